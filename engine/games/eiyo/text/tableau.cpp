// What lies where on the table of Eiyo, as one viewer may know it.
#include "engine/games/eiyo/text/tableau_parts.h"

namespace engawa::eiyo {
namespace {

Place toll_place(const State& s, int damage) {
    const Toll fate = toll(s, damage);
    const Toll::Deck last = fate.last();
    Place place{"toll", {}, {{"damage", damage}}};
    for (int i = 0; i < fate.count; ++i) {
        const Toll::Deck deck = fate.decks[i];
        add_fact(place.facts, "deck", deck.size);
        add_fact(place.facts, "lost", deck.lost);
    }
    add_fact(place.facts, "runs_out", fate.runs_out);
    add_fact(place.facts, "specials", fate.runs_out - (fate.overrun ? 1 : 0));
    add_fact(place.facts, "left", last.size - last.lost);
    add_fact(place.facts, "of", last.size);
    add_fact(place.facts, "overrun", fate.overrun ? 1 : 0);
    return place;
}

class Whole {
  public:
    Whole(const Book& book, const Observed<State>& view, bool talk)
        : book_(book), s_(view.state()), viewer_(view.viewer()), talk_(talk) {
        for (int row = 0; row < s_.row_count(); ++row) {
            const int deals = s_.has_token(row) ? 0 : row_damage(book.foes(s_), s_.rows[row]);
            damage_ += deals;
            striking_rows_ += deals != 0 ? 1 : 0;
        }
    }

    int damage() const { return damage_; }
    // In the enemy phase a part of it has been taken.
    int damage_to_come() const { return s_.phase == Phase::Damage ? s_.left : damage_; }

    Facts facts() {
        facts_.reserve(48);
        tell_time();
        tell_honor();
        tell_damage();
        tell_prices();
        if (s_.phase == Phase::Cost) tell_pending();
        return std::move(facts_);
    }

  private:
    void add(std::string_view name, int value) { add_fact(facts_, name, value); }
    bool deciding(Phase phase) const {
        return s_.phase == phase || (s_.phase == Phase::Cost && s_.back == phase);
    }

    void tell_time() {
        add("viewer", viewer_.is_watcher() ? 0 : viewer_.seat().number());
        add("round", s_.round);
        add("phase", static_cast<int>(s_.phase));
        if (!s_.over() && !s_.chance()) add("seat", s_.seat + 1);
        const bool dealt = s_.phase == Phase::Hands || s_.phase == Phase::Redraw;
        if (dealt || s_.phase == Phase::Draw) add("drawer", s_.seat + 1);
        for (int player = 0; player < 2; ++player) {
            if ((s_.taking >> player & 1) != 0) add("takes", player + 1);  // EIY-045
        }
        if (s_.phase == Phase::Rows || s_.phase == Phase::Refill) {
            add("filled", row_number(row_to_fill(s_)));
        }
        if (!s_.coop()) return;
        if (s_.first != 0) add(deciding(Phase::FirstAnswer) ? "proposed" : "first", s_.first);
        add("together", s_.together() ? 1 : 0);
        add("talk", talk_ ? 1 : 0);
        add("cards_per_turn", book_.constants.cards_per_turn);
        if (!in_fight(s_)) return;
        if (s_.passed == 0) {  // EIY-102, EIY-104
            add("played", s_.played);
            add("plays_left", book_.constants.cards_per_turn - s_.played);
        }
    }

    void tell_honor() {
        const int most = honor_left(book_, s_);
        add("honor", s_.honor);
        add("honor_to_win", book_.constants.honor_to_win);
        add("honor_left", most);
        const bool lost = s_.phase == Phase::Overrun;  // EIY-279
        add("rank", lost ? 0 : rank_of(book_, s_, s_.honor));
        add("rank_best", lost ? 0 : rank_of(book_, s_, s_.honor + most));
        for (const Rank& rank : book_.cards.ranks[s_.coop() ? 1 : 0]) add("rank_from", rank.from);
        add("enemies_left", s_.foes_left);
    }

    void tell_damage() {
        add("exhaustions", exhaustions(book_, s_));
        add("exhaustions_to_lose", 3);  // EIY-233
        add("damage", damage_);
        add("damage_rows", striking_rows_);
        if (s_.phase == Phase::Damage) add("damage_taken", damage_ - s_.left);
        if (s_.left != 0) add("to_discard", s_.left);
    }

    void tell_prices() {
        const int turn = concentration_cost(book_, s_);
        add("turn_cost", turn);
        for (int row = 0; row < s_.row_count(); ++row) {
            for (int place = 0; place < kRowLength; ++place) {
                const Foe foe = s_.rows[row].at(place);
                if (book_.foes(s_)[foe].effects.concentration != turn) continue;
                add("turn_cost_by", card_number(s_, row, place));  // EIY-256
            }
        }
        add("most_turns", book_.constants.max_rotations);
        if (s_.coop()) add("move_cost", book_.constants.move_cost);
        if (s_.table_size == 0) {  // EIY-138
            add("most_payable", std::max(0, s_.deck_size - (s_.emptied() ? 1 : 0)));
        }
        add("draw_count", book_.constants.draw_count);
    }

    // What is being paid for.
    void tell_pending() {
        add("payer", s_.payer + 1);
        const Move play = s_.pending;
        if (!play.is_play()) {
            add("pending_spot", spot_number(s_, 1 - s_.spots[s_.payer]));
            return;
        }
        add("pending_attack", play.is_attack() ? 1 : 0);
        add("pending_row", row_number(row_at(s_, s_.payer, play.corner())));
        add("pending_turns", play.rotations());
    }

    const Book& book_;
    const State& s_;
    Viewer viewer_;
    bool talk_;
    int damage_ = 0;
    int striking_rows_ = 0;
    Facts facts_;
};

}  // namespace

Tableau Eiyo::tableau(const Observed<State>& view) const {
    const State& s = view.state();
    Whole whole(*book_, view, talk(s) != Talk{});
    Tableau tableau{{}, whole.facts()};
    tableau.places.reserve(64);
    add_rows(tableau, *book_, view);
    if (s.coop()) add_spots(tableau, view);
    add_seats(tableau, *book_, view);
    add_piles(tableau, *book_, s);
    tableau.places.push_back(toll_place(s, whole.damage_to_come()));
    return tableau;
}

}  // namespace engawa::eiyo
