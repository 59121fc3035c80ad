// The words of Warriors of Susanoo: every event with every card, every question, every reason.
#include "engine/games/susanoo/cards/book.h"
#include "engine/games/susanoo/rules/happening.h"
#include "engine/games/susanoo/susanoo.h"
#include "tests/words_asked_test.h"
#include "tests/words_susanoo_cards_test.h"

namespace engawa {
namespace {

using namespace susanoo;

std::vector<int> all_cards(const Susanoo& game) {
    std::vector<int> cards;
    for (int i = 0; i < kCardNumbers; ++i) {
        if (game.book().exists(i)) cards.push_back(i);
    }
    return cards;
}

std::vector<Event> all_events(const Susanoo& game) {
    std::vector<Event> events;
    const auto add = [&](Happening kind, std::initializer_list<int> numbers) {
        events.push_back(event_of(static_cast<int>(kind), numbers));
    };
    // Kinds whose words depend on small numbers only.
    for (int kind = 0; kind < kHappenings; ++kind) {
        for (const int first : {0, 1}) {
            for (const int second : {0, 1}) {
                for (const int third : {0, 1}) {
                    const int fifth =
                        kind == static_cast<int>(Happening::Offered) ? kNoCard : third;
                    events.push_back(event_of(kind, {first, second, third, second, fifth}));
                }
            }
        }
    }
    for (const int card : all_cards(game)) add(Happening::Discarded, {0, card});
    for (const int yokai : {0, 1}) {
        for (const int main : {0, 1}) {
            add(Happening::Offered, {0, 1, yokai, 0, kNoCard, main});
            add(Happening::Offered, {0, 0, yokai, 2, kNoCard, main});
            add(Happening::Offered, {0, 1, yokai, 0, 5, main});
        }
    }
    for (const int back : {0, 1}) add(Happening::Drew, {0, -1, back, kNobody});
    add(Happening::CardDie, {kNobody, 3});
    add(Happening::LevelChanged, {0, -1, 2});
    for (const int cause : {0, 1, 2}) add(Happening::Ended, {cause});
    return events;
}

class Prompts {
  public:
    Prompts(const Susanoo& game, Asked& asked) : game_(game), asked_(asked) {
        state_ = game.start(*game.options({{"seats", "3"}, {"first_player", "1"}}));
        state_.at_turn = 0;
        state_.depth = 1;
        for (std::uint8_t& being : state_.being) being = kFirstBeing;
    }

    void of_turns() {
        for (const Step step : {Step::Being, Step::Form, Step::Prep, Step::Choice, Step::End,
                                Step::Surplus, Step::Show, Step::Look, Step::Share, Step::Pool,
                                Step::Join, Step::Loot, Step::Switch, Step::Renew}) {
            at({step, 1, 0, 0, 1});
        }
        state_.row_beings = 3;
        at({Step::Being, 1, 0, 0, 0});
        state_.row_beings = 0;
        for (const auto back : std::initializer_list<std::uint8_t>{0, 1})
            at({Step::Fetch, 1, 0, back, 0});
        for (const Step step :
             {Step::Aim, Step::Target, Step::Side, Step::Annul, Step::Banish, Step::RobItem,
              Step::Give, Step::TradeGive, Step::TradeWant, Step::TradeAnswer}) {
            at({step, 1, 1, 2, 3});
        }
        at({Step::First, 1, 0, 0, 0});
        at({Step::GameOver, 1, 0, 0, 0});
    }

    void of_losses() {
        for (const From from : {From::Hand, From::Item, From::Helmet, From::Armor, From::Weapon}) {
            at({Step::Lose1, 1, 0, static_cast<std::uint8_t>(from), 0});
        }
        for (const From from : {From::Hand, From::Item}) {
            at({Step::Pay, 1, 0, static_cast<std::uint8_t>(from), 0});
        }
        for (const From from : {From::Random, From::Item, From::Sake}) {
            at({Step::Rob, 1, 0, 1, static_cast<std::uint8_t>(from)});
        }
    }

    void of_battles() {
        state_.main = 0;
        state_.helper = 1;
        for (const Step step :
             {Step::Fight, Step::OfferK, Step::OfferY, Step::OfferSide, Step::Flee, Step::Hurt}) {
            at({step, 1, 0, 1, 0});
        }
        at({Step::OfferSide, 1, 1, 1, 0});  // of a counter-offer
        for (const Step step : {Step::Answer, Step::CounterAnswer}) {
            for (const auto yokai : std::initializer_list<std::uint8_t>{0, 1}) {
                for (const auto side : std::initializer_list<std::uint8_t>{0, 2, Terms::kItem}) {
                    state_.offer = {1, yokai, side};
                    at({step, 1, 0, 1, 0});
                }
            }
        }
    }

  private:
    void at(const Task& task) {
        state_.agenda[0] = task;
        for (const Seat seat : SeatSet::first_seats(3)) ask(asked_, game_.prompt(state_, seat));
    }

    const Susanoo& game_;
    Asked& asked_;
    State state_;
};

Asked asked_by_susanoo() {
    const Susanoo game;
    Asked asked;
    ask_common(asked, game, 5, {"heads", "forms", "events"});
    ask_rules(asked, game);
    for (const Event& event : all_events(game)) ask(asked, game.describe(event));
    ask_card_texts(asked);
    Prompts prompts{game, asked};
    prompts.of_turns();
    prompts.of_losses();
    prompts.of_battles();
    return asked;
}

TEST(WordsOfSusanoo, HaveASentenceForEverythingThatCanBeSaid) { expect_all(asked_by_susanoo()); }

TEST(WordsOfSusanoo, HoldNothingThatIsNeverSaid) {
    expect_nothing_else("susanoo", asked_by_susanoo());
}

}  // namespace
}  // namespace engawa
