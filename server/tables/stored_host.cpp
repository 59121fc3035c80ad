#include "server/tables/stored_host.h"

#include "engine/match/record.h"

namespace engawa::server {

Result<Host> host_of(const StoredTable& stored, const AnyGame& game, const Luck& fresh) {
    if (stored.head.empty()) return error("not_begun", "the game has not begun");
    auto record = read_record(stored.head);
    if (!record) return record.error();
    record.value().lines = stored.lines;
    return Host::resume(game, {write_record(*record), stored.beside.reveal()}, fresh);
}

}  // namespace engawa::server
