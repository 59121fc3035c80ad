#include "engine/games/susanoo/rules/facts.h"

#include <algorithm>

namespace engawa::susanoo {
namespace {

unsigned element_bit(Element element) { return 1u << static_cast<int>(element); }

// Without `element` effects.
unsigned plain_elements(const Book& book, const State& s, int player, unsigned mutes) {
    unsigned set = 0;
    if (s.element_from_being() && s.being[player] != kNoCard) {
        set |= element_bit(book.of(s.being[player]).element);
    }
    if (form_counts(s, player, mutes)) set |= element_bit(book.of(s.form[player]).element);
    return set;
}

bool slot_used(const Book& book, const State& s, int player, int slot) {
    return s.in_use[player][slot] != kNoCard && (muted_for(book, s, player) >> slot & 1) == 0;
}

int equipped(const Book& book, const State& s, int player) {
    int count = 0;
    for (int slot = 0; slot < kSlots; ++slot) count += slot_used(book, s, player, slot) ? 1 : 0;
    return count;
}

bool fighter_has(const Book& book, const State& s, unsigned wanted) {
    if (s.main == kNobody) return false;
    if ((elements(book, s, s.main) & wanted) != 0) return true;
    return s.helper != kNobody && (elements(book, s, s.helper) & wanted) != 0;
}

bool foe_has(const Book& book, const State& s, int element) {
    for (int i = 0; i < s.foe_count; ++i) {
        if (static_cast<int>(book.of(s.foes[i].card).element) == element) return true;
    }
    return false;
}

// On a foe's card `subject` is the main fighter (SUS-265).
bool test_holds(const Book& book, const State& s, const Condition& test, bool foe, int subject,
                int die) {
    switch (test.test) {
        case Test::FoeElement: return foe_has(book, s, test.value);
        case Test::HasElement:
            if (foe) return fighter_has(book, s, 1u << test.value);
            return subject != kNobody && (elements(book, s, subject) >> test.value & 1) != 0;
        case Test::LevelGe: return subject != kNobody && s.level[subject] >= test.value;
        case Test::VsHead: return head_among_foes(book, s);
        case Test::Helped: return s.helper != kNobody;
        case Test::HandGe: return subject != kNobody && s.hand_size(subject) >= test.value;
        case Test::SlotUsed: return subject != kNobody && slot_used(book, s, subject, test.value);
        case Test::DieGe: return die >= test.value;
    }
    return false;
}

// Sum of a passive action over the cards of a player in force and not muted.
int sum_passive(const Book& book, const State& s, int player, Action action, unsigned mutes) {
    int sum = 0;
    each_in_force(book, s, player, mutes, [&](int card) {
        if (!book.of(card).does(action)) return;
        for (const Rule& rule : book.passives_of(card)) {
            if (rule.act == action && holds(book, s, rule, card, player, 0)) sum += rule.n;
        }
    });
    return sum;
}

struct Sides {
    int fighters = 0;
    int foes = 0;
};

// What a fighter's cards in force give, and the edges of dice.
struct OwnCards {
    Sides power;
    int edge = 0;         // on own advantage dice
    int edge_of_foe = 0;  // on dice against the player
};

OwnCards own_cards(const Book& book, const State& s, int player, unsigned mutes) {
    OwnCards own;
    each_in_force(book, s, player, mutes, [&](int card) {
        for (const Rule& rule : book.passives_of(card)) {
            if (rule.act != Action::Power && rule.act != Action::Edge) continue;
            if (!holds(book, s, rule, card, player, 0)) continue;
            const bool for_foes = rule.side == Side::Foes;
            if (rule.act == Action::Edge) {
                (for_foes ? own.edge_of_foe : own.edge) += rule.n;
            } else {
                (for_foes ? own.power.foes : own.power.fighters) +=
                    amount(book, s, rule, card, player, 0);
            }
        }
    });
    return own;
}

void add_foe(const Book& book, const State& s, int foe, Sides& sides) {
    sides.foes += book.of(foe).level;
    for (const Rule& rule : book.passives_of(foe)) {
        if (rule.act != Action::Power || !holds(book, s, rule, foe, kNobody, 0)) continue;
        (rule.side == Side::Fighters ? sides.fighters : sides.foes) +=
            amount(book, s, rule, foe, kNobody, 0);
    }
}

// What a fighter has without played cards and hostile sake; what it gives the foes is added to
// `sides`.
int own_total(const Book& book, const State& s, int player, unsigned mutes, Sides& sides) {
    const OwnCards own = own_cards(book, s, player, mutes);
    int total = s.level[player] + own.power.fighters;
    sides.foes += own.power.foes;
    for (int i = 0; i < s.foe_count; ++i) {
        const Foe& foe = s.foes[i];
        const int die = player == s.main ? foe.main_die : foe.helper_die;
        if (die > 0) total += die + own.edge;
        if (die < 0) sides.foes += std::max(0, -die + own.edge_of_foe);
    }
    for (int i = 0; i < s.result_count; ++i) {
        const Outcome& result = s.results[i];
        if (result.player() != player || book.of(result.card).lies()) continue;
        if (!counts(book, s, player, result.card, mutes)) continue;
        total += result.fighters;
        sides.foes += result.foes;
    }
    return total;
}

}  // namespace

bool counts(const Book& book, const State& s, int player, int card, unsigned mutes) {
    if (card >= kFirstForm) return card == s.form[player] && form_counts(s, player, mutes);
    if (card >= kFirstBeing) return card == s.being[player];
    if (book.events.has(card)) return s.front[player].has(card);
    if (!book.equipment.has(card)) return false;
    const int slot = static_cast<int>(book.of(card).type);
    return s.in_use[player][slot] == card && (mutes >> slot & 1) == 0;
}

bool head_among_foes(const Book& book, const State& s) {
    for (int i = 0; i < s.foe_count; ++i) {
        if (book.heads.has(s.foes[i].card)) return true;
    }
    return false;
}

bool yokai_among_foes(const Book& book, const State& s) {
    for (int i = 0; i < s.foe_count; ++i) {
        if (book.yokai.has(s.foes[i].card)) return true;
    }
    return false;
}

unsigned elements(const Book& book, const State& s, int player) {
    const unsigned mutes = muted_for(book, s, player);
    const unsigned plain = plain_elements(book, s, player, mutes);
    unsigned set = plain;
    each_in_force(book, s, player, mutes, [&](int card) {
        if (!book.of(card).does(Action::Element)) return;
        for (const Rule& rule : book.passives_of(card)) {
            if (rule.act != Action::Element) continue;
            bool all = true;
            for (const Condition& test : book.tests_of(rule)) {
                // An element that came from `element` effects would lead round in a circle.
                const bool met = test.test == Test::HasElement
                                     ? (plain >> test.value & 1) != 0
                                     : test_holds(book, s, test, false, player, 0);
                all = all && met != test.negated;
            }
            if (all) set |= 1u << rule.what;
        }
    });
    return set;
}

int relation(const Book& book, unsigned elements, int foe) {
    // By the element of the foe: which one beats it, and which one it beats.
    struct Cycle {
        unsigned stronger;
        unsigned weaker;
    };
    constexpr unsigned fire = 1;
    constexpr unsigned water = 2;
    constexpr unsigned air = 4;
    constexpr unsigned earth = 8;
    constexpr Cycle cycle[] = {{water, air}, {earth, fire}, {fire, earth}, {air, water}, {0, 0}};
    const Cycle& its = cycle[static_cast<unsigned>(book.of(foe).element)];
    const int better = (elements & its.stronger) != 0 ? 1 : 0;
    const int worse = (elements & its.weaker) != 0 ? 1 : 0;
    return better - worse;
}

bool holds(const Book& book, const State& s, const Rule& rule, int card, int you, int die) {
    if (rule.tests == 0) return true;
    const bool foe = book.of(card).foe();
    const int subject = foe ? s.main : you;
    for (const Condition& test : book.tests_of(rule)) {
        if (test_holds(book, s, test, foe, subject, die) == test.negated) return false;
    }
    return true;
}

int amount(const Book& book, const State& s, const Rule& rule, int card, int you, int die) {
    if (rule.per == Per::One) return rule.n;
    if (rule.per == Per::Die) return rule.n * die;
    if (rule.per == Per::Foe) return rule.n * s.foe_count;
    const int subject = book.of(card).foe() ? s.main : you;
    if (subject == kNobody) return 0;
    switch (rule.per) {
        case Per::Sake: return rule.n * sake(book, s, subject).size();
        case Per::Head: return rule.n * heads_of(book, s, subject).size();
        case Per::Hand: return rule.n * s.hand_size(subject);
        case Per::Equipped: return rule.n * equipped(book, s, subject);
        default: return rule.n * std::popcount(s.forms[subject]);
    }
}

int extra_dice(const Book& book, const State& s, int player) {
    if (player == kNobody) return 0;
    return sum_passive(book, s, player, Action::Lucky, muted_for(book, s, player));
}

int pour_bonus(const Book& book, const State& s, int player) {
    return sum_passive(book, s, player, Action::Pour, muted_for(book, s, player));
}

int escape_bonus(const Book& book, const State& s, int player, int foe) {
    const unsigned mutes = muted_for(book, s, player);
    int bonus = sum_passive(book, s, player, Action::Escape, mutes);
    for (int i = 0; i < s.result_count; ++i) {
        const Outcome& result = s.results[i];
        if (result.escape == 0) continue;
        if (result.player() == kNobody) {
            if (result.card == foe) bonus += result.escape;
        } else if (result.player() == player &&
                   (book.of(result.card).lies() || counts(book, s, player, result.card, mutes))) {
            bonus += result.escape;
        }
    }
    for (const Rule& rule : book.passives_of(foe)) {
        if (rule.act == Action::Escape && holds(book, s, rule, foe, kNobody, 0)) bonus += rule.n;
    }
    return bonus;
}

int hand_limit(const Book& book, const State& s, int player) {
    return std::max(0, 5 + sum_passive(book, s, player, Action::HandLimit, 0));
}

int wards_left(const State& s, int player) {
    int wards = 0;
    for (int i = 0; i < s.result_count; ++i) {
        if (s.results[i].player() == player) wards += s.results[i].wards();
    }
    return wards;
}

int hostile_drinks(const State& s) {
    int count = 0;
    for (int i = 0; i < s.poured_count; ++i) count += s.poured[i].value == 0 ? 1 : 0;
    return count;
}

Totals totals(const Book& book, const State& s) {
    if (!s.in_battle()) return {};
    const unsigned mutes = muted(book, s);
    Sides sides;
    sides.fighters = own_total(book, s, s.main, mutes, sides) - 3 * hostile_drinks(s);
    const int helper =
        s.helper == kNobody ? 0 : std::max(1, own_total(book, s, s.helper, mutes, sides));
    for (int i = 0; i < s.foe_count; ++i) add_foe(book, s, s.foes[i].card, sides);
    for (int i = 0; i < s.result_count; ++i) {
        const Outcome& result = s.results[i];
        if (result.player() != kNobody && !book.of(result.card).lies()) continue;
        sides.fighters += result.fighters;
        sides.foes += result.foes;
    }
    for (int i = 0; i < s.poured_count; ++i) sides.foes -= s.poured[i].value;
    return {std::max(1, sides.fighters) + helper, sides.foes};  // SUS-471
}

}  // namespace engawa::susanoo
