// The record of a game: its head, its moves (chance included), and what happened at the table.
//
// It is the truth: a state is never stored, it is replayed. As text it has PGN-like tags, then one
// move on a line; table lines begin with '@'. The JSON twin says the same. Both are described in
// docs/record-format.md.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/options.h"
#include "engine/core/result.h"

namespace engawa {

inline constexpr int kRecordFormat = 1;
// The tag of a record that began elsewhere: the line that was carried.
inline constexpr std::string_view kCarriedTag = "Carried";

struct Record {
    std::string game;
    int rules = 0;
    Given options;                   // the given ones only
    std::string cards;               // digest of a custom card set; empty: the default cards
    std::vector<std::string> seats;  // who sits there: "human Ada", "master:nodes=20000"
    std::string start;               // a position; empty: the usual start
    bool practice = false;           // undo went without a barrier
    Given tags;                      // everything else, kept as it is
    std::vector<std::string> lines;  // moves and table lines

    friend bool operator==(const Record&, const Record&) = default;
};

std::string write_record(const Record& record);
std::string write_record_json(const Record& record);

// Codes: bad_record (with the line), record_too_long. Reads both forms: JSON begins with '{'.
Result<Record> read_record(std::string_view text);

// A line that the table wrote: "@undo 2" is {"undo", "2"}; nothing for a move.
struct TableLine {
    std::string word;
    std::string rest;
};
bool is_table_line(std::string_view line);
TableLine read_table_line(std::string_view line);

// The moves that stand after all that was taken back, without table lines.
std::vector<std::string> standing_moves(const Record& record);

}  // namespace engawa
