// Sets of cards that are right card by card, but not together.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/games/susanoo/cards/card_reader.h"

namespace engawa::susanoo {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class SusanooCardTotals : public testing::Test {
  protected:
    Card& card(std::string_view id) {
        for (Card& each : cards_) {
            if (each.id == id) return each;
        }
        ADD_FAILURE() << id;
        return cards_[0];
    }
    void add(std::string_view id, Trigger on, Action act, int n) {
        Effect effect;
        effect.on = on;
        effect.act = act;
        effect.n = n;
        card(id).effects.push_back(effect);
    }
    // "path: text" for each mistake, with '?' in front of a warning.
    std::vector<std::string> mistakes() const {
        std::vector<std::string> paths;
        for (const Card& each : cards_) paths.push_back(each.id);
        std::vector<CardMistake> found;
        Mistakes list(found);
        check_together(cards_, paths, list);
        std::vector<std::string> lines;
        for (const CardMistake& each : found) {
            lines.push_back((each.warning ? "?" : "") + each.path + ": " + each.text);
        }
        return lines;
    }

    std::vector<Card> cards_ = default_cards().cards;
};

TEST_F(SusanooCardTotals, OfTheDefaultSetAreFine) { EXPECT_THAT(mistakes(), IsEmpty()); }

// A battle has room for 11 foes (SUS-521).
TEST_F(SusanooCardTotals, LetThreeYokaiJoinABattle) {
    card("EV18").effects[0].n = 2;
    EXPECT_THAT(mistakes(), ElementsAre(HasSubstr("5 Yokai could join one battle")));
    card("EV14").effects[0].deck = Deck::Event;  // nothing is fetched back
    EXPECT_THAT(mistakes(), IsEmpty());
}

TEST_F(SusanooCardTotals, LetTwentyCardsLieInABattle) {
    card("EV25").effects[0].act = Action::Escape;
    EXPECT_THAT(mistakes(), ElementsAre(HasSubstr("there are 21 cards of timing battle")));
    card("EV26").timing = Timing::Any;
    EXPECT_THAT(mistakes(), IsEmpty());
    card("EV28").effects[0].on = Trigger::Enter;
    EXPECT_THAT(mistakes(), ElementsAre(HasSubstr("and persistent Events with enter")));
}

TEST_F(SusanooCardTotals, LetTenPersistentEventsEnter) {
    for (int i = 1; i <= 8; ++i) {
        Card& event = card("EV0" + std::to_string(i));
        event.timing = Timing::Persistent;
        event.effects[0].on = Trigger::Enter;
    }
    for (const std::string_view id : {"EV28", "EV29", "EV30"}) {
        card(id).effects[0].on = Trigger::Enter;
    }
    EXPECT_THAT(mistakes(), testing::Contains(HasSubstr("11 persistent Events with enter; 10 is")));
}

TEST_F(SusanooCardTotals, LetEightCardsRewardAWin) {
    add("HB01", Trigger::Win, Action::Sake, 1);
    EXPECT_THAT(mistakes(), IsEmpty());
    add("EQ22", Trigger::Win, Action::Sake, 1);
    EXPECT_THAT(mistakes(), ElementsAre(HasSubstr("9 cards with win could be due")));
}

// SUS-451: six to the power of all dice must fit.
TEST_F(SusanooCardTotals, LetAPlayerRollNineExtraDice) {
    for (const std::string_view id : {"EQ22", "EQ24"}) {
        add(id, Trigger::Passive, Action::Lucky, 3);
    }
    add("EQ26", Trigger::Passive, Action::Lucky, 1);
    EXPECT_THAT(mistakes(), IsEmpty());
    add("EV28", Trigger::Passive, Action::Lucky, 1);
    EXPECT_THAT(mistakes(), ElementsAre(HasSubstr("roll so many extra dice: 10; 9 is the most")));
}

TEST_F(SusanooCardTotals, LetASakeDrinkCountSixtyMore) {
    for (int i = 0; i < 8; ++i) {
        add("EV29", Trigger::Passive, Action::Pour, 5);
        add("EQ22", Trigger::Passive, Action::Pour, 5);
    }
    EXPECT_THAT(mistakes(), ElementsAre(HasSubstr("add so much to a Sake Drink: 83; 60 is")));
}

TEST_F(SusanooCardTotals, TellWhichWordsAreUnused) {
    card("HB10").effects.pop_back();
    card("TR20").effects.pop_back();
    EXPECT_THAT(mistakes(), ElementsAre("?vocabulary.actions: score is used by no card"));
}

TEST(SusanooCardDigest, TellsSetsApart) {
    const std::string usual = digest(default_cards());
    EXPECT_EQ(usual.size(), 16u);
    const auto differs = [&](auto&& change) {
        CardSet set = default_cards();
        change(set);
        return digest(set) != usual;
    };
    EXPECT_FALSE(differs([](CardSet&) {}));
    EXPECT_TRUE(differs([](CardSet& set) { set.event_passes = 2; }));
    EXPECT_TRUE(differs([](CardSet& set) { set.cards[5].name += "!"; }));
    EXPECT_TRUE(differs([](CardSet& set) { set.cards[5].vp += 1; }));
    EXPECT_TRUE(differs([](CardSet& set) { set.cards.back().level += 1; }));
    EXPECT_TRUE(differs([](CardSet& set) { set.cards.back().effects[0].per = Per::Foe; }));
    EXPECT_TRUE(differs([](CardSet& set) { set.cards.back().effects[0].when[0].negated = false; }));
    EXPECT_TRUE(differs([](CardSet& set) { set.cards.back().effects.pop_back(); }));
    EXPECT_TRUE(differs([](CardSet& set) { set.cards.pop_back(); }));
}

}  // namespace
}  // namespace engawa::susanoo
