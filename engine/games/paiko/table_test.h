// Paikō as text for its tests, so that a test reads like the rule ledger.
//
// A Table is a position that can be asked and played on. Everything goes through the texts of the
// notation; only threat, cover and points, which no text shows, are read off the state.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/paiko/paiko.h"

namespace engawa::paiko {

using Words = std::vector<std::string>;

inline Words words(std::string_view text) {
    std::istringstream in{std::string(text)};
    Words list;
    for (std::string word; in >> word;) list.push_back(word);
    return list;
}

inline std::set<std::string> set_of(std::string_view text) {
    const Words list = words(text);
    return {list.begin(), list.end()};
}

inline std::set<std::string> set_of(const Words& list) { return {list.begin(), list.end()}; }

inline Words parts(std::string_view text, char separator) {
    Words list(1);
    for (const char c : text) {
        if (c == separator) {
            list.emplace_back();
        } else {
            list.back() += c;
        }
    }
    return list;
}

// The squares of PAI-001 in the reading order of PAI-004, worked out here by the ledger's formula.
inline const Words& squares() {
    static const Words all = [] {
        Words list;
        for (int rank = 14; rank >= 1; --rank) {
            for (int file = 1; file <= 14; ++file) {
                const int across = file > rank ? file - rank : rank - file;
                if (across > 7 || file + rank < 8 || file + rank > 22) continue;
                list.push_back(static_cast<char>('a' + file - 1) + std::to_string(rank));
            }
        }
        return list;
    }();
    return all;
}

inline int file_of(std::string_view square) { return square[0] - 'a' + 1; }
inline int rank_of(std::string_view square) { return std::stoi(std::string(square.substr(1))); }
inline bool is_black_square(const std::string& square) {
    return set_of("f9 i6 g7 h8").contains(square);
}
inline bool in_white_home(std::string_view square) {
    return file_of(square) <= 7 && rank_of(square) <= 7;
}
inline bool in_black_home(std::string_view square) {
    return file_of(square) >= 8 && rank_of(square) >= 8;
}

inline Options options_with_cap(int turn_cap) {
    return *Paiko{}.options({{"turn_cap", std::to_string(turn_cap)}});
}

// The short form of a position: what is not named lies in the reserve.
struct Setting {
    std::string white = "-";
    std::string black = "-";
    std::string hand = "00000000";  // White's
    std::string black_hand = "00000000";
    std::string seat = "w";
    std::string runs = "-.-";

    std::string text() const {
        return white + "/" + black + "/" + hand + ".rest.00000000/" + black_hand +
               ".rest.00000000/" + seat + "/t/" + runs;
    }
};

inline bool readable(std::string_view position) {
    return Paiko{}.read(options_with_cap(0), position).ok();
}

class Table {
 public:
    explicit Table(std::string_view position, int turn_cap = 0) {
        const Result<State> read = game_.read(options_with_cap(turn_cap), position);
        if (read.ok()) {
            state_ = *read;
        } else {
            ADD_FAILURE() << "refused: " << position << "\n" << read.error().text;
        }
    }
    explicit Table(const Setting& setting) : Table(setting.text()) {}

    std::string text() const { return game_.write(state_); }
    std::string field(int number) const {  // counted from 1, N-06
        return parts(text(), '/')[static_cast<unsigned>(number - 1)];
    }
    std::string seat() const { return field(5); }
    std::string phase() const { return field(6); }
    std::string runs() const { return field(7); }
    bool over() const { return game_.to_act(state_).empty(); }
    const State& state() const { return state_; }

    // Canonical texts, sorted by bytes.
    Words moves() const {
        if (over()) return {};
        MoveRoom<Paiko> room;
        game_.legal(state_, mover(), room.list);
        Words list;
        for (const Move move : room.list) list.push_back(game_.write_move(state_, mover(), move));
        std::sort(list.begin(), list.end());
        return list;
    }
    // What follows `prefix` in the moves that begin with it.
    std::set<std::string> after(std::string_view prefix) const {
        std::set<std::string> rest;
        for (const std::string& move : moves()) {
            if (move.starts_with(prefix)) rest.insert(move.substr(prefix.size()));
        }
        return rest;
    }
    // "" if the text is not a legal move.
    std::string canonical(std::string_view move) const {
        if (over()) return "";
        const Result<Move> read = game_.read_move(state_, mover(), move);
        return read.ok() ? game_.write_move(state_, mover(), *read) : "";
    }
    std::string kind(std::string_view move) const {
        return std::string(kind_name(*game_.read_move(state_, mover(), move)));
    }
    // The rule that an attempt breaks, "" if none.
    std::string why(std::string_view move) const {
        const Result<Attempt> read = game_.read_attempt(state_, mover(), move);
        if (!read.ok()) return "unreadable: " + read.error().text;
        return std::string(game_.why_not(state_, mover(), *read).text());
    }
    // All of these are legal moves, written canonically.
    testing::AssertionResult legal(std::string_view texts) const {
        const std::set<std::string> list = set_of(moves());
        for (const std::string& move : words(texts)) {
            if (!list.contains(move)) return testing::AssertionFailure() << move << " not listed";
            if (canonical(move) != move) return testing::AssertionFailure() << move << " not read";
            if (!why(move).empty()) return testing::AssertionFailure() << move << ": " << why(move);
        }
        return testing::AssertionSuccess();
    }
    // None of these is a legal move in any spelling.
    testing::AssertionResult illegal(std::string_view texts) const {
        const std::set<std::string> list = set_of(moves());
        for (const std::string& move : words(texts)) {
            if (list.contains(move)) return testing::AssertionFailure() << move << " is listed";
            if (!canonical(move).empty()) return testing::AssertionFailure() << move << " is read";
            if (why(move).empty()) return testing::AssertionFailure() << move << " breaks no rule";
        }
        return testing::AssertionSuccess();
    }

    // Plays one or more moves, which must be legal; any spelling will do.
    Table& play(std::string_view texts) {
        for (const std::string& text : words(texts)) {
            const Result<Move> move = game_.read_move(state_, mover(), text);
            if (over() || !move.ok()) {
                ADD_FAILURE() << text << " is refused in " << this->text();
                return *this;
            }
            const Words before = parts(field(seat() == "w" ? 2 : 1), ',');
            const int victim = seat() == "w" ? 2 : 1;
            NoEvents silent;
            game_.apply(state_, mover(), *move, silent);
            const std::set<std::string> left = set_of(parts(field(victim), ','));
            captured_.clear();
            for (const std::string& tile : before) {
                if (!left.contains(tile)) captured_.push_back(without_facing(tile));
            }
            std::sort(captured_.begin(), captured_.end());
        }
        return *this;
    }
    Table then(std::string_view texts) const {
        Table next = *this;
        next.play(texts);
        return next;
    }
    // The tiles taken by the latest move, as Sw@i5, sorted.
    const Words& captured() const { return captured_; }

    int threat(char player, std::string_view square) const {
        return state_.board.threat[index(player)].at(cell(square));
    }
    int cover(char player, std::string_view square) const {
        return state_.board.cover[index(player)].contains(cell(square)) ? 1 : 0;
    }
    // T(White) T(Black) C(White) C(Black), as the ledger writes it.
    std::string at(std::string_view s) const {
        return std::to_string(threat('w', s)) + " " + std::to_string(threat('b', s)) + " " +
               std::to_string(cover('w', s)) + " " + std::to_string(cover('b', s));
    }
    std::set<std::string> threatened(char player) const {
        return squares_where([&](const std::string& s) { return threat(player, s) > 0; });
    }
    std::set<std::string> covered(char player) const {
        return squares_where([&](const std::string& s) { return cover(player, s) > 0; });
    }
    int points(char player) const { return game_.report(state_).points[index(player)]; }
    Report report() const { return game_.report(state_); }

    static std::set<std::string> squares_where(
        const std::function<bool(const std::string&)>& test) {
        std::set<std::string> result;
        for (const std::string& square : squares()) {
            if (test(square)) result.insert(square);
        }
        return result;
    }

 private:
    static unsigned index(char player) { return player == 'w' ? 0 : 1; }
    static Cell cell(std::string_view square) { return cell_at(file_of(square), rank_of(square)); }
    static std::string without_facing(std::string tile) {
        if (tile.back() > '9') tile.pop_back();
        return tile;
    }
    Seat mover() const { return over() ? Seat{0} : game_.to_act(state_).first(); }

    Paiko game_;
    State state_ = game_.start(Options{});
    Words captured_;
};

// Plays random games and shows every step. With `hunt`, captures are preferred, so that they happen
// often.
inline void along_random_games(
    int games, std::uint64_t seed, bool hunt,
    const std::function<void(const Table& before, const std::string& move, const Table& after)>&
        visit) {
    Rng rng{seed};
    for (int game = 0; game < games; ++game) {
        Table table("-/-/00000000.33333333.00000000/00000000.33333333.00000000/w/s", 400);
        while (!table.over() && !testing::Test::HasFailure()) {
            const Words moves = table.moves();
            std::string move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            for (int tries = 0; hunt && table.phase() == "t" && tries < 40; ++tries) {
                const std::string& other =
                    moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
                if (table.then(other).captured().empty()) continue;
                move = other;
                break;
            }
            const Table next = table.then(move);
            visit(table, move, next);
            table = next;
        }
    }
}

}  // namespace engawa::paiko
