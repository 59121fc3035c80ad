#include "engine/match/match_base.h"

#include <algorithm>
#include <cassert>
#include <map>

#include "engine/core/hash.h"
#include "engine/core/text.h"

namespace engawa {

SeatSet MatchBase::to_act() const { return resigned() ? SeatSet{} : rules_to_act(); }
SeatSet MatchBase::awaited() const { return resigned() ? SeatSet{} : rules_awaited(); }
Talk MatchBase::talk() const { return resigned() ? Talk::everybody(seats_) : rules_talk(); }

Report MatchBase::report(Viewer viewer) const {
    Report report = rules_report(viewer);
    if (!resigned()) return report;
    const auto [lowest, highest] = utilities();
    report.reason = "resigned";
    // Where the seats win or lose together, one who gives up gives up for all.
    const SeatSet losers = together() ? SeatSet::first_seats(seats_) : resigned_;
    report.winners = SeatSet::first_seats(seats_) - losers;
    for (int i = 0; i < seats_; ++i) {
        report.utility[i] = losers.contains(Seat{i}) ? lowest : highest;
    }
    return report;
}

std::vector<SeenEvent> MatchBase::events(Viewer viewer, int from) const {
    std::vector<SeenEvent> seen;
    for (std::size_t i = static_cast<std::size_t>(std::max(from, 0)); i < events_.size(); ++i) {
        const Event event = redact(events_[i].event, viewer);
        const Seat mover = steps_[events_[i].ply].seat;
        seen.push_back({static_cast<int>(i), events_[i].ply, describe(event), mover});
    }
    return seen;
}

std::vector<Event> MatchBase::redacted_events(Viewer viewer) const {
    std::vector<Event> seen;
    seen.reserve(events_.size());
    for (const Kept& kept : events_) seen.push_back(redact(kept.event, viewer));
    return seen;
}

std::vector<std::pair<std::string, int>> MatchBase::statistics() const {
    std::map<std::string, int> counts;
    for (const Kept& kept : events_) ++counts[describe(kept.event).key];
    return {counts.begin(), counts.end()};
}

// Moves.

std::vector<std::string> MatchBase::legal(Seat seat) const {
    std::vector<std::string> texts;
    if (resigned()) return texts;
    for (const PackedMove move : moves(seat)) texts.push_back(write_move(seat, move));
    std::sort(texts.begin(), texts.end());  // total order
    return texts;
}

std::vector<std::string> MatchBase::sensible(Seat seat) const {
    std::vector<std::string> texts;
    if (resigned()) return texts;
    for (const PackedMove move : moves(seat)) {
        if (!is_wasteful(seat, move)) texts.push_back(write_move(seat, move));
    }
    std::sort(texts.begin(), texts.end());  // total order
    return texts;
}

Result<std::vector<std::string>> MatchBase::play(Seat seat, std::string_view text) {
    if (over()) return error("game_over", "the game is over");
    if (!to_act().contains(seat) || seat == kChance) {
        return error("not_your_turn",
                     "it is not the turn of seat " + std::to_string(seat.number()));
    }
    const auto chosen = read_moves(seat, text);
    if (!chosen) return chosen.error();
    std::vector<std::string> played;
    for (const PackedMove move : *chosen) played.push_back(step(seat, move));
    return played;
}

std::vector<Outcome> MatchBase::outcomes() const {
    std::vector<Outcome> found;
    if (!to_act().contains(kChance)) return found;
    for (const PackedMove move : moves(kChance)) {
        found.push_back({write_move(kChance, move), weight(move)});
    }
    return found;
}

std::string MatchBase::play_chance(Rng& rng) {
    assert(to_act().contains(kChance));
    return step(kChance, draw(rng));
}

std::string MatchBase::play_seeded_chance(std::uint64_t seed) {
    assert(to_act().contains(kChance));
    const int kind = chance_key();
    const auto before = std::count_if(steps_.begin(), steps_.end(),
                                      [&](const Step& step) { return step.chance_key == kind; });
    Rng rng = Rng::stream(combine(seed, static_cast<std::uint64_t>(kind)),
                          static_cast<std::uint64_t>(before));
    return step(kChance, draw(rng));
}

// The table.

int MatchBase::undoable() const {
    if (resigned()) return 0;
    if (record_.practice) return plies();
    return steps_since_barrier(plies(), has_secrets());
}

Result<int> MatchBase::undo(int count) { return undo_to_barrier(count, has_secrets()); }

Result<int> MatchBase::undo_to_barrier(int count, bool own_only) {
    if (resigned()) return error("game_over", "somebody resigned: the game is over");
    if (count < 1 || count > plies()) {
        return error("nothing_to_undo", "there are not that many moves to take back");
    }
    const bool free = record_.practice || steps_since_barrier(count, own_only) == count;
    if (!free) {
        return error("undo_barrier",
                     "a move cannot be taken back once chance, a secret or another seat's "
                     "decision has come to light");
    }
    const int removed = take_back(count);
    record_.lines.push_back("@undo " + std::to_string(removed));
    return removed;
}

Result<Done> MatchBase::resign(Seat seat) {
    if (over()) return error("game_over", "the game is over");
    resigned_ = SeatSet{seat};
    record_.lines.push_back("@resign " + std::to_string(seat.number()));
    write_end();
    return kDone;
}

Result<Done> MatchBase::say(Seat seat, std::string_view words) {
    const auto& listeners = talk().listeners;
    if (!seat.is_player() || listeners[seat].empty()) {
        return error("chat_closed", "seat " + std::to_string(seat.number()) + " may not talk now");
    }
    if (words.empty() || words.size() > 1000 || !is_utf8(words) ||
        words.find_first_of("\r\n") != std::string_view::npos) {
        return error("bad_words", "say one line of at most 1,000 bytes");
    }
    record_.lines.push_back("@say " + std::to_string(seat.number()) + " " + std::string{words});
    return kDone;
}

// A record is good only if the table would have allowed everything in it when it was done.
Result<Done> MatchBase::follow(std::string_view line) {
    auto followed = is_table_line(line) ? follow_table(line) : follow_move(line);
    if (followed) return followed;
    return error("record_mismatch", followed.error().text);
}

Result<Done> MatchBase::follow_move(std::string_view line) {
    const auto [seat, text] = seat_of(line);
    if (over()) return error("game_over", "a move after the end of the game");
    if (!to_act().contains(seat)) {
        return error("not_your_turn", "a move of a seat that was not to act");
    }
    const auto move = read_move(seat, text);
    if (!move) return move.error();
    step(seat, *move);
    return kDone;
}

std::string MatchBase::step(Seat seat, PackedMove move) {
    std::string text = write_move(seat, move);
    const bool several = to_act().size() > 1;
    record_.lines.push_back(several ? std::to_string(seat.number()) + ":" + text : text);
    advance(seat, move);
    if (over()) write_end();
    return text;
}

void MatchBase::advance(Seat seat, PackedMove move) {
    if (plies() % kMarkEvery == 0) keep_mark();
    const int kind = seat == kChance ? chance_key() : -1;
    EventList happened;
    apply(seat, move, happened);
    bool secret = false;
    for (const Event& event : happened.events) {
        secret = secret || hidden_from_somebody(event);
        events_.push_back({event, plies()});
    }
    steps_.push_back({seat, move, secret, kind});
}

// How many of the last `most` steps came after the latest chance move or secret; of one seat only,
// if what another one decides tells of its hand.
int MatchBase::steps_since_barrier(int most, bool own_only) const {
    int count = 0;
    for (auto step = steps_.rbegin(); count < most; ++step, ++count) {
        if (step->seat == kChance || step->told_a_secret) break;
        if (own_only && step->seat != last_mover()) break;
    }
    return count;
}

bool MatchBase::hidden_from_somebody(const Event& event) const {
    if (!(redact(event, kWatcher) == event)) return true;
    for (const Seat seat : SeatSet::first_seats(seats_)) {
        if (!(redact(event, seat) == event)) return true;
    }
    return false;
}

// Goes back, and further while it would be chance's turn: chance is then drawn anew.
int MatchBase::take_back(int count) {
    const int before = plies();
    go_back_to(before - count);
    while (plies() > 0 && rules_to_act().contains(kChance)) go_back_to(plies() - 1);
    return before - plies();
}

// From the nearest mark, so that a record full of undo lines is no work of its square.
void MatchBase::go_back_to(int ply) {
    const int mark = ply / kMarkEvery;
    const int from = mark * kMarkEvery;
    const std::vector<Step> again(steps_.begin() + from, steps_.begin() + ply);
    go_back_to_mark(mark);
    steps_.erase(steps_.begin() + from, steps_.end());
    while (!events_.empty() && events_.back().ply >= from) events_.pop_back();
    for (const Step& step : again) advance(step.seat, step.move);
}

void MatchBase::write_end() {
    const Report end = report(kWatcher);
    std::string line = "@end " + std::string{end.reason};
    for (const Seat seat : end.winners) line += " " + std::to_string(seat.number());
    record_.lines.push_back(line);
}

std::pair<Seat, std::string_view> MatchBase::seat_of(std::string_view line) const {
    if (to_act().size() > 1 && line.size() > 2 && line[1] == ':' && line[0] >= '1' &&
        line[0] <= '5') {
        return {Seat{line[0] - '1'}, line.substr(2)};
    }
    return {to_act().empty() ? Seat{} : to_act().first(), line};
}

Result<Done> MatchBase::follow_table(std::string_view line) {
    const TableLine table = read_table_line(line);
    if (table.word == "undo") {
        const auto count = read_number(table.rest, 1000000);
        if (!count) return error("bad_record", "@undo needs a number of moves");
        // A record may come from a table that let more be taken back.
        const auto undone = undo_to_barrier(*count, false);
        if (!undone) return undone.error();
        return kDone;
    }
    if (table.word == "resign") {
        const auto number = read_number(table.rest, seats_);
        if (!number || *number == 0) return error("bad_record", "@resign needs a seat");
        return resign(Seat{*number - 1});
    }
    if (table.word == "say") return follow_words(table.rest);
    if (table.word == "end") {
        // It was written by itself when the game ended; a different one does not fit the moves.
        if (!record_.lines.empty() && record_.lines.back() == line) return kDone;
        return error("bad_record", "the end of the record does not fit its moves");
    }
    record_.lines.emplace_back(line);
    return kDone;
}

Result<Done> MatchBase::follow_words(std::string_view rest) {
    const auto blank = rest.find(' ');
    const auto number = read_number(rest.substr(0, blank), seats_);
    if (!number || *number == 0 || blank == std::string_view::npos) {
        return error("bad_record", "@say needs a seat and words");
    }
    return say(Seat{*number - 1}, rest.substr(blank + 1));
}

}  // namespace engawa
