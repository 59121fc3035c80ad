// What moves do. The steps are in the headers below, cut by the parts of the game.
#include <utility>

#include "engine/games/eiyo/rules/deck_steps.h"
#include "engine/games/eiyo/rules/enemy_steps.h"
#include "engine/games/eiyo/rules/fight_steps.h"
#include "engine/games/eiyo/rules/play.h"
#include "engine/games/eiyo/rules/setup_steps.h"

namespace engawa::eiyo {

template <Sink S>
void Play<S>::chance(Move outcome) {
    if (outcome.kind() == Kind::TakeWeapon) return take_weapon(outcome.card());
    if (outcome.kind() == Kind::Reveal) return reveal(outcome.card());
    take_special(outcome.card());
    give_specials();
    settle();
}

template <Sink S>
void Play<S>::decide(int player, Move chosen) {
    switch (chosen.kind()) {
        case Kind::Attack:
        case Kind::Deflect: return play_card(chosen);
        case Kind::Keep: return keep(player);
        case Kind::Redraw: return redraw(player);
        case Kind::Stand: return stand(player, chosen.spot());
        case Kind::First: return propose_first(player, chosen.seat());
        case Kind::Agree:
            if (s_.phase == Phase::StandAnswer) return answer_stand(player, false);
            return answer_first(player, false);
        case Kind::Swap: return answer_stand(player, true);
        case Kind::Object: return answer_first(player, true);
        case Kind::Move: return move(player);
        case Kind::Show: return show(player);
        case Kind::Done: return done();
        default: return pass();
    }
}

template <Sink S>
void Eiyo::apply(State& s, Seat seat, Move chosen, S& sink) const {
    Play<S> play(*book_, s, sink);
    if (seat == kChance) return play.chance(chosen);
    play.decide(seat.index(), chosen);
}

template void Eiyo::apply(State&, Seat, Move, NoEvents&) const;
template void Eiyo::apply(State&, Seat, Move, EventList&) const;

}  // namespace engawa::eiyo
