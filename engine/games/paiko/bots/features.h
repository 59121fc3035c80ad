// A position as numbers that can be weighed: the evaluation is their sum, each times its weight.
#pragma once

#include <array>
#include <cstdint>

#include "engine/games/paiko/bots/outlook.h"

namespace engawa::paiko {

// Of one player. Most are the first of several, as their comments say.
enum Feature : int {
    kPoints = 0,                         // one for each number of points, 0 to 10
    kHand = kPoints + 11,                // tiles in hand by type
    kHandSize = kHand + kTypes,          // one for each size, 0 to 8 and more
    kReserve = kHandSize + 9,            // tiles in reserve
    kAtHome = kReserve + 1,              // tiles on the board by type: in the own homeground,
    kInMiddle = kAtHome + kTypes,        // the middleground,
    kAtEnemy = kInMiddle + kTypes,       // the enemy's homeground
    kRoomHome = kAtEnemy + kTypes,       // squares to deploy on at home: 1, 2, 4, 8 or more
    kRoomMiddle = kRoomHome + 4,         // for a point
    kRoomEnemyHome = kRoomMiddle + 4,    // for two
    kWeak = kRoomEnemyHome + 4,          // tiles that one more threat captures, by points 0 to 2
    kHanging = kWeak + 3,                // those that the enemy can put it on at once
    kHangingMany = kHanging + 3,         // two or more hang; three or more
    kPressed = kHangingMany + 2,         // tiles in threat, not weak
    kCovered = kPressed + 1,             // tiles outside the homeground in cover
    kReachMiddle = kCovered + 1,         // squares threatened in the middleground
    kReachEnemyHome = kReachMiddle + 1,  // and in the enemy's homeground
    kReachHome = kReachEnemyHome + 1,    // and in the own homeground
    kThreatensWin = kReachHome + 1,      // could reach ten points in one turn
    kSureWin = kThreatensWin + 1,        // and no tile of this player hangs
    kAfter = kSureWin + 1,               // points without the tile that is about to go, 0 to 10
    kStep = kAfter + 11,  // tiles that could gain a point by a shift: 1, 2, 3 or more
    kRace = kStep + 3,    // turns to ten points if nobody hindered, 1 to 12
    kFeatures = kRace + 12,
};

// The features of the seat to act, then those of the other.
using Features = std::array<std::int16_t, 2 * kFeatures>;

Features features(const Paiko& game, const State& s, int mover);

extern const std::array<std::int16_t, 2 * kFeatures> kWeights;  // weights.cpp

}  // namespace engawa::paiko
