// What stands in a card file reaches terminals and pages: every text of it is a plain line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cards_io/changed_cards_test.h"
#include "engine/core/plain_line.h"
#include "engine/games/eiyo/cards/cards.h"
#include "engine/games/samurai/cards/cards.h"
#include "engine/games/susanoo/cards/cards.h"

namespace engawa {
namespace {

using testing::Contains;
using testing::StartsWith;

const std::string kBad[] = {"\\u001b[31m", "\\n", "\\t", "\\u007f", "\\u009b31m", "\\u2028"};

// A text of the file: that of the first `key` behind `entry`.
struct Place {
    std::string entry;
    std::string key;
};

std::string usual(const std::string& file) {
    return text_of(std::string{ENGAWA_SOURCE_DIR} + "/data/" + file);
}

std::string line_of(const std::string& text, const Place& place) {
    const auto at = text.find("\n" + place.key + " = ", text.find(place.entry));
    EXPECT_NE(at, std::string::npos) << place.entry << ' ' << place.key;
    const auto end = text.begin() + static_cast<long>(at) + 1;
    return std::to_string(1 + std::count(text.begin(), end, '\n')) + ": ";
}

void expect_plain(const std::vector<std::string>& mistakes) {
    for (const std::string& mistake : mistakes) EXPECT_TRUE(is_plain_line(mistake, 1000));
}

// Every place has the same bad text; each is told of at its line.
template <class ReadCards>
void expect_plain(const std::string& file, const std::vector<Place>& places, ReadCards read_cards) {
    std::vector<std::string> bad{std::begin(kBad), std::end(kBad)};
    bad.emplace_back(5000, 'x');
    for (const std::string& text : bad) {
        std::string toml = usual(file);
        for (const auto& [entry, key] : places) {
            std::string begin = "\n";
            begin.append(key).append(" = \"");
            toml = changed(toml, entry, begin, std::string{begin}.append(text));
        }
        const auto mistakes = mistakes_in(toml, read_cards);
        for (const Place& place : places) {
            EXPECT_THAT(mistakes, Contains(StartsWith(line_of(toml, place))))
                << place.entry << ' ' << place.key << ' ' << text.substr(0, 20);
        }
        expect_plain(mistakes);
    }
}

TEST(CardTexts, OfEiyoArePlainLines) {
    const std::vector<Place> places = {
        {"[[rank]]", "name"},          {"id = \"tanto_tr\"", "name"},
        {"id = \"tanto_tr\"", "id"},   {"id = \"tanto_tr\"", "source"},
        {"id = \"ambusher\"", "text"}, {"id = \"path\"", "rule"}};
    expect_plain("eiyo.toml", places, eiyo::read_cards);
}

TEST(CardTexts, OfSamuraiArePlainLines) {
    const std::vector<Place> places = {
        {"id = \"F1\"", "name"},   {"id = \"F1\"", "icon"},   {"id = \"A5\"", "text"},
        {"id = \"I1\"", "text1"},  {"id = \"BL1\"", "name2"}, {"id = \"O7\"", "text"},
        {"[[option]]", "text"},    {"[[option]]", "name"},    {"[[refusal]]", "text"},
        {"id = \"WE-B\"", "note"}, {"id = \"F1\"", "id"}};
    expect_plain("samurai.toml", places, samurai::read_cards);
}

TEST(CardTexts, OfSusanooArePlainLines) {
    const std::vector<Place> places = {
        {"id = \"YO11\"", "name"}, {"id = \"YO11\"", "lore"}, {"id = \"YO11\"", "id"}};
    expect_plain("susanoo.toml", places, susanoo::read_cards);
}

template <class ReadCards>
void expect_short_name(const std::string& file, const std::string& entry, ReadCards read_cards) {
    const std::string longest(80, 'x');
    const auto named = [&](const std::string& name) {
        return mistakes_in(
            changed(usual(file), entry, "\nname = \"", "\nname = \"" + name + "\" #"), read_cards);
    };
    EXPECT_THAT(named(longest), testing::IsEmpty());
    EXPECT_THAT(named(longest + "x"),
                testing::ElementsAre(
                    testing::HasSubstr("'name' should be one line of text of at most 80 bytes")));
}

TEST(CardTexts, OfNamesAreShort) {
    expect_short_name("eiyo.toml", "[[rank]]", eiyo::read_cards);
    expect_short_name("samurai.toml", "id = \"F1\"", samurai::read_cards);
    expect_short_name("susanoo.toml", "id = \"YO11\"", susanoo::read_cards);
}

template <class ReadCards>
void expect_plain_mistakes(const std::string& file, ReadCards read_cards) {
    const std::string text = usual(file);
    std::string many;
    for (int i = 0; i < 30; ++i) many += "\u4f8d";
    for (const std::string& key : {std::string{"\\u001b[31m"}, std::string{"\\u009b31m"}, many}) {
        std::string toml = changed(text, "\n[[", "id = ", "\"x" + key + "\" = 1\nid = ");
        toml.append("\n[\"x").append(key).append("\"]\n");
        const auto mistakes = mistakes_in(toml, read_cards);
        EXPECT_THAT(mistakes, Contains(testing::HasSubstr("unknown table")));
        EXPECT_THAT(mistakes, Contains(testing::HasSubstr("unknown field")));
        expect_plain(mistakes);
    }
}

TEST(CardTexts, StandInMistakesOnlyAsPlainLines) {
    expect_plain_mistakes("eiyo.toml", eiyo::read_cards);
    expect_plain_mistakes("samurai.toml", samurai::read_cards);
    expect_plain_mistakes("susanoo.toml", susanoo::read_cards);
    const std::string name(5000, 'x');
    for (const std::string& set : {std::string{"\"\\u001b[31m\""}, name}) {
        expect_plain(mistakes_in(usual("eiyo.toml") + "\n[[enemy_set." + set + "]]\nid = 1\n",
                                 eiyo::read_cards));
    }
}

}  // namespace
}  // namespace engawa
