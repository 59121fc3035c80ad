// engawa bench: how fast the games are, in nanoseconds and in steps of the reference loop.
#include "bench/bench.h"

#include <cstdio>
#include <iostream>

#include "cli/command.h"
#include "cli/json.h"
#include "cli/terminal.h"

namespace engawa::cli {
namespace {

struct Arguments {
    std::string game;
    bool quick = false;
    bool json = false;
    bool gate = false;
};

void print_json(const bench::Report& report) {
    Json json;
    json["ref_ns"] = report.ref_ns;
    json["results"] = Json::array();
    for (const bench::Figure& figure : report.figures) {
        Json line;
        line["game"] = figure.game;
        line["what"] = figure.what;
        line["ns"] = figure.best;
        line["ref"] = figure.ref;
        line["best"] = figure.best;
        line["median"] = figure.median;
        line["n"] = figure.repetitions;
        if (const auto limit = bench::limit_for(figure.game, figure.what)) {
            line["must"] = limit->must;
            line["goal"] = limit->goal;
        }
        json["results"].push_back(line);
    }
    print(json);
}

std::string mark(const bench::Figure& figure, const bench::Limit& limit) {
    if (figure.ref > limit.must) return "missed";
    return figure.ref <= limit.goal ? "goal" : "must";
}

std::string number(double value) {
    char text[32];
    std::snprintf(text, sizeof text, value >= 1000 ? "%.0f" : "%.2f", value);
    return text;
}

void print_table(const bench::Report& report) {
    char line[160];
    std::printf("1 ref = %.3f ns (best step of the reference loop); CPU time, one thread\n\n",
                report.ref_ns);
    std::printf("%-14s %-15s %10s %10s %10s %8s %8s  %s\n", "game", "what", "best ns", "median ns",
                "ref", "must", "goal", "met");
    for (const bench::Figure& figure : report.figures) {
        std::snprintf(line, sizeof line, "%-14s %-15s %10s %10s %10s", figure.game.c_str(),
                      figure.what.c_str(), number(figure.best).c_str(),
                      number(figure.median).c_str(), number(figure.ref).c_str());
        std::printf("%s", line);
        if (const auto limit = bench::limit_for(figure.game, figure.what)) {
            std::printf(" %8g %8g  %s", limit->must, limit->goal, mark(figure, *limit).c_str());
        }
        std::printf("\n");
    }
    std::fflush(stdout);
}

bench::Report measured(const Arguments& arguments, bool progress) {
    bench::Wish wish;
    wish.game = arguments.game;
    wish.quick = arguments.quick;
    if (progress) {
        wish.progress = [](int done, int of) {
            std::cerr << "\rround " << done << " of " << of << (done == of ? "\n" : "")
                      << std::flush;
        };
    }
    return bench::run(wish);
}

bool misses(const bench::Report& report) {
    for (const bench::Figure& figure : report.figures) {
        if (figure.misses_must()) return true;
    }
    return false;
}

int run_bench(const Arguments& arguments) {
    if (!arguments.game.empty()) {
        const auto game = find_game(arguments.game);
        if (!game) return refuse(game.error());
    }
    const bool progress = this_terminal().errors;
    bench::Report report = measured(arguments, progress);
    for (int again = 0; arguments.gate && misses(report) && again < 2; ++again) {
        report = measured(arguments, progress);  // a busy machine is no reason to fail
    }
    arguments.json ? print_json(report) : print_table(report);
    return arguments.gate && misses(report) ? kFailed : kOk;
}

}  // namespace

void add_bench(const Command& app, Todo& todo) {
    const Command command =
        app.add_subcommand("bench", "moves, playouts and search on one thread, in ns and in ref");
    const auto arguments = std::make_shared<Arguments>();
    command.add_option("game", arguments->game, "all games if left out").type_name("GAME");
    command.add_flag("--quick", arguments->quick, "shorter repetitions, noisier figures");
    command.add_flag("--json", arguments->json, "print JSON, for other programs to read");
    command.add_flag("--gate", arguments->gate,
                     "fail if a figure stays above its must in three attempts");
    command.callback([arguments, &todo] { todo = [arguments] { return run_bench(*arguments); }; });
}

}  // namespace engawa::cli
