#include "engine/games/eiyo/bots/bot.h"

#include <algorithm>

#include "engine/games/eiyo/bots/adept.h"

namespace engawa::eiyo {
namespace {

Move plain(Kind kind) { return Move::plain(kind); }

// Novice.

// What a single card play looks like to somebody who does not plan.
int first_sight(const Eiyo& game, const State& s, Move play) {
    const int row = game.row_at(s, s.seat, play.corner());
    const Foe front = s.rows[row].front();
    const int gain = play.is_attack() ? 3 + 2 * game.foe(s, front).honor : game.damage(s, row);
    return gain - 4 * game.cost(s, play);
}

Move novice_fight(const Eiyo& game, const State& s, const Moves<Move>& moves, Rng& rng) {
    Move best = moves[moves.size() - 1];  // done or pass
    int highest = 4;
    for (const Move move : moves) {
        if (!move.is_play()) continue;
        const int value = first_sight(game, s, move) + rng.below(4);
        if (value <= highest) continue;
        highest = value;
        best = move;
    }
    return best;
}

// Everybody.

// A seat that may only show or move, asked as if it had to.
std::optional<Move> beside(const State& s, Seat seat, const Moves<Move>& moves) {
    if (seat.index() == s.seat) return std::nullopt;
    return moves[moves.size() - 1];  // show, if it may
}

int viewing(const Observed<State>& view) { return view.viewer().seat().index(); }

}  // namespace

Move Brain::novice(const Eiyo& game, const Observed<State>& view, Rng& rng) const {
    const State& s = view.state();
    const Seat seat = view.viewer().seat();
    MoveBuffer<Eiyo> buffer;
    game.legal(s, seat, buffer.list);
    if (const auto move = beside(s, seat, buffer.list)) return *move;
    if (s.phase == Phase::Fight) return novice_fight(game, s, buffer.list, rng);
    if (s.phase == Phase::FirstProposal) return Move::first(viewing(view));
    return buffer.list[0];  // keep, stand L, agree
}

Move Brain::adept(const Eiyo& game, const Observed<State>& view, Rng& rng) const {
    const State& s = view.state();
    if (const auto move = aside(game, view, rng)) return *move;
    const Seat seat = view.viewer().seat();
    MoveBuffer<Eiyo> buffer;
    game.legal(s, seat, buffer.list);
    if (const auto move = beside(s, seat, buffer.list)) return *move;
    Taste taste = taste_of(s);
    taste.parts = true;
    return adept_move(game.book(), s, seat.index(), taste);
}

std::optional<Move> Brain::aside(const Eiyo& game, const Observed<State>& view, Rng&) const {
    const State& s = view.state();
    const bool shows = s.coop() && s.open_decision() && may_show(s, viewing(view));
    static_cast<void>(game);
    if (shows) return plain(Kind::Show);  // it costs nothing and the partner plans with it
    return std::nullopt;
}

std::optional<Move> Brain::at_a_glance(const Eiyo& game, const Observed<State>& view,
                                       Rng& rng) const {
    const State& s = view.state();
    const Seat seat = view.viewer().seat();
    MoveBuffer<Eiyo> buffer;
    game.legal(s, seat, buffer.list);
    if (const auto move = winning_play(game.book(), s, buffer.list)) return *move;
    if (const auto move = aside(game, view, rng)) return *move;
    if (const auto move = beside(s, seat, buffer.list)) return *move;
    std::array<std::int32_t, Eiyo::kMaxMoves> handicaps;
    candidates(game, s, seat, buffer.list, handicaps.data());
    if (buffer.list.size() == 1) return buffer.list[0];
    return std::nullopt;
}

Move Brain::policy(const Eiyo& game, const State& s, Seat seat) const {
    return adept_move(game.book(), s, seat.index(), taste_of(s));
}

}  // namespace engawa::eiyo
