// Positions as text, whole or as a viewer sees them (section Notation).
#include <algorithm>

#include "tests/reference/slow_susanoo_rules.h"

namespace engawa::slow_susanoo {
namespace {

constexpr int kAll = -1;  // a viewer who sees everything

std::string number(int n) { return std::to_string(n); }

std::string list(const auto& parts) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ",") + part;
    return text.empty() ? "-" : text;
}

std::string unknown(const Table& t, const std::string& id) {
    return event_back(card(t, id)) ? "?e" : "?r";
}

bool knows(const HandCard& c, int owner, int viewer) {
    if (viewer == kAll || viewer == owner || c.mark == "w") return true;
    return viewer != 0 && c.mark.find(number(viewer)) != std::string::npos;
}

std::string hand(const Table& t, int owner, int viewer) {
    Words known, others;
    for (const HandCard& c : seat_of(t, owner).hand) {
        if (c.id[0] == '?') {
            others.push_back(c.id);
        } else if (!knows(c, owner, viewer)) {
            others.push_back(unknown(t, c.id));
        } else if (c.mark.empty()) {
            known.push_back(c.id);
        } else {
            const bool whole = viewer == kAll || viewer == owner || c.mark == "w";
            known.push_back(c.id + "=" + (whole ? c.mark : number(viewer)));
        }
    }
    std::sort(others.begin(), others.end());
    known.insert(known.end(), others.begin(), others.end());
    return list(known);
}

std::string row(const Table& t, int viewer) {
    const int owner = looker(t);
    if (viewer == kAll || owner == 0 || owner == viewer) return list(t.row);
    Words backs;
    for (const std::string& id : t.row) backs.push_back(id[0] == '?' ? id : unknown(t, id));
    std::sort(backs.begin(), backs.end());
    return list(backs);
}

std::string seat_text(const Table& t, int seat, int viewer) {
    const Seat& s = seat_of(t, seat);
    Words items, forms;
    for (const auto& [id, used] : s.items) items.push_back(id + (used ? "+" : ""));
    for (const auto& [id, mark] : s.forms)
        forms.push_back(mark == ' ' ? id : id + std::string(1, mark));
    const std::string flags = std::string(s.dead ? "x" : "") + (s.passed ? "p" : "") +
                              (s.crossed != 0 ? number(s.crossed) : "");
    return join({s.being.empty() ? "-" : s.being, number(s.level), flags.empty() ? "-" : flags,
                 hand(t, seat, viewer), list(items), list(forms), list(s.sake), list(s.heads),
                 list(s.events)},
                '.');
}

std::string terms(const std::optional<Terms>& terms) {
    if (terms && terms->k == "-") return "-";
    return terms ? terms->k + ":" + terms->y + ":" + terms->side : "-";
}

std::string battle_text(const Battle& b) {
    const auto die = [](int n) { return (n > 0 ? "+" : "") + number(n); };
    Words foes, asked, results, poured;
    for (const Foe& foe : b.foes)
        foes.push_back(foe.id + ":" + die(foe.dice[0]) + ":" + die(foe.dice[1]));
    for (const int seat : b.asked) asked.push_back(number(seat));
    for (const Result& r : b.results)
        results.push_back(join({r.id, number(r.seat), std::string(1, r.side), number(r.fighters),
                                number(r.foes), number(r.escape), number(r.ward)},
                               ':'));
    for (const auto& [id, value] : b.poured) poured.push_back(id + ":" + number(value));
    return join({number(b.main), number(b.helper), list(foes), list(asked), terms(b.deal),
                 terms(b.offer), list(results), list(b.activated), list(poured)},
                '.');
}

std::string agenda_text(const std::vector<Step>& agenda) {
    Words steps;
    for (std::size_t i = 0; i < agenda.size();) {
        std::size_t j = i;
        while (j < agenda.size() && agenda[j] == agenda[i]) ++j;
        const std::string count = j - i == 1 ? "" : std::to_string(j - i) + "x";
        steps.push_back(count + join(agenda[i], ':'));
        i = j;
    }
    return join(steps, '+');
}

std::string text(const Table& t, int viewer) {
    Words fields;
    fields.push_back(join({std::to_string(t.seats.size()), number(t.first), number(t.at),
                           number(t.turn), number(t.reshuffles), number(t.look), list(t.rights)},
                          '.'));
    fields.push_back(
        join({list(t.pool), list(t.reward_discards), list(t.event_discards), row(t, viewer)}, '.'));
    for (const int seat : clockwise(t, 1)) fields.push_back(seat_text(t, seat, viewer));
    fields.push_back(t.battle ? battle_text(*t.battle) : "-");
    fields.push_back(agenda_text(t.agenda));
    return join(fields, '/');
}

}  // namespace

// The first step that looks: `look`, or `show` of the player at turn. SUS-518
int looker(const Table& t) {
    for (const Step& step : t.agenda) {
        if (step[0] == "look") return std::stoi(step[1]);
        if (step[0] == "show") return t.at;
    }
    return 0;
}

std::string write(const Table& t) { return text(t, kAll); }

std::string view(const Table& t, int viewer) { return over(t) ? write(t) : text(t, viewer); }

std::string heard(const Table& t, int seat, const std::string& move, int viewer) {
    const Step& step = t.agenda.front();
    if (viewer == seat || !move.starts_with("pick:")) return move;
    const bool received = step[0] == "give" && std::stoi(step[1]) == viewer;
    if ((step[0] != "look" && step[0] != "give") || received) return move;
    return "pick:" + unknown(t, move.substr(5));
}

std::string heard(const Table& t, const std::string& outcome, int viewer) {
    static const Ids closed = {"E", "F", "R", "e", "r"};
    const Step& step = t.agenda.front();
    const bool deals = step[0] == "deal" && closed.contains(step[1]);
    const bool robs = step[0] == "random" && step[2] != "0";
    if (!deals && !robs) return outcome;
    if (viewer != 0 && viewer == std::stoi(step[2])) return outcome;
    if (robs && viewer != 0 && viewer == std::stoi(step[1])) return outcome;
    return "deal:" + unknown(t, outcome.substr(5));
}

}  // namespace engawa::slow_susanoo
