#include "server/tables/settings.h"

#include <array>
#include <nlohmann/json.hpp>

#include "engine/wire/json_writer.h"

namespace engawa::server {
namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, 3> kChances{"plain", "fair", "seeded"};

void write_place(JsonWriter& out, const Place& place) {
    switch (place.kind) {
        case Place::Kind::Open: out.text("open"); return;
        case Place::Kind::Bot:
            if (place.name.empty()) return void(out.text(write_bot(place.bot)));
            out.open_object().text("resigned", write_bot(place.bot)).text("name", place.name);
            return void(out.close_object());
        case Place::Kind::Person: break;
    }
    out.open_object().text("name", place.name).flag("program", place.program);
    if (place.lent) out.text("lent", write_bot(place.bot));
    out.close_object();
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
    place.name = json.value("name", "");
    if (json.contains("resigned")) {
        const auto bot = read_bot(json.value("resigned", ""));
        if (!bot) return {};
        place.kind = Place::Kind::Bot;
        place.bot = *bot;
        return place;
    }
    place.kind = Place::Kind::Person;
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

// By hand, not by a tree: it is written after every move, to see whether it has changed.
std::string write_settings(const Settings& settings) {
    JsonWriter out;
    out.open_object().text("game", settings.game).text("cards", settings.cards);
    out.text("position", settings.position).flag("practice", settings.practice);
    out.flag("listed", settings.listed).text("chance", write_chances(settings.chance));
    out.number("seconds", settings.seconds).number("end", static_cast<int>(settings.end));
    out.number("take_over", static_cast<int>(settings.take_over)).number("owner", settings.owner);
    out.flag("closed", settings.closed).text("next", settings.next).name("options").open_list();
    for (const auto& [name, value] : settings.options) {
        out.open_list().text(name).text(value).close_list();
    }
    out.close_list().name("places").open_list();
    for (const Place& place : settings.places) write_place(out, place);
    out.close_list();
    if (settings.seed) out.name("seed").raw(std::to_string(*settings.seed));
    return out.close_object().take();
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
