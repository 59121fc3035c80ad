// The card file, line by line. It understands what data/eiyo.toml uses, not TOML.
#include <cstdlib>
#include <fstream>

#include "tests/reference/slow_eiyo.h"

namespace engawa::slow_eiyo {
namespace {

using Entry = std::map<std::string, std::string>;  // key -> text of the value

// Words and numbers of a value, without quotes, brackets, braces, commas and equals signs.
Words atoms(const std::string& value) {
    Words found = {""};
    for (const char c : value) {
        const bool part =
            c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (part) {
            found.back() += c;
        } else if (!found.back().empty()) {
            found.emplace_back();
        }
    }
    if (found.back().empty()) found.pop_back();
    return found;
}

std::string quoted_text(const std::string& value) {
    const auto open = value.find('"');
    return value.substr(open + 1, value.rfind('"') - open - 1);
}

int number(const Entry& entry, const std::string& key) {
    const auto at = entry.find(key);
    return at == entry.end() ? 0 : std::atoi(at->second.c_str());
}

Weapon weapon(const Entry& entry) {
    Weapon weapon;
    weapon.id = quoted_text(entry.at("id"));
    for (const std::string& name : atoms(entry.at("positions"))) {
        for (int corner = 0; corner < 4; ++corner) {
            if (kCorners.at(static_cast<unsigned>(corner)) == name) weapon.corners.insert(corner);
        }
    }
    weapon.copies = number(entry, "copies");
    weapon.solo_copies = number(entry, "solo_copies");
    return weapon;
}

Foe foe(const Entry& entry) {
    Foe foe;
    foe.id = quoted_text(entry.at("id"));
    if (entry.contains("troop")) foe.troop = quoted_text(entry.at("troop"));
    for (const std::string& n : atoms(entry.at("damage"))) foe.damage.push_back(std::stoi(n));
    foe.honor = number(entry, "honor");
    foe.copies = number(entry, "copies");
    if (!entry.contains("effects")) return foe;
    std::string when, what;
    const Words list = atoms(entry.at("effects"));
    for (std::size_t i = 0; i + 1 < list.size(); i += 2) {
        if (list[i] == "on") when = list[i + 1];
        if (list[i] == "do") what = list[i + 1];
        if (list[i] == "n") foe.effects[when + " " + what] = std::stoi(list[i + 1]);
        if (what == "no_deflect") foe.effects[when + " " + what] = 1;
    }
    return foe;
}

void add(Cards& cards, const std::string& table, const Entry& entry) {
    const std::string set = "enemy_set.";
    if (table == "weapon") cards.weapons.push_back(weapon(entry));
    if (table == "special_weapon") cards.specials.push_back(weapon(entry));
    if (table == "boss") cards.bosses.push_back(foe(entry));
    if (table == "yamabushi") cards.yamabushi.push_back(foe(entry));
    if (table.rfind(set, 0) == 0) cards.enemy_sets[table.substr(set.size())].push_back(foe(entry));
    if (table == "constants") {
        for (const auto& [name, value] : entry) {
            cards.constants[name] = std::stoi(atoms(value).at(1));  // { value = 4, ...
        }
    }
    if (table == "rank") {
        cards.ranks[quoted_text(entry.at("mode"))][number(entry, "from")] =
            quoted_text(entry.at("name"));
    }
}

}  // namespace

Cards read_cards(const std::string& path) {
    Cards cards;
    std::string table;
    Entry entry;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (line.rfind('[', 0) == 0) {
            add(cards, table, entry);
            entry.clear();
            table = line.substr(line.find_last_of('[') + 1);
            table.resize(table.find(']'));
            if (table == "constants.common" || table == "constants.coop") table = "constants";
        } else if (line.rfind('#', 0) != 0 && line.find(" = ") != std::string::npos) {
            const auto at = line.find(" = ");
            entry[line.substr(0, at)] = line.substr(at + 3);
        }
    }
    add(cards, table, entry);
    return cards;
}

}  // namespace engawa::slow_eiyo
