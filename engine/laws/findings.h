// What a run of the laws found: violations as values, so that broken games can be tested too, and
// how often each law was looked at.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/laws/law.h"

namespace engawa::laws {

struct Violation {
    Law law;
    std::string options;     // as `k=v k=v`
    std::uint64_t seed = 0;  // of the random game
    int ply = 0;
    std::string position;  // empty where a law is about the whole run
    std::string what;      // what differed
};

std::string to_text(const Violation& violation);

class Findings {
  public:
    void checked(Law law) { ++checks_[static_cast<unsigned>(law)]; }
    // Keeps the first few of each law; the rest are only counted.
    void add(Violation violation);

    const std::vector<Violation>& violations() const { return violations_; }
    std::vector<Law> broken() const;  // ascending, each once
    std::int64_t checks(Law law) const { return checks_[static_cast<unsigned>(law)]; }
    std::string summary(std::string_view game) const;

    int option_sets = 0;
    int games = 0;
    int finished = 0;  // games that came to their end
    std::int64_t states = 0;

  private:
    static constexpr int kKept = 3;

    std::vector<Violation> violations_;
    std::array<std::int64_t, kLaws> checks_{};
    std::array<std::int64_t, kLaws> broken_{};
};

}  // namespace engawa::laws
