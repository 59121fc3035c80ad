// The road of a campaign, the clan, and the parts of the score.
#include "engine/games/samurai/text/tableau_parts.h"

namespace engawa::samurai {
namespace {

enum class Stop : std::uint8_t { ToCome, Here, Won, Lost };

Stop stop_at(const State& s, int stage) {
    if (stage < s.stage || s.won()) return Stop::Won;
    if (stage > s.stage) return Stop::ToCome;
    if (!s.over()) return Stop::Here;
    return s.round != 0 ? Stop::Lost : Stop::ToCome;  // SAM-658: an ambush can end it on the road
}

void lay_stages(Layout& table) {
    const Book& book = table.book;
    const State& s = table.s;
    const bool campaign = s.mode == Mode::Campaign;
    const bool three = (s.flags & State::kThree) != 0;  // only the master waits (SAM-045)
    const int stages = book.stages(s.mode);
    for (int stage = three ? stages - 1 : 0; stage < stages; ++stage) {
        const FoeValues& foe = foe_of(book, s, stage);
        engawa::Place& place = table.place(numbered("stage", stage + 1),
                                           {{"life", foe.fighter.life},
                                            {"ki", foe.fighter.ki},
                                            {"stop", static_cast<int>(stop_at(s, stage))}});
        if (!campaign) place.things.push_back({book.cards.clan_enemy[stage].id, 1, {}});
        if (foe.ability == 0) continue;
        place.things.push_back({book.cards.opponent[foe.ability - 1u].id, 1, {}});
        add_pressure(place.things.back().facts, book.opponents[foe.ability]);
    }
}

void lay_campaign(Layout& table) {
    const Book& book = table.book;
    const State& s = table.s;
    table.place(
        "rest",
        {{"life", book.c.rest_life}, {"ki", book.c.rest_ki}, {"special", book.c.rest_special}});
    engawa::Place& events = table.place("events", {{"count", size_of(s.events)}});
    each(s.events, [&](int card) { events.things.push_back({book.cards.event[card].id, 1, {}}); });
    engawa::Place& next = table.place("next", some({{"ki", s.next_ki},
                                                    {"weather", s.next_weather},
                                                    {"yoroi", static_cast<int>(s.next_yoroi)}}));
    if (s.next_weapon != 0)
        next.things.push_back({book.cards.weapon[s.next_weapon - 1u].id, 1, {}});
}

}  // namespace

void lay_road(Layout& table) {
    const State& s = table.s;
    const Constants& c = table.book.c;
    if (s.mode != Mode::Duel) lay_stages(table);
    if (s.mode == Mode::Campaign) lay_campaign(table);
    engawa::Place& score = table.place(
        "score",
        {{"each_life", c.score_life}, {"each_ki", c.score_ki}, {"most_damage", c.score_loss_max}});
    if (s.mode == Mode::Campaign) return score.facts.push_back({"each_duel", c.score_duel});
    score.facts.push_back({"win", c.score_win});
    score.facts.push_back({"par", c.score_round_par});
}

}  // namespace engawa::samurai
