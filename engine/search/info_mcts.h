// Monte Carlo tree search for games with secrets, from what one seat has observed.
//
// Information-set MCTS (Cowling, Powley and Whitehouse, 2012): one tree for all guesses. Every
// simulation begins with a fresh guess of what the seat cannot see and walks down the moves that
// are possible in it: at a decision by the upper confidence bound, where a move that was possible
// only n times is compared by its chances and not by those of its neighbours; at chance by weight;
// then a guide (guide.h) gives a value for each seat. It does not model what others believe.
// Seats that may act beside a decision are taken to decline; playouts let them act.
//
// All memory is one arena, allocated at construction; when it is full the search goes on without
// growing the tree. The same seed gives the same search on every target.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/core/draw.h"
#include "engine/core/game.h"
#include "engine/search/guide.h"
#include "engine/search/info_tree.h"
#include "engine/search/logarithm.h"
#include "engine/search/root_visits.h"

namespace engawa {

struct InfoSettings {
    std::uint32_t edges = 1u << 16;  // size of the arena
    float explore = 0.7f;            // weight of the confidence bound; values are 0 to 1
    float doubt = 8;                 // a handicap counts as much as so many visits
};

template <Game G, class Guide = PlainGuide>
class InfoMcts {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    struct RootMove {
        Move move;
        std::uint32_t visits = 0;
        double value = 0;  // 0 to 1, for the seat that thinks
    };

    // `seat` must be one of those that may act in the view, and see it. The game must outlive the
    // search.
    InfoMcts(const G& game, const Observed<State>& view, Seat seat, std::uint64_t seed,
             InfoSettings settings = {}, Guide guide = {})
        : game_(game),
          view_(view),
          seat_(seat),
          rng_(seed),
          settings_(settings),
          guide_(guide),
          buffer_(std::make_unique<MoveBuffer<G>>()),
          handicaps_(Guide::kSelective ? G::kMaxMoves : 0),
          tree_(std::max<std::uint32_t>(settings.edges, G::kMaxMoves + 1)) {
        assert(game.to_act(view.state()).contains(seat));
        tree_[kRoot] = InfoEdge<Move>{};
        // The seat knows its own moves, whatever the guess.
        list_moves(kRoot, view.state(), seat);
        if (!Guide::kSelective) add_all(kRoot, seat);
    }
    InfoMcts(const InfoMcts&) = delete;
    InfoMcts& operator=(const InfoMcts&) = delete;

    // Goes on for so many simulations; true when more would change nothing. However they are
    // divided over calls, the search is the same.
    bool run(std::uint64_t nodes) {
        for (; nodes > 0; --nodes) simulate();
        return tree_[tree_[kRoot].first].next == 0;
    }

    std::uint64_t nodes() const { return nodes_; }
    Move best() const { return tree_[best_edge(kRoot)].move; }  // the first before any run

    // The moves that were visited most, down to an unvisited one or to chance.
    std::vector<Move> line() const {
        std::vector<Move> moves;
        for (Id id = best_edge(kRoot); id != 0; id = best_edge(id)) {
            if (!moves.empty() && (tree_[id].visits == 0 || tree_[id].seat == kChance)) break;
            moves.push_back(tree_[id].move);
        }
        return moves;
    }

    // All moves of the root that are candidates, ascending.
    std::vector<RootMove> root_moves() const {
        std::vector<RootMove> moves;
        for (Id id = tree_[kRoot].first; id != 0; id = tree_[id].next) {
            const InfoEdge<Move>& edge = tree_[id];
            const double visits = std::max(1u, edge.visits);
            moves.push_back(
                {edge.move, edge.visits, static_cast<double>(edge.total) / kFullValue / visits});
        }
        return moves;
    }
    bool settled(std::uint64_t more) const { return keeps_its_lead(root_moves(), more); }

  private:
    using Id = typename InfoTree<Move>::Id;
    static constexpr Id kRoot = InfoTree<Move>::kRoot;
    static constexpr unsigned kDeepest = 256;  // nodes below are leaves for ever

    // One simulation.

    void simulate() {
        State state = game_.guess(view_, rng_);
        depth_ = 0;
        path_[0] = kRoot;
        while (step(state)) {
        }
        const bool over = game_.to_act(state).empty();
        learn(over ? final_values(game_, state) : guide_.leaf(game_, state, rng_, buffer_->list));
        ++nodes_;
    }

    // One move down; false at a leaf.
    bool step(State& state) {
        if (depth_ != 0 && game_.to_act(state).empty()) return false;
        const Seat seat = depth_ == 0 ? seat_ : seat_to_ask(game_, state);
        if (!guide_.branches(game_, state, seat)) {
            apply(state, seat, unthought(state, seat));
            return true;
        }
        if (depth_ != 0 && !guide_.goes_on(game_, view_.state(), state)) return false;
        const Id id = seat == kChance ? sample(state) : choose(state, seat);
        if (id == 0) return false;
        apply(state, seat, tree_[id].move);
        path_[++depth_] = id;
        return tree_[id].visits != 0 && depth_ + 1 < kDeepest;
    }

    void apply(State& state, Seat seat, Move move) {
        NoEvents silent;
        game_.apply(state, seat, move, silent);
    }

    // A move that is no node of the tree.
    Move unthought(const State& state, Seat seat) {
        if constexpr (Guide::kSelective) {
            if (seat != kChance) return guide_.policy(game_, state, seat);
        }
        return draw_outcome(game_, state, buffer_->list, rng_);
    }

    Id sample(const State& state) {
        const Move outcome = draw_outcome(game_, state, buffer_->list, rng_);
        return tree_.find_or_add(path_[depth_], kChance, outcome);
    }

    void list(const State& state, Seat seat) {
        buffer_->list.clear();
        game_.legal(state, seat, buffer_->list);
    }

    // Choosing.

    // The moves of a node in this guess. A selective guide is asked once for each node, and then
    // its edges are all there is.
    void list_moves(Id node, const State& state, Seat seat) {
        list(state, seat);
        if constexpr (Guide::kSelective) {
            if (tree_[node].closed) return;
            guide_.candidates(game_, state, seat, buffer_->list, handicaps_.data());
            Id left = 0;
            int i = 0;
            for (const Move move : buffer_->list) {
                const Id id = tree_.add(node, left, seat, move);
                if (id == 0) break;
                tree_[id].handicap =
                    static_cast<float>(handicaps_[i++]) * (settings_.doubt / kFullValue);
                left = id;
            }
            tree_[node].closed = true;
        }
    }

    void add_all(Id node, Seat seat) {
        Id left = 0;
        for (const Move move : buffer_->list) left = tree_.add(node, left, seat, move);
    }

    // One of the untried moves if there are any, else the best upper confidence bound; 0 if nothing
    // fits or the arena is full.
    Id choose(const State& state, Seat seat) {
        const Id node = path_[depth_];
        list_moves(node, state, seat);
        int untried = 0;
        const Id best = walk(node, seat, untried);
        if (untried == 0) return best;
        const Id id = find_untried(node, seat, rng_.below(untried));
        return id != 0 ? id : best;
    }

    // Goes over edges and possible moves side by side, both ascending: counts each edge that could
    // be chosen, and the moves that were never tried; gives the edge with the best bound.
    Id walk(Id node, Seat seat, int& untried) {
        Id id = tree_[node].first;
        Id best = 0;
        float highest = 0;
        std::uint32_t counted = 0;
        float reach = 0;
        for (const Move move : buffer_->list) {
            while (id != 0 && tree_[id].before(seat, move)) id = tree_[id].next;
            const bool known = id != 0 && tree_[id].is(seat, move);
            if (!known && tree_[node].closed) continue;
            if (!known || tree_[id].visits == 0) {
                ++untried;
                continue;
            }
            InfoEdge<Move>& edge = tree_[id];
            if (++edge.available != counted) {
                counted = edge.available;
                reach = settings_.explore * sqrt_log(counted);
            }
            const float bound =
                edge.mean + reach * edge.width - edge.handicap * edge.width * edge.width;
            if (best != 0 && bound <= highest) continue;  // ties go to the smaller move
            best = id;
            highest = bound;
        }
        return best;
    }

    // The n-th untried move, which gets an edge; 0 if there is no room for it.
    Id find_untried(Id node, Seat seat, int n) {
        Id left = 0;
        Id id = tree_[node].first;
        for (const Move move : buffer_->list) {
            while (id != 0 && tree_[id].before(seat, move)) {
                left = id;
                id = tree_[id].next;
            }
            const bool known = id != 0 && tree_[id].is(seat, move);
            if (known ? tree_[id].visits != 0 : tree_[node].closed) continue;
            if (n-- != 0) continue;
            if (!known) id = tree_.add(node, left, seat, move);
            if (id != 0) ++tree_[id].available;
            return id;
        }
        return 0;
    }

    // Learning.

    void learn(const Values& values) {
        for (; depth_ > 0; --depth_) {
            InfoEdge<Move>& edge = tree_[path_[depth_]];
            ++edge.visits;
            if (edge.seat == kChance) continue;
            edge.total += static_cast<std::uint64_t>(values[edge.seat]);
            const auto visits = static_cast<float>(edge.visits);
            edge.width = 1.0f / std::sqrt(visits);
            edge.mean = static_cast<float>(edge.total) * (1.0f / kFullValue) / visits;
        }
        ++tree_[kRoot].visits;
    }

    // More visits, then the greater total, then the smaller move; 0 if there is no edge.
    Id best_edge(Id node) const {
        Id best = tree_[node].first;
        for (Id id = best; id != 0; id = tree_[id].next) {
            const InfoEdge<Move>& a = tree_[id];
            const InfoEdge<Move>& b = tree_[best];
            if (a.visits > b.visits || (a.visits == b.visits && a.total > b.total)) best = id;
        }
        return best;
    }

    const G& game_;
    Observed<State> view_;
    Seat seat_;
    Rng rng_;
    InfoSettings settings_;
    Guide guide_;
    std::unique_ptr<MoveBuffer<G>> buffer_;
    std::vector<std::int32_t> handicaps_;
    InfoTree<Move> tree_;
    std::array<Id, kDeepest> path_{};
    unsigned depth_ = 0;
    std::uint64_t nodes_ = 0;
};

}  // namespace engawa
