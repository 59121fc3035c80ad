#include "terminal/samurai/odds_words.h"

#include <algorithm>

namespace engawa::samurai {
namespace {

constexpr std::array<std::string_view, kGauges> kGaugeNames = {"Strength", "Technique", "Guard"};

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

}  // namespace

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

double wounds(const Book& book, const State& s, int guard) {
    const GuardOdds odds = guard_odds(book, s, guard);
    return odds.wound[1] + odds.wound[2];
}

// A chance now, after one Focus, after the fewest that help if one does not, and after the fewest
// that do as much as all that the Ki allows: "never, focus never (2x 42 %, 4x certain)".
std::string guard_words(const Book& book, const State& s,
                        double (*chance)(const Book&, const State&, int)) {
    const int now = s.gauge(Gauge::Guard);
    const auto after = [&](int times) {
        return percent(chance(book, s, now + times * book.c.focus_guard));
    };
    const int most = s.ki / std::max(1, book.c.focus_cost);
    std::string text = after(0);
    if (most == 0 || (chance == guard_holds && text == "certain")) return text;
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
        const StrikeOdds odds = strike_odds(book, s, which, s.gauges[which]);
        if (!odds.allowed) return "";
        return std::string{kGaugeNames[which]} + ' ' + percent(odds.hit);
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
            const int now = s.gauge(Gauge::Guard);
            std::string text = "Guard holds: " + guard_words(book, s, guard_holds);
            if (percent(guard_holds(book, s, now)) == "certain") return text;
            if (may_gisei(book, s)) text += ", gisei " + percent(gisei_holds(book, s));
            if (may_exploit(book, s)) text += ", exploit stops " + percent(cancels(book, s));
            if (wounds(book, s, now) == 0) return text;
            return text + "; a wound: " + guard_words(book, s, wounds);
        }
        case Task::DieChoice: {
            const DieOdds odds = die_odds(book, s);
            return "The die would kill: " + percent(odds.kill) + "; Life taken with it " +
                   tenths(odds.life) + ", without " + std::to_string(odds.life_without);
        }
        default: break;
    }
    return {};
}

}  // namespace engawa::samurai
