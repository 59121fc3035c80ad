#include "server/api/addresses.h"

#include <algorithm>

namespace engawa::server {
namespace {

bool is_letter_or_digit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= 64 && std::all_of(text.begin(), text.end(), [](char c) {
        return is_letter_or_digit(c) || c == '-' || c == '_';
    });
}

bool is_number(std::string_view text) {
    return !text.empty() && text.size() <= 4 && text.front() != '0' &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::vector<std::string_view> parts_of(std::string_view path) {
    std::vector<std::string_view> parts;
    while (!path.empty()) {
        const auto end = path.find('/');
        parts.push_back(path.substr(0, end));
        if (end == std::string_view::npos) return parts;
        path.remove_prefix(end + 1);
    }
    parts.push_back(path);  // after a slash at the end
    return parts;
}

}  // namespace

bool is_page_address(std::string_view path, const std::vector<std::string>& games) {
    if (!path.starts_with('/')) return false;
    const std::vector<std::string_view> parts = parts_of(path.substr(1));
    const auto is_game = [&games](std::string_view name) {
        return std::find(games.begin(), games.end(), name) != games.end();
    };
    const std::string_view room = parts[0];
    switch (parts.size()) {
        case 1: return room.empty() || room == "replay" || room == "settings";
        case 2:
            if (room == "play" || room == "learn" || room == "rules" || room == "cards") {
                return is_game(parts[1]);
            }
            return (room == "table" || room == "replay") && is_id(parts[1]);
        case 3: return room == "puzzles" && is_game(parts[1]) && is_number(parts[2]);
        default: return false;
    }
}

}  // namespace engawa::server
