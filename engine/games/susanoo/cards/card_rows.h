// The default cards as constant rows, which need no code at the start of a program:
// tables.py writes them, default_cards.cpp makes cards of them. Effects and conditions of
// all cards stand in one array each, in the order of the cards.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/games/susanoo/cards/cards.h"

namespace engawa::susanoo {

struct EffectRow {
    Trigger on = Trigger::Passive;
    std::uint8_t conditions = 0;
    Action act = Action::Power;
    std::int8_t n = 0;
    Side side = Side::None;
    Per per = Per::One;
    Element element = Element::Void;
    Slot slot = Slot::Helmet;
    Deck deck = Deck::None;
    std::int8_t of = 0;
    From from = From::None;
    Who who = Who::Self;
    Limit limit = Limit::None;
    From cost = From::None;
    std::int8_t cost_n = 0;
};

struct CardRow {
    const char* id;
    const char* name;
    Kind kind;
    Element element = Element::Void;
    std::int8_t level = 0;
    std::int8_t rewards = 0;
    std::int8_t levels = 0;
    ItemType type = ItemType::Consumable;
    std::int8_t vp = 0;
    Timing timing = Timing::None;
    Until until = Until::None;
    std::uint8_t effects = 0;
};

extern const int kDefaultEventPasses;
extern const int kDefaultCards;
extern const CardRow kCardRows[];
extern const EffectRow kEffectRows[];
extern const Condition kConditionRows[];

// Apart from the cards, so that a program that tells no lore does not carry it.
struct LoreRow {
    std::string_view id;
    std::string_view lore;
};
extern const LoreRow kLoreRows[];

}  // namespace engawa::susanoo
