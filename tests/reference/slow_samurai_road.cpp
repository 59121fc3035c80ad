#include <map>
#include <tuple>

#include "slow_samurai_cards.h"
#include "slow_samurai_story.h"

namespace engawa::slow_samurai {
namespace {

template <class Card>
Cards names(const Deck<Card>& deck) {
    Cards cards;
    for (const auto& [id, card] : deck) cards.insert(id);
    return cards;
}

}  // namespace

void Story::face(int number) {
    t.stage = number;
    t.foes = {number < 5 ? Foe{2, 1} : Foe{5, 3}};
    t.ability = number < 5 ? "" : "O2";
}

void Story::next_enemy() {
    face(three() ? 5 : t.stage + 1);  // SAM-045
    t.target = 1;
    spoils();
}

void Story::spoils() {
    Texts moves;
    if (t.life < t.max_life) moves.push_back("spoils life");
    if (t.ki < ki_limit(t) && !eye()) moves.push_back("spoils ki");
    if (!t.specials.empty()) moves.push_back("spoils special");
    if (moves.empty()) return;
    const std::string move = closed("SPOILS", [&] { return moves; });
    if (move == "spoils life") gain_life(1);
    if (move == "spoils ki") gain_ki(1);
    if (move == "spoils special") win_special(looked_at());
}

void Story::set_up() {
    gather();
    t.weapon = t.options.at("weapon");
    const std::map<std::string, std::pair<int, int>> starts = {
        {"WE-K", {8, 5}}, {"WE-B", {8, 5}}, {"WE-U", t.numbers->kusarigama},
        {"WE-N", {7, 5}}, {"WE-O", {8, 4}}, {"WE-Y", {7, 4}},
        {"WE-W", {8, 5}}};
    std::tie(t.max_life, t.start_ki) = starts.at(t.weapon);
    t.life = t.max_life;
    t.ki = t.start_ki;
    t.bag = names(kActions);
    t.specials = names(t.numbers->specials);
    if (option("yoroi", "self")) t.wearer = "you";
    if (option("yoroi", "opponent")) t.wearer = "foe";
    if (!t.wearer.empty()) t.armour = 4;
    if (campaign()) t.events = numbered("EV", option("yoroi", "none") ? 9 : 8);  // SAM-664
    t.sky = option("weather", "none") ? "" : t.options.at("weather");
    if (t.sky == "random") {
        t.sky = "";
        t.sky = draw("weather", numbered("X", 4));
    }
}

void Story::choose_foes() {
    if (three()) {
        t.foes = {{2, 1}, {3, 1}, {4, 2}};  // SAM-581
        return;
    }
    if (clan()) return face(1);
    const std::vector<Foe> row = {{3, 2}, {4, 2}, {5, 3}, {6, 3}, {7, 4}, {8, 5}};    // SAM-641
    const bool on_the_row = campaign() && (t.stage < 6 || option("opponent", "O6"));  // SAM-047
    t.ability = on_the_row ? "O" + std::to_string(t.stage) : t.options.at("opponent");
    const auto& [life, ki] = t.numbers->foes.at(t.ability);
    t.foes = {on_the_row ? row.at(static_cast<std::size_t>(t.stage - 1)) : Foe{life, ki}};
}

void Story::gather() {
    for (Cards* part : {&t.hand, &t.on_table, &t.discard}) pour(*part, t.bag);
    for (Cards* part : {&t.swapped, &t.defence_discard, &t.counter_discard, &t.turned})
        part->clear();
    t.placed.clear();
    t.answering.clear();
    t.defences = names(t.numbers->defences);
    t.counters = names(t.numbers->counters);
    t.defence = t.known = "";
    t.defence_paid = t.missed = t.exploited = t.breathed = t.sacrificed = false;
    t.strength = t.technique = t.guard = t.technique_before = 0;
    t.foes.assign(three() ? 3 : 1, Foe{});
    t.attack = t.target = 1;
    t.round = 0;
    if (option("redraws", "duel")) t.redraws = 0;
}

void Story::begin_duel() {
    t.statistics.emplace_back();
    gather();
    choose_foes();
    t.round = 1;
    const std::string event = t.next;
    t.next = "";
    t.weapon = event == "EV6" ? "WE-B" : t.options.at("weapon");
    t.weather = t.sky;
    if (option("redraws", "duel") || t.stage == 1) {  // SAM-146, SAM-147
        t.redraws = (t.weapon == "WE-Y" ? 3 : 0) + (campaign() ? 1 : 0);
    }
    if (event == "EV5") lose_ki(1);
    if (event == "EV9 you" || event == "EV9 foe") {
        t.wearer = event.substr(4);
        t.armour = 4;
        t.lent = true;
    }
    if (event == "EV7") t.weather = draw("weather", numbered("X", 4));
}

void Story::road() {
    gather();
    ++t.stage;
    if (t.lent) armour_leaves();
    t.weapon = t.options.at("weapon");
    t.weather = t.sky;
    gain_life(4);
    gain_ki(2);
    win_special(looked_at());
    const std::string event = draw("event", t.events);
    t.events.erase(event);
    happen(event);
    closed("ROAD", [] { return Texts{"continue"}; });
}

void Story::happen(const std::string& event) {
    if (event == "EV1") gain_life(2);
    if (event == "EV2") gain_ki(2);
    if (event == "EV3") win_special(2);
    if (event == "EV4" && roll() <= 3) hurt_you(1);
    if (event == "EV5" || event == "EV6" || event == "EV7") t.next = event;
    if (event == "EV8") forget();
    if (event == "EV9") t.next = roll() <= 3 ? "EV9 you" : "EV9 foe";
}

void Story::forget() {
    if (t.bag.empty()) return;
    const std::string move = closed("FORGET", [&] {
        Texts moves;
        for (const std::string& card : t.bag) moves.push_back("forget " + card);
        return moves;
    });
    t.bag.erase(word_after(move, "forget "));
}

}  // namespace engawa::slow_samurai
