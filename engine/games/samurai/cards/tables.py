"""The usual cards of Way of the Samurai as tables (tools/card_tables). Members of the card structs have the names of the
file's keys."""

# Numbers that Constants does not have: the shape of the game.
FIXED = {"attacks_per_round", "cards_per_attack", "cards_before_reveal", "combo_size", "die_min", "die_max",
         "insight_limit", "shiro_price"}


def with_effects(it, cpp):
    """The value of a key, effects in it made by the functions below."""
    if isinstance(it, list):
        return [with_effects(each, cpp) for each in it]
    if isinstance(it, dict):
        parameters = (f".with({cpp.value(name)}, {cpp.value(each)})" for name, each in it.items() if name != "do")
        return cpp.Code(f"make({cpp.value(it['do'])}){''.join(parameters)}")
    return it


def entry(table, card, cpp):
    yield f"    {{\n        auto& card = cards.{table}.emplace_back();\n"
    for key, it in card.items():
        member = "fallback" if key == "default" else key
        yield f"        card.{member} = {cpp.value(with_effects(it, cpp))};\n"
    yield "    }\n"


def statements(cards, cpp):
    for name, constant in cards["constants"].items():
        if name not in FIXED:
            yield f"    cards.constants.{name} = {cpp.value(constant['value'])};\n"
    for table, entries in cards.items():
        for card in entries if isinstance(entries, list) else []:
            yield from entry(table, card, cpp)


def tables(cards, cpp):
    return f"""#include "engine/games/samurai/cards/cards.h"

namespace engawa::samurai {{
namespace {{

struct Made : Effect {{
    template <class Value>
    Made with(std::string_view parameter, Value value) && {{
        set(*this, parameter, value);
        return *this;
    }}
}};
Made make(std::string_view word) {{
    Made made;
    made.word = *word_named(word);
    return made;
}}

CardSet make_cards() {{
    CardSet cards;
{"".join(statements(cards, cpp))}    return cards;
}}

}}  // namespace

const CardSet& default_cards() {{
    static const CardSet kCards = make_cards();
    return kCards;
}}

}}  // namespace engawa::samurai
"""
