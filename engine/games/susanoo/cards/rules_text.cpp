// The rules text of a card in English, made from its effects, so that the two cannot drift apart.
#include "engine/games/susanoo/cards/card_words.h"

namespace engawa::susanoo {
namespace {

std::string number(int n) { return std::to_string(n); }

std::string counted(int n, std::string_view one, std::string_view many) {
    return number(n) + ' ' + std::string{n == 1 ? one : many};
}

std::string with_sign(int n) { return n >= 0 ? '+' + number(n) : "\u2212" + number(-n); }

std::string in_capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    }
    return text;
}

std::string name_of(Element element) {
    return in_capital(std::string{word_of(kElementWords, element)});
}

bool is_foe(const Card& card) { return card.kind == Kind::Yokai || card.kind == Kind::OrochiHead; }

// Conditions.

std::string condition_text(const Condition& c, bool foe) {
    const std::string subject = foe ? "the main fighter" : "you";
    const std::string has = subject + (foe ? " has " : " have ");
    const std::string is = subject + (foe ? " is" : " are") + " level ";
    const std::string a = c.negated ? "no" : "a";
    const auto element = [&] { return name_of(static_cast<Element>(c.value)); };
    switch (c.test) {
        case Test::FoeElement: return a + " foe is " + element();
        case Test::HasElement:
            if (foe) return a + " fighter has " + element();
            return (c.negated ? "you do not have " : "you have ") + element();
        case Test::LevelGe:
            return c.negated ? is + number(c.value - 1) + " or lower"
                             : is + number(c.value) + " or higher";
        case Test::VsHead: return a + " foe is an Orochi head";
        case Test::Helped: return "there is " + a + " helper";
        case Test::HandGe:
            return c.negated ? has + "at most " + counted(c.value - 1, "hand card", "hand cards")
                             : has + number(c.value) + " or more hand cards";
        case Test::SlotUsed: {
            const bool an = !c.negated && static_cast<Slot>(c.value) == Slot::Armor;
            return has + (an ? "an" : a) + ' ' +
                   std::string{word_of(kSlotWords, static_cast<Slot>(c.value))} + " in use";
        }
        case Test::DieGe: break;
    }
    return c.negated ? "on " + number(c.value - 1) + " or less"
                     : "on " + number(c.value) + " or more";
}

// "if A and B, on 4 or more: ", or nothing. Of several dice only the first is told: the reader
// allows one.
std::string conditions_text(const Effect& effect, bool foe) {
    std::string plain;
    std::string dice;
    for (const Condition& condition : effect.when) {
        std::string& part = condition.test == Test::DieGe ? dice : plain;
        if (condition.test == Test::DieGe && !dice.empty()) continue;
        part += (part.empty() ? "" : " and ") + condition_text(condition, foe);
    }
    if (!plain.empty()) plain = "if " + plain;
    if (!plain.empty() && !dice.empty()) plain += ", ";
    plain += dice;
    return plain.empty() ? plain : plain + ": ";
}

// Actions.

std::string per_text(Per per, bool foe) {
    switch (per) {
        case Per::One: return "";
        case Per::Sake:
            return foe ? " per Sake Drink the main fighter holds" : " per Sake Drink you hold";
        case Per::Head:
            return foe ? " per Orochi head the main fighter owns" : " per Orochi head you own";
        case Per::Hand:
            return foe ? " per card in the main fighter's hand" : " per card in your hand";
        case Per::Equipped:
            return foe ? " per Equipment the main fighter uses" : " per Equipment you use";
        case Per::Transformation:
            return foe ? " per Transformation the main fighter owns"
                       : " per Transformation you own";
        case Per::Foe: return " per foe";
        case Per::Die: break;
    }
    return " per point rolled";
}

std::string cards_text(int n, From from) {
    switch (from) {
        case From::None: break;
        case From::Hand: return counted(n, "hand card", "hand cards");
        case From::Random: return counted(n, "random hand card", "random hand cards");
        case From::Item: return counted(n, "item in play", "items in play");
        case From::Helmet: return counted(n, "helmet in play", "helmets in play");
        case From::Armor: return counted(n, "armor in play", "armors in play");
        case From::Weapon: return counted(n, "weapon in play", "weapons in play");
        case From::Sake: return counted(n, "Sake Drink", "Sake Drinks");
    }
    return counted(n, "card", "cards");
}

std::string who_text(Who who) {
    switch (who) {
        case Who::Self: return "";
        case Who::Target: return "one other player of your choice: ";
        case Who::Main: return "the main fighter: ";
        case Who::All: return "every player: ";
        case Who::Highest: return "every player of highest level: ";
        case Who::Lowest: break;
    }
    return "every player of lowest level: ";
}

std::string power_text(const Effect& e, bool foe) {
    const std::string gets = with_sign(e.n) + per_text(e.per, foe);
    if (e.side == Side::Choice) return "the side you choose gets " + gets;
    if (e.side == Side::Foes) return (foe ? "it gets " : "the foes get ") + gets;
    if (e.on == Trigger::Resolve) return "the fighters get " + gets;
    return with_sign(e.n) + " power" + per_text(e.per, foe);
}

std::string draw_text(const Effect& e) {
    if (e.deck == Deck::Turn) {
        return "in your Drawing Phase look at " + number(e.of) + " Event cards, reveal " +
               number(e.n) + " and shuffle the rest back";
    }
    const bool reward = e.deck == Deck::Reward || e.deck == Deck::RewardDiscard;
    const std::string deck = reward ? "Reward" : "Event";
    if (e.deck == Deck::RewardDiscard || e.deck == Deck::EventDiscard) {
        return who_text(e.who) + "take " + counted(e.n, "card", "cards") +
               " of your choice from the " + deck + " discards into hand";
    }
    if (e.of != 0) {
        return who_text(e.who) + "look at " + number(e.of) + ' ' + deck + " cards, take " +
               number(e.n) + " into hand and shuffle the rest back";
    }
    return who_text(e.who) + "draw " + counted(e.n, deck + " card", deck + " cards") + " into hand";
}

std::string lose_text(const Effect& e) {
    const bool of_hand = e.from == From::Hand || e.from == From::Random;
    if (of_hand && e.n >= kAllCards) return who_text(e.who) + "discard the whole hand";
    return who_text(e.who) + "discard " + cards_text(e.n, e.from);
}

std::string muted_text(Slot slot) {
    switch (slot) {
        case Slot::Helmet: return "helmets";
        case Slot::Armor: return "armors";
        case Slot::Weapon: return "weapons";
        case Slot::Transformation: break;
    }
    return "active Transformations";
}

std::string action_text(const Effect& e, bool foe) {
    switch (e.act) {
        case Action::Power: return power_text(e, foe);
        case Action::Escape:
            return (foe ? "escape rolls from it get " : "your escape rolls get ") + with_sign(e.n);
        case Action::Edge:
            if (e.side == Side::Fighters) {
                return "each advantage die you roll gets " + with_sign(e.n);
            }
            return "each elemental die rolled against you gets " + with_sign(e.n) +
                   " (never below 0)";
        case Action::Lucky:
            return "for your elemental, escape and card dice roll " +
                   counted(e.n, "extra die", "extra dice") + " and keep the best";
        case Action::Element: return "you also have " + name_of(e.element) + " in battle";
        case Action::Pour:
            return "each Sake Drink you pour on a head counts " + number(e.n) + " more";
        case Action::Mute:
            return "the fighters' " + muted_text(e.slot) + " do not count in this battle";
        case Action::Ward:
            return "ignore the next " +
                   (e.n == 1 ? "losing condition" : number(e.n) + " losing conditions") +
                   " that would hit you in this battle";
        case Action::BlockHelp: return "no helper may join this battle from now on";
        case Action::Banish:
            return "discard one Yokai of printed level " + number(e.n) +
                   " or lower from the battle";
        case Action::Join: return "add " + number(e.n) + " Yokai from your hand to the foes";
        case Action::Annul:
            return "cancel " + counted(e.n, "Event or Consumable", "Events or Consumables") +
                   " lying in this battle";
        case Action::Draw: return draw_text(e);
        case Action::Lose: return lose_text(e);
        case Action::Steal:
            return "take " + cards_text(e.n, e.from) + " from one other player of your choice";
        case Action::Sake:
            return "take up to " + number(e.n) + " Yokai from the Event discards as Sake Drinks";
        case Action::Transform:
            return "take " + counted(e.n, "card", "cards") + " from the Transformation Pool";
        case Action::Level:
            return who_text(e.who) + (e.n > 0 ? "gain " + counted(e.n, "level", "levels")
                                              : "lose " + counted(-e.n, "level", "levels"));
        case Action::Death: return "Death";
        case Action::HandLimit: return "your hand limit gets " + with_sign(e.n);
        case Action::Score: break;
    }
    return with_sign(e.n) + " VP" + per_text(e.per, false) + " at the end of the game";
}

// Cards.

bool rolls_die(const Effect& effect) {
    if (effect.per == Per::Die) return true;
    for (const Condition& condition : effect.when) {
        if (condition.test == Test::DieGe) return true;
    }
    return false;
}

// The opening words of effects with the same trigger; nothing for what always counts.
std::string trigger_text(const Card& card, const Effect& first, bool die) {
    const bool foe = is_foe(card);
    const std::string roll = die ? " and roll one die" : "";
    switch (first.on) {
        case Trigger::Enter:
            return (foe ? "Entering battle" : "Entering a battle") +
                   std::string{!die  ? ""
                               : foe ? ", roll one die for it"
                                     : ", roll one die"};
        case Trigger::Activate: {
            const std::string often =
                first.limit == Limit::Battle ? "Once per battle" : "Once in your turn";
            if (first.cost == From::None) return often + " you may use this" + roll;
            return often + " you may discard " + cards_text(first.cost_n, first.cost) + roll;
        }
        case Trigger::Win: {
            const bool lies_in_battle =
                foe || (card.kind == Kind::Item && card.type == ItemType::Consumable) ||
                (card.timing != Timing::None && card.timing != Timing::Persistent);
            return (lies_in_battle ? "If this battle is won" : "When you win a battle") + roll;
        }
        case Trigger::Bad: return die ? "Losing, roll one die" : "Losing";
        case Trigger::Passive:
        case Trigger::Resolve: break;
    }
    return die ? "Roll one die" : "";
}

std::string_view until_text(Until until) {
    switch (until) {
        case Until::None: return "";
        case Until::Win: return "Lasts until you win a battle.";
        case Until::Loss: return "Lasts until a losing condition hits you.";
        case Until::Death: break;
    }
    return "Lasts until you die.";
}

void add_sentence(std::string& text, std::string_view sentence) {
    if (sentence.empty()) return;
    if (!text.empty()) text += ' ';
    text += sentence;
}

}  // namespace

// Neighbours with the same trigger are told together, because they share one die; every `activate`
// is a use of its own.
std::string rules_text(const Card& card) {
    const bool foe = is_foe(card);
    const std::vector<Effect>& effects = card.effects;
    std::string text;
    for (std::size_t i = 0, end = 0; i < effects.size(); i = end) {
        const Effect& first = effects[i];
        bool die = false;
        for (end = i; end < effects.size() && effects[end].on == first.on; ++end) {
            if (end > i && first.on == Trigger::Activate) break;
            die = die || rolls_die(effects[end]);
        }
        const std::string head = trigger_text(card, first, die);
        std::string together;
        for (std::size_t j = i; j < end; ++j) {
            const std::string one = conditions_text(effects[j], foe) + action_text(effects[j], foe);
            if (head.empty()) add_sentence(text, in_capital(one) + '.');
            together += (together.empty() ? "" : "; ") + one;
        }
        if (!head.empty()) add_sentence(text, head + ": " + together + '.');
    }
    if (text.empty()) text = "No special condition.";
    add_sentence(text, until_text(card.until));
    return text;
}

}  // namespace engawa::susanoo
