// A position as numbers that can be weighed: the evaluation is their sum, each times its weight.
#pragma once

#include <array>
#include <cstdint>

#include "engine/games/paiko/outlook.h"

namespace engawa::paiko {

// Of one player. Those with a type or a value are the first of several.
enum Feature : int {
    kPoints = 0,                         // one for each number of points, 0 to 10
    kHand = kPoints + 11,                // tiles in hand by type
    kHandSize = kHand + kTypes,          // one for each size, 0 to 8 and more
    kReserve = kHandSize + 9,            // tiles in reserve
    kOnBoard = kReserve + 1,             // tiles on the board by type
    kRoomMiddle = kOnBoard + kTypes,     // squares to deploy on for a point: 1, 2, 4, 8 or more
    kRoomEnemyHome = kRoomMiddle + 4,    // and for two
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
    kFeatures = kSureWin + 1,
};

// The features of the seat to act, then those of the other.
using Features = std::array<std::int16_t, 2 * kFeatures>;

Features features(const Paiko& game, const State& s, int mover);

}  // namespace engawa::paiko
