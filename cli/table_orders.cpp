// Standing orders at a table: the person is passed for, until something happens that they want to
// be asked about. Behind a curtain nobody is asked or spared by what they hold.
#include "cli/input.h"
#include "cli/orders.h"
#include "cli/table.h"

namespace engawa::cli {
namespace {

bool read_order(const std::string& word, Order& order) {
    if (word == "ask") {
        order = Order::Ask;
    } else if (word == "cards") {
        order = Order::Cards;
    } else if (word == "pass") {
        order = Order::Pass;
    } else {
        return false;
    }
    return true;
}

const char* key_of(Order order) {
    switch (order) {
        case Order::Ask: return "table.orders.ask";
        case Order::Cards: return "table.orders.cards";
        case Order::Pass: break;
    }
    return "table.orders.pass";
}

}  // namespace

bool give_order(Orders& orders, const std::string& text, const Orders& usual) {
    const std::vector<std::string> words = words_of(lower(text));
    if (words.size() == 1 && (words[0] == "off" || words[0] == "usual")) {
        orders = words[0] == "off" ? Orders{} : usual;
        return true;
    }
    if (words.size() != 2) return false;
    if (words[0] == "battles" || words[0] == "battle") return read_order(words[1], orders.battles);
    if (words[0] == "quiet") return read_order(words[1], orders.quiet);
    if (words[0] == "forced" && (words[1] == "ask" || words[1] == "play")) {
        orders.forced = words[1] == "play";
        return true;
    }
    if (words[0] != "head" && words[0] != "heads") return false;
    if (words[1] != "stop" && words[1] != "off") return false;
    orders.stop_at_head = words[1] == "stop";
    return true;
}

Orders& Table::orders(Seat seat) { return orders_[seat.index()]; }

// True if the table acted for that person.
bool Table::acts_for(Seat seat) {
    const Moment moment = match().seen_by(seat)->moment();
    if (curtained() && ordered_at_ == match().plies()) return false;  // lets the answer be read
    Asking asking;
    asking.alone = people() == 1 && has_orders();
    if (asking.alone) asking.legal = match().seen_by(seat)->legal(false);
    asking.again = asking.alone && passed_alike(seat, moment, asking.legal);
    const std::string move = unasked(orders(seat), moment, asking);
    if (move.empty() || !match().play(seat, move)) return false;
    if (move == moment.pass) {
        ++passed_for_[seat.index()];
    } else if (match().plies() == asked_at_ + 2) {
        ++asked_at_;  // still the move that was typed
    }
    changed_ = true;
    return true;
}

void Table::tell_passed(Seat seat) {
    int& count = passed_for_[seat.index()];
    if (count > 0) {
        console_.text(
            console_.words().say("table.orders.passed", {{"count", std::to_string(count)}}), 2,
            Ink::Quiet);
    }
    count = 0;
}

// A pass that was typed, so that the same quiet window does not ask twice.
void Table::note_pass(Seat seat, const Moment& moment, const std::string& move,
                      std::vector<std::string> choices) {
    if (!moment.calm || move != moment.pass) return;
    orders(seat).passed_in = moment.window;
    passed_with_[seat.index()] = std::move(choices);
}

// Nobody's card has given a choice since, or taken one.
bool Table::passed_alike(Seat seat, const Moment& moment,
                         const std::vector<std::string>& legal) const {
    const auto i = static_cast<std::size_t>(seat.index());
    return moment.calm && orders_[i].passed_in == moment.window && passed_with_[i] == legal;
}

// Those first whose own moment it is; then bots, so that people are asked once about all they did.
Seat Table::next_seat() const {
    const SeatSet waiting = match().awaited();
    if (waiting.size() < 2) return waiting.first();
    for (const Seat seat : waiting) {
        if (match().seen_by(seat)->moment().kind == Moment::Kind::Own) return seat;
    }
    for (const Seat seat : waiting) {
        if (!chair(seat).human) return seat;
    }
    return waiting.first();
}

bool Table::has_orders() const { return console_.words().has(key("play.help.order")); }

void Table::do_order(const std::string& rest) {
    if (rest.empty()) return do_orders("");
    Orders given = orders(asked_);
    if (!give_order(given, rest, people() == 1 ? Orders::alone() : Orders{})) {
        return console_.say("table.orders.how");
    }
    const bool by_cards = given.battles == Order::Cards || given.quiet == Order::Cards;
    if (by_cards && people() > 1) return console_.say("table.orders.leaks");
    orders(asked_) = given;
    ordered_at_ = match().plies();
    do_orders("");
}

void Table::do_orders(const std::string&) {
    const Words& words = console_.words();
    const Orders& mine = orders(asked_);
    console_.list("battles", words.say("table.orders.battles") + words.say(key_of(mine.battles)),
                  9);
    console_.list("quiet", words.say("table.orders.quiet") + words.say(key_of(mine.quiet)), 9);
    console_.list("head",
                  words.say(mine.stop_at_head ? "table.orders.head_stop" : "table.orders.head_off"),
                  9);
    if (people() == 1) {
        console_.list("forced", words.say(mine.forced ? "table.orders.forced" : key_of(Order::Ask)),
                      9);
    }
    console_.say("table.orders.how");
}

}  // namespace engawa::cli
