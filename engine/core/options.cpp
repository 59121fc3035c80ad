#include "engine/core/options.h"

#include "engine/core/text.h"

namespace engawa {
namespace {

const OptionSpec* find(std::span<const OptionSpec> schema, std::string_view name) {
    for (const OptionSpec& spec : schema) {
        if (spec.name == name) return &spec;
    }
    return nullptr;
}

std::string joined(std::span<const std::string_view> values) {
    std::string out;
    for (const std::string_view value : values) {
        if (!out.empty()) out += ", ";
        out += value;
    }
    return out;
}

Result<std::int32_t> read_value(const OptionSpec& spec, std::string_view text) {
    const std::string subject = "option " + std::string{spec.name};
    if (spec.kind == OptionKind::Number) {
        const auto number = read_number(text, spec.high);
        if (number && *number >= spec.low) return *number;
        return error("bad_option_value", subject + " is a whole number from " +
                                             std::to_string(spec.low) + " to " +
                                             std::to_string(spec.high) + ", not " + quoted(text));
    }
    for (std::size_t i = 0; i < spec.values.size(); ++i) {
        if (spec.values[i] == text) return static_cast<std::int32_t>(i);
    }
    return error("bad_option_value",
                 subject + " is one of " + joined(spec.values) + ", not " + quoted(text));
}

Result<Done> check_names(std::span<const OptionSpec> schema, const Given& given) {
    for (std::size_t i = 0; i < given.size(); ++i) {
        if (find(schema, given[i].first) == nullptr) {
            std::vector<std::string_view> names;
            for (const OptionSpec& spec : schema) names.push_back(spec.name);
            return error("unknown_option",
                         "there is no option " + quoted(given[i].first) +
                             (names.empty() ? "; this game has none"
                                            : "; the options are " + joined(names)));
        }
        for (std::size_t j = 0; j < i; ++j) {
            if (given[j].first == given[i].first) {
                return error("repeated_option", "option " + given[i].first + " is given twice");
            }
        }
    }
    return kDone;
}

}  // namespace

Result<std::vector<Chosen>> choose(std::span<const OptionSpec> schema, const Given& given) {
    if (const auto names = check_names(schema, given); !names) return names.error();
    std::vector<Chosen> chosen;
    for (const OptionSpec& spec : schema) {
        Chosen one;
        std::string_view text = spec.fallback;
        for (const auto& [name, value] : given) {
            if (name != spec.name) continue;
            text = value;
            one.given = true;
        }
        const auto value = read_value(spec, text);
        if (!value) return value.error();
        one.value = *value;
        chosen.push_back(one);
    }
    return chosen;
}

}  // namespace engawa
