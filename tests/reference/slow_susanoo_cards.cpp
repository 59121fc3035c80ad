// The card file, line by line. It understands what data/susanoo.toml uses, not TOML.
#include <cstdlib>
#include <fstream>

#include "tests/reference/slow_susanoo.h"

namespace engawa::slow_susanoo {
namespace {

using Entry = std::map<std::string, Words>;  // key -> values, texts without their quotes

bool bare(char c) {
    return c == '_' || c == '-' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
           (c >= 'A' && c <= 'Z');
}

// `{ on = "win", when = ["helped"], n = 1 }`, or a single `key = value`.
Entry read_entry(const std::string& line) {
    Entry entry;
    std::string key, word;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"') {
            const auto end = line.find('"', i + 1);
            entry[key].push_back(line.substr(i + 1, end - i - 1));
            i = end;
        } else if (bare(line[i])) {
            word.clear();
            while (i < line.size() && bare(line[i])) word += line[i++];
            --i;
            const auto next = line.find_first_not_of(' ', i + 1);
            if (next != std::string::npos && line[next] == '=') {
                key = word;
            } else {
                entry[key].push_back(word);
            }
        }
    }
    return entry;
}

std::string word(const Entry& entry, const std::string& key, const std::string& otherwise = "") {
    const auto at = entry.find(key);
    return at == entry.end() ? otherwise : at->second.front();
}

int number(const Entry& entry, const std::string& key) {
    return std::atoi(word(entry, key, "0").c_str());
}

Effect read_effect(const Entry& entry) {
    Effect e;
    e.on = word(entry, "on");
    e.action = word(entry, "do");
    if (entry.contains("when")) e.when = entry.at("when");
    e.n = number(entry, "n");
    e.side = word(entry, "side");
    e.per = word(entry, "per");
    e.deck = word(entry, "deck");
    e.from = word(entry, "from");
    e.slot = word(entry, "slot");
    e.element = word(entry, "element");
    e.limit = word(entry, "limit");
    e.cost = word(entry, "cost");
    e.who = word(entry, "who", "self");
    e.of = number(entry, "of");
    e.cost_n = number(entry, "cost_n");
    return e;
}

Card read_card(const std::string& table, const Entry& entry, const std::vector<Effect>& effects) {
    static const std::map<std::string, std::string> kinds = {{"heavenly_being", "being"},
                                                             {"orochi_head", "head"},
                                                             {"yokai", "yokai"},
                                                             {"event", "event"},
                                                             {"transformation", "form"}};
    Card c;
    c.id = word(entry, "id");
    c.kind = table == "item" ? word(entry, "kind") : kinds.at(table);
    c.element = word(entry, "element");
    c.timing = word(entry, "timing");
    c.until = word(entry, "until");
    c.level = number(entry, "level");
    c.rewards = number(entry, "rewards");
    c.levels = number(entry, "levels");
    c.vp = number(entry, "vp");
    c.effects = effects;
    return c;
}

}  // namespace

Cards read_cards(const std::string& path) {
    Cards cards;
    std::string table;
    Entry entry;
    std::vector<Effect> effects;
    const auto finish = [&] {
        if (!table.empty()) cards[word(entry, "id")] = read_card(table, entry, effects);
        entry.clear();
        effects.clear();
    };
    std::ifstream in(path);
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("[[")) {
            finish();
            table = line.substr(2, line.find(']') - 2);
        } else if (line.find_first_not_of(' ') != std::string::npos && line[0] == ' ') {
            effects.push_back(read_effect(read_entry(line)));
        } else if (!table.empty() && !line.starts_with("#") && !line.starts_with("text") &&
                   !line.starts_with("lore") && !line.starts_with("name")) {
            entry.merge(read_entry(line));
        }
    }
    finish();
    return cards;
}

}  // namespace engawa::slow_susanoo
