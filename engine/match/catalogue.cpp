#include "engine/match/catalogue.h"

#include <array>
#include <vector>

#include "engine/core/text.h"
#include "engine/match/games.h"
#include "engine/match/room_of.h"

namespace engawa {
namespace {

const std::vector<const Room*>& all_rooms() {
    static const std::vector<const Room*> kRooms = std::apply(
        [](const auto&... entry) {
            return std::vector<const Room*>{new RoomOf<std::decay_t<decltype(entry)>>(entry)...};
        },
        games());
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
