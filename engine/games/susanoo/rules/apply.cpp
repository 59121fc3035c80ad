// Moves as playouts and searches make them, which nobody is told of.
#include "engine/games/susanoo/rules/agenda_steps.h"

namespace engawa::susanoo {

template void Susanoo::apply(State&, Seat, Move, NoEvents&) const;

State Susanoo::start(const Options& options) const {
    const auto flag = [](bool on, int bit) { return on ? bit : 0; };
    State s;
    s.flags =
        static_cast<std::uint8_t>(flag(!options.element_from_being, State::kNoBeingElement) |
                                  flag(options.tie_wins_fighters, State::kTieWins) |
                                  flag(!options.helper_pours, State::kNoHelperPours) |
                                  flag(options.retreat_with_helper, State::kRetreatWithHelper) |
                                  flag(options.equip_at_end_only, State::kEquipAtEnd) |
                                  flag(options.death_loses_sake, State::kDeathLosesSake) |
                                  flag(options.finish_round, State::kFinishRound) |
                                  flag(!options.score_hand_items, State::kNoHandItems));
    s.being_choice = options.being_choice;
    s.first_player = options.first_player;
    s.trades_per_turn = options.trades_per_turn;
    s.sake_tie_bonus = options.sake_tie_bonus;
    s.event_passes = options.event_passes;
    s.players = options.seats;
    for (int player = 0; player < s.players; ++player) s.level[player] = 1;
    s.deck = book_->events_deck | book_->rewards_deck;
    s.form_deck = book_->all_forms;
    s.free_beings = book_->all_beings;
    NoEvents silent;
    Play<NoEvents> play(*book_, s, silent);
    play.begin();
    return s;
}

}  // namespace engawa::susanoo
