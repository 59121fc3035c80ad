#include "terminal/eiyo/picture.h"

#include "engine/games/eiyo/rules/outlook.h"
#include "terminal/eiyo/board_picture.h"

namespace engawa::eiyo {
namespace {

// The corners that a weapon shows, as one sign: TL 1, TR 2, BR 4, BL 8.
constexpr std::string_view kCornerSigns[] = {" ", "▘", "▝", "▀", "▗", "▚", "▐", "▜",
                                             "▖", "▌", "▞", "▛", "▄", "▙", "▟", "█"};

class Table {
  public:
    Table(const Eiyo& game, const Observed<State>& view, const PictureWish& wish)
        : game_(game),
          s_(view.state()),
          viewer_(view.viewer()),
          ascii_(wish.ascii),
          width_(wish.columns >= 100 && wish.rows >= 30 ? 99 : 79),
          board_(BoardPicture{game, view, wish}.draw()) {}

    Picture draw() {
        tell_honor();
        tell_piles();
        lines_.append(board_);
        tell_damage();
        tell_notes();
        if (!s_.coop()) {
            show_hand(0);
        } else {
            for (const Seat seat : SeatSet::first_seats(2)) {
                if (!viewer_.is(seat)) tell_other_hand(seat.index());
            }
            if (!viewer_.is_watcher()) show_hand(viewer_.seat().index());
        }
        return lines_.take();
    }

  private:
    // Honor, piles, damage.

    void tell_honor() {
        const int to_win = game_.cards().constants.honor_to_win;
        lines_.line().add("Round " + std::to_string(s_.round), Ink::Plain, true);
        lines_.add("   honor ").add(std::to_string(s_.honor), Ink::Gold, true);
        if (s_.over()) {
            const std::string rank{game_.rank(s_)};
            lines_.add(rank.empty() ? "" : ", " + rank, Ink::Gold, true);
        } else {
            lines_.add(rank_words(to_win));
            const int more = honor_left(game_.book(), s_);
            const bool lost = s_.honor + more < to_win;
            const std::string most = ", at most " + std::to_string(more) + " more";
            if (lost) {
                lines_.add(most + ": too few to win", Ink::Threat);
            } else if (more > 0) {
                lines_.add(most + " to win", Ink::Quiet);
            }
        }
    }

    // The rank that the honor would give if no enemy were left.
    std::string rank_words(int to_win) const {
        const auto& ranks = game_.cards().ranks[s_.coop() ? 1 : 0];
        std::string now;
        const Rank* next = nullptr;
        for (const Rank& rank : ranks) {
            if (rank.from <= s_.honor) {
                now = rank.name;
            } else if (next == nullptr) {
                next = &rank;
            }
        }
        if (s_.honor < to_win) now = "";
        std::string words = now.empty() ? " of " + std::to_string(to_win) : ": " + now;
        if (next != nullptr && !now.empty()) {
            words += ", from " + std::to_string(next->from) + " " + next->name;
        } else if (next != nullptr) {
            words += " (" + next->name + ")";
        }
        return words;
    }

    void tell_piles() {
        lines_.line();
        lines_.add("deck ").add(std::to_string(s_.deck_size), Ink::Plain, true);
        lines_.add("   discards " + std::to_string(s_.discards_size), Ink::Quiet);
        lines_.add("   special weapons " + std::to_string(s_.table_size), Ink::Quiet);
        lines_.add("   exhausted " + std::to_string(game_.exhaustions(s_)) + " of 3", Ink::Quiet);
        lines_.add("   tokens " + std::to_string(game_.supply(s_)), Ink::Quiet);
        if (game_.removed(s_) > 0) {
            lines_.add("   removed " + std::to_string(game_.removed(s_)), Ink::Quiet);
        }
    }

    void tell_damage() {
        if (s_.over()) return;
        const int damage = game_.damage(s_);
        const int left = s_.deck_size - damage;
        const bool runs_out = left < (s_.emptied() ? 1 : 0);
        lines_.line().add("The enemies would deal ");
        lines_.add(std::to_string(damage), Ink::Threat, true);
        if (!runs_out) {
            lines_.add(" now; " + std::to_string(left) + " of " + std::to_string(s_.deck_size) +
                       " cards would be left");
        } else if (s_.table_size == 0) {
            lines_.add(" now: more than the last deck has: overrun", Ink::Threat, true);
        } else {
            lines_.add(" now: the deck of " + std::to_string(s_.deck_size) + " would run out",
                       Ink::Threat);
        }
    }

    // Effects and waiting weapons.

    void tell_notes() {
        for (int index = 0; index < s_.row_count(); ++index) {
            const Row row = s_.rows[index];
            for (int place = 0; place < row.size(); ++place) tell_effect(index, place);
        }
        for (int index = 0; index < s_.row_count(); ++index) {
            const ActiveWeapon waiting = s_.active[index];
            if (waiting.none()) continue;
            note(row_name(index) + ": " + whose(waiting.owner()) + ' ' +
                     game_.weapon(waiting.weapon()).id + " waits",
                 Ink::Gold);
        }
    }

    void tell_effect(int index, int place) {
        constexpr std::string_view kPlaces[] = {"front", "middle", "back"};
        const FoeCard& card = game_.foe(s_, s_.rows[index].at(place));
        const Effects& e = card.effects;
        const auto cards = [](int n) { return counted(n, "card", "cards"); };
        std::string words;
        const auto say = [&](const std::string& more) {
            words += (words.empty() ? "" : ", ") + more;
        };
        if (e.no_deflect != 0) say("no deflect while in front");
        if (e.attack_cost != 0) say("in front an attack costs " + cards(e.attack_cost));
        if (e.concentration != 0) say("a turn costs " + cards(e.concentration));
        if (e.row_damage != 0) say("others in its row +" + std::to_string(e.row_damage));
        if (e.defeat_discard != 0) say("defeating it costs " + cards(e.defeat_discard));
        if (words.empty()) return;  // what it did when it came is over
        note(short_name(card.name) + "! " + row_name(index) + " " + std::string{kPlaces[place]} +
                 ": " + words,
             Ink::Chance);
    }

    // Notes stand beside each other while there is room.
    void note(const std::string& text, Ink ink) {
        const int wide = Lines::columns(text);
        if (noted_ == 0 || noted_ + 3 + wide > width_) {
            lines_.line();
            noted_ = 0;
        } else {
            lines_.add("   ");
            noted_ += 3;
        }
        lines_.add(text, ink);
        noted_ += wide;
    }

    std::string row_name(int index) const {
        return std::string{s_.coop() ? kRowNames[index] : kCornerNames[index]};
    }
    std::string whose(int player) const {
        return viewer_.is(Seat{player}) ? "your" : seat_title(player) + "'s";
    }

    // Hands.

    void tell_other_hand(int player) {
        const auto i = static_cast<unsigned>(player);
        std::string title = seat_title(player) + ": " + counted(s_.hand_size[i], "card", "cards");
        if (s_.has_passed(player)) title += ", has passed";
        if (!s_.hands[i].empty()) title += s_.over() ? ":" : ", known:";
        lines_.line().add(title);
        noted_ = Lines::columns(title);
        s_.hands[i].each([&](int kind) {
            note(weapon_name(kind, s_.hands[i].count(kind)) + rows_in_reach(player, kind),
                 Ink::Plain);
        });
    }

    // " F1 N2": what the card of somebody who looks from elsewhere hits without a turn.
    std::string rows_in_reach(int player, int kind) const {
        std::string rows;
        for (int index = 0; index < s_.row_count() && aims(); ++index) {
            for (int corner = 0; corner < kCorners; ++corner) {
                const bool shown = (game_.weapon(kind).corners >> corner & 1) != 0;
                if (shown && game_.row_at(s_, player, corner) == index)
                    rows += ' ' + row_name(index);
            }
        }
        return rows;
    }

    std::string weapon_name(int kind, int count) const {
        const WeaponCard& card = game_.weapon(kind);
        const std::string sign = ascii_ ? "" : std::string{kCornerSigns[card.corners & 15]} + " ";
        const std::string times = ascii_ ? " x" : " ×";
        return sign + card.id + (count > 1 ? times + std::to_string(count) : "");
    }

    bool aims() const { return !s_.over() && (!s_.coop() || s_.placed()); }

    void show_hand(int player) {
        const auto i = static_cast<unsigned>(player);
        const int first = width_ >= 99 ? 23 : 19;
        const int each = (width_ - first) / kCorners;
        std::string title = "hand " + std::to_string(s_.hand_size[i]);
        if (s_.known_size[i] != 0) title += ", " + std::to_string(s_.known_size[i]) + " known";
        lines_.line().column(title, first, Ink::Plain, true);
        for (int corner = 0; corner < kCorners && !s_.over(); ++corner) {
            lines_.column(target(player, corner), each, Ink::Quiet);
        }
        s_.hands[i].each([&](int kind) {
            lines_.line().column(weapon_name(kind, s_.hands[i].count(kind)), first);
            for (int corner = 0; corner < kCorners && !s_.over(); ++corner) {
                const auto [text, ink] = reach(player, kind, corner);
                lines_.column(text, each, ink, ink == Ink::Cover);
            }
        });
    }

    std::string target(int player, int corner) const {
        std::string text{kCornerNames[corner]};
        if (!aims()) return text;
        const int index = game_.row_at(s_, player, corner);
        const Row row = s_.rows[index];
        if (row.empty()) return text + " nobody";
        if (s_.has_token(index)) return text + " deflected";
        return text + ' ' + short_name(game_.foe(s_, row.front()).name);
    }

    // What it takes to play this weapon at that corner, with the fewest turns (EIY-131, EIY-137).
    std::pair<std::string, Ink> reach(int player, int kind, int corner) const {
        const int turns = turns_to(game_.weapon(kind).corners, corner);
        const int most = game_.cards().constants.max_rotations;
        const std::string nothing = ascii_ ? "." : "·";
        if (turns > most) return {nothing, Ink::Quiet};
        if (!aims()) return {turns == 0 ? "shown" : nothing, turns == 0 ? Ink::Cover : Ink::Quiet};
        const int index = game_.row_at(s_, player, corner);
        if (s_.rows[index].empty() || s_.has_token(index)) {
            return {nothing, Ink::Quiet};
        }
        const int cost = game_.cost(s_, Move::attack(kind, corner, turns));
        if (!game_.payable(s_, cost)) return {"too dear", Ink::Quiet};
        const bool own_waits = own_weapon_waits(index, player);  // EIY-153
        if (cost == 0) return {own_waits ? "deflect" : "free", Ink::Cover};
        const std::string price = counted(cost, "card", "cards");
        return {turns == 0 ? price : "+" + std::to_string(turns) + ": " + price, Ink::Gold};
    }

    bool own_weapon_waits(int index, int player) const {
        const ActiveWeapon waiting = s_.active[index];
        const Foe front = s_.rows[index].front();
        return !waiting.none() && waiting.owner() == player &&
               game_.foe(s_, front).troop == Troop::Red;
    }

    const Eiyo& game_;
    const State& s_;
    Viewer viewer_;
    bool ascii_;
    int width_;
    int noted_ = 0;  // columns of the line of notes
    Picture board_;
    Lines lines_;
};

}  // namespace

Picture picture(const Eiyo& game, const Observed<State>& view, const PictureWish& wish,
                std::span<const Event>) {
    return Table{game, view, wish}.draw();
}

}  // namespace engawa::eiyo
