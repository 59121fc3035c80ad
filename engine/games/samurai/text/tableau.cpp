// What lies where on the table of Way of the Samurai: you, your cards, the moment. Foes, world and
// road are in the files beside this one.
#include "engine/games/samurai/odds/answers.h"
#include "engine/games/samurai/odds/odds.h"
#include "engine/games/samurai/text/tableau_parts.h"

namespace engawa::samurai {
namespace {

constexpr std::array<std::string_view, kGauges> kMakes = {"makes.strength", "makes.technique",
                                                          "makes.guard"};
constexpr std::array<std::string_view, 2> kReached = {"reached.strength", "reached.technique"};
constexpr std::array<std::string_view, 2> kDamage = {"damage.strength", "damage.technique"};
constexpr std::array<std::string_view, kMostIcons> kIconCounts = {
    "icon.1", "icon.2", "icon.3", "icon.4", "icon.5", "icon.6", "icon.7", "icon.8"};

bool deciding(const State& s) { return !s.over() && !s.chance(); }
bool placing(const State& s) { return deciding(s) && s.top().task == Task::Place; }

// What a combo of this icon would bring: 1 a choice of reward, 2 a higher Injury die, 3 nothing
// (SAM-203, SAM-207, SAM-208, SAM-497).
int combo_worth(const Book& book, const State& s, int icon) {
    if (icon == 0) return 0;
    if (!book.icon_special[icon - 1]) return any_reward(book, s) ? 1 : 3;
    return s.die == 0 || void_is_off(book, s) ? 3 : 2;
}

Thing action_thing(const Book& book, int card) {
    const ActionValues& values = book.values[card];
    Thing thing{book.card_id(card), 1, {}};
    for (unsigned i = 0; i < kGauges; ++i) {
        thing.facts.push_back({kGaugeWords[i], values.gauges[i]});
    }
    thing.facts.push_back({"icon", icon_number(book, card)});
    add_some(thing.facts,
             {{"special", card >= book.actions ? 1 : 0}, {"effect", values.effects != 0 ? 1 : 0}});
    return thing;
}

engawa::Place& pile(Layout& table, std::string id, Cards cards) {
    engawa::Place& place = table.place(std::move(id), {{"count", size_of(cards)}});
    each(cards, [&](int card) { place.things.push_back(action_thing(table.book, card)); });
    return place;
}

// The gauges if the card were placed now, and what a strike would do with them.
void add_forecast(const Book& book, const State& s, int card, FactList& facts) {
    State after = s;
    make_move(book, after, Move{Kind::Place, card});
    for (unsigned i = 0; i < kGauges; ++i) facts.push_back({kMakes[i], after.gauges[i]});
    for (int which = 0; which < 2; ++which) {
        if (weapon(book, s).no_strike[which]) continue;
        const int gauge = after.gauges[which];
        if (s.defence != 0) {
            const int margin = gauge - (which == 0 ? block(book, s) : dodge(book, s));
            const int damage = margin < 0 ? 0 : strike_damage(book, s, which, margin);
            facts.push_back({kDamage[which], damage});
        } else {
            facts.push_back({kReached[which], defences_reached(book, after, which, s.foe)});
        }
    }
    const int icon = shared_icon(book, s.placed | card_bit(card));
    if (icon == 0 || s.placed == 0) return;
    facts.push_back({"fits", 1});
    if (size_of(s.placed) + 1 == kComboSize) {
        facts.push_back({"combo", combo_worth(book, s, icon)});
    }
}

void lay_hand(Layout& table) {
    const State& s = table.s;
    engawa::Place& hand = pile(table, "hand.1", s.hand);
    hand.facts.push_back({"hand_size", table.book.c.hand_size});
    std::size_t i = 0;
    each(s.hand, [&](int card) {
        FactList& facts = hand.things[i++].facts;
        if ((s.swapped & card_bit(card)) != 0) facts.push_back({"swapped", 1});
        if (placing(s)) add_forecast(table.book, s, card, facts);
    });
}

void lay_attack(Layout& table, int attack, Cards cards) {
    const State& s = table.s;
    const int icon = shared_icon(table.book, cards);
    engawa::Place& place = pile(table, numbered("attack", attack + 1), cards);
    place.facts.push_back({"slots", kCardsPerAttack});
    const bool now = attack == s.attack;
    add_some(place.facts, {{"now", now ? 1 : 0}, {"icon", icon}});
    // What a finished combo brought is in the log: the table may have changed since.
    if (icon != 0 && size_of(cards) == kComboSize) place.facts.push_back({"combo", 1});
}

void lay_yours(Layout& table) {
    const Book& book = table.book;
    const State& s = table.s;
    table.place("life", {{"count", s.life}, {"most", max_life(book, s)}});
    table.place("ki", {{"count", s.ki}, {"most", ki_limit(book, s)}});
    const DieValues& level = book.die[s.die];
    engawa::Place& die =
        table.place("die", {{"level", s.die}, {"damage", level.damage}, {"wound", level.wound}});
    die.facts.push_back({"use_from", book.c.die_use_min});
    for (int face = 1; face <= kHighestDie; ++face) {  // the ladder of SAM-254 to SAM-259
        die.facts.push_back({"damage_at", book.die[face].damage});
        die.facts.push_back({"wound_at", book.die[face].wound});
    }
    if (deciding(s) && s.top().task == Task::DieChoice) die.facts.push_back({"hit", s.top().a});
}

// What a choice between tokens and cards would give or take (SAM-203, SAM-396, SAM-696).
void add_gains(Layout& table) {
    const Book& book = table.book;
    const State& s = table.s;
    if (!deciding(s)) return;
    const Constants& c = book.c;
    const int more = virtue(book, s).combo_special;
    const auto tell = [&](std::string_view id, std::string_view fact, int number) {
        for (engawa::Place& place : table.out.places) {
            if (place.id == id) place.facts.push_back({fact, number});
        }
    };
    if (s.top().task == Task::Reward) {
        tell("ki", "gain", c.combo_ki);
        tell("specials", "gain", more != 0 ? more : c.combo_special);
        tell("bushido", "gain", c.combo_pawn);
    } else if (s.top().task == Task::Spoils) {
        tell("life", "gain", c.spoils_life);
        tell("ki", "gain", c.spoils_ki);
        tell("specials", "gain", c.spoils_special);
    } else if (s.top().task == Task::Price) {
        for (const std::string_view id : {"life", "ki", "die"}) tell(id, "price", 1);
    }
}

// The moment: exactly one of `point`, `chance` and `over` is told (SAM-110).
void add_moment(const State& s, FactList& facts) {
    if (s.over()) {
        facts.push_back({"over", static_cast<int>(s.cause())});
        return add_some(facts, {{"won", s.won() ? 1 : 0}});
    }
    const Pending due = s.top();
    if (s.chance()) {
        facts.push_back({"chance", static_cast<int>(due.task) - static_cast<int>(kFirstChance)});
        if (due.task == Task::Draw) facts.push_back({"draws", due.a});
        const bool wound = due.task == Task::Injury || due.task == Task::Blood;
        if (!wound) return;
        facts.push_back({"wound", due.a});
        const bool foe = due.task == Task::Injury && static_cast<Victim>(due.b) == Victim::Foe;
        return facts.push_back({"victim", foe ? s.foe + 1 : 0});
    }
    facts.push_back({"point", static_cast<int>(due.task)});
    add_some(facts, {{"open", is_open_point(s) ? 1 : 0}});
    if (due.task == Task::Forget) facts.push_back({"forget", due.a});
    if (due.task != Task::Place) return;
    const int count = size_of(s.placed) + 1;
    const bool last = count == kCardsPerAttack || size_of(s.hand) == 1;      // SAM-193, SAM-194
    const bool turns = s.defence == 0 && (count >= kBeforeDefence || last);  // SAM-186
    facts.push_back({"slot", count});
    add_some(facts, {{"last", last ? 1 : 0}, {"turns_defence", turns ? 1 : 0}});
}

FactList facts_of(const Samurai& game, const State& s) {
    const Book& book = game.book();
    const Cards deck = action_deck(s);
    FactList facts{
        {"mode", static_cast<int>(s.mode)},
        {"stage", s.stage + 1},
        {"stages", book.stages(s.mode)},
        {"duels_won", game.duels_won(s)},
        {"round", s.round},
        {"round_limit", s.mode == Mode::Clan ? book.c.round_limit_clan : book.c.round_limit},
        {"attack", s.attack + 1},
        {"course", static_cast<int>(s.course())},
        {"redraws", s.redraws},
        {"breaths_left", book.c.breath_limit - s.breaths},
        {"giseis_left", s.gisei() ? book.c.gisei_limit - s.giseis : 0},
        {"missed", s.missed},
        {"dealt", s.dealt},
        {"deck", size_of(deck)},
        {"deck_won", size_of(deck & book.all_specials)},
    };
    add_moment(s, facts);
    return facts;
}

}  // namespace

void lay_cards(Layout& table) {
    const State& s = table.s;
    lay_yours(table);
    lay_hand(table);
    pile(table, "reserve", s.reserve);
    engawa::Place& bag = pile(table, "bag", s.bag);
    for (int icon = 0; icon < table.book.icons; ++icon) {
        bag.facts.push_back({kIconCounts[icon], size_of(s.bag & table.book.icon_cards[icon])});
    }
    pile(table, "discard", s.discard);
    pile(table, "specials", s.specials);
    if (s.looked != 0) pile(table, "looked", s.looked);
    if (!table.fighting()) return;
    const Cards earlier = s.table & ~s.placed;
    lay_attack(table, 0, s.attack == 0 ? s.placed : earlier);
    lay_attack(table, 1, s.attack == 0 ? 0 : s.placed);
}

Tableau Samurai::tableau(const Observed<State>& view) const {
    const State& s = view.state();
    Tableau tableau{{}, facts_of(*this, s)};
    tableau.places.reserve(64);
    Layout table{*book_, s, tableau};
    lay_cards(table);
    if (table.fighting()) lay_fight(table);
    lay_world(table);
    lay_road(table);
    add_gains(table);
    return tableau;
}

}  // namespace engawa::samurai
