// error: the game's active must be: Seat active\(const State&\) const
// error: the game's chance_key must be: int chance_key\(const State&\) const
// error: the game's spell_out must be:
// error: the game's kTogether must be: static constexpr bool kTogether
// error: a game with cards has all of HasCards
#include "engine/games/tictactoe/tictactoe.h"
#include "engine/match/has_cards.h"

namespace engawa::tictactoe {

struct Good : TicTacToe {
    static constexpr bool kTogether = false;
    Seat active(const State&) const { return Seat{0}; }
    int chance_key(const State&) const { return 0; }
    std::vector<std::string> spell_out(const State&, std::string_view) const { return {}; }
};
static_assert(optional_members_fit<TicTacToe>() && cards_fit<TicTacToe>());
static_assert(optional_members_fit<Good>() && TellsActive<Good> && TellsChanceKey<Good> &&
              SpellsOut<Good> && TellsTogether<Good>);

#ifdef WRONG
struct Active : TicTacToe {
    int active(const State&) const { return 0; }
};
struct ChanceKey : TicTacToe {
    int chance_key(State&) const { return 0; }
};
struct SpellOut : TicTacToe {
  private:
    std::vector<std::string> spell_out(const State&, std::string_view) const { return {}; }
};
struct Together : TicTacToe {
    bool kTogether() const { return true; }
};
struct Cards : TicTacToe {
    std::string cards_digest() const { return ""; }
};
static_assert(optional_members_fit<Active>());
static_assert(optional_members_fit<ChanceKey>());
static_assert(optional_members_fit<SpellOut>());
static_assert(optional_members_fit<Together>());
static_assert(cards_fit<Cards>());
#endif

}  // namespace engawa::tictactoe
