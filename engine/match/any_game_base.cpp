#include "engine/match/any_game_base.h"

#include <algorithm>
#include <utility>

#include "engine/core/text.h"

namespace engawa {
Record AnyGameBase::head(const Given& options, std::vector<std::string> seats) const {
    Record record;
    record.game = name();
    record.rules = rules_version();
    record.options = options;
    record.cards = cards_digest();
    record.seats = std::move(seats);
    return record;
}

Result<std::unique_ptr<Match>> AnyGameBase::open(const Setup& setup) const {
    Record record = head(setup.options, setup.seats);
    record.start = setup.start;
    record.practice = setup.practice;
    record.tags = setup.tags;
    auto match = begin(std::move(record));
    if (!match) return match.error();
    return std::unique_ptr<Match>{std::move(match).value()};
}

Result<std::unique_ptr<Match>> AnyGameBase::replay(const Record& record, int to,
                                                   LineWatcher* watcher) const {
    if (record.rules != rules_version()) {
        return error("unknown_rules_version",
                     "the record was played by version " + std::to_string(record.rules) +
                         " of the rules; this is version " + std::to_string(rules_version()));
    }
    if (record.cards != cards_digest()) {
        return error("unknown_cards", record.cards.empty()
                                          ? "the record was played with the usual cards"
                                          : "the record was played with other cards than these");
    }
    Record head = record;
    head.lines.clear();
    auto match = begin(std::move(head));
    if (!match) return match.error();
    std::vector<std::string> lines = to < 0 ? record.lines : standing_moves(record);
    if (to >= 0) lines.resize(std::min(lines.size(), static_cast<std::size_t>(to)));
    int number = 0;
    for (const std::string& line : lines) {
        ++number;
        if (watcher != nullptr) watcher->before(*match.value(), line);
        const auto followed = match.value()->follow(line);
        if (followed) continue;
        return error(followed.error().code, "line " + std::to_string(number) + ", " + quoted(line) +
                                                ": " + followed.error().text);
    }
    return std::unique_ptr<Match>{std::move(match).value()};
}

}  // namespace engawa
