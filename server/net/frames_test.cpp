#include "server/net/frames.h"

#include <gtest/gtest.h>

namespace engawa::server {
namespace {

using Heard = FrameReader::Heard;

// As a client sends it: masked.
std::string sent(int first, std::string_view payload, int declared = -1) {
    std::string frame{static_cast<char>(first)};
    const std::size_t size = declared >= 0 ? static_cast<std::size_t>(declared) : payload.size();
    if (size <= 125) {
        frame += static_cast<char>(0x80 | size);
    } else {
        frame += static_cast<char>(0x80 | 126);
        frame += static_cast<char>(size >> 8);
        frame += static_cast<char>(size & 0xff);
    }
    frame += "abcd";
    for (std::size_t i = 0; i < payload.size(); ++i) {
        frame += static_cast<char>(payload[i] ^ "abcd"[i % 4]);
    }
    return frame;
}

int broken_with(const std::string& bytes) {
    FrameReader reader{4096};
    reader.take(bytes);
    for (int i = 0; i < 20'000; ++i) {
        const Heard heard = reader.next();
        if (heard == Heard::Broken) return reader.code();
        if (heard == Heard::Nothing) return 0;
    }
    return -1;
}

TEST(Frames, AMessageIsReadHoweverItComes) {
    const std::string bytes =
        sent(0x81, "hello") + sent(0x01, "two ") + sent(0x89, "ping") + sent(0x80, "pieces");
    for (std::size_t cut = 1; cut < bytes.size(); ++cut) {  // C-06: also inside a frame
        FrameReader reader{4096};
        std::string heard;
        for (std::size_t at = 0; at < bytes.size(); at += cut) {
            reader.take(std::string_view{bytes}.substr(at, cut));
            while (true) {
                const Heard next = reader.next();
                if (next == Heard::Nothing) break;
                heard += (next == Heard::Text ? "T:" : "P:") + reader.text() + ' ';
            }
        }
        EXPECT_EQ(heard, "T:hello P:ping T:two pieces ") << cut;
    }
}

// A piece that declares 2^64 - 1 bytes after another one: the sum of both is small again.
TEST(Frames, ALengthThatWrapsAroundIsTooBig) {  // S-12
    EXPECT_EQ(broken_with(sent(0x01, "x") + "\x80\xff" + std::string(8, '\xff') + "abcd"),
              kCloseTooBig);
}

TEST(Frames, WhatBreaksTheProtocolIsRefusedByItsCode) {       // S-13, S-14
    EXPECT_EQ(broken_with(sent(0xc1, "x")), kCloseProtocol);  // compressed
    EXPECT_EQ(broken_with(sent(0x91, "x")), kCloseProtocol);  // a reserved bit
    EXPECT_EQ(broken_with(sent(0x83, "x")), kCloseProtocol);  // no such kind
    EXPECT_EQ(broken_with("\x81\x05hello"), kCloseProtocol);  // not masked
    EXPECT_EQ(broken_with(sent(0x80, "x")), kCloseProtocol);  // goes on with nothing
    EXPECT_EQ(broken_with(sent(0x01, "x") + sent(0x81, "y")), kCloseProtocol);
    EXPECT_EQ(broken_with(sent(0x09, "x")), kCloseProtocol);  // a ping in pieces
    EXPECT_EQ(broken_with(sent(0x89, std::string(126, 'x'))), kCloseProtocol);
    EXPECT_EQ(broken_with(sent(0x82, "x")), kCloseNotText);
    EXPECT_EQ(broken_with(sent(0x81, "\xc3\x28")), kCloseBadText);
    EXPECT_EQ(broken_with(sent(0x81, "\xed\xa0\x80")), kCloseBadText);
    EXPECT_EQ(broken_with(sent(0x88, "x")), kCloseProtocol);
    EXPECT_EQ(broken_with(sent(0x88, "\x03\xed")), kCloseProtocol);  // 1005 may not be sent
}

TEST(Frames, TooBigIsRefusedByWhatItDeclares) {  // S-13
    EXPECT_EQ(broken_with(sent(0x81, "", 4097)), kCloseTooBig);
    EXPECT_EQ(broken_with(sent(0x81, std::string(4096, 'x'))), 0);
    EXPECT_EQ(broken_with(sent(0x01, std::string(4096, 'x')) + sent(0x80, "y")), kCloseTooBig);
    std::string huge{"\x81\xff"};
    huge.append(8, '\x7f');
    EXPECT_EQ(broken_with(huge), kCloseTooBig);
    std::string empty_pieces = sent(0x01, "");
    for (int i = 0; i < 10'000; ++i) empty_pieces += sent(0x00, "");
    EXPECT_EQ(broken_with(empty_pieces), kCloseProtocol);
}

TEST(Frames, NothingIsReadAfterTheEnd) {
    FrameReader reader{4096};
    reader.take(sent(0x88, "\x03\xe8") + sent(0x81, "late"));
    EXPECT_EQ(reader.next(), Heard::Close);
    EXPECT_EQ(reader.code(), 1000);
    EXPECT_EQ(reader.next(), Heard::Nothing);
}

TEST(Frames, ServersFramesAreAsLongAsTheySay) {
    std::string frames = "before";
    add_text_frame(frames, "abc");
    EXPECT_EQ(frames, std::string("before\x81\x03") + "abc");
    const auto size_of = [](std::size_t size) {
        std::string frame;
        add_text_frame(frame, std::string(size, 'x'));
        return frame.size();
    };
    EXPECT_EQ(size_of(126), 130u);
    EXPECT_EQ(size_of(70'000), 70'010u);
    EXPECT_EQ(close_frame(1008, "slow").substr(2), std::string("\x03\xf0") + "slow");
}

}  // namespace
}  // namespace engawa::server
