// The replay of a record: every turn as its viewers saw it.
#include "bindings/wasm/boundary.h"

using namespace engawa;
using namespace engawa::wasm;

// To ply `to`; -1 is the end.
ENGAWA_EXPORT(match_replay) Reply match_replay(const char* text, std::uint32_t size, int to) {
    const auto record = read_record({text, size});
    if (!record) return refuse(record.error());
    const auto game = find_game(record->game);
    if (!game) return refuse(game.error());
    auto match = (*game)->replay(*record, to);
    if (!match) return refuse(match.error());
    return shelf<Replay>().put({*game, std::move(match).value()});
}
ENGAWA_EXPORT(match_close) Reply match_close(int handle) {
    return shelf<Replay>().close(handle) ? 1 : 0;
}

ENGAWA_EXPORT(match_table) Reply match_table(int handle) {
    return with<Replay>(handle, [](Replay& replay) { return say(wire_of(*replay.match)); });
}
ENGAWA_EXPORT(match_view) Reply match_view(int handle, int viewer, int wish) {
    return with<Replay>(handle, [&](Replay& replay) {
        return say_view(*replay.game, *replay.match, viewer, wish);
    });
}
ENGAWA_EXPORT(match_log) Reply match_log(int handle, int viewer, int from) {
    return with<Replay>(handle,
                        [&](Replay& replay) { return say_log(*replay.match, viewer, from); });
}
ENGAWA_EXPORT(match_seat) Reply match_seat(int handle, int viewer) {
    return with<Replay>(
        handle, [&](Replay& replay) { return put_seen(*replay.game, *replay.match, viewer); });
}
// The record tells every secret, so it is refused while a game that has some goes on.
ENGAWA_EXPORT(match_record) Reply match_record(int handle, int json) {
    return with<Replay>(handle, [&](Replay& replay) {
        const auto record = replay.match->record();
        return record ? say(wire_of(*record, json != 0)) : refuse(record.error());
    });
}
ENGAWA_EXPORT(secret_match_record) Reply secret_match_record(int handle, int json) {
    return with<Replay>(handle, [&](Replay& replay) {
        return say(wire_of(replay.match->secret_record().reveal(), json != 0));
    });
}
ENGAWA_EXPORT(secret_match_position) Reply secret_match_position(int handle) {
    return with<Replay>(handle, [](Replay& replay) {
        return say(secret_wire_of(replay.match->secret_position()).reveal());
    });
}
