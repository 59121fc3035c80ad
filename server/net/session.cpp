#include "server/net/session.h"

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <utility>

#include "server/api/head.h"

namespace engawa::server {
namespace {

namespace asio = boost::asio;
using Seconds = std::chrono::seconds;

// Errors are values: that a client goes away is nothing exceptional.
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

constexpr std::size_t kPiece = 64 * 1024;     // of an answer; each has its time
constexpr std::size_t kReadBytes = 4 * 1024;  // at once
// After the last answer what still comes is thrown away for a while: closing a socket with unread
// bytes would reset the connection, and the client might never see the answer.
constexpr Seconds kPartingTime{2};
constexpr std::size_t kPartingBytes = 256 * 1024;

}  // namespace

std::string address_text(const asio::ip::address& address) {
    if (!address.is_v6()) return address.to_string();
    asio::ip::address_v6 bare = address.to_v6();
    if (bare.is_v4_mapped())
        return asio::ip::make_address_v4(asio::ip::v4_mapped, bare).to_string();
    bare.scope_id(0);
    return bare.to_string();
}

Session::Session(asio::ip::tcp::socket socket, const Site& site, const Limits& limits, Log& log)
    : stream_(std::move(socket)), site_(site), limits_(limits), log_(log), reader_(limits) {
    boost::system::error_code problem;
    const auto here = stream_.socket().local_endpoint(problem);
    if (!problem) arrived_at_ = address_text(here.address());
    stream_.socket().set_option(asio::ip::tcp::no_delay{true}, problem);
}

asio::awaitable<void> Session::run() {
    while (co_await hear()) {
        const Answer answer = answer_it();
        const bool stay = reader_.state() == State::Ready && reader_.stays() && !stopping_;
        note(answer);
        if (!co_await tell(answer, stay)) co_return;
        if (!stay) co_return co_await part();
        asked_before_ = true;
        reader_.next();
    }
}

Answer Session::answer_it() const {
    if (reader_.state() == State::Refused) return refusal(reader_.status());
    Request request = reader_.request();
    request.arrived_at = arrived_at_;
    return site_.answer(request);
}

// False: the client has gone, or took too long, or the server stops.
asio::awaitable<bool> Session::hear() {
    std::array<char, kReadBytes> bytes;
    State state = reader_.state();
    expect_within(state);
    while (state != State::Ready && state != State::Refused) {
        if (state == State::Idle && stopping_) co_return false;
        const auto [problem, count] = co_await stream_.async_read_some(asio::buffer(bytes), kAwait);
        if (problem) co_return false;
        reader_.take({bytes.data(), count});
        if (reader_.state() == state) continue;
        if (reader_.waits() && !co_await write("HTTP/1.1 100 Continue\r\n\r\n", ""))
            co_return false;
        state = reader_.state();
        expect_within(state);
    }
    co_return true;
}

// The stream closes the socket when the time is over.
void Session::expect_within(State state) {
    if (state == State::Idle && asked_before_) {
        stream_.expires_after(Seconds{limits_.idle_seconds});
    } else if (state == State::Idle || (state == State::Head && asked_before_)) {
        stream_.expires_after(Seconds{limits_.head_seconds});
    } else if (state == State::Body) {
        stream_.expires_after(Seconds{limits_.body_seconds});
    }
}

asio::awaitable<bool> Session::tell(const Answer& answer, bool stay) {
    const std::string head = write_head(answer, std::time(nullptr), stay);
    std::string_view rest = answer.head_only ? std::string_view{} : answer.content();
    std::string_view first = head;
    do {
        const std::string_view piece = rest.substr(0, kPiece);
        rest.remove_prefix(piece.size());
        if (!co_await write(first, piece)) co_return false;
        first = {};
    } while (!rest.empty());
    co_return true;
}

asio::awaitable<bool> Session::write(std::string_view first, std::string_view second) {
    const std::array<asio::const_buffer, 2> both{asio::buffer(first.data(), first.size()),
                                                 asio::buffer(second.data(), second.size())};
    stream_.expires_after(Seconds{limits_.write_seconds});
    const auto [problem, count] = co_await asio::async_write(stream_, both, kAwait);
    co_return !problem;
}

asio::awaitable<void> Session::part() {
    boost::system::error_code ignored;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
    stream_.expires_after(kPartingTime);
    std::array<char, kReadBytes> bytes;
    for (std::size_t thrown_away = 0; thrown_away < kPartingBytes;) {
        const auto [problem, count] = co_await stream_.async_read_some(asio::buffer(bytes), kAwait);
        if (problem) break;
        thrown_away += count;
    }
    stream_.close();
}

void Session::note(const Answer& answer) const {
    if (!log_.tells(LogLevel::Requests)) return;
    std::string_view method;
    std::string_view path;
    if (reader_.state() == State::Ready) {
        method = reader_.request().method;
        path = reader_.request().target.substr(0, reader_.request().target.find('?'));
    }
    constexpr std::size_t kMost = 200;
    log_.request({{"method", method.substr(0, kMost)},
                  {"path", path.substr(0, kMost)},
                  {"status", answer.status},
                  {"bytes", static_cast<std::int64_t>(answer.content().size())}});
}

void Session::stop() {
    stopping_ = true;
    // Waiting for a request that has not begun.
    if (reader_.state() == State::Idle) stream_.cancel();
}

void Session::abort() { stream_.close(); }

}  // namespace engawa::server
