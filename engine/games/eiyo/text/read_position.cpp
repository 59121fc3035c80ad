// Reading positions and views; the format is described in eiyo.h. What must hold between the fields
// is checked at the end, as for every state (check.cpp).
#include "engine/core/text.h"
#include "engine/games/eiyo/rules/afresh.h"
#include "engine/games/eiyo/text/read_phase.h"

namespace engawa::eiyo {
namespace {

constexpr std::size_t kFields = 11;

class Reader {
  public:
    // `hidden`: the seats whose hands the viewer does not see; for a true position none.
    Reader(const Book& book, const State& start, bool view, SeatSet hidden)
        : book_(book), s_(start), view_(view), hidden_(hidden) {
        s_.deck = {};
        s_.table = {};
        for (Row& row : s_.rows) row = {};
    }

    Result<State> read(std::string_view text) {
        const auto fields = split(text, '/', kFields + 2);
        if (fields.size() != kFields) {
            return bad("a position has eleven fields joined by '/', not " +
                       std::to_string(fields.size()));
        }
        const bool readable = read_table(fields[2]) && read_hands(fields[3]) &&
                              read_rows(fields[4]) && read_weapons(fields[0], fields[1]) &&
                              read_foes(fields[5], fields[6]) && read_round(fields[8]) &&
                              eiyo::read_phase(book_, fields[10], s_, reason_) &&
                              read_first(fields[9]) && read_spots(fields[7]) && take_stock();
        if (!readable) return bad(reason_);
        const std::string wrong = fault(book_, s_, view_);
        if (!wrong.empty()) return bad(wrong);
        if (s_.over() && s_.unnamed(0) + s_.unnamed(1) != 0) {
            return bad("all hands are visible when the game is over (EIY-210)");
        }
        if (!view_is_blind()) return bad("a view does not name cards that its viewer cannot know");
        return s_;
    }

  private:
    static Error bad(std::string text) { return error("bad_position", std::move(text)); }
    bool refuse(std::string reason) {
        reason_ = std::move(reason);
        return false;
    }

    // One digit for each of `kinds` kinds, at most 9 of each.
    bool read_digits(std::string_view field, int kinds, std::string_view what,
                     std::vector<int>& counts) {
        counts.assign(static_cast<std::size_t>(kinds), 0);
        if (field == "-") return true;
        if (field.size() != counts.size()) {
            return refuse(std::string{what} + " is a digit for each of " + std::to_string(kinds) +
                          " kinds, not " + quoted(field));
        }
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (field[i] < '0' || field[i] > '9') {
                return refuse(std::string{what} + " is made of digits, not " + quoted(field));
            }
            counts[i] = field[i] - '0';
        }
        return true;
    }

    bool read_table(std::string_view field) {
        std::vector<int> counts;
        if (!read_digits(field, book_.weapons - book_.standard, "the table", counts)) return false;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            s_.table.add(static_cast<int>(i), counts[i]);
        }
        return true;
    }

    bool read_hands(std::string_view field) {
        const auto hands = split(field, '+', 4);
        if (static_cast<int>(hands.size()) != s_.seats()) {
            return refuse(s_.coop() ? "coop has two hands, joined by '+'" : "solo has one hand");
        }
        for (std::size_t i = 0; i < hands.size(); ++i) {
            if (!read_hand(hands[i], i)) return false;
        }
        return true;
    }

    bool read_hand(std::string_view field, std::size_t player) {
        if (field == "-") return true;
        const auto colon = field.find(':');
        if (colon != std::string_view::npos) {
            if (!s_.coop()) return refuse("solo has no known cards");
            if (!read_cards(field.substr(0, colon), player, true)) return false;
            field.remove_prefix(colon + 1);
            if (field.empty()) return true;
        }
        return read_cards(field, player, false);
    }

    bool read_cards(std::string_view field, std::size_t player, bool known) {
        constexpr int kMostCards = kMostWeapons + 2;  // EIY-030
        const auto ids = split(field, ',', kMostCards);
        for (const std::string_view id : ids) {
            ++s_.hand_size[player];
            if (id == "?" && !known) {
                if (hidden_.contains(Seat{static_cast<int>(player)})) continue;
                return refuse(view_ ? "'?' stands for cards that the viewer does not see"
                                    : "'?' is for views only");
            }
            const auto kind = weapon_named(book_, id);
            if (!kind) return refuse("there is no weapon " + quoted(id));
            if (s_.hands[player].count(*kind) == 9) return refuse("a hand has too many cards");
            s_.hands[player].add(*kind);
            if (known) s_.known[player].add(*kind);
        }
        return true;
    }

    // EIY-206, EIY-210
    bool view_is_blind() const {
        if (!s_.coop() || s_.over()) return true;
        for (const Seat seat : hidden_) {
            const WeaponBag& hand = s_.hands[seat];
            if (hand != public_cards(s_, seat.index())) return false;
        }
        return true;
    }

    bool read_rows(std::string_view field) {
        const auto rows = split(field, '+', 8);
        if (static_cast<int>(rows.size()) != s_.row_count()) {
            return refuse("there are " + std::to_string(s_.row_count()) +
                          " rows, joined by '+', not " + std::to_string(rows.size()));
        }
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (!read_row(rows[i], i)) return false;
        }
        return true;
    }

    bool read_row(std::string_view text, std::size_t index) {
        const auto parts = split(text, '.', 5);
        const auto stack = parts.size() < 2 ? std::nullopt : read_number(parts[1], 10);
        if (!stack) return refuse(quoted(text) + " is not a row like red_champion,blue_archer.7");
        Row row = Row::with_stack(*stack);
        if (parts[0] != "-") {
            for (const std::string_view id : split(parts[0], ',', 5)) {
                const auto foe = foe_named(book_, s_, id);
                if (!foe) return refuse("there is no enemy " + quoted(id));
                if (row.size() == kRowLength) return refuse("a row has at most three cards");
                row.join_back(*foe);
            }
        }
        s_.rows[index] = row;
        std::size_t next = 2;
        if (parts.size() > next && parts[next] == "t") {
            s_.tokens |= static_cast<std::uint8_t>(1u << index);
            ++next;
        }
        if (parts.size() > next && !read_active(parts[next++], index)) return false;
        return parts.size() == next || refuse(quoted(text) + " has something behind its row");
    }

    bool read_active(std::string_view part, std::size_t index) {
        const auto owner = seat_named(part.substr(0, 1));
        const bool shaped = owner && *owner < s_.seats() && part.size() > 2 && part[1] == '=';
        const auto kind = shaped ? weapon_named(book_, part.substr(2)) : std::nullopt;
        if (!kind) return refuse(quoted(part) + " is not an active weapon like 1=tanto_tl");
        s_.active[index] = ActiveWeapon{*kind, *owner};
        return true;
    }

    // Deck and discards.

    bool read_weapons(std::string_view deck, std::string_view discards) {
        if (deck == "rest" && discards == "rest") {
            return refuse("deck and discards cannot both be the rest");
        }
        return (deck == "rest" || read_bag(deck, "the deck", s_.deck)) &&
               (discards == "rest" || read_bag(discards, "the discard pile", s_.discards)) &&
               (deck != "rest" || fill(s_.deck)) && (discards != "rest" || fill(s_.discards));
    }

    bool read_bag(std::string_view field, std::string_view what, WeaponBag& bag) {
        std::vector<int> counts;
        if (!read_digits(field, book_.weapons, what, counts)) return false;
        for (std::size_t i = 0; i < counts.size(); ++i) bag.add(static_cast<int>(i), counts[i]);
        return true;
    }

    int named(int kind) const {
        int count = s_.deck.count(kind) + s_.discards.count(kind) + s_.hands[0].count(kind) +
                    s_.hands[1].count(kind);
        for (const ActiveWeapon active : s_.active) {
            if (!active.none() && active.weapon() == kind) ++count;
        }
        return kind < book_.standard ? count : count + s_.table.count(kind - book_.standard);
    }
    int copies(int kind) const {
        return kind < book_.standard ? book_.deck.count(kind)
                                     : book_.specials[s_.coop()].count(kind - book_.standard);
    }

    bool fill(WeaponBag& rest) {
        const int kinds = s_.special_to_discards() ? book_.weapons : book_.standard;
        for (int kind = 0; kind < kinds; ++kind) {
            if (const int left = copies(kind) - named(kind); left > 0) rest.add(kind, left);
        }
        return true;
    }

    // Enemies.

    bool read_foes(std::string_view honor, std::string_view removed) {
        s_.unseen = book_.foes(s_).bags[s_.path()];
        for (const Row row : s_.rows) {
            for (int place = 0; place < row.size(); ++place) {
                if (!see(row.at(place), 1)) return false;
            }
        }
        return read_pile(honor, "the honor stack", &s_.honor_stack) &&
               read_pile(removed, "the removed pile", nullptr);
    }

    bool read_pile(std::string_view field, std::string_view what, FoeBag* pile) {
        int kinds = 0;
        each_foe_kind(book_, s_, [&](Foe) { ++kinds; });
        std::vector<int> counts;
        if (!read_digits(field, kinds, what, counts)) return false;
        bool seen = true;
        std::size_t i = 0;
        each_foe_kind(book_, s_, [&](Foe foe) {
            const int count = counts[i++];
            seen = seen && see(foe, count);
            if (pile != nullptr) pile->add(foe, count);
        });
        return seen;
    }

    bool see(Foe foe, int count) {
        if (s_.unseen.count(foe) < count) {
            return refuse("there are too many " + book_.foes(s_).cards[foe]->id);
        }
        s_.unseen.take(foe, count);
        return true;
    }

    // The round.

    bool read_round(std::string_view field) {
        const auto round = read_number(field, 9999);
        if (!round || *round == 0) return refuse("the round is a number from 1 to 9999");
        s_.round = static_cast<std::uint16_t>(*round);
        return true;
    }

    bool read_first(std::string_view field) {
        if (field == "-") return true;
        const auto seat = seat_named(field);
        const Phase decision = s_.phase == Phase::Cost ? s_.back : s_.phase;
        if (!seat || decision == Phase::FirstAnswer) {
            return refuse("the first player is 1, 2 or -, and - while an answer is awaited");
        }
        s_.first = static_cast<std::uint8_t>(*seat + 1);
        return true;
    }

    bool read_spots(std::string_view field) {
        const bool expected = s_.placed() || s_.phase == Phase::StandAnswer;
        if ((field == "-") == expected) {
            return refuse(expected ? "the spots of the meeples are missing"
                                   : "no meeple is placed: the spots are -");
        }
        if (!expected) return true;
        for (std::size_t i = 0; i < 2; ++i) {
            const auto spot =
                field.size() == 2 ? kSpotNames.find(field[i]) : std::string_view::npos;
            if (spot == std::string_view::npos) {
                return refuse("the spots are two letters, L or R, not " + quoted(field));
            }
            s_.spots[i] = static_cast<std::uint8_t>(spot);
        }
        return true;
    }

    // What follows from the fields.

    bool take_stock() {
        int hidden = 0;
        for (int player = 0; player < 2; ++player) {
            const auto i = static_cast<unsigned>(player);
            s_.known_size[i] = static_cast<std::uint8_t>(s_.known[i].size());
            hidden += s_.unnamed(player);
        }
        if (hidden > s_.deck.size()) return refuse("DECK holds fewer cards than there are '?'");
        s_ = afresh(book_, s_);
        for (int special = 0; special < book_.weapons - book_.standard; ++special) {
            const int kind = book_.standard + special;
            const int gone = copies(kind) - named(kind);
            if (gone > 0 && !s_.special_to_discards()) s_.gone.add(special, gone);
        }
        return true;
    }

    const Book& book_;
    State s_;
    const bool view_;
    const SeatSet hidden_;
    std::string reason_;
};

}  // namespace

Result<State> Eiyo::read(const Options& options, std::string_view text) const {
    return Reader{*book_, start(options), false, {}}.read(text);
}

Result<Observed<State>> Eiyo::read_view(const Options& options, Viewer viewer,
                                        std::string_view text) const {
    SeatSet hidden = SeatSet::first_seats(options.coop ? 2 : 0);
    if (!viewer.is_watcher()) hidden = hidden - SeatSet{viewer.seat()};
    const auto s = Reader{*book_, start(options), true, hidden}.read(text);
    if (!s) return s.error();
    return Observed<State>{*s, viewer};
}

}  // namespace engawa::eiyo
