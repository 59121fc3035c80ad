#include "engine/wire/wire.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/wire/json_writer.h"
#include "engine/wire/read_gesture.h"

namespace engawa {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr Seat kOne{0};

std::unique_ptr<Match> open(std::string_view game, Given options = {}) {
    Setup setup;
    setup.options = std::move(options);
    return std::move((*find_game(game))->open(setup)).value();
}

std::string chance(double value) {
    JsonWriter out;
    return out.chance(value).take();
}

TEST(JsonWriter, WritesAChanceWithTheSameDigitsEverywhere) {
    EXPECT_EQ(chance(0), "0");
    EXPECT_EQ(chance(1), "1");
    EXPECT_EQ(chance(0.5), "0.5");
    EXPECT_EQ(chance(1.0 / 3), "0.333333333333");
    EXPECT_EQ(chance(2.0 / 3), "0.666666666667");
    EXPECT_EQ(chance(1.0 / 36), "0.027777777778");
    EXPECT_EQ(chance(1e-13), "0");
    EXPECT_EQ(chance(1 - 1e-13), "1");
}

TEST(JsonWriter, PutsCommasBetweenAndEscapesWhatMustBe) {
    JsonWriter out;
    out.open_object().text("a", "x\"\n\x01").name("b").open_list().number(1).number(-2).open_list();
    out.close_list().close_list().name("c").nothing().flag("d", false).close_object();
    EXPECT_EQ(out.take(), R"({"a":"x\"\n\u0001","b":[1,-2,[]],"c":null,"d":false})");
}

TEST(Wire, AnAttemptIsAGestureOrTheTextOfAMove) {
    const auto match = open("paiko");
    const auto view = match->seen_by(kOne);
    EXPECT_TRUE(why_not(*view, "+Sw")->none());
    EXPECT_TRUE(why_not(*view, R"({"verb":"pick","parts":[{"role":"tile","ref":"reserve.1/Sw"}]})")
                    ->none());
    const auto refused = why_not(
        *view,
        R"({"verb":"deploy","parts":[{"role":"tile","ref":"hand.1/Fi"},{"role":"square","ref":"e5"},)"
        R"({"role":"facing","number":2}]})");
    EXPECT_EQ(wire_of(*refused).json(), R"({"rule":"PAI-069","causes":[]})");
    for (const char* bad :
         {"{", "{}x", R"({"verb":3})", R"({"verb":"pick","parts":[{"role":"tile","number":-1}]})",
          R"({"verb":"pick","parts":[{"role":"tile","ref":"hand.2/Sw"}]})", "{}"}) {
        EXPECT_EQ(why_not(*view, bad).error().code, "bad_gesture") << bad;
    }
}

TEST(Wire, ChoicesArePackedOnceForWhatComesAgain) {
    const std::vector<Choice> choices{
        {"a5", {"place", {{"tile", "hand.1/fire", 0}, {"square", "a5", 0}}}, {}, false, true},
        {"a5n",
         {"place", {{"tile", "hand.1/fire", 0}, {"facing", "", 2}}},
         {{"ki", 1}},
         true,
         false},
        {"b5", {"place", {{"tile", "hand.1/fire", 0}, {"square", "b5", 0}}}, {}, false, true},
        {"pass", {"pass", {}}, {}, false, false},
    };
    EXPECT_EQ(
        wire_of(choices).json(),
        R"({"choices":{"texts":["a5","a5n","b5","pass"],)"
        R"("shapes":[{"verb":"place","parts":[{"role":"tile","number":false},{"role":"square","number":false}]},)"
        R"({"verb":"place","parts":[{"role":"tile","number":false},{"role":"facing","number":true}]},)"
        R"({"verb":"pass","parts":[]}],)"
        R"("refs":["hand.1/fire","a5","b5"],"codes":[0,0,1,1,0,2,0,0,2,2],)"
        R"("prices":[[],[["ki",1]]],"price_of":[0,1,0,0],"wasteful":[1],"final":[0,2]}})");
}

TEST(Wire, ManyReferencesKeepTheirNumbers) {
    std::vector<Choice> choices;
    std::string refs;
    for (int i = 0; i < 500; ++i) {
        const std::string ref = "square." + std::to_string(i);
        choices.push_back({ref, {"go", {{"to", ref, 0}}}, {}, false, false});
        refs += (i == 0 ? "\"" : ",\"") + ref + '"';
    }
    choices.push_back({"back", {"go", {{"to", "square.3", 0}}}, {}, false, false});
    const std::string json = wire_of(choices).json();
    EXPECT_THAT(json, HasSubstr("\"refs\":[" + refs + "]"));
    EXPECT_THAT(json, HasSubstr(",0,498,0,499,0,3],\"prices\":[],\"price_of\":[]"));
}

TEST(Wire, AViewCarriesWhatIsWishedFor) {
    const auto match = open("paiko", {{"turn_cap", "60"}});
    const auto view = match->seen_by(kOne);
    const Opened opened{**find_game("paiko"), match->head().options};
    const std::string bare = wire_of(opened, *view, at_table(*match, kOne), {}).json();
    EXPECT_THAT(bare, HasSubstr(R"("options":{"turn_cap":60},"seats":2,"viewer":1,"view":")"));
    const std::string decision = std::to_string(match->decision(kOne));
    EXPECT_THAT(bare, HasSubstr(R"("over":false,"sequence":0,"decision":)" + decision + ","));
    EXPECT_THAT(bare, HasSubstr(R"("to_act":[1],"awaited":[1],"talk":[[2],[1]])"));
    for (const char* part : {"tableau", "choices", "odds", "reasons"}) {
        EXPECT_THAT(bare, Not(HasSubstr(part)));
    }
    const std::string whole = wire_of(opened, *view, {}, {true, true, true}).json();
    EXPECT_THAT(whole, Not(HasSubstr("sequence")));
    EXPECT_THAT(whole, HasSubstr(R"("choices":{"texts":["+Sa")"));
    EXPECT_THAT(whole, HasSubstr(R"("odds":[],"reasons":[])"));
}

TEST(Wire, ATableThatIsOverByResigningSaysSo) {
    const auto match = open("paiko");
    ASSERT_TRUE(match->resign(kOne));
    const auto view = match->seen_by(kOne);
    const Opened opened{**find_game("paiko"), match->head().options};
    const std::string json =
        wire_of(opened, *view, at_table(*match, kOne), {false, true, false}).json();
    EXPECT_THAT(json, HasSubstr(R"("over":true)"));
    EXPECT_THAT(json, HasSubstr(R"("to_act":[],"awaited":[])"));
    EXPECT_THAT(json, HasSubstr(R"("reason":"resigned","winners":[2])"));
    EXPECT_THAT(json, HasSubstr(R"("choices":{"texts":[])"));
}

TEST(Wire, ChanceIsSeatZero) {
    const auto match = open("eiyo");
    while (!match->to_act().contains(kChance)) {
        ASSERT_TRUE(match->play(kOne, match->seen_by(kOne)->legal(true).front()));
    }
    const Opened opened{**find_game("eiyo"), match->head().options};
    const auto view = match->seen_by(kWatcher);
    EXPECT_THAT(wire_of(opened, *view, at_table(*match, kWatcher), {}).json(),
                HasSubstr(R"("decision":0,"to_act":[0],"awaited":[0])"));
}

// Plays by the first move and the first ticket, that many times.
void play_on(Match& match, int moves) {
    for (int i = 0; i < moves && !match.over(); ++i) {
        if (match.to_act().contains(kChance)) {
            match.play_ticket(0);
        } else {
            ASSERT_TRUE(match.play(kOne, match.seen_by(kOne)->legal(true).front()));
        }
    }
}

TEST(Wire, WhatATableRemembersComesWithTheTableau) {
    const auto match = open("samurai", {{"mode", "campaign"}});
    play_on(*match, 40);
    const Opened opened{**find_game("samurai"), match->head().options};
    const auto view = match->seen_by(kOne);
    const AtTable at = at_table(*match, kOne);
    EXPECT_THAT(wire_of(opened, *view, at, {true, false, false}).json(),
                HasSubstr(R"("chronicle":{"places":[{"id":"duel.1")"));
    EXPECT_THAT(wire_of(opened, *view, at, {}).json(), Not(HasSubstr("chronicle")));
    EXPECT_THAT(wire_of(opened, *view, {}, {true, true, true}).json(), Not(HasSubstr("chronicle")));
    // A replay remembers the same.
    const auto again = (*find_game("samurai"))->replay(match->secret_record().reveal());
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)->chronicle(kOne), at.chronicle);
    EXPECT_EQ(open("paiko")->chronicle(kOne), Tableau{});
}

}  // namespace
}  // namespace engawa
