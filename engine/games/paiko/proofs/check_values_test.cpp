// The check values of the ledger: counts of the move tree, in all and by kind of move.
// Positions and totals are read from tests/perft/paiko.perft.
#include <array>
#include <fstream>
#include <map>
#include <optional>

#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

struct PerftLine {
    std::string name, position;
    std::map<int, std::int64_t> leaves;  // by depth
};

const std::vector<PerftLine>& perft_file() {
    static const std::vector<PerftLine> lines = [] {
        std::vector<PerftLine> list;
        std::ifstream file(ENGAWA_SOURCE_DIR "/tests/perft/paiko.perft");
        EXPECT_TRUE(file.is_open());
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line[0] == '#') continue;
            const Words columns = parts(line, '|');
            PerftLine& entry = list.emplace_back();
            entry.name = words(columns[0])[0];
            entry.position = words(columns[1])[0];
            const Words counts = words(columns[3]);
            for (std::size_t i = 0; i + 1 < counts.size(); i += 2) {
                entry.leaves[std::stoi(counts[i].substr(1))] = std::stoll(counts[i + 1]);
            }
        }
        return list;
    }();
    return lines;
}

std::vector<PerftLine> lines_named(std::string_view name) {
    std::vector<PerftLine> found;
    for (const PerftLine& line : perft_file()) {
        if (line.name == name) found.push_back(line);
    }
    EXPECT_FALSE(found.empty()) << name;
    return found;
}

State position(const std::string& text) { return *Paiko{}.read(options_with_cap(0), text); }

// A buffer for each depth, filled anew at each call.
const Moves<Move>& legal_moves(const State& s, int depth) {
    static std::array<MoveBuffer<Paiko>, 18> buffers;
    Moves<Move>& list = buffers[depth].list;
    list.clear();
    if (!s.over()) Paiko{}.legal(s, Seat{s.seat}, list);
    return list;
}

State after(State s, Move move) {
    NoEvents silent;
    Paiko{}.apply(s, Seat{s.seat}, move, silent);
    return s;
}

std::int64_t perft(const State& s, int depth) {
    if (depth == 0) return 1;
    const Moves<Move>& moves = legal_moves(s, depth);
    if (depth == 1) return moves.size();
    std::int64_t leaves = 0;
    for (const Move move : moves) leaves += perft(after(s, move), depth - 1);
    return leaves;
}

using Split = std::map<std::string, std::int64_t>;

// "deploy 26 + shift 4" as the ledger writes it.
Split split(std::string_view text) {
    Split counts;
    const Words list = words(text);
    for (std::size_t i = 0; i + 1 < list.size(); i += 3) counts[list[i]] = std::stoll(list[i + 1]);
    return counts;
}

struct Expected {
    std::string_view moves;  // depth 1 by kind
    int capturing = 0;       // moves that capture, and the tiles they take
    int captured = 0;
    int tying = 0;
    int winning = 0;
    std::string_view by_first;  // depth 2 by the kind of the first and of the last move
    std::string_view by_last;
};

struct Counted {
    Split moves, by_first, by_last;
    int capturing = 0;
    int captured = 0;
    int tying = 0;
    int winning = 0;
    std::int64_t leaves = 0;
};

int losses(const State& s) { return s.losses(0) + s.losses(1); }

Counted count(const State& s) {
    Counted result;
    std::map<std::string_view, std::int64_t> last;
    for (const Move move : legal_moves(s, 2)) {
        const State next = after(s, move);
        const std::string kind{kind_name(move)};
        const int taken = losses(next) - losses(s);
        ++result.moves[kind];
        result.capturing += taken > 0 ? 1 : 0;
        result.captured += taken;
        result.tying += next.phase == Phase::Tie ? 1 : 0;
        result.winning += next.phase == Phase::WhiteWon || next.phase == Phase::BlackWon ? 1 : 0;
        const Moves<Move>& replies = legal_moves(next, 1);
        for (const Move reply : replies) ++last[kind_name(reply)];
        if (!replies.empty()) result.by_first[kind] += replies.size();
        result.leaves += replies.size();
    }
    for (const auto& [kind, leaves] : last) result.by_last[std::string(kind)] = leaves;
    return result;
}

void expect(std::string_view name, const Expected& expected) {
    for (const PerftLine& line : lines_named(name)) {
        const State s = position(line.position);
        for (const auto& [depth, leaves] : line.leaves) {
            if (depth != 2) EXPECT_EQ(perft(s, depth), leaves) << name << " depth " << depth;
        }
        const Counted counted = count(s);
        EXPECT_EQ(counted.moves, split(expected.moves));
        EXPECT_EQ(counted.capturing, expected.capturing);
        EXPECT_EQ(counted.captured, expected.captured);
        EXPECT_EQ(counted.tying, expected.tying);
        EXPECT_EQ(counted.winning, expected.winning);
        EXPECT_EQ(counted.leaves, line.leaves.at(2));
        EXPECT_EQ(counted.by_first, split(expected.by_first));
        EXPECT_EQ(counted.by_last, split(expected.by_last));
    }
}

TEST(PaikoCheckValues, TheFirstTurnWithFixedHands) {  // CV-01
    expect("CV-01", {.moves = "deploy 544 + sai-bonus 196 + draw 156",
                     .by_first = "deploy 481732 + sai-bonus 173820 + draw 138528",
                     .by_last = "deploy 486188 + sai-bonus 175284 + draw 132608"});
}

TEST(PaikoCheckValues, ACaptureWithASingleReward) {  // CV-03
    expect("CV-03", {.moves = "deploy 26 + shift 4 + draw 7",
                     .capturing = 2,
                     .captured = 2,
                     .by_first = "deploy 4128 + shift 689 + draw 1204",
                     .by_last = "reward 6 + shift 310 + draw 5705"});
}

TEST(PaikoCheckValues, ChainedCapturesWithTwoRewards) {  // CV-04
    expect("CV-04", {.moves = "deploy 104 + shift 48 + turn 3 + draw 3",
                     .capturing = 8,
                     .captured = 12,
                     .by_first = "deploy 18024 + shift 9742 + turn 654 + draw 546",
                     .by_last = "reward 12 + shift 2917 + turn 450 + redeploy 1287 + draw 24300"});
}

TEST(PaikoCheckValues, FireCapturedLast) {  // CV-05
    expect("CV-05", {.moves = "deploy 54 + draw 3",
                     .capturing = 3,
                     .captured = 4,
                     .by_first = "deploy 10702 + draw 639",
                     .by_last = "reward 5 + shift 2426 + turn 162 + draw 8748"});
}

TEST(PaikoCheckValues, TwoFiresCapturedAtOnce) {  // CV-06
    expect("CV-06", {.moves = "deploy 33 + shift 11 + draw 3",
                     .capturing = 3,
                     .captured = 4,
                     .by_first = "deploy 7063 + shift 2219 + draw 687",
                     .by_last = "reward 5 + shift 2880 + turn 264 + draw 6820"});
}

TEST(PaikoCheckValues, FriendlyFireAndTheSafetyTest) {  // CV-07
    expect("CV-07", {.moves = "deploy 79 + shift 47 + turn 2 + draw 3",
                     .by_first = "deploy 12877 + shift 7661 + turn 326 + draw 489",
                     .by_last = "draw 21353"});
}

TEST(PaikoCheckValues, AWaterAndASwordThatMustKeepCover) {  // CV-08
    expect("CV-08", {.moves = "shift 6 + draw 1",
                     .by_first = "shift 1254 + draw 209",
                     .by_last = "shift 308 + turn 21 + draw 1134"});
}

TEST(PaikoCheckValues, AWaterRedeployed) {  // CV-09
    expect("CV-09", {.moves = "shift 7 + redeploy 28 + draw 1",
                     .by_first = "shift 1141 + redeploy 4564 + draw 163",
                     .by_last = "draw 5868"});
}

TEST(PaikoCheckValues, ASaiBonusInsideEnemyTerritory) {  // CV-10
    expect("CV-10", {.moves = "deploy 148 + sai-bonus 296 + shift 12 + draw 1",
                     .by_first = "deploy 28564 + sai-bonus 57128 + shift 2316 + draw 193",
                     .by_last = "shift 12796 + turn 1371 + draw 74034"});
}

TEST(PaikoCheckValues, ALotusOnBlackSquaresAndOwnFireInTheLimit) {  // CV-11
    expect("CV-11", {.moves = "deploy 106 + shift 36 + turn 3 + draw 1",
                     .by_first = "deploy 22406 + shift 7632 + turn 636 + draw 212",
                     .by_last = "shift 6942 + turn 438 + draw 23506"});
}

TEST(PaikoCheckValues, ALotusCapturedOnABlackSquare) {  // CV-12
    expect("CV-12", {.moves = "deploy 34 + shift 14 + draw 3",
                     .capturing = 3,
                     .captured = 3,
                     .by_first = "deploy 5059 + shift 2282 + draw 489",
                     .by_last = "reward 6 + draw 7824"});
}

TEST(PaikoCheckValues, WhiteBarredAndBlackAtRunTwo) {  // CV-13
    expect("CV-13", {.moves = "shift 28 + turn 3 + draw 1",
                     .by_first = "shift 5992 + turn 642 + draw 214",
                     .by_last = "shift 1536 + turn 96 + draw 5216"});
}

TEST(PaikoCheckValues, WhiteAtRunTwoAndBlackBarred) {  // CV-14
    expect("CV-14", {.moves = "shift 38 + turn 3 + draw 1",
                     .by_first = "shift 6194 + turn 489 + draw 163",
                     .by_last = "draw 6846"});
}

TEST(PaikoCheckValues, RewardPicksInTypeOrder) {  // CV-15
    expect("CV-15", {.moves = "reward 3", .by_first = "reward 7", .by_last = "reward 7"});
}

TEST(PaikoCheckValues, ATieByLosses) {  // CV-16
    expect("CV-16", {.moves = "deploy 33 + shift 50 + turn 6 + draw 14",
                     .capturing = 3,
                     .captured = 3,
                     .tying = 2,
                     .by_first = "deploy 2908 + shift 4851 + turn 582 + draw 1358",
                     .by_last = "reward 4 + shift 1295 + draw 8400"});
}

TEST(PaikoCheckValues, AWin) {  // CV-17
    expect("CV-17",
           {.moves = "deploy 141 + shift 101 + turn 6 + redeploy 34 + draw 3",
            .capturing = 7,
            .captured = 7,
            .winning = 28,
            .by_first = "deploy 30863 + shift 19856 + turn 1420 + redeploy 8636 + draw 720",
            .by_last = "reward 6 + deploy 16328 + sai-bonus 42096 + shift 2303 + draw 762"});
}

TEST(PaikoCheckValues, ForcedPassesAndATie) {  // CV-18
    expect("CV-18", {.moves = "pass 1", .by_first = "pass 1", .by_last = "pass 1"});
}

TEST(PaikoCheckValues, AForcedPassThroughTheFourTurnRule) {  // CV-19
    expect("CV-19", {.moves = "pass 1", .by_first = "pass 167", .by_last = "shift 4 + draw 163"});
}

TEST(PaikoCheckValues, AMiddleGameWithATripleCapture) {  // CV-20
    expect("CV-20", {.moves = "deploy 84 + shift 103 + turn 15 + redeploy 35",
                     .capturing = 9,
                     .captured = 11,
                     .by_first = "deploy 16429 + shift 20091 + turn 2944 + redeploy 6819",
                     .by_last = "shift 32423 + turn 4021 + redeploy 9839"});
}

TEST(PaikoCheckValues, AMiddleGameWithAFireCapturedAfterItsNeighbour) {  // CV-21
    expect("CV-21", {.moves = "shift 177 + turn 21 + redeploy 48 + draw 7",
                     .capturing = 9,
                     .captured = 12,
                     .by_first = "shift 24788 + turn 2944 + redeploy 6999 + draw 1022",
                     .by_last = "reward 24 + shift 26699 + turn 2470 + redeploy 4120 + draw 2440"});
}

TEST(PaikoCheckValues, AMiddleGameWithEveryKindOfAction) {  // CV-22
    expect(
        "CV-22",
        {.moves = "deploy 225 + sai-bonus 184 + shift 117 + turn 6 + redeploy 65 + draw 84",
         .capturing = 26,
         .captured = 26,
         .by_first = "deploy 49723 + sai-bonus 41447 + shift 24293 + turn 1150 + redeploy 14281 + "
                     "draw 19236",
         .by_last =
             "reward 182 + deploy 19628 + shift 57609 + turn 3930 + redeploy 29481 + draw 39300"});
}

TEST(PaikoCheckValues, AMiddleGameWith49WinningMoves) {  // CV-23
    expect("CV-23",
           {.moves = "deploy 88 + shift 165 + turn 15 + redeploy 57 + draw 3",
            .capturing = 19,
            .captured = 19,
            .winning = 49,
            .by_first = "deploy 9881 + shift 31220 + turn 2732 + redeploy 9463 + draw 621",
            .by_last = "reward 38 + deploy 2859 + shift 40883 + turn 5459 + redeploy 4678"});
}

TEST(PaikoCheckValues, ImagesHaveAllTheNumbersOfTheirOriginal) {  // CV-24
    const Counted original = count(position(lines_named("CV-22")[0].position));
    const auto images = lines_named("CV-24");
    ASSERT_EQ(images.size(), 3u);
    for (const PerftLine& image : images) {
        const Counted counted = count(position(image.position));
        EXPECT_EQ(counted.leaves, image.leaves.at(2));
        EXPECT_EQ(counted.moves, original.moves);
        EXPECT_EQ(counted.by_first, original.by_first);
        EXPECT_EQ(counted.by_last, original.by_last);
        EXPECT_EQ(counted.capturing, original.capturing);
        EXPECT_EQ(counted.captured, original.captured);
    }
}

TEST(PaikoCheckValues, TheFirstTurnInDetail) {  // CV-01
    const Table t(lines_named("CV-01")[0].position);
    for (const std::string& type : words("Sw Ai Er Wa")) {
        EXPECT_EQ(t.after(type + "@").size(), 27u);
    }
    EXPECT_EQ(t.after("Bw@").size(), 4u * 27u);
    EXPECT_EQ(t.after("Fi@").size(), 4u * 27u);
    EXPECT_EQ(t.after("Lo@").size(), 112u);
    EXPECT_EQ(t.after("Sa@").size(), 4u * 27u + 4u * 49u);
}

TEST(PaikoCheckValues, TheSeventeenPicks) {  // CV-02
    const PerftLine line = lines_named("CV-02")[0];
    const State start = position(line.position);
    for (int depth = 1; depth <= 10; ++depth) {
        EXPECT_EQ(perft(start, depth), line.leaves.at(depth)) << depth;
    }
    // 96 million leaves are counted as products: Black's nines do not depend on White's seven, and
    // White's last pick not on Black's nine.
    std::vector<State> sevens = {start};
    for (int pick = 0; pick < 7; ++pick) {
        std::vector<State> next;
        for (const State& s : sevens) {
            for (const Move move : legal_moves(s, 1)) next.push_back(after(s, move));
        }
        sevens = std::move(next);
    }
    ASSERT_EQ(sevens.size(), 2472u);
    const std::int64_t nines = perft(sevens[0], 9);
    EXPECT_EQ(nines, 5328);
    for (std::size_t i = 100; i < sevens.size(); i += 600) EXPECT_EQ(perft(sevens[i], 9), nines);
    EXPECT_EQ(2472 * nines, line.leaves.at(16));
    std::int64_t last_picks = 0;
    for (State s : sevens) {
        for (int pick = 0; pick < 9; ++pick) s = after(s, legal_moves(s, 1)[0]);
        last_picks += perft(s, 1);
    }
    EXPECT_EQ(last_picks, 18152);
    EXPECT_EQ(last_picks * nines, line.leaves.at(17));
}

TEST(PaikoCheckValues, NamedMovesCaptureAsSaid) {  // CV-03 CV-05 CV-06 CV-16 CV-20 CV-21
    const auto captures = [](std::string_view name, std::string_view move) {
        return Table(lines_named(name)[0].position).then(move).captured();
    };
    EXPECT_EQ(captures("CV-03", "Ai@g4"), words("Sw@i5"));
    EXPECT_EQ(captures("CV-03", "Ai@g6"), words("Sw@i5"));
    EXPECT_EQ(captures("CV-05", "Ai@g6"), words("Fi@i5 Sw@i7"));
    EXPECT_EQ(captures("CV-05", "Ai@g4"), words("Fi@i5"));
    EXPECT_EQ(captures("CV-05", "Er@g5"), words("Fi@i5"));
    EXPECT_EQ(captures("CV-06", "j7-j9"), words("Fi@j10 Fi@k10"));
    EXPECT_EQ(Table(lines_named("CV-16")[0].position).then("Ai@g6").phase(), "xt");
    EXPECT_EQ(Table(lines_named("CV-16")[0].position).then("Ai@h3").phase(), "r1Sa");
    EXPECT_EQ(captures("CV-20", "e10-d9"), words("Ai@d8 Fi@c9 Sa@c8"));
    for (const char* move : {"e10-e10e", "e10-e9e", "e10-e9n"}) {
        EXPECT_EQ(captures("CV-21", move), words("Fi@f10 Wa@g11")) << move;
    }
}

TEST(PaikoCheckValues, ALegalPositionWith1837Moves) {
    const PerftLine line = lines_named("LONG")[0];
    EXPECT_EQ(perft(position(line.position), 1), line.leaves.at(1));
}

}  // namespace
}  // namespace engawa::paiko
