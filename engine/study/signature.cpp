#include "engine/study/signature.h"

#include <array>
#include <cstdint>
#include <memory>

#include "engine/core/hash.h"
#include "engine/match/catalogue.h"

namespace engawa {
namespace {

constexpr int kGames = 3;                      // random games that go into the rules digest
constexpr std::uint64_t kEnough = 30'000'000;  // leaves; the next depth would take too long
constexpr std::uint32_t kNodes = 1000;         // budget of master in the bots digest
constexpr std::uint32_t kNodesOfMany = 40;     // with more than two seats, where games are long

// What happened, not how it is told.
void add(Fnv1a& digest, const LogEntry& entry) {
    std::string text = std::to_string(entry.event.kind);
    for (unsigned i = 0; i < entry.event.count; ++i) {
        text += ' ' + std::to_string(entry.event.numbers[i]);
    }
    digest.add(text + ';');
}

void add_views(Fnv1a& digest, const Match& match) {
    digest.add(match.seen_by(kWatcher)->text());
    for (const Seat seat : SeatSet::first_seats(match.seats()))
        digest.add(match.seen_by(seat)->text());
}

void add_events(Fnv1a& digest, const Match& match) {
    for (const LogEntry& entry : *match.log(kWatcher)) add(digest, entry);
    for (const Seat seat : SeatSet::first_seats(match.seats())) {
        for (const LogEntry& entry : *match.log(seat)) add(digest, entry);
    }
}

// One random move, chosen by its place in the sorted list of texts.
void add_move(Fnv1a& digest, Match& match, Rng& rng) {
    const Seat seat = match.awaited().first();
    if (seat == kChance) {
        for (const Outcome& outcome : match.secret_outcomes().reveal()) {
            digest.add(outcome.text + "*" + std::to_string(outcome.weight));
        }
        digest.add(match.play_ticket(rng.below(match.tickets())));
        return;
    }
    const auto legal = match.seen_by(seat)->legal(false);
    for (const std::string& text : legal) digest.add(text);
    const auto& text = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    digest.add(match.play(seat, text) ? text : "refused " + text);
}

void add_random_game(Fnv1a& digest, const AnyGame& game, std::uint64_t seed) {
    auto match = game.open({});
    Rng rng{seed};
    while (!match.value()->over()) {
        digest.add(match.value()->secret_position().reveal());
        add_views(digest, *match.value());
        add_move(digest, *match.value(), rng);
    }
    add_events(digest, *match.value());
    digest.add(write_record(match.value()->secret_record().reveal()));
}

void add_perft(Fnv1a& digest, const AnyGame& game) {
    std::uint64_t leaves = 0;
    for (int depth = 1; depth <= 6 && leaves < kEnough; ++depth) {
        leaves = game.count_leaves({}, "", depth, false)->leaves;
        digest.add(std::to_string(leaves) + " ");
    }
}

// Every level against every other, seats filled round the table.
void add_bot_games(Fnv1a& digest, const AnyGame& game) {
    const auto levels = game.levels();
    const int seats = *game.seats({});
    const std::uint32_t nodes = seats > 2 ? kNodesOfMany : kNodes;
    for (std::size_t first = 0; first < levels.size(); ++first) {
        std::vector<BotSpec> bots;
        for (int seat = 0; seat < seats; ++seat) {
            const Level level = levels[(first + static_cast<std::size_t>(seat)) % levels.size()];
            bots.push_back({level, level == Level::Master ? nodes : 0, 0});
        }
        const auto played = game.self_play({}, bots, 100 + first, true);
        digest.add(played ? write_record(played->record) : played.error().code);
    }
}

}  // namespace

std::vector<std::string> signature_lines() {
    std::vector<std::string> lines;
    for (const AnyGame* game : all_games()) {
        Fnv1a rules;
        add_perft(rules, *game);
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) add_random_game(rules, *game, seed);
        Fnv1a bots;
        add_bot_games(bots, *game);
        lines.push_back(std::string{game->name()} + " v" + std::to_string(game->rules_version()) +
                        " " + in_hex(rules.value()) + " " + in_hex(bots.value()));
    }
    return lines;
}

}  // namespace engawa
