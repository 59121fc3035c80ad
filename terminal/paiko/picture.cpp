#include "terminal/paiko/picture.h"

#include "engine/games/paiko/text/names.h"
#include "terminal/sheet.h"

namespace engawa::paiko {
namespace {

constexpr int kSide = 14;
constexpr int kCellWidth = 4;
constexpr int kMargin = 3;        // for the numbers of the ranks
constexpr int kTableColumn = 47;  // right of k4 and k11
constexpr int kTypeColumn = kTableColumn + 8;
constexpr int kColumns = kTypeColumn + 3 * kTypes;

// Signs.

// By player: White outlined, Black filled.
struct Signs {
    std::array<char32_t, 2> owner = {U'◇', U'◆'};
    std::array<char32_t, 2> covered = {U'○', U'●'};
    std::array<char32_t, 2> threat = {U'△', U'▲'};
    std::array<char32_t, 2> home = {U'◦', U'•'};
    char32_t middle = U'·';
    char32_t black = U'▒';
    char32_t left = U'▫';   // the square that the last move left
    char32_t taken = U'×';  // where a tile was captured
    char32_t zero = U'·';
    std::array<char32_t, 4> facing = {U'↑', U'→', U'↓', U'←'};
    std::u32string_view raised = U"⁰¹²³⁴⁵⁶⁷⁸⁹";  // threat on a tile, behind its code
};

constexpr Signs kUnicode{};
constexpr Signs kAscii{
    {U'w', U'b'}, {U'W', U'B'}, {U'w', U'b'}, {U':', U';'}, U'.',
    U'#',         U'_',         U'x',         U'.',         {U'^', U'>', U'v', U'<'},
    U"0123456789"};

constexpr Ink seat_ink(int player) { return player == 0 ? Ink::First : Ink::Second; }
char32_t digit(int number) {
    return number > 9 ? U'+' : static_cast<char32_t>(U'0' + static_cast<char32_t>(number));
}

// The last action.

struct Traces {
    Cells left;
    Cells reached;
    Cells taken;
};

// Picks are no actions, so that a capture stays marked while its reward is chosen.
Traces traces(std::span<const Event> events) {
    Traces traces;
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
        const auto cell = [&](unsigned i) { return Cells::of(Cell{event->numbers[i]}); };
        switch (static_cast<Happening>(event->kind)) {
            case Happening::Picked:
            case Happening::Rewarded:
            case Happening::Ended: break;
            case Happening::Captured: traces.taken |= cell(2); break;
            case Happening::Deployed:
            case Happening::Turned: traces.reached |= cell(2); return traces;
            case Happening::Bonus: traces.reached |= cell(3); return traces;
            case Happening::Shifted:
                traces.left |= cell(2), traces.reached |= cell(4);
                return traces;
            case Happening::Redeployed:
                traces.left |= cell(1), traces.reached |= cell(2);
                return traces;
            case Happening::Drew:
            case Happening::Passed: return traces;
        }
    }
    return traces;
}

class Drawing {
  public:
    Drawing(const State& s, const PictureWish& wish, std::span<const Event> events)
        : s_(s),
          wish_(wish),
          signs_(wish.ascii ? kAscii : kUnicode),
          traces_(traces(events)),
          sheet_(kSide + (wish.threat || wish.cover ? 3 : 2), kColumns) {}

    Picture draw() {
        draw_frame();
        Cells::all().each([&](Cell cell) { draw_cell(cell); });
        draw_stocks(1, row_of(14));
        draw_points(1, row_of(10));
        draw_status();
        draw_points(0, row_of(5));
        draw_stocks(0, row_of(4));
        draw_legend();
        return sheet_.picture();
    }

  private:
    static int row_of(int rank) { return 1 + kSide - rank; }
    static int column_of(int file) { return kMargin + (file - 1) * kCellWidth; }

    void draw_frame() {
        for (int file = 1; file <= kSide; ++file) {
            const auto letter = static_cast<char32_t>(U'a' + static_cast<char32_t>(file - 1));
            sheet_.put(0, column_of(file) + 1, letter, Ink::Quiet);
            sheet_.put(kSide + 1, column_of(file) + 1, letter, Ink::Quiet);
        }
        for (int rank = 1; rank <= kSide; ++rank) {
            int first = 1;
            while (!on_board(first, rank)) ++first;
            const std::string label = std::to_string(rank);
            sheet_.put(row_of(rank), column_of(first) - 1 - static_cast<int>(label.size()), label,
                       Ink::Quiet);
        }
    }

    void draw_cell(Cell cell) {
        const Place at = place(cell);
        const int row = row_of(at.rank);
        const int column = column_of(at.file);
        const Tile tile = s_.board.tile(cell);
        if (!tile.none()) {
            draw_tile(row, column, cell, tile);
        } else if (!draw_map(row, column, cell)) {
            draw_ground(row, column, cell);
        }
    }

    void draw_tile(int row, int column, Cell cell, Tile tile) {
        const auto owner = static_cast<unsigned>(tile.owner());
        const bool last = traces_.reached.contains(cell);
        const Ink ink = seat_ink(tile.owner());
        const bool covered = wish_.cover && s_.board.cover[owner].contains(cell);
        sheet_.put(row, column, (covered ? signs_.covered : signs_.owner)[owner],
                   covered ? Ink::Cover : ink, last);
        sheet_.put(row, column + 1, code(tile.type()), last ? Ink::Last : ink, last);
        const int threat = s_.board.threat[1 - owner].at(cell);
        if (wish_.threat && threat > 0) {
            sheet_.put(row, column + 3, raised(threat), Ink::Threat, true);
        } else if (has_facing(tile.type())) {
            sheet_.put(row, column + 3, signs_.facing[static_cast<unsigned>(tile.facing())], ink,
                       last);
        }
    }

    char32_t raised(int number) const { return number > 9 ? U'+' : signs_.raised[number]; }

    // Threat and cover on an empty square; false if there is none to show.
    bool draw_map(int row, int column, Cell cell) {
        bool any = false;
        for (int player = 0; player < 2; ++player) {
            const auto p = static_cast<unsigned>(player);
            const int threat = wish_.threat ? s_.board.threat[p].at(cell) : 0;
            const bool cover = wish_.cover && s_.board.cover[p].contains(cell);
            any = any || threat > 0 || cover;
            draw_half(row, column + 2 * player, player, threat, cover);
        }
        return any;
    }

    void draw_half(int row, int column, int player, int threat, bool cover) {
        const auto p = static_cast<unsigned>(player);
        const Ink ink = seat_ink(player);
        if (wish_.cover) {
            if (threat > 0) sheet_.put(row, column, digit(threat), ink);
            const int at = wish_.threat || player == 0 ? column + 1 : column;
            if (cover) sheet_.put(row, at, signs_.covered[p], ink);
        } else if (threat > 0) {
            sheet_.put(row, column, signs_.threat[p], ink);
            sheet_.put(row, column + 1, digit(threat), ink);
        }
    }

    void draw_ground(int row, int column, Cell cell) {
        if (traces_.taken.contains(cell)) {
            sheet_.put(row, column + 1, signs_.taken, Ink::Last, true);
        } else if (traces_.left.contains(cell)) {
            sheet_.put(row, column + 1, signs_.left, Ink::Last, true);
        } else if (kBlack.contains(cell)) {
            sheet_.put(row, column + 1, signs_.black, Ink::Quiet);
            sheet_.put(row, column + 2, signs_.black, Ink::Quiet);
        } else if (kMiddle.contains(cell)) {
            sheet_.put(row, column + 1, signs_.middle, Ink::Quiet);
        } else {
            const int player = kHome[0].contains(cell) ? 0 : 1;
            sheet_.put(row, column + 1, signs_.home[player], seat_ink(player));
        }
    }

    static std::string_view side(int player) { return player == 0 ? "White" : "Black"; }

    // Four lines from `row` on: the types, then hand, reserve and lost tiles.
    void draw_stocks(int player, int row) {
        const Stocks& stocks = s_.of(player);
        sheet_.put(row, kTableColumn, signs_.owner[player], seat_ink(player));
        sheet_.put(row, kTableColumn + 2, side(player), seat_ink(player), true);
        for (int t = 0; t < kTypes; ++t) {
            sheet_.put(row, kTypeColumn + 3 * t + 1, code(static_cast<Type>(t)), Ink::Quiet);
        }
        draw_stock(row + 1, "   hand", stocks.hand, true);
        draw_stock(row + 2, "reserve", stocks.reserve, false);
        draw_stock(row + 3, "   lost", stocks.discard, false);
    }

    void draw_stock(int row, std::string_view label, Stock stock, bool strong) {
        sheet_.put(row, kTableColumn, label, Ink::Quiet);
        for (int t = 0; t < kTypes; ++t) {
            const int count = stock.count(static_cast<Type>(t));
            const int column = kTypeColumn + 3 * t + 2;
            if (count == 0) {
                sheet_.put(row, column, signs_.zero, Ink::Quiet);
            } else {
                sheet_.put(row, column, digit(count), Ink::Plain, strong);
            }
        }
    }

    void draw_points(int player, int row) {
        const std::string points = std::to_string(s_.points(player));
        sheet_.put(row, kTypeColumn - 2, signs_.owner[player], seat_ink(player));
        sheet_.put(row, kTypeColumn, points, Ink::Gold, true);
        const bool won = s_.points(player) >= kWinningPoints;
        const std::string of = won ? "" : " of " + std::to_string(kWinningPoints);
        sheet_.put(row, kTypeColumn + static_cast<int>(points.size()), of + " points");
    }

    // Right of the middle of the board: the turn, and tiles that have been shifted often.
    void draw_status() {
        sheet_.put(row_of(9), kTypeColumn + 3, turn(), Ink::Quiet);
        draw_run(1, row_of(8));
        draw_run(0, row_of(7));
        sheet_.put(row_of(6), kTypeColumn + 3, whose(), Ink::Plain, true);
    }

    std::string turn() const {
        if (s_.phase == Phase::SetUp) return "set-up";
        const int number = s_.turns + int{s_.phase == Phase::Turn};
        const std::string cap = s_.turn_cap == 0 ? "" : " of " + std::to_string(s_.turn_cap);
        return "turn " + std::to_string(number) + cap;
    }

    // PAI-133, for the eye.
    void draw_run(int player, int row) {
        const Run run = s_.run(player);
        if (run.count < 2) return;
        const int column = kTypeColumn + 6;
        sheet_.put(row, column, signs_.owner[player], seat_ink(player));
        const std::string name = square_name(run.cell);
        sheet_.put(row, column + 2,
                   name + (run.count == kLongestRun ? " must rest" : " moved twice"), Ink::Quiet);
    }

    std::string whose() const {
        switch (s_.phase) {
            case Phase::WhiteWon: return "White has won";
            case Phase::BlackWon: return "Black has won";
            case Phase::Tie: return "a tie";
            case Phase::Turn: return std::string{side(s_.player())} + " to move";
            default: return std::string{side(s_.player())} + " to pick";
        }
    }

    void draw_legend() {
        if (!wish_.threat && !wish_.cover) return;
        const int row = kSide + 2;
        int column = kMargin + 1;
        for (int player = 0; player < 2; ++player) {
            const auto p = static_cast<unsigned>(player);
            if (wish_.threat && !wish_.cover)
                sheet_.put(row, column, signs_.threat[p], seat_ink(player));
            if (wish_.threat) sheet_.put(row, column + 1, "2", seat_ink(player));
            if (wish_.cover) sheet_.put(row, column + 2, signs_.covered[p], seat_ink(player));
            const std::string_view what = !wish_.cover    ? "'s threat"
                                          : !wish_.threat ? "'s cover"
                                                          : "'s threat, cover";
            sheet_.put(row, column + 4, side(player));
            sheet_.put(row, column + 9, what);
            column += 26;
        }
        if (!wish_.threat) return;
        sheet_.put(row, column, "Sw", Ink::Quiet);
        sheet_.put(row, column + 2, raised(1), Ink::Threat, true);
        sheet_.put(row, column + 4, "threat on a tile", Ink::Quiet);
    }

    const State& s_;
    const PictureWish& wish_;
    const Signs& signs_;
    Traces traces_;
    Sheet sheet_;
};

}  // namespace

Picture picture(const Paiko&, const Observed<State>& view, const PictureWish& wish,
                std::span<const Event> events) {
    return Drawing{view.state(), wish, events}.draw();
}

}  // namespace engawa::paiko
