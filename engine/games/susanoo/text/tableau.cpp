// What lies where on the table of Warriors of Susanoo. Every place, thing and fact is described in
// docs/games/susanoo.md.
#include "engine/core/tableau.h"

#include "engine/games/susanoo/text/battle_facts.h"
#include "engine/games/susanoo/text/names.h"
#include "engine/games/susanoo/text/places.h"
#include "engine/games/susanoo/text/table_facts.h"

namespace engawa::susanoo {
namespace {

using engawa::Place;

class Layout {
  public:
    Layout(const Susanoo& game, const Observed<State>& view)
        : game_(game), book_(game.book()), s_(view.state()) {}

    Tableau make() {
        table_.facts = table_facts(game_, s_);
        if (s_.in_battle()) add_battle_facts(book_, s_, table_.facts);
        table_.places.reserve(16 + 7 * s_.players);
        for (int player = 0; player < s_.players; ++player) seat(player);
        decks();
        middle();
        battle();
        return std::move(table_);
    }

  private:
    Place& add(std::string id) {
        table_.places.push_back({std::move(id), {}, {}});
        return table_.places.back();
    }
    Place& add(std::string_view name, int player) { return add(Spot{name, player}.place()); }

    Thing& put(Place& place, int card) {
        place.things.push_back({std::string{book_.id(card)}, 1, {}});
        Thing& thing = place.things.back();
        const std::string_view mark = named_as(s_.top(), card);
        if (!mark.empty() && !s_.over()) thing.facts.push_back({mark, 1});
        return thing;
    }
    void put(Place& place, Cards cards) {
        each(cards, [&](int card) { put(place, card); });
    }

    // Cards whose backs alone are seen; "?" stands behind the known ones.
    void put_unknown(Place& place, Cards known, const std::array<std::uint8_t, 2>& backs) {
        const int events = unnamed(book_, known, backs, Back::Event);
        const int rewards = unnamed(book_, known, backs, Back::Reward);
        if (events + rewards == 0) return;
        place.things.push_back({std::string{kUnknownThing}, events + rewards, {}});
        place.things.back().facts = {{"events", events}, {"rewards", rewards}};
    }

    // Before the players.

    void seat(int player) {
        Place& being = add("seat", player);
        being.facts = seat_facts(game_, s_, player);
        if (s_.being[player] != kNoCard) own(being, player, s_.being[player]);
        hand(player);
        Place& forms = add("forms", player);
        each_form(s_.forms[player], [&](int card) { own(forms, player, card); });
        const Cards front = s_.front[player];
        for (const auto& [name, kind] : {std::pair{"items", book_.items},
                                         {"sake", book_.yokai},
                                         {"heads", book_.heads},
                                         {"stays", book_.events}}) {
            Place& place = add(name, player);
            each(front & kind, [&](int card) { own(place, player, card); });
        }
    }

    void own(Place& place, int player, int card) {
        add_own_facts(book_, s_, player, card, put(place, card).facts);
    }

    void hand(int player) {
        Place& hand = add("hand", player);
        each(s_.hand[player], [&](int card) {
            Thing& thing = put(hand, card);
            if (s_.seen[kWatcherKnows].has(card)) return thing.facts.push_back({"known_to_all", 1});
            for (int other = 0; other < s_.players; ++other) {
                if (s_.seen[other].has(card)) thing.facts.push_back({"known_to", other + 1});
            }
        });
        put_unknown(hand, s_.hand[player], s_.backs[player]);
    }

    // Piles.

    void decks() {
        for (const Back back : {Back::Event, Back::Reward}) {
            const bool event = back == Back::Event;
            const int left = left_in_deck(book_, s_, back);
            Place& deck = add(event ? "deck.events" : "deck.rewards");
            if (left > 0) deck.things.push_back({std::string{kUnknownThing}, left, {}});
            Place& unseen = add(event ? "unseen.events" : "unseen.rewards");
            put(unseen, s_.deck & book_.deck_of(back));
            Place& discards = add(event ? "discards.events" : "discards.rewards");
            if (!event) put(discards, s_.discards & book_.rewards_deck);
            for (int i = 0; event && i < s_.pile_size; ++i) put(discards, s_.pile[i]);
        }
        Place& forms = add("deck.forms");
        each_form(s_.form_deck, [&](int card) { put(forms, card); });
    }

    void middle() {
        Place& pool = add("pool");
        each_form(s_.pool, [&](int card) { put(pool, card); });
        Place& row = add("row");
        put(row, s_.row);
        each_being(s_.row_beings, [&](int card) { put(row, card); });
        put_unknown(row, s_.row, s_.row_backs);
        const int alone = s_.over() ? kNobody : looker(s_);
        if (alone != kNobody) row.facts.push_back({"seen_by", alone + 1});
        Place& beings = add("beings");
        each_being(s_.free_beings, [&](int card) { put(beings, card); });
        put(add("playing"), being_played(book_, s_));
    }

    // Both sides are always there: a hand can touch them before anybody fights.
    void battle() {
        add("fighters");
        Place& foes = add("foes");
        for (int i = 0; i < s_.foe_count; ++i) {
            add_foe_facts(book_, s_, s_.foes[i], put(foes, s_.foes[i].card).facts);
        }
        Place& played = add("played");
        for (int i = 0; i < s_.result_count; ++i) {
            const Outcome& result = s_.results[i];
            if (!book_.of(result.card).lies()) continue;
            add_played_facts(book_, s_, result, put(played, result.card).facts);
        }
        Place& poured = add("poured");
        for (int i = 0; i < s_.poured_count; ++i) {
            put(poured, s_.poured[i].card).facts.push_back({"value", s_.poured[i].value});
        }
    }

    const Susanoo& game_;
    const Book& book_;
    const State& s_;
    Tableau table_;
};

}  // namespace

Tableau Susanoo::tableau(const Observed<State>& view) const { return Layout{*this, view}.make(); }

}  // namespace engawa::susanoo
