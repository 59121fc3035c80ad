// Fitted to the results of games that the search played against itself (docs/games/paiko.md); 200
// is one unit of the logarithm of the odds. The seat to act first, then the other.
#include "engine/games/paiko/bots/features.h"

namespace engawa::paiko {

// clang-format off
const std::array<std::int16_t, 2 * kFeatures> kWeights = {
    /* kPoints         */ -91, -125, -49, -5, 33, 76, 103, 131, 73, 97, 0,
    /* kHand           */ 13, 73, 68, 21, 64, 40, 89, 71,
    /* kHandSize       */ -311, -138, -89, -34, -1, 19, 36, 44, 52,
    /* kReserve        */ 35,
    /* kAtHome         */ 33, 46, 61, 16, 10, -5, 59, 88,
    /* kInMiddle       */ 63, 79, 74, 36, 70, 46, 82, 105,
    /* kAtEnemy        */ 103, 118, 98, 55, 104, 73, 115, 109,
    /* kRoomHome       */ 6, 5, 17, -15,
    /* kRoomMiddle     */ 27, 16, 18, 14,
    /* kRoomEnemyHome  */ 39, 39, 118, -51,
    /* kWeak           */ 1, -13, 31,
    /* kHanging        */ -37, -49, -179,
    /* kHangingMany    */ 17, 1,
    /* kPressed        */ -2,
    /* kCovered        */ 5,
    /* kReachMiddle    */ 7,
    /* kReachEnemyHome */ -6,
    /* kReachHome      */ 2,
    /* kThreatensWin   */ 0,
    /* kSureWin        */ 0,
    /* kAfter          */ -91, -23, -44, -33, -25, -4, 25, 98, 270, 177, 0,
    /* kStep           */ 6, -9, 11,
    /* kRace           */ 192, 178, 25, -5, -31, -36, -48, -53, -45, -29, -8, 58,

    /* kPoints         */ 127, 139, 89, 38, -12, -72, -103, -153, -145, -152, 0,
    /* kHand           */ -6, -71, -69, -16, -64, -41, -86, -73,
    /* kHandSize       */ 265, 131, 68, 30, 6, -9, -24, -32, -33,
    /* kReserve        */ -34,
    /* kAtHome         */ -29, -49, -63, -3, -15, 1, -62, -92,
    /* kInMiddle       */ -75, -98, -97, -37, -89, -65, -105, -121,
    /* kAtEnemy        */ -104, -126, -109, -62, -119, -94, -129, -127,
    /* kRoomHome       */ 10, 12, -1, 26,
    /* kRoomMiddle     */ -30, -5, -20, -14,
    /* kRoomEnemyHome  */ -31, -29, -90, -109,
    /* kWeak           */ 1, 20, 10,
    /* kHanging        */ 47, 73, 149,
    /* kHangingMany    */ -8, 17,
    /* kPressed        */ 8,
    /* kCovered        */ -6,
    /* kReachMiddle    */ -7,
    /* kReachEnemyHome */ 5,
    /* kReachHome      */ -2,
    /* kThreatensWin   */ -41,
    /* kSureWin        */ -101,
    /* kAfter          */ -21, -26, 4, 38, 59, 77, 68, 28, -66, -198, 0,
    /* kStep           */ -2, 7, -11,
    /* kRace           */ -179, -67, 4, 29, 37, 29, 49, 43, 41, 21, 6, -62,
};
// clang-format on

}  // namespace engawa::paiko
