// Chapter 19 of the ledger: decisions.
#include <set>

#include "engine/core/long_run_test.h"
#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

const std::string kCorners[] = {"TL", "TR", "BR", "BL"};

// The rows of the table of chapter 8, by seat and spot.
int row_of(const Table& t, char seat, int corner) {
    if (!t.state().coop()) return corner;
    static constexpr int kRows[4][4] = {{0, 1, 4, 3}, {1, 2, 5, 4}, {4, 3, 0, 1}, {5, 4, 1, 2}};
    const int spot = t.spots()[seat - 'A'] == 'R' ? 1 : 0;
    return kRows[2 * (seat - 'A') + spot][corner];
}

bool is_red(const std::string& front) {
    return front == "retainer" || front == "swordmaster" || front == "champion";
}

// The conditions of the second table of the chapter, written out again.
bool is_play(const Table& t, char seat, bool attack, const WeaponCard& card, int r, int corner) {
    if ((card.corners >> (corner + 4 - r) % 4 & 1) == 0) return false;
    const int row = row_of(t, seat, corner);
    const std::string front = parts(t.row(row), '|')[0];
    if (front.empty() || t.token(row)) return false;
    if (!attack && (t.supply() == 0 || front == "gate" || front == "gatekeeper")) return false;
    const bool own = t.active(row).starts_with(seat);
    if (attack && t.state().coop() && is_red(front) && own) return false;
    int each = 1;
    for (int i = 0; i < t.state().row_count(); ++i) {
        if (t.row(i).find("illusionist") != std::string::npos) each = 2;
    }
    const int cost = r * each + (attack && front == "mist" ? 1 : 0);
    if (cost == 0 || t.table() > 0) return true;
    return t.state().emptied() ? t.deck() > cost : t.deck() >= cost;
}

Words expected(const Table& t, char seat) {
    Words found;
    const Words phase = parts(t.phase(), '.');
    const bool coop = t.state().coop();
    const bool alone = coop && phase[3] != "-";
    const int played = coop ? std::stoi(phase[2]) : 0;
    for (const bool attack : {true, false}) {
        for (int kind = 0; kind < t.game().weapon_kinds() && played < 2; ++kind) {
            const WeaponCard& card = t.game().weapon(kind);
            if (t.hand_cards(seat).find(card.id) == std::string::npos) continue;
            for (int r = 0; r < 4; ++r) {
                for (int corner = 0; corner < 4; ++corner) {
                    if (!is_play(t, seat, attack, card, r, corner)) continue;
                    found.push_back((attack ? "attack " : "deflect ") + card.id + " " +
                                    kCorners[corner] + " +" + std::to_string(r));
                }
            }
        }
    }
    const bool payable = t.table() > 0 || t.deck() >= (t.state().emptied() ? 2 : 1);
    if (coop && payable) found.push_back("move");
    const bool together = coop && t.spots()[0] == t.spots()[1];
    if (together && t.hand_cards(seat) != t.known(seat)) found.push_back("show");
    found.push_back(coop && !alone && played > 0 ? "done" : "pass");
    return found;
}

TEST(EiyoDecisions, TheListOfTheFightIsThatOfTheTable) {  // EIY-285 EIY-286 EIY-130
    const int games = long_run() ? 10 : 2;
    int lists = 0;
    for (const std::string mode : {"mode=solo", "mode=coop"}) {
        for (const std::string more : {" path=on", " path=on exhaustion=emptied",
                                       " path=on refill_side=front special_after_use=discard"}) {
            along_random_games(mode + more, games, 285,
                               [&](const Table& before, const std::string&, const Table&) {
                                   if (before.who() == "chance") return;
                                   if (!before.phase().starts_with("fight")) return;
                                   ++lists;
                                   EXPECT_EQ(before.moves(), expected(before, before.who()[0]))
                                       << before.text();
                               });
        }
    }
    EXPECT_GT(lists, 50 * games);
}

TEST(EiyoDecisions, NoListIsLongerThanItsBoundOrHasAMoveTwice) {  // EIY-285
    const std::string hand =
        "katana_top,katana_right,katana_bottom,katana_left,yari_falling,yari_rising";
    const Table solo(
        Scene{.rows = std::string(kSoloRows), .hand = hand + ",special", .deck = 20, .table = 1});
    EXPECT_EQ(solo.moves().size(), 129u);
    const Table coop(Scene{.options = "mode=coop",
                           .rows = std::string(kCoopRows),
                           .hand = "special:" + hand,
                           .deck = 20,
                           .table = 2,
                           .spots = "LL"});
    const Words moves = coop.moves();
    EXPECT_EQ(moves.size(), 131u);
    EXPECT_EQ(std::set<std::string>(moves.begin(), moves.end()).size(), 131u);
}

TEST(EiyoDecisions, TheLongestListOfAnyCardSet) {  // EIY-285
    CardSet cards = default_cards();
    const std::uint8_t three[] = {7, 14, 13, 11};
    for (unsigned i = 0; i < 4; ++i) cards.weapons[i].corners = three[i];
    WeaponCard special = cards.specials[0];
    cards.specials.clear();
    for (const char* id : {"s1", "s2", "s3", "s4"}) {
        special.id = id;
        special.copies = 1;
        special.solo_copies = cards.specials.size() < 2 ? 1 : 0;
        cards.specials.push_back(special);
    }
    const Table t(Scene{.options = "mode=coop special_after_use=discard",
                        .rows = std::string(kCoopRows),
                        .hand = "s1,s2:tanto_tl,tanto_tr,tanto_br,tanto_bl,s3,s4",
                        .deck = 20,
                        .table = 0,
                        .spots = "LL"},
                  Eiyo(cards));
    EXPECT_EQ(t.moves().size(), 227u);
}

TEST(EiyoDecisions, MoveAndShowBesideADecisionComeLast) {  // EIY-286
    const Scene first{.options = "mode=coop edition=draft",
                      .rows = std::string(kCoopRows),
                      .hand = "tanto_tl",
                      .hand_b = "tanto_tl",
                      .spots = "LL",
                      .phase = "first"};
    const Table t(first);
    EXPECT_EQ(t.moves('A'), list("first 1; first 2; move; show"));
    EXPECT_EQ(t.moves('B'), words("move show"));
    EXPECT_EQ(t.then("first 1").moves('B'), words("agree object move show"));
}

TEST(EiyoDecisions, OneSpellingForAMove) {  // EIY-286
    const Table t(Scene{.rows = std::string(kSoloRows), .hand = "katana_top"});
    EXPECT_TRUE(t.has("deflect katana_top BR +1"));
    for (const std::string text : {"deflect katana_top BR", "deflect katana_top BR 1",
                                   "Deflect katana_top BR +1", "deflect katana_top br +1"}) {
        EXPECT_TRUE(t.lacks(text)) << text;
    }
}

}  // namespace
}  // namespace engawa::eiyo
