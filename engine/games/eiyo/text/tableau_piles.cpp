// Piles by kind: weapons, enemies, tokens.
#include "engine/games/eiyo/text/tableau_parts.h"

namespace engawa::eiyo {
namespace {

template <class Bag, class Id>
Place pile(std::string id, const Bag& bag, const Id& id_of) {
    Place place{std::move(id), {}, {{"cards", bag.size()}}};
    bag.each([&](int kind) { place.things.push_back({id_of(kind), bag.count(kind), {}}); });
    return place;
}

// Enemies by troop, bosses and Yamabushi apart: how many, and their honor.
struct Tally {
    int cards = 0;
    int honor = 0;
};
struct TallyNames {
    std::string_view cards, honor;
};
constexpr int kTallies = 6;
constexpr TallyNames kTallyNames[kTallies] = {
    {"cards.yamabushi", "honor.yamabushi"}, {"cards.red", "honor.red"},
    {"cards.black", "honor.black"},         {"cards.blue", "honor.blue"},
    {"cards.yellow", "honor.yellow"},       {"cards.boss", "honor.boss"},
};

void tell_tallies(Facts& facts, const FoeTable& foes, const FoeBag& bag) {
    Tally tallies[kTallies];
    bag.each([&](Foe foe) {
        const auto troop = foes.cards[foe]->troop;
        Tally& tally = tallies[foes[foe].boss ? kTallies - 1 : static_cast<int>(troop)];
        tally.cards += bag.count(foe);
        tally.honor += bag.count(foe) * foes[foe].honor;
    });
    for (int i = 0; i < kTallies; ++i) {
        if (tallies[i].cards == 0) continue;
        add_fact(facts, kTallyNames[i].cards, tallies[i].cards);
        add_fact(facts, kTallyNames[i].honor, tallies[i].honor);
    }
}

// What lies in no stack: with path=on four enemies, in solo two bosses (EIY-042, EIY-043).
int in_stacks(const Book& book, const State& s, bool bosses) {
    int sum = 0;
    for (const Row row : s.rows) {
        const int boss = row.stack() > book.constants.cards_below_boss ? 1 : 0;
        sum += bosses ? boss : row.stack() - boss;
    }
    return sum;
}

}  // namespace

void add_piles(Tableau& tableau, const Book& book, const State& s) {
    const FoeTable& foes = book.foes(s);
    const auto weapon = [&](int kind) { return book.weapon(kind).id; };
    const auto special = [&](int kind) { return book.weapon(book.standard + kind).id; };
    const auto foe = [&](Foe kind) { return foes.cards[kind]->id; };
    const auto add = [&](Place place, Facts more = {}) {
        place.facts.insert(place.facts.end(), more.begin(), more.end());
        tableau.places.push_back(std::move(place));
    };

    Place deck{"deck", {}, {{"cards", s.deck_size}}};
    if (s.deck_size != 0) deck.things.push_back({std::string{kUnknownThing}, s.deck_size, {}});
    add(std::move(deck), {{"of", s.deck_size + s.discards_size}});
    // EIY-206: the deck, and what of hands the viewer does not know.
    add(pile("unseen.weapons", s.deck, weapon), {{"in_hands", s.deck.size() - s.deck_size}});
    add(pile("discards", s.discards, weapon));
    add(pile("table", s.table, special));
    add(pile("gone", s.gone, special));

    for (const bool bosses : {false, true}) {
        const FoeBag bag = s.unseen.masked(bosses ? foes.boss_mask : foes.other_mask);
        const int out = bag.size() - in_stacks(book, s, bosses);
        add(pile(bosses ? "unseen.bosses" : "unseen.enemies", bag, foe), {{"in_no_stack", out}});
    }
    Place honor = pile("honor_stack", s.honor_stack, foe);
    tell_tallies(honor.facts, foes, s.honor_stack);
    add(std::move(honor));
    const FoeBag gone = removed_pile(book, s);
    Place removed = pile("removed", gone, foe);
    tell_tallies(removed.facts, foes, gone);
    add(std::move(removed));

    const int left = supply(book, s);
    Place tokens{"tokens", {}, {{"left", left}, {"of", book.constants.deflect_tokens}}};
    if (left != 0) tokens.things.push_back({"token", left, {}});
    add(std::move(tokens));
}

}  // namespace engawa::eiyo
