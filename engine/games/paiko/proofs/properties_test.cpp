// What must hold for every position, tried on random ones. The worked examples of the same rules
// are in symmetry_test.cpp and capture_test.cpp; here nobody chose the position.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/games/paiko/paiko.h"

namespace engawa::paiko {
namespace {

const Paiko kGame;

Seat mover(const State& s) { return Seat{s.seat}; }

std::vector<Move> moves_of(const State& s) {
    MoveBuffer<Paiko> buffer;
    if (!s.over()) kGame.legal(s, mover(s), buffer.list);
    return {buffer.list.begin(), buffer.list.end()};
}

State after(State s, Move move) {
    NoEvents silent;
    kGame.apply(s, mover(s), move, silent);
    return s;
}

int lost(const State& s) { return s.losses(0) + s.losses(1); }

template <class T>
T any_of(const std::vector<T>& list, Rng& rng) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// Every other turn takes something if it can, because random games seldom do.
Move random_move(const State& s, Rng& rng) {
    const std::vector<Move> moves = moves_of(s);
    if (rng.below(2) == 0) return any_of(moves, rng);
    std::vector<Move> captures;
    for (const Move move : moves) {
        if (lost(after(s, move)) > lost(s)) captures.push_back(move);
    }
    return any_of(captures.empty() ? moves : captures, rng);
}

// A position some way behind the set-up, the game possibly over.
State reachable(std::uint64_t seed, int plies) {
    Rng rng{seed};
    State s = kGame.start(Options{});
    while (s.phase == Phase::SetUp) s = after(s, any_of(moves_of(s), rng));
    for (int i = 0; i < plies && !s.over(); ++i) s = after(s, random_move(s, rng));
    return s;
}

rc::Gen<State> positions() {
    return rc::gen::map(
        rc::gen::pair(rc::gen::arbitrary<std::uint64_t>(), rc::gen::inRange(0, 120)),
        [](const auto& drawn) { return reachable(drawn.first, drawn.second); });
}

rc::Gen<State> running_positions() {
    return rc::gen::suchThat(positions(), [](const State& s) { return !s.over(); });
}

// Symmetries of the board.

struct Symmetry {
    const char* name;
    Cell (*cell)(Place at);
    std::array<Facing, 4> facing;  // images of n, e, s, w
    bool exchanges;                // the players
};

using enum Facing;
const std::array<Symmetry, 3> kSymmetries = {{
    {"PAI-205",
     [](Place at) { return cell_at(at.rank, at.file); },
     {East, North, West, South},
     false},
    {"PAI-206",
     [](Place at) { return cell_at(15 - at.file, 15 - at.rank); },
     {South, West, North, East},
     true},
    {"PAI-207",
     [](Place at) { return cell_at(15 - at.rank, 15 - at.file); },
     {West, South, East, North},
     true},
}};

Cell image(const Symmetry& by, Cell cell) { return by.cell(place(cell)); }

Facing image(const Symmetry& by, Type type, Facing facing) {
    return has_facing(type) ? by.facing[static_cast<unsigned>(facing)] : facing;
}

int image(const Symmetry& by, int player) { return by.exchanges ? 1 - player : player; }

Board image(const Symmetry& by, const Board& board) {
    Board out;
    board.occupied().each([&](Cell cell) {
        const Tile tile = board.tile(cell);
        out.put(image(by, cell),
                Tile{image(by, tile.owner()), tile.type(), image(by, tile.type(), tile.facing())});
    });
    return out;
}

State image(const Symmetry& by, const State& s) {
    State out = s;
    out.board = image(by, s.board);
    for (int player = 0; player < 2; ++player) {
        Run run = s.run(player);
        if (run.count != 0) run.cell = image(by, run.cell);
        out.run(image(by, player)) = run;
        out.of(image(by, player)) = s.of(player);
    }
    if (!s.over()) out.seat = static_cast<std::uint8_t>(image(by, s.player()));
    if (by.exchanges && s.phase == Phase::WhiteWon) out.phase = Phase::BlackWon;
    if (by.exchanges && s.phase == Phase::BlackWon) out.phase = Phase::WhiteWon;
    return out;
}

Move image(const Symmetry& by, const State& s, Move move) {
    const auto turned = [&](Type type) { return image(by, type, move.facing()); };
    switch (move.kind()) {
        case Kind::Deploy:
            return Move::deploy(move.type(), image(by, move.to()), turned(move.type()));
        case Kind::SaiBonus: return Move::sai_bonus(image(by, move.to()), turned(Type::Sai));
        case Kind::Shift:
            return Move::shift(image(by, move.from()), image(by, move.to()),
                               turned(s.board.tile(move.from()).type()));
        case Kind::Redeploy: return Move::redeploy(image(by, move.from()), image(by, move.to()));
        default: return move;
    }
}

RC_GTEST_PROP(PaikoProperties, TheImageOfAPositionHasTheImagesOfItsMoves,
              ()) {  // PAI-205 PAI-206 PAI-207 PAI-208 PAI-209
    const State s = *running_positions();
    for (const Symmetry& by : kSymmetries) {
        std::vector<Move> images;
        for (const Move move : moves_of(s)) images.push_back(image(by, s, move));
        std::sort(images.begin(), images.end());
        RC_LOG(by.name);
        RC_ASSERT(kGame.ok(image(by, s)));
        RC_ASSERT(images == moves_of(image(by, s)));
    }
}

RC_GTEST_PROP(PaikoProperties, TheImageOfAMoveLeadsToTheImageOfTheResult, ()) {  // PAI-208 PAI-209
    const State s = *running_positions();
    for (const Symmetry& by : kSymmetries) {
        RC_LOG(by.name);
        for (const Move move : moves_of(s)) {
            const State here = after(s, move);
            RC_ASSERT(image(by, here) == after(image(by, s), image(by, s, move)));
            RC_ASSERT(kGame.report(here).over() == kGame.report(image(by, here)).over());
        }
    }
}

RC_GTEST_PROP(PaikoProperties, TheSameRuleForbidsTheImageOfAnAttempt, ()) {  // PAI-208 PAI-209
    const State s = *running_positions();
    Rng rng{*rc::gen::arbitrary<std::uint64_t>()};
    const auto cell = [&] { return Cell{rng.below(kCells)}; };
    for (int i = 0; i < 200; ++i) {
        const auto type = static_cast<Type>(rng.below(kTypes));
        const Cell from = cell();
        const Tile tile = s.board.tile(from);
        const auto facing = static_cast<Facing>(rng.below(4));
        const Move deploy = Move::deploy(type, cell(), has_facing(type) ? facing : North);
        const Move shift =
            Move::shift(from, cell(), !tile.none() && has_facing(tile.type()) ? facing : North);
        for (const Move move : {deploy, shift, Move::redeploy(from, cell())}) {
            const RuleId here = kGame.why_not(s, mover(s), {move, {}});
            for (const Symmetry& by : kSymmetries) {
                const State there = image(by, s);
                RC_LOG(by.name);
                RC_ASSERT(kGame.why_not(there, mover(there), {image(by, s, move), {}}) == here);
            }
        }
    }
}

// Threat and cover kept up to date.

// Threat, cover and points added up from nothing but the tiles.
void assert_board_is_its_tiles(const Board& board) {
    Board afresh;
    std::array<std::array<int, kCells>, 2> threat{};
    std::array<Cells, 2> cover = kHome;
    board.occupied().each([&](Cell cell) {
        const Tile tile = board.tile(cell);
        const auto owner = static_cast<unsigned>(tile.owner());
        afresh.put(cell, tile);
        threat_stamp(tile, cell).each([&](Cell hit) {
            const auto i = static_cast<unsigned>(hit.index());
            ++threat[owner][i];
            if (tile.type() == Type::Fire) ++threat[1 - owner][i];
        });
        cover[owner] |= cover_stamp(tile, cell);
    });
    RC_ASSERT(board == afresh);
    for (unsigned player = 0; player < 2; ++player) {
        RC_ASSERT(board.cover[player] == cover[player]);
        for (unsigned i = 0; i < kCells; ++i) {
            RC_ASSERT(board.threat[player].at(Cell{static_cast<int>(i)}) == threat[player][i]);
        }
    }
}

// All tiles of both players in random order and facing: three of each type.
std::vector<Tile> shuffled_tiles(Rng& rng) {
    std::vector<Tile> tiles;
    for (int i = 0; i < 2 * kTypes * kCopies; ++i) {
        const auto type = static_cast<Type>(i / 2 % kTypes);
        const auto facing = static_cast<Facing>(rng.below(4));
        const Tile tile{i % 2, type, has_facing(type) ? facing : North};
        tiles.insert(tiles.begin() + rng.below(i + 1), tile);
    }
    return tiles;
}

Cell empty_cell(const Board& board, Rng& rng) {
    for (;;) {
        const Cell cell{rng.below(kCells)};
        if (board.tile(cell).none()) return cell;
    }
}

RC_GTEST_PROP(PaikoProperties, PuttingAndLiftingKeepsThreatAndCoverExact,
              (std::uint64_t seed)) {  // PAI-028 PAI-050 PAI-051 PAI-054
    Rng rng{seed};
    Board board;
    std::vector<Tile> off = shuffled_tiles(rng);
    for (int step = 0; step < 80; ++step) {
        if (!off.empty() && (board.occupied().empty() || rng.below(3) != 0)) {
            board.put(empty_cell(board, rng), off.back());
            off.pop_back();
        } else {
            std::vector<Cell> cells;
            board.occupied().each([&](Cell cell) { cells.push_back(cell); });
            off.insert(off.begin(), board.lift(any_of(cells, rng)));
        }
        assert_board_is_its_tiles(board);
    }
}

// Captures.

// The captures of PAI-152 to PAI-155, but in round 1 one tile at a time.
int capture_one_by_one(Board& board, int victim, Rng& rng) {
    int count = 0;
    for (;;) {
        std::vector<Cell> captured;
        (board.capturable(victim) - board.fires).each([&](Cell c) { captured.push_back(c); });
        if (captured.empty()) break;
        board.lift(any_of(captured, rng));
        ++count;
    }
    const Cells fires = board.capturable(victim) & board.fires;
    fires.each([&](Cell cell) { board.lift(cell); });
    return count + fires.size();
}

// Tiles strewn over the board, at rest or not, and one Air in White's hand: more to capture, and
// longer chains, than play ever shows.
State strewn(Rng& rng) {
    State s;
    s.phase = Phase::Turn;
    for (const Tile tile : shuffled_tiles(rng)) {
        Stocks& stocks = s.of(tile.owner());
        const bool last_air = tile.owner() == 0 && tile.type() == Type::Air && stocks.hand.empty();
        if (last_air) {
            stocks.hand.add(Type::Air);
        } else if (rng.below(4) == 0) {
            stocks.reserve.add(tile.type());
        } else {
            s.board.put(empty_cell(s.board, rng), tile);
        }
    }
    return s;
}

RC_GTEST_PROP(PaikoProperties, TheOrderOfRemovalNeverMatters,
              (std::uint64_t seed)) {  // PAI-159 PAI-216
    Rng rng{seed};
    const State s = strewn(rng);
    const Cell to = empty_cell(s.board, rng);
    const State result = after(s, Move::deploy(Type::Air, to, North));
    for (int i = 0; i < 4; ++i) {
        Board board = s.board;
        board.put(to, Tile{0, Type::Air, North});
        const int count = capture_one_by_one(board, 1, rng);
        RC_ASSERT(board == result.board);
        RC_ASSERT(result.losses(1) == count);
        RC_ASSERT(result.losses(0) == 0);
    }
    RC_ASSERT(result.board.capturable(1).empty());
}

RC_GTEST_PROP(PaikoProperties, EveryTurnLeavesTheBoardAtRest, ()) {  // PAI-160 PAI-211
    const State s = *running_positions();
    for (const Move move : moves_of(s)) {
        const State next = after(s, move);
        RC_ASSERT(kGame.ok(next));
        RC_ASSERT(next.board.capturable(0).empty());
        RC_ASSERT(next.board.capturable(1).empty());
        RC_ASSERT(kGame.hash(next) == kGame.hash_afresh(next));
    }
}

// Texts.

// A few random edits: another character, one less, one more, a piece twice, two characters swapped.
std::string mutated(std::string text, Rng& rng) {
    constexpr std::string_view kLetters = "/.,-=+:@0123456789abgnesw SwSaFiLoErstrxt\xc5";
    for (int edits = 1 + rng.below(3); edits > 0; --edits) {
        const auto at = static_cast<std::size_t>(rng.below(static_cast<int>(text.size()) + 1));
        const auto other = static_cast<std::size_t>(rng.below(static_cast<int>(text.size()) + 1));
        const char letter = kLetters[rng.below(static_cast<std::uint32_t>(kLetters.size()))];
        switch (rng.below(5)) {
            case 0: text.insert(at, 1, letter); break;
            case 1: text.erase(at, 1 + other % 3); break;
            case 2: text.insert(at, text.substr(other, 1 + at % 8)); break;
            case 3:
                if (at < text.size()) text[at] = letter;
                break;
            default:
                if (at < text.size() && other < text.size()) std::swap(text[at], text[other]);
        }
    }
    return text;
}

RC_GTEST_PROP(PaikoProperties, AMutatedPositionIsRefusedOrReadsBack,
              ()) {  // PAI-215 N-06 N-09 N-10
    const State s = *positions();
    Rng rng{*rc::gen::arbitrary<std::uint64_t>()};
    for (int i = 0; i < 200; ++i) {
        const std::string text = mutated(kGame.write(s), rng);
        const Result<State> read = kGame.read(Options{}, text);
        RC_LOG(text);
        if (!read) {
            RC_ASSERT(read.error().code == "bad_position");
            RC_ASSERT(!read.error().text.empty());
            continue;
        }
        RC_ASSERT(kGame.ok(*read));
        RC_ASSERT(*kGame.read(Options{}, kGame.write(*read)) == *read);
        RC_ASSERT(kGame.hash(*read) == kGame.hash_afresh(*read));
        RC_ASSERT(read->over() == moves_of(*read).empty());
    }
}

RC_GTEST_PROP(PaikoProperties, AMutatedMoveIsRefusedOrInTheList, ()) {  // N-11 N-12 N-13 N-14
    const State s = *running_positions();
    Rng rng{*rc::gen::arbitrary<std::uint64_t>()};
    const std::vector<Move> moves = moves_of(s);
    for (int i = 0; i < 200; ++i) {
        const std::string text = mutated(kGame.write_move(s, mover(s), any_of(moves, rng)), rng);
        const Result<Move> read = kGame.read_move(s, mover(s), text);
        RC_LOG(text);
        if (!read) {
            RC_ASSERT(read.error().code == "bad_move" || read.error().code == "illegal_move");
            continue;
        }
        RC_ASSERT(std::binary_search(moves.begin(), moves.end(), *read));
        RC_ASSERT(*kGame.read_move(s, mover(s), kGame.write_move(s, mover(s), *read)) == *read);
    }
}

}  // namespace
}  // namespace engawa::paiko
