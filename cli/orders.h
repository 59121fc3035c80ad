// Standing orders: what a table may do for a person without asking. They belong to the person at
// the screen and not to the game; the game sees an ordinary move.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/match/match.h"

namespace engawa::cli {

enum class Order : std::uint8_t {
    Ask,    // every time
    Cards,  // only with something to play; would tell others what one holds
    Pass,
};

struct Orders {
    Order battles = Order::Ask;  // that one is not in
    Order quiet = Order::Ask;    // windows in the turns of others
    bool stop_at_head = false;   // whatever else was ordered
    bool forced = false;         // makes the only move there is
    int passed_in = -1;          // the quiet window in which a pass was typed

    // For one person among bots, who can see what the person holds anyway.
    static Orders alone() { return {Order::Cards, Order::Cards, true, true, -1}; }
};

// Is that moment to be let go by without asking?
inline bool lets_pass(const Orders& orders, const Moment& moment) {
    if (moment.pass.empty() || moment.kind == Moment::Kind::Own) return false;
    const bool battle = moment.kind == Moment::Kind::Battle;
    const Order order = battle ? orders.battles : orders.quiet;
    if (order == Order::Ask || (moment.alarm && orders.stop_at_head)) return false;
    if (order == Order::Pass) return true;
    // Who passed in a quiet window is not asked again in it.
    return !moment.able || (!battle && moment.window == orders.passed_in);
}

// Who sits there, and what they have to choose from.
struct Asking {
    bool alone = false;  // among bots: nobody learns anything from what is not asked
    bool again = false;  // a pass was typed in this window, with the same choice
    std::vector<std::string> legal;
};

// The move that the table makes without asking; empty: the person is asked. An own battle is shown
// before it is decided, even to somebody who can only pass.
inline std::string unasked(const Orders& orders, const Moment& moment, const Asking& asking) {
    if (lets_pass(orders, moment)) return moment.pass;
    if (!asking.alone) return "";
    if (moment.pass.empty()) {
        return orders.forced && asking.legal.size() == 1 ? asking.legal.front() : "";
    }
    const bool own_turn = moment.kind == Moment::Kind::Own && moment.calm;
    const bool idle = !moment.able || asking.again;
    return own_turn && idle && orders.quiet != Order::Ask ? moment.pass : "";
}

// "battles pass", "quiet ask", "head stop", "off", "usual"; false: not understood.
bool give_order(Orders& orders, const std::string& text, const Orders& usual);

}  // namespace engawa::cli
