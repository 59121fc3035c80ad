#include "slow_samurai.h"

#include <algorithm>
#include <stdexcept>

#include "slow_samurai_story.h"

namespace engawa::slow_samurai {

Position begin(const Table& table) {
    Position p;
    p.chapter = p.now = table;
    return play(std::move(p), "");
}

Position start(const Options& options, const Numbers& numbers) {
    Table t;
    t.options = options;
    t.numbers = &numbers;
    return begin(t);
}

Position play(Position p, const std::string& move) {
    if (!move.empty()) {
        if (std::find(p.moves.begin(), p.moves.end(), move) == p.moves.end()) {
            throw std::invalid_argument(move + " is no move at " + p.point);
        }
        p.answers.push_back(move);
    }
    for (;;) {
        Story story{p.chapter, p.answers};
        try {
            story.tell();
        } catch (const Asked& asked) {
            p.now = std::move(story.t);
            p.actor = asked.actor;
            p.point = asked.point;
            p.moves = asked.moves;
            return p;
        }
        p.now = p.chapter = std::move(story.t);
        p.answers.clear();
        p.actor = p.point = "";
        p.moves.clear();
        if (p.now.chapter == "over") return p;
    }
}

std::uint64_t perft(const Position& position, int depth) {
    if (depth == 1) return position.moves.size();
    std::uint64_t leaves = 0;
    for (const std::string& move : position.moves) leaves += perft(play(position, move), depth - 1);
    return leaves;
}

int ki_limit(const Table& t) { return t.start_ki - t.tokens; }

int score(const Table& t) {
    const bool won = t.cause == "foes_dead";
    const int left = 5 * t.life + 2 * t.ki;
    const auto dealt = t.statistics.back().find("dealt");
    const int lost = std::min(49, dealt == t.statistics.back().end() ? 0 : dealt->second);
    if (t.options.at("mode") == "campaign") return 100 * t.duels_won + (won ? left : lost);
    return won ? 50 + left + std::max(0, 20 - t.round) : lost;
}

Counts sum(const Table& t) {
    Counts all;
    for (const Counts& duel : t.statistics)
        for (const auto& [what, n] : duel) all[what] += n;
    return all;
}

}  // namespace engawa::slow_samurai
