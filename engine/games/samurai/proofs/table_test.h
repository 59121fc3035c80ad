// A table for tests: a game that is played by the words of the rules, chance included.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/samurai/cards/book.h"
#include "engine/games/samurai/proofs/example_cards_test.h"
#include "engine/games/samurai/rules/happening.h"
#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

class Table {
  public:
    // As the worked examples of the rules: without Bushido and Gisei unless they are given.
    explicit Table(Given given = {}) {
        for (const char* module : {"bushido", "gisei"}) {
            const bool said = std::any_of(given.begin(), given.end(),
                                          [&](const auto& pair) { return pair.first == module; });
            if (!said) given.emplace_back(module, "off");
        }
        const auto options = game().options(given);
        EXPECT_TRUE(options.ok()) << (options.ok() ? "" : options.error().text);
        if (options.ok()) s = game().start(*options);
        options_ = options.ok() ? *options : Options{};
    }

    static const Samurai& game() {
        static const Samurai kGame{example_cards()};
        return kGame;
    }

    // Moves and outcomes of chance, separated by ','. Stops at the first that is refused.
    Table& play(std::string_view moves) {
        while (!moves.empty()) {
            const auto comma = moves.find(',');
            std::string_view move = moves.substr(0, comma);
            while (move.starts_with(' ')) move.remove_prefix(1);
            moves = comma == std::string_view::npos ? "" : moves.substr(comma + 1);
            if (!one(move)) return *this;
        }
        return *this;
    }

    // Draws these cards for the hand, then is ready (the first attack begins).
    Table& hand(std::string_view cards) { return deal(cards).play("ready"); }
    Table& deal(std::string_view cards) {
        std::istringstream words{std::string{cards}};
        for (std::string card; words >> card;) play("draw " + card);
        return *this;
    }
    // One attack up to STRIKE: two cards, the Defence card, the third card.
    Table& attack(std::string_view one, std::string_view two, std::string_view defence,
                  std::string_view three) {
        return play("place " + std::string{one} + ",place " + std::string{two} + ",defence " +
                    std::string{defence} + ",place " + std::string{three});
    }

    // The legal moves as text, in their order.
    std::vector<std::string> moves() const {
        std::vector<std::string> out;
        MoveBuffer<Samurai> buffer;
        const SeatSet acting = game().to_act(s);
        if (acting.empty()) return out;
        game().legal(s, acting.first(), buffer.list);
        for (const Move move : buffer.list) out.push_back(text(move));
        return out;
    }
    bool offers(std::string_view move) const {
        const auto all = moves();
        return std::find(all.begin(), all.end(), move) != all.end();
    }
    // The moves of this list that begin with a word, e.g. "place".
    std::vector<std::string> moves_of(std::string_view word) const {
        std::vector<std::string> out;
        for (const std::string& move : moves()) {
            if (move.substr(0, move.find(' ')) == word) out.push_back(move);
        }
        return out;
    }
    std::string why_not(std::string_view move) const {
        const Seat seat = s.chance() ? kChance : Seat{0};
        const auto attempt = game().read_attempt(s, seat, move);
        if (!attempt) return attempt.error().code;
        return std::string{game().why_not(s, seat, *attempt).text()};
    }

    std::string_view point() const { return game().point(s); }
    // The kind of chance event that is due; empty if none is.
    std::string due() const {
        if (s.over() || !s.chance()) return {};
        const std::string first = moves()[0];
        return first.substr(0, first.find(' '));
    }
    std::string cause() const { return std::string{game().report(s).reason}; }

    std::vector<int> gauges() const { return {s.gauges[0], s.gauges[1], s.gauges[2]}; }
    std::string named(Cards cards) const {
        std::string out;
        each(cards, [&](int card) {
            if (!out.empty()) out += ' ';
            out += game().book().card_id(card);
        });
        return out;
    }
    static Cards set(std::string_view ids) {
        Cards cards = 0;
        std::istringstream words{std::string{ids}};
        for (std::string id; words >> id;) cards |= card_bit(game().card_named(id));
        return cards;
    }

    // Changes that an earlier part of the game could have brought about.
    void foe(int life, int ki) { s.foes[0] = {byte(life), byte(ki)}; }
    void reserve(std::string_view cards) {
        s.reserve = set(cards);
        s.specials &= ~s.reserve;
    }
    void own_virtue(std::string_view id) {
        s.pawn = 3;
        s.virtue = byte(game().card_named(id) + 1);
        s.credit = byte(game().book().virtues[s.virtue - 1u].credit);
    }
    void blood(std::string_view id, int level) {
        const int card = game().card_named(id);
        s.blood[level - 1] |= static_cast<std::uint16_t>(1u << card);
    }
    static std::uint8_t byte(int n) { return static_cast<std::uint8_t>(n); }
    bool sound() const { return game().ok(s); }

    State s;
    std::vector<Event> events;

  private:
    std::string text(Move move) const {
        return game().write_move(s, s.chance() ? kChance : Seat{0}, move);
    }
    bool one(std::string_view text) {
        const Seat seat = s.chance() ? kChance : Seat{0};
        const auto move = game().read_move(s, seat, text);
        if (!move) {
            ADD_FAILURE() << move.error().text << " at " << game().write(s);
            return false;
        }
        EventList list;
        game().apply(s, seat, *move, list);
        events.insert(events.end(), list.events.begin(), list.events.end());
        EXPECT_TRUE(game().ok(s)) << fault(game().book(), s) << " in " << game().write(s);
        return true;
    }

    Options options_;
};

using Names = std::vector<std::string>;
using Three = std::vector<int>;

}  // namespace engawa::samurai
