// Squares, facings and types as text (N-01 to N-05).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/games/paiko/rules/stock.h"

namespace engawa::paiko {

std::string square_name(Cell cell);
char facing_letter(Facing facing);
// A tile's square with its facing if it has one: g5, g5n.
std::string spot_name(Type type, Cell cell, Facing facing);
// The same for positions, which are written with every move.
// Where there is room for it; gives its end.
inline constexpr int kLongestSpot = 4;
char* put_square(char* to, Cell cell);
char* put_spot(char* to, Type type, Cell cell, Facing facing);
char* put_stock_digits(char* to, Stock stock);

// Each takes what it reads from the front of `text`; nothing is taken if it does not fit.
std::optional<Cell> take_square(std::string_view& text);
std::optional<Type> take_type(std::string_view& text);
std::optional<Facing> take_facing(std::string_view& text);
bool take(std::string_view& text, std::string_view expected);

}  // namespace engawa::paiko
