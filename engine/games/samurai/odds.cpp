#include "engine/games/samurai/odds.h"

#include <algorithm>

namespace engawa::samurai {
namespace {

constexpr std::array<std::string_view, kGauges> kGaugeNames = {"Strength", "Technique", "Guard"};

bool pays(const Book& book, bool mark, const Fighter& foe) {
    return mark && foe.ki >= book.c.ki_mark_cost;
}

int left_of(const Book& book, const State& s) {  // what a strike has to take
    return s.foes[s.foe].life + (wears_armour(book, s, s.foe) ? s.armour : 0);
}

int your_rest(const State& s) { return s.life + (s.wearer == Wearer::You ? s.armour : 0); }

int turned_value(const Book& book, const State& s, int card, int which) {
    State turned = s;
    turned.defence = static_cast<std::uint8_t>(card + 1);
    turned.defence_paid = pays(book, book.defence[at(card)].ki_mark, s.foes[s.foe]) ? 1 : 0;
    return which == 0 ? block(book, turned) : dodge(book, turned);
}

std::string amount(int n) { return (n > 0 ? "+" : "") + std::to_string(n); }

std::string effect_words(const Effect& effect) {
    const bool foe = effect.who == Who::Foe;
    const std::string whose = foe ? " of the foe" : "";
    switch (effect.word) {
        case Do::Gauge:
            return std::string{kGaugeNames[static_cast<unsigned>(effect.which)]} + ' ' +
                   amount(effect.n);
        case Do::Life: return amount(effect.n) + " Life" + whose;
        case Do::Ki: return amount(effect.n) + " Ki" + whose;
        case Do::Die: return "Injury die " + amount(effect.n);
        case Do::Wound:
            return "Wound " + std::to_string(effect.level) + (foe ? " on the foe" : " on you");
        case Do::LoseGame: return "you lose the game";
        case Do::Special: return "a Special Action card";
        case Do::Cancel: return "the counterattack is cancelled";
        case Do::NextYoroi:
            return foe ? "the next foe wears the Yoroi" : "you wear the Yoroi in the next duel";
        default: return std::string{word_of(effect.word)};
    }
}

std::string effects_words(const Effects& effects) {
    std::string text;
    for (const Effect& effect : effects) text += (text.empty() ? "" : ", ") + effect_words(effect);
    return text.empty() ? "nothing" : text;
}

// Life that a wound of this card takes from the foe; all of it if he dies.
int wound_life(const Effects& effects, int life, int armour) {
    int taken = 0;
    for (const Effect& effect : effects) {
        if (effect.word == Do::Kill) return life + armour;
        if (effect.word == Do::Life && effect.n < 0) taken -= effect.n;
    }
    return taken;
}

bool kills(const Effects& effects, int life, int armour) {
    for (const Effect& effect : effects) {
        if (effect.word == Do::Kill) return true;
    }
    return wound_life(effects, life, armour) >= life + armour;
}

}  // namespace

int strike_damage(const Book& book, const State& s, int which, int margin) {
    const WeaponValues& arm = weapon(book, s);
    int damage = book.c.damage_base + margin / book.c.damage_step + arm.hit_bonus[at(which)];
    if (arm.damage_cap != 0) damage = std::min(damage, arm.damage_cap);
    return std::clamp(damage, 0, 255);
}

Pile next_defences(const State& s) {
    return s.defence_bag != 0 ? s.defence_bag : s.defence_discard;
}

Pile next_counters(const State& s) {
    return s.counter_bag != 0 ? s.counter_bag : s.counter_discard;
}

int answering_foe(const State& s) { return s.answering != 0 ? s.answerer() : s.foe; }

int counter_level(const Book& book, const State& s, int card) {
    const CounterValues& values = book.counter[at(card)];
    const bool paid = pays(book, values.ki_mark, s.foes[at(answering_foe(s))]);
    return values.level + level_change(book, s) + (paid ? book.c.ki_mark_bonus : 0);
}

StrikeOdds strike_odds(const Book& book, const State& s, int which, int gauge) {
    StrikeOdds odds;
    odds.allowed = !weapon(book, s).no_strike[at(which)];
    if (!odds.allowed) return odds;
    const auto add = [&](int value, double weight) {
        if (gauge < value) return;
        const int damage = strike_damage(book, s, which, gauge - value);
        odds.hit += weight;
        odds.damage += weight * std::min(damage, left_of(book, s));
        if (damage >= left_of(book, s)) odds.kill += weight;
    };
    if (s.defence != 0) {
        add(which == 0 ? block(book, s) : dodge(book, s), 1);
        return odds;
    }
    const Pile bag = next_defences(s);
    const double weight = 1.0 / size_of(bag);
    each(bag, [&](int card) { add(turned_value(book, s, card, which), weight); });
    return odds;
}

GuardOdds guard_odds(const Book& book, const State& s, int guard) {
    GuardOdds odds;
    const Pressure& foe = ability(book, s);
    const auto second = [&](int first, int damage) {  // SAM-376, SAM-377
        Pile bag = s.counter_bag & ~pile_bit(first);
        if (bag == 0) bag = s.counter_discard;
        if (bag == 0) return std::pair{0.0, 0.0};
        State later = s;
        Fighter& who = later.foes[at(answering_foe(s))];
        if (pays(book, book.counter[at(first)].ki_mark, who)) {
            who.ki = static_cast<std::uint8_t>(who.ki - book.c.ki_mark_cost);
        }
        double hits = 0;
        each(bag, [&](int card) {
            if (counter_level(book, later, card) + foe.follow_level > guard) hits += 1;
        });
        hits /= size_of(bag);
        return std::pair{hits, damage + foe.follow_damage >= your_rest(s) ? hits : 0.0};
    };
    const auto add = [&](int card, double weight) {
        const CounterValues& values = book.counter[at(card)];
        const int gap = counter_level(book, s, card) - guard;
        if (gap <= 0) {
            odds.holds += weight;
            return;
        }
        odds.damage += weight * values.damage;
        if (gap >= book.c.wound_gap && values.wound != 0 && !foe.no_wounds) {
            odds.wound[values.wound] += weight;
        }
        if (values.damage >= your_rest(s)) {
            odds.death += weight;
            return;
        }
        if (foe.follow_damage == 0) return;
        const auto [hits, death] = second(card, values.damage);
        odds.second += weight * hits;
        odds.damage += weight * hits * foe.follow_damage;
        odds.death += weight * death;
    };
    if (s.known != 0) {
        add(s.known - 1, 1);
        return odds;
    }
    const Pile bag = next_counters(s);
    const double weight = 1.0 / size_of(bag);
    each(bag, [&](int card) { add(card, weight); });
    return odds;
}

double gisei_holds(const Book& book, const State& s) {
    double sum = 0;
    for (const TextCard& card : book.cards.gisei) {
        int guard = s.gauge(Gauge::Guard);
        for (const Effect& effect : card.effects) {
            if (effect.word == Do::Gauge && effect.which == Gauge::Guard) guard += effect.n;
        }
        sum += guard_odds(book, s, std::min(guard, cap_of(book, s, Gauge::Guard))).holds;
    }
    return sum / static_cast<double>(book.cards.gisei.size());
}

// Armour is counted with Life: a roll that breaks it between damage and wound is left aside.
DieOdds die_odds(const Book& book, const State& s, int damage) {
    DieOdds odds;
    const DieValues& level = book.die[s.die];
    const int life = left_of(book, s);
    odds.kill_saved = damage >= life ? 1 : 0;
    const int struck = std::min(life, damage + level.damage);
    odds.life = struck;
    if (struck == life) odds.kill_used = 1;
    if (struck == life || level.wound == 0) return odds;
    const int armour = wears_armour(book, s, s.foe) ? std::max(0, s.armour - struck) : 0;
    const double weight = 1.0 / book.injuries();
    for (const WoundCard& card : book.cards.injury) {
        const Effects& effects = level.wound == 1 ? card.wound1 : card.wound2;
        const int rest = life - struck;
        odds.life += weight * std::min(rest, wound_life(effects, rest - armour, armour));
        if (kills(effects, rest - armour, armour)) odds.kill_used += weight;
    }
    return odds;
}

std::string percent(double chance) {
    if (chance <= 1e-9) return "never";
    if (chance > 1 - 1e-9) return "certain";
    const int thousandths = static_cast<int>(chance * 1000 + 0.5);
    if (thousandths == 0) return "<0.1 %";
    if (thousandths < 100) {
        return std::to_string(thousandths / 10) + '.' + std::to_string(thousandths % 10) + " %";
    }
    return std::to_string(std::min(99, (thousandths + 5) / 10)) + " %";
}

std::string tenths(double number) {
    const int rounded = static_cast<int>(number * 10 + 0.5);
    return std::to_string(rounded / 10) + '.' + std::to_string(rounded % 10);
}

std::vector<Faces> faces_of(const Book&, const Rolls& rolls) {
    std::vector<Faces> found;
    for (std::size_t i = 0; i < rolls.size(); ++i) {
        const std::string words = effects_words(rolls[i]);
        const std::string face = std::to_string(i + 1);
        if (!found.empty() && found.back().effect == words) {
            Faces& last = found.back();
            last.faces = last.faces.substr(0, 1) + '-' + face;
            ++last.count;
        } else {
            found.push_back({face, words, 1});
        }
    }
    return found;
}

namespace {

// How often the place cancels the counterattack.
double cancels(const Book& book, const State& s) {
    int faces = 0;
    for (const Effects& effects : book.cards.surrounding[s.surrounding - 1u].roll) {
        for (const Effect& effect : effects) faces += effect.word == Do::Cancel ? 1 : 0;
    }
    return faces / 6.0;
}

// "Temple: +1 Ki 33 %, nothing 33 %, -1 Ki 17 %, -1 Life 17 %"
std::string place_words(const Book& book, const State& s) {
    const PlaceCard& place = book.cards.surrounding[s.surrounding - 1u];
    std::string text;
    for (const Faces& row : faces_of(book, place.roll)) {
        text += (text.empty() ? "" : ", ") + row.effect + ' ' + percent(row.count / 6.0);
    }
    return place.name + ": " + text;
}

double holds(const GuardOdds& odds) { return odds.holds; }
double wounds(const GuardOdds& odds) { return odds.wound[1] + odds.wound[2]; }

// A chance now, after one Focus, after the fewest that help if one does not, and after the fewest
// that do as much as all that the Ki allows: "never, focus never (2x 42 %, 4x certain)".
std::string guard_words(const Book& book, const State& s, double (*chance)(const GuardOdds&)) {
    const int now = s.gauge(Gauge::Guard);
    const auto after = [&](int times) {
        return percent(chance(guard_odds(book, s, now + times * book.c.focus_guard)));
    };
    const int most = s.ki / std::max(1, book.c.focus_cost);
    std::string text = after(0);
    if (most == 0 || (chance == holds && text == "certain")) return text;
    text += ", focus " + after(1);
    if (most > 1 && after(most) != after(1)) {
        int fewest = most;
        while (after(fewest - 1) == after(most)) --fewest;
        int first = 1;
        while (after(first) == after(0)) ++first;
        const auto told = [&](int times) { return std::to_string(times) + "x " + after(times); };
        const bool both = first > 1 && first < fewest;
        text += " (" + (both ? told(first) + ", " : "") + told(fewest) + ")";
    }
    return text;
}

}  // namespace

std::string short_odds(const Book& book, const State& s) {
    const auto strike = [&](int which) -> std::string {
        const StrikeOdds odds = strike_odds(book, s, which, s.gauges[at(which)]);
        if (!odds.allowed) return "";
        return std::string{kGaugeNames[at(which)]} + ' ' + percent(odds.hit);
    };
    switch (s.top().task) {
        case Task::Place: {
            if (s.placed == 0 && may_exploit(book, s)) return place_words(book, s);
            if (s.placed == 0 || s.defence != 0) break;
            const std::string one = strike(0);
            const std::string two = strike(1);
            return "As it stands a strike would hit: " + one +
                   (one.empty() || two.empty() ? "" : ", ") + two;
        }
        case Task::Guard: {
            const GuardOdds now = guard_odds(book, s, s.gauge(Gauge::Guard));
            std::string text = "Guard holds: " + guard_words(book, s, holds);
            if (percent(now.holds) == "certain") return text;
            if (may_gisei(book, s)) text += ", gisei " + percent(gisei_holds(book, s));
            if (may_exploit(book, s)) text += ", exploit stops " + percent(cancels(book, s));
            if (wounds(now) == 0) return text;
            return text + "; a wound: " + guard_words(book, s, wounds);
        }
        case Task::DieChoice: {
            const DieOdds odds = die_odds(book, s, s.top().a);
            return "The die would kill: " + percent(odds.kill_used) + "; Life taken with it " +
                   tenths(odds.life) + ", without " + std::to_string(s.top().a);
        }
        default: break;
    }
    return {};
}

}  // namespace engawa::samurai
