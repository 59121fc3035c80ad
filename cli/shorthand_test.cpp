#include "cli/shorthand.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace engawa::cli {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::vector<std::string> kMoves = {"attack katana_left BL +0",
                                         "attack katana_top BR +1",
                                         "attack katana_top TL +0",
                                         "deflect katana_left BL +0",
                                         "done",
                                         "move"};

TEST(Shorthand, WordsMayBeCutShort) {
    EXPECT_THAT(meant_by("a katana_t br +1", kMoves), ElementsAre("attack katana_top BR +1"));
    EXPECT_THAT(meant_by("at kt tl", kMoves), ElementsAre("attack katana_top TL +0"));
    EXPECT_THAT(meant_by("de kal b", kMoves), ElementsAre("deflect katana_left BL +0"));
}

TEST(Shorthand, OnlyWhatAddsMayBeLeftOut) {
    EXPECT_THAT(meant_by("d", kMoves), ElementsAre("done"));
    EXPECT_THAT(meant_by("a kt", kMoves), IsEmpty());
    EXPECT_THAT(meant_by("", kMoves), IsEmpty());
}

TEST(Shorthand, NotationIsTypedWhole) {
    EXPECT_THAT(meant_by("sw@g5", {"Sw@g5", "Sw@g5n"}), ElementsAre("Sw@g5"));
    EXPECT_THAT(meant_by("sw@g", {"Sw@g5"}), IsEmpty());
}

TEST(Shorthand, WhatIsAmbiguousGivesAllThatIsMeant) {
    EXPECT_THAT(meant_by("a k b", kMoves),
                ElementsAre("attack katana_left BL +0", "attack katana_top BR +1"));
}

TEST(Shorthand, OtherCornersAndTurnsAreNotMeant) {
    EXPECT_THAT(meant_by("a kt bl", kMoves), IsEmpty());
    EXPECT_THAT(meant_by("a kt br +2", kMoves), IsEmpty());
    EXPECT_THAT(meant_by("attack katana_top BR +1 now", kMoves), IsEmpty());
}

TEST(Shorthand, GroupsAreTheFirstWords) {
    const auto groups = by_first_words(kMoves);
    ASSERT_EQ(groups.size(), 4u);
    EXPECT_EQ(groups[1].head, "attack katana_top");
    EXPECT_THAT(groups[1].moves, ElementsAre(1u, 2u));
    EXPECT_EQ(groups[3].head, "");
    EXPECT_EQ(brief("attack katana_top TL +0"), "attack katana_top TL");
    EXPECT_EQ(brief("attack katana_top BR +1"), "attack katana_top BR +1");
}

TEST(Shorthand, LeavesOutTheFirstWord) {
    const std::vector<std::string> moves = {"insight", "place A1", "place A10", "place F1",
                                            "swap A1 F1"};
    EXPECT_EQ(meant_by("f1", moves), std::vector<std::string>{"place F1"});
    EXPECT_EQ(meant_by("a1", moves), std::vector<std::string>{"place A1"});
    EXPECT_EQ(meant_by("a1 f1", moves), std::vector<std::string>{"swap A1 F1"});
    EXPECT_EQ(meant_by("p a1", moves), std::vector<std::string>{"place A1"});
    EXPECT_EQ(meant_by("i", moves), std::vector<std::string>{"insight"});
    EXPECT_TRUE(meant_by("v9", moves).empty());
}

TEST(Shorthand, NamesOfCardsStandForMoves) {
    const std::vector<std::string> moves = {"ask:3", "pass", "play:CO01", "play:EV19", "pick:YO03"};
    const std::vector<std::string> names = {"ask:3 Susanoo", "pass", "play:CO01 Twilight Tea",
                                            "play:EV19 Twilight", "pick:YO03 Karakasa-kozō"};
    const auto meant = [&](std::string_view typed) { return named_by(typed, moves, names); };
    using Texts = std::vector<std::string>;
    EXPECT_EQ(meant("twilight"), Texts{"play:EV19"});  // the whole name goes before a part
    EXPECT_EQ(meant("play tea"), Texts{"play:CO01"});
    EXPECT_EQ(meant("twi"), (Texts{"play:CO01", "play:EV19"}));
    EXPECT_EQ(meant("kozo"), Texts{"pick:YO03"});
    EXPECT_EQ(meant("ask 3"), Texts{"ask:3"});
    EXPECT_EQ(meant("play ev19"), Texts{"play:EV19"});
    EXPECT_EQ(meant("ev1"), Texts{});
    EXPECT_EQ(meant(""), Texts{});
}

}  // namespace
}  // namespace engawa::cli
