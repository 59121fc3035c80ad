#include "words/words.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "words/filling.h"

namespace engawa {
namespace {

using Json = nlohmann::json;

Phrase read_phrase(const Json& json);

// Names stay in the JSON, which outlives the phrase.
Term read_term(const Json& json) {
    if (json.contains("number")) return Term::number(json["number"]);
    if (json.contains("seat")) {
        return json["seat"] == 0 ? Term::seat(kChance) : Term::seat(json["seat"].get<int>() - 1);
    }
    if (json.contains("card")) {
        return Term::card(json["card"].get<std::string>(), json.value("name", ""));
    }
    if (json.contains("place")) return Term::place(json["place"].get<std::string>());
    if (json.contains("word")) return Term::word(json["word"].get<std::string>());
    if (json.contains("phrase")) return Term::phrase(read_phrase(json["phrase"]));
    if (json.contains("list")) {
        Arguments terms;
        for (const Json& one : json["list"]) terms.push_back({{}, read_term(one)});
        return Term::list(std::move(terms));
    }
    return Term::text(json.at("text").get<std::string>());
}

Phrase read_phrase(const Json& json) {
    Phrase phrase{json["key"], {}};
    for (const auto& [name, term] : json["arguments"].items()) {
        phrase.arguments.push_back({json["arguments"].find(name).key(), read_term(term)});
    }
    return phrase;
}

// The page's formatter reads the same file.
TEST(Words, SayTheExamplesAsThePageDoes) {
    std::ifstream file(std::string{ENGAWA_SOURCE_DIR} + "/tests/words/examples.json");
    std::stringstream text;
    text << file.rdbuf();
    const Json examples = Json::parse(text.str(), nullptr, false);
    ASSERT_TRUE(examples.is_array());
    EXPECT_GT(examples.size(), 40u);
    for (const Json& example : examples) {
        const Words words{example["sentences"].get<Sentences>(), example.value("language", "en")};
        const Company company{example.value("game", ""), example["seats"]};
        EXPECT_EQ(words.say(read_phrase(example["phrase"]), company),
                  example["said"].get<std::string>())
            << example["why"].get<std::string>();
    }
}

TEST(Words, ChooseTheFormByTheNumber) {
    const Words words;
    EXPECT_EQ(words.say("table.undone", {{"count", 1}}), "1 move taken back.");
    EXPECT_EQ(words.say("table.undone", {{"count", 3}}), "3 moves taken back.");
}

TEST(Words, GiveBackAKeyThatIsMissing) {
    EXPECT_EQ(Words{}.say("no.such.key"), "no.such.key");
    EXPECT_EQ(Words{"no language"}.say("paiko.name"), "paiko.name");
}

Phrase pick(const std::string& tile) {
    return {"paiko.event.picked", {{"who", Term::seat(0)}, {"tile", Term::card(tile)}}};
}

TEST(Words, TellTheSameThingDoneAgainInOneSentence) {
    EXPECT_EQ(Words{}.tell({pick("Sa"), pick("Sw"), pick("Sw"), pick("Bw")}),
              "White picks Sai, 2 Sword and Bow.");
    EXPECT_EQ(Words{}.tell({pick("Er"), pick("Er")}), "White picks 2 Earth.");
}

TEST(Words, TellEveryRollOfADie) {
    const auto roll = [](int points) {
        return Phrase{"susanoo.event.card_die",
                      {{"who", Term::seat(1)}, {"roll", Term::number(points)}}};
    };
    EXPECT_EQ(Words{}.tell({roll(1), roll(2), roll(2)}), "Player 2 rolls 1, 2 and 2.");
}

TEST(Words, TellDifferentThingsOneAfterTheOther) {
    Phrase other = pick("Sa");
    other.arguments[0].term = Term::seat(1);
    EXPECT_EQ(Words{}.tell({pick("Sa"), other}), "White picks Sai. Black picks Sai.");
    EXPECT_EQ(Words{}.tell({pick("Sw"), other}), "White picks Sword. Black picks Sai.");
}

TEST(Words, ListOnlyWhatStandsAtTheEnd) {
    const auto revealed = [](const std::string& card, const std::string& row) {
        return Phrase{"eiyo.event.revealed",
                      {{"card", Term::card(card)}, {"row", Term::place("row." + row)}}};
    };
    EXPECT_EQ(Words{}.tell({revealed("red_champion", "F1"), revealed("red_champion", "F1"),
                            revealed("blue_archer", "F1")}),
              "New at row F1: 2 Champion and Archer.");
    EXPECT_EQ(Words{}.tell({revealed("blue_archer", "N1"), revealed("blue_archer", "N2"),
                            revealed("black_scout", "N2")}),
              "New at row N1: Archer. New at row N2: Archer and Scout.");
}

TEST(Words, CountAWordInItsOwnWay) {
    const Phrase drew{"susanoo.event.drew",
                      {{"who", Term::seat(1)}, {"card", Term::word("susanoo.back.event")}}};
    EXPECT_EQ(Words{}.tell({drew, drew}), "Player 2 draws 2 Event cards.");
}

// A sign that is never closed is a sign like any other; nothing is read past the end.
TEST(Filling, TakesBrokenSentencesAsTheyAre) {
    const SayTerm say = [](const Term& term) { return term.id; };
    const Arguments arguments{{"a", Term::text("x")}};
    EXPECT_EQ(filled("{a", arguments, "en", say), "{a");
    EXPECT_EQ(filled("[{a}", arguments, "en", say), "x");
    EXPECT_EQ(filled("{a}]", arguments, "en", say), "x]");
    EXPECT_EQ(filled("\\", arguments, "en", say), "\\");
}

}  // namespace
}  // namespace engawa
