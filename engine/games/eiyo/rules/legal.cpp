// Which moves there are (EIY-285), in the order of EIY-286.
#include <algorithm>

#include "engine/games/eiyo/cards/book.h"

namespace engawa::eiyo {
namespace {

// Card plays.

// The pairs of rotations and corner that bring one of the `targets` about, as low bits of a move.
struct Pairs {
    std::array<std::uint8_t, 16> bits{};
    std::uint8_t count = 0;
};

constexpr auto make_pairs() {
    std::array<std::array<Pairs, 16>, 16> table{};
    for (unsigned corners = 0; corners < 16; ++corners) {
        for (unsigned targets = 0; targets < 16; ++targets) {
            Pairs& pairs = table[corners][targets];
            for (int code = 0; code < 16; ++code) {
                const int shown = rotated(static_cast<int>(corners), code / kCorners);
                if ((shown & static_cast<int>(targets) & 1 << code % kCorners) == 0) continue;
                pairs.bits[pairs.count++] = static_cast<std::uint8_t>(code);
            }
        }
    }
    return table;
}
constexpr auto kPairs = make_pairs();  // by the corners that a weapon shows and by targets

// The corners at which the player may attack or deflect, costs aside.
struct Targets {
    unsigned attack = 0;
    unsigned deflect = 0;
    std::array<std::uint8_t, kCorners> attack_cost{};
};

Targets find_targets(const Book& book, const State& s, int player) {
    const FoeTable& foes = book.foes(s);
    const bool token_left = supply(book, s) > 0;  // EIY-170
    Targets targets;
    for (int corner = 0; corner < kCorners; ++corner) {
        const int row = row_at(s, player, corner);
        const Foe front = s.rows[row].front();
        if (front == 0 || s.has_token(row)) continue;  // EIY-125, EIY-126
        const Effects& effects = foes[front].effects;
        const unsigned bit = 1u << corner;
        if (token_left && effects.no_deflect == 0) targets.deflect |= bit;  // EIY-252
        if (!own_weapon_waits(foes, s, player, row)) targets.attack |= bit;
        targets.attack_cost[corner] = effects.attack_cost;
    }
    return targets;
}

// Writes blocks of 16: the buffer is longer than any list by more than that (kMaxMoves).
void add_free_plays(const Book& book, const WeaponBag& hand, Kind action, unsigned targets,
                    Moves<Move>& moves) {
    hand.each([&](int kind) {
        const Pairs& pairs = kPairs[book.corners[kind]][targets];
        const unsigned first = static_cast<unsigned>(action) << 12 | static_cast<unsigned>(kind)
                                                                         << 4;
        Move* const tail = moves.tail();
        for (unsigned i = 0; i < 16; ++i) {
            tail[i] = Move::from_bits(static_cast<std::uint16_t>(first + pairs.bits[i]));
        }
        moves.grow(tail + pairs.count);
    });
}

// The same when not every cost can be paid.
void add_paid_plays(const Book& book, const State& s, const WeaponBag& hand, Kind action,
                    const Targets& targets, Moves<Move>& moves) {
    const bool attack = action == Kind::Attack;
    const int turn = concentration_cost(book, s);
    hand.each([&](int kind) {
        const Pairs& pairs = kPairs[book.corners[kind]][attack ? targets.attack : targets.deflect];
        for (unsigned i = 0; i < pairs.count; ++i) {
            const int rotations = pairs.bits[i] / kCorners;
            const int corner = pairs.bits[i] % kCorners;
            const int extra = attack ? targets.attack_cost[corner] : 0;
            if (rotations > book.constants.max_rotations) continue;
            if (!payable(s, rotations * turn + extra)) continue;
            moves.add(attack ? Move::attack(kind, corner, rotations)
                             : Move::deflect(kind, corner, rotations));
        }
    });
}

void add_plays(const Book& book, const State& s, Moves<Move>& moves) {
    constexpr int kHighestCost = 12;  // EIY-138
    const WeaponBag& hand = s.hands[s.seat];
    const Targets targets = find_targets(book, s, s.seat);
    if (payable(s, kHighestCost) && book.constants.max_rotations == 3) {
        add_free_plays(book, hand, Kind::Attack, targets.attack, moves);
        add_free_plays(book, hand, Kind::Deflect, targets.deflect, moves);
    } else {
        add_paid_plays(book, s, hand, Kind::Attack, targets, moves);
        add_paid_plays(book, s, hand, Kind::Deflect, targets, moves);
    }
}

// The other lists.

// EIY-184, EIY-195: beside every decision after the placement.
void add_special_actions(const Book& book, const State& s, int player, Moves<Move>& moves) {
    if (!s.coop()) return;
    if (may_move(book, s, player)) moves.add(Move::plain(Kind::Move));
    if (may_show(s, player)) moves.add(Move::plain(Kind::Show));
}

void add_fight(const Book& book, const State& s, Moves<Move>& moves) {
    const bool capped = s.coop() && s.passed == 0;
    if (!capped || s.played < book.constants.cards_per_turn) add_plays(book, s, moves);
    add_special_actions(book, s, s.seat, moves);
    moves.add(Move::plain(capped && s.played != 0 ? Kind::Done : Kind::Pass));  // EIY-106, EIY-108
}

// The enemies of which one comes next.
FoeBag foes_to_come(const Book& book, const State& s) {
    const FoeTable& foes = book.foes(s);
    const Row row = s.rows[row_to_fill(s)];
    return s.unseen.masked(boss_is_next(book, row) ? foes.boss_mask : foes.other_mask);
}

void add_outcomes(const Book& book, const State& s, Moves<Move>& moves) {
    if (s.taking != 0) {
        s.table.each([&](int special) { moves.add(Move::take_special(special)); });
    } else if (s.phase == Phase::Rows || s.phase == Phase::Refill) {
        foes_to_come(book, s).each([&](int foe) { moves.add(Move::reveal(foe)); });
    } else {
        s.deck.each([&](int kind) { moves.add(Move::take_weapon(kind)); });
    }
}

template <class Bag>
int drawn_from(const Bag& bag, Rng& rng) {
    return bag.kind_at(rng.below(bag.size()));
}

}  // namespace

Move Eiyo::draw(const State& s, Rng& rng) const {
    if (s.taking != 0) return Move::take_special(drawn_from(s.table, rng));
    if (s.phase == Phase::Rows || s.phase == Phase::Refill) {
        return Move::reveal(drawn_from(foes_to_come(*book_, s), rng));
    }
    return Move::take_weapon(drawn_from(s.deck, rng));
}

void Eiyo::legal(const State& s, Seat seat, Moves<Move>& moves) const {
    if (s.chance()) {
        if (seat == kChance) add_outcomes(*book_, s, moves);
        return;
    }
    if (s.over() || seat.index() >= s.seats()) return;
    if (seat.index() != s.seat) {
        if (s.open_decision()) add_special_actions(*book_, s, seat.index(), moves);
        return;
    }
    switch (s.phase) {
        case Phase::Mulligan:
            moves.add(Move::plain(Kind::Keep));
            moves.add(Move::plain(Kind::Redraw));
            return;
        case Phase::StandProposal:
            moves.add(Move::stand(0));
            moves.add(Move::stand(1));
            return;
        case Phase::StandAnswer:
            moves.add(Move::plain(Kind::Agree));
            moves.add(Move::plain(Kind::Swap));
            return;
        case Phase::FirstProposal:
            moves.add(Move::first(0));
            moves.add(Move::first(1));
            break;
        case Phase::FirstAnswer:
            moves.add(Move::plain(Kind::Agree));
            moves.add(Move::plain(Kind::Object));
            break;
        default: return add_fight(*book_, s, moves);
    }
    add_special_actions(*book_, s, seat.index(), moves);
}

int Eiyo::chance_key(const State& s) const {
    if (s.taking != 0) return 3;
    if (s.phase != Phase::Rows && s.phase != Phase::Refill) return 0;
    return boss_is_next(*book_, s.rows[row_to_fill(s)]) ? 2 : 1;
}

bool Eiyo::partner_may_act(const State& s) const {
    const int partner = 1 - s.seat;
    return may_show(s, partner) || (s.draft() && payable(s, book_->constants.move_cost));
}

}  // namespace engawa::eiyo
