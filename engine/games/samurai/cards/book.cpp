#include "engine/games/samurai/cards/book.h"

#include "engine/games/samurai/cards/option_words.h"

namespace engawa::samurai {
namespace {

template <class Table>
int index_of(const Table& table, std::string_view id) {
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table[i].id == id) return static_cast<int>(i);
    }
    return -1;
}

constexpr std::int8_t small(int value) { return static_cast<std::int8_t>(value); }
constexpr std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

// Effect lists.

bool is_instant(Do word) { return static_cast<int>(word) < kInstantWords; }

List add_list(Book& book, const Effects& effects, const std::string& owner, int row) {
    const auto first = book.effects.size();
    for (const Effect& effect : effects) {
        if (!is_instant(effect.word)) continue;
        Instant& made = book.effects.emplace_back();
        made.word = effect.word;
        made.which = effect.which;
        made.who = effect.who;
        made.per_die = effect.per_die;
        made.n = small(effect.n);
        made.level = byte(effect.level);
        made.look = byte(effect.look);
        if (effect.word == Do::NextWeapon) {
            made.weapon = byte(index_of(book.cards.weapon, effect.id));
        }
    }
    const auto count = book.effects.size() - first;
    if (count == 0) return 0;
    book.effects.back().last = true;
    book.lists.push_back(
        {static_cast<std::uint16_t>(first), static_cast<std::uint16_t>(count), byte(row), owner});
    return static_cast<List>(first + 1);
}

std::array<List, 6> add_rolls(Book& book, const Rolls& rolls, const std::string& owner) {
    std::array<List, 6> made{};
    for (std::size_t i = 0; i < rolls.size() && i < 6; ++i) {
        made[i] = add_list(book, rolls[i], owner, static_cast<int>(i) + 1);
    }
    return made;
}

// Standing effects.

Pressure pressure_of(const Effects& effects) {
    Pressure made;
    for (const Effect& effect : effects) {
        switch (effect.word) {
            case Do::Block: made.block += effect.n; break;
            case Do::Dodge: made.dodge += effect.n; break;
            case Do::Counter: made.counter[static_cast<unsigned>(effect.when)] += effect.n; break;
            case Do::NoWounds: made.no_wounds = true; break;
            case Do::Drain: made.drain += effect.n; break;
            case Do::FollowUp:
                made.follow_level = effect.n;
                made.follow_damage = effect.damage;
                break;
            case Do::TwoSided: made.two_sided = true; break;
            case Do::Forbid:
                (effect.what == What::Insight ? made.no_insight : made.no_breath) = true;
                break;
            case Do::RoundKi:
                made.round_ki = effect.n;
                made.round_ki_every = effect.every;
                break;
            default: break;
        }
    }
    return made;
}

WeaponValues weapon_of(const WeaponCard& card) {
    WeaponValues made;
    made.life_change = card.life_change;
    made.ki_change = card.ki_change;
    for (const Effect& effect : card.effects) {
        const auto which = static_cast<unsigned>(effect.which);
        switch (effect.word) {
            case Do::LifeToKi:
                made.pay_life = effect.life;
                made.gain_ki = effect.ki;
                break;
            case Do::DamageCap: made.damage_cap = effect.n; break;
            case Do::HitBonus: made.hit_bonus[which] += effect.n; break;
            case Do::NoStrike: made.no_strike[which] = true; break;
            case Do::RoundGauge: made.round_gauge[which] += effect.n; break;
            case Do::Entangle: made.entangle = effect.n; break;
            case Do::Redraw: made.redraw += effect.n; break;
            case Do::LookSpecial: made.look = effect.n; break;
            case Do::RoundWound:
                made.wound_round = effect.round;
                made.wound_level = effect.level;
                break;
            default: break;
        }
    }
    return made;
}

VirtueValues virtue_of(const VirtueCard& card) {
    VirtueValues made;
    for (const Effect& effect : card.effects) {
        switch (effect.word) {
            case Do::ComboSpecial: made.combo_special = effect.n; break;
            case Do::ComboDie: made.combo_die = effect.n; break;
            case Do::Exchange: made.exchange = effect.n; break;
            case Do::Credit:
                made.credit = effect.n;
                made.credit_gauge = effect.which;
                break;
            case Do::KiToLife: made.ki_to_life = effect.n; break;
            case Do::ChooseVirtue: made.chooses = true; break;
            default: break;
        }
    }
    return made;
}

BloodValues kept_of(const Effects& effects) {
    BloodValues made;
    for (const Effect& effect : effects) {
        int& cap = made.cap[static_cast<unsigned>(effect.which)];
        switch (effect.word) {
            case Do::Cap: cap = std::min<int>(cap, effect.n); break;
            case Do::Bleed: made.bleed += effect.n; break;
            case Do::NoKiGain: made.no_ki_gain = true; break;
            case Do::VoidOff: made.void_off = true; break;
            default: break;
        }
    }
    return made;
}

bool gives_yoroi(const EventCard& card) {
    const auto has = [](const Effects& effects) {
        for (const Effect& effect : effects) {
            if (effect.word == Do::NextYoroi) return true;
        }
        return false;
    };
    if (has(card.effects)) return true;
    for (const Effects& effects : card.roll) {
        if (has(effects)) return true;
    }
    return false;
}

// Tables.

void add_action_cards(Book& book) {
    const auto add = [&](const ActionCard& card) {
        const int i = book.all;
        book.values[i].gauges = {small(card.strength), small(card.technique), small(card.guard)};
        book.values[i].effects = add_list(book, card.effects, card.id, 0);
        const int icon = index_of(book.cards.icon, card.icon);
        if (icon >= 0) book.icon_cards[icon] |= card_bit(book.all);
        ++book.all;
    };
    for (const ActionCard& card : book.cards.action) add(card);
    book.actions = book.all;
    for (const ActionCard& card : book.cards.special) add(card);
    for (int card = 0; card < book.all; ++card) {
        (card < book.actions ? book.all_actions : book.all_specials) |= card_bit(card);
    }
    book.icons = static_cast<int>(book.cards.icon.size());
    for (std::size_t i = 0; i < book.cards.icon.size(); ++i) {
        book.icon_special[i] = book.cards.icon[i].kind == "special";
    }
}

void add_piles(Book& book) {
    for (std::size_t i = 0; i < book.cards.defence.size(); ++i) {
        const DefenceCard& card = book.cards.defence[i];
        book.defence[i] = {small(card.block), small(card.dodge), card.ki_mark};
        book.all_defence |= pile_bit(static_cast<int>(i));
    }
    for (std::size_t i = 0; i < book.cards.counter.size(); ++i) {
        const CounterCard& card = book.cards.counter[i];
        book.counter[i] = {small(card.level), byte(card.damage), byte(card.wound), card.ki_mark};
        book.all_counter |= pile_bit(static_cast<int>(i));
    }
}

void add_wounds(Book& book) {
    for (std::size_t i = 0; i < book.cards.injury.size(); ++i) {
        const WoundCard& card = book.cards.injury[i];
        book.injury[i] = {add_list(book, card.wound1, card.id, 1),
                          add_list(book, card.wound2, card.id, 2)};
    }
    for (std::size_t i = 0; i < book.cards.blood.size(); ++i) {
        const WoundCard& card = book.cards.blood[i];
        book.blood[i] = {add_list(book, card.wound1, card.id, 1),
                         add_list(book, card.wound2, card.id, 2)};
        book.blood_standing[i] = {kept_of(card.wound1), kept_of(card.wound2)};
    }
    for (const DieLevel& level : book.cards.die_level) {
        book.die[level.level] = {byte(level.damage), byte(level.wound)};
    }
}

void add_modules(Book& book) {
    const CardSet& cards = book.cards;
    for (std::size_t i = 0; i < cards.gisei.size(); ++i) {
        book.gisei[i] = add_list(book, cards.gisei[i].effects, cards.gisei[i].id, 0);
    }
    for (std::size_t i = 0; i < cards.bushido.size(); ++i) {
        book.virtues[i] = virtue_of(cards.bushido[i]);
    }
    for (std::size_t i = 0; i < cards.weapon.size(); ++i) {
        book.weapons[i] = weapon_of(cards.weapon[i]);
    }
    for (std::size_t i = 0; i < cards.surrounding.size(); ++i) {
        const PlaceCard& card = cards.surrounding[i];
        book.places[i] = {card.when == "guard", card.limit == "duel",
                          add_rolls(book, card.roll, card.id)};
    }
    for (std::size_t i = 0; i < cards.event.size(); ++i) {
        const EventCard& card = cards.event[i];
        book.events[i] = {add_list(book, card.effects, card.id, 0), !card.roll.empty(),
                          gives_yoroi(card), add_rolls(book, card.roll, card.id)};
    }
    for (std::size_t i = 0; i < cards.weather.size(); ++i) {
        book.weathers[i + 1] = pressure_of(cards.weather[i].effects);
    }
    for (std::size_t i = 0; i < cards.difficulty.size(); ++i) {
        book.difficulties[i] = pressure_of(cards.difficulty[i].effects);
    }
}

void add_foes(Book& book) {
    const CardSet& cards = book.cards;
    const auto foe = [](const auto& card, int ability) {
        return FoeValues{{byte(card.life), byte(card.ki)}, byte(ability)};
    };
    for (std::size_t i = 0; i < cards.opponent.size(); ++i) {
        book.opponents[i + 1] = pressure_of(cards.opponent[i].effects);
        book.foes[i] = foe(cards.opponent[i], static_cast<int>(i) + 1);
    }
    for (std::size_t i = 0; i < cards.enemy.size(); ++i) {
        book.enemies[i] = foe(cards.enemy[i], 0);
    }
    for (std::size_t i = 0; i < cards.campaign_duel.size(); ++i) {
        const CampaignDuel& duel = cards.campaign_duel[i];
        book.duels[i] = foe(duel, index_of(cards.opponent, duel.opponent) + 1);
    }
    for (std::size_t i = 0; i < cards.clan_enemy.size(); ++i) {
        const EnemyCard& enemy = cards.clan_enemy[i];
        book.clan[i] = foe(enemy, index_of(cards.opponent, enemy.ability) + 1);
    }
    for (const CounterRow& row : cards.counter_row) {
        for (const int number : row.enemies) {
            book.rows[row.roll] |= byte(1 << (number - 1));
        }
    }
    book.armour_points = cards.yoroi[0].points;
    book.armour_breaks_on = cards.yoroi[0].break_on;
}

// Options (SAM-030 to SAM-041).

template <class Table>
void add_ids(const Table& table, std::vector<std::string_view>& values) {
    for (const auto& card : table) values.push_back(card.id);
}

void add_table_ids(const CardSet& cards, std::string_view name,
                   std::vector<std::string_view>& values) {
    if (name == "opponent") add_ids(cards.opponent, values);
    if (name == "weapon") add_ids(cards.weapon, values);
    if (name == "surrounding") add_ids(cards.surrounding, values);
    if (name == "weather") add_ids(cards.weather, values);
    if (name == "difficulty") add_ids(cards.difficulty, values);
}

void add_options(Book& book) {
    for (const KnownOption& known : kKnownOptions) {
        std::vector<std::string_view>& values = book.option_values.emplace_back();
        for (const std::string_view value : known.values) {
            if (value == "*")
                add_table_ids(book.cards, known.name, values);
            else if (!value.empty())
                values.push_back(value);
        }
    }
    for (std::size_t i = 0; i < book.option_values.size(); ++i) {
        const KnownOption& known = kKnownOptions[i];
        OptionSpec spec{known.name, OptionKind::Choice,       book.option_values[i], 0,
                        0,          book.option_values[i][0], RuleId{known.rule}};
        for (const OptionCard& card : book.cards.option) {
            if (card.name == known.name) spec.fallback = card.fallback;
        }
        book.schema.push_back(spec);
    }
}

}  // namespace

Book::Book(const CardSet& set) : cards(set), usual(set == default_cards()), c(set.constants) {
    add_action_cards(*this);
    add_piles(*this);
    add_wounds(*this);
    add_modules(*this);
    add_foes(*this);
    add_options(*this);
}

bool waits(const Book& book, const State& s) {
    const Task task = s.top().task;
    switch (task) {
        case Task::Redraw: return s.redraws != 0;                   // SAM-144
        case Task::Exchange: return virtue(book, s).exchange != 0;  // SAM-533
        case Task::Place: return s.hand != 0;                       // SAM-194
        case Task::Forget: return s.bag != 0;                       // SAM-111
        case Task::Draw: return s.bag != 0;                         // SAM-083, SAM-084
        case Task::Special: return s.specials != 0;                 // SAM-085
        case Task::Defence: return s.defence_bag != 0;              // SAM-086
        case Task::Peek:
        case Task::Reveal:
        case Task::FollowUp: return s.counter_bag != 0;
        case Task::Event: return s.events != 0;
        default: return task < kFirstAutomatic || task == Task::Over;
    }
}

}  // namespace engawa::samurai
