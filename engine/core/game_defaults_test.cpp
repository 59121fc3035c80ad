#include "engine/core/game_defaults.h"

#include <gtest/gtest.h>

#include <charconv>
#include <type_traits>

namespace engawa {
namespace {

class Countdown;

struct Count {
    using Game = Countdown;
    int left = 3;
    friend bool operator==(const Count&, const Count&) = default;
};

// Two seats count down in turn; only the parts that the defaults ask for.
class Countdown : public OpenGame<Count>,
                  public WithoutChance<Count>,
                  public WithoutOptions,
                  public InTurn<Count, 2>,
                  public PlainMoves<Count, int>,
                  public PlainHash<Count> {
  public:
    using State = Count;

    SeatSet to_act(const Count& s) const { return SeatSet{Seat{s.left % 2}}; }
    RuleId why_not(const Count& s, Seat, int step) const {
        return step > s.left ? RuleId{"CNT-1"} : RuleId{};
    }
    Result<int> read_attempt(const Count&, Seat, std::string_view text) const {
        int step = 0;
        std::from_chars(text.data(), text.data() + text.size(), step);
        return step;
    }
    std::string write(const Count& s) const { return std::to_string(s.left); }
    Result<Count> read(const NoOptions&, std::string_view text) const {
        if (text.size() != 1) return error("bad_position", "one digit");
        return Count{text[0] - '0'};
    }
    std::uint64_t hash(const Count& s) const { return static_cast<std::uint64_t>(s.left) + 40; }
};

const Countdown kGame;

TEST(GameDefaults, TakeNoRoom) { EXPECT_TRUE(std::is_empty_v<Countdown>); }

TEST(GameDefaults, ShowAnOpenGameToEverybody) {
    Rng rng{1};
    for (const Viewer viewer : {Viewer{Seat{0}}, Viewer{Seat{1}}, kWatcher}) {
        const Observed<Count> view = kGame.observe(Count{2}, viewer);
        EXPECT_EQ(view.state(), Count{2});
        EXPECT_EQ(view.viewer(), viewer);
        EXPECT_EQ(kGame.guess(view, rng), Count{2});
        EXPECT_EQ(wire_text(kGame, view), "2");
        EXPECT_TRUE(*kGame.read_view(NoOptions{}, viewer, "2") == view);
    }
    EXPECT_EQ(kGame.read_view(NoOptions{}, kWatcher, "none").error().code, "bad_position");
    EXPECT_FALSE(Countdown::kHasSecrets);
}

TEST(GameDefaults, WeighNothingWithoutChance) {
    EXPECT_EQ(kGame.weight(Count{}, 1), 1u);
    EXPECT_FALSE(Countdown::kHasChance);
}

TEST(GameDefaults, TakeNoOptions) {
    EXPECT_TRUE(kGame.schema().empty());
    EXPECT_TRUE(kGame.options({}).ok());
    EXPECT_EQ(kGame.options({{"size", "4"}}).error().code, "unknown_option");
}

TEST(GameDefaults, WaitForWhoeverMayActAndLetEverybodyTalk) {
    EXPECT_EQ(kGame.seats(NoOptions{}), 2);
    EXPECT_EQ(kGame.awaited(Count{3}), SeatSet{Seat{1}});
    EXPECT_EQ(kGame.talk(Count{}), Talk::everybody(2));
}

TEST(GameDefaults, ReadAnAttemptThatIsLegalAsAMove) {
    EXPECT_EQ(kGame.attempt(Count{}, Seat{0}, 2), 2);
    EXPECT_EQ(*kGame.read_move(Count{}, Seat{1}, "3"), 3);
    EXPECT_EQ(kGame.read_move(Count{}, Seat{1}, "4").error().text, "'4' is not legal here (CNT-1)");
}

TEST(GameDefaults, HashAfreshAsEver) { EXPECT_EQ(kGame.hash_afresh(Count{2}), 42u); }

}  // namespace
}  // namespace engawa
