// A SeatView of one game: every answer from one observed state.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/hooks.h"
#include "engine/core/small_sort.h"
#include "engine/match/foresee.h"
#include "engine/match/seat_view.h"
#include "engine/match/thinkers.h"

namespace engawa {

template <class Entry>
class SeatViewOf final : public SeatView {
    using G = typename Entry::Game;
    using State = typename G::State;
    using Move = typename G::Move;
    static constexpr const Hooks<G>& kHooks = Entry::kHooks;

  public:
    SeatViewOf(const Entry& entry, int seats, const Observed<State>& view)
        : entry_(entry), seats_(seats), view_(view) {}

    std::string_view game() const override { return G::kName; }
    int seats() const override { return seats_; }
    Viewer viewer() const override { return view_.viewer(); }
    std::string text() const override { return wire_text(rules(), view_); }

    SeatSet to_act() const override { return rules().to_act(seen()); }
    SeatSet awaited() const override { return rules().awaited(seen()); }
    Talk talk() const override { return rules().talk(seen()); }
    Report report() const override { return rules().report(seen()); }
    Phrase prompt() const override {
        if (!viewer().is_watcher()) return rules().prompt(seen(), viewer().seat());
        const SeatSet awaited = rules().awaited(seen());
        const Seat asked = awaited.empty() || awaited.contains(kChance) ? Seat{} : awaited.first();
        return rules().prompt(seen(), asked);
    }
    Moment moment() const override {
        if constexpr (kHooks.moment != nullptr) {
            if (!viewer().is_watcher()) return kHooks.moment(rules(), seen(), viewer().seat());
        }
        return {};
    }
    Tableau tableau() const override {
        if constexpr (Shown<G>) {
            return rules().tableau(view_);
        } else {
            return {};
        }
    }
    ReasonList reasons() const override {
        if constexpr (kHooks.reasons != nullptr) return kHooks.reasons(rules(), view_);
        return {};
    }
    OddsList odds() const override {
        if constexpr (kHooks.odds != nullptr) return kHooks.odds(rules(), view_);
        return {};
    }
    Figures figures() const override {
        if constexpr (kHooks.figures != nullptr) return kHooks.figures(rules(), seen());
        return {};
    }

    std::vector<Choice> choices() const override { return choices_in(view_); }

    std::vector<std::string> legal(bool sensible) const override {
        std::vector<std::string> texts;
        if (!acting()) return texts;
        const auto buffer = list(seen(), viewer().seat());
        for (const Move move : buffer->list) {
            if (sensible && is_wasteful(seen(), move)) continue;
            texts.push_back(rules().write_move(seen(), viewer().seat(), move));
        }
        small_sort(texts.begin(), texts.end());  // total order
        return texts;
    }

    Result<Refusal> why_not(std::string_view text) const override {
        if (viewer().is_watcher()) return error("not_your_turn", "a watcher has no moves");
        const auto attempt = rules().read_attempt(seen(), viewer().seat(), text);
        if (!attempt) return attempt.error();
        return refusal(*attempt);
    }

    Result<Refusal> why_not(const Gesture& gesture) const override {
        if (viewer().is_watcher()) return error("not_your_turn", "a watcher has no moves");
        if constexpr (kHooks.attempts != nullptr) {
            const Seat seat = viewer().seat();
            const auto attempts = kHooks.attempts(rules(), seen(), seat, gesture);
            for (const auto& attempt : attempts) {
                if (rules().why_not(seen(), seat, attempt).none()) return Refusal{};
            }
            if (!attempts.empty()) return refusal(attempts.front());
        }
        if constexpr (kHooks.beyond != nullptr) {
            Refusal beyond = kHooks.beyond(rules(), seen(), viewer().seat(), gesture);
            if (!beyond.none()) return beyond;
        }
        if (begins_move(gesture)) return Refusal{};
        return error("bad_gesture", "this gesture means nothing here");
    }

    Result<Foresight> foresee(std::span<const std::string> texts) const override {
        if (!acting()) return error("not_your_turn", "it is not the turn of this viewer");
        Rng rng = guesses_of(rules(), view_);
        std::optional<Foresight> foresight;
        for (int i = 0; i < (complete() ? 1 : kGuessesToForesee); ++i) {
            auto one = foreseen(rules().guess(view_, rng), texts);
            if (!one) return one.error();
            if (!foresight) {
                foresight = std::move(one).value();
            } else {
                keep_common(*foresight, *one);
            }
        }
        foresight->certain = complete();
        return *std::move(foresight);
    }

    std::vector<Phrase> outlook(std::string_view text) const override {
        if constexpr (kHooks.foresee != nullptr) {
            if (const auto move = read(text)) {
                return kHooks.foresee(rules(), view_, viewer().seat(), *move);
            }
        }
        return {};
    }

    std::string idle() const override {
        if (!acting()) return {};
        const Moment asked = moment();
        if (!asked.pass.empty()) return asked.pass;
        const auto buffer = list(seen(), viewer().seat());
        return rules().write_move(seen(), viewer().seat(), buffer->list[0]);
    }

    std::string only_move(Seat seat) const override {
        Rng rng = guesses_of(rules(), view_);
        std::string only;
        for (int i = 0; i < (complete() ? 1 : kGuessesToForesee); ++i) {
            const State guess = rules().guess(view_, rng);
            if (!rules().to_act(guess).contains(seat)) return {};
            const auto buffer = list(guess, seat);
            if (buffer->list.size() != 1) return {};
            const std::string text = rules().write_move(guess, seat, buffer->list[0]);
            if (i > 0 && text != only) return {};
            only = text;
        }
        return only;
    }

    Result<std::unique_ptr<Thinker>> think(const BotSpec& bot, std::uint64_t seed) const override {
        if (to_act().empty()) return error("game_over", "the game is over");
        if (!acting()) return error("not_your_turn", "it is not the turn of this viewer");
        return make_thinker(entry_, view_, viewer().seat(), bot, seed);
    }

    std::vector<Weighed> weigh(std::uint64_t seed) const override {
        if constexpr (Weighing<typename Entry::Brain, G>) {
            if (!acting()) return {};
            std::vector<Move> sensible;
            const auto buffer = list(seen(), viewer().seat());
            for (const Move move : buffer->list) {
                if (!is_wasteful(seen(), move)) sensible.push_back(move);
            }
            return weighed_moves(entry_, view_, viewer().seat(), sensible, seed);
        }
        return {};
    }

    std::string aside(Level level, std::uint64_t seed) const override {
        assert(acting());
        Rng rng{seed};
        const auto move = aside_move(entry_, view_, viewer().seat(), level, rng);
        return move ? rules().write_move(seen(), viewer().seat(), *move) : std::string{};
    }

  private:
    const G& rules() const { return entry_.game; }
    const State& seen() const { return view_.state(); }
    // Without secrets one guess is the truth.
    bool complete() const { return !G::kHasSecrets || seats_ == 1; }
    bool acting() const {
        return !viewer().is_watcher() && rules().to_act(seen()).contains(viewer().seat());
    }

    std::unique_ptr<MoveBuffer<G>> list(const State& state, Seat seat) const {
        auto buffer = std::make_unique<MoveBuffer<G>>();
        rules().legal(state, seat, buffer->list);
        return buffer;
    }
    Result<Move> read(std::string_view text) const {
        if (viewer().is_watcher()) return error("not_your_turn", "a watcher has no moves");
        return rules().read_move(seen(), viewer().seat(), text);
    }
    Refusal refusal(const typename G::Attempt& attempt) const {
        const RuleId broken = rules().why_not(seen(), viewer().seat(), attempt);
        if constexpr (kHooks.causes != nullptr) {
            if (!broken.none()) {
                return {broken, kHooks.causes(rules(), seen(), viewer().seat(), attempt, broken)};
            }
        }
        return {broken};
    }
    // Is it the gesture of a legal move, or the beginning of one?
    bool begins_move(const Gesture& gesture) const {
        if constexpr (Shown<G>) {
            if (!acting()) return false;
            const auto buffer = list(seen(), viewer().seat());
            return std::any_of(buffer->list.begin(), buffer->list.end(), [&](Move move) {
                return begins(gesture, rules().gesture(seen(), viewer().seat(), move));
            });
        }
        return false;
    }
    bool is_wasteful(const State& state, Move move) const {
        if constexpr (kHooks.wasteful != nullptr) {
            return kHooks.wasteful(rules(), state, viewer().seat(), move);
        }
        return false;
    }

    std::vector<Choice> choices_in(const Observed<State>& view) const {
        std::vector<Choice> choices;
        if (viewer().is_watcher()) return choices;
        const Seat seat = viewer().seat();
        const State& state = view.state();
        if (!rules().to_act(state).contains(seat)) return choices;
        const auto buffer = list(state, seat);
        Rng rng = guesses_of(rules(), view);
        const State guess = rules().guess(view, rng);
        choices.reserve(static_cast<std::size_t>(buffer->list.size()));
        for (const Move move : buffer->list) {
            Choice choice{rules().write_move(state, seat, move),
                          {},
                          {},
                          is_wasteful(state, move),
                          is_final(guess, move)};
            if constexpr (Shown<G>) choice.gesture = rules().gesture(state, seat, move);
            if constexpr (kHooks.price != nullptr) choice.price = kHooks.price(rules(), view, move);
            choices.push_back(std::move(choice));
        }
        return choices;
    }

    // Tried on a guess: whether chance or another seat comes next is public.
    bool is_final(State state, Move move) const {
        if constexpr (!G::kHasSecrets && !G::kHasChance) {
            return false;
        } else {
            EventList happened;
            rules().apply(state, viewer().seat(), move, happened);
            if (!rules().to_act(state).contains(viewer().seat())) return true;
            return std::any_of(happened.events.begin(), happened.events.end(),
                               [&](const Event& e) { return !(rules().redact(e, kWatcher) == e); });
        }
    }

    Result<Foresight> foreseen(State state, std::span<const std::string> texts) const {
        EventList happened;
        const auto played =
            play_texts(rules(), state, viewer().seat(), texts, happened, [](Move) {});
        if (!played) return played.error();
        const Observed<State> after = rules().observe(state, viewer());
        Foresight foresight;
        for (const Event& event : happened.events) {
            foresight.events.push_back(rules().describe(rules().redact(event, viewer())));
        }
        if constexpr (Shown<G>) foresight.after = rules().tableau(after);
        foresight.asked = rules().to_act(state).contains(viewer().seat());
        if (foresight.asked) {
            foresight.prompt = rules().prompt(after.state(), viewer().seat());
            foresight.choices = choices_in(after);
        }
        return foresight;
    }

    const Entry& entry_;
    int seats_;
    Observed<State> view_;
};

}  // namespace engawa
