#include "engine/games/susanoo/cards/cards.h"

#include <gtest/gtest.h>

namespace engawa::susanoo {
namespace {

int count(Kind kind) {
    int found = 0;
    for (const Card& card : default_cards().cards) found += card.kind == kind ? 1 : 0;
    return found;
}

TEST(SusanooDefaultCards, AreThoseOfTheDecks) {
    EXPECT_EQ(default_cards().cards.size(), 150u);
    EXPECT_EQ(count(Kind::HeavenlyBeing), 10);
    EXPECT_EQ(count(Kind::OrochiHead), 8);
    EXPECT_EQ(count(Kind::Yokai), 32);
    EXPECT_EQ(count(Kind::Event), 30);
    EXPECT_EQ(count(Kind::Item), 50);
    EXPECT_EQ(count(Kind::Transformation), 20);
    EXPECT_EQ(default_cards().event_passes, 3);
}

// The text of effects that no card of the default set has.

std::string text_of(Kind kind, std::vector<Effect> effects) {
    Card card;
    card.kind = kind;
    card.timing = kind == Kind::Event ? Timing::Battle : Timing::None;
    card.effects = std::move(effects);
    return rules_text(card);
}

TEST(SusanooRulesText, SaysWhatTheDefaultSetDoesNotHave) {
    const Trigger resolve = Trigger::Resolve;
    EXPECT_EQ(text_of(Kind::OrochiHead, {}), "No special condition.");
    EXPECT_EQ(text_of(Kind::Event, {{.on = resolve, .when = {}, .act = Action::Ward, .n = 2}}),
              "Ignore the next 2 losing conditions that would hit you in this battle.");
    EXPECT_EQ(text_of(Kind::Event, {{.on = resolve, .when = {}, .act = Action::Annul, .n = 2}}),
              "Cancel 2 Events or Consumables lying in this battle.");
    EXPECT_EQ(
        text_of(Kind::Event,
                {{.on = resolve,
                  .when = {{susanoo::Test::HasElement, true, 4}, {susanoo::Test::DieGe, true, 3}},
                  .act = Action::Lose,
                  .n = 10,
                  .from = From::Random,
                  .who = Who::Target}}),
        "Roll one die: if you do not have Void, on 2 or less: one other player of your "
        "choice: discard the whole hand.");
    EXPECT_EQ(text_of(Kind::HeavenlyBeing, {{.on = Trigger::Activate,
                                             .when = {{susanoo::Test::HandGe, true, 2}},
                                             .act = Action::Draw,
                                             .n = 2,
                                             .deck = Deck::EventDiscard,
                                             .limit = Limit::Turn,
                                             .cost = From::Sake,
                                             .cost_n = 2}}),
              "Once in your turn you may discard 2 Sake Drinks: if you have at most 1 hand card: "
              "take 2 cards of your choice from the Event discards into hand.");
    EXPECT_EQ(
        text_of(Kind::Transformation,
                {{.when = {}, .act = Action::Lucky, .n = 2},
                 {.on = Trigger::Win, .when = {}, .act = Action::Power, .n = 1, .per = Per::Die}}),
        "For your elemental, escape and card dice roll 2 extra dice and keep the best. When "
        "you win a battle and roll one die: +1 power per point rolled.");
}

}  // namespace
}  // namespace engawa::susanoo
