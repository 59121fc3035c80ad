#include "cards_io/cards_io.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cards_io/changed_cards_test.h"
#include "engine/games/eiyo/cards/cards.h"

namespace engawa {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

const std::string kEiyo = std::string{ENGAWA_SOURCE_DIR} + "/data/eiyo.toml";

// A line of the file counted from 1 that contains this, from the n-th occurrence on.
int line_with(const std::string& text, const std::string& part) {
    const auto at = text.find(part);
    EXPECT_NE(at, std::string::npos) << part;
    return 1 +
           static_cast<int>(std::count(text.begin(), text.begin() + static_cast<long>(at), '\n'));
}

std::string changed(const std::string& after, const std::string& from, const std::string& to) {
    return engawa::changed(text_of(kEiyo), after, from, to);
}

std::vector<std::string> mistakes_in(const std::string& toml) {
    return engawa::mistakes_in(toml, eiyo::read_cards);
}

TEST(CardFile, OfEiyoIsWhatTheProjectWasBuiltWith) {
    const auto file = read_card_file(kEiyo);
    ASSERT_TRUE(file.ok());
    const eiyo::CardReading reading = eiyo::read_cards(file->json());
    EXPECT_THAT(reading.mistakes, IsEmpty());
    EXPECT_EQ(reading.cards, eiyo::default_cards());
}

TEST(CardFile, ThatCannotBeReadSaysWhere) {
    EXPECT_EQ(read_card_file("/nowhere/cards.toml").error().code, "no_such_file");
    const auto wrong = read_card_text("a = 1\nb = = 2\n");
    EXPECT_EQ(wrong.error().code, "bad_cards");
    EXPECT_THAT(wrong.error().text, HasSubstr("line 2"));
    EXPECT_EQ(read_card_text("a = 1\na = 2\n").error().code, "bad_cards");
}

std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

TEST(CardFile, ThatIsTooDeepOrTooLargeIsRefusedAtOnce) {
    std::string wide;
    for (int i = 0; i < 5000; ++i) wide += "k" + std::to_string(i) + "=1\n";
    const std::pair<std::string, std::string> cases[] = {
        {repeated("a.", 400000) + "a = 1\n", "too many parts"},
        {"[" + repeated("a.", 400000) + "a]\n", "too many parts"},
        {"x = { " + repeated("a.", 40) + "a = 1 }\n", "too many parts"},
        {"x = \"\\\"\"\n" + repeated("a.", 40) + "a = 1\n", "too many parts"},
        {"a = 1\n" + repeated("[", 200) + "x]\n",
         "line 2, column 1: the name of a table is missing"},
        {"a = 1\n\n [ =]\n", "line 3, column 1: the name of a table is missing"},
        {"[", "line 1, column 1: the name of a table is missing"},
        {"[[\nx]]", "line 1, column 1: the name of a table is missing"},
        {"x = [\n  [{ a = 1 }],\n]\n[\u00e9]\n",
         "line 4, column 1: the name of a table is missing"},
        {"a = 1\nx = " + repeated("[", 40) + repeated("]", 40) + "\n",
         "line 2, column 1: tables and lists are nested too deeply"},
        {wide, "at most 1000 entries"},
        {repeated("[[weapon]]\n", 5000),
         "line 1, column 1: a table or list has at most 1000 entries"},
        {repeated(" ", 1 << 20) + "\n", "one mebibyte"},
    };
    for (const auto& [text, what] : cases) {
        const auto file = read_card_text(text);
        ASSERT_FALSE(file.ok()) << what;
        EXPECT_THAT(file.error().text, HasSubstr(what));
    }
}

TEST(CardFile, MayHaveDotsInTextsAndRemarks) {
    const std::string dots = repeated(".", 50);
    const auto file =
        read_card_text("# " + dots + "\nx = \"" + dots + "\\\"" + dots + "\" # " + dots +
                       "\ny = \"\"\"" + dots + "\n\"" + dots + "\"\"\"\nz = '" + dots + "\\'\n");
    ASSERT_TRUE(file.ok()) << file.error().text;
    EXPECT_EQ(file->line_of("z"), 5);
    EXPECT_TRUE(read_card_text("x = [\n  [{ a = 1 }],\n  [],\n]\n[ \"y\" ]\n[[ 'z' ]]\n").ok());
}

TEST(CardFile, KnowsTheLineOfEverythingAndOfWhatIsAroundIt) {
    const auto file =
        read_card_text("[meta]\nx = 1\n\n[[card]]\nid = \"a\"\n[[card]]\nid = \"b\"\n");
    ASSERT_TRUE(file.ok());
    EXPECT_EQ(file->line_of("meta.x"), 2);
    EXPECT_EQ(file->line_of("card[1].id"), 7);
    EXPECT_EQ(file->line_of("card[1]"), 6);
    EXPECT_EQ(file->line_of("card[1].missing.deep[3]"), 6);
    EXPECT_EQ(file->line_of("nothing"), 1);
}

struct Wrong {
    std::string after, from, to;  // the change
    std::string line_of;          // where in the changed file the mistake is
    std::string text;             // part of what is said
};

// One of each kind that the checker of the card set knows.
const Wrong kWrong[] = {
    {"[meta]", "[vocabulary]", "[vocabularies]", "[vocabularies]", "unknown table"},
    {"[meta]", "\"TR\", \"BR\"", "\"BR\", \"TR\"", "corners = ", "corners should be"},
    {"[meta]", "\"blue\"", "\"green\"", "troops = ", "troops should be"},
    {"[meta]", "\"rich\"", "\"poor\"", "default_enemy_set", "is not in the file"},
    {"[vocabulary]", "\"discard\", ", "", "do = [\"no_deflect\"", "vocabulary.do"},
    {"[constants.common]", "value = 32", "value = 31", "standard_weapons", "should be 32"},
    {"[constants.common]", "value = 4, source = \"seed\" }      # P", "value = \"4\" } # P",
     "yamabushi_added", "{ value = number"},
    {"[constants.common]", "hand_limit = ", "hand_limits = ", "hand_limits", "unknown constant"},
    {"[constants.common]", "hand_limit = { value = 6", "hand_limit = { value = 7", "hand_limit",
     "hand_limit should be 1 to 6"},
    {"[constants.common]", "hand_limit = { value = 6", "hand_limit = { value = 5",
     "values = [\"6\", \"none\"]", "the values should be 5, none"},
    {"[constants.solo]", "[constants.solo]", "[constants.duel]", "[constants.duel]",
     "unknown group"},
    {"id = \"path\"", "default = \"off\"", "default = \"maybe\"", "default = \"maybe\"",
     "not one of the values"},
    {"id = \"path\"", "values = [\"off\", \"on\"]", "values = [\"off\", \"off\"]",
     "values = [\"off\", \"off\"]", "two different values"},
    {"id = \"path\"", "modes = [\"solo\", \"coop\"]", "modes = [\"trio\"]", "modes = [\"trio\"]",
     "modes should be among"},
    {"id = \"enemy_set\"", "values = [\"rich\", \"lean\"]", "values = [\"rich\", \"poor\"]",
     "[[option]]", "should list the enemy sets"},
    {"id = \"path\"", "id = \"path\"", "id = \"road\"", "id = \"road\"", "no option"},
    {"[[rank]]", "from = 45", "from = 39", "[[rank]]", "ranks of coop should ascend"},
    {"[[rank]]", "mode = \"coop\"", "mode = \"duo\"", "mode = \"duo\"",
     "'mode' should be one of solo, coop"},
    {"id = \"tanto_tr\"", "copies = 3", "copies = 10", "copies = 10",
     "'copies' should be a whole number from 1 to 9, not 10"},
    {"id = \"tanto_tr\"", "copies = 3", "copies = 4", "[[weapon]]", "standard weapons: 33, not 32"},
    {"id = \"tanto_tr\"", "copies = 3", "copies = 4", "[[weapon]]", "corner TR is on 14"},
    {"id = \"tanto_tr\"", "copies = 3", "copies = true", "copies = true",
     "should be a whole number"},
    {"id = \"tanto_tr\"", "copies = 3\n", "", "[[weapon]]\nid = \"tanto_tr\"",
     "'copies' is missing"},
    {"id = \"tanto_tr\"", "copies", "copise", "copise", "unknown field"},
    {"id = \"tanto_tr\"", "source = \"own\"", "source = \"me\"", "source = \"me\"",
     "'source' should be one of seed, known, own, not 'me'"},
    {"id = \"katana_top\"", "[\"TL\", \"TR\"]", "[\"TR\", \"TL\"]", "[\"TR\", \"TL\"]",
     "positions should be corners"},
    {"id = \"katana_top\"", "[\"TL\", \"TR\"]", "[\"TL\", \"TR\", \"BR\", \"BL\"]",
     "positions = [\"TL\", \"TR\", \"BR\", \"BL\"]", "1 to 3 corners"},
    {"id = \"tanto_tr\"", "tanto_tr", "tanto_tl", "id = \"tanto_tl\"\nname = \"Tanto, far right\"",
     "more than once"},
    {"id = \"tanto_tr\"", "tanto_tr", "Tanto TR", "id = \"Tanto TR\"", "an id is made of"},
    {"[[special_weapon]]", "copies = 4", "copies = 3", "[[special_weapon]]", "special weapons: 3"},
    {"[[special_weapon]]", "solo_copies = 2", "solo_copies = 1", "[[special_weapon]]",
     "used solo: 1, not 2"},
    {"id = \"red_champion\"", "[6, 4, 3]", "[6, 4]", "damage = [6, 4]\n", "three numbers"},
    {"id = \"red_champion\"", "[6, 4, 3]", "[0, 4, 3]", "damage = [0, 4, 3]",
     "at least 1"},  // EIY-291
    {"id = \"red_champion\"", "honor = 4", "honor = 10", "honor = 10",
     "'honor' should be a whole number from 0 to 9, not 10"},
    {"id = \"red_champion\"", "troop = \"red\"", "troop = \"pink\"", "troop = \"pink\"",
     "'troop' should be one of red, black, blue, yellow"},
    {"id = \"red_champion\"", "troop = \"red\"", "troop = \"blue\"", "[[enemy_set.rich]]",
     "troop red: 6, not 9"},
    {"id = \"red_champion\"", "copies = 3", "copies = 2", "[[enemy_set.rich]]", "35, not 36"},
    {"id = \"ambusher\"", "n = 2", "n = 4", "effects = [{ on = \"reveal\", do = \"discard\", n = 4",
     "n should be 1 to 3"},
    {"id = \"ambusher\"", "n = 2", "n = 3", "text = \"When revealed after setup: discard 2",
     "text should be 'When revealed after setup: discard 3 cards"},
    {"id = \"ambusher\"", "on = \"reveal\"", "on = \"front\"", "on = \"front\", do = \"discard\"",
     "not in the vocabulary"},
    {"id = \"ambusher\"", ", n = 2", "", "on = \"reveal\", do = \"discard\" }", "on, do and n"},
    {"id = \"gatekeeper\"", "effects = [{ on = \"front\", do = \"no_deflect\" }]",
     "effects = [{ on = \"front\", do = \"no_deflect\" }, { on = \"front\", do = \"no_deflect\" }]",
     "}, { on = \"front\"", "twice"},
    {"id = \"warlord\"", "copies = 1", "copies = 2", "[[boss]]", "bosses: 7, not 6"},
    {"id = \"yamabushi_gate\"", "copies = 1", "copies = 2", "[[yamabushi]]", "Yamabushi: 5, not 4"},
};

TEST(CardFile, OfEiyoHasEveryMistakeAtItsLine) {
    for (const Wrong& wrong : kWrong) {
        const std::string text = changed(wrong.after, wrong.from, wrong.to);
        const std::string line = std::to_string(line_with(text, wrong.line_of)) + ": ";
        EXPECT_THAT(mistakes_in(text), testing::Contains(testing::AllOf(testing::StartsWith(line),
                                                                        HasSubstr(wrong.text))))
            << wrong.from << " -> " << wrong.to;
    }
}

TEST(CardFile, OfEiyoMayChangeWhatIsNotTheShapeOfTheGame) {
    const std::string text = changed("id = \"red_champion\"", "[6, 4, 3]", "[9, 0, 9]");
    const auto file = read_card_text(text);
    const eiyo::CardReading reading = eiyo::read_cards(file->json());
    EXPECT_THAT(reading.mistakes, IsEmpty());
    EXPECT_EQ(reading.cards.enemy_sets[0].enemies[2].damage,
              (std::array<std::uint8_t, 3>{9, 0, 9}));
    EXPECT_THAT(mistakes_in(changed("draw_count", "value = 4", "value = 5")), IsEmpty());
    EXPECT_THAT(
        mistakes_in(changed("id = \"hand_limit\"", "default = \"6\"", "default = \"none\"")),
        IsEmpty());
}

}  // namespace
}  // namespace engawa
