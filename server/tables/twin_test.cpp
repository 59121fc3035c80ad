// Timing tells nothing (C-13, S-24): two tables that differ only in what one seat holds, and in
// when it answers, give every other seat and the watcher the same bytes at the same times.
#include <gtest/gtest.h>

#include "engine/core/hash.h"
#include "engine/games/eiyo/eiyo.h"
#include "server/tables/sim_loop_test.h"

namespace engawa::server {
namespace {

// A fight of Warriors of Susanoo: seat 1 fights and seat 3 helps; seat 2 looks on with this card.
std::string fight_with(const std::string& card) {
    return "4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ22+,EQ26+.-.YO01.-.-/HB04.5.-." +
           card +
           ".EQ33+.-.-.-.-/HB08.6.-.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/"
           "1.3.YO30:0:0.2,3.0:1:1.-.-.-.-/fight+judge+over+end+surplus+next";
}

// A table with an ear at every seat and one that watches, in a world of its own.
struct World {
    World(const Tables::Opening& opening, int hidden_seat, Millis answers_after)
        : hidden(hidden_seat), patience(answers_after), table(open_table(house, opening)) {
        for (int seat = 0; table && seat <= static_cast<int>(opening.guests.size()); ++seat) {
            ears.push_back(
                std::make_unique<Ear>(house.loop, seat == 0 ? kWatcher : Viewer{Seat{seat - 1}}));
            ears.back()->wish = {true, true, true};
            table->look(*ears.back(), {});
        }
        house.loop.settle();
    }
    ~World() {
        for (const auto& ear : ears) table->look_away(*ear);
        house.loop.settle();
    }
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    // The hidden seat passes when it likes, if it is a person who is asked beside others.
    void tick(Millis time) {
        house.loop.pass(time);
        waited += time;
        drawn |= table->host()->match().standing().last_mover == kChance &&
                 table->host()->match().plies() > 0;
        const Match& match = table->host()->match();
        const bool asked = match.awaited().size() > 1 && match.awaited().contains(Seat{hidden - 1});
        const bool person = table->host()->chair(Seat{hidden - 1}).is_person();
        if (!asked || !person || waited < patience) return;
        const std::string pass = match.seen_by(Seat{hidden - 1})->moment().pass;
        if (!pass.empty()) {
            ask(house, *table, hidden,
                playing(pass, "key-of-the-hidden-" + std::to_string(++keys)));
        }
        waited = 0;
    }
    // From here on the worlds differ for good reason: chance was drawn, or the hidden seat decides.
    bool parts() const {
        const Match& match = table->host()->match();
        const Moment moment = match.seen_by(Seat{hidden - 1})->moment();
        const bool own = moment.turn_of >= 0 && moment.kind == Moment::Kind::Own &&
                         match.awaited().contains(Seat{hidden - 1});
        return match.over() || own || match.awaited() == SeatSet{Seat{hidden - 1}} ||
               match.plies() > 400;
    }
    bool drew() const { return drawn; }

    MemoryStore store;
    SimHouse house{store};
    int hidden;
    Millis patience;
    std::shared_ptr<Table> table;
    std::vector<std::unique_ptr<Ear>> ears;
    Millis waited = 0;
    int keys = 0;
    bool drawn = false;
};

// The table's id is random: the same number of other letters.
std::string without_id(std::string text, const std::string& id) {
    for (auto at = text.find(id); at != std::string::npos; at = text.find(id)) {
        text.replace(at, id.size(), std::string(id.size(), '*'));
    }
    return text;
}

// For how many messages of others the two told the same.
std::size_t compared(const Tables::Opening& a, const Tables::Opening& b, int hidden) {
    World one{a, hidden, 500};
    World two{b, hidden, 2'500};
    EXPECT_TRUE(one.table && two.table);
    if (!one.table || !two.table) return 0;
    for (int i = 0; i < 600 && !one.parts() && !two.parts() && !one.drew() && !two.drew(); ++i) {
        one.tick(100);
        two.tick(100);
    }
    std::size_t same = 0;
    for (std::size_t ear = 0; ear < one.ears.size(); ++ear) {
        if (static_cast<int>(ear) == hidden) continue;
        const auto& first = one.ears[ear]->heard;
        const auto& second = two.ears[ear]->heard;
        // What came at the very moment in which the worlds part may differ.
        const Millis end = std::min(one.house.loop.now(), two.house.loop.now()) - 100;
        std::size_t i = 0;
        for (; i < first.size() && first[i].first < end; ++i) {
            EXPECT_LT(i, second.size());
            if (i >= second.size()) return 0;
            EXPECT_EQ(first[i].first, second[i].first) << "ear " << ear << " message " << i;
            EXPECT_TRUE(without_id(first[i].second, one.table->id()) ==
                        without_id(second[i].second, two.table->id()))
                << "ear " << ear << " at " << first[i].first;
            ++same;
        }
        EXPECT_FALSE(i < second.size() && second[i].first < end) << "ear " << ear;
    }
    return same;
}

TEST(Twins, OfSusanooTellTheSameAtTheSameTimes) {
    for (const char* letters : {"pppp", "ppaa", "papp", "pprr"}) {
        Tables::Opening idle = opening("susanoo", letters, {{"seats", "4"}});
        idle.settings.seconds = 15;
        idle.settings.take_over = Settings::TakeOver::Off;
        idle.settings.chance = Chances::Seeded;
        idle.settings.seed = 7;
        idle.settings.position = fight_with("EQ01");
        Tables::Opening armed = idle;
        armed.settings.position = fight_with("CO01");
        EXPECT_GT(compared(idle, armed, 2), 3u) << letters;
    }
}

TEST(Twins, OfEiyoTellTheSameAtTheSameTimes) {
    const eiyo::Eiyo game;
    const Given options{{"mode", "coop"}};
    const AnyGame& any = **find_game("eiyo");
    int pairs = 0;
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        // A position in which seat 1 decides, and one that it cannot tell from it.
        HostSetup setup;
        setup.options = options;
        setup.chairs = {Chair::person(), Chair::person()};
        setup.luck = Luck::plain(key_of_seed(seed));
        Host host = Host::open(any, setup).value();
        for (int i = 0; i < 400; ++i) {
            const Due due = host.due();
            if (due.kind == Due::Kind::Draw) {
                host.draw();
                continue;
            }
            if (due.kind != Due::Kind::Wait) break;
            if (host.match().plies() > 30 && host.match().awaited() == SeatSet{Seat{0}}) break;
            const Seat seat = due.waiting.first();
            const auto legal = host.match().seen_by(seat)->legal(false);
            const std::size_t chosen = combine(seed, static_cast<std::uint64_t>(i)) % legal.size();
            (void)host.play(seat, legal[chosen]);
        }
        const auto state =
            game.read(*game.options(options), host.match().secret_position().reveal());
        ASSERT_TRUE(state);
        Rng rng{seed};
        for (int tries = 0; tries < 100; ++tries) {
            const auto other = game.guess(game.observe(*state, Seat{0}), rng);
            if (other == *state || host.match().over()) continue;
            Tables::Opening a = opening("eiyo", "pp", options);
            a.settings.seconds = 10;
            a.settings.chance = Chances::Seeded;
            a.settings.seed = 3;
            a.settings.position = game.write(*state);
            Tables::Opening b = a;
            b.settings.position = game.write(other);
            pairs += compared(a, b, 2) > 0 ? 1 : 0;
            break;
        }
    }
    EXPECT_GT(pairs, 3);
}

}  // namespace
}  // namespace engawa::server
