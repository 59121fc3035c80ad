#include "engine/games/susanoo/rules/moment.h"

#include <cstdlib>

#include "engine/games/susanoo/rules/facts.h"

namespace engawa::susanoo {

namespace {

// What everybody can see of the moment.
Moment public_moment(const Susanoo& game, const State& s) {
    Moment moment;
    if (s.over()) return moment;
    if (s.at_turn != kNobody) moment.turn_of = s.at_turn;
    if (!s.in_battle()) return moment;
    const Totals sums = game.totals(s);
    moment.gap = std::abs(sums.fighters - sums.foes);
    moment.alarm = head_among_foes(game.book(), s);
    return moment;
}

}  // namespace

Moment moment_of(const Susanoo& game, const State& s, Seat seat) {
    Moment moment = public_moment(game, s);
    if (!game.to_act(s).contains(seat)) return moment;
    if (s.top().step == Step::Answer) moment.refuse = "no";
    if (!s.open_window()) return moment;
    const int player = seat.index();
    moment.window = 4 * s.turn + (s.top().step == Step::Prep    ? 0
                                  : s.top().step == Step::Fight ? 1
                                                                : 2);
    moment.calm = s.top().step != Step::Fight;
    if (!moment.calm) {
        if (!s.fighter(player)) moment.kind = Moment::Kind::Battle;
    } else if (player != s.at_turn) {
        moment.kind = Moment::Kind::Quiet;
    }
    MoveBuffer<Susanoo> buffer;
    game.legal(s, seat, buffer.list);
    moment.able = false;
    for (const Move move : buffer.list) {
        if (move.word() == Word::Pass) {
            moment.pass = game.write_move(s, seat, move);
        } else if (move.word() == Word::Drop) {  // a wish that nobody is asked for
            continue;
        } else if (move.word() != Word::Renew || moment.kind == Moment::Kind::Own ||
                   moment.alarm) {  // drawing anew is worth it where a head decides the game
            moment.able = true;
        }
    }
    return moment;
}

}  // namespace engawa::susanoo
