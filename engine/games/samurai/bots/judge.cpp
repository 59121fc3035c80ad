#include "engine/games/samurai/bots/judge.h"

#include <algorithm>

#include "engine/games/samurai/bots/plan.h"

namespace engawa::samurai {
namespace {

// Hundredths of log-odds for a sign of 100.
constexpr Signs kWeights = {
    42,   // Life
    -60,  // LowLife
    -54,  // LastLife
    -44,  // Foe
    139,  // FoeLow
    47,   // Ki
    -22,  // FoeKi
    36,   // Die
    85,   // Reserve
    24,   // Deck
    15,   // Pawn
    54,   // Bag
    -48,  // Counters
    -45,  // Defences
    100,  // Virtue
    -25,  // Wounds
    -16,  // Enemies
    62,   // Base
};

// 1 / (1 + exp(-x)) for x = 0, 0.25 ... 8, of kFullValue.
constexpr auto kLogistic = [] {
    constexpr double kQuarter = 0.77880078307140487;  // exp(-0.25)
    std::array<std::int32_t, 33> table{};
    double power = 1;
    for (auto& value : table) {
        value = static_cast<std::int32_t>(kFullValue / (1 + power) + 0.5);
        power *= kQuarter;
    }
    return table;
}();

std::int32_t logistic(int hundredths) {
    const int size = std::min(std::abs(hundredths), 799);
    const int i = size / 25;
    const std::int32_t value = kLogistic[i] + (kLogistic[i + 1] - kLogistic[i]) * (size % 25) / 25;
    return hundredths < 0 ? kFullValue - value : value;
}

int mean_worth(const Book& book, Cards cards) {
    if (cards == 0) return 0;
    int sum = 0;
    each(cards, [&](int card) { sum += card_worth(book, card); });
    return sum / size_of(cards);
}

int mean_threat(const Book& book, Pile pile) {
    if (pile == 0) return 0;
    int sum = 0;
    each(pile, [&](int card) {
        const CounterValues& values = book.counter[card];
        sum += 100 * values.level + 50 * values.damage + 50 * values.wound;
    });
    return sum / std::popcount(pile);
}

int mean_defence(const Book& book, Pile pile) {
    if (pile == 0) return 0;
    int sum = 0;
    each(pile, [&](int card) {
        const DefenceValues& values = book.defence[card];
        sum += 100 * std::min(values.block, values.dodge) + (values.ki_mark ? 100 : 0);
    });
    return sum / std::popcount(pile);
}

int foes_left(const Book& book, const State& s, int& others) {
    int sum = 0;
    int living = 0;
    for (const Fighter& foe : s.foes) {
        sum += foe.life;
        living += foe.life != 0 ? 1 : 0;
    }
    others = std::max(0, living - 1);
    if (s.mode == Mode::Clan) {
        const int stages = book.stages(Mode::Clan);
        for (int i = s.three() ? stages - 1 : s.stage + 1; i < stages; ++i) {
            sum += book.clan[i].fighter.life;
        }
    }
    return sum + (s.wearer == Wearer::Foe ? s.armour : 0);
}

// As measured with duels that began with one (docs/games/samurai.md); what lasts needs a long
// fight.
int virtue_worth(const Book& book, const State& s, int foe) {
    if (s.virtue == 0) return 0;
    const VirtueValues& card = virtue(book, s);
    const int to_come = s.mode == Mode::Campaign ? 10 : std::min(foe, 10);
    return 31 * (card.credit != 0 ? s.credit : 0) + 12 * card.exchange * to_come +
           2 * card.combo_special * to_come;
}

std::int32_t chance(const Book& book, const State& s) {
    const Signs signs = signs_of(book, s);
    int sum = 0;
    for (unsigned i = 0; i < kSigns; ++i) sum += signs[i] * kWeights[i];
    return logistic(sum / 100);
}

}  // namespace

Signs signs_of(const Book& book, const State& s) {
    Signs signs{};
    const auto set = [&](Sign sign, int value) { signs[static_cast<unsigned>(sign)] = value; };
    const int armour = s.wearer == Wearer::You ? s.armour : 0;
    int others = 0;
    const int foe = foes_left(book, s, others);
    set(Sign::Life, 100 * s.life + 70 * armour);
    set(Sign::LowLife, s.life + armour <= 2 ? 100 : 0);
    set(Sign::LastLife, s.life + armour <= 1 ? 100 : 0);
    set(Sign::Foe, 100 * foe);
    set(Sign::FoeLow, foe <= 2 ? 100 : 0);
    set(Sign::Ki, 100 * s.ki);
    set(Sign::FoeKi, 100 * s.foes[0].ki);
    set(Sign::Die, s.die == 0 ? -100 : 100 * (s.die - 1));
    set(Sign::Reserve, 100 * size_of(s.reserve));
    const Cards deck = action_deck(s);
    set(Sign::Deck, 100 * size_of(deck & book.all_specials));
    set(Sign::Pawn, s.bushido() && s.virtue == 0 ? 100 * s.pawn : 0);
    const Cards bag = s.bag != 0 ? s.bag : s.discard;
    set(Sign::Bag, (mean_worth(book, bag) - mean_worth(book, deck)));
    const Pile counters = s.counter_bag != 0 ? s.counter_bag : s.counter_discard;
    set(Sign::Counters, mean_threat(book, counters) - mean_threat(book, book.all_counter));
    const Pile defences = s.defence_bag != 0 ? s.defence_bag : s.defence_discard;
    set(Sign::Defences, mean_defence(book, defences) - mean_defence(book, book.all_defence));
    set(Sign::Virtue, virtue_worth(book, s, foe));
    const int kept = std::popcount(s.blood[0]) + 2 * std::popcount(s.blood[1]);
    set(Sign::Wounds, 100 * kept);
    set(Sign::Enemies, 100 * others);
    set(Sign::Base, 100);
    return signs;
}

std::int32_t judge(const Book& book, const State& s) {
    const int stages = book.stages(Mode::Campaign);
    if (s.over()) {
        if (s.won()) return kFullValue;
        return s.mode == Mode::Campaign ? kFullValue * s.stage / stages : 0;
    }
    if (s.mode != Mode::Campaign) return chance(book, s);
    return (kFullValue * s.stage + chance(book, s)) / stages;
}

}  // namespace engawa::samurai
