#include "engine/games/paiko/bots/bot.h"

#include <algorithm>
#include <limits>

#include "engine/games/paiko/bots/promise.h"

namespace engawa::paiko {
namespace {

constexpr std::int32_t kLost = -500'000;
constexpr int kNoviceWhim = 300;
constexpr int kAdeptWhim = 60;

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
        return static_cast<unsigned>(std::clamp((promise - kBottom) / 4, 0, int{kSteps} - 1));
    }

    static constexpr std::int32_t kTop = 1'000'000;
    static constexpr std::int32_t kBottom = -800;
    static constexpr unsigned kSteps = 512;
    std::array<std::uint64_t, Paiko::kMaxMoves> rated_;
    std::array<std::uint16_t, kSteps> counts_{};
    unsigned size_ = 0;
};

// A set is picked in type order, and a pick says no to all lower types. So the whole rest of the
// set is chosen first, with a whim to make openings differ, and its lowest type is picked.
Move opening_pick(const State& s, Rng& rng) {
    const Stage stage = set_up_stage(s);
    std::array<std::int32_t, kTypes> wishes;
    for (unsigned t = 0; t < kTypes; ++t) {
        wishes[t] = opening_wish(static_cast<Type>(t)) + whim(rng, 25);
    }
    Stock left = s.of(stage.player).reserve;
    auto lowest = static_cast<Type>(kTypes - 1);
    for (int pick = 0; pick < stage.picks_left; ++pick) {
        int best = -1;
        for (int t = index(stage.lowest); t < kTypes; ++t) {
            if (!left.has(static_cast<Type>(t))) continue;
            if (best < 0 || wishes[t] > wishes[best]) {
                best = t;
            }
        }
        left.take(static_cast<Type>(best));
        lowest = std::min(lowest, static_cast<Type>(best));
    }
    return Move::pick(lowest);
}

}  // namespace

Move Brain::novice(const Paiko& game, const Observed<State>& view, Rng& rng) const {
    if (const auto move = at_a_glance(game, view, rng)) return *move;
    const State& s = view.state();
    MoveBuffer<Paiko> buffer;
    game.legal(s, Seat{s.player()}, buffer.list);
    const Promise promise(s);
    return best_of(buffer.list,
                   [&](Move move) { return promise.of(move) + whim(rng, kNoviceWhim); });
}

Move Brain::adept(const Paiko& game, const Observed<State>& view, Rng& rng) const {
    if (const auto move = at_a_glance(game, view, rng)) return *move;
    const State& s = view.state();
    const Seat seat{s.player()};
    MoveBuffer<Paiko> buffer;
    game.legal(s, seat, buffer.list);
    return best_of(buffer.list, [&](Move move) {
        State after = s;
        NoEvents silent;
        game.apply(after, seat, move, silent);
        if (after.over()) return game.report(after).utility[s.seat] * -kLost;
        const Seat next{after.player()};
        const int sign = next == seat ? 1 : -1;  // after a reward pick the same seat acts
        if (wins_at_once(game, after, next)) return -sign * kLost;
        return sign * evaluate(game, after, next) + whim(rng, kAdeptWhim);
    });
}

std::optional<Move> Brain::at_a_glance(const Paiko& game, const Observed<State>& view,
                                       Rng& rng) const {
    const State& s = view.state();
    MoveBuffer<Paiko> buffer;
    game.legal(s, Seat{s.player()}, buffer.list);
    if (buffer.list.size() == 1) return buffer.list[0];
    if (s.phase == Phase::SetUp) return opening_pick(s, rng);
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
    if (s.phase != Phase::Turn) return root ? kTypes : 1;
    if (root) return depth_left <= 2 ? 30 : 15;
    return depth_left <= 1 ? 24 : 14;
}

int Brain::reduction(int depth_left, int index) const {
    if (depth_left < 3 || index < 4) return 0;
    return index < 12 ? 1 : 2;
}

}  // namespace engawa::paiko
