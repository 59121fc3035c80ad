// A move or chance outcome: a word and what it names. Ascending moves are ascending texts
// (SUS-405): the words are in alphabetical order, and arguments in the order numbers, cards, sides.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

#include "engine/games/susanoo/cards/card_bits.h"

namespace engawa::susanoo {

enum class Word : std::uint8_t {
    Act,
    Ask,
    Being,
    Counter,
    Deal,  // chance
    Die,   // chance
    Draw,
    Drop,
    Equip,
    Fight,
    First,  // chance
    Flee,
    Form,
    Give,
    Head,
    K,
    Keep,
    No,
    Pass,
    Pay,
    Pick,
    Play,
    Pour,
    Renew,
    Roll,
    Side,
    Skip,
    Suffer,
    Trade,
    Use,
    Y,
    Yes,
};
inline constexpr int kWords = static_cast<int>(Word::Yes) + 1;

class Move {
  public:
    constexpr Move() = default;
    constexpr explicit Move(Word word) : Move(word, 0) {}
    static constexpr Move with_number(Word word, int number) { return {word, 1 + code(number)}; }
    static constexpr Move with_seat(Word word, int player) { return with_number(word, player + 1); }
    static constexpr Move with_card(Word word, int card) { return {word, kFirstCard + card}; }
    static constexpr Move pick_fighters() { return {Word::Pick, kFighters}; }
    static constexpr Move pick_foes() { return {Word::Pick, kFoes}; }
    static constexpr Move from_bits(std::uint16_t bits) {
        Move move;
        move.bits_ = bits;
        return move;
    }

    constexpr Word word() const { return static_cast<Word>(bits_ >> 8); }
    constexpr bool has_number() const { return argument() >= 1 && argument() <= kNumbers; }
    constexpr bool has_card() const { return argument() >= kFirstCard && argument() < kFighters; }
    constexpr bool has_side() const { return argument() >= kFighters; }
    constexpr int number() const {
        assert(has_number());
        return decode(argument() - 1);
    }
    constexpr int player() const { return number() - 1; }  // the index of the seat it names
    constexpr int card() const {
        assert(has_card());
        return argument() - kFirstCard;
    }
    constexpr bool foes() const { return argument() == kFoes; }

    constexpr std::uint16_t bits() const { return bits_; }
    friend constexpr auto operator<=>(Move, Move) = default;

    static constexpr int kNumbers = 20;  // 0 to 19

  private:
    static constexpr int kFirstCard = kNumbers + 1;
    static constexpr int kFighters = kFirstCard + kCardNumbers;
    static constexpr int kFoes = kFighters + 1;
    static_assert(kFoes < 256);

    constexpr Move(Word word, int argument)
        : bits_(static_cast<std::uint16_t>(static_cast<int>(word) << 8 | argument)) {}
    constexpr int argument() const { return bits_ & 0xff; }

    // 10 to 19 stand between 1 and 2, as their texts do.
    static constexpr int code(int number) {
        assert(number >= 0 && number < kNumbers);
        if (number < 2) return number;
        return number < 10 ? number + 10 : number - 8;
    }
    static constexpr int decode(int code) {
        if (code < 2) return code;
        return code < 12 ? code + 8 : code - 10;
    }

    std::uint16_t bits_ = 0;
};

}  // namespace engawa::susanoo
