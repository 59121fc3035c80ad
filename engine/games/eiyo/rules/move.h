// A move of Eiyo in 16 bits; the order of moves (EIY-286) is the order of these bits.
#pragma once

#include <compare>
#include <cstdint>

namespace engawa::eiyo {

inline constexpr int kCorners = 4;  // EIY-115: TL, TR, BR, BL

enum class Kind : std::uint8_t {
    Attack,   // a card play: weapon, rotations, corner (EIY-130)
    Deflect,  // the same
    Keep,
    Redraw,
    Stand,  // spot 0 (L) or 1 (R)
    First,  // seat index
    Agree,
    Swap,
    Object,
    Move,
    Show,
    Done,
    Pass,
    // Outcomes of chance
    TakeWeapon,   // a card leaves the deck: weapon
    TakeSpecial,  // a special weapon leaves the table: 0 for the first of them (EIY-045)
    Reveal,       // an enemy, Yamabushi or boss leaves its stack: foe
};

class Move {
  public:
    constexpr Move() = default;
    static constexpr Move attack(int weapon, int corner, int rotations) {
        return Move{Kind::Attack, play_bits(weapon, corner, rotations)};
    }
    static constexpr Move deflect(int weapon, int corner, int rotations) {
        return Move{Kind::Deflect, play_bits(weapon, corner, rotations)};
    }
    static constexpr Move stand(int spot) { return Move{Kind::Stand, spot}; }
    static constexpr Move first(int seat) { return Move{Kind::First, seat}; }
    static constexpr Move take_weapon(int weapon) { return Move{Kind::TakeWeapon, weapon}; }
    static constexpr Move take_special(int special) { return Move{Kind::TakeSpecial, special}; }
    static constexpr Move reveal(int foe) { return Move{Kind::Reveal, foe}; }
    // Keep, Redraw, Agree, Swap, Object, Move, Show, Done, Pass
    static constexpr Move plain(Kind kind) { return Move{kind, 0}; }
    static constexpr Move from_bits(std::uint16_t bits) {
        Move move;
        move.bits_ = bits;
        return move;
    }

    constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 12); }
    constexpr bool is_play() const { return kind() <= Kind::Deflect; }
    constexpr bool is_attack() const { return kind() == Kind::Attack; }
    constexpr int weapon() const {  // of a card play
        return bits_ >> 4 & 0xff;
    }
    constexpr int rotations() const { return bits_ >> 2 & 3; }
    constexpr int corner() const { return bits_ & 3; }
    constexpr int card() const { return bits_ & 0xfff; }  // of a chance outcome
    constexpr int spot() const { return bits_ & 1; }
    constexpr int seat() const { return bits_ & 1; }

    constexpr std::uint16_t bits() const { return bits_; }
    friend constexpr auto operator<=>(Move, Move) = default;

  private:
    constexpr Move(Kind kind, int rest)
        : bits_(static_cast<std::uint16_t>((static_cast<int>(kind) << 12) | rest)) {}
    static constexpr int play_bits(int weapon, int corner, int rotations) {
        return (weapon << 4) | (rotations << 2) | corner;
    }

    std::uint16_t bits_ = 0;
};

}  // namespace engawa::eiyo
