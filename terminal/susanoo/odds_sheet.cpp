// Exact odds of the dice (SUS-450, SUS-451, SUS-482), for what the viewer may decide now.
#include <algorithm>

#include "engine/games/susanoo/odds/outlook.h"
#include "engine/games/susanoo/text/name_move.h"
#include "terminal/susanoo/drawings.h"
#include "terminal/susanoo/picture_parts.h"

namespace engawa::susanoo {
namespace {

std::string told(const Outlook& outlook) {
    const auto& [first, unused] = *outlook.cases().begin();
    std::string text;
    if (outlook.cases().size() == 1) {
        text = number(first.first) + " to " + number(first.second);
    } else {
        int low = 1000, high = -1000, foes_low = 1000, foes_high = -1000;
        for (const auto& [sums, weight] : outlook.cases()) {
            low = std::min(low, sums.first);
            high = std::max(high, sums.first);
            foes_low = std::min(foes_low, sums.second);
            foes_high = std::max(foes_high, sums.second);
        }
        const auto range = [](int a, int b) {
            return a == b ? number(a) : number(a) + ".." + number(b);
        };
        text = range(low, high) + " to " + range(foes_low, foes_high);
    }
    return text + ", won in " + number(outlook.percent()) + " %";
}

class OddsSheet {
  public:
    OddsSheet(const Susanoo& game, const Observed<State>& view)
        : game_(game), s_(view.state()), viewer_(view.viewer()) {}

    Picture draw() {
        if (!viewer_.is_watcher() && game_.to_act(s_).contains(viewer_.seat())) moves();
        escapes();
        next_event();
        return lines_.take();
    }

  private:
    const Book& book() const { return game_.book(); }

    void add(const std::string& left, const std::string& right_side) {
        if (!begun_) lines_.line().add("If nobody answers, fighters to foes", Ink::Quiet);
        begun_ = true;
        lines_.line().column("  " + left, 34).add(right_side);
    }

    void moves() {
        const Seat seat = viewer_.seat();
        if (s_.top().step == Step::Fight) {
            Outlook now{game_};
            now.add(s_);
            add("now", told(now));
        }
        MoveBuffer<Susanoo> buffer;
        game_.legal(s_, seat, buffer.list);
        NoEvents silent;
        for (const Move move : buffer.list) {
            if (move.word() == Word::Pass) continue;
            State next = s_;
            game_.apply(next, seat, move, silent);
            const std::string named = name_move(game_, s_, seat, move);
            if (next.top().step == Step::Side) {
                sides(next, named);
                continue;
            }
            if (move.word() == Word::Ask) accept(next);
            Outlook outlook{game_};
            if (!next.in_battle()) continue;
            if (outlook.add(next)) {
                add(named, told(outlook));
            } else if (asks(next)) {
                choices(next, named);
            }
        }
    }

    // The best of what a move asks for before the battle goes on.
    struct Best {
        Outlook outlook;
        std::string choice;  // the first one
        bool matters = false;
        int cases = 0;
    };

    void weigh(const State& s, const std::string& first, int depth, Best& best) {
        constexpr int kMostChoices = 3;
        MoveBuffer<Susanoo> buffer;
        game_.legal(s, viewer_.seat(), buffer.list);
        NoEvents silent;
        for (const Move choice : buffer.list) {
            State next = s;
            game_.apply(next, viewer_.seat(), choice, silent);
            const std::string begun =
                first.empty() ? name_move(game_, s, viewer_.seat(), choice) : first;
            Outlook outlook{game_};
            if (!next.in_battle()) continue;
            if (outlook.add(next)) {
                const bool better = outlook.better_than(best.outlook);
                best.matters |= best.cases > 0 && (better || best.outlook.better_than(outlook));
                ++best.cases;
                if (!better) continue;
                best.outlook = outlook;
                best.choice = begun;
            } else if (asks(next) && depth < kMostChoices) {
                weigh(next, begun, depth + 1, best);
            }
        }
    }

    bool asks(const State& s) const {
        return !s.chance() && game_.to_act(s) == SeatSet{viewer_.seat()} &&
               s.top().step != Step::Flee;
    }

    void choices(const State& s, const std::string& named) {
        constexpr int kRoom = 44;
        Best best{Outlook{game_}, "", false, 0};
        weigh(s, "", 1, best);
        if (best.cases == 0) return add(named, "asks for a choice first");
        const std::string with = best.matters ? ", best " + best.choice : "";
        add(named, Lines::cut(told(best.outlook) + with, kRoom));
    }

    // Help for nothing: what was asked for is offered and answered by the first way to agree.
    void accept(State& s) {
        NoEvents silent;
        MoveBuffer<Susanoo> buffer;
        while (!s.chance() && s.top().step != Step::Fight) {
            const Seat seat = game_.to_act(s).first();
            buffer.list.clear();
            game_.legal(s, seat, buffer.list);
            const bool answer = s.top().step == Step::Answer;
            game_.apply(s, seat, answer ? Move{Word::Yes} : buffer.list[0], silent);
        }
    }

    void sides(const State& s, const std::string& named) {
        NoEvents silent;
        for (const bool foes : {false, true}) {
            State next = s;
            game_.apply(next, viewer_.seat(), foes ? Move::pick_foes() : Move::pick_fighters(),
                        silent);
            Outlook outlook{game_};
            constexpr int kRoom = 22;
            const std::string left = Lines::cut(named, kRoom) + (foes ? ", foes" : ", fighters");
            if (outlook.add(next)) add(left, told(outlook));
        }
    }

    void escapes() {
        if (!s_.in_battle()) return;
        for (const int player : {int{s_.main}, int{s_.helper}}) {
            if (player == kNobody) continue;
            for (int i = 0; i < s_.foe_count; ++i) {
                const int foe = s_.foes[i].card;
                const RollOdds odds = escape_odds(book(), s_, player, foe);
                lines_.line().add("Escape of " + player_name(player, viewer_) + " from " +
                                  name_of(book(), foe) + ": 5 or more, " +
                                  with_sign(escape_bonus(book(), s_, player, foe)) +
                                  " on the roll: " + number(odds.percent()) + " %.");
            }
        }
    }

    // Every unseen card is equally likely the next one of its deck. Those in unknown hands are not
    // shuffled in when it runs out (SUS-261, SUS-443).
    void next_event() {
        const Cards unseen = s_.deck & book().events_deck;
        if (left_in_deck(book(), s_, Back::Event) > 0) {
            lines_.line().add("The next Event card, of " + number(unseen.size()) +
                              " unseen: " + shares(unseen) + '.');
        } else if (s_.pile_size == 0 || s_.reshuffles >= s_.event_passes) {
            lines_.line().add("The Event deck is empty and not reshuffled again: the game ends as");
            lines_.line().add("  soon as a turn needs a card of it.");
        } else {
            const Cards old = s_.discards & book().events_deck;
            lines_.line().add("The Event deck is empty: the next card is one of the " +
                              number(old.size()) + " discards, in");
            lines_.line().add("  reshuffle " + number(s_.reshuffles + 1) + " of " +
                              number(s_.event_passes) + ": " + shares(old) + '.');
        }
    }

    std::string shares(Cards cards) const {
        const int all = cards.size();
        const auto share = [&](Cards kind) {
            const int n = (cards & kind).size();
            return number(n) + " (" + number((100 * n + all / 2) / all) + " %)";
        };
        return "heads " + share(book().heads) + ", Yokai " + share(book().yokai) + ", events " +
               share(book().events);
    }

    const Susanoo& game_;
    const State& s_;
    const Viewer viewer_;
    Lines lines_;
    bool begun_ = false;
};

}  // namespace

Picture odds_of(const Susanoo& game, const Observed<State>& view) {
    return OddsSheet{game, view}.draw();
}

}  // namespace engawa::susanoo
