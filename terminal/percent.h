// Chances for people.
#pragma once

#include <algorithm>
#include <string>

namespace engawa {

// "37 %"; small ones with a decimal, rounded once, and nothing that is possible is called 0 or 100.
inline std::string percent(double chance) {
    constexpr double kNothing = 1e-9;
    if (chance <= 0) return "never";
    if (chance > 1 - kNothing) return "certain";
    const int thousandths = static_cast<int>(chance * 1000 + 0.5);
    if (thousandths == 0) return "<0.1 %";
    if (thousandths < 100) {
        return std::to_string(thousandths / 10) + '.' + std::to_string(thousandths % 10) + " %";
    }
    return std::to_string(std::min(99, static_cast<int>(chance * 100 + 0.5))) + " %";
}

}  // namespace engawa
