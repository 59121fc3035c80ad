// What has happened, told to the person at the screen.
#include <algorithm>

#include "cli/input.h"
#include "cli/table.h"

namespace engawa::cli {
namespace {

constexpr int kWordsColumn = 13;

const std::string* who(const Phrase& phrase) {
    for (const auto& [name, value] : phrase.arguments) {
        if (name == "who") return &value;
    }
    return nullptr;
}

// Plies that can be told in one sentence: the same thing done again by the same player.
bool alike(const Phrase& a, const Phrase& b) {
    if (a.key != b.key || a.arguments.empty() || b.arguments.empty()) return false;
    const std::string* one = who(a);
    const std::string* other = who(b);
    return (one == nullptr) == (other == nullptr) && (one == nullptr || *one == *other);
}

// "Sw@g5" is worth to be seen beside its sentence, "attack katana_top BR +1" is a sentence itself.
bool is_notation(const std::string& move) {
    constexpr std::string_view kSigns = "@-=+0123456789";
    return move.find_first_of(" :") == std::string::npos &&
           move.find_first_of(kSigns) != std::string::npos && move.size() < kWordsColumn;
}

}  // namespace

// Behind a curtain everybody is told the same events at other times; otherwise all look on.
std::size_t Table::listener() const {
    return curtained() && at_screen_ ? static_cast<std::size_t>(at_screen_->number()) : 0;
}

void Table::tell_no_news() {
    const auto seats = static_cast<std::size_t>(match().seats()) + 1;
    told_.assign(seats, static_cast<int>(match().events(kWatcher, 0).size()));
    heard_.assign(seats, match().record().lines.size());
}

// What happened since it was last told: the move, then what it did. The text of a chance move is
// never shown: it may name a card that only its owner saw.
void Table::tell_news() {
    int& told = told_[listener()];
    const auto events = match().events(viewer(), told);
    const std::vector<std::string> moves = standing_moves(match());
    for (std::size_t i = 0; i < events.size();) {
        std::vector<Phrase> phrases{events[i].phrase};
        std::size_t end = i + 1;
        for (; end < events.size(); ++end) {
            const bool same_move = events[end].ply == events[end - 1].ply;
            if (!same_move && !alike(events[i].phrase, events[end].phrase)) break;
            phrases.push_back(events[end].phrase);
        }
        const auto ply = static_cast<std::size_t>(events[i].ply);
        const std::string move = ply < moves.size() ? moves[ply] : "";
        if (events[i].seat != kChance && is_notation(move)) {
            const std::string more = events[end - 1].ply != events[i].ply ? " ..." : "";
            console_.list(move + more, console_.words().tell(phrases), kWordsColumn);
        } else {
            console_.text(console_.words().tell(phrases), 2);
        }
        i = end;
    }
    told += static_cast<int>(events.size());
    tell_words();
}

// What the others said; everybody knows the own words.
void Table::tell_words() {
    const auto& lines = match().record().lines;
    std::size_t& heard = heard_[listener()];
    for (; heard < lines.size(); ++heard) {
        if (!is_table_line(lines[heard])) continue;
        const TableLine line = read_table_line(lines[heard]);
        const auto blank = line.rest.find(' ');
        if (line.word != "say" || blank == std::string::npos) continue;
        const auto number = number_of(line.rest.substr(0, blank));
        if (number < 1 || number > match().seats()) continue;
        const Seat speaker{static_cast<int>(number) - 1};
        if (at_screen_ && *at_screen_ == speaker) continue;
        console_.say("table.said", {{"seat", name(speaker)},
                                    {"words", std::string{line.rest.substr(blank + 1)}}});
    }
}

}  // namespace engawa::cli
