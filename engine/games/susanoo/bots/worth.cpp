#include "engine/games/susanoo/bots/worth.h"

#include <algorithm>

namespace engawa::susanoo {
namespace {

constexpr int kPower = 10;

// How often the conditions hold, in percent, as far as a card tells by itself.
int likelihood(const Book& book, const Rule& rule) {
    int percent = 100;
    for (const Condition& test : book.tests_of(rule)) {
        int often = 50;
        switch (test.test) {
            case Test::DieGe: often = (7 - test.value) * 100 / 6; break;
            case Test::FoeElement:
            case Test::HasElement: often = 25; break;
            case Test::VsHead: often = 35; break;
            case Test::Helped: often = 30; break;
            default: break;
        }
        percent = percent * (test.negated ? 100 - often : often) / 100;
    }
    return percent;
}

// n in tenths, times the average of what it is multiplied by.
int average(const Book& book, const Rule& rule) {
    int tenths = rule.n * kPower;
    if (rule.per == Per::Die) tenths = rule.n * 35;
    if (rule.per != Per::Die && rule.per != Per::One) tenths = rule.n * 15;
    return tenths * likelihood(book, rule) / 100;
}

int force_of(const Book& book, const Rule& rule) {
    const int power = average(book, rule);
    switch (rule.on) {
        case Trigger::Passive:
        case Trigger::Enter: break;
        case Trigger::Activate:
            if (rule.act == Action::Power) return std::max(0, power * 7 / 10 - 4);
            if (rule.act == Action::Draw) return 18;
            return 12;
        case Trigger::Win: return rule.act == Action::Sake ? 10 : 9;
        default: return 0;
    }
    switch (rule.act) {
        case Action::Power: return rule.side == Side::Foes ? -power : power;
        case Action::Escape: return rule.n * 4;
        case Action::Edge: return rule.side == Side::Foes ? -rule.n * 2 : rule.n * 3;
        case Action::Lucky: return 14;
        case Action::Element: return 5;
        case Action::Pour: return rule.n * 8;
        case Action::HandLimit: return rule.n * 6;
        case Action::Score: return 20;
        default: return 0;
    }
}

// The swing of a lying card for the fighters; `choice` counts for whoever plays it.
void add_swing(const Book& book, const Rule& rule, Worth& worth) {
    const int power = average(book, rule);
    switch (rule.act) {
        case Action::Power:
            if (rule.side != Side::Foes) worth.fighters += static_cast<std::int16_t>(power);
            if (rule.side == Side::Foes) worth.fighters -= static_cast<std::int16_t>(power);
            if (rule.side == Side::Choice) worth.foes += static_cast<std::int16_t>(power);
            if (rule.side == Side::Foes) worth.foes += static_cast<std::int16_t>(power);
            if (rule.side == Side::Fighters) worth.foes -= static_cast<std::int16_t>(power);
            break;
        default: break;
    }
}

int hold_of(const CardValues& card, const Worth& worth) {
    switch (card.kind) {
        case Kind::Item:
            if (card.type == ItemType::Consumable) return card.vp * 10 + 4;
            return card.vp * 10 + worth.force / 2;
        case Kind::Transformation: return card.vp * 10 + worth.force / 2 + 10;
        case Kind::OrochiHead: return 3;  // only the strong have a use for it
        case Kind::Yokai: return 4 + 2 * card.rewards + std::max(0, 8 - card.level);
        case Kind::Event: return 8 + (card.timing == Timing::Battle ? 3 : 0);
        case Kind::HeavenlyBeing: return worth.force;
    }
    return 0;
}

}  // namespace

Worths price_cards(const Book& book) {
    Worths worths{};
    for (int number = 0; number < kCardNumbers; ++number) {
        if (!book.exists(number)) continue;
        const CardValues& card = book.of(number);
        Worth& worth = worths[number];
        for (const Rule& rule : book.rules_of(card)) {
            worth.force += static_cast<std::int16_t>(force_of(book, rule));
            if (rule.on == Trigger::Activate && rule.act == Action::Draw) {
                worth.force -= static_cast<std::int16_t>(12 * card.activation.cost_n);
            }
            if (rule.on == Trigger::Enter && rule.act == Action::Power) {
                worth.enter_power += static_cast<std::int16_t>(average(book, rule));
            }
            if (rule.on == Trigger::Resolve) add_swing(book, rule, worth);
        }
        worth.hold = static_cast<std::int16_t>(hold_of(card, worth));
    }
    return worths;
}

int cards_at_stake(const Book& book, const State& s, int player) {
    int sum = 11 * s.hand_size(player);
    each(items_in_play(book, s, player), [&](int card) { sum += book.worths[card].hold; });
    return sum;
}

int gain_of(const Book& book, const State& s, const Rule& rule, int player) {
    const int n = rule.n;
    const int hand = s.hand_size(player);
    switch (rule.act) {
        case Action::Level: {
            const int level = s.level[player];
            return (std::clamp(level + n, 1, kTopLevel) - level) * kLevelWorth;
        }
        case Action::Draw:
            switch (static_cast<Deck>(rule.what)) {
                case Deck::Reward: return n * kRewardWorth + (rule.of > n ? 8 : 0);
                case Deck::Event: return n * kEventWorth + (rule.of > n ? 6 : 0);
                case Deck::RewardDiscard:
                    return (s.discards & book.rewards_deck).empty() ? 0 : n * 36;
                case Deck::EventDiscard: return s.pile_size == 0 ? 0 : n * 12;
                case Deck::Turn: return s.look < rule.of ? 14 : 0;
                case Deck::None: return 0;
            }
            return 0;
        case Action::Lose:
            switch (rule.from) {
                case From::Hand: return -10 * std::min(n, hand);
                case From::Random: return -12 * std::min(n, hand);
                case From::Sake: return -kDrinkWorth * std::min(n, sake(book, s, player).size());
                default: return -26 * std::min(n, zone_of(book, s, player, rule.from).size());
            }
        case Action::Steal: return n * (rule.from == From::Item ? 28 : 12);
        case Action::Sake: {
            const int there = (s.discards & book.yokai).size();
            return std::min(n, there) * kDrinkWorth;
        }
        case Action::Transform: return s.pool == 0 ? 0 : n * kFormWorth;
        case Action::Death: return -20 - cards_at_stake(book, s, player);
        default: return 0;
    }
}

int standing(const Book& book, const State& s, int player) {
    int sum = 10 * s.level[player] + 9 * s.hand_size(player);
    const Cards front = s.front[player];
    sum += kHeadWorth * (front & book.heads).size() + 11 * (front & book.yokai).size();
    each(front & book.equipment, [&](int card) { sum += 10 * book.of(card).vp; });
    each_form(s.forms[player], [&](int card) { sum += 10 * book.of(card).vp + 10; });
    return sum;
}

int rivalry(const Book& book, const State& s, int me, int other) {
    if (me == other) return -100;
    const int its = standing(book, s, other);
    int above = 0;
    for (int player = 0; player < s.players; ++player) {
        if (player != me && player != other && standing(book, s, player) > its) ++above;
    }
    const bool leads_me = its + 30 >= standing(book, s, me);
    const int grudge = s.crossed[me] == other + 1 ? kGrudge : 0;
    if (above == 0) return grudge + (leads_me ? 55 : 35);
    if (above == s.players - 2 && !leads_me) return grudge + 5;  // the last is spared
    return grudge + (leads_me ? 30 : 15);
}

int gain_by(const Book& book, const State& s, int card, Trigger trigger, int you, int me) {
    const CardValues& its = book.of(card);
    int sum = 0;
    const auto weigh = [&](const Rule& rule, int player) {
        const int gain = gain_of(book, s, rule, player) * likelihood(book, rule) / 100;
        sum -= gain * rivalry(book, s, me, player) / 100;
    };
    for (const Rule& rule : book.rules_of(its)) {
        if (rule.on != trigger) continue;
        if (rule.who == Who::Self) {
            weigh(rule, you);
            // Somebody else gives what is stolen.
            if (rule.act == Action::Steal && you == me) sum += 4;
            continue;
        }
        if (rule.who == Who::Target) {  // the one that it hurts most
            int best = 0;
            for (int player = 0; player < s.players; ++player) {
                if (player == you || s.is_dead(player)) continue;
                const int gain = gain_of(book, s, rule, player);
                best = std::max(best, -gain * rivalry(book, s, me, player) / 100);
            }
            sum += best;
            continue;
        }
        int lowest = kTopLevel;
        int highest = 1;
        for (int player = 0; player < s.players; ++player) {
            lowest = std::min<int>(lowest, s.level[player]);
            highest = std::max<int>(highest, s.level[player]);
        }
        for (int player = 0; player < s.players; ++player) {
            const int level = s.level[player];
            const bool hit = rule.who == Who::Highest  ? level == highest
                             : rule.who == Who::Lowest ? level == lowest
                             : rule.who == Who::Main   ? player == s.main
                                                       : !s.is_dead(player);
            if (hit) weigh(rule, player);
        }
    }
    // A card that stays counts while it stays.
    if (trigger == Trigger::Resolve && its.timing == Timing::Persistent) {
        sum -= 2 * book.worths[card].force * rivalry(book, s, me, you) / 100;
    }
    return sum;
}

}  // namespace engawa::susanoo
