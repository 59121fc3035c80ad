// A card to look up, found by its id or a part of its name.
#include "engine/core/plain_letters.h"
#include "terminal/susanoo/drawings.h"
#include "terminal/susanoo/picture_parts.h"
#include "terminal/texts.h"

namespace engawa::susanoo {
namespace {

constexpr int kWidth = 79;

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
    for (const std::string& line : wrapped("  " + in_words(rules_text(card)), kWidth, 2)) {
        lines.line().add(line);
    }
    const std::string lore{card.lore.empty() ? default_lore(card.id) : card.lore};
    for (const std::string& line : wrapped("  " + lore, kWidth, 2)) {
        if (!lore.empty()) lines.line().add(line, Ink::Quiet);
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

}  // namespace engawa::susanoo
