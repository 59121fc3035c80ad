#include "engine/games/susanoo/odds/forecast.h"

namespace engawa::susanoo {
namespace {

constexpr std::size_t kMostChoices = 3;

template <class F>
void each_move(const Susanoo& game, const State& s, Seat seat, F&& f) {
    MoveBuffer<Susanoo> moves;
    game.legal(s, seat, moves.list);
    for (const Move move : moves.list) f(move);
}

State after(const Susanoo& game, State s, Seat seat, Move move) {
    NoEvents silent;
    game.apply(s, seat, move, silent);
    return s;
}

class Forecaster {
  public:
    Forecaster(const Susanoo& game, const State& s, Seat seat) : game_(game), s_(s), seat_(seat) {}

    std::vector<Forecast> make() {
        if (s_.top().step == Step::Fight) tell({}, s_);
        each_move(game_, s_, seat_, [&](Move move) {
            if (move.word() != Word::Pass) foresee(move);
        });
        return std::move(list_);
    }

  private:
    bool tell(std::vector<Move> moves, const State& s) {
        Outlook outlook{game_};
        if (!outlook.add(s)) return false;
        list_.push_back({std::move(moves), outlook, false, {}});
        return true;
    }

    void foresee(Move move) {
        State next = after(game_, s_, seat_, move);
        if (next.top().step == Step::Side) {
            for (const Move side : {Move::pick_fighters(), Move::pick_foes()}) {
                tell({move, side}, after(game_, next, seat_, side));
            }
            return;
        }
        if (move.word() == Word::Ask) accept(next);
        if (!next.in_battle() || tell({move}, next) || !asks(next)) return;
        Forecast best{{move}, Outlook{game_}, false, {}};
        std::vector<Move> path{move};
        weigh(next, path, best);
        list_.push_back(std::move(best));
    }

    // The best of what a move asks for before the battle goes on.
    void weigh(const State& s, std::vector<Move>& path, Forecast& best) {
        each_move(game_, s, seat_, [&](Move choice) {
            const State next = after(game_, s, seat_, choice);
            path.push_back(choice);
            Outlook outlook{game_};
            if (!next.in_battle()) {
                best.end = path;
            } else if (outlook.add(next)) {
                keep(path, outlook, best);
            } else if (asks(next) && path.size() <= kMostChoices) {
                weigh(next, path, best);
            }
            path.pop_back();
        });
    }

    static void keep(const std::vector<Move>& path, const Outlook& outlook, Forecast& best) {
        const bool first = best.outlook.empty();
        const bool better = outlook.better_than(best.outlook);
        best.matters |= !first && (better || best.outlook.better_than(outlook));
        if (!better) return;
        best.outlook = outlook;
        best.moves = path;
    }

    bool asks(const State& s) const {
        return !s.chance() && game_.to_act(s) == SeatSet{seat_} && s.top().step != Step::Flee;
    }

    // What was asked for is offered and answered by the first way to agree.
    void accept(State& s) {
        NoEvents silent;
        MoveBuffer<Susanoo> moves;
        while (!s.chance() && s.top().step != Step::Fight) {
            const Seat seat = game_.to_act(s).first();
            moves.list.clear();
            game_.legal(s, seat, moves.list);
            if (moves.list.empty()) return;  // a choice among cards that the viewer cannot see
            const bool answer = s.top().step == Step::Answer;
            game_.apply(s, seat, answer ? Move{Word::Yes} : moves.list[0], silent);
        }
    }

    const Susanoo& game_;
    const State& s_;
    const Seat seat_;
    std::vector<Forecast> list_;
};

// Looks at what all know. Unknown hands are filled in some way, so that costs can be paid from
// them; what they are filled with decides nothing.
class TurnFinder {
  public:
    TurnFinder(const Susanoo& game, const Observed<State>& known)
        : game_(game), known_(known.state().seen[kWatcherKnows]), now_(game) {
        Rng rng{1};
        s_ = game.guess(known, rng);
        now_.add(s_);
    }

    std::vector<Turn> find() {
        for (const Seat seat : game_.to_act(s_)) {
            each_move(game_, s_, seat, [&](Move move) {
                if (in_sight(move)) look(seat, move);
            });
        }
        return std::move(list_);
    }

  private:
    bool in_sight(Move move) const {
        const Word word = move.word();
        if (word == Word::Pour || word == Word::Act) return true;
        return (word == Word::Play || word == Word::Head) && known_.has(move.card());
    }

    void look(Seat seat, Move move) {
        const State next = after(game_, s_, seat, move);
        if (next.top().step != Step::Side) {
            follow(seat, move, 0, next, kMostChoices);
            return;
        }
        follow(seat, move, 1, after(game_, next, seat, Move::pick_fighters()), kMostChoices);
        follow(seat, move, 2, after(game_, next, seat, Move::pick_foes()), kMostChoices);
    }

    // The first way of choosing that turns the result.
    bool follow(Seat seat, Move move, int side, const State& s, std::size_t choices) {
        if (!s.in_battle()) return false;
        Outlook then{game_};
        if (then.add(s)) {
            const bool turned = now_.good() == 0 ? then.good() > 0 : then.good() < then.all();
            if (turned) list_.push_back({seat.index(), move, side, then});
            return turned;
        }
        if (s.chance() || choices == 0 || game_.to_act(s) != SeatSet{seat}) return false;
        bool turned = false;
        each_move(game_, s, seat, [&](Move choice) {
            if (turned || !in_the_open(s.top().step)) return;
            turned = follow(seat, move, side, after(game_, s, seat, choice), choices - 1);
        });
        return turned;
    }

    // Choices that need no knowledge of a hand: any card pays as well as any other.
    static bool in_the_open(Step step) {
        return step == Step::Pay || step == Step::Lose1 || step == Step::Annul ||
               step == Step::Banish;
    }

    const Susanoo& game_;
    const Cards known_;
    State s_{};
    Outlook now_;
    std::vector<Turn> list_;
};

}  // namespace

std::vector<Forecast> forecasts(const Susanoo& game, const Observed<State>& view) {
    const State& s = view.state();
    if (view.viewer().is_watcher() || !game.to_act(s).contains(view.viewer().seat())) return {};
    return Forecaster{game, s, view.viewer().seat()}.make();
}

std::vector<Turn> turns(const Susanoo& game, const Observed<State>& view) {
    if (view.state().top().step != Step::Fight) return {};
    return TurnFinder{game, game.observe(view.state(), Viewer::watcher())}.find();
}

}  // namespace engawa::susanoo
