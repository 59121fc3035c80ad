#include "terminal/samurai/picture.h"

#include "terminal/samurai/odds_words.h"
#include "terminal/samurai/picture_parts.h"

namespace engawa::samurai {
namespace {

constexpr std::array<std::string_view, kGauges> kGaugeNames = {"Strength", "Technique", "Guard"};
constexpr int kLowest = -6;  // of a bar
constexpr int kHighest = 14;

class Drawing {
  public:
    Drawing(const Samurai& game, const State& s, const PictureWish& wish)
        : book_(game.book()),
          s_(s),
          signs_(wish.ascii ? kLetters : kSigns),
          wide_(wish.columns >= 100 && wish.rows >= 30) {}

    Picture draw() {
        title();
        draw_fighters(lines_, book_, s_, signs_, wide_);
        rule();
        gauges();
        rule();
        const bool virtue = s_.top().task == Task::Virtue;
        wide_ ? table_cards() : table_lines();
        virtue ? virtues() : wide_ ? hand_cards() : hand_lines();
        reserve();
        const std::string odds = short_odds(book_, s_);
        if (odds.empty()) return lines_.take();
        for (const std::string& line : wrapped(odds + ".", width())) {
            lines_.line().add(line, Ink::Chance);
        }
        return lines_.take();
    }

  private:
    int width() const { return wide_ ? 98 : 79; }
    void rule() { lines_.line().add(repeated(signs_.rule, width()), Ink::Quiet); }
    std::string dot() const { return ' ' + std::string{signs_.dot} + ' '; }

    // The world.

    void title() {
        std::string text = "Round " + std::to_string(s_.round) + dot() + "attack " +
                           std::to_string(s_.attack + 1) + " of 2";
        if (s_.surrounding != 0) {
            text += dot() + book_.cards.surrounding[s_.surrounding - 1u].name +
                    (s_.exploited != 0 ? " (used)" : "");
        }
        if (s_.weather != 0) text += dot() + book_.cards.weather[s_.weather - 1u].name;
        const TextCard& difficulty = book_.cards.difficulty[s_.difficulty];
        if (!difficulty.effects.empty()) text += dot() + difficulty.name;
        lines_.line().add(text, Ink::Plain, true);
        if (s_.mode == Mode::Duel) return;
        const std::string of =
            std::to_string(s_.stage + 1) + " of " + std::to_string(book_.stages(s_.mode));
        const std::string part = (s_.mode == Mode::Campaign ? "duel " : "enemy ") + of;
        lines_.add(right(part, width() - Lines::columns(text)), Ink::Gold);
    }

    void gauges() {
        for (int which = 0; which < kGauges; ++which) gauge(which);
        if (s_.defence == 0) return;
        const std::size_t i = s_.defence - 1u;
        std::string text = "Defence turned: " + book_.cards.defence[i].id + dot() + "Block " +
                           std::to_string(block(book_, s_)) + dot() + "Dodge " +
                           std::to_string(dodge(book_, s_));
        if (s_.defence_paid != 0) text += dot() + "the foe spent Ki on it";
        lines_.line().add(text, Ink::Threat, true);
    }

    void gauge(int which) {
        const int value = s_.gauges[which];
        lines_.line().column(std::string{kGaugeNames[which]}, 10);
        lines_.add(right(value, 4), Ink::Plain, true).add("  ");
        int threshold = 99;
        if (which < 2 && s_.defence != 0)
            threshold = which == 0 ? block(book_, s_) : dodge(book_, s_);
        if (which == 2 && s_.known != 0) threshold = counter_level(book_, s_, s_.known - 1);
        for (int v = kLowest; v <= kHighest; ++v) {
            if (v == threshold) {
                lines_.add(std::string{signs_.mark}, Ink::Threat, true);
            } else if (v == 0) {
                lines_.add(std::string{signs_.zero}, Ink::Quiet);
            } else if (v > 0 && v <= value) {
                lines_.add(std::string{signs_.bar}, which == 2 ? Ink::Cover : Ink::First);
            } else if (v < 0 && v >= value) {
                lines_.add(std::string{signs_.below}, Ink::Threat);
            } else {
                lines_.add(std::string{signs_.dot}, Ink::Quiet);
            }
        }
        lines_.add("  " + (which == 2 ? guard_words() : strike_words(which)), Ink::Plain);
    }

    std::string strike_words(int which) const {
        const StrikeOdds odds = strike_odds(book_, s_, which, s_.gauges[which]);
        if (!odds.allowed) return "no strike with this weapon";
        const std::string foes_value = which == 0 ? "Block" : "Dodge";
        if (s_.defence == 0) {
            const bool attacking = s_.course() == Task::Place || s_.course() == Task::Placed;
            return attacking ? "reaches " + foes_value + ": " + percent(odds.hit) : "";
        }
        const int margin = s_.gauges[which] - (which == 0 ? block(book_, s_) : dodge(book_, s_));
        const std::string against = foes_value + ' ' + std::to_string(s_.gauges[which] - margin);
        if (margin < 0) return against + ": misses by " + std::to_string(-margin);
        return against + ": hits by " + std::to_string(margin) + ", damage " +
               std::to_string(strike_damage(book_, s_, which, margin));
    }

    std::string guard_words() const {
        const std::vector<AnswerCase> cases = answer_cases(book_, s_);
        if (s_.known != 0) {
            const int card = s_.known - 1;
            return "next is " + book_.cards.counter[card].id + ", level " +
                   range(cases, [&](const State& s) { return counter_level(book_, s, card); });
        }
        const Pile bag = next_counters(s_);
        const auto held = [&](const State& s) {
            int count = 0;
            each(bag, [&](int card) {
                count += counter_level(book_, s, card) <= s.gauge(Gauge::Guard) ? 1 : 0;
            });
            return count;
        };
        return "holds against " + range(cases, held) + " of " + std::to_string(size_of(bag)) +
               " counterattacks";
    }

    // "3", or "3-4" if it depends on what comes before.
    template <class F>
    static std::string range(const std::vector<AnswerCase>& cases, F&& f) {
        int least = f(cases.front().s);
        int most = least;
        for (const AnswerCase& one : cases) {
            least = std::min<int>(least, f(one.s));
            most = std::max<int>(most, f(one.s));
        }
        return std::to_string(least) + (least == most ? "" : '-' + std::to_string(most));
    }

    Cards earlier() const { return s_.table & ~s_.placed; }

    void table_lines() {
        if (s_.attack != 0) attack_line(1, earlier());
        attack_line(s_.attack + 1, s_.placed);
    }

    void attack_line(int number, Cards cards) {
        if (cards == 0) return;
        lines_.line().column("attack " + std::to_string(number), 10, Ink::Quiet);
        each(cards, [&](int card) {
            const int icon = icon_of(book_, card);
            const ActionCard& named = action_card(book_, card);
            lines_.add(icon_sign(signs_, book_, icon), icon_ink(icon));
            lines_.add(Lines::padded(named.id + ' ' + named.name, 19));
        });
        tell_combo(cards);
    }

    void tell_combo(Cards cards) {
        const int icon = combo_of(book_, cards);
        if (icon < 0) return;
        lines_.add(std::string{signs_.star} + ' ' + book_.cards.icon[icon].name, Ink::Gold, true);
    }

    // What the gauges would be with this card.
    State with(int card) const {
        State after = s_;
        for (unsigned i = 0; i < kGauges; ++i) {
            const int cap = cap_of(book_, s_, static_cast<Gauge>(i));
            const int sum = s_.gauges[i] + book_.values[card].gauges[i];
            after.gauges[i] = static_cast<std::int16_t>(std::min(sum, cap));
        }
        return after;
    }

    bool completes(int card) const {
        return placing() && combo_of(book_, s_.placed | card_bit(card)) >= 0;
    }
    bool placing() const { return s_.course() == Task::Place && s_.depth == 1; }

    // "S hits 2", "T 58 %": what a strike would be with this card.
    std::string outlook(int card) const {
        if (s_.placed == 0 && s_.defence == 0) return {};  // too early to say
        const State after = with(card);
        std::string text;
        for (int which = 0; which < 2; ++which) {
            const StrikeOdds odds = strike_odds(book_, after, which, after.gauges[which]);
            if (!odds.allowed) continue;
            std::string part = which == 0 ? "S " : "T ";
            if (s_.defence == 0) {
                part += percent(odds.hit);
            } else if (odds.hit > 0) {
                const int value = which == 0 ? block(book_, s_) : dodge(book_, s_);
                part += "hits " + std::to_string(strike_damage(book_, after, which,
                                                               after.gauges[which] - value));
            } else {
                part += "misses";
            }
            text += (text.empty() ? "" : "  ") + part;
        }
        return text;
    }

    void hand_lines() {
        if (s_.hand == 0) return;
        lines_.line().add("hand", Ink::Quiet).add(std::string(23, ' '));
        lines_.add("  Str Tec Grd", Ink::Quiet);
        if (placing())
            lines_.add("    makes        then a strike; " + std::string{signs_.star} + " combo",
                       Ink::Quiet);
        each(s_.hand, [&](int card) {
            const ActionCard& named = action_card(book_, card);
            const int icon = icon_of(book_, card);
            lines_.line().column(named.id, 4, Ink::Plain, true);
            lines_.add(icon_sign(signs_, book_, icon) + ' ', icon_ink(icon));
            lines_.column(book_.cards.icon[icon].name, 6, icon_ink(icon));
            lines_.column(named.name, 15);
            for (const int number : {named.strength, named.technique, named.guard}) {
                lines_.add(right(change(number), 4), number < 0 ? Ink::Threat : Ink::Plain);
            }
            if (placing()) {
                const State after = with(card);
                lines_.add("  " + std::string{signs_.arrow}, Ink::Quiet);
                for (const int number : after.gauges) lines_.add(right(number, 4));
                lines_.add("  " + outlook(card), Ink::Quiet);
                if (completes(card)) {
                    lines_.add(' ' + std::string{signs_.star}, Ink::Gold, true);
                }
            }
            if (!named.text.empty() && !placing()) lines_.add("  " + named.text, Ink::Quiet);
        });
    }

    // Cards with frames, where there is room.

    static constexpr int kInner = 12;
    struct Face {
        std::vector<std::vector<Span>> rows;  // each kInner + 2 columns wide
    };

    Face face(int card, const std::vector<std::string>& body, const std::string& foot) const {
        const auto& [top_left, top_right, low_right, low_left, across, down] = signs_.frame;
        const ActionCard& named = action_card(book_, card);
        const int icon = icon_of(book_, card);
        const std::string head =
            named.id + ' ' + icon_sign(signs_, book_, icon) + ' ' + book_.cards.icon[icon].name;
        Face out;
        out.rows.push_back(
            {{std::string{top_left}, Ink::Quiet, false},
             {head, icon_ink(icon), true},
             {repeated(across, kInner - Lines::columns(head)) + std::string{top_right}, Ink::Quiet,
              false}});
        for (const std::string& line : body) {
            const std::string cut = Lines::cut(line, kInner);
            const auto blanks = static_cast<unsigned>(kInner - Lines::columns(cut));
            out.rows.push_back({{std::string{down}, Ink::Quiet, false},
                                {cut + std::string(blanks, ' ')},
                                {std::string{down}, Ink::Quiet, false}});
        }
        out.rows.push_back(
            {{std::string{low_left}, Ink::Quiet, false},
             {foot, Ink::Gold, true},
             {repeated(across, kInner - Lines::columns(foot)) + std::string{low_right}, Ink::Quiet,
              false}});
        return out;
    }

    void beside(const std::vector<Face>& faces) {
        std::size_t height = 0;
        for (const Face& one : faces) height = std::max(height, one.rows.size());
        for (std::size_t row = 0; row < height; ++row) {
            lines_.line();
            for (const Face& one : faces) {
                if (row >= one.rows.size()) {
                    lines_.add(std::string(kInner + 2, ' '));
                    continue;
                }
                for (const Span& span : one.rows[row]) lines_.add(span.text, span.ink, span.strong);
            }
        }
    }

    static std::string numbers(const ActionCard& card) {
        return right(change(card.strength), 3) + ' ' + right(change(card.technique), 3) + ' ' +
               right(change(card.guard), 3);
    }

    void table_cards() {
        if (s_.table == 0) return;
        std::vector<Face> faces;
        const auto add = [&](Cards cards, int number) {
            const int icon = combo_of(book_, cards);
            each(cards, [&](int card) {
                const ActionCard& named = action_card(book_, card);
                const std::string foot =
                    icon < 0 ? "" : std::string{signs_.star} + " combo " + std::string{signs_.star};
                faces.push_back(face(card, {named.name, numbers(named)}, foot));
            });
            lines_.column("attack " + std::to_string(number),
                          (kInner + 2) * std::max(1, size_of(cards)), Ink::Quiet);
        };
        lines_.line();
        if (s_.attack != 0) add(earlier(), 1);
        if (s_.placed != 0) add(s_.placed, s_.attack + 1);
        beside(faces);
    }

    void hand_cards() {
        if (s_.hand == 0) return;
        lines_.line().add("hand: changes of Strength, Technique, Guard", Ink::Quiet);
        if (placing()) lines_.add("; below them what the gauges become, and a strike", Ink::Quiet);
        std::vector<Face> faces;
        each(s_.hand, [&](int card) {
            const ActionCard& named = action_card(book_, card);
            std::vector<std::string> body{named.name, numbers(named)};
            if (placing()) {
                const State after = with(card);
                std::string makes;
                for (const int number : after.gauges) {
                    makes += (makes.empty() ? "" : " ") + right(number, 3);
                }
                body.push_back(makes);
                for (const std::string& line : wrapped_pairs(outlook(card))) {
                    if (!line.empty()) body.push_back(line);
                }
            }
            if (!named.text.empty()) body.push_back(named.text);
            faces.push_back(face(
                card, body, completes(card) ? std::string{signs_.star} + " combo" : std::string{}));
        });
        beside(faces);
    }

    static std::vector<std::string> wrapped_pairs(const std::string& text) {
        const auto cut = text.find("  ");
        if (cut == std::string::npos) return {text};
        return {text.substr(0, cut), text.substr(cut + 2)};
    }

    void virtues() {  // to choose from, SAM-548
        for (std::size_t i = 0; i < book_.cards.bushido.size(); ++i) {
            const VirtueCard& card = book_.cards.bushido[i];
            if (book_.virtues[i].chooses) continue;
            const std::string text = card.id + ' ' + card.name + ": " + card.text;
            for (const std::string& line : wrapped(text, width())) lines_.line().add(line);
        }
    }

    void reserve() {
        const Cards cards = s_.reserve | s_.looked;
        if (cards == 0) return;
        std::string text;
        each(cards, [&](int card) {
            const ActionCard& named = action_card(book_, card);
            text += (text.empty() ? "" : "; ") + named.id + ' ' + named.name + ' ' +
                    change(named.strength) + '/' + change(named.technique) + '/' +
                    change(named.guard);
            if (!named.text.empty()) text += ' ' + named.text.substr(0, named.text.size() - 1);
        });
        for (const std::string& line :
             wrapped((s_.looked != 0 ? "Reserve and cards looked at: " : "Reserve: ") + text,
                     width())) {
            lines_.line().add(line, Ink::Gold);
        }
    }

    const Book& book_;
    const State& s_;
    const Signs& signs_;
    bool wide_;
    Lines lines_;
};

}  // namespace

Picture picture(const Samurai& game, const Observed<State>& view, const PictureWish& wish,
                std::span<const Event> events) {
    const State& s = view.state();
    if (s.over() || s.round == 0) return road_picture(game, s, wish, events);
    return Drawing{game, s, wish}.draw();
}

}  // namespace engawa::samurai
