#include <algorithm>
#include <cassert>

#include "engine/games/susanoo/bots/worth.h"

namespace engawa::susanoo {
namespace {

std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }
std::uint8_t trigger_bit(Trigger trigger) { return byte(1 << static_cast<int>(trigger)); }

bool looks_at_die(const Effect& effect) {
    if (effect.per == Per::Die) return true;
    for (const Condition& test : effect.when) {
        if (test.test == Test::DieGe) return true;
    }
    return false;
}

std::uint8_t what_of(const Effect& effect) {
    switch (effect.act) {
        case Action::Element: return static_cast<std::uint8_t>(effect.element);
        case Action::Mute: return static_cast<std::uint8_t>(effect.slot);
        default: return static_cast<std::uint8_t>(effect.deck);
    }
}

// SUS-416: only the first effect, and only of cards of timing any or battle.
Price price_of(const Card& card) {
    if (card.timing != Timing::Any && card.timing != Timing::Battle) return {};
    if (card.effects.empty() || card.effects[0].who != Who::Self) return {};
    const Effect& first = card.effects[0];
    Price price;
    if (first.act == Action::Lose && first.n != kAllCards) {
        price.from = first.from;
        price.n = byte(first.n);
    }
    if (first.act == Action::Level && first.n < 0) price.levels = byte(-first.n);
    return price;
}

bool does(const Card& card, Action action) {
    for (const Effect& effect : card.effects) {
        if (effect.on == Trigger::Resolve && effect.act == action) return true;
    }
    return false;
}

void add_rule(Book& book, CardValues& values, const Effect& effect) {
    Rule rule;
    rule.on = effect.on;
    rule.act = effect.act;
    rule.n = static_cast<std::int8_t>(effect.n);
    rule.side = effect.side;
    rule.per = effect.per;
    rule.what = what_of(effect);
    rule.of = byte(effect.of);
    rule.from = effect.from;
    rule.who = effect.who;
    rule.tests = byte(static_cast<int>(effect.when.size()));
    rule.first_test = static_cast<std::uint16_t>(book.tests.size());
    book.tests.insert(book.tests.end(), effect.when.begin(), effect.when.end());
    book.rules.push_back(rule);
    if (effect.on == Trigger::Passive) {
        book.passives.push_back(rule);
        ++values.passive_count;
        values.passive |= 1u << static_cast<int>(effect.act);
    }
    if (effect.on == Trigger::Activate) {
        values.activation = {effect.limit, effect.cost, byte(effect.cost_n), values.rule_count,
                             effect.act};
    }
    ++values.rule_count;
    values.on |= trigger_bit(effect.on);
    if (looks_at_die(effect)) values.rolls |= trigger_bit(effect.on);
}

// Does everything to all players, or to those of one level, without a die of its own?
bool names_groups(const Card& card) {
    for (const Effect& effect : card.effects) {
        const bool group =
            effect.who == Who::All || effect.who == Who::Highest || effect.who == Who::Lowest;
        if (!group || looks_at_die(effect)) return false;
    }
    return card.timing == Timing::Immediate;
}

// Hurts the fighters, or the one player on whom it is inflicted.
bool harms(const Card& card) {
    const bool battle = card.timing == Timing::Battle;
    if (!battle && card.timing != Timing::Immediate && card.timing != Timing::Persistent) {
        return false;
    }
    for (const Effect& effect : card.effects) {
        if (effect.who != Who::Self || effect.side == Side::Choice) continue;
        switch (effect.act) {
            case Action::Mute:
            case Action::BlockHelp: return true;
            case Action::Power:
                if ((effect.side == Side::Foes) == (effect.n > 0)) return true;
                break;
            case Action::Lose:
            case Action::Level:
                if (!battle && (effect.act == Action::Lose || effect.n < 0)) return true;
                break;
            default: break;
        }
    }
    return false;
}

CardValues values_of(Book& book, const Card& card) {
    CardValues values;
    values.kind = card.kind;
    values.element = card.element;
    values.type = card.type;
    values.timing = card.timing;
    values.until = card.until;
    values.level = byte(card.level);
    values.rewards = byte(card.rewards);
    values.levels = byte(card.levels);
    values.vp = byte(card.vp);
    values.price = price_of(card);
    values.annuls = does(card, Action::Annul);
    values.unaimed = names_groups(card);
    values.harms = harms(card);
    values.first_rule = static_cast<std::uint16_t>(book.rules.size());
    values.first_passive = static_cast<std::uint16_t>(book.passives.size());
    for (const Effect& effect : card.effects) {
        add_rule(book, values, effect);
        values.chooses_side |= effect.on == Trigger::Resolve && effect.side == Side::Choice;
        if (effect.act == Action::Mute && (values.foe() || values.lies())) {
            values.mutes |= byte(1 << static_cast<int>(effect.slot));
        }
    }
    return values;
}

bool has_action(const Card& card, Action action) {
    for (const Effect& effect : card.effects) {
        if (effect.act == action) return true;
    }
    return false;
}

void add_to_masks(Book& book, int number, const Card& card) {
    const bool once_per_turn = book.of(number).activation.limit == Limit::Turn;
    if (card.kind == Kind::HeavenlyBeing) {
        book.all_beings |= being_bit(number);
        if (once_per_turn) book.beings_once_per_turn |= being_bit(number);
        return;
    }
    if (card.kind == Kind::Transformation) {
        book.all_forms |= form_bit(number);
        if (once_per_turn) book.forms_once_per_turn |= form_bit(number);
        return;
    }
    const auto put = [&](Cards& set, bool in) {
        if (in) set.add(number);
    };
    const bool item = card.kind == Kind::Item;
    const bool battle = card.timing == Timing::Battle;
    const Price price = book.of(number).price;
    put(book.rewards_deck, item);
    put(book.events_deck, !item);
    put(book.items, item);
    put(book.heads, card.kind == Kind::OrochiHead);
    put(book.yokai, card.kind == Kind::Yokai);
    put(book.events, card.kind == Kind::Event);
    put(book.equipment, item && card.type != ItemType::Consumable);
    if (item && card.type != ItemType::Consumable) {
        book.of_type[static_cast<unsigned>(card.type)].add(number);
    }
    put(book.any_time, card.timing != Timing::None && !battle);
    put(book.in_battle, battle);
    put(book.priced, price.n > 0 || price.levels > 0);
    put(book.wards, battle && does(card, Action::Ward));
    put(book.saves, battle && (does(card, Action::Ward) || does(card, Action::Escape)));
    put(book.once_per_turn, once_per_turn);
    put(book.blocks_help, has_action(card, Action::BlockHelp));
    if (card.kind == Kind::OrochiHead) ++book.head_count;
}

}  // namespace

Book::Book(const CardSet& set)
    : cards(set),
      schema(option_schema(set.event_passes)),
      usual(digest(set) == digest(default_cards())) {
    index.fill(kNoIndex);
    int deck_card = 0;
    int being = kFirstBeing;
    int form = kFirstForm;
    for (unsigned i = 0; i < cards.cards.size(); ++i) {
        const Card& card = cards.cards[i];
        int& next = card.kind == Kind::HeavenlyBeing    ? being
                    : card.kind == Kind::Transformation ? form
                                                        : deck_card;
        const int its = next++;
        assert(its < kCardNumbers);
        numbers[i] = byte(its);
        index[its] = static_cast<std::uint16_t>(i);
        values[its] = values_of(*this, card);
        add_to_masks(*this, its, card);
    }
    assert(deck_card <= kMostDeckCards && being <= kFirstForm && form <= kCardNumbers);
    assert(events_deck.size() <= kMostEvents);
    worths = price_cards(*this);
}

int Book::number_of(std::string_view wanted) const {
    const auto before = [](const Card& card, std::string_view id) { return card.id < id; };
    const auto found = std::lower_bound(cards.cards.begin(), cards.cards.end(), wanted, before);
    if (found == cards.cards.end() || found->id != wanted) return -1;
    return numbers[found - cards.cards.begin()];
}

}  // namespace engawa::susanoo
