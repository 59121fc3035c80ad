// The fast Eiyo against the slow one of tests/reference, along games that both play.
#include <algorithm>

#include "engine/games/eiyo/slow_table_test.h"

namespace engawa::eiyo {
namespace {

using slow_eiyo::Choices;
using slow_eiyo::Words;

struct Choice {
    int seat = 0;
    std::string move;
};

template <class List>
const auto& any_of(const List& list, Rng& rng) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

Choice outcome(const SlowTable& table, Rng& rng) {
    const auto outcomes = slow_eiyo::outcomes(table.slow());
    int all = 0;
    for (const auto& [id, weight] : outcomes) all += weight;
    int left = rng.below(all);
    for (const auto& [id, weight] : outcomes) {
        if (left < weight) return {slow_eiyo::kChance, id};
        left -= weight;
    }
    return {};
}

Choice random_choice(const SlowTable& table, Rng& rng) {
    const auto set = slow_eiyo::to_act(table.slow());
    const int seat = any_of(std::vector<int>(set.begin(), set.end()), rng);
    if (seat == slow_eiyo::kChance) return outcome(table, rng);
    return {seat, any_of(slow_eiyo::legal(table.slow(), seat), rng)};
}

// ----- games that get far ---------------------------------------------------------------------

int worth(const SlowTable& table, int seat, const std::string& play, int love_of_honor) {
    const Words w = slow_eiyo::words(play);
    const auto corner = std::find(slow_eiyo::kCorners.begin(), slow_eiyo::kCorners.end(), w[2]);
    const int row = table.game().row_at(table.fast(), seat - 1,
                                        static_cast<int>(corner - slow_eiyo::kCorners.begin()));
    const auto& target = table.slow().rows[static_cast<unsigned>(row)];
    const int rotations = w[3][1] - '0';
    const int damage = slow_eiyo::row_damage(table.slow(), target);
    if (w[0] == "deflect") return 2 * (damage - rotations) - 1;
    auto without = target;
    without.cards.erase(without.cards.begin());
    int honor = 0;
    for (const auto& foe : slow_eiyo::foe_kinds(table.slow())) {
        if (foe.id == target.cards[0]) honor = foe.honor;
    }
    const int saved = damage - slow_eiyo::row_damage(table.slow(), without);
    const bool half =
        target.owner == 0 && target.cards[0].rfind("red", 0) == 0 && slow_eiyo::coop(table.slow());
    return (half ? 1 : 2) * (saved + love_of_honor * honor) - 2 * rotations;
}

// The card play that spares most cards of the deck; now and then something else.
Choice sensible_choice(const SlowTable& table, Rng& rng, int love_of_honor) {
    const int seat = *slow_eiyo::awaited(table.slow()).begin();
    if (seat == slow_eiyo::kChance) return outcome(table, rng);
    if (table.slow().step != "fight" || rng.below(25) == 0) return random_choice(table, rng);
    const Words moves = slow_eiyo::legal(table.slow(), seat);
    std::string best = moves.back();  // done or pass
    int most = 0;
    for (const std::string& move : moves) {
        if (move.find('+') == std::string::npos) continue;
        const int value = worth(table, seat, move, love_of_honor);
        if (value <= most) continue;
        best = move;
        most = value;
    }
    return {seat, best};
}

// ----- what the games had ---------------------------------------------------------------------

using Met = std::map<std::string, int>;

void note(const SlowTable& table, const Choice& choice, Met& met) {
    const std::string text = slow_eiyo::write(table.slow());
    const std::string mode = table.slow().options.at("mode");
    const auto fields = slow_eiyo::words(text, '/');
    const std::string& phase = fields[10];
    for (const std::string part : {".pay.", ".effect.", "refill.", "damage.", "draw.", ".take."}) {
        if (phase.find(part) != std::string::npos) ++met[mode + " " + part];
    }
    for (const std::string part : {"=special", "=", ".t"}) {
        if (fields[4].find(part) != std::string::npos) ++met[mode + " row " + part];
    }
    for (const auto& row : table.slow().rows) {
        for (const std::string& card : row.cards) ++met[card];
        if (!row.cards.empty() && row.owner != 0 && row.cards[0].rfind("red", 0) != 0) {
            ++met["active weapon covered"];
        }
    }
    const Words w = slow_eiyo::words(choice.move);
    ++met[w[0]];
    if (w.size() == 4) {
        if (w[1].rfind("special", 0) == 0) ++met[w[0] + " special"];
        ++met[w[0] + " " + w[3]];
    }
    const bool beside = choice.seat != slow_eiyo::kChance && choice.seat != table.slow().seat;
    if (beside) ++met["beside: " + w[0]];
    if (table.slow().step == "refill" && slow_eiyo::count(table.slow().boss_bag, choice.move) > 0) {
        ++met["boss revealed"];
    }
}

void note_end(const SlowTable& table, Met& met) {
    const auto report = slow_eiyo::report(table.slow());
    ++met[table.slow().options.at("mode") + " " + report.result];
    ++met["exhaustions " + std::to_string(report.exhaustions)];
    if (report.won) ++met[report.rank];
}

void expect_met(Met& met, const Words& things) {
    for (const std::string& thing : things) EXPECT_GT(met[thing], 0) << thing;
}

// ----- the games ------------------------------------------------------------------------------

Choices random_options(Rng& rng) {
    const std::vector<std::pair<std::string, Words>> values = {
        {"mode", {"solo", "coop"}},
        {"path", {"off", "on"}},
        {"mulligan", {"on", "off"}},
        {"edition", {"final", "draft"}},
        {"enemy_set", {"rich", "lean"}},
        {"refill_side", {"back", "front"}},
        {"exhaustion", {"needed", "emptied"}},
        {"special_after_use", {"leaves", "discard"}}};
    for (;;) {
        Choices given;
        for (const auto& [name, list] : values) {
            if (rng.below(3) != 0) given[name] = any_of(list, rng);
        }
        if (slow_eiyo::choose(given)) return given;
    }
}

struct Cast {
    const Eiyo& game;
    const slow_eiyo::Cards& cards;
};

void play_both(const Cast& cast, int games, std::uint64_t seed, bool sensible, Met& met) {
    Rng rng{seed};
    for (int i = 0; i < games; ++i) {
        SlowTable table(cast.game, cast.cards, random_options(rng));
        const int love_of_honor = rng.below(4);
        while (!table.over()) {
            ASSERT_NO_FATAL_FAILURE(table.expect_same());
            const Choice choice =
                sensible ? sensible_choice(table, rng, love_of_honor) : random_choice(table, rng);
            note(table, choice, met);
            ASSERT_NO_FATAL_FAILURE(table.play(choice.seat, choice.move));
        }
        ASSERT_NO_FATAL_FAILURE(table.expect_same());
        note_end(table, met);
    }
}

TEST(EiyoDifferential, RandomGamesAreTheSame) {
    Met met;
    play_both({Eiyo{}, slow_cards()}, 40, 1, false, met);
    for (const auto& [k, n] : met) std::cout << k << ' ' << n << '\n';
}

TEST(EiyoDifferential, SensibleGamesAreTheSame) {
    Met met;
    play_both({Eiyo{}, slow_cards()}, 40, 2, true, met);
    for (const auto& [k, n] : met) std::cout << k << ' ' << n << '\n';
    expect_met(met, {"solo victory"});
}

}  // namespace
}  // namespace engawa::eiyo
