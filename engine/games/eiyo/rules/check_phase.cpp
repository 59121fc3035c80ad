// What must hold of the phase and the fields that belong to it.
#include "engine/games/eiyo/cards/book.h"

namespace engawa::eiyo {
namespace {

class Checker {
  public:
    Checker(const Book& book, const State& s) : book_(book), s_(s) {}

    std::string fault() const {
        if (s_.seat >= s_.seats() || s_.payer >= s_.seats()) return "there is no such seat";
        State rest = s_;
        clear_what_belongs(rest);
        const bool stray = rest.seat != 0 || rest.payer != 0 || rest.left != 0 || rest.first != 0 ||
                           rest.passed != 0 || rest.played != 0 || rest.drawn[0] != 0 ||
                           rest.drawn[1] != 0 || rest.taking != 0 || rest.back != Phase{} ||
                           rest.pending != Move{};
        if (stray) return "a field does not belong to the phase";
        switch (s_.phase) {
            case Phase::StandProposal:
            case Phase::StandAnswer:
                if (!s_.coop()) return "solo has no placement";
                if (s_.seat != (s_.phase == Phase::StandAnswer ? 1 : 0)) return kWrongSeat;
                return kFine;
            case Phase::FirstProposal:
            case Phase::FirstAnswer: return first_player(s_.phase);
            case Phase::Fight: return fight();
            case Phase::Draw: return draw();
            case Phase::Cost: return cost();
            case Phase::DefeatEffect:
                return effect_fits() ? paid(fight()) : "there is no such effect";
            case Phase::Damage: return damage();
            case Phase::Refill: return refill();
            case Phase::RevealEffect:
                return effect_fits() ? paid(refill()) : "there is no such effect";
            case Phase::Mulligan:
            case Phase::Redraw: return s_.mulligan() ? kFine : "there is no mulligan (EIY-068)";
            default: return kFine;
        }
    }

  private:
    static constexpr const char* kFine = "";
    static constexpr const char* kWrongSeat = "it is another seat's decision";

    bool rows_are_full() const { return row_to_fill(s_) < 0; }
    bool first_is_chosen() const {
        return s_.coop() ? s_.first == 1 || s_.first == 2 : s_.first == 0;
    }

    void clear_what_belongs(State& rest) const {
        const Phase phase = s_.phase;
        if (phase == Phase::Cost) {
            rest.back = Phase{};
            rest.pending = Move{};
            rest.payer = 0;
        }
        const bool counted = phase == Phase::Cost || phase == Phase::DefeatEffect ||
                             phase == Phase::Damage || phase == Phase::RevealEffect;
        if (counted) rest.left = 0;
        if (counted || phase == Phase::Draw) rest.taking = 0;
        if (phase == Phase::Draw) rest.drawn = {};
        if (in_fight(s_)) rest.passed = rest.played = 0;
        if (phase <= Phase::Fight || phase == Phase::Hands || phase == Phase::Redraw ||
            phase == Phase::Draw || phase == Phase::Cost || phase == Phase::DefeatEffect) {
            rest.seat = 0;
        }
        const bool round_runs = in_fight(s_) || phase == Phase::Draw || phase == Phase::Damage ||
                                phase == Phase::Refill || phase == Phase::RevealEffect;
        const bool proposed =
            phase == Phase::FirstAnswer || (phase == Phase::Cost && s_.back == Phase::FirstAnswer);
        if (s_.coop() && (round_runs || proposed)) rest.first = 0;
    }

    // EIY-239: a special weapon may be taken after the last card of an effect.
    bool effect_fits() const { return s_.left <= 3 && (s_.left != 0 || s_.taking != 0); }
    // Chance is about to take a card: there must be one.
    std::string paid(std::string other) const {
        if (s_.deck_size == 0) return "a card is needed from an empty deck (EIY-230)";
        return other;
    }

    std::string first_player(Phase decision) const {
        if (!s_.coop()) return "solo has no first player (EIY-089)";
        if (!rows_are_full()) return "the rows are refilled first (EIY-222)";
        const bool answer = decision == Phase::FirstAnswer;
        const int proposer = s_.round % 2 == 1 ? 0 : 1;
        if (s_.seat != (answer ? 1 - proposer : proposer)) return kWrongSeat;
        return !answer || first_is_chosen() ? kFine : "no first player is proposed";
    }

    std::string fight() const {
        if (!first_is_chosen()) return "the first player is not chosen";
        if (!s_.coop()) return s_.passed + s_.played == 0 ? kFine : "solo counts no turns";
        if (s_.passed != 0 && s_.passed != 2 >> s_.seat) return "a seat that passed has no turn";
        const int most = s_.passed != 0 ? 0 : book_.constants.cards_per_turn;
        return s_.played <= most ? kFine : "too many cards are played in this turn (EIY-102)";
    }

    std::string draw() const {
        if (s_.round == 1) return "nobody draws in round 1 (EIY-091)";
        if (!rows_are_full()) return "the rows are refilled first (EIY-222)";
        if (!first_is_chosen()) return "the first player is not chosen";
        for (unsigned i = 0; i < 2; ++i) {
            if (s_.drawn[i] > (s_.coop() || i == 0 ? book_.constants.draw_count : 0)) {
                return "a seat has drawn too many cards (EIY-094)";
            }
        }
        const bool finished = s_.drawn[s_.seat] == book_.constants.draw_count ||
                              s_.hand_size[s_.seat] >= hand_limit(book_, s_);
        if (finished && s_.taking == 0) return "this seat draws no further card (EIY-093)";
        return paid(kFine);
    }

    std::string cost() const {
        State before = s_;  // the decision as it was, but for what is paid already
        before.phase = s_.back;
        before.back = Phase{};
        before.taking = 0;
        if (s_.left == 0 && s_.taking == 0) return "nothing is left to pay";
        int most = book_.constants.move_cost;
        if (s_.pending.is_play()) {
            if (s_.back != Phase::Fight || s_.payer != s_.seat) return "no card can be played now";
            const RuleId broken = why_not_play(book_, before, s_.payer, s_.pending);
            if (!broken.none())
                return "the pending play is illegal (" + std::string{broken.text()} + ")";
            if (before.coop() && before.passed == 0 &&
                before.played >= book_.constants.cards_per_turn) {
                return "too many cards are played in this turn (EIY-102)";
            }
            most = play_cost(book_, before, s_.pending);
        } else if (s_.pending != Move::plain(Kind::Move) || !s_.coop() ||
                   (!s_.draft() && (s_.back != Phase::Fight || s_.payer != s_.seat))) {
            return "this seat cannot move now (EIY-182)";
        }
        if (s_.left > most) return "the cost is not that high";
        if (s_.back == Phase::Fight) return paid(fight());
        if (s_.back != Phase::FirstProposal && s_.back != Phase::FirstAnswer) {
            return "nothing can be paid for now";
        }
        return paid(first_player(s_.back));
    }

    std::string damage() const {
        int total = 0;
        for (int index = 0; index < s_.row_count(); ++index) {
            if (s_.has_token(index)) continue;
            total += row_damage(book_.foes(s_), s_.rows[index]);
        }
        if (s_.left == 0 && s_.taking == 0) return "no damage is left";
        if (s_.left > total) return "the rows deal " + std::to_string(total) + " damage, not more";
        if (!first_is_chosen()) return "the first player is not chosen";
        return paid(kFine);
    }

    std::string refill() const {
        if (!first_is_chosen()) return "the first player is not chosen";
        if (s_.phase == Phase::Refill && rows_are_full()) return "no row is to be refilled";
        return kFine;
    }

    const Book& book_;
    const State& s_;
};

}  // namespace

std::string phase_fault(const Book& book, const State& s) { return Checker{book, s}.fault(); }

}  // namespace engawa::eiyo
