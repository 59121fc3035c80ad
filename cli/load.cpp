// engawa load: what a server costs, measured on this machine alone.
#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <thread>

#include "cli/hosting.h"
#include "cli/load_stored.h"
#include "cli/load_tables.h"

namespace engawa::cli {
namespace {

struct Arguments {
    std::string what;
    std::string folder = std::filesystem::temp_directory_path().string();
    int tables = 200;
    int moves = 100;
    int rounds = 5;
    int seconds = 60;
};

constexpr int kGames = 16;          // that tables play
constexpr int kEchoMessages = 100;  // over each connection
constexpr int kSpareFiles = 500;
constexpr int kSleepSeconds = 10;

// A folder of its own, which goes with it.
class Folder {
  public:
    explicit Folder(const std::string& in)
        : path_(in + "/engawa_load." + std::to_string(::getpid())) {
        std::error_code ignored;
        std::filesystem::create_directories(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    const std::string& path() const { return path_; }
    std::string file(const std::string& name) const { return path_ + '/' + name; }

  private:
    std::string path_;
};

std::vector<std::string> serving(const std::string& store) {
    return {"--db",    store,
            "--limit", "commands=1000000",
            "--limit", "openings=100000",
            "--limit", "connections=1000000",
            "--limit", "per_address=100000",
            "--log",   "trouble"};
}

// Best and median over rounds.
struct Figure {
    std::string name;
    std::string unit;
    std::vector<double> values;
    bool less_is_better = true;

    double best() const { return share(values, less_is_better ? 0.0 : 1.0); }
};

void print(const Figure& figure) {
    std::printf("%-58s %10.4g %10.4g  %s\n", figure.name.c_str(), figure.best(),
                middle(figure.values), figure.unit.c_str());
    std::fflush(stdout);
}

void print_title(const char* what) { std::printf("%-58s %10s %10s\n", what, "best", "median"); }

// One round of moves at a fresh server.
struct Round {
    double opening = 0;  // ms of CPU for a table with its two guests and sockets
    double move = 0;     // µs of CPU
    double rate = 0;     // moves a second
    double p50 = 0;      // ms to the other client
    double p99 = 0;
    double memory = 0;  // kB of a table after it
};

Result<Round> play_round(const Arguments& arguments, const std::string& store,
                         const std::vector<Script>& games, std::uint32_t first) {
    const auto server = Served::server(serving(store));
    if (!server) return server.error();
    std::vector<PlayingTable> tables;
    const double cpu = server->cpu_seconds();
    const double memory = server->resident_kb();
    for (int i = 0; i < arguments.tables; ++i) {
        auto table = seat_two(server->port(), first + static_cast<std::uint32_t>(i));
        if (!table) return table.error();
        tables.push_back(std::move(table).value());
    }
    Round round;
    round.opening = 1e3 * (server->cpu_seconds() - cpu) / arguments.tables;
    auto played = play_all(*server, tables, games, arguments.seconds);
    if (!played) return played.error();
    if (played->moves == 0) return error("too_slow", "no move was made within --seconds");
    round.move = 1e6 * played->cpu / played->moves;
    round.rate = played->moves / played->wall;
    round.p50 = middle(played->latencies);
    round.p99 = share(played->latencies, 0.99);
    round.memory = (server->resident_kb() - memory) / arguments.tables;
    return round;
}

struct Rounds {
    std::vector<double> opening, move, rate, p50, p99, memory;
    void add(const Round& round) {
        opening.push_back(round.opening);
        move.push_back(round.move);
        rate.push_back(round.rate);
        p50.push_back(round.p50);
        p99.push_back(round.p99);
        memory.push_back(round.memory);
    }
};

void print_rounds(const std::string& how, const Rounds& rounds) {
    print({how + ": server CPU of a move", "µs", rounds.move});
    print({how + ": moves a second (wall)", "1/s", rounds.rate, false});
    print({how + ": move to the other client, p50", "ms", rounds.p50});
    print({how + ": the same, p99", "ms", rounds.p99});
    print({how + ": CPU of opening a table and seating two", "ms", rounds.opening});
    print({how + ": resident memory of a table with two clients", "kB", rounds.memory});
}

std::vector<double> ratios(const std::vector<double>& one, const std::vector<double>& other) {
    std::vector<double> made;
    for (std::size_t i = 0; i < one.size(); ++i) made.push_back(one[i] / other[i]);
    return made;
}

Result<Done> measure_moves(const Arguments& arguments) {
    const Folder folder{arguments.folder};
    const auto games = scripts(kGames, arguments.moves);
    Rounds memory;
    Rounds durable;
    std::vector<double> echo_cpu, echo_p50, flush_wall, flush_alone;
    for (int i = 0; i < arguments.rounds; ++i) {
        const auto echo = Served::echo();
        if (!echo) return echo.error();
        const int messages = kEchoMessages * (arguments.tables < 10 ? 20 : 1);
        const auto echoed = echo_all(*echo, arguments.tables, messages, arguments.seconds);
        if (!echoed) return echoed.error();
        echo_cpu.push_back(1e6 * echoed->cpu / echoed->moves);
        echo_p50.push_back(middle(echoed->latencies));
        const auto first = static_cast<std::uint32_t>(1'000 + 10'000 * i);
        const auto in_memory = play_round(arguments, ":memory:", games, first);
        if (!in_memory) return in_memory.error();
        memory.add(*in_memory);
        const auto flush = flush_of(folder.path());
        if (!flush) return flush.error();
        flush_wall.push_back(flush->wall);
        flush_alone.push_back(flush->alone);
        const std::string store = folder.file("moves" + std::to_string(i) + ".db");
        const auto kept = play_round(arguments, store, games, first);
        if (!kept) return kept.error();
        durable.add(*kept);
    }
    std::printf("%d tables of Paiko, two clients each, %d moves at each, %d rounds\n\n",
                arguments.tables, arguments.moves, arguments.rounds);
    print_title("what");
    print({"echo of 100 bytes: CPU of a message", "µs", echo_cpu});
    print({"echo: round trip, p50", "ms", echo_p50});
    print({"flush of 128 bytes, p50", "ms", flush_wall});
    print({"the same without waiting for a core", "ms", flush_alone});
    print_rounds("in memory", memory);
    print_rounds("durable", durable);
    std::printf("\n");
    print_title("ratios within a round");
    print({"CPU of a move to that of an echo", "x", ratios(memory.move, echo_cpu)});
    print({"moves for a CPU second, durable to in memory", "x", ratios(memory.move, durable.move),
           false});
    print({"in memory, p50 to the echo's round trip", "x", ratios(memory.p50, echo_p50)});
    print({"durable, p50 to a flush without waiting", "x", ratios(durable.p50, flush_alone)});
    return kDone;
}

// Connects two clients at each of those tables.
Result<std::vector<Talker>> look_at(const Served& server, const StoredTables& stored,
                                    std::size_t most) {
    std::vector<Talker> talkers;
    for (std::size_t i = 0; i < stored.ids.size() && talkers.size() < most; ++i) {
        for (const std::string& token : stored.tokens) {
            auto talker = Talker::open(server.port(), static_cast<std::uint32_t>(i),
                                       "/api/v1/tables/" + stored.ids[i] + "/socket");
            if (!talker) return talker.error();
            talkers.push_back(std::move(talker).value());
            talkers.back().say("{\"do\":\"hello\",\"token\":\"" + token + "\"}");
            const auto view = talkers.back().wait();
            if (!view) return view.error();
            if (!view->starts_with("{\"type\":\"view\"")) return error("refused", *view);
        }
    }
    return talkers;
}

Result<double> memory_of(const Folder& folder, const StoredWish& wish) {
    const std::string path = folder.file(wish.game + ".db");
    const auto stored = write_stored(path, wish);
    if (!stored) return stored.error();
    const auto server = Served::server(serving(path));
    if (!server) return server.error();
    StoredTables first = *stored;  // what all tables share is not one table's
    first.ids.resize(4);
    const auto warm = look_at(*server, first, 8);
    if (!warm) return warm.error();
    const double before = server->resident_kb();
    StoredTables rest = *stored;
    rest.ids.erase(rest.ids.begin(), rest.ids.begin() + 4);
    const auto talkers = look_at(*server, rest, 2 * rest.ids.size());
    if (!talkers) return talkers.error();
    return (server->resident_kb() - before) / static_cast<double>(rest.ids.size());
}

Result<double> empty_server_kb(const Folder& folder, const std::string& name) {
    const auto server = Served::server(serving(folder.file(name)));
    if (!server) return server.error();
    const auto games = ask(server->port(), 1, "GET", "/games", "", "");
    if (!games) return games.error();
    return server->resident_kb();
}

Result<Done> measure_memory(const Arguments& arguments) {
    Figure paiko{"Paiko after 100 moves, two clients", "kB", {}};
    Figure susanoo{"Susanoo with three seats after 1,000 moves, two clients", "kB", {}};
    Figure asleep{"a table that sleeps (of 10,000)", "kB", {}};
    for (int i = 0; i < arguments.rounds; ++i) {
        const Folder folder{arguments.folder};
        const auto one = memory_of(folder, {"paiko", {}, 100, arguments.tables});
        if (!one) return one.error();
        paiko.values.push_back(*one);
        const auto other =
            memory_of(folder, {"susanoo", {{"seats", "3"}}, 1'000, arguments.tables});
        if (!other) return other.error();
        susanoo.values.push_back(*other);
        const auto many = write_stored(folder.file("many.db"), {"paiko", {}, 40, 10'000});
        if (!many) return many.error();
        const auto full = empty_server_kb(folder, "many.db");
        const auto empty = empty_server_kb(folder, "none.db");
        if (!full || !empty) return full ? empty.error() : full.error();
        asleep.values.push_back((*full - *empty) / 10'000);
    }
    print_title("resident memory of a table");
    for (const Figure& figure : {paiko, susanoo, asleep}) print(figure);
    return kDone;
}

Result<Done> measure_idle(const Arguments& arguments) {
    rlimit files{};
    ::getrlimit(RLIMIT_NOFILE, &files);
    const int connections = static_cast<int>(files.rlim_cur) - kSpareFiles;
    const Folder folder{arguments.folder};
    const std::string path = folder.file("idle.db");
    const auto stored = write_stored(path, {"paiko", {}, 0, (connections + 1) / 2});
    if (!stored) return stored.error();
    const auto server = Served::server(serving(path));
    if (!server) return server.error();
    const double before = server->resident_kb();
    const auto talkers = look_at(*server, *stored, static_cast<std::size_t>(connections));
    if (!talkers) return talkers.error();
    const double each = (server->resident_kb() - before) / static_cast<double>(talkers->size());
    const double cpu = server->cpu_seconds();
    std::this_thread::sleep_for(std::chrono::seconds{kSleepSeconds});
    const double busy = (server->cpu_seconds() - cpu) / kSleepSeconds;
    std::printf("%zu idle connections, two at each table (files: %d, less %d)\n", talkers->size(),
                connections + kSpareFiles, kSpareFiles);
    std::printf("%.2f kB for each, its half of the table included; %.2f %% of a core\n", each,
                100 * busy);
    return kDone;
}

Result<Done> measure_start(const Arguments& arguments) {
    const Folder folder{arguments.folder};
    const std::string path = folder.file("many.db");
    const auto many = write_stored(path, {"paiko", {}, 40, 10'000});
    if (!many) return many.error();
    Figure start{"10,000 stored tables: start to the first answer", "ms", {}};
    Figure none{"no tables: the same", "ms", {}};
    for (int i = 0; i < arguments.rounds; ++i) {
        for (Figure* figure : {&start, &none}) {
            const double begun = wall_seconds();
            const auto server =
                Served::server(serving(figure == &start ? path : folder.file("none.db")));
            if (!server) return server.error();
            const auto games = ask(server->port(), 1, "GET", "/games", "", "");
            if (!games) return games.error();
            figure->values.push_back(1'000 * (wall_seconds() - begun));
        }
    }
    print_title("start");
    print(start);
    print(none);
    return kDone;
}

int run_load(const Arguments& arguments) {
    Result<Done> done = kDone;
    if (arguments.what == "moves") {
        done = measure_moves(arguments);
    } else if (arguments.what == "memory") {
        done = measure_memory(arguments);
    } else if (arguments.what == "idle") {
        done = measure_idle(arguments);
    } else if (arguments.what == "start") {
        done = measure_start(arguments);
    } else {
        return refuse(error("usage", "engawa load measures moves, memory, idle or start"));
    }
    return done ? kOk : fail(done.error());
}

}  // namespace

void add_load(const Command& app, Todo& todo) {
    const Command command =
        app.add_subcommand("load", "what a server costs here: CPU, memory, latency, start");
    const auto arguments = std::make_shared<Arguments>();
    command.add_option("what", arguments->what, "moves, memory, idle or start")
        .required()
        .type_name("WHAT");
    command.add_option("--tables", arguments->tables, "tables at once; 200 if not said")
        .type_name("N")
        .check(is_positive);
    command.add_option("--moves", arguments->moves, "moves at each; 100 if not said")
        .type_name("N")
        .check(is_positive);
    command.add_option("--rounds", arguments->rounds, "rounds in turns; 5 if not said")
        .type_name("N")
        .check(is_positive);
    command.add_option("--seconds", arguments->seconds, "at most, for the moves of a round")
        .type_name("N")
        .check(is_positive);
    command.add_option("--folder", arguments->folder, "where the files are for a while")
        .type_name("FOLDER");
    command.footer(
        "Starts servers of its own at 127.0.0.1 and talks to nothing else. Figures are CPU time of "
        "the server's process where they can be: clocks tell what else the machine does.");
    command.callback([arguments, &todo] { todo = [arguments] { return run_load(*arguments); }; });
}

}  // namespace engawa::cli
