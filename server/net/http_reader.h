// Reads requests of HTTP/1.1 from the bytes of a connection, within limits: no socket, no clock.
// The grammar is Boost.Beast's; how long a request may be is decided here, before its parser sees a
// byte.
//
//     reader.take(bytes) ... while (reader.state() is not Ready or Refused)
//     Ready: request() until next(), which goes on with the bytes that came too early.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "server/api/request.h"
#include "server/net/limits.h"

namespace engawa::server {

class HttpReader {
  public:
    enum class State : std::uint8_t {
        Idle,     // not a byte of the next request has come
        Head,     // first line and fields are coming
        Body,     // the body is coming
        Ready,    // a whole request
        Refused,  // what came is not one that will be read; nothing follows
    };

    explicit HttpReader(const Limits& limits);
    ~HttpReader();
    HttpReader(HttpReader&&) noexcept;
    HttpReader& operator=(HttpReader&&) noexcept;

    void take(std::string_view bytes);
    State state() const;
    void next();
    void release();  // there will be no other request: gives its memory back, and is of no more use

    // In Body: the client waits for a word before it sends it (Expect: 100-continue).
    bool waits() const;
    // In Ready. Its arrived_at is the caller's to say.
    const Request& request() const;
    bool stays() const;  // the client may ask again on this connection
    // In Refused: 400, 413, 414, 431 or 505.
    int status() const;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace engawa::server
