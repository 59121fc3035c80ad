// The first rule that an attempt breaks.
#include <gtest/gtest.h>

#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {
namespace {

constexpr std::string_view kPrep =
    "3.1.1.10.0.0.trade/TR04,TR08,TR14.-.-.-/"
    "HB03.2.-.CO02,CO05,CO15,EQ01,YO03.EQ07,EQ26+.-.-.-.-/HB04.1.-.EQ02,OR01.EQ09+.-.-.-.-/"
    "HB08.1.x.-.-.-.-.-.-/-/prep+draw+end+surplus+next";
constexpr std::string_view kFight =
    "4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.4.-.EQ05.EQ22+.TR03+.-.-.-/HB04.5.p.-.-.-.YO01.-.-/"
    "HB08.6.x.-.-.-.-.-.-/HB09.2.-.OR01.-.-.YO02.-.-/1.0.YO30:0:0.2.-.-.-.TR03.-/"
    "fight+judge+over+end+surplus+next";

struct Attempted {
    std::string_view move;
    std::string_view rule;  // empty: legal
};

void expect_why(std::string_view text, int seat, std::initializer_list<Attempted> attempts) {
    const Susanoo game;
    Options options;
    options.seats = static_cast<std::uint8_t>(text[0] - '0');
    const auto s = game.read(options, text);
    ASSERT_TRUE(s.ok()) << s.error().text;
    for (const Attempted& each : attempts) {
        const Seat who{seat - 1};
        const auto attempt = game.read_attempt(*s, who, each.move);
        ASSERT_TRUE(attempt.ok()) << each.move;
        EXPECT_EQ(game.why_not(*s, who, *attempt).text(), each.rule) << each.move;
        EXPECT_EQ(game.read_move(*s, who, each.move).ok(), each.rule.empty()) << each.move;
    }
}

std::string with_agenda(std::string_view text, std::string_view agenda) {
    return std::string{text.substr(0, text.rfind('/') + 1)} + std::string{agenda};
}

TEST(SusanooWhyNot, BeforeTheDrawEachWordHasItsRule) {  // SUS-302 SUS-416 SUS-419 SUS-232
    expect_why(kPrep, 1,
               {{"equip:EQ01", ""},        {"act:HB03", ""},          {"use:EQ07", ""},
                {"play:CO06", "SUS-025"},  {"play:YO03", "SUS-302"},  {"play:CO05", "SUS-419"},
                {"play:CO15", "SUS-416"},  {"equip:EQ02", "SUS-025"}, {"equip:CO02", "SUS-038"},
                {"use:EQ26", "SUS-426"},   {"use:EQ01", "SUS-426"},   {"trade:2", "SUS-237"},
                {"act:EQ07", "SUS-302"},   {"head:OR01", "SUS-098"},  {"pour", "SUS-225"},
                {"ask:2", "SUS-461"},      {"flee", "SUS-302"},       {"fight:YO03", "SUS-303"},
                {"draw", "SUS-303"},       {"roll", "SUS-306"},       {"k:1", "SUS-462"},
                {"yes", "SUS-463"},        {"drop:CO02", "SUS-446"},  {"pay:EQ01", "SUS-447"},
                {"pick:1", "SUS-307"},     {"keep", "SUS-241"},       {"skip", "SUS-493"},
                {"being:HB01", "SUS-301"}, {"form:TR01", "SUS-420"},  {"die:6", "SUS-402"}});
}

TEST(SusanooWhyNot, OthersDoNotEquipOrTrade) {  // SUS-232 SUS-237 SUS-410 SUS-447
    expect_why(kPrep, 2,
               {{"pass", ""},
                {"equip:EQ02", "SUS-232"},
                {"trade:1", "SUS-237"},
                {"renew", "SUS-447"},
                {"act:HB04", "SUS-302"}});
    expect_why(kPrep, 3, {{"pass", "SUS-410"}});
    expect_why(kPrep, 4, {{"pass", "SUS-008"}});
}

TEST(SusanooWhyNot, InABattleEachWordHasItsRule) {  // SUS-304 SUS-218 SUS-217 SUS-225 SUS-226
    expect_why(kFight, 1,
               {{"flee", ""},
                {"ask:4", ""},
                {"ask:2", "SUS-218"},
                {"ask:3", "SUS-240"},
                {"ask:1", "SUS-461"},
                {"ask:5", "SUS-461"},
                {"equip:EQ05", "SUS-232"},
                {"act:TR03", "SUS-304"},
                {"pour", "SUS-225"}});
    expect_why(kFight, 4,
               {{"pass", ""},
                {"flee", "SUS-304"},
                {"ask:1", "SUS-461"},
                {"act:HB09", "SUS-304"},
                {"head:OR01", "SUS-098"},
                {"trade:1", "SUS-237"}});
    expect_why(kFight, 2, {{"pass", "SUS-411"}});
}

TEST(SusanooWhyNot, WithAHeadTheSakeHasItsLimits) {  // SUS-212 SUS-472 SUS-473 SUS-464
    std::string text{kFight};
    text.replace(text.find("1.0.YO30:0:0.2"), 14, "1.0.OR05:0:0.2");
    expect_why(text, 4, {{"pour", ""}, {"head:OR01", ""}, {"head:OR05", "SUS-212"}});
    expect_why(text, 1, {{"pour", "SUS-472"}});
    text.replace(text.find("TR03.-/fight"), 6, "TR03.YO10:0,YO11:0,YO12:0");
    expect_why(text, 4, {{"pour", "SUS-473"}});
}

TEST(SusanooWhyNot, QuestionsHaveTheirAnswers) {  // SUS-213 SUS-303 SUS-446 SUS-431 SUS-406
    const std::string choice = with_agenda(kPrep, "choice+end+surplus+next");
    expect_why(choice, 1, {{"fight:YO03", ""}, {"fight:OR01", "SUS-213"}, {"pass", "SUS-213"}});
    expect_why(choice, 2, {{"pass", "SUS-303"}});
    const std::string pool = with_agenda(kPrep, "pool:1+prep+draw+end+surplus+next");
    expect_why(pool, 1, {{"pick:TR04", ""}, {"pick:TR05", "SUS-114"}});
    expect_why(pool, 2, {{"pass", "SUS-406"}});
    const std::string give = with_agenda(kPrep, "give:2+surplus+next");
    expect_why(give, 1, {{"pick:CO05", ""}, {"pick:EQ02", "SUS-446"}});
    const std::string renew = with_agenda(kPrep, "renew:1:0+prep+draw+end+surplus+next");
    expect_why(renew, 1, {{"pay:EQ01", ""}, {"pay:EQ02", "SUS-447"}});
}

TEST(SusanooWhyNot, AfterTheEndNothingIsLegal) {  // SUS-502
    expect_why(with_agenda(kPrep, "over:heads"), 1, {{"pass", "SUS-502"}});
}

}  // namespace
}  // namespace engawa::susanoo
