#include "engine/games/samurai/text/chronicle.h"

#include "engine/games/samurai/rules/happening.h"
#include "engine/games/samurai/text/campaign_save.h"
#include "engine/games/samurai/text/tableau_parts.h"

namespace engawa::samurai {
namespace {

// The counts of a tally by name.
struct Counted {
    std::string_view name;
    int Tally::* count;
};
constexpr Counted kCounts[] = {
    {"rounds", &Tally::rounds},
    {"hits", &Tally::hits},
    {"misses", &Tally::misses},
    {"damage_dealt", &Tally::damage_dealt},
    {"wounds_caused", &Tally::wounds_caused},
    {"die_uses", &Tally::die_uses},
    {"blocked", &Tally::blocked},
    {"countered", &Tally::countered},
    {"cancelled", &Tally::cancelled},
    {"damage_taken", &Tally::damage_taken},
    {"life_paid", &Tally::life_paid},
    {"wounds_suffered", &Tally::wounds_suffered},
    {"specials_won", &Tally::specials_won},
    {"giseis", &Tally::giseis},
    {"exploits", &Tally::exploits},
    {"ki_insight", &Tally::ki_insight},
    {"ki_breath", &Tally::ki_breath},
    {"ki_focus", &Tally::ki_focus},
    {"ki_step", &Tally::ki_step},
    {"ki_jin", &Tally::ki_jin},
    {"ki_price", &Tally::ki_price},
};
constexpr std::array<std::string_view, kMostIcons> kCombos = {
    "combos.1", "combos.2", "combos.3", "combos.4", "combos.5", "combos.6", "combos.7", "combos.8"};
constexpr std::array<std::string_view, 3> kRewards = {"rewards.ki", "rewards.special",
                                                      "rewards.pawn"};

FactList tally_facts(const Tally& tally) {
    FactList facts;
    for (const Counted& one : kCounts) facts.push_back({one.name, tally.*one.count});
    for (unsigned i = 0; i < kMostIcons; ++i) add_some(facts, {{kCombos[i], tally.combos[i]}});
    for (unsigned i = 0; i < kRewards.size(); ++i) {
        facts.push_back({kRewards[i], tally.rewards[i]});
    }
    return facts;
}

// A card once more: its facts become a list.
void put(std::vector<Thing>& things, const std::string& id, FactList facts) {
    for (Thing& thing : things) {
        if (thing.id != id) continue;
        ++thing.count;
        thing.facts.insert(thing.facts.end(), facts.begin(), facts.end());
        return;
    }
    things.push_back({id, 1, std::move(facts)});
}

struct Wound {
    std::string card;
    int level = 0;
    int round = 0;
};

// One duel and the road behind it.
struct Stretch {
    std::vector<Wound> wounds;
    std::vector<Thing> won;
    std::vector<Thing> events;
    std::vector<Thing> forgotten;
    bool armour_gone = false;
    Tally tally;
};

class Chronicle {
  public:
    Chronicle(const Book& book, const State& s) : book_(book), s_(s) {}

    void follow(std::span<const Event> events, std::span<const Tally> earlier) {
        const auto begins = [](const Event& event) {
            return static_cast<Happening>(event.kind) == Happening::Round;
        };
        // The first round is told by no event, nor is the one in which a position begins.
        const bool whole = std::any_of(events.begin(), events.end(), begins);
        if (!whole && s_.round != 0) round_ = s_.round;
        for (const Event& event : events) note(event);
        const std::vector<Tally> counted = tallies({events.begin(), events.end()});
        for (std::size_t i = 0; i < duels_.size(); ++i) duels_[i].tally = counted[i];
        if (earlier.empty()) return;
        duels_.erase(duels_.begin());  // the road that the line ended at is counted there
        std::vector<Stretch> before(earlier.size());
        for (std::size_t i = 0; i < earlier.size(); ++i) before[i].tally = earlier[i];
        duels_.insert(duels_.begin(), before.begin(), before.end());
    }

    Tableau tell() const {
        Tableau out;
        const int last = s_.round != 0 ? s_.stage : s_.stage - 1;  // an ambush can end it there
        const int first =
            s_.mode == Mode::Campaign ? last + 1 - static_cast<int>(duels_.size()) : 0;
        std::vector<Tally> counted;
        for (std::size_t i = 0; i < duels_.size(); ++i) {
            tell_duel(out, duels_[i], first + static_cast<int>(i) + 1);
            counted.push_back(duels_[i].tally);
        }
        out.places.push_back({"sum", {}, tally_facts(sum(counted))});
        if (s_.round == 0) return out;
        tell_wounds(out, "wounds.you", duels_.back().wounds);
        for (int foe = 0; foe < (s_.three() ? kEnemies : 1); ++foe) {
            tell_wounds(out, numbered("wounds", foe + 1), foes_[foe]);
        }
        const Cards earlier = s_.table & ~s_.placed;
        tell_attack(out, 1, s_.attack == 0 ? s_.placed : earlier);
        tell_attack(out, 2, s_.attack == 0 ? 0 : s_.placed);
        out.places.push_back({"strike", {}, strike_});
        out.places.push_back(counter_);
        if (answer_roll_ != 0) out.facts.push_back({"answer_roll", answer_roll_});
        if (exploit_roll_ != 0) out.facts.push_back({"exploit_roll", exploit_roll_});
        return out;
    }

  private:
    void tell_duel(Tableau& out, const Stretch& duel, int number) const {
        engawa::Place place{numbered("duel", number), {}, tally_facts(duel.tally)};
        const bool here = number == s_.stage + 1 || s_.mode != Mode::Campaign;
        const bool won = s_.won() || !here;
        add_some(place.facts, {{"won", won ? 1 : 0},
                               {"lost", !won && s_.over() ? 1 : 0},
                               {"armour_gone", duel.armour_gone ? 1 : 0}});
        out.places.push_back(std::move(place));
        engawa::Place wounds{numbered("suffered", number), {}, {}};
        for (const Wound& wound : duel.wounds) {
            put(wounds.things, wound.card, {{"level", wound.level}, {"round", wound.round}});
        }
        out.places.push_back(std::move(wounds));
        out.places.push_back({numbered("won", number), duel.won, {}});
        out.places.push_back({numbered("events", number), duel.events, {}});
        if (!duel.forgotten.empty()) {
            out.places.push_back({numbered("forgotten", number), duel.forgotten, {}});
        }
    }

    // A Blood card counts to the end, an Injury card in its round; after that it is a scar.
    void tell_wounds(Tableau& out, std::string id, const std::vector<Wound>& wounds) const {
        engawa::Place place{std::move(id), {}, {}};
        const bool yours = place.id == "wounds.you";
        for (const Wound& wound : wounds) {
            const bool counts = (yours && s_.blood_on()) || wound.round == s_.round;
            put(place.things, wound.card,
                {{"level", wound.level}, {"round", wound.round}, {"counts", counts ? 1 : 0}});
        }
        out.places.push_back(std::move(place));
    }

    // The cards in the order in which they were placed; those before the first event come first.
    void tell_attack(Tableau& out, int attack, Cards cards) const {
        engawa::Place place{numbered("attack", attack), {}, {}};
        const auto add = [&](int card) {
            const int slot = static_cast<int>(place.things.size()) + 1;
            place.things.push_back({book_.card_id(card), 1, {{"slot", slot}}});
        };
        Cards seen = 0;
        for (const int card : placed_) seen |= card_bit(card);
        each(cards & ~seen, add);
        for (const int card : placed_) {
            if ((cards & card_bit(card)) != 0) add(card);
        }
        out.places.push_back(std::move(place));
    }

    void note(const Event& event) {
        const auto n = [&](unsigned i) { return int{event.numbers[i]}; };
        Stretch& duel = duels_.back();
        switch (static_cast<Happening>(event.kind)) {
            case Happening::SetOut: duels_.emplace_back(); break;
            case Happening::DuelBegan: foes_ = {}; break;
            case Happening::NextFoe:
                for (auto& foe : foes_) foe.clear();
                break;
            case Happening::Round: begin_round(n(0)); break;
            case Happening::Targeted: answer_roll_ = 0; break;
            case Happening::Placed: placed_.push_back(n(0)); break;
            case Happening::Struck:
                strike_ = {{"gauge", n(0)}, {"value", n(1)}, {"asked", n(2)}};
                break;
            case Happening::Hit: strike_.push_back({"damage", n(0)}); break;
            case Happening::CounterTurned: turn(event); break;
            case Happening::Answered: answer_roll_ = n(0); break;
            case Happening::Exploited: exploit_roll_ = n(1); break;
            case Happening::Wounded:
                duel.wounds.push_back({book_.cards.injury[n(1)].id, n(0), round_});
                break;
            case Happening::Bloodied:
                duel.wounds.push_back({book_.cards.blood[n(1)].id, n(0), round_});
                break;
            case Happening::FoeWounded:
                foes_[n(0) - 1].push_back({book_.cards.injury[n(2)].id, n(1), round_});
                break;
            case Happening::SpecialWon: put(duel.won, book_.card_id(n(0)), {}); break;
            case Happening::VirtueWon: put(duel.won, book_.cards.bushido[n(0)].id, {}); break;
            case Happening::EventDrawn: put(duel.events, book_.cards.event[n(0)].id, {}); break;
            case Happening::EventRolled:
                if (duel.events.empty()) put(duel.events, book_.cards.event[n(0)].id, {});
                duel.events.back().facts.push_back({"roll", n(1)});
                break;
            case Happening::Forgot: put(duel.forgotten, book_.card_id(n(0)), {}); break;
            case Happening::ArmourBreaks:
            case Happening::ArmourGone: duel.armour_gone |= n(0) == 0; break;
            default: break;
        }
    }

    void begin_round(int number) {
        round_ = number;
        placed_.clear();
        answer_roll_ = exploit_roll_ = 0;
    }

    void turn(const Event& event) {
        const auto n = [&](unsigned i) { return int{event.numbers[i]}; };
        counter_.things = {{book_.cards.counter[n(0)].id, 1, {}}};
        counter_.facts = {{"foe", n(1)}, {"level", n(2)}, {"paid", n(3)}, {"second", n(5)}};
    }

    const Book& book_;
    const State& s_;
    std::vector<Stretch> duels_{1};
    std::array<std::vector<Wound>, kEnemies> foes_;
    std::vector<int> placed_;  // in this round
    FactList strike_;
    engawa::Place counter_{"answer", {}, {}};
    int round_ = 1;
    int answer_roll_ = 0;
    int exploit_roll_ = 0;
};

}  // namespace

Tableau chronicle_of(const Samurai& game, const Observed<State>& view,
                     std::span<const Event> events, std::span<const Tally> earlier) {
    Chronicle chronicle{game.book(), view.state()};
    chronicle.follow(events, earlier);
    return chronicle.tell();
}

Tableau chronicle_on(const Samurai& game, const Observed<State>& view,
                     std::span<const Event> events, const std::string& line) {
    if (line.empty()) return chronicle_of(game, view, events);
    const auto save = read_save(game, line);
    return save ? chronicle_of(game, view, events, save->duels) : Tableau{};
}

}  // namespace engawa::samurai
