#include "engine/games/paiko/rules/reach.h"

namespace engawa::paiko {
namespace {

std::array<std::uint64_t, kCells> make_windows(int steps) {
    std::array<std::uint64_t, kCells> windows{};
    for (int i = 0; i < kCells; ++i) {
        const Place at = place(Cell{i});
        for (int east = -steps; east <= steps; ++east) {
            for (int north = -steps; north <= steps; ++north) {
                const int length = (east < 0 ? -east : east) + (north < 0 ? -north : north);
                if (length == 0 || length > steps) continue;
                if (!on_board(at.file + east, at.rank + north)) continue;
                const int bit = cell_at(at.file + east, at.rank + north).index() - i + kCentre;
                windows[i] |= std::uint64_t{1} << bit;
            }
        }
    }
    return windows;
}

}  // namespace

const std::array<std::uint64_t, kCells> kOneStep = make_windows(1);
const std::array<std::uint64_t, kCells> kTwoSteps = make_windows(2);

}  // namespace engawa::paiko
