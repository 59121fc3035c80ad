// What the pictures of Way of the Samurai share: signs, names, tokens.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/samurai/cards/book.h"
#include "terminal/lines.h"

namespace engawa::samurai {

struct Signs {
    std::string_view life, no_life, ki, no_ki, armour, no_armour;
    std::string_view bar, below, zero, mark, rule, arrow, star, dot, fallen;
    std::string_view icons[4];
    std::string_view frame[6];  // corners from top left clockwise, then horizontal, vertical
};
inline constexpr Signs kSigns = {"●",
                                 "○",
                                 "◆",
                                 "◇",
                                 "▣",
                                 "□",
                                 "█",
                                 "▒",
                                 "│",
                                 "┃",
                                 "─",
                                 "→",
                                 "★",
                                 "·",
                                 "†",
                                 {"▲", "≈", "■", "◎"},
                                 {"╭", "╮", "╯", "╰", "─", "│"}};
inline constexpr Signs kLetters = {"*",
                                   ".",
                                   "+",
                                   ".",
                                   "#",
                                   ".",
                                   "=",
                                   "-",
                                   "|",
                                   "!",
                                   "-",
                                   ">",
                                   "*",
                                   ".",
                                   "x",
                                   {"^", "~", "#", "o"},
                                   {"+", "+", "+", "+", "-", "|"}};

inline std::string repeated(std::string_view sign, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += sign;
    return text;
}
inline std::string tokens(std::string_view full, std::string_view empty, int count, int most) {
    return repeated(full, count) + repeated(empty, most - count);
}
inline std::string right(const std::string& text, int width) {
    const int blanks = width - Lines::columns(text);
    return std::string(static_cast<unsigned>(std::max(0, blanks)), ' ') + text;
}
inline std::string right(int number, int width) { return right(std::to_string(number), width); }
inline std::string change(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }

inline const ActionCard& action_card(const Book& book, int card) {
    return card < book.actions ? book.cards.action[card] : book.cards.special[card - book.actions];
}
inline int icon_of(const Book& book, int card) {
    for (int icon = 0; icon < book.icons; ++icon) {
        if ((book.icon_cards[icon] & card_bit(card)) != 0) return icon;
    }
    return 0;
}
inline std::string icon_sign(const Signs& signs, const Book& book, int icon) {
    if (icon < 4) return std::string{signs.icons[icon]};
    return book.cards.icon[icon].name.substr(0, 1);
}
inline Ink icon_ink(int icon) {
    constexpr Ink kInks[] = {Ink::Second, Ink::First, Ink::Gold, Ink::Chance};
    return icon < 4 ? kInks[icon] : Ink::Plain;
}
// The icon of a combo that these cards make, or -1 (SAM-200).
inline int combo_of(const Book& book, Cards cards) {
    if (size_of(cards) != kComboSize) return -1;
    for (int icon = 0; icon < book.icons; ++icon) {
        if ((cards & ~book.icon_cards[icon]) == 0) return icon;
    }
    return -1;
}

inline std::string foe_name(const Book& book, const State& s, int foe) {
    const CardSet& cards = book.cards;
    if (s.three()) return cards.enemy[foe].name;
    if (s.mode == Mode::Clan) return cards.clan_enemy[s.stage].name;
    return s.ability == 0 ? "foe" : cards.opponent[s.ability - 1u].name;
}
inline Fighter foe_full(const Book& book, const State& s, int foe) {
    if (s.three()) return book.enemies[foe].fighter;
    return foe_of(book, s, s.stage).fighter;
}

// Lines of at most `width` columns, broken at blanks.
inline std::vector<std::string> wrapped(const std::string& text, int width) {
    std::vector<std::string> out{""};
    std::size_t begin = 0;
    while (begin < text.size()) {
        const auto end = std::min(text.find(' ', begin), text.size());
        const std::string word = text.substr(begin, end - begin);
        if (!out.back().empty() && Lines::columns(out.back()) + 1 + Lines::columns(word) > width) {
            out.emplace_back();
        }
        out.back() += (out.back().empty() ? "" : " ") + word;
        begin = end + 1;
    }
    return out;
}

// You and the foes beside each other, then what the modules hold.
void draw_fighters(Lines& lines, const Book& book, const State& s, const Signs& signs, bool wide);

// Between two duels, and when the game is over.
Picture road_picture(const Samurai& game, const State& s, const PictureWish& wish,
                     std::span<const Event> events);

}  // namespace engawa::samurai
