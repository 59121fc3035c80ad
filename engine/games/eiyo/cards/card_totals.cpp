// Constants, and what must hold of all cards together.
#include "engine/core/text.h"
#include "engine/games/eiyo/cards/card_reader.h"

namespace engawa::eiyo {
namespace {

// A constant with the values that the game can do with. Where both are the same, the shape of the
// game rests on it (EIY-290 asks for a cost of every move, EIY-285 for small hands).
struct ConstantRange {
    std::string_view group;
    std::string_view name;
    int low;
    int high;
    std::uint8_t Constants::* value = nullptr;
};
constexpr ConstantRange kConstants[] = {
    {"common", "standard_weapons", 32, 32},
    {"common", "enemies", 36, 36},
    {"common", "bosses_in_box", 6, 6},
    {"common", "yamabushi_added", 4, 4},
    {"common", "yamabushi_removed", 4, 4},
    {"common", "start_hand", 1, 6, &Constants::start_hand},
    {"common", "mulligans", 1, 1},
    {"common", "draw_count", 1, 6, &Constants::draw_count},
    {"common", "hand_limit", 1, 6, &Constants::hand_limit},
    {"common", "row_length", 3, 3},
    {"common", "cards_below_boss", 0, 3, &Constants::cards_below_boss},
    {"common", "deflect_tokens", 0, 6, &Constants::deflect_tokens},
    {"common", "exhaustions_to_lose", 3, 3},
    {"common", "concentration_cost", 1, 3, &Constants::concentration_cost},
    {"common", "max_rotations", 0, 3, &Constants::max_rotations},
    {"common", "honor_to_win", 0, 999},
    {"solo", "seats", 1, 1},
    {"solo", "stacks", 4, 4},
    {"solo", "enemies_in_stack", 9, 9},
    {"solo", "bosses_in_play", 4, 4},
    {"solo", "special_weapons", 2, 2},
    {"solo", "special_weapons_per_exhaustion", 1, 1},
    {"coop", "seats", 2, 2},
    {"coop", "stacks", 6, 6},
    {"coop", "enemies_in_stack", 6, 6},
    {"coop", "bosses_in_play", 6, 6},
    {"coop", "special_weapons", 4, 4},
    {"coop", "special_weapons_per_exhaustion", 2, 2},
    {"coop", "meeples", 2, 2},
    {"coop", "spots", 2, 2},
    {"coop", "cards_per_turn", 1, 9, &Constants::cards_per_turn},
    {"coop", "move_cost", 1, 3, &Constants::move_cost},
};
constexpr std::string_view kGroups[] = {"common", "solo", "coop"};

const ConstantRange* find_constant(std::string_view group, std::string_view name) {
    for (const ConstantRange& constant : kConstants) {
        if (constant.group == group && constant.name == name) return &constant;
    }
    return nullptr;
}

void read_one(const ConstantRange& known, const Json& entry, const std::string& path,
              Constants& constants, Mistakes& mistakes) {
    const auto value = read_constant(entry, path, known.name, known.low, known.high, mistakes);
    if (!value) return;
    if (known.value != nullptr) {
        constants.*known.value = static_cast<std::uint8_t>(*value);
    } else if (known.name == "honor_to_win") {
        constants.honor_to_win = static_cast<std::uint16_t>(*value);
    }
}

void read_group(std::string_view group, const Json& entries, Constants& constants,
                Mistakes& mistakes) {
    const std::string path = path_of("constants", group);
    if (!mistakes.expect(entries.is_object(), path, "should be a table of constants")) return;
    for (const ConstantRange& known : kConstants) {
        if (known.group != group) continue;
        mistakes.expect(entries.find(known.name) != nullptr, path,
                        "'" + std::string{known.name} + "' is missing");
    }
    for (const auto& [name, entry] : entries.items()) {
        const ConstantRange* known = find_constant(group, name);
        if (known == nullptr) {
            mistakes.add(path_of(path, name), "unknown constant " + engawa::quoted(name));
        } else {
            read_one(*known, entry, path_of(path, name), constants, mistakes);
        }
    }
}

template <class Cards>
int total(const Cards& cards) {
    int sum = 0;
    for (const auto& card : cards) sum += card.copies;
    return sum;
}

void expect_total(Mistakes& mistakes, const std::string& path, const std::string& what, int count,
                  int expected) {
    mistakes.expect(count == expected, path,
                    what + ": " + std::to_string(count) + ", not " + std::to_string(expected));
}

void check_weapons(const CardSet& cards, Mistakes& mistakes) {
    expect_total(mistakes, "weapon", "standard weapons", total(cards.weapons), 32);
    for (unsigned corner = 0; corner < 4; ++corner) {
        int shown = 0;
        for (const WeaponCard& card : cards.weapons) {
            if ((card.corners >> corner & 1) != 0) shown += card.copies;
        }
        mistakes.expect(shown == 13, "weapon",
                        "corner " + std::string{kCardCorners[corner]} + " is on " +
                            std::to_string(shown) + " standard weapons, not 13");
    }
    expect_total(mistakes, "special_weapon", "special weapons", total(cards.specials), 4);
    int solo = 0;
    for (const WeaponCard& card : cards.specials) solo += card.solo_copies;
    expect_total(mistakes, "special_weapon", "special weapons used solo", solo, 2);
}

void check_enemies(const EnemySet& set, Mistakes& mistakes) {
    const std::string path = path_of("enemy_set", set.name);
    const std::string name = "enemy set " + set.name;
    expect_total(mistakes, path, name, total(set.enemies), 36);
    for (std::size_t i = 0; i < kCardTroops.size(); ++i) {
        int count = 0;
        for (const FoeCard& card : set.enemies) {
            if (card.troop == static_cast<Troop>(i + 1)) count += card.copies;
        }
        expect_total(mistakes, path, name + ", troop " + std::string{kCardTroops[i]}, count, 9);
    }
}

}  // namespace

void read_constants(const Json& root, Constants& constants, Mistakes& mistakes) {
    const Json* groups = root.find("constants");
    if (groups == nullptr) return;
    if (!mistakes.expect(groups->is_object(), "constants", "should be a table")) return;
    for (const std::string_view group : kGroups) {
        const Json* entries = groups->find(group);
        if (mistakes.expect(entries != nullptr, "constants",
                            "group '" + std::string{group} + "' is missing")) {
            read_group(group, *entries, constants, mistakes);
        }
    }
    for (const auto& [name, entries] : groups->items()) {
        mistakes.expect(name == kGroups[0] || name == kGroups[1] || name == kGroups[2],
                        path_of("constants", name), "unknown group " + engawa::quoted(name));
    }
}

void check_totals(const CardSet& cards, Mistakes& mistakes) {
    check_weapons(cards, mistakes);
    for (const EnemySet& set : cards.enemy_sets) check_enemies(set, mistakes);
    expect_total(mistakes, "boss", "bosses", total(cards.bosses), 6);
    expect_total(mistakes, "yamabushi", "Yamabushi", total(cards.yamabushi), 4);
}

}  // namespace engawa::eiyo
