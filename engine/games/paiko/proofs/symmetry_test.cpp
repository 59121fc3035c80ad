// Section 16 of the ledger: symmetries and invariants.
#include <map>

#include "engine/core/long_run_test.h"
#include "engine/games/paiko/proofs/table_test.h"
#include "tests/reference/slow_paiko.h"

namespace engawa::paiko {
namespace {

// A map of the board onto itself. Those that exchange the homegrounds exchange the players too.
struct Symmetry {
    std::string name;
    bool exchange;
    std::string facings;  // images of n, e, s, w

    std::string square(const std::string& s) const {
        const int k = file_of(s);
        const int r = rank_of(s);
        int file = r;
        int rank = k;  // PAI-205
        if (name == "half turn") file = 15 - k, rank = 15 - r;
        if (name == "other reflection") file = 15 - r, rank = 15 - k;
        return static_cast<char>('a' + file - 1) + std::to_string(rank);
    }
    // Every square and facing inside a text that holds nothing else with a letter and a number.
    std::string tile(const std::string& text) const {
        std::string image;
        for (std::size_t i = 0; i < text.size();) {
            std::size_t end = i + 1;
            while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
            const bool is_square = end > i + 1 && text[i] >= 'a' && text[i] <= 'n';
            if (!is_square) {
                image += text[i++];
                continue;
            }
            image += square(text.substr(i, end - i));
            i = end;
            const auto facing =
                i < text.size() ? std::string("nesw").find(text[i]) : std::string::npos;
            if (facing != std::string::npos) image += facings[facing], ++i;
        }
        return image;
    }
    std::string position(const std::string& text) const {
        Words f = parts(text, '/');
        f[0] = tile(f[0]);
        f[1] = tile(f[1]);
        Words runs = parts(f[6], '.');
        runs = {run(runs[0]), run(runs[1])};
        if (exchange) {
            std::swap(f[0], f[1]);
            std::swap(f[2], f[3]);
            std::swap(runs[0], runs[1]);
            f[4] = f[4] == "w" ? "b" : f[4] == "b" ? "w" : f[4];
            f[5] = f[5] == "xw" ? "xb" : f[5] == "xb" ? "xw" : f[5];
        }
        f[6] = runs[0] + "." + runs[1];
        std::string joined = f[0];
        for (std::size_t i = 1; i < f.size(); ++i) joined += "/" + f[i];
        return Table(joined, 400).text();
    }
    std::string run(const std::string& text) const {
        if (text == "-") return text;
        const Words run = parts(text, ':');
        return square(run[0]) + ":" + run[1];
    }
};

const Symmetry kSwap = {"swap", false, "enws"};
const Symmetry kHalfTurn = {"half turn", true, "swne"};
const Symmetry kReflection = {"other reflection", true, "wsen"};

std::map<std::string, int> kinds(const Table& t) {
    std::map<std::string, int> counts;
    for (const std::string& move : t.moves()) ++counts[t.kind(move)];
    return counts;
}

void expect_board_maps_onto_itself(const Symmetry& by) {
    const std::set<std::string> all = set_of(squares());
    std::set<std::string> images;
    for (const std::string& s : all) {
        const std::string image = by.square(s);
        images.insert(image);
        const std::string square = "Lo@" + image;
        EXPECT_TRUE(readable(Setting{.white = square}.text())) << s;
        EXPECT_EQ(readable(Setting{.white = "Sw@" + s}.text()),
                  readable(Setting{.white = "Sw@" + image}.text()))
            << s;  // black squares
        const Table empty(Setting{});
        EXPECT_EQ(empty.cover('w', s), empty.cover(by.exchange ? 'b' : 'w', image)) << s;
        EXPECT_EQ(empty.cover('b', s), empty.cover(by.exchange ? 'w' : 'b', image)) << s;
    }
    EXPECT_EQ(images, all);
}

TEST(PaikoSymmetry, SwappingFilesAndRanksKeepsTheBoardAndEachHomeground) {  // PAI-205
    EXPECT_EQ(kSwap.square("g5"), "e7");
    expect_board_maps_onto_itself(kSwap);
}

TEST(PaikoSymmetry, TheHalfTurnExchangesTheHomegrounds) {  // PAI-206
    EXPECT_EQ(kHalfTurn.square("g5"), "h10");
    expect_board_maps_onto_itself(kHalfTurn);
}

TEST(PaikoSymmetry, TheOtherReflectionExchangesThemToo) {  // PAI-207
    EXPECT_EQ(kReflection.square("g5"), "j8");
    expect_board_maps_onto_itself(kReflection);
}

void expect_images_play_alike(const Symmetry& by, std::uint64_t seed) {
    Rng rng{seed};
    int positions = 0;
    along_random_games(2, seed, true, [&](const Table& t, const std::string& played, const Table&) {
        if (t.phase() == "s" || (t.phase() == "t" && rng.below(5) != 0)) return;
        ++positions;
        const Table image(by.position(t.text()), 400);
        ASSERT_EQ(kinds(image), kinds(t)) << t.text();
        const Words moves = t.moves();
        Words tried = {played};
        for (int i = 0; i < 5; ++i) {
            tried.push_back(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        for (const std::string& move : tried) {
            ASSERT_EQ(image.then(by.tile(move)).text(), by.position(t.then(move).text()))
                << move << " in " << t.text();
        }
    });
    EXPECT_GT(positions, 40);
}

TEST(PaikoSymmetry, PlayIsTheSameWithFilesAndRanksSwapped) {  // PAI-208
    expect_images_play_alike(kSwap, 208);
}

TEST(PaikoSymmetry, PlayIsTheSameWithBoardAndPlayersExchanged) {  // PAI-209
    expect_images_play_alike(kHalfTurn, 209);
    expect_images_play_alike(kReflection, 210);
}

TEST(PaikoInvariants, HoldAlongRandomGames) {  // PAI-210 PAI-211 PAI-212 PAI-213 PAI-215
    const Paiko game;
    along_random_games(
        long_run() ? 6 : 2, 4, true,
        [&](const Table& before, const std::string& move, const Table& after) {
            ASSERT_TRUE(game.ok(after.state())) << move;
            const auto slow = slow_paiko::read(after.text());
            ASSERT_TRUE(slow.has_value()) << after.text();  // also: three of each type, and at rest
            for (const slow_paiko::Side& side : slow->side) {
                std::array<int, 8> total{};
                for (const auto& [square, tile] : side.board) ++total[tile.type];
                for (std::size_t t = 0; t < 8; ++t) {
                    ASSERT_EQ(total[t] + side.hand[t] + side.reserve[t] + side.discard[t], 3)
                        << move;
                }
            }
            ASSERT_TRUE(slow_paiko::at_rest(*slow)) << move;
            ASSERT_EQ(after.moves().empty(), after.over()) << after.text();
            const Table again(after.text(), 400);
            ASSERT_EQ(again.text(), after.text());
            ASSERT_TRUE(again.state() == after.state()) << after.text();
            const auto old = slow_paiko::read(before.text());
            const int mover = old->seat;
            const auto own = static_cast<unsigned>(mover);
            const auto other = 1 - own;
            if (before.phase() != "t") return;
            ASSERT_EQ(slow->side[own].discard, old->side[own].discard) << move;
            for (std::size_t t = 0; t < 8; ++t) {
                ASSERT_GE(slow->side[other].discard[t], old->side[other].discard[t]) << move;
                ASSERT_LE(slow->side[other].hand[t], old->side[other].hand[t]) << move;
                ASSERT_LE(slow->side[other].reserve[t], old->side[other].reserve[t]) << move;
            }
            for (const auto& [square, tile] : slow->side[other].board) {
                ASSERT_TRUE(old->side[other].board.contains(square)) << move;
            }
        });
}

TEST(PaikoInvariants, DifferentMovesLeadToDifferentPositions) {  // PAI-214
    Rng rng{214};
    along_random_games(2, 214, true, [&](const Table& t, const std::string&, const Table&) {
        if (t.phase() == "t" && rng.below(12) != 0) return;
        std::map<std::string, std::string> results;
        for (const std::string& move : t.moves()) {
            const auto [found, fresh] = results.emplace(t.then(move).text(), move);
            ASSERT_TRUE(fresh) << move << " and " << found->second << " in " << t.text();
        }
    });
}

}  // namespace
}  // namespace engawa::paiko
