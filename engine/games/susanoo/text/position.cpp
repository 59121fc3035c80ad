// Writing positions and views: the section Notation of the ledger.
#include "engine/games/susanoo/text/names.h"

namespace engawa::susanoo {
namespace {

class Writer {
  public:
    Writer(const Book& book, const State& s) : book_(book), s_(s) {}

    std::string text() {
        out_.reserve(1024);
        head();
        piles();
        for (int player = 0; player < s_.players; ++player) seat(player);
        battle();
        out_ += '/';
        for (int i = s_.depth; i > 0; --i) {
            if (i < s_.depth) out_ += '+';
            step(s_.agenda[i - 1]);
        }
        return std::move(out_);
    }

  private:
    void number(int value) { out_ += std::to_string(value); }
    void id(int card) { out_ += book_.id(card); }

    // A list joined by commas; "-" if nothing was added.
    void open() { start_ = out_.size(); }
    void next() {
        if (out_.size() != start_) out_ += ',';
    }
    void close(char behind = '.') {
        if (out_.size() == start_) out_ += '-';
        out_ += behind;
    }

    void add(int card) {
        next();
        id(card);
    }
    void list(Cards cards, char behind = '.') {
        open();
        each(cards, [&](int card) { add(card); });
        close(behind);
    }

    // Backs of cards that the viewer does not know, after the known ones.
    void hidden(Cards known, const std::array<std::uint8_t, 2>& backs) {
        for (const Back back : {Back::Event, Back::Reward}) {
            for (int left = unnamed(book_, known, backs, back); left > 0; --left) {
                next();
                out_ += back == Back::Event ? "?e" : "?r";
            }
        }
    }

    // Head and piles.

    void head() {
        number(s_.players);
        out_ += '.';
        out_ += seat_digit(s_.first);
        out_ += '.';
        out_ += seat_digit(s_.at_turn);
        out_ += '.';
        number(s_.turn);
        out_ += '.';
        number(s_.reshuffles);
        out_ += '.';
        number(s_.look);
        out_ += '.';
        open();
        used(Limit::Turn);
        if ((s_.marked & 2) != 0) word("armor");
        if ((s_.marked & 1) != 0) word("helmet");
        for (int i = 1; i <= s_.trades; ++i) word(i == 1 ? "trade" : "trade" + std::to_string(i));
        if ((s_.marked & 4) != 0) word("weapon");
        close('/');
    }

    void word(std::string_view text) {
        next();
        out_ += text;
    }

    void used(Limit limit) {
        const auto write = [&](int card) {
            if (book_.of(card).activation.limit == limit) add(card);
        };
        each(s_.used, write);
        each_being(s_.used_beings, write);
        each_form(s_.used_forms, write);
    }

    void piles() {
        open();
        each_form(s_.pool, [&](int card) { add(card); });
        close();
        list(s_.discards & book_.rewards_deck);
        open();
        for (int i = 0; i < s_.pile_size; ++i) add(s_.pile[i]);
        close();
        open();
        each(s_.row, [&](int card) { add(card); });
        each_being(s_.row_beings, [&](int card) { add(card); });
        hidden(s_.row, s_.row_backs);
        close('/');
    }

    // Seats.

    void seat(int player) {
        const auto i = static_cast<unsigned>(player);
        if (s_.being[i] == kNoCard) {
            out_ += '-';
        } else {
            id(s_.being[i]);
        }
        out_ += '.';
        number(s_.level[i]);
        out_ += '.';
        open();
        if (s_.is_dead(player)) out_ += 'x';
        if ((s_.passed >> player & 1) != 0) out_ += 'p';
        if (s_.crossed[i] != 0) number(s_.crossed[i]);
        close();
        hand(player);
        items(player);
        forms(player);
        list(s_.front[i] & book_.yokai);
        list(s_.front[i] & book_.heads);
        list(s_.front[i] & book_.events, '/');
    }

    void hand(int player) {
        const auto i = static_cast<unsigned>(player);
        open();
        each(s_.hand[i], [&](int card) {
            add(card);
            if (s_.seen[kWatcherKnows].has(card)) {
                out_ += "=w";
                return;
            }
            bool first = true;
            for (int other = 0; other < s_.players; ++other) {
                if (!s_.seen[other].has(card)) continue;
                if (first) out_ += '=';
                first = false;
                out_ += seat_digit(other);
            }
        });
        hidden(s_.hand[i], s_.backs[i]);
        close();
    }

    void items(int player) {
        const auto i = static_cast<unsigned>(player);
        open();
        each(s_.front[i] & book_.items, [&](int card) {
            add(card);
            for (const int marked : s_.in_use[i]) {
                if (marked == card) out_ += '+';
            }
        });
        close();
    }

    void forms(int player) {
        const auto i = static_cast<unsigned>(player);
        open();
        each_form(s_.forms[i], [&](int card) {
            add(card);
            if (s_.form[i] == card) out_ += (s_.waiting >> player & 1) != 0 ? '-' : '+';
        });
        close();
    }

    void battle() {
        if (!s_.in_battle()) {
            out_ += '-';
            return;
        }
        out_ += seat_digit(s_.main);
        out_ += '.';
        out_ += seat_digit(s_.helper);
        out_ += '.';
        foes();
        open();
        for (int player = 0; player < s_.players; ++player) {
            if ((s_.asked >> player & 1) == 0) continue;
            next();
            out_ += seat_digit(player);
        }
        close();
        terms(s_.deal);
        terms(s_.offer);
        results();
        open();
        used(Limit::Battle);
        close();
        open();
        for (unsigned i = 0; i < s_.poured_count; ++i) {
            add(s_.poured[i].card);
            out_ += ':';
            number(s_.poured[i].value);
        }
        close();
        out_.pop_back();
    }

    void foes() {
        open();
        for (unsigned i = 0; i < s_.foe_count; ++i) {
            add(s_.foes[i].card);
            die(s_.foes[i].main_die);
            die(s_.foes[i].helper_die);
        }
        close();
    }

    void die(int value) {
        out_ += ':';
        if (value > 0) out_ += '+';
        number(value);
    }

    void terms(const Terms& terms) {
        if (!terms.any()) {
            out_ += "-.";
            return;
        }
        term(terms.k);
        out_ += ':';
        term(terms.y);
        out_ += ':';
        if (terms.item() == kNoCard) {
            term(terms.side);
        } else {
            id(terms.item());
        }
        out_ += '.';
    }

    void term(std::uint8_t value) {
        if (value == Terms::kUnset) {
            out_ += '-';
        } else {
            number(value);
        }
    }

    void results() {
        open();
        for (unsigned i = 0; i < s_.result_count; ++i) {
            const Outcome& result = s_.results[i];
            add(result.card);
            out_ += ':';
            out_ += seat_digit(result.player());
            out_ += ':';
            out_ += kPickedLetters[static_cast<unsigned>(result.side())];
            for (const int value :
                 {int{result.fighters}, int{result.foes}, int{result.escape}, result.wards()}) {
                out_ += ':';
                number(value);
            }
        }
        close();
    }

    // Agenda.

    void step(const Task& task) {
        if (task.count > 1) {
            number(task.count);
            out_ += 'x';
        }
        const StepName& name = name_of(task.step);
        out_ += name.name;
        const std::array<std::uint8_t, 4> values = task.parts();
        for (unsigned i = 0; i < name.parts.size(); ++i) {
            out_ += ':';
            part(name.parts[i], values[i]);
        }
    }

    void part(char kind, std::uint8_t value) {
        switch (kind) {
            case 'p':
            case 'P': out_ += seat_digit(value); return;
            case 'c': id(value); return;
            case 'f': out_ += kFromNames[value]; return;
            case 'e': out_ += "er"[value]; return;
            case 'E': out_ += "ER"[value]; return;
            case 's': out_ += value == 1 ? "1" : "-1"; return;
            case 'D': out_ += kDealtLetters[value]; return;
            case 'u': out_ += kUntilNames[value]; return;
            case 'r': out_ += kCauseNames[value]; return;
            case 'i':
                out_ += kTriggerNames[value >> 4];
                out_ += ':';
                number(value & 15);
                return;
            default: number(value); return;
        }
    }

    const Book& book_;
    const State& s_;
    std::string out_;
    std::size_t start_ = 0;
};

}  // namespace

std::string Susanoo::write(const State& s) const { return Writer{*book_, s}.text(); }

std::string Susanoo::write_view(const Observed<State>& view) const {
    return Writer{*book_, view.state()}.text();
}

}  // namespace engawa::susanoo
