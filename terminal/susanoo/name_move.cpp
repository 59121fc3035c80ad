#include "terminal/susanoo/name_move.h"

#include "engine/games/susanoo/rules/facts.h"

namespace engawa::susanoo {

std::string name_move(const Susanoo& game, const State& s, Seat seat, Move move) {
    const Book& book = game.book();
    std::string text = game.write_move(s, seat, move);
    if (move.has_card()) return text + ' ' + book.card(move.card()).name;
    if (!move.has_number()) return text;
    switch (move.word()) {
        case Word::Ask:
        case Word::Give:
        case Word::Trade:
        case Word::Pick: {
            const int player = move.player();
            const bool known = player >= 0 && player < s.players && s.being[player] != kNoCard;
            return known ? text + ' ' + book.card(s.being[player]).name : text;
        }
        case Word::K: return text + " reward" + (move.number() == 1 ? "" : "s");
        case Word::Y: return text + (move.number() == 1 ? " with the Yokai" : " without the Yokai");
        case Word::Side: return text + (move.number() == 0 ? " nothing" : " sake");
        default: return text;
    }
}

}  // namespace engawa::susanoo
