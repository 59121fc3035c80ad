// What happened, for whoever runs the server: a line of JSON for each event, on standard error.
//
// No address in full, no query, no field of a request: what people do here stays theirs. A reader
// that does not keep up loses lines, and the server never waits for it. Not for several threads.
#pragma once

#include <chrono>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

namespace engawa::server {

enum class LogLevel : std::uint8_t { Trouble, Events, Requests };

struct LogField {
    LogField(std::string_view name, std::string_view text);
    LogField(std::string_view name, std::int64_t number);

    std::string_view name;
    std::string json;
};

class Log {
  public:
    explicit Log(LogLevel level) : level_(level) {}

    bool tells(LogLevel level) const { return level <= level_; }
    void event(std::string_view name, std::initializer_list<LogField> fields);
    void request(std::initializer_list<LogField> fields);
    // At most a line a second for each reason; it says how often.
    void trouble(std::string_view reason);

  private:
    struct Count {
        std::int64_t times = 0;
        std::chrono::steady_clock::time_point told;
    };
    void write(std::string_view event, std::initializer_list<LogField> fields);

    LogLevel level_;
    std::int64_t lost_ = 0;  // lines since the last one that was written
    std::map<std::string, Count, std::less<>> troubles_;
};

// A text in quotation marks, whatever bytes it has: what is not printable ASCII is escaped or
// replaced.
std::string json_text(std::string_view text);

}  // namespace engawa::server
