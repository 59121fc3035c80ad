#include "engine/games/paiko/rules/tiles.h"

#include <initializer_list>

namespace engawa::paiko {
namespace {

struct Offset {
    int dx;  // towards file n
    int dy;  // towards rank 1: north is negative (PAI-003)
};

constexpr Offset turned(Offset offset, Facing facing) {  // PAI-030
    for (int turn = 0; turn < static_cast<int>(facing); ++turn) offset = {-offset.dy, offset.dx};
    return offset;
}

template <class Test>
constexpr Cells stamp(Cell from, Facing facing, Test&& in_stamp) {
    Cells cells;
    for (int dx = -4; dx <= 4; ++dx) {
        for (int dy = -4; dy <= 4; ++dy) {
            if (!in_stamp(dx, dy)) continue;
            const Offset offset = turned({dx, dy}, facing);
            const int file = place(from).file + offset.dx;
            const int rank = place(from).rank - offset.dy;
            if (on_board(file, rank)) cells |= Cells::of(cell_at(file, rank));
        }
    }
    return cells;
}

constexpr int abs(int x) { return x < 0 ? -x : x; }
constexpr int longer(int dx, int dy) { return abs(dx) > abs(dy) ? abs(dx) : abs(dy); }

// Facing north.
constexpr bool threatens(Type type, int dx, int dy) {
    switch (type) {
        case Type::Sai: return dx == 0 && dy == -1;                     // PAI-031
        case Type::Sword: return longer(dx, dy) == 1;                   // PAI-033
        case Type::Bow: return dx == 0 && dy <= -2 && dy >= -4;         // PAI-034
        case Type::Lotus: return false;                                 // PAI-035
        case Type::Air: return abs(dx) * abs(dy) == 2;                  // PAI-037
        case Type::Fire: return dy <= 0 && dy >= -2 && abs(dx) <= -dy;  // PAI-038, PAI-039
        case Type::Earth: return dx * dy == 0 && longer(dx, dy) >= 1 && longer(dx, dy) <= 2;
        case Type::Water: return abs(dx) == 1 && abs(dy) == 1;  // PAI-041
    }
    return false;
}

constexpr bool covers(Type type, int dx, int dy) {
    switch (type) {
        case Type::Sai: return dy == 0 && abs(dx) == 1;   // PAI-032
        case Type::Lotus: return longer(dx, dy) <= 1;     // PAI-035, PAI-036
        case Type::Water: return abs(dx) + abs(dy) == 1;  // PAI-042
        default: return false;                            // PAI-047
    }
}

template <class Test>
StampTable make_table(Test&& test) {
    StampTable table{};
    for (int t = 0; t < kTypes; ++t) {
        for (int f = 0; f < 4; ++f) {
            const auto type = static_cast<Type>(t);
            const auto facing = static_cast<Facing>(f);
            for (int i = 0; i < kCells; ++i) {
                table[shape_of(type, facing)][i] =
                    stamp(Cell{i}, facing, [&](int dx, int dy) { return test(type, dx, dy); });
            }
        }
    }
    return table;
}

}  // namespace

const StampTable kThreatStamps = make_table(threatens);
const StampTable kCoverStamps = make_table(covers);

}  // namespace engawa::paiko
