// A tableau that tests can ask by name.
#pragma once

#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {

class Look {
  public:
    explicit Look(Tableau tableau) : tableau_(std::move(tableau)) {}
    Look(const Table& table, char viewer) : Look(table.game().tableau(table.view(viewer))) {}

    const Tableau& tableau() const { return tableau_; }

    // Of the whole table, of a place or of a thing: "", "row.TL", "row.TL.front/red_champion". A
    // place with one thing may stand for it: "row.TL.front/". kNone: there is no such fact.
    static constexpr int kNone = -999;
    int fact(std::string_view ref, std::string_view name) const {
        const std::vector<int> all = list(ref, name);
        return all.empty() ? kNone : all[0];
    }
    int operator[](std::string_view name) const { return fact("", name); }
    std::vector<int> list(std::string_view ref, std::string_view name) const {
        std::vector<int> values;
        for (const Fact& fact : facts(ref)) {
            if (fact.name == name) values.push_back(fact.value);
        }
        return values;
    }
    // The id of the place that a fact names.
    std::string place(std::string_view ref, std::string_view name) const {
        const int number = fact(ref, name);
        if (number < 0 || number >= static_cast<int>(tableau_.places.size())) return "";
        return tableau_.places[number].id;
    }
    // "katana_top tanto_tl*2 ?*3"
    std::string things(std::string_view place) const {
        std::string text;
        for (const Thing& thing : at(place).things) {
            text += (text.empty() ? "" : " ") + thing.id;
            if (thing.count > 1) text += '*' + std::to_string(thing.count);
        }
        return text;
    }
    bool has(std::string_view ref) const { return has_ref(tableau_, ref); }

  private:
    const Place& at(std::string_view id) const {
        static const Place kNowhere{};
        const Place* place = find_place(tableau_, id);
        if (place == nullptr) ADD_FAILURE() << "no place " << id;
        return place == nullptr ? kNowhere : *place;
    }
    const std::vector<Fact>& facts(std::string_view ref) const {
        static const std::vector<Fact> kNothing{};
        if (ref.empty()) return tableau_.facts;
        const auto slash = ref.find('/');
        const Place& place = at(ref.substr(0, slash));
        if (slash == std::string_view::npos) return place.facts;
        for (const Thing& thing : place.things) {
            if (slash + 1 == ref.size() || thing.id == ref.substr(slash + 1)) return thing.facts;
        }
        ADD_FAILURE() << "no thing " << ref;
        return kNothing;
    }

    Tableau tableau_;
};

}  // namespace engawa::eiyo
