#include "engine/host/host.h"
#include "engine/host/table_test.h"

namespace engawa {
namespace {

TEST(HostUndo, GoesBackToBeforeTheOwnDecisionWithWhatBotsAnswered) {
    Host host = open_host("tictactoe", setup_of("pr"));
    ASSERT_TRUE(host.play(kOne, "b2"));
    ASSERT_TRUE(advance(host));
    ASSERT_TRUE(host.play(kOne, any_move(host, kOne)));
    ASSERT_TRUE(advance(host));
    const auto undone = host.undo(kOne);
    ASSERT_TRUE(undone);
    EXPECT_EQ(*undone, 2);
    EXPECT_EQ(host.match().plies(), 2);
    EXPECT_EQ(host.due().waiting, SeatSet{kOne});
    EXPECT_EQ(*host.undo(kOne), 2);
    EXPECT_EQ(host.undo(kOne).error().code, "nothing_to_undo");
}

TEST(HostUndo, AnotherPersonMustGrantIt) {
    Host host = open_host("tictactoe", setup_of("pp"));
    ASSERT_TRUE(host.play(kOne, "b2"));
    EXPECT_EQ(host.undo(kOne).error().code, "undo_asks");
    EXPECT_EQ(host.answer_undo(kTwo, true).error().code, "nothing_asked");
    ASSERT_TRUE(host.ask_undo(kOne));
    EXPECT_EQ(host.notice(kTwo).undo->by, kOne);
    EXPECT_EQ(host.answer_undo(kOne, true).error().code, "nothing_asked");
    EXPECT_EQ(*host.answer_undo(kTwo, false), 0);
    EXPECT_EQ(host.match().plies(), 1);
    ASSERT_TRUE(host.ask_undo(kOne));
    EXPECT_EQ(*host.answer_undo(kTwo, true), 1);
    EXPECT_EQ(host.match().plies(), 0);
    EXPECT_EQ(lines_of(host).back(), "@undo 1");
}

TEST(HostUndo, AMoveEndsTheRequest) {
    Host host = open_host("tictactoe", setup_of("pp"));
    ASSERT_TRUE(host.play(kOne, "b2"));
    ASSERT_TRUE(host.ask_undo(kOne));
    ASSERT_TRUE(host.play(kTwo, "a1"));
    EXPECT_FALSE(host.notice(kTwo).undo);
    EXPECT_EQ(host.answer_undo(kTwo, true).error().code, "nothing_asked");
}

TEST(HostUndo, IsAWordToTheOthersAndRefusedWhereTheyMayNotTalk) {  // EIY-190
    const std::string apart =
        "rest/-/4/"
        "tanto_tl,tanto_tl,katana_top,yari_rising+tanto_tr,tanto_br,katana_top,katana_left/"
        "red_champion,blue_archer,yellow_conscript.4+black_scout,black_blade,blue_war_archer.4+"
        "yellow_spearman,red_retainer,blue_veteran_archer.4+yellow_sergeant,yellow_conscript,"
        "black_shadow_master.4+red_retainer,blue_archer,black_scout.4+yellow_sergeant,"
        "yellow_spearman,black_blade.4/-/-/LR/1/1/fight.1.0.-";
    HostSetup setup = setup_of("pp", {{"mode", "coop"}}, apart);
    setup.practice = true;
    Host host = open_host("eiyo", setup);
    ASSERT_TRUE(host.play(kOne, any_move(host, kOne)));
    ASSERT_TRUE(host.match().standing().talk.listeners[kOne].empty());
    EXPECT_EQ(host.ask_undo(kOne).error().code, "chat_closed");
}

TEST(HostUndo, WithSecretsNobodyTakesBackWhatAnotherDecided) {  // decision 0014
    Host host = open_host("sealed_bid", setup_of("pp"));
    while (host.due().kind == Due::Kind::Draw) host.draw();
    const Seat first = host.due().waiting.first();
    const Seat second = (host.due().waiting - SeatSet{first}).first();
    ASSERT_TRUE(host.play(first, any_move(host, first)));
    EXPECT_EQ(host.ask_undo(second).error().code, "undo_others");
}

TEST(HostUndo, UndoneChanceIsDrawnAnew) {
    HostSetup setup = setup_of("p");
    setup.practice = true;
    setup.luck = Luck::plain(key_of_seed(1));
    Host host = open_host("eiyo", setup);
    std::set<std::string> seen;
    for (int i = 0; i < 12; ++i) {
        ASSERT_TRUE(play_until(host, [](const Host& h) { return h.match().plies() > 40; }));
        seen.insert(host.match().secret_position().reveal());
        while (host.match().plies() > 0) {
            if (!host.undo(kOne)) break;
        }
    }
    EXPECT_GT(seen.size(), 1u);
}

TEST(HostUndo, AfterARecordAloneItGoesBackUntilAPersonIsToAct) {
    Host host = open_host("tictactoe", setup_of("pr"));
    ASSERT_TRUE(host.play(kOne, "b2"));
    ASSERT_TRUE(advance(host));
    KeptTable kept = host.keep().reveal();
    kept.beside.clear();
    auto again = Host::resume(game_named("tictactoe"), kept, Luck::plain(key_of_seed(9)));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again.value().undo(kOne), 2);
}

}  // namespace
}  // namespace engawa
