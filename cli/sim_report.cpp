#include "cli/sim_report.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

#include "cli/command.h"
#include "cli/wrapping.h"

namespace engawa::cli {
namespace {

using Row = std::vector<std::string>;

std::string fixed(double number, int digits) {
    std::ostringstream out;
    out << std::fixed << std::setprecision(digits) << number;
    return out.str();
}
std::string percent(double share) { return fixed(100 * share, 1) + " %"; }

// A game may have a word for what its figures and events are called.
std::string name_of(const Words& words, const std::string& game, const std::string& name) {
    const std::string key = game + ".sim." + name;
    return words.has(key) ? words.say(key) : name;
}

// Tables.

ReportTable groups_table(std::string title, std::string what) {
    return {std::move(title), {std::move(what), "seats", "share", "low", "high", "times fair"}, {}};
}

Row group_row(const std::string& name, const lab::Group& group) {
    return {name,
            std::to_string(group.seats),
            percent(group.share),
            percent(group.interval.low),
            percent(group.interval.high),
            fixed(group.multiple, 2)};
}

ReportTable ends_table(const Words& words, const std::string& game, const lab::Summary& summary) {
    ReportTable table{"reasons for the end", {"reason", "games", "share", "low", "high"}, {}};
    for (const auto& [reason, count] : summary.ends) {
        const auto interval = lab::wilson(count, summary.games);
        table.rows.push_back({words.say(game + ".reason." + reason), std::to_string(count),
                              percent(static_cast<double>(count) / summary.games),
                              percent(interval.low), percent(interval.high)});
    }
    return table;
}

Row spread_row(const std::string& name, const lab::Spread& spread) {
    return {name, fixed(spread.mean, 2), std::to_string(spread.p10), std::to_string(spread.p50),
            std::to_string(spread.p90)};
}

ReportTable length_table(const lab::Summary& summary) {
    return {"length",
            {"in", "mean", "10 %", "median", "90 %"},
            {spread_row("turns", summary.turns), spread_row("moves", summary.plies)}};
}

ReportTable figures_table(const Words& words, const std::string& game,
                          const lab::Breakdown& breakdown) {
    ReportTable table{
        "a seat at the end", {"figure", "mean", "10 %", "median", "90 %", "winners"}, {}};
    for (const lab::Figure& figure : breakdown.figures) {
        Row row = spread_row(name_of(words, game, "seat." + figure.name), figure.all);
        row.push_back(fixed(figure.winners, 2));
        table.rows.push_back(std::move(row));
    }
    return table;
}

Row mean_row(const std::string& name, const lab::Mean& mean) {
    return {name, fixed(mean.mean, 2), fixed(mean.interval.low, 2), fixed(mean.interval.high, 2)};
}

// Of the events only those that the game has words for: most kinds are of no interest as numbers.
ReportTable means_table(const Words& words, const std::string& game, const lab::Summary& summary,
                        const lab::Breakdown& breakdown) {
    ReportTable table{"means of a game", {"what", "mean", "low", "high"}, {}};
    for (const auto& [name, mean] : summary.extras) {
        table.rows.push_back(mean_row(name_of(words, game, name), mean));
    }
    for (const auto& [event, mean] : breakdown.events) {
        const std::string key = event.substr(event.find('.') + 1);
        if (!words.has(game + ".sim." + key)) continue;
        table.rows.push_back(mean_row(name_of(words, game, key), mean));
    }
    return table;
}

ReportTable seats_table(const Words& words, const std::string& game,
                        const lab::Breakdown& breakdown) {
    ReportTable table = groups_table("wins by seat", "seat");
    for (std::size_t i = 0; i < breakdown.seats.size(); ++i) {
        const Seat seat{static_cast<int>(i)};
        table.rows.push_back(group_row(seat_name(words, game, seat), breakdown.seats[i]));
    }
    return table;
}

// A table for each kind, which is the first word of a trait; the best first.
void add_traits(const Words& words, const std::string& game, const lab::Breakdown& breakdown,
                std::vector<ReportTable>& tables) {
    std::vector<std::string> kinds;
    const std::size_t first = tables.size();
    for (const lab::Group& group : breakdown.traits) {
        const auto blank = std::min(group.name.find(' '), group.name.size());
        const std::string kind = group.name.substr(0, blank);
        const auto place = std::find(kinds.begin(), kinds.end(), kind);
        const auto i = static_cast<std::size_t>(place - kinds.begin());
        if (place == kinds.end()) {
            kinds.push_back(kind);
            tables.push_back(
                groups_table("wins by " + name_of(words, game, "trait." + kind), kind));
        }
        const std::size_t rest = std::min(blank + 1, group.name.size());
        tables[first + i].rows.push_back(group_row(group.name.substr(rest), group));
    }
    // By name, so that the same report has the same order whatever came out.
    std::sort(tables.begin() + static_cast<std::ptrdiff_t>(first), tables.end(),
              [](const ReportTable& a, const ReportTable& b) { return a.title < b.title; });
}

// As text and as a page.

std::string fitted(const std::string& text, int width, bool right) {
    const std::string blanks(static_cast<unsigned>(std::max(0, width - columns(text))), ' ');
    return right ? blanks + text : text + blanks;
}

void write_row(std::ostringstream& out, const Row& row, const std::vector<int>& widths) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
        line += (i == 0 ? "  " : "   ") + fitted(row[i], widths[i], i > 0);
    }
    out << line << '\n';
}

std::string escaped(std::string_view text) {
    std::string html;
    for (const char c : text) {
        if (c == '&') {
            html += "&amp;";
        } else if (c == '<') {
            html += "&lt;";
        } else {
            html += c;
        }
    }
    return html;
}

void write_cells(std::ostringstream& out, const Row& row, std::string_view tag) {
    out << "<tr>";
    for (const std::string& cell : row) {
        out << '<' << tag << '>' << escaped(cell) << "</" << tag << '>';
    }
    out << "</tr>\n";
}

constexpr std::string_view kStyle =
    "body{font:15px/1.5 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em;"
    "color-scheme:light dark}table{border-collapse:collapse;font-variant-numeric:tabular-nums}"
    "td,th{padding:.15em .8em;text-align:right;border-bottom:1px solid #8884}"
    "td:first-child,th:first-child{text-align:left}pre{overflow-x:auto}";

Json json_of(const lab::Group& group) {
    return {{"name", group.name},          {"seats", group.seats},
            {"share", group.share},        {"low", group.interval.low},
            {"high", group.interval.high}, {"times_fair", group.multiple}};
}

}  // namespace

std::vector<ReportTable> report_tables(const Words& words, const std::string& game,
                                       const lab::Summary& summary,
                                       const lab::Breakdown& breakdown) {
    std::vector<ReportTable> tables = {length_table(summary), ends_table(words, game, summary),
                                       means_table(words, game, summary, breakdown),
                                       figures_table(words, game, breakdown),
                                       seats_table(words, game, breakdown)};
    add_traits(words, game, breakdown, tables);
    std::erase_if(tables, [](const ReportTable& table) { return table.rows.empty(); });
    return tables;
}

std::string report_text(const std::vector<ReportTable>& tables) {
    std::ostringstream out;
    for (const ReportTable& table : tables) {
        std::vector<int> widths;
        for (const std::string& head : table.heads) widths.push_back(columns(head));
        for (const Row& row : table.rows) {
            for (std::size_t i = 0; i < row.size(); ++i) {
                widths[i] = std::max(widths[i], columns(row[i]));
            }
        }
        out << '\n' << table.title << '\n';
        write_row(out, table.heads, widths);
        for (const Row& row : table.rows) write_row(out, row, widths);
    }
    return out.str();
}

std::string report_page(const std::string& title, const std::string& summary,
                        const std::vector<ReportTable>& tables) {
    std::ostringstream out;
    out << "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>" << escaped(title)
        << "</title>\n<style>" << kStyle << "</style>\n<h1>" << escaped(title) << "</h1>\n<pre>"
        << escaped(summary) << "</pre>\n";
    for (const ReportTable& table : tables) {
        out << "<h2>" << escaped(table.title) << "</h2>\n<table>\n";
        write_cells(out, table.heads, "th");
        for (const Row& row : table.rows) write_cells(out, row, "td");
        out << "</table>\n";
    }
    return out.str();
}

Json report_json(const lab::Breakdown& breakdown) {
    Json json;
    json["fair"] = breakdown.fair;
    json["seats"] = Json::array();
    for (const lab::Group& group : breakdown.seats) json["seats"].push_back(json_of(group));
    json["figures"] = Json::object();
    for (const lab::Figure& figure : breakdown.figures) {
        json["figures"][figure.name] = {{"mean", figure.all.mean},
                                        {"p10", figure.all.p10},
                                        {"p50", figure.all.p50},
                                        {"p90", figure.all.p90},
                                        {"winners", figure.winners}};
    }
    json["events"] = Json::object();
    for (const auto& [event, mean] : breakdown.events) {
        json["events"][event] = {
            {"mean", mean.mean}, {"low", mean.interval.low}, {"high", mean.interval.high}};
    }
    json["traits"] = Json::array();
    for (const lab::Group& group : breakdown.traits) json["traits"].push_back(json_of(group));
    return json;
}

}  // namespace engawa::cli
