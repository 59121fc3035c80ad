// How many connections there are, in all and from each address. Not for several threads.
#pragma once

#include <array>
#include <cstdint>
#include <map>

namespace engawa::server {

// Whom a connection counts for: an IPv4 address, or the /64 of an IPv6 address, which is one
// household.
using Household = std::array<std::uint8_t, 8>;

class Crowd {
  public:
    enum class Verdict : std::uint8_t { Welcome, TooManyOfThem, Full };

    Crowd(int most, int most_of_one) : most_(most), most_of_one_(most_of_one) {}

    // Whoever is welcome has entered and must leave.
    // `many`: it speaks for many, and only the number of all has a limit.
    Verdict enter(const Household& from, bool many = false);
    void leave(const Household& from);

    int size() const { return size_; }

  private:
    int most_;
    int most_of_one_;
    int size_ = 0;
    std::map<Household, int> of_one_;
};

}  // namespace engawa::server
