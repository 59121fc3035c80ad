// Who asks for what: addresses, tokens, and what may be known.
#include "server/api/api.h"

#include <array>
#include <charconv>
#include <utility>

#include "server/api/openapi.h"
#include "server/api/reading.h"
#include "server/api/text.h"

namespace engawa::server {
namespace {

constexpr std::string_view kRoot = "/api/v1/";

std::string_view path_of(std::string_view target) { return target.substr(0, target.find('?')); }

std::string_view value_in_query(std::string_view target, std::string_view name) {
    const auto mark = target.find('?');
    std::string_view query = mark == std::string_view::npos ? "" : target.substr(mark + 1);
    while (!query.empty()) {
        const std::string_view pair = take_item(query, '&');
        const auto equals = pair.find('=');
        if (pair.substr(0, equals) == name && equals != std::string_view::npos) {
            return pair.substr(equals + 1);
        }
    }
    return {};
}

std::string_view cookie_of(std::string_view cookies) {
    while (!cookies.empty()) {
        const std::string_view pair = take_item(cookies, ';');
        for (const std::string_view name : {"__Host-engawa=", "engawa="}) {
            if (pair.starts_with(name)) return pair.substr(name.size());
        }
    }
    return {};
}

bool changes(std::string_view method) { return method != "GET" && method != "HEAD"; }

// A page sends where it is from: without that a cookie could be sent in somebody's name.
std::string_view token_of(const Request& request) {
    constexpr std::string_view kBearer = "Bearer ";
    if (request.authorization.starts_with(kBearer)) {
        return trimmed(request.authorization.substr(kBearer.size()));
    }
    const bool from_page = !request.origin.empty() || request.fetch_site == "same-origin" ||
                           (!changes(request.method) && !request.upgrade);
    return from_page ? cookie_of(request.cookie) : std::string_view{};
}

}  // namespace

int status_of(std::string_view code) {
    constexpr std::array<std::pair<std::string_view, int>, 18> kStatus{{
        {"no_token", 401},
        {"bad_token", 401},
        {"not_yours", 403},
        {"no_seat", 403},
        {"unknown_table", 404},
        {"not_found", 404},
        {"unknown_cards", 404},
        {"bad_method", 405},
        {"slow_down", 429},
        {"storage_full", 503},
        {"storage_failed", 503},
        {"going_down", 503},
        {"upgrade_required", 426},
        {"not_json", 415},
        {"bad_move", 422},
        {"illegal_move", 422},
        {"not_together", 422},
        {"bad_order", 422},
    }};
    for (const auto& [name, status] : kStatus) {
        if (name == code) return status;
    }
    const bool badly_asked = code.starts_with("bad_") || code.starts_with("unknown_") ||
                             code == "too_deep" || code == "name_twice" || code == "key_missing" ||
                             code == "wrong_seats";
    return badly_asked ? 400 : 409;
}

Answer answer_of(int status, const Wire& wire) {
    Answer answer;
    answer.status = status;
    answer.type = "application/json";
    answer.cache = "no-store";
    answer.sentence = wire.json() + '\n';
    return answer;
}

Answer answer_of(const Error& error) {
    Answer answer = answer_of(status_of(error.code), wire_of(error));
    answer.refused = error.code;
    return answer;
}

std::optional<int> number_in_query(std::string_view target, std::string_view name) {
    const std::string_view text = value_in_query(target, name);
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || problem != std::errc{} || end != text.data() + text.size()) return {};
    return number;
}

ViewWish wish_of(std::string_view target) {
    return {number_in_query(target, "tableau") == 1, number_in_query(target, "choices") == 1,
            number_in_query(target, "odds") == 1};
}

Api::Api(Tables& tables, const ApiRates& rates)
    : tables_(tables),
      rates_(rates),
      opened_(rates.opened),
      guests_(rates.guests),
      wrong_links_(rates.wrong_links) {
    const auto last = tables_.store().last_guest();
    if (last) last_guest_ = *last;
}

bool Api::is_address(std::string_view path) { return path.starts_with(kRoot); }

std::optional<Api::Talk> Api::talks_about(std::string_view target) {
    constexpr std::string_view kTables = "/api/v1/tables/";
    std::string_view path = path_of(target);
    if (!path.starts_with(kTables)) return {};
    path.remove_prefix(kTables.size());
    const auto slash = path.find('/');
    if (slash == std::string_view::npos) return {};
    const std::string_view what = path.substr(slash + 1);
    if (what != "socket" && what != "stream") return {};
    return Talk{path.substr(0, slash), what == "socket"};
}

Error Api::slow_down(int wait) {
    return error("slow_down",
                 "too often: try again in " + std::to_string(wait / 1'000 + 1) + " seconds");
}

Result<std::int64_t> Api::guest_of(std::string_view token) {
    const auto found = tables_.store().guest(digest_of(token));
    if (!found) return found.error();
    if (!*found) return error("bad_token", "nobody has that token");
    return (*found)->id;
}

Result<std::int64_t> Api::guest_of(const Request& request) {
    const std::string_view token = token_of(request);
    if (token.empty()) return error("no_token", "that needs the token of a guest");
    return guest_of(token);
}

Digest Api::token_digest_of(const Request& request) { return digest_of(token_of(request)); }

Result<Access> Api::access(std::string_view id, std::int64_t guest, std::string_view link,
                           std::string_view from) {
    const Error unknown = error("unknown_table", "there is no such table");
    const auto found = tables_.find(id);
    if (!found && found.error().code != "unknown_table") return found.error();
    if (found) {
        if (const int seat = (*found)->seat_of(guest)) {
            return Access{*found, Viewer{Seat{seat - 1}}, guest};
        }
        if ((*found)->row().listed) return Access{*found, kWatcher, guest};
    }
    const auto row = tables_.store().link(digest_of(link));
    if (!row) return row.error();
    const bool leads_here = found && *row && leads_to(**row, id);
    if (leads_here) return Access{*found, kWatcher, guest};
    const int wait = wrong_links_.take(from, tables_.loop().now());
    return wait > 0 ? slow_down(wait) : unknown;
}

// Whoever may watch a table may watch those that its people go on to. What is said aloud may be
// overheard: it leads to a table that has not begun, and nowhere else.
bool Api::leads_to(const LinkRow& link, std::string_view id) {
    constexpr int kMostRematches = 32;
    std::string at = link.table;
    for (int rematches = 0; rematches < kMostRematches && !at.empty(); ++rematches) {
        const auto table = tables_.find(at);
        if (!table) return false;
        if (at == id) {
            return link.kind != LinkRow::Kind::Code || (*table)->row().stage == Stage::Open;
        }
        if (link.kind != LinkRow::Kind::Watch && link.kind != LinkRow::Kind::Party) return false;
        at = (*table)->settings().next;
    }
    return false;
}

void Api::answer(const Request& request, const Respond& respond) {
    metrics_.count("requests");
    const auto counted = [this, respond](Answer answer) {
        if (!answer.refused.empty()) metrics_.refuse(answer.refused);
        respond(std::move(answer));
    };
    if (changes(request.method)) {
        if (stopping_) return counted(answer_of(error("going_down", "the server is closing")));
        const std::string type =
            small_letters(trimmed(request.content_type.substr(0, request.content_type.find(';'))));
        if (request.method == "POST" && type != "application/json") {
            return counted(answer_of(error("not_json", "what is sent must be application/json")));
        }
    }
    std::string_view path = path_of(request.target);
    path.remove_prefix(kRoot.size());
    answer_api(request, path, counted);
}

void Api::answer_api(const Request& request, std::string_view path, const Respond& respond) {
    std::string_view rest = path;
    const auto slash = rest.find('/');
    const std::string_view first = rest.substr(0, slash);
    rest.remove_prefix(slash == std::string_view::npos ? rest.size() : slash + 1);
    const bool reads = !changes(request.method);
    if (path == "openapi.json" && reads) {
        Answer answer;
        answer.type = "application/json";
        answer.cache = "no-cache";
        answer.body = openapi_text();
        return respond(std::move(answer));
    }
    if (path == "games" && reads) {
        std::vector<const AnyGame*> listed;
        for (const AnyGame* game : all_games()) {
            if (game->listed()) listed.push_back(game);
        }
        return respond(answer_of(200, wire_of(std::span<const AnyGame* const>{listed}, nullptr)));
    }
    // Whoever comes from elsewhere knows an address, and is told no other.
    if (path == "house" && reads) {
        return respond(
            answer_of(200, wire_of_house(request.loopback ? addresses_ : decltype(addresses_){})));
    }
    if (path.ends_with('/')) {
        return respond(answer_of(error("not_found", "there is nothing at this address")));
    }
    if (path == "cards" && request.method == "POST") return put_cards(request, respond);
    if (path == "links" && request.method == "POST") return follow_link(request, respond);
    if (first == "guests") return at_guests(request, rest, respond);
    if (first == "tables") return at_tables(request, rest, respond);
    respond(answer_of(error("not_found", "there is nothing at this address")));
}

void Api::at_guests(const Request& request, std::string_view rest, const Respond& respond) {
    if (rest.empty() && request.method == "POST") return make_guest(request, respond);
    if (rest == "me" && request.method == "DELETE") return end_guest(request, respond);
    if (rest == "me" && request.method == "GET") return own_tables(request, respond);
    respond(answer_of(error(rest.empty() || rest == "me" ? "bad_method" : "not_found",
                            "there is nothing at this address")));
}

void Api::at_tables(const Request& request, std::string_view rest, const Respond& respond) {
    if (rest.empty() && request.method == "POST") return open_table(request, respond);
    if (rest.empty() && request.method == "GET") return list_tables(respond);
    const auto slash = rest.find('/');
    const std::string_view what =
        slash == std::string_view::npos ? std::string_view{} : rest.substr(slash + 1);
    at_table(request, rest.substr(0, slash), what, respond);
}

void Api::at_table(const Request& request, std::string_view id, std::string_view what,
                   const Respond& respond) {
    const bool posts = request.method == "POST";
    if (what == "seats" && posts) return join(request, id, respond);
    const auto guest = guest_of(request);
    if (!guest && guest.error().code != "no_token") return respond(answer_of(guest.error()));
    const auto allowed = access(id, guest ? *guest : 0, request.link, request.from);
    if (!allowed) return respond(answer_of(allowed.error()));
    if (what.empty() && !posts) {
        const int you = allowed->viewer.is_watcher() ? 0 : allowed->viewer.seat().number();
        return respond(answer_of(200, wire_of_table(allowed->table->served(), you)));
    }
    if (what == "commands" && posts) return command(request, *allowed, respond);
    if (what == "links" && posts) return make_own_link(*allowed, respond);
    if (what == "view" && !posts) return show(request, *allowed, respond);
    if (what == "log" && !posts) return show_log(request, *allowed, respond);
    if (what == "record" && !posts) return show_record(request, *allowed, respond);
    if (what == "socket") {
        return respond(answer_of(error("upgrade_required", "this address speaks WebSocket")));
    }
    respond(answer_of(error("not_found", "there is nothing at this address")));
}

}  // namespace engawa::server
