// The cards of a game as data.
#include <gtest/gtest.h>

#include <array>
#include <set>

#include "engine/match/catalogue.h"

namespace engawa {
namespace {

const CardInfo& card(const CardList& cards, std::string_view id) {
    for (const CardInfo& info : cards) {
        if (info.id == id) return info;
    }
    ADD_FAILURE() << id;
    return cards.front();
}

int fact(const CardInfo& info, std::string_view name) {
    for (const Fact& one : info.facts) {
        if (one.name == name) return one.value;
    }
    return -1;
}

std::string trait(const CardInfo& info, std::string_view name) {
    for (const CardTrait& one : info.traits) {
        if (one.name == name) return one.value;
    }
    return "";
}

TEST(Cards, EveryGameThatIsListedHasThemWithDifferentIds) {
    for (const AnyGame* game : all_games()) {
        std::set<std::array<std::string, 3>> ids;  // enemies of Eiyo are there in two editions
        for (const CardInfo& info : game->cards()) {
            EXPECT_TRUE(ids.insert({info.kind, info.id, trait(info, "set")}).second)
                << game->name() << " " << info.id;
            EXPECT_FALSE(info.kind.empty());
        }
        EXPECT_EQ(!ids.empty(), game->listed()) << game->name();
    }
}

// What lies on a table is found in the list, whatever the viewer sees of it.
TEST(Cards, ThingsOfTheTableauAreThere) {
    for (const std::string_view name : {"paiko", "eiyo", "susanoo"}) {
        const AnyGame& game = **find_game(name);
        std::set<std::string> ids;
        for (const CardInfo& info : game.cards()) ids.insert(info.id);
        auto match = game.open({});
        Rng rng{2};
        for (int i = 0; i < 60; ++i) {
            Match& table = **match;
            if (table.to_act().contains(kChance)) {
                table.play_ticket(rng.below(table.tickets()));
            } else {
                const Seat seat = table.standing().to_ask;
                ASSERT_TRUE(table.play(seat, table.seen_by(seat)->legal(true).front()));
            }
        }
        int found = 0;
        for (const Place& place : (*match)->seen_by(Seat{0})->tableau().places) {
            for (const Thing& thing : place.things) found += ids.contains(thing.id) ? 1 : 0;
        }
        EXPECT_GT(found, 5) << name;
    }
}

TEST(Cards, CarryWhatIsPrintedOnThem) {
    const CardList susanoo = (*find_game("susanoo"))->cards();
    const CardInfo& azukiarai = card(susanoo, "YO06");
    EXPECT_EQ(azukiarai.kind, "yokai");
    EXPECT_EQ(azukiarai.name, "Azukiarai");
    EXPECT_EQ(trait(azukiarai, "element"), "water");
    EXPECT_EQ(fact(azukiarai, "level"), 3);
    EXPECT_EQ(fact(azukiarai, "rewards"), 1);
    EXPECT_FALSE(azukiarai.text.empty());
    const CardInfo& sword = card(susanoo, "EQ33");
    EXPECT_EQ(sword.short_name, "Kusanagi");
    EXPECT_EQ(trait(sword, "type"), "weapon");
    EXPECT_EQ(fact(sword, "vp"), 5);
    const CardList eiyo = (*find_game("eiyo"))->cards();
    EXPECT_EQ(fact(card(eiyo, "tanto_tl"), "TL"), 1);
    EXPECT_EQ(fact(card(eiyo, "tanto_tl"), "BR"), 0);
    EXPECT_EQ(trait(card(eiyo, "red_champion"), "troop"), "red");
    EXPECT_EQ(fact(card(eiyo, "red_champion"), "honor"), 4);
    EXPECT_FALSE(card(eiyo, "red_champion").source.empty());
    EXPECT_EQ(fact(card((*find_game("paiko"))->cards(), "Er"), "shift"), 1);  // PAI-044
}

}  // namespace
}  // namespace engawa
