// Lists of moves for people: an overview of long ones, numbered ones by the page.
#include <algorithm>
#include <iostream>
#include <tuple>
#include <utility>

#include "cli/input.h"
#include "cli/shorthand.h"
#include "cli/table.h"

namespace engawa::cli {
namespace {

constexpr std::size_t kNumberedAtOnce = 60;
constexpr int kTargetColumn = 8;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Whole squares of a move: e1 is not in e11.
bool speaks_of(const std::string& move, const std::string& part) {
    for (auto at = move.find(part); at != std::string::npos; at = move.find(part, at + 1)) {
        const char next = at + part.size() < move.size() ? move[at + part.size()] : ' ';
        if (!is_digit(next) || !is_digit(part.back())) return true;
    }
    return false;
}

// Does a hand touch it? "Sa" and "e5" are both in "e5/Sa".
bool touches(const Gesture& gesture, const std::string& wanted) {
    return std::any_of(gesture.parts.begin(), gesture.parts.end(), [&](const Part& part) {
        const auto cut = part.ref.find('/');
        return part.ref.substr(0, cut) == wanted ||
               (cut != std::string::npos && part.ref.substr(cut + 1) == wanted);
    });
}

// Where the part of a move ends that says what is moved: "Sw@", "g5-", "+".
std::size_t head_size(const std::string& move) {
    const auto at = move.find_first_of("@-=+:");
    return at == std::string::npos ? 0 : at + 1;
}

// g5n g5e g5s: the same square with other facings behind it.
bool differ_in_last_letter(const std::string& a, const std::string& b) {
    return a.size() > 1 && is_digit(a[a.size() - 2]) && !is_digit(a.back()) &&
           b.starts_with(a.substr(0, a.size() - 1)) && b.size() >= a.size() &&
           !is_digit(b[a.size() - 1]);
}

struct Group {
    std::string head;
    std::vector<std::string> targets;
    int moves = 0;
};

std::vector<Group> grouped(const std::vector<std::string>& moves) {
    std::vector<Group> groups;
    for (const std::string& move : moves) {
        const std::string head = move.substr(0, head_size(move));
        if (groups.empty() || groups.back().head != head) groups.push_back({head, {}, 0});
        Group& group = groups.back();
        ++group.moves;
        const std::string target = move.substr(head.size());
        if (!group.targets.empty() && differ_in_last_letter(target, group.targets.back())) {
            group.targets.back() += target.back();
        } else {
            group.targets.push_back(target);
        }
    }
    return groups;
}

}  // namespace

// What one would rather do first, where the game says so; what may lose the game at once last.
std::vector<std::string> Table::in_order(std::vector<std::string> moves) const {
    const std::vector<std::string> verbs = words_of(manners().order);
    if (verbs.empty()) return moves;
    const std::vector<Odd> odds = match().seen_by(asked_)->odds();
    const auto sure = [&](const std::string& move) {  // Guard holds with nothing more paid for it
        return std::any_of(odds.begin(), odds.end(), [&](const Odd& odd) {
            return odd.name == "holds" && odd.moves == std::vector{move} && odd.chance > 1 - 1e-9;
        });
    };
    std::vector<std::tuple<bool, bool, std::ptrdiff_t, std::string>> ranked;
    for (std::string& move : moves) {
        const std::string verb = move.substr(0, move.find_first_of(" :"));
        const auto place = std::find(verbs.begin(), verbs.end(), verb) - verbs.begin();
        ranked.emplace_back(is_daring(move), !sure(move), place, std::move(move));
    }
    std::sort(ranked.begin(), ranked.end());  // total order: texts are unique
    for (std::size_t i = 0; i < moves.size(); ++i) moves[i] = std::get<std::string>(ranked[i]);
    return moves;
}

void Table::do_moves(const std::string& rest) {
    if (match().over()) return console_.say("table.after_end");
    const std::string filter = rest == "all" ? "" : rest;
    list_.clear();
    listed_ = 0;
    std::vector<Choice> choices = match().seen_by(asked_)->choices();
    if (rest != "all") std::erase_if(choices, [](const Choice& choice) { return choice.wasteful; });
    std::sort(choices.begin(), choices.end(), [](const Choice& a, const Choice& b) {
        return a.text < b.text;  // total order: texts are unique
    });
    std::vector<std::string> legal;
    for (const Choice& choice : choices) legal.push_back(choice.text);
    const std::vector<std::string> names = named(asked_, legal);
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (filter.empty() || speaks_of(names[i], filter) || touches(choices[i].gesture, filter)) {
            list_.push_back(legal[i]);
        }
    }
    list_ = in_order(std::move(list_));
    if (list_.empty()) return console_.say("table.list_none", {{"filter", engawa::quoted(rest)}});
    if (list_.front().find(' ') != std::string::npos) return show_groups();
    if (rest.empty() && list_.size() > kNumberedAtOnce) return show_overview();
    show_page();
}

// Moves of several words: "attack katana_top   1 TL   2 TR   3 BR +1".
void Table::show_groups() {
    constexpr int kHeadColumn = 24;
    const auto hard = [](std::string text) {
        std::replace(text.begin(), text.end(), ' ', kHardBlank);
        return text;
    };
    for (const MoveGroup& group : by_first_words(list_)) {
        std::string line;
        for (const std::size_t i : group.moves) {
            const std::string rest =
                group.head.empty() ? list_[i] : list_[i].substr(group.head.size() + 1);
            const std::string entry = std::to_string(i + 1) + kHardBlank + hard(brief(rest));
            const auto blanks = entry.size() < 9 ? 9 - entry.size() : 0;
            line += (line.empty() ? "" : " ") + entry + std::string(blanks, kHardBlank);
        }
        console_.list(group.head, line, kHeadColumn);
    }
    listed_ = list_.size();
    const auto all = match().seen_by(asked_)->legal(false).size();
    const auto count = list_.size();
    console_.say("table.list_all", {{"count", count}});
    if (count < all && all > match().seen_by(asked_)->legal(true).size()) {
        console_.say("table.list_wasteful", {{"count", all}});
    }
}

void Table::show_overview() {
    constexpr std::size_t kMostTargets = 40;
    for (const Group& group : grouped(list_)) {
        std::string line;
        if (group.targets.size() > kMostTargets) {
            line = console_.words().say("table.list_group",
                                        {{"count", group.moves}, {"head", group.head}});
        }
        for (std::size_t i = 0; i < group.targets.size() && group.targets.size() <= kMostTargets;
             ++i) {
            line += (i == 0 ? "" : " ") + group.targets[i];
        }
        console_.list(group.head, line, kTargetColumn);
    }
    console_.say("table.list_overview", {{"count", list_.size()}});
}

void Table::show_page() {
    const std::vector<std::string> names = named(asked_, list_);
    std::size_t width = 0;
    for (const std::string& name : names) {
        width = std::max(width, static_cast<std::size_t>(columns(name)));
    }
    const std::size_t number_width = std::to_string(list_.size()).size();
    const std::size_t across = std::max<std::size_t>(1, 79 / (number_width + width + 3));
    const auto lines = static_cast<std::size_t>(std::max(4, console_.terminal().rows - 4));
    const bool paged = console_.terminal().input && console_.terminal().output;
    const std::size_t first = listed_;
    const std::size_t end = paged ? std::min(list_.size(), first + across * lines) : list_.size();
    for (; listed_ < end; ++listed_) {
        std::string number = std::to_string(listed_ + 1);
        number.insert(0, number_width - number.size(), ' ');
        const std::string& name = names[listed_];
        const std::string padding(width + 2 - static_cast<std::size_t>(columns(name)), ' ');
        const bool last = (listed_ - first) % across == across - 1 || listed_ + 1 == end;
        std::cout << painted(console_.terminal(), number, Ink::Quiet) << ' ' << name
                  << (last ? "\n" : padding);
    }
    const auto count = list_.size();
    if (listed_ == list_.size()) return console_.say("table.list_all", {{"count", count}});
    paging_ = true;
    console_.say("table.list_page", {{"from", first + 1}, {"to", listed_}, {"count", count}});
}

}  // namespace engawa::cli
