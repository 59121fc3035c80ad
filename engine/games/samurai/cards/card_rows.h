// The usual cards as text, a line for each: tables.py writes it, and the build compiles it in.
//
// Fields stand between tabs in the order in which they are taken; an empty one leaves what the card
// has by itself. It is read once, so it is small rather than quick (statements for each card were a
// tenth of the module that a page loads), and trusts what the build made.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/samurai/cards/effect.h"

namespace engawa::samurai {

class CardRow {
  public:
    explicit CardRow(std::string_view row) : rest_(row) {}

    void take(std::string& text);
    void take(int& number);
    void take(bool& flag);
    void take(std::vector<int>& numbers);        // 1,2,3
    void take(std::vector<std::string>& texts);  // likewise
    void take(Effects& effects);                 // WORD NAME=VALUE ..., with ; between them
    void take(Rolls& rolls);                     // effects, with | between them

  private:
    std::string_view next();

    std::string_view rest_;
};

// A card for each line; fill(card, row) takes the fields.
template <class Card, class Fill>
void add_rows(std::vector<Card>& cards, std::string_view rows, Fill fill) {
    while (!rows.empty()) {
        const auto end = rows.find('\n');
        CardRow row{rows.substr(0, end)};
        fill(cards.emplace_back(), row);
        rows.remove_prefix(end + 1);
    }
}

}  // namespace engawa::samurai
