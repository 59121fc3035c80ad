// The rules of slow_samurai.h as one story: each method is a passage of the ledger. Their bodies
// lie in slow_samurai_story, _round, _attack, _answers, _hurt, _virtues and _road.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "slow_samurai.h"

namespace engawa::slow_samurai {

using Texts = std::vector<std::string>;

struct Asked {  // no answer is left
    std::string actor, point;
    Texts moves;
};
struct DuelWon {};
struct Lost {
    std::string cause;
};

Cards numbered(const std::string& letters, int last);
void pour(Cards& from, Cards& into);
std::string word_after(const std::string& text, const std::string& front);

struct Story {
    Table t;
    const Texts& answers;
    std::size_t used = 0;

    // Asking.

    std::string ask(const std::string& actor, const std::string& point,
                    const std::function<Texts()>& list);
    std::string closed(const std::string& point, const std::function<Texts()>& list);
    std::string open(const std::string& point, const std::function<Texts()>& list);  // SAM-113
    std::string draw(const std::string& kind, const Cards& bag);                     // SAM-080
    int roll() { return std::stoi(draw("roll", {"1", "2", "3", "4", "5", "6"})); }
    void count(const std::string& what, int n = 1) { t.statistics.back()[what] += n; }

    // Options and what is in force.

    bool option(const std::string& name, const std::string& value) const;
    bool campaign() const { return option("mode", "campaign"); }
    bool clan() const { return option("mode", "clan"); }
    bool three() const { return option("three", "on") && t.stage == 1; }  // SAM-045
    bool suffers(const std::string& card, int level) const;
    bool eye() const { return suffers("BL3", 2); }
    Foe& foe() { return t.foes.at(static_cast<std::size_t>(t.target - 1)); }
    Foe& enemy(int number) { return t.foes.at(static_cast<std::size_t>(number - 1)); }

    // Life, Ki, gauges.

    void gain_ki(int n);
    void lose_ki(int n) { t.ki = std::max(0, t.ki - n); }  // SAM-006
    void gain_life(int n) { t.life = std::min(t.max_life, t.life + n); }
    void pay_ki(int n, const std::string& use);
    void pay_life(int n);  // armour never pays
    void cap_gauges();     // SAM-495, SAM-498
    void move_gauges(int strength, int technique, int guard);
    void raise_die(int n);

    // Armour and damage.

    bool armoured(int number) const;  // the enemy of that number
    void armour_leaves();
    // Returns what goes through to Life; the roll comes after the damage is taken.
    int absorb(int n, const std::string& stat);
    void armour_roll();  // SAM-613, SAM-614
    void hurt_you(int n);
    void hurt_foe(int n);
    void check_foes();  // SAM-350

    // Wounds.

    void wound_foe(int level);  // SAM-270
    void wound_you(int level);
    void bleed(int level);  // SAM-490

    // Shiro.

    void flip();
    void price();  // SAM-397

    // The Action deck, Special Action cards.

    bool can_draw() const { return !t.bag.empty() || !t.discard.empty(); }
    void draw_action();
    int looked_at() const { return t.weapon == "WE-W" ? 2 : 1; }  // SAM-429
    void win_special(int look);

    // Bushido and free actions.

    bool pawn_can_move() const { return option("bushido", "on") && !t.virtue_won; }
    Texts free_actions(const std::string& point) const;  // SAM-114
    void move_pawn();
    void jin();
    void spend_credit();

    // The start of a round.

    void begin_round();
    void redraw();
    Texts exchanges() const;
    void exchange();  // SAM-533
    Texts preparations() const;
    void prepare();  // SAM-150

    // An attack.

    bool others_live() const;  // any foe at all
    void choose_target();      // SAM-582
    Texts placings() const;
    bool place_is(const std::string& when) const;  // SAM-442
    void first_card();
    void further_card(const std::string& point);
    void place(const std::string& card);
    void turn_defence();
    void combo();   // SAM-200
    void reward();  // SAM-207
    // Whether the Kusarigama allows no counterattack. SAM-415
    bool strike();
    void hit(int margin, bool strength);
    void attack();

    // Surroundings.

    void exploit();
    void temple(int n);
    void beach(int n);
    // Whether the Bamboo Forest cancels the counterattack. SAM-449
    bool forest();

    // Counterattacks.

    void answers_of_three();  // SAM-587 to SAM-592
    // Whether the counterattack takes place.
    bool guard();
    void sacrifice();  // SAM-560
    std::string draw_counter();
    std::string turn_counter();                         // SAM-094
    int level_of(const std::string& card, int number);  // SAM-309
    void counterattack(int number);
    void blow(const std::string& card, int gap, int number);  // SAM-313

    // The clan.

    void face(int number);  // SAM-690
    void next_enemy();
    void spoils();  // SAM-696

    // The end of a round.

    void end_round();

    // The chapters.

    void set_up();
    void choose_foes();
    void gather();  // SAM-645
    void begin_duel();
    void round();
    void road();  // SAM-650 to SAM-653
    void happen(const std::string& event);
    void forget();  // SAM-662
    void chapter();
    void tell();
};

}  // namespace engawa::slow_samurai
