#include "cli/table.h"

#include <chrono>
#include <iostream>

#include "cli/command.h"
#include "cli/input.h"
#include "lab/clocked.h"

namespace engawa::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kShortList = 12;
constexpr int kWordsColumn = 13;

// Plies that can be told in one sentence: the same thing done again by the same player.
bool alike(const Phrase& a, const Phrase& b) {
    return a.key == b.key && !a.arguments.empty() && a.arguments.front() == b.arguments.front();
}

}  // namespace

std::vector<std::string> standing_moves(const Match& match) {
    std::vector<std::string> moves;
    for (const std::string& line : match.record().lines) {
        if (!is_table_line(line)) {
            moves.push_back(line);
            continue;
        }
        const TableLine table = read_table_line(line);
        if (table.word != "undo") continue;
        const auto count = static_cast<std::size_t>(std::max(0LL, number_of(table.rest)));
        moves.resize(moves.size() - std::min(moves.size(), count));
    }
    return moves;
}

Table::Table(TableSetup setup, Console& console) : setup_(std::move(setup)), console_(console) {
    saved_ = match().record().lines.size();
    told_ = static_cast<int>(match().events(viewer(), 0).size());
}

std::string Table::name(Seat seat) const {
    return seat_name(console_.words(), match().game(), seat);
}

std::string Table::who(Seat seat) const {
    const Chair& sitting = chair(seat);
    if (sitting.human) return console_.words().say("table.seat_human", {{"seat", name(seat)}});
    return console_.words().say("table.seat_bot",
                                {{"seat", name(seat)}, {"bot", write_bot(sitting.bot)}});
}

bool Table::anybody_human() const {
    for (const Chair& sitting : setup_.chairs) {
        if (sitting.human) return true;
    }
    return false;
}

// One person alone sees with their own eyes, also while others move; at a shared screen it is
// whoever is asked.
Viewer Table::viewer() const {
    int people = 0;
    Seat only;
    for (const Seat seat : SeatSet::first_seats(match().seats())) {
        if (!chair(seat).human) continue;
        ++people;
        only = seat;
    }
    if (people == 0) return kWatcher;
    return people == 1 ? only : asked_;
}

int Table::run() {
    console_.complete_with([this](const std::string& begun) { return completions(begun); });
    greet();
    while (!left_) step();
    console_.complete_with({});
    return kOk;
}

void Table::greet() {
    std::string seats;
    for (const Seat seat : SeatSet::first_seats(match().seats())) {
        seats += (seats.empty() ? "" : ", ") + who(seat);
    }
    console_.say("table.begins", {{"game", console_.words().say(key("name"))}, {"seats", seats}});
    if (match().plies() > 0) {
        console_.say("table.resumed", {{"count", std::to_string(match().plies())}});
    }
    console_.blank();
}

void Table::step() {
    if (match().over()) return after_the_end();
    ended_ = false;
    const Seat seat = match().awaited().first();
    if (seat == kChance) {
        Rng rng = Rng::stream(setup_.seed, static_cast<std::uint64_t>(match().plies()));
        match().play_chance(rng);
        changed_ = true;
    } else if (chair(seat).human) {
        human_turn(seat);
    } else {
        bot_turn(seat);
    }
}

void Table::human_turn(Seat seat) {
    asked_ = seat;
    if (changed_) {
        draw();
        console_.text(console_.words().say(match().prompt(seat)));
        tell_choices(seat);
    }
    listen(name(seat) + "> ");
}

// Short lists are shown at once; long ones on request.
void Table::tell_choices(Seat seat) {
    list_ = match().legal(seat);
    listed_ = 0;
    if (list_.size() <= kShortList) {
        std::string line;
        for (std::size_t i = 0; i < list_.size(); ++i) {
            line += (i == 0 ? "" : " ") + std::to_string(i + 1) + kHardBlank + list_[i];
            if (i + 1 < list_.size()) line += std::string(2, kHardBlank);
        }
        console_.text(line);
        listed_ = list_.size();
    } else {
        console_.text(
            console_.words().say("table.move_count", {{"count", std::to_string(list_.size())}}) +
            ". " + console_.words().say("table.type_or_list"));
    }
}

bool Table::listen(std::string_view prompt) {
    const auto line = console_.ask(prompt);
    if (!line) {
        left_ = true;
        if (match().record().lines.size() != saved_) console_.say("table.left_unsaved");
        console_.say("table.left");
        return false;
    }
    obey(*line);
    return true;
}

void Table::bot_turn(Seat seat) {
    asked_ = seat;
    const bool watched = !anybody_human();
    if (watched && changed_ && console_.terminal().input) draw();
    if (watched && pause_ && console_.terminal().input) {
        console_.say("table.watching");
        const int before = match().plies();
        if (!listen(name(seat) + "> ") || left_ || match().plies() != before) return;
    }
    Thought thought;
    const std::string move = think(seat, chair(seat).bot, thought);
    const auto played = match().play(seat, move);
    if (!played) {  // a bot's move is legal; if it is not, nobody should be kept waiting for it
        std::cerr << "engawa: the bot's move " << move << " was refused: " << played.error().text
                  << " [" << played.error().code << "]\n";
        left_ = true;
        return;
    }
    changed_ = true;
    if (watched && !console_.terminal().input) tell_news();
}

std::string Table::think(Seat seat, const BotSpec& bot, Thought& thought) {
    const auto begun = Clock::now();
    auto told = begun;
    const std::uint64_t seed =
        Rng::stream(setup_.seed, static_cast<std::uint64_t>(match().plies())).next();
    const auto thinker = match().think(seat, bot, seed);
    const std::string move = lab::think(*thinker, bot, [&](const Thinker& mind) {
        const auto now = Clock::now();
        if (now - told < std::chrono::seconds{1}) return true;
        told = now;
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now - begun).count();
        const Thought so_far = mind.thought();
        console_.passing(
            console_.words().say("table.thinks", {{"bot", write_bot(bot)},
                                                  {"seconds", std::to_string(seconds)},
                                                  {"nodes", std::to_string(so_far.nodes)},
                                                  {"depth", std::to_string(so_far.depth)}}));
        return true;
    });
    console_.end_passing();
    thought = thinker->thought();
    return move;
}

void Table::draw() {
    console_.show(match().picture(viewer(), setup_.wish));
    tell_news();
    changed_ = false;
}

// What happened since it was last told: the move, then what it did.
void Table::tell_news() {
    const auto events = match().events(viewer(), told_);
    const std::vector<std::string> moves = standing_moves(match());
    for (std::size_t i = 0; i < events.size();) {
        std::vector<Phrase> phrases{events[i].phrase};
        std::size_t end = i + 1;
        for (; end < events.size(); ++end) {
            const bool same_move = events[end].ply == events[end - 1].ply;
            if (!same_move && !alike(events[i].phrase, events[end].phrase)) break;
            phrases.push_back(events[end].phrase);
        }
        const auto ply = static_cast<std::size_t>(events[i].ply);
        std::string move = ply < moves.size() ? moves[ply] : "";
        if (events[end - 1].ply != events[i].ply) move += " ...";
        console_.list(move, console_.words().tell(phrases), kWordsColumn);
        i = end;
    }
    told_ = static_cast<int>(match().events(viewer(), 0).size());
}

void Table::after_the_end() {
    if (changed_) draw();
    if (!ended_) {
        tell_result();
        console_.say("table.after_end");
        ended_ = true;
    }
    if (!anybody_human() && !console_.terminal().input) {
        left_ = true;
        return;
    }
    listen("> ");
}

std::string Table::points() const {
    const Report report = match().report();
    std::string text;
    for (const Seat seat : SeatSet::first_seats(match().seats())) {
        text += (text.empty() ? "" : ", ") + name(seat) + " " +
                std::to_string(report.points[static_cast<unsigned>(seat.index())]);
    }
    return console_.words().say("table.result_points", {{"points", text}});
}

void Table::tell_result() {
    const Report report = match().report();
    const Words& words = console_.words();
    const std::string reason{report.reason};
    const std::string own = key("reason." + reason);
    const std::string why = words.say(words.has(own) ? own : "table.reason." + reason);
    std::string winners;
    for (const Seat seat : report.winners) winners += (winners.empty() ? "" : ", ") + name(seat);
    console_.text(painted(
        console_.terminal(),
        winners.empty() ? words.say("table.result_tie", {{"reason", why}, {"points", points()}})
                        : words.say("table.result_won",
                                    {{"who", winners}, {"reason", why}, {"points", points()}}),
        Ink::Gold, true));
}

}  // namespace engawa::cli
