// The fast Warriors of Susanoo against the slow one of tests/reference.
#include "engine/core/long_run_test.h"
#include "engine/core/rng.h"
#include "engine/games/susanoo/proofs/both_test.h"
#include "tests/reference/susanoo_examples.h"

namespace engawa::susanoo {
namespace {

using Seen = std::map<std::string, int>;

const std::map<std::string, Words> kValues = {{"being_choice", {"draft", "random", "deal2"}},
                                              {"element_from_being", {"on", "off"}},
                                              {"tie_wins", {"foes", "fighters"}},
                                              {"helper_pours", {"on", "off"}},
                                              {"retreat_with_helper", {"off", "on"}},
                                              {"equip_windows", {"both", "end"}},
                                              {"trades_per_turn", {"1", "0", "2", "3"}},
                                              {"death_loses_sake", {"off", "on"}},
                                              {"finish_round", {"off", "on"}},
                                              {"score_hand_items", {"on", "off"}},
                                              {"sake_tie_bonus", {"3", "0", "5"}},
                                              {"event_passes", {"3", "0", "1", "2", "4", "5"}}};

std::size_t below(Rng& rng, std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); }

// Options other than the seats; each has its default in half of the games.
slow_susanoo::Options random_options(int seats, Rng& rng) {
    slow_susanoo::Options options;
    for (const auto& [name, values] : kValues)
        if (below(rng, 2) == 0) options[name] = values[below(rng, values.size())];
    if (below(rng, 2) == 0)
        options["first_player"] = std::to_string(1 + below(rng, static_cast<std::size_t>(seats)));
    return options;
}

// Words that this player prefers, the first one that the list has; without any: all moves alike.
struct Player {
    Words prefers;
    unsigned in = 1, of = 1;  // how often it does what it prefers
};

const std::vector<Player> kPlayers = {
    {{}, 0, 1},
    {{"equip", "fight", "ask", "pour", "yes", "pass"}, 1, 1},
    {{"equip", "yes", "head", "fight", "ask", "pour", "play"}, 3, 4},
    {{"act", "equip", "fight", "play", "counter", "yes", "ask"}, 2, 3},
    {{"pass", "trade", "yes", "flee", "roll", "give", "use"}, 1, 2},
};

std::string pick(const Words& list, const Player& player, Rng& rng) {
    if (below(rng, player.of) < player.in) {
        for (const std::string& word : player.prefers) {
            Words kept;
            for (const std::string& move : list)
                if (move.substr(0, move.find(':')) == word) kept.push_back(move);
            if (!kept.empty()) return kept[below(rng, kept.size())];
        }
    }
    return list[below(rng, list.size())];
}

void follow(Fast& fast, slow_susanoo::Table& slow, const Player& player, Rng& rng, Seen& seen) {
    for (;;) {
        ++seen["states"];
        ASSERT_NO_FATAL_FAILURE(expect_same(fast, slow));
        if (slow_susanoo::over(slow)) break;
        const std::string step = slow.agenda.front()[0];
        if (slow_susanoo::chance(slow)) {
            const Pairs list = slow_susanoo::outcomes(slow);
            ASSERT_FALSE(list.empty()) << fast.text();
            ++seen[step + " " + slow.agenda.front().at(slow.agenda.front().size() > 1 ? 1 : 0)];
            ASSERT_NO_FATAL_FAILURE(play_both(fast, slow, 0, list[below(rng, list.size())].first));
        } else {
            const std::vector<int> seats = slow_susanoo::to_act(slow);
            ASSERT_FALSE(seats.empty()) << fast.text();
            const int seat = seats[below(rng, seats.size())];
            const Words list = slow_susanoo::moves(slow, seat);
            ASSERT_FALSE(list.empty()) << fast.text();
            const std::string move = pick(list, player, rng);
            const auto colon = move.find(':');
            const std::string word = move.substr(0, colon);
            ++seen[step + " " + word];
            if (word == "play" || word == "act") ++seen[move];
            ASSERT_NO_FATAL_FAILURE(play_both(fast, slow, seat, move));
        }
    }
    ++seen["end " + fast.reason()];
}

void play_game(int seats, const slow_susanoo::Options& options, const Player& player, Rng& rng,
               Seen& seen) {
    Given given = {{"seats", std::to_string(seats)}};
    std::string said;
    for (const auto& [name, value] : options) {
        given.emplace_back(name, value);
        said += name + "=" + value + " ";
    }
    SCOPED_TRACE(said + "seats " + std::to_string(seats));
    Fast fast(given);
    slow_susanoo::Table slow = slow_susanoo::start(slow_cards(), seats, options);
    follow(fast, slow, player, rng, seen);
}

void play_games(int games, std::uint64_t seed, const slow_susanoo::Options& fixed, Seen& seen) {
    Rng rng{seed};
    for (int i = 0; i < games; ++i) {
        const int seats = 3 + i % 3;
        auto options =
            i % 2 == 0 ? slow_susanoo::Options{{"event_passes", "3"}} : random_options(seats, rng);
        for (const auto& [name, value] : fixed) options[name] = value;
        const Player& player = kPlayers[static_cast<std::size_t>(i / 2) % kPlayers.size()];
        ASSERT_NO_FATAL_FAILURE(play_game(seats, options, player, rng, seen)) << "game " << i;
    }
    testing::Test::RecordProperty("states", seen["states"]);
}

// SUS-531 SUS-534 SUS-520 SUS-405 SUS-451 SUS-470 SUS-503: at every step of whole games.
TEST(SusanooDifferential, GamesAreTheSameAtEveryStep) {
    Seen seen;
    play_games(3, 3, {{"event_passes", "0"}}, seen);
}

TEST(SusanooDifferential, LongGamesAreTheSameAtEveryStepSlow) {
    const bool wanted = long_run();
    Seen seen;
    play_games(wanted ? 200 : 5, wanted ? 2 : 1, {}, seen);
    if (!wanted || HasFatalFailure()) return;
    for (const auto& [id, card] : slow_cards()) {
        if (!card.timing.empty()) EXPECT_GT(seen["play:" + id], 0) << id;
        for (const auto& effect : card.effects)
            if (effect.on == "activate") EXPECT_GT(seen["act:" + id], 0) << id;
    }
    for (const char* end : {"end heads", "end events"}) EXPECT_GT(seen[end], 0) << end;
}

// One Transformation is left in the deck, which random games hardly ever come to.
TEST(SusanooDifferential, GamesAreTheSameWhenTheTransformationsRunOut) {  // SUS-121 SUS-407 SUS-501
    const std::string text =
        "3.1.1.10.0.0.-/TR18,TR19,TR20.-.-.-/"
        "HB08.9.-.CO15,EV20.EQ22+,EQ24+.TR01+,TR02,TR03,TR04,TR05,TR06,TR07,TR08.YO01.OR01.-/"
        "HB10.3.-.EV07,EV21.-.TR09+,TR10,TR11,TR12.YO02.-.-/"
        "HB01.2.-.EV22,YO03.-.TR13+,TR14,TR15,TR16.-.-.-/-/prep+draw+end+surplus+next";
    Rng rng{4};
    Seen seen;
    for (int i = 0; i < 6; ++i) {
        Fast fast;
        fast.set(text);
        slow_susanoo::Table slow = slow_susanoo::read(slow_cards(), text);
        ASSERT_NO_FATAL_FAILURE(follow(fast, slow, kPlayers[3], rng, seen)) << "game " << i;
    }
    EXPECT_GT(seen["end forms"], 0);
}

class SusanooExample : public testing::TestWithParam<int> {};

// WE-07 to WE-43; each file names the ids it shows.
TEST_P(SusanooExample, GoesAsTheLedgerTells) {
    const std::string number = (GetParam() < 10 ? "0" : "") + std::to_string(GetParam());
    const std::string path =
        std::string(ENGAWA_SOURCE_DIR) + "/tests/examples/susanoo/WE-" + number + ".txt";
    Fast fast;
    for (const std::string& wrong : susanoo_examples::Replay<Fast>(fast).run(path))
        ADD_FAILURE() << wrong;
}

INSTANTIATE_TEST_SUITE_P(We, SusanooExample, testing::Range(7, 44));

}  // namespace
}  // namespace engawa::susanoo
