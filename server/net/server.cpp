#include "server/net/server.h"

#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <csignal>
#include <list>
#include <utility>

#include "server/api/head.h"
#include "server/net/asio_loop.h"
#include "server/net/crowd.h"
#include "server/net/session.h"

namespace engawa::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);
constexpr int kOwnFiles = 64;  // files that are no connections
constexpr int kTriesForAPort = 20;

int most_connections(int wanted) {
    rlimit files{};
    if (::getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur == RLIM_INFINITY) return wanted;
    const auto left = static_cast<std::int64_t>(files.rlim_cur) - kOwnFiles;
    return static_cast<int>(std::clamp<std::int64_t>(left, 1, wanted));
}

Household household(const asio::ip::address& address) {
    Household from{};
    if (address.is_v4()) {
        const auto bytes = address.to_v4().to_bytes();
        std::copy(bytes.begin(), bytes.end(), from.begin() + 4);
    } else {
        const auto bytes = address.to_v6().to_bytes();
        std::copy_n(bytes.begin(), from.size(), from.begin());
    }
    return from;
}

Error cannot_listen(const tcp::endpoint& where, const error_code& problem) {
    const std::string port = std::to_string(where.port());
    const std::string address = address_text(where.address());
    if (problem == asio::error::address_in_use) {
        return error("port_taken", "port " + port + " of " + address +
                                       " is taken by another program: stop it, or choose another "
                                       "with --port (0 takes any that is free)");
    }
    if (problem == asio::error::access_denied) {
        return error(
            "port_forbidden",
            "port " + port + " may only be opened by root: choose one from 1024 with --port");
    }
    if (problem == boost::system::errc::address_not_available) {
        return error("bad_address", address + " is no address of this machine");
    }
    return error("no_socket",
                 "cannot listen at " + address + " port " + port + ": " + problem.message());
}

bool has_no_ipv6(const tcp::endpoint& where, const error_code& problem) {
    return where.address().is_v6() &&
           (problem == boost::system::errc::address_not_available ||
            problem == boost::system::errc::address_family_not_supported);
}

}  // namespace

class Server::Inside {
  public:
    Inside(const Site& site, const Limits& limits, Log& log)
        : limits_(limits),
          log_(log),
          reception_{site, limits_, log, {}, nullptr},
          loop_(context_),
          crowd_(most_connections(limits.connections), limits.per_address),
          signals_(context_, SIGTERM, SIGINT),
          hang_up_(context_, SIGHUP),
          last_moment_(context_) {}

    Result<Done> open(const std::vector<std::string>& addresses, std::uint16_t port);
    std::uint16_t port() const { return port_; }
    std::vector<std::string> addresses() const;
    void run();
    Loop& loop() { return loop_; }
    Reception& reception() { return reception_; }
    void use_tls(const TlsFiles& files, std::shared_ptr<TlsContext> tls) {
        tls_files_ = files;
        tls_ = std::move(tls);
    }

  private:
    Result<Done> listen_at(const std::vector<asio::ip::address>& addresses, std::uint16_t port);
    error_code listen_at(const tcp::endpoint& where);
    asio::awaitable<void> accept_from(tcp::acceptor& acceptor);
    asio::awaitable<void> converse(tcp::socket socket, Household from);
    void turn_away(tcp::socket socket, int status) const;
    void stop();

    void read_certificate_again();

    Limits limits_;
    Log& log_;
    Reception reception_;
    asio::io_context context_{1};
    AsioLoop loop_;
    TlsFiles tls_files_;
    std::shared_ptr<TlsContext> tls_;
    Crowd crowd_;
    asio::signal_set signals_;
    asio::signal_set hang_up_;  // a certificate that was renewed
    asio::steady_timer last_moment_;
    std::list<tcp::acceptor> acceptors_;
    std::list<Session*> sessions_;  // those that run
    std::uint16_t port_ = 0;
    bool stopping_ = false;
};

Result<Done> Server::Inside::open(const std::vector<std::string>& addresses, std::uint16_t port) {
    std::vector<asio::ip::address> read;
    for (const std::string& text : addresses) {
        error_code problem;
        read.push_back(asio::ip::make_address(text, problem));
        if (problem) return error("bad_address", "'" + text + "' is not an IP address");
    }
    // A port that is free at one address may be taken at the next.
    Result<Done> opened = listen_at(read, port);
    for (int tries = 1; port == 0 && !opened && tries < kTriesForAPort; ++tries) {
        opened = listen_at(read, port);
    }
    return opened;
}

Result<Done> Server::Inside::listen_at(const std::vector<asio::ip::address>& addresses,
                                       std::uint16_t port) {
    acceptors_.clear();
    port_ = port;
    for (const asio::ip::address& address : addresses) {
        const tcp::endpoint where{address, port_};
        const error_code problem = listen_at(where);
        if (problem && !(has_no_ipv6(where, problem) && addresses.size() > 1)) {
            return cannot_listen(where, problem);
        }
    }
    return kDone;
}

error_code Server::Inside::listen_at(const tcp::endpoint& where) {
    tcp::acceptor acceptor{context_};
    error_code problem;
    acceptor.open(where.protocol(), problem);
    if (!problem && where.address().is_v6()) acceptor.set_option(asio::ip::v6_only{true}, problem);
    if (!problem) acceptor.set_option(tcp::acceptor::reuse_address{true}, problem);
    if (!problem) acceptor.bind(where, problem);
    if (!problem) acceptor.listen(asio::socket_base::max_listen_connections, problem);
    if (problem) return problem;
    port_ = acceptor.local_endpoint().port();
    acceptors_.push_back(std::move(acceptor));
    return {};
}

std::vector<std::string> Server::Inside::addresses() const {
    std::vector<std::string> texts;
    for (const tcp::acceptor& acceptor : acceptors_) {
        texts.push_back(address_text(acceptor.local_endpoint().address()));
    }
    return texts;
}

void Server::Inside::run() {
    for (tcp::acceptor& acceptor : acceptors_) {
        asio::co_spawn(context_, accept_from(acceptor), asio::detached);
    }
    signals_.async_wait([this](const error_code& problem, int) {
        if (!problem) stop();
    });
    if (tls_) read_certificate_again();
    loop_.begin();
    context_.run();
}

// Connections that are open go on with the old one.
void Server::Inside::read_certificate_again() {
    hang_up_.async_wait([this](const error_code& problem, int) {
        if (problem) return;
        auto tls = open_tls(tls_files_);
        log_.event("certificate", {{"code", tls ? "read" : tls.error().code}});
        if (tls) tls_ = std::move(tls).value();
        read_certificate_again();
    });
}

asio::awaitable<void> Server::Inside::accept_from(tcp::acceptor& acceptor) {
    while (!stopping_) {
        auto [problem, socket] = co_await acceptor.async_accept(kAwait);
        if (stopping_) co_return;
        if (problem) {
            log_.trouble("accept");
            // Out of files or memory: a moment later there may be some.
            asio::steady_timer moment{context_, std::chrono::milliseconds{50}};
            co_await moment.async_wait(kAwait);
            continue;
        }
        const auto peer = socket.remote_endpoint(problem);
        if (problem) continue;  // it has gone already
        // A proxy speaks for many: they are counted where they are known.
        const bool proxy = reception_.peers.trusts(address_text(peer.address()));
        const Household from = proxy ? Household{} : household(peer.address());
        switch (crowd_.enter(from, proxy)) {
            case Crowd::Verdict::Welcome:
                asio::co_spawn(context_, converse(std::move(socket), from), asio::detached);
                break;
            case Crowd::Verdict::TooManyOfThem:
                log_.trouble("per_address");
                turn_away(std::move(socket), 429);
                break;
            case Crowd::Verdict::Full:
                log_.trouble("connections");
                turn_away(std::move(socket), 503);
                break;
        }
    }
}

asio::awaitable<void> Server::Inside::converse(tcp::socket socket, Household from) {
    Session session{tls_ ? tls_stream(std::move(socket), tls_) : plain_stream(std::move(socket)),
                    reception_};
    const auto place = sessions_.insert(sessions_.end(), &session);
    try {
        co_await session.run();
    } catch (const std::exception&) {  // out of memory: this one ends, the others go on
        log_.trouble("session");
    }
    sessions_.erase(place);
    crowd_.leave(from);
    if (stopping_ && sessions_.empty()) context_.stop();  // alarms of tables wait for ever
}

// Without waiting for it: whoever is turned away costs nothing.
void Server::Inside::turn_away(tcp::socket socket, int status) const {
    error_code ignored;
    const Answer answer = refusal(status);
    const std::string text = write_head(answer, std::time(nullptr), false).append(answer.content());
    socket.non_blocking(true, ignored);
    socket.write_some(asio::buffer(text), ignored);
    socket.shutdown(tcp::socket::shutdown_send, ignored);
    std::array<char, 4096> unread{};
    socket.read_some(asio::buffer(unread), ignored);  // or closing would reset it
}

void Server::Inside::stop() {
    stopping_ = true;
    hang_up_.cancel();
    if (reception_.api != nullptr) reception_.api->stop();
    for (tcp::acceptor& acceptor : acceptors_) acceptor.close();
    log_.event("stopping", {{"connections", static_cast<std::int64_t>(sessions_.size())}});
    for (Session* session : sessions_) session->stop();
    if (sessions_.empty()) return context_.stop();
    last_moment_.expires_after(std::chrono::seconds{limits_.stop_seconds});
    last_moment_.async_wait([this](const error_code& problem) {
        if (problem) return;
        log_.trouble("stopped_before_the_end");
        for (Session* session : sessions_) session->abort();
    });
}

Server::Server(const Site& site, const Limits& limits, Log& log)
    : inside_(std::make_unique<Inside>(site, limits, log)) {}
Server::~Server() = default;

Loop& Server::loop() { return inside_->loop(); }
void Server::serve(Api& api) { inside_->reception().api = &api; }
void Server::trust(Peers peers) { inside_->reception().peers = std::move(peers); }

Result<Done> Server::use_tls(const TlsFiles& files) {
    auto tls = open_tls(files);
    if (!tls) return tls.error();
    inside_->use_tls(files, std::move(tls).value());
    return kDone;
}

Result<Done> Server::open(const std::vector<std::string>& addresses, std::uint16_t port) {
    return inside_->open(addresses, port);
}
std::uint16_t Server::port() const { return inside_->port(); }
std::vector<std::string> Server::addresses() const { return inside_->addresses(); }
void Server::run() { inside_->run(); }

}  // namespace engawa::server
