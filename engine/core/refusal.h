// Why an attempt is not allowed: the first rule that it breaks, and what on the table causes it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rule_id.h"

namespace engawa {

struct Refusal {
    RuleId rule;  // none: it is legal
    // Into the viewer's tableau, the most telling first: what stands in the way, what threatens the
    // square, the deck that is empty. Empty: the rule says it all.
    std::vector<std::string> causes{};

    bool none() const { return rule.none(); }
    std::string_view text() const { return rule.text(); }
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace engawa
