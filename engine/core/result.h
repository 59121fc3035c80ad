// What a reader of outside text gives back: a value, or an error with a stable code.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace engawa {

// The code is for programs and never changes; the text is one English sentence for people.
struct Error {
    std::string code;
    std::string text;

    friend bool operator==(const Error&, const Error&) = default;
};

inline Error error(std::string_view code, std::string text) {
    return Error{std::string{code}, std::move(text)};
}

// The value of a Result that tells only whether something was done.
struct Done {};
inline constexpr Done kDone{};

template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : value_(std::move(value)) {}
    Result(Error error) : error_(std::move(error)) {}

    bool ok() const { return value_.has_value(); }
    explicit operator bool() const { return ok(); }

    const T& value() const& {
        assert(ok());
        return *value_;
    }
    T& value() & {
        assert(ok());
        return *value_;
    }
    // By value: a loop over the value of a temporary Result would outlive a reference.
    T value() && {
        assert(ok());
        return *std::move(value_);
    }
    const T& operator*() const& { return value(); }
    T operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }

    const Error& error() const {
        assert(!ok());
        return error_;
    }

  private:
    std::optional<T> value_;
    Error error_;
};

}  // namespace engawa
