// Bots of every level for any game, made from what a seat may know.
//
// A game's brain gives the quick levels (novice, adept) and what a search needs; a game without a
// brain has random and master only.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/hash.h"
#include "engine/core/small_sort.h"
#include "engine/match/bots.h"
#include "engine/search/alpha_beta.h"
#include "engine/search/brain.h"
#include "engine/search/info_mcts.h"
#include "engine/search/mcts.h"
#include "engine/search/weigh.h"

namespace engawa {

template <Game G>
typename G::Move random_move(const G& game, const Observed<typename G::State>& view, Seat seat,
                             Rng& rng) {
    const auto buffer = std::make_unique<MoveBuffer<G>>();
    game.legal(view.state(), seat, buffer->list);
    return buffer->list[rng.below(buffer->list.size())];
}

// The quick levels: one look, no search.
template <class Entry>
typename Entry::Game::Move quick_move(const Entry& entry,
                                      const Observed<typename Entry::Game::State>& view, Seat seat,
                                      Level level, Rng& rng) {
    using G = typename Entry::Game;
    if constexpr (Quick<typename Entry::Brain, G>) {
        if (level == Level::Novice) return entry.brain.novice(entry.game, view, rng);
        if (level == Level::Adept) return entry.brain.adept(entry.game, view, rng);
    }
    return random_move(entry.game, view, seat, rng);
}

// A seat that may act beside a decision, asked once (see ask_aside); nothing if it declines.
template <class Entry>
std::optional<typename Entry::Game::Move> aside_move(
    const Entry& entry, const Observed<typename Entry::Game::State>& view, Seat seat, Level level,
    Rng& rng) {
    if constexpr (ActingAside<typename Entry::Brain, typename Entry::Game>) {
        if (level != Level::Random) return entry.brain.aside(entry.game, view, rng);
    }
    const auto buffer = std::make_unique<MoveBuffer<typename Entry::Game>>();
    entry.game.legal(view.state(), seat, buffer->list);
    const int choice = rng.below(buffer->list.size() + 1);  // as in a random playout
    if (choice == buffer->list.size()) return std::nullopt;
    return buffer->list[choice];
}

// A move of master that needs no search, if the brain knows one.
template <class Entry>
std::optional<typename Entry::Game::Move> glance(const Entry& entry,
                                                 const Observed<typename Entry::Game::State>& view,
                                                 Rng& rng) {
    if constexpr (Glancing<typename Entry::Brain, typename Entry::Game>) {
        return entry.brain.at_a_glance(entry.game, view, rng);
    }
    return std::nullopt;
}

// The search behind master: alpha-beta where the game can be evaluated and hides nothing, MCTS over
// one state where it hides nothing, else MCTS over guesses, guided by the brain if it can.
enum class SearchKind : std::uint8_t { AlphaBeta, Mcts, Guesses, Guided };

template <class Entry>
constexpr SearchKind search_kind() {
    using G = typename Entry::Game;
    if (Guiding<typename Entry::Brain, G>) return SearchKind::Guided;
    if (G::kHasSecrets) return SearchKind::Guesses;
    if (SearchBrain<typename Entry::Brain, G> && !G::kHasChance) return SearchKind::AlphaBeta;
    return SearchKind::Mcts;
}

template <Game G>
typename G::State any_guess(const G& game, const Observed<typename G::State>& view,
                            std::uint64_t seed) {
    Rng rng{seed};
    return game.guess(view, rng);
}

// What the search behind master is made for: a budget that it will hardly exceed.
inline bool is_long(const BotSpec& bot) {
    constexpr std::uint32_t kManyNodes = 50'000;
    return bot.seconds > 0 || bot.nodes > kManyNodes;
}

template <class Entry, SearchKind = search_kind<Entry>()>
class MasterSearch;

template <class Entry>
class MasterSearch<Entry, SearchKind::AlphaBeta>
    : public AlphaBeta<typename Entry::Game, typename Entry::Brain> {
    using State = typename Entry::Game::State;

  public:
    // Once the table is full, what was the best move of a position is forgotten before it is asked
    // for again, and an iteration takes many times the nodes of the one before.
    MasterSearch(const Entry& entry, const Observed<State>& view, Seat, bool long_search,
                 std::uint64_t seed)
        : AlphaBeta<typename Entry::Game, typename Entry::Brain>(
              entry.game, entry.brain, any_guess(entry.game, view, seed),
              {.table_bits = long_search ? 18 : 15}) {}
    Thought thought() const { return {this->nodes(), this->depth(), this->score(), {}}; }
};

template <class Entry>
class MasterSearch<Entry, SearchKind::Mcts> : public Mcts<typename Entry::Game> {
    using State = typename Entry::Game::State;

  public:
    MasterSearch(const Entry& entry, const Observed<State>& view, Seat, bool, std::uint64_t seed)
        : Mcts<typename Entry::Game>(entry.game, any_guess(entry.game, view, seed), seed) {}
    Thought thought() const { return {this->nodes(), 0, 0, {}}; }
};

template <class Entry>
class MasterSearch<Entry, SearchKind::Guesses> : public InfoMcts<typename Entry::Game> {
    using State = typename Entry::Game::State;

  public:
    MasterSearch(const Entry& entry, const Observed<State>& view, Seat seat, bool,
                 std::uint64_t seed)
        : InfoMcts<typename Entry::Game>(entry.game, view, seat, seed) {}
    Thought thought() const { return {this->nodes(), 0, 0, {}}; }
};

template <class Entry>
class MasterSearch<Entry, SearchKind::Guided>
    : public InfoMcts<typename Entry::Game, BrainGuide<typename Entry::Brain>> {
    using State = typename Entry::Game::State;

  public:
    MasterSearch(const Entry& entry, const Observed<State>& view, Seat seat, bool,
                 std::uint64_t seed)
        : InfoMcts<typename Entry::Game, BrainGuide<typename Entry::Brain>>(
              entry.game, view, seat, seed, {.edges = 1u << 14, .explore = Entry::Brain::kExplore},
              {entry.brain, seat}) {}
    // The score is the value of the best move, in thousandths of a victory.
    Thought thought() const {
        int score = 0;
        for (const auto& one : this->root_moves()) {
            if (one.move == this->best()) score = static_cast<int>(1000 * one.value);
        }
        return {this->nodes(), 0, score, {}};
    }
};

// A thought that is finished from the beginning.
class FixedThinker final : public Thinker {
  public:
    explicit FixedThinker(std::string move) : move_(std::move(move)) {}
    bool run(std::uint32_t) override { return true; }
    Thought thought() const override { return {1, 1, 0, {move_}}; }
    std::string best() const override { return move_; }
    std::uint32_t budget() const override { return 1; }
    bool settled(std::uint64_t) const override { return true; }

  private:
    std::string move_;
};

template <class Entry>
class MasterThinker final : public Thinker {
    using G = typename Entry::Game;

  public:
    MasterThinker(const Entry& entry, const Observed<typename G::State>& view, Seat seat,
                  const BotSpec& bot, std::uint64_t seed)
        : game_(entry.game),
          state_(any_guess(entry.game, view, seed)),
          seat_(seat),
          budget_(bot.nodes != 0 ? bot.nodes : Entry::Brain::kMasterNodes),
          search_(entry, view, seat, is_long(bot), seed) {}

    bool run(std::uint32_t nodes) override { return search_.run(nodes); }
    std::string best() const override { return game_.write_move(state_, seat_, search_.best()); }
    std::uint32_t budget() const override { return budget_; }
    bool settled(std::uint64_t more) const override { return search_.settled(more); }
    Thought thought() const override {
        Thought thought = search_.thought();
        auto state = state_;
        NoEvents silent;
        Seat mover = seat_;
        for (const auto move : search_.line()) {
            if (!thought.line.empty() && !fits(state, mover, move)) break;
            thought.line.push_back(game_.write_move(state, mover, move));
            game_.apply(state, mover, move, silent);
            if (game_.to_act(state).empty()) break;
            mover = seat_to_ask(game_, state);
        }
        if constexpr (search_kind<Entry>() == SearchKind::AlphaBeta) {
            for (const auto move : search_.ranking().first(others_ranked())) {
                if (move == search_.best()) continue;
                thought.others.push_back(game_.write_move(state_, seat_, move));
            }
        }
        return thought;
    }

  private:
    static constexpr std::size_t kOthers = 12;
    std::size_t others_ranked() const { return std::min(kOthers, search_.ranking().size()); }

    // A line that was found over many guesses may not be playable in this one.
    bool fits(const typename G::State& state, Seat mover, typename G::Move move) const {
        const auto buffer = std::make_unique<MoveBuffer<G>>();
        game_.legal(state, mover, buffer->list);
        return std::binary_search(buffer->list.begin(), buffer->list.end(), move);
    }

    const G& game_;
    typename G::State state_;
    Seat seat_;
    std::uint32_t budget_;
    MasterSearch<Entry> search_;
};

template <class Entry>
std::unique_ptr<Thinker> make_thinker(const Entry& entry,
                                      const Observed<typename Entry::Game::State>& view, Seat seat,
                                      const BotSpec& bot, std::uint64_t seed) {
    Rng rng{seed};
    std::optional<typename Entry::Game::Move> move;
    if (bot.level != Level::Master)
        move = quick_move(entry, view, seat, bot.level, rng);
    else
        move = glance(entry, view, rng);
    if (move) {
        return std::make_unique<FixedThinker>(entry.game.write_move(view.state(), seat, *move));
    }
    return std::make_unique<MasterThinker<Entry>>(entry, view, seat, bot, seed);
}

// Of a long list, the moves that the brain thinks worth weighing.
template <class Entry>
void cut_to_candidates(const Entry& entry, const Observed<typename Entry::Game::State>& view,
                       Seat seat, std::vector<typename Entry::Game::Move>& moves) {
    using G = typename Entry::Game;
    if (moves.size() <= Entry::Brain::kWeighAll) return;
    if constexpr (Guiding<typename Entry::Brain, G>) {
        const auto buffer = std::make_unique<MoveBuffer<G>>();
        entry.game.legal(view.state(), seat, buffer->list);
        std::vector<std::int32_t> handicaps(G::kMaxMoves);
        entry.brain.candidates(entry.game, view.state(), seat, buffer->list, handicaps.data());
        moves.assign(buffer->list.begin(), buffer->list.end());
    }
}

template <class Entry>
std::vector<Weighed> weighed_moves(const Entry& entry,
                                   const Observed<typename Entry::Game::State>& view, Seat seat,
                                   std::vector<typename Entry::Game::Move> moves,
                                   std::uint64_t seed) {
    cut_to_candidates(entry, view, seat, moves);
    const auto counts =
        weigh(entry.game, entry.brain, view, seat, moves, Entry::Brain::kWeighGames, seed);
    std::vector<Weighed> weighed;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const MoveCount& count = counts[i];
        weighed.push_back({entry.game.write_move(view.state(), seat, moves[i]), count.games,
                           count.won, count.share(), count.error(),
                           static_cast<int>(10 * count.points / count.games)});
    }
    const auto better = [](const Weighed& a, const Weighed& b) {
        if (a.won != b.won) return a.won > b.won;
        return a.points != b.points ? a.points > b.points : a.move < b.move;
    };
    small_sort(weighed.begin(), weighed.end(), better);  // total order: moves are unique
    return weighed;
}

}  // namespace engawa
