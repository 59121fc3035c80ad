// How the games of the differential test begin and what is played in them.
#pragma once

#include <string>

#include "engine/core/rng.h"
#include "engine/games/eiyo/proofs/slow_table_test.h"

namespace engawa::eiyo {

struct Cast {
    const Eiyo& game;
    const slow_eiyo::Cards& cards;
};

struct Choice {
    int seat = 0;
    std::string move;
};

slow_eiyo::Choices random_options(Rng& rng);
// All bosses are seen, the stacks nearly gone, honor about what is needed.
std::string late_position(const Cast& cast, const slow_eiyo::Choices& given, Rng& rng);
// Cards with every effect on many enemies, several kinds of special weapons, weapons with three
// corners, other constants, and so little damage that games are won.
CardSet strange_cards();

// Any seat that may act, any of its moves.
Choice random_choice(const SlowTable& table, Rng& rng);
// The card play that spares most cards of the deck and wins most honor; now and then something
// else.
Choice sensible_choice(const SlowTable& table, Rng& rng, int love_of_honor);

int row_of_play(const SlowTable& table, const Choice& play);

}  // namespace engawa::eiyo
