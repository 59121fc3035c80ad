// Exact odds of what may be decided now, for people.
#include "terminal/samurai/drawings.h"
#include "terminal/samurai/odds_words.h"
#include "terminal/samurai/picture_parts.h"

namespace engawa::samurai {
namespace {

constexpr std::array<std::string_view, 2> kStrikes = {"Strength", "Technique"};

class OddsSheet {
  public:
    OddsSheet(const Book& book, const State& s) : book_(book), s_(s) {}

    Picture draw() {
        if (s_.top().task == Task::DieChoice) die();
        strikes();
        answers();
        guard();
        place();
        armour();
        road();
        return lines_.take();
    }

  private:
    void head(const std::string& text) { lines_.line().add(text, Ink::Quiet); }
    static constexpr int kColumns = 79;
    static constexpr int kName = 26;
    Lines& entry(const std::string& name, int width = kName) {
        return lines_.line().column("  " + name, width);
    }

    void die() {
        const DieOdds odds = die_odds(book_, s_);
        const std::string worn =
            odds.armour == 0 ? "" : " (the armour takes " + std::to_string(odds.armour) + ")";
        head("The Injury die at level " + std::to_string(s_.die) + ", on a hit for " +
             std::to_string(s_.top().a) + worn + ":");
        entry("die use").add("kills: " + percent(odds.kill) + ", takes " + tenths(odds.life) +
                             " Life on average");
        entry("die save").add("kills: never, takes " + std::to_string(odds.life_without) + " Life");
    }

    bool attacking() const {
        const Task course = s_.course();
        return course == Task::Place || course == Task::Target || course == Task::Prepare ||
               course == Task::Placed || course == Task::Strike || course == Task::Redraw ||
               course == Task::Exchange;
    }

    void strikes() {
        if (!attacking() || s_.defence != 0) return;
        const Pile bag = next_defences(s_);
        head("A strike, over the " + std::to_string(size_of(bag)) +
             " Defence cards that may come (gauge: chance of a hit):");
        for (int which = 0; which < 2; ++which) {
            if (weapon(book_, s_).no_strike[which]) continue;
            const int now = s_.gauges[which];
            entry(std::string{kStrikes[which]} + ' ' + std::to_string(now) + " now", 20);
            lines_.add(percent(strike_odds(book_, s_, which, now).hit), Ink::Plain, true);
            lines_.add("   ");
            chances_above(which, now);
        }
        std::string cards;
        each(bag, [&](int card) {
            const DefenceCard& turned = book_.cards.defence[card];
            cards += (cards.empty() ? "" : " ") + turned.id + ' ' + std::to_string(turned.block) +
                     '/' + std::to_string(turned.dodge) + (turned.ki_mark ? "k" : "");
        });
        head("Left to turn, printed Block/Dodge (k: Ki mark): ");
        wrap(cards);
    }

    // From the first gauge that is better than now to the one that is certain.
    void chances_above(int which, int now) {
        constexpr int kMost = 6;
        constexpr int kFar = 40;
        double before = strike_odds(book_, s_, which, now).hit;
        int shown = 0;
        for (int gauge = now + 1; gauge < now + kFar && shown < kMost; ++gauge) {
            const double hit = strike_odds(book_, s_, which, gauge).hit;
            if (hit <= before) continue;
            lines_.add(std::to_string(gauge) + ": ", Ink::Quiet);
            lines_.add(percent(hit) + ' ');
            before = hit;
            ++shown;
        }
    }

    // SAM-587 to SAM-592: who counterattacks after this attack.
    void answers() {
        if (!s_.three() || s_.answering != 0) return;
        head("Who counterattacks after the attack, by the die:");
        std::array<int, kEnemies> faces{};
        int nobody = 0;
        for (int roll = 1; roll <= 6; ++roll) {
            bool any = false;
            for (int foe = 0; foe < kEnemies; ++foe) {
                const bool comes = (book_.rows[roll] >> foe & 1) != 0;
                if (!comes || s_.foes[foe].life == 0) continue;
                ++faces[foe];
                any = true;
            }
            if (!any) ++nobody;
        }
        lines_.line().add(" ");
        for (int foe = 0; foe < kEnemies; ++foe) {
            if (s_.foes[foe].life == 0) continue;
            lines_.add(" enemy " + std::to_string(foe + 1) + ' ' + percent(faces[foe] / 6.0) + ' ');
        }
        if (nobody != 0) lines_.add(" nobody " + percent(nobody / 6.0));
    }

    // "enemies 2 and 3, after a miss"; empty if there is no other case.
    static std::string name_of(const AnswerCase& one) {
        constexpr std::array<std::string_view, 4> kAfter = {"", "after a hit", "after a miss",
                                                            "after the miss"};
        std::string who;
        for (int foe = 0; foe < kEnemies; ++foe) {
            if ((one.enemies >> foe & 1) == 0) continue;
            who += (who.empty() ? "" : " and ") + std::to_string(foe + 1);
        }
        if (!who.empty()) who.insert(0, who.size() == 1 ? "enemy " : "enemies ");
        const std::string_view after = kAfter[static_cast<unsigned>(one.after)];
        return who + (who.empty() || after.empty() ? "" : ", ") + std::string{after};
    }

    void guard() {
        if (s_.mode == Mode::Campaign && s_.round == 0) return;
        if (s_.known == 0) {
            head("The counterattack, over the " + std::to_string(size_of(next_counters(s_))) +
                 " cards that may come (damage on average, that");
            head("of wounds aside; death by all that this counterattack can lead to):");
        }
        for (const AnswerCase& one : answer_cases(book_, s_)) {
            const std::string name = name_of(one);
            if (!name.empty()) lines_.line().add("  " + name + ':', Ink::Quiet);
            guard_of(one.s);
        }
    }

    void guard_of(const State& s) {
        const int now = s.gauge(Gauge::Guard);
        if (s.known != 0) {
            head("The next counterattack is known: level " +
                 std::to_string(counter_level(book_, s, s.known - 1)) + " against your Guard.");
        }
        guard_line("Guard " + std::to_string(now), guard_odds(book_, s, now));
        if (s.course() == Task::Guard) {
            for (int paid = 1; paid * book_.c.focus_cost <= s.ki && paid <= 3; ++paid) {
                const int raised = now + paid * book_.c.focus_guard;
                guard_line("focus x" + std::to_string(paid) + ": Guard " + std::to_string(raised),
                           guard_odds(book_, s, raised));
            }
        }
        if (s.course() == Task::Guard && may_gisei(book_, s)) gisei();
        levels(s);
    }

    void gisei() {
        entry("gisei").add("holds " + percent(gisei_holds(book_, s_)), Ink::Plain, true);
        lines_.add(" over Guard");
        for (const TextCard& card : book_.cards.gisei) {
            int by = 0;
            for (const Effect& effect : card.effects) {
                if (effect.word == Do::Gauge && effect.which == Gauge::Guard) by += effect.n;
            }
            lines_.add(' ' + change(by));
        }
    }

    void guard_line(const std::string& name, const GuardOdds& odds) {
        entry(name).add("holds " + percent(odds.holds), Ink::Plain, true);
        lines_.add(", damage " + tenths(odds.damage));
        if (odds.wound[1] > 0) lines_.add(", Wound 1 " + percent(odds.wound[1]));
        if (odds.wound[2] > 0) lines_.add(", Wound 2 " + percent(odds.wound[2]));
        if (odds.open) entry("").add("what follows a choice of yours is left out", Ink::Quiet);
        if (odds.second <= 0 && odds.death <= 0) return;
        entry("");
        if (odds.second > 0) lines_.add("second blow " + percent(odds.second) + "  ");
        if (odds.death > 0) lines_.add("death " + percent(odds.death), Ink::Threat, true);
    }

    void levels(const State& s) {
        if (s.known != 0) return;
        std::string cards;
        each(next_counters(s), [&](int card) {
            const CounterCard& turned = book_.cards.counter[card];
            cards += (cards.empty() ? "" : " ") + turned.id + ' ' +
                     std::to_string(counter_level(book_, s, card)) + '/' +
                     std::to_string(turned.damage);
            if (turned.wound != 0) cards += 'w' + std::to_string(turned.wound);
        });
        head("Left in the pile, level as it would count/damage (w: wound):");
        wrap(cards);
    }

    void wrap(const std::string& cards) {  // "D1 6/8 D2 8/6": pairs of words
        std::string line;
        std::size_t begin = 0;
        while (begin < cards.size()) {
            auto end = cards.find(' ', begin);
            end = end == std::string::npos ? end : cards.find(' ', end + 1);
            end = std::min(end, cards.size());
            const std::string entry = Lines::padded(cards.substr(begin, end - begin), 12);
            if (line.size() + entry.size() > 74) {
                lines_.line().add("  " + line);
                line.clear();
            }
            line += entry;
            begin = end + 1;
        }
        if (!line.empty()) lines_.line().add("  " + line);
    }

    void place() {
        if (s_.surrounding == 0 || s_.exploited != 0 || s_.round == 0) return;
        const PlaceCard& card = book_.cards.surrounding[s_.surrounding - 1u];
        head(card.name + ", exploited " +
             (card.when == "guard" ? "before a counterattack:" : "at the start of an attack:"));
        for (const Faces& row : faces_of(book_, card.roll)) {
            entry("roll " + row.faces, 12).column(percent(row.count / 6.0), 8, Ink::Plain, true);
            lines_.add(row.effect);
        }
    }

    void armour() {
        if (s_.wearer == Wearer::Nobody) return;
        head(std::string{s_.wearer == Wearer::You ? "Your" : "The foe's"} +
             " armour breaks after each blow that it takes: " + percent(1.0 / 6) + " (a " +
             std::to_string(book_.armour_breaks_on) + ").");
    }

    void road() {
        if (s_.mode != Mode::Campaign || s_.round != 0) return;
        head("Events that may come after the next duel, each " +
             percent(1.0 / std::max(1, size_of(s_.events))) + ":");
        each(static_cast<Cards>(s_.events), [&](int card) {
            const EventCard& event = book_.cards.event[card];
            std::string name = event.name;
            for (const std::string& part : wrapped(event.text, kColumns - kName)) {
                entry(name).add(part);
                name.clear();
            }
        });
    }

    const Book& book_;
    const State& s_;
    Lines lines_;
};

}  // namespace

Picture odds_of(const Samurai& game, const Observed<State>& view) {
    if (view.state().over()) return {};
    return OddsSheet{game.book(), view.state()}.draw();
}

}  // namespace engawa::samurai
