// Tables: opening, listing, joining, looking, commands.
#include <utility>

#include "server/api/api.h"
#include "server/api/reading.h"

namespace engawa::server {
namespace {

constexpr int kMostListed = 100;

ServedSeatGiven given_of(const Tables::OpenedTable& opened, int seat) {
    return {opened.id, seat, opened.invites, opened.watch, opened.party, opened.code};
}

}  // namespace

void Api::open_table(const Request& request, const Respond& respond) {
    const auto guest = guest_of(request);
    if (!guest) return respond(answer_of(guest.error()));
    auto opening = read_opening(request.body, *guest, tables_.games());
    if (!opening) return respond(answer_of(opening.error()));
    if (const int wait = opened_.take(request.from, tables_.loop().now())) {
        return respond(answer_of(slow_down(wait)));
    }
    int seat = 0;
    for (std::size_t i = 0; i < opening->guests.size(); ++i) {
        if (opening->guests[i] != 0) seat = static_cast<int>(i) + 1;
    }
    tables_.open(*opening, [seat, respond](const Result<Tables::OpenedTable>& opened) {
        if (!opened) return respond(answer_of(opened.error()));
        respond(answer_of(201, wire_of_given(given_of(*opened, seat))));
    });
}

void Api::list_tables(const Respond& respond) {
    const auto tables = tables_.listed(kMostListed);
    if (!tables) return respond(answer_of(tables.error()));
    respond(answer_of(200, wire_of_tables(*tables)));
}

// {"invite": "...", "seat": 2, "name": "Ada"}: a listed table needs no invitation.
void Api::join(const Request& request, std::string_view id, const Respond& respond) {
    const auto guest = guest_of(request);
    if (!guest) return respond(answer_of(guest.error()));
    const auto json = read_object(request.body);
    if (!json) return respond(answer_of(json.error()));
    Members members{*json};
    const std::string invite = members.text("invite", 64);
    Table::Joining joining;
    joining.guest = *guest;
    joining.seat = members.number("seat", 1, kMaxSeats).value_or(0);
    joining.program = members.flag("program");
    const auto name = read_name(members.text("name"));
    if (!members.good()) return respond(answer_of(members.error()));
    if (!name) return respond(answer_of(name.error()));
    joining.name = *name;
    const auto allowed = access(id, *guest, invite, request.from);
    if (!allowed) return respond(answer_of(allowed.error()));
    const auto link = tables_.store().link(digest_of(invite));
    if (!link) return respond(answer_of(link.error()));
    const bool invited =
        *link && (*link)->kind != LinkRow::Kind::Watch && (*link)->table == allowed->table->id();
    if (!invited && !allowed->table->row().listed && allowed->viewer.is_watcher()) {
        return respond(answer_of(error("unknown_table", "there is no such table")));
    }
    if (invited) {
        using Kind = LinkRow::Kind;
        const Kind kind = (*link)->kind;
        if (kind == Kind::Invite || kind == Kind::Own) joining.invitation = (*link)->digest;
        joining.moves_in = kind == Kind::Own;
        if ((*link)->seat != 0) joining.seat = (*link)->seat;
    }
    allowed->table->join(joining, [id = std::string{id}, respond](const Result<int>& seat) {
        if (!seat) return respond(answer_of(seat.error()));
        respond(answer_of(200, wire_of_given({id, *seat, {}, {}, {}, {}})));
    });
}

// {"link": "..."}: where it leads. For a code that was said aloud, which names no table.
void Api::follow_link(const Request& request, const Respond& respond) {
    const auto json = read_object(request.body);
    if (!json) return respond(answer_of(json.error()));
    Members members{*json};
    const std::string given = members.text("link", 64);
    if (!members.good()) return respond(answer_of(members.error()));
    const auto link = tables_.store().link(digest_of(given));
    if (!link) return respond(answer_of(link.error()));
    const auto allowed = access(*link ? std::string_view{(*link)->table} : std::string_view{}, 0,
                                given, request.from);
    if (!allowed) return respond(answer_of(allowed.error()));
    respond(answer_of(200, wire_of_link(allowed->table->id(), {})));
}

// For another device of the one who sits there.
void Api::make_own_link(const Access& access, const Respond& respond) {
    if (access.viewer.is_watcher()) {
        return respond(answer_of(error("no_seat", "only somebody who sits here may do that")));
    }
    const std::string token = make_token();
    const std::string id = access.table->id();
    Change change;
    change.table = id;
    change.links.push_back(
        {digest_of(token), id, LinkRow::Kind::Own, access.viewer.seat().number()});
    tables_.commit()(std::move(change), [id, token, respond](const Result<Done>& kept) {
        if (!kept) return respond(answer_of(kept.error()));
        respond(answer_of(201, wire_of_link(id, token)));
    });
}

void Api::show(const Request& request, const Access& access, const Respond& respond) {
    access.table->show(access.viewer, wish_of(request.target),
                       [respond](const Result<Wire>& shown) {
                           if (!shown) return respond(answer_of(shown.error()));
                           respond(answer_of(200, *shown));
                       });
}

// What a table has forgotten comes from a replay of what is stored.
void Api::show_log(const Request& request, const Access& access, const Respond& respond) {
    const int from = number_in_query(request.target, "from").value_or(0);
    access.table->show_log(access.viewer, from, [respond](const Result<Wire>& shown) {
        if (!shown) return respond(answer_of(shown.error()));
        respond(answer_of(200, *shown));
    });
}

void Api::show_record(const Request& request, const Access& access, const Respond& respond) {
    const bool as_json = number_in_query(request.target, "json") == 1;
    access.table->show_record(as_json, [respond](const Result<Wire>& shown) {
        if (!shown) return respond(answer_of(shown.error()));
        respond(answer_of(200, *shown));
    });
}

void Api::command(const Request& request, const Access& access, const Respond& respond) {
    auto command = read_command(request.body);
    if (!command) return respond(answer_of(command.error()));
    const int seat = access.viewer.is_watcher() ? 0 : access.viewer.seat().number();
    obey(access.table, seat, std::move(command).value(),
         [respond](const Result<ServedAnswer>& answer) {
             if (!answer) return respond(answer_of(answer.error()));
             respond(answer_of(200, wire_of_answer(*answer)));
         });
}

// The same for every way by which a command comes.
void Api::obey(const std::shared_ptr<Table>& table, int seat, Command command, Reply reply) {
    metrics_.count("commands");
    if (stopping_) return reply(error("going_down", "the server is closing"));
    if (command.deed == Deed::Say && seat != 0) {
        if (words_.size() > kMostWordBuckets) words_.clear();
        Bucket& bucket = words_[{table->id(), seat}];
        if (const int wait = bucket.take(rates_.words, tables_.loop().now())) {
            return reply(slow_down(wait));
        }
    }
    const Deed deed = command.deed;
    table->command(seat, std::move(command),
                   [this, reply = std::move(reply), deed](const Result<ServedAnswer>& answer) {
                       if (!answer) metrics_.refuse(answer.error().code);
                       if (answer && deed == Deed::Play) metrics_.count("moves");
                       reply(answer);
                   });
}

}  // namespace engawa::server
