// What the pictures, the odds and the lists of piles share: names, kinds and lines of text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/susanoo/rules/facts.h"
#include "terminal/lines.h"

namespace engawa::susanoo {

struct Signs {
    std::string_view rule, dot, star;
};
inline constexpr Signs kSigns = {"─", "·", "★"};
inline constexpr Signs kLetters = {"-", ".", "*"};

inline std::string number(int n) { return std::to_string(n); }
inline std::string with_sign(int n) { return (n > 0 ? "+" : "") + std::to_string(n); }
inline std::string right(const std::string& text, int width) {
    const int blanks = width - Lines::columns(text);
    return std::string(static_cast<unsigned>(blanks > 0 ? blanks : 0), ' ') + text;
}
inline std::string counted(int n, std::string_view one) {
    return number(n) + ' ' + std::string{one} + (n == 1 ? "" : "s");
}

// Lines of at most `width` columns, broken at blanks; later ones are indented.
std::vector<std::string> wrapped(const std::string& text, int width, int indent = 0);

std::string element_name(Element element);
Ink element_ink(Element element);
std::string element_names(unsigned elements);  // bits of Element: "Fire+Water"

// "Player 2", or "You" if that is the viewer.
std::string player_name(int player, Viewer viewer);

inline const std::string& name_of(const Book& book, int card) { return book.card(card).name; }
inline std::string with_id(const Book& book, int card) {
    return std::string{book.id(card)} + ' ' + name_of(book, card);
}
// "Yokai 4 Water", "battle event", "helmet Fire 2 VP".
std::string kind_of(const Book& book, int card);
std::string ascii_only(std::string text);  // "Kozo" for "Kozō"; '?' for what is not known
std::string terms_in_words(const Book& book, const Terms& terms);

// The heads, Yokai, events, Equipment and Consumables of a set, in this order.
std::vector<int> by_kind(const Book& book, Cards cards);

// The battle with its reasons.
void draw_battle(Lines& lines, const Susanoo& game, const State& s, Viewer viewer, int width);

}  // namespace engawa::susanoo
