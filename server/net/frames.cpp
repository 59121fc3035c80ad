#include "server/net/frames.h"

#include <algorithm>
#include <array>
#include <utility>

#include "server/api/text.h"

namespace engawa::server {
namespace {

constexpr int kMore = 0;
constexpr int kText = 1;
constexpr int kBinary = 2;
constexpr int kClose = 8;
constexpr int kPing = 9;
constexpr int kPong = 10;
constexpr std::size_t kMostControl = 125;
constexpr std::size_t kMask = 4;

unsigned byte_at(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}

void add_frame(std::string& to, int kind, std::string_view payload) {
    constexpr std::size_t kLongestHead = 10;
    const std::size_t size = payload.size();
    to.reserve(to.size() + kLongestHead + size);
    to += static_cast<char>(0x80 | kind);
    if (size <= kMostControl) {
        to += static_cast<char>(size);
    } else {
        const int bytes = size <= 0xffff ? 2 : 8;
        to += static_cast<char>(bytes == 2 ? 126 : 127);
        for (int i = bytes - 1; i >= 0; --i) {
            to += static_cast<char>((static_cast<std::uint64_t>(size) >> (8 * i)) & 0xff);
        }
    }
    to.append(payload);
}

std::string framed(int kind, std::string_view payload) {
    std::string frame;
    add_frame(frame, kind, payload);
    return frame;
}

bool may_be_sent(int code) {
    return (code >= 1000 && code <= 1014 && code != 1004 && code != 1005 && code != 1006) ||
           (code >= 3000 && code < 5000);
}

}  // namespace

FrameReader::Heard FrameReader::broken(int code) {
    over_ = true;
    code_ = code;
    pending_.clear();
    message_.clear();
    return Heard::Broken;
}

// False: it has not come as a whole, or it is broken (then code() is set).
bool FrameReader::read_head(Frame& frame) {
    code_ = 0;
    if (pending_.size() < 2) return false;
    const unsigned first = byte_at(pending_, 0);
    const unsigned second = byte_at(pending_, 1);
    frame.last = (first & 0x80) != 0;
    frame.kind = static_cast<int>(first & 0x0f);
    const bool control = frame.kind >= kClose;
    const bool known = frame.kind <= kBinary || (control && frame.kind <= kPong);
    const unsigned declared = second & 0x7f;
    const bool masked = (second & 0x80) != 0;
    if ((first & 0x70) != 0 || !known || !masked ||
        (control && (declared > kMostControl || !frame.last))) {
        code_ = kCloseProtocol;
        return false;
    }
    const std::size_t more = declared == 126 ? 2 : declared == 127 ? 8 : 0;
    if (pending_.size() < 2 + more) return false;
    std::uint64_t size = declared;
    if (more > 0) size = 0;
    for (std::size_t i = 0; i < more; ++i) size = size << 8 | byte_at(pending_, 2 + i);
    if (!control && size > most_ - message_.size()) {  // a sum could wrap around
        code_ = kCloseTooBig;
        return false;
    }
    frame.size = static_cast<std::size_t>(size);
    frame.head = 2 + more + kMask;
    return pending_.size() >= frame.head + frame.size;
}

FrameReader::Heard FrameReader::next() {
    if (over_) return Heard::Nothing;
    Frame frame;
    if (!read_head(frame)) return code_ == 0 ? Heard::Nothing : broken(code_);
    take_payload(frame);
    return frame.kind >= kClose ? control(frame) : data(frame);
}

// Unmasks it where it is read to. The room for one message stays for the next; a long one's does
// not.
void FrameReader::take_payload(const Frame& frame) {
    constexpr std::size_t kKeptRoom = 512;
    if (text_.capacity() > kKeptRoom && frame.size <= kKeptRoom) std::string{}.swap(text_);
    text_.assign(pending_, frame.head, frame.size);
    std::array<char, kMask> mask;
    std::copy_n(pending_.data() + frame.head - kMask, kMask, mask.begin());
    std::size_t i = 0;
    for (; i + kMask <= text_.size(); i += kMask) {
        for (std::size_t j = 0; j < kMask; ++j) text_[i + j] ^= mask[j];
    }
    for (; i < text_.size(); ++i) text_[i] ^= mask[i % kMask];
    pending_.erase(0, frame.head + frame.size);
    if (pending_.empty() && pending_.capacity() > kKeptRoom) std::string{}.swap(pending_);
}

FrameReader::Heard FrameReader::control(const Frame& frame) {
    if (frame.kind == kPing) return Heard::Ping;
    if (frame.kind == kPong) return Heard::Pong;
    over_ = true;
    code_ = kCloseNormal;
    if (text_.empty()) return Heard::Close;
    if (text_.size() == 1) return broken(kCloseProtocol);
    code_ = static_cast<int>(byte_at(text_, 0) << 8 | byte_at(text_, 1));
    if (!may_be_sent(code_)) return broken(kCloseProtocol);
    if (!is_utf8(std::string_view{text_}.substr(2))) return broken(kCloseBadText);
    return Heard::Close;
}

FrameReader::Heard FrameReader::data(const Frame& frame) {
    const bool continues = frame.kind == kMore;
    if (continues != (pieces_ > 0)) return broken(kCloseProtocol);
    if (frame.kind == kBinary) return broken(kCloseNotText);
    if (++pieces_ > kMostPieces) return broken(kCloseProtocol);
    if (continues || !frame.last) message_.append(text_);
    if (!frame.last) return next();
    pieces_ = 0;
    if (continues) text_ = std::exchange(message_, {});
    return is_utf8(text_) ? Heard::Text : broken(kCloseBadText);
}

void add_text_frame(std::string& to, std::string_view text) { add_frame(to, kText, text); }
std::string ping_frame() { return framed(kPing, {}); }
std::string pong_frame(std::string_view payload) { return framed(kPong, payload); }

std::string close_frame(int code, std::string_view reason) {
    std::string payload{static_cast<char>(code >> 8), static_cast<char>(code & 0xff)};
    return framed(kClose, payload.append(reason.substr(0, kMostControl - 2)));
}

}  // namespace engawa::server
