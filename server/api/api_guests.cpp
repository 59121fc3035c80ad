// Guests and their cards.
#include <utility>

#include "server/api/api.h"
#include "server/api/reading.h"

namespace engawa::server {
namespace {

constexpr int kMostOwnTables = 40;

}  // namespace

// {"cookie": true}: for a page, which never sees its token.
void Api::make_guest(const Request& request, const Respond& respond) {
    const auto json = read_object(request.body);
    if (!json) return respond(answer_of(json.error()));
    Members members{*json};
    const bool cookie = members.flag("cookie");
    const bool bot = members.flag("program");
    if (!members.good()) return respond(answer_of(members.error()));
    if (const int wait = guests_.take(request.from, tables_.loop().now())) {
        return respond(answer_of(slow_down(wait)));
    }
    const std::string token = make_token();
    Change change;
    change.guest = GuestRow{++last_guest_, digest_of(token), bot, tables_.loop().seconds()};
    tables_.commit()(std::move(change), [token, cookie, secure = request.secure,
                                         respond](const Result<Done>& kept) {
        if (!kept) return respond(answer_of(kept.error()));
        Answer answer = answer_of(201, wire_of_token(cookie ? std::string_view{} : token));
        if (cookie) {
            answer.cookie = (secure ? "__Host-engawa=" : "engawa=") + token +
                            "; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000" +
                            (secure ? "; Secure" : "");
        }
        respond(std::move(answer));
    });
}

// Seats stay, nobody's; open sockets of the guest are closed.
void Api::end_guest(const Request& request, const Respond& respond) {
    const auto digest = token_digest_of(request);
    const auto guest = guest_of(request);
    if (!guest) return respond(answer_of(guest.error()));
    Change change;
    change.gone_guest = digest;
    tables_.commit()(std::move(change), [this, guest = *guest, respond](const Result<Done>& kept) {
        if (!kept) return respond(answer_of(kept.error()));
        tables_.revoke(guest);
        respond(answer_of(200, wire_of_token({})));
    });
}

void Api::own_tables(const Request& request, const Respond& respond) {
    const auto guest = guest_of(request);
    if (!guest) return respond(answer_of(guest.error()));
    TableQuery query;
    query.guest = *guest;
    query.most = kMostOwnTables;
    const auto rows = tables_.store().tables(query);
    if (!rows) return respond(answer_of(rows.error()));
    std::vector<ServedOwn> tables;
    for (const TableRow& row : *rows) {
        const auto settings = read_settings(row.settings);
        if (settings) tables.push_back(own_table(row, *settings, *guest));
    }
    respond(answer_of(200, wire_of_own_tables(tables)));
}

// Whom a game waits for only its table knows: it is woken for that.
ServedOwn Api::own_table(const TableRow& row, const Settings& settings, std::int64_t guest) {
    ServedOwn own{served_of(row, settings), 0, {}};
    const auto table = tables_.find(row.id);
    if (!table) return own;
    own.table = (*table)->served();
    own.you = (*table)->seat_of(guest);
    if ((*table)->host() == nullptr) return own;
    const SeatSet awaited = (*table)->host()->match().seen_by(kWatcher)->awaited();
    for (const Seat seat : awaited) own.awaited.push_back(seat.number());
    return own;
}

// {"game": "eiyo", "cards": {...}}: kept by their digest.
void Api::put_cards(const Request& request, const Respond& respond) {
    const auto guest = guest_of(request);
    if (!guest) return respond(answer_of(guest.error()));
    const auto json = read_object(request.body);
    if (!json) return respond(answer_of(json.error()));
    Members members{*json};
    const std::string name = members.text("game");
    const std::string_view cards = members.object_text("cards");
    if (!members.good()) return respond(answer_of(members.error()));
    if (cards.empty()) return respond(answer_of(error("bad_member", "\"cards\" is an object")));
    const auto game = find_game(name);
    if (!game) return respond(answer_of(game.error()));
    if (const int wait = opened_.take(request.from, tables_.loop().now())) {
        return respond(answer_of(slow_down(wait)));
    }
    const auto made = (*game)->with_cards(cards);
    if (!made) return respond(answer_of(made.error()));
    const std::string digest = (*made)->cards_digest();
    Change change;
    change.cards = CardsRow{digest, name, std::string{cards}};
    tables_.commit()(std::move(change), [digest, respond](const Result<Done>& kept) {
        if (!kept) return respond(answer_of(kept.error()));
        respond(answer_of(201, wire_of_digest(digest)));
    });
}

}  // namespace engawa::server
