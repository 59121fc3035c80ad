// The texts of the cards of Warriors of Susanoo, which are made from their effects.
#include "tests/words_susanoo_cards_test.h"

#include "engine/games/susanoo/cards/card_words.h"
#include "engine/games/susanoo/cards/cards.h"
#include "tests/words_asked_test.h"

namespace engawa {
namespace {

using namespace susanoo;
using Kind = susanoo::Kind;

// What was printed when the texts were written by hand beside the effects.
TEST(SusanooCardTexts, OfTheDefaultSetAreAsTheyWere) {
    const auto texts =
        nlohmann::json::parse(file_text(source("tests/words/susanoo_cards.json")), nullptr, false);
    const Words words;
    EXPECT_EQ(texts.size(), default_cards().cards.size());
    for (const Card& card : default_cards().cards) {
        EXPECT_EQ(words.read_out(rules_text(card)), texts.value(card.id, "")) << card.id;
    }
}

// The text of effects that no card of the default set has.

std::string text_of(Kind kind, std::vector<Effect> effects) {
    Card card;
    card.kind = kind;
    card.timing = kind == Kind::Event ? Timing::Battle : Timing::None;
    card.effects = std::move(effects);
    return Words{}.read_out(rules_text(card));
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

// Every word of the vocabulary, one after the other, on a card of every kind.
void ask_card_texts(Asked& asked) {
    const auto tell = [&](Card card, std::vector<Effect> effects) {
        card.effects = std::move(effects);
        for (const Phrase& phrase : rules_text(card)) ask(asked, phrase);
    };
    for (const Kind kind : {Kind::Yokai, Kind::HeavenlyBeing, Kind::Item}) {
        Card card;
        card.kind = kind;
        for (std::size_t i = 0; i < std::size(kUntilWords); ++i) {
            card.until = static_cast<Until>(i);
            tell(card, {});
        }
        card.until = Until::None;
        for_all_effects([&](const Effect& effect) { tell(card, {effect, effect}); });
    }
}

}  // namespace engawa
