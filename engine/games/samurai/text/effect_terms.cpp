#include "engine/games/samurai/text/effect_terms.h"

#include <algorithm>

#include "engine/games/samurai/text/tableau_parts.h"

namespace engawa::samurai {
namespace {

Term made(std::string_view key, Arguments arguments = {}) {
    return Term::phrase({"samurai.effect." + std::string{key}, std::move(arguments)});
}

// "+2", "-1"
Argument amount(int n) {
    const std::string_view key = n > 0 ? "samurai.plus" : "samurai.minus";
    return {"amount", Term::phrase({std::string{key}, {{"n", Term::number(n > 0 ? n : -n)}}})};
}

Term effect_term(const Effect& effect) {
    const bool foe = effect.who == Who::Foe;
    switch (effect.word) {
        case Do::Gauge:
            return made("gauge",
                        {{"gauge", Term::place(kGaugePlaces[static_cast<unsigned>(effect.which)])},
                         amount(effect.n)});
        case Do::Life: return made(foe ? "life_foe" : "life", {amount(effect.n)});
        case Do::Ki: return made(foe ? "ki_foe" : "ki", {amount(effect.n)});
        case Do::Die: return made("die", {amount(effect.n)});
        case Do::Wound:
            return made(foe ? "wound_foe" : "wound", {{"level", Term::number(effect.level)}});
        case Do::NextYoroi: return made(foe ? "next_yoroi_foe" : "next_yoroi");
        default: return made(word_of(effect.word));
    }
}

std::string tenths_of(int tenths) {
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

}  // namespace

Term effects_term(const Effects& effects) {
    Arguments terms;
    for (const Effect& effect : effects) terms.push_back({{}, effect_term(effect)});
    return terms.empty() ? Term::word("samurai.nothing") : Term::list(std::move(terms));
}

Term chance_term(double chance) {
    if (chance <= 1e-9) return Term::word("samurai.never");
    if (chance > 1 - 1e-9) return Term::word("samurai.certain");
    const int thousandths = static_cast<int>(chance * 1000 + 0.5);
    const std::string percent = thousandths == 0 ? "<0.1"
                                : thousandths < 100
                                    ? tenths_of(thousandths)
                                    : std::to_string(std::min(99, (thousandths + 5) / 10));
    return Term::phrase({"samurai.chance", {{"percent", Term::text(percent)}}});
}

Term tenths_term(double number) {
    return Term::text(tenths_of(static_cast<int>(number * 10 + 0.5)));
}

}  // namespace engawa::samurai
