// A match of one game: the rules, for MatchBase, which does the rest.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/hash.h"
#include "engine/core/hooks.h"
#include "engine/match/foresee.h"
#include "engine/match/match_base.h"
#include "engine/match/seat_view_of.h"
#include "engine/match/thinkers.h"

namespace engawa {

template <class Entry>
class MatchOf final : public MatchBase {
    using G = typename Entry::Game;
    using State = typename G::State;
    using Move = typename G::Move;
    static constexpr const Hooks<G>& kHooks = Entry::kHooks;

  public:
    MatchOf(const Entry& entry, const typename G::Options& options, const State& start,
            Record record)
        : MatchBase(G::kName, entry.game.seats(options), G::kHasSecrets, lasts(entry.game, start),
                    std::move(record)),
          entry_(entry),
          options_(options),
          state_(start) {
        settle();
    }

    std::unique_ptr<SeatView> seen_by(Viewer viewer) const override {
        return std::make_unique<SeatViewOf<Entry>>(entry_, seats(),
                                                   rules().observe(state_, viewer));
    }
    Secret<std::string> secret_position() const override { return Secret{rules().write(state_)}; }

    Tableau chronicle(Viewer viewer) const override {
        if constexpr (kHooks.chronicle != nullptr) {
            return kHooks.chronicle(rules(), rules().observe(state_, viewer), events_of(viewer),
                                    began_from());
        }
        return {};
    }

    Result<std::string> carry() const override {
        if constexpr (kHooks.carry_out != nullptr) {
            return kHooks.carry_out(rules(), state_, events_of(kWatcher), began_from());
        }
        return error("nothing_to_carry",
                     "a game of " + std::string{G::kName} + " is carried on by its record only");
    }

  private:
    const G& rules() const { return entry_.game; }

    static bool lasts([[maybe_unused]] const G& game, [[maybe_unused]] const State& start) {
        if constexpr (kHooks.lasts != nullptr) return kHooks.lasts(game, start);
        return false;
    }

    // The line that the table was carried in with, or nothing.
    std::string began_from() const {
        for (const auto& [name, value] : secret_record().reveal().tags) {
            if (name == kCarriedTag) return value;
        }
        return {};
    }

    SeatSet rules_to_act() const override { return rules().to_act(state_); }
    SeatSet rules_awaited() const override { return rules().awaited(state_); }
    Seat rules_to_ask() const override { return seat_to_ask(rules(), state_); }
    Talk rules_talk() const override { return rules().talk(state_); }
    Report rules_report() const override {
        return rules().report(over() ? state_ : rules().observe(state_, kWatcher).state());
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

    std::unique_ptr<MatchBase> begun_again() const override {
        Record head = secret_record().reveal();
        head.lines.clear();
        const State& start = marks_.empty() ? state_ : marks_.front();
        return std::make_unique<MatchOf>(entry_, options_, start, std::move(head));
    }

    // From the seat's own view, so that the number of a decision tells nothing else.
    std::uint64_t question(Seat seat) const override {
        const auto view = rules().observe(state_, seat);
        // Words, which nobody sets to zero first: this is done after every move.
        constexpr std::size_t kMost = G::kMaxMoves + kSlack;
        constexpr std::size_t kWords = (kMost * sizeof(Move) + 7) / 8;
        std::uint64_t words_of_moves[kWords];
        Moves<Move> moves{{reinterpret_cast<Move*>(words_of_moves), kMost}};
        rules().legal(view.state(), seat, moves);
        const std::uint64_t digest = digest_of(moves);
        Fnv1a words;
        words.add(in_one_line(rules().prompt(view.state(), seat)));
        return combine(digest, words.value());
    }

    // Long lists are looked at after every move, so a step is short; the last one mixes all bits.
    static std::uint64_t digest_of(const Moves<Move>& moves) {
        constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15;
        std::uint64_t digest = kOdd;
        for (const Move move : moves) {
            digest = (digest ^ pack(move)) * kOdd;
            digest ^= digest >> 32;
        }
        return combine(digest, static_cast<std::uint64_t>(moves.size()));
    }

    std::vector<PackedMove> outcomes() const override {
        const auto buffer = std::make_unique<MoveBuffer<G>>();
        rules().legal(state_, kChance, buffer->list);
        std::vector<PackedMove> packed;
        for (const Move move : buffer->list) packed.push_back(pack(move));
        return packed;
    }
    std::uint32_t weight(PackedMove move) const override {
        return rules().weight(state_, unpack<Move>(move));
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
    Result<std::vector<PackedMove>> read_moves(Seat seat,
                                               std::span<const std::string> texts) const override {
        std::vector<PackedMove> moves;
        State trial = state_;
        NoEvents silent;
        const auto played = play_texts(rules(), trial, seat, texts, silent,
                                       [&](Move move) { moves.push_back(pack(move)); });
        if (!played) return played.error();
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
    void forget_marks(int count) override {
        marks_ = std::vector<State>(marks_.begin() + count, marks_.end());
    }
    bool needs_events() const override {
        return kHooks.chronicle != nullptr || kHooks.carry_out != nullptr;
    }

    Traits traits(Seat seat) const override {
        if constexpr (kHooks.traits != nullptr) {
            return kHooks.traits(rules(), state_, events_of(kWatcher), seat);
        }
        return {};
    }

    const Entry& entry_;
    typename G::Options options_;
    State state_;
    std::vector<State> marks_;
};

}  // namespace engawa
