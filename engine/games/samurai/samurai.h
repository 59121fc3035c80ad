// Way of the Samurai with Blood and Bushido: a solo duel of cards and dice. The rules are
// docs/rules/samurai.md; ids such as SAM-177 point there. "You" are seat 1.
//
// Nothing is hidden but the future: decks are bags, each card drawn and each roll is a move of
// kChance. What is still to be done lies on a small stack in the state: at its bottom the course of
// the round, above it what interrupts it; on top is the decision or the chance event that is due.
//
// A position is one line of seventeen fields, joined by '/'. Cards are ids joined by ','; '-' is
// nothing.
//
//   YOU/FOES/ARMOUR/TIME/GAUGES/BAG/DISCARD/HAND/TABLE/RESERVE/SPECIALS/DEFENCE/COUNTER/BLOOD/
//   BUSHIDO/WORLD/STACK
//
//   YOU       Life.Ki.die; die 0: out of the game
//   FOES      Life.Ki, in 1 versus 3 three of them joined by '+'; '.B' if Shiro shows side B
//   ARMOUR    you.POINTS, foe.POINTS or '-'
//   TIME      STAGE.ROUND.ATTACK.FOE: the duel of a campaign or the enemy of the clan, from 1; the
//             round; the attack, 1 or 2; the enemy under attack, from 1
//   GAUGES    STRENGTH.TECHNIQUE.GUARD.START: START is Technique when the attack began, 0 where no
//             weapon asks for it (SAM-415)
//   BAG, DISCARD  of the Action deck. When read, one of BAG, DISCARD may be 'rest': all Action
//             cards that are nowhere else. Cards that are nowhere are out of the game.
//   HAND      CARDS; CARDS:SWAPPED while cards swapped in lie in it (SAM-156)
//   TABLE     CARDS:PLACED: of the earlier attack, and of this one
//   RESERVE   Special Action cards won
//   SPECIALS  the Special Action bag, or 'rest'; CARDS:LOOKED while cards are looked at
//   DEFENCE   DISCARD:TURNED; '+' behind the turned card if its Ki mark was paid
//   COUNTER   DISCARD:TURNED:KNOWN
//   BLOOD     kept cards with the level suffered: BL1.1,BL4.2
//   BUSHIDO   KANJI, or KANJI.CARD.COUNT: COUNT is the credit left, or the Ki on the card
//   WORLD     REDRAWS.DEALT.BREATHS.EXPLOITED.GISEI.MISSED:WEAPON:WEATHER:NOW:EVENTS:NEXT
//             counts; the weapon in force; the weather of the game and the one in force, or '-'; in
//             a campaign the events not yet drawn and what events have set for the next duel: of
//             kiN, weapon=ID, weather, yoroi=you, yoroi=foe, joined by ','
//   STACK     the course, then what lies on it, joined by '+'; each a word with its numbers behind
//             '.'. Decisions: redraw exchange prepare target place reward keep virtue strike
//             die.DAMAGE price guard.ENEMIES end spoils forget.N road. Chance: draw.N special
//             defence peek reveal follow injury.LEVEL.VICTIM blood.LEVEL gisei bushido event
//             weather.0 (of the game) weather.1 (of the duel) exploit_roll armour_roll.WHO
//             answer_roll event_roll.EVENT. What follows: begin_duel begin_round placed
//             attacked.ENTANGLED answered.ENEMIES next_attack cleanup ability win.N.LOOK
//             wound.LEVEL.VICTIM flip blood_check round_wound round_ki, and do.CARD.ROW.NUMBER.WHO:
//             the effects of a card from that number on, of its row (wound level, roll, or 0).
//             Over: foes_dead life beheaded cliff blood_empty round_limit. VICTIM and WHO: you,
//             foe, and blood for you by a Blood card. ENEMIES: digits of those who still answer,
//             the first one now.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/core/game.h"
#include "engine/core/game_defaults.h"
#include "engine/games/samurai/cards/card_bits.h"
#include "engine/games/samurai/cards/cards.h"
#include "engine/games/samurai/rules/move.h"

namespace engawa::samurai {

inline constexpr int kGauges = 3;
inline constexpr int kEnemies = 3;         // of 1 versus 3
inline constexpr int kCardsPerAttack = 3;  // SAM-193
inline constexpr int kBeforeDefence = 2;   // SAM-186
inline constexpr int kComboSize = 3;       // SAM-200
inline constexpr int kHighestDie = 6;      // SAM-018

enum class Mode : std::uint8_t { Duel, Campaign, Clan };
enum class Wearer : std::uint8_t { Nobody, You, Foe };

struct Options {  // SAM-030 to SAM-041, SAM-052; indices into the tables of the card set
    Mode mode = Mode::Duel;
    std::uint8_t opponent = 0;
    std::uint8_t weapon = 0;
    std::uint8_t surrounding = 0;  // 0: none, else index + 1
    std::uint8_t weather = 0;      // 0: none, else index + 1
    bool random_weather = false;
    std::uint8_t difficulty = 0;
    bool blood = false;
    bool bushido = true;
    bool gisei = true;
    bool three = false;
    Wearer yoroi = Wearer::Nobody;
    bool redraws_once = false;

    friend bool operator==(const Options&, const Options&) = default;
};

enum class Task : std::uint8_t {
    // Decisions (SAM-113)
    Redraw,
    Exchange,
    Prepare,
    Target,
    Place,
    Reward,
    Keep,
    Virtue,
    Strike,
    DieChoice,  // a: the damage of the strike
    Price,
    Guard,
    End,
    Spoils,
    Forget,  // a: how many cards
    Road,
    // Chance (SAM-082)
    Draw,  // a: how many cards
    Special,
    Defence,
    Peek,
    Reveal,
    FollowUp,
    Injury,  // a: level, b: victim
    Blood,   // a: level
    Gisei,
    Bushido,
    Event,
    Weather,  // a: 0 of the game, 1 of this duel
    ExploitRoll,
    ArmourRoll,  // a: Victim
    AnswerRoll,
    EventRoll,  // b: event
    // What goes on by itself
    BeginDuel,
    BeginRound,
    Placed,
    Attacked,  // a: 1 if the Kusarigama allows no counterattack (SAM-417)
    Answered,
    NextAttack,
    Cleanup,
    Ability,
    Win,    // a: how many Special Action cards, b: how many are looked at for each
    Wound,  // a: level, b: victim
    Flip,
    DoEffects,  // a: victim, b: index of the next effect
    BloodCheck,
    RoundWound,
    RoundKi,
    Over,  // a: Cause
};
inline constexpr int kTasks = static_cast<int>(Task::Over) + 1;
inline constexpr Task kFirstChance = Task::Draw;
inline constexpr Task kFirstAutomatic = Task::BeginDuel;

enum class Cause : std::uint8_t { FoesDead, Life, Beheaded, Cliff, BloodEmpty, RoundLimit };
inline constexpr int kCauses = 6;

// Whom an effect concerns: you, the foe, or you by a Blood card.
enum class Victim : std::uint8_t { You, Foe, Blood };

struct Pending {
    Task task{};
    std::uint8_t a = 0;
    std::uint16_t b = 0;
    friend bool operator==(const Pending&, const Pending&) = default;
};

struct Fighter {
    std::uint8_t life = 0;
    std::uint8_t ki = 0;
    friend bool operator==(const Fighter&, const Fighter&) = default;
};

class Samurai;

// Read-only outside the game. Fields that do not belong to the moment are 0, so that equal
// positions have equal bytes.
struct State {
    using Game = Samurai;
    static constexpr int kDeepest = 10;

    Cards bag = 0;
    Cards discard = 0;
    Cards hand = 0;
    Cards swapped = 0;  // the part of the hand that came from the reserve in this PREPARE
    Cards table = 0;
    Cards placed = 0;  // the part of the table that belongs to this attack
    Cards reserve = 0;
    Cards specials = 0;  // the Special Action bag
    Cards looked = 0;
    Pile defence_bag = 0;
    Pile defence_discard = 0;
    Pile counter_bag = 0;
    Pile counter_discard = 0;
    Pile counter_turned = 0;
    std::array<Pending, kDeepest> stack{};
    std::array<std::int16_t, kGauges> gauges{};
    std::int16_t start_technique = 0;
    std::uint16_t dealt = 0;               // damage dealt in this duel (SAM-741, SAM-745)
    std::uint16_t events = 0;              // not yet drawn
    std::array<std::uint16_t, 2> blood{};  // cards kept, by level suffered
    std::array<Fighter, kEnemies> foes{};
    std::uint8_t depth = 0;
    std::uint8_t life = 0;
    std::uint8_t ki = 0;
    std::uint8_t die = 0;  // 0: out of the game
    std::uint8_t round = 0;
    std::uint8_t attack = 0;
    std::uint8_t stage = 0;      // index of the duel or of the clan's enemy
    std::uint8_t foe = 0;        // under attack
    std::uint8_t answering = 0;  // a bit for each foe whose counterattack is to come
    std::uint8_t side = 0;       // 1: Shiro shows side B
    std::uint8_t armour = 0;
    Wearer wearer = Wearer::Nobody;
    std::uint8_t defence = 0;  // the card turned, plus 1
    std::uint8_t defence_paid = 0;
    std::uint8_t known = 0;  // the Counterattack card looked at, plus 1
    std::uint8_t redraws = 0;
    std::uint8_t breaths = 0;
    std::uint8_t exploited = 0;
    std::uint8_t giseis = 0;  // in this counterattack
    std::uint8_t missed = 0;
    std::uint8_t pawn = 0;
    std::uint8_t virtue = 0;       // the Bushido card owned, plus 1
    std::uint8_t credit = 0;       // its credit left, or the Ki on it
    std::uint8_t weapon = 0;       // in force
    std::uint8_t weather = 0;      // in force, plus 1
    std::uint8_t sky = 0;          // of the game, plus 1
    std::uint8_t ability = 0;      // the opponent whose effects count, plus 1
    std::uint8_t next_weapon = 0;  // plus 1
    std::uint8_t next_weather = 0;
    Wearer next_yoroi = Wearer::Nobody;
    std::int8_t next_ki = 0;
    // The options
    Mode mode = Mode::Duel;
    std::uint8_t opponent = 0;
    std::uint8_t own_weapon = 0;
    std::uint8_t surrounding = 0;  // plus 1
    std::uint8_t difficulty = 0;
    Wearer yoroi = Wearer::Nobody;
    std::uint8_t flags = 0;

    bool blood_on() const { return (flags & kBlood) != 0; }
    bool bushido() const { return (flags & kBushido) != 0; }
    bool gisei() const { return (flags & kGisei) != 0; }
    // Three foes at once, now: the clan's master comes alone after them (SAM-045).
    bool three() const { return (flags & kThree) != 0 && stage == 0; }
    bool redraws_once() const { return (flags & kRedrawsOnce) != 0; }
    bool random_weather() const { return (flags & kRandomWeather) != 0; }

    const Pending& top() const { return stack[depth - 1u]; }
    Task course() const { return stack[0].task; }
    bool over() const { return course() == Task::Over; }
    bool chance() const { return top().task >= kFirstChance && !over(); }
    Cause cause() const { return static_cast<Cause>(stack[0].a); }
    bool won() const { return over() && cause() == Cause::FoesDead; }
    int answerer() const { return std::countr_zero(answering); }  // whose counterattack it is
    int gauge(Gauge which) const { return gauges[static_cast<unsigned>(which)]; }

    static constexpr std::uint8_t kBlood = 1;
    static constexpr std::uint8_t kBushido = 2;
    static constexpr std::uint8_t kGisei = 4;
    static constexpr std::uint8_t kThree = 8;
    static constexpr std::uint8_t kRandomWeather = 16;
    static constexpr std::uint8_t kRedrawsOnce = 32;

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State> && sizeof(State) == 192);
static_assert(std::has_unique_object_representations_v<State>);

struct Book;  // the cards as compact tables (book.h)

class Samurai : public OpenGame<State>,  // SAM-002
                public InTurn<State, 1>,
                public PlainMoves<State, Move>,  // any cards, in hand or not
                public PlainHash<State> {        // no field is derived
  public:
    using State = samurai::State;
    using Options = samurai::Options;

    static constexpr std::string_view kName = "samurai";
    static constexpr int kRulesVersion = 2;
    // A win is 120; a campaign that is not complete counts by the part of its duels that were won.
    static constexpr int kMinUtility = 0;
    static constexpr int kMaxUtility = 120;
    static constexpr bool kHasChance = true;
    // The longest list is PREPARE: swaps of at most 20 reserve cards with at most 10 cards drawn,
    // five other moves: 205. FORGET and chance have at most 64.
    static constexpr int kMaxMoves = 256;

    Samurai();                               // the default cards
    explicit Samurai(const CardSet& cards);  // as read without a mistake
    static CardReading read_cards(std::string_view json) { return samurai::read_cards(json); }
    std::string cards_digest() const;  // empty: the default cards

    std::span<const OptionSpec> schema() const;
    Result<Options> options(const Given& given) const;
    State start(const Options& options) const;
    int longest(const Options& options) const;  // SAM-772; 0 for other cards

    SeatSet to_act(const State& s) const {
        if (s.over()) return {};
        return SeatSet{s.chance() ? kChance : Seat{0}};
    }
    void legal(const State& s, Seat seat, Moves<Move>& moves) const;
    std::uint32_t weight(const State&, Move) const { return 1; }  // SAM-019, SAM-080
    Move draw(const State& s, Rng& rng) const;
    template <Sink S>
    void apply(State& s, Seat seat, Move move, S& sink) const;
    Report report(const State& s) const;
    RuleId why_not(const State& s, Seat seat, const Attempt& attempt) const;

    std::string write(const State& s) const;
    Result<State> read(const Options& options, std::string_view text) const;
    std::string write_move(const State& s, Seat seat, Move move) const;
    Result<Attempt> read_attempt(const State& s, Seat seat, std::string_view text) const;
    Phrase describe(const Event& event) const;
    Phrase prompt(const State& s, Seat seat) const;

    Tableau tableau(const Observed<State>& view) const;  // docs/games/samurai.md lists its names
    Gesture gesture(const State& s, Seat seat, Move move) const;

    std::uint64_t hash(const State& s) const;
    bool ok(const State& s) const;

    // What bots, pictures and tests ask beside that.

    const CardSet& cards() const;
    const Book& book() const { return *book_; }
    std::string_view point(const State& s) const;  // REDRAW ... as SAM-113 names it; empty: none
    int max_life(const State& s) const;            // SAM-008
    int ki_limit(const State& s) const;            // SAM-007
    int block(const State& s) const;               // of the Defence card turned (SAM-189)
    int dodge(const State& s) const;               // SAM-190
    int duels_won(const State& s) const;
    int score(const State& s) const;  // SAM-744 to SAM-746
    // The kind of the event that is due as SAM-082 names it (empty: none is), and what keys it at a
    // seeded table: the duel and the kind.
    std::string_view chance_kind(const State& s) const;
    int chance_key(const State& s) const;
    // The number of the named card of a table of the card set ("F1", "A3", "D9", "EV4"), or -1.
    int card_named(std::string_view id) const;

  private:
    std::shared_ptr<const Book> book_;
};

}  // namespace engawa::samurai
