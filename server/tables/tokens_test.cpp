// S-05: what opens something is long, random and unlike everything else.
#include "server/tables/tokens.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>

namespace engawa::server {
namespace {

TEST(Tokens, AreNeverTheSameAndHaveNothingInCommon) {
    ASSERT_TRUE(open_randomness());
    const std::size_t count = std::getenv("ENGAWA_LONG") != nullptr ? 1'000'000 : 20'000;
    std::set<std::string> made;
    std::map<char, std::size_t> first;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string token = make_token();
        ASSERT_EQ(token.size(), 43u);
        ASSERT_EQ(token.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                          "0123456789-_"),
                  std::string::npos);
        ++first[token.front()];
        made.insert(token);
    }
    EXPECT_EQ(made.size(), count);
    EXPECT_EQ(first.size(), 64u) << "all letters, each about as often";
    for (const auto& [letter, times] : first) {
        EXPECT_GT(times, count / 64 / 2) << letter;
        EXPECT_LT(times, count / 64 * 2) << letter;
    }
}

TEST(Tokens, OfOneDigestOpenNothingElse) {
    ASSERT_TRUE(open_randomness());
    const std::string token = make_token();
    EXPECT_TRUE(same(digest_of(token), digest_of(token)));
    EXPECT_FALSE(same(digest_of(token), digest_of(make_token())));
    EXPECT_FALSE(same(digest_of(token), digest_of(token.substr(1))));
    EXPECT_FALSE(same(digest_of(token), digest_of("")));
}

}  // namespace
}  // namespace engawa::server
