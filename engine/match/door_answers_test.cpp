#include <gtest/gtest.h>

#include <cstdint>

#include "engine/match/door_test.h"

namespace engawa {
namespace {

constexpr std::size_t kFewMoves = 4;

class Answers {
  public:
    std::string take() { return std::move(text_); }

    void add(std::string_view what, std::string_view value) {
        text_ += what;
        text_ += '=';
        text_ += value;
        text_ += '\n';
    }
    void add(std::string_view what, std::int64_t value) { add(what, std::to_string(value)); }
    void add(std::string_view what, SeatSet seats) {
        std::string list;
        for (const Seat seat : seats) list += std::to_string(seat.index()) + ' ';
        add(what, list);
    }
    void add(std::string_view what, const Phrase& phrase) { add(what, in_one_line(phrase)); }
    void add(std::string_view what, const std::vector<Fact>& facts) {
        add(what, static_cast<std::int64_t>(facts.size()));
        for (const Fact& fact : facts) add(fact.name, fact.value);
    }
    void add(std::string_view what, const Tableau& tableau) {
        add(what, tableau.facts);
        for (const Place& place : tableau.places) {
            add(place.id, place.facts);
            for (const Thing& thing : place.things) {
                add(thing.id, thing.count);
                add(thing.id, thing.facts);
            }
        }
    }
    void add(std::string_view what, const std::vector<Choice>& choices) {
        for (const Choice& choice : choices) {
            add(what, choice.text);
            add("verb", choice.gesture.verb);
            for (const Part& part : choice.gesture.parts) {
                add(part.role, part.ref + '#' + std::to_string(part.number));
            }
            add("price", choice.price);
            add("marks", choice.wasteful * 2 + choice.final);
        }
    }

  private:
    std::string text_;
};

void add_report(Answers& all, const Report& report, int seats) {
    all.add("winners", report.winners);
    all.add("reason", report.reason);
    for (const Seat seat : SeatSet::first_seats(seats)) {
        all.add("points", report.points[seat]);
        all.add("utility", report.utility[seat]);
    }
    for (int i = 0; i < report.extra_count; ++i) {
        all.add(report.extras[i].name, report.extras[i].value);
    }
}

void add_moment(Answers& all, const Moment& moment) {
    all.add("moment", static_cast<int>(moment.kind));
    all.add("able", moment.able * 4 + moment.alarm * 2 + moment.calm);
    all.add("window", moment.window);
    all.add("pass", moment.pass);
}

void add_foresight(Answers& all, const SeatView& view, const std::string& move) {
    const auto foresight = view.foresee(std::span{&move, 1});
    if (!foresight) return all.add("foresee", foresight.error().code);
    all.add("certain", foresight->certain);
    for (const Phrase& event : foresight->events) all.add("event", event);
    all.add("after", foresight->after);
    all.add("asked", foresight->asked);
    all.add("then", foresight->prompt);
    all.add("then", foresight->choices);
}

void add_refusal(Answers& all, const Result<Refusal>& refusal) {
    if (!refusal) return all.add("why", refusal.error().code);
    all.add("why", refusal->text());
    for (const std::string& cause : refusal->causes) all.add("cause", cause);
}

// Each gesture with its last part changed for that of another one.
void add_gestures(Answers& all, const SeatView& view) {
    const std::vector<Choice> choices = view.choices();
    const std::size_t step = std::max<std::size_t>(1, choices.size() / 16);
    for (std::size_t i = step; i < choices.size(); i += step) {
        Gesture gesture = choices[i].gesture;
        if (gesture.parts.empty() || choices[i - step].gesture.parts.empty()) continue;
        gesture.parts.back() = choices[i - step].gesture.parts.back();
        add_refusal(all, view.why_not(gesture));
    }
}

void add_move(Answers& all, const SeatView& view, const std::string& move) {
    for (const std::string& attempt : {move, move + "x"}) {
        add_refusal(all, view.why_not(attempt));
    }
    for (const Phrase& phrase : view.outlook(move)) all.add("outlook", phrase);
    add_foresight(all, view, move);
}

void add_bots(Answers& all, const SeatView& view) {
    for (const Level level : {Level::Random, Level::Novice, Level::Adept, Level::Master}) {
        const auto thinker = view.think({level, 30, 0}, 7);
        if (!thinker) {
            all.add("think", thinker.error().code);
            continue;
        }
        (*thinker)->run(30);
        all.add("best", (*thinker)->best());
        all.add("aside", view.aside(level, 7));
    }
}

void add_weighed(Answers& all, const SeatView& view) {
    for (const Weighed& one : view.weigh(3)) {
        all.add(one.move, one.won);
        all.add(one.move, one.points);
    }
}

}  // namespace

std::string answers(const SeatView& view, const Asking& asking) {
    Answers all;
    all.add("game", view.game());
    all.add("seats", view.seats());
    all.add("viewer", view.viewer().is_watcher() ? -1 : view.viewer().seat().index());
    all.add("text", view.text());
    all.add("to_act", view.to_act());
    all.add("awaited", view.awaited());
    for (const Seat seat : SeatSet::first_seats(view.seats())) {
        all.add("talk", view.talk().listeners[seat]);
    }
    add_report(all, view.report(), view.seats());
    all.add("prompt", view.prompt());
    add_moment(all, view.moment());
    all.add("tableau", view.tableau());
    for (const Reason& reason : view.reasons()) {
        all.add(reason.side, reason.ref);
        all.add(reason.source, reason.number * 2 + reason.counts);
        all.add("of", reason.seat);
    }
    for (const Odd& odd : view.odds()) {
        all.add(odd.name, odd.ref);
        for (const std::string& move : odd.moves) all.add("by", move);
        all.add("chance", std::to_string(odd.chance));
        all.add("with", odd.facts);
    }
    for (const auto& [name, term] : view.figures()) all.add(name, in_one_line(term));
    all.add("choice", view.choices());
    all.add("idle", view.idle());
    const std::vector<std::string> moves = view.legal(false);
    const std::size_t step =
        asking.every_move ? 1 : std::max<std::size_t>(1, moves.size() / kFewMoves);
    for (std::size_t i = 0; i < moves.size(); i += step) add_move(all, view, moves[i]);
    add_gestures(all, view);
    for (const std::string& sensible : view.legal(true)) all.add("sensible", sensible);
    if (asking.bots && !moves.empty()) add_bots(all, view);
    if (asking.weigh && !moves.empty()) add_weighed(all, view);
    return all.take();
}

}  // namespace engawa
