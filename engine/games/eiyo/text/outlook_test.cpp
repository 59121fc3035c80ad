// Gestures, reasons, prices and odds, by hand and along random games: what is told beforehand is
// what the rules then do.
#include "engine/games/eiyo/rules/outlook.h"

#include <map>

#include "engine/core/gesture.h"
#include "engine/games/eiyo/odds/odds_list.h"
#include "engine/games/eiyo/text/look_test.h"
#include "engine/games/eiyo/text/names.h"
#include "engine/games/eiyo/text/reasons.h"
#include "engine/games/eiyo/text/tableau_parts.h"

namespace engawa::eiyo {
namespace {

// "attack weapon:hand.1/tanto_tl row:row.TR turns:1"
std::string hand_of(const Table& t, char seat, std::string_view text) {
    const Seat who{seat - 'A'};
    const auto move = t.game().read_move(t.state(), who, text);
    if (!move.ok()) return move.error().text;
    const Gesture gesture = t.game().gesture(t.state(), who, *move);
    std::string words{gesture.verb};
    for (const Part& part : gesture.parts) {
        words += ' ' + std::string{part.role} + ':' +
                 (part.ref.empty() ? std::to_string(part.number) : part.ref);
    }
    return words;
}

TEST(EiyoGesture, WhatAHandTouches) {  // EIY-120 EIY-121 EIY-130 EIY-180
    const Table t(Scene{.options = "mode=coop",
                        .rows = std::string(kCoopRows),
                        .hand = "special:tanto_tl",
                        .hand_b = "special:"});
    EXPECT_EQ(hand_of(t, 'A', "attack tanto_tl BR +2"),
              "attack weapon:hand.1/tanto_tl row:row.N1 turns:2");
    EXPECT_EQ(hand_of(t, 'A', "move"), "move spot:spot.R");
    EXPECT_EQ(hand_of(t, 'A', "pass"), "pass");
    const Table b = t.then("pass");
    EXPECT_EQ(hand_of(b, 'B', "deflect special TL +0"),
              "deflect weapon:hand.2/special row:row.N2 turns:0");
    const Table first(
        Scene{.options = "mode=coop", .rows = std::string(kCoopRows), .phase = "first"});
    EXPECT_EQ(hand_of(first, 'A', "first 2"), "first seat:seat.2");
}

int total(const ReasonList& reasons, std::string_view side) {
    int sum = 0;
    for (const Reason& reason : reasons) {
        if (reason.side == side && reason.counts) sum += reason.number;
    }
    return sum;
}

std::string told(const ReasonList& reasons, std::string_view side) {
    std::string text;
    for (const Reason& reason : reasons) {
        if (reason.side != side) continue;
        text += (text.empty() ? "" : "; ") + std::string{reason.source} + ' ' + reason.ref + ' ' +
                std::to_string(reason.number) + (reason.counts ? "" : " not");
    }
    return text;
}

TEST(EiyoReasons, BehindTheDamageAndTheCostOfATurn) {  // EIY-255 EIY-256 X19
    const Table t(Scene{.options = "path=on",
                        .rows = "standard_bearer|drum|war_archer.0 + illusionist.0.t + -.0 + -.0"});
    const ReasonList reasons = reasons_of(t.game(), t.view('A'));
    EXPECT_EQ(told(reasons, "damage"),
              "printed row.TL.front/standard_bearer 3; row_damage row.TL.middle/yamabushi_drum 1; "
              "printed row.TL.middle/yamabushi_drum 3; row_damage row.TL.front/standard_bearer 1; "
              "printed row.TL.back/blue_war_archer 5; row_damage row.TL.front/standard_bearer 1; "
              "row_damage row.TL.middle/yamabushi_drum 1 not; "
              "printed row.TR.front/illusionist 4 not");
    EXPECT_EQ(total(reasons, "damage"), 14);
    EXPECT_EQ(told(reasons, "turn_cost"), "concentration row.TR.front/illusionist 2; rule  1 not");
}

TEST(EiyoPrice, OfPlaysAndMoves) {  // EIY-137 EIY-254 X17
    const Table t(
        Scene{.options = "path=on", .rows = "mist.0 + scout.0 + -.0 + -.0", .hand = "tanto_tl"});
    const auto price = [&](Move move) { return price_of(t.game(), t.view('A'), move); };
    const int tanto = 0;
    using Price = std::vector<Fact>;
    EXPECT_EQ(price(Move::attack(tanto, 0, 0)), (Price{{"cards", 1}, {"attacking", 1}}));
    EXPECT_EQ(price(Move::deflect(tanto, 0, 0)), Price{});
    EXPECT_EQ(price(Move::attack(tanto, 1, 1)), (Price{{"cards", 1}, {"turning", 1}}));
    EXPECT_EQ(price(Move::plain(Kind::Pass)), Price{});
}

TEST(EiyoOddsList, DrawsAndNextEnemies) {  // EIY-042 EIY-043 EIY-090
    const Table t(Scene{.rows = "conscript.0 + -.0 + -.4 + scout|scout|blade.2",
                        .hand = "tanto_tl,tanto_tl,tanto_tr,tanto_tr,tanto_tr",
                        .deck = 12,
                        .cards = "yari_rising",
                        .unseen = "archer archer archer champion conscript "
                                  "warlord gatekeeper ambusher"});
    std::map<std::string, double> chance;
    for (const Odd& odd : odds_list_of(t.game(), t.view('A'))) {
        chance[std::string{odd.name} + ' ' + odd.ref] = odd.chance;
    }
    EXPECT_NEAR(chance["next_enemy unseen.enemies/red_champion"], 0.2, 1e-12);
    EXPECT_NEAR(chance["next_boss unseen.bosses/warlord"], 1.0 / 3, 1e-12);
    // 10 damage, and 2 more cards if it is the Ambusher: then the deck is empty, and the special
    // weapon fills the hand before a card is drawn (EIY-096). Else one card is drawn.
    EXPECT_NEAR(chance["exhausted "], 1.0 / 3, 1e-12);
    EXPECT_EQ(chance["overrun "], 0);
    const int yari = t.in_deck("yari_rising");
    EXPECT_NEAR(chance["draw unseen.weapons/yari_rising"], 2.0 / 3 * yari / 12, 1e-12);
    EXPECT_FALSE(chance.contains("draw discards/special"));
    EXPECT_TRUE(chance.contains("draw_corner row.TL"));
}

// The figures beside the samurai in the mock-up of an expert's table.
TEST(EiyoOddsList, AWeaponForEachCorner) {
    const Table t("",
                  "20022201310/13210132120/1/tanto_br,katana_top,yari_rising/blue_war_archer,"
                  "executioner,yellow_spearman.2+red_retainer,standard_bearer,blue_archer.2+yellow_"
                  "sergeant,red_swordmaster,ambusher.3+yellow_conscript,blue_archer,black_scout.0."
                  "t/112000000010001000/101121122112000000/-/6/-/fight");
    std::vector<int> percent;
    for (const Odd& odd : odds_list_of(t.game(), t.view('A'))) {
        if (odd.name == "draw_corner") percent.push_back(static_cast<int>(odd.chance * 100 + 0.5));
    }
    EXPECT_EQ(percent, (std::vector<int>{67, 62, 67, 67}));
}

// Whether the tableau and the list of moves agree on what a weapon may strike, and for how much.
void expect_strikes(const Table& t) {
    const State& s = t.state();
    if (s.phase != Phase::Fight || s.chance()) return;
    const char who = static_cast<char>('A' + s.seat);
    const Look look(t, who);
    const Book& book = t.game().book();
    const std::string hand = "hand." + std::to_string(s.seat + 1) + '/';
    s.hands[s.seat].each([&](int kind) {
        for (int corner = 0; corner < kCorners; ++corner) {
            const std::string ref = hand + book.weapon(kind).id;
            const std::string name = std::string{kCornerNames[corner]};
            const int turns = look.fact(ref, "turns." + name);
            for (const bool attack : {true, false}) {
                const Move move =
                    attack ? Move::attack(kind, corner, turns) : Move::deflect(kind, corner, turns);
                const RuleId broken = why_not_play(book, s, s.seat, move);
                const int price =
                    look.fact(ref, (attack ? "attack_price." : "deflect_price.") + name);
                EXPECT_EQ(price == Look::kNone, !broken.none()) << t.text() << ref << name;
                if (broken.none()) EXPECT_EQ(price, t.game().cost(s, move)) << t.text();
                const int row = row_at(s, s.seat, corner);
                const Target aim = target(book, s, s.seat, row);
                const int rule = attack ? aim.no_attack : aim.no_deflect;
                EXPECT_EQ(rule == 0 ? "" : "EIY-" + std::to_string(rule), broken.text());
            }
        }
    });
}

// Whether each total is the sum of its reasons, and each reference is on the table.
void expect_reasons(const Table& t, char viewer) {
    const Look look(t, viewer);
    const ReasonList reasons = reasons_of(t.game(), t.view(viewer));
    for (const std::string_view side : {"damage", "turn_cost", "honor", "honor_left"}) {
        EXPECT_EQ(total(reasons, side), look[side]) << side << ' ' << t.text();
    }
    for (const Reason& reason : reasons) EXPECT_TRUE(reason.ref.empty() || look.has(reason.ref));
    for (const Odd& odd : odds_list_of(t.game(), t.view(viewer))) {
        EXPECT_TRUE(odd.ref.empty() || look.has(odd.ref)) << odd.ref << ' ' << t.text();
        EXPECT_TRUE(odd.chance >= 0 && odd.chance <= 1 + 1e-9) << odd.name;
    }
}

// Whether the damage does to the decks what the toll says.
void expect_toll(const Table& before) {
    const Look look(before, 'A');
    Table after = before;
    const int damage = look.fact("toll", "damage");
    for (int i = 0; i < damage && after.phase().starts_with("damage"); ++i) after.settle(1);
    const bool overrun = after.phase() == "overrun";
    EXPECT_EQ(look.fact("toll", "overrun"), overrun ? 1 : 0) << before.text();
    EXPECT_EQ(after.exhaustions() - before.exhaustions(), look.fact("toll", "runs_out"));
    if (!overrun) EXPECT_EQ(after.deck(), look.fact("toll", "left")) << before.text();
}

// Whether a deflect gives away exactly the honor that it was said to (EIY-166).
void expect_forgone(const Table& before, const Look& look, const Table& after) {
    for (int row = 0; row < before.state().row_count(); ++row) {
        if (before.state().has_token(row) || !after.state().has_token(row)) continue;
        const Look then(after, 'w');
        const std::string ref = row_id(before.state(), row);
        EXPECT_EQ(look["honor_left"] - then["honor_left"], look.fact(ref, "deflect_forgoes"))
            << before.text();
    }
}

void expect_all(std::string_view options, int games) {
    int tolls = 0;
    int bound = 0;
    along_random_games(
        options, games, 7, [&](const Table& before, const std::string&, const Table& after) {
            if (before.state().foes_left == 40 + (before.state().coop() ? 2 : 0)) bound = 1000;
            const Look look(before, 'w');
            const int most = look["honor"] + look["honor_left"];
            EXPECT_LE(most, bound) << before.text();  // it never rises
            bound = most;
            expect_strikes(before);
            expect_forgone(before, look, after);
            expect_reasons(before, 'A');
            if (!before.phase().starts_with("damage") && after.phase().starts_with("damage")) {
                expect_toll(after);
                ++tolls;
            }
        });
    EXPECT_GT(tolls, 0);
}

TEST(EiyoOutlook, HoldsAlongRandomGames) {  // EIY-136 EIY-215 EIY-219
    expect_all("", 3);
    expect_all("mode=coop path=on exhaustion=emptied", 2);
    expect_all("mode=coop refill_side=front special_after_use=discard edition=draft", 2);
}

}  // namespace
}  // namespace engawa::eiyo
