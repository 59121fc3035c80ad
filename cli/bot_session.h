// One conversation of `engawa bot`: the text protocol of docs/bot-protocol.md.
//
// One thread listens and answers stop, isready and quit at once; the other does everything else in
// the order in which it came, so that a whole session may be sent in one go.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <istream>
#include <mutex>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "engine/match/catalogue.h"

namespace engawa::cli {

inline constexpr int kBotProtocol = 1;

class BotSession {
  public:
    BotSession(const AnyGame& game, Given options, std::ostream& out);

    // Until `quit`, or the end of the input and of all that was asked before it.
    void run(std::istream& in);

  private:
    struct Command {
        std::uint64_t number = 0;  // from 1, in the order of arrival
        std::string word;
        std::string rest;
    };
    // What is to be thought about: a position, or the view of a seat.
    struct Target {
        std::optional<Seat> seat;
        std::string text;
    };

    // The listening thread.

    bool hear(const std::string& line);  // false: quit
    void work();

    // The working thread.

    std::optional<Command> next();
    void obey(const Command& command);
    void set_position(const std::string& text);
    void set_view(const std::string& rest);
    void set_level(const std::string& name);
    void set_option(const std::string& text);
    void set_seed(const std::string& text);
    void go(const Command& command);
    Result<BotSpec> read_limit(const std::string& rest) const;  // the bot with this budget
    Result<std::unique_ptr<Match>> open(const std::string& position) const;
    Result<std::unique_ptr<Thinker>> thinker(const Target& target, const BotSpec& bot) const;
    void think(Thinker& mind, const BotSpec& bot, std::uint64_t number);

    // Both.

    void say(const std::string& line);
    void complain(const Error& error);

    const AnyGame& game_;
    Given options_;
    BotSpec bot_;
    std::uint64_t seed_ = 1;
    std::optional<Target> target_;

    std::ostream& out_;
    std::mutex out_mutex_;
    std::mutex queue_mutex_;
    std::condition_variable arrived_;
    std::deque<Command> queue_;
    bool closed_ = false;                     // nothing more will arrive
    std::uint64_t heard_ = 0;                 // commands that arrived
    std::atomic<std::uint64_t> stopped_ = 0;  // commands up to this number are to end soon
};

}  // namespace engawa::cli
