// The cards as compact tables, so that no move looks at a string, and the rules that legal moves,
// applied moves and reasons share.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/options.h"
#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

// The limits of every card set; samurai.h rests on them.
inline constexpr int kMostCards = 64;  // Action and Special Action together
inline constexpr int kMostSpecials = 20;
inline constexpr int kMostPile = 32;
inline constexpr int kMostTable = 16;  // entries of any other table
inline constexpr int kMostIcons = 8;

// An effect without strings. Lists are neighbours in Book::effects; `last` ends one.
struct Instant {
    Do word{};
    Gauge which{};
    Who who{};
    bool per_die = false;
    bool last = false;
    std::int8_t n = 0;
    std::uint8_t level = 0;
    std::uint8_t look = 0;
    std::uint8_t weapon = 0;
};
using List = std::uint16_t;  // index of the first effect plus 1; 0: no effect

struct ActionValues {
    std::array<std::int8_t, kGauges> gauges{};
    List effects = 0;
};
struct DefenceValues {
    std::int8_t block = 0;
    std::int8_t dodge = 0;
    bool ki_mark = false;
};
struct CounterValues {
    std::int8_t level = 0;
    std::uint8_t damage = 0;
    std::uint8_t wound = 0;
    bool ki_mark = false;
};
struct DieValues {
    std::uint8_t damage = 0;
    std::uint8_t wound = 0;
};
// What opponent, weather and difficulty change; the sums of the three count (SAM-477).
struct Pressure {
    int block = 0;
    int dodge = 0;
    std::array<int, 4> counter{};  // by When
    bool no_wounds = false;
    int drain = 0;
    int follow_level = 0;
    int follow_damage = 0;  // 0: no second card
    bool two_sided = false;
    bool no_insight = false;
    bool no_breath = false;
    int round_ki = 0;
    int round_ki_every = 0;
};
struct WeaponValues {
    int life_change = 0;
    int ki_change = 0;
    int pay_life = 0;  // 0: no Bokken
    int gain_ki = 0;
    int damage_cap = 0;  // 0: none
    std::array<int, 2> hit_bonus{};
    std::array<bool, 2> no_strike{};
    std::array<int, kGauges> round_gauge{};
    int entangle = 0;
    int redraw = 0;
    int look = 1;
    int wound_round = 0;
    int wound_level = 0;
};
struct VirtueValues {
    int combo_special = 0;
    int combo_die = 0;
    int exchange = 0;
    Gauge credit_gauge{};
    int credit = 0;
    int ki_to_life = 0;
    bool chooses = false;
};
struct BloodValues {  // what a kept card does as long as it is kept
    std::array<int, kGauges> cap{kNoCap, kNoCap, kNoCap};
    int bleed = 0;
    bool no_ki_gain = false;
    bool void_off = false;

    static constexpr int kNoCap = 32000;
};
struct PlaceValues {
    bool at_guard = false;
    bool once_per_duel = false;
    std::array<List, 6> roll{};
};
struct EventValues {
    List effects = 0;
    bool rolled = false;
    bool gives_yoroi = false;  // SAM-664
    std::array<List, 6> roll{};
};
struct FoeValues {
    Fighter fighter;
    std::uint8_t ability = 0;  // opponent plus 1
};

template <class T>
using TableOf = std::array<T, kMostTable>;

// Whose effects a list is, to name it in a position.
struct ListName {
    std::uint16_t first = 0;  // index in Book::effects
    std::uint16_t count = 0;
    std::uint8_t row = 0;  // wound level or roll; 0: plain effects
    std::string owner;
};

struct Book {
    explicit Book(const CardSet& set);
    Book(const Book&) = delete;
    Book& operator=(const Book&) = delete;

    CardSet cards;
    bool usual = false;  // the default cards, which have words in every language
    Constants c;

    int actions = 0;
    int all = 0;  // Action and Special Action cards
    Cards all_actions = 0;
    Cards all_specials = 0;
    Pile all_defence = 0;
    Pile all_counter = 0;
    std::array<ActionValues, kMostCards> values{};
    std::array<Cards, kMostIcons> icon_cards{};
    std::array<bool, kMostIcons> icon_special{};
    int icons = 0;
    std::array<DefenceValues, kMostPile> defence{};
    std::array<CounterValues, kMostPile> counter{};
    std::array<DieValues, kHighestDie + 1> die{};
    std::vector<Instant> effects;
    std::vector<ListName> lists;
    std::array<std::array<List, 2>, kMostTable> injury{};
    std::array<std::array<List, 2>, kMostTable> blood{};
    std::array<std::array<BloodValues, 2>, kMostTable> blood_standing{};
    TableOf<List> gisei{};
    TableOf<VirtueValues> virtues{};
    std::array<Pressure, kMostTable + 1> opponents{};  // by ability: 0 is none
    std::array<Pressure, kMostTable + 1> weathers{};   // 0 is none
    TableOf<Pressure> difficulties{};
    TableOf<WeaponValues> weapons{};
    TableOf<PlaceValues> places{};
    TableOf<EventValues> events{};
    TableOf<FoeValues> foes{};  // opponents by their own numbers
    std::array<FoeValues, kEnemies> enemies{};
    TableOf<FoeValues> duels{};
    TableOf<FoeValues> clan{};
    std::array<std::uint8_t, 7> rows{};  // by roll: a bit for each enemy
    int armour_points = 0;
    int armour_breaks_on = 0;

    std::vector<std::vector<std::string_view>> option_values;
    std::vector<OptionSpec> schema;

    int injuries() const { return static_cast<int>(cards.injury.size()); }
    int bloods() const { return static_cast<int>(cards.blood.size()); }
    int stages(Mode mode) const {
        if (mode == Mode::Campaign) return static_cast<int>(cards.campaign_duel.size());
        return mode == Mode::Clan ? static_cast<int>(cards.clan_enemy.size()) : 1;
    }
    const FoeValues& last_duel() const { return duels[cards.campaign_duel.size() - 1]; }
    const std::string& card_id(int card) const {
        return card < actions ? cards.action[card].id : cards.special[card - actions].id;
    }
};

// You.

inline const WeaponValues& weapon(const Book& book, const State& s) {
    return book.weapons[s.weapon];
}
inline const VirtueValues& virtue(const Book& book, const State& s) {
    static constexpr VirtueValues kNone{};
    return s.virtue == 0 ? kNone : book.virtues[s.virtue - 1u];
}
inline int max_life(const Book& book, const State& s) {  // SAM-008, SAM-061
    return book.c.start_life + book.weapons[s.own_weapon].life_change;
}
inline int ki_limit(const Book& book, const State& s) {  // SAM-007, SAM-543
    const int tokens = virtue(book, s).ki_to_life != 0 ? s.credit : 0;
    return book.c.start_ki + book.weapons[s.own_weapon].ki_change - tokens;
}

// f(values) for each Blood card kept, of the level suffered (SAM-491, SAM-492).
template <class F>
void each_kept(const Book& book, const State& s, F&& f) {
    for (unsigned level = 0; level < 2; ++level) {
        each(s.blood[level], [&](int card) { f(book.blood_standing[card][level]); });
    }
}
inline bool eye_wound(const Book& book, const State& s) {  // SAM-503
    bool found = false;
    each_kept(book, s, [&](const BloodValues& kept) { found |= kept.no_ki_gain; });
    return found;
}
inline bool void_is_off(const Book& book, const State& s) {  // SAM-497
    bool found = false;
    each_kept(book, s, [&](const BloodValues& kept) { found |= kept.void_off; });
    return found;
}
inline int bleeding(const Book& book, const State& s) {  // SAM-499
    int sum = 0;
    each_kept(book, s, [&](const BloodValues& kept) { sum += kept.bleed; });
    return sum;
}
inline int cap_of(const Book& book, const State& s, Gauge gauge) {  // SAM-495, SAM-498
    int cap = BloodValues::kNoCap;
    each_kept(book, s, [&](const BloodValues& kept) {
        cap = std::min(cap, kept.cap[static_cast<unsigned>(gauge)]);
    });
    return cap;
}
inline bool may_gain_ki(const Book& book, const State& s) {  // SAM-207, SAM-504
    return s.ki < ki_limit(book, s) && !eye_wound(book, s);
}
inline bool may_move_pawn(const Book& book, const State& s) {  // SAM-524
    return s.bushido() && s.pawn < book.c.bushido_kanji;
}
inline int redraw_rights(const Book& book, const State& s) {  // SAM-146, SAM-147
    const int more = s.mode == Mode::Campaign ? book.c.campaign_redraw : 0;
    return book.weapons[s.redraws_once() ? s.own_weapon : s.weapon].redraw + more;
}
inline Cards action_deck(const State& s) { return s.bag | s.discard | s.hand | s.table; }

// The foe.

// Who waits at that stage, alone; one versus three aside.
inline const FoeValues& foe_of(const Book& book, const State& s, int stage) {
    if (s.mode == Mode::Clan) return book.clan[stage];
    const bool chosen =
        stage + 1 == book.stages(s.mode) && book.last_duel().ability != s.opponent + 1;  // SAM-047
    return s.mode == Mode::Campaign && !chosen ? book.duels[stage] : book.foes[s.opponent];
}
inline const Pressure& ability(const Book& book, const State& s) {
    return book.opponents[s.ability];
}
inline const Pressure& weather(const Book& book, const State& s) {
    return book.weathers[s.weather];
}
inline bool wears_armour(const Book& book, const State& s, int foe) {  // SAM-611, 619, 620
    if (s.wearer != Wearer::Foe) return false;
    if (s.mode == Mode::Clan) return s.stage + 1 == book.stages(Mode::Clan);
    return !s.three() || foe == book.c.yoroi_enemy - 1;
}
inline int block(const Book& book, const State& s) {  // SAM-189
    const int printed = book.defence[s.defence - 1u].block;
    return printed + (s.defence_paid != 0 ? book.c.ki_mark_bonus : 0) + ability(book, s).block +
           weather(book, s).block + book.difficulties[s.difficulty].block;
}
inline int dodge(const Book& book, const State& s) {  // SAM-190
    const int printed = book.defence[s.defence - 1u].dodge;
    return printed + (s.defence_paid != 0 ? book.c.ki_mark_bonus : 0) + ability(book, s).dodge +
           weather(book, s).dodge + book.difficulties[s.difficulty].dodge;
}
// SAM-309, without the printed level and the Ki mark.
inline int level_change(const Book& book, const State& s) {
    int sum = 0;
    for (const Pressure* from : {&ability(book, s), &weather(book, s),
                                 static_cast<const Pressure*>(&book.difficulties[s.difficulty])}) {
        sum += from->counter[static_cast<unsigned>(When::Always)];
        if (s.missed != 0) sum += from->counter[static_cast<unsigned>(When::AfterMiss)];
        sum += from->counter[static_cast<unsigned>(s.attack == 0 ? When::First : When::Second)];
    }
    return sum;
}

// Decisions.

inline bool is_open_point(const State& s) {  // SAM-113
    if (s.depth != 1) return false;
    switch (s.top().task) {
        case Task::Redraw:
        case Task::Exchange:
        case Task::Prepare:
        case Task::Target:
        case Task::Place:
        case Task::Strike:
        case Task::Guard:
        case Task::End: return true;
        default: return false;
    }
}
inline bool may_step(const Book& book, const State& s) {  // SAM-116
    return may_move_pawn(book, s) && s.ki >= book.c.bushido_step_ki;
}
inline bool may_bokken(const Book& book, const State& s) {  // SAM-117
    const int price = weapon(book, s).pay_life;
    return price != 0 && s.life >= price + book.c.life_kept && may_gain_ki(book, s);
}
inline bool may_jin(const Book& book, const State& s) {  // SAM-118
    return virtue(book, s).ki_to_life != 0 && s.ki >= 1 && s.life < max_life(book, s);
}
inline bool may_credit(const Book& book, const State& s) {  // SAM-119
    const VirtueValues& card = virtue(book, s);
    const bool time = s.top().task == Task::Place || s.top().task == Task::Strike;
    return time && card.credit != 0 && s.credit != 0 &&
           s.gauge(card.credit_gauge) < cap_of(book, s, card.credit_gauge);
}
inline bool may_breath(const Book& book, const State& s) {  // SAM-152
    return s.breaths < book.c.breath_limit && s.ki >= book.c.breath_cost &&
           (s.bag | s.discard) != 0 && !weather(book, s).no_breath;
}
inline bool may_exploit(const Book& book, const State& s) {  // SAM-440, SAM-442, SAM-175
    if (s.surrounding == 0 || s.exploited != 0) return false;
    if (book.places[s.surrounding - 1u].at_guard) return s.top().task == Task::Guard;
    return s.top().task == Task::Place && s.placed == 0 && s.defence == 0;
}
inline bool may_insight(const Book& book, const State& s) {  // SAM-174
    return s.placed == 0 && s.defence == 0 && s.ki >= book.c.insight_cost &&
           !weather(book, s).no_insight;
}
inline bool may_gisei(const Book& book, const State& s) {  // SAM-560, SAM-562, SAM-565
    return s.gisei() && s.giseis < book.c.gisei_limit &&
           s.life >= book.c.gisei_life + book.c.life_kept;
}
inline bool any_reward(const Book& book, const State& s) {  // SAM-207
    return may_gain_ki(book, s) || s.specials != 0 || may_move_pawn(book, s);
}
inline bool any_spoils(const Book& book, const State& s) {  // SAM-697
    return s.life < max_life(book, s) || may_gain_ki(book, s) || s.specials != 0;
}

// True if a decision or a chance event is due, or the game is over; otherwise the top of the stack
// is carried out by itself.
bool waits(const Book& book, const State& s);

// Adds the moves of the decision or the outcomes of the chance event that is due, ascending.
void add_moves(const Book& book, const State& s, Moves<Move>& moves);

// Makes a legal move, or lets that chance outcome happen, without events.
void make_move(const Book& book, State& s, Move move);

// The first invariant that does not hold, as a sentence; empty if all do.
std::string fault(const Book& book, const State& s);

}  // namespace engawa::samurai
