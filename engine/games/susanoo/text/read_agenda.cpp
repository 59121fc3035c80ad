// Reading the agenda of a position.
#include "engine/core/text.h"
#include "engine/games/susanoo/text/names.h"
#include "engine/games/susanoo/text/reading.h"

namespace engawa::susanoo {
namespace {

class TaskReader {
  public:
    TaskReader(const Book& book, const State& s) : book_(book), s_(s) {}

    std::optional<Task> read(std::string_view text) {
        Task task;
        task.count = 1;
        if (const auto x = text.find('x'); x != std::string_view::npos && x > 0 && x < 4) {
            if (const auto count = read_number(text.substr(0, x), 255)) {
                if (*count < 2) return {};
                task.count = static_cast<std::uint8_t>(*count);
                text.remove_prefix(x + 1);
            }
        }
        for (int i = 0; i < kSteps; ++i) {
            task.step = static_cast<Step>(i);
            const StepName& name = name_of(task.step);
            if (!text.starts_with(name.name)) continue;
            const std::string_view rest = text.substr(name.name.size());
            if (!rest.empty() && rest[0] != ':') continue;
            if (name.parts.empty() != rest.empty()) continue;  // the two steps "over"
            if (rest.empty()) return task;
            return read_parts(task, name.parts, split(rest.substr(1), ':', 8));
        }
        return {};
    }

  private:
    std::optional<Task> read_parts(Task task, std::string_view kinds,
                                   const std::vector<std::string_view>& texts) {
        std::array<std::uint8_t, 4> values{};
        std::size_t next = 0;
        for (unsigned i = 0; i < kinds.size(); ++i) {
            if (next == texts.size()) return {};
            int value = part(kinds[i], texts[next++]);
            if (kinds[i] == 'i' && value >= 0) {  // a trigger, then the effect
                const auto effect =
                    next == texts.size() ? std::nullopt : read_number(texts[next++], 15);
                value = effect ? value * 16 + *effect : -1;
            }
            if (value < 0) return {};
            values[i] = static_cast<std::uint8_t>(value);
        }
        if (next != texts.size()) return {};
        const std::uint8_t count = task.count;
        task = Task::of(task.step, values);
        task.count = count;
        return task;
    }

    static int number(std::string_view text, int most) {
        return read_number(text, most).value_or(-1);
    }

    static int letter(std::string_view letters, std::string_view text) {
        const auto at = text.size() == 1 ? letters.find(text) : std::string_view::npos;
        return at == std::string_view::npos ? -1 : static_cast<int>(at);
    }

    int part(char kind, std::string_view text) const {
        switch (kind) {
            case 'p':
            case 'P': {
                const int seat = number(text, s_.players);
                if (seat == 0) return kind == 'P' ? kNobody : -1;
                return seat - 1;
            }
            case 'c': return book_.number_of(text);
            case 'f': return find_name(kFromNames, text);
            case 'e': return letter("er", text);
            case 'E': return letter("ER", text);
            case 's': return text == "1" ? 1 : text == "-1" ? 0 : -1;
            case 'D': return letter(kDealtLetters, text);
            case 'u': return find_name(kUntilNames, text);
            case 'r': return find_name(kCauseNames, text);
            case 'i': return find_name(kTriggerNames, text);
            case 'd': return number(text, 6);
            case 'j': return number(text, 15);
            default: return number(text, 255);
        }
    }

    const Book& book_;
    const State& s_;
};

}  // namespace

std::string read_agenda(const Book& book, State& s, std::string_view field) {
    const auto steps = split(field, '+', kMostSteps + 2);
    if (steps.size() > kMostSteps) return "the agenda has too many steps";
    s.depth = static_cast<std::uint8_t>(steps.size());
    TaskReader reader{book, s};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto task = reader.read(steps[i]);
        if (!task) return quoted(steps[i]) + " is not a step of the agenda";
        s.agenda[s.depth - 1 - i] = *task;
    }
    return {};
}

}  // namespace engawa::susanoo
