// The words of a card file, in the order of the enumerators of effect.h and cards.h; also the
// [vocabulary] of the file. An empty word stands for the enumerator that no file names.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "engine/games/susanoo/cards/cards.h"

namespace engawa::susanoo {

inline constexpr std::string_view kTriggerWords[] = {"passive", "enter", "activate",
                                                     "resolve", "win",   "bad"};
inline constexpr std::string_view kTestWords[] = {"foe_element", "has_element", "level_ge",
                                                  "vs_head",     "helped",      "hand_ge",
                                                  "slot_used",   "die_ge"};
inline constexpr std::string_view kActionWords[] = {
    "power", "escape",     "edge",      "lucky", "element", "pour",       "mute",
    "ward",  "block_help", "banish",    "join",  "annul",   "draw",       "lose",
    "steal", "sake",       "transform", "level", "death",   "hand_limit", "score"};
inline constexpr std::string_view kElementWords[] = {"fire", "water", "air", "earth", "void"};
inline constexpr std::string_view kSlotWords[] = {"helmet", "armor", "weapon", "transformation"};
inline constexpr std::string_view kSideWords[] = {"", "fighters", "foes", "choice"};
inline constexpr std::string_view kPerWords[] = {"",         "sake",           "head", "hand",
                                                 "equipped", "transformation", "foe",  "die"};
inline constexpr std::string_view kWhoWords[] = {"self", "target",  "main",
                                                 "all",  "highest", "lowest"};
inline constexpr std::string_view kDeckWords[] = {
    "", "reward", "event", "reward_discard", "event_discard", "turn"};
inline constexpr std::string_view kFromWords[] = {"",       "hand",  "random", "item",
                                                  "helmet", "armor", "weapon", "sake"};
inline constexpr std::string_view kLimitWords[] = {"", "battle", "turn"};
inline constexpr std::string_view kTimingWords[] = {"", "immediate", "any", "battle", "persistent"};
inline constexpr std::string_view kUntilWords[] = {"", "win", "loss", "death"};
inline constexpr std::string_view kTypeWords[] = {"helmet", "armor", "weapon", "consumable"};
inline constexpr std::string_view kKindWords[] = {
    "heavenly_being", "orochi_head", "yokai", "event", "item", "transformation"};

template <class Enum, std::size_t n>
constexpr std::string_view word_of(const std::string_view (&words)[n], Enum value) {
    return words[static_cast<std::size_t>(value)];
}

}  // namespace engawa::susanoo
