// The catalogue for the wire.
#include <string>

#include "engine/wire/wire_maker.h"

namespace engawa {
namespace {

void write_option(JsonWriter& out, const AnyGame& game, const OptionSpec& option,
                  const Speaker* speaker) {
    out.open_object().text("name", option.name);
    out.text("kind", option.kind == OptionKind::Choice ? "choice" : "number");
    out.name("values").texts(option.values);
    out.number("low", option.low).number("high", option.high);
    out.text("default", option.fallback).text("rule", option.rule.text());
    if (speaker != nullptr) {
        const std::string key{game.name()};
        out.text("sentence", speaker->say(key + ".option." + std::string{option.name}));
    }
    out.close_object();
}

void write_game(JsonWriter& out, const AnyGame& game, const Speaker* speaker) {
    const auto seats = game.seats({});
    const std::string id{game.name()};
    out.open_object().text("game", id);
    if (speaker != nullptr) {
        out.text("name", speaker->say(id + ".name")).text("about", speaker->say(id + ".pitch"));
    }
    out.number("rules", game.rules_version()).number("seats", seats ? *seats : 0);
    out.flag("listed", game.listed()).flag("chance", game.has_chance());
    out.flag("secrets", game.has_secrets()).flag("cards", game.has_cards());
    out.name("options").list(
        game.schema(), [&](const OptionSpec& option) { write_option(out, game, option, speaker); });
    out.name("levels").list(game.levels(), [&](Level level) { out.text(level_name(level)); });
    out.close_object();
}

Given with_value(const Given& chosen, const OptionSpec& option, std::string_view value) {
    Given given = chosen;
    std::erase_if(given, [&](const auto& each) { return each.first == option.name; });
    if (value != option.fallback) given.emplace_back(option.name, value);
    return given;
}

}  // namespace

Wire wire_of(std::span<const AnyGame* const> games, const Speaker* speaker) {
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().name("games").list(
        games, [&](const AnyGame* game) { write_game(out, *game, speaker); });
    out.close_object();
    return maker.done();
}

Wire wire_of(const CardList& cards) {
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().name("cards").list(cards, [&](const CardInfo& card) {
        out.open_object().text("id", card.id).text("kind", card.kind).text("name", card.name);
        out.text("short_name", card.short_name).name("traits").open_object();
        for (const CardTrait& trait : card.traits) out.text(trait.name, trait.value);
        out.close_object().name("facts");
        maker.facts(card.facts);
        out.name("text").list(card.text, [&](const Phrase& one) { maker.phrase(one); });
        out.text("source", card.source).close_object();
    });
    out.close_object();
    return maker.done();
}

Wire wire_of_refusals(const AnyGame& game, const Given& chosen) {
    WireMaker maker;
    JsonWriter& out = maker.out();
    out.open_object().name("refusals").open_list();
    for (const OptionSpec& option : game.schema()) {
        for (const std::string_view value : option.values) {
            const auto seats = game.seats(with_value(chosen, option, value));
            if (seats) continue;
            out.open_object().text("option", option.name).text("value", value);
            out.text("code", seats.error().code).text("text", seats.error().text);
            out.close_object();
        }
    }
    out.close_list().close_object();
    return maker.done();
}

}  // namespace engawa
