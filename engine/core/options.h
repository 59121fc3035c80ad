// Options of a game by schema: names, values, defaults, a sentence and the rule behind each.
//
// Refusals come in a fixed order: unknown or repeated names, then bad values, then the game's own
// conflicts. "Not given" is a value of its own: a game may treat it differently from the default.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/rule_id.h"

namespace engawa {

using Given = std::vector<std::pair<std::string, std::string>>;

enum class OptionKind : std::uint8_t { Choice, Number };

struct OptionSpec {
    std::string_view name;
    OptionKind kind = OptionKind::Choice;
    // Choice: all values. Number: those a menu offers and the laws try.
    std::span<const std::string_view> values;
    std::int32_t low = 0;  // Number only
    std::int32_t high = 0;
    std::string_view fallback;  // what "not given" means unless the game says otherwise
    RuleId rule;
};

struct Chosen {
    std::int32_t value = 0;  // the number, or the index of the choice
    bool given = false;
};

// One entry for each line of the schema, in its order.
// Codes: unknown_option, repeated_option, bad_option_value.
Result<std::vector<Chosen>> choose(std::span<const OptionSpec> schema, const Given& given);

}  // namespace engawa
