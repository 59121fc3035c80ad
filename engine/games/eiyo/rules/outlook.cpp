#include "engine/games/eiyo/rules/outlook.h"

#include <algorithm>

namespace engawa::eiyo {

Blow blow(const FoeTable& foes, Row row, int place) {
    Blow blow;
    blow.printed = foes[row.at(place)].damage[place];
    for (int other = 0; other < kRowLength; ++other) {
        const int bonus = foes[row.at(other)].effects.row_damage;
        if (other == place || bonus <= blow.bonus) continue;
        blow.bonus = bonus;
        blow.giver = other;
    }
    return blow;
}

Toll toll(const State& s, int lost) {
    Toll toll;
    Toll::Deck deck{s.deck_size, 0};
    int discards = s.discards_size;
    int table = s.table_size - std::popcount(s.taking);
    for (;;) {
        deck.lost = std::min(lost, deck.size);
        lost -= deck.lost;
        discards += deck.lost;
        toll.decks[toll.count++] = deck;
        const bool emptied = s.emptied() && deck.lost != 0 && deck.lost == deck.size;  // EIY-239
        if (lost == 0 && !emptied) return toll;
        ++toll.runs_out;
        if (table == 0) {  // EIY-233
            toll.overrun = true;
            return toll;
        }
        table -= s.seats();
        deck.size = discards;  // EIY-231
        discards = 0;
    }
}

Target target(const Book& book, const State& s, int player, int row) {
    Target target;
    for (int corner = 0; corner < kCorners && has_stand(s); ++corner) {
        if (row_at(s, player, corner) == row) target.corner = corner;
    }
    const FoeTable& foes = book.foes(s);
    const FoeValues& front = foes[s.rows[row].front()];
    const int neither = target.corner < 0     ? 118
                        : s.rows[row].empty() ? 125
                        : s.has_token(row)    ? 126
                                              : 0;
    if (neither != 0) {
        target.no_attack = target.no_deflect = neither;
        return target;
    }
    if (own_weapon_waits(foes, s, player, row)) target.no_attack = 153;
    target.no_deflect = supply(book, s) == 0 ? 170 : front.effects.no_deflect != 0 ? 252 : 0;
    target.waits = s.coop() && front.red && s.active[row].none();
    return target;
}

int turns_to(int corners, int corner) {
    int turns = 0;
    while (turns < kCorners && (rotated(corners, turns) >> corner & 1) == 0) ++turns;
    return turns;
}

FoeBag best_in_stacks(const Book& book, const State& s) {
    constexpr int kMostHonor = 9;  // of a card
    std::array<int, 2> left{};     // cards in stacks: others, bosses (EIY-044)
    for (const Row row : s.rows) {
        const int boss = row.stack() > book.constants.cards_below_boss ? 1 : 0;
        left[1] += boss;
        left[0] += row.stack() - boss;
    }
    const FoeTable& foes = book.foes(s);
    FoeBag best;
    for (int honor = kMostHonor; honor > 0; --honor) {
        s.unseen.each([&](Foe foe) {
            if (foes[foe].honor != honor) return;
            int& room = left[foes[foe].boss ? 1 : 0];
            const int taken = std::min(room, s.unseen.count(foe));
            best.add(foe, taken);
            room -= taken;
        });
    }
    return best;
}

int honor_left(const Book& book, const State& s) {
    if (s.over()) return 0;
    const FoeTable& foes = book.foes(s);
    int honor = 0;
    for (int row = 0; row < s.row_count(); ++row) {
        for (int place = 0; place < kRowLength; ++place) {
            const Foe foe = s.rows[row].at(place);
            if (brings_honor(s, row, place)) honor += foes[foe].honor;
        }
    }
    const FoeBag best = best_in_stacks(book, s);
    best.each([&](Foe foe) { honor += best.count(foe) * foes[foe].honor; });
    return honor;
}

int rank_of(const Book& book, const State& s, int honor) {
    int rank = 0;
    for (const Rank& step : book.cards.ranks[s.coop() ? 1 : 0]) {
        if (step.from <= honor) ++rank;
    }
    return rank;
}

FoeBag removed_pile(const Book& book, const State& s) {
    FoeBag rest = book.foes(s).bags[s.path()];
    rest.take_all(s.unseen);
    rest.take_all(s.honor_stack);
    for (const Row row : s.rows) {
        for (int place = 0; place < row.size(); ++place) rest.take(row.at(place));
    }
    return rest;
}

}  // namespace engawa::eiyo
