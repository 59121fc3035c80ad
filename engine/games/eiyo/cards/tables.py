"""The usual cards of Eiyo as tables (tools/card_tables)."""

# The numbers that Constants has; the others are the shape of the game.
CHANGEABLE = ("start_hand", "draw_count", "hand_limit", "cards_below_boss", "deflect_tokens", "concentration_cost",
              "max_rotations", "cards_per_turn", "move_cost", "honor_to_win")
CORNERS = ("TL", "TR", "BR", "BL")
# `on` and `do` of an effect, in the order of the struct Effects.
EFFECTS = (("reveal", "discard"), ("defeat", "discard"), ("front", "attack_cost"), ("face_up", "concentration"),
           ("face_up", "row_damage"), ("front", "no_deflect"))


def weapon(card):
    corners = sum(1 << bit for bit, corner in enumerate(CORNERS) if corner in card["positions"])
    return card["id"], card["name"], corners, card["copies"], card.get("solo_copies", 0), card["source"]


def foe(card, cpp):
    effects = {(effect["on"], effect["do"]): effect.get("n", 1) for effect in card.get("effects", [])}
    return (card["id"], card["name"], cpp.enumerator("Troop", card.get("troop", "none")), card["damage"], card["honor"],
            card["copies"], [effects.get(kind, 0) for kind in EFFECTS], card.get("text", ""), card["source"])


def constants(groups):
    for group in groups.values():
        for name, constant in group.items():
            if name in CHANGEABLE:
                yield f"        cards.constants.{name} = {constant['value']};\n"


def tables(cards, cpp):
    def foes(list_of_cards):
        return cpp.rows([foe(card, cpp) for card in list_of_cards], 12)

    def ranks(mode):
        return cpp.value([(rank["from"], rank["name"]) for rank in cards["rank"] if rank["mode"] == mode])

    enemy_sets = "".join(f"            {{{cpp.value(name)}, {{\n{foes(enemies)}            }}}},\n"
                         for name, enemies in cards["enemy_set"].items())
    return f"""#include "engine/games/eiyo/cards/cards.h"

const engawa::eiyo::CardSet& engawa::eiyo::default_cards() {{
    static const CardSet kCards = [] {{
        CardSet cards;
{"".join(constants(cards["constants"]))}        cards.weapons = {{
{cpp.rows(map(weapon, cards["weapon"]), 12)}        }};
        cards.specials = {{
{cpp.rows(map(weapon, cards["special_weapon"]), 12)}        }};
        cards.enemy_sets = {{
{enemy_sets}        }};
        cards.bosses = {{
{foes(cards["boss"])}        }};
        cards.yamabushi = {{
{foes(cards["yamabushi"])}        }};
        cards.ranks[0] = {ranks("solo")};
        cards.ranks[1] = {ranks("coop")};
        cards.defaults = {cpp.value([(option["id"], option["default"]) for option in cards["option"]])};
        return cards;
    }}();
    return kCards;
}}
"""
