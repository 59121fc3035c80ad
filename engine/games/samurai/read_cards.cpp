#include "engine/games/samurai/cards.h"
namespace engawa::samurai {
CardReading read_cards(std::string_view) { return {}; }
}  // namespace engawa::samurai
