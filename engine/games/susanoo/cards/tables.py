"""The usual cards of Warriors of Susanoo as the rows of card_rows.h (tools/card_tables)."""

# The members of the rows in the order of their structs: key in the file, member, type (None is a number).
EFFECT = (("do", "act", "Action"), ("n", "n", None), ("side", "side", "Side"), ("per", "per", "Per"),
          ("element", "element", "Element"), ("slot", "slot", "Slot"), ("deck", "deck", "Deck"), ("of", "of", None),
          ("from", "from", "From"), ("who", "who", "Who"), ("limit", "limit", "Limit"), ("cost", "cost", "From"),
          ("cost_n", "cost_n", None))
CARD = (("element", "element", "Element"), ("level", "level", None), ("rewards", "rewards", None),
        ("levels", "levels", None), ("kind", "type", "ItemType"), ("vp", "vp", None), ("timing", "timing", "Timing"),
        ("until", "until", "Until"))
# What the value of a condition names; others have a number or nothing.
NAMED = {"foe_element": "Element", "has_element": "Element", "slot_used": "Slot"}


def given(layout, entry, cpp):
    """The members that the entry has."""
    return [(member, cpp.enumerator(kind, entry[key]) if kind else entry[key])
            for key, member, kind in layout if key in entry]


def condition(text, cpp):
    """"!die_ge:3" as a row."""
    test, _, it = text.removeprefix("!").partition(":")
    it = cpp.enumerator(NAMED[test], it) if test in NAMED else it or "0"
    return cpp.enumerator("Test", test), text.startswith("!"), cpp.Code(f"static_cast<std::uint8_t>({it})")


def effect_row(effect, cpp):
    return cpp.members([("on", cpp.enumerator("Trigger", effect["on"])), ("conditions", len(effect.get("when", []))),
                        *given(EFFECT, effect, cpp)])


def card_row(kind, card, cpp):
    return cpp.members([("id", card["id"]), ("name", card["name"]),
                        ("kind", cpp.enumerator("Kind", kind)), *given(CARD, card, cpp),
                        ("effects", len(card["effects"]))])


def tables(cards, cpp):
    every = [(kind, card) for kind, entries in cards.items() if isinstance(entries, list) for card in entries]
    effects = [effect for _, card in every for effect in card["effects"]]
    conditions = [condition(text, cpp) for effect in effects for text in effect.get("when", [])]
    return f"""#include "engine/games/susanoo/cards/card_rows.h"

namespace engawa::susanoo {{

const int kDefaultEventPasses = {cards["meta"]["event_passes"]};
const int kDefaultCards = {len(every)};

const CardRow kCardRows[] = {{
{cpp.rows([card_row(kind, card, cpp) for kind, card in every], 4)}}};

const EffectRow kEffectRows[] = {{
{cpp.rows([effect_row(effect, cpp) for effect in effects], 4)}}};

const Condition kConditionRows[] = {{
{cpp.rows(conditions, 4)}}};

const LoreRow kLoreRows[] = {{
{cpp.rows([(card["id"], card["lore"]) for _, card in every], 4)}}};

}}  // namespace engawa::susanoo
"""
