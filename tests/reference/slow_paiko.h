// A second Paikō, written from the rule ledger alone and used only to check the fast one.
//
// It works everything out from the board at each question and keeps to texts at its seams: no
// bitboards, no increments, nothing shared with the engine. It is not fast, and it trusts its
// caller: `play` expects a canonical text of a legal move. It is one long file on purpose, to be
// read from top to bottom beside the ledger.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engawa::slow_paiko {

enum Type { Sai, Sword, Bow, Lotus, Air, Fire, Earth, Water };  // PAI-022

struct Tile {
    int type = Sai;
    char facing = 0;  // n, e, s, w; 0 for the types without one
    bool operator==(const Tile&) const = default;
};

using Stock = std::array<int, 8>;

struct Run {
    int square = -1;  // -1: no run
    int number = 0;
    bool operator==(const Run&) const = default;
};

struct Side {
    std::map<int, Tile> board;  // by square number, PAI-004
    Stock hand{}, reserve{}, discard{};
    Run run;
    bool operator==(const Side&) const = default;
};

struct Position {
    std::array<Side, 2> side;  // White, Black
    int seat = 0;              // 0 White, 1 Black, -1 when the game is over
    std::string phase = "s";   // s, t, r, xw, xb, xt
    int picks = 0;             // only in phase r: reward picks left
    int lowest = 0;            // only in phase r: lowest type still allowed
    int passes = 0;
    int turns = 0;
    bool operator==(const Position&) const = default;
};

std::string square_name(int square);
int square_number(std::string_view name);  // -1 if there is no such square

int threat(const Position& p, int player, int square);
int cover(const Position& p, int player, int square);
int points(const Position& p, int player);
bool at_rest(const Position& p);

// The position of N-06 to N-09, or nothing and in `reason` the letter of N-10 that refuses it.
std::optional<Position> read(std::string_view text, std::string* reason = nullptr);
std::string write(const Position& p);

std::vector<std::string> legal(const Position& p);  // canonical texts, sorted by bytes
std::optional<std::string> canonical(const Position& p, std::string_view text);
std::string kind(const Position& p, std::string_view move);  // N-17

// turn_cap 0 means none; `captured` (may be null) receives the tiles taken, as Sw@i5, sorted.
Position play(const Position& p, std::string_view move, int turn_cap,
              std::vector<std::string>* captured = nullptr);

}  // namespace engawa::slow_paiko
