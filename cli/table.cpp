#include "cli/table.h"

#include <algorithm>
#include <chrono>
#include <iostream>

#include "cli/command.h"
#include "cli/input.h"
#include "cli/memory.h"
#include "cli/shorthand.h"
#include "lab/clocked.h"

namespace engawa::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kShortList = 12;
constexpr std::size_t kShortListOfCards = 24;

std::string unbroken(std::string text) {
    std::replace(text.begin(), text.end(), ' ', kHardBlank);
    return text;
}

std::string text_of(const std::vector<Span>& line) {
    std::string text;
    for (const Span& span : line) text += span.text;
    return text;
}

}  // namespace

Table::Table(TableSetup setup, Console& console) : setup_(std::move(setup)), console_(console) {
    saved_ = match().secret_record().reveal().lines.size();
    const auto seats = static_cast<std::size_t>(match().seats());
    passed_told_.assign(seats, 0);
    tell_no_news();
    for (const Seat seat : SeatSet::first_seats(match().seats())) {
        if (people() == 1 && chair(seat).is_person()) at_screen_ = seat;
    }
}

std::string Table::name(Seat seat) const {
    return seat_name(console_.words(), match().game(), seat);
}

std::string Table::who(Seat seat) const {
    const Chair& sitting = chair(seat);
    if (sitting.is_person())
        return console_.words().say("table.seat_human", {{"seat", name(seat)}});
    return console_.words().say("table.seat_bot",
                                {{"seat", name(seat)}, {"bot", write_bot(sitting.bot)}});
}

// Only what the person at the screen may know; nobody sits there while the curtain is down.
Viewer Table::viewer() const { return at_screen_ ? Viewer{*at_screen_} : kWatcher; }
Seen Table::seen() const { return seen_by(*setup_.game, match(), viewer()); }

// What is typed for an answer is told where the game has words for that.
std::string Table::asked_in_words(Seat seat) const {
    Phrase prompt = match().seen_by(seat)->prompt();
    const std::string typed = key("play" + prompt.key.substr(prompt.key.find('.')));
    if (console_.words().has(typed)) prompt.key = typed;
    return console_.words().say(prompt);
}

std::vector<std::string> Table::named(Seat seat, std::vector<std::string> moves) const {
    return name_moves(
        {setup_.game->rules(), match().head().options, seat, match().seen_by(seat)->text(), {}},
        std::move(moves));
}

int Table::run() {
    console_.complete_with([this](const std::string& begun) { return completions(begun); });
    greet();
    while (!left_) {
        const Due::Kind kind = host().due().kind;
        if (kind == Due::Kind::Wait || kind == Due::Kind::Nothing) keep();
        step();
    }
    keep();
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
        console_.say("table.resumed", {{"count", match().plies()}});
    }
    if (match().head().lasting && !setup_.file.empty()) {
        console_.say("table.saves_itself",
                     {{"game", std::string{match().game()}}, {"file", setup_.file}});
    }
    if (match().head().lasting && setup_.file.empty()) console_.say("table.saves_nothing");
    if (const auto seed = host().public_seed()) {
        console_.say("table.seeded", {{"seed", std::to_string(*seed)}});
    }
    console_.blank();
}

// Nothing that a person decided is lost, whatever ends this program: the power cut included. What
// bots did since then they would do again.
void Table::keep() {
    const bool begun = match().head().lasting || host().last_decider() || !setup_.file.empty();
    if (unkept_ || !begun || !unsaved()) return;
    if (setup_.kept.empty()) setup_.kept = new_record(match().game(), setup_.date);
    if (setup_.kept.empty()) return;
    const auto saved = save_to(setup_.kept);
    if (saved) return;
    unkept_ = true;
    console_.say("table.save_failed", {{"problem", saved.error().text}});
}

bool Table::unsaved() const {
    if (kept_.empty()) return match().secret_record().reveal().lines.size() != saved_;
    const Secret<KeptTable> now = host().keep();
    return now.reveal().record != kept_ || now.reveal().beside != kept_beside_;
}

// The cards first: a record without its cards is lost. Where they cannot be kept, their file is
// still there. The key goes where nobody else can read it, and is of no use once the game is over.
Result<Done> Table::save_to(const std::string& file) {
    if (!setup_.cards.empty() && !cards_kept_) {
        const std::string digest = setup_.game->cards_digest();
        cards_kept_ = keep_cards(match().game(), digest, setup_.cards, file).ok();
    }
    const Secret<KeptTable> now = host().keep();
    const auto beside = keep_beside(file, match().over() ? "" : now.reveal().beside);
    if (!beside) return beside;
    auto saved = keep_text(file, now.reveal().record);
    if (!saved) return saved;
    kept_ = now.reveal().record;
    kept_beside_ = now.reveal().beside;
    return saved;
}

void Table::step() {
    const Due due = host().due();
    if (due.kind != Due::Kind::Nothing) ended_ = false;
    switch (due.kind) {
        case Due::Kind::Nothing: return after_the_end();
        case Due::Kind::Draw:
            host().draw();
            changed_ = true;
            return;
        case Due::Kind::AskBot:
            if (!due.aside) return bot_turn(due.seat);
            return answer(due, match().seen_by(due.seat)->aside(due.bot.level, due.seed));
        case Due::Kind::Wait: return human_turn(first_of(due.waiting));
    }
}

// A bot's move is legal; if it is not, nobody should be kept waiting for it.
void Table::answer(const Due& due, const std::string& move) {
    const int before = match().plies();
    const auto played = host().answer(due.seat, due.decision, move);
    if (!played) {
        std::cerr << "engawa: the bot's move " << move << " was refused: " << played.error().text
                  << " [" << played.error().code << "]\n";
        left_ = true;
    }
    if (match().plies() != before) changed_ = true;
}

void Table::human_turn(Seat seat) {
    if (asked_ != seat) gathered_.clear();
    asked_ = seat;
    acted_ = seat;
    if (curtained() && at_screen_ != seat) lower_curtain(seat);
    if (left_) return;
    at_screen_ = seat;
    if (changed_) {
        draw();
        tell_passed(seat);
        console_.text(asked_in_words(seat) + enter_means(seat));
        tell_choices(seat);
        tell_beside(seat);
    }
    asked_at_ = match().plies();
    listen(name(seat) + "> ");
}

// The move that Enter stands for: a pass in the windows of others, the only one there is.
std::string Table::by_enter(Seat seat) const {
    const Moment moment = match().seen_by(seat)->moment();
    if (moment.kind != Moment::Kind::Own) return moment.pass;
    if (!has_orders()) return "";
    const std::vector<std::string> legal = match().seen_by(seat)->legal(false);
    return legal.size() == 1 ? legal.front() : "";
}

std::string Table::enter_means(Seat seat) const {
    const std::string move = by_enter(seat);
    if (move.empty()) return "";
    return " " + console_.words().say(move == match().seen_by(seat)->moment().pass
                                          ? "table.enter_passes"
                                          : "table.enter_plays",
                                      {{"move", move}});
}

// Nothing of one person's cards may be seen by the next one.
void Table::lower_curtain(Seat seat) {
    if (at_screen_) console_.clear();
    at_screen_.reset();
    console_.say("table.curtain", {{"seat", name(seat)}});
    const auto line = console_.ask("> ");
    if (!line || *line == "quit") return leave();
    console_.clear();
    at_screen_ = seat;
    asked_at_ = -1;  // that was somebody else
    changed_ = true;
}

// Moves that the others at this screen may make beside the decision.
void Table::tell_beside(Seat seat) {
    std::string moves;
    for (const Seat other : match().to_act() - match().awaited()) {
        if (other == seat || other == kChance || !chair(other).is_person()) continue;
        for (const std::string& move : match().seen_by(other)->legal(true)) {
            moves += (moves.empty() ? "" : "  ") + std::to_string(other.number()) + ":" + move;
        }
    }
    if (!moves.empty()) console_.say("table.beside", {{"moves", moves}});
}

// Before a bot decides, a person who may act beside it is asked, once in its turn.
void Table::offer_beside(Seat deciding) {
    if (!at_screen_ || curtained() || acted_ == deciding || !may_play(*at_screen_)) return;
    if (match().awaited().contains(*at_screen_)) return;  // asked in a moment anyway
    acted_ = deciding;
    asked_ = *at_screen_;
    draw();
    const int before = match().plies();
    while (!left_ && match().plies() == before) {
        std::string moves;
        for (const std::string& move : match().seen_by(asked_)->legal(true)) moves += move + "  ";
        console_.say("table.before_bot", {{"seat", name(deciding)}, {"moves", trimmed(moves)}});
        const auto line = console_.ask(name(asked_) + "> ");
        if (!line) return leave();
        if (line->empty()) return;
        obey(*line);
    }
}

void Table::leave() {
    left_ = true;
    if (curtained() && at_screen_ && !match().over()) console_.clear();
    keep();
    if (unsaved()) console_.say("table.left_unsaved");
    if (!unsaved() && setup_.file != setup_.kept && !kept_.empty() && !match().over()) {
        console_.say("table.kept", {{"game", std::string{match().game()}}, {"file", setup_.kept}});
    }
    console_.say("table.left");
}

// Short lists are shown at once; long ones on request.
void Table::tell_choices(Seat seat) {
    list_ = in_order(match().seen_by(seat)->legal(true));
    listed_ = 0;
    // Of several picks any may come first, though the game knows one order of them.
    if (!list_.empty() && picks_wanted(list_.front()) > 1) {
        const std::string sign = list_.front().substr(0, 1);
        list_.clear();
        for (const Thing& thing : pile_of_picks(*match().seen_by(seat))) {
            list_.push_back(sign + thing.id);
        }
    }
    const bool numbers = !asks_for_number(seat);  // else they are the answers themselves
    if (list_.size() <= (has_orders() ? kShortListOfCards : kShortList)) {
        std::string line;
        for (std::size_t i = 0; i < list_.size(); ++i) {
            if (i > 0) line += ' ';
            if (numbers) line += std::to_string(i + 1) + kHardBlank;
            line += unbroken(brief(named(seat, list_[i])));
            if (i + 1 < list_.size()) line += std::string(2, kHardBlank);
        }
        console_.text(line);
        listed_ = list_.size();
    } else if (console_.words().has(key("play.how"))) {
        Fillers verbs{{"count", list_.size()}};
        for (const Choice& choice : match().seen_by(seat)->choices()) {
            const std::string verb{choice.gesture.verb};
            const auto same = [&](const Filler& one) { return one.name == verb; };
            if (std::none_of(verbs.begin(), verbs.end(), same)) verbs.emplace_back(verb, verb);
        }
        console_.say(key("play.how"), verbs);
    } else {
        console_.text(console_.words().say("table.move_count", {{"count", list_.size()}}) + ". " +
                      console_.words().say("table.type_or_list"));
    }
}

bool Table::listen(std::string_view prompt) {
    const auto line = console_.ask(prompt);
    if (!line) {
        leave();
        return false;
    }
    obey(*line);
    return true;
}

void Table::bot_turn(Seat seat) {
    const bool watched = !anybody_human();
    offer_beside(seat);
    const auto still_due = [&] {
        const Due due = host().due();
        return !left_ && due.kind == Due::Kind::AskBot && !due.aside && due.seat == seat;
    };
    if (!still_due()) return;
    asked_ = seat;
    acted_ = seat;
    if (watched && changed_ && console_.terminal().input) draw();
    if (watched && pause_ && console_.terminal().input) {
        console_.say("table.watching");
        const int before = match().plies();
        if (!listen(name(seat) + "> ") || !still_due() || match().plies() != before) return;
    }
    const Due due = host().due();
    Thought thought;
    answer(due, think(seat, at_a_table(due.bot), due.seed, thought));
    if (watched && !console_.terminal().input) tell_news();
}

// Master takes about a second where people wait for it. A public seed promises the same bots, and
// so they think by nodes.
BotSpec Table::at_a_table(BotSpec bot) const {
    constexpr double kSeconds = 1;
    const bool free = bot.nodes == 0 && bot.seconds == 0 && !host().public_seed();
    if (bot.level == Level::Master && free && anybody_human()) bot.seconds = kSeconds;
    return bot;
}

std::string Table::think(Seat seat, const BotSpec& bot, std::uint64_t seed, Thought& thought) {
    const auto begun = Clock::now();
    auto told = begun;
    const auto mind = match().seen_by(seat)->think(bot, seed);
    assert(mind);  // only the seat that is to act is asked
    const auto& thinker = *mind;
    const std::string move = lab::think(*thinker, bot, [&](const Thinker& mind) {
        const auto now = Clock::now();
        if (now - told < std::chrono::seconds{1}) return true;
        told = now;
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now - begun).count();
        const Thought so_far = mind.thought();
        console_.passing(console_.words().say("table.thinks", {{"bot", write_bot(bot)},
                                                               {"seconds", seconds},
                                                               {"nodes", so_far.nodes},
                                                               {"depth", so_far.depth}}));
        return true;
    });
    console_.end_passing();
    thought = thinker->thought();
    return move;
}

// The story first: what it led to stands right above the prompt.
void Table::draw() {
    tell_news();
    console_.measure();
    if (console_.terminal().output) {
        setup_.wish.columns = console_.terminal().columns;
        setup_.wish.rows = console_.terminal().rows;
    }
    Picture picture = draw_board(seen(), setup_.wish);
    console_.show(continues(asked_) ? fresh(picture) : picture);
    shown_ = std::move(picture);
    changed_ = false;
}

// The next question of the same move, such as whom a card concerns: the board is still in sight.
bool Table::continues(Seat seat) const {
    return has_orders() && at_screen_ == seat && match().plies() == asked_at_ + 1 &&
           match().awaited().contains(seat) && match().seen_by(seat)->moment().pass.empty();
}

// What was not there when the board was drawn last, without the title. A line that begins as one
// of then is a card whose text has more room now, or less.
Picture Table::fresh(const Picture& picture) const {
    constexpr std::size_t kBeginning = 40;
    std::set<std::string> known;
    for (const auto& line : shown_.lines) known.insert(text_of(line).substr(0, kBeginning));
    Picture news;
    for (std::size_t i = 1; i < picture.lines.size(); ++i) {
        if (known.contains(text_of(picture.lines[i]).substr(0, kBeginning))) continue;
        news.lines.push_back(picture.lines[i]);
    }
    return news;
}

void Table::after_the_end() {
    if (changed_) draw();
    if (!ended_) {
        if (at_screen_) tell_passed(*at_screen_);
        tell_result();
        console_.say(match().report().reason == "resigned" ? "table.after_resigned"
                                                           : "table.after_end");
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
        text += (text.empty() ? "" : ", ") + name(seat) + " " + std::to_string(report.points[seat]);
    }
    return console_.words().say("table.result_points", {{"points", text}});
}

void Table::tell_result() {
    const Report report = match().report();
    const Words& words = console_.words();
    const std::string reason{report.reason};
    std::string winners;
    for (const Seat seat : report.winners) winners += (winners.empty() ? "" : ", ") + name(seat);
    if (words.has(key("play.result." + reason))) {
        Fillers extras{{"who", winners}, {"points", points()}};
        for (int i = 0; i < report.extra_count; ++i) {
            const Extra& extra = report.extras[i];
            extras.emplace_back(extra.name, extra.value);
            for (const auto& [figure, called] : match().seen_by(kWatcher)->figures()) {
                if (figure != std::string{extra.name} + "_" + std::to_string(extra.value)) continue;
                extras.emplace_back(std::string{extra.name} + "_name", called);
            }
        }
        return console_.text(words.say(key("play.result." + reason), extras), 0, Ink::Gold, true);
    }
    const std::string own = key("reason." + reason);
    const std::string why = words.say(words.has(own) ? own : "table.reason." + reason);
    const bool alone = match().seats() == 1;
    const char* sentence = winners.empty() ? (alone ? "table.result_lost" : "table.result_tie")
                           : alone         ? "table.result_solo_won"
                                           : "table.result_won";
    console_.text(words.say(sentence, {{"who", winners}, {"reason", why}, {"points", points()}}), 0,
                  Ink::Gold, true);
}

}  // namespace engawa::cli
