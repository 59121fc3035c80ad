#include "terminal/paiko/picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace engawa::paiko {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view kPosition =
    "Er@i12,Bw@g11w,Sw@i10,Wa@k10,Sa@l9n,Sw@e6/Sw@g12,Ai@m8/00011000.10000010.rest/"
    "10000000.01000010.rest/w/t/e6:3.-";

std::vector<std::string> lines_of(const Picture& picture) {
    std::vector<std::string> lines;
    for (const auto& line : picture.lines) {
        std::string text;
        for (const Span& span : line) text += span.text;
        lines.push_back(text);
    }
    return lines;
}

std::string drawn(const PictureWish& wish, std::string_view position = kPosition,
                  std::span<const Event> events = {}) {
    const Paiko game;
    const auto state = game.read(*game.options({}), position);
    EXPECT_TRUE(state.ok());
    std::string all;
    for (const std::string& line :
         lines_of(picture(game, game.observe(*state, kWatcher), wish, events))) {
        all += line + '\n';
    }
    return all;
}

int columns(std::string_view utf8) {
    return static_cast<int>(
        std::count_if(utf8.begin(), utf8.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

TEST(PaikoPicture, ShowsBoardHandsReservesLossesAndPoints) {
    EXPECT_EQ(drawn({}), R"(    a   b   c   d   e   f   g   h   i   j   k   l   m   n
                        14  ·   •              ◆ Black  Sa Sw Bw Lo Ai Fi Er Wa
                    13  ·   ·   •   •             hand   1  ·  ·  ·  ·  ·  ·  ·
                12  ·   ·  ◆Sw  •  ◇Er  •      reserve   ·  1  ·  ·  ·  ·  1  ·
            11  ·   ·   ·  ◇Bw← •   •   •   •     lost   2  1  3  3  2  3  2  3
        10  ·   ·   ·   ·   ·   •  ◇Sw  •  ◇Wa  •    ◆ 1 of 10 points
     9  ·   ·   ·   ·   ▒▒  ·   •   •   •   •  ◇Sa↑ •     turn 1 of 400
 8  ·   ·   ·   ·   ·   ·   ·   ▒▒  •   •   •   •  ◆Ai  •
 7  ◦   ◦   ◦   ◦   ◦   ◦   ▒▒  ·   ·   ·   ·   ·   ·   ·    ◇ e6 must rest
     6  ◦   ◦   ◦  ◇Sw  ◦   ◦   ·   ▒▒  ·   ·   ·   ·     White to move
         5  ◦   ◦   ◦   ◦   ◦   ·   ·   ·   ·   ·    ◇ 9 of 10 points
             4  ◦   ◦   ◦   ◦   ·   ·   ·   ·  ◇ White  Sa Sw Bw Lo Ai Fi Er Wa
                 3  ◦   ◦   ◦   ·   ·   ·         hand   ·  ·  ·  1  1  ·  ·  ·
                     2  ◦   ◦   ·   ·          reserve   1  ·  ·  ·  ·  ·  1  ·
                         1  ◦   ·                 lost   1  1  2  2  2  3  1  2
    a   b   c   d   e   f   g   h   i   j   k   l   m   n
)");
}

TEST(PaikoPicture, MarksThreatByNumbersAndTriangles) {
    const std::string map = drawn({.threat = true});
    EXPECT_THAT(map, HasSubstr("12  ·    ▲1◆Sw¹△1▲1◇Er △1"));
    EXPECT_THAT(map, HasSubstr("△2  White's threat"));
}

TEST(PaikoPicture, MarksCoverByCircles) {
    const std::string map = drawn({.cover = true});
    EXPECT_THAT(map, HasSubstr("○Sw"));      // at home, so in cover
    EXPECT_THAT(map, HasSubstr("◇Sa↑ ○●"));  // m9: White's Sai beside, Black's home
    EXPECT_THAT(drawn({.threat = true, .cover = true}), HasSubstr("1○1●"));
}

TEST(PaikoPicture, FitsEightyColumnsWhateverIsAskedFor) {
    for (int wish = 0; wish < 8; ++wish) {
        const Paiko game;
        const auto state = game.read(*game.options({}), kPosition);
        const Picture all = picture(game, game.observe(*state, kWatcher),
                                    {(wish & 1) != 0, (wish & 2) != 0, (wish & 4) != 0});
        EXPECT_LE(all.lines.size(), 17u);
        for (const std::string& line : lines_of(all)) EXPECT_LE(columns(line), 79) << line;
    }
}

TEST(PaikoPicture, IsPlainAsciiOnRequest) {
    for (const char c : drawn({true, true, true})) EXPECT_GE(c, 0);
    EXPECT_THAT(drawn({.ascii = true}), HasSubstr("wBw<"));
}

// The tile that moved is strong; the squares it left and struck have signs of their own.
TEST(PaikoPicture, MarksTheLastActionThroughRewardPicks) {
    const Paiko game;
    State state = *game.read(*game.options({}), kPosition);
    EventList events;
    for (const char* text : {"g11-g10n", ":Sa"}) {
        const Seat seat = game.to_act(state).first();
        game.apply(state, seat, *game.read_move(state, seat, text), events);
    }
    const std::string after = drawn({}, game.write(state), events.events);
    EXPECT_THAT(after, HasSubstr("12  ·   ·   ×   •  ◇Er"));  // the Sword on g12 was captured
    EXPECT_THAT(after, HasSubstr("11  ·   ·   ·   ▫   •"));   // the Bow left g11
    const Picture marked = picture(game, game.observe(state, kWatcher), {}, events.events);
    int strong = 0;
    for (const auto& line : marked.lines) {
        for (const Span& span : line) strong += int{span.ink == Ink::Last && span.text == "Bw"};
    }
    EXPECT_EQ(strong, 1);
}

TEST(PaikoPicture, SaysWhoIsToPickAndWhoHasWon) {
    EXPECT_THAT(
        drawn({}, "-/-/00000000.33333333.00000000/00000000.33333333.00000000/w/s/-.-/0/0"),
        testing::AllOf(HasSubstr("White to pick"), HasSubstr("set-up"), Not(HasSubstr("turn"))));
    EXPECT_THAT(drawn({},
                      "Sw@i10,Er@j12,Ai@k9,Sa@l10n,Bw@h13n/-/00000000.rest.00000000/"
                      "00000000.rest.00000000/-/xw/-.-/0/12"),
                testing::AllOf(HasSubstr("White has won"), HasSubstr("turn 12 of 400")));
}

}  // namespace
}  // namespace engawa::paiko
