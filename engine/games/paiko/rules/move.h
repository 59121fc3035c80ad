// A move of Paikō in 32 bits; the order of moves is the order of these bits.
//
// A Sai deploy with bonus does not name its square of deployment: two of them are the same move
// when end square and facing agree (PAI-120). The text names one (N-12), and an Attempt any.
#pragma once

#include <compare>
#include <cstdint>

#include "engine/games/paiko/rules/cells.h"
#include "engine/games/paiko/rules/tiles.h"

namespace engawa::paiko {

enum class Kind : std::uint8_t { Pick, Reward, Draw, Deploy, SaiBonus, Shift, Redeploy, Pass };

class Move {
  public:
    constexpr Move() = default;
    static constexpr Move pick(Type type) { return Move{Kind::Pick, index(type), 0, 0}; }
    static constexpr Move reward(Type type) { return Move{Kind::Reward, index(type), 0, 0}; }
    // One to three tiles in type order (PAI-103).
    static constexpr Move draw(Type a) { return Move{Kind::Draw, index(a), kNone, kNone}; }
    static constexpr Move draw(Type a, Type b) {
        return Move{Kind::Draw, index(a), index(b), kNone};
    }
    static constexpr Move draw(Type a, Type b, Type c) {
        return Move{Kind::Draw, index(a), index(b), index(c)};
    }
    static constexpr Move deploy(Type type, Cell to, Facing facing) {
        return Move{Kind::Deploy, index(type), to.index(), static_cast<int>(facing)};
    }
    static constexpr Move sai_bonus(Cell to, Facing facing) {
        return Move{Kind::SaiBonus, index(Type::Sai), to.index(), static_cast<int>(facing)};
    }
    // A turn on the spot is a shift to the same square.
    static constexpr Move shift(Cell from, Cell to, Facing facing) {
        return Move{Kind::Shift, from.index(), to.index(), static_cast<int>(facing)};
    }
    static constexpr Move redeploy(Cell from, Cell to) {
        return Move{Kind::Redeploy, from.index(), to.index(), 0};
    }
    static constexpr Move pass() { return Move{Kind::Pass, 0, 0, 0}; }
    static constexpr Move from_bits(std::uint32_t bits) {
        Move move;
        move.bits_ = bits;
        return move;
    }

    constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 24); }
    constexpr Type type() const { return static_cast<Type>(field(16)); }  // pick, reward, deploy
    constexpr Cell from() const { return Cell{field(16)}; }               // shift, redeploy
    constexpr Cell to() const { return Cell{field(8)}; }
    constexpr Facing facing() const { return static_cast<Facing>(field(0)); }
    constexpr bool is_turn() const { return kind() == Kind::Shift && from() == to(); }
    constexpr int drawn_count() const {
        return 1 + int{field(8) != kNone} + int{field(0) != kNone};
    }
    constexpr Type drawn(int i) const { return static_cast<Type>(field(16 - 8 * i)); }

    constexpr std::uint32_t bits() const { return bits_; }
    friend constexpr auto operator<=>(Move, Move) = default;

  private:
    static constexpr int kNone = 0xff;  // sorts +SaSa before +Sa
    constexpr Move(Kind kind, int a, int b, int c)
        : bits_((static_cast<std::uint32_t>(kind) << 24) | (static_cast<std::uint32_t>(a) << 16) |
                (static_cast<std::uint32_t>(b) << 8) | static_cast<std::uint32_t>(c)) {}
    constexpr int field(int shift) const { return static_cast<int>((bits_ >> shift) & 0xff); }

    std::uint32_t bits_ = 0;
};

// What somebody wants to do, legal or not. A bonus names the square of deployment.
struct Attempt {
    Move move;
    Cell deployed;

    friend constexpr bool operator==(Attempt, Attempt) = default;
};

}  // namespace engawa::paiko
