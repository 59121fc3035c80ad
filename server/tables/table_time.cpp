// What happens by itself: bots, beats of windows, holds and clocks.
#include <algorithm>
#include <utility>

#include "engine/core/hash.h"
#include "engine/core/text.h"
#include "server/tables/table.h"

namespace engawa::server {
namespace {

std::uint64_t number_of(const Due& due) {
    const std::uint64_t who =
        static_cast<std::uint64_t>(due.seat.index()) * 2 + (due.aside ? 1 : 0);
    return combine(combine(due.seed, static_cast<std::uint64_t>(due.decision)), who) | 1;
}

Tempo::Length length_of(Beat beat, const Tempo& tempo) {
    switch (beat) {
        case Beat::None: return {};
        case Beat::Quiet: return tempo.quiet;
        case Beat::Battle: return tempo.battle;
        case Beat::Close: return tempo.close;
        case Beat::Head: return tempo.head;
    }
    return {};
}

}  // namespace

// After every change that is kept.
void Table::arrange() {
    if (busy_ || !frozen_.empty()) return;
    if (row_.stage == Stage::Over || row_.stage == Stage::Closed) return stop_alarms();
    watch_ceremony();
    if (!host_) return;
    const Due due = host_->due();
    watch_beat(due);
    watch_clock(due);
    watch_holds();
    if (due.kind == Due::Kind::AskBot) {
        ask_bot(due);
    } else {
        question_ = 0;
    }
}

// The answer carries what it was asked at: if that is no longer the question, it is dropped.
void Table::ask_bot(const Due& due) {
    const std::uint64_t question = number_of(due);
    if (question == question_) return;
    question_ = question;
    const Millis asked = house_.loop.now();
    const Millis wait = due.aside                        ? tempo_.aside
                        : due.bot.level == Level::Master ? tempo_.think + tempo_.bot
                                                         : tempo_.bot;
    Question asks{host_->match().seen_by(due.seat), game_, due.bot, due.seed, due.aside,
                  static_cast<int>(tempo_.think)};
    house_.thinking.think(std::move(asks), [weak = weak_from_this(), due, question, asked,
                                            wait](const std::string& text) {
        const auto self = weak.lock();
        if (!self) return;
        const auto answer = [weak, due, question, text] {
            if (const auto table = weak.lock()) {
                table->enqueue(
                    [table, due, question, text] { table->answer_bot(due, question, text); });
            }
        };
        if (!due.steady) return answer();
        self->house_.loop.at(std::max(asked + wait, self->house_.loop.now()), answer);
    });
}

void Table::answer_bot(const Due& asked, std::uint64_t question, const std::string& text) {
    if (question != question_ || !host_) return;
    question_ = 0;
    const auto answered = host_->answer(asked.seat, asked.decision, text);
    if (!answered && answered.error().code != "stale_decision") {
        return freeze("broken_bot");
    }
    keep({}, [](const Result<Done>&) {});
}

void Table::watch_beat(const Due& due) {
    if (due.beat == Beat::None) {
        house_.loop.cancel(beat_);
        beat_window_ = -1;
        return;
    }
    if (due.window == beat_window_) return;
    house_.loop.cancel(beat_);
    beat_window_ = due.window;
    const Tempo::Length length = length_of(due.beat, tempo_);
    beat_ = house_.loop.after(due.again ? length.again : length.first, [this, window = due.window] {
        beat_ = Loop::kNone;
        enqueue([this, window] {
            if (host_ && host_->beat_over(window)) keep({}, [](const Result<Done>&) {});
        });
    });
}

void Table::wind_clocks() {
    if (host_ && frozen_.empty()) watch_clock(host_->due());
}

// A clock runs on while its decision stands, whatever others do; time in which the server was away
// counts for nobody.
void Table::watch_clock(const Due& due) {
    if (settings_->seconds == 0) return;
    for (int seat = 1; seat <= seats(); ++seat) {
        Sitting& sits = sitting(seat);
        const bool waits = due.waiting.contains(Seat{seat - 1});
        const int decision = host_->match().decision(Seat{seat - 1});
        if (!waits || sits.decision != decision) {
            house_.loop.cancel(sits.clock);
            if (sits.decision != decision) sits.decision = 0;
        }
        if (!waits || sits.clock != Loop::kNone) continue;
        if (sits.decision == 0) {
            sits.decision = decision;
            sits.ends = house_.loop.now() + left_when_stored(seat, decision);
        }
        sits.clock = house_.loop.at(sits.ends, [this, seat, decision] {
            sitting(seat).clock = Loop::kNone;
            enqueue([this, seat, decision] { time_out(seat, decision); });
        });
    }
    clock_.clear();
}

void Table::time_out(int seat, int decision) {
    if (!host_ || !host_->time_out(Seat{seat - 1}, decision)) return;
    const bool person = host_->chair(Seat{seat - 1}).is_person();
    if (settings_->end == Settings::End::Bot && person && !host_->match().over()) {
        (void)lend(seat, BotSpec{game_->levels().back(), 0, 0});
    }
    keep({}, [](const Result<Done>&) {});
}

// "SEAT:DECISION:MILLISECONDS ..."
std::string Table::written_clock() const {
    std::string text;
    for (std::size_t i = 0; i < sittings_.size(); ++i) {
        const Sitting& sits = sittings_[i];
        if (sits.clock == Loop::kNone) continue;
        const Millis left = std::max<Millis>(0, sits.ends - house_.loop.now());
        text += (text.empty() ? "" : " ") + std::to_string(i + 1) + ':' +
                std::to_string(sits.decision) + ':' + std::to_string(left);
    }
    return text;
}

Millis Table::left_when_stored(int seat, int decision) const {
    for (const std::string_view one : split(clock_, ' ')) {
        const auto parts = split(one, ':', 3);
        if (parts.size() != 3) continue;
        const auto left = read_number(parts[2], 1 << 30);
        if (read_number(parts[0], kMaxSeats) == seat &&
            read_number(parts[1], 1 << 30) == decision && left) {
            return *left;
        }
    }
    return Millis{settings_->seconds} * 1'000;
}

// In a window only the own time is told: whose clock has stopped there has answered.
std::vector<ServedTime> Table::times(Viewer viewer) const {
    std::vector<ServedTime> times;
    const bool window = host_ && host_->due().beat != Beat::None;
    for (std::size_t i = 0; i < sittings_.size(); ++i) {
        const Seat seat{static_cast<int>(i)};
        if (sittings_[i].clock == Loop::kNone || (window && !viewer.is(seat))) continue;
        times.push_back(
            {seat.number(), std::max<Millis>(0, sittings_[i].ends - house_.loop.now())});
    }
    return times;
}

// A hold ends by itself after its longest time; what it took is told to the host however it ended.
void Table::watch_holds() {
    for (int seat = 1; seat <= seats(); ++seat) {
        Sitting& sits = sitting(seat);
        const bool holds = host_->notice(Viewer{Seat{seat - 1}}).holds;
        if (holds && sits.holds_since < 0) {
            sits.holds_since = house_.loop.now();
            sits.hold = house_.loop.after(host_->longest_hold(Seat{seat - 1}), [this, seat] {
                sitting(seat).hold = Loop::kNone;
                enqueue([this, seat] {
                    if (!host_ || sitting(seat).holds_since < 0) return;
                    end_hold(seat);
                    keep({}, [](const Result<Done>&) {});
                });
            });
        } else if (!holds && sits.holds_since >= 0) {
            enqueue([this, seat] {
                if (!host_ || sitting(seat).holds_since < 0) return;
                end_hold(seat);
                keep({}, [](const Result<Done>&) {});
            });
        }
    }
}

void Table::end_hold(int seat) {
    Sitting& sits = sitting(seat);
    house_.loop.cancel(sits.hold);
    const Millis took = house_.loop.now() - std::exchange(sits.holds_since, -1);
    (void)host_->hold_over(Seat{seat - 1}, static_cast<int>(took));
}

void Table::stop_alarms() {
    house_.loop.cancel(beat_);
    house_.loop.cancel(patience_);
    beat_window_ = -1;
    for (Sitting& sits : sittings_) {
        house_.loop.cancel(sits.grace);
        house_.loop.cancel(sits.hold);
        house_.loop.cancel(sits.clock);
        sits.holds_since = -1;
        sits.decision = 0;
    }
}

}  // namespace engawa::server
