// The words of Way of the Samurai: every event, every question, every reason.
#include "engine/games/samurai/cards/book.h"
#include "engine/games/samurai/cards/card_list.h"
#include "engine/games/samurai/rules/happening.h"
#include "engine/games/samurai/samurai.h"
#include "engine/games/samurai/text/effect_terms.h"
#include "engine/games/samurai/text/foresee.h"
#include "tests/words_asked_test.h"

namespace engawa {
namespace {

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
    for (const int foe : {1, 2, 3}) add(Happening::Targeted, {foe});
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

void ask_effects(Asked& asked) {
    for (int word = 0; word < samurai::kInstantWords; ++word) {
        for (const samurai::Who who : {samurai::Who::You, samurai::Who::Foe}) {
            for (const int n : {2, -2}) {
                samurai::Effect effect;
                effect.word = static_cast<samurai::Do>(word);
                effect.who = who;
                effect.n = static_cast<std::int16_t>(n);
                ask(asked, "samurai", samurai::effects_term({effect}));
            }
        }
    }
    ask(asked, "samurai", samurai::effects_term({}));
}

Asked asked_by_samurai() {
    using samurai::Task;
    const samurai::Samurai game;
    Asked asked;
    ask_common(asked, game, 1,
               {"foes_dead", "life", "beheaded", "cliff", "blood_empty", "round_limit"});
    ask_rules(asked, game);
    for (const Event& event : events_of_samurai(game)) ask(asked, game.describe(event));
    for (const CardInfo& card : card_list(game)) {
        for (const Phrase& phrase : card.text) ask(asked, phrase);
    }
    for (const Phrase& own : card_text("samurai", "X1", false, "its text")) ask(asked, own);
    ask_effects(asked);
    for (const char* surrounding : {"L1", "L4", "SU1"}) {
        ask_foresight(asked, game, {{"surrounding", surrounding}, {"gisei", "on"}},
                      samurai::foresee_move);
    }
    for (const OptionSpec& option : game.schema()) {  // the menu explains every value
        for (const std::string_view value : option.values) {
            asked["samurai.option." + std::string{option.name} + "." + std::string{value}];
        }
    }
    for (const auto& [three, surrounding] :
         {std::pair{"off", "none"}, {"on", "none"}, {"off", "SU1"}}) {
        auto state = game.start(*game.options({{"three", three}, {"surrounding", surrounding}}));
        state.depth = 1;
        state.hand = samurai::card_bit(0);
        if (state.surrounding != 0) state.reserve = samurai::card_bit(game.book().actions);
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

TEST(WordsOfSamurai, HaveASentenceForEverythingThatCanBeSaid) { expect_all(asked_by_samurai()); }

TEST(WordsOfSamurai, HoldNothingThatIsNeverSaid) {
    expect_nothing_else("samurai", asked_by_samurai());
}

}  // namespace
}  // namespace engawa
