#include "engine/games/paiko/text/tile_list.h"

namespace engawa::paiko {
namespace {

// A tile in the middle of a grid of 9 by 9, facing north: each square of the stamp by its number in
// reading order. No stamp is cut off by the edge of the board there.
constexpr int kGrid = 9;
constexpr int kFileAndRank = 7;

void add_squares(std::vector<Fact>& facts, std::string_view name, Cells stamp) {
    stamp.each([&](Cell cell) {
        const int column = place(cell).file - kFileAndRank + kGrid / 2;
        const int row = kFileAndRank - place(cell).rank + kGrid / 2;
        facts.push_back({name, row * kGrid + column});
    });
}

}  // namespace

// Their names are words (`paiko.card.Sw`).
CardList tile_list(const Paiko&) {
    CardList list;
    for (int i = 0; i < kTypes; ++i) {
        const auto type = static_cast<Type>(i);
        CardInfo info{std::string{code(type)}, "tile", "", ""};
        info.facts = {{"copies", kCopies},
                      {"facing", has_facing(type)},
                      {"cover", has_cover(type)},
                      {"shift", shift_range(type)}};
        const int shape = shape_of(type, Facing::North);
        add_squares(info.facts, "threatens",
                    threat_stamp(shape, cell_at(kFileAndRank, kFileAndRank)));
        add_squares(info.facts, "covers", cover_stamp(shape, cell_at(kFileAndRank, kFileAndRank)));
        list.push_back(std::move(info));
    }
    return list;
}

}  // namespace engawa::paiko
