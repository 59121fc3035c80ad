#include "engine/core/sha256.h"

#include <gtest/gtest.h>

#include <string>

namespace engawa {
namespace {

std::string hex(const Sha256::Digest& digest) {
    std::string text;
    for (const int byte : digest) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

TEST(Sha256, GivesTheDigestsOfTheStandard) {  // FIPS 180-4, the examples; RFC 6234, 8.5
    EXPECT_EQ(hex(Sha256::of("")),
              "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hex(Sha256::of("abc")),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hex(Sha256::of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(hex(Sha256::of(std::string(1000000, 'a'))),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    std::string eights;
    for (int i = 0; i < 80; ++i) eights += "01234567";
    EXPECT_EQ(hex(Sha256::of(eights)),
              "594847328451bdfa85056225462cc1d867d877fb388df0ce35f25ab5562bfbb5");
}

TEST(Sha256, TextMayComeInPieces) {
    const std::string text(200, 'x');
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        Sha256 hash;
        hash.add(std::string_view{text}.substr(0, cut));
        hash.add(std::string_view{text}.substr(cut));
        ASSERT_EQ(hash.digest(), Sha256::of(text)) << cut;
    }
}

TEST(Sha256, IsKnownToTheCompiler) {
    static_assert(Sha256::of("abc")[0] == 0xba && Sha256::of("abc")[31] == 0xad);
}

}  // namespace
}  // namespace engawa
