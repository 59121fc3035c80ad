// Gestures read back. Corner and turns that are missing may be any: those that fit the weapon
// first.
#include "engine/games/eiyo/text/attempts.h"

#include <optional>

#include "engine/games/eiyo/text/tableau_parts.h"
#include "engine/games/eiyo/text/verbs.h"

namespace engawa::eiyo {
namespace {

std::optional<int> weapon_in(const Book& book, const Part& part, int player) {
    const std::string hand = ref_to(with_seat("hand", player), "");
    if (!part.ref.starts_with(hand)) return {};
    return weapon_named(book, std::string_view{part.ref}.substr(hand.size()));
}

bool has_role(const Gesture& gesture, std::size_t i, std::string_view role) {
    return i < gesture.parts.size() && gesture.parts[i].role == role;
}

// EIY-130: a weapon, the row at a corner, turns.
std::vector<Move> plays(const Book& book, const State& s, int player, Kind kind,
                        const Gesture& gesture) {
    std::vector<Move> fitting;
    std::vector<Move> others;
    const std::size_t parts = gesture.parts.size();
    if (!has_role(gesture, 0, "weapon") || parts > 3) return fitting;
    if ((parts > 1 && !has_role(gesture, 1, "row")) ||
        (parts > 2 && !has_role(gesture, 2, "turns"))) {
        return fitting;
    }
    const auto weapon = weapon_in(book, gesture.parts[0], player);
    if (!weapon) return fitting;
    for (int turns = 0; turns < kCorners; ++turns) {
        if (parts > 2 && (turns != gesture.parts[2].number || !gesture.parts[2].ref.empty())) {
            continue;
        }
        for (int corner = 0; corner < kCorners; ++corner) {
            if (parts > 1 && gesture.parts[1].ref != row_id(s, row_at(s, player, corner))) continue;
            const bool shown = (rotated(book.corners[*weapon], turns) >> corner & 1) != 0;
            (shown ? fitting : others)
                .push_back(kind == Kind::Attack ? Move::attack(*weapon, corner, turns)
                                                : Move::deflect(*weapon, corner, turns));
        }
    }
    fitting.insert(fitting.end(), others.begin(), others.end());
    return fitting;
}

// The parts, as far as they are there, are one of the places `name(0)`, `name(1)`.
template <class Name, class Make>
std::vector<Move> either(const Gesture& gesture, std::string_view role, Name&& name, Make&& make) {
    std::vector<Move> found;
    if (gesture.parts.size() > 1) return found;
    for (int i = 0; i < 2; ++i) {
        const bool any = gesture.parts.empty();
        if (any || (has_role(gesture, 0, role) && gesture.parts[0].ref == name(i))) {
            found.push_back(make(i));
        }
    }
    return found;
}

}  // namespace

std::vector<Move> attempts_of(const Eiyo& game, const State& s, Seat seat, const Gesture& gesture) {
    const auto verb = std::find(std::begin(kVerbs), std::end(kVerbs), gesture.verb);
    if (verb == std::end(kVerbs)) return {};
    const auto kind = static_cast<Kind>(verb - std::begin(kVerbs));
    const int player = seat.index();
    switch (kind) {
        case Kind::Attack:
        case Kind::Deflect: return plays(game.book(), s, player, kind, gesture);
        case Kind::Stand: return either(gesture, "spot", spot_id, Move::stand);
        case Kind::First:
            return either(gesture, "seat", [](int i) { return with_seat("seat", i); }, Move::first);
        case Kind::Move: {
            const auto there = [&](int i) { return i == 0 ? spot_id(1 - s.spots[player]) : ""; };
            return either(gesture, "spot", there, [](int) { return Move::plain(Kind::Move); });
        }
        default: break;
    }
    if (!gesture.parts.empty()) return {};
    return {Move::plain(kind)};
}

// What is wrong whatever the row, such as a weapon that is not there, comes first.
Refusal beyond_reach(const Eiyo& game, const State& s, Seat seat, const Gesture& gesture) {
    if (!s.coop() || !s.placed() || !has_role(gesture, 1, "row")) return {};
    bool lies_there = false;
    for (int row = 0; row < s.row_count(); ++row) {
        lies_there |= gesture.parts[1].ref == row_id(s, row);
    }
    const std::vector<Move> others =
        attempts_of(game, s, seat, {gesture.verb, {gesture.parts.front()}});
    if (!lies_there || others.empty()) return {};
    RuleId same = game.why_not(s, seat, others.front());
    for (const Move other : others) {
        if (game.why_not(s, seat, other) != same) same = {};
    }
    if (!same.none()) return {same, causes_of(game, s, seat, others.front(), same)};
    return {RuleId{"EIY-118"}, {spot_id(s.spots[seat.index()])}};
}

}  // namespace engawa::eiyo
