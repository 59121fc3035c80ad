// What the search behind master asks: which moves are worth a thought, and how a game goes on.
#include <algorithm>

#include "engine/core/value.h"
#include "engine/games/eiyo/bots/adept.h"
#include "engine/games/eiyo/bots/bot.h"

namespace engawa::eiyo {
namespace {

// Candidates.

// Other opinions: factors in eighths on the price of honor and of deck cards, and on what a kept
// weapon is worth. The first is adept's own.
struct Opinion {
    int honor;
    int card;
    int keep;
    int waiting = 0;  // Taste::waiting: coop only
};
constexpr Opinion kOpinions[] = {
    {8, 8, 8},  {2, 8, 8},  {5, 8, 8}, {12, 8, 8},  {20, 8, 8}, {40, 8, 8},   {8, 8, 0},
    {12, 8, 0}, {8, 8, 24}, {4, 8, 0}, {20, 8, 24}, {8, 16, 8}, {8, 8, 8, 8}, {12, 8, 4, 14},
};
constexpr std::int32_t kDoubt = kFullValue / 64;  // handicap of what adept would not do

class Wanted {
  public:
    void add(Move move, std::int32_t handicap) {
        for (int i = 0; i < count_; ++i) {
            if (moves_[i] == move) return;
        }
        moves_[count_] = move;
        handicaps_[count_++] = handicap;
    }
    // Keeps the wanted ones of a list; all of it if none is there.
    void cut(Moves<Move>& moves, std::int32_t* handicaps) const {
        Move* const first = moves.begin();
        int kept = 0;
        for (int i = 0; i < moves.size(); ++i) {
            for (int k = 0; k < count_; ++k) {
                if (moves_[k] != moves[i]) continue;
                handicaps[kept] = handicaps_[k];
                first[kept++] = moves[i];
                break;
            }
        }
        if (kept == 0) {
            std::fill_n(handicaps, moves.size(), 0);
            return;
        }
        moves.cut(kept);
    }

  private:
    static constexpr std::size_t kMost = 2 * std::size(kOpinions) + 4;
    std::array<Move, kMost> moves_;
    std::array<std::int32_t, kMost> handicaps_{};
    int count_ = 0;
};

void want_plays(const Book& book, const State& s, int player, Wanted& wanted) {
    const Prices price = prices(book, s, taste_of(s));
    for (const Opinion& opinion : kOpinions) {
        if (opinion.waiting != 0 && !s.coop()) continue;
        Taste taste = taste_of(s);
        Prices asked = price;
        asked.honor = asked.honor * opinion.honor / 8;
        asked.card = asked.card * opinion.card / 8;
        taste.keep = taste.keep * opinion.keep / 8;
        taste.keep_more = taste.keep_more * opinion.keep / 8;
        taste.waiting = std::max(taste.waiting, opinion.waiting);
        const Plan one = plan(book, s, player, s.spots[player], taste, asked);
        wanted.add(next_play(book, s, one), kDoubt);
    }
}

// Playouts.

template <class Bag>
int any_of(const Bag& bag, int size, Rng& rng) {
    return bag.kind_at(rng.below(size));
}

// As the walk over the outcomes by weight, without a list for the usual case.
Move chance_move(const Eiyo& game, const State& s, MoveBuffer<Eiyo>& buffer, Rng& rng) {
    if (s.taking == 0 && s.phase != Phase::Rows && s.phase != Phase::Refill) {
        return Move::take_weapon(any_of(s.deck, s.deck_size, rng));
    }
    buffer.list.clear();
    game.legal(s, kChance, buffer.list);
    return pick_outcome(game, s, buffer.list, rng);
}

// A plan that is followed to its end while the turn lasts.
class Follower {
  public:
    explicit Follower(bool parts) : parts_(parts) {}

    Move next(const Book& book, const State& s) {
        if (s.phase != Phase::Fight || s.coop()) {
            Taste taste = taste_of(s);
            taste.parts = parts_;
            return adept_move(book, s, s.seat, taste);
        }
        if (round_ != s.round) {
            round_ = s.round;
            plan_ = plan(book, s, 0, 0, taste_of(s), prices(book, s, taste_of(s)));
            played_ = 0;
        }
        while (played_ < plan_.count) {
            const Move play = plan_.plays[played_++];
            if (payable(s, play_cost(book, s, play))) return play;
            played_ = plan_.count;
        }
        return end_of_turn(s);
    }

  private:
    bool parts_;
    Plan plan_;
    int played_ = 0;
    int round_ = 0;
};

void play_on(const Eiyo& game, State& s, Rng& rng, Follower follower) {
    const Book& book = game.book();
    MoveBuffer<Eiyo> buffer;
    NoEvents silent;
    while (!s.over()) {
        if (s.chance()) {
            game.apply(s, kChance, chance_move(game, s, buffer, rng), silent);
        } else {
            game.apply(s, Seat{s.seat}, follower.next(book, s), silent);
        }
    }
}

// A victory is half of it, its honor up to the fourth rank of the rules the other half; how far a
// lost game came is a little.
std::int32_t worth(const Book& book, const State& s) {
    constexpr std::int32_t kRest = kFullValue / 16;
    constexpr int kToTheTop = 15;  // EIY-277
    const int need = book.constants.honor_to_win;
    if (s.phase == Phase::Victory) {
        return kFullValue / 2 + kFullValue / 2 * std::min(s.honor - need, kToTheTop) / kToTheTop;
    }
    const int all = s.coop() ? 42 : 40;
    const int way = std::min<int>(s.honor, need) * (all - s.foes_left);
    return need == 0 ? 0 : kRest * way / (need * all);
}

}  // namespace

void Brain::candidates(const Eiyo& game, const State& s, Seat seat, Moves<Move>& moves,
                       std::int32_t* handicaps) const {
    const Book& book = game.book();
    Wanted wanted;
    wanted.add(policy(game, s, seat), 0);
    if (s.phase == Phase::Fight) {
        if (!turn_is_full(book, s)) want_plays(book, s, seat.index(), wanted);
        if (!turn_is_full(book, s)) wanted.add(end_of_turn(s), kDoubt);
        if (s.coop() && s.played == 0) wanted.add(Move::plain(Kind::Move), kDoubt);
    } else {
        for (const Move move : moves) {
            if (move.kind() != Kind::Show && move.kind() != Kind::Move) wanted.add(move, kDoubt);
        }
    }
    wanted.cut(moves, handicaps);
}

std::int32_t Brain::play_and_judge(const Eiyo& game, State& s, Rng& rng) const {
    play_on(game, s, rng, Follower{false});
    return worth(game.book(), s);
}

Prospect Brain::prospect(const Eiyo& game, const State&, State& s, Seat, Rng& rng) const {
    play_on(game, s, rng, Follower{true});
    return {s.phase == Phase::Victory, s.honor};
}

bool Brain::same_round(const State& root, const State& s) const {
    return s.round == root.round && s.phase != Phase::Damage;
}

}  // namespace engawa::eiyo
