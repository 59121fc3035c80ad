// Times of work on one thread, in a unit that travels between machines.
//
// A *ref* is one step of the reference loop: xoshiro256++, 20 million steps summed. It is run again
// and again between the measurements, and best is compared with best. All times are CPU time of
// this thread, so that other work on the machine disturbs little.
#pragma once

#include <cstdint>
#include <vector>

namespace engawa::bench {

double cpu_seconds();

// Nanoseconds for one step of the reference loop, by one run of it.
double reference_ns();

// The compiler must make this value, though nobody reads it.
template <class T>
inline void keep(const T& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

// What several repetitions of one work took, in nanoseconds for one unit of it.
class Samples {
  public:
    void add(double ns) { values_.push_back(ns); }
    int size() const { return static_cast<int>(values_.size()); }
    double best() const;
    double median() const;

  private:
    std::vector<double> values_;
};

// Runs `work`, which gives the number of units it has done; nanoseconds for one unit.
template <class Work>
double ns_for_one(Work&& work) {
    const double start = cpu_seconds();
    const double units = static_cast<double>(work());
    return (cpu_seconds() - start) * 1e9 / units;
}

}  // namespace engawa::bench
