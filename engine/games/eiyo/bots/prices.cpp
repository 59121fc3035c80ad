// What honor, deck cards and enemies are worth in a round.
#include <algorithm>

#include "engine/games/eiyo/bots/plan.h"

namespace engawa::eiyo {
namespace {

// Honor that can still be won: in the rows, and expected in the stacks.
int honor_left(const Book& book, const State& s) {
    const FoeTable& foes = book.foes(s);
    int in_rows = 0;
    int in_stacks = 0;
    for (const Row row : s.rows) {
        for (int place = 0; place < kRowLength; ++place) in_rows += foes[row.at(place)].honor;
        in_stacks += row.stack();
    }
    int honor = 0;
    int cards = 0;
    s.unseen.each([&](int foe) {
        honor += s.unseen.count(foe) * foes[foe].honor;
        cards += s.unseen.count(foe);
    });
    return in_rows + (cards == 0 ? 0 : honor * in_stacks / cards);
}

// Can every row be emptied with the weapons in hand? Then nothing is left that would strike.
bool may_be_last_round(const State& s) {
    int needed = 0;
    for (int index = 0; index < s.row_count(); ++index) {
        const Row row = s.rows[index];
        if (row.stack() != 0 || (s.has_token(index) && row.size() > 1)) return false;
        if (!s.has_token(index)) needed += row.size();
    }
    int weapons = 0;
    for (int player = 0; player < s.seats(); ++player) {
        if (!s.has_passed(player)) weapons += s.hand_size[player];
    }
    return needed <= weapons;
}

}  // namespace

Prices prices(const Book& book, const State& s, const Taste& taste) {
    Prices prices;
    prices.foe = taste.foe;
    const int need = book.constants.honor_to_win - s.honor;
    if (need <= 0) {
        prices.honor = taste.honor_extra;
    } else {
        const int left = std::max(1, honor_left(book, s));
        prices.honor = taste.honor_base + taste.honor_need * std::min(need, left) / left;
    }
    // Deck cards for each enemy that is left, reshuffles included, in sixteenths.
    const int reshuffles = s.table_size / s.seats();
    const int cards = s.deck_size + reshuffles * (book.deck.size() - 6 * s.seats());
    const int slack = 16 * cards / std::max<int>(1, s.foes_left);
    prices.card = kDeckCard + taste.tight * std::max(0, 40 - slack) / 16;
    prices.last = s.coop() && may_be_last_round(s);
    if (prices.last) {
        prices.card = taste.last_card;
        prices.foe = taste.last_foe;
    }
    return prices;
}

}  // namespace engawa::eiyo
