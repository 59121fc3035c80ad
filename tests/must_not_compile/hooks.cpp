// error: cannot initialize a member subobject of type 'bool .*different number of parameters
// error: field designator 'figurs' does not refer to any field
// error: cannot initialize a member subobject of type 'Picture .*mismatch at 2nd parameter
#include "engine/core/hooks.h"

#include "engine/games/tictactoe/tictactoe.h"
#include "terminal/drawings.h"

namespace engawa::tictactoe {

bool wasteful(const TicTacToe&, const State&, Seat, Move) { return false; }
Figures figures(const TicTacToe&, const State&) { return {}; }
Picture odds(const TicTacToe&, const Observed<State>&) { return {}; }

constexpr Hooks<TicTacToe> kGood{.wasteful = wasteful, .figures = figures};
constexpr Drawings<TicTacToe> kGoodDrawings{.odds = odds};

#ifdef WRONG
bool wasteful_for_all(const TicTacToe&, const State&, Move) { return false; }
Picture odds_from_state(const TicTacToe&, const State&) { return {}; }

constexpr Hooks<TicTacToe> kSignature{.wasteful = wasteful_for_all};
constexpr Hooks<TicTacToe> kName{.figurs = figures};
constexpr Drawings<TicTacToe> kSecret{.odds = odds_from_state};
#endif

}  // namespace engawa::tictactoe
