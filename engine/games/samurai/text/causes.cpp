// What on the table makes an attempt illegal: what it would have to be paid with, or what forbids
// it.
#include <algorithm>
#include <optional>

#include "engine/games/samurai/text/attempts.h"
#include "engine/games/samurai/text/tableau_parts.h"

namespace engawa::samurai {
namespace {

struct Source {
    const char* rule;
    std::string_view place;
};
constexpr Source kSources[] = {
    {"SAM-116", "ki"},          {"SAM-117", "ki"},      {"SAM-118", "ki"},
    {"SAM-120", "ki"},          {"SAM-398", "ki"},      {"SAM-121", "life"},
    {"SAM-565", "life"},        {"SAM-177", "hand.1"},  {"SAM-533", "hand.1"},
    {"SAM-402", "hand.1"},      {"SAM-154", "reserve"}, {"SAM-430", "looked"},
    {"SAM-662", "bag"},         {"SAM-152", "bag"},     {"SAM-230", "weapon"},
    {"SAM-411", "weapon"},      {"SAM-401", "die"},     {"SAM-472", "weather"},
    {"SAM-524", "bushido"},     {"SAM-503", "blood"},   {"SAM-442", "surrounding"},
    {"SAM-440", "surrounding"}, {"SAM-175", "defence"}, {"SAM-562", "gisei"},
};

// What a choice of reward or spoils would have filled.
std::string_view full_place(Kind kind) {
    switch (kind) {
        case Kind::RewardKi:
        case Kind::SpoilsKi: return "ki";
        case Kind::SpoilsLife: return "life";
        case Kind::RewardPawn: return "bushido";
        default: return "specials";
    }
}

}  // namespace

std::vector<std::string> causes_of(const Samurai& game, const State& s, Seat seat,
                                   const Move& attempt, RuleId broken) {
    std::string cause;
    const auto known = std::find_if(std::begin(kSources), std::end(kSources),
                                    [&](const Source& one) { return broken == RuleId{one.rule}; });
    if (known != std::end(kSources)) cause = known->place;
    if (broken == RuleId{"SAM-207"} || broken == RuleId{"SAM-697"}) {
        cause = full_place(attempt.kind());
    }
    if (broken == RuleId{"SAM-595"}) cause = foe_place(attempt.a());
    if (broken == RuleId{"SAM-156"}) {
        cause = ref_to("hand.1", game.book().card_id(attempt.b()));
    }
    // Modules and the road have places that are not always laid.
    const auto view = game.observe(s, seat);
    if (cause.empty() || !has_ref(game.tableau(view), cause)) return {};
    return {cause};
}

}  // namespace engawa::samurai
