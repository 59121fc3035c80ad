// A table that was kept goes on as it would have (C-04), and whoever comes to it at any moment sees
// what stands (C-14).
#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/wire/wire_host.h"
#include "server/tables/sim_loop_test.h"

namespace engawa::server {
namespace {

struct Kind {
    const char* game;
    const char* letters;
    Given options;
};

const std::vector<Kind>& kinds() {
    static const std::vector<Kind> kKinds{{"paiko", "pp", {}},
                                          {"eiyo", "pp", {{"mode", "coop"}}},
                                          {"samurai", "p", {}},
                                          {"susanoo", "ppr", {{"seats", "3"}}}};
    return kKinds;
}

// All that anybody may know of the table, and what its keeper knows.
std::string everything(const Table& table) {
    const Host& host = *table.host();
    std::string text = host.match().secret_position().reveal();
    for (int i = -1; i < host.match().seats(); ++i) {
        const Viewer viewer = i < 0 ? kWatcher : Viewer{Seat{i}};
        const auto view = host.match().seen_by(viewer);
        text += '\n' + view->text() + '#' + std::to_string(at_table(host.match(), viewer).decision);
        for (const std::string& move : view->legal(false)) text += ' ' + move;
        const Notice notice = host.notice(viewer);
        text += write_orders(notice.orders) + std::to_string(notice.reserve) +
                (notice.answered ? "answered" : "");
    }
    return text;
}

// One step: a person who is asked plays, or time passes.
void step(SimHouse& house, Table& table, int number) {
    const Due due = table.host()->due();
    if (due.waiting.empty()) return house.loop.pass(1'000);
    const int seat = due.waiting.first().number();
    const auto legal = table.host()->match().seen_by(Seat{seat - 1})->legal(true);
    const std::string move = legal[static_cast<std::size_t>(number * 5 + seat) % legal.size()];
    const Told told =
        ask(house, table, seat, playing(move, "key-of-a-step-" + std::to_string(number + 1'000)));
    ASSERT_EQ(told.code, "") << table.row().game << ' ' << move;
}

TEST(Resume, GoesOnWhereTheRecordStands) {
    const int steps = std::getenv("ENGAWA_LONG") != nullptr ? 400 : 60;
    for (const Kind& kind : kinds()) {
        MemoryStore store;
        SimHouse house{store};
        const auto table = open_table(house, opening(kind.game, kind.letters, kind.options));
        ASSERT_TRUE(table) << kind.game;
        for (int i = 0; i < steps && !table->host()->match().over(); ++i) {
            step(house, *table, i);
            if (HasFatalFailure()) return;
            if (i % 2 == 1) continue;
            SimHouse later{store};  // the process was killed here
            const auto woken = later.tables.find(table->id());
            ASSERT_TRUE(woken);
            EXPECT_EQ(everything(**woken), everything(*table)) << kind.game << " after " << i;
            EXPECT_EQ((*woken)->host()->match().standing().heard,
                      table->host()->match().standing().heard);
        }
    }
}

TEST(Resume, WhoeverComesSeesWhatStands) {
    for (const Kind& kind : kinds()) {
        MemoryStore store;
        SimHouse house{store};
        const auto table = open_table(house, opening(kind.game, kind.letters, kind.options));
        const int seats = static_cast<int>(table->settings().places.size());
        for (int i = 0; i < 40 && !table->host()->match().over(); ++i) {
            step(house, *table, i);
            if (HasFatalFailure()) return;
            const int who = i % (seats + 1);
            const Viewer viewer = who == 0 ? kWatcher : Viewer{Seat{who - 1}};
            Ear late{house.loop, viewer};
            Ear back{house.loop, viewer};
            late.alone = back.alone = false;
            table->look(late, {});
            table->look(back, std::max(0, table->host()->match().standing().heard - 2));
            house.loop.settle();
            ASSERT_FALSE(late.heard.empty());
            ASSERT_FALSE(back.heard.empty());
            const std::string view =
                wire_of(Opened{table->game(), table->host()->match().head().options},
                        *table->host()->match().seen_by(viewer),
                        at_table(table->host()->match(), viewer), {})
                    .json();
            EXPECT_NE(late.heard.front().second.find(view), std::string::npos);
            EXPECT_NE(back.heard.front().second.find(view), std::string::npos);
            table->look_away(late);
            table->look_away(back);
            house.loop.settle();
        }
    }
}

// Answers that come in the same moment do not knock each other out (C-09).
TEST(Windows, TakeAllAnswersOfOneMoment) {
    constexpr const char* kFight =
        "4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ22+,EQ26+.-.YO01.-.-/"
        "HB04.5.-.-.EQ33+.-.-.-.-/HB08.6.-.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/"
        "1.3.YO30:0:0.2,3.0:1:1.-.-.-.-/fight+judge+over+end+surplus+next";
    const int windows = std::getenv("ENGAWA_LONG") != nullptr ? 10'000 : 200;
    MemoryStore store;
    SimHouse house{store};
    for (int i = 0; i < windows; ++i) {
        Tables::Opening fight = opening("susanoo", "pppp", {{"seats", "4"}});
        fight.settings.position = kFight;
        const auto table = open_table(house, fight);
        const SeatSet awaited = table->host()->match().awaited();
        ASSERT_GT(awaited.size(), 1);
        std::vector<std::string> codes;
        for (const Seat seat : awaited) {
            const auto view = table->host()->match().seen_by(seat);
            table->command(seat.number(),
                           playing(view->moment().pass, "key-of-a-window-" + std::to_string(i),
                                   table->host()->match().decision(seat)),
                           [&codes](const Result<ServedAnswer>& answer) {
                               codes.push_back(answer ? "" : answer.error().code);
                           });
        }
        house.loop.settle();
        EXPECT_EQ(codes, std::vector<std::string>(static_cast<unsigned>(awaited.size())));
        EXPECT_EQ(
            table->host()->match().awaited() == awaited && table->host()->match().plies() == 0,
            false);
    }
}

// A store that fails in a way that nobody foresaw, for one table.
class Trap final : public MemoryStore {
  public:
    Result<std::optional<KeyRow>> key(std::string_view table, int seat,
                                      std::string_view key) override {
        if (table == trapped) throw std::runtime_error{"a trap"};
        return MemoryStore::key(table, seat, key);
    }
    std::string trapped;
};

TEST(Trouble, OfOneTableIsNobodyElses) {  // C-15
    Trap store;
    SimHouse house{store};
    const auto good = open_table(house, opening("paiko", "pp"));
    const auto bad = open_table(house, opening("paiko", "pp"));
    Ear ear{house.loop, Seat{1}};
    bad->look(ear, {});
    const Command move = playing(any_move(*bad, 1), "key-of-the-trapped");
    ASSERT_EQ(ask(house, *bad, 1, move).code, "");
    store.trapped = bad->id();
    bad->command(1, move, [](const auto&) {});  // a repeat, which the store is asked for
    house.loop.settle();
    EXPECT_EQ(bad->frozen(), "broken_table");
    EXPECT_NE(ear.heard.back().second.find("broken_table"), std::string::npos);
    EXPECT_EQ(house.tables.figures().frozen, 1);
    EXPECT_EQ(ask(house, *bad, 1, playing("x", "key-of-the-trapped-2")).code, "table_frozen");
    EXPECT_EQ(ask(house, *good, 1, playing(any_move(*good, 1), "key-of-the-good-one")).code, "");
    bad->look_away(ear);
}

}  // namespace
}  // namespace engawa::server
