#include <algorithm>

#include "slow_samurai.h"

namespace engawa::slow_samurai {
namespace {

struct Choice {
    std::string name, usual;
    std::vector<std::string> values;
};

const std::vector<Choice> kChoices = {
    {"mode", "duel", {"duel", "campaign", "clan"}},
    {"opponent", "O1", {"O1", "O2", "O3", "O4", "O5", "O6", "O7"}},
    {"weapon", "WE-K", {"WE-K", "WE-B", "WE-U", "WE-N", "WE-O", "WE-Y", "WE-W"}},
    {"surrounding", "none", {"none", "L1", "L2", "L3", "L4", "SU1", "SU2"}},
    {"weather", "none", {"none", "X1", "X2", "X3", "X4", "random"}},
    {"difficulty", "normal", {"easy", "normal", "hard"}},
    {"blood", "off", {"off", "on"}},
    {"bushido", "on", {"off", "on"}},
    {"gisei", "on", {"off", "on"}},
    {"three", "off", {"off", "on"}},
    {"yoroi", "none", {"none", "self", "opponent"}},
    {"redraws", "duel", {"duel", "game"}},
};

const Choice* choice(const std::string& name) {
    for (const Choice& c : kChoices)
        if (c.name == name) return &c;
    return nullptr;
}

}  // namespace

Options full_options(const std::vector<std::pair<std::string, std::string>>& given) {
    Options options;
    for (const Choice& c : kChoices) options[c.name] = c.usual;
    for (const auto& [name, value] : given) {
        if (name == "mode" && value == "campaign") options["opponent"] = "O6";  // SAM-047
    }
    for (const auto& [name, value] : given) options[name] = value;
    return options;
}

std::string refusal(const std::vector<std::pair<std::string, std::string>>& given) {  // SAM-050
    bool opponent = false;
    for (const auto& [name, value] : given) {
        if (choice(name) == nullptr) return "unknown_option";  // SAM-049
        opponent = opponent || name == "opponent";
    }
    for (const auto& [name, value] : given) {
        const auto& values = choice(name)->values;
        if (std::find(values.begin(), values.end(), value) == values.end()) {
            return "bad_option_value";
        }
    }
    Options o = full_options(given);
    const bool campaign = o["mode"] == "campaign";
    const bool clan = o["mode"] == "clan";
    const bool three = o["three"] == "on";
    if (o["blood"] == "on" && campaign) return "blood_in_campaign";  // SAM-042
    if (three && campaign) return "three_in_campaign";               // SAM-044
    if (opponent && three) return "opponent_with_three";             // SAM-046
    if (opponent && clan) return "opponent_in_clan";                 // SAM-048
    return "";
}

}  // namespace engawa::slow_samurai
