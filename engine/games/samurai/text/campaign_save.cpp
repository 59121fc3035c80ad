#include "engine/games/samurai/text/campaign_save.h"

#include <optional>

#include "engine/core/text.h"
#include "engine/games/samurai/cards/book.h"
#include "engine/games/samurai/cards/option_words.h"

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
        return ',' + std::string{spec.name} + '=' + std::string{spec.values[index]};
    };
    const int weather =
        s.random_weather() ? static_cast<int>(game.cards().weather.size()) + 1 : s.sky;
    return "mode=campaign" + value(OptionIndex::Opponent, s.opponent) +
           value(OptionIndex::Weapon, s.own_weapon) +
           value(OptionIndex::Surrounding, s.surrounding) + value(OptionIndex::Weather, weather) +
           value(OptionIndex::Difficulty, s.difficulty) +
           value(OptionIndex::Bushido, s.bushido() ? 1 : 0) +
           value(OptionIndex::Gisei, s.gisei() ? 1 : 0) +
           value(OptionIndex::Yoroi, static_cast<int>(s.yoroi)) +
           value(OptionIndex::Redraws, s.redraws_once() ? 1 : 0);
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

// What a list of effects can do on the road that is still seen at its end.
struct Left {
    int forgotten = 0;
    int ki = 0;
    int weapon = 0;
    int weather = 0;
    Wearer yoroi = Wearer::Nobody;
};

Left left_by(const Book& book, List list) {
    Left left;
    if (list == 0) return left;
    for (std::size_t i = list - 1u;; ++i) {
        const Instant& effect = book.effects[i];
        if (effect.word == Do::Forget) left.forgotten += effect.n;
        if (effect.word == Do::NextKi) left.ki = effect.n;
        if (effect.word == Do::NextWeapon) left.weapon = effect.weapon + 1;
        if (effect.word == Do::NextWeather) left.weather = 1;
        if (effect.word == Do::NextYoroi) {
            left.yoroi = effect.who == Who::Foe ? Wearer::Foe : Wearer::You;
        }
        if (effect.last) return left;
    }
}

std::vector<Left> ways_of(const Book& book, const EventValues& event) {
    if (!event.rolled) return {left_by(book, event.effects)};
    std::vector<Left> ways;
    for (const List list : event.roll) ways.push_back(left_by(book, list));
    return ways;
}

bool sets_next(const State& s, const Left& left) {
    return s.next_ki == left.ki && s.next_weapon == left.weapon && s.next_weather == left.weather &&
           s.next_yoroi == left.yoroi;
}

// What the events that were drawn say: one for each duel won (SAM-652, SAM-664), as many cards gone
// as they removed, and a next duel that one of them has set. Which of them came last the line does
// not say, so that an earlier one is believed too.
bool events_fit(const Book& book, const State& s, int gone) {
    Cards all = 0;
    for (int i = 0; i < static_cast<int>(book.cards.event.size()); ++i) {
        const bool out = book.events[i].gives_yoroi && s.yoroi != Wearer::Nobody;
        if (!out) all |= card_bit(i);
    }
    const Cards drawn = all & ~Cards{s.events};
    if ((s.events & ~all) != 0 || size_of(drawn) != std::min<int>(s.stage, size_of(all))) {
        return false;
    }
    int least = 0;
    int most = 0;
    bool set = drawn == 0 && sets_next(s, {});
    each(drawn, [&](int event) {
        const std::vector<Left> ways = ways_of(book, book.events[event]);
        int fewest = ways.front().forgotten;
        int highest = fewest;
        for (const Left& way : ways) {
            fewest = std::min(fewest, way.forgotten);
            highest = std::max(highest, way.forgotten);
            set = set || sets_next(s, way);
        }
        least += fewest;
        most += highest;
    });
    return set && gone >= (s.bag == 0 ? 0 : least) && gone <= most;
}

// A standing that some campaign can come to. Not exact: Life, Ki, Injury die, pawn and armour may
// be anything within their limits, and with cards of one's own whose campaign meets a foe who takes
// cards (SAM-402), any card may be gone. Tallies are not compared: a campaign can begin at a
// position, without any.
bool can_be(const Book& book, const State& s) {
    if (s.stage == 0) return false;
    const Cards there = s.bag | s.reserve | s.specials;
    int gone = size_of((book.all_actions | book.all_specials) & ~there);
    for (int i = 0; i < s.stage; ++i) {
        if (book.opponents[book.duels[i].ability].two_sided) gone = 0;
    }
    const int won = size_of(book.all_specials & ~s.specials);
    const int least = std::min(size_of(book.all_specials), s.stage * book.c.rest_special);
    return won >= least && events_fit(book, s, gone);  // SAM-651
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
    if (!state || game.point(*state) != "ROAD" || !can_be(game.book(), *state)) return bad;
    CampaignSave save{*given, *state, {}};
    if (!read_tallies(parts[4], save.duels)) return bad;
    return save;
}

}  // namespace engawa::samurai
