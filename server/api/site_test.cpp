#include "server/api/site.h"

#include <gtest/gtest.h>

#include "server/api/addresses.h"
#include "server/api/head.h"

namespace engawa::server {
namespace {

const std::vector<std::string> kGames{"paiko", "eiyo"};

const std::string kPacked =
    "engawa-page 1 2\n"
    "/assets/a-12345678.js\ttext/javascript\timmutable\t\"a\"\t0\t5\t\"b\"\t5\t2\t-\t0\t0\n"
    "/index.html\ttext/html\tno-cache\t\"d\"\t7\t4\t-\t0\t0\t-\t0\t0\n"
    "helloGZpage";

Site small_site() { return Site{Shelf::read(kPacked).value(), kGames, Names{}}; }

Request asking(std::string_view target, std::string_view method = "GET") {
    Request request;
    request.method = method;
    request.target = target;
    request.host = "localhost:8080";
    request.hosts = 1;
    request.arrived_at = "127.0.0.1";
    return request;
}

TEST(Addresses, OfThePageAreThese) {
    for (const char* path : {"/", "/play/paiko", "/play/eiyo", "/table/l1", "/table/Ab-_9",
                             "/replay", "/replay/l1", "/learn/paiko", "/rules/eiyo", "/cards/eiyo",
                             "/puzzles/paiko/1", "/puzzles/paiko/9999", "/settings"}) {
        EXPECT_TRUE(is_page_address(path, kGames)) << path;
    }
}

// S-28
TEST(Addresses, OfThePageAreNoOthers) {
    const std::string long_id = "/table/" + std::string(65, 'a');
    for (const std::string_view path : {"",
                                        "//",
                                        "/play",
                                        "/play/",
                                        "/play/chess",
                                        "/play/paiko/",
                                        "/play/paiko/x",
                                        "/play/Paiko",
                                        "/table",
                                        "/table/",
                                        "/table/a.b",
                                        "/table/%2e",
                                        "/table/..",
                                        "/table/a/b",
                                        "/replay/",
                                        "/learn",
                                        "/cards",
                                        "/cards/chess",
                                        "/rules/",
                                        "/puzzles/paiko",
                                        "/puzzles/paiko/0",
                                        "/puzzles/paiko/01",
                                        "/puzzles/paiko/12345",
                                        "/puzzles/paiko/x",
                                        "/puzzles/chess/1",
                                        "/settings/",
                                        "/settings/x",
                                        "/Settings",
                                        "settings",
                                        "/index",
                                        long_id.c_str()}) {
        EXPECT_FALSE(is_page_address(path, kGames)) << path;
    }
}

TEST(Site, AnswersAddressesOfThePageWithThePage) {
    const Site site = small_site();
    for (const char* target :
         {"/", "/?x=1", "/play/paiko?level=adept&seed=%20", "/index.html", "http://localhost/",
          "HTTP://localhost", "http://localhost:8080/settings"}) {
        const Answer answer = site.answer(asking(target));
        EXPECT_EQ(answer.status, 200) << target;
        EXPECT_EQ(answer.content(), "page") << target;
        EXPECT_EQ(answer.cache, "no-cache");
    }
}

TEST(Site, AFileIsSentInTheFormThatTheClientReads) {
    const Site site = small_site();
    Request request = asking("/assets/a-12345678.js");
    Answer answer = site.answer(request);
    EXPECT_EQ(answer.content(), "hello");
    EXPECT_EQ(answer.etag, "\"a\"");
    EXPECT_TRUE(answer.varies);
    EXPECT_EQ(answer.cache, "public, max-age=31536000, immutable");
    request.accept_encoding = "gzip, br";
    answer = site.answer(request);
    EXPECT_EQ(answer.content(), "GZ");
    EXPECT_EQ(answer.encoding, "gzip");
    EXPECT_EQ(answer.etag, "\"b\"");
}

TEST(Site, WhatTheClientHasIsNotSentAgain) {
    Request request = asking("/");
    request.if_none_match = "\"d\"";
    const Answer answer = small_site().answer(request);
    EXPECT_EQ(answer.status, 304);
    EXPECT_EQ(answer.content(), "");
    EXPECT_EQ(answer.etag, "\"d\"");
}

TEST(Site, RefusalsHaveTheirCodes) {
    const Site site = small_site();
    const auto code = [&site](Request request) { return std::string{site.answer(request).code}; };
    EXPECT_EQ(code(asking("/nothing")), "not_found");
    EXPECT_EQ(code(asking("/nothing", "POST")), "not_found");
    EXPECT_EQ(code(asking("*", "OPTIONS")), "not_found");
    EXPECT_EQ(code(asking("/", "POST")), "bad_method");
    EXPECT_EQ(code(asking("/healthz", "DELETE")), "bad_method");
    EXPECT_EQ(code(asking("http://evil.example/")), "wrong_host");
    Request request = asking("/");
    request.hosts = 2;
    EXPECT_EQ(code(request), "bad_request");
    request = asking("/");
    request.content_encoding = "gzip";
    EXPECT_EQ(code(request), "encoded_body");
}

// S-01, S-03
TEST(Site, AForeignPageMayReadAsABrowserLetsItAndDoNothing) {
    const Site site = small_site();
    Request request = asking("/", "POST");
    request.origin = "http://evil.example";
    EXPECT_EQ(site.answer(request).code, "foreign_origin");
    request.origin = "http://localhost:8080";
    EXPECT_EQ(site.answer(request).code, "bad_method");
    request.fetch_site = "cross-site";
    EXPECT_EQ(site.answer(request).code, "foreign_origin");
    request = asking("/");
    request.origin = "null";
    EXPECT_EQ(site.answer(request).status, 200);
    request.upgrade = true;
    EXPECT_EQ(site.answer(request).code, "foreign_origin");
}

TEST(Head, HasLengthDateAndGuards) {
    const std::string head = write_head(small_site().answer(asking("/")), 784111777, true);
    EXPECT_TRUE(head.starts_with("HTTP/1.1 200 OK\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\n"))
        << head;
    EXPECT_TRUE(head.ends_with("\r\n\r\n"));
    for (const char* field :
         {"Content-Length: 4\r\n", "ETag: \"d\"\r\n", "Cache-Control: no-cache\r\n",
          "X-Content-Type-Options: nosniff\r\n", "Cross-Origin-Opener-Policy: same-origin\r\n"}) {
        EXPECT_NE(head.find(field), std::string::npos) << field << head;
    }
    EXPECT_EQ(head.find("Connection"), std::string::npos);
}

TEST(Head, OfWhatIsNotModifiedHasNoLength) {
    Request request = asking("/");
    request.if_none_match = "*";
    const std::string head = write_head(small_site().answer(request), 0, false);
    EXPECT_TRUE(head.starts_with("HTTP/1.1 304 Not Modified\r\n"));
    EXPECT_EQ(head.find("Content-Length"), std::string::npos);
    EXPECT_NE(head.find("Connection: close\r\n"), std::string::npos);
}

}  // namespace
}  // namespace engawa::server
