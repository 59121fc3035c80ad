// Options, and starts of a round that some game with them might have come to.
#pragma once

#include <utility>

#include "engine/games/samurai/proofs/both_test.h"
#include "tests/reference/slow_samurai_cards.h"

namespace engawa::samurai {

inline Given random_options(Rng& rng) {
    const Given modes = {
        {"mode", "campaign"}, {"mode", "campaign"}, {"mode", "clan"}, {"three", "on"}};
    for (;;) {
        Given given;
        if (rng.below(2) == 0) given.push_back(any(modes, rng));
        const bool duel = given.empty();
        const int opponent = std::min(7, 1 + rng.below(9));  // Shiro more often
        const std::string mode = duel ? "" : given[0].second;
        if (mode == "clan" && rng.below(2) == 0) given.emplace_back("three", "on");
        if (duel || (mode == "campaign" && rng.below(2) == 0))
            given.emplace_back("opponent", "O" + std::to_string(opponent));
        for (const OptionSpec& spec : Fast::game().schema()) {
            if (spec.name == "mode" || spec.name == "opponent" || spec.name == "three") continue;
            given.emplace_back(spec.name, any(spec.values, rng));
        }
        if (slow_samurai::refusal(given).empty()) return given;
    }
}

// Deals each card to one of the places, by their weights; the last place may be nowhere.
inline void deal(const slow_samurai::Cards& cards, const std::vector<slow_samurai::Cards*>& places,
                 const std::vector<int>& weights, Rng& rng) {
    int total = 0;
    for (const int weight : weights) total += weight;
    for (const std::string& card : cards) {
        int left = rng.below(total);
        std::size_t place = 0;
        while (left >= weights[place]) left -= weights[place++];
        if (place < places.size()) places[place]->insert(card);
    }
}

inline void shuffle_decks(slow_samurai::Table& t, Rng& rng) {
    // Sometimes most cards are out of the game, or nearly all.
    const std::vector<std::vector<int>> actions = {{1, 1, 0}, {5, 3, 1}, {2, 2, 20}, {1, 1, 40}};
    const std::vector<std::vector<int>> specials = {
        {8, 2, 2, 1, 0}, {8, 2, 2, 1, 0}, {1, 8, 8, 4, 6}, {1, 1, 0, 0, 20}};
    const auto wealth = static_cast<unsigned>(rng.below(4));
    const slow_samurai::Cards all_actions = std::exchange(t.bag, {});
    deal(all_actions, {&t.bag, &t.discard}, actions[wealth], rng);
    t.bag.insert("F1");
    t.discard.erase("F1");
    const slow_samurai::Cards all_specials = std::exchange(t.specials, {});
    deal(all_specials, {&t.specials, &t.reserve, &t.bag, &t.discard}, specials[wealth], rng);
    const slow_samurai::Cards defences = std::exchange(t.defences, {});
    deal(defences, {&t.defences, &t.defence_discard}, {1, 2}, rng);
    const slow_samurai::Cards counters = std::exchange(t.counters, {});
    deal(counters, {&t.counters, &t.counter_discard}, {1, 2}, rng);
    if (!t.counters.empty() && rng.below(4) == 0) {
        t.known = *t.counters.begin();
        t.counters.erase(t.known);
    }
}

inline void change_you(slow_samurai::Table& t, Rng& rng) {
    if (t.options.at("blood") == "on") {
        for (int n = 1; n <= 5 && t.blood.size() < 4; ++n) {
            if (rng.below(3) == 0) t.blood["BL" + std::to_string(n)] = 1 + rng.below(2);
        }
        if (t.blood.contains("BL5")) t.blood["BL5"] = 1;  // or you would be beheaded
    }
    t.die = 1 + rng.below(6);
    if (t.blood.contains("BL1") && t.blood.at("BL1") == 2) t.die = 0;
    if (t.options.at("bushido") == "on") {
        t.kanji = rng.below(6);
        t.virtue_won = t.kanji >= 3;
        t.kanji = std::min(t.kanji, 3);
        if (t.virtue_won && rng.below(8) != 0) t.virtue = "BU" + std::to_string(1 + rng.below(6));
        if (t.virtue == "BU4" || t.virtue == "BU5") t.credit = 1 + rng.below(5);
        if (t.virtue == "BU6") t.tokens = rng.below(std::min(4, t.start_ki + 1));
    }
    t.life = 1 + rng.below(t.max_life);
    t.ki = rng.below(slow_samurai::ki_limit(t) + 1);
    if (!t.wearer.empty()) t.armour = rng.below(5);
    if (t.armour == 0) {
        t.wearer = "";
        t.lent = false;
    }
    t.redraws = t.redraws == 0 ? 0 : rng.below(t.redraws + 1);
    t.exploited = t.options.at("surrounding") == "SU2" && rng.below(2) == 0;
}

inline void change_foes(slow_samurai::Table& t, Rng& rng) {
    const bool clan = t.options.at("mode") == "clan";
    const bool three = t.options.at("three") == "on";
    if (clan) t.stage = three ? 1 + 4 * rng.below(2) : 1 + rng.below(5);
    if (t.stage == 5 && clan) {
        t.foes = {{5, 3}};
        t.ability = "O2";
    }
    for (slow_samurai::Foe& foe : t.foes) {
        foe.life = rng.below(foe.life + 1);
        foe.ki = rng.below(foe.ki + 1);
    }
    t.foes.back().life = std::max(1, t.foes.back().life);
    if (t.ability == "O7") t.side_b = rng.below(2) == 0;
    if (t.wearer == "foe" && three && !clan && t.foes[2].life == 0) {
        t.wearer = "";
        t.armour = 0;
    }
    const Words rounds = words("1 2 3 9 10 10 20 59 60");
    t.round = std::stoi(any(rounds, rng)) + (clan && rng.below(2) == 0 ? 40 : 0);
}

// A later duel of a campaign, perhaps with what an event has brought about.
inline void change_duel(slow_samurai::Table& t, Rng& rng) {
    t.stage = 1 + rng.below(6);
    t.duels_won = t.stage - 1;
    t.statistics.resize(static_cast<unsigned>(t.stage));
    const std::vector<slow_samurai::Foe> row = {{3, 2}, {4, 2}, {5, 3}, {6, 3}, {7, 4}, {8, 5}};
    t.foes = {row[t.duels_won]};
    t.ability = "O" + std::to_string(t.stage);
    if (t.stage == 6 && t.options.at("opponent") != "O6") {
        t.ability = t.options.at("opponent");
        const auto& [life, ki] = slow_samurai::kPrinted.foes.at(t.ability);
        t.foes = {{life, ki}};
    }
    std::string last;
    for (int drawn = 1; drawn < t.stage; ++drawn) {
        last = any(Words(t.events.begin(), t.events.end()), rng);
        t.events.erase(last);
    }
    if (last == "EV6") {
        t.weapon = "WE-B";
        if (t.options.at("redraws") == "duel") t.redraws = 1;
    }
    if (last == "EV7") t.weather = "X" + std::to_string(1 + rng.below(4));
    if (last == "EV9") {
        t.wearer = rng.below(2) == 0 ? "you" : "foe";
        t.lent = true;
    }
}

// The start of a round that some game might have come to.
inline slow_samurai::Table any_round(const Given& given, Rng& rng) {
    Slow p = slow_samurai::start(slow_samurai::full_options(given));
    while (p.now.chapter != "round") p = slow_samurai::play(p, any(p.moves, rng));  // the weather
    slow_samurai::Table t = p.chapter;
    if (t.options.at("mode") == "campaign") change_duel(t, rng);
    shuffle_decks(t, rng);
    change_you(t, rng);
    change_foes(t, rng);
    return t;
}

}  // namespace engawa::samurai
