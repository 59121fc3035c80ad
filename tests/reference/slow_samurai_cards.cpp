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

const Numbers kPrinted = {
    {
        {"A1", {"void", 2, 2, 0}},
        {"A2", {"void", 4, 0, -1}},
        {"A3", {"void", 0, 4, -1}},
        {"A4", {"void", 0, 0, 4}},
        {"A5", {"void", 1, 1, 0}},
        {"A6", {"void", 1, 1, 0}},
        {"A7", {"void", 0, 1, 2}},
        {"A8", {"void", 0, 0, 2}},
        {"A9", {"void", 1, 1, 1}},
        {"A10", {"void", 2, 0, 1}},
        {"A11", {"void", 2, 1, 0}},
        {"A12", {"void", 1, 2, 0}},
    },
    {
        {"D1", {5, 6, false}},
        {"D2", {6, 5, false}},
        {"D3", {5, 5, false}},
        {"D4", {5, 5, true}},
        {"D5", {6, 5, false}},
        {"D6", {5, 6, false}},
        {"D7", {6, 6, false}},
        {"D8", {4, 5, true}},
        {"D9", {5, 4, true}},
        {"D10", {7, 6, false}},
        {"D11", {6, 7, false}},
        {"D12", {4, 4, true}},
    },
    {
        {"C1", {4, 1, 0, false}},
        {"C2", {5, 1, 0, false}},
        {"C3", {5, 1, 0, true}},
        {"C4", {6, 1, 1, false}},
        {"C5", {6, 1, 1, false}},
        {"C6", {6, 2, 0, false}},
        {"C7", {7, 1, 1, false}},
        {"C8", {7, 2, 1, false}},
        {"C9", {8, 1, 1, false}},
        {"C10", {8, 2, 2, false}},
        {"C11", {9, 2, 2, false}},
        {"C12", {3, 2, 0, true}},
    },
    {{"O1", {10, 5}},
     {"O2", {10, 5}},
     {"O3", {10, 5}},
     {"O4", {11, 5}},
     {"O5", {9, 6}},
     {"O6", {9, 6}},
     {"O7", {8, 5}}},
    {{"O1", 2}, {"O2", 2}, {"O3", 2}, {"O4", 1}, {"O5", 1}, {"O6", 1}},
    {7, 3},
};

const Numbers kOfTheExamples = {
    {
        {"A1", {"void", 3, 3, 0}},
        {"A2", {"void", 5, 0, -1}},
        {"A3", {"void", 0, 5, -1}},
        {"A4", {"void", 0, 0, 5}},
        {"A5", {"void", 1, 1, 1}},
        {"A6", {"void", 2, 1, 0}},
        {"A7", {"void", 0, 1, 3}},
        {"A8", {"void", 0, 0, 2}},
        {"A9", {"void", 1, 2, 1}},
        {"A10", {"void", 2, 0, 2}},
        {"A11", {"void", 3, 1, 1}},
        {"A12", {"void", 1, 3, 1}},
    },
    {
        {"D1", {6, 8, false}},
        {"D2", {8, 6, false}},
        {"D3", {7, 7, false}},
        {"D4", {7, 7, true}},
        {"D5", {9, 6, false}},
        {"D6", {6, 9, false}},
        {"D7", {8, 8, false}},
        {"D8", {5, 7, true}},
        {"D9", {7, 5, true}},
        {"D10", {10, 7, false}},
        {"D11", {7, 10, false}},
        {"D12", {6, 6, true}},
    },
    {
        {"C1", {2, 1, 0, false}},
        {"C2", {3, 1, 0, false}},
        {"C3", {3, 1, 0, true}},
        {"C4", {4, 1, 1, false}},
        {"C5", {4, 1, 1, false}},
        {"C6", {4, 2, 0, false}},
        {"C7", {5, 1, 1, false}},
        {"C8", {5, 2, 1, false}},
        {"C9", {6, 1, 1, false}},
        {"C10", {6, 2, 2, false}},
        {"C11", {7, 2, 2, false}},
        {"C12", {1, 2, 0, true}},
    },
    {{"O1", {8, 5}},
     {"O2", {8, 5}},
     {"O3", {8, 5}},
     {"O4", {8, 5}},
     {"O5", {8, 5}},
     {"O6", {8, 5}},
     {"O7", {8, 5}}},
    {},
    {6, 3},
};

std::vector<std::string> in_book_order(const std::set<std::string>& cards) {
    std::vector<std::string> ordered;
    for (const auto* deck : {&kActions, &kPrinted.specials})
        for (const auto& [id, card] : *deck)
            if (cards.contains(id)) ordered.push_back(id);
    return ordered;
}

}  // namespace engawa::slow_samurai
