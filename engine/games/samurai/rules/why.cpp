// Why an attempt is not a legal move: the first rule that it breaks, in the order a referee would
// ask. The list of moves is not asked: a law holds the two against each other.
#include "engine/games/samurai/cards/book.h"

namespace engawa::samurai {
namespace {

constexpr RuleId kLegal{};

RuleId need(bool met, RuleId rule) { return met ? kLegal : rule; }

bool has(Cards cards, int card) { return (cards & card_bit(card)) != 0; }

// Free actions (SAM-114).

RuleId why_not_step(const Book& book, const State& s) {
    if (!s.bushido()) return RuleId{"SAM-036"};
    if (!may_move_pawn(book, s)) return RuleId{"SAM-524"};
    return need(s.ki >= book.c.bushido_step_ki, RuleId{"SAM-116"});
}

RuleId why_not_bokken(const Book& book, const State& s) {
    const int price = weapon(book, s).pay_life;
    if (price == 0) return RuleId{"SAM-411"};
    if (eye_wound(book, s)) return RuleId{"SAM-503"};
    if (s.ki >= ki_limit(book, s)) return RuleId{"SAM-117"};
    return need(s.life - price >= book.c.life_kept, RuleId{"SAM-121"});
}

RuleId why_not_jin(const Book& book, const State& s) {
    if (virtue(book, s).ki_to_life == 0) return RuleId{"SAM-541"};
    return need(s.ki >= 1 && s.life < max_life(book, s), RuleId{"SAM-118"});
}

RuleId why_not_credit(const Book& book, const State& s) {
    const VirtueValues& card = virtue(book, s);
    if (card.credit == 0 || s.credit == 0) return RuleId{"SAM-537"};
    const bool time = s.top().task == Task::Place || s.top().task == Task::Strike;
    if (!time) return RuleId{"SAM-119"};
    return need(s.gauge(card.credit_gauge) < cap_of(book, s, card.credit_gauge), RuleId{"SAM-510"});
}

RuleId why_not_free(const Book& book, const State& s, Kind kind) {
    if (!is_open_point(s)) return RuleId{"SAM-113"};
    if (kind == Kind::Step) return why_not_step(book, s);
    if (kind == Kind::Bokken) return why_not_bokken(book, s);
    return kind == Kind::Credit ? why_not_credit(book, s) : why_not_jin(book, s);
}

// Moves of their point.

RuleId why_not_exchange(const Book& book, const State& s, Move attempt) {
    const int one = attempt.a();  // cards plus 1; 0: none
    const int two = attempt.b();
    if (two != 0 && virtue(book, s).exchange < 2) return RuleId{"SAM-533"};
    const bool held = (one == 0 || has(s.hand, one - 1)) && (two == 0 || has(s.hand, two - 1));
    return need(held, RuleId{"SAM-533"});
}

RuleId why_not_exploit(const Book& book, const State& s) {
    if (s.surrounding == 0) return RuleId{"SAM-033"};
    const bool at_guard = book.places[s.surrounding - 1u].at_guard;
    if (at_guard != (s.top().task == Task::Guard)) return RuleId{"SAM-442"};
    if (s.exploited != 0) return RuleId{"SAM-440"};
    if (at_guard) return kLegal;
    return s.placed != 0 ? RuleId{"SAM-442"} : need(s.defence == 0, RuleId{"SAM-175"});
}

RuleId why_not_insight(const Book& book, const State& s) {
    if (weather(book, s).no_insight) return RuleId{"SAM-472"};
    if (s.ki < book.c.insight_cost) return RuleId{"SAM-120"};
    return need(s.placed == 0 && s.defence == 0, RuleId{"SAM-174"});
}

RuleId why_not_breath(const Book& book, const State& s) {
    if (weather(book, s).no_breath) return RuleId{"SAM-472"};
    if (s.ki < book.c.breath_cost) return RuleId{"SAM-120"};
    const bool can_draw = s.bag != 0 || s.discard != 0;
    return need(s.breaths < book.c.breath_limit && can_draw, RuleId{"SAM-152"});
}

RuleId why_not_swap(const State& s, Move attempt) {
    if (!has(s.reserve, attempt.a())) return RuleId{"SAM-154"};
    if (has(s.swapped, attempt.b())) return RuleId{"SAM-156"};
    return need(has(s.hand, attempt.b()), RuleId{"SAM-154"});
}

RuleId why_not_gisei(const Book& book, const State& s) {
    if (!s.gisei()) return RuleId{"SAM-036"};
    if (s.giseis >= book.c.gisei_limit) return RuleId{"SAM-562"};
    return need(s.life - book.c.gisei_life >= book.c.life_kept, RuleId{"SAM-565"});
}

// The attempt fits the point. What has no case is legal at its point.
RuleId why_not_here(const Book& book, const State& s, Move attempt) {
    const int a = attempt.a();
    switch (attempt.kind()) {
        case Kind::Exchange: return why_not_exchange(book, s, attempt);
        case Kind::Breath: return why_not_breath(book, s);
        case Kind::Swap: return why_not_swap(s, attempt);
        case Kind::Target: return need(s.foes[a].life != 0, RuleId{"SAM-595"});
        case Kind::Exploit: return why_not_exploit(book, s);
        case Kind::Insight: return why_not_insight(book, s);
        case Kind::Place: return need(has(s.hand, a), RuleId{"SAM-177"});
        case Kind::RewardKi: return need(may_gain_ki(book, s), RuleId{"SAM-207"});
        case Kind::RewardSpecial: return need(s.specials != 0, RuleId{"SAM-207"});
        case Kind::RewardPawn: return need(may_move_pawn(book, s), RuleId{"SAM-207"});
        case Kind::Keep: return need(has(s.looked, a), RuleId{"SAM-430"});
        case Kind::Virtue: return need(!book.virtues[a].chooses, RuleId{"SAM-548"});
        case Kind::Strike: return need(!weapon(book, s).no_strike[a], RuleId{"SAM-230"});
        case Kind::PriceKi: return need(s.ki >= 1, RuleId{"SAM-398"});
        case Kind::PriceDie: return need(s.die >= 2, RuleId{"SAM-401"});
        case Kind::PriceCard: return need(has(s.hand | s.reserve, a), RuleId{"SAM-402"});
        case Kind::Focus: return need(s.ki >= book.c.focus_cost, RuleId{"SAM-120"});
        case Kind::Gisei: return why_not_gisei(book, s);
        case Kind::SpoilsLife: return need(s.life < max_life(book, s), RuleId{"SAM-697"});
        case Kind::SpoilsKi: return need(may_gain_ki(book, s), RuleId{"SAM-697"});
        case Kind::SpoilsSpecial: return need(s.specials != 0, RuleId{"SAM-697"});
        case Kind::Forget: return need(has(s.bag, a), RuleId{"SAM-662"});
        default: return kLegal;
    }
}

// The number of an outcome is an entry of its table, or a number of the die, as it was read.
bool may_happen(const State& s, Move outcome) {  // SAM-082
    const int a = outcome.a();
    const Task due = s.top().task;
    switch (outcome.kind()) {
        case Kind::DrawCard: return due == Task::Draw && has(s.bag, a);
        case Kind::SpecialCard: return due == Task::Special && has(s.specials, a);
        case Kind::DefenceCard: return due == Task::Defence && has(s.defence_bag, a);
        case Kind::CounterCard:
            return (due == Task::Peek || due == Task::Reveal || due == Task::FollowUp) &&
                   has(s.counter_bag, a);
        case Kind::InjuryCard: return due == Task::Injury;
        case Kind::BloodCard:
            return due == Task::Blood && !has(s.blood[0], a) && !has(s.blood[1], a);
        case Kind::GiseiCard: return due == Task::Gisei;
        case Kind::BushidoCard: return due == Task::Bushido;
        case Kind::EventCard: return due == Task::Event && has(s.events, a);
        case Kind::WeatherCard: return due == Task::Weather;
        case Kind::Roll: return due >= Task::ExploitRoll && due <= Task::EventRoll;
        default: return false;
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
        case Kind::Continue: return task == Task::Road;
        default: return false;  // a free action is not of a point, an outcome not of a player
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
    if (seat == kChance) return need(may_happen(s, attempt), RuleId{"SAM-082"});
    const Kind kind = attempt.kind();
    if (kind <= Kind::Credit) return why_not_free(*book_, s, kind);
    if (!fits(s.top().task, kind)) return wrong_time(kind);
    return why_not_here(*book_, s, attempt);
}

}  // namespace engawa::samurai
