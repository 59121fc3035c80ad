// One connection: reads requests, asks the site or the tables, writes answers, until somebody has
// had enough; or it becomes a conversation. Lives on the one thread of its io_context. Only
// server.cpp and session.cpp include it: Asio is slow to compile.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <map>
#include <memory>
#include <string>

#include "server/api/api.h"
#include "server/api/site.h"
#include "server/net/http_reader.h"
#include "server/net/limits.h"
#include "server/net/log.h"
#include "server/net/peers.h"
#include "server/net/pipe.h"
#include "server/net/stream.h"

namespace engawa::server {

// What all connections share. Without an api there is the page alone.
struct Reception {
    const Site& site;
    const Limits& limits;
    Log& log;
    Peers peers;
    Api* api = nullptr;
    Outbox outbox = {};
    std::map<std::string, int> unknown = {};  // sockets that have not said who they are, by address
};

class Session {
  public:
    Session(std::unique_ptr<Stream> stream, Reception& reception);

    // Ends when the connection is closed. Never throws.
    boost::asio::awaitable<void> run();

    // What is under way is finished, and nothing begun after it.
    void stop();
    // At once.
    void abort();

  private:
    using State = HttpReader::State;

    boost::asio::awaitable<bool> hear();
    boost::asio::awaitable<Answer> answer_it();
    boost::asio::awaitable<Answer> ask_tables(Request request);
    boost::asio::awaitable<bool> converse();
    boost::asio::awaitable<bool> tell(const Answer& answer, bool stay);
    boost::asio::awaitable<bool> write(std::string_view first, std::string_view second);
    boost::asio::awaitable<void> part();
    Request request() const;
    void expect_within(State state);
    void note(const Answer& answer) const;

    std::unique_ptr<Stream> stream_;
    Reception& reception_;
    HttpReader reader_;
    std::string arrived_at_;
    std::string peer_;
    mutable std::string from_;
    std::shared_ptr<Pipe> pipe_;
    bool asked_before_ = false;
    bool stopping_ = false;
};

// "192.168.1.7", "::1": as a Host field has it.
std::string address_text(const boost::asio::ip::address& address);

}  // namespace engawa::server
