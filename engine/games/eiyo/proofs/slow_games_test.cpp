#include "engine/games/eiyo/proofs/slow_games_test.h"

#include <algorithm>

namespace engawa::eiyo {

using slow_eiyo::Choices;
using slow_eiyo::Words;

namespace {

template <class List>
const auto& any_of(const List& list, Rng& rng) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

template <class T>
T draw_from(std::vector<T>& list, Rng& rng) {
    const auto at = rng.below(static_cast<std::uint32_t>(list.size()));
    const T drawn = list[at];
    list.erase(list.begin() + at);
    return drawn;
}

Words listed(const slow_eiyo::Bag& bag) {
    Words list;
    for (const auto& [id, n] : bag) list.insert(list.end(), static_cast<unsigned>(n), id);
    return list;
}

Choice outcome(const SlowTable& table, Rng& rng) {
    const auto outcomes = slow_eiyo::outcomes(table.slow());
    int all = 0;
    for (const auto& [id, weight] : outcomes) all += weight;
    int left = rng.below(all);
    for (const auto& [id, weight] : outcomes) {
        if (left < weight) return {slow_eiyo::kChance, id};
        left -= weight;
    }
    return {};
}

int worth(const SlowTable& table, int seat, const std::string& play, int love_of_honor) {
    const Words w = slow_eiyo::words(play);
    const int row = row_of_play(table, {seat, play});
    const auto& target = table.slow().rows[row];
    const int rotations = w[3][1] - '0';
    const int damage = slow_eiyo::row_damage(table.slow(), target);
    if (w[0] == "deflect") return 2 * (damage - rotations) - 1;
    auto without = target;
    without.cards.erase(without.cards.begin());
    const int honor = slow_eiyo::foe(table.slow(), target.cards[0]).honor;
    const int saved = damage - slow_eiyo::row_damage(table.slow(), without);
    const bool half =
        target.owner == 0 && target.cards[0].rfind("red", 0) == 0 && slow_eiyo::coop(table.slow());
    return (half ? 1 : 2) * (saved + love_of_honor * honor) - 2 * rotations;
}

}  // namespace

// Beginnings.

Choices random_options(Rng& rng) {
    const std::vector<std::pair<std::string, Words>> values = {
        {"mode", {"solo", "coop"}},
        {"path", {"off", "on"}},
        {"mulligan", {"on", "off"}},
        {"edition", {"final", "draft"}},
        {"enemy_set", {"rich", "lean"}},
        {"refill_side", {"back", "front"}},
        {"exhaustion", {"needed", "emptied"}},
        {"special_after_use", {"leaves", "discard"}},
        {"hand_limit", {"none"}},
        {"placement_talk", {"closed", "open"}}};
    for (;;) {
        Choices given;
        for (const auto& [name, list] : values) {
            if (rng.below(3) < static_cast<int>(list.size())) given[name] = any_of(list, rng);
        }
        if (slow_eiyo::choose(given)) return given;
    }
}

CardSet strange_cards() {
    CardSet cards = default_cards();
    for (WeaponCard& weapon : cards.weapons) {
        if (weapon.copies == 4) weapon.corners = static_cast<std::uint8_t>(15 - weapon.corners / 2);
    }
    cards.specials = {{"special_long", "Long", 15, 1, 1, "own"},
                      {"special_broad", "Broad", 15, 2, 1, "own"},
                      {"special_red", "Red", 15, 1, 0, "own"}};
    for (EnemySet& set : cards.enemy_sets) {
        int i = 0;
        for (FoeCard& card : set.enemies) {
            card.damage = {1, static_cast<std::uint8_t>(i % 2), 0};
            Effects& effects = card.effects;
            effects.reveal_discard = i % 5 == 0 ? 1 : 0;
            effects.defeat_discard = i % 4 == 1 ? 1 : 0;
            effects.attack_cost = i % 6 == 2 ? 1 : 0;
            effects.concentration = i == 7 ? 3 : 0;
            effects.row_damage = i == 5 ? 1 : 0;
            effects.no_deflect = i == 9 ? 1 : 0;
            ++i;
        }
    }
    for (FoeCard& boss : cards.bosses) boss.damage = {1, 1, 0};
    cards.constants.hand_limit = 5;
    for (OptionDefault& option : cards.defaults) {
        if (option.name == "hand_limit") option.value = "5";
    }
    cards.constants.deflect_tokens = 3;
    return cards;
}

std::string late_position(const Cast& cast, const Choices& given, Rng& rng) {
    slow_eiyo::Position p = slow_eiyo::start(cast.cards, *slow_eiyo::choose(given));
    const bool coop = slow_eiyo::coop(p);
    Words enemies = listed(p.enemy_bag);
    Words bosses = listed(p.boss_bag);
    int unseen = p.options["path"] == "on" ? 4 : 0;  // they stay in the bag
    for (slow_eiyo::Row& row : p.rows) {
        row.unseen = rng.below(3) == 0 ? 1 + rng.below(3) : 0;
        unseen += row.unseen;
        int size = row.unseen > 0 ? 3 : rng.below(4);
        while (size-- > 0) row.cards.push_back(draw_from(enemies, rng));
    }
    for (std::size_t i = 0; i < p.rows.size(); ++i) {  // every stack's boss
        const std::string boss = draw_from(bosses, rng);
        if (!p.rows[i].cards.empty() && rng.below(3) == 0) {
            enemies.push_back(p.rows[i].cards[0]);
            p.rows[i].cards[0] = boss;
        } else {
            slow_eiyo::put(rng.below(4) == 0 ? p.removed : p.honor_stack, boss);
        }
    }
    const int glory = 4 + rng.below(6);
    while (static_cast<int>(enemies.size()) > unseen) {
        slow_eiyo::put(rng.below(12) < glory ? p.honor_stack : p.removed, draw_from(enemies, rng));
    }
    const int exhaustions = rng.below(3);
    Words weapons = listed(p.deck);
    p.deck.clear();
    for (auto& [seat, hand] : p.hands) {
        for (int i = 0; i < exhaustions; ++i) {
            const std::string special = any_of(listed(p.table), rng);
            slow_eiyo::take(p.table, special);
            if (rng.below(2) == 0) {
                slow_eiyo::put(hand.cards, special);
                if (coop) slow_eiyo::put(hand.known, special);
            } else if (p.options["special_after_use"] == "discard") {
                slow_eiyo::put(p.discards, special);
            }
        }
        for (int n = 3 + rng.below(3); n > 0; --n)
            slow_eiyo::put(hand.cards, draw_from(weapons, rng));
    }
    const int deck = 1 + rng.below(18);
    for (int n = 0; n < deck; ++n) slow_eiyo::put(p.deck, draw_from(weapons, rng));
    for (const std::string& id : weapons) slow_eiyo::put(p.discards, id);
    p.round = 6;
    p.step = "fight";
    p.seat = 1;
    if (coop) {
        p.first = p.seat = 1 + rng.below(2);
        p.spots = {{1, "LR"[rng.below(2)]}, {2, "LR"[rng.below(2)]}};
    }
    return slow_eiyo::write(p);
}

// Choices.

int row_of_play(const SlowTable& table, const Choice& play) {
    const std::string corner = slow_eiyo::words(play.move).at(2);
    const auto found = std::find(slow_eiyo::kCorners.begin(), slow_eiyo::kCorners.end(), corner);
    return table.game().row_at(table.fast(), play.seat - 1,
                               static_cast<int>(found - slow_eiyo::kCorners.begin()));
}

Choice random_choice(const SlowTable& table, Rng& rng) {
    const auto set = slow_eiyo::to_act(table.slow());
    const int seat = any_of(std::vector<int>(set.begin(), set.end()), rng);
    if (seat == slow_eiyo::kChance) return outcome(table, rng);
    return {seat, any_of(slow_eiyo::legal(table.slow(), seat), rng)};
}

Choice sensible_choice(const SlowTable& table, Rng& rng, int love_of_honor) {
    const int seat = *slow_eiyo::awaited(table.slow()).begin();
    if (seat == slow_eiyo::kChance) return outcome(table, rng);
    if (table.slow().step != "fight" || rng.below(25) == 0) return random_choice(table, rng);
    const Words moves = slow_eiyo::legal(table.slow(), seat);
    std::string best = moves.back();  // done or pass
    int most = 0;
    for (const std::string& move : moves) {
        if (move.find('+') == std::string::npos) continue;
        const int value = worth(table, seat, move, love_of_honor);
        if (value <= most) continue;
        best = move;
        most = value;
    }
    return {seat, best};
}

}  // namespace engawa::eiyo
