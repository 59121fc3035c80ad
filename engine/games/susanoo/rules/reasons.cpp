#include "engine/games/susanoo/rules/reasons.h"

#include <algorithm>

namespace engawa::susanoo {
namespace {

constexpr int kMostExtraDice = 11;  // as the rules cap it

class Counter {
  public:
    Counter(const Book& book, const State& s) : book_(book), s_(s), mutes_(muted(book, s)) {}

    std::vector<Reason> count() {
        fighter(s_.main);
        hostile_sake();
        if (s_.helper != kNobody) fighter(s_.helper);
        for (int i = 0; i < s_.foe_count; ++i) foe(s_.foes[i].card);
        lying_cards();
        for (int i = 0; i < s_.poured_count; ++i) {
            const Poured& drink = s_.poured[i];
            add(true, Source::Sake, kNobody, drink.card, -drink.value);
        }
        return std::move(reasons_);
    }

  private:
    void add(bool foes, Source source, int player, int card, int amount) {
        if (amount != 0) reasons_.push_back({foes, source, player, card, amount});
    }

    void fighter(int player) {
        add(false, Source::Level, player, kNoCard, s_.level[player]);
        int edge = 0;
        int edge_of_foe = 0;
        each_in_force(book_, s_, player, mutes_, [&](int card) {
            for (const Rule& rule : book_.passives_of(card)) {
                if (rule.act != Action::Power && rule.act != Action::Edge) continue;
                if (!holds(book_, s_, rule, card, player, 0)) continue;
                const bool foes = rule.side == Side::Foes;
                if (rule.act == Action::Edge) {
                    (foes ? edge_of_foe : edge) += rule.n;
                } else {
                    add(foes, Source::Power, player, card,
                        amount(book_, s_, rule, card, player, 0));
                }
            }
        });
        for (int i = 0; i < s_.foe_count; ++i) {
            const Foe& foe = s_.foes[i];
            const int die = player == s_.main ? foe.main_die : foe.helper_die;
            if (die > 0) add(false, Source::Die, player, foe.card, die + edge);
            if (die < 0) add(true, Source::Die, player, foe.card, std::max(0, -die + edge_of_foe));
        }
        for (int i = 0; i < s_.result_count; ++i) {
            const Outcome& result = s_.results[i];
            if (result.player() != player || book_.of(result.card).lies()) continue;
            if (!counts(book_, s_, player, result.card, mutes_)) continue;
            add(false, Source::Used, player, result.card, result.fighters);
            add(true, Source::Used, player, result.card, result.foes);
        }
    }

    void hostile_sake() {  // SUS-471: it never makes less than 1 of what was more
        int own = 0;
        for (const Reason& reason : reasons_) own += reason.foes ? 0 : reason.amount;
        const int left = std::max(own - 3 * hostile_drinks(s_), std::min(own, 1));
        add(false, Source::Hostile, s_.main, kNoCard, left - own);
    }

    void foe(int card) {
        reasons_.push_back({true, Source::Foe, kNobody, card, book_.of(card).level});
        for (const Rule& rule : book_.passives_of(card)) {
            if (rule.act != Action::Power || !holds(book_, s_, rule, card, kNobody, 0)) continue;
            add(rule.side != Side::Fighters, Source::Special, kNobody, card,
                amount(book_, s_, rule, card, kNobody, 0));
        }
    }

    void lying_cards() {
        for (int i = 0; i < s_.result_count; ++i) {
            const Outcome& result = s_.results[i];
            const bool lies = book_.of(result.card).lies();
            if (result.player() != kNobody && !lies) continue;
            const Source source = lies ? Source::Played : Source::Entered;
            add(false, source, result.player(), result.card, result.fighters);
            add(true, source, result.player(), result.card, result.foes);
        }
    }

    const Book& book_;
    const State& s_;
    const unsigned mutes_;
    std::vector<Reason> reasons_;
};

}  // namespace

std::vector<Reason> reasons(const Book& book, const State& s) {
    if (!s.in_battle()) return {};
    return Counter{book, s}.count();
}

Totals sum_of(const std::vector<Reason>& reasons) {
    Totals sums;
    for (const Reason& reason : reasons) (reason.foes ? sums.foes : sums.fighters) += reason.amount;
    return sums;
}

// SUS-482: the best of all dice and what is added make 5 or more.
RollOdds escape_odds(const Book& book, const State& s, int player, int foe) {
    const int dice = 1 + std::clamp(extra_dice(book, s, player), 0, kMostExtraDice);
    const int worse = std::clamp(4 - escape_bonus(book, s, player, foe), 0, 6);  // faces that fail
    RollOdds odds;
    std::int64_t bad = 1;
    for (int i = 0; i < dice; ++i) {
        odds.all *= 6;
        bad *= worse;
    }
    odds.good = odds.all - bad;
    return odds;
}

}  // namespace engawa::susanoo
