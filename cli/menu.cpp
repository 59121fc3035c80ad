#include "cli/menu.h"

#include <algorithm>
#include <iostream>

#include "cli/command.h"
#include "cli/input.h"
#include "cli/memory.h"
#include "engine/core/plain_letters.h"

namespace engawa::cli {
namespace {

// The questions, one after the other. Each answers nothing if the person left.
class Menu {
  public:
    Menu(Console& console, Rng& random, const std::set<std::string>& damaged)
        : console_(console), random_(random), damaged_(damaged) {}

    std::optional<Choice> ask() {
        console_.say("table.menu.welcome");
        for (const auto& [file, problem] : damaged_records()) {
            if (!damaged_.contains(file)) tell_damaged(console_, file, problem);
        }
        Choice choice;
        const auto game = ask_game(choice.resume);
        if (!game) return {};
        choice.game = *game;
        if (!choice.resume.empty()) return choice;
        auto options = ask_setup(**game, choice.resume);
        if (!options) return {};
        if (!choice.resume.empty()) return choice;
        choice.options = std::move(*options);
        remember_options((*game)->name(), choice.options);
        auto chairs = ask_company(choice);
        if (!chairs || !ask_time(*chairs)) return {};
        choice.chairs = std::move(*chairs);
        console_.blank();
        return choice;
    }

  private:
    std::string word(const std::string& key) const { return console_.words().say(key); }

    // The index of one of the choices.
    std::optional<std::size_t> pick(const std::string& question,
                                    const std::vector<std::string>& choices, std::size_t usual) {
        console_.blank();
        console_.text(question);
        for (std::size_t i = 0; i < choices.size(); ++i) {
            console_.list("  " + std::to_string(i + 1), choices[i], 5);
        }
        const std::string fallback = std::to_string(usual + 1);
        for (;;) {
            const auto line = console_.ask("[" + fallback + "] ");
            if (!line || *line == "quit") return {};
            if (line->empty()) return usual;
            const long long number = number_of(*line);
            if (number >= 1 && number <= static_cast<long long>(choices.size())) {
                return static_cast<std::size_t>(number - 1);
            }
            if (const auto named = begun_by(*line, choices)) return named;
            console_.say("table.menu.bad", {{"most", choices.size()}, {"fallback", fallback}});
        }
    }

    // The one choice that begins so.
    static std::optional<std::size_t> begun_by(const std::string& typed,
                                               const std::vector<std::string>& choices) {
        std::optional<std::size_t> found;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            if (!plain_letters(choices[i]).starts_with(plain_letters(typed))) continue;
            if (found) return {};
            found = i;
        }
        return found;
    }

    // One of the games, or one that was begun and kept.
    std::optional<const AnyGame*> ask_game(std::string& resume) {
        std::vector<const AnyGame*> found;
        std::vector<std::string> names;
        std::vector<std::string> records;
        for (const AnyGame* game : all_games()) {
            if (!game->listed()) continue;
            const std::string key{game->name()};
            found.push_back(game);
            names.push_back(word(key + ".name") + ": " + word(key + ".pitch"));
        }
        records.resize(found.size());
        for (std::size_t i = 0, games = found.size(); i < games; ++i) {
            const std::string unfinished = unfinished_record(found[i]->name(), damaged_);
            if (unfinished.empty()) continue;
            const std::string name = word(std::string{found[i]->name()} + ".name");
            found.push_back(found[i]);
            records.push_back(unfinished);
            names.push_back(console_.words().say("table.menu.go_on",
                                                 {{"game", name}, {"date", date_of(unfinished)}}));
        }
        const auto index = pick(word("table.menu.games"), names, 0);
        if (!index) return {};
        resume = records[*index];
        return found[*index];
    }

    // Games with many options: as last time, as usual, by chance, or one question after the other.
    std::optional<Given> ask_setup(const AnyGame& game, std::string& resume) {
        constexpr std::size_t kFew = 3;
        if (game.schema().size() <= kFew) return ask_options(game, {});
        const std::string unfinished = unfinished_record(game.name(), damaged_);
        std::optional<Given> last = good_options(game, last_options(game.name()));
        enum class Way : std::uint8_t { Resume, Last, Usual, Choose, Surprise };
        std::vector<Way> ways;
        std::vector<std::string> names;
        const auto offer = [&](Way way, const std::string& name) {
            ways.push_back(way);
            names.push_back(name);
        };
        if (!unfinished.empty()) {
            offer(Way::Resume,
                  console_.words().say("table.menu.setup.resume", {{"date", date_of(unfinished)}}));
        }
        if (last) {
            offer(Way::Last, console_.words().say("table.menu.setup.last",
                                                  {{"options", in_words(game, *last)}}));
        }
        offer(Way::Usual, word("table.menu.setup.usual"));
        offer(Way::Choose, word("table.menu.setup.choose"));
        offer(Way::Surprise, word("table.menu.setup.surprise"));
        const auto index = pick(word("table.menu.setup"), names, 0);
        if (!index) return {};
        switch (ways[*index]) {
            case Way::Resume: resume = unfinished; return Given{};
            case Way::Last: return last;
            case Way::Usual: return ask_seats(game);
            case Way::Choose: return ask_options(game, last.value_or(Given{}));
            case Way::Surprise: break;
        }
        Given drawn = surprise(game);
        console_.say("table.menu.drawn", {{"options", in_words(game, drawn)}});
        explain(game, drawn);
        return drawn;
    }

    // The usual way, but for how many sit there.
    std::optional<Given> ask_seats(const AnyGame& game) {
        Given given;
        for (const OptionSpec& option : game.schema()) {
            if (option.name != "seats") continue;
            const auto value = ask_option(game, option, {}, std::string{option.fallback});
            if (!value) return {};
            if (*value != option.fallback) given.emplace_back("seats", *value);
        }
        return given;
    }

    static std::optional<Given> good_options(const AnyGame& game,
                                             const std::optional<Given>& given) {
        if (!given || !game.seats(*given)) return {};
        return given;
    }

    static std::string date_of(const std::string& file) {
        const auto record = load_record(file);
        for (const auto& [name, value] : record ? record->tags : Given{}) {
            if (name == "Date") return value;
        }
        return file;
    }

    // The names of their sentences.
    static std::string option_key(const AnyGame& game, std::string_view option) {
        return std::string{game.name()}.append(".option.").append(option);
    }
    static std::string value_key(const std::string& option, std::string_view value) {
        return std::string{option}.append(".").append(value);
    }

    // What the chosen values mean, a sentence for each that has one.
    void explain(const AnyGame& game, const Given& given) {
        constexpr int kColumn = 15;
        for (const auto& [name, value] : given) {
            const std::string key = value_key(option_key(game, name), value);
            if (console_.words().has(key)) console_.list("  " + name, word(key), kColumn);
        }
    }

    // "weapon Yari, mode campaign": a value that is an id is named by its sentence up to the first
    // stop.
    std::string in_words(const AnyGame& game, const Given& given) const {
        constexpr std::size_t kLongestName = 18;
        std::string out;
        for (const auto& [name, value] : given) {
            const std::string key = value_key(option_key(game, name), value);
            std::string shown = value;
            if (value != lower(value) && console_.words().has(key)) {
                shown = word(key).substr(0, word(key).find_first_of(":,"));
                if (shown.ends_with('.') || shown.size() > kLongestName) shown = value;
            }
            out.append(out.empty() ? "" : ", ").append(name).append(" ").append(shown);
        }
        return out.empty() ? word("table.menu.all_usual") : out;
    }

    // A value for each option, out of those that go together with the ones drawn before.
    Given surprise(const AnyGame& game) {
        Given given;
        for (const OptionSpec& option : game.schema()) {
            const std::vector<std::string> values = values_beside(game, option, given);
            const std::string& value = values[random_.below(static_cast<int>(values.size()))];
            if (value != left_out(game, option, given)) {
                given.emplace_back(std::string{option.name}, value);
            }
        }
        return given;
    }

    // What everybody sees before the first move; nothing if the options do not go together.
    static std::optional<Tableau> start_of(const AnyGame& game, Given options) {
        Setup setup;
        setup.options = std::move(options);
        const auto match = game.open(setup);
        if (!match) return {};
        return (*match)->seen_by(kWatcher)->tableau();
    }

    // The value that opens the same table as none does, beside what was chosen before: its fallback
    // as a rule, but in a campaign of samurai the last foe of the road.
    static std::string left_out(const AnyGame& game, const OptionSpec& option,
                                const Given& before) {
        const auto start_with = [&](std::string_view value) {
            Given with = before;
            with.emplace_back(std::string{option.name}, std::string{value});
            return start_of(game, std::move(with));
        };
        std::string usual{option.fallback};
        const auto left = start_of(game, before);
        const auto given = start_with(usual);
        if (!left || !given || *given == *left) return usual;
        for (const std::string_view value : option.values) {
            if (start_with(value) == left) return std::string{value};
        }
        return usual;
    }

    // The values that go together with what was chosen before; the usual one always does.
    static std::vector<std::string> values_beside(const AnyGame& game, const OptionSpec& option,
                                                  const Given& given) {
        std::vector<std::string> values;
        for (const std::string_view value : option.values) {
            Given with = given;
            with.emplace_back(std::string{option.name}, std::string{value});
            if (value == option.fallback || game.seats(with)) values.emplace_back(value);
        }
        if (values.empty()) values.emplace_back(option.fallback);
        return values;
    }

    std::optional<Given> ask_options(const AnyGame& game, const Given& last) {
        Given given;
        for (const OptionSpec& option : game.schema()) {
            const std::string left = left_out(game, option, given);
            std::string usual = left;
            for (const auto& [name, value] : last) {
                if (name == option.name) usual = value;
            }
            const auto value = ask_option(game, option, given, usual);
            if (!value) return {};
            if (*value != left) given.emplace_back(std::string{option.name}, *value);
        }
        return given;
    }

    // An option with the values that it can take beside what was chosen before.
    struct Question {
        const AnyGame& game;
        const OptionSpec& option;
        const Given& before;
        std::string key;                  // of its sentence
        std::vector<std::string> values;  // all of a choice, some of a number
        bool explained;                   // each value has a sentence too
    };

    // Enter for the value in brackets, a number of the list, or a value typed out. What does not go
    // together with the choices before is not asked.
    std::optional<std::string> ask_option(const AnyGame& game, const OptionSpec& option,
                                          const Given& before, std::string usual) {
        const std::string key = option_key(game, option.name);
        std::vector<std::string> values = values_beside(game, option, before);
        if (option.kind == OptionKind::Choice) {
            if (values.size() == 1) return values.front();
            const bool there = std::find(values.begin(), values.end(), usual) != values.end();
            if (!there) usual = option.fallback;
        }
        const bool explained = console_.words().has(key + "." + values.front());
        const Question question{game, option, before, key, std::move(values), explained};
        show(question);
        for (;;) {
            const auto line = console_.ask("[" + usual + "] ");
            if (!line || *line == "quit") return {};
            if (line->empty()) return usual;
            const Result<std::string> value = read_value(question, *line);
            if (value) return *value;
            console_.say("table.menu.bad_value", {{"problem", value.error().text}});
        }
    }

    void show(const Question& question) {
        const auto& [game, option, before, key, values, explained] = question;
        console_.blank();
        console_.text(word(key));
        if (explained) {
            std::size_t width = 0;
            for (const std::string& value : values) width = std::max(width, value.size());
            for (std::size_t i = 0; i < values.size(); ++i) {
                console_.list("  " + std::to_string(i + 1) + "  " + values[i],
                              word(value_key(key, values[i])), 7 + static_cast<int>(width));
            }
        } else {
            std::string line;
            for (const std::string& value : values) line += (line.empty() ? "  " : ", ") + value;
            std::cout << line << '\n';
        }
        const auto all = static_cast<std::size_t>(option.high - option.low) + 1;
        if (option.kind == OptionKind::Number && values.size() < all) {
            console_.say("table.menu.number", {{"low", option.low}, {"high", option.high}});
        }
    }

    // The number of a value, the value itself, or the beginning of its sentence.
    Result<std::string> read_value(const Question& question, const std::string& typed) const {
        const auto& [game, option, before, key, values, explained] = question;
        const long long number = explained ? number_of(typed) : -1;
        if (number >= 1 && number <= static_cast<long long>(values.size())) {
            return values[number - 1];
        }
        Given with = before;
        with.emplace_back(std::string{option.name}, typed);
        const auto good = game.seats(with);
        if (good || typed == option.fallback) return typed;
        if (explained) {
            std::vector<std::string> sentences;
            sentences.reserve(values.size());
            for (const std::string& each : values) sentences.push_back(word(value_key(key, each)));
            if (const auto named = begun_by(typed, sentences)) return values[*named];
        }
        return good.error();
    }

    std::optional<std::vector<Chair>> ask_company(const Choice& choice) {
        const int seats = choice.game->seats(choice.options).value();
        if (seats == 1) return ask_alone(choice);
        if (seats > 2) return ask_large_company(choice, seats);
        std::vector<std::string> companies;
        for (const char* number : {"1", "2", "3"}) {
            companies.push_back(word(std::string{"table.menu.company."} + number));
        }
        const auto company = pick(word("table.menu.company"), companies, 0);
        if (!company) return {};
        std::vector<Chair> chairs(static_cast<unsigned>(seats));
        if (*company == 1) return chairs;
        if (*company == 2) return ask_bots(choice, std::move(chairs));
        const auto bot = ask_level(*choice.game, word("table.menu.level"));
        const auto seat = bot ? ask_seat(choice, seats) : std::nullopt;
        if (!seat) return {};
        for (int i = 0; i < seats; ++i) {
            const bool you = static_cast<std::size_t>(i) == *seat;
            chairs[i] = you ? Chair::person() : Chair::of_bot(*bot);
        }
        return chairs;
    }

    // You and bots, people and bots, people only, bots only.
    std::optional<std::vector<Chair>> ask_large_company(const Choice& choice, int seats) {
        const auto company =
            pick(word("table.menu.company"),
                 {word("table.menu.company.bots"), word("table.menu.company.mixed"),
                  word("table.menu.company.2"), word("table.menu.company.3")},
                 0);
        if (!company) return {};
        std::vector<Chair> chairs(static_cast<unsigned>(seats));
        if (*company == 2) return chairs;
        if (*company == 3) return ask_bots(choice, std::move(chairs));
        if (*company == 1) {
            std::vector<std::string> numbers;
            for (int people = 2; people < seats; ++people) {
                numbers.push_back(std::to_string(people));
            }
            const auto people = pick(word("table.menu.people"), numbers, 0);
            if (!people) return {};
            for (std::size_t i = *people + 2; i < chairs.size(); ++i) chairs[i] = Chair::of_bot({});
        } else {
            const auto seat = ask_seat(choice, seats);
            if (!seat) return {};
            for (std::size_t i = 0; i < chairs.size(); ++i) {
                if (i != *seat) chairs[i] = Chair::of_bot({});
            }
        }
        return ask_levels(choice, std::move(chairs));
    }

    // One level for all bots, or one after the other.
    std::optional<std::vector<Chair>> ask_levels(const Choice& choice, std::vector<Chair> chairs) {
        std::vector<std::string> names = level_names(*choice.game);
        const std::size_t each = names.size();
        names.push_back(word("table.menu.levels.each"));
        const auto index = pick(word("table.menu.levels"), names, usual_level(*choice.game));
        if (!index) return {};
        for (std::size_t i = 0; i < chairs.size(); ++i) {
            if (chairs[i].is_person()) continue;
            if (*index < each) {
                chairs[i].bot.level = choice.game->levels()[*index];
                continue;
            }
            const auto bot = ask_level_of(choice, i);
            if (!bot) return {};
            chairs[i].bot = *bot;
        }
        return chairs;
    }

    std::optional<BotSpec> ask_level_of(const Choice& choice, std::size_t seat) {
        const std::string name =
            seat_name(console_.words(), choice.game->name(), Seat{static_cast<int>(seat)});
        return ask_level(*choice.game,
                         console_.words().say("table.menu.level_of", {{"seat", name}}));
    }

    std::optional<std::vector<Chair>> ask_alone(const Choice& choice) {
        const auto who =
            pick(word("table.menu.company"),
                 {word("table.menu.company.solo"), word("table.menu.company.solo_bot")}, 0);
        if (!who) return {};
        std::vector<Chair> chairs(1);
        return *who == 0 ? chairs : ask_bots(choice, std::move(chairs));
    }

    std::optional<std::vector<Chair>> ask_bots(const Choice& choice, std::vector<Chair> chairs) {
        for (std::size_t i = 0; i < chairs.size(); ++i) {
            const auto bot = ask_level_of(choice, i);
            if (!bot) return {};
            chairs[i] = Chair::of_bot(*bot);
        }
        return chairs;
    }

    std::vector<std::string> level_names(const AnyGame& game) const {
        std::vector<std::string> names;
        for (const Level level : game.levels()) {
            const std::string name{level_name(level)};
            names.push_back(name + ": " + word("table.level." + name));
        }
        return names;
    }
    static std::size_t usual_level(const AnyGame& game) {
        const auto levels = game.levels();
        const auto usual = std::find(levels.begin(), levels.end(), usual_bot(game).level);
        return static_cast<std::size_t>(usual - levels.begin());
    }

    std::optional<BotSpec> ask_level(const AnyGame& game, const std::string& question) {
        const auto index = pick(question, level_names(game), usual_level(game));
        if (!index) return {};
        BotSpec bot;
        bot.level = game.levels()[*index];
        return bot;
    }

    // For the bots that search. False if the person left.
    bool ask_time(std::vector<Chair>& chairs) {
        constexpr double kSeconds[] = {1, 3, 10, 0};  // 0: by its own number of nodes
        const auto searches = [](const Chair& chair) {
            return chair.is_bot() && chair.bot.level == Level::Master;
        };
        if (std::none_of(chairs.begin(), chairs.end(), searches)) return true;
        std::vector<std::string> names;
        for (const char* time : {"1", "3", "10", "nodes"}) {
            names.push_back(word(std::string{"table.menu.time."} + time));
        }
        const auto index = pick(word("table.menu.time"), names, 0);
        if (!index) return false;
        for (Chair& chair : chairs) {
            if (searches(chair)) chair.bot.seconds = kSeconds[*index];
        }
        return true;
    }

    std::optional<std::size_t> ask_seat(const Choice& choice, int seats) {
        std::vector<std::string> names;
        for (const Seat seat : SeatSet::first_seats(seats)) {
            names.push_back(seat_name(console_.words(), choice.game->name(), seat));
        }
        names.push_back(word("table.menu.surprise"));
        const auto index = pick(word("table.menu.seat"), names, 0);
        if (!index || *index < static_cast<std::size_t>(seats)) return index;
        return static_cast<std::size_t>(random_.below(seats));
    }

    Console& console_;
    Rng& random_;
    const std::set<std::string>& damaged_;
};

}  // namespace

BotSpec usual_bot(const AnyGame& game) {
    BotSpec bot;
    for (const Level level : game.levels()) {
        if (level == Level::Adept) bot.level = level;
    }
    return bot;
}

void tell_damaged(Console& console, const std::string& file, const Error& error) {
    console.say("table.menu.damaged", {{"file", file}, {"problem", error.text}});
}

std::optional<Choice> ask_menu(Console& console, Rng& random,
                               const std::set<std::string>& damaged) {
    return Menu{console, random, damaged}.ask();
}

}  // namespace engawa::cli
