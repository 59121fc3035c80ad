#include "engine/games/paiko/bot.h"

#include <algorithm>
#include <limits>

#include "engine/games/paiko/promise.h"

namespace engawa::paiko {
namespace {

constexpr std::int32_t kLost = -500'000;

// A random amount that is small much more often than large.
std::int32_t whim(Rng& rng, int size) { return rng.below(size) - rng.below(size); }

template <class Judge>
Move best_of(const Moves<Move>& moves, Judge&& judge) {
    Move best = moves[0];
    std::int32_t best_score = std::numeric_limits<std::int32_t>::min();
    for (const Move move : moves) {
        const std::int32_t score = judge(move);
        if (score <= best_score) continue;
        best = move;
        best_score = score;
    }
    return best;
}

// Sets are picked in type order, so a pick says no to all lower types: a type is passed over only
// if the picks left can be filled with better ones.
Move pick_by_wish(const State& s, const Moves<Move>& moves, Rng& rng) {
    const Promise promise(s);
    return best_of(moves, [&](Move move) { return promise.of(move) + whim(rng, 30); });
}

}  // namespace

Move Brain::novice(const Paiko& game, const Observed<State>& view, Rng& rng) const {
    if (const auto move = at_a_glance(game, view, rng)) return *move;
    const State& s = view.state();
    MoveRoom<Paiko> room;
    game.legal(s, Seat{s.player()}, room.list);
    const Promise promise(s);
    return best_of(room.list, [&](Move move) { return promise.of(move) + whim(rng, 150); });
}

Move Brain::adept(const Paiko& game, const Observed<State>& view, Rng& rng) const {
    if (const auto move = at_a_glance(game, view, rng)) return *move;
    const State& s = view.state();
    const Seat seat{s.player()};
    MoveRoom<Paiko> room;
    game.legal(s, seat, room.list);
    return best_of(room.list, [&](Move move) {
        State after = s;
        NoEvents silent;
        game.apply(after, seat, move, silent);
        if (after.over()) return game.report(after).utility[s.seat] * -kLost;
        const Seat other{after.player()};
        if (wins_at_once(game, after, other)) return kLost;
        return -evaluate(game, after, other) + whim(rng, 10);
    });
}

std::optional<Move> Brain::at_a_glance(const Paiko& game, const Observed<State>& view,
                                       Rng& rng) const {
    const State& s = view.state();
    MoveRoom<Paiko> room;
    game.legal(s, Seat{s.player()}, room.list);
    if (room.list.size() == 1) return room.list[0];
    if (s.phase != Phase::Turn) return pick_by_wish(s, room.list, rng);
    return std::nullopt;
}

void Brain::order(const Paiko&, const State& s, Moves<Move>& moves, int, bool) const {
    struct Rated {
        std::int32_t promise;
        Move move;
    };
    const Promise promise(s);
    std::array<Rated, Paiko::kMaxMoves> rated;
    unsigned count = 0;
    for (const Move move : moves) rated[count++] = {promise.of(move), move};
    // total order: moves are unique
    std::sort(rated.begin(), rated.begin() + count, [](const Rated& a, const Rated& b) {
        return a.promise != b.promise ? a.promise > b.promise : a.move < b.move;
    });
    moves.clear();
    for (unsigned i = 0; i < count; ++i) moves.add(rated[i].move);
}

int Brain::width(const Paiko&, const State& s, int depth_left, bool root) const {
    if (s.phase != Phase::Turn) return 2;
    if (root) return depth_left <= 2 ? 60 : 30;
    return depth_left <= 1 ? 30 : 16;
}

int Brain::reduction(int depth_left, int index) const {
    return depth_left >= 3 && index >= 6 ? 1 : 0;
}

}  // namespace engawa::paiko
