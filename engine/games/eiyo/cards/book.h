// The cards as compact tables, so that no move looks at a string.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/options.h"
#include "engine/games/eiyo/eiyo.h"

namespace engawa::eiyo {

struct FoeValues {
    std::array<std::uint8_t, kRowLength> damage{};
    std::uint8_t honor = 0;
    Effects effects;
    bool red = false;
    bool boss = false;
};

// The foes that can meet in one game: the enemies of a set, the Yamabushi, the bosses.
struct FoeTable {
    std::array<FoeValues, kMostFoes + 1> values{};  // by Foe; the one of "no card" is all 0
    std::array<const FoeCard*, kMostFoes + 1> cards{};
    int enemies = 0;  // kinds: Foe 1 to enemies
    int yamabushi = 0;
    int bosses = 0;
    std::array<FoeBag, 2> bags;  // all cards with path off, on; bosses included
    FoeBag boss_mask;
    FoeBag other_mask;

    int kinds() const { return enemies + yamabushi + bosses; }
    const FoeValues& operator[](Foe foe) const { return values[foe]; }
};

struct Book {
    explicit Book(const CardSet& set);
    Book(const Book&) = delete;
    Book& operator=(const Book&) = delete;

    CardSet cards;
    bool usual = false;  // the default cards, which have words in every language
    Constants constants;
    int standard = 0;  // kinds of standard weapons; the special ones follow
    int weapons = 0;   // all kinds
    std::array<std::uint8_t, kMostWeapons> corners{};
    WeaponBag deck;                      // the standard weapons
    std::array<SpecialBag, 2> specials;  // solo, coop
    std::vector<FoeTable> sets;

    std::vector<std::string_view> set_names;
    std::string limit_word;
    std::array<std::string_view, 2> hand_limits;
    std::vector<OptionSpec> schema;

    const FoeTable& foes(const State& s) const { return sets[s.enemy_set]; }
    const WeaponCard& weapon(int kind) const {
        const bool special = kind >= standard;
        return (special ? cards.specials : cards.weapons)[special ? kind - standard : kind];
    }
};

// Rules that legal moves, applied moves and reasons share.

// EIY-116, EIY-120, EIY-121: by player, spot and corner; solo has neither.
inline constexpr std::uint8_t kRowsAround[2][2][kCorners] = {{{0, 1, 4, 3}, {1, 2, 5, 4}},
                                                             {{4, 3, 0, 1}, {5, 4, 1, 2}}};
inline int row_at(const State& s, int player, int corner) {
    if (!s.coop()) return corner;
    return kRowsAround[player][s.spots[player]][corner];
}

// EIY-132
constexpr int rotated(int corners, int rotations) {
    return ((corners << rotations) | (corners >> (kCorners - rotations))) & 15;
}

// EIY-138, EIY-183: paying must not cause the third exhaustion. What is paid comes back with each
// exhaustion before it.
inline bool payable(const State& s, int cost) {
    const int decks = s.table_size / s.seats();
    return cost == 0 ||
           s.deck_size + decks * (s.deck_size + s.discards_size) >= cost + (s.emptied() ? 1 : 0);
}

// EIY-092, EIY-030
inline int hand_limit(const Book& book, const State& s) {
    return s.no_limit() ? kMostWeapons : book.constants.hand_limit;
}

inline int supply(const Book& book, const State& s) {
    return book.constants.deflect_tokens - std::popcount(s.tokens);
}

// EIY-153: the second attack on a red enemy must be the partner's.
inline bool own_weapon_waits(const FoeTable& foes, const State& s, int player, int row) {
    const auto i = static_cast<unsigned>(row);
    return s.coop() && foes[s.rows[i].front()].red && !s.active[i].none() &&
           s.active[i].owner() == player;
}

// EIY-195
inline bool may_show(const State& s, int player) {
    const auto i = static_cast<unsigned>(player);
    return s.spots[0] == s.spots[1] && s.hand_size[i] > s.known_size[i];
}

// EIY-182, EIY-184; at an open decision.
inline bool may_move(const Book& book, const State& s, int player) {
    const bool time = s.draft() || (s.phase == Phase::Fight && s.seat == player);
    return time && payable(s, book.constants.move_cost);
}

// EIY-232: the special weapons that have left the table are the counter.
inline int exhaustions(const Book& book, const State& s) {
    const int taken = book.specials[s.coop()].size() - s.table_size + std::popcount(s.taking);
    return taken / s.seats() + (s.phase == Phase::Overrun ? 1 : 0);
}

// What everybody knows of a hand: the known cards, and the weapon of a play that is being paid for.
inline WeaponBag public_cards(const State& s, int player) {
    WeaponBag cards = s.known[player];
    const bool pays = s.phase == Phase::Cost && s.pending.is_play() && s.payer == player;
    if (pays && !cards.has(s.pending.weapon())) cards.add(s.pending.weapon());
    return cards;
}

int concentration_cost(const Book& book, const State& s);    // EIY-256
int play_cost(const Book& book, const State& s, Move play);  // EIY-137, EIY-254
int row_damage(const FoeTable& foes, Row row);               // EIY-216, EIY-255

// The rule that keeps the player from this card play, costs, turn and cap aside.
RuleId why_not_play(const Book& book, const State& s, int player, Move play);

// Within the fight step, while chance works for it included.
inline bool in_fight(const State& s) {
    return s.phase == Phase::Fight || s.phase == Phase::DefeatEffect ||
           (s.phase == Phase::Cost && s.back == Phase::Fight);
}

// The first invariant that does not hold, as a sentence; empty if all do. A view may have cards
// that it does not name.
std::string fault(const Book& book, const State& s, bool view);
std::string phase_fault(const Book& book, const State& s);  // the part about the phase

// The row to which the next card goes, at setup and in a refill; -1 if none wants one (EIY-223).
inline int row_to_fill(const State& s) {
    for (int row = 0; row < s.row_count(); ++row) {
        if (s.rows[row].wants_card()) return row;
    }
    return -1;
}
inline bool boss_is_next(const Book& book, Row row) {  // EIY-044
    return row.stack() == book.constants.cards_below_boss + 1;
}

}  // namespace engawa::eiyo
