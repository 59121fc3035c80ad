#include "engine/games/susanoo/aids.h"

#include <algorithm>

#include "engine/core/plain_letters.h"
#include "engine/games/susanoo/picture_parts.h"
#include "engine/games/susanoo/text/names.h"

namespace engawa::susanoo {
namespace {

constexpr int kWidth = 79;

std::string names(const Book& book, const std::vector<int>& cards) {
    std::string text;
    for (const int card : cards) text += (text.empty() ? "" : ", ") + name_of(book, card);
    return text.empty() ? "none" : text;
}

void add_list(Lines& lines, const std::string& title, const std::string& text) {
    constexpr int kTitle = 18;
    const std::vector<std::string> rows = wrapped(text, kWidth - kTitle);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        lines.line().column(i == 0 ? title : "", kTitle, Ink::Quiet).add(rows[i]);
    }
}

// Where a card is, as far as the viewer knows.
std::string place_of(const State& s, Viewer viewer, int card) {
    const auto whose = [&](int player, std::string_view what) {
        return viewer.is(Seat{player})
                   ? "your " + std::string{what}
                   : "the " + std::string{what} + " of Player " + number(player + 1);
    };
    for (int player = 0; player < s.players; ++player) {
        if (card >= kFirstForm) {
            if ((s.forms[player] & form_bit(card)) != 0)
                return "with " + player_name(player, viewer);
        } else if (card >= kFirstBeing) {
            if (s.being[player] == card) return "is " + player_name(player, viewer);
        } else if (s.hand[player].has(card)) {
            return "in " + whose(player, "hand");
        } else if (s.front[player].has(card)) {
            return "before " + player_name(player, viewer);
        }
    }
    if (card >= kFirstForm) {
        return (s.pool & form_bit(card)) != 0 ? "in the pool" : "in the Transformation deck";
    }
    if (card >= kFirstBeing) return "free";
    if (s.discards.has(card)) return "in the discards";
    if (s.row.has(card)) return "in the open row";
    return s.deck.has(card) ? "in a deck or an unknown hand" : "in the battle or being played";
}

void add_card(Lines& lines, const Susanoo& game, const Observed<State>& view, int number) {
    const Book& book = game.book();
    const Card& card = book.card(number);
    lines.line().add(card.id + ' ' + card.name, element_ink(card.element), true);
    lines.add("  " + kind_of(book, number));
    if (card.kind == Kind::Yokai) {
        lines.add(", brings " + counted(card.rewards, "reward") + ", " +
                  counted(card.levels, "level"));
    }
    lines.add("; " + place_of(view.state(), view.viewer(), number), Ink::Quiet);
    for (const std::string& line : wrapped("  " + card.text, kWidth, 2)) lines.line().add(line);
    for (const std::string& line : wrapped("  " + card.lore, kWidth, 2)) {
        if (!card.lore.empty()) lines.line().add(line, Ink::Quiet);
    }
}

std::vector<int> cards_called(const Book& book, std::string_view name) {
    const std::string wanted = plain_letters(name);
    std::vector<int> exact;
    std::vector<int> part;
    for (int card = 0; card < kCardNumbers && !wanted.empty(); ++card) {
        if (!book.exists(card)) continue;
        const std::string called = plain_letters(name_of(book, card));
        if (called == wanted || plain_letters(book.id(card)) == wanted) exact.push_back(card);
        if ((' ' + called).find(' ' + wanted) != std::string::npos) part.push_back(card);
    }
    if (exact.empty() && part.empty()) {
        for (int card = 0; card < kCardNumbers && !wanted.empty(); ++card) {
            if (!book.exists(card)) continue;
            if (plain_letters(name_of(book, card)).find(wanted) != std::string::npos) {
                part.push_back(card);
            }
        }
    }
    return exact.empty() ? part : exact;
}

}  // namespace

Picture piles_of(const Susanoo& game, const Observed<State>& view) {
    const Book& book = game.book();
    const State& s = view.state();
    Lines lines;
    std::vector<int> pile(s.pile.begin(), s.pile.begin() + s.pile_size);
    std::reverse(pile.begin(), pile.end());
    lines.line().add("Discards, the newest Event first", Ink::Plain, true);
    add_list(lines, "  Events", names(book, pile));
    add_list(lines, "  Rewards", names(book, by_kind(book, s.discards & book.rewards_deck)));
    lines.line().add("Not seen yet: in decks and in hands you do not know", Ink::Plain, true);
    const auto unseen = [&](const std::string& title, Cards kind) {
        const Cards cards = s.deck & kind;
        add_list(lines, "  " + title + ' ' + number(cards.size()),
                 names(book, by_kind(book, cards)));
    };
    unseen("Heads", book.heads);
    unseen("Yokai", book.yokai);
    unseen("Events", book.events);
    unseen("Equipment", book.equipment);
    unseen("Consumables", book.items - book.equipment);
    std::vector<int> forms;
    each_form(s.form_deck, [&](int card) { forms.push_back(card); });
    add_list(lines, "  Transform. " + number(static_cast<int>(forms.size())), names(book, forms));
    return lines.take();
}

Picture card_of(const Susanoo& game, const Observed<State>& view, std::string_view name) {
    constexpr std::size_t kFew = 3;
    const std::vector<int> found = cards_called(game.book(), name);
    Lines lines;
    if (found.size() <= kFew) {
        for (const int card : found) add_card(lines, game, view, card);
    } else {
        std::string all;
        for (const int card : found) {
            all += (all.empty() ? "" : ", ") + with_id(game.book(), card);
        }
        for (const std::string& line : wrapped(all, kWidth)) lines.line().add(line);
    }
    return lines.take();
}

std::string name_move(const Susanoo& game, const State& s, Seat seat, Move move) {
    const Book& book = game.book();
    std::string text = game.write_move(s, seat, move);
    if (move.has_card()) return text + ' ' + name_of(book, move.card());
    if (!move.has_number()) return text;
    switch (move.word()) {
        case Word::Ask:
        case Word::Give:
        case Word::Trade:
        case Word::Pick: {
            const int player = move.player();
            const bool known = player >= 0 && player < s.players && s.being[player] != kNoCard;
            return known ? text + ' ' + name_of(book, s.being[player]) : text;
        }
        case Word::K: return text + " reward" + (move.number() == 1 ? "" : "s");
        case Word::Y: return text + (move.number() == 1 ? " with the Yokai" : " without the Yokai");
        case Word::Side: return text + (move.number() == 0 ? " nothing" : " sake");
        default: return text;
    }
}

Moment moment_of(const Susanoo& game, const State& s, Seat seat) {
    Moment moment;
    if (!s.open_window() || !game.to_act(s).contains(seat)) return moment;
    const int player = seat.index();
    moment.alarm = head_among_foes(game.book(), s);
    moment.window = 4 * s.turn + (s.top().step == Step::Prep    ? 0
                                  : s.top().step == Step::Fight ? 1
                                                                : 2);
    moment.calm = s.top().step != Step::Fight;
    if (!moment.calm) {
        if (!s.fighter(player)) moment.kind = Moment::Kind::Battle;
    } else if (player != s.at_turn) {
        moment.kind = Moment::Kind::Quiet;
    }
    MoveBuffer<Susanoo> buffer;
    game.legal(s, seat, buffer.list);
    moment.able = false;
    for (const Move move : buffer.list) {
        if (move.word() == Word::Pass) {
            moment.pass = game.write_move(s, seat, move);
        } else if (move.word() != Word::Renew || moment.kind == Moment::Kind::Own ||
                   moment.alarm) {  // drawing anew is worth it where a head decides the game
            moment.able = true;
        }
    }
    return moment;
}

}  // namespace engawa::susanoo
