// Match: the authority of one table. It owns the state, its record and its log.
//
// Outside text comes in through play, which checks and answers with a stable error code. What a
// viewer may know goes out through seen_by and log, made from what that viewer may see and from
// nothing else. What begins with `secret_` is for the owner of the process and never for somebody
// at the table. Not thread-safe: one writer for each match.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/event.h"
#include "engine/core/game.h"
#include "engine/core/report.h"
#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "engine/core/secret.h"
#include "engine/core/talk.h"
#include "engine/core/traits.h"
#include "engine/match/chance.h"
#include "engine/match/record.h"
#include "engine/match/seat_view.h"

namespace engawa {

struct Setup {
    Given options;
    std::string start;               // a position; empty: the usual start
    std::vector<std::string> seats;  // who sits there, for the record
    bool practice = false;
    Given tags;
};

// What happened, as one viewer may know it. Entries are only ever added, and their numbers are the
// same for everybody and never used twice: a move that was taken back leaves its entries, and an
// entry says that it was.
struct LogEntry {
    enum class Kind : std::uint8_t { Event, Undone, Said, Resigned, Sat, TimedOut, Note, Tied };

    int sequence = 0;
    int ply = 0;  // how many moves stood before it
    Kind kind = Kind::Event;
    Seat seat;         // whose move it followed, kChance too; who spoke, resigned, sat down
    Event event;       // as the viewer may know it, for pictures
    Phrase phrase;     // of an event
    std::string text;  // words said, who sat down, a note
    int undone = 0;    // how many moves were taken back
};

// The events of moves that stand: what was taken back is left out, and so is what is no event.
std::vector<LogEntry> standing_events(std::vector<LogEntry> log);

// What a table is, from its first move to its last.
struct TableHead {
    std::string_view game;
    int seats = 0;
    bool has_secrets = false;  // between the seats
    bool practice = false;     // moves may be taken back past chance and secrets
    bool lasting = false;      // for evenings: whoever keeps the table saves it after every move
    Given options;             // as they were given
};

// How it stands.
struct Standing {
    SeatSet to_act;   // nobody once the game or the table is over
    SeatSet awaited;  // of them: whom the table waits for
    Seat to_ask;      // whom to ask next where nobody is sitting (docs/decisions/0011)
    Talk talk;
    int plies = 0;              // moves that stand, chance included
    Seat last_mover = kChance;  // kChance before the first move
    // How many plies may be taken back: up to the latest chance move or secret, and with secrets
    // between the seats only those that the last mover made in a row; all of them at a practice
    // table. Whoever keeps the table lets a seat take back its own moves alone.
    int undoable = 0;
    int barrier = 0;                  // what stood before that ply can never be taken back
    int heard = 0;                    // entries of the log, forgotten ones too
    int undone = 0;                   // how often something was taken back
    std::size_t forgotten_lines = 0;  // of the record, before those of secret_record()
};

struct Outcome {
    std::string text;
    std::uint32_t weight = 0;
};

// Of a game that is over: they tell secrets.
struct Statistics {
    // How often each event happened, by its key; where an event says one of several words, by that
    // too: susanoo.event.judged and susanoo.event.judged.won.
    std::vector<std::pair<std::string, int>> happened;
    std::vector<Traits> traits;  // of each seat

    friend bool operator==(const Statistics&, const Statistics&) = default;
};

class Match {
  public:
    virtual ~Match() = default;

    // What stands.

    virtual const TableHead& head() const = 0;
    virtual const Standing& standing() const = 0;
    std::string_view game() const { return head().game; }
    int seats() const { return head().seats; }
    bool has_secrets() const { return head().has_secrets; }
    SeatSet to_act() const { return standing().to_act; }
    SeatSet awaited() const { return standing().awaited; }
    int plies() const { return standing().plies; }
    bool over() const { return to_act().empty(); }
    // After a move of `mover`: ask(seat) for each seat that may act and is not awaited.
    template <class Ask>
    void ask_aside(Seat mover, Ask&& ask) const {
        ask_in_turn(mover, [&] { return to_act() - awaited(); }, ask);
    }
    // From the watcher's view while the game goes on; the whole truth once it is over, with the
    // table's end: resigned, agreed.
    virtual Report report() const = 0;

    // What one may know.

    virtual std::unique_ptr<SeatView> seen_by(Viewer viewer) const = 0;
    // Code: log_gap, if that part was forgotten: take a view, or replay the record.
    virtual Result<std::vector<LogEntry>> log(Viewer viewer, int from = 0) const = 0;
    // What the table remembers beside its position: the duels of a campaign, the last blows. No
    // places and no facts where a game has nothing of the kind.
    virtual Tableau chronicle(Viewer viewer) const = 0;
    // Changes when what that seat may do or is asked changes, and at no other time. From 1 on.
    virtual int decision(Seat seat) const = 0;

    // Moves.

    // One move, or steps that belong together: all or none. A decision number that is not the
    // seat's is refused. Gives the canonical texts: several where one text stands for several
    // moves. Codes: game_over, not_your_turn, stale_decision, bad_move, illegal_move, not_together.
    virtual Result<std::vector<std::string>> play(Seat seat, std::span<const std::string> texts,
                                                  std::optional<int> decision = {}) = 0;
    Result<std::vector<std::string>> play(Seat seat, std::string_view text) {
        const std::string one{text};
        return play(seat, std::span{&one, 1});
    }
    virtual Draw next_draw() const = 0;
    std::uint32_t tickets() const { return next_draw().tickets; }
    virtual std::string play_ticket(std::uint32_t ticket) = 0;  // only while chance is to act

    // The table.

    virtual Result<int> undo(int plies) = 0;  // codes: game_over, nothing_to_undo, undo_barrier
    // Ended by people: by one who gives up, or agreed on when this one asked. Code: game_over.
    enum class Ending : std::uint8_t { Resigned, Agreed };
    virtual Result<Done> end(Seat seat, Ending how) = 0;
    Result<Done> resign(Seat seat) { return end(seat, Ending::Resigned); }
    Result<Done> tie(Seat seat) { return end(seat, Ending::Agreed); }
    virtual Result<Done> say(Seat seat,
                             std::string_view words) = 0;           // codes: chat_closed, bad_words
    virtual Result<Done> sit(Seat seat, std::string_view who) = 0;  // code: bad_words
    virtual void time_out(Seat seat) = 0;
    // A line of the table that is none of the others; word and rest without line ends.
    virtual Result<Done> note(std::string_view word, std::string_view rest) = 0;

    virtual Statistics statistics() const = 0;

    // The record. Codes: game_running, while a game with secrets goes on; past_forgotten.
    virtual Result<Record> record() const = 0;
    virtual const Secret<Record>& secret_record() const = 0;
    // For a keeper who has stored all lines so far: forgets them, the log but for its last
    // `entries`, and moves that can no longer be taken back. The table goes on as it would have;
    // what is asked about its past comes from a replay of what was stored, the figures above too.
    virtual void forget_past(int entries) = 0;
    virtual Secret<std::string> secret_position() const = 0;
    virtual Secret<std::vector<Outcome>> secret_outcomes() const = 0;  // while chance is to act

    // The standing of a game that lasts as one line, to go on elsewhere (AnyGame::carried). Codes:
    // nothing_to_carry, and those of the game.
    virtual Result<std::string> carry() const = 0;
};

}  // namespace engawa
