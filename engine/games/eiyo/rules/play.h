// One move on a state: what apply does, cut by the parts of the game.
//
// The functions are in setup_steps.h, deck_steps.h, fight_steps.h and enemy_steps.h; apply.cpp puts
// them together. They trust that the move is legal.
#pragma once

#include <initializer_list>

#include "engine/games/eiyo/cards/book.h"

namespace engawa::eiyo {

template <Sink S>
class Play {
  public:
    Play(const Book& book, State& state, S& sink)
        : book_(book), foes_(book.foes(state)), s_(state), sink_(sink) {}

    void chance(Move outcome);
    void decide(int player, Move move);

  private:
    // setup_steps.h: rows, hands, mulligan, placement, the first player
    void reveal(Foe foe);
    void deal(int kind);
    void after_hand();
    void keep(int player);
    void redraw(int player);
    void begin_mulligan(int player);
    void place();
    void stand(int player, int spot);
    void answer_stand(int player, bool swap);
    void begin_round();
    void propose_first(int player, int first);
    void answer_first(int player, bool object);
    void begin_samurai_phase();
    void begin_draw();

    // deck_steps.h: cards leave the deck, exhaustion, special weapons
    void take_weapon(int kind);
    void settle();
    bool find_drawer();
    void exhaust();
    void give_specials();
    void take_special(int special);
    void to_hand(int player, int kind);
    void from_hand(int player, int kind);
    void to_discards(int kind);

    // fight_steps.h: card plays, moves, shows, passes
    void begin_fight();
    void play_card(Move play);
    void move(int player);
    void pay(int player, Move pending, int cost);
    void finish_payment();
    void carry_out(Move play);
    void attack(int row, int kind);
    void deflect(int row, int kind);
    void defeat(int row);
    void show(int player);
    void done();
    void pass();

    // enemy_steps.h: damage, refill, the end
    void begin_enemy_phase();
    void finish_damage();
    void go_on_refilling();
    void end_check_passed();
    void end(Phase phase);

    template <class... Numbers>
    void emit(Happening kind, Numbers... numbers) {
        engawa::emit(sink_, kind, static_cast<int>(numbers)...);
    }
    int foe_number(Foe foe) const { return 64 * s_.enemy_set + foe; }
    int row_number(int row) const { return s_.coop() ? 8 + row : row; }
    int secret() const { return s_.coop() ? 1 : 0; }
    int both(int one, int two) const { return s_.coop() ? two : one; }

    Row& row(int index) { return s_.rows[index]; }
    static constexpr std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

    const Book& book_;
    const FoeTable& foes_;
    State& s_;
    S& sink_;
};

}  // namespace engawa::eiyo
