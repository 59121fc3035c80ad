// The deterministic games of the ledger: CV-25 to CV-28.
#include <map>
#include <memory>
#include <utility>

#include "engine/core/hash.h"
#include "engine/core/long_run_test.h"
#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

enum class Player { Plain, Hunter };

int losses(const State& s) { return s.losses(0) + s.losses(1); }

// Up to 16 bytes of text as numbers that sort like the bytes: a hundred games have five million
// texts.
using Bytes = std::pair<std::uint64_t, std::uint64_t>;

Bytes bytes(const std::string& text) {
    EXPECT_LE(text.size(), 16u);
    Bytes result;
    for (std::size_t i = 0; i < 16; ++i) {
        std::uint64_t& half = i < 8 ? result.first : result.second;
        half = half << 8 | (i < text.size() ? static_cast<std::uint8_t>(text[i]) : 0u);
    }
    return result;
}

// One game by the rule of CV-25, decision by decision.
class Game {
  public:
    Game(std::uint32_t x, Player player) : x_(x), player_(player) {}

    // The canonical text of the move played, or "" when the game is over.
    std::string step() {
        if (state_.over()) return "";
        const Seat seat{state_.seat};
        buffer_->list.clear();
        game_.legal(state_, seat, buffer_->list);
        most_moves_ = std::max(most_moves_, buffer_->list.size());
        std::vector<Move> candidates = capturing();
        if (candidates.empty()) candidates.assign(buffer_->list.begin(), buffer_->list.end());
        x_ = 1664525u * x_ + 1013904223u;
        const auto index = (std::uint64_t{x_} * candidates.size()) >> 32;
        const Move move = nth_by_text(candidates, index);
        const std::string text = game_.write_move(state_, seat, move);
        ++kinds_[std::string(kind_name(move))];
        ++decisions_;
        const int before = losses(state_);
        play(state_, move);
        captured_ += losses(state_) - before;
        return text;
    }
    void finish() {
        while (!step().empty()) {
        }
    }

    std::string text() const { return game_.write(state_); }
    const State& state() const { return state_; }
    int decisions() const { return decisions_; }
    int captured() const { return captured_; }
    int most_moves() const { return most_moves_; }
    const std::map<std::string, int>& kinds() const { return kinds_; }

  private:
    void play(State& s, Move move) const {
        NoEvents silent;
        game_.apply(s, Seat{s.seat}, move, silent);
    }
    std::vector<Move> capturing() const {
        std::vector<Move> list;
        if (player_ == Player::Plain || state_.phase != Phase::Turn) return list;
        for (const Move move : buffer_->list) {
            State next = state_;
            play(next, move);
            if (losses(next) > losses(state_)) list.push_back(move);
        }
        return list;
    }
    // The index-th move by the bytes of its text, N-16.
    Move nth_by_text(const std::vector<Move>& moves, std::uint64_t index) const {
        std::vector<std::pair<Bytes, Move>> texts;
        texts.reserve(moves.size());
        for (const Move move : moves) {
            texts.emplace_back(bytes(game_.write_move(state_, Seat{state_.seat}, move)), move);
        }
        std::sort(texts.begin(), texts.end());
        return texts[index].second;
    }

    Paiko game_;
    State state_ = game_.start(options_with_cap(400));
    std::unique_ptr<MoveBuffer<Paiko>> buffer_ = std::make_unique<MoveBuffer<Paiko>>();
    std::uint32_t x_;
    Player player_;
    int decisions_ = 0;
    int captured_ = 0;
    int most_moves_ = 0;
    std::map<std::string, int> kinds_;
};

struct Ending {
    std::uint32_t x0;
    int decisions;
    int captured;
    const char* text;
};

void expect_endings(Player player, const std::vector<Ending>& endings) {
    for (const Ending& ending : endings) {
        Game game(ending.x0, player);
        game.finish();
        EXPECT_EQ(game.text(), ending.text) << ending.x0;
        EXPECT_EQ(game.decisions(), ending.decisions) << ending.x0;
        EXPECT_EQ(game.captured(), ending.captured) << ending.x0;
    }
}

TEST(PaikoGames, TheRuleForChoosingMovesPicksFromTheSortedList) {  // CV-25 N-16
    const Words expected = words(
        "+Bw +Bw +Er +Er +Er +Wa +Wa +Lo +Ai +Fi +Er +Er +Er +Wa +Wa +Wa +Wa Bw@a7n Lo@d8 Bw@f2w "
        "+SaSwSw +FiFiFi "
        "+SaFiFi Fi@b7s Er@h14 a7-a8n Sa@i13-i12s Fi@e5e Fi@j9e e5-e3e j9-i9n +SwLo Sa@h12-g12s "
        "f2-g3s Fi@k9n Lo@l10 "
        "Wa@j9 g3-i3s j9=m8 b7-c8s m8-l8 i3-j3n Ai@m8 Fi@f7s i12-j11n +SwAiAi g12-g10w Ai@d4 "
        "h14-h13 j3-h3w Fi@m7w "
        "+BwLoAi m7-m6n Lo@g1 k9-l9s +SaSaSa g10-g11s Bw@c5s g11-f11e Sa@e4-f3n ");
    Game game(1, Player::Plain);
    for (const std::string& move : expected) ASSERT_EQ(game.step(), move);
}

TEST(PaikoGames, PlainGamesEndAsTheLedgerSays) {  // CV-26
    expect_endings(
        Player::Plain,
        {{1, 151, 2,
          "Fi@b9n,Lo@j9,Bw@a8s,Fi@c8e,Sa@g8s,Bw@c7s,Fi@f7e,Sw@b6,Bw@h6n,Er@c5,Ai@d5,Er@e5,"
          "Ai@d4,Sw@e4,Sa@g3e,Ai@g2,Lo@g1/Er@h13,Er@e12,Er@j12,Wa@e11,Sa@f11n,Sw@g11,Bw@f10w,"
          "Sa@j10w,Fi@l9e,Lo@d8,Fi@i8n,Wa@k8,Ai@m8,Sw@n8,Lo@d7,Bw@h7s,Wa@j7,Sw@k7,Fi@m7n,Ai@j6,"
          "Lo@h3/00000013.01000000.10010000/00101000.10000000.00000000/-/xb/-.-/0/132"},
         {2, 156, 2,
          "Sa@d10w,Lo@d8,Bw@d7s,Er@h7,Lo@i7,Wa@l7,Fi@c6e,Fi@f6s,Sw@g6,Wa@m6,Sw@c5,Er@g5,Ai@h5,"
          "Bw@i5n,Ai@k5,Bw@d4s,Ai@e4,Sw@g4,Sa@k4n,Wa@i3,Lo@g2,Fi@h2s,Sa@g1n/Er@h14,Sa@f13n,"
          "Ai@g13,Sw@i13,Er@g11,Bw@h11n,Lo@i11,Ai@j11,Fi@k11n,Sw@f10,Bw@k10e,Wa@l10,Wa@e9,"
          "Er@i9,Sa@f8w,Lo@i8,Bw@l8s,Wa@n8,Fi@m7e/00000010.00000000.00000000/"
          "00000000.11001000.00010100/-/xw/-.-/0/137"},
         {3, 286, 4,
          "Lo@e12,Sw@b8,Ai@c8,Wa@d8,Wa@f8,Lo@m7,Ai@b6,Bw@c6s,Er@e6,Sa@h6n,Sa@m6w,Bw@d5w,Er@e5,"
          "Wa@h5,Fi@d4n,Ai@f4,Sw@h4,Lo@j4,Sw@e3,Fi@g2w,Er@h2,Sa@h1n/Sa@g14w,Fi@g13e,Fi@h13e,"
          "Ai@h12,Er@j12,Bw@h11w,Ai@j11,Sa@k11e,Bw@d10n,Sw@h10,Fi@i10e,Ai@k10,Wa@d9,Er@h9,"
          "Er@i9,Sw@l9,Lo@a8,Bw@i8s,Wa@m8,Sw@n8,Wa@n7,Lo@i2/00000000.00000000.00100100/"
          "00000000.00000000.10010000/-/xw/h6:1.h13:1/0/267"},
         {4, 425, 11,
          "Sw@c10,Bw@c8w,Ai@c7,Er@c6,Fi@f6e,Ai@g6,Bw@c5e,Sw@d5,Ai@e5,Wa@g5,Sa@h5s,Lo@l5,Bw@g4n,"
          "Sw@k4,Wa@g3,Er@i3,Sa@g2w,Wa@i2/Sa@h14e,Fi@f13w,Ai@g13,Er@h13,Sa@i13e,Ai@i12,Ai@j12,"
          "Sw@f11,Er@i11,Sw@j11,Lo@k11,Wa@e10,Wa@h10,Lo@k10,Sw@l10,Sa@i9w,Fi@k9w,Wa@m9,Bw@n8w/"
          "00000000.00000000.10020210/00000000.00000000.00210110/-/xt/f6:2.j11:1/0/400"},
         {5, 197, 0,
          "Lo@d11,Lo@f10,Wa@e9,Sa@b8e,Fi@d8s,Sa@e7s,Sw@f7,Bw@e6w,Ai@g6,Lo@h6,Bw@d5e,Fi@f5n,"
          "Er@i5,Sw@d4,Wa@e4,Ai@g4,Wa@j4,Sa@e3n,Er@f3,Sw@i3,Bw@f2s,Fi@h2n/Ai@h14,Ai@f13,Er@g13,"
          "Wa@h13,Er@i13,Wa@g12,Sw@h12,Er@i12,Wa@j12,Sa@g11n,Sw@i11,Lo@j11,Lo@d10,Sa@g10n,"
          "Sa@h10n,Bw@j10e,Sw@g9,Fi@h9n,Lo@i8,Fi@m8s,Ai@h7,Bw@k7s,Bw@m7w,Fi@k4n/"
          "00001000.00000010.00000000/00000000.00000000.00000000/-/xb/b8:1.m7:1/0/180"}});
}

TEST(PaikoGames, HunterGamesEndAsTheLedgerSays) {  // CV-27
    expect_endings(
        Player::Hunter,
        {{1, 424, 20,
          "Bw@e8n,Ai@b7,Ai@b6,Lo@d6,Er@e6,Wa@c5,Bw@f5e,Lo@l5,Er@f4,Er@g4,Wa@h4,Ai@g3,Sw@i2,"
          "Sw@h1/Wa@h14,Bw@f13w,Lo@e12,Er@g12,Lo@f11,Er@j10,Sa@g9e,Sa@i9s,Sw@j9,Ai@i8,Ai@m8,"
          "Er@n8,Sw@l7,Ai@n7/00000000.00000000.31110301/00000000.00000000.11210302/-/xt/"
          "h4:1.h14:2/0/400"},
         {2, 426, 25,
          "Lo@d8,Lo@l7,Sw@e6,Er@e5,Lo@f5,Sw@j5,Ai@e4,Sw@f4,Er@h4,Wa@e3,Ai@g1/Er@h13,Sa@h12e,"
          "Sw@d11,Ai@j11,Sw@k11,Er@f10,Ai@g10,Ai@i10,Er@j10,Wa@c9,Wa@i7,Lo@l5/"
          "00000000.00000000.30301312/00000000.00000000.21320301/-/xt/j5:1.h12:2/0/400"},
         {3, 427, 24,
          "Lo@d11,Ai@b9,Ai@c7,Ai@b6,Er@c6,Bw@f5s,Lo@k5,Sw@e4,Sw@e3,Wa@i3/Er@g13,Lo@i13,Wa@h11,"
          "Ai@i11,Ai@j11,Bw@l10n,Er@h9,Bw@i9n,Bw@k9s,Er@i8,Wa@k8,Sa@k7w,Sw@m6,Lo@i2/"
          "00000000.00000000.31210322/00000000.00000000.22011301/-/xt/f5:1.k9:1/0/400"},
         {4, 430, 23,
          "Ai@b9,Wa@g9,Sw@d8,Wa@f8,Er@a7,Lo@e7,Wa@b6,Bw@c6n,Sa@e6n,Sw@f6,Ai@g6,Bw@c5n,Er@e4,"
          "Bw@e3w,Er@f3,Sw@i3/Er@g13,Ai@h10,Er@j10,Sw@l9,Er@m9,Lo@m8,Ai@n8,Ai@l7,Sw@j4/"
          "00000000.00000000.20021300/00000000.00000000.31320303/-/xt/f8:1.j4:2/0/400"},
         {5, 151, 8,
          "Lo@d11,Fi@b8n,Sa@d8e,Sw@j8,Sa@n8e,Bw@f7e,Er@j7,Bw@d6s,Sw@e6,Ai@g6,Lo@h6,Er@i5,Ai@k5,"
          "Bw@e4s,Ai@g4,Sa@e3s,Wa@g3,Wa@h3,Wa@i3,Er@g2/Ai@h14,Ai@f13,Er@g13,Er@i13,Sa@e12w,"
          "Sw@h12,Er@j12,Bw@e11n,Sw@h11,Wa@j11,Lo@c10,Sa@h10n,Bw@j10n,Sw@k10,Wa@l8,Lo@n7/"
          "01000000.00000100.00010100/00000000.00000200.10111101/-/xw/-.k10:1/0/127"}});
}

struct Totals {
    int white_wins, black_wins, ties, decisions, turns, captured, most_moves;
    std::map<std::string, int> kinds;
    std::uint64_t digest;
};

// Without --full only the first fifteen games are played.
void expect_totals(Player player, std::uint64_t digest_of_fifteen, const Totals& expected) {
    Totals sum{};
    Fnv1a digest;
    for (std::uint32_t x0 = 1; x0 <= 100; ++x0) {
        if (x0 == 16) {
            ASSERT_EQ(digest.value(), digest_of_fifteen);
            if (!long_run()) return;
        }
        Game game(x0, player);
        game.finish();
        digest.add(game.text());
        sum.white_wins += game.state().phase == Phase::WhiteWon ? 1 : 0;
        sum.black_wins += game.state().phase == Phase::BlackWon ? 1 : 0;
        sum.ties += game.state().phase == Phase::Tie ? 1 : 0;
        sum.decisions += game.decisions();
        sum.turns += game.state().turns;
        sum.captured += game.captured();
        sum.most_moves = std::max(sum.most_moves, game.most_moves());
        for (const auto& [kind, count] : game.kinds()) sum.kinds[kind] += count;
    }
    EXPECT_EQ(sum.white_wins, expected.white_wins);
    EXPECT_EQ(sum.black_wins, expected.black_wins);
    EXPECT_EQ(sum.ties, expected.ties);
    EXPECT_EQ(sum.decisions, expected.decisions);
    EXPECT_EQ(sum.turns, expected.turns);
    EXPECT_EQ(sum.captured, expected.captured);
    EXPECT_EQ(sum.most_moves, expected.most_moves);
    EXPECT_EQ(sum.kinds, expected.kinds);
    EXPECT_EQ(digest.value(), expected.digest);
}

TEST(PaikoGames, AHundredPlainGames) {  // CV-28
    expect_totals(Player::Plain, 0x2c9a68b2f914c14fu,
                  {43,
                   49,
                   8,
                   22130,
                   20195,
                   325,
                   941,
                   {{"pick", 1700},
                    {"reward", 235},
                    {"deploy", 3910},
                    {"sai-bonus", 384},
                    {"shift", 11121},
                    {"turn", 1386},
                    {"redeploy", 2308},
                    {"draw", 1086}},
                   0x98b0bb68fba77596u});
}

TEST(PaikoGames, AHundredHunterGames) {  // CV-28
    expect_totals(Player::Hunter, 0x5c090bd268b08c27u,
                  {16,
                   20,
                   64,
                   32753,
                   30201,
                   1858,
                   950,
                   {{"pick", 1700},
                    {"reward", 852},
                    {"deploy", 4176},
                    {"sai-bonus", 425},
                    {"shift", 16986},
                    {"turn", 1584},
                    {"redeploy", 6131},
                    {"draw", 894},
                    {"pass", 5}},
                   0xc23778b4e6f1b32cu});
}

}  // namespace
}  // namespace engawa::paiko
