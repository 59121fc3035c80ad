#include "server/page/shelf.h"

#include <gtest/gtest.h>

#include <string>

namespace engawa::server {
namespace {

// Two files: "hello" with all forms, and "icon" alone.
const std::string kPacked =
    "engawa-page 1 2\n"
    "/a.js\ttext/javascript\timmutable\t\"a\"\t0\t5\t\"b\"\t5\t2\t\"c\"\t7\t1\n"
    "/icon.png\timage/png\tno-cache\t\"d\"\t8\t4\t-\t0\t0\t-\t0\t0\n"
    "helloGZBicon";

TEST(Shelf, FindsAFileByItsWholeAddressAndNothingElse) {
    const auto shelf = Shelf::read(kPacked);
    ASSERT_TRUE(shelf);
    const File* file = shelf->find("/a.js");
    ASSERT_NE(file, nullptr);
    EXPECT_EQ(file->type, "text/javascript");
    EXPECT_TRUE(file->immutable);
    EXPECT_EQ(file->plain.bytes, "hello");
    EXPECT_EQ(file->gzip.bytes, "GZ");
    EXPECT_EQ(file->brotli.bytes, "B");
    EXPECT_EQ(file->brotli.etag, "\"c\"");
    for (const std::string_view other :
         {"", "/", "/a", "/a.js/", "a.js", "/A.js", "/zz", "//a.js"}) {
        EXPECT_EQ(shelf->find(other), nullptr) << other;
    }
}

TEST(Shelf, AFormThatIsMissingDoesNotExist) {
    const auto shelf = Shelf::read(kPacked);
    ASSERT_TRUE(shelf);
    const File* file = shelf->find("/icon.png");
    ASSERT_NE(file, nullptr);
    EXPECT_FALSE(file->immutable);
    EXPECT_EQ(file->plain.bytes, "icon");
    EXPECT_FALSE(file->gzip.exists());
    EXPECT_FALSE(file->brotli.exists());
}

TEST(Shelf, WithoutAPageItIsEmpty) {
    const auto shelf = Shelf::read("");
    ASSERT_TRUE(shelf);
    EXPECT_TRUE(shelf->empty());
    EXPECT_EQ(shelf->find("/"), nullptr);
}

TEST(Shelf, EveryShorterTextIsRefusedOrLosesNoByteItPromises) {
    for (std::size_t size = 1; size < kPacked.size(); ++size) {
        EXPECT_FALSE(Shelf::read(std::string_view{kPacked}.substr(0, size))) << size;
    }
}

TEST(Shelf, FilesOutOfOrderOrTwiceAreRefused) {
    const std::string line = "/a\tt\tno-cache\t\"a\"\t0\t1\t-\t0\t0\t-\t0\t0\n";
    const std::string later = "/b" + line.substr(2);
    EXPECT_TRUE(Shelf::read("engawa-page 1 2\n" + line + later + "x"));
    EXPECT_FALSE(Shelf::read("engawa-page 1 2\n" + later + line + "x"));
    EXPECT_FALSE(Shelf::read("engawa-page 1 2\n" + line + line + "x"));
}

}  // namespace
}  // namespace engawa::server
