#include "server/net/echo.h"

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <csignal>
#include <utility>

#include "server/net/frames.h"
#include "server/net/http_reader.h"
#include "server/net/limits.h"
#include "server/net/stream.h"
#include "server/net/upgrade.h"

namespace engawa::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

asio::awaitable<bool> shake_hands(Stream& stream) {
    HttpReader reader{Limits{}};
    std::array<char, 2048> bytes;
    while (reader.state() == HttpReader::State::Idle || reader.state() == HttpReader::State::Head) {
        const auto [problem, count] = co_await stream.read_some(asio::buffer(bytes));
        if (problem) co_return false;
        reader.take({bytes.data(), count});
    }
    if (reader.state() != HttpReader::State::Ready) co_return false;
    const std::string head = upgrade_head(reader.request());
    co_return co_await stream.write({asio::buffer(head), asio::const_buffer{}});
}

asio::awaitable<void> say_back(tcp::socket socket) {
    boost::system::error_code ignored;
    socket.set_option(tcp::no_delay{true}, ignored);
    const auto stream = plain_stream(std::move(socket));
    if (!co_await shake_hands(*stream)) co_return;
    FrameReader frames{4096};
    std::array<char, 2048> bytes;
    while (true) {
        stream->expires_never();
        const auto [problem, count] = co_await stream->read_some(asio::buffer(bytes));
        if (problem) co_return;
        frames.take({bytes.data(), count});
        while (frames.next() == FrameReader::Heard::Text) {
            std::string frame;
            add_text_frame(frame, frames.text());
            stream->expires_after(std::chrono::seconds{30});
            if (!co_await stream->write({asio::buffer(frame), asio::const_buffer{}})) co_return;
        }
    }
}

asio::awaitable<void> accept_all(tcp::acceptor& acceptor) {
    while (true) {
        auto [problem, socket] = co_await acceptor.async_accept(kAwait);
        if (problem) co_return;
        asio::co_spawn(acceptor.get_executor(), say_back(std::move(socket)), asio::detached);
    }
}

}  // namespace

Result<Done> serve_echo(const std::function<void(std::uint16_t port)>& opened) {
    asio::io_context context{1};
    boost::system::error_code problem;
    tcp::acceptor acceptor{context};
    const tcp::endpoint here{asio::ip::address_v4::loopback(), 0};
    acceptor.open(here.protocol(), problem);
    if (!problem) acceptor.bind(here, problem);
    if (!problem) acceptor.listen(asio::socket_base::max_listen_connections, problem);
    if (problem) return error("no_socket", "cannot listen: " + problem.message());
    asio::signal_set signals{context, SIGTERM};
    signals.async_wait([&](const auto&, int) { context.stop(); });
    asio::co_spawn(context, accept_all(acceptor), asio::detached);
    opened(acceptor.local_endpoint().port());
    context.run();
    return kDone;
}

}  // namespace engawa::server
