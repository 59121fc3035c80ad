// The words of Eiyo: every event, every question, every reason.
#include "engine/games/eiyo/cards/card_list.h"
#include "engine/games/eiyo/eiyo.h"
#include "engine/games/eiyo/text/figures.h"
#include "engine/games/eiyo/text/foresee.h"
#include "tests/words_asked_test.h"

namespace engawa {
namespace {

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
    ask_rules(asked, game);
    for (const Event& event : events_of_eiyo(game)) ask(asked, game.describe(event));
    for (const CardInfo& card : card_list(game)) {
        for (const Phrase& phrase : card.text) ask(asked, phrase);
    }
    ask_foresight(asked, game, {}, eiyo::foresee_move);
    ask(asked, {"eiyo.foresee.over", {{"honor", Term::number(40)}}});  // after the last enemy
    for (const Phrase& own : card_text("eiyo", "x", false, "its text")) ask(asked, own);
    const std::vector<Given> tables = {
        {{"mode", "solo"}},
        {{"mode", "coop"}},
        {{"mode", "coop"}, {"hand_limit", "none"}, {"placement_talk", "open"}}};
    for (const Given& options : tables) {
        auto state = game.start(*game.options(options));
        for (const auto& [name, term] : figures_of(game, state)) ask(asked, "eiyo", term);
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

TEST(WordsOfEiyo, HaveASentenceForEverythingThatCanBeSaid) { expect_all(asked_by_eiyo()); }

TEST(WordsOfEiyo, HoldNothingThatIsNeverSaid) { expect_nothing_else("eiyo", asked_by_eiyo()); }

}  // namespace
}  // namespace engawa
