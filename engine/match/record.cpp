#include "engine/match/record.h"

#include <algorithm>

#include "engine/core/json_text.h"
#include "engine/core/text.h"
#include "engine/match/record_parts.h"

namespace engawa {
namespace {

constexpr std::size_t kLongestRecord = std::size_t{4} << 20;

Error bad_line(int number, const std::string& what) {
    return error("bad_record", "line " + std::to_string(number) + ": " + what);
}

void write_tag(std::string& out, std::string_view name, std::string_view value) {
    out += '[';
    out += name;
    out += " \"";
    for (const char c : value) {
        if (c == '"' || c == '\\') out += '\\';
        out += c == '\n' || c == '\r' ? ' ' : c;
    }
    out += "\"]\n";
}

// [Name "Value"], with \" and \\ inside the value.
bool read_tag(std::string_view line, std::string& name, std::string& value) {
    const auto quote = line.find(" \"");
    if (!line.starts_with('[') || !line.ends_with("\"]") || quote == std::string_view::npos ||
        quote < 2 || quote + 4 > line.size()) {
        return false;
    }
    name = line.substr(1, quote - 1);
    if (!is_tag_name(name)) return false;
    value.clear();
    const std::string_view inside = line.substr(quote + 2, line.size() - quote - 4);
    for (std::size_t i = 0; i < inside.size(); ++i) {
        if (inside[i] == '\\' && ++i == inside.size()) return false;
        value += inside[i];
    }
    return true;
}

bool take_option(Given& options, std::string_view text) {
    const auto equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0) return false;
    options.emplace_back(text.substr(0, equals), text.substr(equals + 1));
    return true;
}

// Files one tag into the record; false if its value makes no sense.
bool file_tag(Record& record, Named& named, const std::string& name, const std::string& value) {
    if (name == "Format") {
        const auto number = read_number(value, kHighestVersion);
        if (number) named.format = *number;
        return number.has_value();
    }
    if (name == "Game")
        record.game = value;
    else if (name == "Option")
        return take_option(record.options, value);
    else if (name == "Cards")
        record.cards = value;
    else if (name == "Seat")
        record.seats.push_back(value);
    else if (name == "Start")
        record.start = value;
    else if (name == "Practice")
        record.practice = value == "yes";
    else if (name == "Rules") {
        const auto number = read_number(value, kHighestVersion);
        if (!number) return false;
        record.rules = *number;
        named.rules = true;
    } else {
        record.tags.emplace_back(name, value);
    }
    return true;
}

Result<Record> read_text(std::string_view text) {
    Record record;
    Named named;
    bool in_head = true;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.empty()) continue;
        in_head = in_head && line.starts_with('[');
        if (!is_line(line)) return bad_line(number, "a carriage return inside the line");
        if (!in_head) {
            if (!is_record_line(line)) return bad_line(number, "tags come before the moves");
            record.lines.emplace_back(line);
            continue;
        }
        std::string name;
        std::string value;
        if (!read_tag(line, name, value) || !file_tag(record, named, name, value)) {
            return bad_line(number, quoted(line) + " is not a tag of a record");
        }
    }
    return checked(std::move(record), named);
}

void write_pairs_json(std::string& out, std::string_view name, const Given& pairs) {
    out += ",\n  " + json_quoted(name) + ": [";
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        out += i == 0 ? "" : ", ";
        out += '[' + json_quoted(pairs[i].first) + ", " + json_quoted(pairs[i].second) + ']';
    }
    out += ']';
}

void write_strings_json(std::string& out, std::string_view name,
                        const std::vector<std::string>& strings) {
    out += ",\n  " + json_quoted(name) + ": " + json_array(strings);
}

}  // namespace

std::string write_record(const Record& record) {
    std::string out;
    write_tag(out, "Format", std::to_string(kRecordFormat));
    write_tag(out, "Game", record.game);
    write_tag(out, "Rules", std::to_string(record.rules));
    for (const auto& [name, value] : record.options) {
        write_tag(out, "Option", std::string{name}.append("=").append(value));
    }
    if (!record.cards.empty()) write_tag(out, "Cards", record.cards);
    for (const std::string& seat : record.seats) write_tag(out, "Seat", seat);
    if (!record.start.empty()) write_tag(out, "Start", record.start);
    if (record.practice) write_tag(out, "Practice", "yes");
    for (const auto& [name, value] : record.tags) write_tag(out, name, value);
    out += '\n';
    for (const std::string& line : record.lines) out += line + '\n';
    return out;
}

std::string write_record_json(const Record& record) {
    std::string out = "{\n  \"format\": " + std::to_string(kRecordFormat);
    out += ",\n  \"game\": " + json_quoted(record.game);
    out += ",\n  \"rules\": " + std::to_string(record.rules);
    write_pairs_json(out, "options", record.options);
    out += ",\n  \"cards\": " + json_quoted(record.cards);
    write_strings_json(out, "seats", record.seats);
    out += ",\n  \"start\": " + json_quoted(record.start);
    out += std::string{",\n  \"practice\": "} + (record.practice ? "true" : "false");
    write_pairs_json(out, "tags", record.tags);
    write_strings_json(out, "lines", record.lines);
    return out + "\n}\n";
}

Result<Record> checked(Record record, const Named& named) {
    if (named.format != kRecordFormat) {
        return error("bad_record",
                     "the record does not name format " + std::to_string(kRecordFormat));
    }
    if (record.game.empty()) return error("bad_record", "the record does not name its game");
    if (!named.rules) return error("bad_record", "the record does not name its rules");
    return record;
}

Result<Record> read_record(std::string_view text) {
    if (text.size() > kLongestRecord) {
        return error("record_too_long", "a record has at most 4 MiB");
    }
    if (!is_utf8(text)) return error("bad_record", "the record is not UTF-8 text");
    return text.starts_with('{') ? read_record_json(text) : read_text(text);
}

bool is_table_line(std::string_view line) { return line.starts_with('@'); }

TableLine read_table_line(std::string_view line) {
    line.remove_prefix(1);
    const auto space = line.find(' ');
    if (space == std::string_view::npos) return {std::string{line}, ""};
    return {std::string{line.substr(0, space)}, std::string{line.substr(space + 1)}};
}

std::vector<std::string> standing_moves(const Record& record) {
    std::vector<std::string> moves;
    for (const std::string& line : record.lines) {
        if (!is_table_line(line)) {
            moves.push_back(line);
            continue;
        }
        const TableLine table = read_table_line(line);
        const auto count = read_number(table.rest, 1000000);
        if (table.word != "undo" || !count) continue;
        moves.resize(moves.size() - std::min(moves.size(), static_cast<std::size_t>(*count)));
    }
    return moves;
}

}  // namespace engawa
