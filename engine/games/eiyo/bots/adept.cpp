#include "engine/games/eiyo/bots/adept.h"

namespace engawa::eiyo {
namespace {

Plan plan_here(const Book& book, const State& s, int player, int spot, const Taste& taste) {
    return plan(book, s, player, spot, taste, prices(book, s, taste));
}

// EIY-066: four new cards instead of a hand that can do little here.
bool redraws(const Book& book, const State& s, int player, const Taste& taste) {
    int value = plan_here(book, s, player, 0, taste).value;
    if (s.coop()) value = std::max(value, plan_here(book, s, player, 1, taste).value);
    return value < taste.mulligan;
}

// EIY-086: who can finish the other's attack on a red enemy goes first.
int who_is_first(const State& s, int player) {
    int for_player = s.hand_size[player] - s.hand_size[1 - player];
    for (const ActiveWeapon active : s.active) {
        if (!active.none()) for_player += active.owner() == player ? -2 : 2;
    }
    return for_player >= 0 ? player : 1 - player;
}

bool better_there(const Book& book, const State& s, int player, int value, const Taste& taste) {
    if (s.played != 0 || !may_move(book, s, player)) return false;
    const Prices price = prices(book, s, taste);
    const int other = 1 - s.spots[player];
    const int there = plan(book, s, player, other, taste, price).value;
    return there > value + price.card * book.constants.move_cost;
}

Move fight(const Book& book, const State& s, int player, const Taste& taste) {
    if (turn_is_full(book, s)) return end_of_turn(s);
    const int spot = s.spots[player];
    const Plan here = plan_here(book, s, player, spot, taste);
    const Move next = next_play(book, s, here);
    // Two on one spot leave two rows to themselves for the rest of the game, so that one of them
    // goes. Late in the game it goes over only when it would else end its turn: to leave a row that
    // needs it, for a better one, lost more games than it won.
    const bool thinks_of_it = taste.moves ? !next.is_play() : taste.parts && s.together();
    if (!thinks_of_it || !better_there(book, s, player, here.value, taste)) return next;
    return Move::plain(Kind::Move);
}

}  // namespace

Move next_play(const Book& book, const State& s, const Plan& plan) {
    for (int i = 0; i < plan.count; ++i) {
        const Move play = plan.plays[i];
        if (payable(s, play_cost(book, s, play))) return play;
        if (play.is_attack()) break;  // what follows at this row may need it
    }
    return end_of_turn(s);
}

int better_spot(const Book& book, const State& s, int player, const Taste& taste) {
    const int left = plan_here(book, s, player, 0, taste).value;
    return plan_here(book, s, player, 1, taste).value > left ? 1 : 0;
}

std::optional<Move> winning_play(const Book& book, const State& s, const Moves<Move>& moves) {
    if (s.phase != Phase::Fight || s.foes_left != 1) return std::nullopt;
    std::optional<Move> best;
    for (const Move move : moves) {
        if (!move.is_play() || !move.is_attack()) continue;
        const int row = row_at(s, s.seat, move.corner());
        const FoeValues& foe = book.foes(s)[s.rows[row].front()];
        const bool waits = s.coop() && foe.red && s.active[row].none();
        if (waits || s.honor + foe.honor < book.constants.honor_to_win) continue;
        if (!best || play_cost(book, s, move) < play_cost(book, s, *best)) best = move;
    }
    return best;
}

Move adept_move(const Book& book, const State& s, int player, const Taste& taste) {
    switch (s.phase) {
        case Phase::Mulligan:
            return Move::plain(redraws(book, s, player, taste) ? Kind::Redraw : Kind::Keep);
        case Phase::StandProposal: return Move::stand(better_spot(book, s, player, taste));
        case Phase::StandAnswer: return Move::plain(Kind::Agree);
        case Phase::FirstProposal: return Move::first(who_is_first(s, player));
        case Phase::FirstAnswer:
            return Move::plain(who_is_first(s, player) == s.first - 1 ? Kind::Agree : Kind::Object);
        default: return fight(book, s, player, taste);
    }
}

}  // namespace engawa::eiyo
