// A card file in its JSON form: tables, entries and what must hold of each. What must hold of all
// cards together is in card_totals.cpp.
#include <span>

#include "engine/core/text.h"
#include "engine/games/eiyo/card_reader.h"
#include "engine/games/eiyo/option_words.h"

namespace engawa::eiyo {
namespace {

constexpr std::string_view kTables[] = {"meta", "vocabulary", "constants",      "option",
                                        "rank", "weapon",     "special_weapon", "enemy_set",
                                        "boss", "yamabushi"};
constexpr std::string_view kModes[] = {"solo", "coop"};

constexpr Field kOptionFields[] = {{"id", FieldType::Text},      {"values", FieldType::List},
                                   {"default", FieldType::Text}, {"modes", FieldType::List},
                                   {"rule", FieldType::Text},    {"source", FieldType::Text}};
constexpr Field kRankFields[] = {{"mode", FieldType::Text},
                                 {"from", FieldType::Number},
                                 {"name", FieldType::Text},
                                 {"source", FieldType::Text}};
constexpr Field kWeaponFields[] = {{"id", FieldType::Text},
                                   {"name", FieldType::Text},
                                   {"copies", FieldType::Number},
                                   {"source", FieldType::Text},
                                   {"positions", FieldType::List}};
constexpr Field kSpecialFields[] = {
    {"id", FieldType::Text},        {"name", FieldType::Text},
    {"copies", FieldType::Number},  {"source", FieldType::Text},
    {"positions", FieldType::List}, {"solo_copies", FieldType::Number}};
constexpr Field kFoeFields[] = {{"id", FieldType::Text},
                                {"name", FieldType::Text},
                                {"copies", FieldType::Number},
                                {"source", FieldType::Text},
                                {"damage", FieldType::List},
                                {"honor", FieldType::Number},
                                {"effects", FieldType::List, false},
                                {"text", FieldType::Text, false}};
constexpr Field kEnemyFields[] = {{"id", FieldType::Text},
                                  {"name", FieldType::Text},
                                  {"copies", FieldType::Number},
                                  {"source", FieldType::Text},
                                  {"damage", FieldType::List},
                                  {"honor", FieldType::Number},
                                  {"effects", FieldType::List, false},
                                  {"text", FieldType::Text, false},
                                  {"troop", FieldType::Text}};

// EIY-250 to EIY-256. In the sentence, # is the number and @ the word card or cards.
struct EffectWord {
    std::string_view on;
    std::string_view action;
    std::uint8_t Effects::* value;
    std::string_view sentence;
};
constexpr EffectWord kEffectWords[] = {
    {"reveal", "discard", &Effects::reveal_discard,
     "When revealed after setup: discard # @ from the weapon deck."},
    {"defeat", "discard", &Effects::defeat_discard,
     "When defeated: discard # @ from the weapon deck."},
    {"front", "no_deflect", &Effects::no_deflect, "While in front: its row cannot be deflected."},
    {"front", "attack_cost", &Effects::attack_cost,
     "While in front: each attack on it costs # extra @ from the weapon deck."},
    {"face_up", "concentration", &Effects::concentration,
     "While face up: each concentration costs # @."},
    {"face_up", "row_damage", &Effects::row_damage,
     "While face up: each other enemy in its row deals # more damage."},
};

std::string sentence_of(const EffectWord& word, int n) {
    std::string out;
    for (const char c : word.sentence) {
        if (c == '#')
            out += std::to_string(n);
        else if (c == '@')
            out += n == 1 ? "card" : "cards";
        else
            out += c;
    }
    return out;
}

bool is_source(const Json* json) {
    return json != nullptr && json->is_string() &&
           (json->string() == "seed" || json->string() == "known" || json->string() == "own");
}

// Ids stand in positions, moves and options.
bool is_id(std::string_view id) {
    if (id.empty() || id.size() > 40 || id[0] < 'a' || id[0] > 'z') return false;
    for (const char c : id) {
        if (!(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9') && c != '_') return false;
    }
    return true;
}

bool has_type(const Json& json, FieldType type) {
    switch (type) {
        case FieldType::Text: return json.is_string() && is_plain_line(json.string(), kLongestText);
        case FieldType::Number: return is_number(json, INT32_MIN, INT32_MAX);
        case FieldType::List: break;
    }
    return json.is_array();
}

std::string_view type_name(FieldType type) {
    return type == FieldType::Text     ? "one line of text"
           : type == FieldType::Number ? "a whole number"
                                       : "a list";
}

class Reader {
  public:
    explicit Reader(CardReading& reading) : cards_(reading.cards), mistakes_(reading.mistakes) {}

    void read(const Json& root) {
        if (!mistakes_.expect(root.is_object(), "", "the card file is not a table")) return;
        for (const std::string_view table : kTables) {
            mistakes_.expect(root.find(table) != nullptr, "",
                             "table '" + std::string{table} + "' is missing");
        }
        for (const auto& [name, table] : root.items()) {
            bool known = false;
            for (const std::string_view expected : kTables) known = known || name == expected;
            mistakes_.expect(known, name, "unknown table " + engawa::quoted(name));
        }
        read_meta(root);
        read_vocabulary(root);
        read_constants(root, cards_.constants, mistakes_);
        read_weapons(root);
        read_foes(root);
        read_options(root);
        read_ranks(root);
        check_ids();
        check_totals(cards_, mistakes_);
    }

  private:
    // ----- the shape of an entry -----

    template <class F>
    void each_entry(const Json& root, std::string_view name, F&& f) {
        const Json* table = root.find(name);
        if (table != nullptr) each_of(*table, std::string{name}, f);
    }
    template <class F>
    void each_of(const Json& table, const std::string& path, F&& f) {
        if (!mistakes_.expect(table.is_array(), path, path + " should be a list of entries"))
            return;
        for (std::size_t i = 0; i < table.size(); ++i) {
            if (mistakes_.expect(table[i].is_object(), path_of(path, i), "should be an entry")) {
                f(table[i], path_of(path, i));
            }
        }
    }

    // True if the entry has exactly these fields, with the right types.
    bool has_fields(const Json& entry, const std::string& path, std::span<const Field> fields) {
        const std::size_t before = mistakes_.count();
        for (const Field& field : fields) {
            const Json* value = entry.find(field.name);
            const std::string name{field.name};
            if (value == nullptr) {
                mistakes_.expect(!field.required, path, "field '" + name + "' is missing");
            } else {
                mistakes_.expect(has_type(*value, field.type), path_of(path, name),
                                 "'" + name + "' should be " + std::string{type_name(field.type)});
            }
        }
        for (const auto& [name, value] : entry.items()) {
            bool known = false;
            for (const Field& field : fields) known = known || field.name == name;
            mistakes_.expect(known, path_of(path, name), "unknown field " + engawa::quoted(name));
        }
        mistakes_.expect(is_source(entry.find("source")), path_of(path, "source"),
                         "source should be seed, known or own");
        return mistakes_.count() == before;
    }

    // What all cards have; only for entries with the right fields.
    template <class Card>
    void read_card(const Json& entry, const std::string& path, Card& card) {
        card.id = entry["id"].string();
        card.name = entry["name"].string();
        card.source = entry["source"].string();
        ids_.push_back({card.id, path});
        mistakes_.expect(
            is_id(card.id), path_of(path, "id"),
            "an id is made of small letters, digits and '_', and starts with a letter");
        expect_name(entry["name"], path);
        if (mistakes_.expect(is_number(entry["copies"], 1, 9), path_of(path, "copies"),
                             "copies should be 1 to 9")) {
            card.copies = static_cast<std::uint8_t>(number_of(entry["copies"]));
        }
    }

    void expect_name(const Json& name, const std::string& path) {
        mistakes_.expect(is_line(name, kLongestName), path_of(path, "name"),
                         "a name is a line of at most 80 bytes");
    }

    // Ids are unique over all tables that can meet in one game: sets of enemies never meet.
    void check_ids() {
        const auto set_of = [](const std::string& path) {
            return path.starts_with("enemy_set.") ? path.substr(0, path.find('[')) : std::string{};
        };
        for (std::size_t i = 0; i < ids_.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const std::string one = set_of(ids_[i].path);
                const std::string other = set_of(ids_[j].path);
                if (ids_[i].id != ids_[j].id) continue;
                if (!one.empty() && !other.empty() && one != other) continue;
                mistakes_.add(path_of(ids_[i].path, "id"),
                              "id " + engawa::quoted(ids_[i].id) + " is used more than once");
                break;
            }
        }
    }

    // ----- weapons -----

    void read_weapons(const Json& root) {
        each_entry(root, "weapon", [&](const Json& entry, const std::string& path) {
            if (!has_fields(entry, path, kWeaponFields)) return;
            WeaponCard& card = cards_.weapons.emplace_back();
            read_card(entry, path, card);
            card.corners = read_positions(entry["positions"], path_of(path, "positions"));
            mistakes_.expect(entry["positions"].size() <= 3, path_of(path, "positions"),
                             "a standard weapon shows 1 to 3 corners");  // EIY-285
        });
        each_entry(root, "special_weapon", [&](const Json& entry, const std::string& path) {
            if (!has_fields(entry, path, kSpecialFields)) return;
            WeaponCard& card = cards_.specials.emplace_back();
            read_card(entry, path, card);
            card.corners = read_positions(entry["positions"], path_of(path, "positions"));
            if (mistakes_.expect(is_number(entry["solo_copies"], 0, card.copies),
                                 path_of(path, "solo_copies"),
                                 "solo_copies should be 0 up to the number of copies")) {
                card.solo_copies = static_cast<std::uint8_t>(number_of(entry["solo_copies"]));
            }
        });
    }

    std::uint8_t read_positions(const Json& list, const std::string& path) {
        unsigned corners = 0;
        bool good = !list.empty();
        for (const Json& position : list) {
            unsigned corner = 0;
            while (corner < 4 &&
                   !(position.is_string() && position.string() == kCardCorners[corner])) {
                ++corner;
            }
            good = good && corner < 4 && corners < 1u << corner;  // each once and in order
            if (good) corners |= 1u << corner;
        }
        mistakes_.expect(good, path,
                         "positions should be corners, each once, in the order TL, TR, BR, BL");
        return static_cast<std::uint8_t>(corners);
    }

    // ----- enemies, bosses, Yamabushi -----

    void read_foes(const Json& root) {
        each_entry(root, "boss", [&](const Json& entry, const std::string& path) {
            if (has_fields(entry, path, kFoeFields)) {
                read_foe(entry, path, cards_.bosses.emplace_back());
            }
        });
        each_entry(root, "yamabushi", [&](const Json& entry, const std::string& path) {
            if (has_fields(entry, path, kFoeFields)) {
                read_foe(entry, path, cards_.yamabushi.emplace_back());
            }
        });
        const Json* sets = root.find("enemy_set");
        if (sets == nullptr) return;
        if (!mistakes_.expect(sets->is_object() && !sets->empty(), "enemy_set",
                              "enemy_set should be one or more named sets")) {
            return;
        }
        mistakes_.expect(sets->size() <= kMostEnemySets, "enemy_set",
                         "there can be at most " + std::to_string(kMostEnemySets) + " enemy sets");
        for (const auto& [name, set] : sets->items()) read_enemy_set(name, set);
    }

    void read_enemy_set(const std::string& name, const Json& table) {
        const std::string path = path_of("enemy_set", name);
        if (!mistakes_.expect(is_id(name), path,
                              "the name of a set is made of small letters, digits and '_'")) {
            return;
        }
        EnemySet& set = cards_.enemy_sets.emplace_back();
        set.name = name;
        each_of(table, path, [&](const Json& entry, const std::string& where) {
            if (!has_fields(entry, where, kEnemyFields)) return;
            FoeCard& card = set.enemies.emplace_back();
            read_foe(entry, where, card);
            const std::string& troop = entry["troop"].string();
            for (std::size_t i = 0; i < 4; ++i) {
                if (troop == kCardTroops[i]) card.troop = static_cast<Troop>(i + 1);
            }
            mistakes_.expect(card.troop != Troop::None, path_of(where, "troop"),
                             "troop should be red, black, blue or yellow");
        });
    }

    void read_foe(const Json& entry, const std::string& path, FoeCard& card) {
        read_card(entry, path, card);
        const Json& damage = entry["damage"];
        bool good = damage.size() == 3;
        for (std::size_t i = 0; i < damage.size(); ++i) {
            good = good && is_number(damage[i], 0, 9);
            if (good) card.damage[i] = static_cast<std::uint8_t>(number_of(damage[i]));
        }
        mistakes_.expect(good, path_of(path, "damage"),
                         "damage should be three numbers from 0 to 9");
        mistakes_.expect(!damage.empty() && is_number(damage[0], 1, INT32_MAX),  // EIY-291
                         path_of(path, "damage"), "the front damage should be at least 1");
        if (mistakes_.expect(is_number(entry["honor"], 0, 9), path_of(path, "honor"),
                             "honor should be 0 to 9")) {
            card.honor = static_cast<std::uint8_t>(number_of(entry["honor"]));
        }
        read_effects(entry, path, card);
    }

    void read_effects(const Json& entry, const std::string& path, FoeCard& card) {
        std::string text;
        if (const Json* effects = entry.find("effects")) {
            for (std::size_t i = 0; i < effects->size(); ++i) {
                read_effect((*effects)[i], path_of(path_of(path, "effects"), i), card.effects,
                            text);
            }
        }
        if (const Json* given = entry.find("text")) card.text = given->string();
        const bool has_text = entry.find("text") != nullptr;
        mistakes_.expect(card.text == text, has_text ? path_of(path, "text") : path,
                         "text should be '" + text + "'");
    }

    void read_effect(const Json& effect, const std::string& path, Effects& effects,
                     std::string& text) {
        const EffectWord* word = nullptr;
        const Json* on = effect.find("on");
        const Json* action = effect.find("do");
        for (const EffectWord& each : kEffectWords) {
            if (on != nullptr && action != nullptr && *on == each.on && *action == each.action) {
                word = &each;
            }
        }
        if (!mistakes_.expect(word != nullptr, path, "the effect is not in the vocabulary")) return;
        mistakes_.expect(effects.*word->value == 0, path, "the same effect twice");
        const Json* n = effect.find("n");
        const bool numbered = word->value != &Effects::no_deflect;
        mistakes_.expect(
            (n != nullptr) == numbered && effect.size() == (numbered ? 3u : 2u), path,
            numbered ? "the effect should have on, do and n" : "the effect should have on and do");
        const bool good = n == nullptr || is_number(*n, 1, 3);
        mistakes_.expect(good, path, "n should be 1 to 3");
        const int value = n != nullptr && good ? number_of(*n) : 1;
        effects.*word->value = static_cast<std::uint8_t>(value);
        if (!text.empty()) text += ' ';
        text += sentence_of(*word, value);
    }

    // ----- the small tables -----

    void read_meta(const Json& root) {
        const Json* meta = root.find("meta");
        if (meta == nullptr) return;
        const Json* corners = meta->find("corners");
        mistakes_.expect(corners != nullptr && is_list_of(*corners, kCardCorners), "meta.corners",
                         "corners should be TL, TR, BR, BL");
        const Json* troops = meta->find("troops");
        mistakes_.expect(troops != nullptr && is_list_of(*troops, kCardTroops), "meta.troops",
                         "troops should be red, black, blue, yellow");
        const Json* set = meta->find("default_enemy_set");
        const Json* sets = root.find("enemy_set");
        if (set != nullptr && set->is_string()) default_set_ = set->string();
        mistakes_.expect(sets == nullptr || sets->find(default_set_) != nullptr,
                         "meta.default_enemy_set", "the default enemy set is not in the file");
    }

    // The list has these words, in any order.
    void expect_words(const Json& vocabulary, std::string_view name,
                      const std::vector<std::string>& words) {
        const Json* list = vocabulary.find(name);
        bool good = list != nullptr && list->is_array() && list->size() == words.size();
        for (const std::string& word : words) {
            bool found = false;
            for (std::size_t i = 0; good && i < list->size(); ++i) {
                found = found || ((*list)[i].is_string() && (*list)[i].string() == word);
            }
            good = good && found;
        }
        mistakes_.expect(good, path_of("vocabulary", name),
                         "vocabulary." + std::string{name} + " differs from what the game knows");
    }

    void read_vocabulary(const Json& root) {
        const Json* vocabulary = root.find("vocabulary");
        if (vocabulary == nullptr) return;
        std::vector<std::string> pairs;
        for (const EffectWord& word : kEffectWords) {
            pairs.push_back(std::string{word.on} + ' ' + std::string{word.action});
        }
        expect_words(*vocabulary, "pairs", pairs);
        expect_words(*vocabulary, "on", {"reveal", "defeat", "front", "face_up"});
        expect_words(*vocabulary, "do",
                     {"discard", "no_deflect", "attack_cost", "concentration", "row_damage"});
    }

    void read_options(const Json& root) {
        std::string set_default;
        bool sets_listed = false;
        each_entry(root, "option", [&](const Json& entry, const std::string& path) {
            if (!has_fields(entry, path, kOptionFields)) return;
            const std::string& id = entry["id"].string();
            std::vector<std::string> values;
            for (const Json& value : entry["values"]) {
                if (value.is_string()) values.push_back(value.string());
            }
            bool twice = values.size() != entry["values"].size();
            bool has_default = false;
            for (std::size_t i = 0; i < values.size(); ++i) {
                has_default = has_default || values[i] == entry["default"].string();
                for (std::size_t j = 0; j < i; ++j) twice = twice || values[i] == values[j];
            }
            mistakes_.expect(has_default, path_of(path, "default"),
                             "the default is not one of the values");
            mistakes_.expect(!twice && values.size() >= 2, path_of(path, "values"),
                             "needs two different values");
            for (const Json& mode : entry["modes"]) {
                mistakes_.expect(mode == kModes[0] || mode == kModes[1], path_of(path, "modes"),
                                 "modes should be among solo, coop");
            }
            if (id == "enemy_set") {
                set_default = entry["default"].string();
                sets_listed = order_the_sets(values);
            } else {
                expect_option(id, values, path);
            }
            cards_.defaults.push_back({id, entry["default"].string()});
        });
        if (root.find("option") == nullptr) return;
        mistakes_.expect(sets_listed, "option", "option enemy_set should list the enemy sets");
        mistakes_.expect(set_default == default_set_, "meta.default_enemy_set",
                         "two different default enemy sets");
    }

    // Tables of TOML and JSON have no order: that of the option's values counts. False if they are
    // not the sets that there are.
    bool order_the_sets(const std::vector<std::string>& values) {
        std::vector<EnemySet> ordered;
        for (const std::string& value : values) {
            for (const EnemySet& set : cards_.enemy_sets) {
                if (set.name == value) ordered.push_back(set);
            }
        }
        if (ordered.size() != values.size() || ordered.size() != cards_.enemy_sets.size()) {
            return false;
        }
        cards_.enemy_sets = std::move(ordered);
        return true;
    }

    // A file may change the default of an option; what its values mean is the game's.
    void expect_option(const std::string& id, const std::vector<std::string>& values,
                       const std::string& path) {
        for (const KnownOption& option : kKnownOptions) {
            if (option.name != id) continue;
            mistakes_.expect(values.size() == 2 && values[0] == option.values[0] &&
                                 values[1] == option.values[1],
                             path_of(path, "values"),
                             "the values should be " + std::string{option.values[0]} + ", " +
                                 std::string{option.values[1]});
            return;
        }
        mistakes_.add(path_of(path, "id"), "the game has no option " + engawa::quoted(id));
    }

    void read_ranks(const Json& root) {
        each_entry(root, "rank", [&](const Json& entry, const std::string& path) {
            if (!has_fields(entry, path, kRankFields)) return;
            const std::string& mode = entry["mode"].string();
            const bool known = mode == kModes[0] || mode == kModes[1];
            mistakes_.expect(known, path_of(path, "mode"), "mode should be solo or coop");
            expect_name(entry["name"], path);
            const bool good = mistakes_.expect(is_number(entry["from"], 0, 999),
                                               path_of(path, "from"), "from should be 0 to 999");
            if (!known || !good) return;
            cards_.ranks[mode == kModes[1]].push_back(
                {static_cast<std::uint16_t>(number_of(entry["from"])), entry["name"].string()});
        });
        if (root.find("rank") == nullptr) return;
        for (std::size_t mode = 0; mode < 2; ++mode) {
            const auto& ranks = cards_.ranks[mode];
            bool good = !ranks.empty() && ranks.size() <= 9 &&
                        ranks[0].from == cards_.constants.honor_to_win;
            for (std::size_t i = 1; i < ranks.size(); ++i) {
                good = good && ranks[i - 1].from < ranks[i].from;
            }
            mistakes_.expect(good, "rank",
                             "ranks of " + std::string{kModes[mode]} + " should ascend from " +
                                 std::to_string(cards_.constants.honor_to_win));
        }
    }

    CardSet& cards_;
    Mistakes mistakes_;
    std::string default_set_;
    struct UsedId {
        std::string id;
        std::string path;
    };
    std::vector<UsedId> ids_;
};

}  // namespace

CardReading read_cards(std::string_view json) {
    CardReading reading;
    if (const auto root = Json::parse(json)) {
        Reader{reading}.read(*root);
    } else {
        reading.mistakes.push_back({"", "the card file is not JSON"});
    }
    return reading;
}

}  // namespace engawa::eiyo
