#include "terminal/susanoo/picture_parts.h"

#include <algorithm>

#include "engine/core/plain_letters.h"
#include "engine/games/susanoo/cards/card_words.h"
#include "engine/games/susanoo/text/names.h"

namespace engawa::susanoo {
namespace {

std::string in_capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    }
    return text;
}

}  // namespace

std::vector<std::string> wrapped(const std::string& text, int width, int indent) {
    std::vector<std::string> out{""};
    std::size_t begin = 0;
    bool fresh = true;
    while (begin < text.size()) {
        const auto end = std::min(text.find(' ', begin), text.size());
        const std::string word = text.substr(begin, end - begin);
        if (!fresh && Lines::columns(out.back()) + 1 + Lines::columns(word) > width) {
            out.push_back(std::string(static_cast<unsigned>(indent), ' '));
            fresh = true;
        }
        out.back() += (fresh ? "" : " ") + word;
        fresh = false;
        begin = end + 1;
    }
    return out;
}

std::string element_name(Element element) {
    return in_capital(std::string{word_of(kElementWords, element)});
}

Ink element_ink(Element element) {
    switch (element) {
        case Element::Fire: return Ink::Threat;
        case Element::Water: return Ink::First;
        case Element::Air: return Ink::Cover;
        case Element::Earth: return Ink::Gold;
        case Element::Void: break;
    }
    return Ink::Quiet;
}

std::string element_names(unsigned elements) {
    std::string text;
    for (int i = 0; i < kElements; ++i) {
        if ((elements >> i & 1) == 0) continue;
        text += (text.empty() ? "" : "+") + element_name(static_cast<Element>(i));
    }
    return text.empty() ? "-" : text;
}

std::string player_name(int player, Viewer viewer) {
    if (player >= kMaxSeats) return "nobody";
    return viewer.is(Seat{player}) ? "You" : "Player " + number(player + 1);
}

std::string kind_of(const Book& book, int card) {
    const CardValues& its = book.of(card);
    switch (its.kind) {
        case Kind::OrochiHead: return "HEAD " + number(its.level) + ' ' + element_name(its.element);
        case Kind::Yokai: return "Yokai " + number(its.level) + ' ' + element_name(its.element);
        case Kind::Event:
            return (its.timing == Timing::Any ? "anytime"
                                              : std::string{word_of(kTimingWords, its.timing)}) +
                   " event";
        case Kind::Item:
            if (its.type != ItemType::Consumable) {
                return std::string{word_of(kTypeWords, its.type)} + ' ' +
                       element_name(its.element) + ' ' + number(its.vp) + " VP";
            }
            return (its.timing == Timing::Any ? "anytime"
                                              : std::string{word_of(kTimingWords, its.timing)}) +
                   " item " + number(its.vp) + " VP";
        case Kind::Transformation: return element_name(its.element) + ' ' + number(its.vp) + " VP";
        case Kind::HeavenlyBeing: break;
    }
    return element_name(its.element);
}

std::string ascii_only(std::string text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < 0x80) {
            out += text[i];
            continue;
        }
        const std::size_t size = byte >= 0xe0 ? 3 : 2;
        const std::string sign = text.substr(i, size);
        const std::string plain = plain_letters(sign);
        if (sign == "−") {
            out += '-';
        } else if (plain.size() == 1) {
            const bool capital = byte == 0xc4 || byte == 0xc5 ? (text[i + 1] & 1) == 0 : false;
            out += capital ? static_cast<char>(plain[0] - 'a' + 'A') : plain[0];
        } else {
            out += '?';
        }
        i += size - 1;
    }
    return out;
}

std::string terms_in_words(const Book& book, const Terms& terms) {
    const bool named = terms.k != Terms::kUnset;
    std::string text = named && terms.k > 0 ? counted(terms.k, "reward card") : "";
    if (terms.y == 1) text += (text.empty() ? "" : ", ") + std::string{"the beaten Yokai"};
    if (terms.item() != kNoCard) {
        text += (text.empty() ? "" : ", ") + name_of(book, terms.item());
    } else if (terms.drinks() > 0) {
        text += (text.empty() ? "" : ", ") + counted(terms.drinks(), "Sake Drink");
    }
    if (!text.empty()) return text;
    return named ? "nothing" : "nothing yet";
}

std::vector<int> by_kind(const Book& book, Cards cards) {
    std::vector<int> out;
    for (const Cards kind :
         {book.heads, book.yokai, book.events, book.equipment, book.items - book.equipment}) {
        each(cards & kind, [&](int card) { out.push_back(card); });
    }
    return out;
}

}  // namespace engawa::susanoo
