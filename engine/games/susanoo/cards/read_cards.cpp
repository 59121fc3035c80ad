// A card file in its JSON form: its tables and the fields of its cards. Effects are in
// read_effects.cpp, what must hold of all cards together in card_totals.cpp.
#include "engine/core/small_sort.h"
#include "engine/games/susanoo/cards/card_reader.h"

namespace engawa::susanoo {
namespace {

constexpr std::string_view kTables[] = {"meta",  "vocabulary", "heavenly_being", "orochi_head",
                                        "yokai", "event",      "item",           "transformation"};

// The [vocabulary] of the file: the words of the game, in order.
struct Vocabulary {
    std::string_view name;
    Words words;
};
constexpr std::string_view kCostWords[] = {"hand", "item", "sake"};
constexpr Vocabulary kVocabulary[] = {
    {"triggers", kTriggerWords}, {"conditions", kTestWords}, {"actions", kActionWords},
    {"elements", kElementWords}, {"sides", kSideWords},      {"pers", kPerWords},
    {"whos", kWhoWords},         {"decks", kDeckWords},      {"froms", kFromWords},
    {"costs", kCostWords},       {"limits", kLimitWords},    {"timings", kTimingWords},
    {"untils", kUntilWords}};

// How many cards of a kind there are, and how their ids begin. The sizes of the game rest on them.
struct Count {
    int cards;
    std::string_view prefix;
};
constexpr Count kCounts[] = {{10, "HB"}, {8, "OR"}, {32, "YO"}, {30, "EV"}, {50, ""}, {20, "TR"}};

bool is_id(std::string_view id, std::string_view prefix) {
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    return id.size() == 4 && id.starts_with(prefix) && digit(id[2]) && digit(id[3]);
}

class Reader {
  public:
    explicit Reader(CardReading& reading) : set_(reading.cards), mistakes_(reading.mistakes) {}

    void read(const Json& root) {
        if (!mistakes_.expect(root.is_object(), "", "the card file is not a table")) return;
        expect_tables(root, kTables, mistakes_);
        read_meta(root);
        read_vocabulary(root);
        for (int kind = 0; kind < 6; ++kind) read_table(root, static_cast<Kind>(kind));
        if (readable_) check_together(set_.cards, paths_, mistakes_);
        if (!mistakes_.only_warnings()) return;
        small_sort(set_.cards.begin(), set_.cards.end(),  // total order: ids differ
                   [](const Card& a, const Card& b) { return a.id < b.id; });
    }

  private:
    void read_meta(const Json& root) {
        const Json* const meta = root.find("meta");
        if (meta == nullptr) return;
        if (!mistakes_.expect(meta->is_object(), "meta", "meta should be a table")) return;
        Fields fields(*meta, {mistakes_, "meta", "meta"});
        std::string text;
        int number = 0;
        fields.text("name", text, false);
        fields.text("origin", text, false);
        fields.number("version", number, 1, 1, false);
        fields.number("event_passes", set_.event_passes, 0, kMostPasses);
        fields.number("die_sides", number, 6, 6, false);
        fields.done();
    }

    void read_vocabulary(const Json& root) {
        const Json* const table = root.find("vocabulary");
        if (table == nullptr) return;
        if (!mistakes_.expect(table->is_object(), "vocabulary", "vocabulary should be a table")) {
            return;
        }
        Fields fields(*table, {mistakes_, "vocabulary", "vocabulary"});
        for (const auto& [name, words] : kVocabulary) {
            const Json* const list = fields.take(name);
            if (list == nullptr) continue;
            const bool has_none = words[0].empty();  // it stands for no word
            fields.mistakes().expect_at(
                is_list_of(*list, has_none ? words.subspan(1) : words), name,
                std::string{name} + " should be the words of the game: " + listed(words));
        }
        fields.done();
    }
    void read_table(const Json& root, Kind kind) {
        const std::string name{word_of(kKindWords, kind)};
        const Json* const list = root.find(name);
        if (list == nullptr) return;
        if (!mistakes_.expect(list->is_array(), name, name + " should be a list of cards")) return;
        const int size = kCounts[static_cast<std::size_t>(kind)].cards;
        const std::size_t count = list->size();
        mistakes_.expect(count == static_cast<std::size_t>(size), name,
                         name + " has " + std::to_string(count) + " cards; the game is made for " +
                             std::to_string(size));
        for (std::size_t i = 0; i < std::min<std::size_t>(count, 200); ++i) {
            const std::string path = path_of(name, i);
            if (!mistakes_.expect((*list)[i].is_object(), path, "a card should be a table")) {
                continue;
            }
            read_card((*list)[i], kind, path, name + ' ' + std::to_string(i + 1));
        }
    }

    // `label` names a card that has no id.
    void read_card(const Json& json, Kind kind, const std::string& path, std::string label) {
        const Json* const id = json.find("id");
        if (id != nullptr && is_line(*id, 8)) label = id->string();
        const std::size_t before = mistakes_.count();
        CardMistakes mistakes(mistakes_, path, label);
        Fields fields(json, mistakes);
        Card card;
        card.kind = kind;
        fields.text("id", card.id);
        fields.name("name", card.name);
        fields.word("element", card.element, kElementWords);
        const bool known = read_kind(fields, card);
        fields.text("lore", card.lore);
        std::string told;
        fields.text("text", told, false);  // of older files: now the effects say it
        if (const Json* const effects = fields.take("effects")) {
            read_effects(*effects, known ? place_of(card) : Place::Unknown, card.effects,
                         mistakes.inside(path_of(path, "effects"), ""));
        }
        fields.done();
        const bool readable = mistakes_.count() == before;
        readable_ = readable_ && readable;
        check_id(card, known, mistakes);
        if (readable) check_card(card, mistakes);
        set_.cards.push_back(std::move(card));
        paths_.push_back(path);
    }

    // Whether it is known what the card is for its effects.
    static bool read_kind(Fields& fields, Card& card) {
        switch (card.kind) {
            case Kind::OrochiHead: fields.number("level", card.level, 1, 25); break;
            case Kind::Yokai:
                fields.number("level", card.level, 1, 25);
                fields.number("rewards", card.rewards, 0, 5);
                fields.number("levels", card.levels, 0, 3);
                break;
            case Kind::Event: return read_event(fields, card);
            case Kind::Item: return read_item(fields, card);
            case Kind::Transformation: fields.number("vp", card.vp, 0, 6); break;
            case Kind::HeavenlyBeing: break;
        }
        return true;
    }
    static bool read_event(Fields& fields, Card& card) {
        const bool known = fields.word("timing", card.timing, kTimingWords);
        if (card.timing == Timing::Persistent) {
            fields.word("until", card.until, kUntilWords);
        } else if (fields.take("until", false) != nullptr && known) {
            fields.mistakes().add_at("until", "'until' belongs to persistent Events only");
        }
        return known;
    }
    static bool read_item(Fields& fields, Card& card) {
        const bool known = fields.word("kind", card.type, kTypeWords);
        fields.number("vp", card.vp, 0, 6);
        if (!known) return fields.take("timing", false), false;
        if (card.type != ItemType::Consumable) {
            if (fields.take("timing", false) != nullptr) {
                fields.mistakes().add_at("timing",
                                         "'timing' belongs to Consumables; Equipment has none");
            }
            return true;
        }
        if (!fields.word("timing", card.timing, kTimingWords)) return false;
        return fields.mistakes().expect_at(
            card.timing == Timing::Any || card.timing == Timing::Battle, "timing",
            "a Consumable is used at any time or in battle, so 'timing' should be any or battle");
    }

    // Ids stand in positions and moves, and their order is the order of everything.
    void check_id(const Card& card, bool known, CardMistakes& mistakes) {
        std::string_view prefix = kCounts[static_cast<std::size_t>(card.kind)].prefix;
        if (card.kind == Kind::Item) prefix = card.type == ItemType::Consumable ? "CO" : "EQ";
        if (!card.id.empty() && (known || card.kind != Kind::Item)) {
            mistakes.expect_at(is_id(card.id, prefix), "id",
                               "the id of " + std::string{name_of(place_of(card))} + " should be " +
                                   std::string{prefix} + " and two digits, not " + quoted(card.id));
        }
        for (const Card& other : set_.cards) {
            mistakes.expect_at(other.id != card.id || card.id.empty(), "id",
                               "the id is used twice, also by " + quoted(other.name));
            mistakes.expect_at(
                other.name != card.name || card.name.empty(), "name",
                "the name " + quoted(card.name) + " is used twice, also by " + other.id);
            mistakes.expect_at(other.name != card.id && other.id != card.name, "name",
                               "the id of one card is the name of another: " + quoted(other.name) +
                                   " of " + other.id);
        }
    }

    CardSet& set_;
    Mistakes mistakes_;
    std::vector<std::string> paths_;
    bool readable_ = true;  // so far: what cards mean can be checked
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

}  // namespace engawa::susanoo
