// What on the table makes a play illegal: the row, who stands in front of it, a supply that is
// empty.
#include "engine/games/eiyo/text/attempts.h"
#include "engine/games/eiyo/text/tableau_parts.h"

namespace engawa::eiyo {
namespace {

bool is_any(RuleId broken, std::initializer_list<const char*> rules) {
    return std::any_of(rules.begin(), rules.end(),
                       [&](const char* rule) { return broken == RuleId{rule}; });
}

}  // namespace

std::vector<std::string> causes_of(const Eiyo& game, const State& s, Seat seat, const Move& attempt,
                                   RuleId broken) {
    const int player = seat.index();
    const Book& book = game.book();
    if (is_any(broken, {"EIY-138", "EIY-183"})) return {"deck", "table"};
    if (is_any(broken, {"EIY-101", "EIY-108"})) return {with_seat("seat", 1 - player)};
    if (is_any(broken, {"EIY-103", "EIY-106", "EIY-107"})) return {with_seat("seat", player)};
    if (broken == RuleId{"EIY-195"} && s.coop()) return {with_seat("hand", player)};
    if (broken == RuleId{"EIY-170"}) return {"tokens"};
    if (!attempt.is_play()) return {};
    const std::string hand = with_seat("hand", player);
    if (broken == RuleId{"EIY-130"}) return {hand};
    if (is_any(broken, {"EIY-132", "EIY-134"})) {
        return {ref_to(hand, book.weapon(attempt.weapon()).id)};
    }
    const int row = row_at(s, player, attempt.corner());
    if (is_any(broken, {"EIY-125", "EIY-126"})) return {row_id(s, row)};
    const Foe front = s.rows[row].front();
    if (front == 0 || !is_any(broken, {"EIY-153", "EIY-252"})) return {};
    return {ref_to(card_id(s, row, 0), game.foe(s, front).id)};
}

}  // namespace engawa::eiyo
