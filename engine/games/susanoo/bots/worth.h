// What cards are worth to a player who plans, in tenths of a Value Point. Bots alone look here.
#pragma once

#include "engine/games/susanoo/rules/facts.h"

namespace engawa::susanoo {

inline constexpr int kLevelWorth = 15;
inline constexpr int kRewardWorth = 28;  // a card from the Reward deck
inline constexpr int kEventWorth = 9;    // a card from the Event deck
inline constexpr int kDrinkWorth = 13;
inline constexpr int kFormWorth = 55;
inline constexpr int kHeadWorth = 58;
inline constexpr int kGrudge = 20;  // more rivalry with who crossed one last (SUS-523)

// See Book::worths.
using Worths = std::array<Worth, kCardNumbers>;
Worths price_cards(const Book& book);

// What a player gains when the rule is carried out with that player as "you", nothing about others.
int gain_of(const Book& book, const State& s, const Rule& rule, int player);

// What "you" would gain by the rules of a trigger, with the average of dice; rules for several
// players are weighed for `me` by how much a gain of each other one hurts (rivalry, in percent).
int gain_by(const Book& book, const State& s, int card, Trigger trigger, int you, int me);

// How much it hurts `me`, in percent of the gain, if that player gains something.
int rivalry(const Book& book, const State& s, int me, int other);
// Points of a player by what lies open, in tenths; hand cards count by number.
int standing(const Book& book, const State& s, int player);

int cards_at_stake(const Book& book, const State& s, int player);  // what Death would cost

}  // namespace engawa::susanoo
