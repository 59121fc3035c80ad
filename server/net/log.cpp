#include "server/net/log.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <ctime>

namespace engawa::server {
namespace {

std::string time_text() {
    std::timespec now{};
    std::timespec_get(&now, TIME_UTC);
    std::tm parts{};
    gmtime_r(&now.tv_sec, &parts);
    std::array<char, 80> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02d-%02dT%02d:%02d:%02d.%03ldZ",
                  parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour,
                  parts.tm_min, parts.tm_sec, now.tv_nsec / 1'000'000);
    return text.data();
}

// A pipe that is ready takes this much at once.
constexpr std::size_t kMostBytes = 4096;

bool write_now(std::string_view line) {
    pollfd ready{STDERR_FILENO, POLLOUT, 0};
    if (::poll(&ready, 1, 0) != 1 || (ready.revents & POLLOUT) == 0) return false;
    return ::write(STDERR_FILENO, line.data(), line.size()) == static_cast<ssize_t>(line.size());
}

}  // namespace

std::string json_text(std::string_view text) {
    std::string json = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') json += '\\';
        json += c >= ' ' && c <= '~' ? c : '?';
    }
    return json += '"';
}

LogField::LogField(std::string_view name, std::string_view text)
    : name(name), json(json_text(text)) {}
LogField::LogField(std::string_view name, std::int64_t number)
    : name(name), json(std::to_string(number)) {}

void Log::event(std::string_view name, std::initializer_list<LogField> fields) {
    if (tells(LogLevel::Events)) write(name, fields);
}

void Log::request(std::initializer_list<LogField> fields) {
    if (tells(LogLevel::Requests)) write("request", fields);
}

void Log::trouble(std::string_view reason) {
    auto found = troubles_.find(reason);
    if (found == troubles_.end()) found = troubles_.emplace(std::string{reason}, Count{}).first;
    Count& count = found->second;
    ++count.times;
    const auto now = std::chrono::steady_clock::now();
    if (count.told != std::chrono::steady_clock::time_point{} &&
        now - count.told < std::chrono::seconds{1}) {
        return;
    }
    write("trouble", {{"reason", reason}, {"times", count.times}});
    count = {0, now};
}

void Log::write(std::string_view event, std::initializer_list<LogField> fields) {
    std::string line = R"({"time":")" + time_text() + R"(","event":)" + json_text(event);
    for (const LogField& field : fields) {
        line.append(",").append(json_text(field.name)).append(":").append(field.json);
    }
    if (lost_ > 0) line.append(",\"lost\":").append(std::to_string(lost_));
    line += "}\n";
    if (line.size() <= kMostBytes && write_now(line)) {
        lost_ = 0;
    } else {
        ++lost_;
    }
}

}  // namespace engawa::server
