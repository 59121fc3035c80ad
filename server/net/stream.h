// The bytes of a connection, plain or over TLS: what is above does not know which. Only server/net
// includes it: Asio is slow to compile.
#pragma once

#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <memory>
#include <tuple>

#include "server/net/tls.h"

namespace engawa::server {

class Stream {
  public:
    using Read = std::tuple<boost::system::error_code, std::size_t>;
    using Pieces = std::array<boost::asio::const_buffer, 2>;

    virtual ~Stream() = default;

    // Of TLS; true at once if there is none.
    virtual boost::asio::awaitable<bool> shake_hands() = 0;
    virtual boost::asio::awaitable<Read> read_some(boost::asio::mutable_buffer bytes) = 0;
    virtual boost::asio::awaitable<bool> write(Pieces pieces) = 0;
    // What is taken without waiting; 0 too if something is wrong, which write() then tells.
    virtual std::size_t write_now(const Pieces& pieces) = 0;

    // For what is begun after it, each direction by itself; the socket is closed when it is over.
    virtual void expires_after(std::chrono::seconds time) = 0;
    virtual void expires_never() = 0;
    virtual void cancel() = 0;
    virtual void say_goodbye() = 0;  // nothing is sent any more
    virtual void close() = 0;
    virtual boost::asio::ip::tcp::socket& socket() = 0;
    virtual bool secure() const = 0;
};

std::unique_ptr<Stream> plain_stream(boost::asio::ip::tcp::socket socket);
std::unique_ptr<Stream> tls_stream(boost::asio::ip::tcp::socket socket,
                                   std::shared_ptr<TlsContext> tls);

}  // namespace engawa::server
