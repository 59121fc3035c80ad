#include "terminal/draw.h"

#include <cassert>
#include <tuple>

#include "terminal/all_drawings.h"

namespace engawa {
namespace {

// f(game, drawings) with the rules as what they are; nothing for a game that is not drawn, which is
// a line of text.
template <class F>
void with_drawings(const AnyRules& rules, F&& f) {
    const auto try_one = [&]<class G>(const Drawings<G>& drawings) {
        if (const G* game = rules.as<G>()) f(*game, drawings);
    };
    std::apply([&](const auto&... drawings) { (try_one(drawings), ...); }, kAllDrawings);
}

// f(game, view, drawings), the view read back from its text.
template <class F>
void with_view(const Seen& seen, F&& f) {
    with_drawings(seen.rules, [&](const auto& game, const auto& drawings) {
        const auto options = game.options(seen.options);
        if (!options) return assert(false);  // they are those of a table
        const auto view = game.read_view(*options, seen.viewer, seen.view);
        if (!view) return assert(false);  // a law: every view reads back
        f(game, *view, drawings);
    });
}

}  // namespace

Picture draw_board(const Seen& seen, const PictureWish& wish) {
    Picture drawn{{{Span{seen.view, Ink::Plain, false}}}};
    with_view(seen, [&](const auto& game, const auto& view, const auto& drawings) {
        if (drawings.board != nullptr) drawn = drawings.board(game, view, wish, seen.events);
    });
    return drawn;
}

Picture draw_odds(const Seen& seen) {
    Picture drawn;
    with_view(seen, [&](const auto& game, const auto& view, const auto& drawings) {
        if (drawings.odds != nullptr) drawn = drawings.odds(game, view);
    });
    return drawn;
}

Picture draw_piles(const Seen& seen) {
    Picture drawn;
    with_view(seen, [&](const auto& game, const auto& view, const auto& drawings) {
        if (drawings.piles != nullptr) drawn = drawings.piles(game, view);
    });
    return drawn;
}

Picture draw_card(const Seen& seen, std::string_view name) {
    Picture drawn;
    with_view(seen, [&](const auto& game, const auto& view, const auto& drawings) {
        if (drawings.card != nullptr) drawn = drawings.card(game, view, name);
    });
    return drawn;
}

std::vector<CardTable> list_cards(const AnyRules& rules) {
    std::vector<CardTable> tables;
    with_drawings(rules, [&](const auto& game, const auto& drawings) {
        if (drawings.cards != nullptr) tables = drawings.cards(game);
    });
    return tables;
}

std::vector<std::string> name_moves(const Seen& seen, std::vector<std::string> moves) {
    with_view(seen, [&](const auto& game, const auto& view, const auto& drawings) {
        if (drawings.name_move == nullptr || view.viewer().is_watcher()) return;
        const Seat seat = view.viewer().seat();
        for (std::string& text : moves) {
            const auto move = game.read_move(view.state(), seat, text);
            if (move) text = drawings.name_move(game, view.state(), seat, *move);
        }
    });
    return moves;
}

const Manners& manners_of(const AnyRules& rules) {
    static constexpr Manners kPlain{};
    const Manners* manners = &kPlain;
    with_drawings(rules, [&](const auto&, const auto& drawings) {
        if (drawings.manners != nullptr) manners = drawings.manners;
    });
    return *manners;
}

}  // namespace engawa
