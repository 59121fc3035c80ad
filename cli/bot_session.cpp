#include "cli/bot_session.h"

#include <algorithm>
#include <thread>

#include "cli/command.h"
#include "cli/input.h"
#include "lab/clocked.h"

namespace engawa::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr long long kMost = 1'000'000'000;
constexpr std::size_t kLongestQueue = 10'000;

struct Split {
    std::string word;
    std::string rest;
};

Split split(const std::string& line) {
    const auto blank = line.find_first_of(" \t");
    if (blank == std::string::npos) return {line, ""};
    return {line.substr(0, blank), trimmed(std::string_view{line}.substr(blank))};
}

std::string info_line(const Thought& thought) {
    std::string line = "info depth " + std::to_string(thought.depth) + " nodes " +
                       std::to_string(thought.nodes) + " score " + std::to_string(thought.score) +
                       " pv";
    for (const std::string& move : thought.line) line += ' ' + move;
    return line;
}

}  // namespace

BotSession::BotSession(const AnyGame& game, Given options, std::ostream& out)
    : game_(game), options_(std::move(options)), target_(Target{}), out_(out) {
    say("engawa-bot " + std::to_string(kBotProtocol) + " game " + std::string{game.name()} +
        " rules " + std::to_string(game.rules_version()) + " engine engawa-" ENGAWA_VERSION);
}

// Listening.

void BotSession::run(std::istream& in) {
    std::thread worker([this] { work(); });
    std::string line;
    bool goes_on = true;
    while (goes_on) {
        const LineRead read = read_line(in, line);
        if (read == LineRead::End) break;
        if (read == LineRead::TooLong) {
            complain(error("line_too_long", "a line has at most 65536 bytes"));
        } else {
            goes_on = hear(trimmed(line));
        }
    }
    {
        const std::lock_guard lock(queue_mutex_);
        closed_ = true;
        if (!goes_on) queue_.clear();
    }
    arrived_.notify_one();
    worker.join();
}

bool BotSession::hear(const std::string& line) {
    const auto [word, rest] = split(line);
    if (word.empty()) return true;
    if (word == "isready") {
        say("readyok");
        return true;
    }
    if (word == "stop" || word == "quit") {
        stopped_ = heard_;
        return word == "stop";
    }
    const std::lock_guard lock(queue_mutex_);
    if (queue_.size() >= kLongestQueue) {
        complain(error("too_much", "too many commands are waiting; this one is dropped"));
        return true;
    }
    queue_.push_back({++heard_, word, rest});
    arrived_.notify_one();
    return true;
}

// Working.

void BotSession::work() {
    while (const auto command = next()) obey(*command);
}

std::optional<BotSession::Command> BotSession::next() {
    std::unique_lock lock(queue_mutex_);
    arrived_.wait(lock, [this] { return closed_ || !queue_.empty(); });
    if (queue_.empty()) return {};
    Command command = std::move(queue_.front());
    queue_.pop_front();
    return command;
}

void BotSession::obey(const Command& command) {
    const std::string& word = command.word;
    if (word == "position") {
        set_position(command.rest);
    } else if (word == "view") {
        set_view(command.rest);
    } else if (word == "go") {
        go(command);
    } else if (word == "level") {
        set_level(command.rest);
    } else if (word == "option") {
        set_option(command.rest);
    } else if (word == "seed") {
        set_seed(command.rest);
    } else {
        complain(error("unknown_command", engawa::quoted(word) + " is not a command"));
    }
}

// Settings.

Result<std::unique_ptr<Match>> BotSession::open(const std::string& position) const {
    Setup setup;
    setup.options = options_;
    setup.start = position;
    return game_.open(setup);
}

void BotSession::set_position(const std::string& text) {
    target_.reset();
    const auto match = open(text);
    if (!match) return complain(match.error());
    target_ = Target{{}, text};
}

void BotSession::set_view(const std::string& rest) {
    target_.reset();
    const auto [number, text] = split(rest);
    const long long seat = number_of(number);
    if (seat < 1 || seat > kMaxSeats) {
        return complain(error("unknown_seat", "view is followed by a seat and the view"));
    }
    const Target target{Seat{static_cast<int>(seat) - 1}, text};
    const auto tried = thinker(target, BotSpec{Level::Random, 0, 0});
    if (!tried) return complain(tried.error());
    target_ = target;
}

void BotSession::set_level(const std::string& name) {
    const auto bot = read_bot_of(game_, name);
    if (!bot) return complain(bot.error());
    bot_ = *bot;
}

void BotSession::set_option(const std::string& text) {
    const auto equals = text.find('=');
    if (equals == std::string::npos || equals == 0) {
        return complain(error("bad_option", "an option is written name=value"));
    }
    Given changed = options_;
    const std::string name = text.substr(0, equals);
    std::erase_if(changed, [&](const auto& option) { return option.first == name; });
    changed.emplace_back(name, text.substr(equals + 1));
    const auto seats = game_.seats(changed);
    if (!seats) return complain(seats.error());
    options_ = std::move(changed);
}

void BotSession::set_seed(const std::string& text) {
    const long long seed = number_of(text);
    if (seed < 0) return complain(error("bad_number", "a seed has at most 15 digits"));
    seed_ = static_cast<std::uint64_t>(seed);
}

// Thinking.

Result<BotSpec> BotSession::read_limit(const std::string& rest) const {
    if (rest.empty()) return bot_;
    const auto [word, text] = split(rest);
    const long long number = number_of(text);
    if ((word != "nodes" && word != "movetime") || number < 1 || number > kMost) {
        return error("bad_limit", "go is followed by nothing, nodes N or movetime MS");
    }
    BotSpec bot{bot_.level, 0, 0};
    if (word == "nodes") bot.nodes = static_cast<std::uint32_t>(number);
    if (word == "movetime") bot.seconds = static_cast<double>(number) / 1000;
    return bot;
}

void BotSession::go(const Command& command) {
    const auto bot = read_limit(command.rest);
    if (!bot) return complain(bot.error());
    if (!target_) return complain(error("no_position", "the last position was refused"));
    const auto mind = thinker(*target_, *bot);
    if (!mind) return complain(mind.error());
    think(**mind, *bot, command.number);
}

Result<std::unique_ptr<Thinker>> BotSession::thinker(const Target& target,
                                                     const BotSpec& bot) const {
    if (target.seat) {
        const auto view = game_.read_view(options_, *target.seat, target.text);
        if (!view) return view.error();
        return (*view)->think(bot, seed_);
    }
    const auto match = open(target.text);
    if (!match) return match.error();
    if ((*match)->over()) return error("game_over", "the game is over");
    const Seat seat = (*match)->standing().to_ask;
    if (seat == kChance) return error("chance_to_act", "it is chance's turn");
    return (*match)->seen_by(seat)->think(bot, seed_);
}

void BotSession::think(Thinker& mind, const BotSpec& bot, std::uint64_t number) {
    std::string told;
    int told_depth = -1;
    auto told_at = Clock::now();
    const auto tell = [&](const Thought& thought) {
        std::string line = info_line(thought);
        if (line != told) say(line);
        told = std::move(line);
        told_depth = thought.depth;
        told_at = Clock::now();
    };
    const std::string move = lab::think(mind, bot, [&](const Thinker&) {
        const Thought thought = mind.thought();
        const bool news = !thought.line.empty() && thought.depth > told_depth;
        if (news || Clock::now() - told_at > std::chrono::seconds{1}) tell(thought);
        return stopped_ < number;
    });
    tell(mind.thought());
    say("bestmove " + move);
}

void BotSession::say(const std::string& line) {
    const std::lock_guard lock(out_mutex_);
    out_ << line << std::endl;
}

void BotSession::complain(const Error& error) { say("error " + error.code + ' ' + error.text); }

}  // namespace engawa::cli
