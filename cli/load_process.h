// What `engawa load` measures: a process of its own for the server and for the echo, and what the
// kernel says that they used.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/core/result.h"

namespace engawa::cli {

// Ends with this object.
class Served {
  public:
    // This program as `engawa serve` at a free port of 127.0.0.1. Code: no_server.
    static Result<Served> server(const std::vector<std::string>& arguments);
    // The echo of server/net/echo.h.
    static Result<Served> echo();
    Served(Served&& other) noexcept;
    Served& operator=(Served&&) = delete;
    ~Served();

    int port() const { return port_; }
    double cpu_seconds() const;  // of all its threads so far
    double resident_kb() const;
    double opened_after() const { return opened_after_; }  // milliseconds from its start

  private:
    Served(pid_t pid, int port, double opened_after)
        : pid_(pid), port_(port), opened_after_(opened_after) {}

    pid_t pid_;
    int port_;
    double opened_after_;
};

double wall_seconds();
double middle(std::vector<double> values);  // the p50
double share(std::vector<double> values, double part);

// Flushing 128 bytes to a file that has its length already, in milliseconds: as the clock has it,
// and without the time in which this thread only waited for a core.
struct Flush {
    double wall = 0;
    double alone = 0;
};
Result<Flush> flush_of(const std::string& folder);

}  // namespace engawa::cli
