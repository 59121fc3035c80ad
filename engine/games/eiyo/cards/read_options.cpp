// Options of a card file: a file may change defaults; what the values mean is the game's.
#include <algorithm>
#include <bit>

#include "engine/core/text.h"
#include "engine/games/eiyo/cards/card_reader.h"
#include "engine/games/eiyo/cards/option_words.h"

namespace engawa::eiyo {
namespace {

using Values = std::vector<std::string>;

bool has_twice(const Values& values) {
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (values[i] == values[j]) return true;
        }
    }
    return false;
}

void check_values(Fields& fields, const Values& values, const std::string& fallback) {
    const bool listed = std::find(values.begin(), values.end(), fallback) != values.end();
    fields.mistakes().expect_at(listed, "default", "the default is not one of the values");
    fields.mistakes().expect_at(!has_twice(values) && values.size() >= 2, "values",
                                "needs two different values");
}

void check_modes(Fields& fields) {
    const Json* const modes = fields.list("modes");
    if (modes == nullptr) return;
    for (const Json& mode : *modes) {
        fields.mistakes().expect_at(mode == kCardModes[0] || mode == kCardModes[1], "modes",
                                    "modes should be among solo, coop");
    }
}

void expect_option(Fields& fields, const std::string& id, const Values& values, int hand_limit) {
    for (const KnownOption& option : kKnownOptions) {
        if (option.name != id) continue;
        Values known{option.values.begin(), option.values.end()};
        if (id == kHandLimit) known[0] = std::to_string(hand_limit);  // EIY-030
        fields.mistakes().expect_at(values == known, "values",
                                    "the values should be " + known[0] + ", " + known[1]);
        return;
    }
    fields.mistakes().add_at("id", "the game has no option " + engawa::quoted(id));
}

// Tables of TOML and JSON have no order: that of the option's values counts. False if they are
// not the sets that there are.
bool order_the_sets(const Values& values, std::vector<EnemySet>& sets) {
    std::vector<EnemySet> ordered;
    for (const std::string& value : values) {
        for (const EnemySet& set : sets) {
            if (set.name == value) ordered.push_back(set);
        }
    }
    if (ordered.size() != values.size() || ordered.size() != sets.size()) return false;
    sets = std::move(ordered);
    return true;
}

}  // namespace

// EIY-030: each corner of a kind can be reached by four rotations, as an attack and as a deflect.
bool fits_any_hand(const CardSet& cards) {
    int corners = 0;
    for (const auto* list : {&cards.weapons, &cards.specials}) {
        for (const WeaponCard& card : *list) corners += std::popcount(card.corners);
    }
    return corners <= kMostCorners;
}

void read_options(const Json& root, std::string_view default_set, CardSet& cards,
                  Mistakes& mistakes) {
    std::string set_default;
    bool sets_listed = false;
    each_entry_of(root, "option", mistakes, [&](Fields& fields) {
        std::string id;
        std::string fallback;
        std::string unused;
        Values values;
        fields.text("id", id);
        fields.texts("values", values);
        fields.text("default", fallback);
        fields.text("rule", unused);
        fields.source("source", unused);
        check_values(fields, values, fallback);
        check_modes(fields);
        if (id == "enemy_set") {
            set_default = fallback;
            sets_listed = order_the_sets(values, cards.enemy_sets);
        } else {
            expect_option(fields, id, values, cards.constants.hand_limit);
        }
        if (id == kHandLimit && fallback == "none") {
            fields.mistakes().expect_at(
                fits_any_hand(cards), "default",
                "there are too many kinds of weapons for hands without a limit");
        }
        cards.defaults.push_back({id, fallback});
    });
    if (root.find("option") == nullptr) return;
    mistakes.expect(sets_listed, "option", "option enemy_set should list the enemy sets");
    mistakes.expect(set_default == default_set, "meta.default_enemy_set",
                    "two different default enemy sets");
}

}  // namespace engawa::eiyo
