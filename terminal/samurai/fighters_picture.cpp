// You and the foes: Life, Ki, armour, the Injury die, abilities, and what the modules hold.
#include "engine/games/samurai/odds/odds.h"
#include "terminal/samurai/picture_parts.h"

namespace engawa::samurai {
namespace {

constexpr int kHalf = 40;

class Fighters {
  public:
    Fighters(Lines& lines, const Book& book, const State& s, const Signs& signs, bool wide)
        : lines_(lines), book_(book), s_(s), signs_(signs), wide_(wide) {}

    void draw() {
        fighters();
        modules();
    }

  private:
    int width() const { return wide_ ? 98 : 79; }
    bool attacking() const {  // an enemy is marked, or answers
        const Task course = s_.course();
        return course == Task::Place || course == Task::Placed || course == Task::Strike ||
               course == Task::Attacked || course == Task::Guard || course == Task::Answered;
    }

    // You and the foes, beside each other.

    void fighters() {
        const std::vector<std::vector<Span>> own = you();
        const std::vector<std::vector<Span>> other = foes();
        const int half = wide_ ? 50 : kHalf;
        for (std::size_t i = 0; i < std::max(own.size(), other.size()); ++i) {
            lines_.line();
            int used = 0;
            for (const Span& span : i < own.size() ? own[i] : std::vector<Span>{}) {
                lines_.add(span.text, span.ink, span.strong);
                used += Lines::columns(span.text);
            }
            if (i >= other.size()) continue;
            lines_.add(std::string(static_cast<unsigned>(std::max(1, half - used)), ' '));
            for (const Span& span : other[i]) lines_.add(span.text, span.ink, span.strong);
        }
    }

    std::string armour(int points) const {
        return "  armour " +
               tokens(signs_.armour, signs_.no_armour, points,
                      std::max(points, book_.armour_points)) +
               ' ' + std::to_string(points);
    }

    std::vector<std::vector<Span>> you() const {
        const int most = max_life(book_, s_);
        const int limit = ki_limit(book_, s_);
        std::vector<std::vector<Span>> out;
        out.push_back({{"Musashi", Ink::First, true},
                       {" with the " + book_.cards.weapon[s_.weapon].name, Ink::Plain, false}});
        out.push_back({{"Life "},
                       {tokens(signs_.life, signs_.no_life, s_.life, most), Ink::Second, false},
                       {' ' + std::to_string(s_.life) + " of " + std::to_string(most)}});
        if (s_.wearer == Wearer::You) out.back().push_back({armour(s_.armour)});
        out.push_back({{"Ki   "},
                       {tokens(signs_.ki, signs_.no_ki, s_.ki, limit), Ink::First, false},
                       {' ' + std::to_string(s_.ki) + " of " + std::to_string(limit)}});
        out.push_back({{"Die  "}, {die_words(), Ink::Gold, false}});
        return out;
    }

    std::string die_words() const {
        if (s_.die == 0) return "out of the game";
        const DieValues& level = book_.die[s_.die];
        std::string does;
        if (level.damage != 0) does = "+" + std::to_string(level.damage) + " damage";
        if (level.wound != 0) {
            does += (does.empty() ? "" : ", ") + ("Wound " + std::to_string(level.wound));
        }
        return '[' + std::to_string(s_.die) + "] " + (does.empty() ? "no effect yet" : does);
    }

    std::vector<Span> foe_line(int foe, bool numbered) const {
        const Fighter& now = s_.foes[foe];
        const Fighter full = foe_full(book_, s_, foe);
        if (numbered && now.life == 0) {
            return {{std::string{"  "} + std::to_string(foe + 1) + ' ' +
                         std::string{signs_.fallen} + " dead",
                     Ink::Quiet, false}};
        }
        std::vector<Span> line;
        if (numbered) {
            const bool marked = attacking() && foe == answering_foe(s_);
            line.push_back(
                {(marked ? std::string{signs_.arrow} + ' ' : "  ") + std::to_string(foe + 1) + ' ',
                 marked ? Ink::Last : Ink::Plain, marked});
        }
        line.push_back({"Life "});
        line.push_back(
            {tokens(signs_.life, signs_.no_life, now.life, std::max<int>(now.life, full.life)),
             Ink::Second, false});
        line.push_back({' ' + std::to_string(now.life) + "  Ki "});
        line.push_back({tokens(signs_.ki, signs_.no_ki, now.ki, std::max<int>(now.ki, full.ki)),
                        Ink::First, false});
        line.push_back({' ' + std::to_string(now.ki)});
        if (numbered && wears_armour(book_, s_, foe)) line.push_back({armour(s_.armour)});
        return line;
    }

    std::vector<std::vector<Span>> foes() const {
        std::vector<std::vector<Span>> out;
        if (s_.three()) {
            out.push_back({{"Three enemies", Ink::Second, true}});
            for (int foe = 0; foe < kEnemies; ++foe) out.push_back(foe_line(foe, true));
            return out;
        }
        out.push_back({{foe_name(book_, s_, 0), Ink::Second, true}});
        if (ability(book_, s_).two_sided) {
            out.back().push_back({s_.side == 0 ? "  side A" : "  side B", Ink::Threat, true});
        }
        out.push_back(foe_line(0, false));
        if (wears_armour(book_, s_, 0)) out.push_back({{armour(s_.armour).substr(2)}});
        if (s_.mode == Mode::Clan) out.push_back(clan_line());
        if (s_.ability == 0) return out;
        for (const std::string& line :
             wrapped(book_.cards.opponent[s_.ability - 1u].text, width() - (wide_ ? 50 : kHalf))) {
            out.push_back({{line, Ink::Quiet, false}});
        }
        return out;
    }

    std::vector<Span> clan_line() const {
        std::string text = "Clan ";
        for (int i = 0; i < book_.stages(Mode::Clan); ++i) {
            if (i < s_.stage) {
                text += ' ' + std::string{signs_.fallen};
            } else if (i == s_.stage) {
                text += ' ' + std::string{signs_.arrow} + std::to_string(i + 1);
            } else {
                text += ' ' + std::to_string(i + 1);
            }
        }
        return {{text}};
    }

    void modules() {
        std::string text;
        if (s_.bushido() && s_.virtue == 0) {
            text = s_.pawn >= book_.c.bushido_kanji && s_.top().task != Task::Virtue
                       ? "Bushido: the card is used up"
                       : "Bushido: pawn " +
                             tokens(signs_.life, signs_.no_life, s_.pawn, book_.c.bushido_kanji) +
                             " kanji " + std::to_string(s_.pawn) + " of " +
                             std::to_string(book_.c.bushido_kanji);
        } else if (s_.virtue != 0) {
            const VirtueValues& card = virtue(book_, s_);
            text = "Bushido: " + book_.cards.bushido[s_.virtue - 1u].name;
            if (card.credit != 0) text += ", credit left " + std::to_string(s_.credit);
            if (card.ki_to_life != 0) text += ", Ki on it " + std::to_string(s_.credit);
        }
        if (s_.redraws != 0) {
            text += (text.empty() ? "" : "   ") + ("redraws left: " + std::to_string(s_.redraws));
        }
        if (s_.gisei()) text += (text.empty() ? "" : "   ") + std::string{"Gisei: at the guard"};
        if (!text.empty()) lines_.line().add(text, Ink::Quiet);
        blood();
    }

    void blood() {
        if (!s_.blood_on()) return;
        std::string kept;
        for (unsigned level = 0; level < 2; ++level) {
            each(s_.blood[level], [&](int card) {
                const WoundCard& wound = book_.cards.blood[card];
                kept += (kept.empty() ? "" : "; ") + (level == 0 ? wound.name1 : wound.name2) +
                        ": " + (level == 0 ? wound.text1 : wound.text2);
            });
        }
        const int left = book_.bloods() - size_of(static_cast<Cards>(s_.blood[0] | s_.blood[1]));
        const std::string text = "Blood: " + std::to_string(left) + " cards left. " + kept;
        for (const std::string& line : wrapped(text, width())) {
            lines_.line().add(line, Ink::Threat);
        }
    }

    Lines& lines_;
    const Book& book_;
    const State& s_;
    const Signs& signs_;
    bool wide_;
};

}  // namespace

void draw_fighters(Lines& lines, const Book& book, const State& s, const Signs& signs, bool wide) {
    Fighters{lines, book, s, signs, wide}.draw();
}

}  // namespace engawa::samurai
