#include "engine/host/orders.h"

#include <array>
#include <span>

#include "engine/core/text.h"

namespace engawa {
namespace {

constexpr std::array<std::string_view, 3> kQuiet = {"ask", "pass", "cards"};
constexpr std::array<std::string_view, 4> kBattles = {"all", "close", "none", "cards"};
constexpr std::array<std::string_view, 3> kClose = {"5", "10", "15"};
constexpr std::array<std::string_view, 2> kHeads = {"as_above", "ask"};
constexpr std::array<std::string_view, 2> kHelp = {"ask", "no"};
constexpr std::array<std::string_view, 2> kForced = {"off", "on"};
constexpr std::array<std::string_view, 5> kUntil = {"off", "battle", "card", "head", "turn"};

// Its place in the list, or -1.
int place(std::span<const std::string_view> words, std::string_view word) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == word) return static_cast<int>(i);
    }
    return -1;
}

bool read_one(std::string_view name, std::string_view value, Orders& orders) {
    const auto among = [&](std::span<const std::string_view> words, auto set) {
        const int found = place(words, value);
        if (found >= 0) set(found);
        return found >= 0;
    };
    if (name == "quiet") {
        return among(kQuiet, [&](int i) { orders.quiet = static_cast<Orders::Quiet>(i); });
    }
    if (name == "battles") {
        return among(kBattles, [&](int i) { orders.battles = static_cast<Orders::Battles>(i); });
    }
    if (name == "close") {
        return among(kClose, [&](int i) { orders.close = static_cast<std::uint8_t>(5 * i + 5); });
    }
    if (name == "heads") return among(kHeads, [&](int i) { orders.ask_at_heads = i == 1; });
    if (name == "help") return among(kHelp, [&](int i) { orders.refuse_help = i == 1; });
    return name == "forced" && among(kForced, [&](int i) { orders.forced = i == 1; });
}

bool lets_battle_pass(const Orders& orders, const Moment& moment) {
    switch (orders.battles) {
        case Orders::Battles::All: return false;
        case Orders::Battles::Close: return moment.gap > orders.close;
        case Orders::Battles::None: return true;
        case Orders::Battles::Cards: break;
    }
    return !moment.able;
}

}  // namespace

Orders Orders::blind() const {
    Orders orders = *this;
    if (quiet == Quiet::Cards) orders.quiet = Quiet::Ask;
    if (battles == Battles::Cards) orders.battles = Battles::All;
    return orders;
}

OrderWords words_of(const Orders& orders) {
    return {{{"quiet", kQuiet[static_cast<unsigned>(orders.quiet)]},
             {"battles", kBattles[static_cast<unsigned>(orders.battles)]},
             {"close", kClose[orders.close / 5u - 1]},
             {"heads", kHeads[orders.ask_at_heads ? 1 : 0]},
             {"help", kHelp[orders.refuse_help ? 1 : 0]},
             {"forced", kForced[orders.forced ? 1 : 0]}}};
}

std::string write_orders(const Orders& orders) {
    std::string text;
    for (const auto& [name, value] : words_of(orders)) {
        if (!text.empty()) text += ' ';
        text.append(name).append("=").append(value);
    }
    return text;
}

Result<Orders> read_orders(std::string_view text, Orders orders) {
    for (const std::string_view part : split(text, ' ')) {
        const auto equals = part.find('=');
        const bool understood = equals != std::string_view::npos &&
                                read_one(part.substr(0, equals), part.substr(equals + 1), orders);
        if (!understood) return error("bad_order", quoted(part) + " is no order");
    }
    return orders;
}

std::string_view write_until(Until until) { return kUntil[static_cast<unsigned>(until)]; }

Result<Until> read_until(std::string_view text) {
    const int found = place(kUntil, text);
    if (found < 0) return error("bad_order", "one passes until battle, card, head or turn");
    return static_cast<Until>(found);
}

bool lets_pass(const Orders& orders, const Moment& moment, bool again) {
    if (moment.pass.empty() || moment.kind == Moment::Kind::Own) return false;
    if (moment.alarm && orders.ask_at_heads) return false;
    if (moment.kind == Moment::Kind::Battle) return lets_battle_pass(orders, moment);
    switch (orders.quiet) {
        case Orders::Quiet::Ask: return false;
        case Orders::Quiet::Pass: return true;
        case Orders::Quiet::Cards: break;
    }
    // Who passed in a quiet window is not asked again in it.
    return !moment.able || again;
}

std::string unasked(const Orders& orders, const Moment& moment, const Asking& asking) {
    if (lets_pass(orders, moment, asking.again)) return moment.pass;
    if (orders.refuse_help && !moment.refuse.empty()) return moment.refuse;
    if (moment.pass.empty()) {
        return orders.forced && (asking.alone || asking.certain) ? asking.only : "";
    }
    if (!asking.alone) return "";
    const bool own_turn = moment.kind == Moment::Kind::Own && moment.calm;
    const bool idle = !moment.able || asking.alike;
    return own_turn && idle && orders.quiet != Orders::Quiet::Ask ? moment.pass : "";
}

}  // namespace engawa
