// Chapter 2 of the ledger: options.
#include <algorithm>

#include "engine/games/eiyo/proofs/table_test.h"

namespace engawa::eiyo {
namespace {

std::string refusal(const Given& given) {
    const Result<Options> options = Eiyo{}.options(given);
    return options.ok() ? "" : options.error().code;
}

// EIY-020 EIY-021 EIY-022 EIY-023 EIY-025 EIY-026 EIY-027 EIY-028 EIY-030 EIY-031
TEST(EiyoOptions, TheDefaults) {
    const Options options = options_of("");
    EXPECT_EQ(options, options_of("mode=solo path=off mulligan=on edition=final enemy_set=rich "
                                  "refill_side=back special_after_use=leaves exhaustion=needed "
                                  "hand_limit=6 placement_talk=closed"));
    EXPECT_EQ(Eiyo{}.seats(options), 1);
    EXPECT_EQ(Eiyo{}.seats(options_of("mode=coop")), 2);
}

TEST(EiyoOptions, CoopSeatsWinAndLoseTogether) {  // EIY-020
    const Table won(Scene{.options = "mode=coop",
                          .rows = "-.0 + -.0 + -.0 + -.0 + -.0 + -.0",
                          .honor = 50,
                          .first = "-",
                          .phase = "victory"});
    EXPECT_EQ(won.report().winners, SeatSet::first_seats(2));
}

TEST(EiyoOptions, ThePathIsPossibleInBothModes) {  // EIY-021
    for (const std::string mode : {"mode=solo", "mode=coop"}) {
        EXPECT_EQ(Table::start(mode).total_weight(), 36);
        EXPECT_EQ(Table::start(mode + " path=on").total_weight(), 40);
    }
}

TEST(EiyoOptions, TheMulliganIsOffOnlyIfTheDraftOrTheOptionSaysSo) {  // EIY-022
    const auto asked = [](const std::string& options) {
        return Table::start(options).settle().phase() == "mulligan.1";
    };
    EXPECT_TRUE(asked("mode=solo"));
    EXPECT_TRUE(asked("mode=coop"));
    EXPECT_TRUE(asked("mode=coop edition=final"));
    EXPECT_FALSE(asked("mode=coop edition=draft"));
    EXPECT_TRUE(asked("mode=coop edition=draft mulligan=on"));
    EXPECT_FALSE(asked("mode=coop mulligan=off"));
    EXPECT_FALSE(asked("mode=solo mulligan=off"));
}

// With `mulligan` given, only moves out of turn tell the editions apart: a final game can be
// replayed as a draft game, and every list is the same but for `move`.
TEST(EiyoOptions, TheDraftChangesTheTimeOfAMoveAndNothingElse) {  // EIY-023 EIY-024
    int moves_more = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        Rng rng(seed);
        Table final_game = Table::start("mode=coop mulligan=on");
        Table draft = Table::start("mode=coop mulligan=on edition=draft");
        while (!final_game.who().empty() && !HasFailure()) {
            EXPECT_EQ(final_game.text(), draft.text());
            EXPECT_EQ(final_game.who(), draft.who());
            for (const char seat : {'A', 'B'}) {
                if (final_game.who() == "chance") break;
                Words few = final_game.moves(seat), many = draft.moves(seat);
                if (few == many) continue;
                ++moves_more;
                EXPECT_EQ(std::erase(many, "move"), 1u);
                EXPECT_EQ(few, many);
            }
            const std::string move = final_game.random_move(rng);
            if (move.starts_with("chance: ")) {
                draft.chance(move.substr(8));
            } else {
                draft.play(move);
            }
        }
        EXPECT_EQ(final_game.report().reason, draft.report().reason);
    }
    EXPECT_GT(moves_more, 100);
}

TEST(EiyoOptions, TheEnemySetIsTheTableOfTheCardFile) {  // EIY-025
    const std::string rows = "scout.7 + blade.7 + war_archer.7 + sergeant.7";
    const Table rich(Scene{.rows = rows, .hand = "special,tanto_tr", .table = 1});
    const Table lean(
        Scene{.options = "enemy_set=lean", .rows = rows, .hand = "special,tanto_tr", .table = 1});
    EXPECT_EQ(rich.damage(), 4 + 4 + 3 + 4);
    EXPECT_EQ(lean.damage(), 3 + 4 + 3 + 3);
    EXPECT_EQ(rich.then("attack tanto_tr TR +0").honor(), 2);
    EXPECT_EQ(lean.then("attack tanto_tr TR +0").honor(), 1);
}

TEST(EiyoOptions, MistakesAreRefused) {  // EIY-029
    EXPECT_EQ(refusal({{"colour", "red"}}), "unknown_option");
    EXPECT_EQ(refusal({{"mode", "duel"}}), "bad_option_value");
    EXPECT_EQ(refusal({{"exhaustion", "1"}}), "bad_option_value");
    EXPECT_EQ(refusal({{"edition", "draft"}}), "option_conflict");
    EXPECT_EQ(refusal({{"edition", "draft"}, {"mode", "solo"}}), "option_conflict");
    EXPECT_EQ(refusal({{"edition", "draft"}, {"mode", "coop"}}), "");
    EXPECT_EQ(refusal({{"edition", "final"}, {"mode", "solo"}}), "");
    EXPECT_EQ(refusal({{"hand_limit", "5"}}), "bad_option_value");
    EXPECT_EQ(refusal({{"placement_talk", "open"}}), "option_conflict");
    EXPECT_EQ(refusal({{"placement_talk", "open"}, {"mode", "coop"}}), "");
}

TEST(EiyoOptions, TheHandLimitIsNamedByTheCardFile) {  // EIY-030
    CardSet cards = default_cards();
    cards.constants.hand_limit = 5;
    std::erase_if(cards.defaults, [](const auto& option) { return option.name == "hand_limit"; });
    const Eiyo game{cards};
    EXPECT_TRUE(game.options({{"hand_limit", "5"}}).ok());
    EXPECT_EQ(game.options({{"hand_limit", "6"}}).error().code, "bad_option_value");
    EXPECT_TRUE(game.options({{"hand_limit", "none"}})->no_limit);
    EXPECT_FALSE(game.options({})->no_limit);
    cards.defaults.push_back({"hand_limit", "none"});
    EXPECT_TRUE(Eiyo{cards}.options({})->no_limit);
}

// 20 corners on the default kinds; 29 fit, and one more is too many.
TEST(EiyoOptions, HandsWithoutALimitNeedFewKinds) {  // EIY-030 EIY-285
    CardSet cards = default_cards();
    cards.weapons[8].corners = cards.weapons[9].corners = 7;
    for (int i = 0; i < 7; ++i) {
        EXPECT_TRUE(Eiyo{cards}.options({{"hand_limit", "none"}}).ok()) << i;
        cards.weapons.push_back({"w" + std::to_string(i), "Weapon", 1, 0, 0, "own"});
    }
    EXPECT_TRUE(fits_any_hand(cards));
    cards.weapons.push_back({"w7", "Weapon", 1, 0, 0, "own"});
    EXPECT_EQ(Eiyo{cards}.options({{"hand_limit", "none"}}).error().code, "option_conflict");
    EXPECT_TRUE(Eiyo{cards}.options({}).ok());
}

TEST(EiyoOptions, EveryOtherCombinationIsPlayable) {  // EIY-029
    const Eiyo game;
    int combinations = 0;
    for (int choice = 0; choice < 1024; ++choice) {
        Given given;
        for (unsigned i = 0; i < 10; ++i) {
            const OptionSpec& spec = game.schema()[i];
            given.emplace_back(spec.name, spec.values[choice >> i & 1]);
        }
        if (refusal(given) == "option_conflict") continue;
        std::string text;
        for (const auto& [name, value] : given) text += name + "=" + value + " ";
        along_random_games(text, 1, static_cast<std::uint64_t>(choice),
                           [](const Table&, const std::string&, const Table&) {});
        ++combinations;
    }
    EXPECT_EQ(combinations, 1024 - 256 - 128);  // solo: the draft, talk at the placement
}

}  // namespace
}  // namespace engawa::eiyo
