#include "engine/games/eiyo/text/reasons.h"

#include "engine/games/eiyo/text/tableau_parts.h"

namespace engawa::eiyo {
namespace {

class Reasons {
  public:
    Reasons(const Book& book, const State& s) : book_(book), foes_(book.foes(s)), s_(s) {}

    ReasonList list() {
        each_card([&](int row, int place, Foe) { tell_blow(row, place); });
        tell_turn_cost();
        s_.honor_stack.each([&](Foe foe) {
            add("honor", "defeated", ref_to("honor_stack", id(foe)),
                s_.honor_stack.count(foe) * foes_[foe].honor);
        });
        if (!s_.over()) tell_honor_left();
        return std::move(reasons_);
    }

  private:
    template <class F>
    void each_card(F&& f) const {
        for (int row = 0; row < s_.row_count(); ++row) {
            for (int place = 0; place < at(row).size(); ++place) f(row, place, at(row).at(place));
        }
    }
    Row at(int row) const { return s_.rows[row]; }
    const std::string& id(Foe foe) const { return foes_.cards[foe]->id; }
    std::string card(int row, int place) const {
        return ref_to(card_id(s_, row, place), id(at(row).at(place)));
    }
    void add(std::string_view side, std::string_view source, std::string ref, int number,
             bool counts = true) {
        reasons_.push_back({side, source, std::move(ref), number, counts});
    }

    // EIY-255: of several cards that raise it one counts, and none its own.
    void tell_blow(int row, int place) {
        const Blow dealt = blow(foes_, at(row), place);
        const bool strikes = !s_.has_token(row);
        add("damage", "printed", card(row, place), dealt.printed, strikes);
        for (int other = 0; other < at(row).size(); ++other) {
            const int bonus = foes_[at(row).at(other)].effects.row_damage;
            if (other == place || bonus == 0) continue;
            add("damage", "row_damage", card(row, other), bonus, strikes && other == dealt.giver);
        }
    }

    void tell_turn_cost() {
        const int cost = concentration_cost(book_, s_);
        bool set = false;
        each_card([&](int row, int place, Foe foe) {  // EIY-256
            const int asked = foes_[foe].effects.concentration;
            if (asked == 0) return;
            add("turn_cost", "concentration", card(row, place), asked, !set && asked == cost);
            set |= asked == cost;
        });
        add("turn_cost", "rule", {}, book_.constants.concentration_cost, !set);
    }

    void tell_honor_left() {
        each_card([&](int row, int place, Foe foe) {
            add("honor_left", "row", card(row, place), foes_[foe].honor,
                brings_honor(s_, row, place));
        });
        const FoeBag best = best_in_stacks(book_, s_);
        best.each([&](Foe foe) {
            add("honor_left", "stack",
                ref_to(foes_[foe].boss ? "unseen.bosses" : "unseen.enemies", id(foe)),
                best.count(foe) * foes_[foe].honor);
        });
    }

    const Book& book_;
    const FoeTable& foes_;
    const State& s_;
    ReasonList reasons_;
};

}  // namespace

ReasonList reasons_of(const Eiyo& game, const Observed<State>& view) {
    return Reasons(game.book(), view.state()).list();
}

std::vector<Fact> price_of(const Eiyo& game, const Observed<State>& view, Move move) {
    const Book& book = game.book();
    const State& s = view.state();
    if (move.kind() == Kind::Move) return {{"cards", book.constants.move_cost}};
    if (!move.is_play() || !has_stand(s) || view.viewer().is_watcher()) return {};
    const int row = row_at(s, view.viewer().seat().index(), move.corner());
    const FoeValues& front = book.foes(s)[s.rows[row].front()];
    const int turning = move.rotations() * concentration_cost(book, s);
    const int extra = move.is_attack() ? front.effects.attack_cost : 0;  // EIY-254
    Facts price;
    add_unless_0(price, "cards", turning + extra);
    add_unless_0(price, "turning", turning);
    add_unless_0(price, "attacking", extra);
    return price;
}

}  // namespace engawa::eiyo
