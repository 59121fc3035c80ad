// Positions and views from text. SUS-531, SUS-532
#include <algorithm>
#include <stdexcept>

#include "tests/reference/slow_susanoo_rules.h"

namespace engawa::slow_susanoo {
namespace {

[[noreturn]] void refuse(const std::string& why) { throw std::invalid_argument(why); }

int number(const std::string& text) {
    const std::string digits =
        text.starts_with('-') || text.starts_with('+') ? text.substr(1) : text;
    if (digits.empty() || digits.size() > 6 ||
        digits.find_first_not_of("0123456789") != std::string::npos)
        refuse("no number: " + text);
    return std::stoi(text);
}

Words list(const std::string& text) { return text == "-" ? Words{} : split(text, ','); }

Words fields(const std::string& text, char sign, std::size_t count) {
    Words parts = split(text, sign);
    if (parts.size() != count) refuse("wrong number of fields: " + text);
    return parts;
}

class Reader {
  public:
    explicit Reader(Table& t) : t_(t) {}

    void read(const std::string& text) {
        const Words all = split(text, '/');
        if (all.size() < 7 || all.size() > 9) refuse("wrong number of fields");
        t_.seats.resize(all.size() - 4);
        head(all[0]);
        piles(all[1]);
        for (std::size_t i = 0; i < t_.seats.size(); ++i) seat(t_.seats[i], all[i + 2]);
        if (all[all.size() - 2] != "-") battle(all[all.size() - 2]);
        agenda(all.back());
    }

  private:
    // A card that exists, is of one of these kinds and lies nowhere else.
    std::string place(const std::string& id, const Ids& kinds) {
        if (!t_.cards->contains(id)) refuse("no card: " + id);
        if (!kinds.contains(card(t_, id).kind)) refuse("cannot lie here: " + id);
        if (!placed_.insert(id).second) refuse("in two places: " + id);
        return id;
    }
    // Hands and look rows of views may hold backs.
    std::string place_or_back(const std::string& id, const Ids& kinds) {
        return id == "?e" || id == "?r" ? id : place(id, kinds);
    }

    void head(const std::string& text) {
        const Words f = fields(text, '.', 7);
        if (number(f[0]) != static_cast<int>(t_.seats.size())) refuse("number of seats");
        t_.first = number(f[1]);
        t_.at = number(f[2]);
        t_.turn = number(f[3]);
        t_.reshuffles = number(f[4]);
        t_.look = number(f[5]);
        for (const std::string& right : list(f[6])) t_.rights.insert(right);
    }

    void piles(const std::string& text) {
        const Words f = fields(text, '.', 4);
        for (const auto& id : list(f[0])) t_.pool.insert(place(id, {"form"}));
        for (const auto& id : list(f[1])) t_.reward_discards.insert(place(id, kItems));
        for (const auto& id : list(f[2])) t_.event_discards.push_back(place(id, kEvents));
        Ids any = kHand;
        any.insert("being");
        for (const auto& id : list(f[3])) t_.row.push_back(place_or_back(id, any));
    }

    void seat(Seat& s, const std::string& text) {
        const Words f = fields(text, '.', 9);
        if (f[0] != "-") s.being = place(f[0], {"being"});
        s.level = number(f[1]);
        if (s.level < 1 || s.level > 12) refuse("level " + f[1]);
        const std::size_t seat = f[2].find_first_not_of("xp");
        const std::string flags = f[2].substr(0, seat);
        if (flags != "" && flags != "x" && flags != "p" && flags != "xp") refuse("flags " + f[2]);
        s.dead = flags.find('x') != std::string::npos;
        s.passed = flags.find('p') != std::string::npos;
        if (f[2] != "-" && seat != std::string::npos) s.crossed = number(f[2].substr(seat));
        for (const auto& entry : list(f[3])) {
            const Words parts = split(entry, '=');
            s.hand.push_back({place_or_back(parts[0], kHand), parts.size() > 1 ? parts[1] : ""});
        }
        Ids marked;
        for (const auto& entry : list(f[4])) {
            const bool used = entry.ends_with('+');
            const std::string id = place(used ? entry.substr(0, entry.size() - 1) : entry, kWorn);
            s.items[id] = used;
            if (used && !marked.insert(card(t_, id).kind).second) refuse("marked twice: " + id);
        }
        for (const auto& entry : list(f[5])) {
            const bool plain = !entry.ends_with('+') && !entry.ends_with('-');
            const std::string id =
                place(plain ? entry : entry.substr(0, entry.size() - 1), {"form"});
            s.forms[id] = plain ? ' ' : entry.back();
        }
        for (const auto& id : list(f[6])) s.sake.insert(place(id, {"yokai"}));
        for (const auto& id : list(f[7])) s.heads.insert(place(id, {"head"}));
        for (const auto& id : list(f[8])) s.events.insert(place(id, {"event"}));
    }

    static std::optional<Terms> terms(const std::string& text) {
        if (text == "-") return {};
        const Words f = fields(text, ':', 3);
        return Terms{f[0], f[1], f[2]};
    }

    void battle(const std::string& text) {
        const Words f = fields(text, '.', 9);
        Battle b;
        b.main = number(f[0]);
        b.helper = number(f[1]);
        for (const auto& entry : list(f[2])) {
            const Words foe = fields(entry, ':', 3);
            b.foes.push_back({place(foe[0], {"yokai", "head"}), {number(foe[1]), number(foe[2])}});
        }
        for (const auto& seat : list(f[3])) b.asked.insert(number(seat));
        b.deal = terms(f[4]);
        b.offer = terms(f[5]);
        for (const auto& entry : list(f[6])) {
            const Words r = fields(entry, ':', 7);
            if (!t_.cards->contains(r[0])) refuse("no card: " + r[0]);
            if (lies(card(t_, r[0]))) place(r[0], {"event", "consumable"});
            b.results.push_back({r[0], number(r[1]), r[2].at(0), number(r[3]), number(r[4]),
                                 number(r[5]), number(r[6])});
        }
        for (const auto& id : list(f[7])) b.activated.insert(id);
        for (const auto& entry : list(f[8])) {
            const Words drink = fields(entry, ':', 2);
            b.poured.emplace_back(place(drink[0], {"yokai"}), number(drink[1]));
        }
        t_.battle = b;
    }

    void agenda(const std::string& text) {
        for (const std::string& part : split(text, '+')) {
            const auto sign = part.find_first_not_of("0123456789");
            if (sign == std::string::npos) refuse("step " + part);
            const int count = sign == 0 ? 1 : number(part.substr(0, sign));
            const Step step = split(sign == 0 ? part : part.substr(sign + 1), ':');
            for (int n = 0; n < count; ++n) t_.agenda.push_back(step);
        }
        for (const Step& step : t_.agenda) {
            if (step[0] == "aim") place(step.at(2), kLying);
            if (step[0] == "toss") place(step.at(1), kLying);
        }
    }

    const Ids kWorn = {"helmet", "armor", "weapon"};
    const Ids kItems = {"helmet", "armor", "weapon", "consumable"};
    const Ids kEvents = {"head", "yokai", "event"};
    const Ids kLying = {"event", "consumable"};
    const Ids kHand = {"helmet", "armor", "weapon", "consumable", "head", "yokai", "event"};

    Table& t_;
    Ids placed_;
};

}  // namespace

Table read(const Cards& cards, const std::string& text, const Options& given) {
    Table t;
    t.cards = &cards;
    t.options = given;
    t.options.merge(default_options());
    Reader(t).read(text);
    if (write(t) != text) refuse("not as it is written: " + text);
    if (text.find('?') != std::string::npos) return t;  // a view: what is to be done is hidden
    Table settled = t;
    run(settled);
    if (write(settled) != text) refuse("something is to be done first: " + text);
    return t;
}

}  // namespace engawa::slow_susanoo
