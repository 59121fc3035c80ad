// hint: one move, and the list that it stands first in, by the measure that the list names.
#include <algorithm>

#include "cli/table.h"
#include "cli/terminal.h"

namespace engawa::cli {
namespace {

// Bots count a won game as nearly a million.
std::string score_words(const Words& words, int score) {
    constexpr int kDecided = 900'000;
    if (score >= kDecided) return words.say("table.hint_winning");
    if (score <= -kDecided) return words.say("table.hint_losing");
    return (score > 0 ? "+" : "") + std::to_string(score);
}

std::string tenths(int value) {
    return std::to_string(value / 10) + "." + std::to_string(value % 10);
}

// "62.1 % ± 3.0", as wide for every share.
std::string chance_words(const Weighed& move, bool ascii) {
    const std::string share = tenths(move.share);
    const std::string error = tenths(move.error);
    return std::string(5 - std::min<std::size_t>(5, share.size()), ' ') + share +
           (ascii ? " % +- " : " % ± ") + error;
}

std::string joined(const std::vector<std::string>& moves) {
    std::string out;
    for (const std::string& move : moves) out += (out.empty() ? "" : "  ") + move;
    return out;
}

// The same at every table: a position has one hint.
constexpr std::uint64_t kHintSeed = 1;

}  // namespace

void Table::do_hint(const std::string&) {
    if (match().over()) return console_.say("table.after_end");
    if (manners().weighs) return tell_weighed();
    constexpr std::uint32_t kNodes = 100'000;
    Thought thought;
    const std::string move = think(asked_, BotSpec{.nodes = kNodes}, kHintSeed, thought);
    if (thought.nodes <= 1) {
        console_.say("table.hint_quick", {{"move", named(asked_, move)}});
    } else {
        console_.say("table.hint", {{"move", named(asked_, move)},
                                    {"score", score_words(console_.words(), thought.score)},
                                    {"depth", thought.depth},
                                    {"nodes", thought.nodes}});
    }
    tell_story(move);
    if (thought.line.size() > 1 && !has_orders()) {  // of others it would be mostly passes
        console_.say("table.hint_line", {{"line", joined(thought.line)}});
    }
}

void Table::tell_story(const std::string& move) {
    const std::string story = in_words(asked_, move);
    if (!story.empty()) console_.text(story);
}

// What is recommended fares best, and stands first.
void Table::tell_weighed() {
    constexpr std::size_t kMost = 20;
    console_.passing(console_.words().say("table.hint_weighs"));
    const std::vector<Weighed> moves = match().seen_by(asked_)->weigh(kHintSeed);
    console_.end_passing();
    const std::string best = moves.empty() ? example() : moves.front().move;
    console_.say("table.hint_quick", {{"move", named(asked_, best)}});
    tell_story(best);
    if (moves.size() < 2) return;
    console_.say(key("play.weighed"), {{"games", moves.front().games}});
    for (std::size_t i = 0; i < std::min(kMost, moves.size()); ++i) {
        const std::string figures = console_.words().say(
            key("play.weighed_move"), {{"chance", chance_words(moves[i], setup_.wish.ascii)},
                                       {"points", tenths(moves[i].points)}});
        console_.list(figures, named(asked_, moves[i].move), columns(figures) + 3);
    }
    if (moves.size() > kMost) {
        console_.say("table.hint_more", {{"count", moves.size() - kMost}});
    }
}

}  // namespace engawa::cli
