#include "engine/games/susanoo/odds/outlook.h"

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
    if (!s.chance()) {
        if (s.top().step != Step::Fight) return false;
        const Totals sums = game_.get().totals(s);
        const bool won =
            s.tie_wins_fighters() ? sums.fighters >= sums.foes : sums.fighters > sums.foes;
        cases_[{sums.fighters, sums.foes}] += weight * scale(kMostDice - depth);
        all_ += weight * scale(kMostDice - depth);
        if (won) good_ += weight * scale(kMostDice - depth);
        return true;
    }
    const Step step = s.top().step;
    const bool die = step == Step::DieCard || step == Step::DieElement;
    if (!die || depth == kMostDice) return false;
    MoveBuffer<Susanoo> buffer;
    game_.get().legal(s, kChance, buffer.list);
    std::uint64_t sum = 0;
    for (const Move face : buffer.list) sum += game_.get().weight(s, face);
    if (kUnit % sum != 0) return false;  // more dice than two at once
    NoEvents silent;
    for (const Move face : buffer.list) {
        State next = s;
        game_.get().apply(next, kChance, face, silent);
        if (!add(next, weight * (kUnit / sum) * game_.get().weight(s, face), depth + 1))
            return false;
    }
    return true;
}

}  // namespace engawa::susanoo
