// The short form of positions, and the names of the fields of a position.
#include <algorithm>
#include <map>
#include <set>

#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {
namespace {

const Words kHead = {"seats", "first", "active", "turn", "reshuffles", "look", "rights"};
const Words kPiles = {"pool", "rewards", "events", "row"};
const Words kSeat = {"being", "level", "flags", "hand",   "items",
                     "forms", "sake",  "heads", "lasting"};
const Words kBattle = {"main",  "helper",  "foes", "asked", "deal",
                       "offer", "results", "used", "poured"};

int place(const Words& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

std::string part(const std::string& text, const Words& names, std::string_view name) {
    const int at = place(names, name);
    const Words all = parts(text, '.');
    return at < 0 || at >= static_cast<int>(all.size()) ? "" : all[at];
}

// "YO01..YO03" stands for the three cards.
std::string unfolded(const std::string& list) {
    Words cards;
    for (const std::string& said : parts(list, ',')) {
        if (said.size() != 10 || said.substr(4, 2) != "..") {
            cards.push_back(said);
            continue;
        }
        for (int n = std::stoi(said.substr(2, 2)); n <= std::stoi(said.substr(8)); ++n) {
            cards.push_back(said.substr(0, 2) + (n < 10 ? "0" : "") + std::to_string(n));
        }
    }
    return joined(cards, ",");
}

std::string sorted(const std::string& list) {
    Words cards = parts(unfolded(list), ',');
    std::sort(cards.begin(), cards.end());
    return joined(cards, ",");
}

std::string agenda_of(const std::string& step) {
    static const std::map<std::string, std::string> kRest = {
        {"prep", "prep+draw+end+surplus+next"},
        {"draw", "deal:D:1+end+surplus+next"},
        {"choice", "choice+end+surplus+next"},
        {"fight", "fight+judge+over+end+surplus+next"},
        {"end", "end+surplus+next"},
        {"surplus", "surplus+next"}};
    const auto found = kRest.find(step);
    return found == kRest.end() ? step : found->second;
}

std::string seat_of(const Words& said) {
    Words fields = {said.at(0), "1", "", "-", "-", "-", "-", "-", "-"};
    for (std::size_t i = 1; i < said.size(); ++i) {
        const std::string& word = said[i];
        const auto colon = word.find(':');
        if (word == "dead")
            fields[2] = "x" + fields[2];
        else if (word == "passed")
            fields[2] += "p";
        else if (word.starts_with("crossed:"))
            fields[2] += word.substr(8);
        else if (colon == std::string::npos)
            fields[1] = word;
        else if (const int at = place(kSeat, word.substr(0, colon)); at > 2)
            fields[at] = sorted(word.substr(colon + 1));
        else
            ADD_FAILURE() << "a seat cannot have " << word;
    }
    if (fields[2].empty()) fields[2] = "-";
    return joined(fields, ".");
}

// Three Transformations that nobody has.
std::string free_pool(std::string_view used) {
    Words pool;
    for (const char* card : {"TR04", "TR08", "TR14", "TR09", "TR01", "TR02", "TR20", "TR19"}) {
        if (pool.size() < 3 && used.find(card) == std::string_view::npos) pool.emplace_back(card);
    }
    return sorted(joined(pool, ","));
}

}  // namespace

std::string position_of(std::string_view short_form) {
    const Words seats = parts(short_form, '|');
    std::map<std::string, std::string> said = {{"first", "1"},
                                               {"active", "1"},
                                               {"turn", "10"},
                                               {"reshuffles", "0"},
                                               {"look", "0"},
                                               {"rights", "-"},
                                               {"rewards", "-"},
                                               {"events", "-"},
                                               {"row", "-"},
                                               {"battle", "-"},
                                               {"pool", free_pool(short_form)}};
    const Words opening = words(seats.at(0));
    for (std::size_t i = 1; i < opening.size(); ++i) {
        const auto equal = opening[i].find('=');
        const std::string name = opening[i].substr(0, equal);
        if (!said.contains(name))
            ADD_FAILURE() << "a position has no " << name;
        else
            said[name] = opening[i].substr(equal + 1);
    }
    for (const char* list : {"rights", "pool", "rewards", "row"}) said[list] = sorted(said[list]);
    said["events"] = unfolded(said["events"]);
    Words fields = {std::to_string(seats.size() - 1) + "." + said["first"] + "." + said["active"] +
                    "." + said["turn"] + "." + said["reshuffles"] + "." + said["look"] + "." +
                    said["rights"]};
    fields.push_back(said["pool"] + "." + said["rewards"] + "." + said["events"] + "." +
                     said["row"]);
    for (std::size_t seat = 1; seat < seats.size(); ++seat) {
        fields.push_back(seat_of(words(seats[seat])));
    }
    fields.push_back(said["battle"]);
    fields.push_back(agenda_of(opening.at(0)));
    return joined(fields, "/");
}

std::string field(const std::string& position, std::string_view name) {
    const Words fields = parts(position, '/');
    const std::size_t seats = fields.size() - 4;
    if (name == "agenda") return fields.back();
    if (name == "battle") return fields[fields.size() - 2];
    const auto dot = name.find('.');
    if (dot == std::string_view::npos) return part(fields[1], kPiles, name);
    const std::string_view owner = name.substr(0, dot);
    const std::string_view what = name.substr(dot + 1);
    if (owner == "head") return part(fields[0], kHead, what);
    if (owner == "battle") return part(fields[fields.size() - 2], kBattle, what);
    const auto seat = static_cast<std::size_t>(owner[0] - '0');
    return seat < 1 || seat > seats ? "" : part(fields[seat + 1], kSeat, what);
}

}  // namespace engawa::susanoo
