// Words for events and prompts: keys of data/words with their arguments.
#include "engine/games/samurai/rules/happening.h"
#include "engine/games/samurai/text/names.h"
#include "engine/games/samurai/text/tableau_parts.h"

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
            case Weather: return say({card(book_.cards.weather, 0), word("what", kWeathers[n(1)])});
            case DuelBegan: return duel_began();
            case Drew:
            case Discarded:
            case SpecialLooked:
            case SpecialWon:
            case SpecialBack:
            case Forgot: return say({{"card", action(0)}});
            case Swapped: return say({{"card", action(0)}, {"other", action(1)}});
            case Targeted: return say({foe(0)});
            case Placed:
                return say({{"card", action(0)},
                            number("strength", 1),
                            number("technique", 2),
                            number("guard", 3)});
            case GaugeMoved: return say({gauge(), number("by", 1), number("value", 2)});
            case Capped: return say({gauge(), number("value", 1)});
            case Credit: return say({gauge(), number("value", 1), number("left", 2)});
            case DefenceTurned:
                return say_paid(
                    {card(book_.cards.defence, 0), number("block", 1), number("dodge", 2)});
            case Peeked: return say({card(book_.cards.counter, 0)});
            case KiLost:
                return say(
                    {word("who", n(0) == 0 ? "loses.you" : "loses.foe"), number("count", 1)});
            case Combo: return say({card(book_.cards.icon, 0, "icon")});
            case Reward: return say({word("what", kRewards[n(0)])});
            case Spoils: return say({word("what", kSpoils[n(0)])});
            case PricePaid: return say({word("what", kPrices[n(0)])});
            case VirtueWon: return explained(book_.cards.bushido);
            case VirtueOffered:
            case VirtueSpent: return say({card(book_.cards.bushido, 0)});
            case Struck:
                return say({gauge(), number("value", 1), word("against", kAgainst[n(0)]),
                            number("needed", 2)});
            case FoeHurt: return say({foe(0), lost(1)});
            case Hurt: return say({lost(0)});
            case ArmourHolds:
            case ArmourBreaks:
                return say(
                    {word("whose", n(0) == 0 ? "whose.you" : "whose.foe"), number("roll", 1)});
            case ArmourGone: return say({word("whom", n(0) == 0 ? "whom.you" : "whom.foe")});
            case Flipped: return say({word("side", n(0) == 0 ? "side.a" : "side.b")});
            case NextYoroi: return say({word("who", n(0) == 0 ? "wears.you" : "wears.foe")});
            case Ended: return say({word("reason", kEnds[n(0)])});
            case FoeWounded: return say({foe(0), number("level", 1), card(book_.cards.injury, 2)});
            case Wounded: return say({number("level", 0), card(book_.cards.injury, 1)});
            case Bloodied:
                return say({card(book_.cards.blood, 1), number("level", 0), {"wound", wound()}});
            case CardPaid:
                return say(
                    {{"card", action(0)}, {"from", Term::place(n(1) != 0 ? "reserve" : "hand.1")}});
            case GiseiDrawn: return say({card(book_.cards.gisei, 0)});
            case Tried: return say({card(book_.cards.surrounding, 0, "place")});
            case Exploited:
                return say({card(book_.cards.surrounding, 0, "place"), number("roll", 1)});
            case Answered: return answered();
            case CounterTurned: return counter_turned();
            case EventDrawn: return explained(book_.cards.event);
            case EventRolled: return say({number("roll", 1)});
            case NextWeapon: return say({card(book_.cards.weapon, 0)});
            case Rested: return say({number("life", 0), number("ki", 1)});
            case Revealed:
            case Blocked:
            case CounterHit:
            case FoeDied: return say({foe(0)});
            case Cancelled:
            case Insight:
            case Missed:
            case DieSaved:
            case DieLeft:
            case Entangled:
            case NextWeather: return say({});
            default: return say({number("count", 0)});
        }
    }

  private:
    using Words = std::string_view[];
    static constexpr Words kWeathers = {"weather.game", "weather.duel"};
    static constexpr Words kRewards = {"reward.ki", "reward.special", "reward.pawn"};
    static constexpr Words kSpoils = {"spoils.life", "spoils.ki", "spoils.special"};
    static constexpr Words kPrices = {"price.ki", "price.life", "price.die"};
    static constexpr Words kAgainst = {"block", "dodge"};
    static constexpr Words kEnds = {"end.foes_dead", "end.life",        "end.beheaded",
                                    "end.cliff",     "end.blood_empty", "end.round_limit"};

    int n(unsigned i) const { return event_.numbers[i]; }
    Argument number(std::string_view name, unsigned i) const { return {name, Term::number(n(i))}; }
    static Term word(std::string_view key) { return Term::word("samurai." + std::string{key}); }
    static Argument word(std::string_view name, std::string_view key) { return {name, word(key)}; }
    // Foes are counted from 1.
    Argument foe(unsigned i) const { return {"foe", Term::place(foe_place(n(i) - 1))}; }
    Argument gauge() const { return {"gauge", Term::place(kGaugePlaces[n(0)])}; }

    Phrase say(Arguments arguments) const {
        return {"samurai.event." + std::string{kKeys[event_.kind]}, std::move(arguments)};
    }
    Phrase say_paid(Arguments arguments) const {  // number 3: 1 if the Ki mark was paid
        if (n(3) != 0) arguments.push_back(word("paid", "paid"));
        return say(std::move(arguments));
    }

    // A card that people meet once in a game, with its text.
    template <class Table>
    Phrase explained(const Table& table) const {
        const auto& told = table[n(0)];
        return say({card(table, 0),
                    {"text", book_.usual ? word("text." + told.id) : Term::text(told.text)}});
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
    // A Blood card is called by its level.
    Term term(const WoundCard& card) const { return Term::card(card.id); }
    Term wound() const {
        const WoundCard& card = book_.cards.blood[n(1)];
        if (!book_.usual) return Term::text(n(0) == 1 ? card.name1 : card.name2);
        return word("card." + card.id + (n(0) == 1 ? ".1" : ".2"));
    }

    Phrase duel_began() const {
        Arguments arguments{number("number", 0)};
        if (n(1) != 0) arguments.push_back({"foe", term(book_.cards.opponent[n(1) - 1])});
        return say(std::move(arguments));
    }

    // Armour and Life lost, from this number on.
    Argument lost(unsigned i) const {
        Arguments all;
        const auto add = [&](std::string_view key, unsigned at) {
            Phrase amount{"samurai." + std::string{key}, {number("count", at)}};
            all.push_back({{}, Term::phrase(std::move(amount))});
        };
        if (n(i) != 0) add("amount.armour", i);
        if (n(i) == 0 || n(i + 1) != 0) add("amount.life", i + 1);
        return {"what", Term::list(std::move(all))};
    }

    Phrase answered() const {
        Arguments foes;
        each(static_cast<Cards>(n(1)),
             [&](int foe) { foes.push_back({{}, Term::place(foe_place(foe))}); });
        if (foes.empty()) foes.push_back({{}, word("nobody")});
        return say({number("roll", 0), {"foes", Term::list(std::move(foes))}});
    }

    Phrase counter_turned() const {
        Arguments arguments{card(book_.cards.counter, 0), foe(1), number("level", 2)};
        if (n(5) != 0) arguments.push_back(word("second", "second"));
        return say_paid(std::move(arguments));
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
    const auto offer = [&](std::string_view way, bool open) {
        if (open) phrase.arguments.push_back({way, Term::word("samurai.way." + std::string{way})});
    };
    switch (s.top().task) {
        case Task::Redraw: add("count", s.redraws); break;
        case Task::Prepare:
            offer("breath", may_breath(*book_, s));
            offer("swap", s.reserve != 0 && (s.hand & ~s.swapped) != 0);
            break;
        case Task::Place:
            add("number", size_of(s.placed) + 1);
            if (s.defence == 0) break;
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
            offer("focus", s.ki >= book_->c.focus_cost);
            offer("gisei", may_gisei(*book_, s));
            offer("exploit", may_exploit(*book_, s));
            if (!s.three()) break;
            phrase.arguments.push_back({"foe", Term::place(foe_place(s.answerer()))});
            break;
        case Task::Road: add("number", s.stage + 1); break;
        default: break;
    }
    return phrase;
}

}  // namespace engawa::samurai
