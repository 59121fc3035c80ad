#include "engine/games/susanoo/rules/moment.h"

#include "engine/games/susanoo/rules/facts.h"

namespace engawa::susanoo {

Moment moment_of(const Susanoo& game, const State& s, Seat seat) {
    Moment moment;
    if (!s.open_window() || !game.to_act(s).contains(seat)) return moment;
    const int player = seat.index();
    moment.alarm = head_among_foes(game.book(), s);
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
        } else if (move.word() != Word::Renew || moment.kind == Moment::Kind::Own ||
                   moment.alarm) {  // drawing anew is worth it where a head decides the game
            moment.able = true;
        }
    }
    return moment;
}

}  // namespace engawa::susanoo
