// A match of one game: the rules, for MatchBase, which does the rest.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/hooks.h"
#include "engine/core/text.h"
#include "engine/match/match_base.h"
#include "engine/match/thinkers.h"

namespace engawa {

// The tag of a record that began elsewhere: the line that was carried.
inline constexpr std::string_view kCarriedTag = "Carried";

template <class Entry>
class MatchOf final : public MatchBase {
    using G = typename Entry::Game;
    using State = typename G::State;
    using Move = typename G::Move;
    static constexpr const Hooks<G>& kHooks = Entry::kHooks;

  public:
    MatchOf(const Entry& entry, const typename G::Options& options, const State& start,
            Record record)
        : MatchBase(entry.game.seats(options), std::move(record)), entry_(entry), state_(start) {}

    std::string_view game() const override { return G::kName; }
    Seat seat_to_ask() const override { return engawa::seat_to_ask(rules(), state_); }
    std::string view(Viewer viewer) const override {
        return wire_text(rules(), rules().observe(state_, viewer));
    }
    std::string position() const override { return rules().write(state_); }
    Phrase prompt(Seat seat) const override { return rules().prompt(state_, seat); }

    bool has_secrets() const override { return G::kHasSecrets && seats() > 1; }

    std::vector<Phrase> foresee(Seat seat, std::string_view text) const override {
        if constexpr (kHooks.foresee != nullptr) {
            const auto move = rules().read_move(state_, seat, text);
            if (move) return kHooks.foresee(rules(), rules().observe(state_, seat), seat, *move);
        }
        return {};
    }

    std::string named(Seat seat, std::string_view text) const override {
        if constexpr (kHooks.name_move != nullptr) {
            const auto move = rules().read_move(state_, seat, text);
            if (move) return kHooks.name_move(rules(), state_, seat, *move);
        }
        return std::string{text};
    }

    Given figures() const override {
        if constexpr (kHooks.figures != nullptr) return kHooks.figures(rules(), state_);
        return {};
    }

    Moment moment(Seat seat) const override {
        if constexpr (kHooks.moment != nullptr) return kHooks.moment(rules(), state_, seat);
        return {};
    }

    Traits traits(Seat seat) const override {
        if constexpr (kHooks.traits != nullptr) {
            return kHooks.traits(rules(), state_, redacted_events(kWatcher), seat);
        }
        return {};
    }

    Result<RuleId> why_not(Seat seat, std::string_view text) const override {
        const auto attempt = rules().read_attempt(state_, seat, text);
        if (!attempt) return attempt.error();
        return rules().why_not(state_, seat, *attempt);
    }
    std::unique_ptr<Thinker> think(Seat seat, const BotSpec& bot,
                                   std::uint64_t seed) const override {
        return make_thinker(entry_, rules().observe(state_, seat), seat, bot, seed);
    }

    std::vector<Weighed> weigh(Seat seat, std::uint64_t seed) const override {
#ifdef ENGAWA_WITHOUT_WEIGHING  // a module that nobody can ask for it
        static_cast<void>(seat), static_cast<void>(seed);
        return {};
#else
        if constexpr (Weighing<typename Entry::Brain, G>) {
            std::vector<Move> sensible;
            const auto buffer = list(seat);
            for (const Move move : buffer->list) {
                if (!is_wasteful(seat, pack(move))) sensible.push_back(move);
            }
            return weighed_moves(entry_, rules().observe(state_, seat), seat, sensible, seed);
        }
        return {};
#endif
    }

    std::string aside(Seat seat, Level level, std::uint64_t seed) const override {
        Rng rng{seed};
        const auto move = aside_move(entry_, rules().observe(state_, seat), seat, level, rng);
        return move ? rules().write_move(state_, seat, *move) : std::string{};
    }

    bool lasting() const override {
        if constexpr (kHooks.lasts != nullptr) return kHooks.lasts(rules(), state_);
        return false;
    }
    Result<std::string> carry() const override {
        if constexpr (kHooks.carry_out != nullptr) {
            std::string earlier;
            for (const auto& [name, value] : record().tags) {
                if (name == kCarriedTag) earlier = value;
            }
            return kHooks.carry_out(rules(), state_, redacted_events(kWatcher), earlier);
        }
        return error("nothing_to_carry",
                     "a game of " + std::string{G::kName} + " is carried on by its record only");
    }

  private:
    const G& rules() const { return entry_.game; }

    SeatSet rules_to_act() const override { return rules().to_act(state_); }
    SeatSet rules_awaited() const override { return rules().awaited(state_); }
    Talk rules_talk() const override { return rules().talk(state_); }
    Report rules_report(Viewer viewer) const override {
        return rules().report(over() ? state_ : rules().observe(state_, viewer).state());
    }
    std::pair<int, int> utilities() const override { return {G::kMinUtility, G::kMaxUtility}; }
    Event redact(const Event& event, Viewer viewer) const override {
        return rules().redact(event, viewer);
    }
    Phrase describe(const Event& event) const override { return rules().describe(event); }
    bool together() const override {
        if constexpr (TellsTogether<G>) return G::kTogether;
        return false;
    }
    bool is_wasteful(Seat seat, PackedMove packed) const override {
        if constexpr (kHooks.wasteful != nullptr) {
            return kHooks.wasteful(rules(), state_, seat, unpack<Move>(packed));
        }
        return false;
    }

    std::unique_ptr<MoveBuffer<G>> list(Seat seat) const {
        auto buffer = std::make_unique<MoveBuffer<G>>();
        rules().legal(state_, seat, buffer->list);
        return buffer;
    }
    std::vector<PackedMove> moves(Seat seat) const override {
        std::vector<PackedMove> packed;
        const auto buffer = list(seat);
        for (const Move move : buffer->list) packed.push_back(pack(move));
        return packed;
    }
    std::uint32_t weight(PackedMove move) const override {
        return rules().weight(state_, unpack<Move>(move));
    }
    PackedMove draw(Rng& rng) const override {
        return pack(pick_outcome(rules(), state_, list(kChance)->list, rng));
    }

    // A game with several bags says which one chance draws from.
    int chance_key() const override {
        if constexpr (TellsChanceKey<G>) return rules().chance_key(state_);
        return 0;
    }

    std::string write_move(Seat seat, PackedMove move) const override {
        return rules().write_move(state_, seat, unpack<Move>(move));
    }
    Result<PackedMove> read_move(Seat seat, std::string_view text) const override {
        const auto move = rules().read_move(state_, seat, text);
        if (!move) return move.error();
        return pack(*move);
    }
    Result<std::vector<PackedMove>> read_moves(Seat seat, std::string_view text) const override {
        std::vector<std::string> parts{std::string{text}};
        if constexpr (SpellsOut<G>) parts = rules().spell_out(state_, text);
        std::vector<PackedMove> moves;
        State trial = state_;
        NoEvents silent;
        for (const std::string& part : parts) {
            if (!rules().to_act(trial).contains(seat)) {
                return error("illegal_move", quoted(text) + " asks for more than this turn allows");
            }
            const auto move = rules().read_move(trial, seat, part);
            if (!move) return move.error();
            moves.push_back(pack(*move));
            rules().apply(trial, seat, *move, silent);
        }
        return moves;
    }

    void apply(Seat seat, PackedMove move, EventList& happened) override {
        rules().apply(state_, seat, unpack<Move>(move), happened);
    }
    void keep_mark() override { marks_.push_back(state_); }
    void go_back_to_mark(int mark) override {
        state_ = marks_[mark];
        marks_.erase(marks_.begin() + mark, marks_.end());
    }

    const Entry& entry_;
    State state_;
    std::vector<State> marks_;
};

}  // namespace engawa
