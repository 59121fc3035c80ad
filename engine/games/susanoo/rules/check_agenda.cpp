// What must hold of the agenda: an order that play can reach, parts that fit the battle and the
// cards, and room for everything that its steps may still put on it.
#include "engine/games/susanoo/rules/facts.h"
#include "engine/games/susanoo/text/names.h"

namespace engawa::susanoo {
namespace {

constexpr int kInner = 100;
constexpr int kMostTimes = 99;

// The steps of a turn from the last on. They lie on the agenda in this order, each once; all other
// steps lie on top of them.
int place_in_turn(Step step) {
    switch (step) {
        case Step::Next: return 0;
        case Step::Surplus: return 1;
        case Step::End: return 2;
        case Step::BattleOver: return 3;
        case Step::Judge: return 4;
        case Step::Fight: return 5;
        case Step::Choice: return 6;
        case Step::Draw: return 7;
        case Step::Prep: return 8;
        case Step::Form: return 9;
        default: return kInner;
    }
}

bool needs_battle(Step step) {
    switch (step) {
        case Step::Fight:
        case Step::Share:
        case Step::OfferK:
        case Step::OfferY:
        case Step::OfferSide:
        case Step::Answer:
        case Step::CounterAnswer:
        case Step::Flee:
        case Step::Hurt:
        case Step::Side:
        case Step::Join:
        case Step::Banish:
        case Step::Annul:
        case Step::DieElement:
        case Step::DieEscape:
        case Step::Enter:
        case Step::Judge:
        case Step::Rest:
        case Step::Spoils:
        case Step::Trophy:
        case Step::BattleOver:
        case Step::Esc:
        case Step::Hit:
        case Step::Wardoff: return true;
        default: return false;
    }
}

bool is_fighters(Step step) {
    return step == Step::Flee || step == Step::Hurt || step == Step::DieElement ||
           step == Step::DieEscape || step == Step::Esc || step == Step::Hit ||
           step == Step::Wardoff;
}

// Questions that are asked as soon as they are put on the agenda.
bool asked_at_once(Step step) {
    switch (step) {
        case Step::Give:
        case Step::Fetch:
        case Step::Lose1:
        case Step::Pay:
        case Step::Aim:
        case Step::Target:
        case Step::Side:
        case Step::Rob:
        case Step::RobItem:
        case Step::Annul:
        case Step::Banish:
        case Step::Hurt:
        case Step::Renew:
        case Step::TradeGive:
        case Step::TradeWant:
        case Step::TradeAnswer:
        case Step::DieCard:
        case Step::DieElement:
        case Step::DieEscape:
        case Step::Random: return true;
        default: return false;
    }
}

class AgendaChecker {
  public:
    AgendaChecker(const Book& book, const State& s) : book_(book), s_(s) {}

    std::string fault() const {
        if (s_.top().step >= kFirstAutomatic && !s_.over()) {
            return "the agenda begins with a decision or a chance event (SUS-532)";
        }
        for (int i = 0; i < s_.depth; ++i) {
            const Task& task = s_.agenda[i];
            if (task.count == 0 || task.count > kMostTimes) return "a step is done 1 to 99 times";
            if (task.step == Step::Give && task.count != 1) return "one card is given at a time";
            if (i > 0 && same(task, s_.agenda[i - 1])) {
                return "equal steps in a row are counted";
            }
            std::string found = task_fault(task);
            if (!found.empty()) return found;
            if (i + 1 + room_for(task) > kMostSteps) return "the agenda is too deep (SUS-521)";
            if (i + 1 < s_.depth && !may_wait(task.step, s_.agenda[i + 1])) {
                return "a question that is asked at once waits on the agenda";
            }
            if (is_offer(task.step) && !offer_goes_on(i)) {
                return "an offer is made in its order, then answered (SUS-462)";
            }
        }
        if (s_.over()) return s_.depth == 1 ? "" : "after the end nothing is to be done (SUS-502)";
        if (s_.passed != 0 && !s_.open_window()) return "passes are for open windows (SUS-414)";
        return s_.turn == 0 ? setup_fault() : turn_fault();
    }

  private:
    static bool same(Task a, const Task& b) {
        a.count = b.count;
        return a == b;
    }

    static bool is_offer(Step step) { return step >= Step::OfferK && step <= Step::OfferSide; }
    static bool is_answer(Step step) { return step == Step::Answer || step == Step::CounterAnswer; }

    // Below a step of an offer lies the next one of the same player, at last the answer.
    bool offer_goes_on(int place) const {
        const Task& task = s_.agenda[place];
        const Task& next = s_.agenda[place > 0 ? place - 1 : 0];
        const bool yokai = yokai_among_foes(book_, s_);
        switch (task.step) {
            case Step::OfferK:
                if (next.step != (yokai ? Step::OfferY : Step::OfferSide)) return false;
                break;
            case Step::OfferY:
                if (next.step != Step::OfferSide || !yokai) return false;
                break;
            default:
                if (next.step == Step::CounterAnswer) return task.a == next.b;
                return next.step == Step::Answer && task.a == s_.main;
        }
        return task.a == next.a;
    }

    // May the step lie below that one?
    static bool may_wait(Step step, const Task& above) {
        if (is_offer(step) || is_answer(step)) {
            return is_offer(above.step) && above.step < step && above.count == 1;
        }
        if (step == Step::Fetch) return above.step == Step::Fetch;  // several players fetch
        if (step != Step::Look && step != Step::Show) return !asked_at_once(step);
        const auto dealt = static_cast<Dealt>(above.a);
        const bool looks = dealt == Dealt::EventLook || dealt == Dealt::RewardLook;
        return above.step == Step::Deal && looks;
    }

    // How many steps this one may put in its place, at the most.
    int room_for(const Task& task) const {
        switch (task.step) {
            case Step::Flee: return s_.foe_count + 8;
            case Step::Do: return task.b / 16 == static_cast<int>(Trigger::Win) ? 2 : 6;
            case Step::Hurt:
            case Step::DieEscape:
            case Step::Esc:
            case Step::Hit: return 7;
            case Step::Death: return 6;
            default: return 0;
        }
    }

    std::string setup_fault() const {
        const Task& last = s_.agenda[0];
        if (last.step == Step::First) {
            const bool fresh = s_.depth == 1 && s_.first == kNobody;
            return fresh ? "" : "the first player is chosen before everything else (SUS-403)";
        }
        if (s_.first == kNobody) return "the first player is not known";
        if (last.step != Step::Turn || last.count != 1) return "the setup ends with the first turn";
        if (s_.in_battle()) return "a battle in the setup";
        for (int i = 1; i < s_.depth; ++i) {
            const Task& task = s_.agenda[i];
            if (task.step != Step::Deal && task.step != Step::Being) {
                return "the setup deals cards and chooses Beings (SUS-403)";
            }
            if (task.step == Step::Being && s_.being[task.a] != kNoCard) {
                return "a Being is chosen twice";
            }
        }
        return {};
    }

    std::string turn_fault() const {
        if (s_.agenda[0].step != Step::Next) return "a turn ends with the next one";
        int before = -1;
        bool battle = false;
        for (int i = 0; i < s_.depth; ++i) {
            const Task& task = s_.agenda[i];
            const int place = place_in_turn(task.step);
            if (place == kInner) {
                if (task.step == Step::First || task.step == Step::Being ||
                    task.step == Step::Turn || task.step == Step::GameOver) {
                    return "a step of the setup in a turn";
                }
            } else if (place <= before || task.count != 1) {
                return "the steps of the turn are not in their order (SUS-422)";
            }
            before = place;
            battle = battle || task.step == Step::BattleOver;
        }
        if (battle != s_.in_battle()) return "a battle is on the agenda until it is over (SUS-320)";
        if (s_.in_battle() && s_.foe_count == 0 && s_.open_window()) return "a battle without foes";
        return top_fault();
    }

    // Parts.

    bool player(int index) const { return index < s_.players; }
    bool foe(int card) const {
        for (int i = 0; i < s_.foe_count; ++i) {
            if (s_.foes[i].card == card) return true;
        }
        return false;
    }
    bool item_of(int owner, int card) const {
        return card < kMostDeckCards && items_in_play(book_, s_, owner).has(card);
    }

    std::string task_fault(const Task& task) const {
        const std::string bad = "a part of a step does not fit it";
        if (static_cast<int>(task.step) >= kSteps) return "there is no such step";
        const std::array<std::uint8_t, 4> values = task.parts();
        const std::string_view kinds = name_of(task.step).parts;
        for (unsigned i = 0; i < values.size(); ++i) {
            const bool fits = i < kinds.size() ? part_fits(kinds[i], values[i]) : values[i] == 0;
            if (!fits) return bad;
        }
        if (needs_battle(task.step) && !s_.in_battle()) return "a step of a battle without one";
        if (is_fighters(task.step) && !s_.fighter(task.a)) return "a step of a fighter";
        return card_fits(task) ? "" : bad;
    }

    bool part_fits(char kind, int value) const {
        switch (kind) {
            case 'p': return player(value);
            case 'P': return player(value) || value == kNobody;
            case 'c': return value < kCardNumbers && book_.exists(value);
            case 'f': return value > 0 && value < static_cast<int>(kFromNames.size());
            case 'e':
            case 'E':
            case 's': return value <= 1;
            case 'D': return value < static_cast<int>(kDealtLetters.size());
            case 'u': return value > 0 && value < static_cast<int>(kUntilNames.size());
            case 'r': return value < static_cast<int>(kCauseNames.size());
            case 'i': return value / 16 < static_cast<int>(kTriggerNames.size());
            case 'd': return value <= 6;
            default: return true;
        }
    }

    bool card_fits(const Task& task) const {
        const auto effects = [&](int card) {
            return static_cast<int>(book_.card(card).effects.size());
        };
        switch (task.step) {
            case Step::Hurt:
            case Step::DieElement:
            case Step::DieEscape:
            case Step::Esc:
            case Step::Hit: return foe(task.b);
            case Step::Trophy: return foe(task.a) && book_.heads.has(task.a);
            case Step::Target: return task.low() < effects(task.b);
            case Step::Do: return task.b % 16 <= effects(task.a);
            case Step::Aim: {
                const CardValues& its = book_.of(task.b);
                const bool now = its.timing == Timing::Immediate && !its.unaimed;
                return now || its.timing == Timing::Persistent;
            }
            case Step::Side: return book_.of(task.b).chooses_side && book_.of(task.b).lies();
            case Step::Deal: return deal_fits(task);
            case Step::Look:
            case Step::Share: return task.b <= kMostTimes && task.c <= kMostTimes;
            case Step::Renew: return renewal_fits(task);
            case Step::OfferK:
            case Step::OfferY:
            case Step::OfferSide: return s_.helper == kNobody;
            case Step::Answer: return helps(task.a);
            case Step::CounterAnswer: return task.a == s_.main && helps(task.b);
            case Step::Enter: return s_.fighter(task.a);
            case Step::RobItem: return task.a != task.b;
            case Step::Random: return task.a != task.b;
            case Step::Rob:
                return task.b > 0 && task.b <= kMostTimes &&
                       (from(task.c) == From::Random || from(task.c) == From::Item ||
                        from(task.c) == From::Sake);
            case Step::Lose1: return from(task.b) != From::Random && from(task.b) != From::Sake;
            case Step::Pay: return from(task.b) == From::Hand || from(task.b) == From::Item;
            default: return true;
        }
    }

    // Was this player asked, and can still become the helper?
    bool helps(int player) const {
        return s_.helper == kNobody && (s_.asked >> player & 1) != 0 && !s_.is_dead(player);
    }
    // In a view the hand may hold items that are not seen.
    bool renewal_fits(const Task& task) const {
        const unsigned i = task.a;
        int sum = task.b;
        each(renewal_items(book_, s_, task.a), [&](int card) { sum += book_.of(card).vp; });
        Cards pool = s_.deck & book_.rewards_deck;
        for (int left = unnamed(book_, s_.hand[i], s_.backs[i], Back::Reward); left > 0; --left) {
            int best = pool.first();
            each(pool, [&](int card) {
                if (book_.of(card).vp > book_.of(best).vp) best = card;
            });
            sum += book_.of(best).vp;
            pool.take(best);
        }
        return task.b < 5 && sum >= 5;
    }

    static From from(int value) { return static_cast<From>(value); }

    bool deal_fits(const Task& task) const {
        const auto dealt = static_cast<Dealt>(task.a);
        const bool to_nobody = dealt == Dealt::OpenReward || dealt == Dealt::Pool;
        const bool setup = dealt == Dealt::Being || dealt == Dealt::BeingOffer;
        if (dealt == Dealt::Drawing || dealt == Dealt::EventByTurn) return task.b == s_.at_turn;
        return (task.b == kNobody) == to_nobody && (!setup || s_.turn == 0);
    }

    // What is asked now.

    std::string top_fault() const {
        const Task& top = s_.top();
        const bool row_wanted = top.step == Step::Look || top.step == Step::Show ||
                                top.step == Step::Share || top.step == Step::Loot;
        const bool row_empty = s_.row_backs == std::array<std::uint8_t, 2>{};
        if (row_wanted && row_empty) return "there is no row to pick from (SUS-404)";
        if (!row_empty && !row_wanted && top.step != Step::Deal)
            return "a row that nobody asks for";
        if (top.step == Step::Join && s_.foe_count == kMostFoes) {
            return "there is no room for another foe (SUS-521)";
        }
        if (top.step == Step::DieCard) {
            const Task& cause = s_.agenda[s_.depth - 2];
            if (cause.step != Step::Do || cause.die() != 0) return "a die for no card (SUS-430)";
        }
        const std::string found = offer_fault(top.step);
        return found.empty() ? trade_fault(top) : found;
    }

    // An offer has the parts before the one that is asked for (SUS-462).
    std::string offer_fault(Step step) const {
        const bool yokai = yokai_among_foes(book_, s_);
        const bool answers = is_answer(step);
        const bool last = step == Step::OfferSide || answers;
        const Terms& offer = s_.offer;
        const bool fits =
            (offer.k != Terms::kUnset) == (step == Step::OfferY || last) &&
            (offer.y != Terms::kUnset) == (answers || (step == Step::OfferSide && yokai)) &&
            (offer.side != Terms::kUnset) == answers;
        return fits ? "" : "an offer has other parts than were named (SUS-462)";
    }

    std::string trade_fault(const Task& top) const {
        const bool asked = top.step == Step::TradeGive || top.step == Step::TradeWant ||
                           top.step == Step::TradeAnswer;
        if (!asked) return {};
        const bool two = top.a != s_.at_turn && s_.trades > 0;
        const bool given = top.step == Step::TradeGive || item_of(s_.at_turn, top.b);
        const bool wanted = top.step != Step::TradeAnswer || item_of(top.a, top.c);
        return two && given && wanted ? "" : "a trade that nobody can offer (SUS-448)";
    }

    const Book& book_;
    const State& s_;
};

}  // namespace

std::string agenda_fault(const Book& book, const State& s) {
    return AgendaChecker{book, s}.fault();
}

}  // namespace engawa::susanoo
