#include "server/net/limits.h"

#include <array>
#include <charconv>
#include <utility>

namespace engawa::server {
namespace {

constexpr int kMost = 100'000'000;

constexpr std::array<std::pair<std::string_view, int Limits::*>, 19> kNames{{
    {"head_bytes", &Limits::head_bytes},
    {"body_bytes", &Limits::body_bytes},
    {"cards_bytes", &Limits::cards_bytes},
    {"message_bytes", &Limits::message_bytes},
    {"hello_seconds", &Limits::hello_seconds},
    {"ping_seconds", &Limits::ping_seconds},
    {"queue_messages", &Limits::queue_messages},
    {"queue_bytes", &Limits::queue_bytes},
    {"unknown", &Limits::unknown},
    {"commands", &Limits::commands},
    {"openings", &Limits::openings},
    {"head_seconds", &Limits::head_seconds},
    {"body_seconds", &Limits::body_seconds},
    {"idle_seconds", &Limits::idle_seconds},
    {"write_seconds", &Limits::write_seconds},
    {"sleep_seconds", &Limits::sleep_seconds},
    {"stop_seconds", &Limits::stop_seconds},
    {"per_address", &Limits::per_address},
    {"connections", &Limits::connections},
}};

std::string all_names() {
    std::string names;
    for (const auto& [name, member] : kNames) {
        if (!names.empty()) names += ", ";
        names += name;
    }
    return names;
}

}  // namespace

Result<Done> set_limit(Limits& limits, std::string_view text) {
    const auto equals = text.find('=');
    const std::string_view given = text.substr(0, equals);
    for (const auto& [name, member] : kNames) {
        if (name != given || equals == std::string_view::npos) continue;
        const std::string_view digits = text.substr(equals + 1);
        int value = 0;
        const auto [end, problem] =
            std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (problem != std::errc{} || end != digits.data() + digits.size() || value < 1 ||
            value > kMost) {
            return error("bad_limit",
                         std::string{name} + " is a number from 1 to " + std::to_string(kMost));
        }
        limits.*member = value;
        return kDone;
    }
    return error("bad_limit",
                 "a limit is written NAME=NUMBER, where NAME is one of " + all_names());
}

}  // namespace engawa::server
