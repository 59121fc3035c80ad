// Words for events and prompts: keys of data/words with their arguments.
#include "engine/games/samurai/rules/happening.h"
#include "engine/games/samurai/text/names.h"

namespace engawa::samurai {
namespace {

// The keys of events, in the order of Happening.
constexpr std::array<std::string_view, kHappenings> kKeys = {
    "weather",      "duel_began",    "round",       "reshuffled",     "drew",
    "redrew",       "discarded",     "breathed",    "swapped",        "targeted",
    "insight",      "placed",        "gauge_moved", "capped",         "defence_turned",
    "peeked",       "ki_gained",     "ki_lost",     "life_gained",    "die_set",
    "die_left",     "combo",         "reward",      "special_looked", "special_won",
    "special_back", "pawn_moved",    "virtue_won",  "virtue_offered", "virtue_spent",
    "stepped",      "bokken",        "jin",         "credit",         "struck",
    "hit",          "missed",        "die_used",    "die_saved",      "foe_hurt",
    "armour_holds", "armour_breaks", "armour_gone", "foe_wounded",    "wounded",
    "bloodied",     "flipped",       "price_paid",  "card_paid",      "focused",
    "gisei_paid",   "gisei_drawn",   "tried",       "exploited",      "cancelled",
    "entangled",    "answered",      "revealed",    "counter_turned", "blocked",
    "counter_hit",  "hurt",          "foe_died",    "next_foe",       "spoils",
    "round_ended",  "duel_won",      "rested",      "event_drawn",    "event_rolled",
    "forgot",       "next_ki",       "next_weapon", "next_weather",   "next_yoroi",
    "set_out",      "ended"};

// Cards of the default set have words in every language; others bring their own name.
class Describer {
  public:
    Describer(const Book& book, const Event& event) : book_(book), event_(event) {}

    Phrase phrase() const {
        using enum Happening;
        const auto kind = static_cast<Happening>(event_.kind);
        switch (kind) {
            case Weather: return say(n(1) == 0 ? "" : "_duel", {card(book_.cards.weather, 0)});
            case DuelBegan:
                if (n(1) == 0) return say("", {number("number", 0)});
                return say("_opponent", {number("number", 0), {"foe", opponent(n(1) - 1)}});
            case Drew:
            case Discarded:
            case SpecialLooked:
            case SpecialWon:
            case SpecialBack:
            case Forgot: return say("", {{"card", action(0)}});
            case Swapped: return say("", {{"card", action(0)}, {"other", action(1)}});
            case Placed:
                return say("", {{"card", action(0)},
                                number("strength", 1),
                                number("technique", 2),
                                number("guard", 3)});
            case GaugeMoved: return say(gauge(0), {number("by", 1), number("value", 2)});
            case Capped: return say(gauge(0), {number("value", 1)});
            case Credit: return say(gauge(0), {number("value", 1), number("left", 2)});
            case DefenceTurned:
                return say(n(3) != 0 ? "_paid" : "",
                           {card(book_.cards.defence, 0), number("block", 1), number("dodge", 2)});
            case Peeked: return say("", {card(book_.cards.counter, 0)});
            case KiLost:
                if (n(0) == 0) return say("", {number("count", 1)});
                return say("_foe", {number("count", 1)});
            case Combo: return say("", {card(book_.cards.icon, 0, "icon")});
            case Reward:
            case Spoils:
            case PricePaid: return say("_" + digit(0), {});
            case VirtueWon: return explained(book_.cards.bushido);
            case VirtueOffered:
            case VirtueSpent: return say("", {card(book_.cards.bushido, 0)});
            case Struck: return say("_" + digit(0), {number("gauge", 1), number("value", 2)});
            case FoeHurt:
            case Hurt: return hurt(kind == FoeHurt ? 1 : 0);
            case ArmourHolds:
            case ArmourBreaks: return say("_" + digit(0), {number("roll", 1)});
            case ArmourGone:
            case Flipped:
            case NextYoroi:
            case Ended: return say("_" + digit(0), {});
            case FoeWounded: return say("", {number("level", 1), card(book_.cards.injury, 2)});
            case Wounded: return say("", {number("level", 0), card(book_.cards.injury, 1)});
            case Bloodied: return say("", {number("level", 0), {"card", blood()}});
            case CardPaid: return say(n(1) != 0 ? "_reserve" : "", {{"card", action(0)}});
            case GiseiDrawn: return say("", {card(book_.cards.gisei, 0)});
            case Tried: return say("", {card(book_.cards.surrounding, 0, "place")});
            case Exploited:
                return say("", {card(book_.cards.surrounding, 0, "place"), number("roll", 1)});
            case Answered: return answered();
            case CounterTurned: return counter_turned();
            case EventDrawn: return explained(book_.cards.event);
            case EventRolled: return say("", {number("roll", 1)});
            case NextWeapon: return say("", {card(book_.cards.weapon, 0)});
            case Rested: return say("", {number("life", 0), number("ki", 1)});
            case Cancelled:
            case Revealed:
            case Blocked:
            case CounterHit:
            case Insight:
            case Missed:
            case DieSaved:
            case DieLeft:
            case Entangled:
            case FoeDied:
            case NextWeather: return say("", {});
            default: return say("", {number("count", 0)});
        }
    }

  private:
    int n(unsigned i) const { return event_.numbers[i]; }
    std::string digit(unsigned i) const { return std::to_string(n(i)); }
    Argument number(std::string_view name, unsigned i) const { return {name, Term::number(n(i))}; }

    Phrase say(const std::string& suffix, Arguments arguments) const {
        return {"samurai.event." + std::string{kKeys[event_.kind]} + suffix, std::move(arguments)};
    }

    // A card that people meet once in a game, with its text.
    template <class Table>
    Phrase explained(const Table& table) const {
        return say("", {card(table, 0), {"text", Term::text(table[n(0)].text)}});
    }

    std::string gauge(unsigned i) const {
        constexpr std::string_view kNames[] = {"_strength", "_technique", "_guard"};
        return std::string{kNames[n(i)]};
    }

    template <class Card>
    Term term(const Card& card) const {
        return Term::card(card.id, book_.usual ? "" : card.name);
    }
    template <class Table>
    Argument card(const Table& table, unsigned i, std::string_view name = "card") const {
        return {name, term(table[n(i)])};
    }
    Term action(unsigned i) const {
        const int number = n(i);
        return number < book_.actions ? term(book_.cards.action[number])
                                      : term(book_.cards.special[number - book_.actions]);
    }
    Term opponent(int index) const { return term(book_.cards.opponent[index]); }
    Term blood() const {
        const WoundCard& card = book_.cards.blood[n(1)];
        const std::string& name = n(0) == 1 ? card.name1 : card.name2;
        return Term::card(card.id + '.' + digit(0), book_.usual ? "" : name);
    }

    // Armour and Life lost, from this number on.
    Phrase hurt(unsigned i) const {
        if (n(i) != 0 && n(i + 1) != 0) {
            return say("_both", {number("armour", i), number("life", i + 1)});
        }
        if (n(i) != 0) return say("_armour", {number("armour", i)});
        return say("", {number("life", i + 1)});
    }

    Phrase answered() const {
        Arguments enemies;
        each(static_cast<Cards>(n(1)),
             [&](int foe) { enemies.push_back({{}, Term::number(foe + 1)}); });
        if (enemies.empty()) return say("_nobody", {number("roll", 0)});
        return say("", {number("roll", 0), {"enemies", Term::list(std::move(enemies))}});
    }

    Phrase counter_turned() const {
        const std::string suffix = n(5) != 0 ? "_second" : n(3) != 0 ? "_paid" : "";
        return say(suffix, {card(book_.cards.counter, 0), number("level", 2)});
    }

    const Book& book_;
    const Event& event_;
};

constexpr std::string_view kPoints[] = {
    "REDRAW", "EXCHANGE", "PREPARE", "TARGET", "PLACE", "REWARD", "KEEP",   "VIRTUE",
    "STRIKE", "DIE",      "PRICE",   "GUARD",  "END",   "SPOILS", "FORGET", "ROAD"};

}  // namespace

Phrase Samurai::describe(const Event& event) const { return Describer{*book_, event}.phrase(); }

std::string_view Samurai::point(const State& s) const {
    if (s.over() || s.chance()) return {};
    constexpr std::string_view kPlaces[] = {"PLACE1", "PLACE2", "PLACE3"};
    if (s.top().task == Task::Place) return kPlaces[size_of(s.placed)];
    return kPoints[static_cast<unsigned>(s.top().task)];
}

Phrase Samurai::prompt(const State& s, Seat) const {
    if (s.over()) return {"samurai.prompt.over", {}};
    if (s.chance()) return {"samurai.prompt.chance", {}};
    const std::string word{kTaskWords[static_cast<unsigned>(s.top().task)]};
    Phrase phrase{"samurai.prompt." + word, {}};
    const auto add = [&](std::string_view name, int value) {
        phrase.arguments.push_back({name, Term::number(value)});
    };
    switch (s.top().task) {
        case Task::Redraw: add("count", s.redraws); break;
        case Task::Prepare:
            add("breath", may_breath(*book_, s) ? 1 : 0);
            add("swap", s.reserve != 0 && (s.hand & ~s.swapped) != 0 ? 1 : 0);
            break;
        case Task::Place:
            add("number", size_of(s.placed) + 1);
            if (s.defence == 0) break;
            phrase.key += "_open";
            add("block", samurai::block(*book_, s));
            add("dodge", samurai::dodge(*book_, s));
            break;
        case Task::Strike:
            add("strength", s.gauges[0]);
            add("block", samurai::block(*book_, s));
            add("technique", s.gauges[1]);
            add("dodge", samurai::dodge(*book_, s));
            break;
        case Task::DieChoice:
            add("damage", s.top().a);
            add("level", s.die);
            break;
        case Task::Guard:
            add("guard", s.gauges[2]);
            add("focus", s.ki >= book_->c.focus_cost ? 1 : 0);
            add("gisei", may_gisei(*book_, s) ? 1 : 0);
            add("exploit", may_exploit(*book_, s) ? 1 : 0);
            if (!s.three()) break;
            phrase.key += "_enemy";
            add("enemy", s.answerer() + 1);
            break;
        case Task::Road: add("number", s.stage + 1); break;
        default: break;
    }
    return phrase;
}

}  // namespace engawa::samurai
