// The card file of Warriors of Susanoo through cards_io and the game's reader.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "cards_io/cards_io.h"
#include "engine/games/susanoo/cards/cards.h"

namespace engawa {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string kSusanoo = std::string{ENGAWA_SOURCE_DIR} + "/data/susanoo.toml";

std::string susanoo_text() {
    std::ifstream in(kSusanoo);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

// The text with the first `from` behind `after` replaced.
std::string changed(std::string text, const std::string& after, const std::string& from,
                    const std::string& to) {
    const auto start = text.find(after);
    EXPECT_NE(start, std::string::npos) << after;
    const auto at = text.find(from, start);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}
std::string changed(const std::string& after, const std::string& from, const std::string& to) {
    return changed(susanoo_text(), after, from, to);
}

int line_of(const std::string& text, std::size_t at) {
    return 1 +
           static_cast<int>(std::count(text.begin(), text.begin() + static_cast<long>(at), '\n'));
}

// "LINE: what" for each mistake, with '?' in front of a warning.
std::vector<std::string> mistakes_in(const std::string& toml) {
    const auto file = read_card_text(toml);
    if (!file) return {file.error().code + " " + file.error().text};
    std::vector<std::string> lines;
    for (const CardMistake& mistake : susanoo::read_cards(file->json()).mistakes) {
        lines.push_back((mistake.warning ? "?" : "") + std::to_string(file->line_of(mistake.path)) +
                        ": " + mistake.text);
    }
    return lines;
}

TEST(SusanooCards, OfTheFileAreWhatTheProjectWasBuiltWith) {
    const auto file = read_card_file(kSusanoo);
    ASSERT_TRUE(file.ok());
    const susanoo::CardReading reading = susanoo::read_cards(file->json());
    EXPECT_THAT(reading.mistakes, IsEmpty());
    ASSERT_EQ(reading.cards.cards.size(), susanoo::default_cards().cards.size());
    for (std::size_t i = 0; i < reading.cards.cards.size(); ++i) {
        susanoo::Card card = reading.cards.cards[i];
        EXPECT_EQ(susanoo::default_lore(card.id), card.lore);
        card.lore.clear();  // of the default cards it is kept apart
        EXPECT_EQ(card, susanoo::default_cards().cards[i]) << card.id;
    }
    EXPECT_EQ(reading.cards.event_passes, susanoo::default_cards().event_passes);
    EXPECT_EQ(susanoo::digest(reading.cards), susanoo::digest(susanoo::default_cards()));
}

// Mistakes of one card.

struct Wrong {
    std::string card;
    std::string from;
    std::string to;
    std::string text;  // part of what is said
    std::string line;  // what stands in its line; empty: `to`; "[[": where the card begins
};

const Wrong kWrong[] = {
    // Fields
    {"HB01", "element = \"fire\"\n", "", "HB01: 'element' is missing", "[["},
    {"HB02", "element = \"fire\"", "element = \"fier\"",
     "HB02: 'element' should be one of fire, water, air, earth, void, not 'fier'; did you mean "
     "'fire'?",
     ""},
    {"HB03", "lore = ", "loer = 1\nlore = ", "unknown field 'loer'; did you mean 'lore'?", "loer"},
    {"HB04", "name = \"Toyotama-hime\"", "name = 5", "'name' should be one line of text", ""},
    {"OR01", "level = 16", "level = 26", "'level' should be a whole number from 1 to 25, not 26",
     ""},
    {"OR02", "level = 17", "level = \"17\"", "from 1 to 25, not '17'", ""},
    {"OR03", "level = 16", "level = 16\nvp = 2", "unknown field 'vp'", "vp = 2"},
    {"OR04", "level = 18", "level = true", "from 1 to 25, not true", ""},
    {"YO01", "rewards = 1", "rewards = 6", "'rewards' should be a whole number from 0 to 5", ""},
    {"YO02", "levels = 0", "levels = 4", "'levels' should be a whole number from 0 to 3", ""},
    {"YO03", "rewards = 1\n", "", "'rewards' is missing", "[["},
    {"TR01", "vp = 3", "vp = 7", "'vp' should be a whole number from 0 to 6", ""},
    {"EV01", "timing = \"immediate\"", "timing = \"imediate\"",
     "should be one of immediate, any, battle, persistent, not 'imediate'; did you mean", ""},
    {"EV02", "timing = \"immediate\"", "timing = \"immediate\"\nuntil = \"win\"",
     "'until' belongs to persistent Events only", "until = \"win\""},
    {"EV28", "until = \"win\"\n", "", "'until' is missing", "[["},
    {"EV29", "until = \"loss\"", "until = \"lost\"", "one of win, loss, death, not 'lost'", ""},
    {"EQ01", "kind = \"helmet\"", "kind = \"hat\"",
     "'kind' should be one of helmet, armor, weapon, consumable, not 'hat'", ""},
    {"EQ02", "vp = 1", "vp = 1\ntiming = \"any\"", "Equipment has none", "timing = \"any\""},
    {"CO01", "timing = \"battle\"\n", "", "'timing' is missing", "[["},
    {"CO06", "timing = \"any\"", "timing = \"immediate\"", "should be any or battle", ""},
    {"HB05", "id = \"HB05\"", "id = \"HB5\"", "should be HB and two digits, not 'HB5'", ""},
    {"YO04", "id = \"YO04\"", "id = \"OR44\"", "the id of a Yokai should be YO and two digits", ""},
    {"EQ03", "id = \"EQ03\"", "id = \"CO33\"", "the id of Equipment should be EQ", ""},
    {"TR19", "id = \"TR19\"", "id = \"TR02\"", "the id is used twice, also by 'Blazing Oni'", ""},
    {"YO06", "name = \"Azukiarai\"", "name = \"Akaname\"", "'Akaname' is used twice, also by", ""},
    // Words and parameters
    {"YO07", "effects = [", "effects = [ 5,", "effect 1: should be a table { on = ..., do = ... }",
     ""},
    {"YO08", "on = \"passive\"", "on = \"pasive\"",
     "YO08, effect 1: 'on' should be one of passive, enter, activate, resolve, win, bad, not "
     "'pasive'; did you mean 'passive'?",
     ""},
    {"YO09", "do = \"power\"", "do = \"powr\"", "did you mean 'power'?", ""},
    {"YO10", "do = \"power\", ", "", "'do' is missing", "hand_ge:4"},
    {"YO11", "side = \"foes\"", "side = \"foe\"", "one of fighters, foes, choice, not 'foe'; did",
     ""},
    {"YO12", ", side = \"foes\"", "", "power lacks 'side': power takes n, side and perhaps per",
     "!slot_used:armor"},
    {"YO13", "n = 4, side", "n = 11, side", "'n' should be a whole number from -10 to 10, not 11",
     "n = 11"},
    {"YO14", "n = 3", "n = 0", "'n' should not be 0", "n = 0"},
    {"YO15", "n = 6", "n = 6.5", "'n' should be a whole number", "n = 6.5"},
    {"YO16", "per = \"transformation\"", "per = \"forms\"", "'per' should be one of sake, head",
     ""},
    {"YO17", "from = \"random\"", "from = \"rnadom\"", "did you mean 'random'?", ""},
    {"EV10", "deck = \"reward\"", "deck = \"rewards\"", "did you mean 'reward'?", ""},
    {"EV15", "of = 5", "of = 7", "'of' should be a whole number from 2 to 6, not 7", ""},
    {"EV03", "who = \"all\"", "who = \"everybody\"",
     "one of self, target, main, all, highest, lowest, not 'everybody'", ""},
    {"EV24", "do = \"block_help\"", "do = \"block_help\", n = 1",
     "block_help does not take 'n': block_help takes nothing", ""},
    {"EV05", "n = 2 }", "n = 2, per = \"die\" }", "sake does not take 'per': sake takes n", ""},
    {"EQ10", "element = \"water\" }", "element = \"ice\" }",
     "'element' should be one of fire, water", ""},
    {"OR06", "slot = \"weapon\"", "slot = \"sword\"",
     "one of helmet, armor, weapon, transformation", ""},
    {"EQ07", "limit = \"battle\"", "limit = \"fight\"", "'limit' should be one of battle, turn",
     ""},
    {"TR03", "limit = \"battle\", ", "", "'limit' is missing", "cost_n = 2"},
    {"TR07", "cost = \"hand\"", "cost = \"weapon\"",
     "'cost' should be one of hand, item, sake, not 'weapon'", ""},
    {"TR18", ", cost_n = 1", "", "'cost_n' is missing", "do = \"banish\""},
    {"EQ25", "cost_n = 1", "cost_n = 4", "'cost_n' should be a whole number from 1 to 3", ""},
    {"EQ34", "cost = \"sake\", ", "", "'cost' is missing", "cost_n = 1"},
    {"TR04", "side = \"fighters\" }", "side = \"fighters\", limit = \"turn\" }",
     "'limit' belongs to on = \"activate\" only", ""},
    {"TR06", "n = 2 }", "n = 2, sied = \"foes\" }", "unknown field 'sied'; did you mean 'side'?",
     ""},
    // Conditions
    {"EQ06", "foe_element:fire", "foe_elment:fire",
     "a condition should be one of foe_element, has_element, level_ge, vs_head, helped, hand_ge, "
     "slot_used, die_ge, not 'foe_elment'; did you mean 'foe_element'?",
     ""},
    {"EQ14", "foe_element:water", "foe_element:wind",
     "foe_element: should be followed by one of fire, water, air, earth, void, not 'wind'", ""},
    {"EQ15", "die_ge:5", "die_ge:7", "die_ge: should be followed by a number from 2 to 6, not '7'",
     ""},
    {"EQ16", "die_ge:4", "die_ge:four", "a number from 2 to 6, not 'four'", ""},
    {"YO20", "level_ge:7", "level_ge", "level_ge: should be followed by a number from 2 to 12", ""},
    {"EQ27", "vs_head", "vs_head:1", "vs_head takes no value", ""},
    {"EQ30", "!helped", "!helped:", "helped takes no value", ""},
    {"YO21", "slot_used:weapon", "slot_used:transformation", "one of helmet, armor, weapon, not",
     ""},
    {"YO22", "[\"!helped\"]", "\"!helped\"", "'when' should be a list of at most 4 conditions", ""},
    {"YO25", "[\"helped\"]", "[5]", "a condition should be a text, not 5", "when = [5]"},
    {"YO19", "[\"!slot_used:armor\"]",
     "[\"helped\", \"vs_head\", \"hand_ge:2\", \"level_ge:2\", \"hand_ge:3\"]",
     "'when' should be a list of at most 4 conditions", ""},
    {"EQ35", "\"!helped\"", "\"!helped\", \"helped\"", "helped asks the same thing twice", ""},
    {"TR09", "\"die_ge:4\"", "\"die_ge:4\", \"!die_ge:6\"", "die_ge can stand once", ""},
    {"EQ33", "\"vs_head\"", "\"die_ge:4\"", "passive rolls no die: die_ge needs another", ""},
    {"EV26", "do = \"mute\"", "when = [\"helped\"], do = \"mute\"", "cannot have conditions", ""},
    // Where words mean something
    {"EQ22", "on = \"passive\"", "on = \"bad\"",
     "EQ22: bad is not for Equipment, which may have passive, enter, activate, win", ""},
    {"YO23", "on = \"passive\"", "on = \"win\"", "win is not for a Yokai", ""},
    {"OR07", "on = \"passive\"", "on = \"bad\"", "bad is not for an Orochi head", ""},
    {"EV30", "on = \"win\"", "on = \"resolve\"", "resolve is not for a persistent Event", ""},
    {"EV12", "on = \"resolve\"", "on = \"win\"", "win is not for a card of timing any", ""},
    {"CO11", "on = \"resolve\"", "on = \"passive\"", "passive is not for a card of timing battle",
     ""},
    {"EV22", "timing = \"battle\"", "timing = \"any\"",
     "power means nothing behind resolve on a card of timing any; there may stand draw, lose, "
     "steal, sake, transform, level",
     "do = \"power\""},
    {"EQ24", "do = \"power\", n = 2, side = \"fighters\"", "do = \"draw\", n = 1, deck = \"event\"",
     "draw means nothing behind passive on Equipment", ""},
    {"EQ17", "do = \"escape\", n = 2", "do = \"score\", n = 2",
     "score means nothing behind passive on Equipment", ""},
    {"YO28", "do = \"escape\", n = -2", "do = \"hand_limit\", n = -2",
     "hand_limit means nothing behind passive on a Yokai; there may stand power, escape", ""},
    {"TR05", "limit = \"turn\"", "limit = \"battle\"", "deck = \"turn\" needs on = \"activate\"",
     ""},
    {"TR17", "limit = \"battle\"", "limit = \"turn\"",
     "annul means nothing behind activate with limit turn on a Transformation", "do = \"annul\""},
    {"EV07", "do = \"transform\", n = 1", "do = \"death\"", "death means nothing behind resolve",
     ""},
    {"EQ04", "n = -2", "n = 2", "so 'n' should be negative", "n = 2, side = \"foes\""},
    {"EQ20", "n = 2, side = \"fighters\"", "n = 2, side = \"choice\"",
     "the side of edge is fighters or foes", ""},
    {"EQ05", "side = \"fighters\"", "side = \"foes\"", "so 'side' should be fighters", ""},
    {"YO24", "side = \"foes\"", "side = \"choice\"", "so 'side' should be foes", ""},
    {"EV13", "deck = \"reward_discard\"", "deck = \"reward_discard\", of = 3",
     "'of' is for decks only", ""},
    {"EV04", "n = 1", "n = 3, of = 3", "'of' should be more than 'n'", ""},
    {"EV08", "who = \"highest\"", "who = \"main\"", "there may be no battle", ""},
    {"EV17", "from = \"sake\"", "from = \"hand\"", "steal takes from random, item or sake", ""},
    {"TR14", "side = \"fighters\"", "side = \"fighters\", per = \"die\"", "passive rolls no die",
     ""},
    {"TR20", "per = \"sake\"", "per = \"foe\"", "at the end of the game there are no foes", ""},
    {"TR10", "do = \"lucky\", n = 1",
     "do = \"element\", element = \"fire\", when = [\"has_element:air\"]",
     "would go round in a circle", ""},
    // The effects of a card together
    {"CO02", "do = \"lose\"", "when = [\"helped\"], do = \"lose\"",
     "the first effect is the price of the card (SUS-416), so it cannot have conditions", ""},
    {"EV16", "n = 1, from = \"hand\"", "n = 10, from = \"hand\"",
     "so it should name a number below 10", ""},
    {"EV20", "{ on = \"resolve\", do = \"power\", n = 5, side = \"foes\" },\n",
     "{ on = \"win\", do = \"level\", n = -1 },\n", "so it cannot wait for the win", "n = -1"},
    {"EV21", "{ on = \"resolve\"", "{ on = \"win\", do = \"sake\", n = 1 },\n  { on = \"resolve\"",
     "resolve should stand before win", "on = \"resolve\""},
    {"TR16", "{ on = \"passive\", do = \"power\", n = 2, side = \"fighters\" },",
     "{ on = \"activate\", limit = \"turn\", do = \"sake\", n = 1 },\n  { on = \"activate\", limit "
     "= \"turn\", do = \"level\", n = 1 },",
     "a card can have one activate only", "do = \"level\""},
    {"EQ19", "{ on = \"passive\"",
     "{ on = \"enter\", do = \"ward\", n = 1 },\n  { on = \"passive\"",
     "effects of enter share one die, so they should stand together", "per = \"die\""},
    {"CO14", "n = 1 },", "n = 1 },\n  { on = \"resolve\", do = \"ward\", n = 1 },",
     "nothing of it can last", "do = \"ward\""},
    {"EV23", "n = 2, side = \"choice\", per = \"die\"", "n = 5, side = \"choice\", per = \"sake\"",
     "this card could add 160 to the power in one battle; 127 is the most", "effects = ["},
    {"CO05", "n = 1 },",
     "n = 3 },\n  { on = \"resolve\", do = \"ward\", n = 3 },\n"
     "  { on = \"resolve\", do = \"ward\", n = 2 },",
     "this card could add 8 to the wards", "effects = ["},
    {"YO30", "on = \"bad\"", "on = \"passive\"", "level means nothing behind passive", "n = -3"},
    {"YO31", "  { on = \"bad\", do = \"death\" },\n", "", "a Yokai needs a losing condition",
     "effects = ["},
    {"CO10", "do = \"sake\", n = 2", "do = \"draw\", n = 2, deck = \"event\"",
     "a Consumable must not yield cards", ""},
    {"CO15", "do = \"transform\", n = 1", "do = \"steal\", n = 1, from = \"sake\"",
     "a Consumable must not yield cards", ""},
};

// The file in pieces, each with one card behind the first.
std::vector<std::string> pieces() {
    std::string text = susanoo_text();
    std::vector<std::string> found;
    for (auto at = text.find("\n[["); at != std::string::npos; at = text.find("\n[[", 1)) {
        found.push_back(text.substr(0, at));
        text.erase(0, at);
    }
    found.push_back(text);
    return found;
}

// All of them in one file: none hides another one or brings forth a second, but that a text no
// longer says what the effects do.
TEST(SusanooCards, HaveEveryMistakeOfACardAtItsLine) {
    std::vector<std::string> parts = pieces();
    ASSERT_EQ(parts.size(), 151u);
    std::vector<std::pair<std::size_t, const Wrong*>> where;
    for (const Wrong& wrong : kWrong) {
        const std::string id = "id = \"" + wrong.card + "\"";
        const auto part = std::find_if(parts.begin(), parts.end(), [&](const std::string& each) {
            return each.find(id) != std::string::npos;
        });
        ASSERT_NE(part, parts.end()) << wrong.card << " is there, and only once in the table";
        const auto at = part->find(wrong.from);
        ASSERT_NE(at, std::string::npos) << wrong.card << ' ' << wrong.from;
        part->replace(at, wrong.from.size(), wrong.to);
        where.emplace_back(part - parts.begin(), &wrong);
    }
    std::string text;
    std::vector<std::size_t> starts;
    for (const std::string& part : parts) {
        starts.push_back(text.size());
        text += part;
    }
    const std::vector<std::string> mistakes = mistakes_in(text);
    for (const auto& [part, wrong] : where) {
        const auto at = text.find(wrong->line.empty() ? wrong->to : wrong->line, starts[part]);
        const std::string line = std::to_string(line_of(text, at)) + ": ";
        EXPECT_THAT(mistakes,
                    Contains(testing::AllOf(testing::StartsWith(line), HasSubstr(wrong->text))))
            << wrong->card << ": " << wrong->from << " -> " << wrong->to;
    }
    EXPECT_EQ(mistakes.size(), std::size(kWrong));
}

// Mistakes of the file and of all cards together.

TEST(SusanooCards, HaveTheMistakesOfTheFileAtTheirLines) {
    struct Case {
        std::string after, from, to, line, text;
    };
    std::string text = susanoo_text();
    const Case cases[] = {
        {"[meta]", "event_passes = 12", "event_passes = 13", "event_passes = 13",
         "'event_passes' should be a whole number from 0 to 12, not 13"},
        {"[meta]", "die_sides = 6", "die_sides = 8", "die_sides = 8", "from 6 to 6"},
        {"[meta]",
         "origin =", "orgin =", "orgin =", "unknown field 'orgin'; did you mean 'origin'?"},
        {"[vocabulary]", "\"win\", \"bad\"", "\"bad\", \"win\"", "triggers =",
         "triggers should be the words of the game: passive, enter, activate, resolve, win, bad"},
        {"[vocabulary]", "\"edge\", ", "", "actions =", "actions should be the words of the game"},
        {"[vocabulary]", "untils", "untill", "untill", "did you mean 'untils'?"},
        {"[vocabulary]", "[[heavenly_being]]", "[surprise]\nx = 1\n\n[[heavenly_being]]",
         "[surprise]", "unknown table 'surprise'"},
    };
    for (const Case& each : cases) text = changed(text, each.after, each.from, each.to);
    const std::vector<std::string> mistakes = mistakes_in(text);
    for (const Case& each : cases) {
        const std::string line =
            std::to_string(line_of(text, text.find(each.line, text.find("[meta]")))) + ": ";
        EXPECT_THAT(mistakes,
                    Contains(testing::AllOf(testing::StartsWith(line), HasSubstr(each.text))))
            << each.from;
    }
    EXPECT_THAT(mistakes, Contains(HasSubstr("vocabulary: 'untils' is missing")));
    EXPECT_EQ(mistakes.size(), std::size(cases) + 1);
}

TEST(SusanooCards, AreSoManyOfEachKind) {
    std::vector<std::string> parts = pieces();
    std::string fewer;
    for (const std::string& part : parts) {
        if (part.find("id = \"YO32\"") == std::string::npos) fewer += part;
    }
    EXPECT_THAT(mistakes_in(fewer),
                testing::ElementsAre(HasSubstr("yokai has 31 cards; the game is made for 32")));
    const std::string more = changed("id = \"HB10\"", "[[orochi_head]]\nid = \"OR01\"",
                                     "[[heavenly_being]]\nid = \"HB11\"");
    EXPECT_THAT(mistakes_in(more), Contains(HasSubstr("heavenly_being has 11 cards; the game")));
    std::string none;
    for (const std::string& part : parts) {
        if (part.find("[[transformation]]") != 1) none += part;
    }
    EXPECT_THAT(mistakes_in(none), testing::ElementsAre("1: table 'transformation' is missing"));
}

TEST(SusanooCards, MustNotFetchOneAnotherForEver) {
    std::string text =
        changed("id = \"EV18\"", "do = \"join\", n = 1", "do = \"mute\", slot = \"weapon\"");
    text = changed(text, "id = \"EV13\"", "reward_discard", "event_discard");
    const auto at = text.find("event_discard", text.find("id = \"EV14\""));
    EXPECT_THAT(mistakes_in(text),
                testing::ElementsAre(std::to_string(line_of(text, at)) +
                                     ": EV14: only one effect of an Event may fetch from the Event "
                                     "discards, or cards could fetch one another for ever; EV13 "
                                     "does so already"));
}

TEST(SusanooCards, ThatAreOnlyStrangeCanBePlayed) {
    const std::string text =
        changed("id = \"EV24\"", "do = \"block_help\"", "do = \"escape\", n = 1");
    const std::string line = std::to_string(line_of(text, text.find("actions = ")));
    EXPECT_THAT(mistakes_in(text),
                testing::ElementsAre("?" + line + ": block_help is used by no card"));
}

TEST(SusanooCards, MayStandInAnyOrder) {
    std::vector<std::string> parts = pieces();
    std::swap(parts[1], parts[60]);
    std::string text;
    for (const std::string& part : parts) text += part + "\n";
    const auto file = read_card_text(text);
    ASSERT_TRUE(file.ok());
    susanoo::CardSet cards = susanoo::read_cards(file->json()).cards;
    for (susanoo::Card& card : cards.cards) card.lore.clear();  // of the default set it lies apart
    EXPECT_EQ(cards, susanoo::default_cards());
}

TEST(SusanooCards, OfNoShapeAreRefused) {
    EXPECT_EQ(susanoo::read_cards("[1, 2").mistakes.size(), 1u);
    EXPECT_EQ(susanoo::read_cards("[]").mistakes.size(), 1u);
    for (const std::string json :
         {"{\"yokai\": 3, \"meta\": [], \"vocabulary\": 1}", "{\"yokai\": [3, {\"id\": []}]}",
          "{\"item\": [{\"kind\": {}, \"timing\": 1, \"effects\": [{}, [], {\"on\": 1}]}]}",
          "{\"event\": [{\"effects\": {\"on\": \"win\"}}]}"}) {
        const auto mistakes = susanoo::read_cards(json).mistakes;
        EXPECT_GE(mistakes.size(), 8u) << json;  // also the tables that are missing
    }
}

}  // namespace
}  // namespace engawa
