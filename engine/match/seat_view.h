// SeatView: what one viewer may know and ask.
//
// It is made from an observed state and from nothing else, by a match (Match::seen_by) or from the
// text that came over the wire (AnyGame::read_view); both answer every question with the same bytes
// (the law of the door). So whatever is asked here cannot leak. It never changes and may outlive
// its match, but not its game.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/event.h"
#include "engine/core/gesture.h"
#include "engine/core/moment.h"
#include "engine/core/odds_list.h"
#include "engine/core/options.h"
#include "engine/core/reason.h"
#include "engine/core/refusal.h"
#include "engine/core/report.h"
#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "engine/core/tableau.h"
#include "engine/core/talk.h"
#include "engine/match/bots.h"

namespace engawa {

// A legal move of the viewer.
struct Choice {
    std::string text;
    Gesture gesture;
    std::vector<Fact> price;  // in what the game pays with: cards, Ki
    bool wasteful = false;    // another move does the same for less
    bool final = false;       // chance, a secret or another seat follows at once: no way back

    friend bool operator==(const Choice&, const Choice&) = default;
};

// What would stand after some moves, chance aside.
struct Foresight {
    // True if it follows from the view. Else it is what sixteen guesses have in common, which are
    // drawn by the view's text: likely, the same for everybody who asks, and no proof.
    bool certain = false;
    std::vector<Phrase> events;
    Tableau after;
    // What the viewer would be asked next, if it is the viewer's to decide and all guesses agree.
    bool asked = false;
    Phrase prompt;
    std::vector<Choice> choices;
};

// Takes out of `kept` what the other one does not tell as well.
void keep_common(Foresight& kept, const Foresight& other);

class SeatView {
  public:
    virtual ~SeatView() = default;

    virtual std::string_view game() const = 0;
    virtual int seats() const = 0;
    virtual Viewer viewer() const = 0;
    virtual std::string text() const = 0;  // for the wire; AnyGame::read_view reads it

    virtual SeatSet to_act() const = 0;  // nobody: the game is over
    virtual SeatSet awaited() const = 0;
    virtual Talk talk() const = 0;
    virtual Report report() const = 0;
    // What the viewer is asked; a watcher is told what the seat is asked that the table waits for.
    virtual Phrase prompt() const = 0;
    virtual Moment moment() const = 0;  // the kind of moment it is asked in
    virtual Tableau tableau() const = 0;
    virtual ReasonList reasons() const = 0;  // behind every total on the table
    virtual OddsList odds() const = 0;
    // What sentences about the rules name and the cards decide, such as the size of a hand.
    virtual Figures figures() const = 0;

    // Empty for a watcher and for a seat that is not to act.
    virtual std::vector<Choice> choices() const = 0;
    // Their texts alone, sorted by bytes; `sensible` leaves the wasteful ones out.
    virtual std::vector<std::string> legal(bool sensible) const = 0;
    // The first rule that the attempt breaks, and why; none if it is legal. Code: bad_move.
    virtual Result<Refusal> why_not(std::string_view text) const = 0;
    // The same for what a hand tried to do. Parts may be missing at the end: it is legal if a legal
    // move begins so. Code: bad_gesture if it means nothing here.
    virtual Result<Refusal> why_not(const Gesture& gesture) const = 0;
    // One move, or steps that belong together. Codes: those of a move that cannot be played, and
    // not_together if chance or another seat would come between them.
    virtual Result<Foresight> foresee(std::span<const std::string> texts) const = 0;
    // In the game's own words, for people who read; empty if the game has none.
    virtual std::vector<Phrase> outlook(std::string_view text) const = 0;
    // The move that is made for a seat whose clock has run out: a pass where there is one.
    virtual std::string idle() const = 0;
    // The one move that the seat has as far as the viewer can know: the same in sixteen guesses.
    // Empty: there may be a choice, or it is not to act.
    virtual std::string only_move(Seat seat) const = 0;

    // Bots know what this view tells. Codes: game_over, not_your_turn.
    virtual Result<std::unique_ptr<Thinker>> think(const BotSpec& bot,
                                                   std::uint64_t seed) const = 0;
    // The moves, best first, each by the same number of games that a quick bot plays on from it.
    // Empty if the game's bots judge positions otherwise, and on a page without a coach.
    virtual std::vector<Weighed> weigh(std::uint64_t seed) const = 0;
    // What a bot does that may act but is not awaited; empty: it declines.
    virtual std::string aside(Level level, std::uint64_t seed) const = 0;
};

}  // namespace engawa
