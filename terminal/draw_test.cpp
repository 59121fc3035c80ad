// Drawings from views that came as text.
#include "terminal/draw.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <set>

#include "engine/games/eiyo/eiyo.h"
#include "engine/games/paiko/paiko.h"
#include "engine/games/samurai/samurai.h"
#include "engine/games/susanoo/susanoo.h"
#include "engine/games/tictactoe/tictactoe.h"
#include "terminal/eiyo/drawings.h"
#include "terminal/paiko/drawings.h"
#include "terminal/samurai/drawings.h"
#include "terminal/susanoo/drawings.h"

namespace engawa {
namespace {

std::string text_of(const Picture& picture) {
    std::string text;
    for (const auto& line : picture.lines) {
        for (const Span& span : line) text += span.text;
        text += '\n';
    }
    return text;
}

template <class G>
Seen seen_by(const G& game, const Given& given, const typename G::State& state, Viewer viewer,
             const std::vector<Event>& happened = {}) {
    Seen seen{AnyRules{game}, given, viewer, wire_text(game, game.observe(state, viewer)), {}};
    for (const Event& event : happened) seen.events.push_back(game.redact(event, viewer));
    return seen;
}

// Along a random game, for everybody at the table: what is drawn from the text is what would be
// drawn from the view.
template <class G>
void expect_same_from_text(const G& game, const Given& given, const Drawings<G>& drawings) {
    const auto options = *game.options(given);
    auto state = game.start(options);
    Rng rng{21};
    EventList happened;
    const auto buffer = std::make_unique<MoveBuffer<G>>();
    for (int ply = 0; ply < 200 && !game.to_act(state).empty(); ++ply) {
        const Seat seat = seat_to_ask(game, state);
        buffer->list.clear();
        game.legal(state, seat, buffer->list);
        game.apply(state, seat, buffer->list[rng.below(buffer->list.size())], happened);
        if (ply % 5 != 0) continue;
        const Viewer viewer = ply % 3 == 0 ? kWatcher : Viewer{Seat{ply % game.seats(options)}};
        const auto view = game.observe(state, viewer);
        const Seen seen = seen_by(game, given, state, viewer, happened.events);
        EXPECT_EQ(text_of(draw_board(seen, {})),
                  text_of(drawings.board(game, view, {}, seen.events)));
        if (drawings.odds != nullptr) {
            EXPECT_EQ(text_of(draw_odds(seen)), text_of(drawings.odds(game, view)));
        }
        if (drawings.piles != nullptr) {
            EXPECT_EQ(text_of(draw_piles(seen)), text_of(drawings.piles(game, view)));
        }
    }
}

TEST(Draw, ShowsTheSameFromTheTextOfAView) {
    expect_same_from_text(paiko::Paiko{}, {}, paiko::kDrawings);
    expect_same_from_text(eiyo::Eiyo{}, {{"mode", "coop"}}, eiyo::kDrawings);
    expect_same_from_text(samurai::Samurai{}, {{"mode", "campaign"}}, samurai::kDrawings);
    expect_same_from_text(susanoo::Susanoo{}, {{"seats", "4"}}, susanoo::kDrawings);
}

TEST(Draw, ShowsAGameWithoutAPictureAsItsView) {
    const tictactoe::TicTacToe game;
    const Seen seen = seen_by(game, {}, game.start(*game.options({})), kWatcher);
    EXPECT_EQ(text_of(draw_board(seen, {})), seen.view + '\n');
    EXPECT_TRUE(draw_odds(seen).lines.empty());
    EXPECT_TRUE(draw_piles(seen).lines.empty());
    EXPECT_TRUE(draw_card(seen, "x").lines.empty());
    EXPECT_TRUE(list_cards(seen.rules).empty());
}

TEST(Draw, ListsTheCardsOfTheTable) {
    const eiyo::Eiyo usual;
    eiyo::CardSet cards = usual.cards();
    cards.bosses[0].name = "Daidarabotchi";
    const eiyo::Eiyo own{cards};
    const auto boss_of = [](const AnyRules& rules) {
        for (const CardTable& table : list_cards(rules)) {
            if (table.name == "boss") return table.rows[0][1];
        }
        return std::string{};
    };
    EXPECT_EQ(boss_of(AnyRules{own}), "Daidarabotchi");
    EXPECT_EQ(boss_of(AnyRules{usual}), usual.cards().bosses[0].name);
}

TEST(Draw, ShowsACapture) {
    const paiko::Paiko game;
    auto state = *game.read(*game.options({}),
                            "Er@g5/Sw@i5/00001000.11100000.rest/00000000.rest.00000000/w/t");
    EventList happened;
    game.apply(state, Seat{0}, *game.read_move(state, Seat{0}, "Ai@g4"), happened);
    const Seen seen = seen_by(game, {}, state, kWatcher, happened.events);
    const Picture plain = draw_board(seen, {.ascii = true});
    EXPECT_GE(plain.lines.size(), 14u);
    for (const auto& line : plain.lines) {
        for (const Span& span : line) {
            for (const char c : span.text) EXPECT_TRUE(c >= ' ' && c <= '~') << span.text;
        }
    }
    std::set<Ink> inks;
    for (const auto& line : draw_board(seen, {.threat = true}).lines) {
        for (const Span& span : line) inks.insert(span.ink);
    }
    EXPECT_TRUE(inks.contains(Ink::First));
}

TEST(AnyRules, AreThoseOfOneGameAlone) {
    const paiko::Paiko game;
    const AnyRules rules{game};
    EXPECT_EQ(rules.name(), "paiko");
    EXPECT_EQ(rules.as<paiko::Paiko>(), &game);
    EXPECT_EQ(rules.as<tictactoe::TicTacToe>(), nullptr);
}

}  // namespace
}  // namespace engawa
