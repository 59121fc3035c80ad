// The weights of adept, found by playing many games with others.
#include "engine/games/eiyo/bots/bot.h"

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
                      .mulligan = 125};
constexpr Taste kCoop{.honor_base = 18,
                      .honor_need = 39,
                      .honor_extra = 38,
                      .foe = 0,
                      .keep = 43,
                      .keep_more = 8,
                      .special = 12,
                      .tight = -3,
                      .waiting = 12,
                      .alone = 28,
                      .mulligan = 112};
constexpr Taste kCoopLate{.honor_base = 19,
                          .honor_need = 57,
                          .honor_extra = 29,
                          .foe = 1,
                          .keep = 22,
                          .keep_more = 2,
                          .special = 0,
                          .tight = -3,
                          .waiting = 21,
                          .last_card = 2,
                          .last_foe = 28,
                          .alone = 33,
                          .moves = true};
constexpr int kLate = 15;  // enemies left: little more than the weapons of one more round

}  // namespace

const Taste& taste_of(const State& s) {
    if (!s.coop()) return kSolo;
    return s.foes_left > kLate ? kCoop : kCoopLate;
}

}  // namespace engawa::eiyo
