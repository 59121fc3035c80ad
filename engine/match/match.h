// Match: the one door to a game for everybody outside the engine.
//
// A match holds a state, its record and its events. Outside text comes in through play, which
// checks and answers with a stable error code; what a viewer may see goes out through view and
// events. Not thread-safe: one writer for each match.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/event.h"
#include "engine/core/game.h"
#include "engine/core/moment.h"
#include "engine/core/report.h"
#include "engine/core/result.h"
#include "engine/core/rng.h"
#include "engine/core/rule_id.h"
#include "engine/core/seat.h"
#include "engine/core/talk.h"
#include "engine/core/traits.h"
#include "engine/match/bots.h"
#include "engine/match/record.h"

namespace engawa {

struct Setup {
    Given options;
    std::string start;               // a position; empty: the usual start
    std::vector<std::string> seats;  // who sits there, for the record
    bool practice = false;
    Given tags;
};

// An event as one viewer may know it. Sequence numbers are the same for everybody.
struct SeenEvent {
    int sequence = 0;
    int ply = 0;  // how many moves were applied before it
    Phrase phrase;
    Seat seat;  // whose move it followed; kChance too
};

struct Outcome {
    std::string text;
    std::uint32_t weight = 0;
};

class Match {
  public:
    virtual ~Match() = default;

    // What stands.

    virtual std::string_view game() const = 0;
    virtual int seats() const = 0;
    virtual SeatSet to_act() const = 0;  // nobody once the game or the table is over
    virtual SeatSet awaited() const = 0;
    // Whom to ask next where nobody is sitting (docs/decisions/0011): only while the game goes on.
    virtual Seat seat_to_ask() const = 0;
    virtual Talk talk() const = 0;
    virtual int plies() const = 0;  // moves that stand, chance included
    bool over() const { return to_act().empty(); }
    // Then, after a move of `mover`: ask(seat) for each seat that may act and is not awaited.
    template <class Ask>
    void ask_aside(Seat mover, Ask&& ask) const {
        ask_in_turn(mover, [&] { return to_act() - awaited(); }, ask);
    }

    // What one may know.

    virtual std::string view(Viewer viewer) const = 0;  // wire text
    // From the view alone while the game goes on; the whole truth once it is over, with the table's
    // end: resigned.
    virtual Report report(Viewer viewer = kWatcher) const = 0;
    virtual std::vector<SeenEvent> events(Viewer viewer, int from = 0) const = 0;
    // All of them as the game itself understands them.
    virtual std::vector<Event> redacted_events(Viewer viewer) const = 0;
    virtual Phrase prompt(Seat seat) const = 0;
    virtual bool has_secrets() const = 0;  // between the seats

    // What games may bring for a table of people; empty for a game that does not, and on a page.

    // What would stand after a legal move, chance aside. Empty if the text is no legal move.
    virtual std::vector<Phrase> foresee(Seat seat, std::string_view text) const = 0;
    // A move with the names of what it speaks of behind it; the text itself if there are none.
    virtual std::string named(Seat seat, std::string_view text) const = 0;
    // What sentences about the rules name and the cards decide, such as the size of a hand; a name
    // "rank_2" says what the second rank is called.
    virtual Given figures() const = 0;
    // Secret of that seat: what kind of moment it is asked in.
    virtual Moment moment(Seat seat) const = 0;
    // How often each kind of event happened, by its key.
    virtual std::vector<std::pair<std::string, int>> statistics() const = 0;
    // What a seat had, for figures about games that are over: it tells secrets. Empty for a game
    // that does not say, and on a page.
    virtual Traits traits(Seat seat) const = 0;
    // Secret: the whole state. For the owner of the process, never for the wire.
    virtual std::string position() const = 0;

    // Moves.

    virtual std::vector<std::string> legal(Seat seat) const = 0;  // sorted by bytes
    // The same without moves that only waste what another one saves.
    virtual std::vector<std::string> sensible(Seat seat) const = 0;
    // The first rule that the attempt breaks; none if it is legal. Code: bad_move.
    virtual Result<RuleId> why_not(Seat seat, std::string_view text) const = 0;
    // Codes: game_over, not_your_turn, bad_move, illegal_move. Nothing changes on an error. Gives
    // the canonical texts: several where a game lets one text stand for several moves.
    virtual Result<std::vector<std::string>> play(Seat seat, std::string_view text) = 0;
    virtual std::vector<Outcome> outcomes() const = 0;  // while chance is to act
    virtual std::string play_chance(Rng& rng) = 0;      // only while chance is to act
    // The same by a public seed: the n-th outcome of its kind is drawn from words that depend on
    // the seed, the kind and n alone, so that friends meet the same cards whatever they do.
    virtual std::string play_seeded_chance(std::uint64_t seed) = 0;
    virtual std::unique_ptr<Thinker> think(Seat seat, const BotSpec& bot,
                                           std::uint64_t seed) const = 0;
    // The moves of a seat that is to act, best first, each by the same number of games that a quick
    // bot plays on from it; the same seed gives the same figures. Empty if the game's bots judge
    // positions otherwise.
    virtual std::vector<Weighed> weigh(Seat seat, std::uint64_t seed) const = 0;
    // What a bot that may act, but is not awaited, does after somebody's move; empty: it declines.
    virtual std::string aside(Seat seat, Level level, std::uint64_t seed) const = 0;

    // The table.

    // How many plies may be taken back: up to the latest chance move or secret, and with secrets
    // between the seats only those that the last mover made in a row; all of them at a practice
    // table. Whoever keeps the table lets a seat take back its own moves alone.
    virtual int undoable() const = 0;
    virtual Seat last_mover() const = 0;  // kChance before the first move
    // How many plies were taken back: more than asked for if chance would then be to act, whose
    // moves are drawn anew. Codes: game_over, nothing_to_undo, undo_barrier.
    virtual Result<int> undo(int plies) = 0;
    virtual Result<Done> resign(Seat seat) = 0;  // code: game_over
    virtual Result<Done> say(Seat seat,
                             std::string_view words) = 0;  // codes: chat_closed, bad_words
    virtual const Record& record() const = 0;

    // Games that last for evenings.

    virtual bool lasting() const = 0;  // whoever keeps the table saves it after every move
    // The standing as one line, to go on elsewhere (AnyGame::carried). Codes: nothing_to_carry, and
    // those of the game.
    virtual Result<std::string> carry() const = 0;
};

}  // namespace engawa
