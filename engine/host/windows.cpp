// Windows: moments in which several are asked, or somebody is asked whose own moment it is not.
//
// Where a second person sits their answers are collected and played in seat order, so that nobody
// learns from the time of a pass, or from its order, what somebody holds.
#include <algorithm>
#include <span>
#include <utility>

#include "engine/host/host.h"

namespace engawa {

// What everybody can see. A beat may depend on nothing else.
Host::Facts Host::facts() const {
    Facts facts;
    facts.awaited = match_->awaited() - SeatSet{kChance};
    facts.turn_of = facts_.turn_of;
    if (people() == 0 || match_->over()) return facts;
    for (const Seat seat : SeatSet::first_seats(match_->seats())) {
        facts.moments[seat] = match_->seen_by(seat)->moment();
    }
    const Moment& shown = facts.moments[Seat{0}];
    facts.gap = shown.gap;
    facts.alarm = shown.alarm;
    facts.window = facts.awaited.size() > 1;
    if (shown.turn_of >= 0) {
        facts.turn_of = shown.turn_of;
    } else if (facts.awaited.size() == 1) {
        facts.turn_of = facts.awaited.first().index();
    }
    for (const Seat seat : facts.awaited) {
        if (facts.moments[seat].kind == Moment::Kind::Own) continue;
        facts.window = true;
        facts.of_window = facts.moments[seat].window;
    }
    facts.beat = beat_of(facts);
    return facts;
}

Beat Host::beat_of(const Facts& facts) const {
    if (people() < 2) return Beat::None;
    Beat beat = Beat::None;
    for (const Seat seat : facts.awaited) {
        const Moment::Kind kind = facts.moments[seat].kind;
        if (kind == Moment::Kind::Quiet && beat == Beat::None) beat = Beat::Quiet;
        if (kind == Moment::Kind::Battle) beat = Beat::Battle;
    }
    if (beat != Beat::Battle) return beat;
    if (facts.alarm) return Beat::Head;
    const bool close = facts.gap <= kCloseBeat || acted_in_ == facts.of_window;
    return close ? Beat::Close : Beat::Battle;
}

// Looks at the table after something has happened.
void Host::look() {
    Facts now = facts();
    const Facts before = std::exchange(facts_, now);
    if (now.turn_of >= 0 && now.turn_of != before.turn_of) begin_turn(Seat{now.turn_of});
    if (before.gap >= 0 && now.gap < 0) end_until(Until::Battle);
    if (now.alarm && !before.alarm) end_until(Until::Head);
    const Signs signs{now.of_window, now.beat, now.gap, acts_};
    if (now.beat != Beat::None && !(signs == signs_)) {
        again_ = signs.of_window == signs_.of_window;
        signs_ = signs;
        ++window_;
    }
    end_holds();
}

void Host::begin_turn(Seat seat) {
    if (!chair(seat).is_person()) return;
    reserve_[seat] += kReserveATurn;
    if (until_[seat] == Until::Turn) set_until(seat, Until::Off);
    if (!orders_[seat] || !orders_[seat]->refuse_help) return;
    orders_[seat]->refuse_help = false;
    note("order", seat, write_orders(*orders_[seat]));
}

// Passing until something happens.

Result<Done> Host::pass_until(Seat seat, Until until) {
    if (const auto person = checked(seat); !person) return person.error();
    if (until == Until::Battle && facts_.gap < 0) {
        return error("bad_order", "there is no battle that could be over");
    }
    set_until(seat, until);
    settle();
    return kDone;
}

void Host::set_until(Seat seat, Until until) {
    if (until_[seat] == until) return;
    until_[seat] = until;
    note("until", seat, write_until(until));
}

void Host::end_until(Until until, Seat except) {
    for (const Seat seat : SeatSet::first_seats(match_->seats())) {
        if (seat != except && until_[seat] == until) set_until(seat, Until::Off);
    }
}

// Answers.

// Is that seat passed for at the end of the beat?
bool Host::in_beat(Seat seat) const {
    const Moment& moment = facts_.moments[seat];
    return facts_.beat != Beat::None && facts_.awaited.contains(seat) &&
           moment.kind != Moment::Kind::Own && !moment.pass.empty();
}

Result<Host::Texts> Host::collect(Seat seat, Answer answer) {
    if (!answer.pass) {
        const Texts legal = match_->seen_by(seat)->legal(false);
        if (std::find(legal.begin(), legal.end(), answer.text) == legal.end()) {
            return error("illegal_move", "that is no move which can wait for its window");
        }
    }
    Texts played{answer.text};
    answers_[seat] = std::move(answer);
    holding_ = holding_ - SeatSet{seat};
    settle();
    if (answers_[seat]) played.clear();
    return played;
}

Result<Done> Host::withdraw(Seat seat) {
    if (const auto person = checked(seat); !person) return person.error();
    if (!answers_[seat]) return error("nothing_to_withdraw", "no answer of that seat waits");
    take_back_answer(seat);
    return kDone;
}

void Host::take_back_answer(Seat seat) {
    if (answers_[seat]) held_in_[seat] = facts_.of_window;
    answers_[seat].reset();
    set_until(seat, Until::Off);
}

// Whoever holds, or took an answer back, wants to be asked whatever was ordered.
bool Host::asks_itself(Seat seat) const {
    return holding_.contains(seat) || (in_beat(seat) && held_in_[seat] == facts_.of_window);
}

void Host::drop_stale() {
    for (const Seat seat : SeatSet::first_seats(match_->seats())) {
        auto& answer = answers_[seat];
        if (!answer) continue;
        const bool stands =
            facts_.awaited.contains(seat) && answer->decision == match_->decision(seat);
        if (!stands) answer.reset();
    }
}

// Everybody has answered; or the beat is over and those who held answer one by one; or nobody is
// left from whom an answer could be hidden.
bool Host::ready_to_close() const {
    bool all = true;
    bool any = false;
    for (const Seat seat : facts_.awaited) {
        all = all && answers_[seat].has_value();
        any = any || answers_[seat].has_value();
    }
    return all || (any && (beat_over_ == window_ || !collecting()));
}

void Host::close_window() {
    for (const Seat seat : SeatSet::first_seats(match_->seats())) {
        const auto answer = std::exchange(answers_[seat], {});
        if (!answer || !match_->to_act().contains(seat)) continue;
        (void)make(seat, std::span{&answer->text, 1}, answer->decision,
                   answer->own    ? By::Person
                   : is_bot(seat) ? By::Bot
                                  : By::Order);
    }
}

void Host::pass_for(Seat seat) {
    if (!in_beat(seat) || answers_[seat] || holding_.contains(seat)) return;
    answers_[seat] = Answer{match_->decision(seat), true, false, facts_.moments[seat].pass};
}

Result<Done> Host::beat_over(int window) {
    if (window != window_ || beat_over_ == window_ || facts_.beat == Beat::None) {
        return error("stale_window", "that beat is no longer the one that runs");
    }
    beat_over_ = window;
    for (const Seat seat : facts_.awaited) pass_for(seat);
    settle();
    return kDone;
}

// Holding.

Result<Done> Host::hold(Seat seat) {
    if (const auto person = checked(seat); !person) return person.error();
    if (people() < 2) return error("nothing_to_hold", "alone among bots there is no beat");
    if (reserve_[seat] <= 0) return error("no_reserve", "the time for holding is used up");
    take_back_answer(seat);
    holding_ = holding_ | SeatSet{seat};
    held_in_[seat] = -1;
    end_holds();
    return kDone;
}

int Host::longest_hold(Seat seat) const { return std::min(kLongestHold, reserve_[seat]); }

Result<Done> Host::hold_over(Seat seat, int milliseconds) {
    if (const auto person = checked(seat); !person) return person.error();
    const int used = std::clamp(milliseconds, 0, longest_hold(seat));
    reserve_[seat] -= used;
    note("hold", seat, std::to_string(used));
    const bool held = holding_.contains(seat);
    holding_ = holding_ - SeatSet{seat};
    if (held && beat_over_ == window_) pass_for(seat);
    settle();
    return kDone;
}

// A hold is for one window: this one, or the next in which the seat is asked.
void Host::end_holds() {
    for (const Seat seat : holding_) {
        int& window = held_in_[seat];
        const int now = in_beat(seat) ? facts_.of_window : -1;
        if (window == -1) {
            window = now;
        } else if (window != now) {
            holding_ = holding_ - SeatSet{seat};
        }
    }
}

}  // namespace engawa
