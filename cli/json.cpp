#include "cli/json.h"

#include <iostream>

namespace engawa::cli {

Json json_of(const Wire& message) { return Json::parse(message.json()); }

Wire view_message(const AnyGame& game, const Match& match, Viewer viewer, const ViewWish& wish) {
    return wire_of({game, match.head().options}, *match.seen_by(viewer), at_table(match, viewer),
                   wish);
}

Json json_of_options(const AnyGame& game, const Given& given) {
    Json json = Json::object();
    for (const OptionSpec& option : game.schema()) {
        std::string value{option.fallback};
        for (const auto& [name, text] : given) {
            if (name == option.name) value = text;
        }
        const std::string name{option.name};
        if (option.kind == OptionKind::Number) {
            json[name] = std::stoi(value);
        } else {
            json[name] = value;
        }
    }
    return json;
}

void print(const Json& json) {
    std::cout << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

void print(const Wire& message) { print(json_of(message)); }

}  // namespace engawa::cli
