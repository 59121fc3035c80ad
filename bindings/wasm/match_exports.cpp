// Match for JavaScript.
#include "bindings/wasm/boundary.h"

namespace engawa::wasm {
namespace {

std::string write_events(const std::vector<LogEntry>& events) {
    return list(events, [](const LogEntry& event) {
        return Object{}
            .number("sequence", event.sequence)
            .number("ply", event.ply)
            .add("phrase", write_phrase(event.phrase))
            .done();
    });
}

std::string write_report(const Report& report, int seats) {
    const auto by_seat = [&](const auto& values) {
        std::string out;
        for (int i = 0; i < seats; ++i) {
            out += (i == 0 ? "" : ",") + std::to_string(values[i]);
        }
        return "[" + out + "]";
    };
    Object extras;
    for (int i = 0; i < report.extra_count; ++i) {
        const Extra& extra = report.extras[i];
        extras.number(extra.name, extra.value);
    }
    return Object{}
        .flag("over", report.over())
        .text("reason", report.reason)
        .add("winners", write_seats(report.winners))
        .add("utility", by_seat(report.utility))
        .add("points", by_seat(report.points))
        .add("extras", extras.done())
        .done();
}

std::string write_out(const Record& record, bool json) {
    return json_quoted(json ? write_record_json(record) : write_record(record));
}

std::string write_count(const Result<int>& count) {
    return count ? std::to_string(*count) : refusal(count.error());
}
std::string write_done(const Result<Done>& done) { return done ? "0" : refusal(done.error()); }

Answer open(Result<std::unique_ptr<Match>> match, std::uint64_t seed) {
    if (!match) return answer(refusal(match.error()));
    return answer(std::to_string(tables().put({std::move(match).value(), key_of_seed(seed)})));
}

}  // namespace
}  // namespace engawa::wasm

using namespace engawa;
using namespace engawa::wasm;

// Opening and closing.

ENGAWA_EXPORT(match_open)
Answer match_open(const char* head, std::uint32_t size, std::uint64_t seed) {
    const AnyGame* game = nullptr;
    const auto setup = read_setup({head, size}, game);
    if (!setup) return answer(refusal(setup.error()));
    return wasm::open(game->open(*setup), seed);
}

// To ply `to`; -1 is the end.
ENGAWA_EXPORT(match_replay)
Answer match_replay(const char* text, std::uint32_t size, int to, std::uint64_t seed) {
    const auto record = read_record({text, size});
    if (!record) return answer(refusal(record.error()));
    return wasm::open(replay(*record, to), seed);
}

ENGAWA_EXPORT(match_close) Answer match_close(int handle) {
    return answer(boolean(tables().close(handle)));
}

// What stands.

ENGAWA_EXPORT(match_game) Answer match_game(int handle) {
    return with_table(handle, [](Table& table) { return json_quoted(table.match->game()); });
}
ENGAWA_EXPORT(match_seats) Answer match_seats(int handle) {
    return with_table(handle, [](Table& table) { return std::to_string(table.match->seats()); });
}
ENGAWA_EXPORT(match_plies) Answer match_plies(int handle) {
    return with_table(handle, [](Table& table) { return std::to_string(table.match->plies()); });
}
ENGAWA_EXPORT(match_to_act) Answer match_to_act(int handle) {
    return with_table(handle, [](Table& table) { return write_seats(table.match->to_act()); });
}
ENGAWA_EXPORT(match_awaited) Answer match_awaited(int handle) {
    return with_table(handle, [](Table& table) { return write_seats(table.match->awaited()); });
}
// By speaker, the seats that may be talked to.
ENGAWA_EXPORT(match_talk) Answer match_talk(int handle) {
    return with_table(handle, [](Table& table) {
        const Talk talk = table.match->standing().talk;
        return list(SeatSet::first_seats(table.match->seats()),
                    [&](Seat seat) { return write_seats(talk.listeners[seat]); });
    });
}
ENGAWA_EXPORT(match_statistics) Answer match_statistics(int handle) {
    return with_table(handle, [](Table& table) {
        Object counts;
        for (const auto& [key, count] : table.match->statistics()) counts.number(key, count);
        return counts.done();
    });
}

// What one may know.

ENGAWA_EXPORT(match_view) Answer match_view(int handle, int viewer) {
    return with_viewer(handle, viewer, [](Match& match, Viewer who) {
        return json_quoted(match.seen_by(who)->text());
    });
}
ENGAWA_EXPORT(match_report) Answer match_report(int handle, int viewer) {
    return with_viewer(handle, viewer, [](Match& match, Viewer who) {
        return write_report(match.over() ? match.report() : match.seen_by(who)->report(),
                            match.seats());
    });
}
ENGAWA_EXPORT(match_events) Answer match_events(int handle, int viewer, int from) {
    return with_viewer(handle, viewer, [&](Match& match, Viewer who) {
        std::vector<LogEntry> events = standing_events(*match.log(who));
        std::erase_if(events, [&](const LogEntry& event) { return event.sequence < from; });
        return write_events(events);
    });
}
ENGAWA_EXPORT(match_prompt) Answer match_prompt(int handle, int seat) {
    return with_seat(handle, seat, [](Match& match, Seat who) {
        return write_phrase(match.seen_by(who)->prompt());
    });
}

// Moves.

ENGAWA_EXPORT(match_legal) Answer match_legal(int handle, int seat) {
    return with_seat(handle, seat, [](Match& match, Seat who) {
        return match.to_act().contains(who) ? texts(match.seen_by(who)->legal(false))
                                            : std::string{"[]"};
    });
}
// The first rule that the attempt breaks, or null.
ENGAWA_EXPORT(match_why_not)
Answer match_why_not(int handle, int seat, const char* text, std::uint32_t size) {
    return with_seat(handle, seat, [&](Match& match, Seat who) {
        const auto rule = match.seen_by(who)->why_not({text, size});
        if (!rule) return refusal(rule.error());
        return rule->none() ? std::string{"null"} : json_quoted(rule->text());
    });
}
ENGAWA_EXPORT(match_play)
Answer match_play(int handle, int seat, const char* text, std::uint32_t size) {
    return with_seat(handle, seat, [&](Match& match, Seat who) {
        const auto played = match.play(who, {text, size});
        return played ? texts(*played) : refusal(played.error());
    });
}
// Draws for chance if chance is to act, and says whether it did. What came shows in events.
ENGAWA_EXPORT(match_play_chance) Answer match_play_chance(int handle) {
    return with_table(handle, [](Table& table) {
        if (!table.match->to_act().contains(kChance)) return boolean(false);
        table.match->play_ticket(plain_ticket(table.key, table.match->next_draw()));
        return boolean(true);
    });
}

// The table.

ENGAWA_EXPORT(match_undoable) Answer match_undoable(int handle) {
    return with_table(
        handle, [](Table& table) { return std::to_string(table.match->standing().undoable); });
}
ENGAWA_EXPORT(match_undo) Answer match_undo(int handle, int plies) {
    return with_table(handle, [&](Table& table) { return write_count(table.match->undo(plies)); });
}
ENGAWA_EXPORT(match_resign) Answer match_resign(int handle, int seat) {
    return with_seat(handle, seat,
                     [](Match& match, Seat who) { return write_done(match.resign(who)); });
}
ENGAWA_EXPORT(match_say)
Answer match_say(int handle, int seat, const char* text, std::uint32_t size) {
    return with_seat(handle, seat, [&](Match& match, Seat who) {
        return write_done(match.say(who, {text, size}));
    });
}
// The record tells every secret, so it is refused while a game that has some goes on.
ENGAWA_EXPORT(match_record) Answer match_record(int handle, int json) {
    return with_table(handle, [&](Table& table) {
        const auto record = table.match->record();
        return record ? write_out(*record, json != 0) : refusal(record.error());
    });
}

// For the owner of the process.

ENGAWA_EXPORT(secret_record) Answer secret_record(int handle, int json) {
    return with_table(handle, [&](Table& table) {
        return write_out(table.match->secret_record().reveal(), json != 0);
    });
}
ENGAWA_EXPORT(secret_position) Answer secret_position(int handle) {
    return with_table(
        handle, [](Table& table) { return json_quoted(table.match->secret_position().reveal()); });
}
ENGAWA_EXPORT(secret_outcomes) Answer secret_outcomes(int handle) {
    return with_table(handle, [](Table& table) {
        return list(table.match->secret_outcomes().reveal(), [](const Outcome& outcome) {
            return Object{}.text("text", outcome.text).number("weight", outcome.weight).done();
        });
    });
}
