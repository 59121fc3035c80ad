#include "engine/games/samurai/bots/bot.h"

#include <algorithm>

#include "engine/games/samurai/bots/adept.h"

namespace engawa::samurai {
namespace {

// Novice.

// A card for somebody who looks at one gauge and the next counterattack.
int first_sight(const Book& book, const State& s, int card, Rng& rng) {
    const auto& gauges = book.values[card].gauges;
    const int better = s.gauges[1] > s.gauges[0] ? 1 : 0;
    const int guard = s.gauge(Gauge::Guard) < 3 ? gauges[2] : 0;
    return 3 * gauges[better] + 2 * guard + rng.below(3);
}

Move novice_place(const Book& book, const State& s, Rng& rng) {
    int best = first_of(s.hand);
    int highest = -1000;
    each(s.hand, [&](int card) {
        const int value = first_sight(book, s, card, rng);
        if (value <= highest) return;
        highest = value;
        best = card;
    });
    return Move{Kind::Place, best};
}

Move novice_guard(const State& s) {
    const bool danger = s.gauge(Gauge::Guard) < 3 && s.ki != 0;
    return Move{danger ? Kind::Focus : Kind::Reveal};
}

// A strike that kills the last foe, whatever the Injury die does.
std::optional<Move> deadly_strike(const Book& book, const State& s) {
    if (s.top().task != Task::Strike) return std::nullopt;
    const Forecast forecast(book, s, kMasterTaste);
    const BestStrike strike = best_strike(book, s, forecast);
    if (strike.damage < forecast.foe_left()) return std::nullopt;
    return Move{Kind::Strike, strike.which};
}

}  // namespace

Move Brain::novice(const Samurai& game, const Observed<State>& view, Rng& rng) const {
    const State& s = view.state();
    const Book& book = game.book();
    switch (s.top().task) {
        case Task::Redraw: return Move{Kind::Hold};
        case Task::Exchange: return Move{Kind::Exchange};
        case Task::Prepare: return Move{Kind::Ready};
        case Task::Place: return novice_place(book, s, rng);
        case Task::Guard: return novice_guard(s);
        default: return adept_move(book, s, kAdeptTaste, false);
    }
}

Move Brain::adept(const Samurai& game, const Observed<State>& view, Rng&) const {
    return adept_move(game.book(), view.state(), kAdeptTaste, true);
}

std::optional<Move> Brain::at_a_glance(const Samurai& game, const Observed<State>& view,
                                       Rng&) const {
    const State& s = view.state();
    if (const auto move = deadly_strike(game.book(), s)) return *move;
    MoveBuffer<Samurai> buffer;
    game.legal(s, view.viewer().seat(), buffer.list);
    std::array<std::int32_t, Samurai::kMaxMoves> handicaps;
    candidates(game, s, view.viewer().seat(), buffer.list, handicaps.data());
    if (buffer.list.size() == 1) return buffer.list[0];
    return std::nullopt;
}

Move Brain::policy(const Samurai& game, const State& s, Seat) const {
    return adept_move(game.book(), s, kMasterTaste, false);
}

}  // namespace engawa::samurai
