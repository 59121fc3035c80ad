#include "bench/bench.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>

#include "bench/allocations.h"
#include "bench/measure.h"
#include "engine/match/games.h"
#include "engine/search/info_mcts.h"
#include "engine/search/mcts.h"
#include "engine/search/playout.h"

namespace engawa::bench {
namespace {

constexpr int kRepetitions = 9;

struct Position {
    std::string_view game;
    std::string_view name;
    std::string_view text;
};

// Crowded and open middle games; two plies are counted (tests/perft/paiko.perft).
constexpr Position kPositions[] = {
    {"paiko", "CV-20",
     "Fi@c9s,Wa@e9,Lo@h9,Sw@a8,Sa@c8e,Ai@d8,Wa@f8,Sa@b7e,Er@f7,Ai@c6,Bw@f6e,Er@g6,Er@c5,Lo@f5,"
     "Wa@g5,Sw@i5,Sw@g4,Bw@e3s,Fi@f3e,Ai@g2/Wa@e11,Fi@i11n,Ai@j11,Sw@e10,Lo@h10,Fi@i10n,Ai@k10,"
     "Er@l10,Lo@l9,Bw@m9n,Sw@j8,Ai@l8,Er@j7,Sa@m7s,Wa@l6,Fi@m6e,Sw@j3/00000000.00000000.10110100/"
     "00100000.00000000.20110011/b/t/b7:1.e10:2/0/171"},
    {"paiko", "CV-22",
     "Er@a7,Ai@b7,Wa@f7,Lo@j7,Wa@d5,Sa@f5n,Lo@h5,Bw@g4e,Er@j4,Er@f3,Ai@j3/Lo@f12,Wa@g11,Er@i11,"
     "Wa@g10,Er@h10,Sa@e9n,Fi@j9e,Ai@l8,Sw@k6,Wa@l5/01000000.22101301.00110000/"
     "11100000.11222110.00000100/b/t/-.g10:1/0/31"},
};

class Work {
  public:
    virtual ~Work() = default;
    virtual void repeat() = 0;
    virtual void report(double ref_ns, std::vector<Figure>& figures) const = 0;
};

// Everything that is measured about one game. Every repetition runs each work once.
template <Game G>
class WorkOf final : public Work {
  public:
    explicit WorkOf(const G& game, bool quick)
        : game_(game),
          options_(*game.options({})),
          start_(game.start(options_)),
          buffer_(std::make_unique<MoveBuffer<G>>()),
          copies_(kRing),
          seconds_(quick ? 0.005 : 0.03) {
        find_size();
        sample_states();
        read_positions();
        if constexpr (G::kHasSecrets) find_roots();
    }

    void repeat() override {
        copy_.add(ns_for_one([&] { return copy_all(); }));
        play();
        legal_.add(ns_for_one([&] { return list_all(); }));
        if constexpr (G::kHasSecrets) {
            for (Root& root : roots_) {
                root.simulation.add(ns_for_one([&] { return search_guesses(root.state); }));
                root.playout.add(ns_for_one([&] { return play_from(root.state); }));
            }
        } else {
            mcts_.add(ns_for_one([&] { return search(); }));
        }
        for (Counted& one : positions_) {
            one.samples.add(ns_for_one([&] { return perft(one.state, 2); }));
        }
    }

    void report(double ref_ns, std::vector<Figure>& figures) const override {
        const auto add = [&](const std::string& what, const Samples& samples) {
            figures.push_back({std::string{G::kName}, what, samples.best(), samples.median(),
                               samples.best() / ref_ns, samples.size()});
        };
        add("copy", copy_);
        add("playout_move", playout_move_);
        add("playout", playout_);
        add("legal", legal_);
        if constexpr (G::kHasSecrets) {
            for (const Root& root : roots_) {
                add("mcts_sim" + root.name, root.simulation);
                const double best = root.simulation.best() / root.playout.best();
                const double median = root.simulation.median() / root.playout.median();
                figures.push_back({std::string{G::kName}, "mcts_in_playouts" + root.name, best,
                                   median, best, root.simulation.size()});
            }
        } else {
            add("mcts_sim", mcts_);
        }
        for (const auto& each : positions_) add("perft:" + each.name, each.samples);
        const double asked = allocations_ / moves_;
        figures.push_back(
            {std::string{G::kName}, "alloc_per_move", asked, asked, asked, copy_.size()});
    }

  private:
    using State = typename G::State;

    static constexpr unsigned kStates = 256;
    static constexpr unsigned kRing =
        1024;  // copies go round, so that they do not stay in one line
    static constexpr std::uint64_t kMoveBits = (std::uint64_t{1} << 40) - 1;

    struct Counted {
        std::string name;
        State state;
        Samples samples;
    };

    // A search over guesses begins at a decision, and is compared with playouts from there.
    struct Root {
        std::string name;
        State state;
        Samples simulation, playout;
    };

    void find_roots() {
        add_root("", {});
        const Given coop{{"mode", "coop"}};
        if (game_.options(coop).ok()) add_root(":coop", coop);
    }
    void add_root(const std::string& name, const Given& given) {
        State state = game_.start(*game_.options(given));
        Rng rng{3};
        while (seat_to_ask(game_, state) == kChance) play_on(game_, state, rng, buffer_->list, 1);
        roots_.push_back({std::move(name), state, {}, {}});
    }
    std::uint64_t search_guesses(const State& root) {
        std::uint64_t done = 0;
        const double start = cpu_seconds();
        const Seat seat = seat_to_ask(game_, root);
        const auto view = game_.observe(root, seat);
        for (std::uint64_t seed = 0; done == 0 || cpu_seconds() - start < seconds_; ++seed) {
            InfoMcts<G> mcts(game_, view, seat, seed);
            const auto before = allocations();
            mcts.run(simulations_);
            allocations_ += static_cast<double>(allocations() - before);
            keep(mcts.best());
            done += simulations_;
        }
        return done;
    }
    std::uint64_t play_from(const State& root) {
        std::uint64_t done = 0;
        const double start = cpu_seconds();
        Rng rng{4};
        while (done == 0 || cpu_seconds() - start < seconds_) {
            for (std::uint32_t i = 0; i < simulations_; ++i, ++done) {
                State state = root;
                play_on(game_, state, rng, buffer_->list);
                keep(state);
            }
        }
        return done;
    }

    // How many playouts make a repetition long enough for the clock.
    void find_size() {
        for (games_ = 1; games_ < (1u << 24); games_ *= 2) {
            const double start = cpu_seconds();
            keep(playout_checksum(game_, options_, games_, 1));
            if (cpu_seconds() - start >= seconds_) break;
        }
        Rng rng{1};
        State state = start_;
        const auto applies = std::max(1u, play_on(game_, state, rng, buffer_->list));
        simulations_ = applies > 60 ? 200 : 2000;
    }

    // States that random games pass, each from a game of its own.
    void sample_states() {
        Rng rng{2};
        while (states_.size() < kStates) {
            State state = start_;
            const auto length = play_on(game_, state, rng, buffer_->list);
            State some = start_;
            play_on(game_, some, rng, buffer_->list, rng.below(length));
            if (!game_.to_act(some).empty()) states_.push_back(some);
        }
    }

    void read_positions() {
        for (const Position& position : kPositions) {
            if (position.game != G::kName) continue;
            positions_.push_back(
                {std::string{position.name}, *game_.read(options_, position.text), {}});
        }
    }

    std::uint64_t copy_all() {
        constexpr std::uint64_t kPasses = 200;
        for (std::uint64_t pass = 0; pass < kPasses; ++pass) {
            for (unsigned i = 0; i < kRing; ++i) copies_[i] = states_[i % kStates];
            keep(copies_);
        }
        return kPasses * kRing;
    }

    void play() {
        const auto before = allocations();
        const double start = cpu_seconds();
        const std::uint64_t made = playout_checksum(game_, options_, games_, 7) & kMoveBits;
        const double ns = (cpu_seconds() - start) * 1e9;
        allocations_ += static_cast<double>(allocations() - before - 1);  // its own move list
        moves_ += static_cast<double>(made);
        playout_.add(ns / games_);
        playout_move_.add(ns / static_cast<double>(made));
    }

    std::uint64_t list_all() {
        constexpr std::uint64_t kPasses = 60;
        for (std::uint64_t pass = 0; pass < kPasses; ++pass) {
            for (const State& state : states_) {
                buffer_->list.clear();
                game_.legal(state, seat_to_ask(game_, state), buffer_->list);
                keep(buffer_->list);
            }
        }
        return kPasses * kStates;
    }

    // From the start, with the tree made anew: what a bot pays for a move.
    std::uint64_t search() {
        std::uint64_t done = 0;
        const double start = cpu_seconds();
        for (std::uint64_t seed = 0; done == 0 || cpu_seconds() - start < seconds_; ++seed) {
            Mcts<G> mcts(game_, start_, seed);
            const auto before = allocations();
            mcts.run(simulations_);
            allocations_ += static_cast<double>(allocations() - before);
            keep(mcts.best());
            done += simulations_;
        }
        return done;
    }

    std::uint64_t perft(const State& state, int depth) {
        if (depth == 0) return 1;
        const auto buffer = std::make_unique<MoveBuffer<G>>();
        const Seat seat = seat_to_ask(game_, state);
        game_.legal(state, seat, buffer->list);
        std::uint64_t leaves = 0;
        for (const auto move : buffer->list) {
            State next = state;
            NoEvents silent;
            game_.apply(next, seat, move, silent);
            keep(next);
            leaves += perft(next, depth - 1);
        }
        return leaves;
    }

    const G& game_;
    typename G::Options options_;
    State start_;
    std::unique_ptr<MoveBuffer<G>> buffer_;
    std::vector<State> states_;
    std::vector<State> copies_;
    std::vector<Counted> positions_;
    std::vector<Root> roots_;
    double seconds_;
    std::uint32_t games_ = 1;
    std::uint32_t simulations_ = 2000;
    double allocations_ = 0;
    double moves_ = 0;
    Samples copy_, playout_move_, playout_, legal_, mcts_;
};

}  // namespace

Report run(const Wish& wish) {
    std::vector<std::unique_ptr<Work>> works;
    each_entry([&]<class Entry>(const Entry& entry) {
        if (!wish.game.empty() && wish.game != entry.game.kName) return;
        works.push_back(std::make_unique<WorkOf<typename Entry::Game>>(entry.game, wish.quick));
    });

    Samples reference;
    for (int repetition = 0; repetition < kRepetitions; ++repetition) {
        wish.progress(repetition, kRepetitions);
        for (const auto& work : works) {
            reference.add(reference_ns());
            work->repeat();
        }
    }
    wish.progress(kRepetitions, kRepetitions);
    Report report;
    report.ref_ns = reference.size() > 0 ? reference.best() : 0;
    for (const auto& work : works) work->report(report.ref_ns, report.figures);
    return report;
}

}  // namespace engawa::bench
