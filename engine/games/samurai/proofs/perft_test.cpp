// The counts of tests/perft/samurai.perft by the slow game: positions are made by both games with
// the same moves, so that a line of the file names a position that both agree on.
#include <fstream>
#include <functional>

#include "engine/core/long_run_test.h"
#include "engine/games/samurai/proofs/both_test.h"

namespace engawa::samurai {
namespace {

using SlowTable = slow_samurai::Table;

struct Case {
    std::string name;
    Given given;
    std::function<void(SlowTable&)> change;  // at the start of round 1
    std::string hand;
    std::string moves;  // after it, separated by ';'
    int depth = 0;
};

void own(SlowTable& t, const std::string& virtue, int credit) {
    t.kanji = 3;
    t.virtue_won = true;
    t.virtue = virtue;
    t.credit = credit;
}

void reserve(SlowTable& t, const std::string& cards) {
    for (const std::string& card : words(cards)) {
        t.specials.erase(card);
        t.reserve.insert(card);
    }
}

const std::string kFires = "F1 F2 F3 E1 E4 W7";

const std::vector<Case> kCases = {
    {"START", {}, {}, "", "", 3},
    {"YARI-REDRAW", {{"weapon", "WE-Y"}, {"mode", "campaign"}}, {}, kFires, "", 4},
    {"BOKKEN-PREPARE",
     {{"weapon", "WE-B"}},
     [](SlowTable& t) {
         reserve(t, "A5 A7 A8");
         t.ki = 3;
     },
     kFires,
     "",
     3},
    {"REI-EXCHANGE", {}, [](SlowTable& t) { own(t, "BU3", 0); }, kFires, "", 3},
    {"CLIFF-TARGET",
     {{"three", "on"}, {"surrounding", "SU2"}, {"bushido", "off"}},
     [](SlowTable& t) { t.foes[0].life = 1; },
     kFires,
     "ready",
     5},
    {"KUSARIGAMA-CREDIT",
     {{"weapon", "WE-U"}},
     [](SlowTable& t) { own(t, "BU4", 5); },
     "W7 E7 E4 E1 E2 E3",
     "ready;place W7;place E7;defence D9;place E4",
     7},
    {"SHIRO-STRIKE",
     {{"opponent", "O7"}, {"yoroi", "opponent"}},
     [](SlowTable& t) {
         t.die = 4;
         reserve(t, "A5");
     },
     "F1 F2 E7 W1 W2 W4",
     "ready;place F1;place F2;defence D3;place E7",
     6},
    {"FOREST-GUARD",
     {{"three", "on"}, {"surrounding", "SU1"}, {"blood", "on"}, {"yoroi", "self"}},
     [](SlowTable& t) { t.ki = 2; },
     "F1 F3 E2 F2 E3 F4",
     "ready;target 1;place F1;place F3;defence D1;place E2;strike strength;roll 2",
     5},
    {"KOJIRO-BLOOD",
     {{"opponent", "O6"}, {"blood", "on"}, {"weather", "X2"}, {"difficulty", "hard"}},
     [](SlowTable& t) {
         t.blood = {{"BL1", 1}, {"BL3", 2}};
         t.die = 3;
         t.life = 5;
         t.ki = 1;
     },
     "F1 F3 E2 F2 E3 F4",
     "ready;place F1;place F3;defence D10;place E2;strike strength",
     5},
    {"WAKIZASHI-ROAD",
     {{"mode", "campaign"}, {"weapon", "WE-W"}, {"bushido", "off"}},
     [](SlowTable& t) { t.foes[0].life = 2; },
     kFires,
     "hold;ready;place F1;place F2;defence D1;place F3;reward special;special A1;special A2;"
     "keep A1;strike strength;special A2;special A3;keep A2",
     4},
    {"CLAN-SPOILS",
     {{"mode", "clan"}, {"surrounding", "L4"}},
     [](SlowTable& t) { t.life = 5; },
     kFires,
     "ready;place F1;place F2;defence D1;place F3;reward pawn;step;strike strength",
     5},
    {"GI-REWARD",
     {{"weapon", "WE-W"}},
     [](SlowTable& t) {
         own(t, "BU1", 0);
         t.ki = 2;
     },
     kFires,
     "ready;place F1;place F2;defence D1;place F3",
     5},
    {"SNOW-END",
     {{"weapon", "WE-W"}, {"blood", "on"}, {"weather", "X4"}, {"yoroi", "self"}},
     [](SlowTable& t) {
         t.round = 10;
         t.blood = {{"BL2", 2}, {"BL4", 1}};
     },
     kFires,
     "ready;place E1;place E4;defence D1;place W7;strike strength;reveal;counter C1;place F1;"
     "place F2;defence D2;place F3;reward pawn;strike technique;reveal;counter C2",
     5},
};

struct Line {
    std::string position, options, counts;
};

std::map<std::string, Line> lines_of_the_file() {
    std::map<std::string, Line> lines;
    std::ifstream in(std::string{ENGAWA_SOURCE_DIR} + "/tests/perft/samurai.perft");
    for (std::string text; std::getline(in, text);) {
        if (text.empty() || text[0] == '#') continue;
        std::vector<std::string> fields;
        std::istringstream parts(text);
        for (std::string field; std::getline(parts, field, '|');) {
            const auto first = field.find_first_not_of(' ');
            const auto last = field.find_last_not_of(' ');
            fields.push_back(first == std::string::npos ? ""
                                                        : field.substr(first, last - first + 1));
        }
        if (fields.size() == 4) lines[fields[0]] = {fields[1], fields[2], fields[3]};
    }
    return lines;
}

void play_both(Fast& fast, Slow& slow, const std::string& moves) {
    std::istringstream in(moves);
    for (std::string move; std::getline(in, move, ';');) {
        slow = slow_samurai::play(std::move(slow), move);
        ASSERT_NO_FATAL_FAILURE(fast.play(move));
        ASSERT_NO_FATAL_FAILURE(expect_same(fast, slow));
    }
}

TEST(SamuraiPerft, CountsOfTheFileAreThoseOfTheSecondGame) {
    const auto lines = lines_of_the_file();
    EXPECT_EQ(lines.size(), kCases.size());
    for (const Case& c : kCases) {
        SlowTable t = slow_samurai::start(slow_samurai::full_options(c.given)).chapter;
        if (c.change) c.change(t);
        Slow slow = slow_samurai::begin(t);
        Fast fast(c.given);
        ASSERT_NO_FATAL_FAILURE(fast.read(slow_samurai::write(slow.now) + "/redraw+draw.6"));
        for (const std::string& card : words(c.hand)) play_both(fast, slow, "draw " + card);
        ASSERT_NO_FATAL_FAILURE(play_both(fast, slow, c.moves));

        Line expected{Fast::game().write(fast.s), "", ""};
        for (const auto& [name, value] : c.given) {
            expected.options += (expected.options.empty() ? "" : " ") + name + "=" + value;
        }
        const int deepest = long_run() ? c.depth : c.depth - 1;
        for (int depth = 1; depth <= deepest; ++depth) {
            expected.counts += (depth == 1 ? "D" : " D") + std::to_string(depth) + " " +
                               std::to_string(slow_samurai::perft(slow, depth));
        }
        const std::string beyond = std::to_string(deepest + 1);
        const auto line = lines.find(c.name);
        ASSERT_TRUE(line != lines.end()) << c.name << " | " << expected.position << " | "
                                         << expected.options << " | " << expected.counts;
        EXPECT_EQ(line->second.position, expected.position) << c.name;
        EXPECT_EQ(line->second.options, expected.options) << c.name;
        EXPECT_EQ(line->second.counts.substr(0, line->second.counts.find(" D" + beyond)),
                  expected.counts)
            << c.name;
    }
}

}  // namespace
}  // namespace engawa::samurai
