// Bots of every level for any game, made from what a seat may know.
//
// A game's brain gives the quick levels (novice, adept) and what a search needs; a game without a
// brain has random and master only.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/hash.h"
#include "engine/match/bots.h"
#include "engine/search/alpha_beta.h"
#include "engine/search/mcts.h"

namespace engawa {

// For games that need no bots of their own.
struct NoBrain {
    static constexpr std::uint32_t kMasterNodes = 2000;
};

template <class Brain, class G>
concept Quick =
    requires(const Brain& brain, const G& game, const Observed<typename G::State>& view, Rng& rng) {
        { brain.novice(game, view, rng) } -> std::same_as<typename G::Move>;
        { brain.adept(game, view, rng) } -> std::same_as<typename G::Move>;
    };

template <class Brain, class G>
concept Evaluating =
    requires(const Brain& brain, const G& game, const typename G::State& state, Seat seat) {
        { brain.evaluate(game, state, seat) } -> std::convertible_to<std::int32_t>;
    };

template <Game G>
typename G::Move random_move(const G& game, const Observed<typename G::State>& view, Seat seat,
                             Rng& rng) {
    const auto room = std::make_unique<MoveRoom<G>>();
    game.legal(view.state(), seat, room->list);
    return room->list[rng.below(room->list.size())];
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

// A move of master that needs no search, if the brain knows one.
template <class Entry>
std::optional<typename Entry::Game::Move> glance(const Entry& entry,
                                                 const Observed<typename Entry::Game::State>& view,
                                                 Rng& rng) {
    if constexpr (requires { entry.brain.at_a_glance(entry.game, view, rng); }) {
        return entry.brain.at_a_glance(entry.game, view, rng);
    }
    return std::nullopt;
}

// The search behind master: alpha-beta where the game can be evaluated and hides nothing.
template <class Entry>
constexpr bool kUsesAlphaBeta = Evaluating<typename Entry::Brain, typename Entry::Game> &&
                                !Entry::Game::kHasChance && !Entry::Game::kHasSecrets;

template <class Entry, bool = kUsesAlphaBeta<Entry>>
class MasterSearch;

template <class Entry>
class MasterSearch<Entry, true> {
    using G = typename Entry::Game;

  public:
    MasterSearch(const Entry& entry, const typename G::State& state, std::uint64_t)
        : search_(entry.game, entry.brain, state) {}
    bool run(std::uint32_t nodes) { return search_.run(nodes); }
    typename G::Move best() const { return search_.best(); }
    Thought thought() const { return {search_.nodes(), search_.depth(), search_.score(), {}}; }
    auto line() const { return search_.line(); }

  private:
    AlphaBeta<G, typename Entry::Brain> search_;
};

template <class Entry>
class MasterSearch<Entry, false> {
    using G = typename Entry::Game;

  public:
    MasterSearch(const Entry& entry, const typename G::State& state, std::uint64_t seed)
        : search_(entry.game, state, seed) {}
    bool run(std::uint32_t nodes) { return search_.run(nodes); }
    typename G::Move best() const { return search_.best(); }
    Thought thought() const { return {search_.nodes(), 0, 0, {}}; }
    auto line() const { return search_.line(); }

  private:
    Mcts<G> search_;
};

// A thought that was finished as soon as it began.
class FixedThinker final : public Thinker {
  public:
    explicit FixedThinker(std::string move) : move_(std::move(move)) {}
    bool run(std::uint32_t) override { return true; }
    Thought thought() const override { return {1, 1, 0, {move_}}; }
    std::string best() const override { return move_; }
    std::uint32_t budget() const override { return 1; }

  private:
    std::string move_;
};

template <class Entry>
class MasterThinker final : public Thinker {
    using G = typename Entry::Game;

  public:
    MasterThinker(const Entry& entry, const Observed<typename G::State>& view, Seat seat,
                  std::uint32_t nodes, std::uint64_t seed)
        : game_(entry.game),
          state_(guessed(entry.game, view, seed)),
          seat_(seat),
          budget_(nodes != 0 ? nodes : Entry::Brain::kMasterNodes),
          search_(entry, state_, seed) {}

    bool run(std::uint32_t nodes) override { return search_.run(nodes); }
    std::string best() const override { return game_.write_move(state_, seat_, search_.best()); }
    std::uint32_t budget() const override { return budget_; }
    Thought thought() const override {
        Thought thought = search_.thought();
        auto state = state_;
        NoEvents silent;
        for (const auto move : search_.line()) {
            const Seat mover = seat_to_ask(game_, state);
            thought.line.push_back(game_.write_move(state, mover, move));
            game_.apply(state, mover, move, silent);
            if (game_.to_act(state).empty()) break;
        }
        return thought;
    }

  private:
    static typename G::State guessed(const G& game, const Observed<typename G::State>& view,
                                     std::uint64_t seed) {
        Rng rng{seed};
        return game.guess(view, rng);
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
    return std::make_unique<MasterThinker<Entry>>(entry, view, seat, bot.nodes, seed);
}

}  // namespace engawa
