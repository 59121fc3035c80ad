#include "engine/wire/wire_host.h"

#include <array>
#include <string>

#include "engine/wire/write_parts.h"

namespace engawa {
namespace {

std::string_view kind_of(Due::Kind kind) {
    switch (kind) {
        case Due::Kind::Draw: return "draw";
        case Due::Kind::AskBot: return "ask_bot";
        case Due::Kind::Wait: return "wait";
        case Due::Kind::Nothing: return "nothing";
    }
    return "";
}

std::string_view who_of(Chair::Who who) {
    switch (who) {
        case Chair::Who::Person: return "person";
        case Chair::Who::Bot: return "bot";
        case Chair::Who::Nobody: return "nobody";
    }
    return "";
}

std::string_view state_word(KeptState state) {
    switch (state) {
        case KeptState::GoesOn: return "goes_on";
        case KeptState::Over: return "over";
        case KeptState::RulesDiffer: return "rules_differ";
        case KeptState::CardsDiffer: return "cards_differ";
    }
    return "";
}

void write_chair(WireMaker& maker, Seat seat, const Chair& chair) {
    JsonWriter& out = maker.out();
    out.open_object().name("seat");
    maker.seat(seat);
    out.text("who", who_of(chair.who)).text("name", chair.name);
    out.text("bot", chair.is_bot() ? write_bot(chair.bot) : "");
    out.text("level", chair.is_bot() ? level_name(chair.bot.level) : "").close_object();
}

// The tags of a head, where the last one of a name counts.
void write_tags(JsonWriter& out, const Given& tags) {
    out.open_object();
    for (std::size_t i = 0; i < tags.size(); ++i) {
        bool again = false;
        for (std::size_t j = i + 1; j < tags.size(); ++j) again |= tags[j].first == tags[i].first;
        if (!again) out.text(tags[i].first, tags[i].second);
    }
    out.close_object();
}

// Empty where nothing was shown yet.
std::string shown(bool there, const FairBytes& bytes) {
    return there ? write_key(bytes) : std::string{};
}

void add_proof(JsonWriter& out, const FairProof& proof) {
    int number = 0;
    out.text("commitment", shown(proof.there(), proof.commitment)).name("seats");
    out.list(proof.all(), [&](const Contribution& seat) {
        const bool own = seat.from == Contribution::From::Own;
        out.open_object().number("seat", ++number).text("from", write_from(seat.from));
        out.text("commitment",
                 shown(own || seat.from == Contribution::From::Silent, seat.commitment));
        out.text("bytes", shown(own, seat.bytes)).close_object();
    });
}

}  // namespace

void write_notice(WireMaker& maker, const Host& host, Viewer viewer) {
    write_notice_parts(maker, host, host.notice(viewer), viewer, EachTime{});
}

Wire wire_of_notice(const Host& host, Viewer viewer) {
    WireMaker maker;
    write_notice(maker, host, viewer);
    return maker.done();
}

Wire wire_of_chairs(const Host& host) {
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().name("chairs");
    out.list(SeatSet::first_seats(host.match().seats()),
             [&](Seat seat) { write_chair(maker, seat, host.chair(seat)); });
    out.number("people", host.people()).flag("practice", host.match().head().practice);
    if (host.public_seed()) out.text("seed", std::to_string(*host.public_seed()));
    out.close_object();
    return maker.done();
}

Wire wire_of(const Fairness& fairness) {
    constexpr std::array<std::string_view, 3> kBy = {"key", "seed", "proof"};
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().text("by", kBy[static_cast<unsigned>(fairness.by)]);
    out.number("draws", fairness.draws).name("wrong").numbers(fairness.wrong);
    out.name("faults").list(fairness.faults, [&](const Fairness::Found& found) {
        out.open_object().text("fault", write_fault(found.fault));
        out.number("seat", found.seat).close_object();
    });
    add_proof(out, fairness.proof);
    out.text("seal", shown(fairness.proof.there(), fairness.seal)).close_object();
    return maker.done();
}

Wire wire_of(const FairStanding& standing) {
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().text("stage", write_stage(standing.stage)).name("awaited");
    maker.seats(standing.awaited);
    add_proof(out, standing.proof);
    out.close_object();
    return maker.done();
}

Secret<Wire> secret_wire_of(const Due& due) {
    const bool asks = due.kind == Due::Kind::AskBot;
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().text("kind", kind_of(due.kind)).number("tickets", due.tickets);
    out.number("seat", asks ? due.seat.number() : 0).number("decision", due.decision);
    out.text("bot", asks ? write_bot(due.bot) : "").text("seed", std::to_string(due.seed));
    out.flag("aside", due.aside).flag("steady", due.steady).name("waiting");
    maker.seats(due.waiting);
    out.text("beat", write_beat(due.beat)).number("window", due.window);
    out.flag("again", due.again).close_object();
    return Secret{maker.done()};
}

Secret<Wire> secret_wire_of(const Secret<KeptTable>& kept) {
    WireMaker maker;
    maker.out().open_object().text("record", kept.reveal().record);
    maker.out().text("beside", kept.reveal().beside).close_object();
    return Secret{maker.done()};
}

Secret<Wire> secret_wire_of(const Secret<std::string>& position) {
    WireMaker maker;
    maker.out().open_object().text("position", position.reveal()).close_object();
    return Secret{maker.done()};
}

Secret<Wire> secret_wire_of(const AnyGame& game, const HostSetup& next) {
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().text("game", game.name()).name("options");
    maker.options({game, next.options});
    out.text("start", next.start).flag("practice", next.practice).name("tags");
    write_tags(out, next.tags);
    out.name("chairs").list(next.chairs, [&](const Chair& chair) { out.text(write_chair(chair)); });
    out.close_object();
    return Secret{maker.done()};
}

Wire wire_of_commitment(Seat seat, const FairBytes& bytes) {
    WireMaker maker;
    maker.out().open_object().text("commitment", commitment_to_bytes(seat, bytes)).close_object();
    return maker.done();
}

Wire wire_of_carried(std::string_view line) {
    WireMaker maker;
    maker.out().open_object().text("carried", line).close_object();
    return maker.done();
}

Wire wire_of_kept(const AnyGame& game, const Record& record) {
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().text("state", state_word(state_of(game, record)));
    out.text("game", record.game).number("rules", record.rules).name("options");
    maker.options({game, record.options});
    int seats = 0;
    out.name("chairs").list(record.seats, [&](const std::string& who) {
        // Of another hand: whoever cannot be read is a person of that name.
        const auto chair = read_chair(who);
        write_chair(maker, Seat{seats++}, chair ? *chair : Chair::person(who));
    });
    out.flag("practice", record.practice).name("tags");
    write_tags(out, record.tags);
    out.number("moves", static_cast<std::int64_t>(standing_moves(record).size()));
    out.close_object();
    return maker.done();
}

Wire wire_of_begun(const Thinker& thinker, const BotSpec& bot) {
    WireMaker maker;
    maker.out().open_object().number("budget", thinker.budget());
    maker.out().number("milliseconds", static_cast<std::int64_t>(bot.seconds * 1000 + 0.5));
    maker.out().close_object();
    return maker.done();
}

}  // namespace engawa
