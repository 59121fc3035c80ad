// Gestures read back: of the moves that such words can stand for, those whose gesture begins so.
#include "engine/games/samurai/text/attempts.h"

#include <algorithm>

#include "engine/games/samurai/text/names.h"

namespace engawa::samurai {
namespace {

std::string_view thing_of(std::string_view ref) { return ref.substr(ref.rfind('/') + 1); }

bool fits(const Gesture& gesture, const Gesture& whole) {
    return gesture.verb == whole.verb && gesture.parts.size() <= whole.parts.size() &&
           std::equal(gesture.parts.begin(), gesture.parts.end(), whole.parts.begin(),
                      [](const Part& one, const Part& other) {
                          return one.role == other.role && thing_of(one.ref) == thing_of(other.ref);
                      });
}

// Cards that the parts name; nothing if one names none.
std::vector<int> cards_named(const Book& book, const Gesture& gesture) {
    std::vector<int> cards;
    for (const Part& part : gesture.parts) {
        const auto card = card_named(book, thing_of(part.ref));
        if (!card) return {};
        cards.push_back(*card);
    }
    return cards;
}

std::vector<Move> conceivable(const Book& book, const State& s, Kind kind, const Gesture& gesture) {
    const std::vector<int> cards = cards_named(book, gesture);
    std::vector<Move> moves;
    if (kind == Kind::Exchange) {
        int numbers[2] = {0, 0};
        if (cards.size() > 2 || cards.size() != gesture.parts.size()) return moves;
        for (std::size_t i = 0; i < cards.size(); ++i) numbers[i] = cards[i] + 1;
        if (cards.size() == 2 && numbers[0] > numbers[1]) std::swap(numbers[0], numbers[1]);
        if (cards.size() < 2 || cards[0] != cards[1]) {
            moves.emplace_back(kind, numbers[0], numbers[1]);
        }
        return moves;
    }
    if (kind == Kind::Swap && !cards.empty()) {
        if (cards.size() > 1) return {Move{kind, cards[0], cards[1]}};
        for (int card = 0; card < kMostCards; ++card) {
            if ((s.hand & card_bit(card)) != 0) moves.emplace_back(kind, cards[0], card);
        }
        return moves;
    }
    switch (kind) {
        case Kind::Target:
        case Kind::Strike:
            for (int i = 0; i < (kind == Kind::Target ? kEnemies : 2); ++i) {
                moves.emplace_back(kind, i);
            }
            break;
        case Kind::Virtue:
            for (int i = 0; i < static_cast<int>(book.cards.bushido.size()); ++i) {
                moves.emplace_back(kind, i);
            }
            break;
        case Kind::Place:
        case Kind::Keep:
        case Kind::Forget:
        case Kind::PriceCard:  // a card must be named
            if (!cards.empty()) moves.emplace_back(kind, cards[0]);
            break;
        case Kind::Swap: break;
        default: moves.emplace_back(kind);
    }
    return moves;
}

}  // namespace

std::vector<Move> attempts_of(const Samurai& game, const State& s, Seat seat,
                              const Gesture& gesture) {
    std::vector<Move> found;
    for (int i = 0; i < static_cast<int>(kFirstOutcome); ++i) {
        const auto kind = static_cast<Kind>(i);
        if (game.gesture(s, seat, Move{kind}).verb != gesture.verb) continue;
        for (const Move move : conceivable(game.book(), s, kind, gesture)) {
            // The two cards of an exchange may be touched in any order.
            const bool taken = kind == Kind::Exchange || fits(gesture, game.gesture(s, seat, move));
            if (taken) found.push_back(move);
        }
    }
    return found;
}

}  // namespace engawa::samurai
