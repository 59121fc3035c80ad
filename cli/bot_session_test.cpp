#include "cli/bot_session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace engawa::cli {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ContainsRegex;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

// Everything the bot says to these lines, without its first one.
std::vector<std::string> answers(const std::string& lines, const std::string& game = "paiko") {
    std::istringstream in(lines);
    std::ostringstream out;
    BotSession session(**find_game(game), {}, out);
    session.run(in);
    std::vector<std::string> said;
    std::istringstream split(out.str());
    for (std::string line; std::getline(split, line);) said.push_back(line);
    const std::string rules = std::to_string((*find_game(game))->rules_version());
    EXPECT_EQ(said.front(),
              "engawa-bot 1 game " + game + " rules " + rules + " engine engawa-" ENGAWA_VERSION);
    said.erase(said.begin());
    return said;
}

constexpr const char* kForcedPass =
    "Ai@l8,Lo@l7/Ai@c5,Ai@e3,Ai@e5/00000000.00000000.rest/00000000.00000000.rest/w/t";

TEST(BotSession, AnswersAPosition) {
    const auto said = answers(std::string{"level master\nposition "} + kForcedPass + "\ngo\n");
    EXPECT_EQ(said.back(), "bestmove pass");
}

// It is seat 3's turn, and all four are awaited; only seat 3 can equip.
TEST(BotSession, ThinksForTheFirstAwaitedSeatFromTheActiveOne) {
    const std::string position =
        "4.3.3.1.0.0.-/TR09,TR14,TR18.-.-.-/HB03.1.-.YO17,YO28.-.-.-.-.-/"
        "HB02.1.-.EV04.-.-.-.-.-/HB06.1.-.EQ01,EQ26,EQ29.-.-.-.-.-/"
        "HB01.1.-.YO15,YO30.-.-.-.-.-/-/prep+draw+end+surplus+next";
    std::string lines = "level random\nposition " + position + "\n";
    for (int seed = 1; seed <= 20; ++seed) lines += "seed " + std::to_string(seed) + "\ngo\n";
    EXPECT_THAT(answers(lines, "susanoo"), Contains(StartsWith("bestmove equip:")));
}

TEST(BotSession, AnswersTheViewOfASeat) {
    const auto said =
        answers(std::string{"level random\nview 1 "} + kForcedPass + "\ngo nodes 5\n");
    EXPECT_EQ(said.back(), "bestmove pass");
}

TEST(BotSession, RefusesAViewOfASeatThatIsNotToAct) {
    EXPECT_THAT(answers(std::string{"view 2 "} + kForcedPass + "\ngo\n"),
                ElementsAre(StartsWith("error not_your_turn "), StartsWith("error no_position ")));
}

TEST(BotSession, StreamsWhatItThinks) {
    const auto said = answers(
        "position -/-/11111111.22222222.00000000/12111111.21222222.00000000/w/t\n"
        "level master\ngo nodes 300\n");
    ASSERT_GE(said.size(), 2u);
    EXPECT_THAT(said.front(), ContainsRegex("^info depth [0-9]+ nodes [0-9]+ score -?[0-9]+ pv"));
    EXPECT_THAT(said.back(), StartsWith("bestmove "));
}

TEST(BotSession, TakesAWholeSessionInOneGo) {
    const auto said = answers("level random\nseed 3\nposition\ngo\nposition\ngo\nisready\n");
    int moves = 0;
    for (const std::string& line : said) moves += int{line.starts_with("bestmove +")};
    EXPECT_EQ(moves, 2);
}

TEST(BotSession, GivesTheSameMoveForTheSameSeed) {
    const auto once = answers("level random\nseed 42\nposition\ngo\n");
    EXPECT_EQ(once, answers("level random\nseed 42\nposition\ngo\n"));
}

TEST(BotSession, AnswersEveryMistakeWithAnErrorLine) {
    EXPECT_THAT(answers("dance\n"), ElementsAre(StartsWith("error unknown_command 'dance'")));
    EXPECT_THAT(answers("position x\ngo\n"),
                ElementsAre(StartsWith("error bad_position "), StartsWith("error no_position ")));
    EXPECT_THAT(answers("view 9 x\n"), ElementsAre(StartsWith("error unknown_seat ")));
    EXPECT_THAT(answers("go sideways\n"), ElementsAre(StartsWith("error bad_limit ")));
    EXPECT_THAT(answers("go nodes 0\n"), ElementsAre(StartsWith("error bad_limit ")));
    EXPECT_THAT(answers("level grandmaster\n"), ElementsAre(StartsWith("error bad_bot ")));
    EXPECT_THAT(answers("option colour=red\n"), ElementsAre(StartsWith("error unknown_option ")));
    EXPECT_THAT(answers("option\n"), ElementsAre(StartsWith("error bad_option ")));
    EXPECT_THAT(answers("seed many\n"), ElementsAre(StartsWith("error bad_number ")));
    EXPECT_THAT(answers(std::string(70000, 'x') + "\n"),
                ElementsAre(StartsWith("error line_too_long")));
}

TEST(BotSession, SaysThatAFinishedGameHasNoMove) {
    EXPECT_THAT(answers("position Ai@l8,Lo@l7/Ai@c5,Ai@e3,Ai@e5/00000000.00000000.rest/"
                        "00000000.00000000.rest/-/xt/-.-/2/2\ngo\n"),
                ElementsAre(AllOf(StartsWith("error game_over "), HasSubstr("over"))));
}

// Stop comes right behind a go that would take hours.
TEST(BotSession, StopsWhenItIsTold) {
    const auto said = answers(
        "position -/-/11111111.22222222.00000000/12111111.21222222.00000000/w/t\n"
        "level master\ngo nodes 1000000000\nstop\n");
    EXPECT_THAT(said.back(), StartsWith("bestmove "));
}

TEST(BotSession, QuitsInTheMiddleOfAThought) {
    const auto said = answers(
        "position -/-/11111111.22222222.00000000/12111111.21222222.00000000/w/t\n"
        "level master\ngo nodes 1000000000\nquit\n");
    for (const std::string& line : said) EXPECT_THAT(line, testing::Not(StartsWith("error")));
}

}  // namespace
}  // namespace engawa::cli
