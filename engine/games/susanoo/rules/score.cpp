// The end of the game: scores, winners, the report (SUS-501 to SUS-503).
#include <algorithm>

#include "engine/games/susanoo/rules/facts.h"
#include "engine/games/susanoo/text/names.h"

namespace engawa::susanoo {
namespace {

int vp_of(const Book& book, Cards items) {
    int sum = 0;
    each(items, [&](int card) { sum += book.of(card).vp; });
    return sum;
}

// SUS-126, SUS-128, SUS-129, SUS-249
template <class Count>
int bonus_for_most(const State& s, int player, int tied, Count&& count) {
    const int mine = count(player);
    bool alone = true;
    for (int other = 0; other < s.players; ++other) {
        if (other == player) continue;
        if (count(other) > mine) return 0;
        alone = alone && count(other) < mine;
    }
    return alone ? 5 : tied;
}

// SUS-130, SUS-250
int pairs(const Book& book, FormSet forms) {
    std::array<int, kElements> count{};
    each_form(forms, [&](int card) { ++count[static_cast<unsigned>(book.of(card).element)]; });
    int sum = 0;
    for (const int forms_of_element : count) sum += forms_of_element / 2 * 2;
    return sum;
}

// SUS-131, SUS-251
int sets(const Book& book, Cards items) {
    std::array<std::array<int, kSlots>, kElements> count{};
    each(items, [&](int card) {
        const CardValues& values = book.of(card);
        ++count[static_cast<unsigned>(values.element)][static_cast<unsigned>(values.type)];
    });
    int sum = 0;
    for (const auto& types : count) sum += 5 * *std::min_element(types.begin(), types.end());
    return sum;
}

int score_effects(const Book& book, const State& s, int player) {
    int sum = 0;
    const auto add = [&](int card) {
        for (const Rule& rule : book.passives_of(card)) {
            if (rule.act == Action::Score && holds(book, s, rule, card, player, 0)) {
                sum += amount(book, s, rule, card, player, 0);
            }
        }
    };
    if (s.being[player] != kNoCard) add(s.being[player]);
    if (form_counts(s, player, 0)) add(s.form[player]);  // SUS-503
    return sum;
}

}  // namespace

Score Susanoo::score(const State& s, int player) const {
    const Book& book = *book_;
    const auto level = [&](int who) { return int{s.level[who]}; };
    const auto drinks = [&](int who) { return sake(book, s, who).size(); };
    const int heads = heads_of(book, s, player).size();
    const Cards in_play = items_in_play(book, s, player);
    Score score;
    score.level = level(player);
    score.top = bonus_for_most(s, player, 3, level);
    score.heads = heads == 0 ? 0 : 6 * heads - 1;  // SUS-123, SUS-124
    score.sake = drinks(player);
    if (score.sake > 0) score.most = bonus_for_most(s, player, s.sake_tie_bonus, drinks);
    score.items = vp_of(book, in_play);
    if (s.score_hand_items()) score.items += vp_of(book, s.hand[player] & book.items);
    each_form(s.forms[player], [&](int card) { score.forms += book.of(card).vp; });
    score.pairs = pairs(book, s.forms[player]);
    score.sets = sets(book, in_play);
    score.cards = score_effects(book, s, player);
    return score;
}

SeatSet Susanoo::winners(const State& s) const {  // SUS-252
    struct Rank {
        int points, heads, level, drinks;
        auto operator<=>(const Rank&) const = default;
    };
    const auto rank = [&](int player) {
        return Rank{score(s, player).sum(), heads_of(*book_, s, player).size(), s.level[player],
                    sake(*book_, s, player).size()};
    };
    Rank best = rank(0);
    SeatSet set{Seat{0}};
    for (int player = 1; player < s.players; ++player) {
        const Rank mine = rank(player);
        if (mine > best) {
            best = mine;
            set = {};
        }
        if (mine == best) set = set | SeatSet{Seat{player}};
    }
    return set;
}

Report Susanoo::report(const State& s) const {
    Report report;
    int heads = 0;
    for (int player = 0; player < s.players; ++player) {
        report.points[player] = score(s, player).sum();
        heads += heads_of(*book_, s, player).size();
    }
    report.add_extra("turns", s.turn);
    report.add_extra("heads", heads);
    report.add_extra("forms", std::popcount(s.form_deck));
    report.add_extra("reshuffles", s.reshuffles);
    if (!s.over()) return report;
    report.reason = kCauseNames[static_cast<unsigned>(s.cause())];
    report.winners = winners(s);
    for (const Seat seat : report.winners) {
        report.utility[seat] = kMaxUtility / report.winners.size();
    }
    return report;
}

}  // namespace engawa::susanoo
