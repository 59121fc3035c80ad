// Both games with the same cards of random effects: what the usual cards do not use.
#include "engine/core/long_run_test.h"
#include "engine/games/susanoo/cards/card_words.h"
#include "engine/games/susanoo/cards/random_cards_test.h"
#include "engine/games/susanoo/proofs/both_test.h"

namespace engawa::susanoo {
namespace {

std::string text(std::string_view word) { return std::string{word}; }

std::string condition_text(const Condition& c) {
    const std::string word = (c.negated ? "!" : "") + text(word_of(kTestWords, c.test));
    switch (c.test) {
        case Test::FoeElement:
        case Test::HasElement: return word + ':' + text(kElementWords[c.value]);
        case Test::SlotUsed: return word + ':' + text(kSlotWords[c.value]);
        case Test::LevelGe:
        case Test::HandGe:
        case Test::DieGe: return word + ':' + std::to_string(c.value);
        default: return word;
    }
}

slow_susanoo::Effect slow_effect(const Effect& e) {
    slow_susanoo::Effect slow;
    slow.on = word_of(kTriggerWords, e.on);
    slow.action = word_of(kActionWords, e.act);
    for (const Condition& c : e.when) slow.when.push_back(condition_text(c));
    slow.n = e.n;
    slow.side = word_of(kSideWords, e.side);
    slow.per = word_of(kPerWords, e.per);
    slow.deck = word_of(kDeckWords, e.deck);
    slow.from = word_of(kFromWords, e.from);
    if (e.act == Action::Mute) slow.slot = word_of(kSlotWords, e.slot);
    if (e.act == Action::Element) slow.element = word_of(kElementWords, e.element);
    slow.limit = word_of(kLimitWords, e.limit);
    slow.cost = word_of(kFromWords, e.cost);
    slow.who = word_of(kWhoWords, e.who);
    slow.of = e.of;
    slow.cost_n = e.cost_n;
    return slow;
}

// The usual cards of the slow game with the effects of these.
slow_susanoo::Cards slow_cards_of(const CardSet& set) {
    slow_susanoo::Cards cards = slow_cards();
    for (const Card& card : set.cards) {
        auto& effects = cards.at(card.id).effects;
        effects.clear();
        for (const Effect& e : card.effects) effects.push_back(slow_effect(e));
    }
    return cards;
}

struct Counted {
    int games = 0;
    int states = 0;
};

void play_with(std::uint64_t seed, Counted& counted) {
    Rng rng{seed};
    const CardSet set = random_cards(rng);
    const slow_susanoo::Cards cards = slow_cards_of(set);
    const int seats = 3 + static_cast<int>(seed % 3);
    Fast fast({{"seats", std::to_string(seats)}, {"event_passes", "0"}}, Susanoo{set});
    auto slow = slow_susanoo::start(cards, seats, {{"event_passes", "0"}});
    const auto one_of = [&](const auto& list) {
        return list[rng.below(static_cast<std::uint32_t>(list.size()))];
    };
    ++counted.games;
    for (;;) {
        ++counted.states;
        ASSERT_NO_FATAL_FAILURE(expect_same(fast, slow));
        if (slow_susanoo::over(slow)) return;
        if (slow_susanoo::chance(slow)) {
            const std::string outcome = one_of(slow_susanoo::outcomes(slow)).first;
            ASSERT_NO_FATAL_FAILURE(play_both(fast, slow, 0, outcome));
        } else {
            const int seat = one_of(slow_susanoo::to_act(slow));
            const std::string move = one_of(slow_susanoo::moves(slow, seat));
            SCOPED_TRACE(std::to_string(seat) + ":" + move);
            ASSERT_NO_FATAL_FAILURE(play_both(fast, slow, seat, move));
        }
    }
}

// SUS-416 SUS-439 SUS-450 SUS-452 SUS-465 SUS-476 SUS-478 SUS-482
TEST(SusanooDifferential, GamesWithRandomCardsAreTheSameSlow) {
    const int sets = long_run() ? 200 : 4;
    Counted counted;
    for (int seed = 1; seed <= sets; ++seed) {
        ASSERT_NO_FATAL_FAILURE(play_with(static_cast<std::uint64_t>(seed), counted))
            << "cards " << seed;
    }
    RecordProperty("states", counted.states);
}

}  // namespace
}  // namespace engawa::susanoo
