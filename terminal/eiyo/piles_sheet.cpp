// What lies in deck, discards and stacks, by kind.
#include "terminal/eiyo/drawings.h"
#include "terminal/eiyo/grid.h"
#include "terminal/eiyo/picture_parts.h"

namespace engawa::eiyo {
namespace {

template <class Bag, class Name>
void tell_pile(Lines& lines, const std::string& title, const Bag& bag, const Name& name) {
    lines.line().add(title + ' ').add(std::to_string(bag.size()), Ink::Plain, true);
    Grid grid(lines, 26);
    bag.each([&](int kind) { grid.add(name(kind), std::to_string(bag.count(kind))); });
}

}  // namespace

Picture piles_of(const Eiyo& game, const Observed<State>& view) {
    Lines lines;
    const State& s = view.state();
    const auto weapon = [&](int kind) { return game.weapon(kind).id; };
    const auto foe = [&](int kind) { return short_name(game.foe(s, kind).name); };
    const int unknown = s.deck.size() - s.deck_size;
    tell_pile(lines,
              unknown == 0
                  ? "deck"
                  : "deck with " + counted(unknown, "hidden card", "hidden cards") + " of hands",
              s.deck, weapon);
    tell_pile(lines, "discards", s.discards, weapon);
    tell_pile(lines, "honor stack", s.honor_stack, foe);
    tell_pile(lines, "unseen enemies", s.unseen, foe);
    return lines.take();
}

}  // namespace engawa::eiyo
