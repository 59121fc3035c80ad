// What the search behind master asks: which moves are worth a thought, and how a game goes on.
#include <algorithm>

#include "engine/games/samurai/bots/adept.h"
#include "engine/games/samurai/bots/bot.h"
#include "engine/games/samurai/bots/judge.h"

namespace engawa::samurai {
namespace {

constexpr std::int32_t kDoubt = kFullValue / 128;  // handicap of what adept would not do
constexpr int kPointless = 120;  // a plan that is worth so much less than the best is dropped
constexpr int kDesperate = 3;    // with so little Life none is: a gamble may be all that is left

constexpr std::int32_t kWorse = kFullValue / 2000;  // for a hundredth of a Life in a plan's value

// Candidates.

bool stays_in_hand(const Book& book, const State& s, int card) {
    if ((s.hand & card_bit(card)) != 0) return true;
    return card == worst_card(book, s.reserve);
}

// Swaps are many; a reserve card has one place where it serves best.
bool is_best_swap(const Book& book, const State& s, const Forecast& forecast, Move move) {
    return best_swap(book, s, forecast, move.a()).hand == move.b();
}

bool among_worst(const Book& book, const State& s, int card) {
    int worse = 0;
    each(s.bag,
         [&](int other) { worse += card_worth(book, other) < card_worth(book, card) ? 1 : 0; });
    return worse < 5;
}

bool is_wanted_free(const State& s, Kind kind) {
    const Task task = s.top().task;
    switch (kind) {
        case Kind::Step: return task == Task::Prepare && s.ki >= 3;
        case Kind::Bokken: return task == Task::Prepare || task == Task::Guard;
        case Kind::Credit: return task == Task::Strike;
        default: return task == Task::Prepare || task == Task::Guard || task == Task::End;
    }
}

bool is_wanted(const Book& book, const State& s, const Forecast& forecast, Move move) {
    switch (move.kind()) {
        case Kind::Step:
        case Kind::Bokken:
        case Kind::Jin:
        case Kind::Credit: return is_wanted_free(s, move.kind());
        case Kind::Exchange: return move.b() == 0;
        case Kind::Swap: return is_best_swap(book, s, forecast, move);
        case Kind::PriceCard: return stays_in_hand(book, s, move.a());
        case Kind::Forget: return among_worst(book, s, move.a());
        default: return true;
    }
}

// Playouts.

int any_of(Cards cards, Rng& rng) {
    for (int skip = rng.below(size_of(cards)); skip > 0; --skip) cards &= cards - 1;
    return first_of(cards);
}

// As the walk over the outcomes, without a list for the usual cases.
Move chance_move(const Samurai& game, const State& s, MoveBuffer<Samurai>& buffer, Rng& rng) {
    switch (s.top().task) {
        case Task::Draw: return Move{Kind::DrawCard, any_of(s.bag, rng)};
        case Task::Defence: return Move{Kind::DefenceCard, any_of(s.defence_bag, rng)};
        case Task::Reveal: return Move{Kind::CounterCard, any_of(s.counter_bag, rng)};
        default: break;
    }
    buffer.list.clear();
    game.legal(s, kChance, buffer.list);
    return buffer.list[rng.below(buffer.list.size())];
}

// As master's adept would, until the next round begins, or the next duel of a campaign.
void play_round(const Samurai& game, State& s, Rng& rng) {
    MoveBuffer<Samurai> buffer;
    NoEvents silent;
    const int last = s.round;
    const int stage = s.stage;
    // A new round begins with an empty hand and a draw of all of it.
    while (!s.over()) {
        const bool fresh = s.top().task == Task::Draw && s.hand == 0;
        if (fresh && s.round > last) break;
        if (s.mode == Mode::Campaign && s.stage != stage && fresh) break;
        if (s.chance())
            game.apply(s, kChance, chance_move(game, s, buffer, rng), silent);
        else
            game.apply(s, Seat{0}, adept_move(game.book(), s, kMasterTaste, false), silent);
    }
}

}  // namespace

void Brain::candidates(const Samurai& game, const State& s, Seat seat, Moves<Move>& moves,
                       std::int32_t* handicaps) const {
    const Book& book = game.book();
    const Move own = policy(game, s, seat);
    const Forecast forecast(book, s, kMasterTaste);
    CardValues values;
    const bool placing = s.top().task == Task::Place;
    const int best = placing ? make_plan(book, s, forecast, values).value : 0;
    const bool desperate = s.life + (s.wearer == Wearer::You ? s.armour : 0) <= kDesperate;
    Move* const first = moves.begin();
    int kept = 0;
    for (int i = 0; i < moves.size(); ++i) {
        const Move move = moves[i];
        if (move != own && !is_wanted(book, s, forecast, move)) continue;
        handicaps[kept] = move == own ? 0 : kDoubt;
        if (move.kind() == Kind::Place && move != own) {
            const int worse = best - values[move.a()];
            if (worse > kPointless && !desperate) continue;
            handicaps[kept] += std::min(worse, kPointless) * kWorse;
        }
        first[kept++] = move;
    }
    moves.cut(kept);
}

std::int32_t Brain::play_and_judge(const Samurai& game, State& s, Rng& rng) const {
    play_round(game, s, rng);
    return judge(game.book(), s);
}

// In a campaign the duel of the decision counts, which its move may have won.
Prospect Brain::prospect(const Samurai& game, const State& before, State& s, Seat, Rng& rng) const {
    const auto duel_won = [&] { return s.mode == Mode::Campaign && s.stage != before.stage; };
    while (!s.over() && !duel_won()) play_round(game, s, rng);
    return {s.won() || duel_won(), game.score(s)};
}

}  // namespace engawa::samurai
