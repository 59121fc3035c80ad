#include "cli/json.h"

#include <iostream>

namespace engawa::cli {

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

Json json_of(SeatSet seats) {
    Json json = Json::array();
    for (const Seat seat : seats) {
        if (seat == kChance) {
            json.push_back("chance");
        } else {
            json.push_back(seat.number());
        }
    }
    return json;
}

Json json_of(const Report& report, int seats) {
    Json json;
    json["over"] = report.over();
    json["reason"] = std::string{report.reason};
    json["winners"] = json_of(report.winners);
    json["points"] = Json::array();
    json["utility"] = Json::array();
    for (unsigned i = 0; i < static_cast<unsigned>(seats); ++i) {
        json["points"].push_back(report.points[i]);
        json["utility"].push_back(report.utility[i]);
    }
    for (int i = 0; i < report.extra_count; ++i) {
        const Extra& extra = report.extras[i];
        json[std::string{extra.name}] = extra.value;
    }
    return json;
}

void print(const Json& json) {
    std::cout << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

}  // namespace engawa::cli
