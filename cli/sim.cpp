// engawa sim: bots against bots, with intervals.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <thread>

#include "cli/command.h"
#include "cli/json.h"
#include "cli/sim_report.h"
#include "cli/terminal.h"
#include "lab/summary.h"
#include "words/words.h"

namespace engawa::cli {
namespace {

using Clock = std::chrono::steady_clock;

struct Arguments {
    GameArguments game;
    std::string bots;
    int games = 100;
    int threads = 0;
    std::uint64_t seed = 1;
    std::string records;
    std::string shard;
    bool report = false;
    std::string page;  // where the report goes as HTML; empty: it is printed
    bool json = false;
    bool csv = false;
};

// Ctrl-C.

volatile std::sig_atomic_t interrupted = 0;

// The first one lets the running games end; the second one is nobody's to catch.
void on_interrupt(int) {
    interrupted = 1;
    std::signal(SIGINT, SIG_DFL);
}

// Reading the arguments.

Result<std::vector<BotSpec>> read_bots(const std::string& list, const ChosenSetup& chosen) {
    std::vector<BotSpec> bots;
    std::stringstream parts(list);
    for (std::string part; std::getline(parts, part, ',');) {
        const auto bot = read_bot_of(*chosen.game, part);
        if (!bot) return bot.error();
        bots.push_back(*bot);
    }
    const auto seats = chosen.game->seats(chosen.options);
    if (!seats) return seats.error();
    if (static_cast<int>(bots.size()) == *seats) return bots;
    return error("wrong_seats", std::string{chosen.game->name()} + " has " +
                                    std::to_string(*seats) + " seats: name " +
                                    std::to_string(*seats) + " bots, joined by commas");
}

// k/n with k from 1 to n.
Result<Done> read_shard(const std::string& text, lab::Tournament& tournament) {
    constexpr int kMost = 1'000'000;
    if (text.empty()) return kDone;
    int k = 0;
    int n = 0;
    char slash = 0;
    std::istringstream in(text);
    if (!(in >> k >> slash >> n) || !in.eof() || slash != '/' || k < 1 || k > n) {
        return error("bad_shard",
                     "a shard is k/n with k from 1 to n, such as 2/8, not '" + text + "'");
    }
    if (n > kMost) {
        return error("bad_shard", "there are at most " + std::to_string(kMost) +
                                      " shards, not the " + std::to_string(n) + " of '" + text +
                                      "'");
    }
    tournament.shard = k - 1;
    tournament.shards = n;
    return kDone;
}

// The game must outlive the tournament.
Result<lab::Tournament> read_tournament(const Arguments& arguments, const ChosenSetup& chosen) {
    auto bots = read_bots(arguments.bots, chosen);
    if (!bots) return bots.error();
    if (arguments.games < 1) return error("bad_number", "--games is 1 or more");
    if (arguments.threads < 0 || arguments.threads > 1024) {
        return error("bad_number", "--threads is 1 to 1024");
    }
    lab::Tournament tournament;
    tournament.game = chosen.game;
    tournament.options = chosen.options;
    tournament.bots = std::move(bots).value();
    tournament.games = arguments.games;
    tournament.seed = arguments.seed;
    const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    tournament.threads = arguments.threads > 0 ? arguments.threads : static_cast<int>(cores);
    tournament.records = !arguments.records.empty();
    tournament.details = arguments.report;
    if (!arguments.page.empty() && !arguments.page.ends_with(".html")) {
        return error("bad_file",
                     "--report takes a file that ends in .html, not '" + arguments.page + "'");
    }
    const auto shard = read_shard(arguments.shard, tournament);
    if (!shard) return shard.error();
    return tournament;
}

// Progress.

std::string clock_text(double seconds) {
    const auto whole = std::llround(seconds);
    std::ostringstream out;
    if (whole >= 3600) out << whole / 3600 << ':' << std::setw(2) << std::setfill('0');
    out << whole % 3600 / 60 << ':' << std::setw(2) << std::setfill('0') << whole % 60;
    return out.str();
}

// A line on standard error, redrawn in place; nothing unless that is a terminal.
class ProgressBar {
  public:
    ProgressBar(const lab::Control& control, int games, bool shown)
        : control_(control), games_(games), shown_(shown) {}

    void draw() const {
        if (!shown_) return;
        constexpr int kWidth = 30;
        const int done = control_.done;
        const int full = games_ == 0 ? kWidth : kWidth * done / games_;
        const double seconds = since_start();
        const double rate = seconds > 0 ? done / seconds : 0;
        std::ostringstream line;
        line << "\r\x1b[K[" << std::string(static_cast<unsigned>(full), '#')
             << std::string(static_cast<unsigned>(kWidth - full), '.') << "] " << done << '/'
             << games_;
        if (done > 0) {
            line << std::fixed << std::setprecision(rate < 10 ? 2 : 0) << "  " << rate
                 << " games/s  " << clock_text((games_ - done) / rate) << " left";
        }
        if (control_.stop) line << "  stopping after the running games";
        std::cerr << line.str() << std::flush;
    }
    void clear() const {
        if (shown_) std::cerr << "\r\x1b[K" << std::flush;
    }
    double since_start() const {
        return std::chrono::duration<double>(Clock::now() - start_).count();
    }

  private:
    const lab::Control& control_;
    int games_;
    bool shown_;
    Clock::time_point start_ = Clock::now();
};

// Records.

std::string record_path(const std::string& folder, int number) {
    std::ostringstream name;
    name << "game-" << std::setw(6) << std::setfill('0') << number + 1 << ".record";
    return (std::filesystem::path(folder) / name.str()).string();
}

lab::EachGame record_writer(const std::string& folder, std::atomic<bool>& broken) {
    if (folder.empty()) return {};
    return [&folder, &broken](const lab::Played& played) {
        Record record = played.record;
        record.tags.emplace_back("Round", std::to_string(played.number + 1));
        record.tags.emplace_back("Seed", std::to_string(played.seed));
        const auto saved = save_text(record_path(folder, played.number), write_record(record));
        if (!saved) broken = true;
        return saved.ok();
    };
}

// Printing.

Json json_of(const lab::Spread& spread) {
    return {{"mean", spread.mean}, {"p10", spread.p10}, {"p50", spread.p50}, {"p90", spread.p90}};
}

Json json_of(const lab::BotScore& bot) {
    return {{"name", bot.name},          {"wins", bot.wins},
            {"draws", bot.draws},        {"losses", bot.losses},
            {"share", bot.share},        {"low", bot.interval.low},
            {"high", bot.interval.high}, {"score_mean", bot.score_mean}};
}

void print_json(const Arguments& arguments, const lab::Tournament& tournament,
                const lab::Summary& summary, const lab::Breakdown& breakdown, double seconds) {
    Json json;
    json["game"] = std::string{tournament.game->name()};
    json["rules"] = tournament.game->rules_version();
    json["options"] = json_of_options(*tournament.game, tournament.options);
    json["games"] = summary.games;
    json["seed"] = tournament.seed;
    json["seconds"] = seconds;
    json["threads"] = tournament.threads;
    json["shard"] = arguments.shard.empty() ? "1/1" : arguments.shard;
    json["interrupted"] = interrupted != 0;
    json["bots"] = Json::array();
    for (const lab::BotScore& bot : summary.bots) json["bots"].push_back(json_of(bot));
    json["seat_wins"] = summary.seat_wins;
    json["turns"] = json_of(summary.turns);
    json["plies"] = json_of(summary.plies);
    json["ends"] = summary.ends;
    json["extras"] = Json::object();
    for (const auto& [name, mean] : summary.extras) {
        json["extras"][name] = {
            {"mean", mean.mean}, {"low", mean.interval.low}, {"high", mean.interval.high}};
    }
    if (!summary.ranks.empty()) json["ranks"] = Json::object();
    for (const auto& [rank, count] : summary.ranks) json["ranks"][std::to_string(rank)] = count;
    if (arguments.report) json["report"] = report_json(breakdown);
    print(json);
}

void print_csv(const lab::Summary& summary) {
    std::cout << "bot,games,wins,draws,losses,share,low,high,score_mean\n";
    for (const lab::BotScore& bot : summary.bots) {
        std::cout << bot.name << ',' << summary.games << ',' << bot.wins << ',' << bot.draws << ','
                  << bot.losses << ',' << bot.share << ',' << bot.interval.low << ','
                  << bot.interval.high << ',' << bot.score_mean << '\n';
    }
}

void print_bots(std::ostream& out, const lab::Summary& summary) {
    std::size_t width = 3;
    for (const lab::BotScore& bot : summary.bots) width = std::max(width, bot.name.size());
    const auto name_width = static_cast<int>(width);
    out << std::left << std::setw(name_width) << "bot" << std::right
        << "    wins   draws  losses   share   95 % interval   mean points\n";
    for (const lab::BotScore& bot : summary.bots) {
        out << std::left << std::setw(name_width) << bot.name << std::right << std::setw(8)
            << bot.wins << std::setw(8) << bot.draws << std::setw(8) << bot.losses << std::fixed
            << std::setprecision(1) << std::setw(7) << 100 * bot.share << " %" << std::setw(8)
            << 100 * bot.interval.low << " to " << std::setw(5) << 100 * bot.interval.high
            << std::setprecision(2) << std::setw(12) << bot.score_mean << '\n';
    }
}

// Those that the game has words for: what a share of wins does not tell.
void print_extras(std::ostream& out, const Words& words, const std::string& game,
                  const lab::Summary& summary) {
    const std::string prefix = game + ".sim.";
    for (const auto& [name, mean] : summary.extras) {
        const std::string key = prefix + name;
        if (!words.has(key)) continue;
        out << std::setprecision(2) << words.say(key) << ": mean " << mean.mean
            << ", 95 % interval " << mean.interval.low << " to " << mean.interval.high << '\n';
    }
}

void print_text(std::ostream& out, const Words& words, const lab::Tournament& tournament,
                const lab::Summary& summary, double seconds) {
    const std::string game{tournament.game->name()};
    out << game << ": " << summary.games << " games in " << std::fixed << std::setprecision(1)
        << seconds << " s on " << tournament.threads
        << (tournament.threads == 1 ? " thread" : " threads") << ", seed " << tournament.seed
        << (interrupted != 0 ? " (interrupted)" : "") << "\n\n";
    print_bots(out, summary);
    const bool alone = std::any_of(summary.seat_wins.begin(), summary.seat_wins.end(),
                                   [](const auto wins) { return wins != 0; });
    out << (alone ? "\nwins by seat:" : "\nno seat won alone");
    for (std::size_t i = 0; alone && i < summary.seat_wins.size(); ++i) {
        out << (i == 0 ? " " : ", ") << seat_name(words, game, Seat{static_cast<int>(i)}) << ' '
            << summary.seat_wins[i];
    }
    out << std::setprecision(1) << "\nturns: mean " << summary.turns.mean << ", 10 % "
        << summary.turns.p10 << ", median " << summary.turns.p50 << ", 90 % " << summary.turns.p90
        << "\nends:";
    const std::string reasons = game + ".reason.";
    for (const auto& [reason, count] : summary.ends) {
        out << (reason == summary.ends.begin()->first ? " " : ", ") << words.say(reasons + reason)
            << ' ' << count;
    }
    for (const auto& [rank, count] : summary.ranks) {
        out << (rank == summary.ranks.begin()->first ? "\nranks, 0 for none: " : ", ") << rank
            << " x " << count;
    }
    out << '\n';
    print_extras(out, words, game, summary);
}

// Where the report goes: behind the text, or into a page with the same text.
int print_all(const Arguments& arguments, const lab::Tournament& tournament,
              const lab::Summary& summary, const lab::Breakdown& breakdown, double seconds) {
    const Words words;
    const std::string game{tournament.game->name()};
    const auto tables = arguments.report ? report_tables(words, game, summary, breakdown)
                                         : std::vector<ReportTable>{};
    std::ostringstream text;
    print_text(text, words, tournament, summary, seconds);
    if (arguments.json) {
        print_json(arguments, tournament, summary, breakdown, seconds);
    } else if (arguments.csv) {
        print_csv(summary);
    } else {
        std::cout << text.str();
        if (arguments.page.empty()) std::cout << report_text(tables);
    }
    if (arguments.page.empty()) return kOk;
    const auto saved = save_text(arguments.page, report_page(game, text.str(), tables));
    return saved ? kOk : fail(saved.error());
}

// Running.

Result<std::vector<lab::Played>> play(const lab::Tournament& tournament, const lab::EachGame& each,
                                      double& seconds) {
    lab::Control control;
    const ProgressBar bar(control, games_in_shard(tournament), this_terminal().errors);
    std::signal(SIGINT, on_interrupt);
    std::atomic<bool> ended = false;
    std::thread watch([&] {
        for (int tick = 0; !ended; ++tick) {
            if (interrupted != 0) control.stop = true;
            if (tick % 5 == 0) bar.draw();
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    });
    auto games = play_all(tournament, control, each);
    ended = true;
    watch.join();
    bar.clear();
    seconds = bar.since_start();
    return games;
}

int sim(const Arguments& arguments) {
    const auto chosen = choose_setup(arguments.game);
    if (!chosen) return refuse(chosen.error());
    auto tournament = read_tournament(arguments, *chosen);
    if (!tournament) return refuse(tournament.error());
    std::error_code problem;
    if (!arguments.records.empty()) {
        std::filesystem::create_directories(arguments.records, problem);
        if (problem) {
            return fail(error("io_error",
                              "'" + arguments.records + "' cannot be made: " + problem.message()));
        }
    }
    std::atomic<bool> broken = false;
    double seconds = 0;
    const auto games = play(*tournament, record_writer(arguments.records, broken), seconds);
    if (!games) return refuse(games.error());
    if (broken) {
        return fail(
            error("io_error", "the records in '" + arguments.records + "' cannot be written"));
    }
    const int printed = print_all(arguments, *tournament, summarise(*tournament, *games),
                                  break_down(*tournament, *games), seconds);
    if (printed != kOk) return printed;
    return interrupted != 0 ? kInterrupted : kOk;
}

}  // namespace

void add_sim(const Command& app, Todo& todo) {
    const Command command = app.add_subcommand("sim", "let bots play each other");
    const auto arguments = std::make_shared<Arguments>();
    add_game_arguments(command, arguments->game);
    command
        .add_option("--bots", arguments->bots, "one for each seat, such as master:nodes=5000,adept")
        .required()
        .type_name("A,B");
    command.add_option("--games", arguments->games, "how many (100)").type_name("N");
    command.add_option("--threads", arguments->threads, "all cores if left out")
        .type_name("T")
        .check(is_positive);
    command.add_option("--seed", arguments->seed, "the same seed gives the same games (1)")
        .type_name("S");
    command.add_option("--records", arguments->records, "write every game into this folder")
        .type_name("DIR");
    command.add_option("--shard", arguments->shard, "only this part of the games, such as 2/8")
        .type_name("k/n");
    const Argument report =
        command
            .add_option("--report", arguments->page,
                        "what lies behind: length, ends, wins by seat and by what a player had; "
                        "into a page if a file is named")
            .expected(0, 1)
            .type_name("FILE.html");
    const Argument json =
        command.add_flag("--json", arguments->json, "print JSON, for other programs to read");
    command.add_flag("--csv", arguments->csv, "a line for each bot").excludes(json);
    command.footer(
        "Games come in groups with one seed, the bots one seat further in each; bots that are all\n"
        "alike get a new seed for each game. Results are by bot.\n"
        "A bot with time= thinks by the clock, so its games cannot be repeated exactly.");
    command.callback([arguments, report, &todo] {
        arguments->report = report.given();
        todo = [arguments] { return sim(*arguments); };
    });
}

}  // namespace engawa::cli
