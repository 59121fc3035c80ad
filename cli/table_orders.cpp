// Standing orders at a table: the host passes for a person until something happens that they want
// to be asked about. Behind a curtain nobody is asked or spared by what they hold.
#include <string_view>

#include "cli/input.h"
#include "cli/orders.h"
#include "cli/table.h"

namespace engawa::cli {
namespace {

// What people type, and how the host writes it.
struct Typed {
    std::string_view what;
    std::string_view how;
    std::string_view order;
};
constexpr Typed kTyped[] = {
    {"battles", "ask", "battles=all"},     {"battles", "pass", "battles=none"},
    {"battles", "close", "battles=close"}, {"battles", "cards", "battles=cards"},
    {"quiet", "ask", "quiet=ask"},         {"quiet", "pass", "quiet=pass"},
    {"quiet", "cards", "quiet=cards"},     {"head", "stop", "heads=ask"},
    {"head", "off", "heads=as_above"},     {"forced", "ask", "forced=off"},
    {"forced", "play", "forced=on"},       {"close", "5", "close=5"},
    {"close", "10", "close=10"},           {"close", "15", "close=15"},
    {"help", "ask", "help=ask"},           {"help", "no", "help=no"},
};

const char* key_of(Orders::Quiet order) {
    switch (order) {
        case Orders::Quiet::Ask: return "table.orders.ask";
        case Orders::Quiet::Cards: return "table.orders.cards";
        case Orders::Quiet::Pass: break;
    }
    return "table.orders.pass";
}

const char* key_of(Orders::Battles order) {
    switch (order) {
        case Orders::Battles::All: return "table.orders.ask";
        case Orders::Battles::Cards: return "table.orders.cards";
        case Orders::Battles::Close: return "table.orders.close";
        case Orders::Battles::None: break;
    }
    return "table.orders.pass";
}

}  // namespace

std::optional<std::string> order_meant(const std::string& text, const Orders& usual) {
    const std::vector<std::string> words = words_of(lower(text));
    if (words.size() == 1 && (words[0] == "off" || words[0] == "usual")) {
        return write_orders(words[0] == "off" ? Orders{} : usual);
    }
    if (words.size() != 2) return {};
    for (const Typed& typed : kTyped) {
        const bool named = words[0] == typed.what ||
                           (words[0] == "battle" && typed.what == "battles") ||
                           (words[0] == "heads" && typed.what == "head");
        if (named && words[1] == typed.how) return std::string{typed.order};
    }
    return {};
}

void Table::tell_passed(Seat seat) {
    int& told = passed_told_[seat.index()];
    const int count = host().notice(seat).passed - told;
    if (count > 0) {
        console_.text(console_.words().say("table.orders.passed", {{"count", count}}), 2,
                      Ink::Quiet);
    }
    told += count;
}

// Of several who are waited for, those first whose own moment it is.
Seat Table::first_of(SeatSet waiting) const {
    for (const Seat seat : waiting) {
        if (match().seen_by(seat)->moment().kind == Moment::Kind::Own) return seat;
    }
    return waiting.first();
}

bool Table::has_orders() const { return manners().orders; }

void Table::do_order(const std::string& rest) {
    if (rest.empty()) return do_orders("");
    const auto meant = order_meant(rest, people() == 1 ? Orders::alone() : Orders{});
    if (!meant) return console_.say("table.orders.how");
    const int before = match().plies();
    const auto given = host().order(asked_, *meant);
    if (!given) {
        return given.error().code == "order_leaks" ? console_.say("table.orders.leaks")
                                                   : console_.text(given.error().text + ".");
    }
    if (match().plies() != before) changed_ = true;
    do_orders("");
    let_the_answer_be_read();
}

// The order may have answered for the person at once: the curtain does not fall on what was said.
void Table::let_the_answer_be_read() {
    if (!curtained() || host().due().waiting.contains(asked_)) return;
    if (!console_.ask("> ")) leave();
}

void Table::do_orders(const std::string&) {
    const Words& words = console_.words();
    const Orders mine = host().notice(asked_).orders;
    const std::string battles = words.say(key_of(mine.battles), {{"close", mine.close}});
    console_.list("battles", words.say("table.orders.battles") + battles, 9);
    console_.list("quiet", words.say("table.orders.quiet") + words.say(key_of(mine.quiet)), 9);
    console_.list("head",
                  words.say(mine.ask_at_heads ? "table.orders.head_stop" : "table.orders.head_off"),
                  9);
    if (mine.refuse_help) console_.list("help", words.say("table.orders.help_no"), 9);
    if (people() == 1) {
        console_.list("forced", words.say(mine.forced ? "table.orders.forced" : "table.orders.ask"),
                      9);
    }
    console_.say("table.orders.how");
}

}  // namespace engawa::cli
