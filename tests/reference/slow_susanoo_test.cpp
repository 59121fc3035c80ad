// The slow Warriors of Susanoo by itself: the check games, perft and worked examples of the ledger.
#include "tests/reference/slow_susanoo.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/reference/susanoo_check_games.h"
#include "tests/reference/susanoo_examples.h"

namespace engawa::slow_susanoo {
namespace {

const std::string kSource = ENGAWA_SOURCE_DIR;

const Cards& all_cards() {
    static const Cards cards = read_cards(kSource + "/data/susanoo.toml");
    return cards;
}

class Slow {
  public:
    void set(const std::string& text) { t_ = read(all_cards(), text); }
    std::string text() const { return write(t_); }
    std::vector<int> to_act() const { return slow_susanoo::to_act(t_); }
    Words moves(int seat) const { return slow_susanoo::moves(t_, seat); }
    Outcomes outcomes() const { return slow_susanoo::outcomes(t_); }
    void play(int seat, const std::string& move) { slow_susanoo::play(t_, seat, move); }
    void happen(const std::string& outcome) { slow_susanoo::happen(t_, outcome); }
    std::pair<int, int> totals() const { return slow_susanoo::totals(t_); }
    std::string view(int viewer) const { return slow_susanoo::view(t_, viewer); }
    Parts score(int seat) const { return slow_susanoo::score(t_, seat); }
    std::vector<int> winners() const { return slow_susanoo::winners(t_); }

  private:
    Table t_;
};

std::string example(int number) {
    return kSource + "/tests/examples/susanoo/WE-" + (number < 10 ? "0" : "") +
           std::to_string(number) + ".txt";
}

class SecondSusanooExample : public testing::TestWithParam<int> {};

// WE-07 to WE-43; each file names the ids it shows.
TEST_P(SecondSusanooExample, GoesAsTheLedgerTells) {
    Slow game;
    for (const std::string& wrong : susanoo_examples::Replay<Slow>(game).run(example(GetParam())))
        ADD_FAILURE() << wrong;
}

INSTANTIATE_TEST_SUITE_P(We, SecondSusanooExample, testing::Range(7, 44));

// The generator and the two players of the section Check games.
class CheckGame {
  public:
    CheckGame(const std::string& rule, int seats, std::uint64_t x0)
        : eager_(rule == "eager"), x_(x0), t(start(all_cards(), seats, {{"event_passes", "3"}})) {}

    bool step() {
        if (over(t)) return false;
        if (chance(t)) {
            const Outcomes list = outcomes(t);
            std::uint64_t weights = 0;
            for (const auto& [outcome, weight] : list) weights += static_cast<unsigned>(weight);
            std::uint64_t k = below(weights);
            std::size_t i = 0;
            while (k >= static_cast<unsigned>(list[i].second))
                k -= static_cast<unsigned>(list[i++].second);
            line = "*" + list[i].first;
            happen(t, list[i].first);
        } else {
            const std::vector<int> seats = to_act(t);
            const int seat = seats[below(seats.size())];
            Words list = moves(t, seat);
            if (eager_) keep_eager(list);
            const std::string move = list[below(list.size())];
            line = std::to_string(seat) + ":" + move;
            play(t, seat, move);
        }
        ++steps;
        hash = fnv(line + "\n", hash);
        return true;
    }

    static std::uint64_t fnv(const std::string& text, std::uint64_t h = 0xcbf29ce484222325U) {
        for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
        return h;
    }

  private:
    std::uint64_t below(std::uint64_t n) {
        x_ = x_ * 6364136223846793005U + 1442695040888963407U;
        return (x_ >> 33U) % n;
    }
    static void keep_eager(Words& list) {
        for (const char* word : {"equip", "fight", "ask", "pour", "yes", "pass"}) {
            Words kept;
            for (const std::string& move : list)
                if (move.substr(0, move.find(':')) == word) kept.push_back(move);
            if (kept.empty()) continue;
            list = kept;
            return;
        }
    }

    bool eager_;
    std::uint64_t x_;

  public:
    Table t;
    std::string line;
    int steps = 0;
    std::uint64_t hash = 0xcbf29ce484222325U;
};

void expect_agreement(bool sums) {
    int checked = 0;
    for (const auto& line :
         susanoo_examples::check_lines(kSource + "/tests/examples/susanoo/check_games.txt")) {
        if (line.is_sum() != sums) continue;
        const auto play = [&](std::uint64_t x0) {
            CheckGame game(line.rule, line.seats, x0);
            while (game.step()) {
            }
            susanoo_examples::CheckResult result{game.steps, game.t.turn, reason(game.t),
                                                 {},         game.hash,   0};
            for (int seat = 1; seat <= line.seats; ++seat)
                result.scores.push_back(sum(score(game.t, seat)));
            result.h2 = CheckGame::fnv(write(game.t));
            return result;
        };
        EXPECT_EQ(susanoo_examples::found(line, play), line.found)
            << line.rule << " " << line.seats << " " << line.first;
        ++checked;
    }
    EXPECT_EQ(checked, sums ? 6 : 12);
}

// SUS-402 SUS-405 SUS-406 SUS-531 and whatever these games meet
TEST(SecondSusanoo, SlowCheckGamesHaveTheirDigests) { expect_agreement(false); }

TEST(SecondSusanoo, SlowFiftyCheckGamesHaveTheirSums) {  // SUS-501 SUS-522
    if (std::getenv("ENGAWA_LONG") == nullptr) GTEST_SKIP() << "takes minutes";
    expect_agreement(true);
}

TEST(SecondSusanoo, TheFirstFortyLinesOfAPlainGame) {  // SUS-403
    const char* expected =
        "*first:3 *deal:YO06 *deal:YO27 *deal:YO05 *deal:EQ20 *deal:CO02 *deal:EQ13 *deal:EV30 "
        "*deal:EV22 *deal:YO18 *deal:CO13 *deal:CO10 *deal:EQ01 *deal:OR05 *deal:YO19 *deal:EV21 "
        "*deal:CO08 *deal:EQ10 *deal:EQ15 *deal:TR06 *deal:TR05 *deal:TR16 2:being:HB01 "
        "1:being:HB04 3:being:HB02 1:pass 3:pass 2:pass *deal:EV02 3:fight:YO06 *die:5 2:play:CO08 "
        "3:play:CO02 3:pick:EQ13 1:play:EV30 1:pick:1 3:flee 3:roll *die:3 3:suffer ";
    CheckGame game("plain", 3, 1);
    std::string lines;
    for (int i = 0; i < 40 && game.step(); ++i) lines += game.line + " ";
    EXPECT_EQ(lines, expected);
}

// The first `p` of an example.
std::string position_of(int number) {
    std::ifstream in(example(number));
    std::string line;
    while (std::getline(in, line) && !line.starts_with("p ")) {
    }
    return line.substr(2);
}

TEST(SecondSusanoo, SlowPerftOfTheLedger) {  // SUS-405
    const std::map<int, std::vector<std::uint64_t>> expected = {
        {9, {12, 118, 2549, 93002}}, {13, {2, 77, 469, 1890}}, {15, {2, 71, 251, 945}},
        {18, {2, 79, 368, 1502}},    {28, {7, 77, 2538}},      {30, {6, 21, 47, 529}},
        {40, {3, 85, 465, 2225}}};
    const Table begin = start(all_cards(), 3);
    EXPECT_EQ(perft(begin, 1), 3U);
    EXPECT_EQ(perft(begin, 2), 210U);
    EXPECT_EQ(perft(begin, 3), 14490U);
    for (const auto& [number, counts] : expected) {
        const Table t = read(all_cards(), position_of(number));
        for (std::size_t i = 0; i < counts.size(); ++i)
            EXPECT_EQ(perft(t, static_cast<int>(i) + 1), counts[i]) << "WE-" << number;
    }
}

// Positions read back, and a view gives its seat the same list. SUS-417 SUS-531 SUS-534
TEST(SecondSusanoo, SlowTextsReadBackAlongAGame) {
    for (const int seats : {3, 4, 5}) {
        CheckGame game(seats == 4 ? "eager" : "plain", seats, 3);
        do {
            if (game.steps % 7 != 0) continue;
            const std::string text = write(game.t);
            ASSERT_EQ(write(read(all_cards(), text)), text);
            for (int viewer = 0; viewer <= seats; ++viewer) {
                const std::string seen = view(game.t, viewer);
                const Table t = read(all_cards(), seen);
                ASSERT_EQ(write(t), seen);
                if (viewer != 0) ASSERT_EQ(moves(t, viewer), moves(game.t, viewer)) << seen;
            }
        } while (game.step() && game.steps < 600);
    }
}

}  // namespace
}  // namespace engawa::slow_susanoo
