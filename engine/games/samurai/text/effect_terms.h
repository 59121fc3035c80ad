// Effects and chances as terms of phrases.
#pragma once

#include "engine/core/phrase.h"
#include "engine/games/samurai/cards/cards.h"

namespace engawa::samurai {

// A list of phrases; a word for nothing if there are none.
Term effects_term(const Effects& effects);

// "37 %", or a word for what is certain or impossible. Small ones have a decimal.
Term chance_term(double chance);
Term tenths_term(double number);  // "2.4"

}  // namespace engawa::samurai
