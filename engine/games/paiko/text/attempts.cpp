// Gestures read back. What is missing at the end of one may be anything: each way to complete it is
// an attempt, and the likeliest comes first.
#include "engine/games/paiko/text/attempts.h"

#include <algorithm>
#include <optional>

#include "engine/core/small_sort.h"
#include "engine/core/tableau.h"
#include "engine/games/paiko/rules/reach.h"
#include "engine/games/paiko/text/names.h"

namespace engawa::paiko {
namespace {

const Part* part(const Gesture& gesture, std::size_t i, std::string_view role) {
    return i < gesture.parts.size() && gesture.parts[i].role == role ? &gesture.parts[i] : nullptr;
}

std::optional<Cell> square_in(std::string_view text) {
    const auto cell = take_square(text);
    return text.empty() ? cell : std::nullopt;
}

// A type in a pile of one player: "hand.1/Sw".
std::optional<Type> type_in(const Part& tile, std::string_view pile, int player) {
    std::string_view rest = tile.ref;
    if (!take(rest, ref_to(std::string{pile} + '.' + std::to_string(player + 1), ""))) return {};
    const auto type = take_type(rest);
    return rest.empty() ? type : std::nullopt;
}

// A tile on the board: "e5/Sw".
std::optional<Cell> cell_of(const State& s, const Part& tile) {
    std::string_view rest = tile.ref;
    const auto cell = take_square(rest);
    if (!cell || !take(rest, "/")) return {};
    const Tile there = s.board.tile(*cell);
    return !there.none() && rest == code(there.type()) ? cell : std::nullopt;
}

// Where the tile may come to lie: the square that is named, else every one, `near` first.
std::vector<Cell> squares(const Gesture& gesture, Cells near) {
    if (const Part* const named = part(gesture, 1, "square")) {
        const auto cell = square_in(named->ref);
        return cell ? std::vector{*cell} : std::vector<Cell>{};
    }
    std::vector<Cell> all;
    if (gesture.parts.size() > 1) return all;
    near.each([&](Cell cell) { all.push_back(cell); });
    (Cells::all() - near).each([&](Cell cell) { all.push_back(cell); });
    return all;
}

// The facing that is named, else each, beginning with `first`.
std::vector<Facing> facings(const Gesture& gesture, std::size_t at, Type type, Facing first) {
    if (at > gesture.parts.size()) at = gesture.parts.size();  // the square is missing too
    if (!has_facing(type)) {
        return at == gesture.parts.size() ? std::vector{Facing::North} : std::vector<Facing>{};
    }
    if (at == gesture.parts.size()) {
        std::vector<Facing> all;
        for (unsigned i = 0; i < 4; ++i) {
            all.push_back(static_cast<Facing>((static_cast<unsigned>(first) + i) % 4));
        }
        return all;
    }
    const Part* const named = part(gesture, at, "facing");
    if (named == nullptr || !named->ref.empty() || named->number < 0 || named->number > 3)
        return {};
    return {static_cast<Facing>(named->number)};
}

std::vector<Attempt> picks(const Gesture& gesture, int owner, bool reward) {
    std::vector<Attempt> all;
    if (gesture.parts.size() != 1 || !part(gesture, 0, "tile")) return all;
    const auto type = type_in(gesture.parts[0], "reserve", owner);
    if (type) all.push_back({reward ? Move::reward(*type) : Move::pick(*type), {}});
    return all;
}

// PAI-103: tiles in any order are the same draw.
std::vector<Attempt> draws(const Gesture& gesture, int player) {
    std::vector<Type> types;
    for (const Part& tile : gesture.parts) {
        const auto type = type_in(tile, "reserve", player);
        if (!type || tile.role != "tile") return {};
        types.push_back(*type);
    }
    small_sort(types.begin(), types.end());  // total order
    if (types.size() == 1) return {{Move::draw(types[0]), {}}};
    if (types.size() == 2) return {{Move::draw(types[0], types[1]), {}}};
    if (types.size() == 3) return {{Move::draw(types[0], types[1], types[2]), {}}};
    return {};
}

std::vector<Attempt> deploys(const Gesture& gesture, int player) {
    std::vector<Attempt> all;
    const Part* const tile = part(gesture, 0, "tile");
    const auto type = tile ? type_in(*tile, "hand", player) : std::nullopt;
    if (!type) return all;
    for (const Cell to : squares(gesture, kHome[player])) {
        for (const Facing facing : facings(gesture, 2, *type, Facing::North)) {
            all.push_back({Move::deploy(*type, to, facing), {}});
        }
    }
    return all;
}

// Squares within two steps, the nearest first.
std::vector<Cell> around(Cell cell) {
    std::vector<Cell> all;
    const Cells one = spread(kOneStep[cell.index()], cell);
    const Cells two = spread(kTwoSteps[cell.index()], cell);
    one.each([&](Cell near) { all.push_back(near); });
    (two - one).each([&](Cell near) {
        if (near != cell) all.push_back(near);
    });
    return all;
}

// A bonus does not say where the Sai is deployed (PAI-120). A square where it may be, and from
// where only the walk fails, tells more than one where it may not.
std::vector<Attempt> bonuses(const Paiko& game, const State& s, const Gesture& gesture,
                             int player) {
    std::vector<Attempt> all;
    const Part* const tile = part(gesture, 0, "tile");
    if (!tile || type_in(*tile, "hand", player) != Type::Sai) return all;
    const auto deployable = [&](const Attempt& attempt) {
        const Move plain = Move::deploy(Type::Sai, attempt.deployed, Facing::North);
        const RuleId broken = game.why_not(s, Seat{s.seat}, {plain, {}});
        return broken.none() || broken == RuleId{"PAI-145"};
    };
    for (const Cell to : squares(gesture, kHome[player])) {
        for (const Facing facing : facings(gesture, 2, Type::Sai, Facing::North)) {
            for (const Cell from : around(to)) all.push_back({Move::sai_bonus(to, facing), from});
        }
    }
    if (gesture.parts.size() < 2) return all;
    const auto best = std::find_if(all.begin(), all.end(), deployable);
    if (best != all.end()) std::iter_swap(all.begin(), best);
    return all;
}

// A Water that is meant to go further than it can walk is redeployed.
std::vector<Attempt> shifts(const State& s, const Gesture& gesture) {
    std::vector<Attempt> all;
    const Part* const tile = part(gesture, 0, "tile");
    const auto from = tile ? cell_of(s, *tile) : std::nullopt;
    if (!from) return all;
    const Tile moving = s.board.tile(*from);
    Cells near{};
    for (const Cell cell : around(*from)) near |= Cells::of(cell);
    for (const Cell to : squares(gesture, near)) {
        if (to == *from && gesture.parts.size() < 2) continue;
        for (const Facing facing : facings(gesture, 2, moving.type(), moving.facing())) {
            all.push_back({Move::shift(*from, to, facing), {}});
        }
        if (moving.type() != Type::Water) continue;
        const Attempt redeploy{Move::redeploy(*from, to), {}};
        all.insert(near.contains(to) ? all.end() : all.begin(), redeploy);
    }
    return all;
}

std::vector<Attempt> turns(const State& s, const Gesture& gesture) {
    std::vector<Attempt> all;
    const Part* const tile = part(gesture, 0, "tile");
    const auto at = tile ? cell_of(s, *tile) : std::nullopt;
    if (!at) return all;
    const Tile turning = s.board.tile(*at);
    const auto next = static_cast<Facing>((static_cast<unsigned>(turning.facing()) + 1) % 4);
    for (const Facing facing : facings(gesture, 1, turning.type(), next)) {
        all.push_back({Move::shift(*at, *at, facing), {}});
    }
    return all;
}

std::vector<Attempt> redeploys(const State& s, const Gesture& gesture) {
    std::vector<Attempt> all;
    const Part* const tile = part(gesture, 0, "tile");
    const auto from = tile ? cell_of(s, *tile) : std::nullopt;
    if (!from || gesture.parts.size() > 2) return all;
    for (const Cell to : squares(gesture, kHome[s.player()])) {
        all.push_back({Move::redeploy(*from, to), {}});
    }
    return all;
}

}  // namespace

std::vector<Attempt> attempts_of(const Paiko& game, const State& s, Seat seat,
                                 const Gesture& gesture) {
    const int player = seat.index();
    const std::string_view verb = gesture.verb;
    if (verb == "pick") return picks(gesture, player, false);
    if (verb == "give") return picks(gesture, 1 - player, true);
    if (verb == "draw") return draws(gesture, player);
    if (verb == "deploy") return deploys(gesture, player);
    if (verb == "bonus") return bonuses(game, s, gesture, player);
    if (verb == "shift") return shifts(s, gesture);
    if (verb == "turn") return turns(s, gesture);
    if (verb == "redeploy") return redeploys(s, gesture);
    if (verb == "pass" && gesture.parts.empty()) return {{Move::pass(), {}}};
    return {};
}

}  // namespace engawa::paiko
