// The rules text of a card as phrases, made from its effects, so that the two cannot drift apart.
// Conditions and actions are phrases within the sentences of susanoo.text.
#include "engine/core/phrase.h"
#include "engine/games/susanoo/cards/card_words.h"

namespace engawa::susanoo {
namespace {

Phrase phrase(std::string_view key, Arguments arguments = {}) {
    return {"susanoo.text." + std::string{key}, std::move(arguments)};
}
Term term(std::string_view key, Arguments arguments = {}) {
    return Term::phrase(phrase(key, std::move(arguments)));
}
Term word(std::string_view group, std::string_view name) {
    return Term::word("susanoo." + std::string{group} + '.' + std::string{name});
}
Argument count(int n) { return {"n", Term::number(n)}; }

Term with_sign(int n) { return term(n >= 0 ? "plus" : "minus", {count(n >= 0 ? n : -n)}); }
Argument amount(Term of) { return {"amount", std::move(of)}; }

Argument element_of(Element element) {
    return {"element", word("element", word_of(kElementWords, element))};
}

bool is_foe(const Card& card) { return card.kind == Kind::Yokai || card.kind == Kind::OrochiHead; }

// Conditions.

// What the words say of you, they say of the main fighter on the card of a foe.
bool names_a_player(Test test) {
    return test == Test::HasElement || test == Test::LevelGe || test == Test::HandGe ||
           test == Test::SlotUsed;
}

Arguments condition_arguments(const Condition& c) {
    switch (c.test) {
        case Test::FoeElement:
        case Test::HasElement: return {element_of(static_cast<Element>(c.value))};
        case Test::LevelGe:
        case Test::HandGe:
        case Test::DieGe: return {count(c.negated ? c.value - 1 : c.value)};
        case Test::SlotUsed:
            return {{"slot", word(c.negated ? "slot" : "a_slot",
                                  word_of(kSlotWords, static_cast<Slot>(c.value)))}};
        case Test::VsHead:
        case Test::Helped: break;
    }
    return {};
}

Term condition(const Condition& c, bool foe) {
    std::string key = "if_" + std::string{word_of(kTestWords, c.test)};
    if (foe && names_a_player(c.test)) key += "_main";
    if (c.negated) key += "_not";
    return term(key, condition_arguments(c));
}

// The action, behind the conditions if there are any. Of several dice only the first is told: the
// reader allows one.
Term with_conditions(const Effect& effect, bool foe, Term action) {
    Arguments plain;
    Arguments parts;
    for (const Condition& one : effect.when) {
        if (one.test != Test::DieGe) {
            plain.push_back({{}, condition(one, foe)});
        } else if (parts.empty()) {
            parts.push_back({"die", condition(one, foe)});
        }
    }
    const bool die = !parts.empty();
    if (plain.empty() && !die) return action;
    const std::string_view key = plain.empty() ? "on" : die ? "when_on" : "when";
    if (!plain.empty()) parts.push_back({"conditions", Term::list(std::move(plain))});
    parts.push_back({"what", std::move(action)});
    return term(key, std::move(parts));
}

// Actions.

Term per(Per per, bool foe, Term of) {
    if (per == Per::One) return of;
    const bool owned = per != Per::Foe && per != Per::Die;
    return term("per_" + std::string{word_of(kPerWords, per)} + (foe && owned ? "_main" : ""),
                {amount(std::move(of))});
}

Term cards(int n, From from) {
    const std::string_view word = word_of(kFromWords, from);
    return term(word.empty() ? "cards" : "cards_" + std::string{word}, {count(n)});
}

Term whose(Who who, Term what) {
    if (who == Who::Self) return what;
    return term("who_" + std::string{word_of(kWhoWords, who)}, {{"what", std::move(what)}});
}

Term power(const Effect& e, bool foe) {
    const auto gets = [&] { return per(e.per, foe, with_sign(e.n)); };
    if (e.side == Side::Choice) return term("power_choice", {amount(gets())});
    if (e.side == Side::Foes) return term(foe ? "power_it" : "power_foes", {amount(gets())});
    if (e.on == Trigger::Resolve) return term("power_fighters", {amount(gets())});
    return per(e.per, foe, term("power", {amount(with_sign(e.n))}));
}

Term draw(const Effect& e) {
    const Argument of{"of", Term::number(e.of)};
    if (e.deck == Deck::Turn) return term("draw_turn", {of, count(e.n)});
    const bool reward = e.deck == Deck::Reward || e.deck == Deck::RewardDiscard;
    const Argument deck{"deck", word("deck", reward ? "reward" : "event")};
    if (e.deck == Deck::RewardDiscard || e.deck == Deck::EventDiscard) {
        return whose(e.who, term("fetch", {count(e.n), deck}));
    }
    if (e.of != 0) return whose(e.who, term("look", {of, deck, count(e.n)}));
    return whose(e.who, term("draw", {count(e.n), deck}));
}

Term lose(const Effect& e) {
    const bool of_hand = e.from == From::Hand || e.from == From::Random;
    if (of_hand && e.n >= kAllCards) return whose(e.who, term("lose_hand"));
    return whose(e.who, term("lose", {{"cards", cards(e.n, e.from)}}));
}

Term level(const Effect& e) {
    return whose(e.who,
                 e.n > 0 ? term("level_gain", {count(e.n)}) : term("level_lose", {count(-e.n)}));
}

Term action(const Effect& e, bool foe) {
    switch (e.act) {
        case Action::Power: return power(e, foe);
        case Action::Escape: return term(foe ? "escape_it" : "escape", {amount(with_sign(e.n))});
        case Action::Edge:
            return term(e.side == Side::Fighters ? "edge" : "edge_against",
                        {amount(with_sign(e.n))});
        case Action::Element: return term("element", {element_of(e.element)});
        case Action::Mute:
            return term("mute", {{"slot", word("slots", word_of(kSlotWords, e.slot))}});
        case Action::Ward: return e.n == 1 ? term("ward_one") : term("ward", {count(e.n)});
        case Action::BlockHelp:
        case Action::Death: return term(word_of(kActionWords, e.act));
        case Action::Draw: return draw(e);
        case Action::Lose: return lose(e);
        case Action::Steal: return term("steal", {{"cards", cards(e.n, e.from)}});
        case Action::Level: return level(e);
        case Action::HandLimit: return term("hand_limit", {amount(with_sign(e.n))});
        case Action::Score:
            return term("score", {amount(per(e.per, false, term("vp", {amount(with_sign(e.n))})))});
        case Action::Lucky:
        case Action::Pour:
        case Action::Banish:
        case Action::Join:
        case Action::Annul:
        case Action::Sake:
        case Action::Transform: break;
    }
    return term(word_of(kActionWords, e.act), {count(e.n)});
}

// Cards.

bool rolls_die(const Effect& effect) {
    if (effect.per == Per::Die) return true;
    for (const Condition& condition : effect.when) {
        if (condition.test == Test::DieGe) return true;
    }
    return false;
}

bool lies_in_battle(const Card& card) {
    return is_foe(card) || (card.kind == Kind::Item && card.type == ItemType::Consumable) ||
           (card.timing != Timing::None && card.timing != Timing::Persistent);
}

Term activation(const Effect& first, Arguments arguments) {
    const bool battle = first.limit == Limit::Battle;
    arguments.push_back({"often", word("often", battle ? "battle" : "turn")});
    if (first.cost == From::None) return term("activate", std::move(arguments));
    arguments.push_back({"cards", cards(first.cost_n, first.cost)});
    return term("activate_for", std::move(arguments));
}

// The opening words of effects with the same trigger; none for what always counts.
std::vector<Term> head(const Card& card, const Effect& first, bool die) {
    Arguments roll;
    if (die) roll.push_back({"roll", word("text", "roll")});
    switch (first.on) {
        case Trigger::Enter:
            return {term(is_foe(card) ? (die ? "enter_foe_die" : "enter_foe")
                                      : (die ? "enter_die" : "enter"))};
        case Trigger::Activate: return {activation(first, std::move(roll))};
        case Trigger::Win:
            return {term(lies_in_battle(card) ? "win_here" : "win", std::move(roll))};
        case Trigger::Bad: return {term(die ? "bad_die" : "bad")};
        case Trigger::Passive:
        case Trigger::Resolve: break;
    }
    if (die) return {term("die")};
    return {};
}

Term joined(std::vector<Term> all) {
    Term out = std::move(all.front());
    for (std::size_t i = 1; i < all.size(); ++i) {
        out = term("both", {{"first", std::move(out)}, {"second", std::move(all[i])}});
    }
    return out;
}

}  // namespace

// Neighbours with the same trigger are told together, because they share one die; every `activate`
// is a use of its own.
std::vector<Phrase> rules_text(const Card& card) {
    const std::vector<Effect>& effects = card.effects;
    std::vector<Phrase> text;
    for (std::size_t i = 0, end = 0; i < effects.size(); i = end) {
        const Effect& first = effects[i];
        bool die = false;
        std::vector<Term> told;
        for (end = i; end < effects.size() && effects[end].on == first.on; ++end) {
            if (end > i && first.on == Trigger::Activate) break;
            die = die || rolls_die(effects[end]);
            const bool foe = is_foe(card);
            told.push_back(with_conditions(effects[end], foe, action(effects[end], foe)));
        }
        std::vector<Term> opening = head(card, first, die);
        if (!opening.empty()) {
            text.push_back(phrase("headed", {{"head", std::move(opening.front())},
                                             {"what", joined(std::move(told))}}));
            continue;
        }
        for (Term& one : told) text.push_back(phrase("plain", {{"what", std::move(one)}}));
    }
    if (text.empty()) text.push_back(phrase("nothing"));
    const std::string_view until = word_of(kUntilWords, card.until);
    if (!until.empty()) text.push_back(phrase("until_" + std::string{until}));
    return text;
}

}  // namespace engawa::susanoo
