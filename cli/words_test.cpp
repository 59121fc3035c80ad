#include "cli/words.h"

#include <gtest/gtest.h>

namespace engawa::cli {
namespace {

TEST(Words, FillInArgumentsAndLookUpKeysAmongThem) {
    const Words words;
    EXPECT_EQ(
        words.say(Phrase{"paiko.event.deployed",
                         {{"who", "$paiko.white"}, {"tile", "$paiko.tile.Sw"}, {"square", "g5"}}}),
        "White deploys Sword on g5.");
}

TEST(Words, ChooseTheFormByTheNumber) {
    const Words words;
    EXPECT_EQ(words.say("table.undone", {{"count", "1"}}), "1 move taken back.");
    EXPECT_EQ(words.say("table.undone", {{"count", "3"}}), "3 moves taken back.");
}

TEST(Words, GiveBackAKeyThatIsMissing) {
    EXPECT_EQ(Words{}.say("no.such.key"), "no.such.key");
    EXPECT_EQ(Words{"no language"}.say("paiko.name"), "paiko.name");
}

Phrase pick(const std::string& tile) {
    return {"paiko.event.picked", {{"who", "$paiko.white"}, {"tile", "$paiko.tile." + tile}}};
}

TEST(Words, TellTheSameThingDoneAgainInOneSentence) {
    EXPECT_EQ(Words{}.tell({pick("Sa"), pick("Sw"), pick("Sw"), pick("Bw")}),
              "White picks Sai, 2 Sword and Bow.");
    EXPECT_EQ(Words{}.tell({pick("Er"), pick("Er")}), "White picks 2 Earth.");
}

TEST(Words, TellEveryRollOfADie) {
    const auto roll = [](const std::string& points) {
        return Phrase{"susanoo.event.card_die", {{"who", "$susanoo.seat.2"}, {"roll", points}}};
    };
    EXPECT_EQ(Words{}.tell({roll("1"), roll("2"), roll("2")}), "Player 2 rolls 1, 2 and 2.");
}

TEST(Words, TellDifferentThingsOneAfterTheOther) {
    Phrase other = pick("Sa");
    other.arguments[0].second = "$paiko.black";
    EXPECT_EQ(Words{}.tell({pick("Sa"), other}), "White picks Sai. Black picks Sai.");
    EXPECT_EQ(Words{}.tell({pick("Sw"), other}), "White picks Sword. Black picks Sai.");
}

TEST(Words, ListOnlyWhatStandsAtTheEnd) {
    const auto revealed = [](const std::string& card, const std::string& row) {
        return Phrase{"eiyo.event.revealed",
                      {{"card", "$eiyo.card." + card}, {"row", "$eiyo.row." + row}}};
    };
    EXPECT_EQ(Words{}.tell({revealed("red_champion", "F1"), revealed("red_champion", "F1"),
                            revealed("blue_archer", "F1")}),
              "New at row F1: 2 Champion and Archer.");
    EXPECT_EQ(Words{}.tell({revealed("blue_archer", "N1"), revealed("blue_archer", "N2"),
                            revealed("black_scout", "N2")}),
              "New at row N1: Archer. New at row N2: Archer and Scout.");
}

TEST(Wrapped, BreaksAtBlanksAndIndents) {
    EXPECT_EQ(wrapped("one two three", 8, 2), "one two\n  three");
    EXPECT_EQ(wrapped("a_word_longer_than_the_line", 8, 2), "a_word_longer_than_the_line");
}

TEST(Columns, CountsCharactersNotBytes) { EXPECT_EQ(columns("Paikō ◇"), 7); }

}  // namespace
}  // namespace engawa::cli
