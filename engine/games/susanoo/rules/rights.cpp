// What players can pay, play and be asked for.
#include <algorithm>

#include "engine/games/susanoo/rules/facts.h"

namespace engawa::susanoo {

Cards payable_items(const Book& book, const State& s, int player) {
    Cards items = items_in_play(book, s, player);
    if (player == s.main && s.deal.item() != kNoCard) items.take(s.deal.item());
    return items;
}

int free_sake(const Book& book, const State& s, int player) {
    const int reserved = player == s.main ? s.deal.drinks() : 0;
    return std::max(0, sake(book, s, player).size() - reserved);
}

bool cost_payable(const Book& book, const State& s, int player, const Activation& activation) {
    switch (activation.cost) {
        case From::Hand: return s.hand_size(player) >= activation.cost_n;
        case From::Item: return payable_items(book, s, player).size() >= activation.cost_n;
        case From::Sake: return free_sake(book, s, player) >= activation.cost_n;
        default: return true;
    }
}

bool price_payable(const Book& book, const State& s, int player, int card) {
    const Price& price = book.of(card).price;
    if (price.levels > 0) return s.level[player] >= 1 + price.levels;
    if (price.n == 0) return true;
    if (price.from == From::Hand || price.from == From::Random) {
        return s.hand_size(player) - 1 >= price.n;  // SUS-418
    }
    return zone_of(book, s, player, price.from).size() >= price.n;
}

Cards zone_of(const Book& book, const State& s, int player, From from) {
    switch (from) {
        case From::Hand:
        case From::Random: return s.hand[player];
        case From::Item: return items_in_play(book, s, player);
        case From::Helmet: return s.front[player] & book.of_type[0];
        case From::Armor: return s.front[player] & book.of_type[1];
        case From::Weapon: return s.front[player] & book.of_type[2];
        case From::Sake: return sake(book, s, player);
        case From::None: break;
    }
    return {};
}

Cards renewal_items(const Book& book, const State& s, int player) {
    return (s.hand[player] & book.items) | payable_items(book, s, player);
}

bool may_renew(const Book& book, const State& s, int player) {
    int sum = 0;
    const Cards items = renewal_items(book, s, player);
    for (std::uint64_t rest = items.low; rest != 0 && sum < 5; rest &= rest - 1) {
        sum += book.of(std::countr_zero(rest)).vp;
    }
    for (std::uint64_t rest = items.high; rest != 0 && sum < 5; rest &= rest - 1) {
        sum += book.of(64 + std::countr_zero(rest)).vp;
    }
    return sum >= 5;
}

bool may_pour(const Book& book, const State& s, int player) {
    if (free_sake(book, s, player) == 0 || s.poured_count == kMostPoured) return false;
    int heads = 0;
    for (int i = 0; i < s.foe_count; ++i) heads += book.heads.has(s.foes[i].card) ? 1 : 0;
    if (heads == 0) return false;
    const int hostile = hostile_drinks(s);
    if (!s.fighter(player)) return hostile < 3;
    if (player == s.helper && !s.helper_pours()) return false;
    return s.poured_count - hostile < 3 * heads;
}

bool help_blocked(const Book& book, const State& s) {
    for (int i = 0; i < s.foe_count; ++i) {
        if (book.blocks_help.has(s.foes[i].card)) return true;
    }
    for (int i = 0; i < s.result_count; ++i) {
        const int card = s.results[i].card;
        if (card < kFirstBeing && book.of(card).lies() && book.blocks_help.has(card)) return true;
    }
    return false;
}

unsigned may_be_asked(const Book& book, const State& s) {
    if (s.helper != kNobody || help_blocked(book, s)) return 0;
    return s.living() & ~unsigned{s.asked} & ~(1u << s.main);
}

unsigned trade_partners(const Book& book, const State& s) {
    if (s.trades >= s.trades_per_turn || items_in_play(book, s, s.at_turn).empty()) return 0;
    unsigned partners = 0;
    for (int player = 0; player < s.players; ++player) {
        if (player == s.at_turn || s.is_dead(player)) continue;
        if (!items_in_play(book, s, player).empty()) partners |= 1u << player;
    }
    return partners;
}

unsigned surplus_receivers(const State& s) {
    int lowest = kTopLevel;
    for (const Seat seat : SeatSet::from_bits(static_cast<std::uint8_t>(s.living()))) {
        lowest = std::min(lowest, int{s.level[seat]});
    }
    if (s.level[s.at_turn] == lowest) return 0;
    unsigned receivers = 0;
    for (int player = 0; player < s.players; ++player) {
        if (!s.is_dead(player) && s.level[player] == lowest) receivers |= 1u << player;
    }
    return receivers;
}

unsigned robbable(const Book& book, const State& s, int player, From from) {
    unsigned victims = 0;
    for (int other = 0; other < s.players; ++other) {
        if (other == player || s.is_dead(other)) continue;
        const bool has = from == From::Random || from == From::Hand
                             ? s.hand_size(other) > 0
                             : !zone_of(book, s, other, from).empty();
        if (has) victims |= 1u << other;
    }
    return victims;
}

int printed_rewards(const Book& book, const State& s) {
    int rewards = 0;
    for (int i = 0; i < s.foe_count; ++i) rewards += book.of(s.foes[i].card).rewards;
    return rewards;
}

Cards lying(const Book& book, const State& s) {
    Cards cards;
    for (int i = 0; i < s.result_count; ++i) {
        const int card = s.results[i].card;
        if (book.of(card).lies()) cards.add(card);
    }
    return cards;
}

Cards foe_yokai_up_to(const Book& book, const State& s, int level) {
    Cards cards;
    for (int i = 0; i < s.foe_count; ++i) {
        const int foe = s.foes[i].card;
        if (book.yokai.has(foe) && book.of(foe).level <= level) cards.add(foe);
    }
    return cards;
}

bool may_act_with(const Book& book, const State& s, int player, int card) {
    return !is_used(s, card) && cost_payable(book, s, player, book.of(card).activation);
}

}  // namespace engawa::susanoo
