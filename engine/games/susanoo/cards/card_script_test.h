// Scripts for the tests of single cards: those of script_test.h, and a few words more for what the
// cards of this game do again and again.
//
//   seat 1 HB10 3 hand:CO01 sake:YO01   everything seat 1 has, in the short form of positions
//   all pass          every seat that may act passes, in order
//   help 2            seat 2 is asked, gets nothing for it, and joins; help_head: against a head
//   run 4             seat 1 retreats and rolls a 4 against the only foe
//   escaped           the battle is over and the End phase has begun
//   caught YO18       the roll failed, and seat 1 is asked what to do about that foe
//
// After a difference the rest is left out up to the next position.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/susanoo/cards/cards.h"
#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {

void cards(std::string_view script);

// The same, with a set of cards of which some are not the default ones.
void cards(const CardSet& set, std::string_view script);

// An effect, or several with `;` between them, in the words of the card file:
//   "on=enter when=die_ge:4,!helped do=power n=3 side=fighters; on=passive do=escape n=1"
std::vector<Effect> effects_of(std::string_view text);

// The set with other effects on the card with this id.
CardSet with(CardSet set, std::string_view id, std::string_view effects);
CardSet with(std::string_view id, std::string_view effects);  // the default set

}  // namespace engawa::susanoo
