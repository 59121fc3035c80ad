// The constants of a card file, with the values that the game can do with.
#include "engine/games/samurai/cards/card_reader.h"

namespace engawa::samurai {
namespace {

// Where low and high are the same, the shape of the game rests on it, and `why` says how.
// `rulebook` is what the rulebook says, if it says something: another value is a warning.
struct ConstantRange {
    std::string_view name;
    int low;
    int high;
    int Constants::* value = nullptr;
    int rulebook = -1;
    std::string_view why = {};
};
constexpr std::string_view kDieSides = "the Injury die has six sides (SAM-018)";
constexpr ConstantRange kConstants[] = {
    {"start_life", 2, 99, &Constants::start_life, 8},
    {"start_ki", 0, 99, &Constants::start_ki, 5},
    {"hand_size", 1, 8, &Constants::hand_size, 6},
    {"attacks_per_round", 2, 2, nullptr, -1, "a round is two attacks (SAM-170)"},
    {"cards_per_attack", 3, 3, nullptr, -1, "an attack is three cards (SAM-193)"},
    {"cards_before_reveal", 2, 2, nullptr, -1,
     "the Defence card is turned before the last of three (SAM-186)"},
    {"gauge_start", -9, 9, &Constants::gauge_start},
    {"combo_size", 3, 3, nullptr, -1, "a combo is all cards of an attack (SAM-200)"},
    {"combo_ki", 1, 9, &Constants::combo_ki},
    {"combo_special", 1, 9, &Constants::combo_special},
    {"combo_die", 1, 5, &Constants::combo_die},
    {"combo_pawn", 1, 9, &Constants::combo_pawn},
    {"die_min", 1, 1, nullptr, -1, kDieSides},
    {"die_max", 6, 6, nullptr, -1, kDieSides},
    {"die_start", 1, 6, &Constants::die_start},
    {"die_use_min", 1, 6, &Constants::die_use_min},
    {"insight_cost", 1, 99, &Constants::insight_cost},
    {"insight_limit", 1, 1, nullptr, -1,
     "an attack has one Defence card, which is turned once (SAM-173)"},
    {"breath_cost", 1, 99, &Constants::breath_cost},
    {"breath_cards", 1, 2, &Constants::breath_cards},
    {"breath_limit", 0, 8, &Constants::breath_limit},
    {"focus_cost", 1, 99, &Constants::focus_cost},
    {"focus_guard", 1, 20, &Constants::focus_guard},
    {"ki_mark_cost", 1, 99, &Constants::ki_mark_cost},
    {"ki_mark_bonus", 0, 20, &Constants::ki_mark_bonus},
    {"damage_base", 1, 20, &Constants::damage_base},
    {"damage_step", 1, 20, &Constants::damage_step},
    {"wound_gap", 1, 20, &Constants::wound_gap},
    {"bushido_kanji", 1, 9, &Constants::bushido_kanji, 3},
    {"bushido_step_ki", 1, 99, &Constants::bushido_step_ki, 2},
    {"gisei_life", 1, 9, &Constants::gisei_life},
    {"gisei_limit", 1, 3, &Constants::gisei_limit},
    {"life_kept", 1, 9, &Constants::life_kept},
    {"yoroi_enemy", 1, 3, &Constants::yoroi_enemy},
    {"shiro_price", 1, 1, nullptr, -1,
     "the price is one Ki, one Life, one step of the die or one card (SAM-397)"},
    {"campaign_redraw", 0, 50, &Constants::campaign_redraw},
    {"rest_life", 0, 99, &Constants::rest_life},
    {"rest_ki", 0, 99, &Constants::rest_ki},
    {"rest_special", 0, 9, &Constants::rest_special},
    {"spoils_life", 1, 99, &Constants::spoils_life},
    {"spoils_ki", 1, 99, &Constants::spoils_ki},
    {"spoils_special", 1, 9, &Constants::spoils_special},
    {"round_limit", 1, 250, &Constants::round_limit},
    {"round_limit_clan", 1, 250, &Constants::round_limit_clan},
    {"score_win", 0, 9999, &Constants::score_win},
    {"score_life", 0, 999, &Constants::score_life},
    {"score_ki", 0, 999, &Constants::score_ki},
    {"score_round_par", 0, 250, &Constants::score_round_par},
    {"score_loss_max", 0, 9999, &Constants::score_loss_max},
    {"score_duel", 0, 9999, &Constants::score_duel},
};
constexpr int kLargestHand = 10;
constexpr std::string_view kReset = "gauges_reset";  // true or false

void read_one(const ConstantRange& known, const Json& entry, Constants& constants,
              Mistakes& mistakes) {
    const std::string path = path_of("constants", known.name);
    const auto value =
        read_constant(entry, path, known.name, known.low, known.high, mistakes, known.why);
    if (!value) return;
    if (known.value != nullptr) constants.*known.value = *value;
    mistakes.warn_unless(known.rulebook < 0 || *value == known.rulebook, path,
                         "the rulebook says " + std::to_string(known.rulebook));
}

}  // namespace

void read_constants(const Json& root, Constants& constants, Mistakes& mistakes) {
    const Json* table = root.find("constants");
    if (table == nullptr) return;
    if (!mistakes.expect(table->is_object(), "constants", "should be a table")) return;
    const auto entry_of = [&](std::string_view name) {
        const Json* const entry = table->find(name);
        if (entry == nullptr) {
            mistakes.add("constants", "'" + std::string{name} + "' is missing");
        }
        return entry;
    };
    for (const ConstantRange& known : kConstants) {
        if (const Json* entry = entry_of(known.name)) read_one(known, *entry, constants, mistakes);
    }
    const std::string reset = path_of("constants", kReset);
    const Json* const entry = entry_of(kReset);
    const Json* const value = entry == nullptr ? nullptr : constant_value(*entry, reset, mistakes);
    if (value != nullptr &&
        mistakes.expect(value->is_boolean(), reset, "gauges_reset should be true or false")) {
        constants.gauges_reset = value->boolean() ? 1 : 0;
    }
    // Lists of moves have room for this many (Samurai::kMaxMoves).
    const int hand = constants.hand_size + constants.breath_cards * constants.breath_limit;
    mistakes.expect(hand <= kLargestHand, path_of("constants", "breath_limit"),
                    "a hand has at most " + std::to_string(kLargestHand) +
                        " cards, those of every breath included");
    for (const auto& [name, constant] : table->items()) {
        bool known = name == kReset;
        for (const ConstantRange& each : kConstants) known = known || each.name == name;
        mistakes.expect(known, path_of("constants", name),
                        "unknown constant " + engawa::quoted(name));
    }
}

}  // namespace engawa::samurai
