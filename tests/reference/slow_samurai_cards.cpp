#include "slow_samurai_cards.h"

namespace engawa::slow_samurai {

const Deck<Action> kActions = {
    {"F1", {"fire", 3, 0, -1}},   {"F2", {"fire", 3, -1, 0}},   {"F3", {"fire", 4, -1, -2}},
    {"F4", {"fire", 2, 0, 0}},    {"F5", {"fire", 2, -1, 1}},   {"F6", {"fire", 2, 1, -1}},
    {"F7", {"fire", 1, 0, 1}},    {"W1", {"water", 0, 3, -1}},  {"W2", {"water", -1, 3, 0}},
    {"W3", {"water", -1, 4, -2}}, {"W4", {"water", 0, 2, 0}},   {"W5", {"water", -1, 2, 1}},
    {"W6", {"water", 1, 2, -1}},  {"W7", {"water", 0, 1, 1}},   {"E1", {"earth", 0, -1, 3}},
    {"E2", {"earth", -1, 0, 3}},  {"E3", {"earth", -1, -1, 4}}, {"E4", {"earth", 0, 0, 2}},
    {"E5", {"earth", 1, -1, 2}},  {"E6", {"earth", -1, 1, 2}},  {"E7", {"earth", 1, 1, 1}},
    {"V1", {"void", 1, 1, 1}},    {"V2", {"void", 2, 2, -2}},   {"V3", {"void", 0, 2, 1}},
    {"V4", {"void", 2, 0, 1}},    {"V5", {"void", -1, -1, 3}},  {"V6", {"void", 1, 1, 0}},
    {"V7", {"void", 3, -1, 0}},   {"V8", {"void", -1, 3, 0}},   {"V9", {"void", 0, 0, 2}},
};

const Deck<Action> kSpecials = {
    {"A1", {"void", 3, 3, 0}},  {"A2", {"void", 5, 0, -1}}, {"A3", {"void", 0, 5, -1}},
    {"A4", {"void", 0, 0, 5}},  {"A5", {"void", 1, 1, 1}},  {"A6", {"void", 2, 1, 0}},
    {"A7", {"void", 0, 1, 3}},  {"A8", {"void", 0, 0, 2}},  {"A9", {"void", 1, 2, 1}},
    {"A10", {"void", 2, 0, 2}}, {"A11", {"void", 3, 1, 1}}, {"A12", {"void", 1, 3, 1}},
};

const Deck<Defence> kDefences = {
    {"D1", {6, 8, false}}, {"D2", {8, 6, false}},   {"D3", {7, 7, false}},   {"D4", {7, 7, true}},
    {"D5", {9, 6, false}}, {"D6", {6, 9, false}},   {"D7", {8, 8, false}},   {"D8", {5, 7, true}},
    {"D9", {7, 5, true}},  {"D10", {10, 7, false}}, {"D11", {7, 10, false}}, {"D12", {6, 6, true}},
};

const Deck<Counter> kCounters = {
    {"C1", {2, 1, 0, false}},  {"C2", {3, 1, 0, false}},  {"C3", {3, 1, 0, true}},
    {"C4", {4, 1, 1, false}},  {"C5", {4, 1, 1, false}},  {"C6", {4, 2, 0, false}},
    {"C7", {5, 1, 1, false}},  {"C8", {5, 2, 1, false}},  {"C9", {6, 1, 1, false}},
    {"C10", {6, 2, 2, false}}, {"C11", {7, 2, 2, false}}, {"C12", {1, 2, 0, true}},
};

std::vector<std::string> in_book_order(const std::set<std::string>& cards) {
    std::vector<std::string> ordered;
    for (const auto* deck : {&kActions, &kSpecials})
        for (const auto& [id, card] : *deck)
            if (cards.contains(id)) ordered.push_back(id);
    return ordered;
}

}  // namespace engawa::slow_samurai
