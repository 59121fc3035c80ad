// A card file in its JSON form: tables, entries and what must hold of each. What must hold of all
// cards together is in card_totals.cpp.
#include "engine/games/samurai/cards/book.h"
#include "engine/games/samurai/cards/card_reader.h"

namespace engawa::samurai {
namespace {

constexpr std::string_view kTables[] = {
    "meta",          "vocabulary",  "constants", "icon",   "action",  "special",     "defence",
    "counter",       "die_level",   "injury",    "blood",  "bushido", "gisei",       "opponent",
    "enemy",         "counter_row", "yoroi",     "weapon", "weather", "surrounding", "difficulty",
    "campaign_duel", "clan_enemy",  "event",     "option", "refusal"};

// Entries; Fields::done comes after each.

void read(Fields& f, IconCard& c) {
    f.name("name", c.name);
    f.choice("kind", c.kind, {"normal", "special"});
}
void read_action(Fields& f, ActionCard& c, Place place) {
    f.name("name", c.name);
    f.text("icon", c.icon);
    f.number("strength", c.strength, -20, 20);
    f.number("technique", c.technique, -20, 20);
    f.number("guard", c.guard, -20, 20);
    read_effects(f, "effects", c.effects, place);
    if (place == Place::Special) f.text("text", c.text, !c.effects.empty());
}
void read(Fields& f, DefenceCard& c) {
    f.name("name", c.name);
    f.number("block", c.block, 0, 50);
    f.number("dodge", c.dodge, 0, 50);
    f.boolean("ki_mark", c.ki_mark);
}
void read(Fields& f, CounterCard& c) {
    f.name("name", c.name);
    f.number("level", c.level, 0, 50);
    f.number("damage", c.damage, 0, 50);
    f.boolean("ki_mark", c.ki_mark);
    f.number("wound", c.wound, 0, 2);
}
void read(Fields& f, DieLevel& c) {
    f.number("level", c.level, 1, 6);
    f.number("damage", c.damage, 0, 50);
    f.number("wound", c.wound, 0, 2);
}
void read_wounds(Fields& f, WoundCard& c, Place place) {
    f.name("name", c.name);
    if (place == Place::Blood) {
        f.name("name1", c.name1);
        f.name("name2", c.name2);
    }
    read_effects(f, "wound1", c.wound1, place);
    read_effects(f, "wound2", c.wound2, place);
    f.text("text1", c.text1);
    f.text("text2", c.text2);
}
void read(Fields& f, VirtueCard& c) {
    f.name("name", c.name);
    read_effects(f, "effects", c.effects, Place::Bushido);
    f.text("text", c.text);
    f.source("name_source", c.name_source);
    f.choice("spent", c.spent, {"never", "empty", "full", "at_once"});
    std::string_view spent = "never";
    int counted = 0;
    for (const Effect& effect : c.effects) {
        if (effect.word == Do::Credit) spent = "empty";
        if (effect.word == Do::KiToLife) spent = "full";
        if (effect.word == Do::ChooseVirtue) spent = "at_once";
        counted += effect.word == Do::Credit || effect.word == Do::KiToLife ||
                           effect.word == Do::ChooseVirtue
                       ? 1
                       : 0;
    }
    f.expect(counted <= 1, "effects", "should have at most one that can be used up");
    f.expect(c.spent == spent, "spent", "should be " + std::string{spent});
}
void read_text_card(Fields& f, TextCard& c, Place place) {
    f.name("name", c.name);
    read_effects(f, "effects", c.effects, place);
    f.text("text", c.text);
}
void read(Fields& f, OpponentCard& c) {
    f.name("name", c.name);
    f.number("life", c.life, 1, 200);
    f.number("ki", c.ki, 0, 200);
    read_effects(f, "effects", c.effects, Place::Opponent);
    f.text("text", c.text);
}
void read_enemy(Fields& f, EnemyCard& c, bool clan) {
    f.name("name", c.name);
    f.number("number", c.number, 1, 99);
    f.number("life", c.life, 1, 200);
    f.number("ki", c.ki, 0, 200);
    if (!clan) return;
    const Json* const ability = f.take("ability");  // of an opponent, or nothing
    if (ability == nullptr) return;
    // NOLINTNEXTLINE(readability-container-size-empty): a JSON text that is empty
    if (f.expect(*ability == "" || is_line(*ability, kLongestName), "ability",
                 "should be an opponent's id, or empty")) {
        c.ability = ability->string();
    }
}
void read(Fields& f, CounterRow& c) {
    f.number("roll", c.roll, 1, 6);
    const Json* const enemies = f.list("enemies");
    if (enemies == nullptr) return;
    for (const Json& enemy : *enemies) {
        if (!f.expect(is_number(enemy, 1, kEnemies), "enemies",
                      "should be numbers from 1 to " + std::to_string(kEnemies))) {
            return;
        }
        c.enemies.push_back(number_of(enemy));
    }
    for (std::size_t i = 1; i < c.enemies.size(); ++i) {
        if (!f.expect(c.enemies[i - 1] < c.enemies[i], "enemies", "should ascend")) break;
    }
}
void read(Fields& f, YoroiCard& c) {
    f.name("name", c.name);
    f.number("points", c.points, 1, 200);
    f.number("break_on", c.break_on, 1, 6);
    f.text("text", c.text);
}
void read(Fields& f, WeaponCard& c) {
    f.name("name", c.name);
    f.number("life_change", c.life_change, -99, 99);
    f.number("ki_change", c.ki_change, -99, 99);
    read_effects(f, "effects", c.effects, Place::Weapon);
    f.text("text", c.text);
    int barred = 0;
    for (const Effect& effect : c.effects) {
        if (effect.word == Do::NoStrike) barred |= 1 << static_cast<int>(effect.which);
    }
    f.expect(barred != 3, "effects", "should leave one gauge to strike with");  // SAM-230
}
void read(Fields& f, PlaceCard& c) {
    f.name("name", c.name);
    f.choice("when", c.when, {"attack", "guard"});
    f.choice("limit", c.limit, {"round", "duel"});
    read_rolls(f, "roll", c.roll,
               c.when == "guard" ? Place::SurroundingGuard : Place::SurroundingAttack);
    f.text("text", c.text);
}
void read(Fields& f, CampaignDuel& c) {
    f.number("number", c.number, 1, 99);
    f.text("opponent", c.opponent);
    f.number("life", c.life, 1, 200);
    f.number("ki", c.ki, 0, 200);
}
void read(Fields& f, EventCard& c) {
    f.name("name", c.name);
    read_effects(f, "effects", c.effects, Place::Event, false);
    read_rolls(f, "roll", c.roll, Place::Event, false);
    f.expect(f.has("effects") != f.has("roll"), "effects", "or 'roll' should be there, not both");
    f.text("text", c.text);
}
void read(Fields& f, OptionCard& c) {
    f.name("name", c.name);
    f.text("default", c.fallback);
    f.texts("values", c.values);
    f.text("text", c.text);
}
void read(Fields& f, Refusal& c) { f.text("text", c.text); }

// Ids stand in positions, moves and options.
bool is_id(std::string_view id) {
    if (id.empty() || id.size() > 24 || id == "none" || id == "random" || id == "rest") {
        return false;
    }
    for (const char c : id) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (!letter && !(c >= '0' && c <= '9') && c != '_' && c != '-') return false;
    }
    return id[0] != '-';
}

class Reader {
  public:
    explicit Reader(CardReading& reading) : cards_(reading.cards), mistakes_(reading.mistakes) {}

    void read(const Json& root) {
        if (!mistakes_.expect(root.is_object(), "", "the card file is not a table")) return;
        expect_tables(root, kTables, mistakes_);
        read_vocabulary(root);
        read_constants(root, cards_.constants, mistakes_);
        read_decks(root);
        read_rest(root);
        if (mistakes_.only_warnings()) check_together(cards_, mistakes_);
    }

  private:
    // `low` and `high` are what the game can do with; `usual` is what the rulebook or the default
    // file has: another number is a warning.
    struct Size {
        int low;
        int high;
        int usual;
    };
    template <class Card, class F>
    void table(const Json& root, std::string_view name, std::vector<Card>& cards, Size size,
               F&& f) {
        const Json* list = root.find(name);
        if (list == nullptr) return;
        const std::string path{name};
        const int count = static_cast<int>(list->size());
        if (list->is_array() &&
            mistakes_.expect(count >= size.low && count <= size.high, path,
                             path + " has " + std::to_string(count) + " entries; there can be " +
                                 std::to_string(size.low) + " to " + std::to_string(size.high))) {
            mistakes_.warn_unless(count == size.usual, path,
                                  path + " has " + std::to_string(count) + " entries, usual are " +
                                      std::to_string(size.usual));
        }
        each_entry(*list, path, mistakes_, [&](Fields& fields) {
            Card& card = cards.emplace_back();
            read_head(fields, card);
            f(fields, card);
        });
    }
    template <class Card>
    void table(const Json& root, std::string_view name, std::vector<Card>& cards, Size size) {
        table(root, name, cards, size, [](Fields& f, Card& c) { samurai::read(f, c); });
    }

    void read_head(Fields& fields, Entry& entry) {
        fields.text("id", entry.id);
        fields.source("source", entry.source);
        fields.text("note", entry.note, false);
        if (entry.id.empty()) return;
        fields.expect(is_id(entry.id), "id", "should be letters, digits, '-' and '_'");
        for (const std::string& other : ids_) {
            if (other == entry.id) fields.expect(false, "id", "is used more than once");
        }
        ids_.push_back(entry.id);
    }

    void read_decks(const Json& root) {
        const auto action = [](Fields& f, ActionCard& c) { read_action(f, c, Place::Action); };
        const auto special = [](Fields& f, ActionCard& c) { read_action(f, c, Place::Special); };
        const auto injury = [](Fields& f, WoundCard& c) { read_wounds(f, c, Place::Injury); };
        const auto blood = [](Fields& f, WoundCard& c) { read_wounds(f, c, Place::Blood); };
        const auto gisei = [](Fields& f, TextCard& c) { read_text_card(f, c, Place::Gisei); };
        table(root, "icon", cards_.icon, {1, kMostIcons, 4});
        table(root, "action", cards_.action, {6, kMostCards - kMostSpecials, 30}, action);
        table(root, "special", cards_.special, {0, kMostSpecials, 12}, special);
        table(root, "defence", cards_.defence, {2, kMostPile - 1, 12});
        table(root, "counter", cards_.counter, {4, kMostPile - 1, 12});
        table(root, "die_level", cards_.die_level, {6, 6, 6});
        table(root, "injury", cards_.injury, {1, kMostTable, 8}, injury);
        table(root, "blood", cards_.blood, {1, kMostTable, 5}, blood);
        table(root, "bushido", cards_.bushido, {1, kMostTable, 7});
        table(root, "gisei", cards_.gisei, {1, kMostTable, 5}, gisei);
    }

    void read_rest(const Json& root) {
        const auto enemy = [](Fields& f, EnemyCard& c) { read_enemy(f, c, false); };
        const auto clan = [](Fields& f, EnemyCard& c) { read_enemy(f, c, true); };
        const auto weather = [](Fields& f, TextCard& c) { read_text_card(f, c, Place::Weather); };
        const auto hardness = [](Fields& f, TextCard& c) {
            read_text_card(f, c, Place::Difficulty);
        };
        table(root, "opponent", cards_.opponent, {1, kMostTable, 7});
        table(root, "enemy", cards_.enemy, {kEnemies, kEnemies, kEnemies}, enemy);
        table(root, "counter_row", cards_.counter_row, {6, 6, 6});
        table(root, "yoroi", cards_.yoroi, {1, 1, 1});
        table(root, "weapon", cards_.weapon, {1, kMostTable, 7});
        table(root, "surrounding", cards_.surrounding, {1, kMostTable, 6});
        table(root, "weather", cards_.weather, {1, kMostTable, 4}, weather);
        table(root, "difficulty", cards_.difficulty, {1, kMostTable, 3}, hardness);
        table(root, "campaign_duel", cards_.campaign_duel, {1, kMostTable, 6});
        table(root, "clan_enemy", cards_.clan_enemy, {1, kMostTable, 5}, clan);
        table(root, "event", cards_.event, {0, kMostTable, 9});
        table(root, "option", cards_.option, {0, 12, 12});
        table(root, "refusal", cards_.refusal, {0, 10, 8});
    }

    void read_vocabulary(const Json& root) {
        const Json* vocabulary = root.find("vocabulary");
        if (vocabulary == nullptr) return;
        expect_words(*vocabulary, "instant", 0, kInstantWords);
        expect_words(*vocabulary, "standing", kInstantWords, kWords);
    }
    void expect_words(const Json& vocabulary, std::string_view name, int from, int to) {
        const Json* list = vocabulary.find(name);
        bool good = list != nullptr && list->is_array() &&
                    list->size() == static_cast<std::size_t>(to - from);
        for (int i = from; good && i < to; ++i) {
            const Json& word = (*list)[i - from];
            good = word.is_string() && word.string() == word_of(static_cast<Do>(i));
        }
        mistakes_.expect(good, path_of("vocabulary", name),
                         "vocabulary." + std::string{name} + " differs from what the game knows");
    }

    CardSet& cards_;
    Mistakes mistakes_;
    std::vector<std::string> ids_;
};

}  // namespace

CardReading read_cards(std::string_view json) {
    CardReading reading;
    const auto root = Json::parse(json);
    if (!root) {
        reading.mistakes.push_back({"", "the card file is not JSON"});
    } else {
        Reader{reading}.read(*root);
    }
    return reading;
}

}  // namespace engawa::samurai
