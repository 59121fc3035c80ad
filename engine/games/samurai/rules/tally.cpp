#include "engine/games/samurai/rules/tally.h"

#include "engine/games/samurai/rules/happening.h"

namespace engawa::samurai {
namespace {

constexpr int Tally::* kCounts[] = {
    &Tally::hits,         &Tally::misses,    &Tally::damage_dealt,    &Tally::wounds_caused,
    &Tally::die_uses,     &Tally::blocked,   &Tally::countered,       &Tally::cancelled,
    &Tally::damage_taken, &Tally::life_paid, &Tally::wounds_suffered, &Tally::specials_won,
    &Tally::giseis,       &Tally::exploits,  &Tally::ki_insight,      &Tally::ki_breath,
    &Tally::ki_focus,     &Tally::ki_step,   &Tally::ki_jin,          &Tally::ki_price,
    &Tally::rounds};

}  // namespace

void Tally::count(const Event& event) {
    const auto n = [&](unsigned i) { return int{event.numbers[i]}; };
    switch (static_cast<Happening>(event.kind)) {
        case Happening::Hit: ++hits; break;
        case Happening::Missed: ++misses; break;
        case Happening::FoeHurt: damage_dealt += n(1) + n(2); break;
        case Happening::FoeWounded: ++wounds_caused; break;
        case Happening::DieUsed: ++die_uses; break;
        case Happening::Blocked: ++blocked; break;
        case Happening::CounterHit: ++countered; break;
        case Happening::Cancelled:
        case Happening::Entangled: ++cancelled; break;
        case Happening::Hurt: damage_taken += n(0) + n(1); break;
        case Happening::Bokken: life_paid += n(0); break;
        case Happening::GiseiPaid: life_paid += n(0); break;
        case Happening::GiseiDrawn: ++giseis; break;
        case Happening::PricePaid:
            if (n(0) == 0) ++ki_price;
            if (n(0) == 1) ++life_paid;
            break;
        case Happening::Wounded:
        case Happening::Bloodied: ++wounds_suffered; break;
        case Happening::Combo: ++combos[static_cast<unsigned>(n(0)) % combos.size()]; break;
        case Happening::Reward: ++rewards[static_cast<unsigned>(n(0)) % rewards.size()]; break;
        case Happening::SpecialWon: ++specials_won; break;
        case Happening::Exploited: ++exploits; break;
        case Happening::Insight: ki_insight += n(0); break;
        case Happening::Breathed: ki_breath += n(0); break;
        case Happening::Focused: ki_focus += n(0); break;
        case Happening::Stepped: ki_step += n(0); break;
        case Happening::Jin: ++ki_jin; break;
        case Happening::VirtueWon: virtue = n(0) + 1; break;
        case Happening::RoundEnded: ++rounds; break;
        default: break;
    }
}

std::vector<Tally> tallies(std::span<const Event> events) {
    std::vector<Tally> duels(1);
    bool fighting = true;  // a round has begun that has not ended
    for (const Event& event : events) {
        const auto kind = static_cast<Happening>(event.kind);
        // A duel that ends in the middle of a round has played that round (SAM-744).
        const bool over = kind == Happening::DuelWon || kind == Happening::Ended;
        if (over && fighting) ++duels.back().rounds;
        if (over || kind == Happening::RoundEnded) fighting = false;
        if (kind == Happening::Round) fighting = true;
        if (kind == Happening::SetOut) duels.emplace_back();
        duels.back().count(event);
    }
    return duels;
}

Tally sum(const std::vector<Tally>& duels) {
    Tally all;
    for (const Tally& duel : duels) {
        for (const auto count : kCounts) all.*count += duel.*count;
        for (unsigned i = 0; i < all.combos.size(); ++i) all.combos[i] += duel.combos[i];
        for (unsigned i = 0; i < all.rewards.size(); ++i) all.rewards[i] += duel.rewards[i];
        if (duel.virtue != 0) all.virtue = duel.virtue;
    }
    return all;
}

}  // namespace engawa::samurai
