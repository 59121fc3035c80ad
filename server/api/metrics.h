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
    void count(std::string_view name) { ++counts_[std::string{name}]; }
    void refuse(std::string_view code) { ++refusals_[std::string{code}]; }
    void set(std::string_view name, std::int64_t value) { gauges_[std::string{name}] = value; }

    std::string text() const;

  private:
    std::map<std::string, std::int64_t, std::less<>> counts_;
    std::map<std::string, std::int64_t, std::less<>> refusals_;
    std::map<std::string, std::int64_t, std::less<>> gauges_;
};

}  // namespace engawa::server
