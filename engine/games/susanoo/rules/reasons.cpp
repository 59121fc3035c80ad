#include "engine/games/susanoo/rules/reasons.h"

#include <algorithm>

namespace engawa::susanoo {
namespace {

constexpr int kMostExtraDice = 11;  // as the rules cap it

class Counter {
  public:
    Counter(const Book& book, const State& s, bool all)
        : book_(book), s_(s), mutes_(muted(book, s)), all_(all) {}

    std::vector<Reason> count() {
        fighter(s_.main);
        add(false, Source::Hostile, s_.main, kNoCard, -3 * hostile_drinks(s_));
        if (s_.helper != kNobody) fighter(s_.helper);
        for (int i = 0; i < s_.foe_count; ++i) foe(s_.foes[i].card);
        lying_cards();
        for (int i = 0; i < s_.poured_count; ++i) {
            const Poured& drink = s_.poured[i];
            add(true, Source::Sake, kNobody, drink.card, -drink.value);
        }
        floor(s_.main);
        if (s_.helper != kNobody) floor(s_.helper);
        return std::move(reasons_);
    }

  private:
    void add(bool foes, Source source, int player, int card, int amount) {
        if (amount != 0) reasons_.push_back({foes, source, player, card, amount, true});
    }
    void add_silent(bool foes, Source source, int player, int card, int amount) {
        if (all_ && amount != 0) reasons_.push_back({foes, source, player, card, amount, false});
    }
    void add_if(bool so, bool foes, Source source, int player, int card, int amount) {
        so ? add(foes, source, player, card, amount)
           : add_silent(foes, source, player, card, amount);
    }

    struct Edges {
        int own = 0;
        int of_foe = 0;
    };

    void fighter(int player) {
        add(false, Source::Level, player, kNoCard, s_.level[player]);
        Edges edges;
        each_in_force(book_, s_, player, 0, [&](int card) { own_card(player, card, edges); });
        const std::size_t before = reasons_.size();
        for (int i = 0; i < s_.foe_count; ++i) die(player, s_.foes[i], edges);
        if (all_ && reasons_.size() > before) name_edges(player);
        for (int i = 0; i < s_.result_count; ++i) {
            const Outcome& result = s_.results[i];
            if (result.player() != player || book_.of(result.card).lies()) continue;
            const bool so = counts(book_, s_, player, result.card, mutes_);
            add_if(so, false, Source::Used, player, result.card, result.fighters);
            add_if(so, true, Source::Used, player, result.card, result.foes);
        }
    }

    void own_card(int player, int card, Edges& edges) {
        const bool audible = counts(book_, s_, player, card, mutes_);
        for (const Rule& rule : book_.passives_of(card)) {
            if (rule.act != Action::Power && rule.act != Action::Edge) continue;
            const bool so = audible && holds(book_, s_, rule, card, player, 0);
            const bool foes = rule.side == Side::Foes;
            if (rule.act == Action::Power) {
                add_if(so, foes, Source::Power, player, card,
                       amount(book_, s_, rule, card, player, 0));
            } else if (so) {
                (foes ? edges.of_foe : edges.own) += rule.n;
            }
        }
    }

    void die(int player, const Foe& foe, const Edges& edges) {
        const int face = player == s_.main ? foe.main_die : foe.helper_die;
        if (face == 0) return;
        const bool foes = face < 0;
        const int sum = foes ? std::max(0, -face + edges.of_foe) : face + edges.own;
        if (sum != 0 || all_) reasons_.push_back({foes, Source::Die, player, foe.card, sum, true});
        add_silent(foes, Source::Roll, player, foe.card, foes ? -face : face);
    }

    void name_edges(int player) {
        each_in_force(book_, s_, player, mutes_, [&](int card) {
            for (const Rule& rule : book_.passives_of(card)) {
                if (rule.act != Action::Edge || !holds(book_, s_, rule, card, player, 0)) continue;
                add_silent(rule.side == Side::Foes, Source::Edge, player, card, rule.n);
            }
        });
    }

    // SUS-471. Played cards count for the main fighter, whoever played them.
    void floor(int player) {
        int total = 0;
        for (const Reason& reason : reasons_) {
            const bool helpers = reason.player == s_.helper && reason.source != Source::Played;
            if (reason.foes || !reason.counts || helpers != (player == s_.helper)) continue;
            total += reason.amount;
        }
        add(false, Source::Floor, player, kNoCard, std::max(0, 1 - total));
    }

    void foe(int card) {
        reasons_.push_back({true, Source::Foe, kNobody, card, book_.of(card).level, true});
        for (const Rule& rule : book_.passives_of(card)) {
            if (rule.act != Action::Power) continue;
            add_if(holds(book_, s_, rule, card, kNobody, 0), rule.side != Side::Fighters,
                   Source::Special, kNobody, card, amount(book_, s_, rule, card, kNobody, 0));
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
    const bool all_;
    std::vector<Reason> reasons_;
};

}  // namespace

std::vector<Reason> reasons(const Book& book, const State& s) {
    if (!s.in_battle()) return {};
    return Counter{book, s, false}.count();
}

std::vector<Reason> all_reasons(const Book& book, const State& s) {
    if (!s.in_battle()) return {};
    return Counter{book, s, true}.count();
}

Totals sum_of(const std::vector<Reason>& reasons) {
    Totals sums;
    for (const Reason& reason : reasons) {
        if (reason.counts) (reason.foes ? sums.foes : sums.fighters) += reason.amount;
    }
    return sums;
}

// As escape_bonus adds them up (SUS-482).
std::vector<EscapePart> escape_parts(const Book& book, const State& s, int player) {
    std::vector<EscapePart> parts;
    const auto add_passives = [&](int card, int you, int foe) {
        for (const Rule& rule : book.passives_of(card)) {
            if (rule.act != Action::Escape || !holds(book, s, rule, card, you, 0)) continue;
            parts.push_back({card, rule.n, foe});
        }
    };
    const unsigned mutes = muted_for(book, s, player);
    each_in_force(book, s, player, mutes, [&](int card) { add_passives(card, player, kNoCard); });
    for (int i = 0; i < s.result_count; ++i) {
        const Outcome& result = s.results[i];
        const int card = result.card;
        if (result.escape == 0) continue;
        if (result.player() == kNobody) {
            parts.push_back({card, result.escape, card});
        } else if (result.player() == player &&
                   (book.of(card).lies() || counts(book, s, player, card, mutes))) {
            parts.push_back({card, result.escape, kNoCard});
        }
    }
    for (int i = 0; i < s.foe_count; ++i) {
        add_passives(s.foes[i].card, kNobody, s.foes[i].card);
    }
    return parts;
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
