// The cards of a card file, each by itself. What must hold of all together is in card_totals.cpp.
#include "engine/core/text.h"
#include "engine/games/eiyo/cards/card_reader.h"

namespace engawa::eiyo {
namespace {

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

class Reader {
  public:
    Reader(CardSet& cards, Mistakes& mistakes) : cards_(cards), mistakes_(mistakes) {}

    void read(const Json& root) {
        each_entry_of(root, "weapon", mistakes_, [&](Fields& fields) {
            WeaponCard& card = cards_.weapons.emplace_back();
            read_weapon(fields, card);
            fields.mistakes().expect_at(card.corners != kAllCorners, "positions",
                                        "a standard weapon shows 1 to 3 corners");  // EIY-285
        });
        each_entry_of(root, "special_weapon", mistakes_, [&](Fields& fields) {
            WeaponCard& card = cards_.specials.emplace_back();
            read_weapon(fields, card);
            fields.number("solo_copies", card.solo_copies, 0, card.copies);
        });
        each_entry_of(root, "boss", mistakes_,
                      [&](Fields& fields) { read_foe(fields, cards_.bosses.emplace_back()); });
        each_entry_of(root, "yamabushi", mistakes_,
                      [&](Fields& fields) { read_foe(fields, cards_.yamabushi.emplace_back()); });
        read_enemy_sets(root);
        check_ids();
    }

  private:
    static constexpr std::uint8_t kAllCorners = 15;

    // What all cards have.
    template <class Card>
    void read_card(Fields& fields, Card& card) {
        fields.text("id", card.id);
        fields.name("name", card.name);
        fields.source("source", card.source);
        fields.number("copies", card.copies, 1, 9);
        if (card.id.empty()) return;
        ids_.push_back({card.id, fields.mistakes().path()});
        fields.mistakes().expect_at(
            is_card_id(card.id), "id",
            "an id is made of small letters, digits and '_', and starts with a letter");
    }

    // Ids are unique over all tables that can meet in one game: sets of enemies never meet.
    void check_ids() {
        const auto set_of = [](const std::string& path) {
            return path.starts_with("enemy_set.") ? path.substr(0, path.find('[')) : std::string{};
        };
        for (std::size_t i = 0; i < ids_.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (ids_[i].id != ids_[j].id) continue;
                const std::string one = set_of(ids_[i].path);
                const std::string other = set_of(ids_[j].path);
                if (!one.empty() && !other.empty() && one != other) continue;
                mistakes_.add(path_of(ids_[i].path, "id"),
                              "id " + engawa::quoted(ids_[i].id) + " is used more than once");
                break;
            }
        }
    }

    // Weapons.

    void read_weapon(Fields& fields, WeaponCard& card) {
        read_card(fields, card);
        const Json* const positions = fields.list("positions");
        if (positions == nullptr) return;
        unsigned corners = 0;
        bool good = !positions->empty();
        for (const Json& position : *positions) {
            unsigned corner = 0;
            while (corner < 4 && !(position == kCardCorners[corner])) ++corner;
            good = good && corner < 4 && corners < 1u << corner;  // each once and in order
            if (good) corners |= 1u << corner;
        }
        fields.mistakes().expect_at(
            good, "positions",
            "positions should be corners, each once, in the order TL, TR, BR, BL");
        card.corners = static_cast<std::uint8_t>(corners);
    }

    // Enemies, bosses, Yamabushi.

    void read_enemy_sets(const Json& root) {
        const Json* const sets = root.find("enemy_set");
        if (sets == nullptr) return;
        if (!mistakes_.expect(sets->is_object() && !sets->empty(), "enemy_set",
                              "enemy_set should be one or more named sets") ||
            !mistakes_.expect(
                sets->size() <= kMostEnemySets, "enemy_set",
                "there can be at most " + std::to_string(kMostEnemySets) + " enemy sets")) {
            return;
        }
        for (const auto& [name, set] : sets->items()) read_enemy_set(name, set);
    }

    void read_enemy_set(const std::string& name, const Json& table) {
        const std::string path = path_of("enemy_set", name);
        if (!mistakes_.expect(is_card_id(name), path,
                              "the name of a set is made of small letters, digits and '_'")) {
            return;
        }
        EnemySet& set = cards_.enemy_sets.emplace_back();
        set.name = name;
        each_entry(table, path, mistakes_, [&](Fields& fields) {
            FoeCard& card = set.enemies.emplace_back();
            read_foe(fields, card);
            unsigned troop = 0;
            if (fields.word("troop", troop, kCardTroops)) {
                card.troop = static_cast<Troop>(troop + 1);
            }
        });
    }

    void read_foe(Fields& fields, FoeCard& card) {
        read_card(fields, card);
        fields.number("honor", card.honor, 0, 9);
        if (const Json* const damage = fields.list("damage")) read_damage(fields, *damage, card);
        read_effects(fields, card);
    }

    static void read_damage(Fields& fields, const Json& damage, FoeCard& card) {
        bool good = damage.size() == 3;
        for (std::size_t i = 0; good && i < 3; ++i) {
            good = is_number(damage[i], 0, 9);
            if (good) card.damage[i] = static_cast<std::uint8_t>(number_of(damage[i]));
        }
        fields.mistakes().expect_at(good, "damage", "damage should be three numbers from 0 to 9");
        fields.mistakes().expect_at(!damage.empty() && is_number(damage[0], 1, INT32_MAX), "damage",
                                    "the front damage should be at least 1");  // EIY-291
    }

    void read_effects(Fields& fields, FoeCard& card) {
        std::string text;
        if (const Json* const effects = fields.list("effects", false)) {
            for (std::size_t i = 0; i < effects->size(); ++i) {
                read_effect((*effects)[i], path_of(fields.at("effects"), i), card.effects, text);
            }
        }
        const Json* const given = fields.take("text", false);
        const bool same = given == nullptr ? text.empty() : *given == text;
        const std::string wrong = "text should be '" + text + "'";
        if (given != nullptr) {
            fields.mistakes().expect_at(same, "text", wrong);
        } else {
            fields.mistakes().expect(same, wrong);
        }
        card.text = text;
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

    CardSet& cards_;
    Mistakes& mistakes_;
    struct UsedId {
        std::string id;
        std::string path;
    };
    std::vector<UsedId> ids_;
};

// The list has these words, in any order.
void expect_words(const Json& vocabulary, std::string_view name,
                  const std::vector<std::string>& words, Mistakes& mistakes) {
    const Json* list = vocabulary.find(name);
    bool good = list != nullptr && list->is_array() && list->size() == words.size();
    for (const std::string& word : words) {
        bool found = false;
        for (std::size_t i = 0; good && i < list->size(); ++i) {
            found = found || (*list)[i] == word;
        }
        good = good && found;
    }
    mistakes.expect(good, path_of("vocabulary", name),
                    "vocabulary." + std::string{name} + " differs from what the game knows");
}

}  // namespace

bool is_card_id(std::string_view id) {
    if (id.empty() || id.size() > 40 || id[0] < 'a' || id[0] > 'z') return false;
    for (const char c : id) {
        if (!(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9') && c != '_') return false;
    }
    return true;
}

void check_vocabulary(const Json& root, Mistakes& mistakes) {
    const Json* const vocabulary = root.find("vocabulary");
    if (vocabulary == nullptr) return;
    std::vector<std::string> pairs;
    for (const EffectWord& word : kEffectWords) {
        pairs.push_back(std::string{word.on} + ' ' + std::string{word.action});
    }
    expect_words(*vocabulary, "pairs", pairs, mistakes);
    expect_words(*vocabulary, "on", {"reveal", "defeat", "front", "face_up"}, mistakes);
    expect_words(*vocabulary, "do",
                 {"discard", "no_deflect", "attack_cost", "concentration", "row_damage"}, mistakes);
}

void read_cards_of_decks(const Json& root, CardSet& cards, Mistakes& mistakes) {
    Reader{cards, mistakes}.read(root);
}

}  // namespace engawa::eiyo
