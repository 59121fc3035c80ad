// Rows of enemies with their stacks, and the weapons that wait at them.
#include "engine/games/eiyo/text/tableau_parts.h"

namespace engawa::eiyo {
namespace {

// Facts of one seat each.
struct SeatNames {
    std::string_view corner, no_attack, no_deflect, waits, honor, saves, loses;
};
constexpr SeatNames kOfSeat[2] = {
    {"corner.1", "attack_barred.1", "deflect_barred.1", "attack_waits.1", "attack_honor.1",
     "attack_saves.1", "attack_loses.1"},
    {"corner.2", "attack_barred.2", "deflect_barred.2", "attack_waits.2", "attack_honor.2",
     "attack_saves.2", "attack_loses.2"},
};

class Rows {
  public:
    Rows(const Book& book, const Observed<State>& view)
        : book_(book),
          foes_(book.foes(view.state())),
          s_(view.state()),
          turned_(view.viewer().is(Seat{1})),
          striking_(s_.phase == Phase::Damage) {
        if (striking_) taken_ = all_damage() - s_.left;
    }

    Place row(int index) {
        const Row row = at(index);
        Place place{row_id(s_, index), {}, {}};
        Facts& facts = place.facts;
        tell_position(facts, index);
        const int deals = row_damage(foes_, row);
        const int damage = s_.has_token(index) ? 0 : deals;
        add_fact(facts, "cards", row.size());
        add_fact(facts, "deals", deals);
        add_fact(facts, "damage", damage);
        add_fact(facts, "comes", comes(index));
        if (!row.empty() && !s_.has_token(index)) {  // EIY-166
            add_fact(facts, "deflect_forgoes", foes_[row.front()].honor);
        }
        if (striking_) tell_share(facts, damage);
        for (int player = 0; player < s_.seats() && has_stand(s_); ++player) {
            tell_target(facts, player, index);
        }
        if (s_.has_token(index)) place.things.push_back({"token", 1, {}});
        return place;
    }

    Place card(int index, int place) const {
        Place slot{card_id(s_, index, place), {}, {}};
        const Foe foe = at(index).at(place);
        if (foe != 0) slot.things.push_back(foe_at(index, place, foe));
        return slot;
    }

    Place stack(int index) const {
        const int left = at(index).stack();
        const int boss = left - book_.constants.cards_below_boss;  // EIY-044
        Place place{"stack." + row_name(s_, index), {}, {{"cards", left}}};
        add_fact(place.facts, "next", left == 0 ? 0 : boss == 1 ? 2 : 1);
        if (boss > 0) add_fact(place.facts, "boss_in", boss);
        if (left != 0) place.things.push_back({std::string{kUnknownThing}, left, {}});
        return place;
    }

    Place active(int index) const {  // EIY-151
        Place place{"active." + row_name(s_, index), {}, {}};
        const ActiveWeapon waiting = s_.active[index];
        if (!waiting.none()) {
            place.things.push_back(
                {book_.weapon(waiting.weapon()).id, 1, {{"seat", waiting.owner() + 1}}});
        }
        return place;
    }

  private:
    Row at(int index) const { return s_.rows[index]; }

    int all_damage() const {
        int sum = 0;
        for (int index = 0; index < s_.row_count(); ++index) {
            if (!s_.has_token(index)) sum += row_damage(foes_, at(index));
        }
        return sum;
    }

    // Where the viewer sees it: seat 2 sits opposite (EIY-119, EIY-121).
    void tell_position(Facts& facts, int index) const {
        const int across = s_.coop() ? 3 : 2;
        const int column = s_.coop() || index < 2 ? index % across : 3 - index;
        const bool far = index < across;
        add_fact(facts, "far", far != turned_ ? 1 : 0);
        add_fact(facts, "column", turned_ && s_.coop() ? across - 1 - column : column);
    }

    // EIY-220 to EIY-223: how many cards a refill would bring now.
    int comes(int index) const {
        const Row row = at(index);
        const int room = kRowLength - row.size() + (s_.has_token(index) ? 1 : 0);
        return std::min(room, row.stack());
    }

    // EIY-218: rows are paid for in their order.
    void tell_share(Facts& facts, int damage) {
        const int paid = std::clamp(taken_, 0, damage);
        add_fact(facts, "taken", paid);
        if (taken_ >= 0 && taken_ < damage) add_fact(facts, "strikes", 1);
        taken_ -= damage;
    }

    void tell_target(Facts& facts, int player, int index) const {
        const SeatNames& names = kOfSeat[player];
        const Target aim = target(book_, s_, player, index);
        if (aim.corner >= 0) add_fact(facts, names.corner, aim.corner);
        add_unless_0(facts, names.no_attack, aim.no_attack);
        add_unless_0(facts, names.no_deflect, aim.no_deflect);
        if (aim.no_attack != 0) return;
        if (aim.waits) return add_fact(facts, names.waits, 1);
        Row after = at(index);
        const FoeValues& front = foes_[after.front()];
        after.remove_front();
        add_fact(facts, names.honor, front.honor);
        add_fact(facts, names.saves, row_damage(foes_, at(index)) - row_damage(foes_, after));
        const bool last = s_.foes_left == 1;  // EIY-271
        add_unless_0(facts, names.loses, last ? 0 : front.effects.defeat_discard);
    }

    Thing foe_at(int index, int place, Foe foe) const {
        const Row row = at(index);
        const FoeCard& card = *foes_.cards[foe];
        const Blow dealt = blow(foes_, row, place);
        Thing thing{card.id, 1, {}};
        Facts& facts = thing.facts;
        facts.reserve(12);
        add_fact(facts, "troop", static_cast<int>(card.troop));
        add_unless_0(facts, "boss", foes_[foe].boss ? 1 : 0);
        add_unless_0(facts, "yamabushi", foe > foes_.enemies && !foes_[foe].boss ? 1 : 0);
        add_fact(facts, "honor", card.honor);
        for (int i = 0; i < kRowLength; ++i) {
            add_fact(facts, kPlaceNames[i], card.damage[i]);
        }
        add_unless_0(facts, "bonus", dealt.bonus);
        if (dealt.giver >= 0) add_fact(facts, "bonus_by", card_number(s_, index, dealt.giver));
        add_fact(facts, "deals", dealt.sum());
        add_fact(facts, "damage", s_.has_token(index) ? 0 : dealt.sum());
        tell_effects(facts, card.effects, place);
        const ActiveWeapon waiting = s_.active[index];
        if (place == 0 && foes_[foe].red && !waiting.none()) {  // EIY-155, EIY-159
            add_fact(facts, "struck", waiting.owner() + 1);
        }
        return thing;
    }

    // EIY-250 to EIY-256: what is written on it, and which of it counts now.
    static void tell_effects(Facts& facts, const Effects& effects, int place) {
        struct Effect {
            std::string_view name;
            std::uint8_t Effects::* number;
            bool in_front;  // only there
        };
        static constexpr Effect kEffects[] = {
            {"reveal_discard", &Effects::reveal_discard, true},
            {"defeat_discard", &Effects::defeat_discard, true},
            {"no_deflect", &Effects::no_deflect, true},
            {"attack_cost", &Effects::attack_cost, true},
            {"row_damage", &Effects::row_damage, false},
            {"concentration", &Effects::concentration, false},
        };
        for (int i = 0; i < 6; ++i) {
            const Effect& effect = kEffects[i];
            if (effects.*effect.number == 0) continue;
            add_fact(facts, effect.name, effects.*effect.number);
            const bool over = i == 0;  // it has been revealed
            if (!over && (place == 0 || !effect.in_front)) add_fact(facts, "holds", i);
        }
    }

    const Book& book_;
    const FoeTable& foes_;
    const State& s_;
    bool turned_;
    bool striking_;
    int taken_ = 0;  // cards of the damage, those of earlier rows taken off
};

}  // namespace

void add_rows(Tableau& tableau, const Book& book, const Observed<State>& view) {
    const State& s = view.state();
    Rows rows(book, view);
    for (int i = 0; i < s.row_count(); ++i) tableau.places.push_back(rows.row(i));
    for (int i = 0; i < kRowLength * s.row_count(); ++i) {
        tableau.places.push_back(rows.card(i / kRowLength, i % kRowLength));
    }
    for (int i = 0; i < s.row_count(); ++i) tableau.places.push_back(rows.stack(i));
    for (int i = 0; i < s.row_count() && s.coop(); ++i) tableau.places.push_back(rows.active(i));
}

}  // namespace engawa::eiyo
