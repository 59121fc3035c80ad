// Why an attempt is not a legal move: the first rule that it breaks, in the order a referee would
// ask.
#include "engine/games/eiyo/cards/book.h"

namespace engawa::eiyo {
namespace {

constexpr RuleId kLegal{};

RuleId why_not_outcome(const Book& book, const State& s, Move outcome) {
    if (s.taking != 0) {
        const bool there = outcome.kind() == Kind::TakeSpecial &&
                           outcome.card() < SpecialBag::kKinds && s.table.has(outcome.card());
        return there ? kLegal : RuleId{"EIY-045"};
    }
    if (s.phase == Phase::Rows || s.phase == Phase::Refill) {
        const bool boss = boss_is_next(book, s.rows[row_to_fill(s)]);
        const FoeTable& foes = book.foes(s);
        const bool there = outcome.kind() == Kind::Reveal && outcome.card() <= foes.kinds() &&
                           s.unseen.has(outcome.card()) && foes[outcome.card()].boss == boss;
        return there ? kLegal : boss ? RuleId{"EIY-043"} : RuleId{"EIY-042"};
    }
    const bool there = outcome.kind() == Kind::TakeWeapon && outcome.card() < book.weapons &&
                       s.deck.has(outcome.card());
    return there ? kLegal : RuleId{"EIY-040"};
}

RuleId why_not_move(const State& s, int player) {
    if (!s.coop()) return RuleId{"EIY-187"};
    if (!s.placed()) return s.draft() ? RuleId{"EIY-184"} : RuleId{"EIY-182"};
    const bool own_turn = s.phase == Phase::Fight && s.seat == player;
    if (!s.draft() && !own_turn) return RuleId{"EIY-182"};
    return RuleId{"EIY-183"};
}

// At an open decision, for what may stand beside it.
RuleId why_not_special_action(const Book& book, const State& s, int player, Kind kind) {
    const bool open = s.coop() && s.open_decision();
    if (kind == Kind::Show) {
        return open && may_show(s, player) ? kLegal : RuleId{"EIY-195"};
    }
    return open && may_move(book, s, player) ? kLegal : why_not_move(s, player);
}

RuleId why_not_fight(const Book& book, const State& s, int player, Move move) {
    const bool capped = s.coop() && s.passed == 0;
    const bool ended = capped && s.played != 0;
    if (move.kind() == Kind::Pass) return ended ? RuleId{"EIY-106"} : kLegal;
    if (move.kind() == Kind::Done) {
        if (s.passed != 0) return RuleId{"EIY-108"};
        return ended ? kLegal : RuleId{"EIY-106"};
    }
    if (capped && s.played >= book.constants.cards_per_turn) return RuleId{"EIY-107"};
    const RuleId broken = why_not_play(book, s, player, move);
    if (!broken.none()) return broken;
    return payable(s, play_cost(book, s, move)) ? kLegal : RuleId{"EIY-138"};
}

// The rule that says when such a move is made at all.
RuleId wrong_time(Kind kind) {
    switch (kind) {
        case Kind::Keep:
        case Kind::Redraw: return RuleId{"EIY-066"};
        case Kind::Stand:
        case Kind::Swap: return RuleId{"EIY-071"};
        case Kind::First:
        case Kind::Object: return RuleId{"EIY-086"};
        case Kind::TakeWeapon: return RuleId{"EIY-040"};
        case Kind::TakeSpecial: return RuleId{"EIY-045"};
        case Kind::Reveal: return RuleId{"EIY-042"};
        default: return RuleId{"EIY-285"};
    }
}

bool fits_phase(Phase phase, Kind kind) {
    switch (phase) {
        case Phase::Mulligan: return kind == Kind::Keep || kind == Kind::Redraw;
        case Phase::StandProposal: return kind == Kind::Stand;
        case Phase::StandAnswer: return kind == Kind::Agree || kind == Kind::Swap;
        case Phase::FirstProposal: return kind == Kind::First;
        case Phase::FirstAnswer: return kind == Kind::Agree || kind == Kind::Object;
        default:
            return kind == Kind::Attack || kind == Kind::Deflect || kind == Kind::Done ||
                   kind == Kind::Pass;
    }
}

RuleId not_your_decision(const State& s, int player) {
    switch (s.phase) {
        case Phase::Mulligan: return RuleId{"EIY-068"};
        case Phase::StandProposal:
        case Phase::StandAnswer: return RuleId{"EIY-071"};
        case Phase::FirstProposal:
        case Phase::FirstAnswer: return RuleId{"EIY-086"};
        default: return s.has_passed(player) ? RuleId{"EIY-103"} : RuleId{"EIY-101"};
    }
}

}  // namespace

RuleId why_not_play(const Book& book, const State& s, int player, Move play) {
    const int kind = play.weapon();
    if (kind >= book.weapons || !s.hands[player].has(kind)) {
        return RuleId{"EIY-130"};
    }
    if (play.rotations() > book.constants.max_rotations) return RuleId{"EIY-134"};
    const int shown = rotated(book.corners[kind], play.rotations());
    if ((shown >> play.corner() & 1) == 0) return RuleId{"EIY-132"};
    const int row = row_at(s, player, play.corner());
    const Foe front = s.rows[row].front();
    if (front == 0) return RuleId{"EIY-125"};
    if (s.has_token(row)) return RuleId{"EIY-126"};
    const FoeTable& foes = book.foes(s);
    if (play.is_attack()) {
        return own_weapon_waits(foes, s, player, row) ? RuleId{"EIY-153"} : kLegal;
    }
    if (supply(book, s) == 0) return RuleId{"EIY-170"};
    return foes[front].effects.no_deflect != 0 ? RuleId{"EIY-252"} : kLegal;
}

RuleId Eiyo::why_not(const State& s, Seat seat, const Attempt& attempt) const {
    if (s.over()) return RuleId{"EIY-281"};
    if (seat == kChance || s.chance()) {
        if (seat != kChance || !s.chance()) return RuleId{"EIY-041"};
        return why_not_outcome(*book_, s, attempt);
    }
    const int player = seat.index();
    if (player >= s.seats()) return RuleId{"EIY-020"};
    const Kind kind = attempt.kind();
    if (kind == Kind::Move || kind == Kind::Show) {
        return why_not_special_action(*book_, s, player, kind);
    }
    if (!fits_phase(s.phase, kind)) return wrong_time(kind);
    if (player != s.seat) return not_your_decision(s, player);
    if (s.phase == Phase::Fight) return why_not_fight(*book_, s, player, attempt);
    return kLegal;
}

}  // namespace engawa::eiyo
