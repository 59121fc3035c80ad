// The catalogue: the games there are, each behind the same door.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/any_rules.h"
#include "engine/core/card_info.h"
#include "engine/core/card_mistake.h"
#include "engine/core/options.h"
#include "engine/core/report.h"
#include "engine/match/match.h"

namespace engawa {

// A game played by bots alone.
struct SelfPlay {
    Report report;
    int plies = 0;
    Record record;  // empty unless it was asked for
};

// The leaves of a move tree (engine/search/perft.h).
struct LeafCount {
    std::uint64_t leaves = 0;
    // By first move, in the order of the list.
    std::vector<std::pair<std::string, std::uint64_t>> parts;
};

// Looks on while a record is replayed.
class LineWatcher {
  public:
    virtual ~LineWatcher() = default;
    // The match stands as it did when the line was written.
    virtual void before(const Match& match, std::string_view line) = 0;
};

// One game with everything that can be done with it by name.
class AnyGame {
  public:
    virtual ~AnyGame() = default;

    // The game itself with its cards, for those who know the games (terminal/).
    virtual AnyRules rules() const = 0;
    virtual std::string_view name() const = 0;
    virtual int rules_version() const = 0;
    virtual bool listed() const = 0;  // control games and fixtures are not
    virtual bool has_chance() const = 0;
    virtual bool has_secrets() const = 0;
    virtual std::span<const OptionSpec> schema() const = 0;
    virtual std::span<const Level> levels() const = 0;
    virtual Result<int> seats(const Given& options) const = 0;  // also: are the options good?

    virtual bool has_cards() const = 0;
    // Every mistake in a card file, given as JSON; none if it can be played with.
    virtual std::vector<CardMistake> check_cards(std::string_view json) const = 0;
    // The same game with these cards. It must outlive its matches and thinkers. Codes: no_cards,
    // bad_cards.
    virtual Result<std::unique_ptr<const AnyGame>> with_cards(std::string_view json) const = 0;
    // All cards of this game as data, custom ones included.
    virtual CardList cards() const = 0;
    // Tells card sets apart; empty for the default one.
    virtual std::string cards_digest() const = 0;

    virtual Result<std::unique_ptr<Match>> open(const Setup& setup) const = 0;
    // A match at ply `to` of the record (-1: the end). Codes: record_mismatch,
    // unknown_rules_version, unknown_cards, and those of the options and of the position.
    virtual Result<std::unique_ptr<Match>> replay(const Record& record, int to = -1,
                                                  LineWatcher* watcher = nullptr) const = 0;
    // How to open a table that goes on from the line that Match::carry gave. Codes:
    // nothing_to_carry, and those of the game.
    virtual Result<Setup> carried(std::string_view text) const = 0;
    // What a viewer knows who was told SeatView::text and nothing else. Codes: those of the options
    // and of the position, bad_seat.
    virtual Result<std::unique_ptr<SeatView>> read_view(const Given& options, Viewer viewer,
                                                        std::string_view text) const = 0;
    // One bot for each seat; the same seed gives the same game.
    virtual Result<SelfPlay> self_play(const Given& options, std::span<const BotSpec> bots,
                                       std::uint64_t seed, bool keep_record) const = 0;

    // Counted from a position, or from the start if it is empty; with `divide` and a depth of at
    // least 1 by first move as well. Codes: those of the options and of the position.
    virtual Result<LeafCount> count_leaves(const Given& options, std::string_view position,
                                           int depth, bool divide) const = 0;
    // Fixed work for measuring: random games from the start. The checksum is the same on every
    // target.
    virtual Result<std::uint64_t> play_random(const Given& options, std::uint32_t games,
                                              std::uint64_t seed) const = 0;
};

// All games, listed ones first.
std::span<const AnyGame* const> all_games();
// Code: unknown_game, with the names there are.
Result<const AnyGame*> find_game(std::string_view name);
// Finds the game by the record's head.
Result<std::unique_ptr<Match>> replay(const Record& record, int to = -1);

}  // namespace engawa
