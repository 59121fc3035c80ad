// Spots, seats and hands: who stands where, and what each weapon can reach from there.
#include "engine/games/eiyo/text/tableau_parts.h"

namespace engawa::eiyo {
namespace {

// Facts of one corner each, in the order of EIY-115.
constexpr std::string_view kAt[kCorners] = {"at.TL", "at.TR", "at.BR", "at.BL"};
struct CornerNames {
    std::string_view turns, meets, attack_price, deflect_price;
};
constexpr CornerNames kOfCorner[kCorners] = {
    {"turns.TL", "meets.TL", "attack_price.TL", "deflect_price.TL"},
    {"turns.TR", "meets.TR", "attack_price.TR", "deflect_price.TR"},
    {"turns.BR", "meets.BR", "attack_price.BR", "deflect_price.BR"},
    {"turns.BL", "meets.BL", "attack_price.BL", "deflect_price.BL"},
};

// One player's place and cards.
class Player {
  public:
    Player(const Book& book, const Observed<State>& view, int player)
        : book_(book),
          s_(view.state()),
          viewer_(view.viewer()),
          player_(player),
          turn_(concentration_cost(book, s_)) {
        if (!has_stand(s_)) return;
        for (int corner = 0; corner < kCorners; ++corner) {
            const int row = row_at(s_, player, corner);
            targets_[corner] = target(book, s_, player, row);
            const Foe front = s_.rows[row].front();
            extra_[corner] = book.foes(s_)[front].effects.attack_cost;
        }
    }

    Place seat() const {
        Place place{with_seat("seat", player_), {}, {}};
        Facts& facts = place.facts;
        add_unless_0(facts, "you", viewer_.is(Seat{player_}) ? 1 : 0);
        add_unless_0(facts, "decides", !s_.over() && !s_.chance() && s_.seat == player_ ? 1 : 0);
        add_unless_0(facts, "passed", s_.has_passed(player_) ? 1 : 0);
        if (s_.coop() && s_.placed()) add_fact(facts, "spot", spot_number(s_, s_.spots[player_]));
        for (int corner = 0; corner < kCorners && has_stand(s_); ++corner) {
            add_fact(facts, kAt[corner], row_number(row_at(s_, player_, corner)));
        }
        return place;
    }

    Place hand() const {
        Place place{with_seat("hand", player_), {}, {}};
        const int size = s_.hand_size[player_];
        add_fact(place.facts, "cards", size);
        if (s_.coop()) add_fact(place.facts, "known", s_.known_size[player_]);
        if (!s_.no_limit()) add_fact(place.facts, "limit", book_.constants.hand_limit);
        add_fact(place.facts, "draws", draws());
        s_.hands[player_].each([&](int kind) { place.things.push_back(weapon(kind)); });
        if (const int hidden = s_.unnamed(player_); hidden != 0) {  // EIY-206
            place.things.push_back({std::string{kUnknownThing}, hidden, {}});
        }
        return place;
    }

  private:
    // EIY-093, EIY-094: cards of this draw step still to come, else of the next; if nothing changes
    // the hand before.
    int draws() const {
        const int wanted = book_.constants.draw_count - s_.drawn[player_];
        return std::clamp(hand_limit(book_, s_) - s_.hand_size[player_], 0, wanted);
    }

    Thing weapon(int kind) const {
        Thing thing{book_.weapon(kind).id, s_.hands[player_].count(kind), {}};
        Facts& facts = thing.facts;
        facts.reserve(18);
        add_unless_0(facts, "special", kind >= book_.standard ? 1 : 0);
        add_unless_0(facts, "known", s_.known[player_].count(kind));  // EIY-197
        const bool pays = s_.phase == Phase::Cost && s_.pending.is_play() && s_.payer == player_;
        add_unless_0(facts, "pending", pays && s_.pending.weapon() == kind ? 1 : 0);
        for (int corner = 0; corner < kCorners; ++corner) {
            tell_reach(facts, book_.corners[kind], corner);
        }
        return thing;
    }

    // With the fewest turns (EIY-131); more are wasted.
    void tell_reach(Facts& facts, int corners, int corner) const {
        const int turns = turns_to(corners, corner);
        if (turns > book_.constants.max_rotations) return;
        const CornerNames& names = kOfCorner[corner];
        add_fact(facts, names.turns, turns);
        if (!has_stand(s_)) return;
        const Target& aim = targets_[corner];
        const int row = row_at(s_, player_, corner);
        const bool meets = !s_.rows[row].empty() && !s_.has_token(row);
        if (turns == 0 && meets) add_fact(facts, names.meets, row_number(row));
        const int price = turns * turn_;
        if (aim.no_attack == 0) add_fact(facts, names.attack_price, price + extra_[corner]);
        if (aim.no_deflect == 0) add_fact(facts, names.deflect_price, price);
    }

    const Book& book_;
    const State& s_;
    Viewer viewer_;
    int player_;
    int turn_;  // cost of one
    Target targets_[kCorners];
    int extra_[kCorners] = {};  // cost of an attack there (EIY-254)
};

}  // namespace

void add_spots(Tableau& tableau, const Observed<State>& view) {
    const State& s = view.state();
    const bool proposed = s.phase == Phase::StandAnswer;  // EIY-071
    for (int spot = 0; spot < 2; ++spot) {
        const int side = view.viewer().is(Seat{1}) ? 1 - spot : spot;
        Place place{spot_id(spot), {}, {{"side", side}}};
        for (int player = 0; player < 2; ++player) {
            if (s.spots[player] != spot) continue;
            if (proposed) add_fact(place.facts, "proposed", player + 1);
            if (s.placed()) place.things.push_back({with_seat("samurai", player), 1, {}});
        }
        tableau.places.push_back(std::move(place));
    }
}

void add_seats(Tableau& tableau, const Book& book, const Observed<State>& view) {
    const int seats = view.state().seats();
    for (int i = 0; i < seats; ++i) tableau.places.push_back(Player(book, view, i).seat());
    for (int i = 0; i < seats; ++i) tableau.places.push_back(Player(book, view, i).hand());
}

}  // namespace engawa::eiyo
