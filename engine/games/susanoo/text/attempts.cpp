// Gestures read back: of all that a word can be said with, those whose gesture begins so.
#include "engine/games/susanoo/text/attempts.h"

#include "engine/games/susanoo/text/names.h"
#include "engine/games/susanoo/text/places.h"

namespace engawa::susanoo {
namespace {

template <class F>
void each_conceivable(const Book& book, Word word, F&& f) {
    f(Move{word});
    for (int number = 0; number < Move::kNumbers; ++number) f(Move::with_number(word, number));
    for (int card = 0; card < kCardNumbers; ++card) {
        if (book.exists(card)) f(Move::with_card(word, card));
    }
    if (word != Word::Pick) return;
    f(Move::pick_fighters());
    f(Move::pick_foes());
}

}  // namespace

std::vector<Move> attempts_of(const Susanoo& game, const State& s, Seat seat,
                              const Gesture& gesture) {
    std::vector<Move> found;
    for (int i = 0; i < kWords; ++i) {
        const auto word = static_cast<Word>(i);
        if (game.gesture(s, seat, Move{word}).verb != gesture.verb) continue;
        each_conceivable(game.book(), word, [&](Move move) {
            if (begins(gesture, game.gesture(s, seat, move))) found.push_back(move);
        });
    }
    return found;
}

std::vector<std::string> causes_of(const Susanoo& game, const State& s, Seat seat,
                                   const Move& attempt, RuleId broken) {
    const int player = seat.index();
    const Spot hand{"hand", player};
    const Spot cups{"sake", player};
    if (s.over()) return {};
    if (!game.to_act(s).contains(seat)) {  // the rule says whose decision it is
        const SeatSet awaited = game.awaited(s);
        if (awaited.contains(kChance) || awaited.empty()) return {};
        return {seat_ref(awaited.first().index())};
    }
    if (broken == RuleId{"SUS-025"} || broken == RuleId{"SUS-446"}) return {hand.place()};
    if (broken == RuleId{"SUS-472"} || broken == RuleId{"SUS-464"}) return {cups.place()};
    if (broken == RuleId{"SUS-217"}) return {seat_ref(s.helper)};
    if (broken == RuleId{"SUS-465"} || broken == RuleId{"SUS-225"} || broken == RuleId{"SUS-098"}) {
        return {"foes"};
    }
    if (broken == RuleId{"SUS-473"}) return {"poured"};
    if (attempt.has_card()) return {card_ref(game.book(), s, attempt.card())};
    const bool names_seat = attempt.word() == Word::Ask || attempt.word() == Word::Trade ||
                            attempt.word() == Word::Pick;
    if (names_seat && attempt.has_number() && attempt.player() >= 0 &&
        attempt.player() < s.players) {
        return {seat_ref(attempt.player())};
    }
    return {};
}

}  // namespace engawa::susanoo
