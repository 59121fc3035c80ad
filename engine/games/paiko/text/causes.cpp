// What on the board makes an attempt illegal: tiles, by what stands in the way or threatens, and
// squares where there is no tile to point at.
#include "engine/core/tableau.h"
#include "engine/games/paiko/rules/reach.h"
#include "engine/games/paiko/text/attempts.h"
#include "engine/games/paiko/text/names.h"

namespace engawa::paiko {
namespace {

class Causes {
  public:
    explicit Causes(const Board& board) : board_(board) {}

    // The tile, or the empty square.
    void add(Cell cell) {
        const Tile tile = board_.tile(cell);
        std::string ref = square_name(cell);
        if (!tile.none()) ref = ref_to(ref, code(tile.type()));
        add(std::move(ref));
    }
    void add(Cells cells) {
        cells.each([this](Cell cell) { add(cell); });
    }
    void add(std::string ref) {
        for (const std::string& known : refs_) {
            if (known == ref) return;
        }
        refs_.push_back(std::move(ref));
    }
    std::vector<std::string> take() { return std::move(refs_); }

  private:
    const Board& board_;
    std::vector<std::string> refs_;
};

std::string pile(std::string_view name, int player) {
    return std::string{name} + '.' + std::to_string(player + 1);
}

// PAI-051: tiles whose threat counts against `player` on this square.
Cells threatening(const Board& board, int player, Cell square) {
    Cells found{};
    (board.tiles[1 - player] | board.fires).each([&](Cell cell) {
        if (threat_stamp(board.tile(cell), cell).contains(square)) found |= Cells::of(cell);
    });
    return found;
}

// PAI-145: who would be captured, and by whom. A tile that has moved is still shown where it was.
void add_unsafe(Causes& causes, Board after, int player, Cell from, Cell to, Tile tile) {
    const auto shown = [&](Cells cells) {
        if (!after.at[from.index()].none() || from == to || !cells.contains(to)) {
            return cells;
        }
        return (cells - Cells::of(to)) | Cells::of(from);
    };
    after.put(to, tile);
    const Cells taken = after.capturable(player);
    causes.add(shown(taken));
    taken.each([&](Cell cell) { causes.add(shown(threatening(after, player, cell))); });
}

// What keeps a lifted tile from entering a square: who stands there, else who threatens it.
void add_entry(Causes& causes, const Board& lifted, int player, Cell square, RuleId broken) {
    if (broken == RuleId{"PAI-107"}) return causes.add(threatening(lifted, player, square));
    causes.add(square);
}

bool refuses(const Board& lifted, int player, Type type, Cell square, RuleId broken) {
    if (broken == RuleId{"PAI-106"}) return lifted.occupied().contains(square);
    if (broken == RuleId{"PAI-009"}) return kBlack.contains(square);
    const int threat = lifted.threat[1 - player].at(square) + int{type == Type::Fire};
    return !lifted.occupied().contains(square) && !kBlack.contains(square) &&
           threat >= 2 + int{lifted.cover[player].contains(square)};
}

// The end of the walk, or else the squares on the way to it.
void add_walk(Causes& causes, const Board& lifted, int player, Type type, Cell from, Cell to,
              RuleId broken) {
    if (refuses(lifted, player, type, to, broken)) {
        return add_entry(causes, lifted, player, to, broken);
    }
    const Cells beside = spread(kOneStep[from.index()], from) & spread(kOneStep[to.index()], to);
    beside.each([&](Cell via) {
        if (refuses(lifted, player, type, via, broken)) {
            add_entry(causes, lifted, player, via, broken);
        }
    });
}

// Rules about the square of a deployment; false if the rule is another one.
bool add_deployment(Causes& causes, const Board& board, int player, Cell to, RuleId broken) {
    if (broken == RuleId{"PAI-091"}) {
        causes.add(threatening(board, player, to) & board.fires);
    } else if (broken == RuleId{"PAI-086"} || broken == RuleId{"PAI-089"}) {
        causes.add(threatening(board, player, to));
    } else if (broken == RuleId{"PAI-085"} || broken == RuleId{"PAI-087"}) {
        causes.add(to);
    } else {
        return false;
    }
    return true;
}

void add_deploy(Causes& causes, const State& s, const Attempt& attempt, RuleId broken) {
    const Move move = attempt.move;
    const bool bonus = move.kind() == Kind::SaiBonus;
    const Cell deployed = bonus ? attempt.deployed : move.to();
    const int player = s.player();
    if (broken == RuleId{"PAI-097"}) return causes.add(pile("hand", player));
    if (add_deployment(causes, s.board, player, deployed, broken)) return;
    if (broken == RuleId{"PAI-145"}) {
        const Tile tile{player, move.type(), move.facing()};
        return add_unsafe(causes, s.board, player, move.to(), move.to(), tile);
    }
    if (broken == RuleId{"PAI-009"} && kBlack.contains(deployed)) return causes.add(deployed);
    if (!bonus || broken == RuleId{"PAI-105"} || broken == RuleId{"PAI-119"}) {
        return causes.add(move.to());
    }
    add_walk(causes, s.board, player, Type::Sai, deployed, move.to(), broken);
}

void add_shift(Causes& causes, const State& s, Move move, RuleId broken) {
    const int player = s.player();
    const Tile tile = s.board.tile(move.from());
    if (tile.none() || tile.owner() != player) return causes.add(move.from());
    const bool redeploy = move.kind() == Kind::Redeploy;
    if (redeploy && add_deployment(causes, s.board, player, move.to(), broken)) return;
    Board lifted = s.board;
    lifted.lift(move.from());
    if (broken == RuleId{"PAI-145"}) {
        const Tile turned{player, tile.type(), move.facing()};
        return add_unsafe(causes, lifted, player, move.from(), move.to(), turned);
    }
    if (broken == RuleId{"PAI-106"} || broken == RuleId{"PAI-107"} || broken == RuleId{"PAI-009"}) {
        add_walk(causes, lifted, player, tile.type(), move.from(), move.to(), broken);
        if (broken != RuleId{"PAI-107"} || tile.type() != Type::Fire) return;
    }
    causes.add(move.from());  // a Fire counts against itself (PAI-107)
}

}  // namespace

std::vector<std::string> causes_of(const Paiko&, const State& s, Seat seat, const Attempt& attempt,
                                   RuleId broken) {
    Causes causes{s.board};
    if (s.over() || seat.index() != s.seat) return {};
    const Kind kind = attempt.move.kind();
    if (s.phase == Phase::SetUp && kind == Kind::Pick) {
        causes.add(pile("reserve", s.player()));
    } else if (s.phase == Phase::Reward && kind == Kind::Reward) {
        causes.add(pile("reserve", 1 - s.player()));
    } else if (s.phase == Phase::Turn) {
        if (kind == Kind::Draw) causes.add(pile("reserve", s.player()));
        if (kind == Kind::Deploy || kind == Kind::SaiBonus) add_deploy(causes, s, attempt, broken);
        if (kind == Kind::Shift || kind == Kind::Redeploy) {
            add_shift(causes, s, attempt.move, broken);
        }
    }
    return causes.take();
}

}  // namespace engawa::paiko
