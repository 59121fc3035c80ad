#include "engine/games/samurai/aids.h"

#include "engine/games/samurai/campaign_save.h"
#include "engine/games/samurai/odds.h"
#include "engine/games/samurai/picture_parts.h"
#include "engine/games/samurai/tally.h"

namespace engawa::samurai {
namespace {

constexpr std::array<std::string_view, 2> kStrikes = {"Strength", "Technique"};
constexpr std::array<std::string_view, 2> kValues = {"Block", "Dodge"};

// ----- odds -----

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
    Lines& entry(const std::string& name, int width = 26) {
        return lines_.line().column("  " + name, width);
    }

    void die() {
        const DieOdds odds = die_odds(book_, s_, s_.top().a);
        head("The Injury die at level " + std::to_string(s_.die) + ", on a hit for " +
             std::to_string(s_.top().a) + ":");
        entry("die use").add("kills: " + percent(odds.kill_used) + ", takes " + tenths(odds.life) +
                             " on average");
        entry("die save")
            .add("kills: " + percent(odds.kill_saved) + ", takes " + std::to_string(s_.top().a));
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
            if (weapon(book_, s_).no_strike[at(which)]) continue;
            const int now = s_.gauges[at(which)];
            entry(std::string{kStrikes[at(which)]} + ' ' + std::to_string(now) + " now", 20);
            lines_.add(percent(strike_odds(book_, s_, which, now).hit), Ink::Plain, true);
            lines_.add("   ");
            double before = strike_odds(book_, s_, which, now).hit;
            const int from = std::max(now + 1, 6);
            for (int gauge = from; gauge < from + 5 && before < 1 - 1e-9; ++gauge) {
                before = strike_odds(book_, s_, which, gauge).hit;
                lines_.add(std::to_string(gauge) + ": ", Ink::Quiet);
                lines_.add(percent(before) + ' ');
            }
        }
        std::string cards;
        each(bag, [&](int card) {
            const DefenceCard& turned = book_.cards.defence[at(card)];
            cards += (cards.empty() ? "" : " ") + turned.id + ' ' + std::to_string(turned.block) +
                     '/' + std::to_string(turned.dodge) + (turned.ki_mark ? "k" : "");
        });
        head("Left to turn, printed Block/Dodge (k: Ki mark): ");
        wrap(cards);
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
                const bool comes = (book_.rows[at(roll)] >> foe & 1) != 0;
                if (!comes || s_.foes[at(foe)].life == 0) continue;
                ++faces[at(foe)];
                any = true;
            }
            if (!any) ++nobody;
        }
        lines_.line().add(" ");
        for (int foe = 0; foe < kEnemies; ++foe) {
            if (s_.foes[at(foe)].life == 0) continue;
            lines_.add(" enemy " + std::to_string(foe + 1) + ' ' + percent(faces[at(foe)] / 6.0) +
                       ' ');
        }
        if (nobody != 0) lines_.add(" nobody " + percent(nobody / 6.0));
    }

    void guard() {
        if (s_.mode == Mode::Campaign && s_.round == 0) return;
        const int now = s_.gauge(Gauge::Guard);
        if (s_.known != 0) {
            head("The next counterattack is known: level " +
                 std::to_string(counter_level(book_, s_, s_.known - 1)) + " against your Guard.");
        } else {
            head("The counterattack, over the " + std::to_string(size_of(next_counters(s_))) +
                 " cards that may come (damage on average):");
        }
        guard_line("Guard " + std::to_string(now), guard_odds(book_, s_, now));
        if (s_.course() == Task::Guard) {
            for (int paid = 1; paid * book_.c.focus_cost <= s_.ki && paid <= 3; ++paid) {
                const int raised = now + paid * book_.c.focus_guard;
                guard_line("focus x" + std::to_string(paid) + ": Guard " + std::to_string(raised),
                           guard_odds(book_, s_, raised));
            }
        }
        if (s_.course() == Task::Guard && may_gisei(book_, s_)) {
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
        levels();
    }

    void guard_line(const std::string& name, const GuardOdds& odds) {
        entry(name).add("holds " + percent(odds.holds), Ink::Plain, true);
        lines_.add(", damage " + tenths(odds.damage));
        if (odds.wound[1] > 0) lines_.add(", Wound 1 " + percent(odds.wound[1]));
        if (odds.wound[2] > 0) lines_.add(", Wound 2 " + percent(odds.wound[2]));
        if (odds.second <= 0 && odds.death <= 0) return;
        entry("");
        if (odds.second > 0) lines_.add("second blow " + percent(odds.second) + "  ");
        if (odds.death > 0) lines_.add("death " + percent(odds.death), Ink::Threat, true);
    }

    void levels() {
        if (s_.known != 0) return;
        std::string cards;
        each(next_counters(s_), [&](int card) {
            const CounterCard& turned = book_.cards.counter[at(card)];
            cards += (cards.empty() ? "" : " ") + turned.id + ' ' +
                     std::to_string(counter_level(book_, s_, card)) + '/' +
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
            entry(book_.cards.event[at(card)].name).add(book_.cards.event[at(card)].text);
        });
    }

    const Book& book_;
    const State& s_;
    Lines lines_;
};

// ----- piles -----

void tell_pile(Lines& lines, const std::string& title, const std::vector<std::string>& cards) {
    lines.line().add(title + ' ').add(std::to_string(cards.size()), Ink::Plain, true);
    std::string line;
    for (const std::string& card : cards) {
        const std::string entry = Lines::padded(card, 19);
        if (Lines::columns(line) + 19 > 77) {
            lines.line().add("  " + line);
            line.clear();
        }
        line += entry;
    }
    if (!line.empty()) lines.line().add("  " + line);
}

std::vector<std::string> action_names(const Book& book, Cards cards) {
    std::vector<std::string> names;
    each(cards, [&](int card) {
        const ActionCard& named = action_card(book, card);
        names.push_back(named.id + ' ' + change(named.strength) + '/' + change(named.technique) +
                        '/' + change(named.guard));
    });
    return names;
}

// ----- a look ahead -----

Phrase gauge_phrase(const Book& book, const State& after, int which) {
    const int gauge = after.gauges[at(which)];
    const std::string name{kStrikes[at(which)]};
    const StrikeOdds odds = strike_odds(book, after, which, gauge);
    if (after.defence == 0) {
        return {"samurai.foresee.chance", {{"gauge", name}, {"chance", percent(odds.hit)}}};
    }
    const int value = which == 0 ? block(book, after) : dodge(book, after);
    const std::vector<std::pair<std::string, std::string>> words = {
        {"gauge", name},
        {"value", std::string{kValues[at(which)]} + ' ' + std::to_string(value)},
        {"margin", std::to_string(std::max(gauge - value, value - gauge))},
        {"damage",
         std::to_string(gauge >= value ? strike_damage(book, after, which, gauge - value) : 0)}};
    return {gauge >= value ? "samurai.foresee.hit" : "samurai.foresee.miss", words};
}

Phrase guard_phrase(const Book& book, const State& s, int guard) {
    const GuardOdds odds = guard_odds(book, s, guard);
    return {"samurai.foresee.guard",
            {{"guard", std::to_string(guard)},
             {"chance", percent(odds.holds)},
             {"damage", tenths(odds.damage)}}};
}

std::vector<Phrase> exploit_phrases(const Book& book, const State& s) {
    std::vector<Phrase> phrases;
    for (const Faces& row : faces_of(book, book.cards.surrounding[s.surrounding - 1u].roll)) {
        phrases.push_back(
            {"samurai.foresee.roll",
             {{"faces", row.faces}, {"chance", percent(row.count / 6.0)}, {"effect", row.effect}}});
    }
    return phrases;
}

// ----- tables of cards -----

std::string text_of(const std::string& text) { return text.empty() ? "-" : text; }

CardTable action_table(const std::string& name, const Book& book,
                       const std::vector<ActionCard>& cards) {
    CardTable table{
        name, {"id", "name", "icon", "strength", "technique", "guard", "source", "effect"}, {}};
    for (const ActionCard& card : cards) {
        const auto icon = std::find_if(book.cards.icon.begin(), book.cards.icon.end(),
                                       [&](const IconCard& one) { return one.id == card.icon; });
        table.rows.push_back({card.id, card.name,
                              icon == book.cards.icon.end() ? card.icon : icon->name,
                              std::to_string(card.strength), std::to_string(card.technique),
                              std::to_string(card.guard), card.source, text_of(card.text)});
    }
    return table;
}

template <class Cards>
CardTable text_table(const std::string& name, const Cards& cards) {
    CardTable table{name, {"id", "name", "source", "effect"}, {}};
    for (const auto& card : cards) {
        table.rows.push_back({card.id, card.name, card.source, text_of(card.text)});
    }
    return table;
}

CardTable wound_table(const std::string& name, const std::vector<WoundCard>& cards) {
    CardTable table{name, {"id", "name", "source", "Wound 1", "Wound 2"}, {}};
    for (const WoundCard& card : cards) {
        table.rows.push_back(
            {card.id, card.name, card.source, text_of(card.text1), text_of(card.text2)});
    }
    return table;
}

CardTable enemy_table(const std::string& name, const std::vector<EnemyCard>& cards) {
    CardTable table{name, {"number", "name", "life", "ki", "source", "ability"}, {}};
    for (const EnemyCard& card : cards) {
        table.rows.push_back({std::to_string(card.number), card.name, std::to_string(card.life),
                              std::to_string(card.ki), card.source, text_of(card.ability)});
    }
    return table;
}

void add_fight_tables(const CardSet& cards, std::vector<CardTable>& tables) {
    CardTable defence{"defence", {"id", "block", "dodge", "Ki mark", "source"}, {}};
    for (const DefenceCard& card : cards.defence) {
        defence.rows.push_back({card.id, std::to_string(card.block), std::to_string(card.dodge),
                                card.ki_mark ? "yes" : "-", card.source});
    }
    CardTable counter{"counter", {"id", "level", "damage", "wound", "Ki mark", "source"}, {}};
    for (const CounterCard& card : cards.counter) {
        counter.rows.push_back({card.id, std::to_string(card.level), std::to_string(card.damage),
                                card.wound == 0 ? "-" : std::to_string(card.wound),
                                card.ki_mark ? "yes" : "-", card.source});
    }
    CardTable die{"die_level", {"level", "damage", "wound", "source"}, {}};
    for (const DieLevel& level : cards.die_level) {
        die.rows.push_back({std::to_string(level.level), std::to_string(level.damage),
                            level.wound == 0 ? "-" : std::to_string(level.wound), level.source});
    }
    tables.insert(tables.end(), {std::move(defence), std::move(counter), std::move(die)});
}

void add_foe_tables(const CardSet& cards, std::vector<CardTable>& tables) {
    CardTable opponents{"opponent", {"id", "name", "life", "ki", "source", "ability"}, {}};
    for (const OpponentCard& card : cards.opponent) {
        opponents.rows.push_back({card.id, card.name, std::to_string(card.life),
                                  std::to_string(card.ki), card.source, text_of(card.text)});
    }
    tables.push_back(std::move(opponents));
    tables.push_back(enemy_table("enemy", cards.enemy));
    CardTable rows{"counter_row", {"roll", "source", "enemies who answer"}, {}};
    for (const CounterRow& row : cards.counter_row) {
        std::string enemies;
        for (const int enemy : row.enemies) {
            enemies += (enemies.empty() ? "" : ", ") + std::to_string(enemy);
        }
        rows.rows.push_back({std::to_string(row.roll), row.source, text_of(enemies)});
    }
    tables.push_back(std::move(rows));
    CardTable duels{"campaign_duel", {"duel", "opponent", "life", "ki", "source"}, {}};
    for (const CampaignDuel& duel : cards.campaign_duel) {
        duels.rows.push_back({std::to_string(duel.number), duel.opponent, std::to_string(duel.life),
                              std::to_string(duel.ki), duel.source});
    }
    tables.push_back(std::move(duels));
    tables.push_back(enemy_table("clan_enemy", cards.clan_enemy));
}

CardTable weapon_table(const CardSet& cards, const Constants& c) {
    CardTable table{"weapon", {"id", "name", "life", "ki", "source", "effect"}, {}};
    for (const WeaponCard& card : cards.weapon) {
        table.rows.push_back({card.id, card.name, std::to_string(c.start_life + card.life_change),
                              std::to_string(c.start_ki + card.ki_change), card.source,
                              text_of(card.text)});
    }
    return table;
}

}  // namespace

Picture odds_of(const Samurai& game, const Observed<State>& view) {
    if (view.state().over()) return {};
    return OddsSheet{game.book(), view.state()}.draw();
}

Picture piles_of(const Samurai& game, const Observed<State>& view) {
    const Book& book = game.book();
    const State& s = view.state();
    Lines lines;
    const auto defences = [&](Pile pile) {
        std::vector<std::string> names;
        each(pile, [&](int card) {
            const DefenceCard& named = book.cards.defence[at(card)];
            names.push_back(named.id + ' ' + std::to_string(named.block) + '/' +
                            std::to_string(named.dodge) + (named.ki_mark ? " Ki mark" : ""));
        });
        return names;
    };
    const auto counters = [&](Pile pile) {
        std::vector<std::string> names;
        each(pile, [&](int card) {
            const CounterCard& named = book.cards.counter[at(card)];
            std::string text = named.id + " level " + std::to_string(named.level);
            names.push_back(text + (named.ki_mark ? " Ki" : ""));
        });
        return names;
    };
    tell_pile(lines, "Action bag", action_names(book, s.bag));
    tell_pile(lines, "Action discard", action_names(book, s.discard));
    tell_pile(lines, "Special Action bag", action_names(book, s.specials));
    tell_pile(lines, "Defence bag, Block/Dodge", defences(s.defence_bag));
    tell_pile(lines, "Defence discard", defences(s.defence_discard));
    tell_pile(lines, "Counterattack bag", counters(s.counter_bag));
    tell_pile(lines, "Counterattack discard", counters(s.counter_discard));
    return lines.take();
}

std::vector<Phrase> foresee_move(const Samurai& game, const Observed<State>& view, Seat seat,
                                 Move move) {
    const Book& book = game.book();
    const State& s = view.state();
    std::vector<Phrase> phrases;
    State after = s;
    switch (move.kind()) {
        case Kind::Place:
        case Kind::Credit: {
            NoEvents silent;
            game.apply(after, seat, move, silent);
            for (int which = 0; which < 2; ++which) {
                if (after.over() || weapon(book, s).no_strike[at(which)]) continue;
                phrases.push_back(gauge_phrase(book, after, which));
            }
            break;
        }
        case Kind::Focus:
            phrases.push_back(guard_phrase(book, s, s.gauge(Gauge::Guard) + book.c.focus_guard));
            break;
        case Kind::Reveal: phrases.push_back(guard_phrase(book, s, s.gauge(Gauge::Guard))); break;
        case Kind::Gisei:
            phrases.push_back(
                {"samurai.foresee.gisei", {{"chance", percent(gisei_holds(book, s))}}});
            break;
        case Kind::Exploit: return exploit_phrases(book, s);
        case Kind::UseDie: {
            const DieOdds odds = die_odds(book, s, s.top().a);
            phrases.push_back({"samurai.foresee.die",
                               {{"chance", percent(odds.kill_used)}, {"life", tenths(odds.life)}}});
            break;
        }
        default: break;
    }
    return phrases;
}

std::vector<CardTable> card_tables(const Samurai& game) {
    const CardSet& cards = game.cards();
    std::vector<CardTable> tables;
    tables.push_back(action_table("action", game.book(), cards.action));
    tables.push_back(action_table("special", game.book(), cards.special));
    add_fight_tables(cards, tables);
    tables.push_back(wound_table("injury", cards.injury));
    tables.push_back(wound_table("blood", cards.blood));
    tables.push_back(text_table("bushido", cards.bushido));
    tables.push_back(text_table("gisei", cards.gisei));
    tables.push_back(weapon_table(cards, cards.constants));
    add_foe_tables(cards, tables);
    tables.push_back(text_table("surrounding", cards.surrounding));
    tables.push_back(text_table("weather", cards.weather));
    tables.push_back(text_table("difficulty", cards.difficulty));
    tables.push_back(text_table("yoroi", cards.yoroi));
    tables.push_back(text_table("event", cards.event));
    return tables;
}

bool lasts(const Samurai&, const State& s) { return s.mode == Mode::Campaign; }

Result<std::string> carry_out(const Samurai& game, const State& s, const std::vector<Event>& events,
                              const std::string& earlier) {
    std::vector<Tally> duels = tallies(events);
    if (!earlier.empty()) {
        // The road that the line ended at is counted there.
        const auto before = read_save(game, earlier);
        if (!before) return before.error();
        duels.erase(duels.begin());
        duels.insert(duels.begin(), before->duels.begin(), before->duels.end());
    }
    return write_save(game, s, duels);
}

Result<Carried> carry_in(const Samurai& game, std::string_view text) {
    auto save = read_save(game, text);
    if (!save) return save.error();
    return Carried{std::move(save.value().options), game.write(save->state)};
}

}  // namespace engawa::samurai
