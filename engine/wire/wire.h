// Wire: the only text that leaves the process for a person or a program.
//
// It is made by the functions below alone, and they take what a viewer may know (a SeatView, log
// entries that a viewer was given, the catalogue) and nothing else: a state, a position or a Secret
// of anything does not compile. One JSON for WebAssembly, server and --json. Every message has a
// schema in docs/wire, which says what each member means.
//
// Seats are numbered from 1, chance is 0 among seats, and viewer 0 is the watcher.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/match/catalogue.h"
#include "engine/match/match.h"
#include "engine/match/seat_view.h"

namespace engawa {

class Wire {
  public:
    const std::string& json() const { return json_; }

  private:
    friend class WireMaker;
    explicit Wire(std::string json) : json_(std::move(json)) {}

    std::string json_;
};

// What the view's table was opened with: whoever reads the view's text needs it.
struct Opened {
    const AnyGame& game;
    const Given& options;
};

// Where a view stands in its table's log. A view that was read from its text does not know.
struct AtTable {
    int sequence = 0;           // entries of the log that the view has in it
    int decision = 0;           // of the viewer; 0 for a watcher
    std::optional<Report> end;  // once the table is over; by resigning too
    Tableau chronicle = {};     // what the table remembers beside the position
};
AtTable at_table(const Match& match, Viewer viewer);

// What a message of a view carries beside what every one does.
struct ViewWish {
    bool tableau = false;
    bool choices = false;
    bool odds = false;  // with the reasons behind totals

    friend bool operator==(const ViewWish&, const ViewWish&) = default;
};

// Sentences for those who have them at hand; keys are those of data/words.
class Speaker {
  public:
    virtual ~Speaker() = default;
    virtual std::string say(std::string_view key) const = 0;
};

// docs/wire/view.schema.json
Wire wire_of(const Opened& opened, const SeatView& view, const std::optional<AtTable>& at,
             const ViewWish& wish);
// Parts of it by themselves, each in an object with one member, `odds` with `reasons` beside it.
Wire wire_of(const Tableau& tableau);                           // tableau.schema.json
Wire wire_of(std::span<const Choice> choices);                  // choices.schema.json
Wire wire_of(const OddsList& odds, const ReasonList& reasons);  // odds.schema.json
// What may come in the viewer's place, and what it may not do.
Wire wire_of(const Foresight& foresight);        // foresight.schema.json
Wire wire_of(const Refusal& refusal);            // rule.schema.json
Wire wire_of(std::span<const Weighed> weighed);  // weigh.schema.json
Wire wire_of(const Thought& thought);            // thought.schema.json
Wire wire_of_best(const Thinker& thinker);       // move.schema.json
Wire wire_of_idle(const SeatView& view);         // move.schema.json
// Of a bot that may act but is not awaited: null if it declines.
Wire wire_of_aside(const SeatView& view, Level level, std::uint64_t seed);  // move.schema.json
// What happened, and what everybody may know of a table.
Wire wire_of(const Match& match);                 // table.schema.json
Wire wire_of(std::span<const LogEntry> entries);  // log.schema.json
// Moves of all seats that may act, each with its seat in front if there are several.
Wire wire_of_moves(SeatSet to_act, std::span<const std::string> texts);  // moves.schema.json
Wire wire_of_played(std::span<const std::string> texts);                 // played.schema.json
Wire wire_of(const Record& record, bool as_json = false);                // record.schema.json
// What there is.
Wire wire_of(std::span<const AnyGame* const> games, const Speaker* speaker);  // games.schema.json
Wire wire_of(const CardList& cards);                                          // cards.schema.json
// Which values of options the game refuses beside the others that were chosen, and why: for a menu
// that greys them. The value that an option falls back to is tried by leaving the option out.
Wire wire_of_refusals(const AnyGame& game, const Given& chosen);  // refusals.schema.json
Wire wire_of(const Error& error);                                 // error.schema.json

}  // namespace engawa
