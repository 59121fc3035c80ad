// Standing orders: what a table may do for a person without asking. They belong to the person at
// the screen and not to the game; the game sees an ordinary move.
#pragma once

#include <cstdint>
#include <string>

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
    int passed_in = -1;          // the quiet window in which a pass was typed

    // For one person among bots, who can see what the person holds anyway.
    static Orders alone() { return {Order::Cards, Order::Cards, true, -1}; }
};

// Is that moment to be let go by without asking?
inline bool lets_pass(const Orders& orders, const Moment& moment) {
    if (moment.pass.empty() || moment.kind == Moment::Kind::Own) return false;
    const bool battle = moment.kind == Moment::Kind::Battle;
    const Order order = battle ? orders.battles : orders.quiet;
    if (order == Order::Ask) return false;
    if (order == Order::Cards) {
        // Who passed in a quiet window is not asked again in it.
        return !moment.able || (!battle && moment.window == orders.passed_in);
    }
    return !(moment.alarm && orders.stop_at_head);
}

// "battles pass", "quiet ask", "head stop", "off", "usual"; false: not understood.
bool give_order(Orders& orders, const std::string& text, const Orders& usual);

}  // namespace engawa::cli
