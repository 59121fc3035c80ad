#include "engine/games/susanoo/text/table_facts.h"

#include <algorithm>

#include "engine/games/susanoo/text/names.h"

namespace engawa::susanoo {
namespace {

int seat_number(int player) { return player == kNobody ? 0 : player + 1; }

enum class Phase : std::uint8_t { Setup, Begin, Prep, Event, Battle, End, Over };

bool has_step(const State& s, Step first, Step last) {
    return std::any_of(s.agenda.begin(), s.agenda.begin() + s.depth,
                       [&](const Task& task) { return task.step >= first && task.step <= last; });
}
bool has_step(const State& s, Step step) { return has_step(s, step, step); }

bool draws_for_turn(const Task& task) {
    const auto dealt = static_cast<Dealt>(task.a);
    return task.step == Step::Deal && (dealt == Dealt::EventByTurn || dealt == Dealt::Drawing);
}

Phase phase_of(const State& s) {
    if (s.over()) return Phase::Over;
    if (s.turn == 0) return Phase::Setup;
    if (has_step(s, Step::Form)) return Phase::Begin;
    if (has_step(s, Step::Prep)) return Phase::Prep;
    if (battle_goes_on(s) || s.top().step == Step::DieEscape) return Phase::Battle;
    if (s.in_battle()) return Phase::End;  // SUS-110
    const bool event = has_step(s, Step::Choice) || has_step(s, Step::Draw) ||
                       has_step(s, Step::Show) || draws_for_turn(s.top());
    return event ? Phase::Event : Phase::End;
}

// A part of a step by the letter of its kind; cards are marked where they lie.
void add_part(char kind, int value, std::vector<Fact>& facts) {
    switch (kind) {
        case 'p':
        case 'P': return facts.push_back({"step.seat", seat_number(value)});
        case 'n': return facts.push_back({"step.number", value});
        case 'd': return facts.push_back({"step.die", value});
        case 'f': return facts.push_back({"step.from", value});
        case 'e':
        case 'E': return facts.push_back({"step.back", value});
        case 's': return facts.push_back({"step.for_fighter", value});
        case 'D': return facts.push_back({"step.dealt", value});
        case 'r': return facts.push_back({"step.cause", value});
        default: return;
    }
}

void add_step(const Task& task, std::vector<Fact>& facts) {
    facts.push_back({"step", static_cast<int>(task.step)});
    facts.push_back({"step.count", task.count});
    const std::array<std::uint8_t, 4> parts = task.parts();
    const std::string_view kinds = name_of(task.step).parts;
    for (unsigned i = 0; i < kinds.size(); ++i) add_part(kinds[i], parts[i], facts);
}

void add_score(const Susanoo& game, const State& s, int player, std::vector<Fact>& facts) {
    const Score score = game.score(s, player);
    const bool more = s.score_hand_items() &&
                      unnamed(game.book(), s.hand[player], s.backs[player], Back::Reward) > 0;
    facts.insert(facts.end(), {{"vp", score.sum()},
                               {"vp_more", int{more}},
                               {"score.level", score.level},
                               {"score.top", score.top},
                               {"score.heads", score.heads},
                               {"score.sake", score.sake},
                               {"score.most", score.most},
                               {"score.items", score.items},
                               {"score.forms", score.forms},
                               {"score.pairs", score.pairs},
                               {"score.sets", score.sets},
                               {"score.cards", score.cards}});
}

// SUS-252
using Rank = std::array<int, 4>;  // points, heads, level, Sake Drinks

Rank rank_of(const Susanoo& game, const State& s, int player) {
    return {game.score(s, player).sum(), heads_of(game.book(), s, player).size(), s.level[player],
            sake(game.book(), s, player).size()};
}

// `rank_by` is the place in Rank of what sets the player before the next one.
void add_rank(const Susanoo& game, const State& s, int player, std::vector<Fact>& facts) {
    const Rank mine = rank_of(game, s, player);
    int better = 0;
    Rank next{};
    for (int other = 0; other < s.players; ++other) {
        const Rank its = rank_of(game, s, other);
        if (its > mine) ++better;
        if (its < mine) next = std::max(next, its);
    }
    const auto by = std::mismatch(mine.begin(), mine.end(), next.begin()).first - mine.begin();
    facts.push_back({"rank", better + 1});
    if (next != Rank{}) facts.push_back({"rank_by", static_cast<int>(by)});
    facts.push_back({"winner", int{game.winners(s).contains(Seat{player})}});
}

}  // namespace

bool battle_goes_on(const State& s) {
    const Step now = s.top().step;
    if (!s.in_battle() || now == Step::Pool || now == Step::Loot || now == Step::Switch) {
        return false;
    }
    return has_step(s, Step::Fight) || has_step(s, Step::Judge) || has_step(s, Step::Esc) ||
           has_step(s, Step::Flee, Step::Hurt);
}

std::string_view named_as(const Task& task, int card) {
    const std::array<std::uint8_t, 4> parts = task.parts();
    const std::string_view kinds = name_of(task.step).parts;
    const bool trade = task.step == Step::TradeWant || task.step == Step::TradeAnswer;
    for (unsigned i = 0; i < kinds.size(); ++i) {
        if (kinds[i] != 'c' || parts[i] != card) continue;
        return !trade ? "asked" : i == 1 ? "given" : "wanted";
    }
    return {};
}

std::vector<Fact> table_facts(const Susanoo& game, const State& s) {
    int heads = 0;
    for (int player = 0; player < s.players; ++player) {
        heads += heads_of(game.book(), s, player).size();
    }
    std::vector<Fact> facts{
        {"turn", s.turn},
        {"phase", static_cast<int>(phase_of(s))},
        {"at_turn", seat_number(s.at_turn)},
        {"first", seat_number(s.first)},
        {"heads", heads},
        {"heads_all", game.book().head_count},
        {"reshuffles", s.reshuffles},
        {"reshuffles_most", s.event_passes},
        {"trades_left", std::max(0, s.trades_per_turn - s.trades)},
        {"look", s.look},
    };
    add_step(s.top(), facts);
    for (int i = s.depth; i > 0; --i) {  // SUS-493
        const Task& task = s.agenda[i - 1];
        if (task.step == Step::Loot) facts.push_back({"loots", seat_number(task.a)});
    }
    return facts;
}

std::vector<Fact> seat_facts(const Susanoo& game, const State& s, int player) {
    const Book& book = game.book();
    const int limit = hand_limit(book, s, player);
    const bool acts = !s.chance() && game.to_act(s).contains(Seat{player});
    std::vector<Fact> facts{
        {"level", s.level[player]},
        {"may_act", int{acts}},
        {"passed", s.passed >> player & 1},
        {"dead", int{s.is_dead(player)}},
        {"hand", s.hand_size(player)},
        {"hand.events", s.backs[player][0]},
        {"hand.rewards", s.backs[player][1]},
        {"hand_limit", limit},
        {"over_limit", std::max(0, s.hand_size(player) - limit)},
        {"sake", sake(book, s, player).size()},
        {"heads", heads_of(book, s, player).size()},
        {"extra_dice", extra_dice(book, s, player)},
        {"cup_value", 3 + pour_bonus(book, s, player)},
        {"crossed_by", s.crossed[player]},
    };
    const unsigned own = elements(book, s, player);
    for (int element = 0; element < kElements; ++element) {
        if ((own >> element & 1) != 0) facts.push_back({"element", element});
    }
    for (int slot = 0; slot < kSlots && player == s.at_turn; ++slot) {
        if ((s.marked >> slot & 1) != 0) facts.push_back({"marked", slot});
    }
    if (s.fighter(player)) facts.push_back({"wards", wards_left(s, player)});
    add_score(game, s, player, facts);
    if (s.over()) add_rank(game, s, player, facts);
    return facts;
}

}  // namespace engawa::susanoo
