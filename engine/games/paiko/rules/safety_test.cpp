// Section 12 of the ledger: the safety test.
#include <map>

#include "engine/games/paiko/proofs/table_test.h"

namespace engawa::paiko {
namespace {

TEST(PaikoSafety, NoActionEndsWithAnOwnTileCapturable) {  // PAI-145
    const Table t(Setting{.white = "Fi@e8n,Sw@e10", .black = "Lo@l9", .hand = "00000100"});
    EXPECT_TRUE(t.illegal("Fi@e11s"));  // two own Fires on the Sword on e10
    EXPECT_TRUE(t.illegal("Fi@e6n"));   // two own Fires on the Fire on e8, itself being one
    EXPECT_TRUE(t.legal("Fi@e11n Fi@e6s"));
    EXPECT_TRUE(t.breaks("Fi@e11s", "PAI-145 PAI-096"));
}

TEST(PaikoSafety, AllOwnTilesOfTheBoardAreTestedBeforeAnyCapture) {  // PAI-146 PAI-147
    // The Fire on h5 would capture the Air on j7, whose threat on h6 counts all the same.
    const Table t(Setting{.white = "Bw@f7e,Sw@h6", .black = "Ai@j7", .hand = "00000100"});
    EXPECT_TRUE(t.illegal("Fi@h5n"));
    EXPECT_TRUE(t.breaks("Fi@h5n", "PAI-145 PAI-146 PAI-147 PAI-096"));
    EXPECT_TRUE(t.legal("Fi@h5s"));
    EXPECT_EQ(t.then("h6-i7").captured(), words("Ai@j7"));
    // Far from the tile that moves: the Water leaves for g1, and e9 falls into danger.
    const Table far(Setting{.white = "Sw@e9,Wa@e8", .black = "Er@e11,Sw@f10"});
    EXPECT_TRUE(far.illegal("e8=g1"));
}

TEST(PaikoSafety, ARedeployIsTestedLikeAnyShift) {  // PAI-149
    const Table t(Setting{.white = "Sw@h6,Wa@h5", .black = "Bw@h10s,Ai@j7"});
    EXPECT_TRUE(t.illegal("h5=e5 h5=b7"));
    EXPECT_TRUE(t.breaks("h5=e5", "PAI-145 PAI-149 PAI-115"));
    EXPECT_EQ(t.canonical("h5=g6"), "h5-g6");  // from g6 it covers h6 again
}

// Squares within `range` steps of `from` by PAI-106 and PAI-107, for a tile whose lifting changes
// neither the enemy's threat nor its own side's cover.
std::set<std::string> walk(const Table& t, const std::string& from, int range,
                           const std::set<std::string>& occupied) {
    const char own = t.seat()[0];
    const char enemy = own == 'w' ? 'b' : 'w';
    const std::set<std::string> all = set_of(squares());
    std::set<std::string> reached = {from};
    for (int step = 0; step < range; ++step) {
        const std::set<std::string> last = reached;
        for (const std::string& s : last) {
            const int rank = rank_of(s);
            for (const std::string& next :
                 {s[0] + std::to_string(rank + 1), s[0] + std::to_string(rank - 1),
                  static_cast<char>(s[0] + 1) + std::to_string(rank),
                  static_cast<char>(s[0] - 1) + std::to_string(rank)}) {
                if (!all.contains(next) || is_black_square(next) || occupied.contains(next)) {
                    continue;
                }
                if (t.threat(enemy, next) < 2 + t.cover(own, next)) reached.insert(next);
            }
        }
    }
    reached.erase(from);
    return reached;
}

struct Placed {
    std::string type, square;
    char facing;
};

std::vector<Placed> tiles_of(const std::string& field) {
    std::vector<Placed> tiles;
    if (field == "-") return tiles;
    for (const std::string& tile : parts(field, ',')) {
        const bool faces = tile.back() > '9';
        tiles.push_back({tile.substr(0, 2), tile.substr(3, tile.size() - (faces ? 4 : 3)),
                         faces ? tile.back() : '-'});
    }
    return tiles;
}

// Every move of the kinds that need no safety test, by their own rules alone.
std::set<std::string> moves_without_safety_test(const Table& t) {
    const bool white = t.seat() == "w";
    const char own = white ? 'w' : 'b';
    const char enemy = white ? 'b' : 'w';
    std::set<std::string> occupied;
    for (const int field : {1, 2}) {
        for (const Placed& tile : tiles_of(t.field(field))) occupied.insert(tile.square);
    }
    const auto may_deploy = [&](const std::string& s) {
        const bool home = white ? in_white_home(s) : in_black_home(s);
        return !occupied.contains(s) && !is_black_square(s) && t.threat(enemy, s) == 0 &&
               (home || t.threat(own, s) > 0);
    };
    std::set<std::string> found;
    const std::string hand = parts(t.field(white ? 3 : 4), '.')[0];
    const Words codes = words("Sa Sw Bw Lo Ai Fi Er Wa");
    for (std::size_t type = 0; type < 8; ++type) {
        if (hand[type] == '0' || codes[type] == "Fi") continue;
        const bool faces = codes[type] == "Sa" || codes[type] == "Bw";
        for (const std::string& s : squares()) {
            const bool fit = codes[type] == "Lo" ? !occupied.contains(s) && t.threat(enemy, s) <= 2
                                                 : may_deploy(s);
            if (!fit) continue;
            for (const char f : std::string(faces ? "nesw" : "-")) {
                found.insert(codes[type] + "@" + s + (faces ? std::string(1, f) : ""));
                if (codes[type] != "Sa") continue;
                for (const std::string& end : walk(t, s, 2, occupied)) {
                    found.insert("Sa>" + end + f);
                }
            }
        }
    }
    const std::string runs = parts(t.runs(), '.')[white ? 0 : 1];
    for (const Placed& tile : tiles_of(t.field(white ? 1 : 2))) {
        if (runs == tile.square + ":3") continue;
        if (tile.type != "Sw" && tile.type != "Bw" && tile.type != "Er") continue;
        for (const std::string& end : walk(t, tile.square, tile.type == "Er" ? 1 : 2, occupied)) {
            for (const char f : std::string(tile.type == "Bw" ? "nesw" : "-")) {
                found.insert(tile.square + "-" + end + (f == '-' ? "" : std::string(1, f)));
            }
        }
        for (const char f : std::string(tile.type == "Bw" ? "nesw" : "")) {
            if (f != tile.facing) found.insert(tile.square + "-" + tile.square + f);
        }
    }
    return found;
}

std::set<std::string> legal_moves_of_these_kinds(const Table& t) {
    std::map<std::string, std::string> type_at;
    for (const int field : {1, 2}) {
        for (const Placed& tile : tiles_of(t.field(field))) type_at[tile.square] = tile.type;
    }
    std::set<std::string> found;
    for (const std::string& move : t.moves()) {
        const std::string start = move.substr(0, move.find('-'));
        if (move[0] == '+' || move[0] == ':' || move == "pass" || move.starts_with("Fi@")) continue;
        if (move.starts_with("Sa@") && move.find('-') != std::string::npos) {
            found.insert("Sa>" + move.substr(move.find('-') + 1));
        } else if (move[2] == '@') {
            found.insert(move);
        } else if (const std::string& type = type_at[start];
                   type == "Sw" || type == "Bw" || type == "Er") {
            found.insert(move);
        }
    }
    return found;
}

TEST(PaikoSafety, MostActionsNeverFailTheTest) {  // PAI-148
    int positions = 0;
    along_random_games(3, 148, true, [&](const Table& before, const std::string&, const Table&) {
        if (before.phase() != "t" || std::stoi(before.field(9)) % 3 != 0) return;
        ++positions;
        ASSERT_EQ(legal_moves_of_these_kinds(before), moves_without_safety_test(before))
            << before.text();
    });
    EXPECT_GT(positions, 100);
}

}  // namespace
}  // namespace engawa::paiko
