// A match of one game: everything that Match promises, for any Game.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/text.h"
#include "engine/match/match.h"
#include "engine/match/thinkers.h"

namespace engawa {

// A game draws itself with a function `picture` in its namespace; without one it is a line of text.
// In the same way it may bring `odds_of`, `piles_of`, `foresee_move` and `wasteful`.
template <class G>
Picture draw(const G& game, const Observed<typename G::State>& view, const PictureWish& wish,
             std::span<const Event> events) {
    if constexpr (requires { picture(view, wish, events); }) {
        return picture(view, wish, events);
    } else if constexpr (requires { picture(game, view, wish, events); }) {
        return picture(game, view, wish, events);
    } else {
        return Picture{{{Span{wire_text(game, view), Ink::Plain, false}}}};
    }
}

template <class Entry>
class MatchOf final : public Match {
    using G = typename Entry::Game;
    using State = typename G::State;
    using Move = typename G::Move;

  public:
    MatchOf(const Entry& entry, const typename G::Options& options, const State& start,
            Record record)
        : entry_(entry),
          seats_(entry.game.seats(options)),
          state_(start),
          record_(std::move(record)) {}

    std::string_view game() const override { return G::kName; }
    int seats() const override { return seats_; }
    SeatSet to_act() const override {
        return resigned_.empty() ? rules().to_act(state_) : SeatSet{};
    }
    SeatSet awaited() const override {
        return resigned_.empty() ? rules().awaited(state_) : SeatSet{};
    }
    Talk talk() const override {
        return resigned_.empty() ? rules().talk(state_) : Talk::everybody(seats_);
    }
    int plies() const override { return static_cast<int>(steps_.size()); }

    Report report() const override {
        Report report = rules().report(state_);
        if (resigned_.empty()) return report;
        report.reason = "resigned";
        report.winners = SeatSet::first_seats(seats_) - losers();
        for (int i = 0; i < seats_; ++i) {
            report.utility[static_cast<unsigned>(i)] =
                losers().contains(Seat{i}) ? G::kMinUtility : G::kMaxUtility;
        }
        return report;
    }

    std::string view(Viewer viewer) const override {
        return wire_text(rules(), rules().observe(state_, viewer));
    }
    std::string position() const override { return rules().write(state_); }
    Phrase prompt(Seat seat) const override { return rules().prompt(state_, seat); }

    std::vector<SeenEvent> events(Viewer viewer, int from) const override {
        std::vector<SeenEvent> seen;
        for (std::size_t i = static_cast<std::size_t>(std::max(from, 0)); i < events_.size(); ++i) {
            const Event event = rules().redact(events_[i].event, viewer);
            seen.push_back({static_cast<int>(i), events_[i].ply, rules().describe(event),
                            steps_[static_cast<unsigned>(events_[i].ply)].seat});
        }
        return seen;
    }

    Picture picture(Viewer viewer, const PictureWish& wish) const override {
        std::vector<Event> seen;  // so that the last move can be marked
        for (const Kept& kept : events_) seen.push_back(rules().redact(kept.event, viewer));
        return draw(rules(), rules().observe(state_, viewer), wish, seen);
    }

    bool has_secrets() const override { return G::kHasSecrets && seats_ > 1; }

    Picture odds(Viewer viewer) const override {
        const auto view = rules().observe(state_, viewer);
        if constexpr (requires { odds_of(rules(), view); }) return odds_of(rules(), view);
        return {};
    }

    Picture piles(Viewer viewer) const override {
        const auto view = rules().observe(state_, viewer);
        if constexpr (requires { piles_of(rules(), view); }) return piles_of(rules(), view);
        return {};
    }

    std::vector<Phrase> foresee(Seat seat, std::string_view text) const override {
        const auto view = rules().observe(state_, seat);
        const auto move = rules().read_move(state_, seat, text);
        if constexpr (requires { foresee_move(rules(), view, seat, *move); }) {
            if (move) return foresee_move(rules(), view, seat, *move);
        }
        return {};
    }

    std::vector<std::pair<std::string, int>> statistics() const override {
        std::map<std::string, int> counts;
        for (const Kept& kept : events_) ++counts[rules().describe(kept.event).key];
        return {counts.begin(), counts.end()};
    }

    // ----- moves -----

    std::vector<std::string> legal(Seat seat) const override {
        return texts(seat, [](Move) { return true; });
    }

    std::vector<std::string> sensible(Seat seat) const override {
        if constexpr (requires(Move move) { wasteful(rules(), state_, seat, move); }) {
            return texts(seat, [&](Move move) { return !wasteful(rules(), state_, seat, move); });
        }
        return legal(seat);
    }

    Result<RuleId> why_not(Seat seat, std::string_view text) const override {
        const auto attempt = rules().read_attempt(state_, seat, text);
        if (!attempt) return attempt.error();
        return rules().why_not(state_, seat, *attempt);
    }

    Result<std::vector<std::string>> play(Seat seat, std::string_view text) override {
        if (over()) return error("game_over", "the game is over");
        if (!to_act().contains(seat) || seat == kChance) {
            return error("not_your_turn",
                         "it is not the turn of seat " + std::to_string(seat.number()));
        }
        const auto moves = read_moves(seat, text);
        if (!moves) return moves.error();
        std::vector<std::string> played;
        for (const Move move : *moves) played.push_back(step(seat, move));
        return played;
    }

    std::vector<Outcome> outcomes() const override {
        std::vector<Outcome> found;
        if (!to_act().contains(kChance)) return found;
        const auto room = list(kChance);
        for (const Move move : room->list) {
            found.push_back(
                {rules().write_move(state_, kChance, move), rules().weight(state_, move)});
        }
        return found;
    }

    std::string play_chance(Rng& rng) override {
        assert(to_act().contains(kChance));
        const auto room = list(kChance);
        return step(kChance, pick_outcome(rules(), state_, room->list, rng));
    }

    std::unique_ptr<Thinker> think(Seat seat, const BotSpec& bot,
                                   std::uint64_t seed) const override {
        return make_thinker(entry_, rules().observe(state_, seat), seat, bot, seed);
    }

    // ----- the table -----

    int undoable() const override {
        if (!resigned_.empty()) return 0;
        if (record_.practice) return plies();
        return steps_since_barrier(plies());
    }

    Result<int> undo(int count) override {
        if (!resigned_.empty()) return error("game_over", "somebody resigned: the game is over");
        if (count < 1 || count > plies()) {
            return error("nothing_to_undo", "there are not that many moves to take back");
        }
        const bool free = record_.practice || steps_since_barrier(count) == count;
        if (!free || !resigned_.empty()) {
            return error("undo_barrier",
                         "a move cannot be taken back once chance or a secret has come to light");
        }
        const int removed = take_back(count);
        record_.lines.push_back("@undo " + std::to_string(removed));
        return removed;
    }

    Result<int> resign(Seat seat) override {
        if (over()) return error("game_over", "the game is over");
        resigned_ = SeatSet{seat};
        record_.lines.push_back("@resign " + std::to_string(seat.number()));
        write_end();
        return 0;
    }

    Result<int> say(Seat seat, std::string_view words) override {
        const auto& listeners = talk().listeners;
        if (!seat.is_player() || listeners[static_cast<unsigned>(seat.index())].empty()) {
            return error("chat_closed",
                         "seat " + std::to_string(seat.number()) + " may not talk now");
        }
        if (words.empty() || words.size() > 1000 || !is_utf8(words) ||
            words.find_first_of("\r\n") != std::string_view::npos) {
            return error("bad_words", "say one line of at most 1,000 bytes");
        }
        record_.lines.push_back("@say " + std::to_string(seat.number()) + " " + std::string{words});
        return 0;
    }

    const Record& record() const override { return record_; }

    // Plays one line of a record, moves and table lines alike.
    Result<int> follow(std::string_view line) {
        if (is_table_line(line)) return follow_table(line);
        const auto [seat, text] = seat_of(line);
        if (over()) return error("record_mismatch", "a move after the end of the game");
        if (!to_act().contains(seat)) {
            return error("record_mismatch", "a move of a seat that was not to act");
        }
        const auto move = rules().read_move(state_, seat, text);
        if (!move) return error("record_mismatch", move.error().text);
        step(seat, *move);
        return 0;
    }

  private:
    static constexpr int kMarkEvery = 64;

    struct Step {
        Seat seat;
        Move move;
        bool told_a_secret = false;
    };
    struct Kept {
        Event event;
        int ply = 0;
    };

    const G& rules() const { return entry_.game; }

    // Where the seats win or lose together, one who gives up gives up for all.
    SeatSet losers() const {
        if constexpr (requires { G::kTogether; }) return SeatSet::first_seats(seats_);
        return resigned_;
    }

    template <class Filter>
    std::vector<std::string> texts(Seat seat, const Filter& wanted) const {
        std::vector<std::string> texts;
        if (!resigned_.empty()) return texts;
        const auto room = list(seat);
        for (const Move move : room->list) {
            if (wanted(move)) texts.push_back(rules().write_move(state_, seat, move));
        }
        std::sort(texts.begin(), texts.end());  // total order
        return texts;
    }

    std::unique_ptr<MoveRoom<G>> list(Seat seat) const {
        auto room = std::make_unique<MoveRoom<G>>();
        rules().legal(state_, seat, room->list);
        return room;
    }

    // One text may stand for several moves; it is refused as a whole if one of them is illegal.
    Result<std::vector<Move>> read_moves(Seat seat, std::string_view text) const {
        std::vector<std::string> parts{std::string{text}};
        if constexpr (requires { rules().spell_out(state_, text); }) {
            parts = rules().spell_out(state_, text);
        }
        std::vector<Move> moves;
        State trial = state_;
        NoEvents silent;
        for (const std::string& part : parts) {
            if (!rules().to_act(trial).contains(seat)) {
                return error("illegal_move", quoted(text) + " asks for more than this turn allows");
            }
            const auto move = rules().read_move(trial, seat, part);
            if (!move) return move.error();
            moves.push_back(*move);
            rules().apply(trial, seat, *move, silent);
        }
        return moves;
    }

    std::string step(Seat seat, Move move) {
        std::string text = rules().write_move(state_, seat, move);
        const bool several = to_act().size() > 1;
        record_.lines.push_back(several ? std::to_string(seat.number()) + ":" + text : text);
        advance(seat, move);
        if (over()) write_end();
        return text;
    }

    void advance(Seat seat, Move move) {
        if (plies() % kMarkEvery == 0) marks_.push_back(state_);
        EventList happened;
        rules().apply(state_, seat, move, happened);
        bool secret = false;
        for (const Event& event : happened.events) {
            secret = secret || hidden_from_somebody(event);
            events_.push_back({event, plies()});
        }
        steps_.push_back({seat, move, secret});
    }

    // How many of the last `most` steps came after the latest chance move or secret.
    int steps_since_barrier(int most) const {
        int count = 0;
        for (auto step = steps_.rbegin(); count < most; ++step, ++count) {
            if (step->seat == kChance || step->told_a_secret) break;
        }
        return count;
    }

    bool hidden_from_somebody(const Event& event) const {
        if (!(rules().redact(event, kWatcher) == event)) return true;
        for (const Seat seat : SeatSet::first_seats(seats_)) {
            if (!(rules().redact(event, seat) == event)) return true;
        }
        return false;
    }

    // Goes back, and further while it would be chance's turn: chance is then drawn anew.
    int take_back(int count) {
        const int before = plies();
        go_back_to(before - count);
        while (plies() > 0 && rules().to_act(state_).contains(kChance)) go_back_to(plies() - 1);
        return before - plies();
    }

    // From the nearest mark, so that a record full of undo lines is no work of its square.
    void go_back_to(int ply) {
        const int mark = ply / kMarkEvery;
        const int from = mark * kMarkEvery;
        const std::vector<Step> again(steps_.begin() + from, steps_.begin() + ply);
        state_ = marks_[static_cast<unsigned>(mark)];
        marks_.erase(marks_.begin() + mark, marks_.end());
        steps_.erase(steps_.begin() + from, steps_.end());
        while (!events_.empty() && events_.back().ply >= from) events_.pop_back();
        for (const Step& step : again) advance(step.seat, step.move);
    }

    void write_end() {
        const Report end = report();
        std::string line = "@end " + std::string{end.reason};
        for (const Seat seat : end.winners) line += " " + std::to_string(seat.number());
        record_.lines.push_back(line);
    }

    std::pair<Seat, std::string_view> seat_of(std::string_view line) const {
        if (to_act().size() > 1 && line.size() > 2 && line[1] == ':' && line[0] >= '1' &&
            line[0] <= '5') {
            return {Seat{line[0] - '1'}, line.substr(2)};
        }
        return {to_act().empty() ? Seat{} : to_act().first(), line};
    }

    Result<int> follow_table(std::string_view line) {
        const TableLine table = read_table_line(line);
        if (table.word == "undo") {
            const auto count = read_number(table.rest, 1000000);
            if (!count) return error("record_mismatch", "@undo needs a number of moves");
            return undo(*count);
        }
        if (table.word == "resign") {
            const auto number = read_number(table.rest, seats_);
            if (!number || *number == 0) return error("record_mismatch", "@resign needs a seat");
            return resign(Seat{*number - 1});
        }
        if (table.word == "say") return follow_words(table.rest);
        if (table.word == "end") {
            // It was written by itself when the game ended; a different one does not fit the moves.
            if (!record_.lines.empty() && record_.lines.back() == line) return 0;
            return error("record_mismatch", "the end of the record does not fit its moves");
        }
        record_.lines.emplace_back(line);
        return 0;
    }

    // A record is good only if everything in it was said when that was allowed.
    Result<int> follow_words(std::string_view rest) {
        const auto blank = rest.find(' ');
        const auto number = read_number(rest.substr(0, blank), seats_);
        if (!number || *number == 0 || blank == std::string_view::npos) {
            return error("record_mismatch", "@say needs a seat and words");
        }
        const auto said = say(Seat{*number - 1}, rest.substr(blank + 1));
        if (!said) return error("record_mismatch", said.error().text);
        return 0;
    }

    const Entry& entry_;
    int seats_;
    State state_;
    Record record_;
    std::vector<Step> steps_;
    std::vector<State> marks_;  // the state before every so many steps
    std::vector<Kept> events_;
    SeatSet resigned_;
};

}  // namespace engawa
