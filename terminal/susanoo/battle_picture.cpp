// The battle: both totals, every reason for them, what is missing, escape, the deal.
#include <algorithm>

#include "engine/games/susanoo/rules/reasons.h"
#include "terminal/susanoo/picture_parts.h"
#include "terminal/texts.h"

namespace engawa::susanoo {
namespace {

class BattlePicture {
  public:
    BattlePicture(Lines& lines, const Susanoo& game, const State& s, Viewer viewer, int width)
        : lines_(lines), book_(game.book()), s_(s), viewer_(viewer), width_(width) {}

    void draw() {
        title();
        for (int i = 0; i < s_.foe_count; ++i) foe(s_.foes[i].card);
        totals();
        verdict();
        escapes();
        deal();
    }

  private:
    std::string name(int player) const { return player_name(player, viewer_); }

    void title() {
        std::string text = "BATTLE: " + name(s_.main);
        if (s_.helper != kNobody) {
            text += viewer_.is(Seat{s_.helper}) ? " with your help"
                                                : " with the help of " + name(s_.helper);
        }
        lines_.line().add(text + " against " + counted(s_.foe_count, "foe"), Ink::Plain, true);
    }

    void foe(int card) {
        const CardValues& its = book_.of(card);
        std::string gain = "2 levels, Transformation";
        if (!book_.heads.has(card)) {
            gain = counted(its.rewards, "reward") + ", " + counted(its.levels, "level");
        }
        lines_.line().add("  " + with_id(book_, card), element_ink(its.element), true);
        const int room = width_ - 4 - Lines::columns(with_id(book_, card));
        lines_.add("  " + Lines::cut(kind_of(book_, card) + ": " + gain, room));
        if (book_.card(card).effects.empty()) return;
        for (const std::string& line :
             wrapped("    " + in_words(rules_text(book_.card(card))), width_, 4)) {
            lines_.line().add(line, Ink::Quiet);
        }
    }

    std::string told(const Reason& reason) const {
        const std::string card = reason.card == kNoCard ? "" : name_of(book_, reason.card);
        const std::string whose = s_.helper != kNobody && reason.player < kMaxSeats
                                      ? " (" + name(reason.player) + ")"
                                      : "";
        switch (reason.source) {
            case Source::Level:
                return viewer_.is(Seat{reason.player}) ? "your level"
                                                       : "level of " + name(reason.player);
            case Source::Power: return card + whose;
            case Source::Die: return "die: better element, " + card + whose;
            case Source::Used: return card + ", used" + whose;
            case Source::Played: return card + ", by " + name(reason.player);
            case Source::Foe: return card + ", level";
            case Source::Special: return card + ", condition";
            case Source::Entered: return card + ", entering";
            case Source::Hostile: return "sake poured against " + name(s_.main);
            case Source::Floor: return "a total is at least 1" + whose;
            case Source::Sake:
            case Source::Roll:
            case Source::Edge: break;  // the last two are not among the reasons drawn
        }
        return "sake poured: " + card;
    }

    void totals() {
        const std::vector<Reason> all = reasons(book_, s_);
        std::vector<std::string> sides[2];
        for (const Reason& reason : all) {
            sides[reason.foes ? 1 : 0].push_back(right(with_sign(reason.amount), 4) + ' ' +
                                                 told(reason));
        }
        const Totals sums = sum_of(all);
        const int half = width_ / 2;
        lines_.line().column("  Fighters " + number(sums.fighters), half, Ink::Cover, true);
        lines_.add("  Foes " + number(sums.foes), Ink::Threat, true);
        const std::size_t rows = std::max(sides[0].size(), sides[1].size());
        for (std::size_t row = 0; row < rows; ++row) {
            lines_.line().column(row < sides[0].size() ? sides[0][row] : "", half);
            if (row < sides[1].size()) lines_.add(Lines::cut(sides[1][row], width_ - half));
        }
    }

    void verdict() {
        const Totals sums = sum_of(reasons(book_, s_));
        const int need = sums.foes + (s_.tie_wins_fighters() ? 0 : 1) - sums.fighters;
        std::string text = need > 0 ? "  As it stands: not won, " + number(need) + " missing."
                                    : "  As it stands: won, with " + number(-need) + " to spare.";
        std::string lying;
        each(susanoo::lying(book_, s_),
             [&](int card) { lying += (lying.empty() ? "" : ", ") + name_of(book_, card); });
        if (!lying.empty()) text += " Played: " + lying + '.';
        if (help_blocked(book_, s_)) text += " No helper may join.";
        add(text, need > 0 ? Ink::Threat : Ink::Cover);
    }

    void escapes() {
        std::string text;
        for (const int player : {int{s_.main}, int{s_.helper}}) {
            if (player == kNobody) continue;
            std::string part;
            for (int i = 0; i < s_.foe_count; ++i) {
                const int foe = s_.foes[i].card;
                const int bonus = escape_bonus(book_, s_, player, foe);
                part += (part.empty() ? " " : ", ") + name_of(book_, foe) + ' ' +
                        number(escape_odds(book_, s_, player, foe).percent()) + " %" +
                        (bonus == 0 ? "" : " (" + with_sign(bonus) + ")");
            }
            text += (text.empty() ? "  Escape: " : "; ") + name(player) + " from" + part;
            const int wards = wards_left(s_, player);
            if (wards > 0) text += " (" + counted(wards, "ward") + ")";
        }
        add(text + '.', Ink::Chance);
    }

    void deal() {
        if (s_.deal.any() && s_.helper != kNobody) {
            const bool mine = viewer_.is(Seat{s_.helper});
            add("  Deal: if it is won, " + terms_in_words(book_, s_.deal) + " for " +
                    (mine ? "you" : name(s_.helper)) + '.',
                Ink::Gold);
        }
        if (s_.offer.any()) {
            const bool made = s_.offer.side != Terms::kUnset;
            add((made ? "  Offer: " : "  Offer so far: ") + terms_in_words(book_, s_.offer) + '.',
                Ink::Gold);
        }
    }

    void add(const std::string& text, Ink ink) {
        for (const std::string& line : wrapped(text, width_, 4)) lines_.line().add(line, ink);
    }

    Lines& lines_;
    const Book& book_;
    const State& s_;
    const Viewer viewer_;
    const int width_;
};

}  // namespace

void draw_battle(Lines& lines, const Susanoo& game, const State& s, Viewer viewer, int width) {
    BattlePicture{lines, game, s, viewer, width}.draw();
}

}  // namespace engawa::susanoo
