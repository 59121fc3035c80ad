// Standing orders: what the host does for a person without asking. They belong to the person and
// not to the game, which sees an ordinary move.
//
// They look at public facts alone, so that nobody learns from what is not asked what somebody
// holds. `cards` is the exception, and is for one who sits among bots.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/moment.h"
#include "engine/core/result.h"

namespace engawa {

struct Orders {
    enum class Quiet : std::uint8_t { Ask, Pass, Cards };           // windows in others' turns
    enum class Battles : std::uint8_t { All, Close, None, Cards };  // of others: which are asked in

    Quiet quiet = Quiet::Ask;
    Battles battles = Battles::All;
    std::uint8_t close = 10;   // totals that are no further apart are close: 5, 10 or 15
    bool ask_at_heads = true;  // whatever else was ordered
    bool refuse_help = false;  // until the own next turn
    bool forced = false;       // the only move there is is made

    // For people among people, as a page proposes them; and for one who sits among bots.
    static Orders usual() { return {Quiet::Pass, Battles::Close, 10, true, false, true}; }
    static Orders alone() { return {Quiet::Cards, Battles::Cards, 10, true, false, true}; }

    bool looks_at_cards() const { return quiet == Quiet::Cards || battles == Battles::Cards; }
    // As they hold where somebody could learn from them.
    Orders blind() const;

    friend bool operator==(const Orders&, const Orders&) = default;
};

// Of people who have given none.
struct UsualOrders {
    Orders among_people;
    Orders alone;  // among bots

    UsualOrders() = default;
    UsualOrders(const Orders& both) : among_people(both), alone(both) {}
    UsualOrders(const Orders& people, const Orders& one) : among_people(people), alone(one) {}
};

// Each order with what was ordered: {"quiet", "pass"}.
using OrderWords = std::array<std::pair<std::string_view, std::string_view>, 6>;
OrderWords words_of(const Orders& orders);
// "quiet=pass battles=close close=10 heads=ask help=ask forced=on"
std::string write_orders(const Orders& orders);
// Over the orders that are given: what is left out stays. Code: bad_order.
Result<Orders> read_orders(std::string_view text, Orders orders);

// What a person passes until.
enum class Until : std::uint8_t { Off, Battle, Card, Head, Turn };

std::string_view write_until(Until until);
Result<Until> read_until(std::string_view text);  // code: bad_order

// Is that moment to be let go by without asking? `again`: the person has passed in this window.
bool lets_pass(const Orders& orders, const Moment& moment, bool again);

// Who sits there, and what they have to choose from.
struct Asking {
    bool alone = false;     // among bots: nobody learns anything from what is not asked
    bool again = false;     // the person has passed in this quiet window
    bool alike = false;     // and had the same choice then
    std::string only = {};  // the move there is, where there is one alone
    bool certain = false;   // everybody knows that there is no choice
};

// The move that is made without asking; empty: the person is asked. An own battle is shown before
// it is decided, even to somebody who can only pass.
std::string unasked(const Orders& orders, const Moment& moment, const Asking& asking);

}  // namespace engawa
