#include "engine/wire/wire_served.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "engine/core/hash.h"
#include "engine/wire/write_parts.h"

namespace engawa {
namespace {

// Only to see whether a text has changed: by eight bytes, because it is long and comes with every
// move.
std::uint64_t digest_of(std::string_view text) {
    // Four at a time: each waits for the one before it in its own row alone.
    constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15;
    std::array<std::uint64_t, 4> rows{text.size(), 1, 2, 3};
    std::array<std::uint64_t, 4> eights{};
    const auto add = [&] {
        for (unsigned i = 0; i < rows.size(); ++i) {
            rows[i] = (rows[i] ^ eights[i]) * kOdd;
            rows[i] ^= rows[i] >> 32;
        }
    };
    for (; text.size() >= sizeof eights; text.remove_prefix(sizeof eights)) {
        std::memcpy(eights.data(), text.data(), sizeof eights);
        add();
    }
    eights.fill(0);
    std::memcpy(eights.data(), text.data(), text.size());
    add();
    return combine(combine(rows[0], rows[1]), combine(rows[2], rows[3]));
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
class NewsMaker {
  public:
    NewsMaker(const ServedNews& news, AlikeNews& alike)
        : news_(news), alike_(alike), whole_(news.whole) {}

    WrittenNews made() {
        constexpr std::size_t kUsualBytes = 2048;
        JsonWriter& out = maker_.out();
        out.reserve(kUsualBytes);
        look_for_log();
        out.open_object().text("type", whole_ ? "view" : "log").number("sequence", news_.sequence);
        write_part(out, "table", news_.table);
        write_part(out, "fair", news_.fair);
        if (news_.log_from && !whole_) write_log_part();
        const std::uint64_t standing = news_.host != nullptr ? write_standing() : 0;
        if (!news_.times.empty()) {
            out.name("times").list(news_.times, [&](const ServedTime& time) {
                out.open_object().number("seat", time.seat).number("left", time.left);
                out.close_object();
            });
        }
        out.close_object();
        return {maker_.done(), standing};
    }

  private:
    bool log_is_alike() const { return alike_.open_ && alike_.log_from_ == *news_.log_from; }

    void look_for_log() {
        if (whole_ || !news_.log_from || log_is_alike()) return;
        auto log = news_.host->match().log(news_.viewer, *news_.log_from);
        whole_ = !log;
        if (log) log_ = std::move(log).value();
    }

    // Words may be for some alone, whatever the game; events of one without secrets are for all.
    void write_log_part() {
        JsonWriter& out = maker_.out();
        out.name("log");
        if (log_is_alike()) {
            out.raw(alike_.log_);
            return;
        }
        const std::size_t before = out.so_far().size();
        write_log(maker_, log_);
        const bool events = std::all_of(log_.begin(), log_.end(), [](const LogEntry& entry) {
            return entry.kind == LogEntry::Kind::Event;
        });
        if (!alike_.open_ || !events) return;
        alike_.log_ = out.so_far().substr(before);
        alike_.log_from_ = *news_.log_from;
    }

    // Gives the digest of view and notice.
    std::uint64_t write_standing() {
        JsonWriter& out = maker_.out();
        const Match& match = news_.host->match();
        const std::size_t before = out.so_far().size();
        const auto once = [this](AlikePart part, const auto& write) { write_once(part, write); };
        out.name("view");
        write_view_parts(maker_, Opened{*news_.game, match.head().options},
                         *match.seen_by(news_.viewer), at_table(match, news_.viewer), news_.wish,
                         once);
        out.name("notice");
        const Notice notice = news_.host->notice(news_.viewer);
        if (alike_.orders_of_ != notice.orders) alike_.orders_.clear();
        alike_.orders_of_ = notice.orders;
        write_notice_parts(maker_, *news_.host, notice, news_.viewer, once);
        return digest_of(out.so_far().substr(before));
    }

    std::string* kept(AlikePart part) const {
        switch (part) {
            case AlikePart::Head: return &alike_.head_;
            case AlikePart::Sight: return alike_.open_ ? &alike_.sight_ : nullptr;
            case AlikePart::Standing: return alike_.open_ ? &alike_.standing_ : nullptr;
            case AlikePart::Public: return &alike_.window_;
            case AlikePart::Orders: return &alike_.orders_;
        }
        return nullptr;
    }

    template <class Write>
    void write_once(AlikePart part, const Write& write) {
        JsonWriter& out = maker_.out();
        std::string* text = kept(part);
        if (text == nullptr) return write();
        if (!text->empty()) {
            out.raw(*text);
            return;
        }
        const std::size_t before = out.so_far().size();
        write();
        const std::string_view written = out.so_far().substr(before);
        *text = written.substr(written.starts_with(',') ? 1 : 0);
    }

    const ServedNews& news_;
    AlikeNews& alike_;
    WireMaker maker_;
    std::vector<LogEntry> log_;
    bool whole_;
};

WrittenNews wire_of_news(const ServedNews& news, AlikeNews& alike) {
    return NewsMaker{news, alike}.made();
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
