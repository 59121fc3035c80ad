// What moves do. The steps are in the headers below, cut by the parts of the game. For apply.cpp
// and apply_events.cpp.
#pragma once

#include "engine/games/samurai/rules/attack_steps.h"
#include "engine/games/samurai/rules/counter_steps.h"
#include "engine/games/samurai/rules/effect_steps.h"
#include "engine/games/samurai/rules/hurt_steps.h"
#include "engine/games/samurai/rules/play.h"
#include "engine/games/samurai/rules/road_steps.h"
#include "engine/games/samurai/rules/round_steps.h"

namespace engawa::samurai {

// The top of the stack needs neither a decision nor chance.
template <Sink S>
void Play<S>::advance() {
    switch (top().task) {
        case Task::Redraw: return set_course(Task::Exchange);
        case Task::Exchange: return set_course(Task::Prepare);
        case Task::Place:
        case Task::Placed: return after_card();
        case Task::Draw:  // SAM-083, SAM-084
            if (s_.discard == 0) return pop();
            emit(Happening::Reshuffled, size_of(s_.discard));
            s_.bag = s_.discard;
            s_.discard = 0;
            return;
        case Task::Defence:  // SAM-086
            s_.defence_bag = s_.defence_discard;
            s_.defence_discard = 0;
            return;
        case Task::Peek:
        case Task::Reveal:
        case Task::FollowUp:
            s_.counter_bag = s_.counter_discard;
            s_.counter_discard = 0;
            return;
        case Task::BeginDuel: return begin_duel();
        case Task::BeginRound: return begin_round();
        case Task::Attacked: return attacked();
        case Task::Answered: return answered();
        case Task::NextAttack: return next_attack();
        case Task::Cleanup: return cleanup();
        case Task::Ability: return follow_ability();
        case Task::Win: return go_on_winning();
        case Task::Wound: {
            const Pending due = top();
            pop();
            return wound(due.a, static_cast<Victim>(due.b));
        }
        case Task::Flip: return flip();
        case Task::DoEffects: return do_effects();
        case Task::BloodCheck: return blood_check();
        case Task::RoundWound: return round_wound();
        case Task::RoundKi: return round_ki();
        default: return pop();  // Special, Event, Forget: nothing is left
    }
}

template <Sink S>
void Play<S>::chance(Move outcome) {
    const int card = outcome.a();
    const Pending due = top();
    switch (due.task) {
        case Task::Draw: return draw_card(card);
        case Task::Special: return look_at(card);
        case Task::Defence: return turn_defence(card);
        case Task::Peek:  // SAM-093
            pop();
            s_.counter_bag &= ~pile_bit(card);
            s_.known = byte(card + 1);
            return emit(Happening::Peeked, card);
        case Task::Reveal:
        case Task::FollowUp:
            pop();
            s_.counter_bag &= ~pile_bit(card);
            return turn_counter(card, false, due.task == Task::FollowUp);
        case Task::Injury: return injury(card);
        case Task::Blood: return take_blood(card);
        case Task::Gisei:
            pop();
            emit(Happening::GiseiDrawn, card);
            return push_list(book_.gisei[card], Victim::You);
        case Task::Bushido: return take_virtue(card);
        case Task::Event: return draw_event(card);
        case Task::Weather:
            pop();
            s_.weather = byte(card + 1);
            if (due.a == 0) s_.sky = s_.weather;
            return emit(Happening::Weather, card, due.a);
        case Task::ExploitRoll: return exploit_roll(card);
        case Task::ArmourRoll: return armour_roll(card);
        case Task::AnswerRoll: return answer_roll(card);
        default: return event_roll(card);
    }
}

template <Sink S>
void Play<S>::decide(Move move) {
    switch (move.kind()) {
        case Kind::Step: return step();
        case Kind::Bokken: return bokken();
        case Kind::Jin: return jin();
        case Kind::Credit: return credit();
        case Kind::Redraw: return redraw();
        case Kind::Hold: return set_course(Task::Exchange);  // SAM-149
        case Kind::Exchange: return exchange(move);
        case Kind::Breath: return breath();
        case Kind::Swap: return swap(move.a(), move.b());
        case Kind::Ready: return ready();
        case Kind::Target: return target(move.a());
        case Kind::Exploit: return exploit();
        case Kind::Insight: return insight();
        case Kind::Place: return place(move.a());
        case Kind::RewardKi: return reward_ki();
        case Kind::RewardSpecial: return reward_special();
        case Kind::RewardPawn: return reward_pawn();
        case Kind::Keep: return keep(move.a());
        case Kind::Virtue: return take_virtue(move.a());
        case Kind::Strike: return strike(move.a());
        case Kind::UseDie: return choose_die(true);
        case Kind::SaveDie: return choose_die(false);
        case Kind::PriceKi: return price_ki();
        case Kind::PriceLife: return price_life();
        case Kind::PriceDie: return price_die();
        case Kind::PriceCard: return price_card(move.a());
        case Kind::Focus: return focus();
        case Kind::Gisei: return gisei();
        case Kind::Reveal: return reveal();
        case Kind::End: return end_round();
        case Kind::SpoilsLife: return spoils_life();
        case Kind::SpoilsKi: return spoils_ki();
        case Kind::SpoilsSpecial: return spoils_special();
        case Kind::Forget: return forget(move.a());
        default:  // continue
            emit(Happening::SetOut, s_.stage + 1);
            return set_course(Task::BeginDuel);
    }
}

template <Sink S>
void Samurai::apply(State& s, Seat seat, Move move, S& sink) const {
    Play<S> play(*book_, s, sink);
    if (seat == kChance)
        play.chance(move);
    else
        play.decide(move);
    play.run();
}

}  // namespace engawa::samurai
