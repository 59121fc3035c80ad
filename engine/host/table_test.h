// Tables for the tests of the host, and somebody who plays at them.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/hash.h"
#include "engine/host/host.h"

namespace engawa {

inline constexpr Seat kOne{0};
inline constexpr Seat kTwo{1};
inline constexpr Seat kThree{2};
inline constexpr Seat kFour{3};

const AnyGame& sealed_bids();

inline const AnyGame& game_named(std::string_view name) {
    return name == "sealed_bid" ? sealed_bids() : **find_game(name);
}

// One letter for each seat: p a person, r, n, a, m a bot, - nobody.
inline std::vector<Chair> chairs(std::string_view letters) {
    std::vector<Chair> all;
    for (const char letter : letters) {
        switch (letter) {
            case 'p': all.push_back(Chair::person()); break;
            case '-': all.push_back(Chair::nobody()); break;
            default:
                all.push_back(Chair::of_bot(*read_bot(letter == 'r'   ? "random"
                                                      : letter == 'n' ? "novice"
                                                      : letter == 'a' ? "adept"
                                                                      : "master:nodes=50")));
        }
    }
    return all;
}

inline HostSetup setup_of(std::string_view letters, Given options = {}, std::string start = {}) {
    HostSetup setup;
    setup.options = std::move(options);
    setup.start = std::move(start);
    setup.chairs = chairs(letters);
    setup.luck = Luck::plain(key_of_seed(7));
    return setup;
}

inline Host open_host(std::string_view game, const HostSetup& setup) {
    auto host = Host::open(game_named(game), setup);
    EXPECT_TRUE(host) << host.error().text;
    return std::move(host).value();
}

inline const std::vector<std::string>& lines_of(const Host& host) {
    return host.match().secret_record().reveal().lines;
}

inline std::string thought(const Host& host, const Due& due) {
    const auto view = host.match().seen_by(due.seat);
    if (due.aside) return view->aside(due.bot.level, due.seed);
    const auto thinker = view->think(due.bot, due.seed);
    EXPECT_TRUE(thinker);
    (*thinker)->run((*thinker)->budget());
    return (*thinker)->best();
}

// A person who plays any move, the same in the same situation.
inline std::string any_move(const Host& host, Seat seat) {
    const auto legal = host.match().seen_by(seat)->legal(false);
    const auto number = combine(static_cast<std::uint64_t>(host.match().plies()),
                                static_cast<std::uint64_t>(seat.number()));
    return legal[number % legal.size()];
}

// Does what is due; false if the table waits for somebody, or nothing is due.
inline bool advance(Host& host) {
    const Due due = host.due();
    if (due.kind == Due::Kind::Draw) {
        host.draw();
        return true;
    }
    if (due.kind != Due::Kind::AskBot) return false;
    const auto answered = host.answer(due.seat, due.decision, thought(host, due));
    EXPECT_TRUE(answered) << answered.error().text;
    return true;
}

// One step of a table at which everybody plays anything.
inline bool step(Host& host) {
    if (advance(host)) return true;
    const Due due = host.due();
    if (due.kind != Due::Kind::Wait) return false;
    if (due.beat != Beat::None && host.match().plies() % 3 == 0) {
        return host.beat_over(due.window).ok();
    }
    if (due.waiting.empty()) return false;
    const Seat seat = due.waiting.first();
    const auto played = host.play(seat, any_move(host, seat));
    EXPECT_TRUE(played) << played.error().text;
    return played.ok();
}

// Plays on until `found` holds; false if it does not in so many steps.
inline bool play_until(Host& host, const std::function<bool(const Host&)>& found,
                       int most = 20000) {
    for (int i = 0; i < most; ++i) {
        if (found(host)) return true;
        if (!step(host)) return false;
    }
    return false;
}

// A fight of Warriors of Susanoo: seat 1 fights and seat 3 helps; seats 2 and 4 look on.
inline constexpr std::string_view kFight =
    "4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ22+,EQ26+.-.YO01.-.-/"
    "HB04.5.-.-.EQ33+.-.-.-.-/HB08.6.-.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/"
    "1.3.YO30:0:0.2,3.0:1:1.-.-.-.-/fight+judge+over+end+surplus+next";

inline Host open_fight(std::string_view letters) {
    return open_host("susanoo", setup_of(letters, {{"seats", "4"}}, std::string{kFight}));
}

}  // namespace engawa
