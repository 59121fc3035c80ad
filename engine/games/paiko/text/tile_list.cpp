#include "engine/games/paiko/text/tile_list.h"

namespace engawa::paiko {

// Their names are words (`paiko.tile.Sw`).
CardList tile_list(const Paiko&) {
    CardList list;
    for (int i = 0; i < kTypes; ++i) {
        const auto type = static_cast<Type>(i);
        CardInfo info{std::string{code(type)}, "tile", "", ""};
        info.facts = {{"copies", kCopies},
                      {"facing", has_facing(type)},
                      {"cover", has_cover(type)},
                      {"shift", shift_range(type)}};
        list.push_back(std::move(info));
    }
    return list;
}

}  // namespace engawa::paiko
