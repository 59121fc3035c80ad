#include "engine/games/paiko/proofs/table_test.h"

#include <algorithm>
#include <sstream>

namespace engawa::paiko {
namespace {

unsigned index_of(char player) { return player == 'w' ? 0 : 1; }
Cell cell_of(std::string_view square) { return cell_at(file_of(square), rank_of(square)); }

}  // namespace

Words words(std::string_view text) {
    std::istringstream in{std::string(text)};
    Words list;
    for (std::string word; in >> word;) list.push_back(word);
    return list;
}

Words parts(std::string_view text, char separator) {
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

std::set<std::string> set_of(std::string_view text) { return set_of(words(text)); }
std::set<std::string> set_of(const Words& list) { return {list.begin(), list.end()}; }

const Words& squares() {
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

std::set<std::string> squares_where(const std::function<bool(const std::string&)>& test) {
    std::set<std::string> result;
    for (const std::string& square : squares()) {
        if (test(square)) result.insert(square);
    }
    return result;
}

int file_of(std::string_view square) { return square[0] - 'a' + 1; }
int rank_of(std::string_view square) { return std::stoi(std::string(square.substr(1))); }
bool is_black_square(const std::string& square) {
    return square == "f9" || square == "i6" || square == "g7" || square == "h8";
}
bool in_white_home(std::string_view square) { return file_of(square) <= 7 && rank_of(square) <= 7; }
bool in_black_home(std::string_view square) { return file_of(square) >= 8 && rank_of(square) >= 8; }

std::string Setting::text() const {
    return white + "/" + black + "/" + hand + ".rest.00000000/" + black_hand + ".rest.00000000/" +
           seat + "/t/" + runs;
}

Options options_with_cap(int turn_cap) {
    return *Paiko{}.options({{"turn_cap", std::to_string(turn_cap)}});
}

bool readable(std::string_view position) {
    return Paiko{}.read(options_with_cap(0), position).ok();
}

Table::Table(std::string_view position, int turn_cap) {
    const Result<State> read = game_.read(options_with_cap(turn_cap), position);
    if (read.ok()) {
        state_ = *read;
    } else {
        ADD_FAILURE() << "refused: " << position << "\n" << read.error().text;
    }
}

std::string Table::text() const { return game_.write(state_); }

std::string Table::field(int number) const { return parts(text(), '/')[number - 1]; }

Words Table::moves() const {
    if (over()) return {};
    MoveBuffer<Paiko> buffer;
    game_.legal(state_, mover(), buffer.list);
    Words list;
    for (const Move move : buffer.list) list.push_back(game_.write_move(state_, mover(), move));
    std::sort(list.begin(), list.end());
    return list;
}

std::set<std::string> Table::after(std::string_view prefix) const {
    std::set<std::string> rest;
    for (const std::string& move : moves()) {
        if (move.starts_with(prefix)) rest.insert(move.substr(prefix.size()));
    }
    return rest;
}

std::string Table::canonical(std::string_view move) const {
    if (over()) return "";
    const Result<Move> read = game_.read_move(state_, mover(), move);
    return read.ok() ? game_.write_move(state_, mover(), *read) : "";
}

std::string Table::kind(std::string_view move) const {
    return std::string(kind_name(*game_.read_move(state_, mover(), move)));
}

std::string Table::why(std::string_view move) const {
    const Result<Attempt> read = game_.read_attempt(state_, mover(), move);
    if (!read.ok()) return "unreadable: " + read.error().text;
    return std::string(game_.why_not(state_, mover(), *read).text());
}

testing::AssertionResult Table::breaks(std::string_view move, std::string_view rules) const {
    if (set_of(rules).contains(why(move))) return testing::AssertionSuccess();
    return testing::AssertionFailure() << move << " breaks '" << why(move) << "'";
}

testing::AssertionResult Table::legal(std::string_view texts) const {
    const std::set<std::string> list = set_of(moves());
    for (const std::string& move : words(texts)) {
        if (!list.contains(move)) return testing::AssertionFailure() << move << " is not listed";
        if (canonical(move) != move) return testing::AssertionFailure() << move << " is not read";
        if (!why(move).empty()) return testing::AssertionFailure() << move << ": " << why(move);
    }
    return testing::AssertionSuccess();
}

testing::AssertionResult Table::illegal(std::string_view texts) const {
    const std::set<std::string> list = set_of(moves());
    for (const std::string& move : words(texts)) {
        if (list.contains(move)) return testing::AssertionFailure() << move << " is listed";
        if (!canonical(move).empty()) return testing::AssertionFailure() << move << " is read";
        if (why(move).empty()) return testing::AssertionFailure() << move << " breaks no rule";
    }
    return testing::AssertionSuccess();
}

Table& Table::play(std::string_view texts) {
    for (const std::string& text : words(texts)) {
        const Result<Move> move = game_.read_move(state_, mover(), text);
        if (over() || !move.ok()) {
            ADD_FAILURE() << text << " is refused in " << this->text();
            return *this;
        }
        apply(*move);
    }
    return *this;
}

Table Table::then(std::string_view texts) const {
    Table next = *this;
    next.play(texts);
    return next;
}

void Table::apply(Move move) {
    const Board before = state_.board;
    const auto victim = static_cast<unsigned>(1 - mover().index());
    NoEvents silent;
    game_.apply(state_, mover(), move, silent);
    captured_.clear();
    (before.tiles[victim] - state_.board.tiles[victim]).each([&](Cell gone) {
        captured_.push_back(std::string(code(before.tile(gone).type())) + "@" +
                            squares()[reading_order(gone)]);
    });
    std::sort(captured_.begin(), captured_.end());
}

std::string Table::random_move(Rng& rng, bool hunt) const {
    MoveBuffer<Paiko> buffer;
    game_.legal(state_, mover(), buffer.list);
    Move move = buffer.list[rng.below(buffer.list.size())];
    const int victim = 1 - mover().index();
    for (int tries = 0; hunt && state_.phase == Phase::Turn && tries < 60; ++tries) {
        const Move other = buffer.list[rng.below(buffer.list.size())];
        State next = state_;
        NoEvents silent;
        game_.apply(next, mover(), other, silent);
        if (next.losses(victim) == state_.losses(victim)) continue;
        move = other;
        break;
    }
    return game_.write_move(state_, mover(), move);
}

int Table::threat(char player, std::string_view square) const {
    return state_.board.threat[index_of(player)].at(cell_of(square));
}

int Table::cover(char player, std::string_view square) const {
    return state_.board.cover[index_of(player)].contains(cell_of(square)) ? 1 : 0;
}

std::string Table::at(std::string_view s) const {
    return std::to_string(threat('w', s)) + " " + std::to_string(threat('b', s)) + " " +
           std::to_string(cover('w', s)) + " " + std::to_string(cover('b', s));
}

std::set<std::string> Table::threatened(char player) const {
    return squares_where([&](const std::string& s) { return threat(player, s) > 0; });
}

std::set<std::string> Table::covered(char player) const {
    return squares_where([&](const std::string& s) { return cover(player, s) > 0; });
}

int Table::points(char player) const { return report().points[index_of(player)]; }

void along_random_games(int games, std::uint64_t seed, bool hunt, const Visit& visit) {
    Rng rng{seed};
    for (int game = 0; game < games; ++game) {
        Table table(kStartText, 400);
        while (!table.over() && !testing::Test::HasFailure()) {
            const std::string move = table.random_move(rng, hunt);
            const Table next = table.then(move);
            visit(table, move, next);
            table = next;
        }
    }
}

}  // namespace engawa::paiko
