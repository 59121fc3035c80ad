#include "engine/games/susanoo/odds/outlook.h"

#include <algorithm>
#include <cassert>

namespace engawa::susanoo {
namespace {

constexpr int kMostDice = 4;
constexpr std::uint64_t kUnit = 216;  // cases of one roll of up to three dice

std::uint64_t scale(int rolls) {
    std::uint64_t product = 1;
    for (int i = 0; i < rolls; ++i) product *= kUnit;
    return product;
}

}  // namespace

bool Outlook::add(const State& s, std::uint64_t weight, int depth) {
    const Susanoo& game = game_;
    if (!s.chance()) {
        if (s.top().step != Step::Fight) return false;
        const Totals sums = game.totals(s);
        const bool won =
            s.tie_wins_fighters() ? sums.fighters >= sums.foes : sums.fighters > sums.foes;
        count(sums, won, weight * scale(kMostDice - depth));
        return true;
    }
    const Step step = s.top().step;
    const bool die = step == Step::DieCard || step == Step::DieElement;
    if (!die || depth == kMostDice) return false;
    MoveBuffer<Susanoo> faces;
    game.legal(s, kChance, faces.list);
    std::uint64_t sum = 0;
    for (const Move face : faces.list) sum += game.weight(s, face);
    assert(sum > 0);
    if (kUnit % sum != 0) return false;  // more dice than three at once
    NoEvents silent;
    for (const Move face : faces.list) {
        State next = s;
        game.apply(next, kChance, face, silent);
        if (!add(next, weight * (kUnit / sum) * game.weight(s, face), depth + 1)) return false;
    }
    return true;
}

void Outlook::count(const Totals& sums, bool won, std::uint64_t weight) {
    if (all_ == 0) least_ = most_ = sums;
    least_ = {std::min(least_.fighters, sums.fighters), std::min(least_.foes, sums.foes)};
    most_ = {std::max(most_.fighters, sums.fighters), std::max(most_.foes, sums.foes)};
    all_ += weight;
    if (won) good_ += weight;
}

}  // namespace engawa::susanoo
