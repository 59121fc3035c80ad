// Eiyo: one samurai, or two who win or lose together, against rows of enemies. Weapons are played
// from the hand at the corners they show; the damage of the enemies eats the weapon deck. The rules
// are docs/rules/eiyo.md; ids such as EIY-138 point there. Its seats A and B are seats 1 and 2.
//
// Chance is a seat and the deck a bag: each card taken, each enemy revealed is a move of kChance.
// While chance works on a cost, an effect or the damage, the state holds what is pending and nobody
// else may act. In coop the hands are secret: in a view the deck also holds the cards of the hands
// that the viewer does not know.
//
// A position is one line of eleven fields, joined by '/':
//
//   DECK/DISCARDS/TABLE/HANDS/ROWS/HONOR/REMOVED/SPOTS/ROUND/FIRST/PHASE
//
//   DECK, DISCARDS  a digit for each kind of weapon in the order of the card file, special weapons
//                   last; '-': empty. When read, one of them may be 'rest': all weapons that are
//                   nowhere else.
//   TABLE           a digit for each kind of special weapon on the table
//   HANDS           HAND, in coop HAND+HAND. A hand is its cards joined by ','; '-': empty. In coop
//                   the known cards (EIY-197) come first and end with ':', as in
//                   "special:tanto_tl,yari_rising" or "special:".
//   ROWS            four or six rows by index, joined by '+'. A row is its cards, front first,
//                   joined by ',' ('-': none); '.' and the number of unseen cards of its stack;
//                   '.t' if it carries a token; '.SEAT=WEAPON' if an active weapon lies there.
//                   "red_champion,blue_archer.4.1=tanto_tr"
//   HONOR, REMOVED  honor stack and removed pile: a digit for each kind of enemy of the set, with
//                   path=on for each Yamabushi, then for each boss; '-': empty
//   SPOTS           of seats 1 and 2: LR, RL, LL or RR; '-' before the placement and solo
//   ROUND           from 1
//   FIRST           the first player of the round, once settled; '-' otherwise, solo and
//                   when the game is over
//   PHASE           rows, hands               chance sets up (EIY-061, EIY-065)
//                   mulligan.SEAT             that seat keeps or redraws
//                   redraw.SEAT               chance deals its new hand
//                   stand.1, stand.2          proposal; answer (SPOTS is the proposal)
//                   first, first.SEAT         proposal; answer to "first SEAT"
//                   draw.N                    solo: N cards drawn in this step
//                   draw.SEAT.NM              coop: who draws next; drawn by seats 1 and 2
//                   fight                     solo
//                   fight.SEAT.PLAYED.PASSED  coop: whose turn; cards played in it (0 once the
//                                             partner has passed); who has passed, or '-'
//                   damage.N                  N cards still to be discarded
//                   refill, refill.N          N cards of a reveal effect still to be discarded
//                   victory, cleared_without_honor, overrun
//
// "first" and "fight" may be followed by what chance still has to do for them:
//   .pay.N.SEAT.MOVE  N cards of the cost of that seat's pending move, which is "move" or a card
//                     play like "attack:katana_top:BR:1"
//   .effect.N         N cards of a defeat effect (fight only)
// and every phase with cards under way by
//   .take.SEATS       the seats, 1, 2 or 12, that must still take a special weapon while several
//                     kinds lie on the table (EIY-045)
//
// In a view a hand that is not the viewer's shows its known cards (and the weapon of a pending card
// play) and a '?' for each other one, and DECK counts the deck and these cards together: with
// "special:?,?" two cards of DECK are in that hand.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/by_seat.h"
#include "engine/core/game.h"
#include "engine/games/eiyo/cards/cards.h"
#include "engine/games/eiyo/rules/counts.h"
#include "engine/games/eiyo/rules/move.h"
#include "engine/games/eiyo/rules/row.h"

namespace engawa::eiyo {

// Limits of every card set: 32 standard and 4 special weapons, a kind each at worst; 36 enemies, 4
// Yamabushi and 6 bosses.
inline constexpr int kMostWeapons = 36;
inline constexpr int kMostSpecials = 4;
inline constexpr int kMostFoes = 46;
inline constexpr int kMostRows = 6;

using WeaponBag = Counts<std::uint64_t, 3>;
using FoeBag = Counts<std::uint64_t, 3>;      // by Foe, so that 0 is never used
using SpecialBag = Counts<std::uint16_t, 1>;  // 0 is the first special weapon

struct Options {  // EIY-020 to EIY-031
    bool coop = false;
    bool path = false;
    bool mulligan = true;
    bool draft = false;
    bool refill_front = false;
    bool special_to_discards = false;
    bool emptied = false;
    bool no_limit = false;
    bool placement_talk = false;
    std::uint8_t enemy_set = 0;  // index in the card set

    friend bool operator==(const Options&, const Options&) = default;
};

enum class Phase : std::uint8_t {
    // Decisions
    Mulligan,
    StandProposal,
    StandAnswer,
    FirstProposal,
    FirstAnswer,
    Fight,
    // Chance
    Rows,
    Hands,
    Redraw,
    Draw,
    Cost,          // of a card play or a move; `back` says where the decision was
    DefeatEffect,  // then back to Fight
    Damage,
    Refill,
    RevealEffect,  // then back to Refill
    // Over
    Victory,
    ClearedWithoutHonor,
    Overrun,
};

// A weapon that waits at a row for the partner's attack (EIY-151).
class ActiveWeapon {
  public:
    constexpr ActiveWeapon() = default;
    constexpr ActiveWeapon(int weapon, int owner)
        : bits_(static_cast<std::uint8_t>(2 * (weapon + 1) + owner)) {}

    constexpr bool none() const { return bits_ == 0; }
    constexpr int weapon() const { return bits_ / 2 - 1; }
    constexpr int owner() const { return bits_ & 1; }  // seat index
    friend constexpr bool operator==(ActiveWeapon, ActiveWeapon) = default;

  private:
    std::uint8_t bits_ = 0;
};

class Eiyo;

// Fields that do not belong to the phase are 0, so that equal positions have equal bytes. Read-only
// outside the game: several fields follow from others.
struct State {
    using Game = Eiyo;

    WeaponBag deck;  // in a view also the cards of hands that the viewer does not know
    WeaponBag discards;
    BySeat<WeaponBag, 2> hands;
    BySeat<WeaponBag, 2> known;  // a part of each hand, coop only (EIY-197)
    FoeBag unseen;               // the enemy bag and the boss bag (EIY-042, EIY-043)
    FoeBag honor_stack;
    std::array<Row, kMostRows> rows;
    std::array<ActiveWeapon, kMostRows> active;
    SpecialBag table;
    SpecialBag gone;                      // special weapons out of the game
    BySeat<std::uint8_t, 2> hand_size{};  // true in views too
    BySeat<std::uint8_t, 2> known_size{};
    std::uint8_t deck_size = 0;  // true in views too
    std::uint8_t discards_size = 0;
    std::uint8_t table_size = 0;
    std::uint8_t tokens = 0;  // a bit for each row that carries one
    std::uint16_t honor = 0;
    std::uint16_t round = 1;
    Move pending;  // Cost: the card play or move that is paid for
    Phase phase = Phase::Rows;
    Phase back{};             // Cost: the decision
    std::uint8_t seat = 0;    // who decides, is dealt to or draws next
    std::uint8_t payer = 0;   // Cost: whose pending move it is
    std::uint8_t left = 0;    // Cost, Damage, effects: cards still to be discarded
    std::uint8_t taking = 0;  // a bit for each seat that chance must give a special weapon
    std::uint8_t first = 0;   // first player or, in FirstAnswer, the one proposed: seat number
    std::uint8_t passed = 0;  // a bit for each seat, in the fight step
    std::uint8_t played = 0;  // cards in this coop turn while neither seat has passed
    BySeat<std::uint8_t, 2> drawn{};  // in this draw step
    BySeat<std::uint8_t, 2> spots{};  // 0 is L, 1 is R
    std::uint8_t foes_left = 0;       // in rows and stacks
    std::uint8_t flags = 0;           // the options
    std::uint8_t enemy_set : 7 = 0;
    std::uint8_t placement_talk : 1 = 0;  // EIY-031

    bool coop() const { return (flags & kCoop) != 0; }
    bool path() const { return (flags & kPath) != 0; }
    bool mulligan() const { return (flags & kMulligan) != 0; }
    bool draft() const { return (flags & kDraft) != 0; }
    bool refill_front() const { return (flags & kRefillFront) != 0; }
    bool special_to_discards() const { return (flags & kSpecialToDiscards) != 0; }
    bool emptied() const { return (flags & kEmptied) != 0; }
    bool no_limit() const { return (flags & kNoLimit) != 0; }

    int seats() const { return coop() ? 2 : 1; }
    int row_count() const { return coop() ? 6 : 4; }
    bool over() const { return phase >= Phase::Victory; }
    bool chance() const { return taking != 0 || (phase >= Phase::Rows && !over()); }
    // After the placement, when `show` and the draft's `move` stand beside a decision.
    bool open_decision() const {
        return taking == 0 && phase >= Phase::FirstProposal && phase <= Phase::Fight;
    }
    bool placed() const {
        return coop() && phase != Phase::Rows && phase != Phase::Hands && phase != Phase::Redraw &&
               phase > Phase::StandAnswer;
    }
    bool together() const { return placed() && spots[0] == spots[1]; }  // EIY-190
    bool has_token(int row) const { return (tokens >> row & 1) != 0; }
    bool has_passed(int player) const { return (passed >> player & 1) != 0; }
    // Cards of a hand that this state does not name; 0 unless it is a view.
    int unnamed(int player) const {
        const auto i = static_cast<unsigned>(player);
        return hand_size[i] - hands[i].size();
    }

    static constexpr std::uint8_t kCoop = 1;
    static constexpr std::uint8_t kPath = 2;
    static constexpr std::uint8_t kMulligan = 4;
    static constexpr std::uint8_t kDraft = 8;
    static constexpr std::uint8_t kRefillFront = 16;
    static constexpr std::uint8_t kSpecialToDiscards = 32;
    static constexpr std::uint8_t kEmptied = 64;
    static constexpr std::uint8_t kNoLimit = 128;

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State> && sizeof(State) == 256);
static_assert(std::has_unique_object_representations_v<State>);

struct Book;  // the cards as compact tables (book.h)

class Eiyo {
  public:
    using State = eiyo::State;
    using Move = eiyo::Move;
    using Attempt = eiyo::Move;  // any weapon, corner and rotations, in hand or not
    using Options = eiyo::Options;

    static constexpr std::string_view kName = "eiyo";
    static constexpr int kRulesVersion = 2;
    static constexpr int kMinUtility = 0;  // EIY-280
    static constexpr int kMaxUtility = 1;
    static constexpr bool kHasChance = true;
    static constexpr bool kHasSecrets = true;
    static constexpr bool kTogether = true;  // EIY-280: both seats win or both lose
    // EIY-285: a hand of 8 has at most four kinds with three corners (12 plays of each action) and
    // four special kinds (16 of each): 2 x (4 x 12 + 4 x 16) = 224, then move, show, done or pass:
    // 227. Without a hand limit a hand may hold every kind, which is refused where that gives more
    // (EIY-030). Chance has at most 40 outcomes. The rest is room to write lists in blocks of 16.
    static constexpr int kMaxMoves = 256;

    Eiyo();                               // the default cards
    explicit Eiyo(const CardSet& cards);  // as read without a mistake
    static CardReading read_cards(std::string_view json) { return eiyo::read_cards(json); }
    std::string cards_digest() const;  // empty: the default cards

    std::span<const OptionSpec> schema() const;
    Result<Options> options(const Given& given) const;
    State start(const Options& options) const;
    int seats(const Options& options) const { return options.coop ? 2 : 1; }
    int longest(const Options& options) const { return options.coop ? 1000 : 400; }  // EIY-290

    SeatSet to_act(const State& s) const {
        const SeatSet awaited = this->awaited(s);
        if (!s.coop() || !s.open_decision() || !partner_may_act(s)) return awaited;
        return SeatSet::first_seats(2);
    }
    SeatSet awaited(const State& s) const {
        if (s.over()) return {};
        return SeatSet{s.chance() ? kChance : Seat{s.seat}};
    }
    void legal(const State& s, Seat seat, Moves<Move>& moves) const;
    // In a view: of the deck and the unknown cards together, which has the same odds.
    std::uint32_t weight(const State& s, Move outcome) const {
        if (outcome.kind() == Kind::TakeWeapon) return count(s.deck, outcome);
        if (outcome.kind() == Kind::Reveal) return count(s.unseen, outcome);
        return count(s.table, outcome);
    }
    Move draw(const State& s, Rng& rng) const;
    // Which bag chance draws from: 0 the deck, 1 the enemies, 2 the bosses, 3 the table.
    int chance_key(const State& s) const;
    template <Sink S>
    void apply(State& s, Seat seat, Move move, S& sink) const;
    Report report(const State& s) const;  // EIY-279
    RuleId why_not(const State& s, Seat seat, const Attempt& attempt) const;
    Attempt attempt(const State&, Seat, Move move) const { return move; }
    Talk talk(const State& s) const;  // EIY-190, EIY-191

    Observed<State> observe(const State& s, Viewer viewer) const;
    State guess(const Observed<State>& view, Rng& rng) const;
    Event redact(const Event& event, Viewer viewer) const;  // EIY-208

    std::string write(const State& s) const;
    Result<State> read(const Options& options, std::string_view text) const;
    std::string write_view(const Observed<State>& view) const { return write(view.state()); }
    Result<Observed<State>> read_view(const Options& options, Viewer viewer,
                                      std::string_view text) const;
    std::string write_move(const State& s, Seat seat, Move move) const;
    Result<Move> read_move(const State& s, Seat seat, std::string_view text) const;
    Result<Attempt> read_attempt(const State& s, Seat seat, std::string_view text) const;
    Phrase describe(const Event& event) const;
    Phrase prompt(const State& s, Seat seat) const;
    Tableau tableau(const Observed<State>& view) const;
    Gesture gesture(const State& s, Seat seat, Move move) const;

    std::uint64_t hash(const State& s) const;
    std::uint64_t hash_afresh(const State& s) const;
    bool ok(const State& s) const;

    // What bots, pictures and tests ask beside that.

    const CardSet& cards() const;
    const Book& book() const { return *book_; }  // for the bots of this game
    int weapon_kinds() const;                    // standard and special; special ones are the last
    const WeaponCard& weapon(int kind) const;
    const FoeCard& foe(const State& s, Foe kind) const;
    int row_at(const State& s, int player, int corner) const;  // EIY-116, EIY-120, EIY-121
    int concentration_cost(const State& s) const;              // of one rotation now (EIY-256)
    int cost(const State& s, Move play) const;                 // of a card play or a move (EIY-138)
    bool payable(const State& s, int cost) const;
    int damage(const State& s, int row) const;  // what the row would deal now (EIY-215 to EIY-217)
    int damage(const State& s) const;           // what the enemy phase would deal now
    int exhaustions(const State& s) const;      // 0 to 3
    int removed(const State& s) const;          // size of the removed pile
    int supply(const State& s) const;           // deflect tokens on no row
    std::string_view rank(const State& s) const;  // the name of the rank; empty unless victory

  private:
    template <class Bag>
    static std::uint32_t count(const Bag& bag, Move outcome) {
        return static_cast<std::uint32_t>(bag.count(outcome.card()));
    }
    bool partner_may_act(const State& s) const;  // at an open decision (EIY-195, EIY-184)

    std::shared_ptr<const Book> book_;
};

// Kinds of events. A weapon is its kind. A foe is 64 * (index of the enemy set) + kind. A row is
// its index, in coop plus 8. A secret card (EIY-208) is heard by its seat; for others its kind is
// -1.
enum class Happening : std::uint8_t {
    Revealed,     // foe, row
    Dealt,        // seat, weapon, 1 if secret: starting hand and redraw
    Drew,         // seat, weapon, 1 if secret
    Kept,         // seat
    Redrew,       // seat, number of cards
    Returned,     // seat, weapon, 1 if secret
    Stood,        // seat, spot
    Agreed,       // seat
    Swapped,      // seat
    Proposed,     // seat, the seat that is to be first
    Objected,     // seat
    First,        // seat
    Attacked,     // seat, weapon, row, corner, rotations
    Deflected,    // seat, weapon, row, corner, rotations
    Waits,        // seat, weapon, row: an active weapon
    Defeated,     // foe, row, honor
    Lost,         // weapon, row: an active weapon goes because the row was deflected
    Discarded,    // weapon, 0 cost, 1 effect, 2 damage: from the deck
    Exhausted,    // which one, 1 to 3
    Took,         // seat, special weapon
    LeftTheGame,  // special weapon
    Moved,        // seat, spot
    Showed,       // seat, number of cards
    ShowedCard,   // seat, weapon
    Done,         // seat
    Passed,       // seat
    Struck,       // the damage of the enemy phase, then that of each row
    Removed,      // foe, row: the front of a deflected row
    Round,        // its number
    LaidOpen,     // seat, weapon: a card in hand at the end of a coop game (EIY-210)
    Ended,        // 0 victory, 1 cleared without honor, 2 overrun; honor
};

}  // namespace engawa::eiyo
