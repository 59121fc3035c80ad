// Moves that people type: numbers of a list, shorthand, picks one after the other, and what is
// asked once more.
#include <algorithm>
#include <utility>

#include "cli/input.h"
#include "cli/table.h"

namespace engawa::cli {
namespace {

std::string listed(const std::vector<std::string>& choices) {
    std::string out;
    for (const std::string& choice : choices) out += (out.empty() ? "" : "  ") + choice;
    return out;
}

// The number that a choice is, if it is nothing else.
std::optional<int> number_in(const Choice& choice) {
    const auto& parts = choice.gesture.parts;
    if (parts.size() != 1 || !parts.front().ref.empty()) return {};
    return parts.front().number;
}

}  // namespace

// "How many?": the move that is this number; empty where no move is a number.
std::string Table::counting(long long number) const {
    for (const Choice& choice : match().seen_by(asked_)->choices()) {
        if (number_in(choice) == number) return choice.text;
    }
    return "";
}

bool Table::asks_for_number(Seat seat) const {
    const std::vector<Choice> choices = match().seen_by(seat)->choices();
    return std::any_of(choices.begin(), choices.end(),
                       [](const Choice& choice) { return number_in(choice).has_value(); });
}

// Numbers mean the list on the screen.
void Table::play_number(long long number, const std::string& text) {
    if (asks_for_number(asked_)) {
        const std::string move = counting(number);
        if (!move.empty()) return play(move);
        return console_.say("table.no_such_number", {{"number", text}});
    }
    if (listed_ == 0) return console_.say("table.no_list", {{"number", text}});
    if (number < 1 || number > static_cast<long long>(listed_)) {
        return console_.say("table.no_number", {{"number", text}, {"count", listed_}});
    }
    play(list_[number - 1]);
}

bool Table::may_play(Seat seat) const {
    return match().to_act().contains(seat) && chair(seat).is_person();
}

// "2:show": a move of somebody else at this screen, which the table does not wait for.
bool Table::plays_beside(const std::string& line) {
    if (line.size() < 3 || line[1] != ':' || line[0] < '1' || line[0] > '0' + match().seats()) {
        return false;
    }
    const Seat seat{line[0] - '1'};
    if (!chair(seat).is_person() || match().awaited().contains(seat)) return false;
    const std::string move = trimmed(line.substr(2));
    if (curtained() && at_screen_ != seat) {
        asks_beside(seat, move);
        return true;
    }
    const Seat asked = std::exchange(asked_, seat);
    play(move);
    asked_ = asked;
    return true;
}

// Nobody acts for somebody else: the curtain falls, and the other one answers.
void Table::asks_beside(Seat seat, const std::string& move) {
    const std::vector<std::string> legal = match().seen_by(seat)->legal(false);
    if (!may_play(seat) || std::find(legal.begin(), legal.end(), move) == legal.end()) {
        return console_.say("table.beside_not_now", {{"seat", name(seat)}, {"move", move}});
    }
    lower_curtain(seat);
    if (left_) return;
    console_.say("table.beside_ask", {{"seat", name(seat)}, {"move", move}});
    const auto answer = console_.ask(name(seat) + "> ");
    if (!answer) return leave();
    const std::string word = lower(trimmed(*answer));
    if (word != "yes" && word != "y") {
        return console_.say("table.beside_declined", {{"move", move}});
    }
    const Seat asked = std::exchange(asked_, seat);
    play(move);
    asked_ = asked;
}

void Table::play(const std::string& text) {
    if (match().over() && match().seen_by(asked_)->why_not(text))
        return console_.say("table.after_end");
    if (match().over() || !chair(asked_).is_person()) return suggest(text);
    if (gathers(text)) return;
    const auto view = match().seen_by(asked_);
    const auto rule = view->why_not(text);
    if (rule) {  // it says which move it is, and is no other one
        if (rule->none()) return make(text, text);
        // But for yes and no, which answer the question that is asked.
        const auto answer = by_yes_or_no(text, view->legal(true));
        if (answer.size() == 1) return make(answer.front(), text);
        return explain(text, error("illegal_move", ""));
    }
    if (try_move(text)) return;  // one text may stand for several moves
    // Capital letters and whole words are easily left out; accept what can only mean one move.
    const Meaning found = meant(text);
    if (found.moves.size() > 1) {
        return console_.say("table.ambiguous", {{"choices", listed(found.moves)}});
    }
    if (found.moves.empty()) return explain(text, rule.error());
    if (found.wasteful) return console_.say("table.wastes", {{"move", found.moves.front()}});
    make(found.moves.front(), text);
}

// The move itself. What may end the game at once is asked for twice.
void Table::make(const std::string& move, const std::string& typed) {
    if (is_daring(move) && dared_ != move) {
        daring_ = move;
        return console_.say("table.daring", {{"move", named(asked_, move)}});
    }
    const auto played = try_move(move);
    if (!played) explain(typed, played.error());
}

Result<Done> Table::try_move(const std::string& text) {
    const int made = host().notice(asked_).made;
    const auto played = host().play(asked_, text);
    if (!played) return played.error();
    // What followed without a choice is still the move that was typed.
    const int followed = host().notice(asked_).made - made;
    if (match().plies() == asked_at_ + 1 + followed) asked_at_ += followed;
    list_.clear();
    listed_ = 0;
    changed_ = true;
    return kDone;
}

// Can the move lose the game before anything else is decided, by the odds of the table?
bool Table::is_daring(const std::string& move) const {
    if (!in_list(manners().daring, move)) return false;
    for (const Odd& odd : match().seen_by(asked_)->odds()) {
        if (odd.name == "death" && odd.moves == std::vector{move} && odd.chance > 0) return true;
    }
    return false;
}

// Picks of one decision come in any order, one by one or several at once, and are made when all of
// them are there. False if the text is nothing of the kind.
bool Table::gathers(const std::string& text) {
    const int wanted = picks_wanted(text);
    if (wanted == 0) return false;
    std::string all = gathered_ + text.substr(gathered_.empty() ? 0 : 1);
    const auto picks = static_cast<int>((all.size() - 1) / 2);
    if (picks < wanted) {
        gathered_ = std::move(all);
        console_.say("table.gathered", {{"picks", gathered_}, {"left", wanted - picks}});
        return true;
    }
    gathered_.clear();
    make(all, all);
    return true;
}

// What lies where the picks of a decision come from.
std::vector<Thing> Table::pile_of_picks(const SeatView& view) const {
    const std::string ref = view.choices().front().gesture.parts.front().ref;
    for (Place& place : view.tableau().places) {
        if (ref.starts_with(place.id + "/")) return std::move(place.things);
    }
    return {};
}

// How many the decision asks for, if the text is one or more of them.
int Table::picks_wanted(const std::string& text) const {
    const std::string_view signs = manners().gathers;
    const bool picks = text.size() > 2 && text.size() % 2 == 1 &&
                       signs.find(text.front()) != std::string_view::npos;
    if (!picks) return 0;
    const auto view = match().seen_by(asked_);
    for (const Choice& choice : view->choices()) {
        if (choice.text.front() != text.front() || choice.gesture.parts.size() != 1) return 0;
    }
    std::vector<std::string> left;  // each as often as it lies there
    for (const Thing& thing : pile_of_picks(*view)) left.insert(left.end(), thing.count, thing.id);
    const std::string all = gathered_ + text.substr(gathered_.empty() ? 0 : 1);
    for (std::size_t i = 1; i < all.size(); i += 2) {
        const auto found = std::find(left.begin(), left.end(), all.substr(i, 2));
        if (found == left.end()) return 0;
        left.erase(found);
    }
    for (const auto& [name, term] : view->prompt().arguments) {
        if (name == "count" && term.value > 1) return term.value;
    }
    return 0;
}

}  // namespace engawa::cli
