// The words in which the cards of Warriors of Susanoo speak: 6 triggers, 8 conditions, 21 actions
// and their parameters. An enumerator's number is its place in the [vocabulary] of the card file.
#pragma once

#include <cstdint>
#include <vector>

namespace engawa::susanoo {

enum class Trigger : std::uint8_t { Passive, Enter, Activate, Resolve, Win, Bad };

enum class Test : std::uint8_t {
    FoeElement,
    HasElement,
    LevelGe,
    VsHead,
    Helped,
    HandGe,
    SlotUsed,
    DieGe,
};

enum class Action : std::uint8_t {
    Power,
    Escape,
    Edge,
    Lucky,
    Element,
    Pour,
    Mute,
    Ward,
    BlockHelp,
    Banish,
    Join,
    Annul,
    Draw,
    Lose,
    Steal,
    Sake,
    Transform,
    Level,
    Death,
    HandLimit,
    Score,
};

enum class Element : std::uint8_t { Fire, Water, Air, Earth, Void };
enum class Slot : std::uint8_t { Helmet, Armor, Weapon, Transformation };  // the last: for mute
enum class Side : std::uint8_t { None, Fighters, Foes, Choice };
enum class Per : std::uint8_t { One, Sake, Head, Hand, Equipped, Transformation, Foe, Die };
enum class Who : std::uint8_t { Self, Target, Main, All, Highest, Lowest };
enum class Deck : std::uint8_t { None, Reward, Event, RewardDiscard, EventDiscard, Turn };
enum class From : std::uint8_t { None, Hand, Random, Item, Helmet, Armor, Weapon, Sake };
enum class Limit : std::uint8_t { None, Battle, Turn };
enum class Timing : std::uint8_t { None, Immediate, Any, Battle, Persistent };
enum class Until : std::uint8_t { None, Win, Loss, Death };

struct Condition {
    Test test = Test::VsHead;
    bool negated = false;
    std::uint8_t value = 0;  // an Element, a Slot or a number, as the test wants it

    friend bool operator==(const Condition&, const Condition&) = default;
};

inline constexpr int kAllCards = 10;  // `lose` with this n from the hand: all of it

struct Effect {
    Trigger on = Trigger::Passive;
    std::vector<Condition> when;
    Action act = Action::Power;
    int n = 0;
    Side side = Side::None;
    Per per = Per::One;
    Element element = Element::Void;  // of Action::Element
    Slot slot = Slot::Helmet;         // of Action::Mute
    Deck deck = Deck::None;
    int of = 0;
    From from = From::None;
    Who who = Who::Self;
    Limit limit = Limit::None;
    From cost = From::None;  // Hand, Item or Sake
    int cost_n = 0;

    friend bool operator==(const Effect&, const Effect&) = default;
};

}  // namespace engawa::susanoo
