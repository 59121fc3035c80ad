// Counters for whoever runs the server, as Prometheus reads them. Labels are words of this program
// alone: nothing that a client sent, and no table.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace engawa::server {

class Metrics {
  public:
    void count(std::string_view name) { ++of(counts_, name); }
    void refuse(std::string_view code) { ++of(refusals_, code); }
    void set(std::string_view name, std::int64_t value) { of(gauges_, name) = value; }

    std::string text() const;

  private:
    using Numbers = std::map<std::string, std::int64_t, std::less<>>;

    static std::int64_t& of(Numbers& numbers, std::string_view name) {
        const auto found = numbers.find(name);
        return found != numbers.end() ? found->second : numbers[std::string{name}];
    }

    Numbers counts_;
    Numbers refusals_;
    Numbers gauges_;
};

}  // namespace engawa::server
