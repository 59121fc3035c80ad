// What all laws share: how hard to try, one state of one random game, and small helpers.
#pragma once

#include <cstdint>
#include <cstring>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/laws/findings.h"

namespace engawa::laws {

struct Effort {
    int games = 3;         // for each set of options ...
    int least_games = 60;  // ... and at least so many in all
    int random_sets = 4;
    int most_plies = 300;  // of a game that states no bound
    int early = 8;         // costly laws look at so many first plies, at powers of two, ...
    int every = 16;        // ... and at one ply in so many
    int sample = 8;        // moves tried where all would be too many
    int mutations = 12;    // broken texts for each costly look
    int deals = 300;       // for the odds of guesses, for each set of options
};

inline constexpr Effort kQuick{};
// For a game whose games are long, or whose sets of options are many.
inline constexpr Effort kBrief{.games = 1, .least_games = 30};
inline constexpr Effort kThorough{.games = 15,
                                  .least_games = 400,
                                  .random_sets = 20,
                                  .most_plies = 1000,
                                  .early = 16,
                                  .every = 8,
                                  .sample = 16,
                                  .mutations = 30,
                                  .deals = 2000};

enum class Sum : std::uint8_t { Zero, Same, General };  // Same: all seats win or lose together

// What a game says about itself beyond its concept.
struct About {
    Sum sum = Sum::Zero;
    int largest_state = 512;
    // Something may be shown for a moment, and nobody has to remember it.
    bool forgets = false;
};

template <class State>
int equal_bytes(const State& a, const State& b) {
    unsigned char left[sizeof(State)], right[sizeof(State)];
    std::memcpy(left, &a, sizeof(State));
    std::memcpy(right, &b, sizeof(State));
    int count = 0;
    for (std::size_t i = 0; i < sizeof(State); ++i) count += int{left[i] == right[i]};
    return count;
}

template <class State>
bool same_bytes(const State& a, const State& b) {
    return equal_bytes(a, b) == static_cast<int>(sizeof(State));
}

inline std::vector<Viewer> viewers(int seats) {
    std::vector<Viewer> all;
    for (const Seat seat : SeatSet::first_seats(seats)) all.emplace_back(seat);
    all.push_back(kWatcher);
    return all;
}

inline std::string viewer_name(Viewer viewer) {
    return viewer.is_watcher() ? "the watcher" : "seat " + std::to_string(viewer.seat().number());
}

inline std::string seat_name(Seat seat) {
    return seat == kChance ? "chance" : "seat " + std::to_string(seat.number());
}

// A legal list of a game that may be broken: there is room for more than the bound allows.
template <Game G>
std::vector<typename G::Move> legal_moves(const G& game, const typename G::State& state,
                                          Seat seat) {
    constexpr int kCapacity = 2 * G::kMaxMoves + kSlack;
    static const auto buffer = std::make_unique<typename G::Move[]>(kCapacity);
    Moves<typename G::Move> list{std::span{buffer.get(), static_cast<std::size_t>(kCapacity)}};
    game.legal(state, seat, list);
    return {list.begin(), list.end()};
}

// At most `most` of them, in random order.
template <class Move>
std::vector<Move> sampled(std::vector<Move> moves, int most, Rng& rng) {
    for (unsigned i = 0; i < moves.size() && static_cast<int>(i) < most; ++i) {
        const auto rest = static_cast<std::uint32_t>(moves.size() - i);
        std::swap(moves[i], moves[i + rng.below(rest)]);
    }
    if (static_cast<int>(moves.size()) > most) moves.resize(static_cast<unsigned>(most));
    return moves;
}

template <Game G>
struct After {
    typename G::State state;
    std::vector<Event> events;
};

template <Game G>
After<G> after(const G& game, const typename G::State& state, Seat seat, typename G::Move move) {
    After<G> result{state, {}};
    EventList sink;
    game.apply(result.state, seat, move, sink);
    result.events = std::move(sink.events);
    return result;
}

template <Game G>
std::vector<Event> heard(const G& game, const std::vector<Event>& events, Viewer viewer) {
    std::vector<Event> out;
    for (const Event& event : events) out.push_back(game.redact(event, viewer));
    return out;
}

// One run of the laws over one game. Random numbers for guesses are apart from those for the course
// of the games: the statistical laws rely on it.
template <Game G>
struct Run {
    const G& game;
    About about;
    Effort effort;
    Findings findings{};
    Rng guesses{0x67756573};
    Rng choices{0x6c617773};
    std::deque<std::string> move_texts{};  // of earlier states: attempts for later ones
    bool saw_chance = false;
    bool saw_secret = false;
};

template <Game G>
struct Setting {
    typename G::Options options;
    std::string text;  // of the options
    int seats;
};

// One state of one random game.
template <Game G>
struct Scene {
    Run<G>& run;
    const Setting<G>& setting;
    std::uint64_t seed;
    int ply;
    const typename G::State& state;
    bool costly;  // time for the laws that take long

    const G& game() const { return run.game; }
    std::vector<Seat> seats() const {  // chance included
        std::vector<Seat> all;
        for (const Seat seat : SeatSet::first_seats(setting.seats)) all.push_back(seat);
        all.push_back(kChance);
        return all;
    }

    void checked(Law law) const { run.findings.checked(law); }
    // `what` is a text, or a function that makes one.
    template <class What>
    bool expect(Law law, bool holds, const What& what) const {
        if (holds) return true;
        std::string text;
        if constexpr (std::is_invocable_v<What>) {
            text = what();
        } else {
            text = what;
        }
        run.findings.add({law, setting.text, seed, ply, game().write(state), std::move(text)});
        return false;
    }
};

}  // namespace engawa::laws
