// Texts from outside: whatever is read can be played, whatever is refused has a reason.
#include <gtest/gtest.h>

#include "engine/core/text.h"
#include "engine/games/susanoo/proofs/ledger_positions_test.h"
#include "engine/games/susanoo/text/names.h"

namespace engawa::susanoo {
namespace {

class Mutator {
  public:
    Mutator(const Book& book, Rng& rng) : book_(book), rng_(rng) {}

    std::string changed(std::string_view text) {
        std::string out{text};
        switch (below(4)) {
            case 0: return with_step(out);
            case 1: return with_other_character(out);
            case 2: return with_other_card(out);
            default: return with_other_agenda(out);
        }
    }

  private:
    int below(int n) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(n))); }

    std::string card() {
        const auto& cards = book_.cards.cards;
        return cards[below(static_cast<int>(cards.size()))].id;
    }

    std::string part(char kind) {
        switch (kind) {
            case 'p': return std::to_string(1 + below(3));
            case 'P': return std::to_string(below(4));
            case 'c': return card();
            case 'f': return std::string{kFromNames[1 + below(7)]};
            case 'e': return below(2) == 0 ? "e" : "r";
            case 'E': return below(2) == 0 ? "E" : "R";
            case 's': return below(2) == 0 ? "1" : "-1";
            case 'D': return std::string{kDealtLetters[below(10)]};
            case 'u': return std::string{kUntilNames[1 + below(3)]};
            case 'r': return std::string{kCauseNames[below(3)]};
            case 'i': return std::string{kTriggerNames[below(6)]} + ':' + std::to_string(below(3));
            default: return std::to_string(below(7));
        }
    }

    std::string step() {
        const StepName& name = kStepNames[below(kSteps)];
        std::string text = below(8) == 0 ? "2x" : "";
        text += name.name;
        for (const char kind : name.parts) text += ':' + part(kind);
        return text;
    }

    std::string with_step(std::string text) {
        return text.insert(text.rfind('/') + 1, step() + '+');
    }
    std::string with_other_agenda(std::string text) {
        for (int more = 1 + below(4); more > 0; --more) text = with_step(text);
        return text;
    }
    std::string with_other_character(std::string text) {
        constexpr std::string_view kCharacters = "0123456789.,:/+-=wxpEQYOVRTHBC";
        text[below(static_cast<int>(text.size()))] =
            kCharacters[below(static_cast<int>(kCharacters.size()))];
        return text;
    }
    std::string with_other_card(std::string text) {
        const auto at = text.find_first_of(
            "CEOTYH", static_cast<unsigned>(below(static_cast<int>(text.size()))));
        return at == std::string::npos ? text : text.replace(at, 4, card());
    }

    const Book& book_;
    Rng& rng_;
};

// False if the game came to a question without an answer.
bool playable(const Susanoo& game, State s, Rng& rng) {
    NoEvents silent;
    for (int ply = 0; ply < 60 && !s.over(); ++ply) {
        const SeatSet seats = game.to_act(s);
        if (seats.empty()) return false;
        const Seat seat = seats.contains(kChance) ? kChance : seats.first();
        MoveBuffer<Susanoo> buffer;
        game.legal(s, seat, buffer.list);
        if (buffer.list.empty()) return false;
        const auto pick = rng.below(static_cast<std::uint32_t>(buffer.list.size()));
        game.apply(s, seat, buffer.list[static_cast<int>(pick)], silent);
    }
    return true;
}

TEST(SusanooReadSafety, WhatIsReadCanBePlayed) {  // SUS-402 SUS-404 SUS-532
    const Susanoo game;
    Rng rng(532);
    Mutator mutator(game.book(), rng);
    int taken = 0;
    for (const std::string_view line : split(kLedgerPositions, '\n', 200)) {
        if (line.empty()) continue;
        Options options;
        options.seats = static_cast<std::uint8_t>(line[0] - '0');
        for (int i = 0; i < 60; ++i) {
            const std::string text = mutator.changed(line);
            const auto s = game.read(options, text);
            if (!s.ok()) {
                EXPECT_FALSE(s.error().text.empty()) << text;
                continue;
            }
            ++taken;
            EXPECT_EQ(game.write(*s), text);
            SCOPED_TRACE(text);
            EXPECT_TRUE(playable(game, *s, rng)) << text;
        }
    }
    EXPECT_GT(taken, 200);
}

}  // namespace
}  // namespace engawa::susanoo
