// Moves where nobody listens, in playouts and searches, and how a table begins.
#include "engine/games/samurai/rules/apply_steps.h"

namespace engawa::samurai {

template void Samurai::apply(State&, Seat, Move, NoEvents&) const;

void make_move(const Book& book, State& s, Move move) {
    NoEvents silent;
    Play<NoEvents> play(book, s, silent);
    if (s.chance())
        play.chance(move);
    else
        play.decide(move);
    play.run();
}

State Samurai::start(const Options& options) const {
    const Book& book = *book_;
    State s;
    s.mode = options.mode;
    s.opponent = options.opponent;
    s.own_weapon = s.weapon = options.weapon;
    s.surrounding = options.surrounding;
    s.difficulty = options.difficulty;
    s.yoroi = s.wearer = options.yoroi;
    s.sky = s.weather = options.weather;
    const auto flag = [&](bool on, std::uint8_t bit) {
        if (on) s.flags |= bit;
    };
    flag(options.blood, State::kBlood);
    flag(options.bushido, State::kBushido);
    flag(options.gisei, State::kGisei);
    flag(options.three, State::kThree);
    flag(options.random_weather, State::kRandomWeather);
    flag(options.redraws_once, State::kRedrawsOnce);
    s.life = static_cast<std::uint8_t>(samurai::max_life(book, s));  // SAM-060
    s.ki = static_cast<std::uint8_t>(samurai::ki_limit(book, s));
    s.die = static_cast<std::uint8_t>(book.c.die_start);
    s.armour =
        s.yoroi == Wearer::Nobody ? std::uint8_t{0} : static_cast<std::uint8_t>(book.armour_points);
    s.bag = book.all_actions;
    s.specials = book.all_specials;
    s.defence_bag = book.all_defence;
    s.counter_bag = book.all_counter;
    if (s.mode == Mode::Campaign) {
        for (std::size_t i = 0; i < book.cards.event.size(); ++i) {
            const bool out = book.events[i].gives_yoroi && s.yoroi != Wearer::Nobody;  // SAM-664
            if (!out) s.events = static_cast<std::uint16_t>(s.events | 1u << i);
        }
    }
    s.stack[0] = {Task::BeginDuel, 0, 0};
    s.depth = 1;
    if (s.random_weather()) s.stack[s.depth++] = {Task::Weather, 0, 0};  // SAM-070
    NoEvents silent;
    Play<NoEvents>(book, s, silent).run();
    return s;
}

}  // namespace engawa::samurai
