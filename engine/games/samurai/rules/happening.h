// Kinds of events. A card is its number in its table (Special Action cards come after the Action
// cards); a foe is its number from 1, 0 is you; a gauge is 0 to 2.
#pragma once

#include <cstdint>

namespace engawa::samurai {

enum class Happening : std::uint8_t {
    Weather,     // card, 1 if for this duel only
    DuelBegan,   // its number, opponent plus 1
    Round,       // its number
    Reshuffled,  // cards
    Drew,        // card
    Redrew,      // cards
    Discarded,   // card: by an exchange
    Breathed,
    Swapped,   // reserve card, hand card
    Targeted,  // foe
    Insight,
    Placed,         // card, then the three gauges
    GaugeMoved,     // gauge, by, its value now
    Capped,         // gauge, its value now
    DefenceTurned,  // card, Block, Dodge, 1 if the Ki mark was paid
    Peeked,         // Counterattack card
    KiGained,       // how much
    KiLost,         // foe or you, how much
    LifeGained,     // how much
    DieSet,         // level
    DieLeft,        // the Injury die leaves the game
    Combo,          // icon
    Reward,         // 0 ki, 1 special, 2 pawn
    SpecialLooked,  // card
    SpecialWon,     // card
    SpecialBack,    // card
    PawnMoved,      // kanji
    VirtueWon,      // Bushido card
    VirtueOffered,  // Bushido card, which leaves the game: any other may be chosen
    VirtueSpent,    // Bushido card
    Stepped,        // Ki paid
    Bokken,         // Life paid
    Jin,            // Ki on the card
    Credit,         // gauge, its value now, credit left
    Struck,         // 0 strength or 1 technique, its value, the foe's value
    Hit,            // damage
    Missed,
    DieUsed,  // level
    DieSaved,
    FoeHurt,        // foe, armour lost, Life lost
    ArmourHolds,    // 0 yours or 1 the foe's, the roll
    ArmourBreaks,   // 0 or 1, the roll
    ArmourGone,     // 0 or 1: no points left
    FoeWounded,     // foe, level, Injury card
    Wounded,        // level, Injury card
    Bloodied,       // level, Blood card
    Flipped,        // 0 side A, 1 side B
    PricePaid,      // 0 ki, 1 life, 2 die
    CardPaid,       // card, 1 if from the reserve
    Focused,        // Ki paid
    GiseiPaid,      // Life paid
    GiseiDrawn,     // card
    Tried,          // surrounding: it will be rolled for
    Exploited,      // surrounding, roll
    Cancelled,      // the counterattack of a foe
    Entangled,      // no counterattack follows
    Answered,       // roll, bits of the enemies who counterattack
    Revealed,       // foe: his Counterattack card is turned
    CounterTurned,  // card, foe, level, 1 if the Ki mark was paid, 1 if it was known, 1 if second
    Blocked,        // foe
    CounterHit,     // foe
    Hurt,           // armour lost, Life lost
    FoeDied,        // foe
    NextFoe,        // the clan's enemy, its number
    Spoils,         // 0 life, 1 ki, 2 special
    RoundEnded,     // its number
    DuelWon,        // its number
    Rested,         // Life and Ki gained
    EventDrawn,     // card
    EventRolled,    // card, roll
    Forgot,         // card
    NextKi,         // how much
    NextWeapon,     // weapon
    NextWeather,
    NextYoroi,  // 0 you, 1 the foe
    SetOut,     // to the duel of that number
    Ended,      // Cause
};
inline constexpr int kHappenings = static_cast<int>(Happening::Ended) + 1;

}  // namespace engawa::samurai
