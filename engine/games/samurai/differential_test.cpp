// The fast Way of the Samurai against the slow one of tests/reference.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "engine/games/samurai/happening.h"
#include "engine/games/samurai/samurai.h"
#include "tests/reference/slow_samurai.h"
#include "tests/reference/slow_samurai_cards.h"

namespace engawa::samurai {
namespace {

using Words = std::vector<std::string>;
using Slow = slow_samurai::Position;
using slow_samurai::Counts;

Words words(const std::string& text) {
    std::istringstream in(text);
    Words list;
    for (std::string word; in >> word;) list.push_back(word);
    return list;
}

template <class List>
const auto& any(const List& list, Rng& rng) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// ----- the fast game, by words -----

// The cards of an exchange are a set; both games name it in their own order.
std::string in_order(const std::string& move) {
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
        MoveRoom<Samurai> room;
        if (!s.over()) game().legal(s, seat(), room.list);
        for (const Move move : room.list) {
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
            case Happening::VirtueWon: return add("bushido_won", n[0] == 6 ? 0 : 1);  // BU7
            default: return;
        }
    }

    Options options_;
};

// ----- players -----

// How answers are picked: `attack` and `guard` weigh the numbers of cards, `luck` of a hundred
// outcomes are good ones, `whim` of a hundred decisions are any.
struct Player {
    int attack = 2;
    int guard = 1;
    int luck = 0;
    int whim = 100;
};

int value_of(const std::string& card, const Player& player, const std::string& weapon) {
    const auto& numbers =
        slow_samurai::in(card[0] == 'A' ? slow_samurai::kSpecials : slow_samurai::kActions, card);
    const int gauge = weapon == "WE-U" ? numbers.technique : numbers.strength;
    return player.attack * gauge + player.guard * numbers.guard;
}

// The worth of a decision to the player; those it has no opinion on are worth nothing.
int value_of_move(const Slow& p, const std::string& move, const Player& player) {
    const Words parts = words(move);
    const auto& t = p.now;
    const int gap = t.attack == 2 ? 3 : 4;
    if (parts[0] == "place") return value_of(parts[1], player, t.weapon);
    if (parts[0] == "swap") return 3 + value_of(parts[1], player, t.weapon);
    if (move == "strike strength") return player.attack * (t.strength - t.block);
    if (move == "strike technique") return player.attack * (t.technique - t.dodge);
    if (move == "focus") return t.guard < gap ? 3 : -3;
    if (move == "gisei") return t.guard < 1 && t.life > 4 ? 4 : -4;
    if (move == "price life") return t.life > 3 ? 0 : -5;
    if (move == "die use" || move == "ready") return 2;
    if (move == "step" || move == "bokken" || move == "redraw") return -1;
    if (move == "insight" || move == "breath" || move == "exploit") return -20;
    return 0;
}

int value_of_outcome(const Slow& p, const std::string& outcome) {
    const Words parts = words(outcome);
    if (parts[0] == "defence") return -slow_samurai::in(slow_samurai::kDefences, parts[1]).block;
    if (parts[0] == "counter") return -slow_samurai::in(slow_samurai::kCounters, parts[1]).level;
    const bool mine = !p.now.answering.empty();
    if (parts[0] == "injury") return (parts[1] == "I8" ? 2 : parts[1] == "I6") * (mine ? -1 : 1);
    if (parts[0] == "draw") return value_of(parts[1], Player{1, 1, 0, 0}, p.now.weapon);
    return 0;
}

std::string pick(const Slow& p, const Player& player, Rng& rng) {
    const bool chance = p.actor == "chance";
    const bool weigh = chance ? rng.below(100) < player.luck : rng.below(100) >= player.whim;
    if (!weigh) return any(p.moves, rng);
    Words best;
    int highest = -1000;
    for (const std::string& move : p.moves) {
        const int value = chance ? value_of_outcome(p, move) : value_of_move(p, move, player);
        if (value > highest) best.clear();
        if (value >= highest) best.push_back(move);
        highest = std::max(highest, value);
    }
    return any(best, rng);
}

// ----- along a game -----

using Seen = std::map<std::string, int>;

void expect_same(const Fast& fast, const Slow& slow) {
    ASSERT_EQ(fast.text(), slow_samurai::write(slow.now)) << Fast::game().write(fast.s);
    ASSERT_EQ(fast.actor(), slow.actor) << Fast::game().write(fast.s);
    ASSERT_EQ(fast.moves(), slow.moves) << Fast::game().write(fast.s);
    if (slow.actor == "you") {
        ASSERT_EQ(Fast::game().point(fast.s), slow.point) << Fast::game().write(fast.s);
    }
    ASSERT_EQ(Fast::game().ki_limit(fast.s), ki_limit(slow.now));
}

void expect_same_end(const Fast& fast, const Slow& slow) {
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

void play_both(const Given& given, const Player& player, Rng& rng, Seen& seen) {
    Fast fast(given);
    Slow slow = slow_samurai::start(slow_samurai::full_options(given));
    while (!slow.actor.empty()) {
        ASSERT_NO_FATAL_FAILURE(expect_same(fast, slow));
        const std::string move = pick(slow, player, rng);
        ++seen[slow.actor == "you" ? slow.point + " " + words(move)[0] : move];
        slow = slow_samurai::play(slow, move);
        ASSERT_NO_FATAL_FAILURE(fast.play(move));
    }
    ASSERT_NO_FATAL_FAILURE(expect_same(fast, slow));
    ASSERT_NO_FATAL_FAILURE(expect_same_end(fast, slow));
    ++seen["end " + slow.now.cause];
    ++seen["won " + std::to_string(slow.now.duels_won)];
}

Given random_options(Rng& rng) {
    const Given modes = {{"mode", "campaign"}, {"mode", "clan"}, {"three", "on"}};
    for (;;) {
        Given given;
        if (rng.below(2) == 0) given.push_back(any(modes, rng));
        const bool duel = given.empty();
        if (duel) given.emplace_back("opponent", "O" + std::to_string(1 + rng.below(7)));
        for (const OptionSpec& spec : Fast::game().schema()) {
            if (spec.name == "mode" || spec.name == "opponent" || spec.name == "three") continue;
            given.emplace_back(spec.name, any(spec.values, rng));
        }
        if (slow_samurai::refusal(given).empty()) return given;
    }
}

// Wild ones, fighters with more or less luck, and one who only guards himself.
const std::vector<Player> kPlayers = {
    {2, 1, 0, 100}, {2, 1, 60, 15}, {3, 1, 95, 10}, {-2, 2, 95, 5}};

void play_games(int games, const Player& player, std::uint64_t seed, Seen& seen) {
    Rng rng{seed};
    for (int i = 0; i < games; ++i) {
        const Given given = random_options(rng);
        std::string said;
        for (const auto& [name, value] : given) said += name + "=" + value + " ";
        SCOPED_TRACE(said);
        ASSERT_NO_FATAL_FAILURE(play_both(given, player, rng, seen));
    }
}

TEST(SamuraiDifferential, RandomGames) {
    const int games = std::getenv("GAMES") ? atoi(std::getenv("GAMES")) : 20;
    const int seed = std::getenv("SEED") ? atoi(std::getenv("SEED")) : 1;
    for (const Player& player : kPlayers) {
        Seen seen;
        ASSERT_NO_FATAL_FAILURE(play_games(games, player, seed, seen));
        std::string all;
        for (const auto& [what, n] : seen) all += what + ": " + std::to_string(n) + ", ";
        std::printf("%s\n\n", all.c_str());
    }
}

}  // namespace
}  // namespace engawa::samurai
