#include "engine/games/eiyo/odds/odds_list.h"

#include "engine/games/eiyo/odds/odds.h"
#include "engine/games/eiyo/text/tableau_parts.h"

namespace engawa::eiyo {
namespace {

class Lister {
  public:
    Lister(const Eiyo& game, const Observed<State>& view)
        : book_(game.book()), s_(view.state()), viewer_(view.viewer()), odds_(game, view) {}

    OddsList list() {
        if (!s_.chance()) tell_draws();
        tell_next(false);
        tell_next(true);
        return std::move(list_);
    }

  private:
    // From a decision on; while chance works the course is under way.
    void tell_draws() {
        if (!odds_.of_redraw()) tell_course();
        const bool hidden = viewer_.is_watcher() && s_.coop();
        if (hidden || odds_.most_drawn() == 0) return;
        tell_kinds();
        tell_corners();
    }

    int player() const { return viewer_.is_watcher() ? 0 : viewer_.seat().index(); }
    void add(std::string_view name, std::string ref, double chance, Facts facts = {}) {
        list_.push_back({name, std::move(ref), chance, std::move(facts)});
    }

    void tell_course() {
        add("exhausted", {}, odds_.exhausted(1), {{"damage", odds_.damage()}});
        add("overrun", {}, odds_.overrun());
    }

    Facts draws() const { return {{"least", odds_.fewest_drawn()}, {"most", odds_.most_drawn()}}; }

    // A card that can be drawn lies in the deck, or goes there with the discards, or is returned.
    std::string where(int kind) const {
        const char* pile = s_.deck.has(kind) ? "unseen.weapons" : "discards";
        const bool returned = !s_.deck.has(kind) && !s_.discards.has(kind);
        return ref_to(returned ? with_seat("hand", player()) : pile, book_.weapon(kind).id);
    }

    void tell_kinds() {
        for (int kind = 0; kind < book_.weapons; ++kind) {
            const double chance = odds_.at_least_one(Odds::Kinds{1} << kind);
            if (chance > 0) add(draw_name(), where(kind), chance, draws());
        }
    }

    void tell_corners() {
        for (int corner = 0; corner < kCorners; ++corner) {
            Odds::Kinds group = 0;
            for (int kind = 0; kind < book_.weapons; ++kind) {
                const int shows = book_.corners[kind];
                if ((shows >> corner & 1) != 0) group |= Odds::Kinds{1} << kind;
            }
            std::string row;
            if (has_stand(s_)) row = row_id(s_, row_at(s_, player(), corner));
            add(corner_name(), std::move(row), odds_.at_least_one(group), {{"corner", corner}});
        }
    }
    std::string_view draw_name() const { return odds_.of_redraw() ? "redraw" : "draw"; }
    std::string_view corner_name() const {
        return odds_.of_redraw() ? "redraw_corner" : "draw_corner";
    }

    // EIY-044: the same for every stack whose next card is of this sort.
    void tell_next(bool bosses) {
        const FoeTable& foes = book_.foes(s_);
        bool wanted = false;
        for (const Row row : s_.rows) {
            wanted |= row.stack() != 0 && boss_is_next(book_, row) == bosses;
        }
        if (!wanted) return;
        const FoeBag bag = s_.unseen.masked(bosses ? foes.boss_mask : foes.other_mask);
        const std::string_view pile = bosses ? "unseen.bosses" : "unseen.enemies";
        bag.each([&](Foe foe) {
            add(bosses ? "next_boss" : "next_enemy", ref_to(pile, foes.cards[foe]->id),
                static_cast<double>(bag.count(foe)) / bag.size());
        });
    }

    const Book& book_;
    const State& s_;
    Viewer viewer_;
    Odds odds_;
    OddsList list_;
};

}  // namespace

OddsList odds_list_of(const Eiyo& game, const Observed<State>& view) {
    if (view.state().over()) return {};
    return Lister(game, view).list();
}

}  // namespace engawa::eiyo
