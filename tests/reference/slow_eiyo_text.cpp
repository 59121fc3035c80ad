// Positions as text, as engine/games/eiyo/eiyo.h describes them, and views.
#include <algorithm>

#include "tests/reference/slow_eiyo.h"

namespace engawa::slow_eiyo {
namespace {

std::string joined(const Words& list, const std::string& separator) {
    std::string text;
    for (const std::string& each : list) text += (text.empty() ? "" : separator) + each;
    return text;
}

template <class Kind>
std::string digits(const Bag& bag, const std::vector<const Kind*>& kinds) {
    std::string text;
    for (const Kind* kind : kinds) text += std::to_string(count(bag, kind->id));
    return text;
}

template <class Kind>
std::string pile(const Bag& bag, const std::vector<const Kind*>& kinds) {
    return bag.empty() ? "-" : digits(bag, kinds);
}

template <class Kind>
Bag read_digits(const std::string& text, const std::vector<const Kind*>& kinds) {
    Bag bag;
    for (std::size_t i = 0; text != "-" && i < text.size(); ++i) {
        put(bag, kinds.at(i)->id, text[i] - '0');
    }
    return bag;
}

std::vector<const Weapon*> special_kinds(const Position& p) {
    std::vector<const Weapon*> kinds;
    kinds.reserve(p.cards->specials.size());
    for (const Weapon& weapon : p.cards->specials) kinds.push_back(&weapon);
    return kinds;
}

Words listed(const Position& p, const Bag& bag) {
    Words list;
    for (const Weapon* kind : weapon_kinds(p)) {
        for (int i = 0; i < count(bag, kind->id); ++i) list.push_back(kind->id);
    }
    return list;
}

Bag minus(Bag bag, const Bag& less) {
    for (const auto& [id, n] : less) {
        for (int i = 0; i < n; ++i) take(bag, id);
    }
    return bag;
}

// `shown` are the cards that the reader may see, known ones included; `hidden` counts the others.
std::string hand_text(const Position& p, const Bag& known, const Bag& shown, int hidden) {
    Words others = listed(p, minus(shown, known));
    for (int i = 0; i < hidden; ++i) others.emplace_back("?");
    const std::string text =
        (known.empty() ? "" : joined(listed(p, known), ",") + ":") + joined(others, ",");
    return text.empty() ? "-" : text;
}

std::string row_text(const Row& row) {
    std::string text = row.cards.empty() ? "-" : joined(row.cards, ",");
    text += "." + std::to_string(row.unseen);
    if (row.token) text += ".t";
    if (row.owner != 0) text += "." + std::to_string(row.owner) + "=" + row.active;
    return text;
}

int drawn(const Position& p, int seat) { return p.drawn.contains(seat) ? p.drawn.at(seat) : 0; }

std::string step_text(const Position& p) {
    const std::string seat = "." + std::to_string(p.seat);
    if (p.step == "mulligan" || p.step == "redraw") return p.step + seat;
    if (p.step.rfind("stand", 0) == 0) return "stand" + seat;
    if (p.step == "first proposal") return "first";
    if (p.step == "first answer") return "first." + std::to_string(p.proposed);
    if (p.step == "damage") return "damage." + std::to_string(p.damage);
    if (p.step == "draw" && !coop(p)) return "draw." + std::to_string(drawn(p, 1));
    if (p.step == "draw") {
        return "draw" + seat + "." + std::to_string(drawn(p, 1)) + std::to_string(drawn(p, 2));
    }
    if (p.step == "fight" && coop(p)) {
        return "fight" + seat + "." + std::to_string(p.played) + "." +
               (p.passed.empty() ? "-" : std::to_string(*p.passed.begin()));
    }
    return p.step;
}

std::string phase_text(const Position& p) {
    std::string text = step_text(p);
    if (p.payer != 0) {
        std::string move = joined(words(p.pending), ":");
        move.erase(std::remove(move.begin(), move.end(), '+'), move.end());
        text += ".pay." + std::to_string(p.to_pay) + "." + std::to_string(p.payer) + "." + move;
    }
    if (p.effect) {
        text += (p.step == "refill" ? "." : ".effect.") + std::to_string(*p.effect);
    }
    if (!p.taking.empty()) {
        text += ".take.";
        for (const int seat : p.taking) text += std::to_string(seat);
    }
    return text;
}

std::string position_text(const Position& p, const Bag& deck, const Words& hands) {
    Words rows;
    for (const Row& row : p.rows) rows.push_back(row_text(row));
    std::string spots = "-";
    if (p.spots.size() == 2) spots = {p.spots.at(1), p.spots.at(2)};
    return joined({pile(deck, weapon_kinds(p)), pile(p.discards, weapon_kinds(p)),
                   digits(p.table, special_kinds(p)), joined(hands, "+"), joined(rows, "+"),
                   pile(p.honor_stack, foe_kinds(p)), pile(p.removed, foe_kinds(p)), spots,
                   std::to_string(p.round), p.first == 0 || over(p) ? "-" : std::to_string(p.first),
                   phase_text(p)},
                  "/");
}

// Reading.

Hand read_hand(const std::string& text) {
    Hand hand;
    const auto colon = text.find(':');
    if (colon != std::string::npos) {
        for (const std::string& id : words(text.substr(0, colon), ',')) {
            put(hand.known, id);
            put(hand.cards, id);
        }
    }
    const std::string others = colon == std::string::npos ? text : text.substr(colon + 1);
    if (others.empty() || others == "-") return hand;
    for (const std::string& id : words(others, ',')) put(hand.cards, id);
    return hand;
}

Row read_row(const std::string& text) {
    Row row;
    const Words parts = words(text, '.');
    if (parts.at(0) != "-") row.cards = words(parts[0], ',');
    row.unseen = std::stoi(parts.at(1));
    for (std::size_t i = 2; i < parts.size(); ++i) {
        if (parts[i] == "t") {
            row.token = true;
        } else {
            row.owner = parts[i].at(0) - '0';
            row.active = parts[i].substr(2);
        }
    }
    return row;
}

// "attack:katana_top:BR:1" -> "attack katana_top BR +1"
std::string read_pending(const std::string& text) {
    const Words w = words(text, ':');
    return w.size() == 1 ? text : w.at(0) + " " + w.at(1) + " " + w.at(2) + " +" + w.at(3);
}

void read_step(Position& p, Words& rest) {
    const auto next = [&] {
        const std::string word = rest.empty() ? "" : rest.front();
        if (!rest.empty()) rest.erase(rest.begin());
        return word;
    };
    const auto number_follows = [&] {
        return !rest.empty() && rest.front().find_first_not_of("0123456789") == std::string::npos;
    };
    p.step = next();
    const int proposer = p.round % 2 == 1 ? 1 : 2;
    if (p.step == "mulligan" || p.step == "redraw") p.seat = std::stoi(next());
    if (p.step == "stand") {
        p.seat = std::stoi(next());
        p.step = p.seat == 1 ? "stand proposal" : "stand answer";
    } else if (p.step == "first" && number_follows()) {
        p.step = "first answer";
        p.seat = 3 - proposer;
        p.proposed = std::stoi(next());
    } else if (p.step == "first") {
        p.step = "first proposal";
        p.seat = proposer;
    } else if (p.step == "draw") {
        p.seat = coop(p) ? std::stoi(next()) : 1;
        const std::string counts = next();
        p.drawn[1] = counts.at(0) - '0';
        if (coop(p)) p.drawn[2] = counts.at(1) - '0';
    } else if (p.step == "fight") {
        p.seat = coop(p) ? std::stoi(next()) : 1;
        if (coop(p)) {
            p.played = std::stoi(next());
            const std::string passed = next();
            if (passed != "-") p.passed.insert(std::stoi(passed));
        }
    } else if (p.step == "damage") {
        p.damage = std::stoi(next());
    } else if (p.step == "refill" && number_follows()) {
        p.effect = std::stoi(next());
    }
}

void read_phase(Position& p, const std::string& text) {
    Words rest = words(text, '.');
    read_step(p, rest);
    for (std::size_t i = 0; i < rest.size();) {
        if (rest[i] == "pay") {
            p.to_pay = std::stoi(rest.at(i + 1));
            p.payer = std::stoi(rest.at(i + 2));
            p.pending = read_pending(rest.at(i + 3));
            i += 4;
        } else if (rest[i] == "effect") {
            p.effect = std::stoi(rest.at(i + 1));
            i += 2;
        } else {  // take
            for (const char c : rest.at(i + 1)) p.taking.insert(c - '0');
            i += 2;
        }
    }
}

// Weapons that are neither in `deck` nor anywhere else but the discards and out of the game.
Bag rest_of_weapons(const Position& p) {
    Bag rest = all_weapons(p);
    for (const Bag* bag : {&p.deck, &p.discards, &p.table}) rest = minus(rest, *bag);
    for (const auto& [seat, hand] : p.hands) rest = minus(rest, hand.cards);
    for (const Row& row : p.rows) {
        if (row.owner != 0) take(rest, row.active);
    }
    return rest;
}

void read_weapons(Position& p, const std::string& deck, const std::string& discards) {
    if (deck != "rest") p.deck = read_digits(deck, weapon_kinds(p));
    if (discards != "rest") p.discards = read_digits(discards, weapon_kinds(p));
    if (deck == "rest") p.deck = rest_of_weapons(p);
    if (discards == "rest") p.discards = rest_of_weapons(p);
    p.out = rest_of_weapons(p);
}

void read_foes(Position& p, const std::string& honor_stack, const std::string& removed) {
    p.honor_stack = read_digits(honor_stack, foe_kinds(p));
    p.removed = read_digits(removed, foe_kinds(p));
    p.enemy_bag = all_enemies(p);
    p.boss_bag = all_bosses(p);
    const auto seen = [&](const std::string& id) {
        take(p.boss_bag.contains(id) ? p.boss_bag : p.enemy_bag, id);
    };
    for (const Bag* bag : {&p.honor_stack, &p.removed}) {
        for (const auto& [id, n] : *bag) {
            for (int i = 0; i < n; ++i) seen(id);
        }
    }
    for (const Row& row : p.rows) {
        for (const std::string& id : row.cards) seen(id);
    }
}

}  // namespace

std::string write(const Position& p) {
    Words hands;
    for (const auto& [seat, hand] : p.hands) {
        hands.push_back(hand_text(p, hand.known, hand.cards, 0));
    }
    return position_text(p, p.deck, hands);
}

std::string view(const Position& p, int viewer) {
    if (!coop(p) || over(p)) return write(p);  // EIY-211, EIY-210
    Bag deck = p.deck;
    Words hands;
    for (const auto& [seat, hand] : p.hands) {
        Bag shown = hand.known;
        if (p.payer == seat && p.pending != "move") {  // the play was announced
            const std::string kind = words(p.pending).at(1);
            if (!shown.contains(kind)) put(shown, kind);
        }
        if (viewer == seat) shown = hand.cards;
        const Bag hidden = minus(hand.cards, shown);
        for (const auto& [id, n] : hidden) put(deck, id, n);
        hands.push_back(hand_text(p, hand.known, shown, size(hidden)));
    }
    return position_text(p, deck, hands);
}

Position read(const Cards& cards, const Choices& options, const std::string& text) {
    Position p = start(cards, options);
    const Words fields = words(text, '/');
    p.table = read_digits(fields.at(2), special_kinds(p));
    int seat = 0;
    for (const std::string& hand : words(fields.at(3), '+')) p.hands[++seat] = read_hand(hand);
    p.rows.clear();
    for (const std::string& row : words(fields.at(4), '+')) p.rows.push_back(read_row(row));
    read_weapons(p, fields.at(0), fields.at(1));
    read_foes(p, fields.at(5), fields.at(6));
    if (fields.at(7) != "-") p.spots = {{1, fields[7].at(0)}, {2, fields[7].at(1)}};
    p.round = std::stoi(fields.at(8));
    if (fields.at(9) != "-") p.first = std::stoi(fields[9]);
    read_phase(p, fields.at(10));
    return p;
}

}  // namespace engawa::slow_eiyo
