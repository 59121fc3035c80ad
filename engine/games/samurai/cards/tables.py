"""The usual cards of Way of the Samurai as tables (tools/card_tables). Members of the card structs have the names of the
file's keys."""

# Numbers that Constants does not have: the shape of the game.
FIXED = {"attacks_per_round", "cards_per_attack", "cards_before_reveal", "combo_size", "die_min", "die_max",
         "insight_limit", "shiro_price"}


SIGNS = {"texts": ",", "effects": ";", "rolls": "|"}


def effect(it):
    return " ".join([it["do"], *(f"{name}={each}" for name, each in it.items() if name != "do")])


def field(it):
    """A value as card_rows.h reads it."""
    if isinstance(it, bool):
        return str(int(it))
    if not isinstance(it, list):
        return str(it)
    if all(isinstance(each, dict) for each in it):
        return SIGNS["effects"].join(effect(each) for each in it)
    if all(isinstance(each, list) for each in it):
        return SIGNS["rolls"].join(field(each) for each in it)
    texts = [str(each) for each in it]
    assert not any(SIGNS["texts"] in text for text in texts), texts
    return SIGNS["texts"].join(texts)


def row(card, keys):
    fields = [field(card.get(key, "")) for key in keys]
    assert not any(sign in text for text in fields for sign in "\t\n"), fields
    return "\t".join(fields) + "\n"


def table_of(name, entries, cpp):
    keys = list(dict.fromkeys(key for card in entries for key in card))
    takes = "".join(f"\n        row.take(card.{'fallback' if key == 'default' else key});" for key in keys)
    rows = "".join(f"\n        {cpp.value(row(card, keys))}" for card in entries).replace("\t", "\\t")
    return f"    add_rows(cards.{name},{rows}, [](auto& card, CardRow& row) {{{takes}\n    }});\n"


def statements(cards, cpp):
    for name, constant in cards["constants"].items():
        if name not in FIXED:
            yield f"    cards.constants.{name} = {cpp.value(constant['value'])};\n"
    for name, entries in cards.items():
        if isinstance(entries, list):
            yield table_of(name, entries, cpp)


def tables(cards, cpp):
    return f"""#include "engine/games/samurai/cards/card_rows.h"
#include "engine/games/samurai/cards/cards.h"

namespace engawa::samurai {{
namespace {{

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
