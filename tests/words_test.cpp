// Every word that a game or the table can ask for is in data/words/en.json, with its arguments.
#include <gmock/gmock.h>

#include "engine/games/samurai/rules/happening.h"
#include "engine/match/games.h"
#include "tests/words_asked_test.h"

namespace engawa {
namespace {

Asked asked_by_paiko() {
    using paiko::Happening;
    const paiko::Paiko game;
    Asked asked;
    ask_common(asked, game, 2, {"points", "losses", "passes", "turn_cap"});
    ask_rules(asked, "paiko", "engine/games/paiko/rules/why.cpp");
    for (int player = 0; player < 2; ++player) {
        for (int type = 0; type < paiko::kTypes; ++type) {
            for (int facing = 0; facing < 4; ++facing) {
                for (int kind = 0; kind < static_cast<int>(Happening::Ended); ++kind) {
                    if (kind == static_cast<int>(Happening::Drew)) continue;
                    ask(asked, game.describe(event_of(kind, {player, type, 3, facing, facing})));
                }
            }
        }
    }
    const int drew = static_cast<int>(Happening::Drew);
    ask(asked, game.describe(event_of(drew, {0, 1})));
    ask(asked, game.describe(event_of(drew, {0, 1, 2})));
    ask(asked, game.describe(event_of(drew, {0, 1, 2, 3})));
    for (int end = 0; end < 5; ++end) {
        ask(asked, game.describe(event_of(static_cast<int>(Happening::Ended), {end})));
    }
    auto state = game.start(*game.options({}));
    for (int phase = 0; phase <= static_cast<int>(paiko::Phase::Tie); ++phase) {
        state.phase = static_cast<paiko::Phase>(phase);
        for (const Seat seat : SeatSet::first_seats(2)) ask(asked, game.prompt(state, seat));
    }
    return asked;
}

// All that can stand in an event of Eiyo, a few of each kind together.
std::vector<Event> events_of_eiyo(const eiyo::Eiyo& game) {
    using eiyo::Happening;
    std::vector<Event> events;
    const auto add = [&](Happening kind, std::initializer_list<int> numbers) {
        events.push_back(event_of(static_cast<int>(kind), numbers));
    };
    for (const Happening kind :
         {Happening::Kept, Happening::Redrew, Happening::Stood, Happening::Agreed,
          Happening::Swapped, Happening::Proposed, Happening::Objected, Happening::First,
          Happening::Moved, Happening::Showed, Happening::Done, Happening::Passed}) {
        for (const int player : {0, 1}) add(kind, {player, player});
    }
    for (int weapon = -1; weapon < game.weapon_kinds(); ++weapon) {
        for (const Happening kind : {Happening::Dealt, Happening::Drew, Happening::Returned,
                                     Happening::Took, Happening::ShowedCard, Happening::LaidOpen}) {
            add(kind, {0, weapon});
        }
    }
    for (const int row : {0, 1, 2, 3, 8, 9, 10, 11, 12, 13}) {
        for (const int turns : {0, 1}) {
            add(Happening::Attacked, {0, 1, row, row % 4, turns});
            add(Happening::Deflected, {0, 1, row, row % 4, turns});
        }
        add(Happening::Waits, {0, 1, row});
        add(Happening::Lost, {1, row});
    }
    for (int foe = 1; foe <= 22; ++foe) {
        for (const Happening kind :
             {Happening::Revealed, Happening::Defeated, Happening::Removed}) {
            add(kind, {foe, 0, 2});
            add(kind, {64 + foe, 0, 2});
        }
    }
    for (const int number : {0, 1, 2}) {
        add(Happening::Discarded, {1, number});
        add(Happening::Exhausted, {number + 1});
        add(Happening::Ended, {number, 40});
    }
    add(Happening::LeftTheGame, {10});
    add(Happening::Struck, {10, 1, 2, 3, 4});
    add(Happening::Struck, {10, 1, 2, 3, 4, 0, 0});
    add(Happening::Struck, {0, 0, 0, 0, 0});
    add(Happening::Round, {2});
    return events;
}

Asked asked_by_eiyo() {
    const eiyo::Eiyo game;
    Asked asked;
    ask_common(asked, game, 2, {"victory", "cleared_without_honor", "overrun"});
    ask_rules(asked, "eiyo", "engine/games/eiyo/rules/why.cpp");
    for (const Event& event : events_of_eiyo(game)) ask(asked, game.describe(event));
    for (const char* mode : {"solo", "coop"}) {
        auto state = game.start(*game.options({{"mode", mode}}));
        for (int phase = 0; phase <= static_cast<int>(eiyo::Phase::Overrun); ++phase) {
            state.phase = static_cast<eiyo::Phase>(phase);
            state.first = 1;
            for (const int passed : {0, 2}) {
                for (const int played : {0, 1, 2}) {
                    state.passed = static_cast<std::uint8_t>(passed);
                    state.played = static_cast<std::uint8_t>(played);
                    state.hand_size[0] = static_cast<std::uint8_t>(2 - played);
                    for (int i = 0; i < state.seats(); ++i) ask(asked, game.prompt(state, Seat{i}));
                }
            }
        }
    }
    return asked;
}

// All that can stand in an event of Way of the Samurai, each card in every place.
std::vector<Event> events_of_samurai(const samurai::Samurai& game) {
    using samurai::Happening;
    std::vector<Event> events;
    const auto add = [&](Happening kind, std::initializer_list<int> numbers) {
        events.push_back(event_of(static_cast<int>(kind), numbers));
    };
    const auto each = [&](Happening kind, std::size_t count, int rest = 1) {
        for (int i = 0; i < static_cast<int>(count); ++i) add(kind, {i, rest, rest});
    };
    const auto& cards = game.cards();
    // Kinds whose words depend on small numbers only.
    for (int kind = 0; kind < samurai::kHappenings; ++kind) {
        for (const int first : {0, 1}) {
            for (const int second : {0, 1}) {
                for (const int third : {0, 1}) {
                    events.push_back(event_of(kind, {first, second, third, second, 0, third}));
                }
            }
        }
    }
    each(Happening::Drew, cards.action.size() + cards.special.size());
    each(Happening::DefenceTurned, cards.defence.size());
    each(Happening::Peeked, cards.counter.size());
    for (int i = 0; i < static_cast<int>(cards.injury.size()); ++i) add(Happening::Wounded, {1, i});
    for (const int level : {1, 2}) {
        for (int i = 0; i < static_cast<int>(cards.blood.size()); ++i) {
            add(Happening::Bloodied, {level, i});
        }
    }
    each(Happening::VirtueWon, cards.bushido.size());
    each(Happening::GiseiDrawn, cards.gisei.size());
    for (int i = 1; i <= static_cast<int>(cards.opponent.size()); ++i) {
        add(Happening::DuelBegan, {1, i});
    }
    each(Happening::NextWeapon, cards.weapon.size());
    each(Happening::Exploited, cards.surrounding.size());
    each(Happening::Weather, cards.weather.size());
    each(Happening::EventDrawn, cards.event.size());
    each(Happening::Combo, cards.icon.size());
    for (const int gauge : {0, 1, 2}) {
        add(Happening::GaugeMoved, {gauge, 1, 1});
        add(Happening::Capped, {gauge, 1});
        add(Happening::Reward, {gauge});
        add(Happening::Spoils, {gauge});
        add(Happening::PricePaid, {gauge});
    }
    for (int cause = 0; cause < samurai::kCauses; ++cause) add(Happening::Ended, {cause});
    std::erase_if(events, [](const Event& event) {  // a Blood card has no level 0
        return event.kind == static_cast<int>(Happening::Bloodied) && event.numbers[0] == 0;
    });
    return events;
}

Asked asked_by_samurai() {
    using samurai::Task;
    const samurai::Samurai game;
    Asked asked;
    ask_common(asked, game, 1,
               {"foes_dead", "life", "beheaded", "cliff", "blood_empty", "round_limit"});
    ask_rules(asked, "samurai", "engine/games/samurai/rules/why.cpp");
    for (const Event& event : events_of_samurai(game)) ask(asked, game.describe(event));
    for (const OptionSpec& option : game.schema()) {  // the menu explains every value
        for (const std::string_view value : option.values) {
            asked["samurai.option." + std::string{option.name} + "." + std::string{value}];
        }
    }
    for (const char* three : {"off", "on"}) {
        auto state = game.start(*game.options({{"three", three}}));
        state.depth = 1;
        for (int task = 0; task < samurai::kTasks; ++task) {
            const bool automatic = task >= static_cast<int>(samurai::kFirstAutomatic);
            if (automatic && task != static_cast<int>(Task::Over)) continue;
            state.stack[0].task = static_cast<Task>(task);
            state.defence = 0;
            if (state.stack[0].task == Task::Place) ask(asked, game.prompt(state, Seat{0}));
            state.defence = 1;
            ask(asked, game.prompt(state, Seat{0}));
        }
    }
    return asked;
}

// Small games are played until everything has happened.
template <class G>
Asked asked_along_games(const G& game, const Names& reasons) {
    Asked asked;
    const auto options = *game.options({});
    ask_common(asked, game, game.seats(options), reasons);
    Rng rng{1};
    const auto buffer = std::make_unique<MoveBuffer<G>>();
    for (int i = 0; i < 500; ++i) {
        auto state = game.start(options);
        EventList events;
        while (!game.to_act(state).empty()) {
            const Seat seat = seat_to_ask(game, state);
            ask(asked, game.prompt(state, seat));
            buffer->list.clear();
            game.legal(state, seat, buffer->list);
            game.apply(state, seat, buffer->list[rng.below(buffer->list.size())], events);
        }
        ask(asked, game.prompt(state, Seat{0}));
        for (const Event& event : events.events) ask(asked, game.describe(event));
    }
    return asked;
}

TEST(WordsOfPaiko, HaveASentenceForEverythingThatCanBeSaid) { expect_all(asked_by_paiko()); }

TEST(WordsOfPaiko, HoldNothingThatIsNeverSaid) { expect_nothing_else("paiko", asked_by_paiko()); }

TEST(WordsOfEiyo, HaveASentenceForEverythingThatCanBeSaid) { expect_all(asked_by_eiyo()); }

TEST(WordsOfEiyo, HoldNothingThatIsNeverSaid) { expect_nothing_else("eiyo", asked_by_eiyo()); }

TEST(WordsOfSamurai, HaveASentenceForEverythingThatCanBeSaid) { expect_all(asked_by_samurai()); }

TEST(WordsOfSamurai, HoldNothingThatIsNeverSaid) {
    expect_nothing_else("samurai", asked_by_samurai());
}

TEST(WordsOfControlGames, HaveASentenceForEverythingThatCanBeSaid) {
    Asked asked = asked_along_games(tictactoe::TicTacToe{}, {"row", "full"});
    ask_rules(asked, "tictactoe", "engine/games/tictactoe/text.cpp");
    expect_all(asked);
    asked = asked_along_games(connect_four::ConnectFour{}, {"line"});
    ask_rules(asked, "connect_four", "engine/games/connect_four/text.cpp");
    expect_all(asked);
}

// Keys are written out in the source; one that ends in a point is the beginning of several.
Names table_keys_in_source() {
    Names keys;
    for (const auto& entry : std::filesystem::directory_iterator(source("cli"))) {
        if (entry.path().extension() != ".cpp") continue;
        keys.merge(matches(file_text(entry.path()), R"re("(table\.[a-z_.]+)["\d])re"));
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
        EXPECT_FALSE(value.empty()) << name;
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

TEST(Words, HaveASentenceForEveryLevel) {
    for (const Level level : {Level::Random, Level::Novice, Level::Adept, Level::Master}) {
        EXPECT_TRUE(sentences().contains("table.level." + std::string{level_name(level)}));
    }
}

}  // namespace
}  // namespace engawa
