// "A card set that was read without a mistake is safe to play with": sets of random effects, every
// one as the reader lets it pass, played by random players with all asserts on.
#include "engine/games/susanoo/cards/random_cards_test.h"

#include <gtest/gtest.h>

#include "engine/core/long_run_test.h"
#include "engine/games/susanoo/cards/card_reader.h"
#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {
namespace {

class RandomCards {
  public:
    explicit RandomCards(Rng& rng) : rng_(rng) {}

    CardSet make() {
        CardSet set = default_cards();
        for (Card& card : set.cards) {
            const Card before = card;
            card.effects = effects(card);
            if (!is_good(card) || !is_good(set)) card = before;
        }
        return set;
    }

  private:
    int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }

    template <class Enum>
    Enum one_of(int n) {
        return static_cast<Enum>(below(n));
    }

    std::vector<Effect> effects(const Card& card) {
        std::vector<Effect> list;
        const int wanted = 1 + below(4);
        for (int tries = 0; tries < 3000 && static_cast<int>(list.size()) < wanted; ++tries) {
            const Effect made = effect();
            if (is_good(made, place_of(card))) list.push_back(made);
        }
        if (card.kind == Kind::Yokai) {
            Effect bad;
            bad.on = Trigger::Bad;
            bad.act = Action::Death;
            list.push_back(bad);
        }
        return list;
    }

    // The parameters that its action takes, with any value; numbers as the file may have them.
    Effect effect() {
        Effect e;
        e.on = one_of<Trigger>(6);
        e.act = one_of<Action>(21);
        if (e.on == Trigger::Activate) {
            e.limit = below(2) == 0 ? Limit::Battle : Limit::Turn;
            const From costs[] = {From::None, From::Hand, From::Item, From::Sake};
            e.cost = costs[below(4)];
            e.cost_n = e.cost == From::None ? 0 : 1 + below(3);
        }
        for (int i = below(4); i > 1; --i) e.when.push_back(condition());
        e.n = 1 + below(3);
        switch (e.act) {
            case Action::Power:
            case Action::Edge:
            case Action::Escape:
            case Action::HandLimit:
            case Action::Level:
            case Action::Score: e.n = below(2) == 0 ? -1 - below(10) : 1 + below(10); break;
            case Action::Lose:
            case Action::Sake:
            case Action::Banish: e.n = 1 + below(10); break;
            default: break;
        }
        if (e.act == Action::Power || e.act == Action::Edge)
            e.side = static_cast<Side>(1 + below(3));
        if (e.act == Action::Power || e.act == Action::Score) e.per = one_of<Per>(8);
        if (e.act == Action::Element) e.element = one_of<Element>(5);
        if (e.act == Action::Mute) e.slot = one_of<Slot>(4);
        if (e.act == Action::Lose || e.act == Action::Steal)
            e.from = static_cast<From>(1 + below(7));
        if (e.act == Action::Draw) {
            e.deck = static_cast<Deck>(1 + below(5));
            e.of = below(2) == 0 ? 0 : 2 + below(5);
        }
        const bool aims = e.act == Action::Draw || e.act == Action::Lose || e.act == Action::Level;
        if (aims) e.who = one_of<Who>(6);
        return e;
    }
    Condition condition() {
        Condition c;
        c.test = one_of<susanoo::Test>(8);
        c.negated = below(2) == 0;
        switch (c.test) {
            case susanoo::Test::FoeElement:
            case susanoo::Test::HasElement: c.value = one_of<std::uint8_t>(5); break;
            case susanoo::Test::SlotUsed: c.value = one_of<std::uint8_t>(3); break;
            case susanoo::Test::LevelGe:
            case susanoo::Test::HandGe:
            case susanoo::Test::DieGe: c.value = static_cast<std::uint8_t>(2 + below(5)); break;
            default: break;
        }
        return c;
    }

    template <class F>
    static bool finds_nothing(F&& check) {
        std::vector<CardMistake> found;
        Mistakes mistakes(found);
        check(mistakes);
        return mistakes.only_warnings();
    }
    static bool is_good(const Effect& effect, Place place) {
        return finds_nothing([&](Mistakes& m) { check_effect(effect, place, {m, "", ""}); });
    }
    static bool is_good(const Card& card) {
        return finds_nothing([&](Mistakes& m) { check_card(card, {m, "", ""}); });
    }
    static bool is_good(const CardSet& set) {
        const std::vector<std::string> paths(set.cards.size());
        return finds_nothing([&](Mistakes& m) { check_together(set.cards, paths, m); });
    }

    Rng& rng_;
};

}  // namespace

CardSet random_cards(Rng& rng) { return RandomCards(rng).make(); }

namespace {

TEST(SusanooRandomCards, CanBePlayedWithSlow) {
    const int sets = long_run() ? 400 : 12;
    int changed = 0;
    for (int seed = 1; seed <= sets; ++seed) {
        Rng rng{static_cast<std::uint64_t>(seed)};
        const CardSet set = random_cards(rng);
        const auto below = [&](int n) {
            return static_cast<int>(rng.below(static_cast<std::uint32_t>(n)));
        };
        for (std::size_t i = 0; i < set.cards.size(); ++i) {
            changed += set.cards[i] == default_cards().cards[i] ? 0 : 1;
        }
        const Susanoo game{set};
        Options options;
        options.seats = static_cast<std::uint8_t>(3 + seed % 3);
        State s = game.start(options);
        int moves = 0;
        for (; !game.to_act(s).empty() && moves < 100'000; ++moves) {
            const SeatSet seats = game.to_act(s);
            int left = below(seats.size());
            Seat mover = kChance;
            for (const Seat seat : seats) {
                if (left-- == 0) mover = seat;
            }
            MoveBuffer<Susanoo> buffer;
            game.legal(s, mover, buffer.list);
            const std::vector<Move> list(buffer.list.begin(), buffer.list.end());
            ASSERT_FALSE(list.empty()) << game.write(s);
            const int chosen = below(static_cast<int>(list.size()));
            const Move move = list[chosen];
            NoEvents silent;
            game.apply(s, mover, move, silent);
            if (moves % 16 != 0) continue;
            ASSERT_TRUE(game.ok(s)) << game.write(s);
            const auto again = game.read(options, game.write(s));
            ASSERT_TRUE(again.ok()) << again.error().text << ' ' << game.write(s);
        }
        EXPECT_LT(moves, 100'000) << seed;  // SUS-522
    }
    EXPECT_GT(changed, sets * 100);
}

}  // namespace
}  // namespace engawa::susanoo
