#include "server/api/negotiation.h"

#include <gtest/gtest.h>

namespace engawa::server {
namespace {

Encoding best(std::string_view accept) { return choose_encoding(accept, true, true); }

TEST(Encodings, BrowsersGetBrotliOrElseGzip) {
    EXPECT_EQ(best("gzip, deflate, br, zstd"), Encoding::Brotli);
    EXPECT_EQ(best("gzip, deflate"), Encoding::Gzip);
    EXPECT_EQ(best("GZIP"), Encoding::Gzip);
    EXPECT_EQ(best("x-gzip"), Encoding::Gzip);
    EXPECT_EQ(best(""), Encoding::Plain);
    EXPECT_EQ(best("zstd"), Encoding::Plain);
}

TEST(Encodings, WeightsDecide) {
    EXPECT_EQ(best("br;q=0.5, gzip"), Encoding::Gzip);
    EXPECT_EQ(best("br;q=0, gzip;q=0"), Encoding::Plain);
    EXPECT_EQ(best("br ; q=0.001"), Encoding::Brotli);
    EXPECT_EQ(best("br;q=1.000, gzip;q=1"), Encoding::Brotli);
    EXPECT_EQ(best("identity, br;q=0.9"), Encoding::Plain);
    EXPECT_EQ(best("*"), Encoding::Brotli);
    EXPECT_EQ(best("*, br;q=0"), Encoding::Gzip);
    EXPECT_EQ(best("*;q=0"), Encoding::Plain);
}

TEST(Encodings, AWeightThatIsNoneCountsForNothing) {
    for (const char* accept :
         {"br;q=", "br;q=x", "br;q=2", "br;q=-1", "br;q=0.1234", "br;q=1x", ";;;,,,;q"}) {
        EXPECT_EQ(best(accept), Encoding::Plain) << accept;
    }
}

TEST(Encodings, OnlyFormsThatExistAreChosen) {
    EXPECT_EQ(choose_encoding("br, gzip", true, false), Encoding::Gzip);
    EXPECT_EQ(choose_encoding("br, gzip", false, false), Encoding::Plain);
}

TEST(Etags, AreNamedAloneInAListWeaklyOrByAStar) {
    EXPECT_TRUE(names_etag("\"a\"", "\"a\""));
    EXPECT_TRUE(names_etag("\"b\", \"a\"", "\"a\""));
    EXPECT_TRUE(names_etag("W/\"a\"", "\"a\""));
    EXPECT_TRUE(names_etag("*", "\"a\""));
    for (const char* other : {"", "\"b\"", "a", "\"a", "\"A\"", "w/\"a\"", "\"aa\""}) {
        EXPECT_FALSE(names_etag(other, "\"a\"")) << other;
    }
}

}  // namespace
}  // namespace engawa::server
