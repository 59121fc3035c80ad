// What `odds` tells in coop, where a part of the unseen cards is in the partner's hand, against all
// ways in which the cards can lie and come.
#include "engine/games/eiyo/odds/odds.h"

#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

// Follows the rules to the fight step after the next draws, through every outcome by its weight.
// Nobody plays a card, and seat 1, who looks, is the first player.
class EveryWay {
  public:
    EveryWay(const Eiyo& game, const Observed<State>& view, Odds::Kinds group)
        : game_(game), before_(view.state().hands[0]), group_(group) {
        deal(view.state(), 1);
    }

    double at_least_one = 0;
    double exhausted = 0;
    double overrun = 0;
    double all = 0;

  private:
    // The partner's unknown cards, one after the other, from the cards that nobody has seen.
    void deal(const State& s, double chance) {
        if (s.unnamed(1) == 0) {
            exhaustions_ = game_.exhaustions(s);
            round_ = s.phase == Phase::Fight ? s.round : s.round - 1;
            return follow(s, chance);
        }
        s.deck.each([&](int kind) {
            State next = s;
            next.deck.take(kind);
            next.hands[1].add(kind);
            deal(next, chance * s.deck.count(kind) / s.deck.size());
        });
    }

    void follow(const State& s, double chance) {
        if (s.over() || (s.phase == Phase::Fight && s.round > round_)) return count(s, chance);
        const Seat seat = s.chance() ? kChance : Seat{s.seat};
        MoveBuffer<Eiyo> buffer;
        game_.legal(s, seat, buffer.list);
        if (seat != kChance) {
            const std::string move = s.phase == Phase::Fight           ? "pass"
                                     : s.phase == Phase::FirstProposal ? "first 1"
                                                                       : "agree";
            return go_on(s, seat, *game_.read_move(s, seat, move), chance);
        }
        double total = 0;
        for (const Move move : buffer.list) total += game_.weight(s, move);
        for (const Move move : buffer.list) {
            go_on(s, seat, move, chance * game_.weight(s, move) / total);
        }
    }

    void go_on(State s, Seat seat, Move move, double chance) {
        NoEvents silent;
        game_.apply(s, seat, move, silent);
        follow(s, chance);
    }

    void count(const State& s, double chance) {
        all += chance;
        if (game_.exhaustions(s) > exhaustions_) exhausted += chance;
        if (s.phase == Phase::Overrun) overrun += chance;
        bool drawn = false;
        s.hands[0].each([&](int kind) {
            if ((group_ >> kind & 1) != 0) drawn |= s.hands[0].count(kind) > before_.count(kind);
        });
        if (drawn) at_least_one += chance;
    }

    const Eiyo& game_;
    WeaponBag before_;
    Odds::Kinds group_;
    int round_ = 0;
    int exhaustions_ = 0;
};

Odds::Kinds kinds_of(const Eiyo& game, std::string_view names) {
    Odds::Kinds group = 0;
    for (const std::string& name : words(names)) {
        for (int kind = 0; kind < game.weapon_kinds(); ++kind) {
            if (game.weapon(kind).id == name) group |= Odds::Kinds{1} << kind;
        }
    }
    return group;
}

// Gives the chance that was found.
double expect_exact_odds(const Table& t, std::string_view names) {
    const Odds::Kinds group = kinds_of(t.game(), names);
    const auto view = t.view('A');
    const EveryWay exact(t.game(), view, group);
    const Odds odds(t.game(), view);
    EXPECT_NEAR(exact.all, 1, 1e-12);
    EXPECT_NEAR(odds.at_least_one(group), exact.at_least_one, 1e-12) << names;
    EXPECT_NEAR(odds.exhausted(1), exact.exhausted, 1e-12) << names;
    EXPECT_NEAR(odds.overrun(), exact.overrun, 1e-12) << names;
    return exact.at_least_one;
}

Scene before_the_draw(const std::string& hand, const std::string& hand_b,
                      const std::string& cards) {
    return {.options = "mode=coop",
            .rows = std::string(kCoopRows),
            .hand = hand,
            .hand_b = hand_b,
            .deck = static_cast<int>(words(cards).size()),
            .cards = cards,
            .round = 3,
            .first = "-",
            .phase = "first"};
}

// A draws two of four cards that are equally likely any of the six unseen ones.
TEST(EiyoOdds, APartnersUnknownCardsAreAsLikelyAsTheDecks) {  // EIY-095 EIY-206
    const Table t(before_the_draw("tanto_tl,tanto_tl,tanto_tr,tanto_tr",
                                  "tanto_br,tanto_br,katana_top,katana_top:yari_rising,tanto_bl",
                                  "yari_rising yari_falling yari_falling tanto_bl"));
    EXPECT_NEAR(expect_exact_odds(t, "yari_rising"), 1 - 4.0 / 6 * 3 / 5, 1e-12);
    expect_exact_odds(t, "yari_falling tanto_bl");
    EXPECT_EQ(expect_exact_odds(t, "katana_top"), 0);  // known to be the partner's
}

TEST(EiyoOdds, AKnownHandChangesThem) {  // EIY-197
    const Table t(before_the_draw("tanto_tl,tanto_tl,tanto_tr,tanto_tr",
                                  "tanto_br,tanto_br,katana_top,katana_top,yari_rising,tanto_bl:",
                                  "yari_rising yari_falling yari_falling tanto_bl"));
    EXPECT_NEAR(expect_exact_odds(t, "yari_rising"), 0.5, 1e-12);
}

// The deck runs out between the draws: the discards come in, the partner's unknown card does not.
TEST(EiyoOdds, AReshuffleLeavesThePartnersHandAlone) {  // EIY-096 EIY-234 EIY-237
    const Table t(before_the_draw("tanto_tl,tanto_tl,tanto_tr,tanto_tr",
                                  "tanto_br,tanto_br,katana_top,katana_top:yari_rising",
                                  "yari_falling"));
    expect_exact_odds(t, "yari_rising");
    expect_exact_odds(t, "yari_falling");
    expect_exact_odds(t, "tanto_tl tanto_bl");
}

TEST(EiyoOdds, TheDamageTakesCardsBeforeTheDraw) {  // EIY-218 EIY-233
    Scene scene = before_the_draw("tanto_tl,tanto_tl,tanto_tr,tanto_tr",
                                  "tanto_br,tanto_br,katana_top,katana_top:yari_rising,tanto_bl",
                                  "yari_rising yari_falling yari_falling tanto_bl tanto_br");
    scene.rows = "conscript.0 + -.0 + -.0 + -.0 + -.0 + -.0";
    scene.phase = "fight.1.0.-";
    scene.first = "1";
    scene.round = 2;
    const Table t(scene);
    EXPECT_EQ(t.damage(), 3);
    EXPECT_NEAR(expect_exact_odds(t, "yari_rising"), 1 - 5.0 / 7 * 4 / 6, 1e-12);
    scene.table = 0;  // and now the deck is the last one
    scene.cards = "yari_rising yari_falling tanto_bl";
    scene.deck = 3;
    const Table last(scene);
    EXPECT_EQ(Odds(last.game(), last.view('A')).overrun(), 1);
    expect_exact_odds(last, "yari_falling");
}

}  // namespace
}  // namespace engawa::eiyo
