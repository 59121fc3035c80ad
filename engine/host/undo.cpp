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
    if (!may_undo(seat)) return error("undo_others", "somebody else has decided since");
    if (match_->plies() == 0 || match_->standing().undoable == 0) {
        return error("nothing_to_undo", "there is nothing that could be taken back");
    }
    const SeatSet others = other_persons(seat);
    if (others.empty()) return error("no_person", "there is nobody to ask: take it back");
    if (!(others - match_->standing().talk.listeners[seat]).empty()) {
        return error("chat_closed", "a request is a word to the others, and they may not be told");
    }
    undo_request_ = UndoRequest{seat, others, match_->plies()};
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

Result<int> Host::take_back(Seat seat) {
    const int before = match_->plies();
    if (before == 0) return error("nothing_to_undo", "nothing has happened yet");
    if (!may_undo(seat)) return error("undo_others", "somebody else has decided since");
    const auto own = std::find_if(decisions_.rbegin(), decisions_.rend(),
                                  [&](const Decision& decision) { return decision.seat == seat; });
    const auto undone =
        own == decisions_.rend() ? take_back_to_a_person(seat) : match_->undo(before - own->plies);
    if (!undone) return undone;
    forget_undone();
    settle();
    return undone;
}

// Of a table whose record alone was left it is not known which moves were one decision: back until
// a person is to act.
Result<int> Host::take_back_to_a_person(Seat seat) {
    const int before = match_->plies();
    Result<int> undone = error("nothing_to_undo", "there is nothing that could be taken back");
    while (match_->plies() > 0 && may_undo(seat)) {
        undone = match_->undo(1);
        if (!undone) break;
        const SeatSet waiting = match_->awaited();
        if (!waiting.empty() && waiting.first() != kChance && !is_bot(waiting.first())) break;
    }
    if (match_->plies() == before) return undone;
    return before - match_->plies();
}

void Host::forget_undone() {
    const int plies = match_->plies();
    while (!decisions_.empty() && decisions_.back().plies >= plies) decisions_.pop_back();
    const auto& lines = match_->secret_record().reveal().lines;
    undone_ = static_cast<std::uint64_t>(
        std::count_if(lines.begin(), lines.end(),
                      [](const std::string& line) { return line.starts_with("@undo "); }));
    answers_ = {};
    passed_ = {};
    undo_request_.reset();
    mover_ = match_->standing().last_mover;
    if (people() > 0) to_ask_aside_ = SeatSet::first_seats(match_->seats());
}

}  // namespace engawa
