// A room for any game: the catalogue's entry made from a game and its brain.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <utility>

#include "engine/core/hash.h"
#include "engine/match/catalogue.h"
#include "engine/match/match_of.h"

namespace engawa {

// A game that is played with a card set, and can be played with another one.
template <class G>
concept HasCards = requires(const G& game, std::string_view json) {
    G{G::read_cards(json).cards};
    { G::read_cards(json).mistakes } -> std::convertible_to<std::vector<CardMistake>>;
    { game.cards_digest() } -> std::same_as<std::string>;
};

template <class Entry>
class RoomOf final : public Room {
    using G = typename Entry::Game;

  public:
    explicit RoomOf(const Entry& entry) : entry_(entry) {}
    explicit RoomOf(std::unique_ptr<const Entry> own) : own_(std::move(own)), entry_(*own_) {}

    std::string_view name() const override { return G::kName; }
    int rules_version() const override { return G::kRulesVersion; }
    bool listed() const override { return Entry::kListed; }
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
        if constexpr (HasCards<G>) return G::read_cards(json).mistakes;
        return {{"", without_cards()}};
    }

    Result<std::unique_ptr<const Room>> with_cards(std::string_view json) const override {
        if constexpr (HasCards<G>) {
            const auto reading = G::read_cards(json);
            for (const CardMistake& mistake : reading.mistakes) {
                if (mistake.warning) continue;
                return error("bad_cards", mistake.path + ": " + mistake.text);
            }
            return std::unique_ptr<const Room>{std::make_unique<RoomOf>(
                std::make_unique<const Entry>(Entry{G{reading.cards}, entry_.brain}))};
        }
        return error("no_cards", without_cards());
    }

    std::string cards_digest() const override {
        if constexpr (HasCards<G>) return entry_.game.cards_digest();
        return {};
    }

    Result<std::unique_ptr<Match>> open(const Setup& setup) const override {
        Record record;
        record.cards = cards_digest();
        record.game = G::kName;
        record.rules = G::kRulesVersion;
        record.options = setup.options;
        record.seats = setup.seats;
        record.start = setup.start;
        record.practice = setup.practice;
        record.tags = setup.tags;
        auto match = begin(std::move(record));
        if (!match) return match.error();
        return std::unique_ptr<Match>{std::move(match).value()};
    }

    Result<std::unique_ptr<Match>> replay(const Record& record, int to) const override {
        if (record.rules != G::kRulesVersion) {
            return error("unknown_rules_version",
                         "the record was played by version " + std::to_string(record.rules) +
                             " of the rules; this is version " + std::to_string(G::kRulesVersion));
        }
        if (record.cards != cards_digest()) {
            return error("unknown_cards", "the record was played with other cards than these");
        }
        Record head = record;
        head.lines.clear();
        auto match = begin(std::move(head));
        if (!match) return match.error();
        const std::vector<std::string> lines = to < 0 ? record.lines : standing(record, to);
        int number = 0;
        for (const std::string& line : lines) {
            ++number;
            const auto followed = match.value()->follow(line);
            if (followed) continue;
            return error(followed.error().code, "line " + std::to_string(number) + ", " +
                                                    quoted(line) + ": " + followed.error().text);
        }
        return std::unique_ptr<Match>{std::move(match).value()};
    }

    Result<std::unique_ptr<Thinker>> think(const Given& given, Seat seat, std::string_view text,
                                           const BotSpec& bot, std::uint64_t seed) const override {
        const auto options = entry_.game.options(given);
        if (!options) return options.error();
        if (seat.index() >= entry_.game.seats(*options)) {
            return error("not_your_turn", "there is no seat " + std::to_string(seat.number()));
        }
        const auto view = entry_.game.read_view(*options, seat, text);
        if (!view) return view.error();
        const SeatSet acting = entry_.game.to_act(view->state());
        if (acting.empty()) return error("game_over", "the game is over");
        if (!acting.contains(seat)) {
            return error("not_your_turn",
                         "it is not the turn of seat " + std::to_string(seat.number()));
        }
        return make_thinker(entry_, *view, seat, bot, seed);
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
        if (keep_record) played.record = head_of(given, bots);
        play_out(*options, bots, seed, keep_record, played);
        return played;
    }

  private:
    using Body = MatchOf<Entry>;

    static std::string without_cards() {
        return std::string{G::kName} + " is played without cards";
    }

    Result<std::unique_ptr<Body>> begin(Record record) const {
        const auto options = entry_.game.options(record.options);
        if (!options) return options.error();
        auto start = entry_.game.start(*options);
        if (!record.start.empty()) {
            const auto read = entry_.game.read(*options, record.start);
            if (!read) return read.error();
            start = *read;
        }
        return std::make_unique<Body>(entry_, *options, start, std::move(record));
    }

    // The first moves that stand after all that was taken back, without table lines.
    static std::vector<std::string> standing(const Record& record, int to) {
        std::vector<std::string> moves;
        for (const std::string& line : record.lines) {
            if (!is_table_line(line)) {
                moves.push_back(line);
                continue;
            }
            const TableLine table = read_table_line(line);
            const auto count = read_number(table.rest, 1000000);
            if (table.word != "undo" || !count) continue;
            moves.resize(moves.size() - std::min(moves.size(), static_cast<std::size_t>(*count)));
        }
        if (static_cast<std::size_t>(to) < moves.size()) moves.resize(static_cast<std::size_t>(to));
        return moves;
    }

    Record head_of(const Given& given, std::span<const BotSpec> bots) const {
        Record record;
        record.game = G::kName;
        record.rules = G::kRulesVersion;
        record.options = given;
        record.cards = cards_digest();
        for (const BotSpec& bot : bots) record.seats.push_back(write_bot(bot));
        return record;
    }

    void play_out(const typename G::Options& options, std::span<const BotSpec> bots,
                  std::uint64_t seed, bool keep_record, SelfPlay& played) const {
        const G& game = entry_.game;
        auto state = game.start(options);
        NoEvents silent;
        const auto room = std::make_unique<MoveRoom<G>>();
        while (!game.to_act(state).empty()) {
            const Seat seat = seat_to_ask(game, state);
            const auto decision = combine(seed, static_cast<std::uint64_t>(played.plies));
            const auto move = seat == kChance ? chance_move(state, *room, decision)
                                              : bot_move(state, seat, bots, decision);
            if (keep_record) {
                const std::string text = game.write_move(state, seat, move);
                const bool several = game.to_act(state).size() > 1;
                played.record.lines.push_back(several ? std::to_string(seat.number()) + ":" + text
                                                      : text);
            }
            game.apply(state, seat, move, silent);
            ++played.plies;
        }
        played.report = game.report(state);
        if (!keep_record) return;
        std::string end = "@end " + std::string{played.report.reason};
        for (const Seat seat : played.report.winners) end += " " + std::to_string(seat.number());
        played.record.lines.push_back(end);
    }

    typename G::Move chance_move(const typename G::State& state, MoveRoom<G>& room,
                                 std::uint64_t seed) const {
        Rng rng{seed};
        room.list.clear();
        entry_.game.legal(state, kChance, room.list);
        return pick_outcome(entry_.game, state, room.list, rng);
    }

    typename G::Move bot_move(const typename G::State& state, Seat seat,
                              std::span<const BotSpec> bots, std::uint64_t seed) const {
        const BotSpec& bot = bots[static_cast<unsigned>(seat.index())];
        const auto view = entry_.game.observe(state, seat);
        Rng rng{seed};
        if (bot.level != Level::Master) return quick_move(entry_, view, seat, bot.level, rng);
        if (const auto move = glance(entry_, view, rng)) return *move;
        MasterSearch<Entry> search(entry_, entry_.game.guess(view, rng), seed);
        search.run(bot.nodes != 0 ? bot.nodes : Entry::Brain::kMasterNodes);
        return search.best();
    }

    const std::unique_ptr<const Entry> own_;  // if the cards are not the default ones
    const Entry& entry_;
};

}  // namespace engawa
