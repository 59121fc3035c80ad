// What people at the table ask for.
#include <charconv>
#include <exception>
#include <utility>

#include "engine/core/text.h"
#include "server/tables/table.h"

namespace engawa::server {
namespace {

bool is_managing(Deed deed) {
    switch (deed) {
        case Deed::Leave:
        case Deed::Return:
        case Deed::Commit:
        case Deed::Reveal:
        case Deed::Start:
        case Deed::SubstituteBot:
        case Deed::Remove:
        case Deed::Close: return true;
        default: return false;
    }
}

std::string written(const ServedAnswer& answer) {
    std::string text = std::to_string(answer.sequence);
    for (const std::string& move : answer.played) text += '\n' + move;
    return text;
}

ServedAnswer read_answer(std::string_view text) {
    ServedAnswer answer;
    const auto end = text.find('\n');
    std::from_chars(text.data(), text.data() + std::min(end, text.size()), answer.sequence);
    if (end == std::string_view::npos) return answer;
    for (const std::string_view move : split(text.substr(end + 1), '\n', 1 << 10)) {
        answer.played.emplace_back(move);
    }
    return answer;
}

Result<Host::Texts> nothing(const Result<Done>& done) {
    if (!done) return done.error();
    return Host::Texts{};
}

Result<Host::Texts> nothing(const Result<int>& done) {
    if (!done) return done.error();
    return Host::Texts{};
}

}  // namespace

void Table::command(int seat, Command command, Reply reply) {
    enqueue([this, seat, command = std::move(command), reply = std::move(reply)] {
        try {
            obey(seat, command, reply);
        } catch (const std::exception&) {
            reply(error("table_frozen", "this table cannot go on here; its record is kept"));
            throw;
        }
    });
}

void Table::obey(int seat, const Command& command, const Reply& reply) {
    if (stale_) return reply(error("storage_failed", "the store cannot be reached at the moment"));
    if (!frozen_.empty()) {
        return reply(error("table_frozen", "this table cannot go on here; its record is kept"));
    }
    if (command.deed == Deed::Point) return point(seat, command, reply);
    if (command.deed == Deed::Say && (seat == 0 || !running())) {
        return remark(seat, command, reply);
    }
    if (seat == 0) return reply(error("no_seat", "only somebody who sits here may do that"));
    if (!command.key.empty()) {
        const auto known = known_key(seat, command.key);
        if (!known) return reply(known.error());
        if (*known) return answer_again(**known, command, reply);
    }
    if (row_.stage == Stage::Closed) return reply(error("table_closed", "the table is closed"));
    if (is_managing(command.deed)) return manage(seat, command, reply);
    if (command.deed == Deed::Rematch) return rematch(seat, command, reply);
    if (!host_) return reply(error("not_begun", "the game has not begun"));
    play(seat, command, reply);
}

// Words that the record has no place for: of those who watch, before the game and after it. While
// it runs they reach nobody who plays.
void Table::remark(int seat, const Command& command, const Reply& reply) {
    if (row_.stage == Stage::Closed) return reply(error("table_closed", "the table is closed"));
    const std::string text = command.texts.empty() ? std::string{} : command.texts.front();
    if (text.empty()) return reply(error("bad_words", "there is nothing to say"));
    const Wire said = wire_of_remark({seat, seat == 0 ? command.name : place(seat).name, text, {}});
    for (Listener* each : std::list<Listener*>{listeners_}) {
        if (each->sequence >= 0 && (!running() || each->viewer.is_watcher())) each->tell(said);
    }
    reply(ServedAnswer{command.key, 0, {}, {}});
}

// To point at something is a word to those whom the rules let one talk to.
void Table::point(int seat, const Command& command, const Reply& reply) {
    constexpr std::size_t kLongestReference = 64;
    const std::string ref = command.texts.empty() ? std::string{} : command.texts.front();
    if (seat == 0) return reply(error("no_seat", "only somebody who sits here may do that"));
    if (!running()) return reply(error("not_begun", "there is no game to point at"));
    const SeatSet hearers =
        host_->match().seen_by(Seat{seat - 1})->talk().listeners[Seat{seat - 1}];
    if (hearers.empty()) return reply(error("chat_closed", "nobody may be talked to now"));
    // What only the own seat sees would be told by its name.
    if (ref.empty() || ref.size() > kLongestReference ||
        !has_ref(host_->match().seen_by(kWatcher)->tableau(), ref)) {
        return reply(error("bad_words", "only what lies open to all can be pointed at"));
    }
    const Wire pointed = wire_of_remark({seat, place(seat).name, {}, ref});
    for (Listener* each : std::list<Listener*>{listeners_}) {
        const bool hears = each->viewer.is_watcher() || hearers.contains(each->viewer.seat());
        if (each->sequence >= 0 && hears) each->tell(pointed);
    }
    reply(ServedAnswer{command.key, 0, {}, {}});
}

Result<std::optional<KeyRow>> Table::known_key(int seat, const std::string& key) const {
    if (knows_all_keys_ && !keys_.may_have(seat, key)) return std::optional<KeyRow>{};
    return house_.store.key(row_.id, seat, key);
}

// A repeat plays nothing and is answered as the first one was.
void Table::answer_again(const KeyRow& row, const Command& command, const Reply& reply) const {
    if (row.body != command.digest) {
        return reply(error("key_reused", "that key belongs to another command"));
    }
    ServedAnswer answer = read_answer(row.answer);
    answer.key = command.key;
    reply(answer);
}

void Table::play(int seat, const Command& command, const Reply& reply) {
    if (command.deed == Deed::Play && command.key.empty()) {
        return reply(error("key_missing", "a move needs a key of its own"));
    }
    const auto played = act(Seat{seat - 1}, command);
    if (!played) return reply(played.error());
    ServedAnswer answer{command.key, 0, *played, {}};
    Change change;
    if (!command.key.empty()) {
        while (host_->due().kind == Due::Kind::Draw) host_->draw();
        answer.sequence = host_->match().standing().heard;
        change.keys.push_back({seat, command.key, command.digest, written(answer)});
        keys_.add(seat, command.key);
    }
    reply_after(std::move(change), reply, std::move(answer));
}

Result<Host::Texts> Table::act(Seat seat, const Command& command) {
    const std::string text = command.texts.empty() ? std::string{} : command.texts.front();
    switch (command.deed) {
        case Deed::Play: return host_->play(seat, command.texts, command.decision);
        case Deed::Withdraw: return nothing(host_->withdraw(seat));
        case Deed::Order: return nothing(host_->order(seat, text));
        case Deed::PassUntil: {
            const auto until = read_until(text);
            if (!until) return until.error();
            return nothing(host_->pass_until(seat, *until));
        }
        case Deed::Hold: return nothing(host_->hold(seat));
        case Deed::Release:
            if (sitting(seat.number()).holds_since < 0) {
                return error("nothing_to_hold", "that seat does not hold");
            }
            end_hold(seat.number());
            return Host::Texts{};
        case Deed::Say: return nothing(host_->say(seat, text));
        case Deed::Undo: return nothing(host_->undo(seat));
        case Deed::AskUndo: return nothing(host_->ask_undo(seat));
        case Deed::AnswerUndo: return nothing(host_->answer_undo(seat, command.yes));
        case Deed::AskTie: return nothing(host_->ask_tie(seat));
        case Deed::AnswerTie: return nothing(host_->answer_tie(seat, command.yes));
        case Deed::Resign: {
            const auto resigned = nothing(host_->resign(seat));
            if (resigned && host_->chair(seat).is_bot()) {  // of several: the game goes on
                Place& given = edit_place(seat.number());
                given = {Place::Kind::Bot, std::move(given.name), false, host_->chair(seat).bot};
            }
            return resigned;
        }
        default: return error("unknown_command", "there is no such command");
    }
}

}  // namespace engawa::server
