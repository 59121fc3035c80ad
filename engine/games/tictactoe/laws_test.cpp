#include "engine/games/tictactoe/tictactoe.h"
#include "engine/laws/expect_test.h"

namespace engawa::tictactoe {

TEST(TicTacToeLaws, Hold) { laws::expect_laws(TicTacToe{}); }

}  // namespace engawa::tictactoe
