// The fast Eiyo against the slow one of tests/reference, along games that both play.
#include "engine/games/eiyo/proofs/slow_games_test.h"

namespace engawa::eiyo {
namespace {

using slow_eiyo::Words;

// What the games had, so that a test can tell what it has seen.

using Met = std::map<std::string, int>;

void note_play(const SlowTable& table, const Choice& choice, Met& met) {
    const Words w = slow_eiyo::words(choice.move);
    const auto& row = table.slow().rows[row_of_play(table, choice)];
    ++met[w[0] + " on " + row.cards[0]];
    ++met[w[0] + " " + w[3]];
    if (w[1].rfind("special", 0) == 0) ++met[w[0] + " with a special weapon"];
    if (row.owner != 0) ++met[w[0] + " at an active weapon"];
}

void note(const SlowTable& table, const Choice& choice, Met& met) {
    const slow_eiyo::Position& p = table.slow();
    const std::string mode = p.options.at("mode");
    const std::string text = slow_eiyo::write(p);
    const std::string phase = text.substr(text.rfind('/'));
    for (const std::string part : {".pay.", ".effect.", "refill.", "damage.", "draw.", ".take."}) {
        if (phase.find(part) != std::string::npos) ++met[mode + " " + part];
    }
    for (const auto& row : p.rows) {
        if (row.owner == 0) continue;
        ++met["active " + row.active];
        if (row.cards[0].rfind("red", 0) != 0) ++met["active weapon covered"];
    }
    const Words w = slow_eiyo::words(choice.move);
    ++met[w[0]];
    if (w.size() == 4) note_play(table, choice, met);
    if (choice.seat != slow_eiyo::kChance && choice.seat != p.seat) ++met["beside: " + w[0]];
    if (p.step == "refill") ++met["refill with " + w[0]];
}

void note_end(const SlowTable& table, Met& met) {
    const auto report = slow_eiyo::report(table.slow());
    ++met[table.slow().options.at("mode") + " " + report.result];
    ++met[std::to_string(report.exhaustions) + " exhaustions"];
    if (report.won) ++met["rank " + report.rank];
}

void expect_met(const Met& met, const Words& things) {
    for (const std::string& thing : things) EXPECT_TRUE(met.contains(thing)) << thing;
}

// The games.

enum class Style : std::uint8_t { Random, Sensible };

void play_out(SlowTable& table, Style style, Rng& rng, Met& met) {
    const int love_of_honor = rng.below(5);
    int plies = 0;
    for (; !table.over(); ++plies) {
        ASSERT_NO_FATAL_FAILURE(table.expect_same());
        const Choice choice = style == Style::Sensible ? sensible_choice(table, rng, love_of_honor)
                                                       : random_choice(table, rng);
        note(table, choice, met);
        ASSERT_NO_FATAL_FAILURE(table.play(choice.seat, choice.move));
    }
    ASSERT_NO_FATAL_FAILURE(table.expect_same());
    ASSERT_LE(plies, table.fast().coop() ? 1000 : 400);
    note_end(table, met);
}

void play_games(const Cast& cast, int games, std::uint64_t seed, Style style, Met& met) {
    Rng rng{seed};
    for (int i = 0; i < games; ++i) {
        SlowTable table(cast.game, cast.cards, random_options(rng));
        ASSERT_NO_FATAL_FAILURE(play_out(table, style, rng, met));
    }
}

void play_late_games(const Cast& cast, int games, std::uint64_t seed, Met& met) {
    Rng rng{seed};
    for (int i = 0; i < games; ++i) {
        const auto given = random_options(rng);
        const std::string text = late_position(cast, given, rng);
        const auto read = cast.game.read(fast_options(cast.game, given), text);
        ASSERT_TRUE(read.ok()) << read.error().text << ": " << text;
        SlowTable table(cast.game, cast.cards, given, text);
        ASSERT_NO_FATAL_FAILURE(play_out(table, Style::Sensible, rng, met));
    }
}

// Rows, piles, lists, chances, secrets, talk and report are the ledger's at every step.
TEST(EiyoDifferential, RandomGamesAreTheSame) {  // EIY-019 EIY-191 EIY-205 EIY-285 EIY-286 EIY-290
    const Eiyo game;
    Met met;
    play_games({game, slow_cards()}, 32, 2, Style::Random, met);
    expect_met(met, {"solo overrun", "coop overrun", "keep", "redraw", "swap", "object", "move",
                     "show", "beside: move", "beside: show", "active special",
                     "active weapon covered", "attack +3", "deflect +3"});
}

TEST(EiyoDifferential, SensibleGamesAreTheSame) {  // EIY-206 EIY-207 EIY-279 EIY-285 EIY-290
    const Eiyo game;
    Met met;
    play_games({game, slow_cards()}, 120, 1, Style::Sensible, met);
    expect_met(met, {"solo victory",
                     "solo cleared_without_honor",
                     "coop cleared_without_honor",
                     "1 exhaustions",
                     "2 exhaustions",
                     "3 exhaustions",
                     "attack with a special weapon",
                     "deflect with a special weapon",
                     "attack at an active weapon",
                     "deflect at an active weapon",
                     "refill with ambusher",
                     "refill with yamabushi_storm",
                     "attack on executioner",
                     "attack on gatekeeper",
                     "attack on illusionist",
                     "attack on standard_bearer",
                     "deflect on warlord",
                     "attack on yamabushi_gate",
                     "attack on yamabushi_mist",
                     "deflect on yamabushi_mist",
                     "attack on yamabushi_drum",
                     "solo .pay.",
                     "coop .pay.",
                     "solo .effect.",
                     "coop .effect.",
                     "solo refill.",
                     "coop refill."});
}

TEST(EiyoDifferential, LateGamesAreTheSame) {  // EIY-270 EIY-273 EIY-275 EIY-277 EIY-278 EIY-279
    const Eiyo game;
    Met met;
    play_late_games({game, slow_cards()}, 60, 3, met);
    expect_met(met, {"solo victory", "coop victory", "solo cleared_without_honor",
                     "coop cleared_without_honor", "solo overrun", "coop overrun",
                     "rank Apprentice", "rank Warrior", "rank Samurai"});
}

TEST(EiyoDifferential, GamesWithOtherCardsAreTheSame) {  // EIY-045 EIY-234 EIY-257 EIY-261
    const Eiyo game{strange_cards()};
    const auto cards = slow_cards(strange_cards());
    Met met;
    play_games({game, cards}, 8, 4, Style::Sensible, met);
    play_games({game, cards}, 8, 5, Style::Random, met);
    play_late_games({game, cards}, 12, 6, met);
    expect_met(met, {"solo .take.", "coop .take.", "active special_red", "solo victory"});
}

TEST(EiyoDifferential, SlowHundredsOfGamesAreTheSame) {  // EIY-285 EIY-290
    const Eiyo game;
    const Eiyo strange{strange_cards()};
    const auto cards = slow_cards(strange_cards());
    Met met;
    play_games({game, slow_cards()}, 50, 11, Style::Random, met);
    play_games({game, slow_cards()}, 50, 12, Style::Sensible, met);
    play_late_games({game, slow_cards()}, 150, 13, met);
    play_games({strange, cards}, 30, 14, Style::Random, met);
    play_games({strange, cards}, 30, 15, Style::Sensible, met);
    expect_met(met, {"rank Apprentices", "rank Hero of the Empire", "rank Heroes of the Empire"});
}

TEST(EiyoDifferential, OptionsAreRefusedTheSame) {  // EIY-022 EIY-029 EIY-030 EIY-031
    const Eiyo game;
    const std::vector<slow_eiyo::Choices> all = {{},
                                                 {{"colour", "red"}},
                                                 {{"mode", "duel"}},
                                                 {{"mode", "duel"}, {"colour", "red"}},
                                                 {{"edition", "draft"}},
                                                 {{"edition", "draft"}, {"mode", "solo"}},
                                                 {{"edition", "draft"}, {"mode", "coop"}},
                                                 {{"hand_limit", "none"}},
                                                 {{"hand_limit", "5"}},
                                                 {{"placement_talk", "open"}},
                                                 {{"placement_talk", "open"}, {"mode", "coop"}},
                                                 {{"edition", "draft"}, {"exhaustion", "x"}}};
    for (const auto& given : all) {
        std::string code;
        const auto slow = slow_eiyo::choose(given, &code);
        const auto fast = game.options(Given(given.begin(), given.end()));
        ASSERT_EQ(fast.ok(), slow.has_value());
        if (!fast) EXPECT_EQ(fast.error().code, code);
        if (fast) EXPECT_EQ(fast->mulligan, slow->at("mulligan") == "on");
    }
}

}  // namespace
}  // namespace engawa::eiyo
