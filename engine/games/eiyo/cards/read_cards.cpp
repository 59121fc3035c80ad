// A card file in its JSON form: its tables, and those of them that are no cards. Cards are in
// read_decks.cpp, options in read_options.cpp, constants and totals in card_totals.cpp.
#include "engine/games/eiyo/cards/card_reader.h"

namespace engawa::eiyo {
namespace {

constexpr std::string_view kTables[] = {"meta", "vocabulary", "constants",      "option",
                                        "rank", "weapon",     "special_weapon", "enemy_set",
                                        "boss", "yamabushi"};

// Gives the name of the default enemy set.
std::string read_meta(const Json& root, Mistakes& mistakes) {
    const Json* const meta = root.find("meta");
    if (meta == nullptr) return {};
    const auto expect_list = [&](const std::string& name, Words words) {
        const Json* const list = meta->find(name);
        mistakes.expect(list != nullptr && is_list_of(*list, words), path_of("meta", name),
                        name + " should be " + listed(words));
    };
    expect_list("corners", kCardCorners);
    expect_list("troops", kCardTroops);
    const Json* const set = meta->find("default_enemy_set");
    const Json* const sets = root.find("enemy_set");
    const std::string name = set != nullptr && set->is_string() ? set->string() : "";
    mistakes.expect(sets == nullptr || sets->find(name) != nullptr, "meta.default_enemy_set",
                    "the default enemy set is not in the file");
    return name;
}

void read_ranks(const Json& root, CardSet& cards, Mistakes& mistakes) {
    each_entry_of(root, "rank", mistakes, [&](Fields& fields) {
        std::size_t mode = 0;
        Rank rank;
        std::string source;
        const bool known = fields.word("mode", mode, kCardModes);
        fields.number("from", rank.from, 0, 999);
        fields.name("name", rank.name);
        fields.source("source", source);
        if (known) cards.ranks[mode].push_back(std::move(rank));
    });
    if (root.find("rank") == nullptr) return;
    const int first = cards.constants.honor_to_win;
    for (std::size_t mode = 0; mode < 2; ++mode) {
        const std::vector<Rank>& ranks = cards.ranks[mode];
        bool good = !ranks.empty() && ranks.size() <= 9 && ranks[0].from == first;
        for (std::size_t i = 1; i < ranks.size(); ++i) {
            good = good && ranks[i - 1].from < ranks[i].from;
        }
        mistakes.expect(good, "rank",
                        "ranks of " + std::string{kCardModes[mode]} + " should ascend from " +
                            std::to_string(first));
    }
}

void read_root(const Json& root, CardSet& cards, Mistakes& mistakes) {
    if (!mistakes.expect(root.is_object(), "", "the card file is not a table")) return;
    expect_tables(root, kTables, mistakes);
    const std::string default_set = read_meta(root, mistakes);
    check_vocabulary(root, mistakes);
    read_constants(root, cards.constants, mistakes);
    read_cards_of_decks(root, cards, mistakes);
    read_options(root, default_set, cards, mistakes);
    read_ranks(root, cards, mistakes);
    check_totals(cards, mistakes);
}

}  // namespace

CardReading read_cards(std::string_view json) {
    CardReading reading;
    Mistakes mistakes{reading.mistakes};
    if (const auto root = Json::parse(json)) {
        read_root(*root, reading.cards, mistakes);
    } else {
        mistakes.add("", "the card file is not JSON");
    }
    return reading;
}

}  // namespace engawa::eiyo
