#include "server/net/peers.h"

#include <gtest/gtest.h>

namespace engawa::server {
namespace {

TEST(Peers, BelieveATrustedProxyAlone) {  // S-30
    const Peers peers = Peers::read({"10.0.0.0/8", "::1"}).value();
    EXPECT_EQ(peers.client("192.0.2.1", "6.6.6.6"), "192.0.2.1");
    EXPECT_EQ(peers.client("10.1.2.3", "6.6.6.6, 192.0.2.9"), "192.0.2.9");
    EXPECT_EQ(peers.client("10.1.2.3", "192.0.2.9, 10.9.9.9"), "192.0.2.9");
    EXPECT_EQ(peers.client("::1", "nonsense"), "::1");
    EXPECT_EQ(peers.client("10.1.2.3", ""), "10.1.2.3");
    EXPECT_FALSE(peers.trusts("11.0.0.1"));
}

TEST(Peers, RefuseWhatIsNoRange) {
    for (const char* bad : {"10.0.0.0/33", "10.0.0/8", "::1/129", "localhost", "10.0.0.0/", ""}) {
        EXPECT_FALSE(Peers::read({bad})) << bad;
    }
    EXPECT_TRUE(Peers::read({"0.0.0.0/0", "2001:db8::/32"}));
}

TEST(Peers, CountAHouseholdOfIPv6AsOne) {
    EXPECT_EQ(household_text("2001:db8::1"), household_text("2001:db8::2"));
    EXPECT_NE(household_text("2001:db8:0:1::1"), household_text("2001:db8::1"));
    EXPECT_EQ(household_text("192.0.2.1"), "192.0.2.1");
}

}  // namespace
}  // namespace engawa::server
