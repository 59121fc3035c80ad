// The end of a duel, the road between two duels of a campaign, the spoils of the clan.
#pragma once

#include "engine/games/samurai/rules/play.h"

namespace engawa::samurai {

template <Sink S>
void Play<S>::end(Cause cause) {
    replace_all(Task::Over, static_cast<int>(cause));
    s_.answering = 0;
    emit(Happening::Ended, static_cast<int>(cause));
}

template <Sink S>
void Play<S>::duel_won() {  // SAM-642, SAM-645, SAM-649 to SAM-653
    emit(Happening::DuelWon, s_.stage + 1);
    if (s_.stage + 1 == book_.stages(Mode::Campaign)) return end(Cause::FoesDead);
    ++s_.stage;
    s_.bag = action_deck(s_);
    s_.discard = s_.hand = s_.table = s_.placed = 0;
    s_.defence_bag = book_.all_defence;
    s_.counter_bag = book_.all_counter;
    s_.defence_discard = s_.counter_discard = s_.counter_turned = 0;
    s_.gauges = {};
    s_.start_technique = 0;
    s_.dealt = 0;
    s_.foes = {};
    s_.ability = s_.side = 0;
    s_.round = s_.attack = s_.foe = s_.answering = 0;
    s_.defence = s_.defence_paid = s_.known = 0;
    if (!s_.redraws_once()) s_.redraws = 0;  // SAM-147
    s_.breaths = s_.exploited = s_.giseis = s_.missed = 0;
    s_.weapon = s_.own_weapon;         // SAM-660
    s_.weather = s_.sky;               // SAM-661
    if (s_.yoroi == Wearer::Nobody) {  // SAM-663
        s_.wearer = Wearer::Nobody;
        s_.armour = 0;
    }
    emit(Happening::Rested, book_.c.rest_life, book_.c.rest_ki);
    gain_life(book_.c.rest_life);
    gain_ki(book_.c.rest_ki);
    replace_all(Task::Road);
    push(Task::Event);
    win(book_.c.rest_special, 1);  // SAM-651
}

template <Sink S>
void Play<S>::draw_event(int card) {  // SAM-652
    pop();
    s_.events = static_cast<std::uint16_t>(s_.events & ~(1u << card));
    emit(Happening::EventDrawn, card);
    const EventValues& event = book_.events[card];
    if (event.rolled) return push(Task::EventRoll, 0, card);
    push_list(event.effects, Victim::You);
}

template <Sink S>
void Play<S>::event_roll(int roll) {  // SAM-658, SAM-663
    const int card = top().b;
    pop();
    emit(Happening::EventRolled, card, roll);
    push_list(book_.events[card].roll[roll - 1], Victim::You);
}

template <Sink S>
void Play<S>::forget(int card) {  // SAM-662
    s_.bag &= ~card_bit(card);
    emit(Happening::Forgot, card);
    if (--top().a == 0) pop();
}

template <Sink S>
void Play<S>::spoils_life() {  // SAM-696
    pop();
    emit(Happening::Spoils, 0);
    gain_life(book_.c.spoils_life);
}

template <Sink S>
void Play<S>::spoils_ki() {
    pop();
    emit(Happening::Spoils, 1);
    gain_ki(book_.c.spoils_ki);
}

template <Sink S>
void Play<S>::spoils_special() {
    pop();
    emit(Happening::Spoils, 2);
    win(book_.c.spoils_special, 1);
}

}  // namespace engawa::samurai
