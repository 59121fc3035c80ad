// Pictures and odds along random games on random options.
#include "engine/games/samurai/picture.h"

#include <gtest/gtest.h>

#include <memory>

#include "engine/core/lines.h"
#include "engine/games/samurai/aids.h"
#include "engine/games/samurai/odds/odds.h"
#include "engine/games/samurai/rules/happening.h"

namespace engawa::samurai {
namespace {

Given random_options(const Samurai& game, Rng& rng) {
    for (;;) {
        Given given;
        for (const OptionSpec& option : game.schema()) {
            if (rng.below(2) == 0) continue;
            const auto value = option.values[rng.below(std::uint32_t(option.values.size()))];
            given.emplace_back(std::string{option.name}, std::string{value});
        }
        if (game.options(given)) return given;
    }
}

// f(state, events so far) at every decision and at the end of some games.
template <class F>
void along_games(const Samurai& game, int games, F&& f) {
    Rng rng{7};
    const auto buffer = std::make_unique<MoveBuffer<Samurai>>();
    for (int i = 0; i < games; ++i) {
        State s = game.start(*game.options(random_options(game, rng)));
        EventList happened;
        for (int ply = 0; ply < 400 && !s.over(); ++ply) {
            const Seat seat = s.chance() ? kChance : Seat{0};
            buffer->list.clear();
            game.legal(s, seat, buffer->list);
            f(s, happened.events, buffer->list);
            const auto choice = rng.below(static_cast<std::uint32_t>(buffer->list.size()));
            game.apply(s, seat, buffer->list[choice], happened);
        }
        buffer->list.clear();
        f(s, happened.events, buffer->list);
    }
}

std::string text_of(const std::vector<Span>& line) {
    std::string text;
    for (const Span& span : line) text += span.text;
    return text;
}

TEST(SamuraiPicture, FitsOnTheScreen) {
    const Samurai game;
    struct Screen {
        int columns, rows, widest, tallest;
    };
    along_games(game, 60, [&](const State& s, const std::vector<Event>& events, const auto&) {
        if (s.chance() && !s.over()) return;
        const bool counts = s.over();  // may be longer than a screen, and then it scrolls
        for (const Screen screen : {Screen{80, 24, 79, 21}, Screen{100, 34, 99, 31}}) {
            for (const bool ascii : {false, true}) {
                PictureWish wish;
                wish.ascii = ascii;
                wish.columns = screen.columns;
                wish.rows = screen.rows;
                const Picture shown = picture(game, game.observe(s, Seat{0}), wish, events);
                if (!counts) {
                    EXPECT_LE(int(shown.lines.size()), screen.tallest) << game.write(s);
                }
                for (const auto& line : shown.lines) {
                    const std::string text = text_of(line);
                    EXPECT_LE(Lines::columns(text), screen.widest) << text;
                    for (const char c : text) EXPECT_TRUE(!ascii || (c & 0x80) == 0) << text;
                }
            }
        }
    });
}

TEST(SamuraiOdds, AreTheCountsOfTheRules) {  // SAM-080 SAM-187 SAM-232 SAM-309 SAM-310
    const Samurai game;
    const Book& book = game.book();
    const auto buffer = std::make_unique<MoveBuffer<Samurai>>();
    int defences = 0;
    int counters = 0;
    along_games(game, 150, [&](const State& s, const std::vector<Event>&, const auto& moves) {
        if (s.over() || !s.chance()) return;
        const Task due = s.top().task;
        if (due == Task::Defence) {
            ++defences;
            for (int which = 0; which < 2; ++which) {
                const StrikeOdds odds = strike_odds(book, s, which, 7);
                if (!odds.allowed) continue;
                int hits = 0;
                for (const Move move : moves) {
                    State after = s;
                    NoEvents silent;
                    game.apply(after, kChance, move, silent);
                    hits += 7 >= (which == 0 ? game.block(after) : game.dodge(after)) ? 1 : 0;
                }
                EXPECT_NEAR(odds.hit, double(hits) / double(moves.size()), 1e-9) << game.write(s);
            }
        }
        if (due == Task::Reveal) {
            ++counters;
            const GuardOdds odds = guard_odds(book, s, s.gauge(Gauge::Guard));
            int held = 0;
            int damage = 0;
            for (const Move move : moves) {
                State after = s;
                EventList events;
                game.apply(after, kChance, move, events);
                for (const Event& event : events.events) {
                    held += event.kind == static_cast<std::uint8_t>(Happening::Blocked) ? 1 : 0;
                }
                damage += book.counter[move.a()].damage;
            }
            EXPECT_NEAR(odds.holds, double(held) / double(moves.size()), 1e-9) << game.write(s);
            if (held == 0 && ability(book, s).follow_damage == 0) {
                EXPECT_NEAR(odds.damage, double(damage) / double(moves.size()), 1e-9);
            }
        }
    });
    EXPECT_GT(defences, 300);
    EXPECT_GT(counters, 300);
}

TEST(SamuraiOdds, AreToldAtEveryDecision) {
    const Samurai game;
    along_games(game, 40, [&](const State& s, const std::vector<Event>&, const auto& moves) {
        if (s.over() || s.chance()) return;
        const auto view = game.observe(s, Seat{0});
        for (const auto& line : odds_of(game, view).lines) {
            EXPECT_LE(Lines::columns(text_of(line)), 79) << text_of(line);
        }
        for (const auto& line : piles_of(game, view).lines) {
            EXPECT_LE(Lines::columns(text_of(line)), 79) << text_of(line);
        }
        for (const Move move : moves) {
            for (const Phrase& phrase : foresee_move(game, view, Seat{0}, move)) {
                EXPECT_TRUE(phrase.key.starts_with("samurai.foresee."));
            }
        }
    });
}

}  // namespace
}  // namespace engawa::samurai
