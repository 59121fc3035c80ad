// What lies in discards, decks and unknown hands.
#include <algorithm>

#include "terminal/susanoo/drawings.h"
#include "terminal/susanoo/picture_parts.h"

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

}  // namespace engawa::susanoo
