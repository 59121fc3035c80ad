#include "engine/wire/wire.h"

#include "engine/wire/write_parts.h"

namespace engawa {
namespace {

std::string_view kind_of(LogEntry::Kind kind) {
    switch (kind) {
        case LogEntry::Kind::Event: return "event";
        case LogEntry::Kind::Undone: return "undone";
        case LogEntry::Kind::Said: return "said";
        case LogEntry::Kind::Resigned: return "resigned";
        case LogEntry::Kind::Sat: return "sat";
        case LogEntry::Kind::TimedOut: return "timed_out";
        case LogEntry::Kind::Note: return "note";
        case LogEntry::Kind::Tied: return "tied";
    }
    return "";
}

// Null for an empty text: there is nothing to decide.
Wire wire_of_move(const std::string& text) {
    WireMaker maker;
    maker.out().open_object().name("move");
    if (text.empty()) {
        maker.out().nothing();
    } else {
        maker.out().text(text);
    }
    maker.out().close_object();
    return maker.done();
}

}  // namespace

AtTable at_table(const Match& match, Viewer viewer) {
    AtTable at{match.standing().heard, viewer.is_watcher() ? 0 : match.decision(viewer.seat()), {}};
    if (match.over()) at.end = match.report();
    at.chronicle = match.chronicle(viewer);
    return at;
}

void write_view(WireMaker& maker, const Opened& opened, const SeatView& view,
                const std::optional<AtTable>& at, const ViewWish& wish) {
    write_view_parts(maker, opened, view, at, wish, EachTime{});
}

Wire wire_of(const Opened& opened, const SeatView& view, const std::optional<AtTable>& at,
             const ViewWish& wish) {
    WireMaker maker;
    write_view(maker, opened, view, at, wish);
    return maker.done();
}

Wire wire_of(const Tableau& tableau) {
    WireMaker maker;
    maker.out().open_object().name("tableau");
    maker.tableau(tableau);
    maker.out().close_object();
    return maker.done();
}

Wire wire_of(std::span<const Choice> choices) {
    WireMaker maker;
    maker.out().open_object().name("choices");
    maker.choices(choices);
    maker.out().close_object();
    return maker.done();
}

Wire wire_of(const OddsList& odds, const ReasonList& reasons) {
    WireMaker maker;
    maker.out().open_object().name("odds");
    maker.odds(odds);
    maker.out().name("reasons");
    maker.reasons(reasons);
    maker.out().close_object();
    return maker.done();
}

Wire wire_of(const Foresight& foresight) {
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().flag("certain", foresight.certain).name("events");
    out.list(foresight.events, [&](const Phrase& event) { maker.phrase(event); });
    out.name("tableau");
    maker.tableau(foresight.after);
    out.flag("asked", foresight.asked).name("prompt");
    maker.phrase(foresight.prompt);
    out.name("choices");
    maker.choices(foresight.choices);
    out.close_object();
    return maker.done();
}

Wire wire_of(const Refusal& refusal) {
    WireMaker maker;
    maker.out().open_object().name("rule");
    if (refusal.none()) {
        maker.out().nothing();
    } else {
        maker.out().text(refusal.text());
    }
    maker.out().name("causes").texts(refusal.causes).close_object();
    return maker.done();
}

Wire wire_of(std::span<const Weighed> weighed) {
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().name("weighed").list(weighed, [&](const Weighed& one) {
        out.open_object().text("move", one.move).number("games", one.games);
        out.number("won", one.won).number("share", one.share).number("error", one.error);
        out.number("points", one.points).close_object();
    });
    out.close_object();
    return maker.done();
}

Wire wire_of(const Thought& thought) {
    WireMaker maker;
    maker.out().open_object().number("nodes", static_cast<std::int64_t>(thought.nodes));
    maker.out().number("depth", thought.depth).number("score", thought.score);
    maker.out().name("line").texts(thought.line);
    maker.out().name("others").texts(thought.others).close_object();
    return maker.done();
}

Wire wire_of_best(const Thinker& thinker) { return wire_of_move(thinker.best()); }
Wire wire_of_idle(const SeatView& view) { return wire_of_move(view.idle()); }
Wire wire_of_aside(const SeatView& view, Level level, std::uint64_t seed) {
    return wire_of_move(view.aside(level, seed));
}

Wire wire_of(const Match& match) {
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().text("game", match.game()).number("seats", match.seats());
    out.number("plies", match.plies()).number("sequence", match.standing().heard);
    out.flag("over", match.over()).name("to_act");
    maker.seats(match.to_act());
    out.name("awaited");
    maker.seats(match.awaited());
    out.number("undoable", match.standing().undoable).close_object();
    return maker.done();
}

void write_log(WireMaker& maker, std::span<const LogEntry> entries) {
    JsonWriter& out = maker.out();
    out.open_object().name("entries").list(entries, [&](const LogEntry& entry) {
        out.open_object().number("sequence", entry.sequence).number("ply", entry.ply);
        out.text("kind", kind_of(entry.kind)).name("seat");
        maker.seat(entry.seat);
        if (entry.kind == LogEntry::Kind::Event) {
            out.name("phrase");
            maker.phrase(entry.phrase);
        } else if (entry.kind == LogEntry::Kind::Undone) {
            out.number("undone", entry.undone);
        } else {
            out.text("text", entry.text);
        }
        out.close_object();
    });
    out.close_object();
}

Wire wire_of(std::span<const LogEntry> entries) {
    WireMaker maker;
    write_log(maker, entries);
    return maker.done();
}

Wire wire_of_moves(SeatSet to_act, std::span<const std::string> texts) {
    WireMaker maker;
    maker.out().open_object().name("to_act");
    maker.seats(to_act);
    maker.out().name("moves").texts(texts).close_object();
    return maker.done();
}

Wire wire_of_played(std::span<const std::string> texts) {
    WireMaker maker;
    maker.out().open_object().name("played").texts(texts).close_object();
    return maker.done();
}

Wire wire_of(const Record& record, bool as_json) {
    WireMaker maker;
    const std::string text = as_json ? write_record_json(record) : write_record(record);
    maker.out().open_object().text("record", text).close_object();
    return maker.done();
}

Wire wire_of(const Error& error) {
    WireMaker maker;
    maker.out().open_object().name("error").open_object();
    maker.out().text("code", error.code).text("text", error.text).close_object().close_object();
    return maker.done();
}

}  // namespace engawa
