#include "engine/games/susanoo/bots/bot.h"

#include "engine/games/susanoo/bots/adept.h"

namespace engawa::susanoo {
namespace {

// Novice.

// Looks at printed numbers only.
class Novice {
  public:
    Novice(const Book& book, const State& s, int player, const Moves<Move>& moves, Rng& rng)
        : book_(book), s_(s), me_(player), moves_(moves), rng_(rng) {}

    Move choose() const {
        switch (s_.top().step) {
            case Step::Prep:
            case Step::End: return window();
            case Step::Fight: return battle();
            case Step::Choice: return fight_or_draw();
            case Step::Answer: return answer();
            case Step::CounterAnswer:
                if (crossed_me(s_.top().b)) return Move{Word::No};
                [[fallthrough]];
            case Step::TradeAnswer: return moves_[rng_.below(2)];  // no or yes
            case Step::Pool: {
                const Move move = moves_[rng_.below(moves_.size())];
                return move.word() == Word::Renew && rng_.below(2) == 0 ? moves_[0] : move;
            }
            case Step::Flee:
            case Step::Hurt: return moves_[moves_.size() - 1];
            case Step::Aim: return aim();
            default: return moves_[rng_.below(moves_.size())];
        }
    }

  private:
    Move first_with(Word word) const {
        for (const Move move : moves_) {
            if (move.word() == word) return move;
        }
        return Move{Word::Pass};
    }
    bool offered(Word word) const { return first_with(word).word() == word; }

    Move window() const {
        if (offered(Word::Equip)) return first_with(Word::Equip);
        if (offered(Word::Act)) return first_with(Word::Act);
        if (offered(Word::Play) && rng_.below(3) == 0) return first_with(Word::Play);
        return Move{Word::Pass};
    }

    Move battle() const {
        const Totals now = totals(book_, s_);
        if (!s_.fighter(me_)) return hinder(now.fighters - now.foes);
        if (now.fighters > now.foes) return Move{Word::Pass};
        const int need = now.foes - now.fighters + 1;
        for (const Move move : moves_) {
            if (move.word() != Word::Play) continue;
            if (book_.worths[move.card()].fighters >= 10 * need) return move;
        }
        if (offered(Word::Pour)) return Move{Word::Pour};
        if (offered(Word::Ask) && rng_.below(2) == 0) return first_with(Word::Ask);
        return Move{Word::Pass};
    }

    bool crossed_me(int player) const { return s_.crossed[me_] == player + 1; }

    // Who is ahead of all others, or crossed one, is stopped if one drink or card does it.
    Move hinder(int lead) const {
        bool first = true;
        for (int player = 0; player < s_.players; ++player) {
            first = first && s_.level[player] <= s_.level[s_.main];
        }
        if (lead <= 0 || (!first && !crossed_me(s_.main))) return Move{Word::Pass};
        if (offered(Word::Pour) && lead <= 3) return Move{Word::Pour};
        for (const Move move : moves_) {
            if (move.word() != Word::Play || !book_.of(move.card()).harms) continue;
            if (book_.worths[move.card()].foes >= 10 * lead) return move;
        }
        return Move{Word::Pass};
    }

    // Helps for something, but not whoever crossed it.
    Move answer() const {
        if (crossed_me(s_.main)) return Move{Word::No};
        const Terms& offer = s_.offer;
        const bool something = offer.k > 0 || offer.y == 1 || offer.side > 0;
        return something && rng_.below(4) > 0 ? Move{Word::Yes} : moves_[rng_.below(2)];
    }

    Move fight_or_draw() const {
        for (const Move move : moves_) {
            if (move.word() != Word::Fight) continue;
            if (book_.of(move.card()).level < s_.level[me_] + 1) return move;
        }
        return Move{Word::Draw};
    }

    // Good things for oneself, bad ones for anybody else.
    Move aim() const {
        const int own = gain_by(book_, s_, s_.top().b, Trigger::Resolve, me_, me_);
        if (own >= 0) return Move::with_seat(Word::Pick, me_);
        for (const Move move : moves_) {
            if (crossed_me(move.player())) return move;
        }
        for (;;) {
            const Move move = moves_[rng_.below(moves_.size())];
            if (move.player() != me_ || moves_.size() == 1) return move;
        }
    }

    const Book& book_;
    const State& s_;
    int me_;
    const Moves<Move>& moves_;
    Rng& rng_;
};

}  // namespace

Move Brain::novice(const Susanoo& game, const Observed<State>& view, Rng& rng) const {
    const State& s = view.state();
    const Seat seat = view.viewer().seat();
    MoveBuffer<Susanoo> buffer;
    game.legal(s, seat, buffer.list);
    if (buffer.list.size() == 1) return buffer.list[0];
    return Novice(game.book(), s, seat.index(), buffer.list, rng).choose();
}

Move Brain::policy(const Susanoo& game, const State& s, Seat seat) const {
    return Adept(game.book(), s, seat.index()).choose();
}

Move Brain::adept(const Susanoo& game, const Observed<State>& view, Rng&) const {
    return policy(game, view.state(), view.viewer().seat());
}

std::optional<Move> Brain::at_a_glance(const Susanoo& game, const Observed<State>& view,
                                       Rng&) const {
    const State& s = view.state();
    const Seat seat = view.viewer().seat();
    MoveBuffer<Susanoo> buffer;
    game.legal(s, seat, buffer.list);
    std::array<std::int32_t, Susanoo::kMaxMoves> handicaps;
    candidates(game, s, seat, buffer.list, handicaps.data());
    if (buffer.list.size() == 1) return buffer.list[0];
    return std::nullopt;
}

}  // namespace engawa::susanoo
