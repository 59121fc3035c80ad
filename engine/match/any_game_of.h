// AnyGame for one game: the entry of the catalogue, made from a game and its brain.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/draw.h"
#include "engine/core/hash.h"
#include "engine/match/any_game_base.h"
#include "engine/match/catalogue.h"
#include "engine/match/has_cards.h"
#include "engine/match/match_of.h"
#include "engine/search/perft.h"
#include "engine/search/playout.h"

namespace engawa {

template <class Entry>
class AnyGameOf final : public AnyGameBase {
    using G = typename Entry::Game;

  public:
    explicit AnyGameOf(const Entry& entry) : entry_(entry) {}
    explicit AnyGameOf(std::unique_ptr<const Entry> own) : own_(std::move(own)), entry_(*own_) {}

    AnyRules rules() const override { return AnyRules{entry_.game}; }
    std::string_view name() const override { return G::kName; }
    int rules_version() const override { return G::kRulesVersion; }
    bool listed() const override { return Entry::kListed; }
    bool has_chance() const override { return G::kHasChance; }
    bool has_secrets() const override { return G::kHasSecrets; }
    std::span<const OptionSpec> schema() const override { return entry_.game.schema(); }
    std::span<const Level> levels() const override {
        static constexpr std::array kAll = {Level::Random, Level::Novice, Level::Adept,
                                            Level::Master};
        static constexpr std::array kFew = {Level::Random, Level::Master};
        if constexpr (Quick<typename Entry::Brain, G>) return kAll;
        return kFew;
    }

    Result<int> seats(const Given& given) const override {
        const auto options = entry_.game.options(given);
        if (!options) return options.error();
        return entry_.game.seats(*options);
    }

    bool has_cards() const override { return HasCards<G>; }

    std::vector<CardMistake> check_cards(std::string_view json) const override {
        if constexpr (ReadsCards<G>) return G::read_cards(json).mistakes;
        return {{"", without_cards()}};
    }

    Result<std::unique_ptr<const AnyGame>> with_cards(std::string_view json) const override {
        if constexpr (ReadsCards<G>) {
            const auto reading = G::read_cards(json);
            for (const CardMistake& mistake : reading.mistakes) {
                if (mistake.warning) continue;
                return error("bad_cards", mistake.path + ": " + mistake.text);
            }
            return std::unique_ptr<const AnyGame>{std::make_unique<AnyGameOf>(
                std::make_unique<const Entry>(Entry{G{reading.cards}, entry_.brain}))};
        }
        return error("no_cards", without_cards());
    }

    CardList cards() const override {
        if constexpr (Entry::kHooks.cards != nullptr) return Entry::kHooks.cards(entry_.game);
        return {};
    }

    std::string cards_digest() const override {
        if constexpr (HasCards<G>) return entry_.game.cards_digest();
        return {};
    }

    Result<Setup> carried(std::string_view text) const override {
        if constexpr (Entry::kHooks.carry_in != nullptr) {
            auto standing = Entry::kHooks.carry_in(entry_.game, text);
            if (!standing) return standing.error();
            Setup setup;
            setup.options = std::move(standing.value().options);
            setup.start = std::move(standing.value().start);
            setup.tags = {{std::string{kCarriedTag}, std::string{text}}};
            return setup;
        }
        return error("nothing_to_carry",
                     "a game of " + std::string{G::kName} + " is carried on by its record only");
    }

    Result<std::unique_ptr<SeatView>> read_view(const Given& given, Viewer viewer,
                                                std::string_view text) const override {
        const auto options = entry_.game.options(given);
        if (!options) return options.error();
        const int seats = entry_.game.seats(*options);
        if (!viewer.is_watcher() && viewer.seat().index() >= seats) {
            return error("bad_seat", "there is no seat " + std::to_string(viewer.seat().number()));
        }
        const auto view = entry_.game.read_view(*options, viewer, text);
        if (!view) return view.error();
        return std::unique_ptr<SeatView>{std::make_unique<SeatViewOf<Entry>>(entry_, seats, *view)};
    }

    Result<SelfPlay> self_play(const Given& given, std::span<const BotSpec> bots,
                               std::uint64_t seed, bool keep_record) const override {
        const auto options = entry_.game.options(given);
        if (!options) return options.error();
        if (static_cast<int>(bots.size()) != entry_.game.seats(*options)) {
            return error("wrong_seats", "this game needs " +
                                            std::to_string(entry_.game.seats(*options)) + " bots");
        }
        SelfPlay played;
        if (keep_record) {
            std::vector<std::string> seats;
            for (const BotSpec& bot : bots) seats.push_back(write_bot(bot));
            played.record = head(given, std::move(seats));
        }
        play_out(*options, bots, seed, keep_record, played);
        return played;
    }

    Result<LeafCount> count_leaves(const Given& given, std::string_view position, int depth,
                                   bool divide) const override {
        const auto options = entry_.game.options(given);
        if (!options) return options.error();
        const auto state = standing(*options, position);
        if (!state) return state.error();
        Perft<G> perft{entry_.game, depth};
        LeafCount count;
        if (divide && depth > 0) {
            add_parts(perft.divide(*state, depth), *state, count);
        } else {
            count.leaves = perft.count(*state, depth);
        }
        return count;
    }

    Result<std::uint64_t> play_random(const Given& given, std::uint32_t games,
                                      std::uint64_t seed) const override {
        const auto options = entry_.game.options(given);
        if (!options) return options.error();
        return playout_checksum(entry_.game, *options, games, seed);
    }

  private:
    static std::string without_cards() {
        if (HasCards<G>) return "this module of " + std::string{G::kName} + " reads no cards";
        return std::string{G::kName} + " is played without cards";
    }

    Result<std::unique_ptr<MatchBase>> begin(Record record) const override {
        const auto options = entry_.game.options(record.options);
        if (!options) return options.error();
        const auto start = standing(*options, record.start);
        if (!start) return start.error();
        return std::unique_ptr<MatchBase>{
            std::make_unique<MatchOf<Entry>>(entry_, *options, *start, std::move(record))};
    }

    // At that position, or at the start if it is empty.
    Result<typename G::State> standing(const typename G::Options& options,
                                       std::string_view position) const {
        if (position.empty()) return entry_.game.start(options);
        return entry_.game.read(options, position);
    }

    void add_parts(const std::vector<typename Perft<G>::Part>& parts,
                   const typename G::State& state, LeafCount& count) const {
        const bool several = entry_.game.to_act(state).size() > 1;
        for (const auto& part : parts) {
            const std::string seat = several ? std::to_string(part.seat.number()) + ":" : "";
            count.parts.emplace_back(seat + entry_.game.write_move(state, part.seat, part.move),
                                     part.leaves);
            count.leaves += part.leaves;
        }
    }

    void play_out(const typename G::Options& options, std::span<const BotSpec> bots,
                  std::uint64_t seed, bool keep_record, SelfPlay& played) const {
        const G& game = entry_.game;
        auto state = game.start(options);
        NoEvents silent;
        const auto buffer = std::make_unique<MoveBuffer<G>>();
        const auto make = [&](Seat seat, typename G::Move move) {
            if (keep_record) {
                const std::string text = game.write_move(state, seat, move);
                const bool several = game.to_act(state).size() > 1;
                played.record.lines.push_back(several ? std::to_string(seat.number()) + ":" + text
                                                      : text);
            }
            game.apply(state, seat, move, silent);
            ++played.plies;
        };
        while (!game.to_act(state).empty()) {
            const Seat seat = seat_to_ask(game, state);
            const auto decision = combine(seed, static_cast<std::uint64_t>(played.plies));
            if (seat == kChance) {
                make(seat, chance_move(state, *buffer, decision));
                continue;
            }
            make(seat, bot_move(state, seat, bots, decision));
            ask_aside(game, state, seat, [&](Seat other) {
                Rng rng{combine(~seed, static_cast<std::uint64_t>(played.plies))};
                const Level level = bots[other.index()].level;
                const auto view = game.observe(state, other);
                if (const auto move = aside_move(entry_, view, other, level, rng)) {
                    make(other, *move);
                }
            });
        }
        played.report = game.report(state);
        if (!keep_record) return;
        std::string end = "@end " + std::string{played.report.reason};
        for (const Seat seat : played.report.winners) end += " " + std::to_string(seat.number());
        played.record.lines.push_back(end);
    }

    typename G::Move chance_move(const typename G::State& state, MoveBuffer<G>& buffer,
                                 std::uint64_t seed) const {
        Rng rng{seed};
        return draw_outcome(entry_.game, state, buffer.list, rng);
    }

    typename G::Move bot_move(const typename G::State& state, Seat seat,
                              std::span<const BotSpec> bots, std::uint64_t seed) const {
        const BotSpec& bot = bots[seat.index()];
        const auto view = entry_.game.observe(state, seat);
        Rng rng{seed};
        if (bot.level != Level::Master) return quick_move(entry_, view, seat, bot.level, rng);
        if (const auto move = glance(entry_, view, rng)) return *move;
        MasterSearch<Entry> search(entry_, view, seat, is_long(bot), seed);
        search.run(bot.nodes != 0 ? bot.nodes : Entry::Brain::kMasterNodes);
        return search.best();
    }

    const std::unique_ptr<const Entry> own_;  // if the cards are not the default ones
    const Entry& entry_;
};

}  // namespace engawa
