// hint: what master would play, and how every move of the decision fares.
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

}  // namespace

void Table::do_hint(const std::string&) {
    if (match().over()) return console_.say("table.after_end");
    Thought thought;
    const std::uint64_t seed =
        Rng::stream(host().public_seed().value_or(0), static_cast<std::uint64_t>(match().plies()))
            .next();
    const std::string move = think(asked_, BotSpec{}, seed, thought);
    const bool weighs = manners().weighs;
    if (thought.nodes <= 1 || weighs) {
        console_.say("table.hint_quick", {{"move", named(asked_, move)}});
    } else {
        console_.say("table.hint", {{"move", named(asked_, move)},
                                    {"score", score_words(console_.words(), thought.score)},
                                    {"depth", thought.depth},
                                    {"nodes", thought.nodes}});
    }
    const std::string story = in_words(asked_, move);
    if (!story.empty()) console_.text(story);
    if (thought.line.size() > 1 && !has_orders()) {  // of others it would be mostly passes
        console_.say("table.hint_line", {{"line", joined(thought.line)}});
    }
    if (weighs) tell_weighed(move);
}

// The seed is the same at every table: a position has one list.
void Table::tell_weighed(const std::string& chosen) {
    constexpr std::size_t kMost = 20;
    constexpr std::uint64_t kSeed = 1;
    console_.passing(console_.words().say("table.hint_weighs"));
    const std::vector<Weighed> moves = match().seen_by(asked_)->weigh(kSeed);
    console_.end_passing();
    if (moves.size() < 2) return;
    console_.say(key("play.weighed"), {{"games", moves.front().games}});
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i >= kMost && moves[i].move != chosen) continue;
        const std::string figures = console_.words().say(
            key("play.weighed_move"), {{"chance", chance_words(moves[i], setup_.wish.ascii)},
                                       {"points", tenths(moves[i].points)}});
        const bool own = moves[i].move == chosen;
        console_.list(
            figures,
            named(asked_, moves[i].move) + (own ? console_.words().say("table.hint_chosen") : ""),
            columns(figures) + 3);
    }
    if (moves.size() > kMost) {
        console_.say("table.hint_more", {{"count", moves.size() - kMost}});
    }
}

}  // namespace engawa::cli
