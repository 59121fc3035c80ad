// One connection: reads requests, asks the site, writes answers, until somebody has had enough.
// Lives on the one thread of its io_context. Only server.cpp and session.cpp include it: Asio is
// slow to compile.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <string>

#include "server/api/site.h"
#include "server/net/http_reader.h"
#include "server/net/limits.h"
#include "server/net/log.h"

namespace engawa::server {

class Session {
  public:
    Session(boost::asio::ip::tcp::socket socket, const Site& site, const Limits& limits, Log& log);

    // Ends when the connection is closed. Never throws.
    boost::asio::awaitable<void> run();

    // What is under way is finished, and nothing begun after it.
    void stop();
    // At once.
    void abort();

  private:
    using State = HttpReader::State;

    boost::asio::awaitable<bool> hear();
    boost::asio::awaitable<bool> tell(const Answer& answer, bool stay);
    boost::asio::awaitable<bool> write(std::string_view first, std::string_view second);
    boost::asio::awaitable<void> part();
    Answer answer_it() const;
    void expect_within(State state);
    void note(const Answer& answer) const;

    boost::beast::tcp_stream stream_;
    const Site& site_;
    const Limits& limits_;
    Log& log_;
    HttpReader reader_;
    std::string arrived_at_;
    bool asked_before_ = false;
    bool stopping_ = false;
};

// "192.168.1.7", "::1": as a Host field has it.
std::string address_text(const boost::asio::ip::address& address);

}  // namespace engawa::server
