// What lies in the bags and discards.
#include "terminal/samurai/drawings.h"
#include "terminal/samurai/picture_parts.h"

namespace engawa::samurai {
namespace {

void tell_pile(Lines& lines, const std::string& title, const std::vector<std::string>& cards) {
    lines.line().add(title + ' ').add(std::to_string(cards.size()), Ink::Plain, true);
    std::string line;
    for (const std::string& card : cards) {
        const std::string entry = Lines::padded(card, 19);
        if (Lines::columns(line) + 19 > 77) {
            lines.line().add("  " + line);
            line.clear();
        }
        line += entry;
    }
    if (!line.empty()) lines.line().add("  " + line);
}

std::vector<std::string> action_names(const Book& book, Cards cards) {
    std::vector<std::string> names;
    each(cards, [&](int card) {
        const ActionCard& named = action_card(book, card);
        names.push_back(named.id + ' ' + change(named.strength) + '/' + change(named.technique) +
                        '/' + change(named.guard));
    });
    return names;
}

}  // namespace

Picture piles_of(const Samurai& game, const Observed<State>& view) {
    const Book& book = game.book();
    const State& s = view.state();
    Lines lines;
    const auto defences = [&](Pile pile) {
        std::vector<std::string> names;
        each(pile, [&](int card) {
            const DefenceCard& named = book.cards.defence[card];
            names.push_back(named.id + ' ' + std::to_string(named.block) + '/' +
                            std::to_string(named.dodge) + (named.ki_mark ? " Ki mark" : ""));
        });
        return names;
    };
    const auto counters = [&](Pile pile) {
        std::vector<std::string> names;
        each(pile, [&](int card) {
            const CounterCard& named = book.cards.counter[card];
            std::string text = named.id + " level " + std::to_string(named.level);
            names.push_back(text + (named.ki_mark ? " Ki" : ""));
        });
        return names;
    };
    tell_pile(lines, "Action bag", action_names(book, s.bag));
    tell_pile(lines, "Action discard", action_names(book, s.discard));
    tell_pile(lines, "Special Action bag", action_names(book, s.specials));
    tell_pile(lines, "Defence bag, Block/Dodge", defences(s.defence_bag));
    tell_pile(lines, "Defence discard", defences(s.defence_discard));
    tell_pile(lines, "Counterattack bag", counters(s.counter_bag));
    tell_pile(lines, "Counterattack discard", counters(s.counter_discard));
    return lines.take();
}

}  // namespace engawa::samurai
