// A state while moves and steps work on it. Steps are in the *_steps.h headers, cut by the parts of
// the game; agenda_steps.h brings them together.
#pragma once

#include <cassert>

#include "engine/games/susanoo/rules/facts.h"
#include "engine/games/susanoo/rules/happening.h"

namespace engawa::susanoo {

template <Sink S>
class Play {
  public:
    Play(const Book& book, State& s, S& sink) : book_(book), s_(s), sink_(sink) {}

    void decide(int player, Move move);
    void chance(Move outcome);
    void begin();  // SUS-207
    // Does what happens by itself, until a decision or a chance event is due or the game is over.
    void run();

  private:
    // agenda_steps.h
    bool due();
    void automatic(const Task& task);
    void answer(int player, bool yes);
    void pick(int player, Move move);
    void pick_card(int player, const Task& task, int card);
    void pick_player(int player, const Task& task, int other);

    // turn_steps.h: setup, turns, windows, Equipment, trade, renewal, surplus
    void set_up(int first);
    void begin_turn();
    void next_turn();
    bool window_due();
    void close_window();
    bool check_end();
    void end_game(Cause cause);
    int knowers(int card) const;
    void choose_being(int player, int card);
    void declare(int player, int card);
    void pass(int player);
    void draw_phase();
    void reveal(int player, int card);
    void equip(int player, int card);
    void use(int player, int card);
    void offer_trade(int partner);
    void trade(int partner, int given, int wanted);
    void begin_renewal(int player);
    void pay_renewal(int player, int card);
    void drop(int player, int card);
    void give(int giver, int receiver, int card);

    // card_steps.h: cards change places
    void discard(int card);
    void take_from_discards(int card);
    void gain_hidden(int player, int card);
    void gain_open(int player, int card);
    void lose_hand(int player, int card);
    void pass_hidden(int from, int to, int card);
    void to_row(int card);
    void from_row(int card);
    void enter_play(int player, int card);
    void leave_play(int player, int card);
    void discard_own(int player, int card);
    void pay_sake(int player, int count);
    void pass_sake(int from, int to, int count);
    void gain_form(int player, int card);
    void change_level(int player, int by);

    // deck_steps.h: draws, looks, reshuffles
    bool deal_due();
    bool refill_events();
    bool refill_rewards();
    void dealt(const Task& task, int card);
    void look_at(int player, Back back, int of, int keep);
    void keep_looked(int player, const Task& task, int card);
    void show(int player, int card);

    // effect_steps.h: cards are played and carried out
    void play_card(int player, int card);
    void aim(int player, int card, int target);
    void activate(int player, int card);
    void carry_out(const Task& task);
    void do_rule(const Rule& rule, int effect, int card, int you, int die);
    void do_for(const Rule& rule, int player);
    void for_all(const Rule& rule, unsigned players);
    unsigned whom(const Rule& rule);
    void lasting(const Rule& rule, int card, int you, int die);
    void draw_for(const Rule& rule, int player);
    void lose(int player, int n, From from);
    void rob(int player, int victim, int n, From from);
    void find_sake(int player, int n);
    void cross(int player, int other);

    // battle_steps.h: foes, dice, comparison, spoils
    void begin_battle(int player, int foe);
    void add_foe(int foe);
    void send(int player, int foe);
    void remove_foe(int foe);
    void enter(int player);
    bool dice_due();
    void pour(int player);
    void retreat();
    void judge();
    void won();
    void win_effects(int player);
    void rest();
    void spoils();
    void pay_helper();
    void until(int player, Until why);
    void trophy(int head);
    void battle_over();
    void annul(int player, int card);
    void banish(int player, int foe);
    Outcome* result_of(int card);
    Outcome& add_result(int card, int player);
    void remove_result(int card);

    // help_steps.h: offers and answers (SUS-311 to SUS-315)
    void ask(int player);
    void make_offer(int maker);
    void offer(int maker, Move move);
    void counter(int player);
    void accept(int helper);
    void refuse(int player);

    // escape_steps.h: W4 and Death
    void roll(int player);
    void try_escape(int player, int foe);
    void escape_roll(int player, int foe, int roll);
    void use_ward(int player);
    void hit(int player, int foe);
    void die(int player);
    void bury();
    void switch_being(int player, int card);

    // The agenda.

    const Task& top() const { return s_.top(); }
    void push(Step step, int a = 0, int b = 0, int c = 0, int d = 0) {
        push_times(1, step, a, b, c, d);
    }
    void push_times(int count, Step step, int a = 0, int b = 0, int c = 0, int d = 0) {
        if (count <= 0) return;
        Task task = Task::of(step, {byte(a), byte(b), byte(c), byte(d)});
        if (s_.depth > 0) {
            Task& below = s_.agenda[s_.depth - 1u];
            task.count = below.count;
            if (below == task) {
                below.count = byte(below.count + count);
                return;
            }
        }
        assert(s_.depth < kMostSteps);
        task.count = byte(count);
        s_.agenda[s_.depth++] = task;
    }
    void push_do(int card, Trigger trigger, int effect, int you, int die) {
        push(Step::Do, card, static_cast<int>(trigger) * 16 + effect, you, die);
    }
    // The step is done once; the others of its count stay.
    void pop() {
        Task& task = s_.agenda[s_.depth - 1u];
        if (--task.count == 0) drop_step();
    }
    // The step and the others of its count.
    void drop_step() { s_.agenda[--s_.depth] = {}; }
    bool skip() {  // of due(): the decision does not occur (SUS-404)
        drop_step();
        return false;
    }

    template <class... Numbers>
    void emit(Happening kind, Numbers... numbers) {
        engawa::emit(sink_, kind, static_cast<int>(numbers)...);
    }

    static constexpr std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }
    static constexpr std::uint8_t bit(int player) { return byte(1 << player); }
    int next_of(int player) const { return player + 1 == s_.players ? 0 : player + 1; }

    const Book& book_;
    State& s_;
    S& sink_;
};

}  // namespace engawa::susanoo
