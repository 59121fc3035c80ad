#include "engine/games/samurai/bots/adept.h"

#include <algorithm>
#include <optional>

namespace engawa::samurai {
namespace {

constexpr int kFewLives = 3;    // a Ki is worth more than a Life above that
constexpr int kPairs = 3;       // of cards that an exchange might draw
constexpr int kLongFight = 10;  // the Life of more than one foe

Move plain(Kind kind) { return Move{kind}; }

class Adept {
  public:
    Adept(const Book& book, const State& s, const Taste& taste, bool insight)
        : book_(book), s_(s), taste_(taste), forecast_(book, s, taste), insight_(insight) {}

    Move move() const {
        if (const auto free = free_action()) return *free;
        switch (s_.top().task) {
            case Task::Redraw: return redraw();
            case Task::Exchange: return exchange();
            case Task::Prepare: return prepare();
            case Task::Target: return target();
            case Task::Place: return place();
            case Task::Reward: return reward();
            case Task::Keep: return Move{Kind::Keep, best_card(s_.looked)};
            case Task::Virtue: return virtue_wanted();
            case Task::Strike: return strike();
            case Task::DieChoice: return plain(Kind::UseDie);
            case Task::Price: return price();
            case Task::Guard: return guard();
            case Task::End: return plain(Kind::End);
            case Task::Spoils: return spoils();
            case Task::Forget: return Move{Kind::Forget, worst_card(book_, s_.bag)};
            default: return plain(Kind::Continue);
        }
    }

  private:
    // Free actions.

    std::optional<Move> free_action() const {
        if (!is_open_point(s_)) return std::nullopt;
        if (may_jin(book_, s_) && s_.life <= kFewLives) return plain(Kind::Jin);
        if (s_.top().task == Task::Strike && credit_helps()) return plain(Kind::Credit);
        if (s_.top().task == Task::Guard && bokken_helps()) return plain(Kind::Bokken);
        return std::nullopt;
    }

    bool credit_helps() const {
        if (!may_credit(book_, s_)) return false;
        const int none = struck_with(0);
        for (int points = 1; points <= s_.credit; ++points) {
            if (struck_with(points) - taste_.credit * points > none) return true;
        }
        return false;
    }

    // What this strike brings with so many points of credit, and the next one of the round, for
    // which they still count (SAM-539).
    int struck_with(int points) const {
        State then = s_;
        const auto gauge = static_cast<unsigned>(virtue(book_, s_).credit_gauge);
        then.gauges[gauge] = static_cast<std::int16_t>(then.gauges[gauge] + points);
        const int damage = best_strike(book_, then, forecast_).damage;
        const int done = damage == 0 ? 0 : damage + forecast_.die_damage();
        if (s_.attack != 0 || done >= forecast_.foe_left()) return forecast_.worth(done);
        std::array<int, 2> gauges{then.gauges[0], then.gauges[1]};
        each(s_.hand, [&](int card) {
            for (unsigned i = 0; i < 2; ++i) gauges[i] += book_.values[card].gauges[i];
        });
        const Strikes next = forecast_.strikes(gauges[0], gauges[1], false);
        int sum = 0;
        for (int d = 0; d <= kMostDamage; ++d) sum += next.ways[d] * forecast_.worth(done + d);
        return sum / next.all;
    }

    bool bokken_helps() const {
        if (s_.ki != 0 || s_.life < 4 || !may_bokken(book_, s_)) return false;
        const int guard = s_.gauge(Gauge::Guard);
        const int more = book_.c.focus_guard * weapon(book_, s_).gain_ki;
        return cost_of(guard) - cost_of(guard + more) > forecast_.lost_life(1) + 2 * taste_.ki / 3;
    }

    // Before the attacks.

    Move redraw() const {
        const int value = make_plan(book_, s_, forecast_).value;
        return plain(value < taste_.poor_hand ? Kind::Redraw : Kind::Hold);
    }

    // The cards in whose place typical ones of the bag make the best plan: three pairs of them,
    // spread over the bag.
    Move exchange() const {
        const Cards bag = s_.bag != 0 ? s_.bag : s_.discard;
        std::array<Cards, 2 * kPairs> typical{};
        int i = 0;
        each(bag, [&](int card) { typical[2 * kPairs * i++ / size_of(bag)] = card_bit(card); });
        Move best = plain(Kind::Exchange);
        int most = kPairs * make_plan(book_, s_, forecast_).value;
        const auto consider = [&](Cards out, Move move) {
            int sum = 0;
            for (int pair = 0; pair < kPairs; ++pair) {
                const Cards in = typical[pair] | (size_of(out) == 2 ? typical[pair + kPairs] : 0);
                sum += make_plan(book_, s_, forecast_, (s_.hand & ~out) | in).value;
            }
            if (sum <= most) return;
            most = sum;
            best = move;
        };
        each(s_.hand, [&](int one) {
            consider(card_bit(one), Move{Kind::Exchange, one + 1});
            if (virtue(book_, s_).exchange < 2) return;
            each(s_.hand & ~(card_bit(one) | (card_bit(one) - 1)), [&](int two) {
                consider(card_bit(one) | card_bit(two), Move{Kind::Exchange, one + 1, two + 1});
            });
        });
        return best;
    }

    Move prepare() const {
        if (s_.reserve != 0) {
            const int now = make_plan(book_, s_, forecast_).value;
            Swap best;
            each(s_.reserve, [&](int card) {
                const Swap swap = best_swap(book_, s_, forecast_, card);
                if (swap.value > best.value) best = swap;
            });
            if (best.value >= now) return Move{Kind::Swap, best.reserve, best.hand};
        }
        if (may_breath(book_, s_) && s_.ki >= taste_.breath) return plain(Kind::Breath);
        return plain(Kind::Ready);
    }

    Move target() const {  // the nearest to death
        int best = -1;
        for (int i = 0; i < kEnemies; ++i) {
            const int life = s_.foes[i].life;
            if (life != 0 && (best < 0 || life < s_.foes[best].life)) best = i;
        }
        return Move{Kind::Target, best};
    }

    // An attack.

    Move place() const {
        const Plan plan = make_plan(book_, s_, forecast_);
        if (insight_ && s_.placed == 0 && s_.ki >= 3 && may_insight(book_, s_)) {
            if (insight_gain(plan.value) > taste_.ki) return plain(Kind::Insight);
        }
        return Move{Kind::Place, first_of(plan.now)};
    }

    // What it brings on average to plan with the Defence card turned.
    int insight_gain(int blind) const {
        const Pile pile = s_.defence_bag != 0 ? s_.defence_bag : s_.defence_discard;
        int sum = 0;
        each(pile, [&](int card) {
            State then = s_;
            then.defence = static_cast<std::uint8_t>(card + 1);
            const bool pays =
                book_.defence[card].ki_mark && s_.foes[s_.foe].ki >= book_.c.ki_mark_cost;
            then.defence_paid = pays ? 1 : 0;
            sum += make_plan(book_, then, Forecast(book_, then, taste_)).value;
        });
        return sum / std::max(1, std::popcount(pile)) - blind;
    }

    Move reward() const {
        const bool poor = s_.ki <= 1 && may_gain_ki(book_, s_);
        if (poor) return plain(Kind::RewardKi);
        if (s_.specials != 0) return plain(Kind::RewardSpecial);
        return plain(may_gain_ki(book_, s_) ? Kind::RewardKi : Kind::RewardPawn);
    }

    // An exchange in every round counts most while the fight is long.
    Move virtue_wanted() const {
        const int to_come = s_.mode == Mode::Duel ? forecast_.foe_left() : kLongFight;
        int best = -1;
        int highest = -1;
        for (int i = 0; i < static_cast<int>(book_.cards.bushido.size()); ++i) {
            const VirtueValues& card = book_.virtues[i];
            if (card.chooses) continue;
            const int lost = max_life(book_, s_) - s_.life;
            const int value = 10 * std::min(card.ki_to_life, lost) + 14 * card.credit +
                              4 * card.exchange * to_come + 20 * card.combo_special;
            if (value <= highest) continue;
            highest = value;
            best = i;
        }
        return Move{Kind::Virtue, best};
    }

    Move strike() const { return Move{Kind::Strike, best_strike(book_, s_, forecast_).which}; }

    // The cheapest; a card of the hand costs what the rest of the round loses by it.
    Move price() const {
        Move best = plain(Kind::PriceLife);
        int least = s_.life > 1 ? forecast_.lost_life(1) : 1000000;
        const auto offer = [&](bool may, int cost, Move move) {
            if (!may || cost >= least) return;
            least = cost;
            best = move;
        };
        offer(s_.ki != 0, taste_.ki, plain(Kind::PriceKi));
        offer(s_.die >= 2, taste_.die, plain(Kind::PriceDie));
        if (s_.reserve != 0) {
            offer(true, taste_.special, Move{Kind::PriceCard, worst_card(book_, s_.reserve)});
        }
        const int now = make_plan(book_, s_, forecast_).value;
        each(s_.hand, [&](int card) {
            const Cards rest = s_.hand & ~card_bit(card);
            const int then = make_plan(book_, s_, forecast_, rest).value;
            offer(true, now - then, Move{Kind::PriceCard, card});
        });
        return best;
    }

    // The counterattack.

    int later_guard() const {
        int sum = 0;
        each(s_.hand, [&](int card) { sum += book_.values[card].gauges[2]; });
        return sum;
    }
    int cost_of(int guard) const {
        return answers_cost(book_, s_, forecast_, guard, later_guard(), s_.ki);
    }

    Move guard() const {
        if (may_exploit(book_, s_) && place_gain() > 0) return plain(Kind::Exploit);
        if (wanted_focus(book_, s_, forecast_) > 0) return plain(Kind::Focus);
        if (may_gisei(book_, s_) && gisei_gain() > 0) return plain(Kind::Gisei);
        return plain(Kind::Reveal);
    }

    // The average of a list of effects on you before a counterattack.
    int outcome(List list) const {
        const int guard = s_.gauge(Gauge::Guard);
        if (list == 0) return 0;
        int value = 0;
        for (std::size_t i = list - 1u;; ++i) {
            const Instant& effect = book_.effects[i];
            if (effect.word == Do::Cancel) value += forecast_.answer(s_.attack, guard, misses());
            if (effect.word == Do::Gauge && effect.which == Gauge::Guard)
                value += cost_of(guard) - cost_of(guard + effect.n);
            if (effect.word == Do::Life && effect.n < 0) value -= forecast_.lost_life(-effect.n);
            if (effect.last) break;
        }
        return value;
    }
    int place_gain() const {
        int sum = 0;
        for (const List list : book_.places[s_.surrounding - 1u].roll) sum += outcome(list);
        return sum / 6;
    }
    int gisei_gain() const {
        const int count = static_cast<int>(book_.cards.gisei.size());
        int sum = 0;
        for (int i = 0; i < count; ++i) sum += outcome(book_.gisei[i]);
        return sum / std::max(1, count) - forecast_.lost_life(book_.c.gisei_life);
    }
    int misses() const { return s_.missed != 0 ? 16 : 0; }

    Move spoils() const {
        if (s_.life < max_life(book_, s_)) return plain(Kind::SpoilsLife);
        return plain(s_.specials != 0 ? Kind::SpoilsSpecial : Kind::SpoilsKi);
    }

    int best_card(Cards cards) const {
        int best = first_of(cards);
        each(cards, [&](int card) {
            if (card_worth(book_, card) > card_worth(book_, best)) best = card;
        });
        return best;
    }

    const Book& book_;
    const State& s_;
    const Taste& taste_;
    Forecast forecast_;
    bool insight_;
};

}  // namespace

Move adept_move(const Book& book, const State& s, const Taste& taste, bool insight) {
    return Adept(book, s, taste, insight).move();
}

Swap best_swap(const Book& book, const State& s, const Forecast& forecast, int reserve) {
    Swap best;
    each(s.hand & ~s.swapped, [&](int hand) {
        const Cards then = (s.hand & ~card_bit(hand)) | card_bit(reserve);
        const int value = make_plan(book, s, forecast, then).value;
        if (value > best.value) best = {reserve, hand, value};
    });
    return best;
}

BestStrike best_strike(const Book& book, const State& s, const Forecast& forecast) {
    const int strength = forecast.damage(0, s.gauges[0] - block(book, s));
    const int technique = forecast.damage(1, s.gauges[1] - dodge(book, s));
    const bool first =
        weapon(book, s).no_strike[1] || (strength >= technique && !weapon(book, s).no_strike[0]);
    return first ? BestStrike{0, strength} : BestStrike{1, technique};
}

int worst_card(const Book& book, Cards cards) {
    int worst = first_of(cards);
    each(cards, [&](int card) {
        if (card_worth(book, card) < card_worth(book, worst)) worst = card;
    });
    return worst;
}

}  // namespace engawa::samurai
