#include "engine/core/hash_bytes.h"
#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

std::uint64_t Samurai::hash(const State& s) const { return hash_bytes(s); }

}  // namespace engawa::samurai
