// Reads messages of WebSocket (RFC 6455) from the bytes of a connection, and writes frames. No
// socket, no clock; what a frame may declare is decided before a byte of it is kept.
//
// No extension is spoken, so a reserved bit is a mistake, a compressed frame too.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace engawa::server {

inline constexpr int kCloseNormal = 1000;
inline constexpr int kCloseProtocol = 1002;
inline constexpr int kCloseNotText = 1003;
inline constexpr int kCloseBadText = 1007;
inline constexpr int kCloseTooBig = 1009;

class FrameReader {
  public:
    enum class Heard : std::uint8_t {
        Nothing,  // more bytes are needed
        Text,     // a whole message
        Ping,
        Pong,
        Close,   // the other side says goodbye
        Broken,  // close with code(); nothing follows
    };

    explicit FrameReader(std::size_t most) : most_(most) {}

    void take(std::string_view bytes) { pending_.append(bytes); }
    // The next thing that has come as a whole; text() and code() belong to it until the next call.
    Heard next();
    const std::string& text() const { return text_; }
    int code() const { return code_; }

  private:
    struct Frame {
        bool last = false;
        int kind = 0;
        std::size_t head = 0;  // bytes before the payload
        std::size_t size = 0;
    };
    Heard broken(int code);
    bool read_head(Frame& frame);
    void take_payload(const Frame& frame);
    Heard control(const Frame& frame);
    Heard data(const Frame& frame);

    static constexpr int kMostPieces = 64;  // of one message

    std::size_t most_;
    std::string pending_;
    std::string message_;  // pieces that have come of one that has several
    int pieces_ = 0;       // 0: no message is under way
    std::string text_;     // what came last: a payload, then the message
    int code_ = 0;
    bool over_ = false;
};

// As the server sends them: in one piece, not masked.
void add_text_frame(std::string& to, std::string_view text);
std::string ping_frame();
std::string pong_frame(std::string_view payload);
std::string close_frame(int code, std::string_view reason);

}  // namespace engawa::server
