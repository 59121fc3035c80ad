// Moves as what a hand touches. A move without parts is its verb alone.
#include "engine/core/gesture.h"

#include "engine/games/samurai/text/tableau_parts.h"

namespace engawa::samurai {
namespace {

// In the order of Kind, up to the outcomes of chance.
constexpr std::array<std::string_view, static_cast<unsigned>(kFirstOutcome)> kVerbs = {
    "step",   "bokken", "jin",     "credit",  "redraw", "hold",   "exchange", "breath",  "swap",
    "ready",  "target", "exploit", "insight", "place",  "reward", "reward",   "reward",  "keep",
    "virtue", "strike", "use",     "save",    "price",  "price",  "price",    "price",   "focus",
    "gisei",  "reveal", "end",     "spoils",  "spoils", "spoils", "forget",   "continue"};

// The place that a choice between tokens, cards, foes or gauges touches; empty: it touches none.
std::string_view touched_place(Move move) {
    static constexpr std::array<std::string_view, kEnemies> kFoes = {"foe.1", "foe.2", "foe.3"};
    switch (move.kind()) {
        case Kind::Target: return kFoes[move.a()];
        case Kind::Strike: return kGaugePlaces[move.a()];
        case Kind::RewardKi:
        case Kind::PriceKi:
        case Kind::SpoilsKi: return "ki";
        case Kind::PriceLife:
        case Kind::SpoilsLife: return "life";
        case Kind::RewardSpecial:
        case Kind::SpoilsSpecial: return "specials";
        case Kind::RewardPawn: return "bushido";
        case Kind::PriceDie: return "die";
        default: return {};
    }
}

// The place of the card that a move touches first; empty: it touches none.
std::string_view card_place(const State& s, Move move) {
    switch (move.kind()) {
        case Kind::Exchange: return move.a() != 0 ? "hand.1" : "";
        case Kind::Place: return "hand.1";
        case Kind::Swap: return "reserve";
        case Kind::Keep: return "looked";
        case Kind::Forget: return "bag";
        case Kind::Virtue: return "virtues";
        case Kind::PriceCard: return (s.hand & card_bit(move.a())) != 0 ? "hand.1" : "reserve";
        default: return {};
    }
}

std::vector<Part> parts_of(const Book& book, const State& s, Move move) {
    const Kind kind = move.kind();
    std::vector<Part> parts;
    if (const std::string_view place = touched_place(move); !place.empty()) {
        const std::string_view role = kind == Kind::Target   ? "foe"
                                      : kind == Kind::Strike ? "gauge"
                                                             : "what";
        parts.push_back({role, std::string{place}, 0});
    }
    const std::string_view place = card_place(s, move);
    if (place.empty()) return parts;
    const bool exchange = kind == Kind::Exchange;
    const int first = exchange ? move.a() - 1 : move.a();
    const std::string& id =
        kind == Kind::Virtue ? book.cards.bushido[first].id : book.card_id(first);
    parts.push_back({kind == Kind::PriceCard ? "what" : "card", ref_to(place, id), 0});
    const int second = exchange ? move.b() - 1 : kind == Kind::Swap ? move.b() : -1;
    if (second < 0) return parts;
    parts.push_back({exchange ? "card" : "for", ref_to("hand.1", book.card_id(second)), 0});
    return parts;
}

}  // namespace

Gesture Samurai::gesture(const State& s, Seat, Move move) const {
    return {kVerbs[static_cast<unsigned>(move.kind())], parts_of(*book_, s, move)};
}

}  // namespace engawa::samurai
