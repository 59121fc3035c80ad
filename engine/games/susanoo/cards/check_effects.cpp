// Where an effect may stand: every combination that the rules give no meaning is a mistake, and so
// is one that the fixed sizes of a battle could not hold.
#include "engine/games/susanoo/cards/card_reader.h"

namespace engawa::susanoo {
namespace {

using Actions = std::uint32_t;
constexpr Actions actions() { return 0; }
template <class... Rest>
constexpr Actions actions(Action first, Rest... rest) {
    return Actions{1} << static_cast<int>(first) | actions(rest...);
}
constexpr bool has(Actions set, Action action) {
    return (set >> static_cast<int>(action) & 1) != 0;
}

// Done at once, in a battle or outside.
constexpr Actions kInstant = actions(Action::Draw, Action::Lose, Action::Steal, Action::Sake,
                                     Action::Transform, Action::Level);
// Lasting results of a card that lies in the battle; gone with it.
constexpr Actions kLasting =
    actions(Action::Power, Action::Escape, Action::Ward, Action::Mute, Action::BlockHelp);

constexpr bool is_foe(Place place) { return place == Place::Yokai || place == Place::Head; }
constexpr bool is_played(Place place) { return place >= Place::Immediate; }

// Triggers and actions of a place.

constexpr unsigned bit(Trigger trigger) { return 1u << static_cast<unsigned>(trigger); }

constexpr unsigned triggers_of(Place place) {
    switch (place) {
        case Place::Being:
        case Place::Transformation:
        case Place::Equipment:
            return bit(Trigger::Passive) | bit(Trigger::Enter) | bit(Trigger::Activate) |
                   bit(Trigger::Win);
        case Place::Persistent:
            return bit(Trigger::Passive) | bit(Trigger::Enter) | bit(Trigger::Win);
        case Place::Yokai: return bit(Trigger::Passive) | bit(Trigger::Enter) | bit(Trigger::Bad);
        case Place::Head: return bit(Trigger::Passive) | bit(Trigger::Enter);
        case Place::Battle: return bit(Trigger::Resolve) | bit(Trigger::Win);
        case Place::Immediate:
        case Place::AnyTime:
        case Place::Unknown: break;
    }
    return bit(Trigger::Resolve);
}

Actions passive_actions(Place place) {
    if (is_foe(place)) return actions(Action::Power, Action::Escape);
    const Actions standing = actions(Action::Power, Action::Escape, Action::Edge, Action::Lucky,
                                     Action::Element, Action::Pour, Action::HandLimit);
    const bool scores = place == Place::Being || place == Place::Transformation;
    return scores ? standing | actions(Action::Score) : standing;
}

Actions actions_of(Place place, Trigger on, Limit limit) {
    switch (on) {
        case Trigger::Passive: return passive_actions(place);
        case Trigger::Enter:
            if (is_foe(place)) {
                return actions(Action::Power, Action::Escape, Action::Mute, Action::BlockHelp);
            }
            return kInstant | actions(Action::Power, Action::Escape, Action::Ward);
        case Trigger::Activate:
            if (limit == Limit::Turn) return kInstant;
            return kInstant | actions(Action::Power, Action::Escape, Action::Ward, Action::Banish,
                                      Action::Annul);
        case Trigger::Resolve:
            if (place != Place::Battle) return kInstant;
            return kInstant | kLasting | actions(Action::Banish, Action::Join, Action::Annul);
        case Trigger::Bad: return kInstant | actions(Action::Death);
        case Trigger::Win: break;
    }
    return kInstant;
}

std::string listed_triggers(unsigned set) {
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < std::size(kTriggerWords); ++i) {
        if ((set >> i & 1) != 0) words.push_back(kTriggerWords[i]);
    }
    return listed(words);
}
std::string listed_actions(Actions set) {
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < std::size(kActionWords); ++i) {
        if ((set >> i & 1) != 0) words.push_back(kActionWords[i]);
    }
    return listed(words);
}

std::string moment_of(const Effect& e) {
    std::string moment{word_of(kTriggerWords, e.on)};
    if (e.on == Trigger::Activate) {
        moment += " with limit " + std::string{word_of(kLimitWords, e.limit)};
    }
    return moment;
}

bool fits(const Effect& e, Place place, CardMistakes& mistakes) {
    const std::string card{name_of(place)};
    const unsigned triggers = triggers_of(place);
    if ((triggers & bit(e.on)) == 0) {
        mistakes.add_at("on", std::string{word_of(kTriggerWords, e.on)} + " is not for " + card +
                                  ", which may have " + listed_triggers(triggers));
        return false;
    }
    const Actions set = actions_of(place, e.on, e.limit);
    if (!has(set, e.act)) {
        mistakes.add_at("do", std::string{word_of(kActionWords, e.act)} + " means nothing behind " +
                                  moment_of(e) + " on " + card + "; there may stand " +
                                  listed_actions(set));
        return false;
    }
    return true;
}

// Parameters.

bool is_certain_of_battle(const Effect& e, Place place) {
    if (e.on == Trigger::Resolve) return place == Place::Battle;
    return e.on != Trigger::Activate || e.limit == Limit::Battle;
}

void check_side(const Effect& e, Place place, CardMistakes& mistakes) {
    if (e.act == Action::Edge) {
        mistakes.expect_at(e.side != Side::Choice, "side", "the side of edge is fighters or foes");
        mistakes.expect_at(e.side != Side::Foes || e.n < 0, "n",
                           "edge for the foes takes from their dice, so 'n' should be negative");
    }
    if (e.act != Action::Power || is_played(place)) return;
    if (is_foe(place)) {
        mistakes.expect_at(e.side == Side::Foes, "side",
                           "a foe adds to the foes only, so 'side' should be foes");
    } else {
        mistakes.expect_at(e.side == Side::Fighters, "side",
                           "a card before a player adds to that player's own total only, so "
                           "'side' should be fighters");
    }
}

void check_draw(const Effect& e, CardMistakes& mistakes) {
    const bool of_pile = e.deck == Deck::RewardDiscard || e.deck == Deck::EventDiscard;
    mistakes.expect_at(!of_pile || e.of == 0, "of",
                       "a discard pile lies open: 'of' is for decks only");
    mistakes.expect_at(e.of == 0 || e.n < e.of, "of",
                       "'of' should be more than 'n': of the cards looked at some go back");
    if (e.deck != Deck::Turn) return;
    const bool before_the_draw = e.on == Trigger::Activate && e.limit == Limit::Turn;
    mistakes.expect_at(before_the_draw, "deck",
                       "deck = \"turn\" needs on = \"activate\" and limit = \"turn\": the card is "
                       "chosen in the Drawing Phase");
    mistakes.expect(e.of != 0, "deck = \"turn\" needs 'of', the number of cards to look at");
    mistakes.expect_at(e.n == 1, "n", "deck = \"turn\" reveals one card, so 'n' should be 1");
    mistakes.expect_at(e.who == Who::Self, "who", "deck = \"turn\" is for the player at turn only");
}

void check_who(const Effect& e, Place place, CardMistakes& mistakes) {
    if (e.who == Who::Main) {
        mistakes.expect_at(is_certain_of_battle(e, place), "who",
                           "there may be no battle, and so no main fighter");
    }
    if (e.act == Action::Steal) {
        const bool good = e.from == From::Random || e.from == From::Item || e.from == From::Sake;
        mistakes.expect_at(good, "from",
                           "steal takes from random, item or sake, not from " +
                               std::string{word_of(kFromWords, e.from)});
    }
}

void check_per(const Effect& e, CardMistakes& mistakes) {
    if (e.on == Trigger::Passive && e.per == Per::Die) {
        mistakes.add_at("per",
                        "passive rolls no die: per = \"die\" needs enter, activate or "
                        "resolve");
    }
    if (e.act == Action::Score && e.per == Per::Foe) {
        mistakes.add_at("per", "at the end of the game there are no foes");
    }
}

// Conditions.

bool asks_about_battle(Test test) {
    return test == Test::FoeElement || test == Test::VsHead || test == Test::Helped;
}

void check_conditions(const Effect& e, CardMistakes& mistakes) {
    const bool stands = e.act == Action::Mute || e.act == Action::BlockHelp;
    mistakes.expect_at(!stands || e.when.empty(), "when",
                       std::string{word_of(kActionWords, e.act)} +
                           " holds as long as its card is in the battle, so it cannot have "
                           "conditions");
    int dice = 0;
    for (std::size_t i = 0; i < e.when.size(); ++i) {
        const Condition& c = e.when[i];
        CardMistakes at = mistakes.inside(path_of(path_of(mistakes.path(), "when"), i), "");
        const std::string word{word_of(kTestWords, c.test)};
        if (c.test == Test::DieGe) {
            at.expect(e.on != Trigger::Passive,
                      "passive rolls no die: die_ge needs another trigger");
            at.expect(++dice == 1, "die_ge can stand once in an effect");
        }
        at.expect(e.act != Action::Element || c.test != Test::HasElement,
                  "an element that depends on the elements one has would go round in a circle");
        for (std::size_t j = 0; j < i; ++j) {
            const Condition& other = e.when[j];
            at.expect(other.test != c.test || other.value != c.value,
                      word + " asks the same thing twice");
        }
        const bool never =
            e.act == Action::HandLimit || e.act == Action::Score || e.limit == Limit::Turn;
        if (never && asks_about_battle(c.test)) {
            at.warn(word + " is judged outside battles here, where it is never true");
        }
    }
}

}  // namespace

Place place_of(const Card& card) {
    switch (card.kind) {
        case Kind::HeavenlyBeing: return Place::Being;
        case Kind::OrochiHead: return Place::Head;
        case Kind::Yokai: return Place::Yokai;
        case Kind::Transformation: return Place::Transformation;
        case Kind::Item:
            if (card.type != ItemType::Consumable) return Place::Equipment;
            break;
        case Kind::Event: break;
    }
    switch (card.timing) {
        case Timing::Persistent: return Place::Persistent;
        case Timing::Battle: return Place::Battle;
        case Timing::Immediate: return Place::Immediate;
        case Timing::Any:
        case Timing::None: break;
    }
    return Place::AnyTime;
}

std::string_view name_of(Place place) {
    switch (place) {
        case Place::Being: return "a Heavenly Being";
        case Place::Transformation: return "a Transformation";
        case Place::Equipment: return "Equipment";
        case Place::Persistent: return "a persistent Event";
        case Place::Yokai: return "a Yokai";
        case Place::Head: return "an Orochi head";
        case Place::Immediate: return "an immediate Event";
        case Place::AnyTime: return "a card of timing any";
        case Place::Battle: return "a card of timing battle";
        case Place::Unknown: break;
    }
    return "a card";
}

void check_effect(const Effect& effect, Place place, CardMistakes mistakes) {
    if (place == Place::Unknown || !fits(effect, place, mistakes)) return;
    check_side(effect, place, mistakes);
    if (effect.act == Action::Draw) check_draw(effect, mistakes);
    check_who(effect, place, mistakes);
    check_per(effect, mistakes);
    check_conditions(effect, mistakes);
}

// The effects of a card together.

namespace {

bool rolls_die(const Effect& effect) {
    if (effect.per == Per::Die) return true;
    for (const Condition& condition : effect.when) {
        if (condition.test == Test::DieGe) return true;
    }
    return false;
}

// The first effect of a card that is paid for (SUS-416).
void check_price(const Card& card, CardMistakes& mistakes) {
    const Place place = place_of(card);
    if ((place != Place::AnyTime && place != Place::Battle) || card.effects.empty()) return;
    const Effect& first = card.effects[0];
    const bool is_loss = first.act == Action::Lose || (first.act == Action::Level && first.n < 0);
    if (!is_loss || first.who != Who::Self) return;
    const std::string price = "the first effect is the price of the card (SUS-416)";
    CardMistakes at = mistakes.inside(path_of(path_of(mistakes.path(), "effects"), 0), "");
    at.expect(first.when.empty(), price + ", so it cannot have conditions");
    at.expect(first.on == Trigger::Resolve, price + ", so it cannot wait for the win");
    at.expect(first.act != Action::Lose || first.n < kAllCards,
              price + ", so it should name a number below " + std::to_string(kAllCards));
}

void check_order(const Card& card, CardMistakes& mistakes) {
    const std::string list = path_of(mistakes.path(), "effects");
    int uses = 0;
    bool won = false;
    for (std::size_t i = 0; i < card.effects.size(); ++i) {
        const Effect& e = card.effects[i];
        CardMistakes at = mistakes.inside(path_of(list, i), "");
        if (e.on == Trigger::Activate) {
            at.expect(++uses == 1,
                      "a card can have one activate only: its use is named by the card");
        }
        at.expect(e.on != Trigger::Resolve || !won, "resolve should stand before win");
        won = won || e.on == Trigger::Win;
        if (i == 0 || e.on == card.effects[i - 1].on || e.on == Trigger::Activate) continue;
        bool apart = false;
        bool die = rolls_die(e);
        for (std::size_t j = 0; j < i; ++j) {
            if (card.effects[j].on != e.on) continue;
            apart = true;
            die = die || rolls_die(card.effects[j]);
        }
        at.expect(!apart || !die, "effects of " + std::string{word_of(kTriggerWords, e.on)} +
                                      " share one die, so they should stand together");
    }
}

void check_annul(const Card& card, CardMistakes& mistakes) {
    if (place_of(card) != Place::Battle) return;
    bool annuls = false;
    for (const Effect& e : card.effects) annuls = annuls || e.act == Action::Annul;
    if (!annuls) return;
    for (std::size_t i = 0; i < card.effects.size(); ++i) {
        const Effect& e = card.effects[i];
        if (!has(kLasting, e.act) && e.on != Trigger::Win) continue;
        mistakes.inside(path_of(path_of(mistakes.path(), "effects"), i), "")
            .add("a card with annul is discarded at once (SUS-479), so nothing of it can last");
    }
}

// The most that `per` can count, with all cards of the game.
int most(Per per) {
    switch (per) {
        case Per::One: return 1;
        case Per::Sake: return 32;
        case Per::Head: return 8;
        case Per::Hand: return 120;
        case Per::Equipped: return 3;
        case Per::Transformation: return 20;
        case Per::Foe: return 11;
        case Per::Die: break;
    }
    return 6;
}

// A battle keeps what a card has added to it in small numbers.
void check_results(const Card& card, CardMistakes& mistakes) {
    constexpr int kMostPower = 127;
    constexpr int kMostWards = 7;
    int power = 0;
    int ward = 0;
    for (const Effect& e : card.effects) {
        if (e.on == Trigger::Passive) continue;
        const int size = e.n < 0 ? -e.n : e.n;
        if (e.act == Action::Power) power += size * most(e.per);
        if (e.act == Action::Ward) ward += size;
    }
    const auto expect = [&](int sum, int limit, std::string_view what) {
        mistakes.expect_at(sum <= limit, "effects",
                           "this card could add " + std::to_string(sum) + " to " +
                               std::string{what} + " in one battle; " + std::to_string(limit) +
                               " is the most");
    };
    expect(power, kMostPower, "the power");
    expect(ward, kMostWards, "the wards");
}

}  // namespace

void check_card(const Card& card, CardMistakes mistakes) {
    check_price(card, mistakes);
    check_order(card, mistakes);
    check_annul(card, mistakes);
    check_results(card, mistakes);
    if (card.kind == Kind::Yokai) {
        bool bad = false;
        for (const Effect& e : card.effects) bad = bad || e.on == Trigger::Bad;
        mistakes.expect_at(bad, "effects", "a Yokai needs a losing condition, on = \"bad\"");
    }
    if (card.kind == Kind::Item && card.type == ItemType::Consumable) {
        for (std::size_t i = 0; i < card.effects.size(); ++i) {
            const Action act = card.effects[i].act;
            if (act != Action::Draw && act != Action::Steal) continue;
            mistakes.inside(path_of(path_of(mistakes.path(), "effects"), i), "")
                .add(
                    "a Consumable must not yield cards, or cards could fetch one another for "
                    "ever; an Event may");
        }
    }
}

}  // namespace engawa::susanoo
