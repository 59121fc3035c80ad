#include "server/tables/settings.h"

#include <array>
#include <nlohmann/json.hpp>

namespace engawa::server {
namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, 3> kChances{"plain", "fair", "seeded"};

Json write_place(const Place& place) {
    switch (place.kind) {
        case Place::Kind::Open: return "open";
        case Place::Kind::Bot: return write_bot(place.bot);
        case Place::Kind::Person: break;
    }
    Json json{{"name", place.name}, {"program", place.program}};
    if (place.lent) json["lent"] = write_bot(place.bot);
    return json;
}

// What the server wrote itself; a mistake in it means that the store was changed by hand.
std::optional<Place> read_place(const Json& json) {
    Place place;
    if (json == "open") return place;
    if (json.is_string()) {
        const auto bot = read_bot(json.get<std::string>());
        if (!bot) return {};
        place.kind = Place::Kind::Bot;
        place.bot = *bot;
        return place;
    }
    if (!json.is_object()) return {};
    place.kind = Place::Kind::Person;
    place.name = json.value("name", "");
    place.program = json.value("program", false);
    place.lent = json.contains("lent");
    if (place.lent) {
        const auto bot = read_bot(json.value("lent", ""));
        if (!bot) return {};
        place.bot = *bot;
    }
    return place;
}

}  // namespace

std::string_view write_chances(Chances chance) {
    return kChances[static_cast<std::size_t>(chance)];
}

Result<Chances> read_chances(std::string_view text) {
    for (std::size_t i = 0; i < kChances.size(); ++i) {
        if (kChances[i] == text) return static_cast<Chances>(i);
    }
    return error("bad_chance", "chance is plain, fair or seeded");
}

std::string write_settings(const Settings& settings) {
    Json json{{"game", settings.game},
              {"cards", settings.cards},
              {"position", settings.position},
              {"practice", settings.practice},
              {"listed", settings.listed},
              {"chance", write_chances(settings.chance)},
              {"seconds", settings.seconds},
              {"end", static_cast<int>(settings.end)},
              {"take_over", static_cast<int>(settings.take_over)},
              {"owner", settings.owner},
              {"closed", settings.closed},
              {"next", settings.next}};
    if (settings.seed) json["seed"] = *settings.seed;
    json["options"] = Json::array();
    for (const auto& [name, value] : settings.options) json["options"].push_back({name, value});
    json["places"] = Json::array();
    for (const Place& place : settings.places) json["places"].push_back(write_place(place));
    return json.dump();
}

Result<Settings> read_settings(std::string_view text) {
    const Error bad = error("bad_settings", "the settings of the table cannot be read");
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("places") || !json.contains("options")) return bad;
    Settings settings;
    settings.game = json.value("game", "");
    settings.cards = json.value("cards", "");
    settings.position = json.value("position", "");
    settings.practice = json.value("practice", false);
    settings.listed = json.value("listed", false);
    const auto chance = read_chances(json.value("chance", ""));
    if (!chance) return bad;
    settings.chance = *chance;
    if (json.contains("seed")) settings.seed = json["seed"].get<std::uint64_t>();
    settings.seconds = json.value("seconds", 0);
    settings.end = json.value("end", 0) == 0 ? Settings::End::Idle : Settings::End::Bot;
    settings.take_over = static_cast<Settings::TakeOver>(json.value("take_over", 0));
    settings.owner = json.value("owner", std::int64_t{0});
    settings.closed = json.value("closed", false);
    settings.next = json.value("next", "");
    for (const Json& option : json["options"]) {
        if (!option.is_array() || option.size() != 2) return bad;
        settings.options.emplace_back(option[0].get<std::string>(), option[1].get<std::string>());
    }
    for (const Json& each : json["places"]) {
        const auto place = read_place(each);
        if (!place) return bad;
        settings.places.push_back(*place);
    }
    return settings;
}

}  // namespace engawa::server
