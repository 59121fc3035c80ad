// What the pictures of Eiyo share: lines of text, short names, inks of the troops.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/picture.h"
#include "engine/games/eiyo/eiyo.h"
#include "engine/games/eiyo/names.h"

namespace engawa::eiyo {

// A picture that is written from left to right.
class Lines {
  public:
    Lines& line() {
        picture_.lines.emplace_back();
        return *this;
    }
    Lines& add(std::string text, Ink ink = Ink::Plain, bool strong = false) {
        picture_.lines.back().push_back({std::move(text), ink, strong});
        return *this;
    }
    // Padded to `width`; text that is longer is cut, with a blank behind it.
    Lines& column(const std::string& text, int width, Ink ink = Ink::Plain, bool strong = false) {
        return add(padded(text, width), ink, strong);
    }
    void append(const Picture& other) {
        picture_.lines.insert(picture_.lines.end(), other.lines.begin(), other.lines.end());
    }
    Picture take() {
        for (auto& line : picture_.lines) {  // no blanks at the end of a line
            while (!line.empty()) {
                std::string& text = line.back().text;
                text.resize(text.find_last_not_of(' ') + 1);  // npos + 1 is 0
                if (!text.empty()) break;
                line.pop_back();
            }
        }
        return std::move(picture_);
    }

    static int columns(std::string_view utf8) {
        return static_cast<int>(
            std::count_if(utf8.begin(), utf8.end(), [](char c) { return (c & 0xc0) != 0x80; }));
    }
    static std::string padded(std::string text, int width) {
        const int wide = columns(text);
        if (wide < width) return text + std::string(static_cast<unsigned>(width - wide), ' ');
        return cut(std::move(text), width - 1) + ' ';
    }
    static std::string cut(std::string text, int width) {
        if (columns(text) <= width) return text;
        while (columns(text) > width - 1) {
            do {
                const bool inside = (text.back() & 0xc0) == 0x80;
                text.pop_back();
                if (!inside) break;
            } while (!text.empty());
        }
        return text + '.';
    }

  private:
    Picture picture_;
};

inline Ink ink_of(Troop troop) {
    switch (troop) {
        case Troop::Red: return Ink::Second;
        case Troop::Blue: return Ink::First;
        case Troop::Yellow: return Ink::Gold;
        case Troop::Black: return Ink::Quiet;
        case Troop::None: break;
    }
    return Ink::Chance;
}

inline std::string_view troop_name(Troop troop) {
    constexpr std::string_view kNames[] = {"", "red", "black", "blue", "yellow"};
    return kNames[static_cast<unsigned>(troop)];
}

inline bool has_effect(const FoeCard& card) { return card.effects != Effects{}; }

// "Yamabushi of the Mist" has to fit on a card: "Yamabushi Mist".
inline std::string short_name(std::string name) {
    const auto filler = name.find(" of the ");
    return filler == std::string::npos ? name : name.erase(filler, 7);
}

inline std::string counted(int count, std::string_view one, std::string_view many) {
    return std::to_string(count) + ' ' + std::string{count == 1 ? one : many};
}

inline std::string seat_title(int player) { return "Samurai " + std::to_string(player + 1); }

inline bool is_boss(const Eiyo& game, const FoeCard& card) {
    const auto& bosses = game.cards().bosses;
    return std::any_of(bosses.begin(), bosses.end(),
                       [&](const FoeCard& boss) { return boss.id == card.id; });
}

}  // namespace engawa::eiyo
