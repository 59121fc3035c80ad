#include <algorithm>
#include <stdexcept>

#include "slow_samurai_story.h"

namespace engawa::slow_samurai {
namespace {

struct Injury {  // what the victim loses
    int life = 0, ki = 0;
    bool kill = false;
};

Injury injury(const std::string& card, int level) {  // SAM-275 to SAM-282
    if (card == "I1") return level == 1 ? Injury{1, 0} : Injury{2, 1};
    if (card == "I2") return level == 1 ? Injury{2, 0} : Injury{3, 0};
    if (card == "I3") return level == 1 ? Injury{0, 2} : Injury{1, 3};
    if (card == "I4") return level == 1 ? Injury{1, 1} : Injury{3, 0};
    if (card == "I5") return level == 1 ? Injury{1, 0} : Injury{4, 0};
    if (card == "I6") return level == 1 ? Injury{0, 0} : Injury{2, 0};
    if (card == "I7") return level == 1 ? Injury{2, 0} : Injury{4, 0};
    if (card == "I8") return level == 1 ? Injury{1, 0} : Injury{0, 0, true};
    throw std::logic_error("no such injury: " + card);
}

}  // namespace

bool Story::armoured(int number) const {
    if (t.wearer != "foe") return false;
    if (clan()) return t.stage == 5;  // SAM-620
    return !three() || number == 3;   // SAM-619
}

void Story::armour_leaves() {
    t.armour = 0;
    t.wearer = "";
    t.lent = false;
}

int Story::absorb(int n, const std::string& stat) {
    const int absorbed = std::min(t.armour, n);
    t.armour -= absorbed;
    count(stat, absorbed);
    if (t.armour == 0) armour_leaves();  // SAM-612
    return n - absorbed;
}

void Story::armour_roll() {
    if (t.armour > 0 && roll() == 6) armour_leaves();
}

void Story::hurt_you(int n) {
    if (n == 0) return;
    const bool worn = t.wearer == "you";
    const int rest = std::min(t.life, worn ? absorb(n, "taken") : n);
    t.life -= rest;
    count("taken", rest);
    if (t.life == 0) throw Lost{"life"};  // SAM-351
    if (worn) armour_roll();
}

void Story::hurt_foe(int n) {
    if (n == 0) return;
    const bool worn = armoured(t.target);
    const int rest = std::min(foe().life, worn ? absorb(n, "dealt") : n);  // SAM-237
    foe().life -= rest;
    count("dealt", rest);
    if (worn) armour_roll();
    check_foes();
}

void Story::check_foes() {
    for (const Foe& f : t.foes)
        if (f.life > 0) return;
    if (clan() && t.stage < 5) return;
    throw DuelWon{};
}

void Story::wound_foe(int level) {
    count("wounds_caused");
    const Injury loss = injury(draw("injury", numbered("I", 8)), level);  // SAM-087
    if (loss.kill) {
        count("dealt", foe().life);
        foe().life = 0;
        check_foes();
    }
    hurt_foe(loss.life);
    if (foe().life == 0) return;
    foe().ki = std::max(0, foe().ki - loss.ki);
    flip();  // SAM-391
}

void Story::wound_you(int level) {
    count("wounds_suffered");
    if (option("blood", "on")) return bleed(level);
    const Injury loss = injury(draw("injury", numbered("I", 8)), level);
    if (loss.kill) {
        count("taken", t.life);
        t.life = 0;
        throw Lost{"life"};
    }
    hurt_you(loss.life);
    lose_ki(loss.ki);
}

void Story::bleed(int level) {
    Cards bag = numbered("BL", 5);
    for (const auto& [kept, at] : t.blood) bag.erase(kept);
    const std::string card = draw("blood", bag);
    t.blood[card] = level;
    const int die = std::max(1, t.die);  // SAM-507
    if (card == "BL1" && level == 1) cap_gauges();
    if (card == "BL1" && level == 2) t.die = 0;
    if (card == "BL2" && level == 1) cap_gauges();
    if (card == "BL3" && level == 1 && t.die > 0) t.die = std::max(1, t.die - 3);
    if (card == "BL4" && level == 1) hurt_you(die);
    if (card == "BL4" && level == 2) lose_ki(die);
    if (card == "BL5" && level == 2) throw Lost{"beheaded"};
    if (t.blood.size() == 5) throw Lost{"blood_empty"};  // SAM-494
}

void Story::flip() {
    if (t.ability != "O7") return;
    t.side_b = !t.side_b;
    if (t.side_b) price();
}

void Story::price() {
    const std::string move = closed("PRICE", [&] {
        Texts moves = {"price life"};
        if (t.ki >= 1) moves.push_back("price ki");
        if (t.die >= 2) moves.push_back("price die");
        for (const std::string& card : t.hand) moves.push_back("price card " + card);
        for (const std::string& card : t.reserve) moves.push_back("price card " + card);
        return moves;
    });
    if (move == "price ki") return pay_ki(1, "price");
    if (move == "price life") return pay_life(1);
    if (move == "price die") {
        --t.die;
        return;
    }
    const std::string card = word_after(move, "price card ");
    t.reserve.erase(card);
    t.won_now.erase(card);
    t.swapped.erase(card);
    if (t.hand.erase(card) > 0 && card.starts_with("A")) draw_action();  // SAM-403, SAM-404
}

}  // namespace engawa::slow_samurai
