#include <algorithm>

#include "slow_samurai.h"
#include "slow_samurai_cards.h"

namespace engawa::slow_samurai {
namespace {

std::string num(int n) { return std::to_string(n); }

// Cards in the order of the data file: by letters as they come there, then by number.
std::vector<std::string> ordered(const Cards& cards) {
    std::vector<std::string> list = in_book_order(cards);
    if (!list.empty()) return list;
    list.assign(cards.begin(), cards.end());
    std::sort(list.begin(), list.end(), [](const auto& a, const auto& b) {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    });
    return list;
}

std::string list(const Cards& cards) {
    std::string text;
    for (const std::string& card : ordered(cards)) text += (text.empty() ? "" : ",") + card;
    return text.empty() ? "-" : text;
}

std::string word(const std::string& text) { return text.empty() ? "-" : text; }

std::string foes(const Table& t) {
    std::string text;
    for (const Foe& f : t.foes) {
        text += (text.empty() ? "" : "+") + num(f.life) + "." + num(f.ki);
    }
    return text + (t.side_b ? ".B" : "");
}

std::string bushido(const Table& t) {
    if (t.virtue.empty()) return num(t.kanji);
    return num(t.kanji) + "." + t.virtue + "." + num(t.virtue == "BU6" ? t.tokens : t.credit);
}

std::string next(const Table& t) {
    const std::map<std::string, std::string> words = {
        {"", "-"},          {"EV5", "ki-1"},          {"EV6", "weapon=WE-B"},
        {"EV7", "weather"}, {"EV9 you", "yoroi=you"}, {"EV9 foe", "yoroi=foe"}};
    return words.at(t.next);
}

std::string world(const Table& t) {
    int dealt = 0;
    if (t.chapter != "road" && !t.statistics.empty() && t.statistics.back().contains("dealt")) {
        dealt = t.statistics.back().at("dealt");
    }
    return num(t.redraws) + "." + num(dealt) + "." + num(t.breathed) + "." + num(t.exploited) +
           "." + num(t.sacrificed) + "." + num(t.missed) + ":" + t.weapon + ":" + word(t.sky) +
           ":" + word(t.weather) + ":" + list(t.events) + ":" + next(t);
}

std::string blood(const Table& t) {
    std::string text;
    for (const auto& [card, level] : t.blood) {
        text += (text.empty() ? "" : ",") + card + "." + num(level);
    }
    return word(text);
}

Cards without(const Cards& cards, const Cards& part) {
    Cards rest;
    for (const std::string& card : cards)
        if (!part.contains(card)) rest.insert(card);
    return rest;
}

// Joined by ':'; empty parts at the end are left out.
std::string parts(std::vector<std::string> list) {
    while (list.size() > 1 && list.back() == "-") list.pop_back();
    std::string text = list[0];
    for (std::size_t i = 1; i < list.size(); ++i) text += ":" + list[i];
    return text;
}

}  // namespace

std::string write(const Table& t) {
    const Cards placed(t.placed.begin(), t.placed.end());
    const bool rise = t.weapon == "WE-U";
    std::string text = num(t.life) + "." + num(t.ki) + "." + num(t.die);
    text += "/" + foes(t);
    text += "/" + (t.wearer.empty() ? "-" : t.wearer + "." + num(t.armour));
    text += "/" + num(t.stage) + "." + num(t.round) + "." + num(t.attack) + "." + num(t.target);
    text += "/" + num(t.strength) + "." + num(t.technique) + "." + num(t.guard) + "." +
            num(rise ? t.technique_before : 0);
    text += "/" + list(t.bag) + "/" + list(t.discard);
    text += "/" + parts({list(without(t.hand, t.swapped)), list(t.swapped)});
    text += "/" + parts({list(without(t.on_table, placed)), list(placed)});
    text += "/" + list(t.reserve);
    text += "/" + parts({list(t.specials), list(t.looked)});
    text += "/" + parts({list(t.defence_discard), word(t.defence) + (t.defence_paid ? "+" : "")});
    text += "/" + parts({list(t.counter_discard), list(t.turned), word(t.known)});
    text += "/" + blood(t) + "/" + bushido(t) + "/" + world(t);
    return text;
}

}  // namespace engawa::slow_samurai
