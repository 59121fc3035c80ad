// Alpha-beta for two seats, no chance and no secrets: principal variation search with iterative
// deepening and a transposition table, as an object that stops and resumes anywhere.
//
// What a game knows about good play comes from a brain (SearchBrain). The brain may name a width:
// the first so many moves of an ordered list are searched, and the rest only if all of those lose.
// So a score of at least kDecisive is a proof, however selective the brain is.
//
// Depth counts turns, not moves: a move after which the same seat acts again costs none. A node is
// one apply. There is no recursion and nothing is allocated after construction.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/core/game.h"
#include "engine/search/brain.h"
#include "engine/search/transposition.h"

namespace engawa {

inline constexpr std::int32_t kWon = 1'000'000;     // minus one for each move until then
inline constexpr std::int32_t kDecisive = 990'000;  // scores from here on are proofs
inline constexpr std::int32_t kMaxEvaluation = 900'000;

struct AlphaBetaSettings {
    int max_depth = 32;   // turns
    int table_bits = 15;  // two to this many entries
};

template <class G, SearchBrain<G> B>
class AlphaBeta {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    // The game must not be over. Game and brain must outlive the search.
    AlphaBeta(const G& game, const B& brain, const State& state, AlphaBetaSettings settings = {})
        : game_(game),
          brain_(brain),
          settings_(settings),
          max_ply_(settings.max_depth + kExtraPlies),
          buffer_(new Move[static_cast<unsigned>(max_ply_) * kCapacity]),
          lines_(static_cast<unsigned>(max_ply_ * max_ply_)),
          table_(settings.table_bits) {
        frames_.reserve(static_cast<unsigned>(max_ply_));
        for (int ply = 0; ply < max_ply_; ++ply) {
            frames_.emplace_back(
                std::span<Move>(buffer_.get() + static_cast<unsigned>(ply) * kCapacity, kCapacity));
        }
        root_scores_.resize(kCapacity);
        ranked_.reserve(kCapacity);
        prepare_root(state);
    }
    AlphaBeta(const AlphaBeta&) = delete;
    AlphaBeta& operator=(const AlphaBeta&) = delete;

    // Goes on for so many nodes. True when there is nothing left to find: a proof, or the depth
    // limit. However the nodes are divided over calls, the search is the same.
    bool run(std::uint64_t nodes) {
        const std::uint64_t limit = nodes_ + nodes;
        while (!finished_) {
            if (top().done()) {
                leave();
            } else if (nodes_ == limit) {
                return false;
            } else {
                play_next();
            }
        }
        return true;
    }

    bool finished() const { return finished_; }
    Move best() const { return line_.front(); }           // there is one from the beginning
    std::span<const Move> line() const { return line_; }  // begins with best()
    std::int32_t score() const { return score_; }         // for the seat to act
    // All moves of the root: earlier best ones first, the rest as the first look ranked them.
    std::span<const Move> ranking() const { return frames_.front().moves.span(); }
    int depth() const { return depth_done_; }  // the last full iteration
    std::uint64_t nodes() const { return nodes_; }
    // There is no choice, or deeper and deeper looks gave the same move and the next one would
    // hardly come to its end.
    bool settled(std::uint64_t more) const {
        constexpr int kSteady = 4;
        return finished_ || frames_[0].moves.size() == 1 || (steady_ >= kSteady && more < nodes_);
    }

  private:
    static constexpr int kExtraPlies = 32;  // for moves that cost no depth
    static constexpr unsigned kCapacity = static_cast<unsigned>(G::kMaxMoves + kSlack);
    static constexpr std::int32_t kInfinite = kWon + 1;

    // How the child under way is searched; a result that is too good is checked by the next kind.
    enum class Trial : std::uint8_t { Reduced, Scout, Full };

    struct Frame {
        explicit Frame(std::span<Move> buffer) : moves(buffer) {}

        State state;
        Moves<Move> moves;
        std::uint64_t key = 0;
        Seat seat;
        bool again = false;  // the same child once more, as `trial` says
        Trial trial = Trial::Full;
        int next = 0;
        int unordered = 0;  // from here on the brain has not ordered the list yet
        int width = 0;
        int depth = 0;
        std::int32_t low = 0;  // the window it was entered with
        std::int32_t alpha = 0;
        std::int32_t beta = 0;
        std::int32_t best = 0;
        Move best_move{};
        Move killers[2] = {};  // moves that cut here before, in other branches

        bool done() const {
            if (again) return false;
            if (alpha >= beta || next >= moves.size()) return true;
            return next >= width && best > -kDecisive;
        }
    };

    struct Ranked {
        std::int32_t score;
        std::int32_t place;
        Move move;
    };

    Frame& top() { return frames_[ply_]; }
    Frame& frame(int ply) { return frames_[ply]; }
    Move* line_of(int ply) { return lines_.data() + ply * max_ply_; }

    // The root.

    void prepare_root(const State& state) {
        Frame& root = frame(0);
        root.state = state;
        root.seat = game_.awaited(state).first();
        root.key = game_.hash(state);
        root.moves.clear();
        game_.legal(state, root.seat, root.moves);
        assert(!root.moves.empty());
        brain_.order(game_, state, root.moves, settings_.max_depth, true);
        root.unordered = root.moves.size();
        line_.reserve(static_cast<unsigned>(max_ply_));
        line_.push_back(root.moves[0]);
        start_iteration(1);
    }

    void start_iteration(int depth) {
        Frame& root = frame(0);
        root.depth = depth;
        root.low = root.alpha = -kInfinite;
        root.beta = kInfinite;
        root.best = -kInfinite;
        root.next = 0;
        root.again = false;
        root.width = depth == 1 ? root.moves.size()
                                : std::max(1, brain_.width(game_, root.state, depth, true));
        cut_short_ = false;
    }

    void finish_iteration() {
        Frame& root = frame(0);
        if (root.next < root.moves.size()) cut_short_ = true;
        depth_done_ = root.depth;
        steady_ = root.best_move == last_best_ ? steady_ + 1 : 0;
        last_best_ = root.best_move;
        score_ = root.best;
        const bool decided = score_ >= kDecisive || score_ <= -kDecisive;
        finished_ = decided || !cut_short_ || root.depth >= settings_.max_depth;
        if (finished_) return;
        if (root.depth == 1) {
            sort_root();
        } else {
            bring_to(root, root.best_move, 0);
        }
        start_iteration(root.depth + 1);
    }

    // By the scores of the first iteration; moves of the same score keep their order.
    void sort_root() {
        Frame& root = frame(0);
        ranked_.clear();
        for (int i = 0; i < root.moves.size(); ++i) {
            ranked_.push_back({root_scores_[i], i, root.moves[i]});
        }
        // total order: places differ
        std::sort(ranked_.begin(), ranked_.end(), [](const Ranked& a, const Ranked& b) {
            return a.score != b.score ? a.score > b.score : a.place < b.place;
        });
        root.moves.clear();
        for (const Ranked& each : ranked_) root.moves.add(each.move);
    }

    // Down.

    void play_next() {
        Frame& parent = top();
        if (parent.next == parent.unordered) order_rest(parent);
        if (!parent.again) parent.trial = first_trial(parent);
        parent.again = false;
        Frame& child = frame(ply_ + 1);
        child.state = parent.state;
        NoEvents silent;
        game_.apply(child.state, parent.seat, parent.moves[parent.next], silent);
        ++nodes_;
        enter(parent, child);
    }

    Trial first_trial(const Frame& parent) const {
        if (parent.next == 0) return Trial::Full;
        return brain_.reduction(parent.depth, parent.next) > 0 ? Trial::Reduced : Trial::Scout;
    }

    void enter(Frame& parent, Frame& child) {
        ++ply_;
        line_length(ply_) = 0;
        if (game_.to_act(child.state).empty())
            return give_back(terminal_score(child.state, parent));
        child.seat = game_.awaited(child.state).first();
        const bool same = child.seat == parent.seat;
        const std::int32_t upper = parent.trial == Trial::Full ? parent.beta : parent.alpha + 1;
        child.low = child.alpha = same ? parent.alpha : -upper;
        child.beta = same ? upper : -parent.alpha;
        child.depth = parent.depth - (same ? 0 : 1);
        if (parent.trial == Trial::Reduced) {
            child.depth -= brain_.reduction(parent.depth, parent.next);
        }
        const auto value = known_value(child);
        if (value.known) return give_back(same ? value.score : -value.score);
        expand(child);
    }

    std::int32_t terminal_score(const State& state, const Frame& parent) const {
        const auto utility = game_.report(state).utility[parent.seat];
        if (utility == 0) return 0;
        return utility > 0 ? kWon - ply_ : ply_ - kWon;
    }

    struct Value {
        bool known = false;
        std::int32_t score = 0;
    };

    Value known_value(Frame& child) {
        if (brain_.wins_at_once(game_, child.state, child.seat)) return {true, kWon - ply_ - 1};
        if (child.depth <= 0 || ply_ + 1 >= max_ply_) {
            cut_short_ = true;
            return {true, brain_.evaluate(game_, child.state, child.seat)};
        }
        child.key = game_.hash(child.state);
        child.best_move = Move{};
        const auto* entry = table_.find(child.key);
        if (entry == nullptr) return {};
        child.best_move = entry->move;
        const std::int32_t score = from_table(entry->score);
        const bool decisive = score >= kDecisive || score <= -kDecisive;
        if (entry->depth < child.depth && !decisive) return {};
        if (entry->bound == Bound::Exact ||
            (entry->bound == Bound::AtLeast && score >= child.beta) ||
            (entry->bound == Bound::AtMost && score <= child.alpha)) {
            cut_short_ = cut_short_ || !decisive;
            return {true, score};
        }
        return {};
    }

    // The remembered move and the killers come first; the rest is ordered when they did not cut.
    void expand(Frame& child) {
        const Move first[] = {child.best_move, child.killers[0], child.killers[1]};
        child.moves.clear();
        game_.legal(child.state, child.seat, child.moves);
        bool legal[3];
        for (unsigned i = 0; i < 3; ++i) {
            legal[i] = std::binary_search(child.moves.begin(), child.moves.end(), first[i]);
        }
        child.unordered = 0;
        for (unsigned i = 0; i < 3; ++i) {
            if (legal[i] && bring_to(child, first[i], child.unordered)) ++child.unordered;
        }
        child.width = std::max(1, brain_.width(game_, child.state, child.depth, false));
        child.best = -kInfinite;
        child.best_move = child.moves[0];
        child.next = 0;
        child.again = false;
    }

    void order_rest(Frame& at) {
        Move* const first = mutable_moves(at) + at.unordered;
        Moves<Move> rest(std::span<Move>(first, kCapacity - static_cast<unsigned>(at.unordered)));
        rest.grow(first + at.moves.size() - at.unordered);
        brain_.order(game_, at.state, rest, at.depth, false);
        assert(rest.size() == at.moves.size() - at.unordered);
        at.unordered = at.moves.size();
    }

    // Up.

    // The top frame is searched.
    void leave() {
        Frame& done = top();
        if (ply_ == 0) return finish_iteration();
        if (done.next < done.moves.size() && done.alpha < done.beta) cut_short_ = true;
        const Bound bound = done.best >= done.beta ? Bound::AtLeast
                            : done.best > done.low ? Bound::Exact
                                                   : Bound::AtMost;
        table_.store({done.key, done.best_move, to_table(done.best),
                      static_cast<std::int16_t>(done.depth), bound});
        const bool same = done.seat == frame(ply_ - 1).seat;
        give_back(same ? done.best : -done.best);
    }

    // The child at ply_ is worth `score` to its parent's seat.
    void give_back(std::int32_t score) {
        --ply_;
        Frame& parent = top();
        const bool decisive = score >= kDecisive || score <= -kDecisive;
        if (parent.trial != Trial::Full && score > parent.alpha && score < kDecisive &&
            (parent.trial == Trial::Reduced || score < parent.beta)) {
            parent.trial = parent.trial == Trial::Reduced ? Trial::Scout : Trial::Full;
            parent.again = true;
            return;
        }
        if (parent.trial == Trial::Reduced && !decisive) cut_short_ = true;
        accept(parent, score);
    }

    void accept(Frame& parent, std::int32_t score) {
        const Move move = parent.moves[parent.next];
        if (ply_ == 0) root_scores_[parent.next] = score;
        ++parent.next;
        if (score > parent.best) {
            parent.best = score;
            parent.best_move = move;
        }
        if (score <= parent.alpha) return;
        parent.alpha = score;
        extend_line(move);
        if (ply_ == 0) publish();
        if (score >= parent.beta) remember_killer(parent, move);
    }

    // A better move at the root counts at once, also in an iteration that is never finished.
    void publish() {
        line_.assign(line_of(0), line_of(0) + line_length(0));
        score_ = frame(0).alpha;
    }

    void extend_line(Move move) {
        Move* const line = line_of(ply_);
        const int length = line_length(ply_ + 1);
        line[0] = move;
        std::copy_n(line_of(ply_ + 1), length, line + 1);
        line_length(ply_) = length + 1;
    }
    int& line_length(int ply) { return lengths_[ply]; }

    // Move lists.

    Move* mutable_moves(Frame& at) {
        return buffer_.get() + (&at - frames_.data()) * static_cast<std::ptrdiff_t>(kCapacity);
    }

    // Moves between keep their order. False if the move is not found from there on.
    bool bring_to(Frame& at, Move move, int place) {
        Move* const moves = mutable_moves(at);
        Move* const end = moves + at.moves.size();
        Move* const found = std::find(moves + place, end, move);
        if (found == end) return false;
        std::rotate(moves + place, found, found + 1);
        return true;
    }

    void remember_killer(Frame& at, Move move) {
        if (ply_ == 0 || at.killers[0] == move) return;
        at.killers[1] = at.killers[0];
        at.killers[0] = move;
    }

    // A proof in the table counts moves from its own position, not from the root.
    std::int32_t to_table(std::int32_t score) const {
        if (score >= kDecisive) return score + ply_;
        return score <= -kDecisive ? score - ply_ : score;
    }
    std::int32_t from_table(std::int32_t score) const {
        if (score >= kDecisive) return score - ply_;
        return score <= -kDecisive ? score + ply_ : score;
    }

    const G& game_;
    const B& brain_;
    AlphaBetaSettings settings_;
    int max_ply_;
    std::unique_ptr<Move[]> buffer_;
    std::vector<Move> lines_;  // the best line from each ply, a square of max_ply_
    std::vector<int> lengths_ = std::vector<int>(static_cast<unsigned>(max_ply_ + 1));
    TranspositionTable<Move> table_;
    std::vector<Frame> frames_;
    std::vector<std::int32_t> root_scores_;
    std::vector<Ranked> ranked_;

    int ply_ = 0;
    bool finished_ = false;
    bool cut_short_ = false;  // in this iteration something was judged without a proof
    int depth_done_ = 0;
    int steady_ = 0;  // full iterations in a row that ended with the best move of the one before
    Move last_best_{};
    std::int32_t score_ = 0;
    std::uint64_t nodes_ = 0;
    std::vector<Move> line_;
};

}  // namespace engawa
