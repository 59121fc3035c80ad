// Positions as one line of text (N-06 to N-10).
#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

#include "engine/core/text.h"
#include "engine/games/paiko/paiko.h"
#include "engine/games/paiko/text/names.h"

namespace engawa::paiko {
namespace {

constexpr std::string_view kCode = "bad_position";
constexpr std::int32_t kMostTurns = 2'000'000'000;
constexpr std::size_t kLongestSide = kCells * (2 + 1 + kLongestSpot + 1);
constexpr std::size_t kLongestRest = 256;

Error bad(std::string text) { return error(kCode, std::move(text)); }

// Writing.

char* put(char* to, std::string_view text) { return std::copy(text.begin(), text.end(), to); }

char* put_number(char* to, int number) {
    constexpr int kLongest = 12;
    return std::to_chars(to, to + kLongest, number).ptr;
}

// White's tiles, then Black's.
char* put_tiles(char* to, const Board& board) {
    std::array<char, kLongestSide> black;
    char* ends[2] = {to, black.data()};
    for (int number = 0; number < kCells; ++number) {
        const Cell cell = cell_in_reading_order(number);
        const Tile tile = board.tile(cell);
        if (tile.none()) continue;
        char*& end = ends[tile.owner()];
        end = put(end, code(tile.type()));
        *end++ = '@';
        end = put_spot(end, tile.type(), cell, tile.facing());
        *end++ = ',';
    }
    const auto end_side = [](char* from, char* end) {
        if (end == from) return put(from, "-/");
        end[-1] = '/';  // where a comma stands
        return end;
    };
    to = end_side(to, ends[0]);
    char* const last = end_side(black.data(), ends[1]);
    return std::copy(black.data(), last, to);
}

char* put_stocks(char* to, const Stocks& stocks) {
    to = put_stock_digits(to, stocks.hand);
    *to++ = '.';
    to = put_stock_digits(to, stocks.reserve);
    *to++ = '.';
    return put_stock_digits(to, stocks.discard);
}

char* put_phase(char* to, const State& s) {
    switch (s.phase) {
        case Phase::SetUp: return put(to, "s");
        case Phase::Turn: return put(to, "t");
        case Phase::Reward: return put(put_number(put(to, "r"), s.rewards), code(s.lowest));
        case Phase::WhiteWon: return put(to, "xw");
        case Phase::BlackWon: return put(to, "xb");
        case Phase::Tie: break;
    }
    return put(to, "xt");
}

char* put_run(char* to, const Run& run) {
    if (run.count == 0) return put(to, "-");
    return put_number(put(put_square(to, run.cell), ":"), run.count);
}

// Reading.

class Reader {
  public:
    explicit Reader(const Options& options) {
        s_.turn_cap = static_cast<std::uint16_t>(options.turn_cap);
    }

    Result<State> read(std::string_view text) {
        const auto fields = split(text, '/', 11);
        if (fields.size() < 6 || fields.size() > 9) {
            return bad("a position has six to nine fields joined by '/', not " +
                       std::to_string(fields.size()));
        }
        const bool readable = read_tiles(fields[0], 0) && read_tiles(fields[1], 1) &&
                              read_stocks(fields[2], 0) && read_stocks(fields[3], 1) &&
                              read_seat(fields[4]) && read_phase(fields[5]) &&
                              (fields.size() < 7 || read_runs(fields[6])) &&
                              (fields.size() < 8 || read_passes(fields[7])) &&
                              (fields.size() < 9 || read_turns(fields[8]));
        if (!readable || !check()) return bad(reason_);
        if (s_.over()) s_.seat = 0;
        return s_;
    }

  private:
    bool refuse(std::string reason) {
        reason_ = std::move(reason);
        return false;
    }

    bool read_tiles(std::string_view field, int player) {
        if (field == "-") return true;
        const auto parts = split(field, ',', 64);
        for (const std::string_view part : parts) {
            if (!read_tile(part, player)) return false;
        }
        return true;
    }

    bool read_tile(std::string_view part, int player) {
        std::string_view rest = part;
        const auto type = take_type(rest);
        if (!type || !take(rest, "@")) return refuse(quoted(part) + " is not a tile on a square");
        const auto cell = take_square(rest);
        if (!cell) return refuse(quoted(part) + " names a square that does not exist");
        const auto facing = take_facing(rest);
        if (!rest.empty() || facing.has_value() != has_facing(*type)) {
            return refuse(quoted(part) + (has_facing(*type) ? " needs a facing: n, e, s or w"
                                                            : " has a facing or something else "
                                                              "behind its square"));
        }
        if (!s_.board.tile(*cell).none()) {
            return refuse("square " + square_name(*cell) + " is used twice");
        }
        if (*type != Type::Lotus && kBlack.contains(*cell)) {
            return refuse("only a Lotus may stand on the black square " + square_name(*cell));
        }
        if (++count(player, *type) > kCopies) return too_many(player, *type);
        s_.board.put(*cell, Tile{player, *type, facing.value_or(Facing::North)});
        return true;
    }

    bool too_many(int player, Type type) {
        return refuse(side(player) + " has more than three " + std::string{code(type)});
    }

    bool read_stocks(std::string_view field, int player) {
        const auto parts = split(field, '.', 4);
        if (parts.size() != 3) {
            return refuse(side(player) + "'s stocks are hand.reserve.discard, not " +
                          quoted(field));
        }
        Stock* rest = nullptr;
        Stock* stocks[3] = {&s_.of(player).hand, &s_.of(player).reserve, &s_.of(player).discard};
        for (unsigned i = 0; i < 3; ++i) {
            if (parts[i] == "rest") {
                if (rest != nullptr) return refuse(side(player) + " has two stocks called rest");
                rest = stocks[i];
            } else if (!read_stock(parts[i], player, *stocks[i])) {
                return false;
            }
        }
        return fill_up(player, rest);
    }

    bool read_stock(std::string_view digits, int player, Stock& stock) {
        if (digits.size() != kTypes) return refuse(quoted(digits) + " is not a stock of 8 digits");
        for (int t = 0; t < kTypes; ++t) {
            const char digit = digits[t];
            if (digit < '0' || digit > '3') {
                return refuse(quoted(digits) + " is not a stock of 8 digits from 0 to 3");
            }
            const auto type = static_cast<Type>(t);
            for (int i = 0; i < digit - '0'; ++i) stock.add(type);
            count(player, type) += digit - '0';
            if (count(player, type) > kCopies) return too_many(player, type);
        }
        return true;
    }

    bool fill_up(int player, Stock* rest) {
        for (int t = 0; t < kTypes; ++t) {
            const auto type = static_cast<Type>(t);
            if (rest == nullptr && count(player, type) != kCopies) {
                return refuse(side(player) + "'s tiles of type " + std::string{code(type)} +
                              " do not add up to three");
            }
            while (count(player, type) < kCopies) {
                assert(rest != nullptr);
                rest->add(type);
                ++count(player, type);
            }
        }
        return true;
    }

    bool read_seat(std::string_view field) {
        if (field != "w" && field != "b" && field != "-") {
            return refuse("the seat is w, b or -, not " + quoted(field));
        }
        nobody_ = field == "-";
        s_.seat = field == "b" ? 1 : 0;
        return true;
    }

    bool read_phase(std::string_view field) {
        if (field == "s")
            s_.phase = Phase::SetUp;
        else if (field == "t")
            s_.phase = Phase::Turn;
        else if (field == "xw")
            s_.phase = Phase::WhiteWon;
        else if (field == "xb")
            s_.phase = Phase::BlackWon;
        else if (field == "xt")
            s_.phase = Phase::Tie;
        else
            return read_reward_phase(field);
        return true;
    }

    bool read_reward_phase(std::string_view field) {
        std::string_view rest = field;
        const std::string wrong =
            "the phase is s, t, xw, xb, xt or like r2Sa, not " + quoted(field);
        if (!take(rest, "r")) return refuse(wrong);
        const auto digits = rest.find_first_not_of("0123456789");
        if (digits == std::string_view::npos) return refuse(wrong);
        const auto picks = read_number(rest.substr(0, digits), 24);
        rest.remove_prefix(digits);
        const auto lowest = take_type(rest);
        if (!picks || *picks == 0 || !lowest || !rest.empty()) return refuse(wrong);
        s_.phase = Phase::Reward;
        s_.rewards = static_cast<std::uint8_t>(*picks);
        s_.lowest = *lowest;
        return true;
    }

    bool read_runs(std::string_view field) {
        const auto parts = split(field, '.', 3);
        if (parts.size() != 2) return refuse("the runs are like e5:2.-, not " + quoted(field));
        return read_run(parts[0], 0) && read_run(parts[1], 1);
    }

    bool read_run(std::string_view part, int player) {
        if (part == "-") return true;
        std::string_view rest = part;
        const auto cell = take_square(rest);
        if (!cell || !take(rest, ":")) return refuse(quoted(part) + " is not a run like e5:2");
        const auto number = read_number(rest, kLongestRun);
        if (!number || *number == 0) return refuse("a run is 1, 2 or 3 turns long");
        const Tile tile = s_.board.tile(*cell);
        if (tile.none() || tile.owner() != player || shift_range(tile.type()) == 0) {
            return refuse("the run on " + square_name(*cell) + " needs a tile of " + side(player) +
                          " that can shift");
        }
        s_.run(player) = Run{*cell, static_cast<std::uint8_t>(*number)};
        return true;
    }

    bool read_passes(std::string_view field) {
        const auto number = read_number(field, 2);
        if (!number) return refuse("passes is 0, 1 or 2, not " + quoted(field));
        s_.passes = static_cast<std::uint8_t>(*number);
        return true;
    }

    bool read_turns(std::string_view field) {
        const auto number = read_number(field, kMostTurns);
        if (!number) return refuse("turns is not a number, or too big: " + quoted(field));
        s_.turns = static_cast<std::uint32_t>(*number);
        return true;
    }

    // What must hold between the fields (N-10 g to m).

    bool check() {
        for (int player = 0; player < 2; ++player) {
            if (!s_.board.capturable(player).empty()) {
                return refuse("the board is not at rest: " +
                              square_name(s_.board.capturable(player).first()) +
                              " would be captured");
            }
        }
        if (nobody_ != s_.over()) {
            return refuse("the seat is - exactly when the phase says that the game is over");
        }
        if (s_.passes >= 2 && s_.phase != Phase::Tie) return refuse("two passes end the game");
        return s_.over() ? check_over() : check_running();
    }

    bool check_over() {
        const bool white = s_.points(0) >= kWinningPoints;
        const bool black = s_.points(1) >= kWinningPoints;
        if (s_.phase == Phase::WhiteWon && !white) return refuse("White has not won");
        if (s_.phase == Phase::BlackWon && !black) return refuse("Black has not won");
        if (s_.phase == Phase::Tie && (white || black)) {
            return refuse(side(white ? 0 : 1) + " has 10 points or more: that is no tie");
        }
        return true;
    }

    bool check_running() {
        for (int player = 0; player < 2; ++player) {
            if (s_.points(player) >= kWinningPoints) {
                return refuse(side(player) + " has 10 points or more: the game is over");
            }
        }
        if (tied_by_losses(s_)) return refuse("both have lost 13 tiles or more: it is a tie");
        if (s_.phase == Phase::SetUp) return check_set_up();
        return s_.phase != Phase::Reward || check_rewards();
    }

    bool check_set_up() {
        const bool clean =
            s_.board.occupied().empty() && s_.of(0).discard.empty() && s_.of(1).discard.empty();
        if (!clean) return refuse("in the set-up board and discards are empty");
        const int white = s_.of(0).hand.size();
        const int black = s_.of(1).hand.size();
        if (white > 7 || black > 9 || (white < 7 && black > 0)) {
            return refuse("the hands do not fit the set-up");
        }
        const Stage stage = set_up_stage(s_);
        if (stage.player != s_.seat) return refuse("it is not this seat's pick");
        if (s_.of(stage.player).reserve.size_from(stage.lowest) < stage.picks_left) {
            return refuse("the picks are not in type order: the reserve has too few tiles left");
        }
        return true;
    }

    bool check_rewards() {
        const int capturer = 1 - s_.player();
        if (s_.of(capturer).reserve.size_from(s_.lowest) < s_.rewards) {
            return refuse("the capturer's reserve holds too few tiles for the reward picks");
        }
        if (s_.losses(s_.player()) < s_.rewards) {
            return refuse("the victim has lost fewer tiles than there are reward picks");
        }
        return true;
    }

    static std::string side(int player) { return player == 0 ? "White" : "Black"; }
    int& count(int player, Type type) { return counts_[player][index(type)]; }

    State s_;
    bool nobody_ = false;
    int counts_[2][kTypes] = {};
    std::string reason_;
};

}  // namespace

std::string Paiko::write(const State& s) const {
    std::array<char, 2 * kLongestSide + kLongestRest> text;
    char* end = put_tiles(text.data(), s.board);
    for (int player = 0; player < 2; ++player) end = put(put_stocks(end, s.of(player)), "/");
    end = put(end, s.over() ? "-/" : s.seat == 0 ? "w/" : "b/");
    end = put(put_phase(end, s), "/");
    end = put(put_run(end, s.run(0)), ".");
    end = put(put_run(end, s.run(1)), "/");
    end = put(put_number(end, s.passes), "/");
    end = put_number(end, s.turns);
    return {text.data(), end};
}

Result<State> Paiko::read(const Options& options, std::string_view text) const {
    return Reader{options}.read(text);
}

}  // namespace engawa::paiko
