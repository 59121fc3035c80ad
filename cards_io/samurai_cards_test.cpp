// The card file of Way of the Samurai through cards_io and the game's reader.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cards_io/changed_cards_test.h"
#include "engine/games/samurai/cards/cards.h"

namespace engawa {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string kSamurai = std::string{ENGAWA_SOURCE_DIR} + "/data/samurai.toml";

std::string samurai_text() { return text_of(kSamurai); }

std::string changed(const std::string& after, const std::string& from, const std::string& to) {
    return engawa::changed(samurai_text(), after, from, to);
}

std::vector<std::string> mistakes_in(const std::string& toml) {
    return engawa::mistakes_in(toml, samurai::read_cards);
}

int line_with(const std::string& text, const std::string& after, const std::string& part) {
    const auto at = text.find(part, text.find(after));
    return 1 +
           static_cast<int>(std::count(text.begin(), text.begin() + static_cast<long>(at), '\n'));
}

TEST(SamuraiCards, OfTheFileAreWhatTheProjectWasBuiltWith) {  // SAM-010 SAM-021
    const auto file = read_card_file(kSamurai);
    ASSERT_TRUE(file.ok());
    const samurai::CardReading reading = samurai::read_cards(file->json());
    EXPECT_THAT(reading.mistakes, IsEmpty());
    EXPECT_EQ(reading.cards, samurai::default_cards());
    EXPECT_EQ(samurai::digest(reading.cards), samurai::digest(samurai::default_cards()));
}

TEST(SamuraiCards, ShowTheSourceOfEveryEntry) {  // SAM-022
    const samurai::CardSet& cards = samurai::default_cards();
    EXPECT_EQ(cards.action[0].source, "own");
    EXPECT_EQ(cards.blood[0].source, "seed");
    EXPECT_EQ(cards.option[0].source, "known");
    EXPECT_THAT(mistakes_in(changed("id = \"F1\"", "source = \"own\"", "source = \"me\"")),
                Contains(HasSubstr("'source' should be one of seed, known, own")));
}

struct Wrong {
    std::string after;
    std::string from;
    std::string to;
    std::string text;
};

TEST(SamuraiCards, HaveEveryMistakeWithItsLine) {
    for (const Wrong& wrong : {
             Wrong{"id = \"F1\"", "strength = 3", "strength = \"3\"", "'strength' should be"},
             Wrong{"id = \"F1\"", "strength = 3", "strenght = 3", "unknown field"},
             Wrong{"id = \"F2\"", "icon = \"fire\"", "icon = \"flame\"", "there is no icon"},
             Wrong{"id = \"A5\"", "do = \"ki\"", "do = \"kii\"", "not in the vocabulary"},
             Wrong{"id = \"A5\"", "do = \"ki\", who = \"you\", n = 1", "do = \"cancel\"",
                   "cancel is not for this table"},
             Wrong{"id = \"I1\"", "n = -1", "n = 0", "should be a number other than 0"},
             Wrong{"id = \"I1\"", "who = \"victim\"", "who = \"foe\"", "who should be victim"},
             Wrong{"id = \"D1\"", "ki_mark = false", "ki_mark = 0", "should be true or false"},
             Wrong{"id = \"BU4\"", "spent = \"empty\"", "spent = \"never\"", "should be empty"},
             Wrong{"id = \"duel1\"", "opponent = \"O1\"", "opponent = \"O9\"", "no opponent"},
             Wrong{"id = \"EV6\"", "id = \"WE-B\"", "id = \"WE-X\"", "there is no weapon"},
             Wrong{"id = \"opt-yoroi\"", "default = \"none\"", "default = \"me\"",
                   "the default is not one"},
             Wrong{"[constants]", "combo_size = { value = 3", "combo_size = { value = 2",
                   "combo_size should be 3"},
             Wrong{"id = \"F2\"", "id = \"F2\"", "id = \"F1\"", "used more than once"},
         }) {
        const std::string text = changed(wrong.after, wrong.from, wrong.to);
        const auto mistakes = mistakes_in(text);
        EXPECT_THAT(mistakes, Contains(HasSubstr(wrong.text)));
        const int line = line_with(samurai_text(), wrong.after, wrong.from);
        for (const std::string& mistake : mistakes) {  // the line of the field or of its entry
            if (mistake[0] == '?') continue;
            EXPECT_LE(std::abs(std::stoi(mistake) - line), 12) << mistake;
        }
    }
}

TEST(SamuraiCards, OfOtherDecksAreAWarningOnly) {
    const std::string more =
        samurai_text() +
        "\n[[action]]\nid = \"V10\"\nname = \"Echo\"\nicon = \"void\"\nstrength = 1\n"
        "technique = 1\nguard = 0\neffects = []\nsource = \"own\"\n";
    for (const std::string& line : mistakes_in(more)) EXPECT_EQ(line[0], '?') << line;
    EXPECT_THAT(mistakes_in(more), Contains(HasSubstr("31 entries, usual are 30")));
    EXPECT_THAT(mistakes_in(more), Contains(HasSubstr("10 Action cards have the icon void")));
    const std::string life = changed("[constants]", "value = 8", "value = 9");
    EXPECT_THAT(mistakes_in(life), testing::ElementsAre(HasSubstr("the rulebook says 8")));
    const std::string gisei = changed("id = \"GI5\"", "n = -2", "n = 2");
    EXPECT_THAT(mistakes_in(gisei), testing::ElementsAre(HasSubstr("exactly one Gisei card")));
}

TEST(SamuraiCards, MayHaveSeveralBreathsAndOneInsight) {  // SAM-152 SAM-173 SAM-174
    const auto constant = [](const std::string& name, int value) {
        return changed("\n" + name + " =", "value = 1", "value = " + std::to_string(value));
    };
    const std::string twice = constant("breath_limit", 2);
    EXPECT_THAT(mistakes_in(twice), IsEmpty());
    EXPECT_EQ(samurai::read_cards(read_card_text(twice)->json()).cards.constants.breath_limit, 2);
    EXPECT_THAT(mistakes_in(constant("breath_limit", 5)),
                Contains(HasSubstr("a hand has at most 10 cards")));
    EXPECT_THAT(mistakes_in(constant("insight_limit", 2)),
                Contains(HasSubstr("insight_limit should be 1: an attack has one Defence card")));
}

TEST(SamuraiCards, OfNoShapeAreRefused) {
    EXPECT_EQ(samurai::read_cards("[1, 2").mistakes.size(), 1u);
    EXPECT_FALSE(samurai::read_cards("[]").mistakes.empty());
    EXPECT_FALSE(samurai::read_cards("{\"action\": 3, \"constants\": []}").mistakes.empty());
    EXPECT_FALSE(samurai::read_cards("{\"action\": [3, {\"id\": [] }]}").mistakes.empty());
}

}  // namespace
}  // namespace engawa
