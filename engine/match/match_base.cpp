#include "engine/match/match_base.h"

#include <algorithm>
#include <cassert>
#include <map>

#include "engine/core/text.h"

namespace engawa {
namespace {

// With room for what a keeper lets come together before it forgets the next time.
template <class T>
void drop_front(std::vector<T>& from, std::ptrdiff_t count) {
    constexpr std::size_t kRoom = 48;
    std::vector<T> rest;
    rest.reserve(from.size() - static_cast<std::size_t>(count) + kRoom);
    rest.insert(rest.end(), std::make_move_iterator(from.begin() + count),
                std::make_move_iterator(from.end()));
    from = std::move(rest);
}

bool is_line(std::string_view words) {
    return !words.empty() && words.size() <= 1000 && is_utf8(words) &&
           words.find_first_of("\r\n") == std::string_view::npos;
}

}  // namespace

std::vector<LogEntry> standing_events(std::vector<LogEntry> log) {
    std::vector<LogEntry> standing;
    for (LogEntry& entry : log) {
        if (entry.kind == LogEntry::Kind::Undone) {
            while (!standing.empty() && standing.back().ply >= entry.ply) standing.pop_back();
        }
        if (entry.kind == LogEntry::Kind::Event) standing.push_back(std::move(entry));
    }
    return standing;
}

void MatchBase::settle() {
    Standing now;
    now.plies = first_step_ + static_cast<int>(steps_.size());
    now.undone = undone_;
    now.forgotten_lines = standing_.forgotten_lines;
    now.heard = forgotten_ + static_cast<int>(log_.size());
    if (!steps_.empty()) {
        now.last_mover = steps_.back().seat;
        now.undoable = head_.has_secrets ? steps_.back().own : steps_.back().free;
        now.barrier = now.plies - steps_.back().free;
    }
    if (head_.practice) {
        now.undoable = now.plies;
        now.barrier = 0;
    }
    if (ended_by_people()) {
        now.undoable = 0;
        now.talk = Talk::everybody(seats());
    } else {
        now.to_act = rules_to_act();
        now.awaited = rules_awaited();
        if (!now.to_act.empty()) now.to_ask = rules_to_ask();
        now.talk = rules_talk();
    }
    standing_ = now;
}

Report MatchBase::report() const {
    Report report = rules_report();
    if (!ended_by_people()) return report;
    const auto [lowest, highest] = utilities();
    if (tied_) {
        report.reason = "agreed";
        report.winners = {};
        for (const Seat seat : SeatSet::first_seats(seats())) {
            report.utility[seat] = (lowest + highest) / 2;
        }
        return report;
    }
    report.reason = "resigned";
    // Where the seats win or lose together, one who gives up gives up for all.
    const SeatSet losers = together() ? SeatSet::first_seats(seats()) : resigned_;
    report.winners = SeatSet::first_seats(seats()) - losers;
    for (const Seat seat : SeatSet::first_seats(seats())) {
        report.utility[seat] = losers.contains(seat) ? lowest : highest;
    }
    return report;
}

// The log.

Result<std::vector<LogEntry>> MatchBase::log(Viewer viewer, int from) const {
    from = std::max(from, 0);
    if (from < forgotten_) {
        return error("log_gap", "entries before " + std::to_string(forgotten_) + " are forgotten");
    }
    std::vector<LogEntry> entries;
    for (int sequence = from; sequence < standing_.heard; ++sequence) {
        entries.push_back(seen(log_[sequence - forgotten_], sequence, viewer));
    }
    return entries;
}

// Everybody has the same entries; what a viewer may not hear is left out of them.
LogEntry MatchBase::seen(const Kept& kept, int sequence, Viewer viewer) const {
    LogEntry entry;
    entry.sequence = sequence;
    entry.ply = kept.ply;
    entry.kind = kept.kind;
    entry.seat = kept.seat;
    entry.undone = kept.undone;
    if (kept.kind == LogEntry::Kind::Event) {
        entry.event = redact(kept.event, viewer);
        entry.phrase = describe(entry.event);
        return entry;
    }
    const bool heard = viewer.is_watcher() ? kept.listeners == SeatSet::first_seats(seats())
                                           : kept.listeners.contains(viewer.seat());
    if (heard && kept.text) entry.text = *kept.text;
    return entry;
}

void MatchBase::forget_past(int entries) {
    (void)decision(Seat{0});  // numbers are counted from now on: there is nothing to replay later
    const int old = static_cast<int>(log_.size()) - std::max(entries, 0);
    if (old > 0) {
        drop_front(log_, old);
        forgotten_ += old;
    }
    standing_.forgotten_lines += lines().lines.size();
    lines().lines = std::vector<std::string>{};  // with the room for them
    drops_events_ = !needs_events();
    if (drops_events_) happened_ = std::vector<Happened>{};
    const int first = standing_.barrier - 1;  // who moved last is asked for, also after an undo
    if (first > 0) forget_steps(first / kMarkEvery * kMarkEvery);
}

void MatchBase::forget_steps(int before) {
    const int count = before - first_step_;
    if (count <= 0) return;
    for (int i = 0; i < count; ++i) {
        const int key = steps_[i].chance_key;
        if (key < 0) continue;
        const auto known = std::find_if(drawn_before_.begin(), drawn_before_.end(),
                                        [&](const auto& kind) { return kind.first == key; });
        if (known == drawn_before_.end()) {
            drawn_before_.emplace_back(key, 1);
        } else {
            ++known->second;
        }
    }
    drop_front(steps_, count);
    forget_marks(count / kMarkEvery);
    first_step_ = before;
}

void MatchBase::tell(Kept entry) {
    entry.ply = plies();
    log_.push_back(std::move(entry));
    settle();
}

std::vector<Event> MatchBase::events_of(Viewer viewer) const {
    std::vector<Event> events;
    events.reserve(happened_.size());
    for (const Happened& one : happened_) events.push_back(redact(one.event, viewer));
    return events;
}

Statistics MatchBase::statistics() const {
    std::map<std::string, int> counts;
    for (const Happened& one : happened_) {
        const Phrase phrase = describe(one.event);
        ++counts[phrase.key];
        for (const auto& [name, term] : phrase.arguments) {
            if (term.kind != Term::Kind::Word) continue;
            ++counts[phrase.key + term.id.substr(term.id.rfind('.'))];
        }
    }
    Statistics figures{{counts.begin(), counts.end()}, {}};
    for (int seat = 0; seat < seats(); ++seat) figures.traits.push_back(traits(Seat{seat}));
    return figures;
}

// Moves.

Result<std::vector<std::string>> MatchBase::play(Seat seat, std::span<const std::string> texts,
                                                 std::optional<int> decision) {
    if (over()) return error("game_over", "the game is over");
    if (!seat.is_player() || !to_act().contains(seat)) {
        return error("not_your_turn",
                     "it is not the turn of seat " + std::to_string(seat.number()));
    }
    if (decision && *decision != this->decision(seat)) {
        return error("stale_decision", "something has changed since that was decided");
    }
    const auto chosen = read_moves(seat, texts);
    if (!chosen) return chosen.error();
    std::vector<std::string> played;
    for (const PackedMove move : *chosen) played.push_back(step(seat, move));
    return played;
}

Secret<std::vector<Outcome>> MatchBase::secret_outcomes() const {
    std::vector<Outcome> found;
    if (to_act().contains(kChance)) {
        for (const PackedMove move : outcomes()) {
            found.push_back({write_move(kChance, move), weight(move)});
        }
    }
    return Secret{std::move(found)};
}

Draw MatchBase::next_draw() const {
    Draw draw;
    if (!to_act().contains(kChance)) return draw;
    for (const PackedMove move : outcomes()) draw.tickets += weight(move);
    draw.n = drawn_;
    draw.kind = chance_key();
    draw.of_kind =
        static_cast<int>(std::count_if(steps_.begin(), steps_.end(), [&](const Step& step) {
            return step.chance_key == draw.kind;
        }));
    for (const auto& [key, count] : drawn_before_) draw.of_kind += key == draw.kind ? count : 0;
    return draw;
}

std::string MatchBase::play_ticket(std::uint32_t ticket) {
    assert(to_act().contains(kChance));
    const std::vector<PackedMove> all = outcomes();
    for (const PackedMove move : all) {
        const std::uint32_t tickets = weight(move);
        if (ticket < tickets) return step(kChance, move);
        ticket -= tickets;
    }
    assert(false);
    return step(kChance, all.front());
}

// The table.

Result<int> MatchBase::undo(int count) { return undo_to_barrier(count, has_secrets()); }

Result<int> MatchBase::undo_to_barrier(int count, bool own_only) {
    if (ended_by_people()) return error("game_over", "somebody gave up or all agreed: it is over");
    if (count < 1 || count > plies()) {
        return error("nothing_to_undo", "there are not that many moves to take back");
    }
    const int most = own_only ? steps_.back().own : steps_.back().free;
    if (!head_.practice && count > most) {
        return error("undo_barrier",
                     "a move cannot be taken back once chance, a secret or another seat's "
                     "decision has come to light");
    }
    const Seat mover = standing_.last_mover;
    const int removed = take_back(count);
    ++undone_;
    lines().lines.push_back("@undo " + std::to_string(removed));
    tell({.kind = LogEntry::Kind::Undone, .seat = mover, .undone = removed});
    return removed;
}

Result<Done> MatchBase::end(Seat seat, Ending how) {
    if (over()) return error("game_over", "the game is over");
    tied_ = how == Ending::Agreed;
    if (!tied_) resigned_ = SeatSet{seat};
    settle();
    lines().lines.push_back((tied_ ? "@tie " : "@resign ") + std::to_string(seat.number()));
    tell({.kind = tied_ ? LogEntry::Kind::Tied : LogEntry::Kind::Resigned, .seat = seat});
    ask_again();
    write_end();
    return kDone;
}

Result<Done> MatchBase::say(Seat seat, std::string_view words) {
    const SeatSet listeners = seat.is_player() ? standing_.talk.listeners[seat] : SeatSet{};
    if (listeners.empty()) {
        return error("chat_closed", "seat " + std::to_string(seat.number()) + " may not talk now");
    }
    if (!is_line(words)) return error("bad_words", "say one line of at most 1,000 bytes");
    lines().lines.push_back("@say " + std::to_string(seat.number()) + " " + std::string{words});
    tell({.kind = LogEntry::Kind::Said,
          .seat = seat,
          .listeners = listeners | SeatSet{seat},
          .text = std::make_unique<const std::string>(words)});
    return kDone;
}

Result<Done> MatchBase::sit(Seat seat, std::string_view who) {
    if (!is_line(who)) return error("bad_words", "who sits there is one line");
    lines().lines.push_back("@seat " + std::to_string(seat.number()) + " " + std::string{who});
    tell({.kind = LogEntry::Kind::Sat,
          .seat = seat,
          .listeners = SeatSet::first_seats(seats()),
          .text = std::make_unique<const std::string>(who)});
    return kDone;
}

void MatchBase::time_out(Seat seat) {
    lines().lines.push_back("@timeout " + std::to_string(seat.number()));
    tell({.kind = LogEntry::Kind::TimedOut, .seat = seat});
}

// What a note says is the keeper's business; nobody at the table is told it.
Result<Done> MatchBase::note(std::string_view word, std::string_view rest) {
    if (word.empty() || !is_line(word) || word.find(' ') != std::string_view::npos ||
        (!rest.empty() && !is_line(rest))) {
        return error("bad_words", "a note is a word and one line");
    }
    lines().lines.push_back("@" + std::string{word} +
                            (rest.empty() ? "" : " " + std::string{rest}));
    return kDone;
}

Result<Record> MatchBase::record() const {
    if (has_secrets() && !over()) {
        return error("game_running", "a record tells what the players hold until the game is over");
    }
    if (standing_.forgotten_lines > 0)
        return error("past_forgotten", "the record is where it was stored");
    return record_.reveal();
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
    lines().lines.push_back(several ? std::to_string(seat.number()) + ":" + text : text);
    if (seat == kChance) ++drawn_;
    const std::size_t before = happened_.size();
    const int ply = plies();
    advance(seat, move);
    for (std::size_t i = before; i < happened_.size(); ++i) {
        log_.push_back({.seat = seat, .event = happened_[i].event, .ply = ply});
    }
    if (drops_events_) happened_.clear();
    settle();
    ask_again();
    if (over()) write_end();
    return text;
}

void MatchBase::advance(Seat seat, PackedMove move) {
    const int ply = first_step_ + static_cast<int>(steps_.size());
    if (ply % kMarkEvery == 0) keep_mark();
    Step step{move, seat};
    if (seat == kChance) step.chance_key = chance_key();
    EventList happened;
    apply(seat, move, happened);
    bool barrier = seat == kChance;
    for (const Event& event : happened.events) {
        barrier = barrier || hidden_from_somebody(event);
        happened_.push_back({event, ply});
    }
    if (!barrier) {
        const bool first = steps_.empty();  // or those before are forgotten, and a barrier comes
        step.free = first ? 1 : steps_.back().free + 1;
        step.own = !first && steps_.back().seat == seat ? steps_.back().own + 1 : 1;
    }
    steps_.push_back(step);
}

int MatchBase::decision(Seat seat) const {
    if (!asks_) {
        const std::unique_ptr<MatchBase> same = begun_again();
        same->asks_ = true;
        same->ask_again();
        for (const std::string& line : record_.reveal().lines) {
            [[maybe_unused]] const auto followed = same->follow(line);
            assert(followed);
        }
        questions_ = same->questions_;
        asks_ = true;
    }
    return questions_[seat].number;
}

void MatchBase::ask_again() {
    if (!asks_) return;
    for (const Seat seat : SeatSet::first_seats(seats())) {
        const std::uint64_t digest = to_act().contains(seat) ? question(seat) : 0;
        if (digest == questions_[seat].digest) continue;
        questions_[seat].digest = digest;
        ++questions_[seat].number;
    }
}

bool MatchBase::hidden_from_somebody(const Event& event) const {
    if (!(redact(event, kWatcher) == event)) return true;
    for (const Seat seat : SeatSet::first_seats(seats())) {
        if (!(redact(event, seat) == event)) return true;
    }
    return false;
}

// Goes back, and further while it would be chance's turn: chance is then drawn anew.
int MatchBase::take_back(int count) {
    const int before = plies();
    int now = before - count;
    go_back_to(now);
    while (now > 0 && rules_to_act().contains(kChance)) go_back_to(--now);
    settle();
    ask_again();
    return before - now;
}

// From the nearest mark, so that a record full of undo lines is no work of its square.
void MatchBase::go_back_to(int ply) {
    const int from = ply / kMarkEvery * kMarkEvery;
    const auto first = steps_.begin() + (from - first_step_);
    const std::vector<Step> again(first, first + (ply - from));
    go_back_to_mark((from - first_step_) / kMarkEvery);
    steps_.erase(first, steps_.end());
    while (!happened_.empty() && happened_.back().ply >= from) happened_.pop_back();
    for (const Step& step : again) advance(step.seat, step.move);
}

void MatchBase::write_end() {
    const Report end = report();
    std::string line = "@end " + std::string{end.reason};
    for (const Seat seat : end.winners) line += " " + std::to_string(seat.number());
    lines().lines.push_back(line);
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
    const auto blank = table.rest.find(' ');
    const auto number = read_number(std::string_view{table.rest}.substr(0, blank), seats());
    const bool names_a_seat = number && *number > 0;
    if (table.word == "undo") {
        const auto count = read_number(table.rest, 1000000);
        if (!count) return error("bad_record", "@undo needs a number of moves");
        const auto undone = undo_to_barrier(*count, false);  // tables may have let more be undone
        if (!undone) return undone.error();
        return kDone;
    }
    if (table.word == "resign" || table.word == "tie") {
        if (!names_a_seat || blank != std::string::npos) {
            return error("bad_record", "@resign and @tie need a seat");
        }
        const Seat seat{*number - 1};
        return table.word == "tie" ? tie(seat) : resign(seat);
    }
    if (table.word == "say") return follow_words(table.rest);
    if (table.word == "end") {
        // It was written by itself when the game ended; a different one does not fit the moves.
        if (!lines().lines.empty() && lines().lines.back() == line) return kDone;
        return error("bad_record", "the end of the record does not fit its moves");
    }
    if (table.word == "seat" && names_a_seat && blank != std::string::npos) {
        return sit(Seat{*number - 1}, std::string_view{table.rest}.substr(blank + 1));
    }
    if (table.word == "timeout" && names_a_seat && blank == std::string::npos) {
        time_out(Seat{*number - 1});
        return kDone;
    }
    lines().lines.emplace_back(line);
    return kDone;
}

Result<Done> MatchBase::follow_words(std::string_view rest) {
    const auto blank = rest.find(' ');
    const auto number = read_number(rest.substr(0, blank), seats());
    if (!number || *number == 0 || blank == std::string_view::npos) {
        return error("bad_record", "@say needs a seat and words");
    }
    return say(Seat{*number - 1}, rest.substr(blank + 1));
}

}  // namespace engawa
