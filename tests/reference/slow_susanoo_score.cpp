// The final score. SUS-503
#include <algorithm>
#include <tuple>

#include "tests/reference/slow_susanoo_rules.h"

namespace engawa::slow_susanoo {
namespace {

// The best of all seats, and how many have it.
std::pair<int, int> best(const Table& t, const auto& value) {
    int most = -1, count = 0;
    for (const Seat& s : t.seats) {
        const int mine = value(s);
        if (mine > most) count = 0;
        most = std::max(most, mine);
        if (mine == most) ++count;
    }
    return {most, count};
}

int level_of(const Seat& s) { return s.level; }
int sake_of(const Seat& s) { return static_cast<int>(s.sake.size()); }

int set_points(const Table& t, const Seat& s) {  // SUS-251
    std::map<std::string, std::map<std::string, int>> counts;
    for (const auto& [id, used] : s.items) ++counts[card(t, id).element][card(t, id).kind];
    int sets = 0;
    for (auto& [element, types] : counts)
        sets += std::min({types["helmet"], types["armor"], types["weapon"]});
    return 5 * sets;
}

int pair_points(const Table& t, const Seat& s) {  // SUS-250
    std::map<std::string, int> counts;
    for (const auto& [id, mark] : s.forms) ++counts[card(t, id).element];
    int pairs = 0;
    for (const auto& [element, count] : counts) pairs += count / 2;
    return 2 * pairs;
}

int card_points(const Table& t, int seat) {
    const Seat& s = seat_of(t, seat);
    Words ids;
    if (!s.being.empty()) ids.push_back(s.being);
    for (const auto& [id, mark] : s.forms)
        if (mark == '+') ids.push_back(id);
    int points = 0;
    for (const std::string& id : ids)
        for (const Effect& e : card(t, id).effects)
            if (e.action == "score" && holds(t, e, card(t, id), seat, 0))
                points += amount(t, e, card(t, id), seat, 0);
    return points;
}

}  // namespace

Parts score(const Table& t, int seat) {
    const Seat& s = seat_of(t, seat);
    const auto [top, tops] = best(t, level_of);
    const auto [most, mosts] = best(t, sake_of);
    const int heads = static_cast<int>(s.heads.size());
    int items = 0, forms = 0;
    for (const auto& [id, used] : s.items) items += card(t, id).vp;
    if (option(t, "score_hand_items") == "on")
        for (const std::string& id : hand_ids(s)) items += item(card(t, id)) ? card(t, id).vp : 0;
    for (const auto& [id, mark] : s.forms) forms += card(t, id).vp;
    const int tie = std::stoi(option(t, "sake_tie_bonus"));
    const Parts all = {
        {"level", s.level},
        {"top", s.level != top ? 0
                : tops == 1    ? 5
                               : 3},
        {"heads", heads == 0 ? 0 : 6 * heads - 1},
        {"sake", sake_of(s)},
        {"most", most == 0 || sake_of(s) != most ? 0
                 : mosts == 1                    ? 5
                                                 : tie},
        {"items", items},
        {"forms", forms},
        {"pairs", pair_points(t, s)},
        {"sets", set_points(t, s)},
        {"cards", card_points(t, seat)},
    };
    Parts parts;
    for (const auto& part : all)
        if (part.second != 0) parts.push_back(part);
    return parts;
}

int sum(const Parts& parts) {
    int total = 0;
    for (const auto& [name, points] : parts) total += points;
    return total;
}

std::vector<int> winners(const Table& t) {  // SUS-252
    const auto rank = [&](int seat) {
        const Seat& s = seat_of(t, seat);
        return std::make_tuple(sum(score(t, seat)), s.heads.size(), s.level, s.sake.size());
    };
    std::vector<int> best_seats;
    for (const int seat : clockwise(t, 1)) {
        if (!best_seats.empty() && rank(seat) < rank(best_seats.front())) continue;
        if (!best_seats.empty() && rank(seat) > rank(best_seats.front())) best_seats.clear();
        best_seats.push_back(seat);
    }
    return best_seats;
}

}  // namespace engawa::slow_susanoo
