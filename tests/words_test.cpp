// Every word that a game or the table can ask for is in data/words/en, with its arguments.
#include <gmock/gmock.h>

#include "engine/match/games.h"
#include "tests/words_asked_test.h"

namespace engawa {
namespace {

// Small games are played until everything has happened.
template <class G>
Asked asked_along_games(const G& game) {
    Asked asked;
    Names reasons;
    const auto options = *game.options({});
    Rng rng{1};
    const auto buffer = std::make_unique<MoveBuffer<G>>();
    for (int i = 0; i < 500; ++i) {
        auto state = game.start(options);
        EventList events;
        while (!game.to_act(state).empty()) {
            const Seat seat = seat_to_ask(game, state);
            if (seat.is_player()) ask(asked, game.prompt(state, seat));
            buffer->list.clear();
            game.legal(state, seat, buffer->list);
            game.apply(state, seat, buffer->list[rng.below(buffer->list.size())], events);
        }
        ask(asked, game.prompt(state, Seat{0}));
        for (const Event& event : events.events) ask(asked, game.describe(event));
        reasons.insert(std::string{game.report(state).reason});
    }
    ask_common(asked, game, game.seats(options), reasons);
    const std::string name{G::kName};
    ask_rules(asked, game);
    return asked;
}

// A game with more words than random play comes upon has a file of its own, words_<game>_test.cpp.
template <class G>
bool has_own_file() {
    return std::filesystem::exists(source("tests/words_" + std::string{G::kName} + "_test.cpp"));
}

TEST(WordsOfSmallGames, HaveASentenceForEverythingThatCanBeSaid) {
    const auto expect_words = []<class E>(const E& entry) {
        if (!has_own_file<typename E::Game>()) expect_all(asked_along_games(entry.game));
    };
    each_entry(expect_words);
}

// Keys are written out in the source; one that ends in a point is the beginning of several.
Names table_keys_in_source() {
    Names keys;
    for (const char* folder : {"cli", "words"}) {
        for (const auto& entry : std::filesystem::directory_iterator(source(folder))) {
            if (entry.path().extension() != ".cpp" ||
                entry.path().stem().string().ends_with("_test"))
                continue;
            keys.merge(matches(file_text(entry.path()), R"re("(table\.[a-z_.]+)["\d])re"));
        }
    }
    return keys;
}

TEST(WordsOfTheTable, AreAllThere) {
    const Names keys = table_keys_in_source();
    EXPECT_GT(keys.size(), 40u);
    for (const std::string& key : keys) {
        const auto found = sentences().lower_bound(key);
        const bool there =
            found != sentences().end() &&
            (key.ends_with('.') ? found->first.starts_with(key) : found->first == key);
        EXPECT_TRUE(there) << key;
    }
}

TEST(WordsOfTheTable, AreAllUsed) {
    const Names keys = table_keys_in_source();
    for (const auto& [key, sentence] : sentences()) {
        if (!key.starts_with("table.")) continue;
        const bool used = std::any_of(keys.begin(), keys.end(), [&](const std::string& known) {
            return known.ends_with('.') ? key.starts_with(known) : key == known;
        });
        EXPECT_TRUE(used) << key;
    }
}

// A number that the card file may change is an argument of the sentence.
template <class G>
void expect_figures(const G& game) {
    Names figures;
    for (const auto& [name, value] : figures_of(game, game.start(*game.options({})))) {
        EXPECT_FALSE(Words{}.say(value, {std::string{G::kName}, {}}).empty()) << name;
        figures.insert(name);
    }
    Names named;
    for (const auto& [key, sentence] : sentences()) {
        if (key.starts_with(std::string{G::kName} + ".about.")) named.merge(placeholders(sentence));
    }
    EXPECT_FALSE(named.empty());
    for (const std::string& name : named) EXPECT_TRUE(figures.contains(name)) << name;
}

TEST(Words, TakeTheFiguresOfTheRulesFromTheCards) {
    expect_figures(eiyo::Eiyo{});
    expect_figures(samurai::Samurai{});
}

// A question in the words of the terminal is one of the game, with the same arguments.
TEST(Words, OfTheTerminalAskWhatTheGameAsks) {
    int found = 0;
    for (const auto& [key, sentence] : sentences()) {
        const auto at = key.find(".play.prompt.");
        if (at == std::string::npos) continue;
        const auto asked = sentences().find(key.substr(0, at) + key.substr(at + 5));
        ASSERT_NE(asked, sentences().end()) << key;
        EXPECT_EQ(placeholders(sentence), placeholders(asked->second)) << key;
        ++found;
    }
    EXPECT_GT(found, 5);
}

TEST(Words, HaveASentenceForEveryLevel) {
    for (const Level level : {Level::Random, Level::Novice, Level::Adept, Level::Master}) {
        EXPECT_TRUE(sentences().contains("table.level." + std::string{level_name(level)}));
    }
}

}  // namespace
}  // namespace engawa
