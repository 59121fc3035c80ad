#include <algorithm>
#include <set>

#include "slow_samurai_cards.h"
#include "slow_samurai_story.h"

namespace engawa::slow_samurai {

bool Story::others_live() const {
    for (const Foe& each : t.foes)
        if (each.life > 0) return true;
    return false;
}

void Story::choose_target() {
    t.target = 1;
    const std::string move = open("TARGET", [&] {
        Texts moves;
        for (int n = 1; n <= 3; ++n)
            if (enemy(n).life > 0) moves.push_back("target " + std::to_string(n));
        return moves;
    });
    t.target = std::stoi(word_after(move, "target "));
}

Texts Story::placings() const {
    Texts moves;
    for (const std::string& card : t.hand) moves.push_back("place " + card);
    return moves;
}

bool Story::place_is(const std::string& when) const {
    const std::string& where = t.options.at("surrounding");
    if (where == "none" || t.exploited) return false;
    return when == (where == "SU1" ? "guard" : "attack");
}

void Story::first_card() {
    while (!t.hand.empty()) {
        const std::string move = open("PLACE1", [&] {
            Texts moves = placings();
            if (place_is("attack") && !t.insight) moves.push_back("exploit");  // SAM-175
            if (!t.insight && t.ki >= 1 && t.weather != "X3") moves.push_back("insight");
            return moves;
        });
        if (move == "insight") {
            pay_ki(1, "insight");
            t.insight = true;
            turn_defence();
        } else if (move == "exploit") {
            exploit();
            if (foe().life > 0) continue;
            if (!others_live()) {
                next_enemy();  // SAM-698
                continue;
            }
            t.target = 1;
            if (clan()) spoils();
            choose_target();  // SAM-594
        } else {
            return place(word_after(move, "place "));
        }
    }
}

void Story::further_card(const std::string& point) {
    if (t.hand.empty()) return;  // SAM-194
    place(word_after(open(point, [&] { return placings(); }), "place "));
}

void Story::place(const std::string& card) {
    t.hand.erase(card);
    t.on_table.insert(card);
    t.placed.push_back(card);
    const Action& printed = action(*t.numbers, card);
    move_gauges(printed.strength, printed.technique, printed.guard);
    if (card == "A5") gain_ki(1);
    if (card == "A6") raise_die(1);
    if (card == "A7" && t.known.empty()) t.known = draw_counter();
    if (card == "A8") gain_life(1);
    if (card == "A9") foe().ki = std::max(0, foe().ki - 1);
}

void Story::turn_defence() {
    if (!t.defence.empty()) return;
    if (t.defences.empty()) pour(t.defence_discard, t.defences);  // SAM-086
    t.defence = draw("defence", t.defences);
    t.defences.erase(t.defence);
    const Defence& card = in(t.numbers->defences, t.defence);
    t.defence_paid = card.ki_mark && foe().ki >= 1;  // SAM-187
    if (t.defence_paid) --foe().ki;
    const int bonus = (t.defence_paid ? 2 : 0) - (option("difficulty", "easy") ? 1 : 0);
    t.block = card.block + bonus + (t.ability == "O4" ? 1 : 0);
    t.dodge = card.dodge + bonus + (t.weather == "X1" ? 1 : 0);
}

void Story::combo() {
    if (t.placed.size() < 3) return;
    std::set<std::string> icons;
    for (const std::string& card : t.placed) icons.insert(action(*t.numbers, card).icon);
    if (icons.size() > 1) return;
    count("combo_" + *icons.begin());
    if (*icons.begin() == "void") return raise_die(t.virtue == "BU2" ? 2 : 1);
    reward();
}

void Story::reward() {
    Texts moves;
    if (t.ki < ki_limit(t) && !eye()) moves.push_back("reward ki");
    if (!t.specials.empty()) moves.push_back("reward special");
    if (pawn_can_move()) moves.push_back("reward pawn");
    if (moves.empty()) return;
    const std::string move = closed("REWARD", [&] { return moves; });
    count("reward_" + word_after(move, "reward "));
    if (move == "reward ki") gain_ki(1);
    if (move == "reward pawn") move_pawn();
    if (move != "reward special") return;
    const int wins = t.virtue == "BU1" ? 2 : 1;
    for (int i = 0; i < wins; ++i) win_special(looked_at());
}

bool Story::strike() {
    const std::string move = open("STRIKE", [&] {
        Texts moves;
        if (t.weapon != "WE-U") moves.push_back("strike strength");
        if (t.weapon != "WE-O") moves.push_back("strike technique");
        return moves;
    });
    const bool strength = move == "strike strength";
    const int margin = strength ? t.strength - t.block : t.technique - t.dodge;
    t.missed = margin < 0;
    count(t.missed ? "misses" : "hits");
    const bool entangled = t.weapon == "WE-U" && t.technique - t.technique_before >= 4;
    t.technique_before = 0;
    if (!t.missed) hit(margin, strength);
    return entangled;
}

void Story::hit(int margin, bool strength) {
    int damage = 1 + margin / 3;
    if (t.weapon == "WE-O" && strength) ++damage;
    if (t.weapon == "WE-B") damage = std::min(damage, 2);
    if (t.weapon == "WE-U" || t.weapon == "WE-N") damage = std::min(damage, 1);
    int wound = 0;
    const int armour = armoured(t.target) ? t.armour : 0;
    if (t.die >= 2 && damage < armour + foe().life) {  // SAM-250
        const std::string move = closed("DIE", [] { return Texts{"die use", "die save"}; });
        if (move == "die use") {
            count("die_used");
            const int level = t.die;
            t.die = 1;
            if (level == 2 || level == 4) damage += 1;
            if (level == 6) damage += 2;
            if (level == 3 || level == 4) wound = 1;
            if (level >= 5) wound = 2;
        }
    }
    hurt_foe(damage);
    if (foe().life == 0) return;
    flip();
    if (wound > 0) wound_foe(wound);
}

void Story::attack() {
    t.placed.clear();
    t.insight = false;
    t.missed = false;
    t.technique_before = t.technique;
    if (three()) choose_target();
    first_card();
    further_card("PLACE2");
    turn_defence();
    if (t.placed.size() == 2) further_card("PLACE3");
    combo();
    const bool entangled = strike();
    const bool killed = clan() && foe().life == 0;
    const bool others = others_live();
    if (killed && others) spoils();  // SAM-045
    t.defence_discard.insert(t.defence);
    t.defence = "";
    t.defence_paid = false;
    if (killed && !others) {  // SAM-694
        next_enemy();
    } else if (entangled) {  // SAM-417
        count("cancelled");
    } else if (three()) {
        answers_of_three();
    } else {
        t.answering = {1};
        counterattack(1);
    }
    t.answering.clear();
    t.missed = false;
    t.target = 1;
}

}  // namespace engawa::slow_samurai
