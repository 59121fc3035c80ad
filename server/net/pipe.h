// A conversation over a stream: frames of WebSocket, or lines of JSON in pieces of HTTP. What is
// said waits in a queue of limited length; whoever does not read it gets one fresh view in its
// place, and the second time is let go.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/api/conversation.h"
#include "server/net/frames.h"
#include "server/net/limits.h"
#include "server/net/stream.h"

namespace engawa::server {

class Pipe;

// Pipes that have something to write: all of a moment do so one after the other, and their buffers
// go round.
class Outbox {
  public:
    void add(std::shared_ptr<Pipe> pipe);
    std::string buffer();  // empty, with room for what is usual
    void take_back(std::string buffer);

  private:
    void write_all();

    std::vector<std::shared_ptr<Pipe>> waiting_;
    std::vector<std::shared_ptr<Pipe>> written_;  // empty: it keeps its room
    std::vector<std::string> spare_;
};

class Pipe final : public Outlet, public std::enable_shared_from_this<Pipe> {
  public:
    enum class Kind : std::uint8_t { Socket, Lines };

    Pipe(Kind kind, Stream& stream, Api& api, const Limits& limits, Outbox& outbox);
    ~Pipe() override { tell_known(); }
    // Called once: when it has said who it is, or at its end, if it was never run too.
    void when_known(std::function<void()> known) { known_ = std::move(known); }

    // Until one of the two has had enough. `conversation` lives until this is over.
    boost::asio::awaitable<void> run(Conversation& conversation);

    void send(const Wire& message) override;
    void close(int code, std::string_view reason) override;
    void stop();  // the server goes down

  private:
    friend class Outbox;

    boost::asio::awaitable<void> listen();
    boost::asio::awaitable<void> write_all(std::string bytes);
    void put(std::string_view bytes);
    void write_soon();
    void write_now();
    void written();
    void hear(std::string_view bytes);
    void beat();
    void tell_known();

    std::function<void()> known_;
    Kind kind_;
    Stream& stream_;
    Api& api_;
    const Limits& limits_;
    Outbox& outbox_;
    Conversation* conversation_ = nullptr;
    FrameReader frames_;
    std::string queue_;  // bytes that wait
    int queued_ = 0;     // messages among them
    int dropped_ = 0;    // how often it was emptied unread
    bool writing_ = false;
    boost::asio::steady_timer* ended_ = nullptr;  // waits for the last write
    bool closing_ = false;                        // after what waits
    bool closed_ = false;
    int unanswered_ = 0;  // pings
    Loop::Alarm pulse_ = Loop::kNone;
    Loop::Alarm hello_ = Loop::kNone;
};

}  // namespace engawa::server
