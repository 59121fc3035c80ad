// The weights of adept, found by playing many games with others.
#include "engine/games/eiyo/bot.h"

namespace engawa::eiyo {
namespace {

constexpr Taste kSolo{.honor_base = 24,
                      .honor_need = 24,
                      .honor_extra = 26,
                      .foe = 14,
                      .keep = 70,
                      .keep_more = -6,
                      .special = -5,
                      .tight = 11,
                      .waiting = 0,
                      .mulligan = 125};
constexpr Taste kCoop{.honor_base = 19,
                      .honor_need = 39,
                      .honor_extra = 10,
                      .foe = -1,
                      .keep = 34,
                      .keep_more = 8,
                      .special = -6,
                      .tight = -4,
                      .waiting = 0,
                      .mulligan = 58};

}  // namespace

const Taste& taste_of(const State& s) { return s.coop() ? kCoop : kSolo; }

}  // namespace engawa::eiyo
