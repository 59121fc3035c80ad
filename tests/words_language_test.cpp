// No sentence comes out of the engine: in a language without letters nothing is left to read but
// ids. And every language has the keys of the others.
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include "data/words/words.h"
#include "engine/match/catalogue.h"
#include "engine/wire/wire.h"
#include "tests/words_asked_test.h"

namespace engawa {
namespace {

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (static_cast<signed char>(c) < 0);
}

// The sentence with a dot for each of its letters; what stands in braces stays, but for forms.
std::string without_letters(const std::string& sentence) {
    std::string out;
    bool name = false;
    for (const char c : sentence) {
        if (c == '{') name = true;
        if (c == '|' || c == '}') name = false;
        out += is_letter(c) && !name ? '.' : c;
    }
    return out;
}

Sentences made_up_language() {
    Sentences made;
    for (const auto& [key, sentence] : sentences()) made[key] = without_letters(sentence);
    return made;
}

// Places without a name go by their ids.
void add_places(const Term& term, Names& ids) {
    if (term.kind == Term::Kind::Place) ids.insert(term.id);
    for (const Argument& part : term.parts) add_places(part.term, ids);
}

class Listener {
  public:
    explicit Listener(std::string_view game) : company_{std::string{game}, {}} {}

    void hear(const Phrase& phrase) {
        Names places;
        for (const Argument& one : phrase.arguments) add_places(one.term, places);
        std::string said = words_.say(phrase, company_);
        for (const std::string& place : places) {
            for (auto at = said.find(place); at != std::string::npos; at = said.find(place)) {
                said.erase(at, place.size());
            }
        }
        EXPECT_EQ(std::find_if(said.begin(), said.end(), is_letter), said.end())
            << in_one_line(phrase) << " is said as " << said;
        ++heard_;
    }
    void hear(std::string_view name, const Term& term) { hear(Phrase{"made.up", {{name, term}}}); }
    int heard() const { return heard_; }

  private:
    static Sentences language() {
        Sentences made = made_up_language();
        made["made.up"] = "{it}";
        return made;
    }

    const Words words_{language()};
    Company company_;
    int heard_ = 0;
};

void hear_view(Listener& listener, const SeatView& view) {
    listener.hear(view.prompt());
    for (const auto& [name, term] : view.figures()) listener.hear("it", term);
}

// A random game, with what each move would do.
void hear_game(Listener& listener, const AnyGame& game, std::uint64_t seed) {
    auto opened = game.open({});
    ASSERT_TRUE(opened.ok());
    Match& match = *opened.value();
    Rng rng{seed};
    for (int ply = 0; !match.over() && ply < 400; ++ply) {
        if (match.to_act().contains(kChance)) {
            match.play_ticket(rng.below(match.tickets()));
            continue;
        }
        const Seat seat = match.standing().to_ask;
        const auto view = match.seen_by(seat);
        hear_view(listener, *view);
        const auto moves = view->legal(false);
        const std::string& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        for (const Phrase& phrase : view->outlook(move)) listener.hear(phrase);
        ASSERT_TRUE(match.play(seat, move).ok());
    }
    for (const Seat seat : SeatSet::first_seats(match.seats())) {
        for (const LogEntry& entry : *match.log(seat)) {
            if (!entry.phrase.key.empty()) listener.hear(entry.phrase);
        }
        hear_view(listener, *match.seen_by(seat));
    }
}

TEST(MadeUpLanguage, HearsNoOtherWords) {
    for (const AnyGame* game : all_games()) {
        Listener listener{game->name()};
        for (std::uint64_t seed = 1; seed <= 4; ++seed) hear_game(listener, *game, seed);
        for (const CardInfo& card : game->cards()) {
            for (const Phrase& phrase : card.text) listener.hear(phrase);
        }
        EXPECT_GT(listener.heard(), 20) << game->name();
    }
}

// The listener does hear what is no word of its language.
TEST(MadeUpLanguage, NoticesASentence) {
    Listener listener{"paiko"};
    EXPECT_NONFATAL_FAILURE(listener.hear("it", Term::text("a sentence")), "is said as");
    EXPECT_NONFATAL_FAILURE(listener.hear(Phrase{"paiko.event.no_such", {}}), "is said as");
    listener.hear("it", Term::text("4.2"));
    listener.hear("it", Term::place("j5"));
}

// Whatever else a page is sent about a game is ids and numbers.
void expect_no_sentences(const nlohmann::json& json, const std::string& path) {
    if (json.is_string()) {
        const auto text = json.get<std::string>();
        EXPECT_FALSE(text.find(' ') != std::string::npos && text.ends_with('.'))
            << path << ": " << text;
    }
    for (const auto& [key, inner] : json.items()) {
        if (json.is_structured()) expect_no_sentences(inner, path + '/' + key);
    }
}

TEST(Catalogue, HoldsNoSentences) {
    const auto read = [](const Wire& wire) {
        return nlohmann::json::parse(wire.json(), nullptr, false);
    };
    expect_no_sentences(read(wire_of(all_games(), nullptr)), "games");
    for (const AnyGame* game : all_games()) {
        expect_no_sentences(read(wire_of(game->cards())), std::string{game->name()});
    }
}

// Files of every language.

TEST(WordsFiles, HaveEveryKeyOnceAndUnderTheNameOfTheFile) {
    for (const WordsFile& file : words_files()) {
        Names keys;
        const auto notice = [&](int depth, nlohmann::json::parse_event_t event,
                                const nlohmann::json& parsed) {
            EXPECT_LE(depth, 1) << file.name << " is not flat";
            if (event != nlohmann::json::parse_event_t::key) return true;
            const auto key = parsed.get<std::string>();
            EXPECT_TRUE(keys.insert(key).second) << key << " stands there twice";
            EXPECT_TRUE(key.starts_with(std::string{file.name} + '.')) << key;
            return true;
        };
        const auto json = nlohmann::json::parse(file.text.begin(), file.text.end(), notice, false);
        ASSERT_TRUE(json.is_object()) << file.language << '/' << file.name;
        for (const auto& [key, sentence] : json.items()) EXPECT_TRUE(sentence.is_string()) << key;
    }
}

// English is held to the code by the tests beside this one, and the others to English.
TEST(WordsFiles, OfEveryLanguageHaveTheKeysAndArgumentsOfEnglish) {
    Names languages;
    for (const WordsFile& file : words_files()) languages.insert(std::string{file.language});
    EXPECT_TRUE(languages.contains("en"));
    for (const std::string& language : languages) {
        const Sentences other = sentences_of(language);
        for (const auto& [key, sentence] : sentences()) {
            const auto found = other.find(key);
            if (found == other.end()) {
                ADD_FAILURE() << language << " has no " << key;
                continue;
            }
            for (const std::string& name : placeholders(found->second)) {
                EXPECT_TRUE(placeholders(sentence).contains(name)) << language << ' ' << key;
            }
            for (const std::string& name : needed(found->second)) {
                EXPECT_TRUE(needed(sentence).contains(name))
                    << language << ' ' << key << ": " << name << " is not always there";
            }
        }
        for (const auto& [key, sentence] : other) {
            EXPECT_TRUE(sentences().contains(key)) << language << " has " << key << " for nothing";
        }
    }
}

}  // namespace
}  // namespace engawa
