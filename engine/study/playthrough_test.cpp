// Golden playthroughs: tests/playthroughs/<game>/<name>.txt, byte for byte. With
// ENGAWA_UPDATE_GOLDEN=1 in the environment they are written instead; read what changed before you
// commit it.
#include "engine/study/playthrough.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "engine/games/eiyo/eiyo.h"
#include "engine/games/paiko/paiko.h"
#include "engine/games/samurai/samurai.h"
#include "engine/games/sealed_bid/sealed_bid.h"
#include "engine/games/susanoo/proofs/other_rules_test.h"
#include "engine/games/susanoo/susanoo.h"
#include "engine/games/tictactoe/tictactoe.h"
#include "engine/match/games.h"

namespace engawa {
namespace {

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// The first line that differs: enough to find the place, and short.
std::string first_difference(const std::string& expected, const std::string& actual) {
    std::istringstream left{expected}, right{actual};
    std::string a, b;
    for (int line = 1;; ++line) {
        const bool more = static_cast<bool>(std::getline(left, a));
        const bool more_too = static_cast<bool>(std::getline(right, b));
        if (!more && !more_too) return "only the line ends differ";
        if (a != b || more != more_too) {
            return "line " + std::to_string(line) + "\n  expected " + a + "\n  got      " + b;
        }
    }
}

template <Game G>
std::filesystem::path golden(const std::string& name) {
    return std::filesystem::path{ENGAWA_SOURCE_DIR} / "tests/playthroughs" / std::string{G::kName} /
           (name + ".txt");
}

template <Game G>
void expect_golden(const G& game, const std::string& name, const Given& given, std::uint64_t seed,
                   const PlaythroughPart& part = {}) {
    const std::filesystem::path path = golden<G>(name);
    const std::string text = playthrough(game, given, seed, part);
    if (std::getenv("ENGAWA_UPDATE_GOLDEN") != nullptr) {
        std::filesystem::create_directories(path.parent_path());
        std::ofstream{path, std::ios::binary} << text;
        GTEST_SKIP() << "written: " << path;
    }
    const std::string expected = read_file(path);
    ASSERT_FALSE(expected.empty()) << path << " is missing: ENGAWA_UPDATE_GOLDEN=1 writes it";
    EXPECT_TRUE(expected == text) << path << ", " << first_difference(expected, text);
}

// Small games have one game without options, named "random".
TEST(Playthrough, OfEverySmallGame) {
    int found = 0;
    const auto expect_random = [&]<class E>(const E& entry) {
        if (!std::filesystem::exists(golden<typename E::Game>("random"))) return;
        ++found;
        expect_golden(entry.game, "random", {}, 1);
    };
    each_entry(expect_random);
    EXPECT_GE(found, 2);
}

TEST(Playthrough, SealedBidForTwo) { expect_golden(sealed_bid::SealedBid{}, "two", {}, 6); }
TEST(Playthrough, SealedBidForThreeWithSecondThoughts) {
    expect_golden(sealed_bid::SealedBid{}, "three",
                  {{"seats", "3"}, {"ranks", "5"}, {"hand", "3"}, {"second_thoughts", "yes"}}, 26);
}

TEST(Playthrough, PaikoToTheTurnCap) {
    expect_golden(paiko::Paiko{}, "turn_cap", {{"turn_cap", "60"}}, 1);
}
TEST(Playthrough, PaikoToTheEnd) { expect_golden(paiko::Paiko{}, "points", {}, 42); }

TEST(Playthrough, EiyoSolo) { expect_golden(eiyo::Eiyo{}, "solo", {}, 40); }
TEST(Playthrough, EiyoCoop) { expect_golden(eiyo::Eiyo{}, "coop", {{"mode", "coop"}}, 30); }
TEST(Playthrough, EiyoOnThePathOfTheWarrior) {
    expect_golden(eiyo::Eiyo{}, "path",
                  {{"mode", "coop"}, {"path", "on"}, {"special_after_use", "discard"}}, 9);
}
TEST(Playthrough, EiyoByTheDraft) {
    expect_golden(eiyo::Eiyo{}, "draft", {{"mode", "coop"}, {"edition", "draft"}}, 23);
}

TEST(Playthrough, SamuraiDuel) { expect_golden(samurai::Samurai{}, "duel", {}, 3); }
TEST(Playthrough, SamuraiInBlood) {
    expect_golden(samurai::Samurai{}, "blood", {{"blood", "on"}, {"weapon", "WE-W"}}, 5);
}
TEST(Playthrough, SamuraiAgainstThree) {
    expect_golden(samurai::Samurai{}, "three", {{"three", "on"}, {"yoroi", "self"}}, 7);
}
TEST(Playthrough, SamuraiAgainstShiroInArmour) {
    expect_golden(samurai::Samurai{}, "shiro",
                  {{"opponent", "O7"}, {"yoroi", "opponent"}, {"difficulty", "easy"}}, 2);
}
TEST(Playthrough, SamuraiInTheForest) {
    expect_golden(samurai::Samurai{}, "forest",
                  {{"surrounding", "SU1"}, {"weather", "random"}, {"weapon", "WE-B"}}, 4);
}
TEST(Playthrough, SamuraiOnTheRoad) {
    expect_golden(samurai::Samurai{}, "campaign", {{"mode", "campaign"}, {"weapon", "WE-Y"}}, 17);
}
TEST(Playthrough, SamuraiAgainstTheClan) {
    expect_golden(samurai::Samurai{}, "clan", {{"mode", "clan"}, {"surrounding", "L3"}}, 8);
}

TEST(Playthrough, SamuraiFallsFromTheCliff) {
    expect_golden(samurai::Samurai{}, "cliff",
                  {{"surrounding", "SU2"}, {"opponent", "O6"}, {"weapon", "WE-Y"}}, 26);
}
TEST(Playthrough, SamuraiInTheWindWithTheNaginata) {
    expect_golden(samurai::Samurai{}, "naginata",
                  {{"surrounding", "SU2"},
                   {"opponent", "O2"},
                   {"weapon", "WE-N"},
                   {"weather", "X1"},
                   {"difficulty", "hard"}},
                  6);
}
TEST(Playthrough, SamuraiAtTheRiverWithTheKusarigama) {
    expect_golden(samurai::Samurai{}, "river",
                  {{"surrounding", "L2"},
                   {"opponent", "O3"},
                   {"weapon", "WE-U"},
                   {"weather", "X2"},
                   {"gisei", "off"}},
                  9);
}
TEST(Playthrough, SamuraiAtTheTempleWithTheNodachi) {
    expect_golden(samurai::Samurai{}, "temple",
                  {{"surrounding", "L1"},
                   {"opponent", "O4"},
                   {"weapon", "WE-O"},
                   {"weather", "X3"},
                   {"bushido", "off"}},
                  8);
}
TEST(Playthrough, SamuraiOnTheBeachWinsAVirtue) {
    expect_golden(samurai::Samurai{}, "beach",
                  {{"surrounding", "L4"}, {"opponent", "O5"}, {"weather", "X4"}}, 34);
}

// Games of Warriors of Susanoo are long and have many viewers: parts in which much happens.
TEST(Playthrough, SusanooForThree) {
    expect_golden(susanoo::Susanoo{}, "three", {{"seats", "3"}}, 2, {362, 412});
}
TEST(Playthrough, SusanooForFour) {
    expect_golden(susanoo::Susanoo{}, "four", {{"seats", "4"}}, 3, {951, 1005});
}
TEST(Playthrough, SusanooForFive) {
    expect_golden(susanoo::Susanoo{}, "five", {{"seats", "5"}}, 3, {440, 480});
}
TEST(Playthrough, SusanooWithAHelper) {
    expect_golden(susanoo::Susanoo{}, "help", {{"seats", "4"}}, 4, {58, 100});
}

Given unusual_susanoo() {
    Given given = {{"seats", "3"}, {"first_player", "2"}};
    given.insert(given.end(), susanoo::kOtherRules.begin(), susanoo::kOtherRules.end());
    given.push_back({"event_passes", "0"});
    return given;
}
TEST(Playthrough, SusanooBeginsWithOtherOptions) {
    expect_golden(susanoo::Susanoo{}, "options", unusual_susanoo(), 5, {0, 60});
}
TEST(Playthrough, SusanooEndsWithOtherOptions) {
    expect_golden(susanoo::Susanoo{}, "end", unusual_susanoo(), 5, {690});
}

TEST(Playthrough, ToldInPartIsThatPartOfTheWhole) {
    const tictactoe::TicTacToe game;
    const std::string whole = playthrough(game, {}, 1);
    const std::string part = playthrough(game, {}, 1, {2, 3});
    const auto from = whole.find("\n== 2\n");
    EXPECT_EQ(part, whole.substr(0, whole.find('\n') + 1) + "# From position 2 to 3\n" +
                        whole.substr(from, whole.find("\n== 4\n") - from));
    const std::string rest = playthrough(game, {}, 1, {4});
    EXPECT_TRUE(rest.ends_with(whole.substr(whole.find("\n== 4\n"))));
}

TEST(Playthrough, OfRefusedOptionsIsTheRefusal) {
    EXPECT_EQ(playthrough(tictactoe::TicTacToe{}, {{"size", "4"}}, 1),
              "# A random game of tictactoe, rules version 1, seed 1, size=4\n"
              "there is no option 'size'; this game has none\n");
}

TEST(Playthrough, DependsOnTheSeedAlone) {
    const sealed_bid::SealedBid game;
    EXPECT_EQ(playthrough(game, {}, 5), playthrough(game, {}, 5));
    EXPECT_NE(playthrough(game, {}, 5), playthrough(game, {}, 6));
}

}  // namespace
}  // namespace engawa
