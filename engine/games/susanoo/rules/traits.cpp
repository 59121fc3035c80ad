#include "engine/games/susanoo/rules/traits.h"

#include "engine/games/susanoo/rules/facts.h"
#include "engine/games/susanoo/rules/happening.h"

namespace engawa::susanoo {
namespace {

bool is(const Event& event, Happening kind, int player) {
    return event.kind == static_cast<std::uint8_t>(kind) && event.numbers[0] == player;
}

int first_being(std::span<const Event> events, int player) {
    for (const Event& event : events) {
        if (is(event, Happening::BeingChosen, player)) return event.numbers[1];
    }
    return kNoCard;
}

int deaths(std::span<const Event> events, int player) {
    int count = 0;
    for (const Event& event : events) count += is(event, Happening::Died, player) ? 1 : 0;
    return count;
}

}  // namespace

Traits traits_of(const Susanoo& game, const State& s, std::span<const Event> events, Seat seat) {
    const Book& book = game.book();
    const int player = seat.index();
    Traits traits;
    const auto had = [&](const std::string& kind, int card) {
        if (card == kNoCard) return;
        traits.had.push_back(kind + " " + book.card(card).id + " " + book.card(card).name);
    };
    const Cards items = items_in_play(book, s, player) | (s.hand[player] & book.items);
    had("first", first_being(events, player));
    had("being", s.being[player]);
    each(items, [&](int card) { had("item", card); });
    each_form(s.forms[player], [&](int card) { had("form", card); });
    each(heads_of(book, s, player), [&](int card) { had("head", card); });
    traits.figures = {{"level", s.level[player]},
                      {"points", game.score(s, player).sum()},
                      {"heads", heads_of(book, s, player).size()},
                      {"forms", std::popcount(s.forms[player])},
                      {"items", items.size()},
                      {"drinks", sake(book, s, player).size()},
                      {"deaths", deaths(events, player)}};
    return traits;
}

}  // namespace engawa::susanoo
