#include "engine/games/susanoo/proofs/script_test.h"

#include <algorithm>
#include <sstream>

#include "engine/games/susanoo/proofs/asked_test.h"

namespace engawa::susanoo {
namespace {

const Susanoo* game_in_use = nullptr;

const Susanoo& game() { return the_game(); }

Viewer viewer_of(int number) { return number == 0 ? kWatcher : Viewer{Seat{number - 1}}; }

Words texts(const State& state, Seat seat, bool weights = false) {
    MoveBuffer<Susanoo> buffer;
    game().legal(state, seat, buffer.list);
    Words found;
    for (const Move move : buffer.list) {
        found.push_back(game().write_move(state, seat, move));
        if (weights) found.back() += "x" + std::to_string(game().weight(state, move));
    }
    return found;
}

std::string seats_text(SeatSet seats) {
    Words found;
    for (const Seat seat : seats) {
        found.push_back(seat == kChance ? "*" : std::to_string(seat.number()));
    }
    return found.empty() ? "-" : joined(found);
}

// Blanks around it and between lines of the test's own layout do not count.
std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return "";
    return std::string{text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1)};
}

}  // namespace

const Susanoo& the_game() {
    static const Susanoo kGame;
    return game_in_use == nullptr ? kGame : *game_in_use;
}

void use_game(const Susanoo* game) { game_in_use = game; }

Words words(std::string_view text) {
    std::istringstream in{std::string{text}};
    Words found;
    for (std::string word; in >> word;) found.push_back(word);
    return found;
}

Words parts(std::string_view text, char separator) {
    Words found;
    while (true) {
        const auto end = text.find(separator);
        found.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos) return found;
        text.remove_prefix(end + 1);
    }
}

std::string joined(const Words& all, std::string_view between) {
    std::string text;
    for (const std::string& word : all) {
        if (!text.empty()) text += between;
        text += word;
    }
    return text;
}

Given given_of(std::string_view text) {
    Given given;
    for (const std::string& word : words(text)) {
        const auto equal = word.find('=');
        given.emplace_back(word.substr(0, equal), word.substr(equal + 1));
    }
    return given;
}

Options options_of(std::string_view text, int seats) {
    const std::string all = seats_option(game()) + std::to_string(seats) + " " + std::string{text};
    const auto options = game().options(given_of(all));
    if (!options) ADD_FAILURE() << text << ": " << options.error().text;
    return options ? *options : Options{};
}

Table& Table::play(std::string_view script) {
    line_number_ = 0;
    bool blank = false;
    for (const std::string& text : parts(script, '\n')) {
        ++line_number_;
        if (text.empty()) blank = true;
        if (text.empty() || text[0] == '#') continue;
        if (blank && line_number_ > 2) placed_ = false;
        blank = false;
        line_ = text;
        line(text);
        if (!placed_) break;
    }
    return *this;
}

void Table::line(const std::string& text) {
    const auto blank = text.find(' ');
    const std::string verb = text.substr(0, blank);
    const std::string tail = blank == std::string::npos ? "" : trimmed(text.substr(blank));
    if (verb == "p" && placed_) return same("position", tail, this->text());
    if (verb == "p") return set(tail);
    if (verb == "t") return set(position_of(tail));
    if (verb == "start") return start(std::stoi(tail));
    if (!placed_) return fail("there is no position yet");
    const bool seat_first = (verb[0] >= '1' && verb[0] <= '5') || verb[0] == '*';
    if (!seat_first || (verb.size() > 1 && verb[1] == '.')) return word(verb, words(tail), tail);
    const Seat seat = verb[0] == '*' ? kChance : Seat{verb[0] - '1'};
    if (verb.size() == 1) return step(seat, tail);
    if (verb[1] == '!') {
        const Words said = words(verb.size() > 2 ? verb.substr(2) + " " + tail : tail);
        return refuse(seat, said.at(0), said.size() > 1 ? said[1] : "");
    }
    list(verb[1], seat, words(tail));
}

void Table::set(const std::string& position) {
    options_ = options_of(given_, position[0] - '0');
    const auto state = game().read(options_, position);
    placed_ = state.ok();
    if (!state) return fail("refused: " + state.error().code + ": " + state.error().text);
    state_ = *state;
    same("what was read", position, text());
    check();
}

void Table::start(int seats) {
    options_ = options_of(given_, seats);
    state_ = game().start(options_);
    placed_ = true;
    check();
}

void Table::step(Seat seat, const std::string& move) {
    const auto read = game().read_move(state_, seat, move);
    if (!read) {
        fail("refused: " + read.error().text + "\n  list: " + joined(texts(state_, seat)) +
             "\n  act: " + seats_text(game().to_act(state_)));
        placed_ = false;  // what follows would only repeat the mistake
        return;
    }
    same("text of the move", move, game().write_move(state_, seat, *read));
    EventList events;
    game().apply(state_, seat, *read, events);
    heard_.clear();
    for (int viewer = 0; viewer <= game().seats(options_); ++viewer) {
        heard_.push_back(heard(game(), move, events.events, viewer_of(viewer)));
    }
    check();
}

void Table::list(char kind, Seat seat, const Words& expected) {
    const Words found = texts(state_, seat, seat == kChance && kind == '?');
    if (kind == '?') return same("list", joined(expected), joined(found));
    if (kind != '+' && kind != '-') return fail("what is that?");
    for (const std::string& move : expected) {
        const bool there = std::find(found.begin(), found.end(), move) != found.end();
        if (there != (kind == '+')) fail(move + " in the list: " + joined(found));
    }
}

void Table::refuse(Seat seat, const std::string& move, const std::string& rule) {
    list('-', seat, {move});
    if (game().read_move(state_, seat, move)) fail("read as a move");
    if (rule.empty()) return;
    const auto attempt = game().read_attempt(state_, seat, move);
    if (!attempt) return same("rule", rule, attempt.error().code);
    same("rule", rule, std::string{game().why_not(state_, seat, *attempt).text()});
}

void Table::word(const std::string& verb, const Words& rest, const std::string& tail) {
    if (verb == "act") return same("to act", tail, seats_text(game().to_act(state_)));
    if (verb == "=") return same("totals", tail, totals_text(game(), state_));
    if (verb == "score") return score(tail);
    if (verb == "win") return same("winners", tail, seats_text(game().report(state_).winners));
    if (verb == "hears") {
        const auto viewer = static_cast<std::size_t>(rest.at(0)[0] - '0');
        if (viewer >= heard_.size()) return fail("nothing was heard yet");
        return same("heard", joined({rest.begin() + 1, rest.end()}), heard_[viewer]);
    }
    if (verb.size() == 2 && verb[0] == 'v') {
        const std::string seen = view(verb[1] - '0');
        if (rest.size() == 1) return same("view", tail, seen);
        return same("seen", rest.at(1), field(seen, rest.at(0)));
    }
    const std::string found = at(verb);
    if (found.empty()) return fail("there is no such word or field");
    const bool open = tail.ends_with("...");
    same(verb, tail, open ? found.substr(0, tail.size() - 3) + "..." : found);
}

void Table::score(const std::string& tail) {
    const int seat = tail[0] - '0';
    same("score", tail, std::to_string(seat) + " " + score_text(game(), state_, Seat{seat - 1}));
}

void Table::same(std::string_view what, const std::string& expected, const std::string& found) {
    if (expected == found) return;
    fail(std::string{what} + "\n  expected: " + expected + "\n  found:    " + found);
}

void Table::fail(const std::string& why) {
    ADD_FAILURE() << "line " << line_number_ << ": " << line_ << "\n  " << why
                  << (placed_ ? "\n  in " + text() : "");
}

void Table::check() {
    if (!game().ok(state_)) fail("not sound");
    const auto again = game().read(options_, text());
    if (!again) return fail("its own text is refused: " + again.error().text);
    if (*again != state_) fail("its text is another position: " + game().write(*again));
    for (int viewer = 0; viewer <= game().seats(options_); ++viewer) check_view(viewer_of(viewer));
    for (const Seat seat : game().to_act(state_)) check_list(seat);
}

void Table::check_view(Viewer viewer) {
    const auto seen = game().observe(state_, viewer);
    const std::string shown = game().write_view(seen);
    const auto again = game().read_view(options_, viewer, shown);
    if (!again) return fail("a view is refused: " + again.error().text + ": " + shown);
    same("view read back", shown, game().write_view(*again));
    if (viewer.is_watcher() || !game().to_act(state_).contains(viewer.seat())) return;
    same("list in the view", joined(texts(state_, viewer.seat())),
         joined(texts(again->state(), viewer.seat())));
}

void Table::check_list(Seat seat) {
    const Words found = texts(state_, seat);
    if (found.empty()) fail("nothing to decide");
    if (!std::is_sorted(found.begin(), found.end())) fail("not sorted: " + joined(found));
    if (std::adjacent_find(found.begin(), found.end()) != found.end()) fail("a move twice");
}

Words Table::moves(int seat) const { return texts(state_, seat == 0 ? kChance : Seat{seat - 1}); }

std::string Table::view(int viewer) const {
    return game().write_view(game().observe(state_, viewer_of(viewer)));
}

void play(std::string_view script) { Table{}.play(script); }
void play(std::string_view options, std::string_view script) { Table{options}.play(script); }

}  // namespace engawa::susanoo
