// What the cards of the default set are worth at the end: the printed Value Points, the elements
// that make pairs of Transformations and sets of Equipment (SUS-130 to SUS-132).
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

// Level 1 against two of level 2, so that nothing but the cards is added.
std::string scored(const std::string& zone, const std::string& cards, int vp,
                   const std::string& parts) {
    return "t over:events | HB03 1 " + zone + ":" + cards + " | HB04 2 | HB08 2\nscore 1 " +
           std::to_string(1 + vp) + " = level:1 " + parts + "\n";
}

// Digit i is the worth of the card with the number i + 1.
const std::map<std::string, std::string> kWorth = {{"EQ", "21232413122341124222421312414242531"},
                                                   {"CO", "112312211211223"},
                                                   {"TR", "32333332332433324332"}};

std::string id_of(const std::string& prefix, std::size_t number) {
    return prefix + (number < 10 ? "0" : "") + std::to_string(number);
}

TEST(SusanooWorth, EveryItemAndTransformationCountsItsPrintedPoints) {  // SUS-034 SUS-132 SUS-248
    for (const auto& [prefix, points] : kWorth) {
        for (std::size_t number = 1; number <= points.size(); ++number) {
            const int vp = points[number - 1] - '0';
            const bool form = prefix == "TR";
            cards(scored(form ? "forms" : "hand", id_of(prefix, number) + (form ? "+" : ""), vp,
                         (form ? "forms:" : "items:") + std::to_string(vp)));
        }
    }
}

int worth(const std::string& prefix, std::size_t number) {
    return kWorth.at(prefix)[number - 1] - '0';
}

// The Equipment of each element is seven cards: two helmets, two armors, three weapons.
TEST(SusanooWorth, HelmetArmorAndWeaponOfOneElementAreASet) {  // SUS-131 SUS-251
    for (std::size_t block = 0; block < 35; block += 7) {
        for (std::size_t i = 0; i < 12; ++i) {
            const std::size_t helmet = block + 1 + i % 2;
            const std::size_t armor = block + 3 + i / 2 % 2;
            const std::size_t weapon = block + 5 + i / 4;
            const std::size_t stranger = (weapon + 6) % 35 + 1;
            const int two = worth("EQ", helmet) + worth("EQ", armor);
            const std::string half = id_of("EQ", helmet) + "," + id_of("EQ", armor) + ",";
            const int all = two + worth("EQ", weapon);
            cards(scored("items", half + id_of("EQ", weapon), all + 5,
                         "items:" + std::to_string(all) + " sets:5"));
            const int mixed = two + worth("EQ", stranger);
            cards(scored("items", half + id_of("EQ", stranger), mixed,
                         "items:" + std::to_string(mixed)));
        }
    }
}

// The Transformations of each element are four cards.
TEST(SusanooWorth, TwoTransformationsOfOneElementAreAPair) {  // SUS-130 SUS-250
    for (std::size_t first = 1; first < 20; ++first) {
        for (std::size_t second = first + 1; second <= 20; ++second) {
            const bool pair = (first - 1) / 4 == (second - 1) / 4;
            const int forms = worth("TR", first) + worth("TR", second);
            cards(scored("forms", id_of("TR", first) + "+," + id_of("TR", second),
                         forms + (pair ? 2 : 0),
                         "forms:" + std::to_string(forms) + (pair ? " pairs:2" : "")));
        }
    }
}

}  // namespace
}  // namespace engawa::susanoo
