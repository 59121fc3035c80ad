#include "slow_samurai.h"

#include <algorithm>
#include <functional>
#include <stdexcept>
#include <tuple>

#include "slow_samurai_cards.h"

namespace engawa::slow_samurai {
namespace {

using Texts = std::vector<std::string>;

struct Asked {  // no answer is left
    std::string actor, point;
    Texts moves;
};
struct DuelWon {};
struct Lost {
    std::string cause;
};

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

Cards numbered(const std::string& letters, int last) {
    Cards cards;
    for (int n = 1; n <= last; ++n) cards.insert(letters + std::to_string(n));
    return cards;
}

template <class Card>
Cards names(const Deck<Card>& deck) {
    Cards cards;
    for (const auto& [id, card] : deck) cards.insert(id);
    return cards;
}

void pour(Cards& from, Cards& into) {
    into.insert(from.begin(), from.end());
    from.clear();
}

std::string word_after(const std::string& text, const std::string& front) {
    return text.substr(front.size());
}

struct Story {
    Table t;
    const Texts& answers;
    std::size_t used = 0;

    // ----- asking -----

    std::string ask(const std::string& actor, const std::string& point,
                    const std::function<Texts()>& list) {
        if (used < answers.size()) return answers[used++];
        Texts moves = list();
        std::sort(moves.begin(), moves.end());
        throw Asked{actor, point, moves};
    }

    std::string closed(const std::string& point, const std::function<Texts()>& list) {
        return ask("you", point, list);
    }

    std::string open(const std::string& point, const std::function<Texts()>& list) {  // SAM-113
        for (;;) {
            const std::string move = closed(point, [&] {
                Texts moves = list();
                for (const std::string& free : free_actions(point)) moves.push_back(free);
                return moves;
            });
            if (move == "step") {
                pay_ki(2, "step");
                move_pawn();
            } else if (move == "bokken") {
                pay_life(1);
                gain_ki(2);  // SAM-412
            } else if (move == "jin") {
                jin();
            } else if (move == "credit") {
                spend_credit();
            } else {
                return move;
            }
        }
    }

    std::string draw(const std::string& kind, const Cards& bag) {  // SAM-080
        const std::string outcome = ask("chance", kind, [&] {
            Texts outcomes;
            for (const std::string& card : bag) outcomes.push_back(kind + " " + card);
            return outcomes;
        });
        return word_after(outcome, kind + " ");
    }

    int roll() { return std::stoi(draw("roll", {"1", "2", "3", "4", "5", "6"})); }

    void count(const std::string& what, int n = 1) { t.statistics.back()[what] += n; }

    // ----- options and what is in force -----

    bool option(const std::string& name, const std::string& value) const {
        return t.options.at(name) == value;
    }
    bool campaign() const { return option("mode", "campaign"); }
    bool clan() const { return option("mode", "clan"); }
    bool three() const { return option("three", "on"); }
    bool suffers(const std::string& card, int level) const {
        const auto kept = t.blood.find(card);
        return kept != t.blood.end() && kept->second == level;  // SAM-492
    }
    bool eye() const { return suffers("BL3", 2); }
    Foe& foe() { return t.foes.at(static_cast<std::size_t>(t.target - 1)); }
    Foe& enemy(int number) { return t.foes.at(static_cast<std::size_t>(number - 1)); }

    // ----- Life, Ki, gauges -----

    void gain_ki(int n) {
        if (!eye()) t.ki = std::min(ki_limit(t), t.ki + n);  // SAM-007, SAM-503
    }
    void lose_ki(int n) { t.ki = std::max(0, t.ki - n); }  // SAM-006
    void gain_life(int n) { t.life = std::min(t.max_life, t.life + n); }
    void pay_ki(int n, const std::string& use) {
        t.ki -= n;
        count("ki_" + use, n);
    }
    void pay_life(int n) {  // armour never pays
        t.life -= n;
        count("life_paid", n);
        if (t.life == 0) throw Lost{"life"};
    }

    void cap_gauges() {  // SAM-495, SAM-498
        if (suffers("BL1", 1)) t.strength = std::min(t.strength, 3);
        if (suffers("BL2", 1)) t.technique = std::min(t.technique, 3);
    }
    void move_gauges(int strength, int technique, int guard) {
        t.strength += strength;
        t.technique += technique;
        t.guard += guard;
        cap_gauges();
    }

    void raise_die(int n) {
        if (t.die > 0) t.die = std::min(6, t.die + n);  // SAM-211
    }

    // ----- armour and damage -----

    bool armoured(int number) const {  // the enemy of that number
        if (t.wearer != "foe") return false;
        if (three()) return number == 3;  // SAM-619
        if (clan()) return t.stage == 5;  // SAM-620
        return true;
    }

    void armour_leaves() {
        t.armour = 0;
        t.wearer = "";
        t.lent = false;
    }

    // Returns what goes through to Life; the roll comes after the damage is taken.
    int absorb(int n, const std::string& stat) {
        const int absorbed = std::min(t.armour, n);
        t.armour -= absorbed;
        count(stat, absorbed);
        if (t.armour == 0) armour_leaves();  // SAM-612
        return n - absorbed;
    }
    void armour_roll() {  // SAM-613, SAM-614
        if (t.armour > 0 && roll() == 6) armour_leaves();
    }

    void hurt_you(int n) {
        if (n == 0) return;
        const bool worn = t.wearer == "you";
        const int rest = std::min(t.life, worn ? absorb(n, "taken") : n);
        t.life -= rest;
        count("taken", rest);
        if (t.life == 0) throw Lost{"life"};  // SAM-351
        if (worn) armour_roll();
    }

    void hurt_foe(int n) {
        if (n == 0) return;
        const bool worn = armoured(t.target);
        const int rest = std::min(foe().life, worn ? absorb(n, "dealt") : n);  // SAM-237
        foe().life -= rest;
        count("dealt", rest);
        if (worn) armour_roll();
        check_foes();
    }

    void check_foes() {  // SAM-350
        for (const Foe& f : t.foes)
            if (f.life > 0) return;
        if (clan() && t.stage < 5) return;
        throw DuelWon{};
    }

    // ----- wounds -----

    void wound_foe(int level) {  // SAM-270
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

    void wound_you(int level) {
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

    void bleed(int level) {  // SAM-490
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

    // ----- Shiro -----

    void flip() {
        if (t.ability != "O7") return;
        t.side_b = !t.side_b;
        if (t.side_b) price();
    }

    void price() {  // SAM-397
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
        if (t.hand.erase(card) > 0) draw_action();  // SAM-404
    }

    // ----- the Action deck, Special Action cards -----

    bool can_draw() const { return !t.bag.empty() || !t.discard.empty(); }
    void draw_action() {
        if (t.bag.empty()) pour(t.discard, t.bag);  // SAM-083
        if (t.bag.empty()) return;                  // SAM-084
        const std::string card = draw("draw", t.bag);
        t.bag.erase(card);
        t.hand.insert(card);
    }

    int looked_at() const { return t.weapon == "WE-W" ? 2 : 1; }  // SAM-429
    void win_special(int look) {
        for (int i = 0; i < look && !t.specials.empty(); ++i) {
            const std::string card = draw("special", t.specials);
            t.specials.erase(card);
            t.looked.insert(card);
        }
        if (t.looked.empty()) return;
        std::string kept = *t.looked.begin();
        if (t.looked.size() > 1) {
            kept = word_after(closed("KEEP",
                                     [&] {
                                         Texts moves;
                                         for (const std::string& c : t.looked)
                                             moves.push_back("keep " + c);
                                         return moves;
                                     }),
                              "keep ");
        }
        t.looked.erase(kept);
        t.reserve.insert(kept);
        t.won_now.insert(kept);
        pour(t.looked, t.specials);  // SAM-431
        count("specials_won");
    }

    // ----- Bushido and free actions -----

    bool pawn_can_move() const { return option("bushido", "on") && !t.virtue_won; }

    Texts free_actions(const std::string& point) const {  // SAM-114
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

    void move_pawn() {
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

    void jin() {
        pay_ki(1, "jin");
        ++t.tokens;
        gain_life(1);
        if (t.tokens < 4) return;
        t.tokens = 0;  // SAM-544, SAM-545
        t.virtue = "";
    }

    void spend_credit() {
        --t.credit;
        if (t.virtue == "BU4") move_gauges(0, 1, 0);
        if (t.virtue == "BU5") move_gauges(1, 0, 0);
        if (t.credit == 0) t.virtue = "";  // SAM-540
    }

    // ----- the start of a round -----

    void begin_round() {
        t.strength = t.technique = 0;
        t.guard = t.weapon == "WE-N" ? 1 : 0;  // SAM-140
        t.attack = 1;
        t.breathed = false;
        t.won_now.clear();
        if (!option("surrounding", "SU2")) t.exploited = false;  // SAM-440
        for (int i = 0; i < 6; ++i) draw_action();
        redraw();
        if (t.virtue == "BU3") exchange();  // SAM-536
        prepare();
    }

    void redraw() {
        while (t.redraws > 0) {
            const std::string move = open("REDRAW", [] { return Texts{"redraw", "hold"}; });
            if (move == "hold") return;
            --t.redraws;
            pour(t.hand, t.discard);
            for (int i = 0; i < 6; ++i) draw_action();
        }
    }

    Texts exchanges() const {
        const Texts hand(t.hand.begin(), t.hand.end());
        Texts moves = {"exchange"};
        for (std::size_t i = 0; i < hand.size(); ++i) {
            moves.push_back("exchange " + hand[i]);
            for (std::size_t j = i + 1; j < hand.size(); ++j) {
                moves.push_back("exchange " + hand[i] + " " + hand[j]);
            }
        }
        return moves;
    }

    void exchange() {  // SAM-533
        const std::string move = open("EXCHANGE", [&] { return exchanges(); });
        const Cards hand = t.hand;
        int given = 0;
        for (const std::string& card : hand) {
            if ((move + " ").find(" " + card + " ") == std::string::npos) continue;
            t.hand.erase(card);
            t.discard.insert(card);
            ++given;
        }
        for (int i = 0; i < given; ++i) draw_action();
    }

    Texts preparations() const {
        Texts moves = {"ready"};
        if (!t.breathed && t.ki >= 1 && can_draw() && t.weather != "X3") moves.push_back("breath");
        for (const std::string& in : t.reserve) {
            if (t.won_now.contains(in)) continue;  // SAM-155
            for (const std::string& out : t.hand) {
                if (t.swapped.contains(out)) continue;  // SAM-156
                moves.push_back("swap " + in + " " + out);
            }
        }
        return moves;
    }

    void prepare() {  // SAM-150
        for (;;) {
            const std::string move = open("PREPARE", [&] { return preparations(); });
            if (move == "ready") return t.swapped.clear();
            if (move == "breath") {
                pay_ki(1, "breath");
                t.breathed = true;
                draw_action();
                continue;
            }
            const std::string cards = word_after(move, "swap ");
            const std::string in = cards.substr(0, cards.find(' '));
            const std::string out = cards.substr(cards.find(' ') + 1);
            t.reserve.erase(in);
            t.hand.erase(out);
            t.hand.insert(in);
            t.swapped.insert(in);
            t.discard.insert(out);
        }
    }

    // ----- an attack -----

    void choose_target() {  // SAM-582
        t.target = 1;
        const std::string move = open("TARGET", [&] {
            Texts moves;
            for (int n = 1; n <= 3; ++n)
                if (enemy(n).life > 0) moves.push_back("target " + std::to_string(n));
            return moves;
        });
        t.target = std::stoi(word_after(move, "target "));
    }

    Texts placings() const {
        Texts moves;
        for (const std::string& card : t.hand) moves.push_back("place " + card);
        return moves;
    }

    bool place_is(const std::string& when) const {  // SAM-442
        const std::string& where = t.options.at("surrounding");
        if (where == "none" || t.exploited) return false;
        return when == (where == "SU1" ? "guard" : "attack");
    }

    void first_card() {
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
                if (three()) choose_target();  // SAM-594
                if (clan()) next_enemy();      // SAM-698
            } else {
                return place(word_after(move, "place "));
            }
        }
    }

    void further_card(const std::string& point) {
        if (t.hand.empty()) return;  // SAM-194
        place(word_after(open(point, [&] { return placings(); }), "place "));
    }

    void place(const std::string& card) {
        t.hand.erase(card);
        t.on_table.insert(card);
        t.placed.push_back(card);
        const Action& numbers = in(card[0] == 'A' ? kSpecials : kActions, card);
        move_gauges(numbers.strength, numbers.technique, numbers.guard);
        if (card == "A5") gain_ki(1);
        if (card == "A6") raise_die(1);
        if (card == "A7" && t.known.empty()) t.known = draw_counter();
        if (card == "A8") gain_life(1);
        if (card == "A9") foe().ki = std::max(0, foe().ki - 1);
    }

    void turn_defence() {
        if (!t.defence.empty()) return;
        if (t.defences.empty()) pour(t.defence_discard, t.defences);  // SAM-086
        t.defence = draw("defence", t.defences);
        t.defences.erase(t.defence);
        const Defence& card = in(kDefences, t.defence);
        t.defence_paid = card.ki_mark && foe().ki >= 1;  // SAM-187
        if (t.defence_paid) --foe().ki;
        const int bonus = (t.defence_paid ? 2 : 0) - (option("difficulty", "easy") ? 1 : 0);
        t.block = card.block + bonus + (t.ability == "O4" ? 1 : 0);
        t.dodge = card.dodge + bonus + (t.weather == "X1" ? 1 : 0);
    }

    void combo() {  // SAM-200
        if (t.placed.size() < 3) return;
        std::set<std::string> icons;
        for (const std::string& card : t.placed)
            icons.insert(in(card[0] == 'A' ? kSpecials : kActions, card).icon);
        if (icons.size() > 1) return;
        count("combo_" + *icons.begin());
        if (*icons.begin() == "void") return raise_die(t.virtue == "BU2" ? 2 : 1);
        reward();
    }

    void reward() {  // SAM-207
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

    // Whether the Kusarigama allows no counterattack. SAM-415
    bool strike() {
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

    void hit(int margin, bool strength) {
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

    void attack() {
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
        t.defence_discard.insert(t.defence);
        t.defence = "";
        t.defence_paid = false;
        if (clan() && foe().life == 0) {  // SAM-694
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

    // ----- surroundings -----

    void exploit() {
        t.exploited = true;
        count("exploited");
        const int n = roll();
        const std::string& where = t.options.at("surrounding");
        if (where == "L1") temple(n);
        if (where == "L2" && n <= 2) move_gauges(0, 0, 2);
        if (where == "L2" && n >= 5) move_gauges(0, 0, -2);
        if (where == "L3" && n <= 2) win_special(looked_at());
        if (where == "L3" && n >= 5) hurt_you(1);
        if (where == "L4") beach(n);
        if (where == "SU2" && n >= 4) throw Lost{"cliff"};
        if (where == "SU2") wound_foe(1);
    }
    void temple(int n) {
        if (n <= 2) gain_ki(1);
        if (n == 5) lose_ki(1);
        if (n == 6) hurt_you(1);
    }
    void beach(int n) {
        if (n == 1) wound_foe(1);
        if (n == 2 || n == 3) move_gauges(2, 0, 0);
        if (n == 4 || n == 5) move_gauges(0, 0, -2);
        if (n == 6) hurt_you(1);
    }

    // Whether the Bamboo Forest cancels the counterattack. SAM-449
    bool forest() {
        t.exploited = true;
        count("exploited");
        const int n = roll();
        if (n == 4) move_gauges(0, 0, -2);
        if (n == 5) hurt_you(1);
        if (n == 6) hurt_you(2);
        return n <= 3;
    }

    // ----- counterattacks -----

    void answers_of_three() {  // SAM-587 to SAM-592
        const std::vector<std::vector<int>> rows = {{1}, {1, 2, 3}, {2}, {2, 3}, {3}, {1, 3}};
        for (const int number : rows.at(static_cast<std::size_t>(roll() - 1)))
            if (enemy(number).life > 0) t.answering.push_back(number);
        while (!t.answering.empty()) {
            counterattack(t.answering.front());
            t.answering.erase(t.answering.begin());
        }
    }

    // Whether the counterattack takes place.
    bool guard() {
        for (;;) {
            const std::string move = open("GUARD", [&] {
                Texts moves = {"reveal"};
                if (t.ki >= 1) moves.push_back("focus");
                const bool gisei = option("gisei", "on") && !t.sacrificed;
                if (gisei && t.life >= 2) moves.push_back("gisei");
                if (place_is("guard")) moves.push_back("exploit");
                return moves;
            });
            if (move == "reveal") return true;
            if (move == "focus") {
                pay_ki(1, "focus");
                move_gauges(0, 0, 2);
            } else if (move == "gisei") {
                sacrifice();
            } else if (forest()) {
                return false;
            }
        }
    }

    void sacrifice() {  // SAM-560
        t.sacrificed = true;
        pay_life(1);
        const std::string card = draw("gisei", numbered("GI", 5));
        count("gisei");
        if (card == "GI1" || card == "GI2") move_gauges(0, 0, 2);
        if (card == "GI3") move_gauges(0, 0, 3);
        if (card == "GI4") move_gauges(0, 0, 4);
        if (card == "GI5") move_gauges(0, 0, -2);
    }

    std::string draw_counter() {
        if (t.counters.empty()) pour(t.counter_discard, t.counters);  // SAM-086
        const std::string card = draw("counter", t.counters);
        t.counters.erase(card);
        return card;
    }

    std::string turn_counter() {  // SAM-094
        std::string card = t.known;
        t.known = "";
        if (card.empty()) card = draw_counter();
        t.turned.insert(card);
        return card;
    }

    int level_of(const std::string& card, int number) {  // SAM-309
        const Counter& printed = in(kCounters, card);
        int level = printed.level;
        if (printed.ki_mark && enemy(number).ki >= 1) {
            --enemy(number).ki;
            level += 2;
        }
        if (t.ability == "O2" && t.missed) ++level;
        if (t.ability == "O3" && t.attack == 1) ++level;
        if (t.weather == "X2" && t.attack == 2) ++level;
        if (option("difficulty", "hard")) ++level;
        return level;
    }

    void counterattack(int number) {
        t.sacrificed = false;
        const bool takes_place = guard();
        t.sacrificed = false;
        if (!takes_place) return count("cancelled");
        const std::string card = turn_counter();
        const int gap = level_of(card, number) - t.guard;
        count(gap > 0 ? "hit" : "blocked");
        if (gap > 0) blow(card, gap, number);
        pour(t.turned, t.counter_discard);  // SAM-317
    }

    void blow(const std::string& card, int gap, int number) {  // SAM-313
        const Counter& printed = in(kCounters, card);
        hurt_you(printed.damage);
        if (gap >= 4 && printed.wound > 0 && t.ability != "O4") wound_you(printed.wound);
        if (t.ability == "O5") lose_ki(1);
        if (t.ability == "O6" && level_of(turn_counter(), number) - 2 > t.guard) hurt_you(1);
    }

    // ----- the clan -----

    void face(int number) {  // SAM-690
        t.stage = number;
        t.foes = {number < 5 ? Foe{2, 1} : Foe{5, 3}};
        t.ability = number < 5 ? "" : "O2";
    }

    void next_enemy() {
        face(t.stage + 1);
        spoils();
    }

    void spoils() {  // SAM-696
        Texts moves;
        if (t.life < t.max_life) moves.push_back("spoils life");
        if (t.ki < ki_limit(t) && !eye()) moves.push_back("spoils ki");
        if (!t.specials.empty()) moves.push_back("spoils special");
        if (moves.empty()) return;
        const std::string move = closed("SPOILS", [&] { return moves; });
        if (move == "spoils life") gain_life(1);
        if (move == "spoils ki") gain_ki(1);
        if (move == "spoils special") win_special(looked_at());
    }

    // ----- the end of a round -----

    void end_round() {
        open("END", [] { return Texts{"end"}; });
        if (suffers("BL2", 2)) hurt_you(1);                     // SAM-499
        if (t.weapon == "WE-W" && t.round == 10) wound_you(1);  // SAM-433
        if (t.weather == "X4" && t.round % 3 == 0) lose_ki(1);  // SAM-473
        pour(t.on_table, t.discard);
        pour(t.hand, t.discard);
        t.placed.clear();
        if (t.round == (clan() ? 100 : 60)) throw Lost{"round_limit"};  // SAM-770
        ++t.round;
    }

    // ----- the chapters -----

    void set_up() {
        gather();
        t.weapon = t.options.at("weapon");
        const std::map<std::string, std::pair<int, int>> starts = {
            {"WE-K", {8, 5}}, {"WE-B", {8, 5}}, {"WE-U", {6, 3}}, {"WE-N", {7, 5}},
            {"WE-O", {8, 4}}, {"WE-Y", {7, 4}}, {"WE-W", {8, 5}}};
        std::tie(t.max_life, t.start_ki) = starts.at(t.weapon);
        t.life = t.max_life;
        t.ki = t.start_ki;
        t.bag = names(kActions);
        t.specials = names(kSpecials);
        if (option("yoroi", "self")) t.wearer = "you";
        if (option("yoroi", "opponent")) t.wearer = "foe";
        if (!t.wearer.empty()) t.armour = 4;
        if (campaign()) t.events = numbered("EV", option("yoroi", "none") ? 9 : 8);  // SAM-664
        t.sky = option("weather", "none") ? "" : t.options.at("weather");
        if (t.sky == "random") {
            t.sky = "";
            t.sky = draw("weather", numbered("X", 4));
        }
    }

    void choose_foes() {
        if (clan()) return face(1);
        if (three()) {
            t.foes = {{2, 1}, {3, 1}, {4, 2}};  // SAM-581
            return;
        }
        const std::vector<Foe> row = {{3, 2}, {4, 2}, {5, 3}, {6, 3}, {7, 4}, {8, 5}};  // SAM-641
        t.foes = {campaign() ? row.at(static_cast<std::size_t>(t.stage - 1)) : Foe{8, 5}};
        t.ability = campaign() ? "O" + std::to_string(t.stage) : t.options.at("opponent");
    }

    void gather() {  // SAM-645
        for (Cards* part : {&t.hand, &t.on_table, &t.discard}) pour(*part, t.bag);
        for (Cards* part : {&t.swapped, &t.defence_discard, &t.counter_discard, &t.turned})
            part->clear();
        t.placed.clear();
        t.answering.clear();
        t.defences = names(kDefences);
        t.counters = names(kCounters);
        t.defence = t.known = "";
        t.defence_paid = t.missed = t.exploited = t.breathed = t.sacrificed = false;
        t.strength = t.technique = t.guard = t.technique_before = 0;
        t.foes.assign(three() ? 3 : 1, Foe{});
        t.attack = t.target = 1;
        t.round = t.redraws = 0;
    }

    void begin_duel() {
        t.statistics.emplace_back();
        gather();
        choose_foes();
        t.round = 1;
        const std::string event = t.next;
        t.next = "";
        t.weapon = event == "EV6" ? "WE-B" : t.options.at("weapon");
        t.weather = t.sky;
        t.redraws = (t.weapon == "WE-Y" ? 3 : 0) + (campaign() ? 1 : 0);  // SAM-146
        if (event == "EV5") lose_ki(1);
        if (event == "EV9 you" || event == "EV9 foe") {
            t.wearer = event.substr(4);
            t.armour = 4;
            t.lent = true;
        }
        if (event == "EV7") t.weather = draw("weather", numbered("X", 4));
    }

    void round() {
        begin_round();
        attack();
        t.attack = 2;
        attack();
        end_round();
    }

    void road() {  // SAM-650 to SAM-653
        gather();
        ++t.stage;
        if (t.lent) armour_leaves();
        t.weapon = t.options.at("weapon");
        t.weather = t.sky;
        gain_life(4);
        gain_ki(2);
        win_special(looked_at());
        const std::string event = draw("event", t.events);
        t.events.erase(event);
        happen(event);
        closed("ROAD", [] { return Texts{"continue"}; });
    }

    void happen(const std::string& event) {
        if (event == "EV1") gain_life(2);
        if (event == "EV2") gain_ki(2);
        if (event == "EV3") win_special(2);
        if (event == "EV4" && roll() <= 3) hurt_you(1);
        if (event == "EV5" || event == "EV6" || event == "EV7") t.next = event;
        if (event == "EV8") forget();
        if (event == "EV9") t.next = roll() <= 3 ? "EV9 you" : "EV9 foe";
    }

    void forget() {  // SAM-662
        if (t.bag.empty()) return;
        const std::string move = closed("FORGET", [&] {
            Texts moves;
            for (const std::string& card : t.bag) moves.push_back("forget " + card);
            return moves;
        });
        t.bag.erase(word_after(move, "forget "));
    }

    void chapter() {
        if (t.chapter == "game") {
            set_up();
            t.chapter = "duel";
        } else if (t.chapter == "duel") {
            begin_duel();
            t.chapter = "round";
        } else if (t.chapter == "round") {
            round();
        } else {
            road();
            t.chapter = "duel";
        }
    }

    void tell() {
        try {
            chapter();
        } catch (const DuelWon&) {
            ++t.duels_won;
            t.chapter = campaign() && t.duels_won < 6 ? "road" : "over";
            if (t.chapter == "over") t.cause = "foes_dead";
        } catch (const Lost& lost) {
            t.chapter = "over";
            t.cause = lost.cause;
        }
    }
};

}  // namespace

Position begin(const Table& table) {
    Position p;
    p.chapter = p.now = table;
    return play(std::move(p), "");
}

Position start(const Options& options) {
    Table t;
    t.options = options;
    return begin(t);
}

Position play(Position p, const std::string& move) {
    if (!move.empty()) {
        if (std::find(p.moves.begin(), p.moves.end(), move) == p.moves.end()) {
            throw std::invalid_argument(move + " is no move at " + p.point);
        }
        p.answers.push_back(move);
    }
    for (;;) {
        Story story{p.chapter, p.answers};
        try {
            story.tell();
        } catch (const Asked& asked) {
            p.now = std::move(story.t);
            p.actor = asked.actor;
            p.point = asked.point;
            p.moves = asked.moves;
            return p;
        }
        p.now = p.chapter = std::move(story.t);
        p.answers.clear();
        p.actor = p.point = "";
        p.moves.clear();
        if (p.now.chapter == "over") return p;
    }
}

std::uint64_t perft(const Position& position, int depth) {
    if (depth == 1) return position.moves.size();
    std::uint64_t leaves = 0;
    for (const std::string& move : position.moves) leaves += perft(play(position, move), depth - 1);
    return leaves;
}

int ki_limit(const Table& t) { return t.start_ki - t.tokens; }

int score(const Table& t) {
    const bool won = t.cause == "foes_dead";
    const int left = 5 * t.life + 2 * t.ki;
    const auto dealt = t.statistics.back().find("dealt");
    const int lost = std::min(49, dealt == t.statistics.back().end() ? 0 : dealt->second);
    if (t.options.at("mode") == "campaign") return 100 * t.duels_won + (won ? left : lost);
    return won ? 50 + left + std::max(0, 20 - t.round) : lost;
}

Counts sum(const Table& t) {
    Counts all;
    for (const Counts& duel : t.statistics)
        for (const auto& [what, n] : duel) all[what] += n;
    return all;
}

}  // namespace engawa::slow_samurai
