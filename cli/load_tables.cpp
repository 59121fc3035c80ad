#include "cli/load_tables.h"

#include <sys/epoll.h>
#include <unistd.h>

#include <array>
#include <functional>
#include <utility>

#include "engine/match/bots.h"
#include "engine/match/catalogue.h"

namespace engawa::cli {
namespace {

constexpr std::string_view kGame = "paiko";

Script script_of(const Record& record, int moves) {
    Script script;
    Record head = record;
    head.lines.clear();
    const auto match = (*find_game(kGame))->replay(head).value();
    for (int i = 0; i < moves; ++i) {
        const std::string& line = record.lines[static_cast<std::size_t>(i)];
        script.seats.push_back(match->standing().to_ask.index());
        script.heard.push_back(match->standing().heard);
        script.moves.push_back(line);
        (void)match->play(match->standing().to_ask, line);
    }
    script.heard.push_back(match->standing().heard);
    return script;
}

std::string command(std::string_view move, int decision, std::uint64_t number) {
    std::string key = std::to_string(number);
    key.insert(0, 20 - key.size(), '0');
    return "{\"do\":\"play\",\"key\":\"" + key + "\",\"decision\":" + std::to_string(decision) +
           ",\"moves\":[\"" + std::string{move} + "\"]}";
}

// Waits for any of several sockets. Numbers are the caller's.
class Ready {
  public:
    Ready() : file_(::epoll_create1(EPOLL_CLOEXEC)) {}
    Ready(const Ready&) = delete;
    Ready& operator=(const Ready&) = delete;
    ~Ready() { ::close(file_); }

    void add(int file, std::uint64_t number) const {
        epoll_event wish{};
        wish.events = EPOLLIN;
        wish.data.u64 = number;
        ::epoll_ctl(file_, EPOLL_CTL_ADD, file, &wish);
    }
    // False: nothing came for a second.
    bool each(const std::function<void(std::uint64_t)>& then) {
        const int count =
            ::epoll_wait(file_, events_.data(), static_cast<int>(events_.size()), 1'000);
        for (int i = 0; i < count; ++i) then(events_[static_cast<std::size_t>(i)].data.u64);
        return count > 0;
    }

  private:
    int file_;
    std::array<epoll_event, 256> events_{};
};

// One run over all tables.
class Run {
  public:
    Run(std::vector<PlayingTable>& tables, const std::vector<Script>& games)
        : tables_(tables), games_(games), made_(tables.size(), 0) {
        for (std::size_t i = 0; i < tables.size(); ++i) {
            for (std::size_t seat = 0; seat < 2; ++seat) {
                ready_.add(tables[i].talkers[seat].file(), 2 * i + seat);
            }
            tables[i].sent.assign(script(i).moves.size(), 0);
            left_ += static_cast<int>(script(i).moves.size());
            seen_left_ += static_cast<int>(script(i).moves.size());
        }
    }

    Result<Done> until(double end) {
        for (std::size_t i = 0; i < tables_.size(); ++i) move_if_asked(i);
        while (seen_left_ > 0 && wall_seconds() < end && trouble_.empty()) {
            ready_.each([&](std::uint64_t number) { hear(number / 2, number % 2); });
        }
        if (!trouble_.empty()) return error("refused", trouble_);
        return kDone;
    }
    Played played;

  private:
    const Script& script(std::size_t table) const { return games_[table % games_.size()]; }

    void move_if_asked(std::size_t table) {
        const Script& game = script(table);
        const std::size_t next = made_[table];
        if (next == game.moves.size()) return;
        PlayingTable& at = tables_[table];
        const auto seat = static_cast<std::size_t>(game.seats[next]);
        if (at.sequences[seat] < at.base + game.heard[next]) return;
        ++made_[table];
        --left_;
        at.sent[next] = wall_seconds();
        at.talkers[seat].say(command(game.moves[next], at.decisions[seat], ++keys_));
    }

    void hear(std::size_t table, std::size_t seat) {
        PlayingTable& at = tables_[table];
        if (!at.talkers[seat].take()) {
            trouble_ = "a connection was closed";
            return;
        }
        while (const auto message = at.talkers[seat].next()) {
            if (message->starts_with("{\"type\":\"answer\"")) {
                played.answers.push_back(1'000 * (wall_seconds() - at.sent[made_[table] - 1]));
            } else if (message->starts_with("{\"type\":\"error\"")) {
                trouble_ = *message;
            } else {
                see(table, seat, *message);
            }
        }
        move_if_asked(table);
    }

    // News of a table: what the other one did is now on this screen.
    void see(std::size_t table, std::size_t seat, std::string_view message) {
        PlayingTable& at = tables_[table];
        const Script& game = script(table);
        const int before = at.sequences[seat];
        at.sequences[seat] = number_in(message, "sequence");
        at.decisions[seat] = number_in(message, "decision");
        for (std::size_t i = 0; i < made_[table]; ++i) {
            const int after = at.base + game.heard[i + 1];
            const bool new_here = before < after && at.sequences[seat] >= after;
            if (!new_here || game.seats[i] == static_cast<int>(seat)) continue;
            played.latencies.push_back(1'000 * (wall_seconds() - at.sent[i]));
            --seen_left_;
        }
    }

    std::vector<PlayingTable>& tables_;
    const std::vector<Script>& games_;
    std::vector<std::size_t> made_;
    Ready ready_;
    std::uint64_t keys_ = 0;
    int left_ = 0;
    int seen_left_ = 0;
    std::string trouble_;
};

}  // namespace

std::vector<Script> scripts(int count, int moves) {
    const AnyGame& game = **find_game(kGame);
    const std::vector<BotSpec> bots(2, *read_bot("random"));
    std::vector<Script> made;
    for (std::uint64_t seed = 1; static_cast<int>(made.size()) < count; ++seed) {
        const auto played = game.self_play({}, bots, seed, true).value();
        if (static_cast<int>(played.record.lines.size()) <= moves) continue;
        made.push_back(script_of(played.record, moves));
    }
    return made;
}

Result<PlayingTable> seat_two(int port, std::uint32_t number) {
    PlayingTable table;
    std::vector<std::string> tokens;
    for (int seat = 0; seat < 2; ++seat) {
        const auto guest = ask(port, number, "POST", "/guests", "{}", "");
        if (!guest) return guest.error();
        tokens.push_back(text_in(*guest, "token"));
    }
    const auto opened = ask(port, number, "POST", "/tables",
                            "{\"game\":\"" + std::string{kGame} + "\",\"listed\":true}", tokens[0]);
    if (!opened) return opened.error();
    table.id = text_in(*opened, "table");
    const auto joined =
        ask(port, number, "POST", "/tables/" + table.id + "/seats", "{}", tokens[1]);
    if (!joined) return joined.error();
    for (int seat = 0; seat < 2; ++seat) {
        auto talker = Talker::open(port, number, "/api/v1/tables/" + table.id + "/socket");
        if (!talker) return talker.error();
        table.talkers.push_back(std::move(talker).value());
        Talker& last = table.talkers.back();
        last.say("{\"do\":\"hello\",\"token\":\"" + tokens[static_cast<std::size_t>(seat)] + "\"}");
        const auto view = last.wait();
        if (!view) return view.error();
        if (!view->starts_with("{\"type\":\"view\"")) return error("refused", *view);
        table.sequences.push_back(number_in(*view, "sequence"));
        table.decisions.push_back(number_in(*view, "decision"));
    }
    table.base = table.sequences.front();
    return table;
}

Result<Played> play_all(const Served& server, std::vector<PlayingTable>& tables,
                        const std::vector<Script>& games, double most_seconds) {
    Run run{tables, games};
    const double cpu = server.cpu_seconds();
    const double begun = wall_seconds();
    const auto done = run.until(begun + most_seconds);
    if (!done) return done.error();
    run.played.moves = static_cast<int>(run.played.latencies.size());
    run.played.wall = wall_seconds() - begun;
    run.played.cpu = server.cpu_seconds() - cpu;
    return std::move(run.played);
}

Result<Played> echo_all(const Served& echo, int connections, int messages, double most_seconds) {
    const std::string message(100, 'x');
    std::vector<Talker> talkers;
    std::vector<double> sent(static_cast<std::size_t>(connections), 0);
    std::vector<int> left(sent.size(), messages);
    Ready ready;
    for (int i = 0; i < connections; ++i) {
        auto talker = Talker::open(echo.port(), static_cast<std::uint32_t>(i), "/");
        if (!talker) return talker.error();
        ready.add(talker->file(), static_cast<std::uint64_t>(i));
        talkers.push_back(std::move(talker).value());
    }
    Played played;
    const double cpu = echo.cpu_seconds();
    const double begun = wall_seconds();
    const auto say = [&](std::size_t i) {
        if (left[i]-- <= 0) return;
        sent[i] = wall_seconds();
        talkers[i].say(message);
    };
    for (std::size_t i = 0; i < talkers.size(); ++i) say(i);
    while (played.moves < connections * messages && wall_seconds() < begun + most_seconds) {
        ready.each([&](std::uint64_t number) {
            const auto i = static_cast<std::size_t>(number);
            if (!talkers[i].take()) return;
            while (talkers[i].next()) {
                played.latencies.push_back(1'000 * (wall_seconds() - sent[i]));
                ++played.moves;
                say(i);
            }
        });
    }
    played.wall = wall_seconds() - begun;
    played.cpu = echo.cpu_seconds() - cpu;
    return played;
}

}  // namespace engawa::cli
