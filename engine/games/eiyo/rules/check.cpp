// What must hold of every state, hash, and the fields that follow from others.
#include "engine/core/hash_bytes.h"
#include "engine/games/eiyo/rules/afresh.h"

namespace engawa::eiyo {
namespace {

class Checker {
  public:
    Checker(const Book& book, const State& s, bool view) : book_(book), s_(s), view_(view) {}

    // Each check gives a sentence, or nothing if all is well.
    std::string fault() const {
        using Check = std::string (Checker::*)() const;
        for (const Check check :
             {&Checker::fields, &Checker::weapons, &Checker::hands, &Checker::specials,
              &Checker::rows, &Checker::foes, &Checker::tokens, &Checker::active_weapons,
              &Checker::spots, &Checker::progress, &Checker::phase}) {
            std::string found = (this->*check)();
            if (!found.empty()) return found;
        }
        return {};
    }

  private:
    static constexpr const char* kFine = "";

    std::string fields() const {
        if (s_.phase > Phase::Overrun || s_.back > Phase::Fight) return "there is no such phase";
        if (s_.enemy_set >= book_.sets.size()) return "there is no such enemy set";
        for (int player = 0; player < 2; ++player) {
            if (s_.unnamed(player) < 0) return "a hand has more cards than its size says";
            if (s_.unnamed(player) > 0 && !view_) return "a hand has cards that are not named";
        }
        if (s_.deck.size() < s_.unnamed(0) + s_.unnamed(1)) {
            return "there are more unknown cards than the deck holds";
        }
        if (!(s_ == afresh(book_, s_))) return "a field is out of date";
        return kFine;
    }

    // Weapons (EIY-019).

    std::string weapons() const {
        for (int kind = 0; kind < WeaponBag::kKinds; ++kind) {
            const int special = kind - book_.standard;
            int count = s_.deck.count(kind) + s_.discards.count(kind) + s_.hands[0].count(kind) +
                        s_.hands[1].count(kind);
            for (const ActiveWeapon active : s_.active) {
                if (!active.none() && active.weapon() == kind) ++count;
            }
            int all = kind < book_.standard ? book_.deck.count(kind) : 0;
            if (special >= 0 && special < SpecialBag::kKinds) {
                count += s_.table.count(special) + s_.gone.count(special);
                all = book_.specials[s_.coop()].count(special);
            }
            if (count == all) continue;
            if (kind >= book_.weapons) return "there is a weapon of no kind";
            return "there are " + std::to_string(count) + " cards " + book_.weapon(kind).id +
                   ", not " + std::to_string(all);
        }
        return kFine;
    }

    int special_cards(const WeaponBag& bag) const {
        int cards = 0;
        for (int kind = book_.standard; kind < book_.weapons; ++kind) cards += bag.count(kind);
        return cards;
    }

    std::string specials() const {
        if (s_.special_to_discards()) {
            if (!s_.gone.empty()) return "no special weapon leaves the game (EIY-247)";
        } else if (special_cards(s_.deck) + special_cards(s_.discards) != 0) {
            return "a special weapon is never in the deck or the discards (EIY-246)";
        }
        const int taken = book_.specials[s_.coop()].size() - s_.table_size;
        if ((taken + std::popcount(s_.taking)) % s_.seats() != 0) {
            return "each seat takes a special weapon at an exhaustion (EIY-231)";
        }
        if (s_.taking != 0 && (s_.taking >= 1 << s_.seats() || s_.table.kinds() < 2 ||
                               s_.table_size < std::popcount(s_.taking))) {
            return "nobody can be taking a special weapon by chance (EIY-045)";
        }
        for (int player = 0; player < s_.seats() && !s_.special_to_discards(); ++player) {
            int held = special_cards(s_.hands[player]);
            for (const ActiveWeapon active : s_.active) {
                held +=
                    !active.none() && active.owner() == player && active.weapon() >= book_.standard;
            }
            if (held > exhaustions(book_, s_))
                return "a seat has too many special weapons (EIY-240)";
        }
        return kFine;
    }

    // EIY-098: beyond the limit a hand grows by special weapons only, and those are known.
    std::string hands() const {
        const int limit = std::max<int>(hand_limit(book_, s_), book_.constants.start_hand);
        for (unsigned i = 0; i < 2; ++i) {
            const std::string who = "seat " + std::to_string(i + 1);
            const WeaponBag& counted = s_.coop() ? s_.known[i] : s_.hands[i];
            if (!s_.coop() && (i == 1 ? s_.hand_size[1] != 0 : s_.known_size[0] != 0)) {
                return "only coop has a second hand and known cards";
            }
            if (!s_.hands[i].contains(s_.known[i])) return who + " does not have a known card";
            if (s_.hand_size[i] - special_cards(counted) > limit ||
                special_cards(counted) > kMostSpecials ||
                s_.hand_size[i] > limit + exhaustions(book_, s_)) {
                return who + " has too many cards in hand (EIY-098)";
            }
            if (s_.coop() && !s_.special_to_discards() &&
                special_cards(s_.hands[i]) != special_cards(s_.known[i])) {
                return "a special weapon in hand is known (EIY-245)";
            }
        }
        return kFine;
    }

    // Enemies.

    int start_stack() const { return s_.coop() ? 7 : 10; }

    std::string rows() const {
        const FoeTable& foes = book_.foes(s_);
        for (int index = 0; index < kMostRows; ++index) {
            const Row row = s_.rows[index];
            const std::string which = "row " + std::to_string(index);
            if (index >= s_.row_count() && row.bits() != 0) return which + " does not exist";
            if (row.stack() + row.size() > start_stack()) return which + " has too many cards";
            int bosses = 0;
            for (int place = 0; place < kRowLength; ++place) {
                const Foe foe = row.at(place);
                if (foe > foes.kinds()) return which + " has a card of no kind";
                if (foe != 0 && place > 0 && row.at(place - 1) == 0) return which + " has a gap";
                bosses += foes[foe].boss;
            }
            if (bosses > (row.stack() <= book_.constants.cards_below_boss ? 1 : 0)) {
                return which + " shows a boss that is still in its stack (EIY-054)";
            }
        }
        return kFine;
    }

    std::string foes() const {
        const FoeTable& foes = book_.foes(s_);
        const FoeBag& all = foes.bags[s_.path()];
        FoeBag seen = s_.honor_stack;
        int in_stacks = 0;
        int bosses_seen = 0;
        for (int index = 0; index < s_.row_count(); ++index) {
            const Row row = s_.rows[index];
            for (int place = 0; place < row.size(); ++place) seen.add(row.at(place));
            in_stacks += row.stack();
            bosses_seen += row.stack() <= book_.constants.cards_below_boss ? 1 : 0;
        }
        int removed = 0;
        for (int foe = 0; foe < FoeBag::kKinds; ++foe) {
            const int rest = all.count(foe) - seen.count(foe) - s_.unseen.count(foe);
            if (rest < 0) {
                return foe == 0 || foe > foes.kinds() ? "there is an enemy of no kind"
                                                      : "there are too many " + foes.cards[foe]->id;
            }
            removed += rest;
        }
        const int in_play = start_stack() * s_.row_count();  // 40 or 42
        if (seen.size() + removed + in_stacks != in_play) {
            return "rows, stacks, honor stack and removed pile have " +
                   std::to_string(seen.size() + removed + in_stacks) + " cards together, not " +
                   std::to_string(in_play) + " (EIY-019)";
        }
        if (6 - s_.unseen.masked(foes.boss_mask).size() != bosses_seen) {
            return "each stack shows its boss when three cards are left below it (EIY-054)";
        }
        return kFine;
    }

    std::string tokens() const {
        if (s_.tokens == 0) return kFine;
        if (!in_fight(s_) && s_.phase != Phase::Damage && s_.phase != Phase::Overrun) {
            return "the tokens are in the supply after the damage (EIY-220)";
        }
        if (s_.tokens >= 1 << s_.row_count() || supply(book_, s_) < 0) {
            return "there are too many tokens";
        }
        for (unsigned i = 0; i < kMostRows; ++i) {
            if (!s_.has_token(static_cast<int>(i))) continue;
            const Foe front = s_.rows[i].front();
            if (front == 0) return "an empty row carries a token (EIY-125)";
            if (book_.foes(s_)[front].effects.no_deflect != 0) {
                return "a row that cannot be deflected carries a token (EIY-253)";
            }
            if (!s_.active[i].none()) return "a deflected row has an active weapon (EIY-169)";
        }
        return kFine;
    }

    std::string active_weapons() const {
        for (unsigned i = 0; i < kMostRows; ++i) {
            if (s_.active[i].none()) continue;
            if (!s_.coop()) return "only coop has active weapons";
            bool red = book_.foes(s_)[s_.rows[i].front()].red;
            for (int place = 1; place < kRowLength && s_.refill_front(); ++place) {
                red = red || book_.foes(s_)[s_.rows[i].at(place)].red;
            }
            if (!red) return "an active weapon lies at a row without its red enemy (EIY-159)";
        }
        return kFine;
    }

    std::string phase() const { return phase_fault(book_, s_); }

    // The round.

    bool setup() const {
        return s_.phase < Phase::FirstProposal || s_.phase == Phase::Rows ||
               s_.phase == Phase::Hands || s_.phase == Phase::Redraw;
    }

    std::string spots() const {
        if (s_.spots[0] > 1 || s_.spots[1] > 1) return "there are two spots";
        if (s_.phase == Phase::StandAnswer) {
            return s_.spots[0] != s_.spots[1] ? kFine : "the meeples start apart (EIY-070)";
        }
        if (!s_.placed() && s_.spots[0] + s_.spots[1] != 0) return "no meeple is placed";
        return kFine;
    }

    std::string progress() const {
        if (s_.round == 0) return "there is no such round";
        if (s_.over()) return over();
        if (s_.foes_left == 0) return "no enemy is left: the game is over (EIY-270)";
        if (s_.emptied() && s_.deck_size == 0 && s_.taking == 0)
            return "an empty deck is exhausted (EIY-239)";
        if (setup()) return setting_up();
        return kFine;
    }

    std::string over() const {
        if ((s_.phase == Phase::Overrun) != (s_.foes_left != 0)) {
            return "the end does not fit the enemies that are left (EIY-233, EIY-270)";
        }
        if (s_.phase == Phase::Overrun && (s_.table_size != 0 || s_.deck_size != 0)) {
            return "the third exhaustion needs an empty deck and an empty table (EIY-233)";
        }
        if (s_.phase != Phase::Overrun &&
            (s_.phase == Phase::Victory) != (s_.honor >= book_.constants.honor_to_win)) {
            return "the end does not fit the honor (EIY-273, EIY-275)";
        }
        return kFine;
    }

    std::string setting_up() const {
        const bool clean = s_.discards_size == 0 && s_.honor_stack.empty() && s_.round == 1 &&
                           s_.table_size == book_.specials[s_.coop()].size();
        if (!clean) return "nothing has been played in the setup";
        bool filling = false;
        for (int index = 0; index < s_.row_count(); ++index) {
            const Row row = s_.rows[index];
            if (row.stack() + row.size() != start_stack() || (filling && !row.empty())) {
                return "the rows are filled one after the other (EIY-061)";
            }
            filling = filling || row.size() < kRowLength;
        }
        if (filling != (s_.phase == Phase::Rows)) return "the rows are filled first (EIY-061)";
        return dealt() ? kFine : "the hands do not fit the setup (EIY-065)";
    }

    bool dealt() const {
        const int full = book_.constants.start_hand;
        for (int player = 0; player < s_.seats(); ++player) {
            const int size = s_.hand_size[player];
            const bool later =
                s_.phase == Phase::Rows || (s_.phase == Phase::Hands && player > s_.seat);
            const bool now =
                player == s_.seat && (s_.phase == Phase::Hands || s_.phase == Phase::Redraw);
            if (later ? size != 0 : now ? size >= full : size != full) return false;
        }
        return true;
    }

    const Book& book_;
    const State& s_;
    const bool view_;
};

}  // namespace

std::string fault(const Book& book, const State& s, bool view) {
    return Checker{book, s, view}.fault();
}

State afresh(const Book& book, const State& s) {
    State fresh = s;
    int deck = s.deck.size();
    int foes = 0;
    int honor = 0;
    for (int player = 0; player < 2; ++player) {
        const auto i = static_cast<unsigned>(player);
        deck -= s.unnamed(player);
        fresh.known_size[i] = static_cast<std::uint8_t>(s.known[i].size());
    }
    for (const Row row : s.rows) foes += row.size() + row.stack();
    s.honor_stack.each(
        [&](int foe) { honor += s.honor_stack.count(foe) * book.foes(s)[foe].honor; });
    fresh.deck_size = static_cast<std::uint8_t>(deck);
    fresh.discards_size = static_cast<std::uint8_t>(s.discards.size());
    fresh.table_size = static_cast<std::uint8_t>(s.table.size());
    fresh.honor = static_cast<std::uint16_t>(honor);
    fresh.foes_left = static_cast<std::uint8_t>(std::min(foes, 255));
    return fresh;
}

bool Eiyo::ok(const State& s) const { return fault(*book_, s, false).empty(); }
std::uint64_t Eiyo::hash(const State& s) const { return hash_bytes(s); }
std::uint64_t Eiyo::hash_afresh(const State& s) const { return hash_bytes(afresh(*book_, s)); }

}  // namespace engawa::eiyo
