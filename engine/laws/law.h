// The laws that every game obeys, by name.
#pragma once

#include <cstdint>
#include <string_view>

namespace engawa::laws {

enum class Law : std::uint8_t {
    // The game as a whole
    Options,   // refusals come in order: names, values, conflicts; every listed value is taken
    Bounds,    // sizes and utilities are what the design allows
    Declared,  // chance and secrets occur exactly where the game says that it has them
    // Play
    Invariants,     // ok() everywhere
    Turns,          // awaited is part of to_act and empty only with it; chance acts alone
    LegalLists,     // ascending, no duplicates, non-empty exactly for those in to_act
    MoveBound,      // no list is longer than kMaxMoves
    ChanceWeights,  // positive, and the sum fits in 32 bits
    Apply,          // depends on nothing but the state and the move, events wanted or not
    NoAllocation,   // nothing on the path of a move allocates
    Ending,         // the game ends within its stated bound
    Report,  // over exactly when nobody is to act; utilities within bounds, with the right sum
    Hash,    // the incremental hash equals the one from scratch
    Representation,  // equal states have equal bytes
    // Text
    PositionText,  // round-trips; what the reader accepts is a good state
    ViewText,      // round-trips; `read` refuses what a viewer cannot know; accepted views can be
                   // guessed
    MoveText,      // round-trips; unique in its state
    Words,         // every event, redacted or not, and every prompt has a phrase of the game
    WhyNot,        // empty exactly for legal moves
    ReadMove,      // refuses what is illegal or malformed
    Hand,          // gestures touch what is on the viewer's table, and no two are the same
    // Secrets
    OwnMoves,        // you know your own moves: list, text, reasons and prompt from your view alone
    PublicTurns,     // whom we wait for and who may talk is public
    GuessLooksSame,  // a guess looks the same to whom it is made for
    WatcherSeesLess,  // what a seat cannot tell apart, a watcher cannot either
    ReportsSame,      // what looks the same reports the same, and a running game is not over in it
    Redaction,        // redacting twice is redacting once, and a watcher hears no more than a seat
    SoundsSame,       // what sounds the same looks the same
    TellsNoMore,      // events tell no difference that the view hides
    GuessDiverse,     // what could be otherwise is sometimes guessed otherwise
    GuessNotNear,  // guesses are no nearer to the truth than to another world that looks the same
    GuessOdds,     // guesses have the odds of the deal
    // Bots
    DoesNotPeek,  // the same view and seed, the same move, whatever the world behind it
};

inline constexpr int kLaws = static_cast<int>(Law::DoesNotPeek) + 1;

std::string_view name(Law law);

}  // namespace engawa::laws
