// A random game from a fixed seed, printed so that a person can read it once and see a leak.
//
// Every state with every viewer's view, who is to act, the legal lists in short, the move, the
// events as each viewer hears them, and the report at the end. Golden files hold such texts byte
// for byte.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/hash.h"
#include "engine/core/secrets.h"

namespace engawa {

// The layout, which is the same for every game.

using Line = std::pair<std::string, std::string>;  // who or what, and its text

std::string playthrough_head(std::string_view game, int rules, const Given& given,
                             std::uint64_t seed);
std::string seats_in_words(SeatSet seats);
// One line if all are the same, else one for each viewer.
std::string lines_by_viewer(const std::vector<Line>& lines);
std::string labelled(std::string_view label, std::string_view text);
// How many, a digest of all, and the first few.
std::string in_short(const std::vector<std::string>& texts);
std::string report_in_words(const Report& report, int seats);
std::string viewer_in_words(Viewer viewer);

// A part says enough about a long game: the positions from one number to another, both included.
// The report is there if the game ends within the part.
struct PlaythroughPart {
    int from = 0;
    int to = std::numeric_limits<int>::max();
};
std::string part_in_words(const PlaythroughPart& part);  // empty: the whole game

// The game.

template <Game G>
class Playthrough {
    using State = typename G::State;
    using Move = typename G::Move;

  public:
    Playthrough(const G& game, const typename G::Options& options, std::uint64_t seed)
        : game_(game), options_(options), rng_(seed), buffer_(G::kMaxMoves + kSlack) {}

    std::string text(const PlaythroughPart& part) {
        State state = game_.start(options_);
        std::string out;
        for (int ply = 0; ply <= part.to; ++ply) {
            const bool told = ply >= part.from;
            if (told) out += "\n== " + std::to_string(ply) + '\n' + state_in_words(state);
            if (game_.to_act(state).empty()) {
                return out + report_in_words(game_.report(state), seats());
            }
            const std::string played = play(state);
            if (told) out += played;
        }
        return out;
    }

  private:
    int seats() const { return game_.seats(options_); }

    std::vector<Viewer> viewers() const {
        std::vector<Viewer> all = {kWatcher};
        for (const Seat seat : SeatSet::first_seats(seats())) all.emplace_back(seat);
        return all;
    }

    Moves<Move> legal(const State& state, Seat seat) {
        Moves<Move> moves{std::span{buffer_}};
        game_.legal(state, seat, moves);
        return moves;
    }

    std::string state_in_words(const State& state) {
        const std::string position = game_.write(state);
        std::string out = labelled("position", position);
        std::vector<Line> views;
        for (const Viewer viewer : viewers()) {
            const std::string view = wire_text(game_, game_.observe(state, viewer));
            views.emplace_back(viewer_in_words(viewer),
                               view == position ? "sees the position" : view);
        }
        out += lines_by_viewer(views) + labelled("hash", in_hex(game_.hash(state)));
        out += labelled("to act", seats_in_words(game_.to_act(state)));
        out += labelled("awaited", seats_in_words(game_.awaited(state)));
        for (const Seat seat : game_.to_act(state)) {
            out += labelled(seats_in_words(SeatSet{seat}) + " may", moves_in_words(state, seat));
        }
        return out;
    }

    std::string moves_in_words(const State& state, Seat seat) {
        std::vector<std::string> texts;
        for (const Move move : legal(state, seat)) {
            std::string text = game_.write_move(state, seat, move);
            if (seat == kChance) text += '*' + std::to_string(game_.weight(state, move));
            texts.push_back(std::move(text));
        }
        return in_short(texts);
    }

    // Any seat that may act, not only the awaited ones, and any of its moves.
    std::string play(State& state) {
        int skip = rng_.below(game_.to_act(state).size());
        Seat seat;
        for (const Seat each : game_.to_act(state)) {
            if (skip-- == 0) seat = each;
        }
        const Moves<Move> moves = legal(state, seat);
        const Move move = seat == kChance ? pick_outcome(game_, state, moves, rng_)
                                          : moves[rng_.below(moves.size())];
        const std::string text = game_.write_move(state, seat, move);
        EventList sink;
        game_.apply(state, seat, move, sink);
        std::string out = "-> " + seats_in_words(SeatSet{seat}) + " plays " + text + '\n';
        for (const Event& event : sink.events) out += event_in_words(event);
        return out;
    }

    std::string event_in_words(const Event& event) const {
        std::vector<Line> heard;
        for (const Viewer viewer : viewers()) {
            heard.emplace_back(viewer_in_words(viewer),
                               in_one_line(game_.describe(game_.redact(event, viewer))));
        }
        return lines_by_viewer(heard);
    }

    const G& game_;
    const typename G::Options& options_;
    Rng rng_;
    std::vector<Move> buffer_;
};

// If the options are refused, the text is the refusal.
template <Game G>
std::string playthrough(const G& game, const Given& given, std::uint64_t seed,
                        const PlaythroughPart& part = {}) {
    const std::string head = playthrough_head(G::kName, G::kRulesVersion, given, seed);
    const auto options = game.options(given);
    if (!options) return head + options.error().text + '\n';
    return head + part_in_words(part) + Playthrough<G>{game, *options, seed}.text(part);
}

}  // namespace engawa
