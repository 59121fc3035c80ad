#include "engine/games/samurai/campaign_save.h"

#include <optional>

#include "engine/core/text.h"
#include "engine/games/samurai/book.h"
#include "engine/games/samurai/option_words.h"

namespace engawa::samurai {
namespace {

// samurai-campaign-1@CARDS@OPTIONS@POSITION@TALLIES: the digest of the cards or '-'; options as
// name=value joined by ','; tallies joined by '+', their numbers by '.'.
constexpr std::string_view kHead = "samurai-campaign-1";
constexpr std::size_t kParts = 5;
constexpr std::size_t kLongestSave = 20000;

Error refusal(const Samurai& game, std::string_view code) {
    for (const Refusal& each : game.cards().refusal) {
        if (each.id == code) return error(code, each.text);
    }
    return error(code, "A campaign cannot be saved or read like this.");
}

template <class T, class F>
void each_number(T& tally, F&& f) {
    for (auto* number :
         {&tally.hits,         &tally.misses,    &tally.damage_dealt,    &tally.wounds_caused,
          &tally.die_uses,     &tally.blocked,   &tally.countered,       &tally.cancelled,
          &tally.damage_taken, &tally.life_paid, &tally.wounds_suffered, &tally.specials_won,
          &tally.giseis,       &tally.exploits,  &tally.ki_insight,      &tally.ki_breath,
          &tally.ki_focus,     &tally.ki_step,   &tally.ki_jin,          &tally.ki_price,
          &tally.virtue,       &tally.rounds}) {
        f(*number);
    }
    for (auto& number : tally.combos) f(number);
    for (auto& number : tally.rewards) f(number);
}

std::string tally_text(const std::vector<Tally>& duels) {
    std::string out;
    for (const Tally& duel : duels) {
        if (!out.empty()) out += '+';
        std::string numbers;
        each_number(duel, [&](int number) {
            if (!numbers.empty()) numbers += '.';
            numbers += std::to_string(number);
        });
        out += numbers;
    }
    return out.empty() ? "-" : out;
}

bool read_tallies(std::string_view text, std::vector<Tally>& duels) {
    if (text == "-") return true;
    for (const std::string_view part : split(text, '+', kMostTable + 2)) {
        const auto numbers = split(part, '.', 64);
        std::size_t next = 0;
        bool good = true;
        each_number(duels.emplace_back(), [&](int& number) {
            const auto value =
                next < numbers.size() ? read_number(numbers[next], 1000000) : std::nullopt;
            good = good && value.has_value();
            if (value) number = *value;
            ++next;
        });
        if (!good || next != numbers.size()) return false;
    }
    return true;
}

std::string option_text(const Samurai& game, const State& s) {
    const auto value = [&](OptionIndex option, int index) {
        const OptionSpec& spec = game.schema()[static_cast<unsigned>(option)];
        return ',' + std::string{spec.name} + '=' +
               std::string{spec.values[static_cast<unsigned>(index)]};
    };
    const int weather =
        s.random_weather() ? static_cast<int>(game.cards().weather.size()) + 1 : s.sky;
    return "mode=campaign" + value(OptionIndex::Weapon, s.own_weapon) +
           value(OptionIndex::Surrounding, s.surrounding) + value(OptionIndex::Weather, weather) +
           value(OptionIndex::Difficulty, s.difficulty) +
           value(OptionIndex::Bushido, s.bushido() ? 1 : 0) +
           value(OptionIndex::Gisei, s.gisei() ? 1 : 0) +
           value(OptionIndex::Yoroi, static_cast<int>(s.yoroi));
}

std::optional<Given> read_options(std::string_view text) {
    Given given;
    for (const std::string_view part : split(text, ',', 16)) {
        const auto equals = part.find('=');
        if (equals == std::string_view::npos) return {};
        given.emplace_back(part.substr(0, equals), part.substr(equals + 1));
    }
    return given;
}

std::string cards_text(const Samurai& game) {
    const std::string digest = game.cards_digest();
    return digest.empty() ? "-" : digest;
}

}  // namespace

Result<std::string> write_save(const Samurai& game, const State& state,
                               const std::vector<Tally>& duels) {
    const bool on_the_road = game.point(state) == "ROAD";
    if (!on_the_road) return refusal(game, "save_only_on_the_road");
    return std::string{kHead} + '@' + cards_text(game) + '@' + option_text(game, state) + '@' +
           game.write(state) + '@' + tally_text(duels);
}

Result<CampaignSave> read_save(const Samurai& game, std::string_view text) {
    const Error bad = refusal(game, "bad_save");
    if (text.size() > kLongestSave) return bad;
    const auto parts = split(text, '@', kParts + 2);
    if (parts.size() != kParts || parts[0] != kHead || parts[1] != cards_text(game)) return bad;
    const auto given = read_options(parts[2]);
    if (!given) return bad;
    const auto options = game.options(*given);
    if (!options) return bad;
    const auto state = game.read(*options, parts[3]);
    if (!state || game.point(*state) != "ROAD") return bad;
    CampaignSave save{*given, *state, {}};
    if (!read_tallies(parts[4], save.duels)) return bad;
    return save;
}

}  // namespace engawa::samurai
