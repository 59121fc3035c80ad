// How a battle would stand when everybody may act again, over all dice that fall before that, each
// case by its exact weight.
#pragma once

#include <cstdint>
#include <functional>

#include "engine/games/susanoo/susanoo.h"

namespace engawa::susanoo {

class Outlook {
  public:
    explicit Outlook(const Susanoo& game) : game_(game) {}

    // False if something else than dice decides, or there are too many cases.
    bool add(const State& s) { return add(s, 1, 0); }

    bool empty() const { return all_ == 0; }
    std::uint64_t good() const { return good_; }  // cases in which the fighters win, of all
    std::uint64_t all() const { return all_; }
    double chance() const { return static_cast<double>(good_) / static_cast<double>(all_); }
    const Totals& least() const { return least_; }  // of each side alone
    const Totals& most() const { return most_; }

    // More likely won than the other, or the first one at all.
    bool better_than(const Outlook& other) const {
        return other.all_ == 0 || good_ * other.all_ > other.good_ * all_;
    }

  private:
    bool add(const State& s, std::uint64_t weight, int depth);
    void count(const Totals& sums, bool won, std::uint64_t weight);

    std::reference_wrapper<const Susanoo> game_;
    Totals least_;
    Totals most_;
    std::uint64_t good_ = 0;
    std::uint64_t all_ = 0;
};

}  // namespace engawa::susanoo
