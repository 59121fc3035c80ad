// engawa serve: the table on the web, from this one program.
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

#include "cli/hosting.h"
#include "cli/qr.h"
#include "server/api/api.h"
#include "server/net/libraries.h"
#include "server/net/server.h"
#include "server/page/page.h"
#include "server/store/memory_store.h"
#include "server/store/writer.h"
#include "server/tables/housekeeping.h"
#include "server/tables/tables.h"
#include "server/tables/thinkers.h"
#include "server/tables/tokens.h"

namespace engawa::cli {
namespace {

struct ServeArguments {
    int port = 8080;
    std::vector<std::string> bind;
    bool lan = false;
    std::vector<std::string> public_hosts;
    std::vector<std::string> limits;
    std::string log;
    std::string store;
    std::string certificate;
    std::string key;
    std::vector<std::string> proxies;
    int keep_days = 0;
    bool version = false;
};

std::vector<std::string> listed_games() {
    std::vector<std::string> names;
    for (const AnyGame* game : all_games()) {
        if (game->listed()) names.emplace_back(game->name());
    }
    return names;
}

std::vector<std::string> where_to_listen(const ServeArguments& arguments) {
    if (arguments.lan) return {"0.0.0.0", "::"};
    if (!arguments.bind.empty()) return arguments.bind;
    return {"127.0.0.1", "::1"};
}

Result<server::LogLevel> read_log_level(const std::string& text) {
    using server::LogLevel;
    if (text == "trouble") return LogLevel::Trouble;
    if (text == "events") return LogLevel::Events;
    if (text == "requests") return LogLevel::Requests;
    if (text.empty()) {  // at a terminal the sentences say enough
        return ::isatty(STDERR_FILENO) == 1 ? LogLevel::Trouble : LogLevel::Events;
    }
    return error("usage", "--log is trouble, events or requests, not '" + text + "'");
}

std::string url(const std::string& address, std::uint16_t port, bool tls = false) {
    const bool six = address.find(':') != std::string::npos;
    return (tls ? "https://" : "http://") + (six ? "[" + address + "]" : address) + ":" +
           std::to_string(port) + "/";
}

bool is_everywhere(const std::string& address) { return address == "0.0.0.0" || address == "::"; }

bool is_here(const std::string& address) { return address == "127.0.0.1" || address == "::1"; }

// By which others reach it, the likeliest first; without a slash at the end.
std::vector<std::string> reached_at(const server::Server& server, const ServeArguments& arguments) {
    std::vector<std::string> urls;
    for (const std::string& name : arguments.public_hosts) urls.push_back("https://" + name);
    std::vector<std::string> hosts;
    for (const std::string& address : server.addresses()) {
        if (address == "0.0.0.0") hosts = server::own_addresses();
        if (!is_everywhere(address) && !is_here(address)) hosts.push_back(address);
    }
    for (const std::string& host : hosts) {
        urls.push_back(url(host, server.port(), !arguments.certificate.empty()));
        urls.back().pop_back();
    }
    return urls;
}

void tell_others(std::uint16_t port, bool tls) {
    const std::vector<std::string> others = server::own_addresses();
    if (others.empty()) {
        std::cout << "This machine has no address that others could reach.\n";
        return;
    }
    const bool colours = ::isatty(STDOUT_FILENO) == 1 && std::getenv("NO_COLOR") == nullptr;
    std::cout << "For everybody on this network: " << url(others.front(), port, tls) << "\n\n"
              << qr_picture(url(others.front(), port, tls), colours) << '\n';
    for (std::size_t i = 1; i < others.size(); ++i) {
        std::cout << "                           or: " << url(others[i], port, tls) << '\n';
    }
}

void tell_where(const server::Server& server, bool tls) {
    bool told_here = false;
    bool told_others = false;
    for (const std::string& address : server.addresses()) {
        const bool here = is_everywhere(address) || is_here(address);
        if (here && !told_here) {
            std::cout << "Engawa is open at " << url("localhost", server.port(), tls) << '\n';
            told_here = true;
        }
        if (!here) std::cout << "Engawa is open at " << url(address, server.port(), tls) << '\n';
        if (is_everywhere(address) && !told_others) {
            tell_others(server.port(), tls);
            told_others = true;
        }
    }
    std::cout << "Ctrl-C closes it." << std::endl;
}

constexpr std::string_view kNoFile = ":memory:";  // keeps nothing, for measuring

Result<std::unique_ptr<server::Store>> store_of(const ServeArguments& arguments) {
    if (arguments.store == kNoFile) {
        return std::unique_ptr<server::Store>{std::make_unique<server::MemoryStore>()};
    }
    return open_or_make_store(arguments.store);
}

Result<Done> secure(server::Server& server, const ServeArguments& arguments) {
    auto peers = server::Peers::read(arguments.proxies);
    if (!peers) return peers.error();
    server.trust(std::move(peers).value());
    if (arguments.certificate.empty() && arguments.key.empty()) return kDone;
    return server.use_tls({arguments.certificate, arguments.key});
}

// A dump of this process would have keys and hands in it.
void leave_no_core() {
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
}

// Started by root: what root may do beyond other users is needed for a low port and for nothing
// after it. The files are still root's own.
Result<Done> give_up_privileges() {
    if (::geteuid() != 0) return kDone;
    __user_cap_header_struct head{_LINUX_CAPABILITY_VERSION_3, 0};
    const std::array<__user_cap_data_struct, _LINUX_CAPABILITY_U32S_3> none{};
    const bool given_up = ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                          ::syscall(SYS_capset, &head, none.data()) == 0;
    if (given_up) return kDone;
    return error("still_root",
                 "the rights of root could not be given up: start it as another user");
}

int bot_threads() {
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()) - 1, 1, 8);
}

// Before anything else uses the store: it has one writer.
Result<Done> let_go(server::Store& store, server::Log& log, std::int64_t now, int days) {
    constexpr std::int64_t kDay = 86'400;
    if (days == 0) return kDone;
    const auto gone = server::delete_finished(store, now - days * kDay);
    if (!gone) return gone.error();
    log.event("let_go", {{"tables", *gone}});
    return kDone;
}

// Tables on the server's thread, with a thread that keeps and threads that think beside it.
// Whatever waits to be kept is kept before this ends.
void run_tables(server::Server& server, server::Store& store, server::Writer::Where where,
                const server::Limits& limits, server::Log& log,
                std::vector<std::string> addresses) {
    const server::Post post = [&server](std::function<void()> work) {
        server.loop().post(std::move(work));
    };
    server::Writer writer{store, post, where};
    server::Thinkers thinkers{bot_threads(), post};
    const auto commit = [&writer](server::Change&& change, server::House::Committed then) {
        writer.commit(std::move(change), std::move(then));
    };
    server::Tempo tempo;
    tempo.sleep = server::Millis{1'000} * limits.sleep_seconds;
    server::Tables tables{server.loop(), store, thinkers, commit, tempo};
    server::ApiRates rates;
    rates.commands = {2 * limits.commands, 60 * limits.commands};
    rates.opened = {limits.openings, limits.openings};
    server::Api api{tables, rates};
    api.reached_at(std::move(addresses));
    api.watch_health([&] {
        const auto figures = writer.figures();
        return server::Api::Health{!figures.refuses && figures.busy_seconds < 2,
                                   {{"store_commits", figures.commits},
                                    {"store_changes", figures.changes},
                                    {"store_refused", figures.refused},
                                    {"store_waiting", figures.waiting},
                                    {"bots_waiting", thinkers.waiting()}}};
    });
    server.serve(api);
    const auto woken = tables.wake_due();
    log.event("open", {{"port", server.port()},
                       {"version", ENGAWA_VERSION},
                       {"tables", woken ? std::int64_t{*woken} : std::int64_t{-1}}});
    server.run();
}

int serve(const ServeArguments& arguments) {
    if (arguments.version) {
        std::cout << "engawa " << ENGAWA_VERSION << '\n';
        for (const std::string& library : server::libraries()) std::cout << library << '\n';
        return kOk;
    }
    if (arguments.port < 0 || arguments.port > 65535) {
        return refuse(error("usage", "a port is a number from 0 to 65535"));
    }
    if (arguments.keep_days < 0 || arguments.keep_days > 100'000) {
        return refuse(error("usage", "--keep-days is a number from 0 to 100000"));
    }
    const auto level = read_log_level(arguments.log);
    if (!level) return refuse(level.error());
    server::Limits limits;
    for (const std::string& text : arguments.limits) {
        const auto set = server::set_limit(limits, text);
        if (!set) return refuse(set.error());
    }
    auto shelf = server::Shelf::read(server::built_page());
    if (!shelf) return fail(shelf.error());
    if (shelf->empty()) {
        return fail(error("no_page",
                          "this engawa was built without the page, so there is nothing to serve: "
                          "./run builds both; `engawa play` opens a table here"));
    }
    const server::Site site{std::move(shelf).value(), listed_games(),
                            server::Names{arguments.public_hosts}};
    server::Log log{*level};
    server::Server server{site, limits, log};
    const auto port = static_cast<std::uint16_t>(arguments.port);
    const auto opened = server.open(where_to_listen(arguments), port);
    if (!opened) {
        return opened.error().code == "bad_address" ? refuse(opened.error()) : fail(opened.error());
    }
    if (const auto less = give_up_privileges(); !less) return fail(less.error());
    if (const auto random = server::open_randomness(); !random) return fail(random.error());
    if (const auto secured = secure(server, arguments); !secured) return refuse(secured.error());
    auto store = store_of(arguments);
    if (!store) return fail(store.error());
    leave_no_core();
    tell_where(server, !arguments.certificate.empty());
    const auto now = server.loop().seconds();
    if (const auto gone = let_go(**store, log, now, arguments.keep_days); !gone) {
        return fail(gone.error());
    }
    using Where = server::Writer::Where;
    run_tables(server, **store, arguments.store == kNoFile ? Where::Here : Where::OwnThread, limits,
               log, reached_at(server, arguments));
    log.event("closed", {});
    std::cout << "Engawa is closed." << std::endl;
    return kOk;
}

}  // namespace

void add_serve(const Command& app, Todo& todo) {
    const Command command =
        app.add_subcommand("serve", "the table on the web: opens the page for browsers");
    const auto arguments = std::make_shared<ServeArguments>();
    command.add_option("--port", arguments->port, "where to listen; 0 takes a port that is free")
        .type_name("NUMBER");
    const Argument bind =
        command
            .add_option("--bind", arguments->bind,
                        "an address to listen at instead of this machine's own two")
            .type_name("ADDRESS")
            .expected(1)
            .take_all();
    command
        .add_flag("--lan", arguments->lan,
                  "open it to everybody on this network, and show a QR code")
        .excludes(bind);
    command
        .add_option("--public-host", arguments->public_hosts,
                    "a name under which it is reached besides, through something that speaks https")
        .type_name("NAME")
        .expected(1)
        .take_all();
    command.add_option("--db", arguments->store, "the file that keeps the tables")
        .type_name("FILE");
    command
        .add_option("--tls-cert", arguments->certificate,
                    "a certificate with its chain: speaks https")
        .type_name("FILE");
    command.add_option("--tls-key", arguments->key, "its key, which nobody else may read")
        .type_name("FILE");
    command
        .add_option("--keep-days", arguments->keep_days,
                    "at the start, delete games that have been over for so many days; 0 keeps them")
        .type_name("N");
    command
        .add_option("--trusted-proxy", arguments->proxies,
                    "an address or range whose X-Forwarded-For is believed")
        .type_name("CIDR")
        .expected(1)
        .take_all();
    command
        .add_option("--limit", arguments->limits,
                    "another limit than the usual one; docs/hosting.md lists them")
        .type_name("NAME=NUMBER")
        .expected(1)
        .take_all();
    command.add_flag("--version", arguments->version,
                     "of it and of what reads strangers' bytes in it, and ends");
    command
        .add_option("--log", arguments->log,
                    "what is written to standard error: trouble, events or requests")
        .type_name("WHAT");
    command.footer(
        "Listens at 127.0.0.1 and ::1, port 8080, so that nobody else can reach it. SIGTERM or "
        "Ctrl-C ends it "
        "when what is under way is done.");
    command.callback([arguments, &todo] { todo = [arguments] { return serve(*arguments); }; });
}

}  // namespace engawa::cli
