#include "terminal/susanoo/picture.h"

#include <algorithm>

#include "engine/games/susanoo/text/names.h"
#include "engine/games/susanoo/text/table_facts.h"
#include "terminal/susanoo/picture_parts.h"
#include "terminal/texts.h"

namespace engawa::susanoo {
namespace {

class Drawing {
  public:
    Drawing(const Susanoo& game, const Observed<State>& view, const PictureWish& wish)
        : game_(game),
          book_(game.book()),
          s_(view.state()),
          viewer_(view.viewer()),
          signs_(wish.ascii ? kLetters : kSigns),
          ascii_(wish.ascii),
          width_(wish.columns >= 100 ? 99 : 79),
          rows_(wish.rows) {}

    Picture draw() {
        sheet_ = me() != kNobody && !battle_goes_on(s_) && !asks_for_whom();
        draw_all();
        if (sheet_ && lines_.rows() > rows_ - kBelow && !asks_of_own()) {
            lines_.take();
            sheet_ = false;
            draw_all();
        }
        Picture picture = lines_.take();
        if (ascii_) {
            for (auto& line : picture.lines) {
                for (Span& span : line) span.text = ascii_only(span.text);
            }
        }
        return picture;
    }

  private:
    static constexpr int kBelow = 5;  // rows of the question and the moves

    void draw_all() {
        title();
        if (s_.over()) return scores();
        players();
        if (battle_goes_on(s_)) {
            rule();
            draw_battle(lines_, game_, s_, viewer_, width_);
        } else {
            pool();
        }
        row();
        beings();
        asked_cards();
        if (sheet_) sheet(me());
        hand();
    }

    bool asks_of_own() const {
        switch (s_.top().step) {
            case Step::Form:
            case Step::Lose1:
            case Step::Pay:
            case Step::Renew:
            case Step::TradeGive:
            case Step::TradeWant:
            case Step::TradeAnswer: return true;
            default: return false;
        }
    }
    bool asks_for_whom() const { return s_.top().step == Step::Being; }

    std::string dot() const { return ' ' + std::string{signs_.dot} + ' '; }
    void rule() {
        std::string text;
        for (int i = 0; i < width_; ++i) text += signs_.rule;
        lines_.line().add(text, Ink::Quiet);
    }
    int me() const { return viewer_.is_watcher() ? kNobody : viewer_.seat().index(); }

    // The table.

    void title() {
        int heads = 0;
        for (int player = 0; player < s_.players; ++player) {
            heads += heads_of(book_, s_, player).size();
        }
        std::string text = s_.turn == 0 ? "Setup" : "Turn " + number(s_.turn);
        if (s_.at_turn != kNobody) text += ": " + player_name(s_.at_turn, viewer_);
        text += phase();
        lines_.line().add(text, Ink::Plain, true);
        const auto deck = [&](const Cards& all) {
            const Back back = all == book_.events_deck ? Back::Event : Back::Reward;
            return number(left_in_deck(book_, s_, back)) + ", discards " +
                   number((s_.discards & all).size());
        };
        lines_.line().add("Heads " + number(heads) + '/' + number(book_.head_count) + dot() +
                              "Events " + deck(book_.events_deck) + dot() + "Rewards " +
                              deck(book_.rewards_deck) + dot() + "shuffles " +
                              number(s_.reshuffles) + '/' + number(s_.event_passes),
                          Ink::Quiet);
        rule();
    }

    std::string phase() const {
        switch (s_.top().step) {
            case Step::Prep: return ", before the draw";
            case Step::Choice: return ", fight or draw";
            case Step::End: return ", end of the turn";
            case Step::Fight: return ", battle";
            case Step::Flee:
            case Step::Hurt: return ", escape";
            case Step::Loot:
            case Step::Switch: return ", Death";
            default: return "";
        }
    }

    void players() {
        lines_.line().add("   Being           Element    Level Heads Sake  Hand Points",
                          Ink::Quiet);
        for (int player = 0; player < s_.players; ++player) {
            standing(player);
            if (!sheet_ || player != me()) before(player);
        }
    }

    // Items in hands that the viewer does not know may score as well.
    std::string points(int player) const {
        const bool more = s_.score_hand_items() &&
                          unnamed(book_, s_.hand[player], s_.backs[player], Back::Reward) > 0;
        return number(game_.score(s_, player).sum()) + (more ? "+" : " ");
    }

    std::string marks(int player) const {
        std::string text;
        const auto mark = [&](bool so, std::string_view word) {
            if (so) text += (text.empty() ? "" : " ") + std::string{word};
        };
        mark(player == me(), "you");
        mark(player == s_.first && !s_.in_battle(), "first");
        mark(s_.is_dead(player), "DEAD");
        mark(player == s_.main && !s_.is_dead(player), "FIGHTS");
        mark(player == s_.helper && !s_.is_dead(player), "HELPS");
        mark((s_.passed >> player & 1) != 0, "passed");
        return text;
    }

    void standing(int player) {
        const bool turn = player == s_.at_turn;
        const int being = s_.being[player];
        const auto& backs = s_.backs[player];
        lines_.line().add(turn ? ">" : " ", Ink::Last, true);
        lines_.column(number(player + 1), 2, Ink::Plain, true);
        lines_.column(being == kNoCard ? "-" : name_of(book_, being), 16, Ink::Plain,
                      player == me());
        const unsigned own = elements(book_, s_, player);
        const Ink ink = being == kNoCard ? Ink::Quiet : element_ink(book_.of(being).element);
        lines_.column(element_names(own), 11, ink);
        lines_.add(right(number(s_.level[player]), 5), Ink::Plain, true);
        lines_.add(right(number(heads_of(book_, s_, player).size()), 6));
        lines_.add(right(number(sake(book_, s_, player).size()), 5));
        lines_.add("  " + Lines::padded(number(backs[0]) + "E " + number(backs[1]) + "R", 6));
        lines_.add(right(points(player), 5), Ink::Gold);
        lines_.add(" " + marks(player), s_.is_dead(player) ? Ink::Threat : Ink::Quiet);
    }

    // Transformations, Equipment, lasting events, heads, and hand cards that are known.
    void before(int player) {
        std::string text;
        const auto part = [&](const std::string& more) {
            text += (text.empty() ? "" : dot()) + more;
        };
        std::string forms;
        each_form(s_.forms[player], [&](int card) {
            const bool active = card == s_.form[player];
            forms += (forms.empty() ? "" : ", ") + name_of(book_, card) + " (" +
                     element_name(book_.of(card).element) + ")" +
                     (active ? std::string{signs_.star} : std::string{});
        });
        if (!forms.empty()) part(forms);
        for (int slot = 0; slot < kSlots; ++slot) {
            const int card = s_.in_use[player][slot];
            if (card != kNoCard) part(std::string{kSlotNames[slot]} + ' ' + name_of(book_, card));
        }
        const auto list = [&](std::string_view word, Cards cards) {
            std::string names;
            each(cards,
                 [&](int card) { names += (names.empty() ? "" : ", ") + name_of(book_, card); });
            if (!names.empty()) part(std::string{word} + ' ' + names);
        };
        Cards carried = items_in_play(book_, s_, player);
        for (const int card : s_.in_use[player]) {
            if (card != kNoCard) carried.take(card);
        }
        list("carries", carried);
        list("under", stays(book_, s_, player));
        if (player != me()) list("hand: known", s_.hand[player]);
        if (text.empty()) return;
        for (const std::string& line : wrapped("     " + text, width_, 5)) lines_.line().add(line);
    }

    // Cards.

    void pool() {
        if (s_.pool == 0) return;
        rule();
        lines_.line().add(
            "Pool of Transformations; " + number(std::popcount(s_.form_deck)) + " left in the deck",
            Ink::Quiet);
        each_form(s_.pool, [&](int card) { card_line(card, 1); });
    }

    void row() {
        if (s_.row.empty()) return;
        rule();
        lines_.line().add(looker(s_) == kNobody ? "Open cards" : "Cards only you see", Ink::Quiet);
        for (const int card : by_kind(book_, s_.row)) card_line(card, 2);
    }

    // What lies before a player, with the texts: forms, items, lasting events.
    void sheet(int player) {
        std::vector<int> cards;
        each_form(s_.forms[player], [&](int card) { cards.push_back(card); });
        for (const int card : s_.in_use[player]) {
            if (card != kNoCard) cards.push_back(card);
        }
        Cards rest = items_in_play(book_, s_, player) | stays(book_, s_, player);
        for (const int card : cards) {
            if (card < kFirstBeing) rest.take(card);
        }
        for (const int card : by_kind(book_, rest)) cards.push_back(card);
        list("Before " + (player == me() ? "you" : player_name(player, viewer_)), cards);
    }

    // Cards that the question is about and that lie nowhere else in the picture.
    void asked_cards() {
        const Task& task = s_.top();
        const bool battle = battle_goes_on(s_);
        switch (task.step) {
            case Step::OfferSide: return battle ? sheet(s_.main) : void();
            case Step::TradeWant: return sheet(task.a);
            case Step::RobItem: return sheet(task.b);
            case Step::TradeAnswer: return list("The trade", {task.b, task.c});
            case Step::Lose1:
            case Step::Pay: return battle && task.a == me() ? sheet(me()) : void();
            case Step::Fetch: {
                const Cards& pile = book_.deck_of(static_cast<Back>(task.b));
                return list("Discards", by_kind(book_, s_.discards & pile));
            }
            default: return;
        }
    }

    void list(const std::string& title, const std::vector<int>& cards) {
        if (cards.empty()) return;
        rule();
        lines_.line().add(title, Ink::Quiet);
        for (const int card : cards) card_line(card, 1);
    }

    void beings() {
        const Step step = s_.top().step;
        if (step != Step::Being && step != Step::Switch) return;
        const BeingSet open = s_.row_beings != 0 ? s_.row_beings : s_.free_beings;
        rule();
        lines_.line().add("Heavenly Beings to choose from", Ink::Quiet);
        each_being(open, [&](int card) { card_line(card, 3); });
    }

    void hand() {
        if (me() == kNobody) return;
        rule();
        const std::string limit = number(game_.hand_limit(s_, me()));
        if (s_.hand[me()].empty()) {
            lines_.line().add("Your hand is empty", Ink::Quiet);
            return;
        }
        lines_.line().add("Your hand, limit " + limit, Ink::Quiet);
        const int room = rows_ - kBelow - lines_.rows();
        const std::size_t most = 2 * s_.hand_size(me()) <= room ? 2 : 1;
        for (const int card : by_kind(book_, s_.hand[me()])) card_line(card, most);
    }

    bool in_use(int card) const {
        for (int player = 0; player < s_.players; ++player) {
            if (s_.form[player] == card) return true;
            for (const int used : s_.in_use[player]) {
                if (used == card) return true;
            }
        }
        return false;
    }

    // As many lines as the text wants, at most so many.
    void card_line(int card, std::size_t most) {
        constexpr int kText = 44;
        const CardValues& its = book_.of(card);
        lines_.line().add(std::string{book_.id(card)} + (in_use(card) ? '*' : ' '), Ink::Quiet);
        lines_.column(name_of(book_, card), 21, its.foe() ? Ink::Threat : Ink::Plain, true);
        lines_.column(kind_of(book_, card), 18, element_ink(its.element));
        const int room = width_ - kText;
        const std::vector<std::string> text = wrapped(in_words(rules_text(book_.card(card))), room);
        for (std::size_t i = 0; i < std::min(most, text.size()); ++i) {
            if (i > 0) lines_.line().add(std::string(kText, ' '));
            const bool cut = i + 1 == most && i + 1 < text.size();
            lines_.add(cut ? Lines::cut(text[i] + ' ' + text[i + 1], room - 2) + ".." : text[i]);
        }
    }

    // The end.

    void scores() {
        lines_.line().add(
            "   Being           Level  Top Heads  Sake Most Items Forms Pairs Sets "
            "Cards  VP",
            Ink::Quiet);
        const SeatSet winners = game_.winners(s_);
        for (int player = 0; player < s_.players; ++player) {
            const Score score = game_.score(s_, player);
            const bool won = winners.contains(Seat{player});
            const int being = s_.being[player];
            lines_.line().add(won                    ? std::string{signs_.star}
                              : player == s_.at_turn ? ">"
                                                     : " ",
                              Ink::Gold, true);
            lines_.column(number(player + 1), 2, Ink::Plain, true);
            lines_.column(being == kNoCard ? "-" : name_of(book_, being), 16, Ink::Plain, won);
            lines_.add(right(number(score.level), 5)).add(right(number(score.top), 5));
            lines_.add(right(number(score.heads), 6)).add(right(number(score.sake), 6));
            lines_.add(right(number(score.most), 5)).add(right(number(score.items), 6));
            lines_.add(right(number(score.forms), 6)).add(right(number(score.pairs), 6));
            lines_.add(right(number(score.sets), 5)).add(right(number(score.cards), 6));
            lines_.add(right(number(score.sum()), 4), Ink::Gold, true);
        }
    }

    const Susanoo& game_;
    const Book& book_;
    const State& s_;
    const Viewer viewer_;
    const Signs& signs_;
    const bool ascii_;
    const int width_;
    const int rows_;
    bool sheet_ = false;  // what lies before the viewer is shown with its texts
    Lines lines_;
};

}  // namespace

Picture picture(const Susanoo& game, const Observed<State>& view, const PictureWish& wish,
                std::span<const Event>) {
    return Drawing{game, view, wish}.draw();
}

}  // namespace engawa::susanoo
