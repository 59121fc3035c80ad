// One move on a state: what apply does, cut by the parts of the game.
//
// The functions are in the headers *_steps.h; apply.cpp puts them together. They trust that the
// move is legal. A step changes the state and may push what has to happen before the game goes on;
// run() then carries out what needs neither a decision nor chance.
#pragma once

#include "engine/games/samurai/cards/book.h"
#include "engine/games/samurai/rules/happening.h"

namespace engawa::samurai {

template <Sink S>
class Play {
  public:
    Play(const Book& book, State& state, S& sink) : book_(book), s_(state), sink_(sink) {}

    void decide(Move move);
    void chance(Move outcome);
    void run() {
        while (!waits(book_, s_)) advance();
    }

  private:
    void advance();

    // round_steps.h: duels and rounds begin and end, cards are drawn, free actions
    void begin_duel();
    void set_foes();
    void begin_round();
    void draw_card(int card);
    void redraw();
    void exchange(Move move);
    void breath();
    void swap(int reserve, int hand);
    void ready();
    void end_round();
    void round_wound();
    void round_ki();
    void cleanup();
    void step();
    void bokken();
    void jin();
    void credit();

    // attack_steps.h: placing, combos, the strike
    void begin_attack();
    void next_attack();
    void target(int foe);
    void insight();
    void place(int card);
    void after_card();
    void turn_defence(int card);
    void combo();
    void reward_ki();
    void reward_special();
    void reward_pawn();
    void strike(int which);
    void choose_die(bool use);
    void resolve_strike(int damage, int wound);
    void attacked();

    // counter_steps.h: the foe answers
    void answer_roll(int roll);
    void next_answer();
    void focus();
    void gisei();
    void reveal();
    void turn_counter(int card, bool known, bool second);
    void follow_ability();
    void answered();
    void exploit();
    void exploit_roll(int roll);

    // hurt_steps.h: damage, armour, wounds, Shiro, death
    void hurt_foe(int damage);
    void hurt_you(int damage);
    int absorb(int damage);
    void armour_roll(int roll);
    void wound(int level, Victim victim);
    void injury(int card);
    void take_blood(int card);
    void blood_check();
    void flip();
    void price_ki();
    void price_life();
    void price_die();
    void price_card(int card);
    void foe_dies();
    void face_next();

    // effect_steps.h: effects of cards, gains and losses, Special Action and Bushido cards
    void do_effects();
    void do_effect(const Instant& effect, Victim victim);
    void change_life(const Instant& effect, Victim target, int amount);
    void push_list(List list, Victim victim);
    void move_gauge(Gauge gauge, int by);
    void apply_caps();
    void gain_life(int n);
    void gain_ki(int n);
    void lose_ki(int n);
    void foe_loses_ki(int foe, int n);
    void set_die(int level);
    void win(int cards, int look);
    void go_on_winning();
    void look_at(int card);
    void keep(int card);
    void won_special(int card);
    void move_pawn(int steps);
    void take_virtue(int card);

    // road_steps.h: the end of a duel, the clan, the campaign
    void duel_won();
    void draw_event(int card);
    void event_roll(int roll);
    void forget(int card);
    void spoils_life();
    void spoils_ki();
    void spoils_special();
    void end(Cause cause);

    // The stack.

    Pending& top() { return s_.stack[s_.depth - 1u]; }
    void push(Task task, int a = 0, int b = 0) {
        assert(s_.depth < State::kDeepest);
        s_.stack[s_.depth++] = {task, byte(a), static_cast<std::uint16_t>(b)};
    }
    void pop() {
        assert(s_.depth > 0);
        s_.stack[--s_.depth] = {};
    }
    void cut_to(unsigned depth) {
        while (s_.depth > depth) pop();
    }
    // The course of the round goes on with this; what lies on it stays.
    void set_course(Task task, int a = 0) { s_.stack[0] = {task, byte(a), 0}; }
    void replace_all(Task task, int a = 0) {
        cut_to(1);
        set_course(task, a);
    }

    template <class... Numbers>
    void emit(Happening kind, Numbers... numbers) {
        engawa::emit(sink_, kind, static_cast<int>(numbers)...);
    }

    static constexpr std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }
    Fighter& foe() { return s_.foes[s_.foe]; }

    const Book& book_;
    State& s_;
    S& sink_;
};

}  // namespace engawa::samurai
