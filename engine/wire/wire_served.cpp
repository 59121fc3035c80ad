#include "engine/wire/wire_served.h"

#include <cstring>

#include "engine/wire/wire_maker.h"

namespace engawa {
namespace {

// Only to see whether a text has changed: by eight bytes, because it is long and comes with every
// move.
std::uint64_t digest_of(std::string_view text) {
    constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15;
    std::uint64_t digest = text.size();
    while (!text.empty()) {
        std::uint64_t eight = 0;
        const std::size_t size = text.size() < sizeof eight ? text.size() : sizeof eight;
        std::memcpy(&eight, text.data(), size);
        digest = (digest ^ eight) * kOdd;
        digest ^= digest >> 32;
        text.remove_prefix(size);
    }
    return digest;
}

void write_part(JsonWriter& out, std::string_view name, const std::optional<Wire>& part) {
    if (part) out.name(name).raw(part->json());
}

void write_seat(JsonWriter& out, int number, const ServedSeat& seat) {
    out.open_object().number("seat", number).text("who", seat.who).text("name", seat.name);
    out.text("level", seat.level).flag("away", seat.away).flag("program", seat.program);
    out.flag("lent", seat.lent).flag("ready", seat.ready).close_object();
}

void write_table(WireMaker& maker, const ServedTable& table, int you,
                 const std::vector<int>* awaited = nullptr) {
    JsonWriter& out = maker.out();
    out.open_object().text("table", table.id).text("game", table.game).name("options");
    out.open_object();
    for (const auto& [name, value] : table.options) out.text(name, value);
    out.close_object().text("cards", table.cards).text("stage", table.stage);
    out.flag("listed", table.listed).flag("practice", table.practice).text("chance", table.chance);
    if (table.seed) out.text("seed", std::to_string(*table.seed));
    out.name("clock").open_object().number("seconds", table.clock.seconds);
    out.text("end", table.clock.end).close_object().name("seats").open_list();
    int number = 0;
    for (const ServedSeat& seat : table.seats) write_seat(out, ++number, seat);
    out.close_list().number("you", you).number("watchers", table.watchers);
    out.number("created", table.created).text("next", table.next).text("frozen", table.frozen);
    if (awaited != nullptr) {
        out.name("awaited").numbers(*awaited);
    }
    out.close_object();
}

}  // namespace

Wire wire_of_table(const ServedTable& table, int you) {
    WireMaker maker;
    write_table(maker, table, you);
    return maker.done();
}

Wire wire_of_tables(const std::vector<ServedTable>& tables) {
    WireMaker maker;
    maker.out().open_object().name("tables").open_list();
    for (const ServedTable& table : tables) write_table(maker, table, 0);
    maker.out().close_list().close_object();
    return maker.done();
}

Wire wire_of_own_tables(const std::vector<ServedOwn>& tables) {
    WireMaker maker;
    maker.out().open_object().name("tables").open_list();
    for (const ServedOwn& own : tables) write_table(maker, own.table, own.you, &own.awaited);
    maker.out().close_list().close_object();
    return maker.done();
}

// Written at once into one text: most of what a server says is this.
WrittenNews wire_of_news(const ServedNews& news) {
    constexpr std::size_t kUsualBytes = 2048;
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.reserve(kUsualBytes);
    std::uint64_t standing = 0;
    out.open_object().text("type", news.whole ? "view" : "log").number("sequence", news.sequence);
    write_part(out, "table", news.table);
    write_part(out, "fair", news.fair);
    if (news.log) {
        out.name("log");
        write_log(maker, *news.log);
    }
    if (news.host != nullptr) {
        const Match& match = news.host->match();
        const std::size_t before = out.so_far().size();
        out.name("view");
        write_view(maker, Opened{*news.game, match.head().options}, *match.seen_by(news.viewer),
                   at_table(match, news.viewer), news.wish);
        out.name("notice");
        write_notice(maker, *news.host, news.viewer);
        standing = digest_of(out.so_far().substr(before));
    }
    if (!news.times.empty()) {
        out.name("times").list(news.times, [&](const ServedTime& time) {
            out.open_object().number("seat", time.seat).number("left", time.left).close_object();
        });
    }
    out.close_object();
    return {maker.done(), standing};
}

Wire wire_of_answer(const ServedAnswer& answer) {
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().text("type", "answer").text("key", answer.key);
    out.number("sequence", answer.sequence).name("played").texts(answer.played);
    if (!answer.table.empty()) out.text("table", answer.table);
    out.close_object();
    return maker.done();
}

Wire wire_of_given(const ServedSeatGiven& given) {
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().text("table", given.table).number("seat", given.seat);
    if (!given.invites.empty()) out.name("invites").texts(given.invites);
    if (!given.watch.empty()) out.text("watch", given.watch);
    if (!given.party.empty()) out.text("party", given.party);
    if (!given.code.empty()) out.text("code", given.code);
    out.close_object();
    return maker.done();
}

Wire wire_of_link(std::string_view table, std::string_view link) {
    WireMaker maker;
    maker.out().open_object().text("table", table);
    if (!link.empty()) maker.out().text("link", link);
    maker.out().close_object();
    return maker.done();
}

Wire wire_of_remark(const ServedRemark& remark) {
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().text("type", remark.ref.empty() ? "words" : "point");
    out.number("seat", remark.seat).text("name", remark.name);
    if (remark.ref.empty())
        out.text("text", remark.text);
    else
        out.text("ref", remark.ref);
    out.close_object();
    return maker.done();
}

Wire wire_of_token(std::string_view token) {
    WireMaker maker;
    maker.out().open_object();
    if (!token.empty()) maker.out().text("token", token);
    maker.out().close_object();
    return maker.done();
}

Wire wire_of_digest(std::string_view digest) {
    WireMaker maker;
    maker.out().open_object().text("cards", digest).close_object();
    return maker.done();
}

Wire wire_of_house(const std::vector<std::string>& addresses) {
    WireMaker maker;
    maker.out().open_object().name("addresses").texts(addresses).close_object();
    return maker.done();
}

Wire wire_of_refusal(const Error& error, std::string_view key, int wait) {
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().text("type", "error").text("key", key).text("code", error.code);
    out.text("text", error.text);
    if (wait > 0) out.number("wait", wait);
    out.close_object();
    return maker.done();
}

Wire wire_of_keep_alive() {
    WireMaker maker;
    maker.out().open_object().text("type", "still_here").close_object();
    return maker.done();
}

}  // namespace engawa
