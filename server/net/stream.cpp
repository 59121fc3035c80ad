#include "server/net/stream.h"

#include <sys/socket.h>
#include <sys/uio.h>

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <utility>

#include "server/net/tls_context.h"

namespace engawa::server {
namespace {

namespace asio = boost::asio;
using boost::beast::tcp_stream;
using boost::system::error_code;

// Errors are values: that a client goes away is nothing exceptional.
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

class PlainStream : public Stream {
  public:
    explicit PlainStream(asio::ip::tcp::socket socket) : stream_(std::move(socket)) {}

    asio::awaitable<bool> shake_hands() override { co_return true; }
    asio::awaitable<Read> read_some(asio::mutable_buffer bytes) override {
        co_return co_await stream_.async_read_some(bytes, kAwait);
    }
    // Nearly always the kernel takes all of it at once, and nothing has to be waited for.
    asio::awaitable<bool> write(Pieces pieces) override {
        std::size_t written = write_now(pieces);
        for (asio::const_buffer& piece : pieces) {
            const std::size_t whole = piece.size();
            piece += written;
            written -= std::min(written, whole);
        }
        if (asio::buffer_size(pieces) == 0) co_return true;
        const auto [problem, count] = co_await asio::async_write(stream_, pieces, kAwait);
        co_return !problem;
    }
    std::size_t write_now(const Pieces& pieces) override {
        std::array<iovec, 2> parts{};
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            parts[i] = {const_cast<void*>(pieces[i].data()), pieces[i].size()};
        }
        msghdr message{};
        message.msg_iov = parts.data();
        message.msg_iovlen = parts.size();
        const auto count =
            ::sendmsg(stream_.socket().native_handle(), &message, MSG_DONTWAIT | MSG_NOSIGNAL);
        return count > 0 ? static_cast<std::size_t>(count) : 0;
    }
    void expires_after(std::chrono::seconds time) override { stream_.expires_after(time); }
    void expires_never() override { stream_.expires_never(); }
    void cancel() override { stream_.cancel(); }
    void say_goodbye() override {
        error_code ignored;
        stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
    }
    void close() override { stream_.close(); }
    asio::ip::tcp::socket& socket() override { return stream_.socket(); }
    bool secure() const override { return false; }

  private:
    tcp_stream stream_;
};

class TlsStream : public Stream {
  public:
    TlsStream(asio::ip::tcp::socket socket, std::shared_ptr<TlsContext> tls)
        : tls_(std::move(tls)), stream_(tcp_stream{std::move(socket)}, tls_->context) {}

    asio::awaitable<bool> shake_hands() override {
        if (!co_await begins_like_tls()) {
            static constexpr std::string_view kSentence =
                "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: text/plain\r\n"
                "Content-Length: 42\r\n\r\nThis port speaks https. [https_required]\n\n";
            co_await asio::async_write(lower(), asio::buffer(kSentence.data(), kSentence.size()),
                                       kAwait);
            co_return false;
        }
        const auto [problem] =
            co_await stream_.async_handshake(asio::ssl::stream_base::server, kAwait);
        co_return !problem;
    }
    asio::awaitable<Read> read_some(asio::mutable_buffer bytes) override {
        co_return co_await stream_.async_read_some(bytes, kAwait);
    }
    asio::awaitable<bool> write(Pieces pieces) override {
        const auto [problem, count] = co_await asio::async_write(stream_, pieces, kAwait);
        co_return !problem;
    }
    std::size_t write_now(const Pieces&) override { return 0; }
    void expires_after(std::chrono::seconds time) override { lower().expires_after(time); }
    void expires_never() override { lower().expires_never(); }
    void cancel() override { lower().cancel(); }
    void say_goodbye() override {
        SSL_shutdown(stream_.native_handle());  // into the buffer; what matters is the next line
        error_code ignored;
        lower().socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
    }
    void close() override { lower().close(); }
    asio::ip::tcp::socket& socket() override { return lower().socket(); }
    bool secure() const override { return true; }

  private:
    tcp_stream& lower() { return stream_.next_layer(); }
    asio::awaitable<bool> begins_like_tls() {
        const auto [problem] =
            co_await lower().socket().async_wait(asio::socket_base::wait_read, kAwait);
        char first = 0;
        if (problem || ::recv(lower().socket().native_handle(), &first, 1, MSG_PEEK) != 1) {
            co_return true;  // the handshake will tell
        }
        co_return first == 0x16;
    }

    std::shared_ptr<TlsContext> tls_;
    asio::ssl::stream<tcp_stream> stream_;
};

}  // namespace

std::unique_ptr<Stream> plain_stream(asio::ip::tcp::socket socket) {
    return std::make_unique<PlainStream>(std::move(socket));
}

std::unique_ptr<Stream> tls_stream(asio::ip::tcp::socket socket, std::shared_ptr<TlsContext> tls) {
    return std::make_unique<TlsStream>(std::move(socket), std::move(tls));
}

}  // namespace engawa::server
