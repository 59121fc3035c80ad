// What must hold of all cards together. Where a file can be played but differs from the rulebook,
// the mistake is a warning.
#include "engine/games/samurai/cards/card_reader.h"
#include "engine/games/samurai/cards/option_words.h"

namespace engawa::samurai {
namespace {

template <class Table>
bool has_id(const Table& table, std::string_view id) {
    for (const auto& card : table) {
        if (card.id == id) return true;
    }
    return false;
}
template <class Table>
const typename Table::value_type* find_id(const Table& table, std::string_view id) {
    for (const auto& card : table) {
        if (card.id == id) return &card;
    }
    return nullptr;
}

class Together {
  public:
    Together(const CardSet& cards, Mistakes& mistakes) : cards_(cards), mistakes_(mistakes) {}

    void check() {
        icons();
        numbers();
        people();
        weapons();
        events();
        options();
        refusals();
        rulebook();
    }

  private:
    static std::string at(std::string_view table, std::size_t i, std::string_view field) {
        return path_of(path_of(std::string{table}, i), field);
    }

    void icons() {
        const auto check = [&](std::string_view name, const std::vector<ActionCard>& table) {
            for (std::size_t i = 0; i < table.size(); ++i) {
                mistakes_.expect(has_id(cards_.icon, table[i].icon), at(name, i, "icon"),
                                 "there is no icon " + engawa::quoted(table[i].icon));
            }
        };
        check("action", cards_.action);
        check("special", cards_.special);
        for (std::size_t i = 0; i < cards_.die_level.size(); ++i) {
            mistakes_.expect(cards_.die_level[i].level == static_cast<int>(i) + 1,
                             at("die_level", i, "level"), "the levels should be 1 to 6 in order");
        }
        for (std::size_t i = 0; i < cards_.counter_row.size(); ++i) {
            mistakes_.expect(cards_.counter_row[i].roll == static_cast<int>(i) + 1,
                             at("counter_row", i, "roll"), "the rolls should be 1 to 6 in order");
        }
        bool takes = false;
        for (const VirtueCard& card : cards_.bushido) takes = takes || card.spent != "at_once";
        mistakes_.expect(takes, "bushido", "no card is left to choose (SAM-548)");
    }

    void numbers() {
        const auto check = [&](std::string_view name, const auto& table) {
            for (std::size_t i = 0; i < table.size(); ++i) {
                mistakes_.expect(table[i].number == static_cast<int>(i) + 1, at(name, i, "number"),
                                 "numbers should be 1, 2, 3 in order");
            }
        };
        check("enemy", cards_.enemy);
        check("campaign_duel", cards_.campaign_duel);
        check("clan_enemy", cards_.clan_enemy);
    }

    void people() {
        for (std::size_t i = 0; i < cards_.campaign_duel.size(); ++i) {
            const std::string& id = cards_.campaign_duel[i].opponent;
            mistakes_.expect(has_id(cards_.opponent, id), at("campaign_duel", i, "opponent"),
                             "there is no opponent " + engawa::quoted(id));
        }
        for (std::size_t i = 0; i < cards_.clan_enemy.size(); ++i) {
            const std::string& id = cards_.clan_enemy[i].ability;
            mistakes_.expect(id.empty() || has_id(cards_.opponent, id),
                             at("clan_enemy", i, "ability"),
                             "there is no opponent " + engawa::quoted(id));
        }
    }

    void weapons() {
        for (std::size_t i = 0; i < cards_.weapon.size(); ++i) {
            const WeaponCard& card = cards_.weapon[i];
            const int life = cards_.constants.start_life + card.life_change;
            const int ki = cards_.constants.start_ki + card.ki_change;
            mistakes_.expect(life >= 2 && life <= 200, at("weapon", i, "life_change"),
                             "the start Life should be 2 to 200, it is " + std::to_string(life));
            mistakes_.expect(ki >= 0 && ki <= 200, at("weapon", i, "ki_change"),
                             "the start Ki should be 0 to 200, it is " + std::to_string(ki));
        }
    }

    void events() {
        for (std::size_t i = 0; i < cards_.event.size(); ++i) {
            check_weapon(cards_.event[i].effects, at("event", i, "effects"));
            for (const Effects& effects : cards_.event[i].roll) {
                check_weapon(effects, at("event", i, "roll"));
            }
        }
    }
    void check_weapon(const Effects& effects, const std::string& path) {
        for (const Effect& effect : effects) {
            if (effect.word != Do::NextWeapon) continue;
            mistakes_.expect(has_id(cards_.weapon, effect.id), path,
                             "there is no weapon " + engawa::quoted(effect.id));
        }
    }

    // Options and refusals.

    template <class Table>
    static void add_ids(const Table& table, std::vector<std::string>& values) {
        for (const auto& card : table) values.push_back(card.id);
    }

    std::vector<std::string> values_of(const KnownOption& known) const {
        std::vector<std::string> values;
        for (const std::string_view value : known.values) {
            if (value != "*") {
                if (!value.empty()) values.emplace_back(value);
                continue;
            }
            if (known.name == "opponent") add_ids(cards_.opponent, values);
            if (known.name == "weapon") add_ids(cards_.weapon, values);
            if (known.name == "surrounding") add_ids(cards_.surrounding, values);
            if (known.name == "weather") add_ids(cards_.weather, values);
            if (known.name == "difficulty") add_ids(cards_.difficulty, values);
        }
        return values;
    }

    void options() {
        for (std::size_t i = 0; i < cards_.option.size(); ++i) {
            const OptionCard& card = cards_.option[i];
            const KnownOption* known = nullptr;
            for (const KnownOption& each : kKnownOptions) {
                if (each.name == card.name) known = &each;
            }
            if (!mistakes_.expect(known != nullptr, at("option", i, "name"),
                                  "the game has no option " + engawa::quoted(card.name))) {
                continue;
            }
            const std::vector<std::string> values = values_of(*known);
            mistakes_.expect(card.values == values, at("option", i, "values"),
                             "the values should be those of the game and its cards, in order");
            const bool listed =
                std::find(values.begin(), values.end(), card.fallback) != values.end();
            mistakes_.expect(listed, at("option", i, "default"),
                             "the default is not one of the values");
        }
        for (const KnownOption& known : kKnownOptions) {
            int count = 0;
            for (const OptionCard& card : cards_.option) count += card.name == known.name ? 1 : 0;
            mistakes_.expect(count == 1, "option",
                             "option " + std::string{known.name} + " should be there once");
        }
    }

    void refusals() {
        for (const std::string_view code :
             {"blood_in_campaign", "three_in_campaign", "opponent_with_three", "opponent_in_clan",
              "unknown_option", "bad_option_value", "save_only_on_the_road", "bad_save"}) {
            mistakes_.expect(has_id(cards_.refusal, code), "refusal",
                             "refusal " + std::string{code} + " is missing");
        }
    }

    // What the rulebook and the ledger say of the usual cards.

    void rulebook() {
        deck_warnings();
        foe_warnings();
        place_warnings();
    }

    void deck_warnings() {
        for (const auto& [icon, usual] :
             {std::pair{"fire", 7}, {"water", 7}, {"earth", 7}, {"void", 9}}) {
            int count = 0;
            for (const ActionCard& card : cards_.action) count += card.icon == icon ? 1 : 0;
            mistakes_.warn_unless(count == usual, "action",
                                  std::to_string(count) + " Action cards have the icon " + icon +
                                      ", usual are " + std::to_string(usual));
        }
        for (std::size_t i = 0; i < cards_.special.size(); ++i) {
            mistakes_.warn_unless(cards_.special[i].icon == "void", at("special", i, "icon"),
                                  "Special Action cards are Void (SAM-013)");
        }
        int drops = 0;
        for (const TextCard& card : cards_.gisei) {
            int sum = 0;
            for (const Effect& effect : card.effects) sum += effect.n;
            drops += sum < 0 ? 1 : 0;
        }
        mistakes_.warn_unless(drops == 1, "gisei",
                              "exactly one Gisei card lowers Guard by the rulebook (SAM-564)");
    }

    void foe_warnings() {
        const OpponentCard* shiro = find_id(cards_.opponent, "O7");
        mistakes_.warn_unless(shiro != nullptr && shiro->life == 8 && shiro->ki == 5, "opponent",
                              "Shiro, O7, has 8 Life and 5 Ki by the rulebook (SAM-069)");
        const std::vector<int> two = {1, 2, 3};
        const std::vector<int> four = {2, 3};
        mistakes_.warn_unless(cards_.counter_row[1].enemies == two, "counter_row[1].enemies",
                              "the rulebook says 1, 2, 3 (SAM-588)");
        mistakes_.warn_unless(cards_.counter_row[3].enemies == four, "counter_row[3].enemies",
                              "the rulebook says 2, 3 (SAM-589)");
        mistakes_.warn_unless(cards_.yoroi[0].points == 4 && cards_.yoroi[0].break_on == 6,
                              "yoroi[0]", "the rulebook says 4 points, broken by a 6 (SAM-068)");
    }

    void place_warnings() {
        const WeaponCard* yari = find_id(cards_.weapon, "WE-Y");
        mistakes_.warn_unless(yari != nullptr && yari->life_change == -1 && yari->ki_change == -1 &&
                                  yari->effects.size() == 1 &&
                                  yari->effects[0].word == Do::Redraw && yari->effects[0].n == 3,
                              "weapon",
                              "the Yari, WE-Y, costs 1 Life and 1 Ki and redraws 3 times by the "
                              "rulebook (SAM-427)");
        const PlaceCard* cliff = find_id(cards_.surrounding, "SU2");
        bool good = cliff != nullptr;
        for (std::size_t i = 0; good && i < 6; ++i) {
            good = cliff->roll[i].size() == 1 &&
                   cliff->roll[i][0].word == (i < 3 ? Do::Wound : Do::LoseGame);
        }
        mistakes_.warn_unless(good, "surrounding",
                              "the Cliff, SU2, wounds on 1-3 and kills on 4-6 by the rulebook "
                              "(SAM-450)");
    }

    const CardSet& cards_;
    Mistakes& mistakes_;
};

}  // namespace

void check_together(const CardSet& cards, Mistakes& mistakes) { Together{cards, mistakes}.check(); }

}  // namespace engawa::samurai
