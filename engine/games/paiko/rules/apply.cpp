// What moves do: actions, captures, the end of a turn.
#include "engine/games/paiko/paiko.h"
#include "engine/games/paiko/rules/path.h"

namespace engawa::paiko {
namespace {

template <Sink S>
void emit(S& sink, Happening kind, std::initializer_list<int> numbers) {
    if constexpr (S::kWanted) {
        Event event;
        event.kind = static_cast<std::uint8_t>(kind);
        for (const int number : numbers)
            event.numbers[event.count++] = static_cast<std::int16_t>(number);
        sink.emit(event);
    }
}

// Captures (PAI-150 to PAI-161).

template <Sink S>
int remove(State& s, int victim, Cells captured, S& sink) {
    int count = 0;
    captured.each([&](Cell cell) {
        const Tile tile = s.board.lift(cell);
        s.of(victim).discard.add(tile.type());
        if (s.run(victim).count != 0 && s.run(victim).cell == cell)
            s.run(victim) = Run{};  // PAI-140
        emit(sink, Happening::Captured, {victim, index(tile.type()), cell.index()});
        ++count;
    });
    return count;
}

template <Sink S>
int capture(State& s, S& sink) {
    const int victim = 1 - s.player();
    int count = 0;
    for (;;) {  // round 1: tiles other than Fire, again while cover goes (PAI-152, PAI-153)
        const Cells captured = s.board.capturable(victim) - s.board.fires;
        if (captured.empty()) break;
        count += remove(s, victim, captured, sink);
    }
    const Cells fires = s.board.capturable(victim) & s.board.fires;  // round 2 (PAI-155)
    if (!fires.empty()) count += remove(s, victim, fires, sink);
    return count;
}

// The end of a turn (PAI-083, PAI-199).

enum class End : std::uint8_t { Losses, Passes, TurnCap, WhiteWon, BlackWon };

template <Sink S>
void end_game(State& s, End end, S& sink) {
    s.phase = end == End::WhiteWon   ? Phase::WhiteWon
              : end == End::BlackWon ? Phase::BlackWon
                                     : Phase::Tie;
    s.seat = 0;
    emit(sink, Happening::Ended, {static_cast<int>(end)});
}

template <Sink S>
void finish_turn(State& s, int captured, S& sink) {
    const int mover = s.player();
    ++s.turns;
    if (s.points(mover) >= kWinningPoints) {  // PAI-186
        return end_game(s, mover == 0 ? End::WhiteWon : End::BlackWon, sink);
    }
    if (tied_by_losses(s)) return end_game(s, End::Losses, sink);
    if (s.passes >= 2) return end_game(s, End::Passes, sink);  // PAI-193
    if (s.turn_cap != 0 && s.turns >= s.turn_cap) return end_game(s, End::TurnCap, sink);
    const int reserve = s.of(mover).reserve.size();
    const int rewards = captured < reserve ? captured : reserve;  // PAI-167
    s.seat = static_cast<std::uint8_t>(1 - mover);
    if (rewards > 0) {
        s.phase = Phase::Reward;
        s.rewards = static_cast<std::uint8_t>(rewards);
        s.lowest = Type::Sai;
    }
}

// Picks.

template <Sink S>
void pick(State& s, Type type, S& sink) {
    Stocks& stocks = s.of(s.player());
    stocks.reserve.take(type);
    stocks.hand.add(type);
    emit(sink, Happening::Picked, {s.player(), index(type)});
    if (s.of(0).hand.size() == 8) {  // the 17th pick (PAI-074)
        s.phase = Phase::Turn;
        s.seat = 0;
        return;
    }
    s.seat = static_cast<std::uint8_t>(set_up_stage(s).player);
}

template <Sink S>
void reward(State& s, Type type, S& sink) {
    Stocks& capturer = s.of(1 - s.player());
    capturer.reserve.take(type);
    capturer.hand.add(type);
    emit(sink, Happening::Rewarded, {s.player(), index(type)});
    --s.rewards;
    s.lowest = type;
    if (s.rewards == 0) {
        s.phase = Phase::Turn;  // PAI-172
        s.lowest = Type::Sai;
    }
}

// Actions.

template <Sink S>
void draw(State& s, Move move, S& sink) {
    Stocks& stocks = s.of(s.player());
    for (int i = 0; i < move.drawn_count(); ++i) {
        stocks.reserve.take(move.drawn(i));
        stocks.hand.add(move.drawn(i));
    }
    if constexpr (S::kWanted) {
        Event event{static_cast<std::uint8_t>(Happening::Drew), 0, {}};
        event.numbers[event.count++] = static_cast<std::int16_t>(s.player());
        for (int i = 0; i < move.drawn_count(); ++i) {
            event.numbers[event.count++] = static_cast<std::int16_t>(move.drawn(i));
        }
        sink.emit(event);
    }
    s.run(s.player()) = Run{};  // PAI-139
}

template <Sink S>
void deploy(State& s, Move move, S& sink) {
    s.of(s.player()).hand.take(move.type());
    s.board.put(move.to(), Tile{s.player(), move.type(), move.facing()});
    s.run(s.player()) = Run{};
    emit(sink, Happening::Deployed,
         {s.player(), index(move.type()), move.to().index(), static_cast<int>(move.facing())});
}

// The square between the ends of a walk as a number of an event.
int between(const Board& lifted, int player, Type type, Cell from, Cell to) {
    const auto square = square_between(lifted, player, type, from, to);
    return square ? square->index() : kNoCell;
}

template <Sink S>
void tell_bonus(const Paiko& game, const State& s, Move move, S& sink) {
    const Cell from = bonus_deploy_square(game, s, move);
    emit(sink, Happening::Bonus,
         {s.player(), from.index(), between(s.board, s.player(), Type::Sai, from, move.to()),
          move.to().index(), static_cast<int>(move.facing())});
}

template <Sink S>
void deploy_with_bonus(const Paiko& game, State& s, Move move, S& sink) {
    if constexpr (S::kWanted) tell_bonus(game, s, move, sink);
    s.of(s.player()).hand.take(Type::Sai);
    s.board.put(move.to(), Tile{s.player(), Type::Sai, move.facing()});
    s.run(s.player()) = Run{move.to(), 1};  // PAI-138
}

template <Sink S>
void tell_shift(const Board& lifted, int player, Type type, Move move, S& sink) {
    const int from = move.from().index();
    const int to = move.to().index();
    const int facing = static_cast<int>(move.facing());
    if (move.kind() == Kind::Redeploy) {
        emit(sink, Happening::Redeployed, {player, from, to});
    } else if (move.is_turn()) {
        emit(sink, Happening::Turned, {player, index(type), to, facing});
    } else {
        emit(sink, Happening::Shifted,
             {player, index(type), from, between(lifted, player, type, move.from(), move.to()), to,
              facing});
    }
}

// A shift, a turn on the spot or a redeploy.
template <Sink S>
void shift(State& s, Move move, S& sink) {
    const int player = s.player();
    const Type type = s.board.lift(move.from()).type();
    if constexpr (S::kWanted) tell_shift(s.board, player, type, move, sink);
    s.board.put(move.to(), Tile{player, type, move.facing()});
    Run& run = s.run(player);
    const bool same = run.count != 0 && run.cell == move.from();
    run = Run{move.to(), static_cast<std::uint8_t>(same ? run.count + 1 : 1)};  // PAI-135, PAI-136
}

template <Sink S>
void pass(State& s, S& sink) {
    s.run(s.player()) = Run{};  // PAI-192
    ++s.passes;
    emit(sink, Happening::Passed, {s.player()});
}

template <Sink S>
void act(const Paiko& game, State& s, Move move, S& sink) {
    if (move.kind() == Kind::Pass) return pass(s, sink);
    s.passes = 0;  // PAI-194
    switch (move.kind()) {
        case Kind::Draw: return draw(s, move, sink);
        case Kind::Deploy: return deploy(s, move, sink);
        case Kind::SaiBonus: return deploy_with_bonus(game, s, move, sink);
        default: return shift(s, move, sink);
    }
}

}  // namespace

template <Sink S>
void Paiko::apply(State& s, Seat, Move move, S& sink) const {
    if (move.kind() == Kind::Pick) return pick(s, move.type(), sink);
    if (move.kind() == Kind::Reward) return reward(s, move.type(), sink);
    act(*this, s, move, sink);
    const bool may_capture = move.kind() != Kind::Draw && move.kind() != Kind::Pass;
    finish_turn(s, may_capture ? capture(s, sink) : 0, sink);
}

template void Paiko::apply(State&, Seat, Move, NoEvents&) const;
template void Paiko::apply(State&, Seat, Move, EventList&) const;

}  // namespace engawa::paiko
