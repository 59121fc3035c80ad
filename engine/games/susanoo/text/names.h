// Steps, words and cards as text (section Notation of the ledger), and what readers and checkers
// of positions share.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/games/susanoo/cards/book.h"

namespace engawa::susanoo {

// A step and the kinds of its parts a, b, c, d, one letter for each:
//   p player   P player or nobody   c card   n number   d die, 0 to 6   j effect   i effect with
//   its trigger, "TRIGGER:J"   f From   e back, "e" or "r"   E back, "E" or "R"   s sign, "1" for
//   the fighter or "-1" for the foe   D Dealt   u Until   r Cause
struct StepName {
    std::string_view name;
    std::string_view parts;
};

inline constexpr std::array<StepName, kSteps> kStepNames = {{
    {"being", "p"},     {"form", ""},        {"prep", ""},           {"choice", ""},
    {"fight", ""},      {"end", ""},         {"surplus", ""},        {"give", "p"},
    {"show", ""},       {"look", "pen"},     {"share", "pn"},        {"pool", "p"},
    {"fetch", "pE"},    {"lose1", "pf"},     {"pay", "pf"},          {"aim", "pc"},
    {"target", "pcjd"}, {"side", "pc"},      {"rob", "pnf"},         {"rob_item", "pp"},
    {"join", "p"},      {"annul", "pc"},     {"banish", "pn"},       {"offer_k", "p"},
    {"offer_y", "p"},   {"offer_side", "p"}, {"answer", "p"},        {"counter_answer", "pp"},
    {"flee", "p"},      {"hurt", "pc"},      {"loot", "p"},          {"switch", "p"},
    {"renew", "pn"},    {"trade_give", "p"}, {"trade_want", "pc"},   {"trade_answer", "pcc"},
    {"first", ""},      {"die:card", "P"},   {"die:element", "pcs"}, {"die:escape", "pc"},
    {"random", "pP"},   {"deal", "DP"},      {"turn", ""},           {"next", ""},
    {"draw", ""},       {"enter", "p"},      {"do", "ciPd"},         {"toss", "c"},
    {"judge", ""},      {"rest", ""},        {"spoils", ""},         {"until", "pu"},
    {"trophy", "c"},    {"over", ""},        {"esc", "pc"},          {"hit", "pc"},
    {"wardoff", "p"},   {"death", "p"},      {"bury", ""},           {"lose", "pnf"},
    {"over", "r"},
}};
constexpr const StepName& name_of(Step step) { return kStepNames[static_cast<unsigned>(step)]; }

inline constexpr std::array<std::string_view, kWords> kWordNames = {
    "act",   "ask",   "being", "counter", "deal",  "die",  "draw", "drop",
    "equip", "fight", "first", "flee",    "form",  "give", "head", "k",
    "keep",  "no",    "pass",  "pay",     "pick",  "play", "pour", "renew",
    "roll",  "side",  "skip",  "suffer",  "trade", "use",  "y",    "yes"};

inline constexpr std::array<std::string_view, 8> kFromNames = {"",       "hand",  "random", "item",
                                                               "helmet", "armor", "weapon", "sake"};
inline constexpr std::array<std::string_view, 6> kTriggerNames = {"passive", "enter", "activate",
                                                                  "resolve", "win",   "bad"};
inline constexpr std::array<std::string_view, 4> kUntilNames = {"", "win", "loss", "death"};
inline constexpr std::array<std::string_view, 3> kCauseNames = {"heads", "forms", "events"};
inline constexpr std::array<std::string_view, kSlots> kSlotNames = {"helmet", "armor", "weapon"};
inline constexpr std::string_view kDealtLetters = "EFDROerTBb";
inline constexpr std::string_view kPickedLetters = "-fo";

// The index of a name in such a list; -1: not there.
template <class Names>
constexpr int find_name(const Names& names, std::string_view text) {
    int index = 0;
    for (const std::string_view name : names) {
        if (name == text) return name.empty() ? -1 : index;
        ++index;
    }
    return -1;
}

// The seat of somebody, "0" for nobody.
inline char seat_digit(int player) {
    return player == kNobody ? '0' : static_cast<char>('1' + player);
}

// The player who alone sees the row (SUS-518); kNobody: everybody does.
inline int looker(const State& s) {
    const Task& top = s.top();
    if (top.step == Step::Look) return top.a;
    if (top.step == Step::Show) return s.at_turn;
    if (top.step != Step::Deal) return kNobody;
    const auto dealt = static_cast<Dealt>(top.a);
    return dealt == Dealt::EventLook || dealt == Dealt::RewardLook ? top.b : kNobody;
}

inline int unnamed(const Book& book, Cards known, const std::array<std::uint8_t, 2>& backs,
                   Back back) {
    const Cards& deck = back == Back::Event ? book.events_deck : book.rewards_deck;
    return backs[static_cast<unsigned>(back)] - (known & deck).size();
}

// How many cards the deck of that back has; a view has unknown hands among them.
inline int left_in_deck(const Book& book, const State& s, Back back) {
    int hidden = unnamed(book, s.row, s.row_backs, back);
    for (int i = 0; i < s.players; ++i) hidden += unnamed(book, s.hand[i], s.backs[i], back);
    return (s.deck & book.deck_of(back)).size() - hidden;
}

// A sentence on what is wrong with a state; empty: nothing. In a view cards may be hidden.
std::string fault(const Susanoo& game, const State& s, bool view);
std::string agenda_fault(const Book& book, const State& s);  // its part in check_agenda.cpp

// SUS-511, SUS-534: fails if a view names what its viewer cannot know, or hides what it can.
std::string view_fault(const Book& book, const State& s, Viewer viewer);

}  // namespace engawa::susanoo
