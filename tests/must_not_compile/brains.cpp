// error: a brain's novice and adept belong together
// error: a brain's at_a_glance must be:
// error: a brain's aside must be:
// error: a brain for alpha-beta has all of SearchBrain
// error: a brain that guides has all of Guiding
// error: a brain's branches must be: bool branches\(const State&, Seat\) const
// error: a brain that weighs has kWeighGames
#include "engine/games/tictactoe/tictactoe.h"
#include "engine/match/thinkers.h"

namespace engawa::tictactoe {

using View = Observed<State>;

struct Good : NoBrain {
    static constexpr float kExplore = 0.5F;
    static constexpr int kWeighGames = 10;
    static constexpr std::size_t kWeighAll = 16;
    Move novice(const TicTacToe&, const View&, Rng&) const { return {}; }
    Move adept(const TicTacToe&, const View&, Rng&) const { return {}; }
    std::optional<Move> at_a_glance(const TicTacToe&, const View&, Rng&) const { return {}; }
    std::optional<Move> aside(const TicTacToe&, const View&, Rng&) const { return {}; }
    void candidates(const TicTacToe&, const State&, Seat, Moves<Move>&, std::int32_t*) const {}
    Move policy(const TicTacToe&, const State&, Seat) const { return {}; }
    bool same_round(const State&, const State&) const { return true; }
    bool branches(const State&, Seat) const { return true; }
    std::int32_t play_and_judge(const TicTacToe&, State&, Rng&) const { return 0; }
    Prospect prospect(const TicTacToe&, const State&, State&, Seat, Rng&) const { return {}; }
};
static_assert(brain_fits<NoBrain, TicTacToe>() && brain_fits<Good, TicTacToe>());
static_assert(Quick<Good, TicTacToe> && Guiding<Good, TicTacToe> && Weighing<Good, TicTacToe>);

#ifdef WRONG
struct NoAdept : NoBrain {
    Move novice(const TicTacToe&, const View&, Rng&) const { return {}; }
};
struct Glance : NoBrain {
    Move at_a_glance(const TicTacToe&, const View&, Rng&) const { return {}; }
};
struct Aside : NoBrain {
    std::optional<Move> aside(const TicTacToe&, const View&) const { return {}; }
};
struct Evaluate : NoBrain {
    std::int32_t evaluate(const TicTacToe&, const State&, Seat) const { return 0; }
};
struct TwoJudges : Good {
    Values values_of(const TicTacToe&, State&, Rng&) const { return {}; }
};
struct Branches : Good {
    bool branches(Seat) const { return true; }
};
struct Prospects : NoBrain {
    Prospect prospect(const TicTacToe&, const State&, State&, Seat, Rng&) const { return {}; }
};
static_assert(brain_fits<NoAdept, TicTacToe>());
static_assert(brain_fits<Glance, TicTacToe>());
static_assert(brain_fits<Aside, TicTacToe>());
static_assert(brain_fits<Evaluate, TicTacToe>());
static_assert(brain_fits<TwoJudges, TicTacToe>());
static_assert(brain_fits<Branches, TicTacToe>());
static_assert(brain_fits<Prospects, TicTacToe>());
#endif

}  // namespace engawa::tictactoe
