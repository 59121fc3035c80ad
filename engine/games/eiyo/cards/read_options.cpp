// Options of a card file: a file may change defaults; what the values mean is the game's.
#include <algorithm>

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

void expect_option(Fields& fields, const std::string& id, const Values& values) {
    for (const KnownOption& option : kKnownOptions) {
        if (option.name != id) continue;
        const bool same =
            values.size() == 2 && values[0] == option.values[0] && values[1] == option.values[1];
        fields.mistakes().expect_at(same, "values",
                                    "the values should be " + std::string{option.values[0]} + ", " +
                                        std::string{option.values[1]});
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
            expect_option(fields, id, values);
        }
        cards.defaults.push_back({id, fallback});
    });
    if (root.find("option") == nullptr) return;
    mistakes.expect(sets_listed, "option", "option enemy_set should list the enemy sets");
    mistakes.expect(set_default == default_set, "meta.default_enemy_set",
                    "two different default enemy sets");
}

}  // namespace engawa::eiyo
