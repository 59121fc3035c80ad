// Positions, views and moves as text.
#include <gtest/gtest.h>

#include "engine/core/text.h"
#include "engine/games/susanoo/proofs/ledger_positions_test.h"
#include "engine/games/susanoo/proofs/script_test.h"
#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {
namespace {

Options table_of(std::string_view position) {
    Options options;
    options.seats = static_cast<std::uint8_t>(position[0] - '0');
    return options;
}

std::vector<std::string> lines(std::string_view text) {
    std::vector<std::string> out;
    for (const std::string_view line : split(text, '\n', 200)) {
        if (!line.empty()) out.emplace_back(line);
    }
    return out;
}

Viewer viewer_of(char digit) {
    return digit == '0' ? Viewer::watcher() : Viewer{Seat{digit - '1'}};
}

// The prep window of a game of three, with `old` replaced by `now`.
constexpr std::string_view kBase =
    "3.1.1.10.0.0.weapon/TR04,TR08,TR14.CO01.YO09,EV20.-/"
    "HB03.3.-.CO06,EQ05,EV19=w.EQ07+,EQ26.TR01+,TR02.YO01,YO02.OR03.EV28/"
    "HB04.1.p.CO05,EV02=13,YO03.EQ09+.-.-.-.-/HB08.2.x.-.-.-.-.-.-/-/prep+draw+end+surplus+next";
constexpr std::string_view kBattle =
    "3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.4.-.EV20.EQ22+.-.YO01.-.-/HB04.5.-.-.-.-.-.-.-/"
    "HB08.6.-.-.-.-.-.-.-/1.2.OR05:+3:-2,YO30:0:0.2.1:0:1.-.EV23:3:o:0:6:0:0.HB01.YO05:3,YO06:0/"
    "fight+judge+over+end+surplus+next";

std::string changed(std::string_view base, std::string_view old, std::string_view now) {
    std::string text{base};
    const auto at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return text.replace(at, old.size(), now);
}

void expect_refused(const std::string& text, std::string_view reason) {
    const auto s = Susanoo{}.read(table_of(text), text);
    ASSERT_FALSE(s.ok()) << text;
    EXPECT_EQ(s.error().code, "bad_position");
    EXPECT_NE(s.error().text.find(reason), std::string::npos) << s.error().text << "\n" << text;
}
void expect_refused(std::string_view base, std::string_view old, std::string_view now,
                    std::string_view reason) {
    expect_refused(changed(base, old, now), reason);
}

TEST(SusanooPosition, EveryPositionOfTheLedgerReadsBackToItsText) {  // SUS-531
    const Susanoo game;
    const auto texts = lines(kLedgerPositions);
    EXPECT_EQ(texts.size(), 75u);
    for (const std::string& text : texts) {
        const auto s = game.read(table_of(text), text);
        ASSERT_TRUE(s.ok()) << s.error().text << "\n" << text;
        EXPECT_EQ(game.write(*s), text);
        EXPECT_TRUE(game.ok(*s)) << text;
        EXPECT_EQ(game.hash(*s), game.hash_afresh(*s));
    }
}

// A deal on heads alone: nothing of Yokai was asked, and nothing of them is promised.
TEST(SusanooPosition, ADealHasOneText) {  // SUS-531 SUS-532 SUS-464
    const auto deal = [](std::string_view terms) {
        return position_of("fight battle=1.2.OR07:0:0.2." + std::string{terms} +
                           ".-.-.-.- | HB10 5 sake:YO01 | HB04 | HB08");
    };
    EXPECT_TRUE(Susanoo{}.read(options_of("", 3), deal("0:0:0")).ok());
    expect_refused(deal("0:-:0"), "all its parts");
    expect_refused(deal("0:1:0"), "no Yokai");
    play(R"(
        # the promised Yokai is sent away
        t fight battle=1.2.OR07:0:0,YO05:0:0.2.0:1:1.-.-.-.- | HB10 5 hand:CO13 sake:YO01 | HB04 | HB08
        1 play:CO13
        1 pick:YO05
        battle.deal 0:0:1
    )");
}

TEST(SusanooPosition, AnOfferHasThePartsThatWereNamed) {  // SUS-462 SUS-532
    const auto offer = [](std::string_view foes, std::string_view terms, std::string_view steps) {
        return position_of(std::string{steps} + "fight+judge+over+end+surplus+next battle=1.0." +
                           std::string{foes} + ".2.-." + std::string{terms} +
                           ".-.-.- | HB10 5 sake:YO01 | HB04 | HB08");
    };
    const auto good = [&](std::string_view foes, std::string_view terms, std::string_view steps) {
        return Susanoo{}.read(options_of("", 3), offer(foes, terms, steps)).ok();
    };
    EXPECT_TRUE(good("YO20:0:0", "-", "offer_k:1+offer_y:1+offer_side:1+answer:2+"));
    EXPECT_TRUE(good("YO20:0:0", "1:-:-", "offer_y:1+offer_side:1+answer:2+"));
    EXPECT_TRUE(good("YO20:0:0", "1:0:-", "offer_side:1+answer:2+"));
    EXPECT_TRUE(good("OR07:0:0", "0:-:-", "offer_side:1+answer:2+"));
    EXPECT_TRUE(good("YO20:0:0", "1:0:1", "answer:2+"));
    EXPECT_TRUE(good("YO20:0:0", "-", "offer_k:2+offer_y:2+offer_side:2+counter_answer:1:2+"));
    EXPECT_FALSE(good("YO20:0:0", "1:-:-", "offer_side:1+answer:2+"));
    EXPECT_FALSE(good("OR07:0:0", "0:0:-", "offer_side:1+answer:2+"));
    EXPECT_FALSE(good("OR07:0:0", "0:1:0", "answer:2+"));
    EXPECT_FALSE(good("YO20:0:0", "1:0:-", "answer:2+"));
    EXPECT_FALSE(good("YO20:0:0", "1:-:-", "offer_k:1+offer_y:1+offer_side:1+answer:2+"));
    EXPECT_FALSE(good("YO20:0:0", "-", "offer_k:1+offer_side:1+answer:2+"));
    EXPECT_FALSE(good("OR07:0:0", "-", "offer_k:1+offer_y:1+offer_side:1+answer:2+"));
    EXPECT_FALSE(good("YO20:0:0", "-", "offer_k:1+"));
    EXPECT_FALSE(good("YO20:0:0", "-", "offer_k:2+offer_y:2+offer_side:2+answer:2+"));
    EXPECT_FALSE(good("YO20:0:0", "-", "offer_k:1+offer_y:2+offer_side:1+answer:2+"));
    EXPECT_FALSE(good("YO20:0:0", "-", "fight+offer_k:1+offer_y:1+offer_side:1+answer:2+"));
}

TEST(SusanooPosition, EveryViewOfTheLedgerReadsBackToItsText) {  // SUS-534
    const Susanoo game;
    const auto texts = lines(kLedgerViews);
    EXPECT_EQ(texts.size(), 15u);
    for (const std::string& line : texts) {
        const std::string text = line.substr(2);
        const auto view = game.read_view(table_of(text), viewer_of(line[0]), text);
        ASSERT_TRUE(view.ok()) << view.error().text << "\n" << line;
        EXPECT_EQ(game.write_view(*view), text);
    }
}

TEST(SusanooPosition, TheStartIsTheTextOfTheLedger) {  // SUS-531 SUS-403
    const Susanoo game;
    Options options;
    options.seats = 3;
    EXPECT_EQ(game.write(game.start(options)), lines(kLedgerPositions)[0]);
}

TEST(SusanooPosition, TheTwoBasesOfTheRefusalsAreFine) {  // SUS-531
    for (const std::string_view text : {kBase, kBattle}) {
        const auto s = Susanoo{}.read(table_of(text), text);
        EXPECT_TRUE(s.ok()) << s.error().text;
    }
}

TEST(SusanooPosition, MissingAndMalformedFieldsAreRefused) {  // SUS-532
    expect_refused("3.1.1.10/x", "7 fields");
    expect_refused(kBase, "/-/prep", "/prep", "7 fields");
    expect_refused(kBase, "3.1.1.10.0.0.weapon", "3.1.1.10.0.weapon", "seven parts");
    expect_refused(kBase, "3.1.1.10", "3.1.1.010", "six numbers");
    expect_refused(kBase, "3.1.1.10", "3.4.1.10", "six numbers");
    expect_refused(kBase, "TR04,TR08,TR14.CO01.", "TR04,TR08,TR14.", "four lists");
    expect_refused(kBase, "HB04.1.p.", "HB04.1.", "nine parts");
    expect_refused(kBase, "HB04.1.p.", "HB04.1.q.", "flags");
    expect_refused(kBase, ".weapon/", ".sword/", "not a right");
    expect_refused(kBase, ".weapon/", ".trade2/", "without the one before it");
    expect_refused(kBase, "EV02=13", "EV02=", "who knows");
    expect_refused(kBase, "EV02=13", "EV02=31", "who knows");
    expect_refused(kBase, "EV02=13", "EV02=12", "who knows");
    expect_refused(kBattle, "1.2.OR05", "0.2.OR05", "seats that fight");
    expect_refused(kBattle, "OR05:+3:-2", "OR05:3:-2", "not a foe");
    expect_refused(kBattle, "1:0:1.-.", "1:2:1.-.", "not an offer");
    expect_refused(kBattle, "1:0:1.-.", "1:-:1.-.", "all its parts");
    expect_refused(kBattle, "1:0:1.-.", "-:0:1.-.", "all its parts");
    expect_refused(kBattle, "1:0:1.-.", "-.-.", "belong together");
    expect_refused(kBattle, "1:0:1.-.", "1:0:1.1:0:0.", "other parts");
    expect_refused(kBattle, "EV23:3:o:0:6:0:0", "EV23:3:o:0:6:0", "not a result");
    expect_refused(kBattle, "YO05:3,", "YO05,", "not a poured drink");
    Options five;
    EXPECT_FALSE(Susanoo{}.read(five, kBase).ok());
}

TEST(SusanooPosition, CardsThatDoNotExistAreRefused) {  // SUS-532
    expect_refused(kBase, "CO06", "CO99", "there is no card 'CO99'");
    expect_refused(kBase, "TR04", "TR99", "'TR99' is not a card that is a Transformation");
    expect_refused(kBase, "HB03", "HB99", "'HB99' is not a card that is a Heavenly Being");
}

TEST(SusanooPosition, ACardInTwoPlacesIsRefused) {  // SUS-532
    expect_refused(kBase, "CO05", "CO01", "lies in two places");
    expect_refused(kBase, "HB04", "HB03", "lies in two places");
    expect_refused(kBase, "TR04", "TR01", "lies in two places");
    expect_refused(kBattle, "YO05:3", "YO30:3", "lies in two places");
    expect_refused(kBattle, "YO05:3", "YO01:3", "lies in two places");
    expect_refused(kBattle, "EV23:3", "EV20:3", "lies in two places");
}

TEST(SusanooPosition, AZoneThatCannotHoldACardIsRefused) {  // SUS-532
    expect_refused(kBase, "CO01.YO09", "YO08.YO09", "Reward discards");
    expect_refused(kBase, "YO09,EV20", "YO09,EQ20", "Event discards");
    expect_refused(kBase, "EQ09+", "CO09", "Equipment");
    expect_refused(kBase, "YO01,YO02", "OR01,YO02", "Sake Drink");
    expect_refused(kBase, "OR03", "YO20", "a head");
    expect_refused(kBase, "EV28", "EV27", "a persistent event");
    expect_refused(kBattle, "YO30:0:0", "EV30:0:0", "where it cannot lie");
    expect_refused(kBattle, "YO05:3", "OR01:3", "where it cannot lie");
}

TEST(SusanooPosition, ListsOutOfOrderAreRefused) {  // SUS-532
    expect_refused(kBase, "TR04,TR08", "TR08,TR04", "not in its place");
    expect_refused(kBase, "CO06,EQ05", "EQ05,CO06", "not in its place");
    expect_refused(kBase, "EQ07+,EQ26", "EQ26,EQ07+", "not in its place");
    expect_refused(kBase, "YO01,YO02", "YO02,YO01", "not in its place");
    expect_refused(kBase, ".weapon/", ".weapon,armor/", "not in its place");
    expect_refused(kBase, "draw+end", "end+draw", "not in their order");
    expect_refused(kBase, "prep+draw", "1xprep+draw", "not a step");
}

TEST(SusanooPosition, LevelsAndMarksHaveTheirLimits) {  // SUS-532 SUS-119
    expect_refused(kBase, "HB03.3", "HB03.13", "1 to 12");
    expect_refused(kBase, "HB03.3", "HB03.0", "1 to 12");
    expect_refused(kBase, "EQ07+,EQ26", "EQ07+,EQ26+", "two cards in use");
    expect_refused(kBase, "TR01+,TR02", "TR01+,TR02+", "two Transformations");
}

TEST(SusanooPosition, TheAgendaBeginsWithWhatIsDecided) {  // SUS-532 SUS-402
    expect_refused(kBase, "prep+draw", "draw", "begins with a decision");
    expect_refused(kBase, "prep+draw+end+surplus+next", "over", "begins with a decision");
    expect_refused(kBase, "prep+draw", "sleep+draw", "not a step");
    expect_refused(kBase, "prep+draw", "pool:4+prep+draw", "not a step");
    expect_refused(kBase, "prep+draw", "fight+draw", "a battle");
    expect_refused(kBase, "prep+draw", "pool:1+prep+draw", "passes are for open windows");
    const std::string fresh = changed(kBase, "HB04.1.p", "HB04.1.-");
    expect_refused(fresh, "prep+draw", "look:1:e:1+prep+draw", "no row");
    expect_refused(fresh, "prep+draw", "lose1:3:hand+prep+draw", "without an answer");
    expect_refused(fresh, "prep+draw", "lose1:1:sake+prep+draw", "does not fit");
    expect_refused(fresh, "prep+draw", "rob:1:1:helmet+prep+draw", "does not fit");
    expect_refused(kBattle, "fight+judge+over+end", "end", "until it is over");
    expect_refused(kBattle, "fight+judge", "hurt:1:OR01+fight+judge", "does not fit");
    expect_refused(kBattle, "fight+judge", "flee:3+fight+judge", "a step of a fighter");
}

TEST(SusanooPosition, QuestionMarksAreForViews) {  // SUS-534
    expect_refused(kBase, "CO06,EQ05,EV19=w", "EV19=w,?r,?r", "for views only");
}

TEST(SusanooPosition, AViewNamesWhatItsViewerKnowsAndNoMore) {  // SUS-534 SUS-518
    const Susanoo game;
    const auto refused = [&](char viewer, std::string_view old, std::string_view now) {
        const std::string text = changed(kBase, old, now);
        return !game.read_view(table_of(text), viewer_of(viewer), text).ok();
    };
    EXPECT_TRUE(refused('2', "CO06", "CO07"));                      // a card that it cannot know
    EXPECT_TRUE(refused('1', "CO06,EQ05,EV19=w", "EV19=w,?r,?r"));  // its own hand
    EXPECT_TRUE(refused('0', "CO06,EQ05,EV19=w", "EV19=1,?r,?r"));
}

TEST(SusanooMoveText, EveryWordReadsBack) {  // SUS-533 SUS-405
    const Susanoo game;
    const State s = game.start({});
    const Seat seat{0};
    for (const std::string_view text :
         {"act:HB03",  "ask:2",     "being:HB05", "counter",    "deal:YO03",     "die:6",
          "draw",      "drop:CO01", "equip:EQ05", "fight:OR05", "first:2",       "flee",
          "form:TR11", "give:4",    "head:OR01",  "k:12",       "keep",          "no",
          "pass",      "pay:EQ29",  "pick:1",     "pick:CO05",  "pick:fighters", "pick:foes",
          "play:EV28", "pour",      "renew",      "roll",       "side:0",        "side:EQ22",
          "skip",      "suffer",    "trade:2",    "use:EQ07",   "y:1",           "yes"}) {
        const auto move = game.read_attempt(s, seat, text);
        ASSERT_TRUE(move.ok()) << text;
        EXPECT_EQ(game.write_move(s, seat, *move), text);
    }
    for (const std::string_view text : {"", "jump", "pass:", "k:20", "k:01", "play:EV99",
                                        "side:foes", "pick:", "3:pass", "Pass"}) {
        EXPECT_EQ(game.read_attempt(s, seat, text).error().code, "bad_move") << text;
    }
}

TEST(SusanooMoveText, MovesAscendAsTheirTexts) {  // SUS-405
    const Susanoo game;
    const State s = game.start({});
    std::string before;
    Move last;
    for (const std::string_view text :
         {"ask:2", "k:0", "k:1", "k:10", "k:11", "k:2", "k:9", "keep", "pick:2", "pick:CO05",
          "pick:EQ01", "pick:YO32", "pick:fighters", "pick:foes", "play:CO01", "side:3",
          "side:EQ01", "y:0"}) {
        const Move move = *game.read_attempt(s, Seat{0}, text);
        EXPECT_LT(before, text);
        if (!before.empty()) EXPECT_LT(last, move) << text;
        before = text;
        last = move;
    }
}

TEST(SusanooOptions, TheDefaultsAreThoseOfTheLedger) {  // SUS-541 SUS-542
    const Susanoo game;
    EXPECT_EQ(*game.options({}), Options{});
    EXPECT_EQ(game.schema().size(), 14u);
}

TEST(SusanooOptions, EveryValueOfEveryOptionIsTaken) {  // SUS-541 SUS-542
    const Susanoo game;
    for (const OptionSpec& spec : game.schema()) {
        for (const std::string_view value : spec.values) {
            const auto options =
                game.options({{"seats", "5"}, {std::string{spec.name}, std::string{value}}});
            if (spec.name == "seats") {
                EXPECT_TRUE(game.options({{"seats", std::string{value}}}).ok());
                continue;
            }
            ASSERT_TRUE(options.ok()) << spec.name << '=' << value;
            Options plain;
            plain.seats = 5;
            EXPECT_EQ(*options == plain, value == spec.fallback) << spec.name << '=' << value;
        }
    }
}

TEST(SusanooOptions, ASeatThatIsNotThereCannotBeFirst) {  // SUS-542
    const Susanoo game;
    EXPECT_EQ(game.options({{"seats", "3"}, {"first_player", "4"}}).error().code,
              "option_conflict");
    EXPECT_EQ(game.options({{"seats", "2"}}).error().code, "bad_option_value");
    EXPECT_EQ(game.options({{"tie_wins", "nobody"}}).error().code, "bad_option_value");
}

TEST(SusanooPosition, AViewAsksOnlyWhatCanBeAnswered) {  // SUS-404 SUS-534
    const Susanoo& game = the_game();
    const auto taken = [&](const std::string& scene, int viewer) {
        const auto at = scene.find(" | ");
        const std::string agenda = scene.substr(0, at);
        std::string text = position_of("fight battle=1.0.YO30:0:0.-.-.-.-.-.-" + scene.substr(at));
        const Options options = options_of("", 3);
        const auto world = game.read(options, text);
        EXPECT_TRUE(world.ok()) << text;
        const Viewer who = viewer == 0 ? kWatcher : Viewer{Seat{viewer - 1}};
        text = game.write_view(game.observe(*world, who));
        text.insert(text.rfind('/') + 1, agenda + '+');
        return game.read_view(options, who, text).ok();
    };
    for (const int viewer : {0, 1, 2, 3}) {
        EXPECT_FALSE(taken("banish:2:1 | HB10 5 | HB04 | HB08", viewer));
        EXPECT_TRUE(taken("banish:2:13 | HB10 5 | HB04 | HB08", viewer));
        EXPECT_FALSE(taken("annul:2:EV20 | HB10 5 | HB04 | HB08", viewer));
        EXPECT_FALSE(taken("rob:2:1:item | HB10 5 | HB04 | HB08", viewer));
        EXPECT_FALSE(taken("join:2 | HB10 5 | HB04 hand:CO01 | HB08", viewer));
        EXPECT_TRUE(taken("join:2 | HB10 5 | HB04 hand:YO01 | HB08", viewer));
    }
    EXPECT_TRUE(taken("join:2 | HB10 5 | HB04 hand:EV01 | HB08", 0));   // it could be a Yokai
    EXPECT_FALSE(taken("join:2 | HB10 5 | HB04 hand:EV01 | HB08", 2));  // who sees that it is none
}

}  // namespace
}  // namespace engawa::susanoo
