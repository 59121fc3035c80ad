// Players that lead both games to places where random ones do not come.
#pragma once

#include "engine/games/samurai/proofs/both_test.h"
#include "tests/reference/slow_samurai_cards.h"

namespace engawa::samurai {

// How answers are picked: `attack` and `guard` weigh the numbers of cards, `luck` of a hundred
// outcomes are good ones, `whim` of a hundred decisions are any.
struct Player {
    int attack = 2;
    int guard = 1;
    int luck = 0;
    int whim = 100;
};

inline int value_of(const std::string& card, const Player& player, const std::string& weapon) {
    const auto& numbers = slow_samurai::action(slow_samurai::kPrinted, card);
    const int gauge = weapon == "WE-U" ? numbers.technique : numbers.strength;
    return player.attack * gauge + player.guard * numbers.guard;
}

// The worth of a decision to the player; those it has no opinion on are worth nothing.
inline int value_of_move(const Slow& p, const std::string& move, const Player& player) {
    const Words parts = words(move);
    const auto& t = p.now;
    const int gap = t.attack == 2 ? 3 : 4;
    if (parts[0] == "place") return value_of(parts[1], player, t.weapon);
    if (parts[0] == "swap") return 3 + value_of(parts[1], player, t.weapon);
    if (move == "strike strength") return player.attack * (t.strength - t.block);
    if (move == "strike technique") return player.attack * (t.technique - t.dodge);
    if (move == "focus") return t.guard < gap ? 3 : -3;
    if (move == "gisei") return t.guard < 1 && t.life > 4 ? 4 : -4;
    if (move == "price life") return t.life > 3 ? 0 : -5;
    if (move == "die use" || move == "ready") return 2;
    if (move == "step" || move == "bokken" || move == "redraw") return -1;
    if (move == "insight" || move == "breath" || move == "exploit") return -20;
    return 0;
}

inline int value_of_outcome(const Slow& p, const std::string& outcome) {
    const Words parts = words(outcome);
    if (parts[0] == "defence")
        return -slow_samurai::in(slow_samurai::kPrinted.defences, parts[1]).block;
    if (parts[0] == "counter")
        return -slow_samurai::in(slow_samurai::kPrinted.counters, parts[1]).level;
    const bool mine = !p.now.answering.empty();
    if (parts[0] == "injury") return (parts[1] == "I8" ? 2 : parts[1] == "I6") * (mine ? -1 : 1);
    if (parts[0] == "draw") return value_of(parts[1], Player{1, 1, 0, 0}, p.now.weapon);
    return 0;
}

inline std::string pick(const Slow& p, const Player& player, Rng& rng) {
    const bool chance = p.actor == "chance";
    const bool weigh = chance ? rng.below(100) < player.luck : rng.below(100) >= player.whim;
    if (!weigh) return any(p.moves, rng);
    Words best;
    int highest = -1000;
    for (const std::string& move : p.moves) {
        const int value = chance ? value_of_outcome(p, move) : value_of_move(p, move, player);
        if (value > highest) best.clear();
        if (value >= highest) best.push_back(move);
        highest = std::max(highest, value);
    }
    return any(best, rng);
}

// Wild ones, fighters with more or less luck, and one who only guards himself.
inline const std::vector<Player> kPlayers = {
    {2, 1, 0, 100}, {2, 1, 60, 15}, {3, 1, 95, 10}, {-2, 2, 95, 5}};

}  // namespace engawa::samurai
