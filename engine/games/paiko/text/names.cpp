#include "engine/games/paiko/text/names.h"

namespace engawa::paiko {
namespace {
constexpr std::string_view kFacings = "nesw";
}

char* put_square(char* to, Cell cell) {
    const Place at = place(cell);
    *to++ = static_cast<char>('a' + at.file - 1);
    if (at.rank >= 10) *to++ = static_cast<char>('0' + at.rank / 10);
    *to++ = static_cast<char>('0' + at.rank % 10);
    return to;
}

std::string square_name(Cell cell) {
    char name[kLongestSpot];
    return {name, put_square(name, cell)};
}

char facing_letter(Facing facing) { return kFacings[static_cast<unsigned>(facing)]; }

char* put_spot(char* to, Type type, Cell cell, Facing facing) {
    to = put_square(to, cell);
    if (has_facing(type)) *to++ = facing_letter(facing);
    return to;
}

std::string spot_name(Type type, Cell cell, Facing facing) {
    char name[kLongestSpot];
    return {name, put_spot(name, type, cell, facing)};
}

char* put_stock_digits(char* to, Stock stock) {
    for (int t = 0; t < kTypes; ++t) {
        *to++ = static_cast<char>('0' + stock.count(static_cast<Type>(t)));
    }
    return to;
}

bool take(std::string_view& text, std::string_view expected) {
    if (!text.starts_with(expected)) return false;
    text.remove_prefix(expected.size());
    return true;
}

std::optional<Cell> take_square(std::string_view& text) {
    const auto digit = [&](unsigned i) {
        return text.size() > i && text[i] >= '0' && text[i] <= '9' ? text[i] - '0' : -1;
    };
    if (text.size() < 2 || text[0] < 'a' || text[0] > 'n' || digit(1) < 1) return {};
    const bool two_digits = digit(2) >= 0;
    const int rank = two_digits ? digit(1) * 10 + digit(2) : digit(1);
    const int file = text[0] - 'a' + 1;
    if (!on_board(file, rank)) return {};
    text.remove_prefix(two_digits ? 3 : 2);
    return cell_at(file, rank);
}

std::optional<Type> take_type(std::string_view& text) {
    for (int t = 0; t < kTypes; ++t) {
        if (take(text, kCodes[t])) return static_cast<Type>(t);
    }
    return {};
}

std::optional<Facing> take_facing(std::string_view& text) {
    if (text.empty() || kFacings.find(text[0]) == std::string_view::npos) return {};
    const auto facing = static_cast<Facing>(kFacings.find(text[0]));
    text.remove_prefix(1);
    return facing;
}

}  // namespace engawa::paiko
