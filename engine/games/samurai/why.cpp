// Why an attempt is not a legal move: the first rule that it breaks, in the order a referee would
// ask.
#include "engine/games/samurai/book.h"

namespace engawa::samurai {
namespace {

constexpr RuleId kLegal{};

bool is_listed(const Book& book, const State& s, Move attempt) {
    std::array<Move, Samurai::kMaxMoves> room;
    Moves<Move> moves{room};
    add_moves(book, s, moves);
    return std::binary_search(moves.begin(), moves.end(), attempt);
}

// ----- free actions (SAM-114) -----

RuleId why_not_step(const Book& book, const State& s) {
    if (!s.bushido()) return RuleId{"SAM-036"};
    return may_move_pawn(book, s) ? RuleId{"SAM-116"} : RuleId{"SAM-524"};
}

RuleId why_not_bokken(const Book& book, const State& s) {
    if (weapon(book, s).pay_life == 0) return RuleId{"SAM-411"};
    if (eye_wound(book, s)) return RuleId{"SAM-503"};
    if (s.ki >= ki_limit(book, s)) return RuleId{"SAM-117"};
    return RuleId{"SAM-121"};
}

RuleId why_not_credit(const Book& book, const State& s) {
    if (virtue(book, s).credit == 0 || s.credit == 0) return RuleId{"SAM-537"};
    const bool time = s.top().task == Task::Place || s.top().task == Task::Strike;
    return time ? RuleId{"SAM-510"} : RuleId{"SAM-119"};
}

RuleId why_not_free(const Book& book, const State& s, Kind kind) {
    if (!is_open_point(s)) return RuleId{"SAM-113"};
    if (kind == Kind::Step) return why_not_step(book, s);
    if (kind == Kind::Bokken) return why_not_bokken(book, s);
    if (kind == Kind::Credit) return why_not_credit(book, s);
    return virtue(book, s).ki_to_life == 0 ? RuleId{"SAM-541"} : RuleId{"SAM-118"};
}

// ----- moves of their point -----

RuleId why_not_exploit(const Book& book, const State& s) {
    if (s.surrounding == 0) return RuleId{"SAM-033"};
    const bool at_guard = book.places[s.surrounding - 1u].at_guard;
    if (at_guard != (s.top().task == Task::Guard)) return RuleId{"SAM-442"};
    if (s.exploited != 0) return RuleId{"SAM-440"};
    return s.placed != 0 ? RuleId{"SAM-442"} : RuleId{"SAM-175"};
}

RuleId why_not_insight(const Book& book, const State& s) {
    if (weather(book, s).no_insight) return RuleId{"SAM-472"};
    return s.ki < book.c.insight_cost ? RuleId{"SAM-120"} : RuleId{"SAM-174"};
}

RuleId why_not_breath(const Book& book, const State& s) {
    if (weather(book, s).no_breath) return RuleId{"SAM-472"};
    return s.ki < book.c.breath_cost ? RuleId{"SAM-120"} : RuleId{"SAM-152"};
}

RuleId why_not_swap(const State& s, Move attempt) {
    if ((s.reserve & card_bit(attempt.a())) == 0) return RuleId{"SAM-154"};
    return (s.swapped & card_bit(attempt.b())) != 0 ? RuleId{"SAM-156"} : RuleId{"SAM-154"};
}

RuleId why_not_gisei(const Book& book, const State& s) {
    if (!s.gisei()) return RuleId{"SAM-036"};
    return s.giseis >= book.c.gisei_limit ? RuleId{"SAM-562"} : RuleId{"SAM-565"};
}

// The attempt fits the point, and is not legal.
RuleId why_not_here(const Book& book, const State& s, Move attempt) {
    switch (attempt.kind()) {
        case Kind::Exchange: return RuleId{"SAM-533"};
        case Kind::Breath: return why_not_breath(book, s);
        case Kind::Swap: return why_not_swap(s, attempt);
        case Kind::Target: return RuleId{"SAM-595"};
        case Kind::Exploit: return why_not_exploit(book, s);
        case Kind::Insight: return why_not_insight(book, s);
        case Kind::Place: return RuleId{"SAM-177"};
        case Kind::RewardKi:
        case Kind::RewardSpecial:
        case Kind::RewardPawn: return RuleId{"SAM-207"};
        case Kind::Keep: return RuleId{"SAM-430"};
        case Kind::Virtue: return RuleId{"SAM-548"};
        case Kind::Strike: return RuleId{"SAM-230"};
        case Kind::PriceKi: return RuleId{"SAM-398"};
        case Kind::PriceDie: return RuleId{"SAM-401"};
        case Kind::PriceCard: return RuleId{"SAM-402"};
        case Kind::Focus: return RuleId{"SAM-120"};
        case Kind::Gisei: return why_not_gisei(book, s);
        case Kind::SpoilsLife:
        case Kind::SpoilsKi:
        case Kind::SpoilsSpecial: return RuleId{"SAM-697"};
        default: return RuleId{"SAM-662"};
    }
}

// The points at which a move of this kind can be made; exploit has two.
bool fits(Task task, Kind kind) {
    switch (kind) {
        case Kind::Redraw:
        case Kind::Hold: return task == Task::Redraw;
        case Kind::Exchange: return task == Task::Exchange;
        case Kind::Breath:
        case Kind::Swap:
        case Kind::Ready: return task == Task::Prepare;
        case Kind::Target: return task == Task::Target;
        case Kind::Exploit: return task == Task::Place || task == Task::Guard;
        case Kind::Insight:
        case Kind::Place: return task == Task::Place;
        case Kind::RewardKi:
        case Kind::RewardSpecial:
        case Kind::RewardPawn: return task == Task::Reward;
        case Kind::Keep: return task == Task::Keep;
        case Kind::Virtue: return task == Task::Virtue;
        case Kind::Strike: return task == Task::Strike;
        case Kind::UseDie:
        case Kind::SaveDie: return task == Task::DieChoice;
        case Kind::PriceKi:
        case Kind::PriceLife:
        case Kind::PriceDie:
        case Kind::PriceCard: return task == Task::Price;
        case Kind::Focus:
        case Kind::Gisei:
        case Kind::Reveal: return task == Task::Guard;
        case Kind::End: return task == Task::End;
        case Kind::SpoilsLife:
        case Kind::SpoilsKi:
        case Kind::SpoilsSpecial: return task == Task::Spoils;
        case Kind::Forget: return task == Task::Forget;
        default: return task == Task::Road;
    }
}

// The rule that says when such a move is made at all.
RuleId wrong_time(Kind kind) {
    switch (kind) {
        case Kind::Redraw:
        case Kind::Hold: return RuleId{"SAM-144"};
        case Kind::Exchange: return RuleId{"SAM-533"};
        case Kind::Breath:
        case Kind::Swap:
        case Kind::Ready: return RuleId{"SAM-150"};
        case Kind::Target: return RuleId{"SAM-583"};
        case Kind::Exploit: return RuleId{"SAM-442"};
        case Kind::Insight: return RuleId{"SAM-174"};
        case Kind::Place: return RuleId{"SAM-172"};
        case Kind::RewardKi:
        case Kind::RewardSpecial:
        case Kind::RewardPawn: return RuleId{"SAM-203"};
        case Kind::Keep: return RuleId{"SAM-430"};
        case Kind::Virtue: return RuleId{"SAM-548"};
        case Kind::Strike: return RuleId{"SAM-230"};
        case Kind::UseDie:
        case Kind::SaveDie: return RuleId{"SAM-250"};
        case Kind::PriceKi:
        case Kind::PriceLife:
        case Kind::PriceDie:
        case Kind::PriceCard: return RuleId{"SAM-396"};
        case Kind::Focus: return RuleId{"SAM-304"};
        case Kind::Gisei: return RuleId{"SAM-560"};
        case Kind::Reveal: return RuleId{"SAM-302"};
        case Kind::End: return RuleId{"SAM-331"};
        case Kind::SpoilsLife:
        case Kind::SpoilsKi:
        case Kind::SpoilsSpecial: return RuleId{"SAM-696"};
        case Kind::Forget: return RuleId{"SAM-662"};
        default: return RuleId{"SAM-653"};
    }
}

}  // namespace

RuleId Samurai::why_not(const State& s, Seat seat, const Attempt& attempt) const {
    if (s.over()) return RuleId{"SAM-350"};
    if (seat != kChance && seat.index() != 0) return RuleId{"SAM-001"};
    if ((seat == kChance) != s.chance()) return RuleId{"SAM-110"};
    if (is_listed(*book_, s, attempt)) return kLegal;
    if (seat == kChance) return RuleId{"SAM-082"};
    const Kind kind = attempt.kind();
    if (kind <= Kind::Credit) return why_not_free(*book_, s, kind);
    if (!fits(s.top().task, kind)) return wrong_time(kind);
    return why_not_here(*book_, s, attempt);
}

}  // namespace engawa::samurai
