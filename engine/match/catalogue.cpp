#include "engine/match/catalogue.h"

#include <array>

#include "engine/core/text.h"
#include "engine/match/games.h"

// A page loads the WebAssembly module: there the door is compiled for size and the searches behind
// it, included above, for speed.
#ifdef __wasm__
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#endif
#include "engine/match/room_of.h"
#ifdef __wasm__
#pragma clang attribute pop
#endif

namespace engawa {
namespace {

template <class E>
const Room* room_of(const E& entry) {
    static const RoomOf<E> kRoom{entry};
    return &kRoom;
}

constexpr auto kGameCount = std::tuple_size_v<Games>;

const std::array<const Room*, kGameCount>& all_rooms() {
    static const std::array<const Room*, kGameCount> kRooms =
        std::apply([](const auto&... entry) { return std::array{room_of(entry)...}; }, games());
    return kRooms;
}

}  // namespace

const Games& games() {
    static const Games kGames{};
    return kGames;
}

std::span<const Room* const> rooms() { return all_rooms(); }

Result<const Room*> find_room(std::string_view name) {
    std::string names;
    for (const Room* room : rooms()) {
        if (room->name() == name) return room;
        if (!room->listed()) continue;
        if (!names.empty()) names += ", ";
        names += room->name();
    }
    return error("unknown_game", "there is no game " + quoted(name) + "; the games are " + names);
}

Result<std::unique_ptr<Match>> replay(const Record& record, int to) {
    const auto room = find_room(record.game);
    if (!room) return room.error();
    return (*room)->replay(record, to);
}

}  // namespace engawa
