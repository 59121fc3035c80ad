#include "slow_paiko.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>

namespace engawa::slow_paiko {
namespace {

constexpr std::array<std::string_view, 8> kCodes = {"Sa", "Sw", "Bw", "Lo", "Ai", "Fi", "Er", "Wa"};
constexpr std::array<int, 8> kRange = {2, 2, 2, 0, 0, 2, 1, 2};
constexpr std::string_view kFacings = "nesw";

struct Offset {
    int dx, dy;
};
using Offsets = std::vector<Offset>;

const Offsets kPlus = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
const Offsets kDiagonals = {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
const Offsets kNeighbours = {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}};
const Offsets kKnight = {{-1, -2}, {1, -2}, {-2, -1}, {2, -1}, {-2, 1}, {2, 1}, {-1, 2}, {1, 2}};

const std::array<Offsets, 8> kThreat = {{
    {{0, -1}},
    kNeighbours,
    {{0, -2}, {0, -3}, {0, -4}},
    {},
    kKnight,
    {{0, 0}, {-1, -1}, {0, -1}, {1, -1}, {-2, -2}, {-1, -2}, {0, -2}, {1, -2}, {2, -2}},
    {{0, -1}, {0, -2}, {0, 1}, {0, 2}, {-1, 0}, {-2, 0}, {1, 0}, {2, 0}},
    kDiagonals,
}};
const std::array<Offsets, 8> kCover = {{
    {{-1, 0}, {1, 0}},
    {},
    {},
    {{0, 0}, {-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}},
    {},
    {},
    {},
    kPlus,
}};

bool exists(int x, int y) {
    const int k = x + 1, r = 14 - y;
    return k >= 1 && k <= 14 && r >= 1 && r <= 14 && std::abs(k - r) <= 7 && k + r >= 8 &&
           k + r <= 22;
}

const std::vector<Offset>& squares() {  // by number, PAI-004
    static const std::vector<Offset> all = [] {
        std::vector<Offset> list;
        for (int y = 0; y < 14; ++y)
            for (int x = 0; x < 14; ++x)
                if (exists(x, y)) list.push_back({x, y});
        return list;
    }();
    return all;
}

int number_of(int x, int y) {  // -1 if it is not a square
    static const std::map<std::pair<int, int>, int> numbers = [] {
        std::map<std::pair<int, int>, int> result;
        for (int s = 0; s < 112; ++s) result[{squares()[s].dx, squares()[s].dy}] = s;
        return result;
    }();
    const auto found = numbers.find({x, y});
    return found == numbers.end() ? -1 : found->second;
}

bool black_square(int s) {
    static const std::set<int> black = {square_number("f9"), square_number("i6"),
                                        square_number("g7"), square_number("h8")};
    return black.contains(s);
}

int home_of(int s) {  // 0 White's homeground, 1 Black's, -1 middleground
    const bool left = squares()[s].dx < 7, low = squares()[s].dy >= 7;
    return left && low ? 0 : !left && !low ? 1 : -1;
}

bool faces(int type) { return type == Sai || type == Bow || type == Fire; }

bool in_stamp(const Offsets& stamp, int from, char facing, int to) {
    const int turns = facing ? static_cast<int>(kFacings.find(facing)) : 0;
    const int dx = squares()[to].dx - squares()[from].dx;
    const int dy = squares()[to].dy - squares()[from].dy;
    if (std::abs(dx) > 4 || std::abs(dy) > 4) return false;  // no stamp reaches farther
    return std::any_of(stamp.begin(), stamp.end(), [=](Offset o) {
        for (int i = 0; i < turns; ++i) o = {-o.dy, o.dx};  // PAI-030
        return o.dx == dx && o.dy == dy;
    });
}

bool empty(const Position& p, int s) {
    return !p.side[0].board.contains(s) && !p.side[1].board.contains(s);
}

bool capturable(const Position& p, int owner, int s) {
    return threat(p, 1 - owner, s) >= 2 + cover(p, owner, s);
}

bool safe(const Position& p, int owner) {  // PAI-145
    return std::none_of(p.side[owner].board.begin(), p.side[owner].board.end(),
                        [&](const auto& at) { return capturable(p, owner, at.first); });
}

bool may_deploy(const Position& p, int type, int s) {
    if (!empty(p, s)) return false;
    if (type == Lotus) return threat(p, 1 - p.seat, s) <= 2;
    return !black_square(s) && threat(p, 1 - p.seat, s) == 0 &&
           (home_of(s) == p.seat || threat(p, p.seat, s) >= 1);
}

// Squares within `range` legal steps of `from`, itself included, with the fewest steps to each.
// The moving tile must be lifted off the board already (PAI-108).
std::map<int, int> reach(const Position& p, int type, int from) {
    std::map<int, int> steps = {{from, 0}};
    for (int n = 1; n <= kRange[type]; ++n) {
        const std::map<int, int> before = steps;
        for (const auto& [s, unused] : before)
            for (const Offset& o : kPlus) {
                const int to = number_of(squares()[s].dx + o.dx, squares()[s].dy + o.dy);
                if (to < 0 || steps.contains(to) || black_square(to) || !empty(p, to)) continue;
                if (threat(p, 1 - p.seat, to) + (type == Fire) >= 2 + cover(p, p.seat, to))
                    continue;
                steps[to] = n;
            }
    }
    return steps;
}

int sum(const Stock& stock, int from = 0) {
    return std::accumulate(stock.begin() + from, stock.end(), 0);
}

// PAI-070, PAI-071, PAI-170: the types that may be picked with `left` picks to go.
std::vector<std::string> picks(const Stock& reserve, int lowest, int left, const char* sign) {
    std::vector<std::string> result;
    for (int t = lowest; t < 8; ++t)
        if (reserve[t] > 0 && sum(reserve, t) >= left)
            result.push_back(sign + std::string(kCodes[t]));
    return result;
}

int setup_seat(const Position& p) {  // PAI-072; -1 when the set-up is over
    const int white = sum(p.side[0].hand), black = sum(p.side[1].hand);
    return white < 7 ? 0 : white > 7 ? -1 : black < 9 ? 1 : black == 9 ? 0 : -1;
}

std::vector<std::string> setup_picks(const Position& p) {
    const Side& own = p.side[p.seat];
    const int white = sum(p.side[0].hand), black = sum(p.side[1].hand);
    if (white == 7 && black == 9) return picks(own.reserve, 0, 1, "+");
    int lowest = 0;
    for (int t = 0; t < 8; ++t)
        if (own.hand[t] > 0) lowest = t;
    return picks(own.reserve, lowest, p.seat == 0 ? 7 - white : 9 - black, "+");
}

std::string facing_text(int type, char facing) { return faces(type) ? std::string(1, facing) : ""; }
std::string_view facings_of(int type) { return faces(type) ? kFacings : std::string_view("-"); }

// The safety test with one more tile of the mover's on an empty square.
bool safe_with(Position& p, int type, int s, char facing) {
    p.side[p.seat].board[s] = {type, faces(type) ? facing : '\0'};
    const bool result = safe(p, p.seat);
    p.side[p.seat].board.erase(s);
    return result;
}

void add_deploys(Position p, std::set<std::string>& moves) {
    for (int type = 0; type < 8; ++type) {
        if (p.side[p.seat].hand[type] == 0) continue;
        for (int s = 0; s < 112; ++s) {
            if (!may_deploy(p, type, s)) continue;
            for (char f : facings_of(type))
                if (safe_with(p, type, s, f))
                    moves.insert(std::string(kCodes[type]) + "@" + square_name(s) +
                                 facing_text(type, f));
        }
    }
}

void add_bonuses(Position p, std::set<std::string>& moves) {
    if (p.side[p.seat].hand[Sai] == 0) return;
    std::map<int, std::pair<int, int>> best;  // end -> (steps, deploy square), N-12
    for (int s = 0; s < 112; ++s) {
        if (!may_deploy(p, Sai, s)) continue;
        for (const auto& [end, steps] : reach(p, Sai, s)) {
            if (end == s) continue;
            const std::pair<int, int> way = {steps, s};
            if (!best.contains(end) || way < best[end]) best[end] = way;
        }
    }
    for (const auto& [end, way] : best)
        for (char f : kFacings)
            if (safe_with(p, Sai, end, f))
                moves.insert("Sa@" + square_name(way.second) + "-" + square_name(end) + f);
}

void add_shifts(const Position& p, std::set<std::string>& moves) {
    const Side& own = p.side[p.seat];
    for (const auto& [s, tile] : own.board) {
        if (own.run.square == s && own.run.number == 3) continue;  // PAI-114, PAI-130
        Position lifted = p;
        lifted.side[p.seat].board.erase(s);
        const std::map<int, int> near = reach(lifted, tile.type, s);
        for (const auto& [end, steps] : near)
            for (char f : facings_of(tile.type)) {
                if (end == s && (!faces(tile.type) || f == tile.facing)) continue;  // PAI-111
                if (safe_with(lifted, tile.type, end, f))
                    moves.insert(square_name(s) + "-" + square_name(end) +
                                 facing_text(tile.type, f));
            }
        if (tile.type != Water) continue;
        for (int end = 0; end < 112; ++end)
            if (!near.contains(end) && may_deploy(p, Water, end) &&
                safe_with(lifted, Water, end, 0))
                moves.insert(square_name(s) + "=" + square_name(end));
    }
}

void add_draws(Stock left, int lowest, int size, const std::string& text,
               std::set<std::string>& moves) {
    if (size > 0) moves.insert(text);
    if (size == 3) return;
    for (int t = lowest; t < 8; ++t) {
        if (left[t] == 0) continue;
        --left[t];
        add_draws(left, t, size + 1, text + std::string(kCodes[t]), moves);
        ++left[t];
    }
}

int type_at(std::string_view text, std::size_t at) {
    const auto found =
        std::find(kCodes.begin(), kCodes.end(), text.substr(std::min(at, text.size()), 2));
    return found == kCodes.end() ? -1 : static_cast<int>(found - kCodes.begin());
}

// Takes a square and, if there is one, a facing off the front of `text`.
bool take_square(std::string_view& text, int& square, char& facing) {
    std::size_t size = 1;
    while (size < text.size() && text[size] >= '0' && text[size] <= '9') ++size;
    square = square_number(text.substr(0, size));
    text.remove_prefix(std::min(size, text.size()));
    facing = 0;
    if (!text.empty() && kFacings.find(text[0]) != std::string_view::npos) {
        facing = text[0];
        text.remove_prefix(1);
    }
    return square >= 0;
}

void capture(Position& p, std::vector<std::string>* captured) {
    Side& victim = p.side[1 - p.seat];
    const auto remove = [&](const std::set<int>& doomed) {
        for (int s : doomed) {
            const int type = victim.board[s].type;
            ++victim.discard[type];
            victim.board.erase(s);
            if (victim.run.square == s) victim.run = {};  // PAI-140
            if (captured) captured->push_back(std::string(kCodes[type]) + "@" + square_name(s));
        }
        return !doomed.empty();
    };
    const auto find = [&](bool fires) {
        std::set<int> doomed;
        for (const auto& [s, tile] : victim.board)
            if ((tile.type == Fire) == fires && capturable(p, 1 - p.seat, s)) doomed.insert(s);
        return doomed;
    };
    while (remove(find(false))) {
    }
    remove(find(true));
    if (captured) std::sort(captured->begin(), captured->end());
}

bool tied_by_losses(const Position& p) {  // PAI-188
    return sum(p.side[0].discard) >= 13 && sum(p.side[1].discard) >= 13 && points(p, 0) <= 5 &&
           points(p, 1) <= 5;
}

void end_turn(Position& p, int captures, int turn_cap) {
    ++p.turns;
    const auto over = [&](const char* phase) { p.phase = phase, p.seat = -1; };
    if (points(p, p.seat) >= 10) return over(p.seat == 0 ? "xw" : "xb");
    if (tied_by_losses(p) || p.passes == 2) return over("xt");
    if (turn_cap > 0 && p.turns >= turn_cap) return over("xt");
    p.picks = std::min(captures, sum(p.side[p.seat].reserve));
    p.phase = p.picks > 0 ? "r" : "t";
    p.lowest = 0;
    p.seat = 1 - p.seat;
}

std::vector<std::string> split(std::string_view text, char by) {
    std::vector<std::string> parts(1);
    for (char c : text)
        if (c == by)
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

int read_int(std::string_view text) {  // -1 if malformed
    if (text.empty() || text.size() > 9 || (text.size() > 1 && text[0] == '0')) return -1;
    int value = 0;
    for (char c : text) {
        if (c < '0' || c > '9') return -1;
        value = 10 * value + (c - '0');
    }
    return value;
}

// Throws the letter of N-10 that refuses the text.
void require(bool holds, const char* letter) {
    if (!holds) throw std::string(letter);
}

void read_tiles(std::string_view field, Position& p, int player) {
    if (field == "-") return;
    for (const std::string& item : split(field, ',')) {
        const int type = type_at(item, 0);
        require(type >= 0 && item.size() >= 4 && item[2] == '@', "a");
        std::string_view rest = std::string_view(item).substr(3);
        int s = -1;
        char facing = 0;
        require(take_square(rest, s, facing), "b");
        require(rest.empty(), "a");
        require(empty(p, s), "b");
        require(type == Lotus || !black_square(s), "c");
        require(faces(type) == (facing != 0), "d");
        p.side[player].board[s] = {type, facing};
    }
}

void read_stocks(std::string_view field, Side& side) {
    const std::vector<std::string> parts = split(field, '.');
    require(parts.size() == 3, "a");
    Stock* stocks[] = {&side.hand, &side.reserve, &side.discard};
    Stock* rest = nullptr;
    Stock missing;
    missing.fill(3);
    for (const auto& [s, tile] : side.board) --missing[tile.type];
    for (int i = 0; i < 3; ++i) {
        if (parts[i] == "rest") {
            require(!rest, "e");
            rest = stocks[i];
            continue;
        }
        require(parts[i].size() == 8, "a");
        require(parts[i].find_first_not_of("0123") == std::string::npos, "a");
        for (int t = 0; t < 8; ++t) missing[t] -= (*stocks[i])[t] = parts[i][t] - '0';
    }
    for (int m : missing) require(m >= 0 && (rest || m == 0), "e");
    if (rest) *rest = missing;
}

void read_phase(const std::string& field, Position& p) {
    p.phase = field;
    if (field == "s" || field == "t" || field == "xw" || field == "xb" || field == "xt") return;
    require(field.size() >= 4 && field[0] == 'r', "a");
    p.phase = "r";
    p.picks = read_int(field.substr(1, field.size() - 3));
    p.lowest = type_at(field, field.size() - 2);
    require(p.picks >= 1 && p.lowest >= 0, "a");
}

void read_runs(const std::string& field, Position& p) {
    const std::vector<std::string> runs = split(field, '.');
    require(runs.size() == 2, "a");
    for (int player = 0; player < 2; ++player) {
        if (runs[player] == "-") continue;
        const std::vector<std::string> parts = split(runs[player], ':');
        require(parts.size() == 2, "a");
        Side& side = p.side[player];
        side.run = {square_number(parts[0]), read_int(parts[1])};
        require(side.run.square >= 0, "b");
        const auto tile = side.board.find(side.run.square);
        require(tile != side.board.end() && kRange[tile->second.type] > 0, "f");
        require(side.run.number >= 1 && side.run.number <= 3, "f");
    }
}

void require_sound(const Position& p) {  // N-10 (g) to (m)
    const bool over = p.phase[0] == 'x';
    const bool white_won = points(p, 0) >= 10, black_won = points(p, 1) >= 10;
    require(at_rest(p), "g");
    require(over || !(white_won || black_won || tied_by_losses(p)), "h");
    require(p.phase != "xw" || white_won, "i");
    require(p.phase != "xb" || black_won, "i");
    require(p.phase != "xt" || !(white_won || black_won), "i");
    require(over == (p.seat == -1), "l");
    if (p.phase == "r") {
        require(sum(p.side[1 - p.seat].reserve, p.lowest) >= p.picks, "j");
        require(sum(p.side[p.seat].discard) >= p.picks, "j");
    }
    if (p.phase == "s") {
        for (const Side& side : p.side) require(side.board.empty() && sum(side.discard) == 0, "k");
        require(setup_seat(p) == p.seat, "k");
    }
    require(p.passes < 2 || p.phase == "xt", "m");
    require(p.passes <= 2, "a");
}

Position read_fields(std::string_view text) {
    Position p;
    std::vector<std::string> fields = split(text, '/');
    require(fields.size() >= 6 && fields.size() <= 9, "a");
    if (fields.size() < 7) fields.emplace_back("-.-");
    while (fields.size() < 9) fields.emplace_back("0");
    for (int player = 0; player < 2; ++player) read_tiles(fields[player], p, player);
    for (int player = 0; player < 2; ++player) read_stocks(fields[2 + player], p.side[player]);
    require(fields[4] == "w" || fields[4] == "b" || fields[4] == "-", "a");
    p.seat = fields[4] == "w" ? 0 : fields[4] == "b" ? 1 : -1;
    read_phase(fields[5], p);
    read_runs(fields[6], p);
    p.passes = read_int(fields[7]);
    p.turns = read_int(fields[8]);
    require(p.passes >= 0 && p.turns >= 0, "a");
    require_sound(p);
    return p;
}

}  // namespace

std::string square_name(int square) {
    const Offset at = squares()[square];
    return static_cast<char>('a' + at.dx) + std::to_string(14 - at.dy);
}

int square_number(std::string_view name) {
    for (int s = 0; s < 112; ++s)
        if (square_name(s) == name) return s;
    return -1;
}

int threat(const Position& p, int player, int square) {
    int total = 0;
    for (int owner = 0; owner < 2; ++owner)
        for (const auto& [s, tile] : p.side[owner].board)
            if (owner == player || tile.type == Fire)
                total += in_stamp(kThreat[tile.type], s, tile.facing, square);
    return total;
}

int cover(const Position& p, int player, int square) {
    if (home_of(square) == player) return 1;
    for (const auto& [s, tile] : p.side[player].board)
        if (in_stamp(kCover[tile.type], s, tile.facing, square)) return 1;
    return 0;
}

int points(const Position& p, int player) {
    int total = 0;
    for (const auto& [s, tile] : p.side[player].board)
        if (tile.type != Lotus) total += home_of(s) == player ? 0 : home_of(s) == -1 ? 1 : 2;
    return total;
}

bool at_rest(const Position& p) { return safe(p, 0) && safe(p, 1); }

std::optional<Position> read(std::string_view text, std::string* reason) {
    try {
        return read_fields(text);
    } catch (const std::string& letter) {
        if (reason) *reason = letter;
        return std::nullopt;
    }
}

std::string write(const Position& p) {
    std::string tiles[2], stocks[2], runs[2];
    for (int i = 0; i < 2; ++i) {
        const Side& side = p.side[i];
        for (const auto& [s, tile] : side.board)
            tiles[i] += (tiles[i].empty() ? "" : ",") + std::string(kCodes[tile.type]) + "@" +
                        square_name(s) + facing_text(tile.type, tile.facing);
        if (tiles[i].empty()) tiles[i] = "-";
        for (const Stock* stock : {&side.hand, &side.reserve, &side.discard}) {
            if (!stocks[i].empty()) stocks[i] += ".";
            for (int n : *stock) stocks[i] += std::to_string(n);
        }
        runs[i] = side.run.square < 0
                      ? "-"
                      : square_name(side.run.square) + ":" + std::to_string(side.run.number);
    }
    const std::string phase =
        p.phase == "r" ? "r" + std::to_string(p.picks) + std::string(kCodes[p.lowest]) : p.phase;
    return tiles[0] + "/" + tiles[1] + "/" + stocks[0] + "/" + stocks[1] + "/" +
           (p.seat == 0   ? "w"
            : p.seat == 1 ? "b"
                          : "-") +
           "/" + phase + "/" + runs[0] + "." + runs[1] + "/" + std::to_string(p.passes) + "/" +
           std::to_string(p.turns);
}

std::vector<std::string> legal(const Position& p) {
    std::set<std::string> moves;
    if (p.phase[0] == 'x') return {};
    if (p.phase == "s" || p.phase == "r") {
        auto list = p.phase == "s" ? setup_picks(p)
                                   : picks(p.side[1 - p.seat].reserve, p.lowest, p.picks, ":");
        moves.insert(list.begin(), list.end());
    } else {
        add_deploys(p, moves);
        add_bonuses(p, moves);
        add_shifts(p, moves);
        add_draws(p.side[p.seat].reserve, 0, 0, "+", moves);
        if (moves.empty()) moves.insert("pass");
    }
    return {moves.begin(), moves.end()};
}

std::optional<std::string> canonical(const Position& p, std::string_view text) {
    const std::vector<std::string> moves = legal(p);
    const auto among = [&](const std::string& move) -> std::optional<std::string> {
        if (std::binary_search(moves.begin(), moves.end(), move)) return move;
        return std::nullopt;
    };
    if (auto same = among(std::string(text)); same || p.phase != "t") return same;
    if (text.substr(0, 1) == "+") {  // N-14
        std::vector<int> types;
        for (std::size_t at = 1; at < text.size(); at += 2) types.push_back(type_at(text, at));
        if (types.empty() || *std::min_element(types.begin(), types.end()) < 0) return std::nullopt;
        std::sort(types.begin(), types.end());
        std::string sorted = "+";
        for (int t : types) sorted += kCodes[t];
        return among(sorted);
    }
    const bool bonus = text.substr(0, 3) == "Sa@";
    if (bonus) text.remove_prefix(3);
    int from = -1, to = -1;
    char facing = 0;
    if (!take_square(text, from, facing) || facing || text.empty()) return std::nullopt;
    const char sign = text[0];
    text.remove_prefix(1);
    if (!take_square(text, to, facing) || !text.empty()) return std::nullopt;
    const std::string end = square_name(to) + (facing ? std::string(1, facing) : "");
    if (bonus && sign == '-' && from != to && may_deploy(p, Sai, from) &&
        reach(p, Sai, from).contains(to))  // N-12
        for (const std::string& move : moves)
            if (kind(p, move) == "sai-bonus" && move.substr(move.find('-') + 1) == end) return move;
    if (!bonus && sign == '=' && may_deploy(p, Water, to)) {  // N-13
        const auto tile = p.side[p.seat].board.find(from);
        if (tile != p.side[p.seat].board.end() && tile->second.type == Water)
            return among(square_name(from) + "-" + end);
    }
    return std::nullopt;
}

std::string kind(const Position& p, std::string_view move) {
    if (move == "pass") return "pass";
    if (move[0] == ':') return "reward";
    if (move[0] == '+') return p.phase == "s" ? "pick" : "draw";
    const std::size_t dash = move.find('-');
    if (move[2] == '@') return dash == std::string_view::npos ? "deploy" : "sai-bonus";
    if (dash == std::string_view::npos) return "redeploy";
    int end = -1;
    char facing = 0;
    std::string_view rest = move.substr(dash + 1);
    take_square(rest, end, facing);
    return square_name(end) == move.substr(0, dash) ? "turn" : "shift";
}

Position play(const Position& before, std::string_view move, int turn_cap,
              std::vector<std::string>* captured) {
    Position p = before;
    const std::string what = kind(p, move);
    const auto take = [&](Side& side, std::size_t at) {
        --side.reserve[type_at(move, at)];
        ++side.hand[type_at(move, at)];
    };
    if (what == "pick") {
        take(p.side[p.seat], 1);
        p.seat = setup_seat(p);
        if (p.seat < 0) p.phase = "t", p.seat = 0;
        return p;
    }
    if (what == "reward") {
        take(p.side[1 - p.seat], 1);
        p.lowest = type_at(move, 1);
        if (--p.picks == 0) p.phase = "t", p.lowest = 0;
        return p;
    }
    Side& own = p.side[p.seat];
    const Run old = own.run;
    own.run = {};  // PAI-139
    p.passes = what == "pass" ? p.passes + 1 : 0;
    std::vector<std::string> lost;
    if (what == "draw") {
        for (std::size_t at = 1; at < move.size(); at += 2) take(own, at);
    } else if (what == "deploy" || what == "sai-bonus") {
        const int type = type_at(move, 0);
        std::string_view rest = move.substr(what == "deploy" ? 3 : move.find('-') + 1);
        int s = -1;
        Tile tile{type};
        take_square(rest, s, tile.facing);
        --own.hand[type];
        own.board[s] = tile;
        if (what == "sai-bonus") own.run = {s, 1};
    } else if (what != "pass") {
        int from = -1, to = -1;
        Tile tile;
        take_square(move, from, tile.facing);
        move.remove_prefix(1);
        take_square(move, to, tile.facing);
        tile.type = own.board[from].type;
        own.board.erase(from);
        own.board[to] = tile;
        own.run = {to, old.square == from ? old.number + 1 : 1};
    }
    capture(p, &lost);
    if (captured) *captured = lost;
    end_turn(p, static_cast<int>(lost.size()), turn_cap);
    return p;
}

}  // namespace engawa::slow_paiko
