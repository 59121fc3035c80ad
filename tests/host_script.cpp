// The native host, driven by a script on standard input, for bindings/wasm/table_test.mjs, which
// drives the WebAssembly host by the same lines and compares what comes.
//
// The first three lines open the table: the head of a record as JSON with its chairs, a key of
// chance or "seed N", and "usual" or nothing for the orders of people who have given none. Each
// line after them is a command; for each is printed what came of it, what is then due and what
// everybody is told. The last line is what is kept.
#include <iostream>
#include <sstream>
#include <string>

#include "engine/core/text.h"
#include "engine/wire/wire_host.h"

namespace engawa {
namespace {

Host open_table(const AnyGame& game, const Record& head, const Luck& luck,
                const UsualOrders& usual) {
    HostSetup setup{head.options, head.start, head.practice, head.tags, {}, luck, usual};
    for (const std::string& chair : head.seats) setup.chairs.push_back(*read_chair(chair));
    return std::move(Host::open(game, setup)).value();
}

std::string thought(const Host& host, const Due& due) {
    const auto view = host.match().seen_by(due.seat);
    if (due.aside) return view->aside(due.bot.level, due.seed);
    const auto thinker = std::move(view->think(due.bot, due.seed)).value();
    thinker->run(thinker->budget());
    return thinker->best();
}

template <class T>
std::string code(const Result<T>& result) {
    return result ? "ok" : std::string{result.error().code};
}

std::string advance(Host& host) {
    const Due due = host.due();
    if (due.kind == Due::Kind::Draw) return host.draw().empty() ? "nothing" : "ok";
    if (due.kind != Due::Kind::AskBot) return "waits";
    return code(host.answer(due.seat, due.decision, thought(host, due)));
}

// WORD SEAT REST
std::string carry_out(Host& host, const std::string& line) {
    std::istringstream in{line};
    std::string word;
    int number = 0;
    in >> word >> number;
    in.ignore(1);
    std::string rest;
    std::getline(in, rest);
    const Seat seat{number - 1};
    if (word == "do") return advance(host);
    if (word == "beat") return code(host.beat_over(number));
    if (word == "play") {
        std::vector<std::string> texts;
        for (const std::string_view text : split(rest, '\t')) texts.emplace_back(text);
        return code(host.play(seat, texts));
    }
    if (word == "timeout") return code(host.time_out(seat, host.match().decision(seat)));
    if (word == "withdraw") return code(host.withdraw(seat));
    if (word == "order") return code(host.order(seat, rest));
    if (word == "until") return code(host.pass_until(seat, *read_until(rest)));
    if (word == "hold") return code(host.hold(seat));
    if (word == "held") return code(host.hold_over(seat, std::stoi(rest)));
    if (word == "say") return code(host.say(seat, rest));
    if (word == "undo") return code(host.undo(seat));
    if (word == "ask") return code(host.ask_undo(seat));
    if (word == "grant") return code(host.answer_undo(seat, rest == "yes"));
    if (word == "leave") return code(host.leave(seat));
    if (word == "sit") return code(host.sit(seat, *read_chair(rest)));
    if (word == "resign") return code(host.resign(seat));
    return "?";
}

void print_table(const Host& host) {
    std::cout << '\t' << secret_wire_of(host.due()).reveal().json();
    std::cout << '\t' << wire_of_chairs(host).json();
    std::cout << '\t' << wire_of_notice(host, kWatcher).json();
    for (const Seat seat : SeatSet::first_seats(host.match().seats())) {
        std::cout << '\t' << wire_of_notice(host, seat).json();
    }
    std::cout << '\n';
}

}  // namespace
}  // namespace engawa

int main() {
    using namespace engawa;
    std::string head;
    std::string luck;
    std::string orders;
    std::getline(std::cin, head);
    std::getline(std::cin, luck);
    std::getline(std::cin, orders);
    const Record record = *read_record(head);
    const AnyGame& game = **find_game(record.game);
    const Luck drawn = luck.starts_with("seed ") ? Luck::seeded(std::stoull(luck.substr(5)))
                                                 : Luck::plain(*read_key(luck));
    const UsualOrders usual =
        orders == "usual" ? UsualOrders{Orders::usual(), Orders::alone()} : UsualOrders{};
    Host host = open_table(game, record, drawn, usual);
    for (std::string line; std::getline(std::cin, line);) {
        if (line == "reload") {  // as after a kill: from what is kept alone
            const KeptTable kept = host.keep().reveal();
            host = std::move(Host::resume(game, kept, Luck::plain({}), usual)).value();
            std::cout << "ok";
        } else {
            std::cout << carry_out(host, line);
        }
        print_table(host);
    }
    std::cout << secret_wire_of(host.keep()).reveal().json() << '\n';
}
