// Kinds of events. A player is an index, kNobody is nobody; a card is its number; a back is 0 for
// Events, 1 for Rewards. Where the comment says "secret" the second number is the card, the third
// its back, and only the players named as first and fourth (kNobody: no fourth) hear the card
// (SUS-520); the others get -1 for it.
#pragma once

#include <cstdint>

namespace engawa::susanoo {

enum class Happening : std::uint8_t {
    FirstPlayer,    // player
    Drew,           // player, card, back, kNobody: into the hand, secret
    Looked,         // player, card, back, kNobody: into the look row, secret
    Kept,           // player, card, back, kNobody: a card of the look row, secret
    Stole,          // thief, card, back, victim: a hand card, secret
    Gave,           // giver, card, back, receiver: a surplus card, secret
    Revealed,       // player, card: by the draw of the Drawing phase
    ToHand,         // player, card: an Event revealed goes to the hand
    OpenReward,     // card
    TookReward,     // player, card
    PoolFilled,     // card
    BeingOffered,   // player, card
    BeingChosen,    // player, card
    BeingKept,      // player, after death
    TurnBegan,      // player, number of the turn
    Returned,       // player, from Death
    FormDeclared,   // player, card
    Passed,         // player
    Played,         // player, card
    Aimed,          // player, card, whom it concerns
    SidePicked,     // player, card, 0 fighters or 1 foes
    TargetPicked,   // player, card, target
    Activated,      // player, card
    Equipped,       // player, card
    Marked,         // player, card: it is in use now
    TradeOffered,   // player, partner, card given, card wanted
    Traded,         // player, partner, card given, card wanted
    TradeRefused,   // partner
    RenewBegan,     // player
    Paid,           // player, card: for a renewal or an activation
    PoolRenewed,    // player
    FightBegan,     // player, foe
    FoeJoined,      // player, foe
    CardDie,        // player or kNobody, roll
    ElementDie,     // player, foe, roll, 1 for the fighter or 0 for the foe
    EscapeDie,      // player, foe, roll, with what is added, 1 if escaped
    Asked,          // main fighter, player
    Offered,        // maker, k, y, drinks, item or kNoCard, 1: by the main fighter
    Countered,      // player
    HelpAgreed,     // helper
    HelpRefused,    // who said no
    PouredOnHead,   // player, card, value
    PouredAgainst,  // player, card
    Retreated,      // player
    Judged,         // total of the fighters, of the foes, 1 if won
    LevelChanged,   // player, by, level now
    SakeGained,     // player, card
    SakePassed,     // from, to, card: paid or stolen
    ItemPassed,     // from, to, card: paid or stolen
    HeadWon,        // player, card
    FormGained,     // player, card
    Discarded,      // player, card: from hand or play, by choice or without
    LostAtRandom,   // player, card
    Fetched,        // player, card: from a discard pile
    FoeLeft,        // foe: discarded at the end of the battle
    Banished,       // player, foe
    Annulled,       // player, card
    WardUsed,       // player
    Suffered,       // player, foe
    Died,           // player
    Shown,          // player, card: of the dead; at the end with the bits of those who knew it
    Looted,         // player, card
    LootDeclined,   // player
    Stays,          // player, card: a persistent event before that player
    StayEnded,      // player, card
    Reshuffled,     // back
    DrawsUnseen,    // player: instead of a fight in the event choice
    Runs,           // player: rolls against all foes follow
    NamesCards,     // maker of an offer, reward cards
    NamesYokai,     // maker of an offer, 1 if the helper gets the Yokai
    TradeBegan,     // player, partner
    TradeGives,     // player, card
    GivesTo,        // player, receiver of a surplus card
    Robs,           // player, victim
    Forfeited,      // a Reward card that is due and not there (SUS-216)
    NoYokai,        // player: who had to send one from the hand (SUS-404)
    BattleOver,
    Ended,  // Cause
};
inline constexpr int kHappenings = static_cast<int>(Happening::Ended) + 1;

}  // namespace engawa::susanoo
