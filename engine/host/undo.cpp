// Taking back (docs/decisions/0014): one's own last decision, and with it what bots answered to it.
// Where another person sits it is a favour that all of them must grant.
#include <algorithm>

#include "engine/host/host.h"

namespace engawa {

SeatSet Host::other_persons(Seat seat) const {
    SeatSet others;
    for (const Seat other : SeatSet::first_seats(match_->seats())) {
        if (other != seat && chair(other).is_person()) others = others | SeatSet{other};
    }
    return others;
}

// With secrets between the seats nobody takes back what another one did and showed by it.
bool Host::may_undo(Seat seat) const {
    if (!match_->has_secrets() || match_->head().practice || people() == 0) return true;
    const bool known = !decisions_.empty() && decisions_.back().plies < match_->plies();
    return (known ? decisions_.back().seat : match_->standing().last_mover) == seat;
}

Result<int> Host::undo(Seat seat) {
    if (!other_persons(seat).empty()) {
        return error("undo_asks", "the others at the table must grant that");
    }
    return take_back(seat);
}

Result<Done> Host::ask_undo(Seat seat) {
    if (const auto person = checked(seat); !person) return person.error();
    const auto plies = plies_to_undo(seat);
    if (!plies) return plies.error();
    const SeatSet others = other_persons(seat);
    if (others.empty()) return error("no_person", "there is nobody to ask: take it back");
    if (!(others - match_->standing().talk.listeners[seat]).empty()) {
        return error("chat_closed", "a request is a word to the others, and they may not be told");
    }
    undo_request_ = Request{seat, others};
    return kDone;
}

Result<int> Host::answer_undo(Seat seat, bool granted) {
    if (const auto person = checked(seat); !person) return person.error();
    if (!undo_request_ || !undo_request_->open.contains(seat)) {
        return error("nothing_asked", "that seat was not asked");
    }
    if (!granted) {
        undo_request_.reset();
        return 0;
    }
    undo_request_->open = undo_request_->open - SeatSet{seat};
    if (!undo_request_->open.empty()) return 0;
    const Seat by = undo_request_->by;
    undo_request_.reset();
    return take_back(by);
}

std::optional<Seat> Host::last_decider() const {
    if (decisions_.empty()) return {};
    return decisions_.back().seat;
}

// 0: it is not known which moves were one decision.
Result<int> Host::plies_to_undo(Seat seat) const {
    const Standing& standing = match_->standing();
    if (standing.plies == 0) return error("nothing_to_undo", "nothing has happened yet");
    if (!may_undo(seat)) return error("undo_others", "somebody else has decided since");
    for (auto own = decisions_.rbegin(); own != decisions_.rend(); ++own) {
        if (own->seat != seat) continue;
        const int plies = standing.plies - own->plies;
        if (plies <= standing.undoable) return plies;
        return error("undo_barrier", "chance, a secret or a decision has come to light since");
    }
    return 0;
}

Notice::Undo Host::undoable(Seat seat) const {
    const auto plies = plies_to_undo(seat);
    if (!chair(seat).is_person() || !plies || *plies == 0) return Notice::Undo::No;
    const SeatSet others = other_persons(seat);
    if (others.empty()) return Notice::Undo::Free;
    const bool may_ask = (others - match_->standing().talk.listeners[seat]).empty();
    return may_ask ? Notice::Undo::Asks : Notice::Undo::No;
}

Result<int> Host::take_back(Seat seat) {
    const auto plies = plies_to_undo(seat);
    if (!plies) return plies;
    const auto undone = *plies > 0 ? match_->undo(*plies) : take_back_to_a_person(seat);
    if (!undone) return undone;
    forget_undone();
    settle();
    return undone;
}

// Of a table whose record alone was left: back until a person is to act.
Result<int> Host::take_back_to_a_person(Seat seat) {
    const int before = match_->plies();
    while (match_->plies() > 0 && may_undo(seat)) {
        if (!match_->undo(1)) break;
        const SeatSet waiting = match_->awaited();
        if (!waiting.empty() && waiting.first() != kChance && !is_bot(waiting.first())) break;
    }
    if (match_->plies() < before) return before - match_->plies();
    return error("nothing_to_undo", "there is nothing that could be taken back");
}

void Host::forget_later_decisions() {
    const int plies = match_->plies();
    while (!decisions_.empty() && decisions_.back().plies >= plies) decisions_.pop_back();
}

// Those that can no longer be taken back, but for the last one of each seat, which says so.
void Host::forget_old_decisions() {
    const int barrier = match_->standing().barrier;
    if (decisions_.empty() || decisions_.front().plies >= barrier) return;
    SeatSet later;
    const auto keeps = [&](const Decision& decision) {
        const bool last = !later.contains(decision.seat);
        later = later | SeatSet{decision.seat};
        return last || decision.plies >= barrier;
    };
    std::vector<Decision> kept;
    for (auto each = decisions_.rbegin(); each != decisions_.rend(); ++each) {
        if (keeps(*each)) kept.push_back(*each);
    }
    std::reverse(kept.begin(), kept.end());
    decisions_ = std::move(kept);
}

void Host::forget_undone() {
    forget_later_decisions();
    answers_ = {};
    passed_ = {};
    undo_request_.reset();
    mover_ = match_->standing().last_mover;
    if (people() > 0) to_ask_aside_ = SeatSet::first_seats(match_->seats());
}

}  // namespace engawa
