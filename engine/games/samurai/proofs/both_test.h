// Both games of Way of the Samurai side by side: the fast one by its words, and what must agree.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "engine/games/samurai/rules/happening.h"
#include "engine/games/samurai/samurai.h"
#include "tests/reference/slow_samurai.h"

namespace engawa::samurai {

using Words = std::vector<std::string>;
using Slow = slow_samurai::Position;
using slow_samurai::Counts;

inline Words words(const std::string& text) {
    std::istringstream in(text);
    Words list;
    for (std::string word; in >> word;) list.push_back(word);
    return list;
}

template <class List>
const auto& any(const List& list, Rng& rng) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// The cards of an exchange are a set; both games name it in their own order.
inline std::string in_order(const std::string& move) {
    Words parts = words(move);
    if (parts[0] != "exchange" || parts.size() < 3) return move;
    std::sort(parts.begin() + 1, parts.end());
    return parts[0] + " " + parts[1] + " " + parts[2];
}

class Fast {
  public:
    explicit Fast(const Given& given) : options_(*game().options(given)) {
        s = game().start(options_);
    }
    static const Samurai& game() {
        static const Samurai kGame;
        return kGame;
    }
    std::string actor() const {
        if (s.over()) return "";
        return s.chance() ? "chance" : "you";
    }
    Words moves() const {
        Words list;
        MoveBuffer<Samurai> buffer;
        if (!s.over()) game().legal(s, seat(), buffer.list);
        for (const Move move : buffer.list) {
            EXPECT_EQ(s.chance() ? game().weight(s, move) : 1, 1U);  // SAM-019 SAM-080
            list.push_back(in_order(game().write_move(s, seat(), move)));
        }
        std::sort(list.begin(), list.end());
        return list;
    }
    void play(const std::string& text) {
        const auto move = game().read_move(s, seat(), text);
        ASSERT_TRUE(move.ok()) << text;
        EventList list;
        game().apply(s, seat(), *move, list);
        for (const Event& event : list.events) count(event);
    }
    void read(const std::string& text) {
        const auto state = game().read(options_, text);
        ASSERT_TRUE(state.ok()) << state.error().text << " in " << text;
        s = *state;
    }
    // Without what is still to be done.
    std::string text() const {
        const std::string all = game().write(s);
        return all.substr(0, all.rfind('/'));
    }

    State s;
    Counts counts;  // SAM-741 to SAM-743, from the events

  private:
    Seat seat() const { return s.chance() ? kChance : Seat{0}; }

    void count(const Event& event) {
        const auto add = [&](const std::string& what, int n = 1) {
            if (n != 0) counts[what] += n;
        };
        const auto& n = event.numbers;
        switch (static_cast<Happening>(event.kind)) {
            case Happening::Hit: return add("hits");
            case Happening::Missed: return add("misses");
            case Happening::FoeHurt: return add("dealt", n[1] + n[2]);
            case Happening::FoeWounded: return add("wounds_caused");
            case Happening::DieUsed: return add("die_used");
            case Happening::Blocked: return add("blocked");
            case Happening::CounterHit: return add("hit");
            case Happening::Cancelled:
            case Happening::Entangled: return add("cancelled");
            case Happening::Hurt: return add("taken", n[0] + n[1]);
            case Happening::Bokken:
            case Happening::GiseiPaid: return add("life_paid", n[0]);
            case Happening::Wounded:
            case Happening::Bloodied: return add("wounds_suffered");
            case Happening::Combo:
                return add(std::string{"combo_"} +
                           Words{"fire", "water", "earth", "void"}.at(n[0]));
            case Happening::Reward:
                return add(std::string{"reward_"} + Words{"ki", "special", "pawn"}.at(n[0]));
            case Happening::SpecialWon: return add("specials_won");
            case Happening::GiseiDrawn: return add("gisei");
            case Happening::Tried: return add("exploited");
            case Happening::Insight: return add("ki_insight");
            case Happening::Breathed: return add("ki_breath");
            case Happening::Focused: return add("ki_focus", n[0]);
            case Happening::Stepped: return add("ki_step", n[0]);
            case Happening::Jin: return add("ki_jin");
            case Happening::PricePaid:
                if (n[0] == 0) add("ki_price");
                if (n[0] == 1) add("life_paid");
                return;
            case Happening::VirtueWon: return add("bushido_won");
            default: return;
        }
    }

    Options options_;
};

inline void expect_same(const Fast& fast, const Slow& slow) {
    ASSERT_EQ(fast.text(), slow_samurai::write(slow.now)) << Fast::game().write(fast.s);
    ASSERT_EQ(fast.actor(), slow.actor) << Fast::game().write(fast.s);
    ASSERT_EQ(fast.moves(), slow.moves) << Fast::game().write(fast.s);
    if (slow.actor == "you") {
        ASSERT_EQ(Fast::game().point(fast.s), slow.point) << Fast::game().write(fast.s);
    }
    ASSERT_EQ(Fast::game().ki_limit(fast.s), ki_limit(slow.now));
}

inline void expect_same_end(const Fast& fast, const Slow& slow) {
    const Report report = Fast::game().report(fast.s);
    const auto& t = slow.now;
    const bool won = t.cause == "foes_dead";
    ASSERT_EQ(report.reason, t.cause);
    ASSERT_EQ(report.winners.empty(), !won);
    ASSERT_EQ(report.points[0], slow_samurai::score(t));
    ASSERT_EQ(report.utility[0], won                                  ? 120
                                 : t.options.at("mode") == "campaign" ? 20 * t.duels_won
                                                                      : 0);
    std::map<std::string, int> extras;
    for (int i = 0; i < report.extra_count; ++i) {
        extras[std::string{report.extras.at(i).name}] = report.extras.at(i).value;
    }
    const Counts last = t.statistics.back();
    const int dealt = last.contains("dealt") ? last.at("dealt") : 0;
    const std::map<std::string, int> expected = {{"won", won},
                                                 {"score", slow_samurai::score(t)},
                                                 {"duels_won", t.duels_won},
                                                 {"rounds", t.round},
                                                 {"life", t.life},
                                                 {"ki", t.ki},
                                                 {"armour", t.armour},
                                                 {"damage_dealt", dealt}};
    ASSERT_EQ(extras, expected);
    Counts counts;
    for (const auto& [what, n] : slow_samurai::sum(t))
        if (n != 0) counts[what] = n;
    ASSERT_EQ(fast.counts, counts);
}

}  // namespace engawa::samurai
