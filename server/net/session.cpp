#include "server/net/session.h"

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <optional>
#include <utility>

#include "server/api/conversation.h"
#include "server/api/head.h"
#include "server/net/upgrade.h"

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

Session::Session(std::unique_ptr<Stream> stream, Reception& reception)
    : stream_(std::move(stream)), reception_(reception), reader_(reception.limits) {
    boost::system::error_code problem;
    const auto here = stream_->socket().local_endpoint(problem);
    if (!problem) arrived_at_ = address_text(here.address());
    const auto peer = stream_->socket().remote_endpoint(problem);
    if (!problem) peer_ = address_text(peer.address());
    stream_->socket().set_option(asio::ip::tcp::no_delay{true}, problem);
}

asio::awaitable<void> Session::run() {
    stream_->expires_after(Seconds{reception_.limits.head_seconds});
    if (!co_await stream_->shake_hands()) co_return;
    while (co_await hear()) {
        if (co_await converse()) co_return;
        const Answer answer = co_await answer_it();
        const bool stay = reader_.state() == State::Ready && reader_.stays() && !stopping_;
        note(answer);
        if (!co_await tell(answer, stay)) co_return;
        if (!stay) co_return co_await part();
        asked_before_ = true;
        reader_.next();
    }
}

// With what the connection knows.
Request Session::request() const {
    Request request = reader_.request();
    const Peers& peers = reception_.peers;
    const bool proxied = peers.trusts(peer_);
    from_ = household_text(peers.client(peer_, proxied ? request.forwarded_for : ""));
    request.arrived_at = arrived_at_;
    request.from = from_;
    request.secure = stream_->secure() || (proxied && request.forwarded_proto == "https");
    request.loopback = !proxied && is_loopback_address(peer_);
    return request;
}

asio::awaitable<Answer> Session::answer_it() {
    if (reader_.state() == State::Refused) co_return refusal(reader_.status());
    const Request request = this->request();
    if (reception_.api != nullptr && !reception_.site.refuse(request)) {
        if (auto answer = reception_.api->answer_host(request)) co_return std::move(*answer);
    }
    const bool for_tables = reception_.api != nullptr && Api::is_address(request.target);
    if (!for_tables) co_return reception_.site.answer(request);
    if (auto refused = reception_.site.refuse(request)) co_return std::move(*refused);
    co_return co_await ask_tables(request);
}

// Waits for an answer that may have to be kept first.
asio::awaitable<Answer> Session::ask_tables(Request request) {
    struct Waiting {
        asio::steady_timer woken;
        std::optional<Answer> answer;
    };
    const auto waiting = std::make_shared<Waiting>(Waiting{
        asio::steady_timer{stream_->socket().get_executor(), asio::steady_timer::time_point::max()},
        {}});
    reception_.api->answer(request, [waiting](Answer answer) {
        waiting->answer = std::move(answer);
        waiting->woken.cancel();
    });
    if (!waiting->answer) co_await waiting->woken.async_wait(kAwait);
    Answer answer = std::move(*waiting->answer);
    answer.head_only = request.method == "HEAD";
    co_return answer;
}

// True: it was one, and is over.
asio::awaitable<bool> Session::converse() {
    if (reception_.api == nullptr || reader_.state() != State::Ready) co_return false;
    const Request request = this->request();
    const auto table = Api::talks_about(request.target);
    if (!table || stopping_) co_return false;
    const bool socket = table->socket && asks_for_websocket(request);
    if (table->socket != socket || reception_.site.refuse(request)) co_return false;
    const auto guest = reception_.api->guest_of(request);
    if (!guest && guest.error().code != "no_token") co_return false;
    // A page that sends a cookie says where it is from; a program has a token of its own.
    const bool bare = request.origin.empty() && request.authorization.empty();
    if (socket && bare && !request.cookie.empty()) co_return false;
    const auto pipe =
        std::make_shared<Pipe>(socket ? Pipe::Kind::Socket : Pipe::Kind::Lines, *stream_,
                               *reception_.api, reception_.limits, reception_.outbox);
    Conversation conversation{*reception_.api,        *pipe,
                              std::string{table->id}, from_,
                              guest ? *guest : 0,     std::string{request.link}};
    if (!socket) {
        conversation.alone = false;
        const auto wish = wish_of(request.target);
        if (!reception_.api->may_look(table->id, guest ? *guest : 0, request.link, from_)) {
            co_return false;
        }
        if (!co_await write(lines_head(), "")) co_return true;
        if (!conversation.greet(wish, number_in_query(request.target, "last"))) co_return true;
    } else {
        if (!guest && reception_.unknown[from_] >= reception_.limits.unknown) co_return false;
        if (!guest) {
            ++reception_.unknown[from_];
            pipe->when_known([&unknown = reception_.unknown, from = from_] {
                if (--unknown[from] == 0) unknown.erase(from);
            });
        }
        if (!co_await write(upgrade_head(request), "")) co_return true;
    }
    reception_.api->metrics().count(socket ? "sockets" : "streams");
    reader_.release();  // and with it the request
    pipe_ = pipe;
    co_await pipe->run(conversation);
    pipe_.reset();
    co_return true;
}

// False: the client has gone, or took too long, or the server stops.
asio::awaitable<bool> Session::hear() {
    std::array<char, kReadBytes> bytes;
    State state = reader_.state();
    expect_within(state);
    while (state != State::Ready && state != State::Refused) {
        if (state == State::Idle && stopping_) co_return false;
        const auto [problem, count] = co_await stream_->read_some(asio::buffer(bytes));
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
        stream_->expires_after(Seconds{reception_.limits.idle_seconds});
    } else if (state == State::Idle || (state == State::Head && asked_before_)) {
        stream_->expires_after(Seconds{reception_.limits.head_seconds});
    } else if (state == State::Body) {
        stream_->expires_after(Seconds{reception_.limits.body_seconds});
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
    stream_->expires_after(Seconds{reception_.limits.write_seconds});
    co_return co_await stream_->write(both);
}

asio::awaitable<void> Session::part() {
    stream_->say_goodbye();
    stream_->expires_after(kPartingTime);
    std::array<char, kReadBytes> bytes;
    for (std::size_t thrown_away = 0; thrown_away < kPartingBytes;) {
        const auto [problem, count] = co_await stream_->read_some(asio::buffer(bytes));
        if (problem) break;
        thrown_away += count;
    }
    stream_->close();
}

void Session::note(const Answer& answer) const {
    if (!reception_.log.tells(LogLevel::Requests)) return;
    std::string_view method;
    std::string_view path;
    if (reader_.state() == State::Ready) {
        method = reader_.request().method;
        path = reader_.request().target.substr(0, reader_.request().target.find('?'));
    }
    constexpr std::size_t kMost = 200;
    reception_.log.request({{"method", method.substr(0, kMost)},
                            {"path", path.substr(0, kMost)},
                            {"status", answer.status},
                            {"bytes", static_cast<std::int64_t>(answer.content().size())}});
}

void Session::stop() {
    stopping_ = true;
    if (pipe_) return pipe_->stop();
    // Waiting for a request that has not begun.
    if (reader_.state() == State::Idle) stream_->cancel();
}

void Session::abort() { stream_->close(); }

}  // namespace engawa::server
