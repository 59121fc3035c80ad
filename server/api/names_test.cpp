#include "server/api/names.h"

#include <gtest/gtest.h>

namespace engawa::server {
namespace {

TEST(HostName, IsWithoutPortBracketsAndCapitals) {
    EXPECT_EQ(host_name("localhost"), "localhost");
    EXPECT_EQ(host_name("LocalHost:8080"), "localhost");
    EXPECT_EQ(host_name("192.168.1.7:80"), "192.168.1.7");
    EXPECT_EQ(host_name("[::1]:8080"), "::1");
    EXPECT_EQ(host_name("[FD00::2]"), "fd00::2");
}

TEST(HostName, IsEmptyForWhatIsNone) {
    for (const char* text : {"", ":80", "a:", "a:b", "a:123456", "a:80:80", "[::1", "::1", "[::1]x",
                             "[]", "a b", "a/b", "user@a", "a\tb", "[fe80::1%eth0]", "a,b"}) {
        EXPECT_EQ(host_name(text), "") << text;
    }
}

// S-02
TEST(Names, AreThisMachineTheAddressThatWasCalledAndPublicOnes) {
    const Names names{{"Games.example.org"}};
    for (const char* host : {"localhost", "localhost:1", "127.0.0.1:8080", "[::1]:8080",
                             "192.168.1.7", "games.example.org", "GAMES.example.org:443"}) {
        EXPECT_TRUE(names.known(host, "192.168.1.7")) << host;
    }
    for (const char* host :
         {"", "evil.example", "localhost.evil.example", "localhost.", "192.168.1.8", "127.0.0.2",
          "games.example.org.evil", "xgames.example.org"}) {
        EXPECT_FALSE(names.known(host, "192.168.1.7")) << host;
    }
    EXPECT_FALSE(Names{}.known("", "")) << "no address is no name";
}

// S-01, S-03
TEST(Names, AnOriginIsOwnIfItIsThatOfTheHostOrPublicWithHttps) {
    const Names names{{"games.example.org"}};
    EXPECT_TRUE(names.own("http://localhost:8080", "localhost:8080"));
    EXPECT_TRUE(names.own("http://192.168.1.7", "192.168.1.7"));
    EXPECT_TRUE(names.own("https://games.example.org", "games.example.org"));
    for (const char* origin :
         {"null", "http://localhost", "http://localhost:8081", "https://localhost:8080",
          "http://localhost:8080.evil", "http://evil.localhost:8080", "localhost:8080",
          "http://localhost:8080/", "https://games.example.org.evil", ""}) {
        EXPECT_FALSE(names.own(origin, "localhost:8080")) << origin;
    }
}

TEST(Names, BrowsersTrustThisMachineAndHttps) {
    const Names names{{"games.example.org"}};
    EXPECT_TRUE(names.trustworthy("localhost:8080"));
    EXPECT_TRUE(names.trustworthy("[::1]:8080"));
    EXPECT_TRUE(names.trustworthy("games.example.org"));
    EXPECT_FALSE(names.trustworthy("192.168.1.7:8080"));
}

}  // namespace
}  // namespace engawa::server
