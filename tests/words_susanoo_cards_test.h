// What the effects of Susanoo's cards can say.
#pragma once

#include <iterator>

#include "engine/games/susanoo/cards/card_words.h"
#include "tests/words_asked_test.h"

namespace engawa {

void ask_card_texts(Asked& asked);

// visit(effect) with every value of every part of an effect, for each action; not all at once.
template <class Visit>
void for_all_effects(Visit&& visit) {
    using namespace susanoo;
    const auto each = [&](const Effect& start, auto& words, auto Effect::* part) {
        for (std::size_t i = 0; i < std::size(words); ++i) {
            Effect effect = start;
            effect.*part = static_cast<std::remove_reference_t<decltype(effect.*part)>>(i);
            visit(effect);
        }
    };
    for (std::size_t act = 0; act < std::size(kActionWords); ++act) {
        for (const int n : {1, 2, -1, kAllCards}) {
            Effect effect;
            effect.act = static_cast<Action>(act);
            effect.n = n;
            each(effect, kTriggerWords, &Effect::on);
            each(effect, kSideWords, &Effect::side);
            each(effect, kPerWords, &Effect::per);
            each(effect, kElementWords, &Effect::element);
            each(effect, kSlotWords, &Effect::slot);
            each(effect, kFromWords, &Effect::from);
            each(effect, kWhoWords, &Effect::who);
            for (const int of : {0, 3}) {
                effect.of = of;
                each(effect, kDeckWords, &Effect::deck);
            }
        }
    }
    for (std::size_t test = 0; test < std::size(kTestWords); ++test) {
        for (const bool negated : {false, true}) {
            for (const auto value : std::initializer_list<std::uint8_t>{0, 1, 2, 3}) {
                Effect effect;
                effect.when = {{static_cast<susanoo::Test>(test), negated, value}};
                each(effect, kTriggerWords, &Effect::on);
                effect.when.push_back({susanoo::Test::DieGe, negated, 3});
                each(effect, kTriggerWords, &Effect::on);
            }
        }
    }
    for (const Limit limit : {Limit::Battle, Limit::Turn}) {
        Effect effect;
        effect.on = Trigger::Activate;
        effect.limit = limit;
        effect.cost_n = 1;
        each(effect, kFromWords, &Effect::cost);
        effect.per = Per::Die;
        each(effect, kFromWords, &Effect::cost);
    }
}

}  // namespace engawa
