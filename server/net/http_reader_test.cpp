#include "server/net/http_reader.h"

#include <gtest/gtest.h>

#include <string>

namespace engawa::server {
namespace {

using State = HttpReader::State;

// The state after all of it; 0 for a request, or the status of the refusal.
int status_after(const std::string& bytes, Limits limits = {}) {
    HttpReader reader{limits};
    reader.take(bytes);
    if (reader.state() == State::Refused) return reader.status();
    return reader.state() == State::Ready ? 0 : -1;
}

const std::string kGet =
    "GET /a?b HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\naccept-encoding: br\r\n\r\n";

TEST(HttpReader, ReadsARequestWhoseBytesComeOneByOne) {
    HttpReader reader{Limits{}};
    EXPECT_EQ(reader.state(), State::Idle);
    for (std::size_t i = 0; i < kGet.size(); ++i) {
        EXPECT_NE(reader.state(), State::Ready);
        reader.take({&kGet[i], 1});
        if (i == 0) EXPECT_EQ(reader.state(), State::Head);
    }
    ASSERT_EQ(reader.state(), State::Ready);
    EXPECT_EQ(reader.request().method, "GET");
    EXPECT_EQ(reader.request().target, "/a?b");
    EXPECT_EQ(reader.request().host, "localhost");
    EXPECT_EQ(reader.request().hosts, 1);
    EXPECT_EQ(reader.request().accept_encoding, "gzip, br");
    EXPECT_TRUE(reader.stays());
}

TEST(HttpReader, GoesOnWithWhatCameTooEarly) {
    HttpReader reader{Limits{}};
    reader.take(kGet + "POST /2 HTTP/1.1\r\nHost: b\r\nContent-Length: 3\r\n\r\nabc" +
                kGet.substr(0, 5));
    ASSERT_EQ(reader.state(), State::Ready);
    reader.next();
    ASSERT_EQ(reader.state(), State::Ready);
    EXPECT_EQ(reader.request().target, "/2");
    EXPECT_EQ(reader.request().host, "b");
    reader.next();
    EXPECT_EQ(reader.state(), State::Head);
    reader.take(kGet.substr(5));
    EXPECT_EQ(reader.state(), State::Ready);
}

// S-12
TEST(HttpReader, AHeadOfAllItsBytesIsReadAndOneByteMoreIsNot) {
    const Limits limits;
    const std::string begin = "GET / HTTP/1.1\r\nHost: a\r\nX: ";
    const std::string padding(static_cast<std::size_t>(limits.head_bytes) - begin.size() - 4, 'x');
    EXPECT_EQ(status_after(begin + padding + "\r\n\r\n"), 0);
    EXPECT_EQ(status_after(begin + padding + "x\r\n\r\n"), 431);
    EXPECT_EQ(status_after(begin + padding + "xxxxx"), 431) << "without waiting for its end";
    EXPECT_EQ(status_after("GET /" + std::string(9000, 'a')), 414);
}

// S-12
TEST(HttpReader, ABodyOfAllItsBytesIsReadAndOneByteMoreIsNot) {
    const Limits limits;
    const auto most = static_cast<std::size_t>(limits.body_bytes);
    const auto with_length = [](std::size_t size) {
        return "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: " + std::to_string(size) + "\r\n\r\n";
    };
    EXPECT_EQ(status_after(with_length(most) + std::string(most, 'x')), 0);
    EXPECT_EQ(status_after(with_length(most + 1)), 413) << "before a byte of it has come";
    const std::string chunked = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
    EXPECT_EQ(status_after(chunked + "10000\r\n" + std::string(most, 'x') + "\r\n0\r\n\r\n"), 0);
    EXPECT_EQ(status_after(chunked + "10000\r\n" + std::string(most, 'x') + "\r\n1\r\n"), 413);
    EXPECT_EQ(status_after(chunked + "10001\r\n"), 413);
}

TEST(HttpReader, ChunksThatAreMostlyWrappingAreRefused) {
    std::string bytes = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
    for (int i = 0; i < 40'000; ++i) bytes += "1;e=abcdefgh\r\nx\r\n";
    EXPECT_EQ(status_after(bytes), 413);
    EXPECT_EQ(status_after("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;" +
                           std::string(200'000, 'e')),
              413);
}

TEST(HttpReader, WhatIsNoRequestIsRefused) {
    for (const char* bytes :
         {"\x16\x03\x01\x02\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
          "GET /a b HTTP/1.1\r\n\r\n", "GET / HTTX/1.1\r\n\r\n", "\r\n\r\n",
          "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
          "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
          "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n",
          "POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"}) {
        EXPECT_EQ(status_after(bytes), 400) << bytes;
    }
    EXPECT_EQ(status_after(std::string("GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n", 29)), 400);
    EXPECT_EQ(status_after("GET / HTTP/2.0\r\nHost: a\r\n\r\n"), 505);
}

TEST(HttpReader, AnOldOrFinalRequestDoesNotStay) {
    for (const char* bytes :
         {"GET / HTTP/1.0\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
          "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"}) {
        HttpReader reader{Limits{}};
        reader.take(bytes);
        ASSERT_EQ(reader.state(), State::Ready);
        EXPECT_FALSE(reader.stays());
    }
}

TEST(HttpReader, TellsWhenTheClientWaitsForAWord) {
    HttpReader reader{Limits{}};
    reader.take("POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-Continue\r\nContent-Length: 1\r\n\r\n");
    EXPECT_EQ(reader.state(), State::Body);
    EXPECT_TRUE(reader.waits());
    reader.take("x");
    EXPECT_EQ(reader.state(), State::Ready);
    EXPECT_FALSE(reader.waits());
}

}  // namespace
}  // namespace engawa::server
