// What the parts of the card reader share.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/card_fields.h"
#include "engine/core/near_word.h"
#include "engine/core/text.h"
#include "engine/games/susanoo/cards/card_words.h"
#include "engine/games/susanoo/cards/cards.h"

namespace engawa::susanoo {

// What a card is for its effects: it decides on the words that mean something there.
enum class Place : std::uint8_t {
    Being,
    Transformation,
    Equipment,
    Persistent,
    Yokai,
    Head,
    Immediate,
    AnyTime,
    Battle,
    Unknown,  // a field that decides on it is wrong
};
Place place_of(const Card& card);
std::string_view name_of(Place place);  // "a Yokai"

// Limits on which fixed sizes rest.
inline constexpr int kMostEffects = 8;     // of a card
inline constexpr int kMostConditions = 4;  // of an effect

void read_effects(const Json& list, Place place, std::vector<Effect>& effects,
                  CardMistakes mistakes);

// Whether an effect means something where it stands, and the effects of a card together.
void check_effect(const Effect& effect, Place place, CardMistakes mistakes);
void check_card(const Card& card, CardMistakes mistakes);

// What must hold of all cards together; paths[i] is where cards[i] stands in the file.
void check_together(const std::vector<Card>& cards, const std::vector<std::string>& paths,
                    Mistakes& mistakes);

}  // namespace engawa::susanoo
