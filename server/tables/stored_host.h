// The table as the store has it, played again from its first line.
#pragma once

#include "engine/host/host.h"
#include "server/store/store.h"

namespace engawa::server {

// `fresh` as in Host::resume. Codes: not_begun, and those of Host::resume.
Result<Host> host_of(const StoredTable& stored, const AnyGame& game, const Luck& fresh);

}  // namespace engawa::server
