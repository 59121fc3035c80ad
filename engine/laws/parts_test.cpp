// The tools of the laws: sets of options, sums near zero, counted allocations.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <set>
#include <string>

#include "engine/laws/allocations.h"
#include "engine/laws/balance.h"
#include "engine/laws/findings.h"
#include "engine/laws/option_sets.h"

namespace engawa::laws {
namespace {

constexpr std::string_view kThree[] = {"a", "b", "c"};
constexpr std::string_view kTwo[] = {"x", "y"};
constexpr OptionSpec kSchema[] = {
    {"p", OptionKind::Choice, kThree, 0, 0, "a", RuleId{}},
    {"q", OptionKind::Choice, kTwo, 0, 0, "x", RuleId{}},
    {"r", OptionKind::Choice, kThree, 0, 0, "b", RuleId{}},
    {"s", OptionKind::Choice, kTwo, 0, 0, "y", RuleId{}},
};

std::set<std::string> pairs_in(const std::vector<Given>& sets) {
    std::set<std::string> pairs;
    for (const Given& given : sets) {
        for (std::size_t i = 0; i < given.size(); ++i) {
            for (std::size_t j = i + 1; j < given.size(); ++j) {
                pairs.insert(to_text({given[i], given[j]}));
            }
        }
    }
    return pairs;
}

TEST(OptionSets, CoverEveryValueAndEveryPair) {
    Rng rng{1};
    const auto sets = option_sets(kSchema, [](const Given&) { return true; }, 0, rng);
    EXPECT_TRUE(sets[0].empty());
    for (const OptionSpec& spec : kSchema) {
        for (const std::string_view value : spec.values) {
            const Given alone = {{std::string{spec.name}, std::string{value}}};
            EXPECT_THAT(sets, testing::Contains(alone));
        }
    }
    EXPECT_EQ(pairs_in(sets).size(), 6u + 9u + 6u + 6u + 4u + 6u);
    EXPECT_LE(sets.size(), 1u + 10u + 12u);  // far below the 36 combinations
}

TEST(OptionSets, GoAroundConflicts) {
    Rng rng{1};
    const auto sets = option_sets(
        kSchema,
        [](const Given& given) {
            const std::string text = to_text(given);
            return text.find("p=a q=x") == std::string::npos;
        },
        5, rng);
    const auto pairs = pairs_in(sets);
    EXPECT_EQ(pairs.size(), 37u - 1u);
    EXPECT_EQ(pairs.count("p=a q=x"), 0u);
}

TEST(OptionSets, OfAGameWithoutOptionsAreTheDefaults) {
    Rng rng{1};
    EXPECT_EQ(option_sets({}, [](const Given&) { return true; }, 7, rng).size(), 1u);
}

TEST(Balance, HoldsForFairCoinsAndNotForLoadedOnes) {
    Rng rng{1};
    Balance fair, loaded;
    for (int i = 0; i < 10000; ++i) {
        fair.add(rng.below(2) == 0 ? 3 : -3);
        loaded.add(rng.below(100) < 55 ? 3 : -3);
    }
    EXPECT_FALSE(fair.too_high());
    EXPECT_FALSE(fair.one_of_many_off());
    EXPECT_TRUE(loaded.too_high());
    EXPECT_TRUE(loaded.one_of_many_off());
}

TEST(Balance, OfNothingIsNotOff) {
    Balance none;
    none.add(0);
    EXPECT_FALSE(none.too_high());
    EXPECT_FALSE(none.one_of_many_off());
}

TEST(Allocations, AreCounted) {
    const std::uint64_t before = allocations();
    const auto memory = std::make_unique<std::array<int, 100>>();
    EXPECT_NE(memory, nullptr);
    EXPECT_GT(allocations(), before);
}

TEST(Findings, KeepTheFirstFewOfEachLawAndNameIt) {
    Findings findings;
    for (int ply = 0; ply < 10; ++ply) {
        findings.add({Law::Hash, "k=v", 7, ply, "here", "differs"});
    }
    findings.checked(Law::Hash);
    EXPECT_EQ(findings.violations().size(), 3u);
    EXPECT_THAT(findings.broken(), testing::ElementsAre(Law::Hash));
    EXPECT_EQ(to_text(findings.violations()[1]),
              "law 'hash': differs\n  options k=v\n  seed 7, ply 1\n  position here");
    EXPECT_EQ(findings.summary("chess"),
              "laws of chess: 0 sets of options, 0 games (0 to the end), 0 states; hash 1.");
}

}  // namespace
}  // namespace engawa::laws
