// What the owner of the process may have but nobody at the table may: the whole position, a running
// record, the weights of chance.
//
// It is a type of its own, so that it cannot be sent, logged or shown by mistake: nothing that
// writes for people or for the wire takes it. `reveal` is the one way in, and says so where it is
// called.
#pragma once

#include <utility>

namespace engawa {

template <class T>
class Secret {
  public:
    explicit Secret(T value) : value_(std::move(value)) {}

    const T& reveal() const& { return value_; }
    T& reveal() & { return value_; }
    T reveal() && { return std::move(value_); }

    friend bool operator==(const Secret&, const Secret&) = default;

  private:
    T value_;
};

}  // namespace engawa
