#include "slow_samurai_story.h"

namespace engawa::slow_samurai {

void Story::begin_round() {
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

void Story::redraw() {
    while (t.redraws > 0) {
        const std::string move = open("REDRAW", [] { return Texts{"redraw", "hold"}; });
        if (move == "hold") return;
        --t.redraws;
        pour(t.hand, t.discard);
        for (int i = 0; i < 6; ++i) draw_action();
    }
}

Texts Story::exchanges() const {
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

void Story::exchange() {
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

Texts Story::preparations() const {
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

void Story::prepare() {
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

void Story::end_round() {
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

void Story::round() {
    begin_round();
    attack();
    t.attack = 2;
    attack();
    end_round();
}

}  // namespace engawa::slow_samurai
