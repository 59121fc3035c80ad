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

// Moves with their promise, the best of which are wanted in order.
class Shortlist {
  public:
    void add(std::int32_t promise, Move move) {
        rated_[size_++] = rate(promise, move);
        ++counts_[step(promise)];
    }

    // At least the best `wanted` moves in order, then the others as they came.
    void write(Moves<Move>& moves, int wanted) {
        unsigned lowest = kSteps;
        for (int count = 0; lowest > 0 && count < wanted;) count += counts_[--lowest];
        std::array<std::uint64_t, Paiko::kMaxMoves> best;
        unsigned size = 0;
        unsigned others = 0;
        for (unsigned i = 0; i < size_; ++i) {
            const bool wins = step(promise_of(rated_[i])) >= lowest;
            (wins ? best[size++] : rated_[others++]) = rated_[i];
        }
        // total order: moves are unique
        std::sort(best.begin(), best.begin() + size);
        moves.clear();
        for (unsigned i = 0; i < size; ++i) moves.add(move_of(best[i]));
        for (unsigned i = 0; i < others; ++i) moves.add(move_of(rated_[i]));
    }

  private:
    // One number that sorts by promise, best first, and then by move.
    static std::uint64_t rate(std::int32_t promise, Move move) {
        return static_cast<std::uint64_t>(kTop - promise) << 32 | move.bits();
    }
    static std::int32_t promise_of(std::uint64_t rated) {
        return kTop - static_cast<std::int32_t>(rated >> 32);
    }
    static Move move_of(std::uint64_t rated) {
        return Move::from_bits(static_cast<std::uint32_t>(rated));
    }
    static unsigned step(std::int32_t promise) {
        return static_cast<unsigned>(std::clamp((promise + 256) / 4, 0, int{kSteps} - 1));
    }

    static constexpr std::int32_t kTop = 1'000'000;
    static constexpr unsigned kSteps = 256;
    std::array<std::uint64_t, Paiko::kMaxMoves> rated_;
    std::array<std::uint16_t, kSteps> counts_{};
    unsigned size_ = 0;
};

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

void Brain::order(const Paiko& game, const State& s, Moves<Move>& moves, int depth_left,
                  bool root) const {
    const int wanted = root ? moves.size() : width(game, s, depth_left, root);
    const Promise promise(s);
    Shortlist list;
    for (const Move move : moves) list.add(promise.of(move), move);
    list.write(moves, wanted);
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
