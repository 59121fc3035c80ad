// The addresses that the page takes care of itself; they are part of the interface
// (docs/hosting.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace engawa::server {

// Whether the path (without `?...`) is one of
//     /  /play/GAME  /table/ID  /replay  /replay/ID  /learn/GAME  /rules/GAME  /cards/GAME
//     /puzzles/GAME/NUMBER  /settings
// Nothing is decoded: a path that needs it is none of these.
bool is_page_address(std::string_view path, const std::vector<std::string>& games);

}  // namespace engawa::server
