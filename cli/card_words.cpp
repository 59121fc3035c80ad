#include "cli/card_words.h"

#include "engine/core/plain_letters.h"

namespace engawa::cli {
namespace {

// How well a card answers to a name.
enum class Fit : std::uint8_t { None, Begins, Name, Id };

Fit fit_of(const std::string& wanted, const CardTable& table, const std::vector<std::string>& row) {
    Fit best = Fit::None;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::string text = plain_letters(row[i]);
        if (table.heads[i] == "id" && text == wanted) return Fit::Id;
        if (table.heads[i] != "name") continue;
        if (text == wanted) best = Fit::Name;
        const bool begins = (' ' + text).find(' ' + wanted) != std::string::npos;
        if (best == Fit::None && begins) best = Fit::Begins;
    }
    return best;
}

// Where an entry of a card file comes from (SAM-022).
std::string source_words(const std::string& source) {
    if (source == "own") return " (reconstructed)";
    if (source == "seed") return " (from the rulebook)";
    return source == "known" ? " (from another source)" : "";
}

std::string in_words(const CardTable& table, const std::vector<std::string>& row) {
    std::string title;
    std::string source;
    std::string numbers;
    std::string text;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::string& head = table.heads[i];
        if (row[i] == "-") continue;
        if (head == "source") {
            source = source_words(row[i]);
        } else if (head == "id" || head == "name") {
            title += (title.empty() ? "" : " ") + row[i];
        } else if (head == "effect" || head == "ability") {
            text += (text.empty() ? "" : " ") + row[i];
        } else if (row[i].ends_with('.')) {
            text += (text.empty() ? "" : " ") + head + ": " + row[i];
        } else {
            numbers += (numbers.empty() ? "" : ", ") + head + ' ' + row[i];
        }
    }
    if (!numbers.empty()) numbers += text.empty() ? "." : ". ";
    return title + source + ": " + numbers + text;
}

std::string id_of(const CardTable& table, const std::vector<std::string>& row) {
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (table.heads[i] == "id") return row[i];
    }
    return "";
}

using Telling = std::string (*)(const CardTable&, const std::vector<std::string>&);

std::vector<std::string> best_fits(std::string_view name, const std::vector<CardTable>& tables,
                                   Telling tell) {
    const std::string wanted = plain_letters(name);
    std::vector<std::string> found;
    Fit best = Fit::Begins;
    for (const CardTable& table : tables) {
        for (const std::vector<std::string>& row : table.rows) {
            const Fit fit = wanted.empty() ? Fit::None : fit_of(wanted, table, row);
            if (fit < best) continue;
            if (fit > best) found.clear();
            best = fit;
            found.push_back(tell(table, row));
        }
    }
    return found;
}

}  // namespace

std::vector<std::string> cards_called(std::string_view name, const std::vector<CardTable>& tables) {
    return best_fits(name, tables, in_words);
}

std::vector<std::string> ids_called(std::string_view name, const std::vector<CardTable>& tables) {
    return best_fits(name, tables, id_of);
}

}  // namespace engawa::cli
