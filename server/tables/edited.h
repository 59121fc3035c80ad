// A value that counts its changes, so that what is made from it need not be made again to be
// compared.
#pragma once

#include <cstdint>
#include <utility>

namespace engawa::server {

template <class T>
class Edited {
  public:
    explicit Edited(T value) : value_(std::move(value)) {}

    const T& operator*() const { return value_; }
    const T* operator->() const { return &value_; }
    T& edit() {
        ++edits_;
        return value_;
    }
    std::uint32_t edits() const { return edits_; }

  private:
    T value_;
    std::uint32_t edits_ = 0;
};

}  // namespace engawa::server
