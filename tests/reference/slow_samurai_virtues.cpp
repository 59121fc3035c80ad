#include "slow_samurai_story.h"

namespace engawa::slow_samurai {

Texts Story::free_actions(const std::string& point) const {
    Texts moves;
    if (pawn_can_move() && t.ki >= 2) moves.push_back("step");
    if (t.weapon == "WE-B" && t.life >= 2 && t.ki < ki_limit(t) && !eye()) {
        moves.push_back("bokken");
    }
    if (t.virtue == "BU6" && t.ki >= 1 && t.life < t.max_life) moves.push_back("jin");
    const bool places = point.starts_with("PLACE") || point == "STRIKE";
    const bool technique_full = suffers("BL2", 1) && t.technique >= 3;
    const bool strength_full = suffers("BL1", 1) && t.strength >= 3;
    if (places &&
        ((t.virtue == "BU4" && !technique_full) || (t.virtue == "BU5" && !strength_full))) {
        moves.push_back("credit");
    }
    return moves;
}

void Story::move_pawn() {
    if (++t.kanji < 3) return;
    t.virtue_won = true;
    t.virtue = draw("bushido", numbered("BU", 7));
    if (t.virtue == "BU7") {  // SAM-548
        t.virtue = "";
        t.virtue = word_after(closed("VIRTUE",
                                     [] {
                                         Texts moves;
                                         for (const std::string& c : numbered("BU", 6))
                                             moves.push_back("virtue " + c);
                                         return moves;
                                     }),
                              "virtue ");
    }
    count("bushido_won");
    if (t.virtue == "BU4" || t.virtue == "BU5") t.credit = 5;
}

void Story::jin() {
    pay_ki(1, "jin");
    ++t.tokens;
    gain_life(1);
    if (t.tokens < 4) return;
    t.tokens = 0;  // SAM-544, SAM-545
    t.virtue = "";
}

void Story::spend_credit() {
    --t.credit;
    if (t.virtue == "BU4") move_gauges(0, 1, 0);
    if (t.virtue == "BU5") move_gauges(1, 0, 0);
    if (t.credit == 0) t.virtue = "";  // SAM-540
}

}  // namespace engawa::slow_samurai
