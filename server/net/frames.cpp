#include "server/net/frames.h"

#include <algorithm>
#include <utility>

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

std::string framed(int kind, std::string_view payload) {
    std::string frame{static_cast<char>(0x80 | kind)};
    const std::size_t size = payload.size();
    if (size <= kMostControl) {
        frame += static_cast<char>(size);
    } else {
        const int bytes = size <= 0xffff ? 2 : 8;
        frame += static_cast<char>(bytes == 2 ? 126 : 127);
        for (int i = bytes - 1; i >= 0; --i) {
            frame += static_cast<char>((static_cast<std::uint64_t>(size) >> (8 * i)) & 0xff);
        }
    }
    return frame.append(payload);
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
    std::string payload = pending_.substr(frame.head, frame.size);
    for (std::size_t i = 0; i < payload.size(); ++i) {
        payload[i] = static_cast<char>(payload[i] ^ pending_[frame.head - kMask + i % kMask]);
    }
    pending_.erase(0, frame.head + frame.size);
    return frame.kind >= kClose ? control(frame, std::move(payload))
                                : data(frame, std::move(payload));
}

FrameReader::Heard FrameReader::control(const Frame& frame, std::string payload) {
    text_ = std::move(payload);
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

FrameReader::Heard FrameReader::data(const Frame& frame, std::string payload) {
    const bool continues = frame.kind == kMore;
    if (continues != (pieces_ > 0)) return broken(kCloseProtocol);
    if (frame.kind == kBinary) return broken(kCloseNotText);
    if (++pieces_ > kMostPieces) return broken(kCloseProtocol);
    message_.append(payload);
    if (!frame.last) return next();
    pieces_ = 0;
    text_ = std::exchange(message_, {});
    return is_utf8(text_) ? Heard::Text : broken(kCloseBadText);
}

bool is_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const unsigned first = byte_at(text, i);
        const std::size_t more = first < 0x80 ? 0 : first >> 5 == 6 ? 1 : first >> 4 == 14 ? 2 : 3;
        if ((first >= 0x80 && first < 0xc2) || first > 0xf4 || text.size() - i <= more)
            return false;
        unsigned character = more == 0 ? first : first & (0x3fu >> more);
        for (std::size_t j = 1; j <= more; ++j) {
            const unsigned next = byte_at(text, i + j);
            if (next >> 6 != 2) return false;
            character = character << 6 | (next & 0x3f);
        }
        const bool too_long =
            (more == 2 && character < 0x800) || (more == 3 && character < 0x10000);
        if (too_long || character > 0x10ffff || character >> 11 == 0x1b) return false;
        i += more + 1;
    }
    return true;
}

std::string text_frame(std::string_view text) { return framed(kText, text); }
std::string ping_frame() { return framed(kPing, {}); }
std::string pong_frame(std::string_view payload) { return framed(kPong, payload); }

std::string close_frame(int code, std::string_view reason) {
    std::string payload{static_cast<char>(code >> 8), static_cast<char>(code & 0xff)};
    return framed(kClose, payload.append(reason.substr(0, kMostControl - 2)));
}

}  // namespace engawa::server
