// Monte Carlo tree search (UCT) over any game, as an object that stops and resumes anywhere.
//
// Every simulation copies the root state and walks down: at a decision it takes the move with the
// best upper confidence bound for the seat that decides, at chance an outcome by weight; then a
// random playout gives a value for each seat. So any number of seats works, each maximising its
// own utility. It sees the whole state: for games with secrets the caller gives it guesses.
//
// All memory is one arena, allocated at construction; when it is full the search goes on without
// growing the tree. The same seed gives the same search on every target.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/small_sort.h"
#include "engine/search/leaf.h"
#include "engine/search/logarithm.h"
#include "engine/search/root_visits.h"
#include "engine/search/tree.h"

namespace engawa {

struct MctsSettings {
    std::uint32_t edges = 1u << 16;  // size of the arena: moves of all expanded nodes
    float explore = 0.7f;            // weight of the confidence bound; values are 0 to 1
};

template <Game G>
class Mcts {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    struct RootMove {
        Move move;
        std::uint32_t visits = 0;
        double value = 0;  // 0 to 1, for the seat to act
    };

    // A seat must be to act. The game must outlive the search.
    Mcts(const G& game, const State& root, std::uint64_t seed, MctsSettings settings = {})
        : game_(game),
          root_(root),
          rng_(seed),
          settings_(settings),
          buffer_(std::make_unique<MoveBuffer<G>>()),
          tree_(std::max(settings.edges, kSmallest)) {
        assert(!game.to_act(root).empty() && seat_to_ask(game, root) != kChance);
        expand(tree_[kRoot], root);
    }
    Mcts(const Mcts&) = delete;
    Mcts& operator=(const Mcts&) = delete;

    // Goes on for so many simulations; true when more would change nothing. However they are
    // divided over calls, the search is the same.
    bool run(std::uint64_t nodes) {
        for (; nodes > 0; --nodes) simulate();
        return tree_[kRoot].count == 1;
    }

    std::uint64_t nodes() const { return nodes_; }
    Move best() const { return tree_[best_edge(tree_[kRoot])].move; }  // the first before any run

    // The moves that were visited most, from the root down to an unvisited node or to chance.
    std::vector<Move> line() const {
        std::vector<Move> moves;
        const Edge<Move>* node = &tree_[kRoot];
        while (node->tried > 0 && node->seat != kChance) {
            node = &tree_[best_edge(*node)];
            moves.push_back(node->move);
        }
        if (moves.empty()) moves.push_back(best());
        return moves;
    }

    // All moves of the root, ascending.
    std::vector<RootMove> root_moves() const {
        std::vector<RootMove> moves;
        const Edge<Move>& root = tree_[kRoot];
        for (EdgeId id = root.first; id < root.first + root.count; ++id) {
            const bool tried = id < root.first + root.tried;
            moves.push_back(tried ? told(tree_[id]) : RootMove{tree_[id].move});
        }
        // total order: moves are unique
        small_sort(moves.begin(), moves.end(),
                   [](const RootMove& a, const RootMove& b) { return a.move < b.move; });
        return moves;
    }
    bool settled(std::uint64_t more) const { return keeps_its_lead(root_moves(), more); }

  private:
    static constexpr EdgeId kRoot = Tree<Move>::kRoot;
    static constexpr std::uint32_t kSmallest = G::kMaxMoves + 1;  // the root always fits
    static constexpr unsigned kDeepest = 256;                     // nodes below are leaves for ever

    void simulate() {
        State state = root_;
        NoEvents silent;
        unsigned depth = 0;
        path_[0] = kRoot;
        for (Edge<Move>* node = &tree_[kRoot]; may_descend(*node, state, depth);) {
            const EdgeId id = choose(*node, state);
            game_.apply(state, node->seat, tree_[id].move, silent);
            path_[++depth] = id;
            node = &tree_[id];
        }
        learn(depth, playout_values(game_, state, rng_, buffer_->list));
        ++nodes_;
    }

    bool may_descend(Edge<Move>& node, const State& state, unsigned depth) {
        if (node.count > 0) return depth + 1 < kDeepest;
        return node.visits > 0 && expand(node, state);
    }

    // False at the end of the game and when the arena is full.
    bool expand(Edge<Move>& node, const State& state) {
        if (game_.to_act(state).empty()) return false;
        const Seat seat = seat_to_ask(game_, state);
        auto& moves = buffer_->list;
        moves.clear();
        game_.legal(state, seat, moves);
        if (!tree_.has_room(moves.size())) return false;
        tree_.expand(node, seat, moves);
        return true;
    }

    // Choosing.

    EdgeId choose(Edge<Move>& node, const State& state) {
        if (G::kHasChance && node.seat == kChance) return sample(node, state);
        if (node.tried < node.count) return try_one(node);
        const float reach = settings_.explore * sqrt_log(node.visits);
        const float* const means = tree_.means(node.first);
        const float* const widths = tree_.widths(node.first);
        unsigned best = 0;
        float bound = means[0] + reach * widths[0];
        for (unsigned i = 1; i < node.tried; ++i) {  // ties go to the edge that was tried first
            const float other = means[i] + reach * widths[i];
            best = other > bound ? i : best;
            bound = other > bound ? other : bound;
        }
        return node.first + best;
    }

    // A random one of the untried moves, put behind the tried ones.
    EdgeId try_one(Edge<Move>& node) {
        const EdgeId next = node.first + node.tried;
        const EdgeId other = next + static_cast<EdgeId>(rng_.below(node.count - node.tried));
        std::swap(tree_[next].move, tree_[other].move);
        tree_.touch(next);
        ++node.tried;
        return next;
    }

    // Outcomes keep the order of the list, because the walk over weights belongs to the rules.
    EdgeId sample(Edge<Move>& node, const State& state) {
        for (; node.tried < node.count; ++node.tried) tree_.touch(node.first + node.tried);
        std::uint32_t total = 0;
        const EdgeId end = node.first + node.count;
        for (EdgeId id = node.first; id < end; ++id) total += game_.weight(state, tree_[id].move);
        std::uint32_t left = rng_.below(total);
        EdgeId id = node.first;
        for (; id < end; ++id) {
            const std::uint32_t weight = game_.weight(state, tree_[id].move);
            if (left < weight) break;
            left -= weight;
        }
        return id;
    }

    // Learning.

    void learn(unsigned depth, const Values& values) {
        for (; depth > 0; --depth) {
            const EdgeId id = path_[depth];
            Edge<Move>& edge = tree_[id];
            const Seat seat = tree_[path_[depth - 1]].seat;
            ++edge.visits;
            if (G::kHasChance && seat == kChance) continue;
            edge.total += static_cast<std::uint64_t>(values[seat]);
            const auto visits = static_cast<float>(edge.visits);
            *tree_.widths(id) = 1.0f / std::sqrt(visits);
            *tree_.means(id) = static_cast<float>(edge.total) * (1.0f / kFullValue) / visits;
        }
        ++tree_[kRoot].visits;
    }

    // The answer.

    // More visits, then the greater total, then the smaller move.
    EdgeId best_edge(const Edge<Move>& node) const {
        EdgeId best = node.first;
        for (EdgeId id = node.first + 1; id < node.first + node.tried; ++id) {
            if (better(tree_[id], tree_[best])) best = id;
        }
        return best;
    }
    static bool better(const Edge<Move>& a, const Edge<Move>& b) {
        if (a.visits != b.visits) return a.visits > b.visits;
        if (a.total != b.total) return a.total > b.total;
        return a.move < b.move;
    }

    static RootMove told(const Edge<Move>& edge) {
        return {edge.move, edge.visits, static_cast<double>(edge.total) / kFullValue / edge.visits};
    }

    const G& game_;
    State root_;
    Rng rng_;
    MctsSettings settings_;
    std::unique_ptr<MoveBuffer<G>> buffer_;
    Tree<Move> tree_;
    std::array<EdgeId, kDeepest> path_;
    std::uint64_t nodes_ = 0;
};

}  // namespace engawa
