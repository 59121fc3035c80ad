// What must hold of all cards together: no circle of cards, and nothing that the fixed sizes of a
// battle or of the list of things to do could not hold.
#include "engine/games/susanoo/cards/card_reader.h"

namespace engawa::susanoo {
namespace {

class Together {
  public:
    Together(const std::vector<Card>& cards, const std::vector<std::string>& paths,
             Mistakes& mistakes)
        : cards_(cards), paths_(paths), mistakes_(mistakes) {}

    void check() {
        fetching();
        joining();
        lying();
        winning();
        standing(Action::Lucky, 9, "roll so many extra dice");
        standing(Action::Pour, 60, "add so much to a Sake Drink");
        unused();
    }

  private:
    template <class F>
    void for_effects(F&& f) {
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            for (std::size_t j = 0; j < cards_[i].effects.size(); ++j) {
                f(cards_[i], cards_[i].effects[j], path_of(path_of(paths_[i], "effects"), j));
            }
        }
    }

    // Two Events that take cards back from the Event discards could fetch each other for ever.
    void fetching() {
        std::string first;
        for_effects([&](const Card& card, const Effect& e, const std::string& path) {
            if (card.kind != Kind::Event || e.deck != Deck::EventDiscard) return;
            mistakes_.expect(first.empty(), path,
                             card.id +
                                 ": only one effect of an Event may fetch from the Event "
                                 "discards, or cards could fetch one another for ever; " +
                                 first + " does so already");
            if (first.empty()) first = card.id;
        });
    }

    // A battle has room for 11 foes: 8 heads and 3 Yokai that join.
    void joining() {
        constexpr int kMost = 3;
        int joined = 0;
        int largest = 0;
        int fetched = 0;
        std::string last;
        bool from_events = false;
        for_effects([&](const Card& card, const Effect& e, const std::string& path) {
            if (e.act != Action::Join) return;
            joined += e.n;
            largest = std::max(largest, e.n);
            from_events = from_events || card.kind == Kind::Event;
            last = path;
        });
        for_effects([&](const Card&, const Effect& e, const std::string&) {
            if (e.deck == Deck::EventDiscard && from_events) fetched += e.n;
        });
        const int all = joined + largest * fetched;
        mistakes_.expect(all <= kMost, last,
                         "with all cards of join " + std::to_string(all) +
                             " Yokai could join one battle (cards fetched back counted); " +
                             std::to_string(kMost) + " is the most");
    }

    // Results of cards in one battle: 20 lying cards beside foes and what fighters use.
    void lying() {
        constexpr int kMost = 20;
        constexpr int kMostEntering = 10;
        int battle = 0;
        int entering = 0;
        std::string last;
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const Place place = place_of(cards_[i]);
            bool counts = place == Place::Battle;
            bool enters = false;
            for (const Effect& e : cards_[i].effects) {
                if (e.act == Action::Annul) counts = false;
                if (place == Place::Persistent && e.on == Trigger::Enter) enters = true;
            }
            battle += counts || enters ? 1 : 0;
            entering += enters ? 1 : 0;
            if (counts || enters) last = paths_[i];
        }
        mistakes_.expect(battle <= kMost, last,
                         "there are " + std::to_string(battle) +
                             " cards of timing battle (those with annul not counted) and "
                             "persistent Events with enter; a battle has room for " +
                             std::to_string(kMost));
        mistakes_.expect(entering <= kMostEntering, last,
                         "there are " + std::to_string(entering) +
                             " persistent Events with enter; " + std::to_string(kMostEntering) +
                             " is the most");
    }

    // Cards whose win effects can come after one battle: those that lie in it, all persistent
    // Events, and for two fighters a Being, a Transformation and Equipment of each type.
    void winning() {
        constexpr int kMost = 8;
        int loose = 0;
        int carried[5] = {};
        std::string last;
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            bool wins = false;
            for (const Effect& e : cards_[i].effects) wins = wins || e.on == Trigger::Win;
            if (!wins) continue;
            const int slot = slot_of(cards_[i]);
            if (slot < 0) {
                ++loose;
            } else {
                carried[slot] = std::min(2, carried[slot] + 1);
            }
            last = paths_[i];
        }
        for (const int n : carried) loose += n;
        mistakes_.expect(loose <= kMost, last,
                         std::to_string(loose) +
                             " cards with win could be due after one battle (cards lying in it, "
                             "persistent Events, and of each thing that two fighters use two); " +
                             std::to_string(kMost) + " is the most");
    }

    // Of a player's cards in force one is of each of these: helmet, armor, weapon, Being,
    // Transformation. -1: any number can be.
    static int slot_of(const Card& card) {
        if (card.kind == Kind::HeavenlyBeing) return 3;
        if (card.kind == Kind::Transformation) return 4;
        return place_of(card) == Place::Equipment ? static_cast<int>(card.type) : -1;
    }

    // What the best cards together give one player.
    void standing(Action act, int limit, std::string_view what) {
        int loose = 0;
        int best[5] = {};
        std::string last;
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            int sum = 0;
            for (const Effect& e : cards_[i].effects) sum += e.act == act ? e.n : 0;
            if (sum == 0) continue;
            const int slot = slot_of(cards_[i]);
            if (slot < 0) {
                loose += sum;
            } else {
                best[slot] = std::max(best[slot], sum);
            }
            last = paths_[i];
        }
        for (const int n : best) loose += n;
        mistakes_.expect(loose <= limit, last,
                         "with the best cards one player could " + std::string{what} + ": " +
                             std::to_string(loose) + "; " + std::to_string(limit) + " is the most");
    }

    // A set without some of the words can be played, but was hardly meant.
    void unused() {
        bool triggers[std::size(kTriggerWords)] = {};
        bool tests[std::size(kTestWords)] = {};
        bool actions[std::size(kActionWords)] = {};
        for_effects([&](const Card&, const Effect& e, const std::string&) {
            triggers[static_cast<std::size_t>(e.on)] = true;
            actions[static_cast<std::size_t>(e.act)] = true;
            for (const Condition& c : e.when) tests[static_cast<std::size_t>(c.test)] = true;
        });
        warn_unused("triggers", kTriggerWords, triggers);
        warn_unused("conditions", kTestWords, tests);
        warn_unused("actions", kActionWords, actions);
    }
    template <std::size_t n>
    void warn_unused(std::string_view list, const std::string_view (&words)[n],
                     const bool (&used)[n]) {
        for (std::size_t i = 0; i < n; ++i) {
            mistakes_.warn_unless(used[i], path_of("vocabulary", list),
                                  std::string{words[i]} + " is used by no card");
        }
    }

    const std::vector<Card>& cards_;
    const std::vector<std::string>& paths_;
    Mistakes& mistakes_;
};

}  // namespace

void check_together(const std::vector<Card>& cards, const std::vector<std::string>& paths,
                    Mistakes& mistakes) {
    Together{cards, paths, mistakes}.check();
}

}  // namespace engawa::susanoo
