// Host for JavaScript: the table around a match.
#include <charconv>

#include "bindings/wasm/boundary.h"

namespace engawa::wasm {
namespace {

// A key of 64 hexadecimal digits, or "seed N" with a public one.
Result<Luck> read_luck(std::string_view text) {
    constexpr std::string_view kSeed = "seed ";
    if (text.starts_with(kSeed)) {
        std::uint64_t seed = 0;
        std::from_chars(text.data() + kSeed.size(), text.data() + text.size(), seed);
        return Luck::seeded(seed);
    }
    const auto key = read_key(text);
    if (!key) return key.error();
    return Luck::plain(*key);
}

// "usual", or orders for everybody; an empty text: everybody is asked everything.
Result<UsualOrders> read_usual(std::string_view text) {
    if (text == "usual") return UsualOrders{Orders::usual(), Orders::alone()};
    if (text.empty()) return UsualOrders{};
    const auto orders = read_orders(text, {});
    if (!orders) return orders.error();
    return UsualOrders{*orders};
}

Reply put(const AnyGame* game, Result<Host> host) {
    if (!host) return refuse(host.error());
    return shelf<Table>().put({game, std::move(host).value()});
}

// Calls f(Host&, Seat) for a seat of the table.
template <class F>
Reply with_seat(int handle, int number, F&& f) {
    return with<Table>(handle, [&](Table& table) {
        if (number < 1 || number > table.host.match().seats()) return refuse_seat(number);
        return f(table.host, Seat{number - 1});
    });
}

}  // namespace
}  // namespace engawa::wasm

using namespace engawa;
using namespace engawa::wasm;

// Opening and closing. The seats of the head are the chairs.

ENGAWA_EXPORT(host_open)
Reply host_open(const char* head, std::uint32_t head_size, const char* luck,
                std::uint32_t luck_size, const char* orders, std::uint32_t orders_size) {
    const AnyGame* game = nullptr;
    auto setup = read_setup({head, head_size}, game);
    if (!setup) return refuse(setup.error());
    auto drawn = read_luck({luck, luck_size});
    if (!drawn) return refuse(drawn.error());
    const auto usual = read_usual({orders, orders_size});
    if (!usual) return refuse(usual.error());
    Setup& given = setup.value();
    HostSetup table{std::move(given.options),
                    std::move(given.start),
                    given.practice,
                    std::move(given.tags),
                    {},
                    std::move(drawn).value(),
                    *usual};
    for (const std::string& text : given.seats) {
        auto chair = read_chair(text);
        if (!chair) return refuse(chair.error());
        table.chairs.push_back(std::move(chair).value());
    }
    return put(game, Host::open(*game, table));
}
ENGAWA_EXPORT(host_resume)
Reply host_resume(const char* record, std::uint32_t record_size, const char* beside,
                  std::uint32_t beside_size, const char* luck, std::uint32_t luck_size,
                  const char* orders, std::uint32_t orders_size) {
    const auto head = read_record({record, record_size});
    if (!head) return refuse(head.error());
    const auto game = find_game(head->game);
    if (!game) return refuse(game.error());
    const auto fresh = read_luck({luck, luck_size});
    if (!fresh) return refuse(fresh.error());
    const auto usual = read_usual({orders, orders_size});
    if (!usual) return refuse(usual.error());
    const KeptTable kept{{record, record_size}, {beside, beside_size}};
    return put(*game, Host::resume(**game, kept, *fresh, *usual));
}
ENGAWA_EXPORT(host_close) Reply host_close(int handle) {
    return shelf<Table>().close(handle) ? 1 : 0;
}

// What one may know.

ENGAWA_EXPORT(host_table) Reply host_table(int handle) {
    return with<Table>(handle, [](Table& table) { return say(wire_of(table.host.match())); });
}
ENGAWA_EXPORT(host_view) Reply host_view(int handle, int viewer, int wish) {
    return with<Table>(handle, [&](Table& table) {
        return say_view(*table.game, table.host.match(), viewer, wish);
    });
}
ENGAWA_EXPORT(host_log) Reply host_log(int handle, int viewer, int from) {
    return with<Table>(handle,
                       [&](Table& table) { return say_log(table.host.match(), viewer, from); });
}
ENGAWA_EXPORT(host_seat) Reply host_seat(int handle, int viewer) {
    return with<Table>(
        handle, [&](Table& table) { return put_seen(*table.game, table.host.match(), viewer); });
}
ENGAWA_EXPORT(host_notice) Reply host_notice(int handle, int viewer) {
    return with<Table>(handle, [&](Table& table) {
        const auto who = viewer_of(viewer, table.host.match().seats());
        return who ? say(wire_of_notice(table.host, *who)) : refuse_seat(viewer);
    });
}
ENGAWA_EXPORT(host_chairs) Reply host_chairs(int handle) {
    return with<Table>(handle, [](Table& table) { return say(wire_of_chairs(table.host)); });
}

// What is due.

ENGAWA_EXPORT(secret_host_due) Reply secret_host_due(int handle) {
    return with<Table>(handle,
                       [](Table& table) { return say(secret_wire_of(table.host.due()).reveal()); });
}
// What came shows in the log.
ENGAWA_EXPORT(host_draw) Reply host_draw(int handle) {
    return with<Table>(handle, [](Table& table) {
        if (table.host.match().tickets() == 0) {
            return refuse(error("not_your_turn", "it is not chance's turn"));
        }
        table.host.draw();
        return kSaid;
    });
}
ENGAWA_EXPORT(host_answer)
Reply host_answer(int handle, int seat, int decision, const char* text, std::uint32_t size) {
    return with_seat(handle, seat, [&](Host& host, Seat who) {
        return reply(host.answer(who, decision, {text, size}));
    });
}
ENGAWA_EXPORT(host_beat_over) Reply host_beat_over(int handle, int window) {
    return with<Table>(handle, [&](Table& table) { return reply(table.host.beat_over(window)); });
}
ENGAWA_EXPORT(host_time_out) Reply host_time_out(int handle, int seat, int decision) {
    return with_seat(handle, seat,
                     [&](Host& host, Seat who) { return reply(host.time_out(who, decision)); });
}

// What a person does.

// A decision of 0 is not compared.
ENGAWA_EXPORT(host_play)
Reply host_play(int handle, int seat, int decision, const char* texts, std::uint32_t size) {
    return with_seat(handle, seat, [&](Host& host, Seat who) {
        const auto numbered = decision == 0 ? std::optional<int>{} : std::optional{decision};
        return reply(host.play(who, lines_of({texts, size}), numbered));
    });
}
ENGAWA_EXPORT(host_withdraw) Reply host_withdraw(int handle, int seat) {
    return with_seat(handle, seat, [](Host& host, Seat who) { return reply(host.withdraw(who)); });
}
ENGAWA_EXPORT(host_order)
Reply host_order(int handle, int seat, const char* orders, std::uint32_t size) {
    return with_seat(handle, seat,
                     [&](Host& host, Seat who) { return reply(host.order(who, {orders, size})); });
}
ENGAWA_EXPORT(host_pass_until)
Reply host_pass_until(int handle, int seat, const char* until, std::uint32_t size) {
    return with_seat(handle, seat, [&](Host& host, Seat who) {
        const auto read = read_until({until, size});
        return read ? reply(host.pass_until(who, *read)) : refuse(read.error());
    });
}
ENGAWA_EXPORT(host_hold) Reply host_hold(int handle, int seat) {
    return with_seat(handle, seat, [](Host& host, Seat who) { return reply(host.hold(who)); });
}
ENGAWA_EXPORT(host_hold_over) Reply host_hold_over(int handle, int seat, int milliseconds) {
    return with_seat(handle, seat, [&](Host& host, Seat who) {
        return reply(host.hold_over(who, milliseconds));
    });
}
ENGAWA_EXPORT(host_say)
Reply host_say(int handle, int seat, const char* words, std::uint32_t size) {
    return with_seat(handle, seat,
                     [&](Host& host, Seat who) { return reply(host.say(who, {words, size})); });
}
ENGAWA_EXPORT(host_resign) Reply host_resign(int handle, int seat) {
    return with_seat(handle, seat, [](Host& host, Seat who) { return reply(host.resign(who)); });
}
ENGAWA_EXPORT(host_undo) Reply host_undo(int handle, int seat) {
    return with_seat(handle, seat, [](Host& host, Seat who) { return reply(host.undo(who)); });
}
ENGAWA_EXPORT(host_ask_undo) Reply host_ask_undo(int handle, int seat) {
    return with_seat(handle, seat, [](Host& host, Seat who) { return reply(host.ask_undo(who)); });
}
ENGAWA_EXPORT(host_answer_undo) Reply host_answer_undo(int handle, int seat, int granted) {
    return with_seat(handle, seat, [&](Host& host, Seat who) {
        return reply(host.answer_undo(who, granted != 0));
    });
}

// Who sits where.

ENGAWA_EXPORT(host_leave) Reply host_leave(int handle, int seat) {
    return with_seat(handle, seat, [](Host& host, Seat who) { return reply(host.leave(who)); });
}
ENGAWA_EXPORT(host_sit)
Reply host_sit(int handle, int seat, const char* chair, std::uint32_t size) {
    return with_seat(handle, seat, [&](Host& host, Seat who) {
        const auto read = read_chair({chair, size});
        return read ? reply(host.sit(who, *read)) : refuse(read.error());
    });
}
// How to open the table after this one; chance gets a key of its own there.
ENGAWA_EXPORT(secret_host_rematch) Reply secret_host_rematch(int handle) {
    return with<Table>(handle, [](Table& table) {
        return say(secret_wire_of(*table.game, table.host.rematch({})).reveal());
    });
}

// How to open a table that goes on from the line of another one, in chairs of its own.
ENGAWA_EXPORT(secret_carried)
Reply secret_carried(const char* name, std::uint32_t name_size, const char* line,
                     std::uint32_t line_size) {
    const auto game = find_game({name, name_size});
    if (!game) return refuse(game.error());
    auto setup = (*game)->carried({line, line_size});
    if (!setup) return refuse(setup.error());
    Setup& read = setup.value();
    HostSetup next;
    next.options = std::move(read.options);
    next.start = std::move(read.start);
    next.tags = std::move(read.tags);
    return say(secret_wire_of(**game, next).reveal());
}

// What is kept.

ENGAWA_EXPORT(host_carry) Reply host_carry(int handle) {
    return with<Table>(handle, [](Table& table) {
        const auto line = table.host.match().carry();
        return line ? say(wire_of_carried(*line)) : refuse(line.error());
    });
}

ENGAWA_EXPORT(host_record) Reply host_record(int handle, int json) {
    return with<Table>(handle, [&](Table& table) {
        const auto record = table.host.record();
        return record ? say(wire_of(*record, json != 0)) : refuse(record.error());
    });
}
ENGAWA_EXPORT(secret_host_keep) Reply secret_host_keep(int handle) {
    return with<Table>(
        handle, [](Table& table) { return say(secret_wire_of(table.host.keep()).reveal()); });
}
ENGAWA_EXPORT(secret_host_position) Reply secret_host_position(int handle) {
    return with<Table>(handle, [](Table& table) {
        return say(secret_wire_of(table.host.match().secret_position()).reveal());
    });
}
