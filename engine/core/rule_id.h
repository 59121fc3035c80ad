// The id of a line of a rule ledger, such as PAI-086; empty if no rule is broken.
#pragma once

#include <string_view>

namespace engawa {

class RuleId {
  public:
    constexpr RuleId() = default;
    // The text must live as long as the program: a literal.
    constexpr explicit RuleId(const char* text) : text_(text) {}

    constexpr bool none() const { return text_.empty(); }
    constexpr std::string_view text() const { return text_; }
    friend constexpr bool operator==(RuleId, RuleId) = default;

  private:
    std::string_view text_;
};

}  // namespace engawa
