// What the search behind master asks: which moves are worth a thought, and how a game goes on.
#include <algorithm>
#include <cassert>
#include <climits>

#include "engine/games/susanoo/bots/adept.h"
#include "engine/games/susanoo/bots/bot.h"

namespace engawa::susanoo {
namespace {

constexpr std::int32_t kDoubt = kFullValue / 64;  // handicap of what adept would not do
constexpr int kHorizon = 4;                       // turns played before a judgement
constexpr int kMostWanted = 14;

// Moves that never pay are left to those who do not search.
bool worth_a_thought(const Book& book, const State& s, Move move) {
    const Step step = s.top().step;
    switch (move.word()) {
        case Word::Renew:
        case Word::Trade:
        case Word::Use:
        case Word::Equip: return false;
        case Word::Drop: return !s.open_window();
        case Word::Play:
            if (step == Step::Fight && !book.of(move.card()).lies()) {
                return book.of(move.card()).annuls && !lying(book, s).empty();
            }
            return true;
        case Word::Ask: return help_of(book, s, move.player()) > 0;
        default: return true;
    }
}

// What a seat has reached and what it can still do, in tenths of a Value Point.
int prospects(const Susanoo& game, const State& s, int player) {
    const Book& book = game.book();
    const Score score = game.score(s, player);
    int sum = 10 * score.sum() - (score.top + score.most) * 5;
    // Strength wins the battles to come.
    int strength = 8 * s.level[player];
    each_in_force(book, s, player, 0, [&](int card) { strength += book.worths[card].force; });
    sum += strength;
    sum += kEventWorth * s.backs[player][0];
    each(s.hand[player] & book.equipment, [&](int card) { sum += book.worths[card].force / 2; });
    sum += 4 * sake(book, s, player).size();
    return s.is_dead(player) ? sum - 20 : sum;
}

// Adept at all seats, for turns before `last`.
void play_on(const Brain& brain, const Susanoo& game, State& s, int last, Rng& rng) {
    NoEvents silent;
    MoveBuffer<Susanoo> buffer;
    while (!s.over() && s.turn < last) {
        if (s.chance()) {
            buffer.list.clear();
            game.legal(s, kChance, buffer.list);
            game.apply(s, kChance, pick_outcome(game, s, buffer.list, rng), silent);
        } else {
            const Seat seat = seat_to_ask(game, s);
            game.apply(s, seat, brain.policy(game, s, seat), silent);
        }
    }
}

std::int32_t squeezed(std::int64_t lead) {
    constexpr std::int64_t kScale = 150;
    const std::int64_t size = lead < 0 ? -lead : lead;
    return static_cast<std::int32_t>(kFullValue / 2 + lead * (kFullValue / 2) / (size + kScale));
}

}  // namespace

void Brain::candidates(const Susanoo& game, const State& s, Seat seat, Moves<Move>& moves,
                       std::int32_t* handicaps) const {
    const Book& book = game.book();
    const Move own = policy(game, s, seat);
    const bool settled = own.word() == Word::Equip || own.word() == Word::Use;
    Move* const first = moves.begin();
    int kept = 0;
    const int size = moves.size();
    for (int i = 0; i < size; ++i) {
        const Move move = first[i];
        const bool wanted =
            move == own || (!settled && kept < kMostWanted && worth_a_thought(book, s, move));
        if (!wanted) continue;
        handicaps[kept] = move == own ? 0 : kDoubt;
        first[kept++] = move;
    }
    moves.cut(kept);
}

Values Brain::values_of(const Susanoo& game, State& s, Rng& rng) const {
    play_on(*this, game, s, s.turn + kHorizon, rng);
    BySeat<int> reached{};
    for (int player = 0; player < s.players; ++player) {
        reached[player] = s.over() ? 20 * game.score(s, player).sum() : prospects(game, s, player);
    }
    Values values{};
    assert(s.players > 1);
    for (int player = 0; player < s.players; ++player) {
        int best = -100000;
        int sum = 0;
        for (int other = 0; other < s.players; ++other) {
            if (other == player) continue;
            best = std::max(best, reached[other]);
            sum += reached[other];
        }
        const int rivals = (2 * best + sum / (s.players - 1)) / 3;
        values[player] = squeezed(reached[player] - rivals);
    }
    return values;
}

Prospect Brain::prospect(const Susanoo& game, const State&, State& s, Seat seat, Rng& rng) const {
    play_on(*this, game, s, INT_MAX, rng);
    return {game.winners(s).contains(seat), game.score(s, seat.index()).sum()};
}

}  // namespace engawa::susanoo
