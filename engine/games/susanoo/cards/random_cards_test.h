// Card sets of random effects, every one as the reader lets it pass.
#pragma once

#include "engine/core/rng.h"
#include "engine/games/susanoo/cards/cards.h"

namespace engawa::susanoo {

// The default cards with as many other effects as the reader lets pass.
CardSet random_cards(Rng& rng);

}  // namespace engawa::susanoo
