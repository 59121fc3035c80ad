// The weapon, the place and its die, the weather, and what the modules hold.
#include "engine/games/samurai/text/names.h"
#include "engine/games/samurai/text/tableau_parts.h"

namespace engawa::samurai {

void add_pressure(FactList& facts, const Pressure& from) {
    const auto counter = [&](When when) { return from.counter[static_cast<unsigned>(when)]; };
    add_some(facts, {{"block", from.block},
                     {"dodge", from.dodge},
                     {"counter", counter(When::Always)},
                     {"counter_after_miss", counter(When::AfterMiss)},
                     {"counter_first", counter(When::First)},
                     {"counter_second", counter(When::Second)},
                     {"no_wounds", from.no_wounds ? 1 : 0},
                     {"drain", from.drain},
                     {"follow_level", from.follow_level},
                     {"follow_damage", from.follow_damage},
                     {"two_sided", from.two_sided ? 1 : 0},
                     {"no_insight", from.no_insight ? 1 : 0},
                     {"no_breath", from.no_breath ? 1 : 0},
                     {"round_ki", from.round_ki},
                     {"round_ki_every", from.round_ki_every}});
}

namespace {

// What one face does, as facts.

std::string_view effect_name(const Effect& effect) {
    if (effect.word == Do::Gauge) return kGaugeWords[static_cast<unsigned>(effect.which)];
    if (effect.who != Who::Foe) return word_of(effect.word);
    switch (effect.word) {
        case Do::Life: return "foe_life";
        case Do::Ki: return "foe_ki";
        case Do::Wound: return "foe_wound";
        case Do::Kill: return "foe_kill";
        case Do::NextYoroi: return "next_yoroi_foe";
        default: return word_of(effect.word);
    }
}

int effect_number(const Effect& effect) {
    if (effect.word == Do::Wound) return effect.level;
    return effect.n != 0 ? effect.n : 1;
}

// Is it good for you (1), bad (-1), or neither?
int worth(const Effect& effect) {
    const int side = effect.who == Who::Foe ? -1 : 1;
    switch (effect.word) {
        case Do::Gauge:
        case Do::Life:
        case Do::Ki:
        case Do::Die:
        case Do::NextKi: return effect.n * side > 0 ? 1 : -1;
        case Do::Wound:
        case Do::Kill: return -side;
        case Do::NextYoroi: return side;
        case Do::LoseGame:
        case Do::DieOff: return -1;
        case Do::Special:
        case Do::Peek:
        case Do::Cancel: return 1;
        default: return 0;
    }
}

void lay_faces(Layout& table, std::string_view name, const Rolls& rolls) {
    for (std::size_t i = 0; i < rolls.size(); ++i) {
        engawa::Place& face = table.place(numbered(name, static_cast<int>(i) + 1));
        bool good = false;
        bool bad = false;
        for (const Effect& effect : rolls[i]) {
            face.facts.push_back({effect_name(effect), effect_number(effect)});
            good |= worth(effect) > 0;
            bad |= worth(effect) < 0;
        }
        if (good != bad) face.facts.push_back({"good", good ? 1 : -1});
    }
}

void lay_weapon(Layout& table) {
    const Book& book = table.book;
    const State& s = table.s;
    const WeaponValues& arm = weapon(book, s);
    engawa::Place& place = table.place("weapon");
    place.things.push_back({book.cards.weapon[s.weapon].id, 1, {}});
    add_some(place.things[0].facts, {{"pay_life", arm.pay_life},
                                     {"gain_ki", arm.gain_ki},
                                     {"damage_cap", arm.damage_cap},
                                     {"bonus_strength", arm.hit_bonus[0]},
                                     {"bonus_technique", arm.hit_bonus[1]},
                                     {"round_strength", arm.round_gauge[0]},
                                     {"round_technique", arm.round_gauge[1]},
                                     {"round_guard", arm.round_gauge[2]},
                                     {"entangle", arm.entangle},
                                     {"redraw", arm.redraw},
                                     {"look", arm.look > 1 ? arm.look : 0},
                                     {"wound_round", arm.wound_round},
                                     {"wound_level", arm.wound_level}});
    if (s.weapon != s.own_weapon) place.facts.push_back({"borrowed", 1});  // SAM-660
}

// SAM-610; once it is gone the place stays for the game's own armour.
void lay_armour(Layout& table) {
    const Book& book = table.book;
    const State& s = table.s;
    if (s.wearer == Wearer::Nobody && s.yoroi == Wearer::Nobody) return;
    engawa::Place& place = table.place(
        "armour",
        {{"count", s.armour}, {"most", book.armour_points}, {"breaks_on", book.armour_breaks_on}});
    place.things.push_back({book.cards.yoroi[0].id, 1, {}});
    if (s.wearer == Wearer::You) place.facts.push_back({"wearer", 0});
    for (int foe = 0; foe < (s.three() ? kEnemies : 1); ++foe) {
        if (wears_armour(book, s, foe)) place.facts.push_back({"wearer", foe + 1});
    }
}

void lay_surrounding(Layout& table) {
    const State& s = table.s;
    if (s.surrounding == 0) return;
    const PlaceCard& card = table.book.cards.surrounding[s.surrounding - 1u];
    const PlaceValues& values = table.book.places[s.surrounding - 1u];
    engawa::Place& place = table.place("surrounding", {{"at_guard", values.at_guard ? 1 : 0},
                                                       {"per_duel", values.once_per_duel ? 1 : 0},
                                                       {"used", s.exploited}});
    place.things.push_back({card.id, 1, {}});
    lay_faces(table, "surrounding", card.roll);
}

void lay_sky(Layout& table) {
    const Book& book = table.book;
    const State& s = table.s;
    const auto lay = [&](std::string id, const std::string& card, const Pressure& values) {
        engawa::Place& place = table.place(std::move(id));
        place.things.push_back({card, 1, {}});
        add_pressure(place.things[0].facts, values);
    };
    if (s.weather != 0) {
        lay("weather", book.cards.weather[s.weather - 1u].id, weather(book, s));
        if (s.weather != s.sky) table.out.places.back().facts.push_back({"this_duel", 1});
    }
    lay("difficulty", book.cards.difficulty[s.difficulty].id, book.difficulties[s.difficulty]);
}

FactList virtue_facts(const VirtueValues& values) {
    const auto gauge = static_cast<int>(values.credit_gauge);
    return some({{"combo_special", values.combo_special},
                 {"combo_die", values.combo_die},
                 {"exchange", values.exchange},
                 {"credit", values.credit},
                 {"credit_gauge", values.credit != 0 ? gauge + 1 : 0},
                 {"ki_to_life", values.ki_to_life},
                 {"chooses", values.chooses ? 1 : 0}});
}

void lay_bushido(Layout& table) {
    const Book& book = table.book;
    const State& s = table.s;
    if (!s.bushido()) return;
    const Task due = s.top().task;
    const bool open = due == Task::Bushido || due == Task::Virtue;
    const bool spent = s.pawn == book.c.bushido_kanji && s.virtue == 0 && !open;
    engawa::Place& place =
        table.place("bushido", {{"pawn", s.pawn}, {"kanji", book.c.bushido_kanji}});
    add_some(place.facts, {{"spent", spent ? 1 : 0}});
    if (s.virtue != 0) {
        const VirtueValues& own = virtue(book, s);
        place.things.push_back({book.cards.bushido[s.virtue - 1u].id, 1, virtue_facts(own)});
        if (own.credit != 0) place.things[0].facts.push_back({"left", s.credit});
        if (own.ki_to_life != 0) place.things[0].facts.push_back({"ki", s.credit});
    }
    if (s.pawn == book.c.bushido_kanji && !open) return;
    engawa::Place& deck = table.place("virtues");
    for (std::size_t i = 0; i < book.cards.bushido.size(); ++i) {
        if (due == Task::Virtue && book.virtues[i].chooses) continue;  // SAM-548
        deck.things.push_back({book.cards.bushido[i].id, 1, virtue_facts(book.virtues[i])});
    }
}

void lay_gisei(Layout& table) {
    const Book& book = table.book;
    if (!table.s.gisei()) return;
    engawa::Place& place = table.place("gisei", {{"price", book.c.gisei_life}});
    for (const TextCard& card : book.cards.gisei) {
        Thing thing{card.id, 1, {}};
        for (const Effect& effect : card.effects) {
            thing.facts.push_back({effect_name(effect), effect_number(effect)});
        }
        place.things.push_back(std::move(thing));
    }
}

void lay_blood(Layout& table) {
    const Book& book = table.book;
    const State& s = table.s;
    if (!s.blood_on()) return;
    engawa::Place& kept = table.place("blood", some({{"bleeds", bleeding(book, s)},
                                                     {"no_ki_gain", eye_wound(book, s) ? 1 : 0},
                                                     {"void_off", void_is_off(book, s) ? 1 : 0}}));
    for (unsigned level = 0; level < 2; ++level) {
        each(s.blood[level], [&](int card) {
            kept.things.push_back(
                {book.cards.blood[card].id, 1, {{"level", static_cast<int>(level) + 1}}});
        });
    }
    const Cards all = card_bit(book.bloods()) - 1;
    const Cards left = all & ~static_cast<Cards>(s.blood[0] | s.blood[1]);
    engawa::Place& bag = table.place("blood.bag", {{"count", size_of(left)}});
    each(left, [&](int card) { bag.things.push_back({book.cards.blood[card].id, 1, {}}); });
}

}  // namespace

void lay_world(Layout& table) {
    lay_weapon(table);
    lay_armour(table);
    lay_surrounding(table);
    lay_sky(table);
    lay_bushido(table);
    lay_gisei(table);
    lay_blood(table);
    const State& s = table.s;
    if (s.over() || s.top().task != Task::EventRoll) return;
    lay_faces(table, "event", table.book.cards.event[s.top().b].roll);
}

}  // namespace engawa::samurai
