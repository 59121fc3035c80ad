// Every number of tests/perft/susanoo.perft, counted by both games. Large trees are left to
// tools/check_perft.
#include <fstream>
#include <sstream>

#include "engine/games/susanoo/proofs/both_test.h"

namespace engawa::susanoo {
namespace {

struct Line {
    std::string name, position;
    Given given;
    std::vector<std::pair<int, std::uint64_t>> counts;  // by depth
};

// NAME | POSITION | OPTIONS | D<depth> <count> ...
Line line_of(const std::string& text) {
    std::array<std::string, 4> fields;
    std::istringstream in(text);
    for (std::string& field : fields) std::getline(in, field, '|');
    Line line;
    std::istringstream(fields[0]) >> line.name;
    std::istringstream(fields[1]) >> line.position;
    std::istringstream options(fields[2]);
    for (std::string option; options >> option;) {
        const auto sign = option.find('=');
        line.given.emplace_back(option.substr(0, sign), option.substr(sign + 1));
    }
    std::istringstream counts(fields[3]);
    std::string depth;
    for (std::uint64_t count = 0; counts >> depth >> count;)
        line.counts.emplace_back(std::stoi(depth.substr(1)), count);
    return line;
}

std::vector<Line> lines_of_the_file() {
    std::vector<Line> lines;
    std::ifstream file(ENGAWA_SOURCE_DIR "/tests/perft/susanoo.perft");
    for (std::string text; std::getline(file, text);)
        if (!text.empty() && text[0] != '#') lines.push_back(line_of(text));
    return lines;
}

// Every pair of a seat and one of its moves counts, an outcome once.
std::uint64_t perft(const Susanoo& game, const State& state, int depth) {
    if (depth == 0) return 1;
    std::uint64_t count = 0;
    for (const Seat seat : game.to_act(state)) {
        MoveBuffer<Susanoo> buffer;
        game.legal(state, seat, buffer.list);
        for (const Move move : buffer.list) {
            State next = state;
            NoEvents silent;
            game.apply(next, seat, move, silent);
            count += perft(game, next, depth - 1);
        }
    }
    return count;
}

slow_susanoo::Table slow_table(const Line& line) {
    slow_susanoo::Options given(line.given.begin(), line.given.end());
    given.erase("seats");
    return slow_susanoo::read(slow_cards(), line.position, given);
}

void expect_counts(std::uint64_t most) {
    const Susanoo game;
    const auto lines = lines_of_the_file();
    EXPECT_GE(lines.size(), 8u);
    for (const Line& line : lines) {
        const auto options = game.options(line.given);
        ASSERT_TRUE(options.ok()) << line.name << ": " << options.error().text;
        const auto state = game.read(*options, line.position);
        ASSERT_TRUE(state.ok()) << line.name << ": " << state.error().text;
        const slow_susanoo::Table slow = slow_table(line);
        EXPECT_EQ(slow_susanoo::write(slow), line.position) << line.name;
        EXPECT_FALSE(line.counts.empty()) << line.name;
        for (const auto& [depth, count] : line.counts) {
            if (count > most) continue;
            EXPECT_EQ(perft(game, *state, depth), count) << line.name << " depth " << depth;
            EXPECT_EQ(slow_susanoo::perft(slow, depth), count) << line.name << " depth " << depth;
        }
    }
}

// WE-09 WE-13 WE-15 WE-18 WE-28 WE-30 WE-40
TEST(SusanooPerft, BothGamesCountTheSameLeaves) { expect_counts(2000); }  // SUS-405
TEST(SusanooPerft, BothGamesCountLargerTreesSlow) { expect_counts(200'000); }

}  // namespace
}  // namespace engawa::susanoo
