// Warriors of Susanoo: three to five players beat Yokai, gather items, help and hinder each other
// and bring down the heads of Orochi. The rules are docs/rules/susanoo.md; ids such as SUS-318
// point there. Its seats 1 to 5 are players 0 to 4 here.
//
// Chance is a seat and every deck a bag. What is still to be done lies on the agenda, a stack of
// small steps: on top is the decision or the chance event that is due; everything else has been
// done by itself (SUS-402). Open windows ask everybody who lives and has not passed.
//
// Hands are secret. In a view the deck also holds the cards of hands and of the look row that the
// viewer does not know; how many they are and their backs is in `backs` and `row_backs`.
//
// The text of a position is the section Notation of the ledger.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/by_seat.h"
#include "engine/core/game.h"
#include "engine/games/susanoo/cards/card_bits.h"
#include "engine/games/susanoo/cards/cards.h"
#include "engine/games/susanoo/rules/move.h"

namespace engawa::susanoo {

inline constexpr int kNobody = 7;        // in place of a player: nobody, the pool, a foe's owner
inline constexpr int kWatcherKnows = 5;  // index of the watchers in State::seen
inline constexpr int kSlots = 3;         // helmet, armor, weapon
inline constexpr int kTopLevel = 12;     // SUS-119
inline constexpr int kMostEvents = 70;   // cards of the Event deck
inline constexpr int kMostFoes = 11;
inline constexpr int kMostResults = 41;
inline constexpr int kMostPoured = 27;
inline constexpr int kMostSteps = 32;

enum class BeingChoice : std::uint8_t { Draft, Random, Deal2 };

struct Options {  // SUS-541, SUS-542
    std::uint8_t seats = 4;
    std::uint8_t first_player = 0;  // 0: random, else the number of the seat
    BeingChoice being_choice = BeingChoice::Draft;
    bool element_from_being = true;
    bool tie_wins_fighters = false;
    bool helper_pours = true;
    bool retreat_with_helper = false;
    bool equip_at_end_only = false;
    std::uint8_t trades_per_turn = 1;
    bool death_loses_sake = false;
    bool finish_round = false;
    bool score_hand_items = true;
    std::uint8_t sake_tie_bonus = 3;
    std::uint8_t event_passes = kMostPasses;

    friend bool operator==(const Options&, const Options&) = default;
};

// Steps of the agenda as the ledger names them, with the parts a, b, c, d of a Task. "player" is an
// index, kNobody is written 0.
enum class Step : std::uint8_t {
    // Decisions
    Being,  // player
    Form,
    Prep,    // W1
    Choice,  // W2
    Fight,   // W3
    End,     // W6
    Surplus,
    Give,  // receiver
    Show,
    Look,           // player, Back, still to keep
    Share,          // player, still to take
    Pool,           // player
    Fetch,          // player, Back of the pile
    Lose1,          // player, From
    Pay,            // player, From
    Aim,            // holder, card
    Target,         // player, card, effect, die
    Side,           // player, card
    Rob,            // player, n, From
    RobItem,        // player, victim
    Join,           // player
    Annul,          // player, card
    Banish,         // player, highest level
    OfferK,         // maker
    OfferY,         // maker
    OfferSide,      // maker
    Answer,         // asked player
    CounterAnswer,  // main fighter, asked player
    Flee,           // player: W4 before the roll
    Hurt,           // player, foe: W4 after a failed roll
    Loot,           // player
    Switch,         // the dead
    Renew,          // player, VP paid so far
    TradeGive,      // partner
    TradeWant,      // partner, own card
    TradeAnswer,    // partner, card given, card wanted
    // Chance
    First,
    DieCard,     // player, or kNobody for a foe's card
    DieElement,  // player, foe, 1: for the fighter, 0: for the foe
    DieEscape,   // player, foe
    Random,      // victim, thief or kNobody: discard
    Deal,        // Dealt, player or kNobody
    // By themselves
    Turn,
    Next,
    Draw,
    Enter,  // player
    Do,     // card, Trigger * 16 + effect, you or kNobody, die
    Toss,   // card
    Judge,
    Rest,
    Spoils,
    Until,       // player, Until
    Trophy,      // head
    BattleOver,  // written "over"
    Esc,         // player, foe
    Hit,         // player, foe
    Wardoff,     // player
    Death,       // player
    Bury,
    Lose,      // player, n, From
    GameOver,  // Cause; the last step of a game, alone; written "over:CAUSE"
};
inline constexpr int kSteps = static_cast<int>(Step::GameOver) + 1;
inline constexpr Step kFirstChance = Step::First;
inline constexpr Step kFirstAutomatic = Step::Turn;

enum class Back : std::uint8_t { Event, Reward };
// What a dealt card is for, in the order E F D R O e r T B b of the letters.
enum class Dealt : std::uint8_t {
    EventByEffect,
    EventByTurn,
    Drawing,
    RewardToHand,
    OpenReward,
    EventLook,
    RewardLook,
    Pool,
    Being,
    BeingOffer,
};
enum class Cause : std::uint8_t { Heads, Forms, Events };

struct Task {
    Step step{};
    std::uint8_t count = 0;  // so many times in a row; neighbours on the agenda are never equal
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;  // with d, if the step has one: low() + 16 * die()

    static Task of(Step step, const std::array<std::uint8_t, 4>& parts) {
        const int c = has_die(step) ? parts[2] + 16 * parts[3] : parts[2];
        return {step, 1, parts[0], parts[1], static_cast<std::uint8_t>(c)};
    }
    std::array<std::uint8_t, 4> parts() const {
        if (!has_die(step)) return {a, b, c, 0};
        return {a, b, static_cast<std::uint8_t>(low()), static_cast<std::uint8_t>(die())};
    }
    // Of Target and Do
    int low() const { return c & 15; }
    int die() const { return c >> 4; }
    static constexpr bool has_die(Step step) { return step == Step::Target || step == Step::Do; }

    friend bool operator==(const Task&, const Task&) = default;
};

struct Foe {
    std::uint8_t card = 0;
    std::int8_t main_die = 0;  // elemental dice as written: positive for the fighter
    std::int8_t helper_die = 0;

    friend bool operator==(const Foe&, const Foe&) = default;
};

enum class Picked : std::uint8_t { None, Fighters, Foes };  // "-", "f", "o"

// What a card has done in this battle, by effects that last.
struct Outcome {
    std::uint8_t card = 0;
    std::uint8_t who = 0;  // player + 8 * Picked + 32 * wards left
    std::int8_t fighters = 0;
    std::int8_t foes = 0;
    std::int8_t escape = 0;

    int player() const { return who & 7; }
    Picked side() const { return static_cast<Picked>(who >> 3 & 3); }
    int wards() const { return who >> 5; }

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

struct Poured {
    std::uint8_t card = 0;
    std::uint8_t value = 0;  // 0: hostile

    friend bool operator==(const Poured&, const Poured&) = default;
};

// Terms of help (SUS-311). `side` is 0 to 3 Sake Drinks, kItem + the number of an item, or kUnset.
struct Terms {
    static constexpr std::uint8_t kUnset = 255;
    static constexpr std::uint8_t kItem = 8;

    std::uint8_t k = kUnset;
    std::uint8_t y = kUnset;
    std::uint8_t side = kUnset;

    bool any() const { return *this != Terms{}; }
    int drinks() const { return side <= 3 ? side : 0; }
    int item() const { return side >= kItem && side != kUnset ? side - kItem : kNoCard; }

    friend bool operator==(const Terms&, const Terms&) = default;
};

class Susanoo;

// Read-only outside the game. Fields that do not belong to the moment have their first value, so
// that equal positions have equal bytes.
struct alignas(64) State {
    using Game = Susanoo;

    // Where the cards are. One that is in none of these is in the battle or being played.
    Cards deck;      // the Event and the Reward bag, told apart by their backs
    Cards discards;  // both piles
    Cards row;       // looked-at, open or shown cards
    BySeat<Cards> hand;
    // Before each player: items in play, Sake Drinks (Yokai), heads, persistent events, told apart
    // by their kinds.
    BySeat<Cards> front;
    // Hand cards that this viewer knows in a hand of somebody else (SUS-511), the watchers last. A
    // card that the watchers know is known to all.
    std::array<Cards, kMaxSeats + 1> seen;
    Cards used;  // activated in this turn (cards of limit turn) or in this battle
    FormSet used_forms = 0;
    FormSet form_deck = 0;
    FormSet pool = 0;
    BySeat<FormSet> forms{};
    BeingSet free_beings = 0;
    BeingSet row_beings = 0;  // offered by being_choice=deal2
    BeingSet used_beings = 0;
    std::uint16_t turn = 0;

    std::array<std::uint8_t, kMostEvents> pile{};  // the Event discards, oldest first
    std::uint8_t pile_size = 0;
    BySeat<std::array<std::uint8_t, 2>> backs{};  // hand cards by Back
    std::array<std::uint8_t, 2> row_backs{};

    BySeat<std::uint8_t> level{};
    BySeat<std::uint8_t> being{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};
    BySeat<std::uint8_t> form{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};
    BySeat<std::array<std::uint8_t, kSlots>> in_use = no_marks();
    std::uint8_t waiting =
        0;                    // bits of players whose `form` counts only after the battle (SUS-423)
    std::uint8_t dead = 0;    // bits of players
    std::uint8_t passed = 0;  // bits of players

    std::uint8_t players = 0;
    std::uint8_t first = kNobody;    // the first player
    std::uint8_t at_turn = kNobody;  // the player at turn
    std::uint8_t reshuffles = 0;
    std::uint8_t look = 0;    // cards to look at in this Drawing phase
    std::uint8_t trades = 0;  // offered in this turn
    std::uint8_t marked = 0;  // bits of slots marked in this window
    BySeat<std::uint8_t>
        crossed{};  // 1 + the player who crossed this one last; 0: nobody (SUS-523)

    // The battle: `main` is kNobody while there is none.
    std::uint8_t main = kNobody;
    std::uint8_t helper = kNobody;
    std::uint8_t asked = 0;  // bits of players
    std::uint8_t foe_count = 0;
    std::uint8_t result_count = 0;
    std::uint8_t poured_count = 0;
    Terms deal;   // accepted
    Terms offer;  // being made or sent
    std::array<Foe, kMostFoes> foes{};
    std::array<Outcome, kMostResults> results{};
    std::array<Poured, kMostPoured> poured{};

    std::uint8_t depth = 0;
    std::array<Task, kMostSteps> agenda{};  // the next one is agenda[depth - 1]

    // The options
    std::uint8_t flags = 0;
    BeingChoice being_choice = BeingChoice::Draft;
    std::uint8_t first_player = 0;
    std::uint8_t trades_per_turn = 1;
    std::uint8_t sake_tie_bonus = 3;
    std::uint8_t event_passes = kMostPasses;
    std::array<std::uint8_t, 1> padding{};  // always 0

    const Task& top() const { return agenda[depth - 1u]; }
    bool over() const { return top().step == Step::GameOver; }
    bool chance() const { return top().step >= kFirstChance && top().step < kFirstAutomatic; }
    Cause cause() const { return static_cast<Cause>(top().a); }
    bool open_window() const {
        return top().step == Step::Prep || top().step == Step::Fight || top().step == Step::End;
    }
    bool in_battle() const { return main != kNobody; }
    bool is_dead(int player) const { return (dead >> player & 1) != 0; }
    unsigned living() const { return ((1u << players) - 1u) & ~unsigned{dead}; }
    bool fighter(int player) const { return player == main || player == helper; }
    int hand_size(int player) const {
        const auto& mine = backs[player];
        return mine[0] + mine[1];
    }

    bool element_from_being() const { return (flags & kNoBeingElement) == 0; }
    bool tie_wins_fighters() const { return (flags & kTieWins) != 0; }
    bool helper_pours() const { return (flags & kNoHelperPours) == 0; }
    bool retreat_with_helper() const { return (flags & kRetreatWithHelper) != 0; }
    bool equip_at_end_only() const { return (flags & kEquipAtEnd) != 0; }
    bool death_loses_sake() const { return (flags & kDeathLosesSake) != 0; }
    bool finish_round() const { return (flags & kFinishRound) != 0; }
    bool score_hand_items() const { return (flags & kNoHandItems) == 0; }

    static constexpr std::uint8_t kNoBeingElement = 1;
    static constexpr std::uint8_t kTieWins = 2;
    static constexpr std::uint8_t kNoHelperPours = 4;
    static constexpr std::uint8_t kRetreatWithHelper = 8;
    static constexpr std::uint8_t kEquipAtEnd = 16;
    static constexpr std::uint8_t kDeathLosesSake = 32;
    static constexpr std::uint8_t kFinishRound = 64;
    static constexpr std::uint8_t kNoHandItems = 128;

    // Every byte counts (see below); one comparison of memory is much faster than field by field.
    friend bool operator==(const State& a, const State& b) {
        return std::memcmp(&a, &b, sizeof(State)) == 0;
    }

  private:
    static constexpr BySeat<std::array<std::uint8_t, kSlots>> no_marks() {
        BySeat<std::array<std::uint8_t, kSlots>> marks{};
        for (auto& mine : marks) mine.fill(kNoCard);
        return marks;
    }
};

// Whole cache lines: copying is what search does most.
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) == 15 * alignof(State));
static_assert(std::has_unique_object_representations_v<State>);

struct Book;  // the cards as compact tables (book.h)

struct Totals {
    int fighters = 0;
    int foes = 0;
    friend bool operator==(const Totals&, const Totals&) = default;
};

// SUS-503
struct Score {
    int level = 0;
    int top = 0;
    int heads = 0;
    int sake = 0;
    int most = 0;
    int items = 0;
    int forms = 0;
    int pairs = 0;
    int sets = 0;
    int cards = 0;  // `score` effects
    int sum() const {
        return level + top + heads + sake + most + items + forms + pairs + sets + cards;
    }
    friend bool operator==(const Score&, const Score&) = default;
};

class Susanoo {
  public:
    using State = susanoo::State;
    using Move = susanoo::Move;
    using Attempt = susanoo::Move;  // any word with any argument
    using Options = susanoo::Options;

    static constexpr std::string_view kName = "susanoo";
    static constexpr int kRulesVersion = 2;
    static constexpr int kMinUtility = 0;  // winners share 60 (SUS-133, SUS-252)
    static constexpr int kMaxUtility = 60;
    static constexpr bool kHasChance = true;
    static constexpr bool kHasSecrets = true;
    static constexpr int kMaxMoves = 128;  // SUS-521: 124 moves, 70 outcomes

    Susanoo();                               // the default cards
    explicit Susanoo(const CardSet& cards);  // as read without a mistake
    static CardReading read_cards(std::string_view json) { return susanoo::read_cards(json); }
    std::string cards_digest() const;  // empty: the default cards

    std::span<const OptionSpec> schema() const;
    Result<Options> options(const Given& given) const;
    State start(const Options& options) const;
    int seats(const Options& options) const { return options.seats; }
    int longest(const Options& options) const;  // SUS-522

    // Windows are open to everybody at once, and the table waits for all (SUS-309, SUS-411).
    SeatSet to_act(const State& s) const;
    SeatSet awaited(const State& s) const { return to_act(s); }
    Seat active(const State& s) const { return Seat{s.at_turn == kNobody ? 0 : s.at_turn}; }
    void legal(const State& s, Seat seat, Moves<Move>& moves) const;
    std::uint32_t weight(const State& s, Move outcome) const {
        return s.top().step < Step::DieCard || s.top().step > Step::DieEscape
                   ? 1
                   : die_weight(s, outcome);
    }
    int chance_key(const State& s) const;
    template <Sink S>
    void apply(State& s, Seat seat, Move move, S& sink) const;
    Report report(const State& s) const;
    RuleId why_not(const State& s, Seat seat, const Attempt& attempt) const;
    Attempt attempt(const State&, Seat, Move move) const { return move; }
    Talk talk(const State& s) const { return Talk::everybody(s.players); }

    Observed<State> observe(const State& s, Viewer viewer) const;
    State guess(const Observed<State>& view, Rng& rng) const;
    Event redact(const Event& event, Viewer viewer) const;  // SUS-520

    std::string write(const State& s) const;
    Result<State> read(const Options& options, std::string_view text) const;
    std::string write_view(const Observed<State>& view) const;
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
    std::uint64_t hash_afresh(const State& s) const { return hash(s); }
    bool ok(const State& s) const;

    // What bots, pictures and tests ask beside that.

    const CardSet& cards() const;
    const Book& book() const { return *book_; }
    Totals totals(const State& s) const;                    // of the battle (SUS-470)
    Score score(const State& s, int player) const;          // if the game ended now (SUS-503)
    SeatSet winners(const State& s) const;                  // likewise (SUS-252)
    int hand_limit(const State& s, int player) const;       // SUS-446
    int escape(const State& s, int player, int foe) const;  // what is added to the roll (SUS-482)

  private:
    std::uint32_t die_weight(const State& s, Move outcome) const;

    std::shared_ptr<const Book> book_;
};

}  // namespace engawa::susanoo
