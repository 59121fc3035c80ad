// Reading positions and views: the section Notation of the ledger (SUS-531, SUS-532, SUS-534). What
// must hold between the fields is checked at the end, as for every state (check.cpp).
#include "engine/core/text.h"
#include "engine/games/susanoo/text/names.h"
#include "engine/games/susanoo/text/reading.h"

namespace engawa::susanoo {
namespace {

constexpr std::size_t kLongest = 4096;

// What start() gives, with no card anywhere.
State cleared(State s) {
    State empty;
    empty.players = s.players;
    empty.flags = s.flags;
    empty.being_choice = s.being_choice;
    empty.first_player = s.first_player;
    empty.trades_per_turn = s.trades_per_turn;
    empty.sake_tie_bonus = s.sake_tie_bonus;
    empty.event_passes = s.event_passes;
    return empty;
}

class Reader {
  public:
    Reader(const Book& book, const State& start, bool view)
        : book_(book), s_(cleared(start)), view_(view) {}

    // Empty: readable; the state is in state().
    std::string read(std::string_view text) {
        const auto fields = split(text, '/', kMaxSeats + 6);
        const auto wanted = static_cast<std::size_t>(s_.players) + 4;
        if (text.size() > kLongest || fields.size() != wanted) {
            return "with seats=" + std::to_string(s_.players) + " a position has " +
                   std::to_string(wanted) + " fields joined by '/', not " +
                   std::to_string(fields.size());
        }
        if (!read_head(fields[0]) || !read_piles(fields[1])) return reason_;
        for (int player = 0; player < s_.players; ++player) {
            if (!read_seat(player, fields[player + 2])) return reason_;
        }
        std::string wrong = read_battle(book_, s_, fields[wanted - 2]);
        if (wrong.empty()) wrong = read_agenda(book_, s_, fields[wanted - 1]);
        if (wrong.empty() && !take_stock()) return reason_;
        return wrong;
    }

    const State& state() const { return s_; }

  private:
    bool refuse(std::string reason) {
        reason_ = std::move(reason);
        return false;
    }
    bool misplaced(std::string_view text, std::string_view where) {
        return refuse(quoted(text) + " is not a card that " + std::string{where});
    }

    // Calls read(text) for each part of a list.
    template <class F>
    bool entries(std::string_view field, F&& read) {
        last_ = -1;
        if (field == "-") return true;
        for (const std::string_view entry : split(field, ',', 200)) {
            if (!read(entry)) return false;
        }
        return true;
    }

    bool in_order(int card, std::string_view text) {
        const bool fine = card > last_;
        last_ = card;
        return fine || refuse(quoted(text) + " is not in its place of the list (SUS-532)");
    }

    // A card has one place (SUS-532).
    bool place(int card, std::string_view text) {
        const bool again = card < kMostDeckCards ? placed_.has(card)
                           : card < kFirstForm   ? (beings_ & being_bit(card)) != 0
                                                 : (forms_ & form_bit(card)) != 0;
        if (again) return refuse(quoted(text) + " lies in two places");
        if (card < kMostDeckCards) {
            placed_.add(card);
        } else if (card < kFirstForm) {
            beings_ |= being_bit(card);
        } else {
            forms_ |= form_bit(card);
        }
        return true;
    }

    // The next card of a list that may hold the cards of `kinds`; -1: refused.
    int card_of(Cards kinds, std::string_view text, std::string_view where) {
        const int card = book_.number_of(text);
        if (card < 0) return refuse("there is no card " + quoted(text)) ? 0 : -1;
        if (card >= kMostDeckCards || !kinds.has(card)) return misplaced(text, where) ? 0 : -1;
        return place(card, text) ? card : -1;
    }

    bool read_cards(std::string_view field, Cards kinds, std::string_view where, Cards& cards) {
        return entries(field, [&](std::string_view text) {
            const int card = card_of(kinds, text, where);
            if (card < 0) return false;
            cards.add(card);
            return in_order(card, text);
        });
    }

    bool read_head(std::string_view field) {
        const auto parts = split(field, '.', 9);
        if (parts.size() != 7) return refuse("the head has seven parts joined by '.'");
        const auto players = read_number(parts[0], kMaxSeats);
        const auto first = read_number(parts[1], s_.players);
        const auto at_turn = read_number(parts[2], s_.players);
        const auto turn = read_number(parts[3], 9999);
        const auto reshuffles = read_number(parts[4], 99);
        const auto look = read_number(parts[5], 99);
        if (!players || !first || !at_turn || !turn || !reshuffles || !look) {
            return refuse("the head begins with six numbers, not " + quoted(field));
        }
        if (*players != s_.players) {
            return refuse("the options say " + std::to_string(s_.players) + " seats, not " +
                          std::to_string(*players));
        }
        if (*first != 0) s_.first = static_cast<std::uint8_t>(*first - 1);
        if (*at_turn != 0) s_.at_turn = static_cast<std::uint8_t>(*at_turn - 1);
        s_.turn = static_cast<std::uint16_t>(*turn);
        s_.reshuffles = static_cast<std::uint8_t>(*reshuffles);
        s_.look = static_cast<std::uint8_t>(*look);
        std::string_view before;
        return entries(parts[6], [&](std::string_view text) {
            if (text <= before) return refuse(quoted(text) + " is not in its place of the list");
            before = text;
            return read_right(text);
        });
    }

    bool read_right(std::string_view text) {
        if (const int slot = find_name(kSlotNames, text); slot >= 0) {
            s_.marked |= static_cast<std::uint8_t>(1u << slot);
            return true;
        }
        if (text == "trade" || text == "trade2" || text == "trade3") {
            const int number = text.size() == 5 ? 1 : text[5] - '0';
            if (number != s_.trades + 1) return refuse(quoted(text) + " without the one before it");
            s_.trades = static_cast<std::uint8_t>(number);
            return true;
        }
        const int card = book_.number_of(text);
        if (card < 0 || book_.of(card).activation.limit != Limit::Turn) {
            return refuse(quoted(text) + " is not a right that is used up");
        }
        mark_used(s_, card);
        return true;
    }

    bool read_piles(std::string_view field) {
        const auto parts = split(field, '.', 6);
        if (parts.size() != 4) return refuse("the piles are four lists joined by '.'");
        return entries(parts[0],
                       [&](std::string_view text) { return read_form(text, s_.pool) >= 0; }) &&
               read_cards(parts[1], book_.rewards_deck, "can lie in the Reward discards",
                          s_.discards) &&
               entries(parts[2], [&](std::string_view text) { return read_pile_card(text); }) &&
               read_row(parts[3]);
    }

    int read_form(std::string_view text, FormSet& set) {
        const int card = book_.number_of(text);
        if (card < kFirstForm) return misplaced(text, "is a Transformation") ? 0 : -1;
        if (!place(card, text) || !in_order(card, text)) return -1;
        set |= form_bit(card);
        return card;
    }

    bool read_pile_card(std::string_view text) {
        const int card = card_of(book_.events_deck, text, "can lie in the Event discards");
        if (card < 0) return false;
        s_.discards.add(card);
        s_.pile[s_.pile_size++] = static_cast<std::uint8_t>(card);
        return true;
    }

    bool read_row(std::string_view field) {
        return entries(field, [&](std::string_view text) {
            if (text.starts_with('?')) return read_hidden(text, s_.row_backs);
            const int being = book_.number_of(text);
            if (being >= kFirstBeing && being < kFirstForm && s_.row.empty()) {
                s_.row_beings |= being_bit(being);
                return place(being, text) && in_order(being, text);
            }
            const int card =
                card_of(book_.events_deck | book_.rewards_deck, text, "can lie in the row");
            if (card < 0) return false;
            s_.row.add(card);
            ++s_.row_backs[static_cast<unsigned>(book_.back(card))];
            return in_order(card, text);
        });
    }

    // "?e" before "?r", both after the known cards (SUS-534).
    bool read_hidden(std::string_view text, std::array<std::uint8_t, 2>& backs) {
        if (!view_) return refuse("'?' is for views only");
        if (text != "?e" && text != "?r") return refuse(quoted(text) + " is not ?e or ?r");
        const auto back = static_cast<unsigned>(text == "?e" ? Back::Event : Back::Reward);
        if (backs[back] == kMostDeckCards) return refuse("there are too many hidden cards");
        ++backs[back];
        const int order = kCardNumbers + static_cast<int>(back);
        if (order < last_) return refuse("?e stands before ?r");
        last_ = order;
        return true;
    }

    // Seats.

    bool read_seat(int player, std::string_view field) {
        const auto i = static_cast<unsigned>(player);
        const auto parts = split(field, '.', 11);
        if (parts.size() != 9) return refuse("a seat has nine parts joined by '.'");
        if (parts[0] != "-") {
            const int being = book_.number_of(parts[0]);
            if (being < kFirstBeing || being >= kFirstForm) {
                return misplaced(parts[0], "is a Heavenly Being");
            }
            if (!place(being, parts[0])) return false;
            s_.being[i] = static_cast<std::uint8_t>(being);
        }
        const auto level = read_number(parts[1], kTopLevel);
        if (!level || *level == 0)
            return refuse("a level is 1 to 12 (SUS-119), not " + quoted(parts[1]));
        s_.level[i] = static_cast<std::uint8_t>(*level);
        return read_flags(player, parts[2]) &&
               entries(parts[3], [&](std::string_view text) { return read_hand_card(i, text); }) &&
               entries(parts[4], [&](std::string_view text) { return read_item(i, text); }) &&
               entries(parts[5], [&](std::string_view text) { return read_own_form(i, text); }) &&
               read_cards(parts[6], book_.yokai, "is a Sake Drink", s_.front[i]) &&
               read_cards(parts[7], book_.heads, "is a head", s_.front[i]) &&
               read_cards(parts[8], persistent(), "is a persistent event", s_.front[i]);
    }

    Cards persistent() const {
        Cards cards;
        each(book_.events, [&](int card) {
            if (book_.of(card).timing == Timing::Persistent) cards.add(card);
        });
        return cards;
    }

    bool read_flags(int player, std::string_view text) {
        const auto bit = static_cast<std::uint8_t>(1u << player);
        if (text.size() > 0 && text.back() >= '1' && text.back() <= '0' + s_.players) {
            s_.crossed[player] = static_cast<std::uint8_t>(text.back() - '0');
            text.remove_suffix(1);
            if (text.empty()) return true;
        }
        if (text == "x" || text == "xp") s_.dead |= bit;
        if (text == "p" || text == "xp") s_.passed |= bit;
        return text == "-" || text == "x" || text == "p" || text == "xp" ||
               refuse("the flags of a seat are x, p and a seat, not " + quoted(text));
    }

    bool read_hand_card(unsigned player, std::string_view text) {
        if (text.starts_with('?')) return read_hidden(text, s_.backs[player]);
        const auto equals = text.find('=');
        const int card = card_of(book_.events_deck | book_.rewards_deck, text.substr(0, equals),
                                 "can be in a hand");
        if (card < 0) return false;
        s_.hand[player].add(card);
        ++s_.backs[player][static_cast<unsigned>(book_.back(card))];
        if (!in_order(card, text)) return false;
        return equals == std::string_view::npos ||
               read_viewers(player, card, text.substr(equals + 1));
    }

    bool read_viewers(unsigned owner, int card, std::string_view text) {
        if (text == "w") {
            see_all(owner, card);
            return true;
        }
        char before = '0';
        for (const char digit : text) {
            const int seat = digit - '1';
            if (digit <= before || seat >= s_.players || seat == static_cast<int>(owner)) {
                return refuse(quoted(text) + " does not tell who knows a hand card");
            }
            before = digit;
            s_.seen[seat].add(card);
        }
        return !text.empty() || refuse("'=' tells who knows a hand card");
    }

    void see_all(unsigned owner, int card) {
        for (unsigned seat = 0; seat < s_.players; ++seat) {
            if (seat != owner) s_.seen[seat].add(card);
        }
        s_.seen[kWatcherKnows].add(card);
    }

    bool read_item(unsigned player, std::string_view text) {
        const bool used = text.ends_with('+');
        if (used) text.remove_suffix(1);
        const int card = card_of(book_.equipment, text, "is Equipment");
        if (card < 0) return false;
        s_.front[player].add(card);
        if (used) {
            auto& mark = s_.in_use[player][static_cast<unsigned>(book_.of(card).type)];
            if (mark != kNoCard) return refuse("a type has two cards in use (SUS-532)");
            mark = static_cast<std::uint8_t>(card);
        }
        return in_order(card, text);
    }

    bool read_own_form(unsigned player, std::string_view text) {
        const bool marked = text.ends_with('+') || text.ends_with('-');
        const bool waits = text.ends_with('-');
        if (marked) text.remove_suffix(1);
        const int card = read_form(text, s_.forms[player]);
        if (card < 0 || !marked) return card >= 0;
        if (s_.form[player] != kNoCard) return refuse("two Transformations are active (SUS-051)");
        s_.form[player] = static_cast<std::uint8_t>(card);
        if (waits) s_.waiting |= static_cast<std::uint8_t>(1u << player);
        return true;
    }

    // What is not written (Notation): the cards that are nowhere else.

    bool take_stock() {
        for (unsigned i = 0; i < s_.foe_count; ++i) {
            if (!place_named(s_.foes[i].card)) return false;
        }
        for (unsigned i = 0; i < s_.poured_count; ++i) {
            if (!place_named(s_.poured[i].card)) return false;
        }
        for (unsigned i = 0; i < s_.result_count; ++i) {
            const int card = s_.results[i].card;
            if (book_.of(card).lies() && !place_named(card)) return false;
        }
        for (unsigned i = 0; i < s_.depth; ++i) {
            const Task& task = s_.agenda[i];
            if (task.step == Step::Toss && !place_named(task.a)) return false;
            if (task.step == Step::Aim && !place_named(task.b)) return false;
        }
        s_.deck = (book_.events_deck | book_.rewards_deck) - placed_;
        s_.form_deck = book_.all_forms & ~forms_;
        s_.free_beings = static_cast<BeingSet>(book_.all_beings & ~beings_);
        return true;
    }

    bool place_named(int card) {
        if (card >= kMostDeckCards) {
            return refuse(quoted(book_.id(card)) + " can neither be played nor fight");
        }
        return place(card, book_.id(card));
    }

    const Book& book_;
    State s_;
    const bool view_;
    int last_ = -1;
    Cards placed_;
    BeingSet beings_ = 0;
    FormSet forms_ = 0;
    std::string reason_;
};

Error bad(std::string text) { return error("bad_position", std::move(text)); }

}  // namespace

Result<State> Susanoo::read(const Options& options, std::string_view text) const {
    Reader reader{*book_, start(options), false};
    std::string wrong = reader.read(text);
    if (wrong.empty()) wrong = fault(*this, reader.state(), false);
    if (!wrong.empty()) return bad(wrong);
    if (write(reader.state()) != text) return bad("the text is not in canonical order (SUS-532)");
    return reader.state();
}

Result<Observed<State>> Susanoo::read_view(const Options& options, Viewer viewer,
                                           std::string_view text) const {
    Reader reader{*book_, start(options), true};
    std::string wrong = reader.read(text);
    if (wrong.empty()) wrong = fault(*this, reader.state(), true);
    if (wrong.empty()) wrong = view_fault(*book_, reader.state(), viewer);
    if (!wrong.empty()) return bad(wrong);
    const Observed<State> view{reader.state(), viewer};
    if (write_view(view) != text) return bad("the text is not in canonical order (SUS-532)");
    return view;
}

}  // namespace engawa::susanoo
