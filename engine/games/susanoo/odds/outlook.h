// How a battle would stand when everybody may act again, over all dice that fall before that
// (SUS-450, SUS-451), by counting.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <utility>

#include "engine/games/susanoo/rules/reasons.h"

namespace engawa::susanoo {

class Outlook {
  public:
    // The totals of fighters and foes, and how often they come.
    using Cases = std::map<std::pair<int, int>, std::uint64_t>;

    explicit Outlook(const Susanoo& game) : game_(game) {}

    // False if something else than dice decides, or there are too many cases.
    bool add(const State& s, std::uint64_t weight = 1, int depth = 0);

    const Cases& cases() const { return cases_; }
    int percent() const { return static_cast<int>((100 * good_ + all_ / 2) / all_); }  // won
    bool better_than(const Outlook& other) const {
        return other.all_ == 0 || good_ * other.all_ > other.good_ * all_;
    }

  private:
    std::reference_wrapper<const Susanoo> game_;
    Cases cases_;
    std::uint64_t good_ = 0;
    std::uint64_t all_ = 0;
};

}  // namespace engawa::susanoo
