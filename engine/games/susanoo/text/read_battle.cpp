// Reading the battle of a position.
#include "engine/core/text.h"
#include "engine/games/susanoo/text/names.h"
#include "engine/games/susanoo/text/reading.h"

namespace engawa::susanoo {
namespace {

std::optional<int> read_signed(std::string_view text, int most) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const auto value = read_number(text, most);
    if (!value || (negative && *value == 0)) return {};
    return negative ? -*value : *value;
}

// "+4", "-4" or "0"
std::optional<int> read_die(std::string_view text) {
    if (text == "0") return 0;
    if (text.size() != 2 || (text[0] != '+' && text[0] != '-')) return {};
    const auto value = read_number(text.substr(1), 6);
    if (!value || *value == 0) return {};
    return text[0] == '+' ? *value : -*value;
}

class BattleReader {
  public:
    BattleReader(const Book& book, State& s) : book_(book), s_(s) {}

    std::string read(std::string_view field) {
        if (field == "-") return {};
        const auto parts = split(field, '.', 11);
        if (parts.size() != 9) return "a battle has nine parts joined by '.'";
        const auto main = read_number(parts[0], s_.players);
        const auto helper = read_number(parts[1], s_.players);
        if (!main || *main == 0 || !helper) return "a battle begins with the seats that fight";
        s_.main = static_cast<std::uint8_t>(*main - 1);
        if (*helper != 0) s_.helper = static_cast<std::uint8_t>(*helper - 1);
        const bool readable = entries(parts[2], &BattleReader::read_foe) &&
                              entries(parts[3], &BattleReader::read_asked) &&
                              read_terms(parts[4], s_.deal, true) &&
                              read_terms(parts[5], s_.offer, false) &&
                              entries(parts[6], &BattleReader::read_result) &&
                              entries(parts[7], &BattleReader::read_used) &&
                              entries(parts[8], &BattleReader::read_poured);
        return readable ? std::string{} : reason_;
    }

  private:
    using Read = bool (BattleReader::*)(std::string_view);

    bool refuse(std::string reason) {
        reason_ = std::move(reason);
        return false;
    }

    bool entries(std::string_view field, Read read) {
        last_ = -1;
        if (field == "-") return true;
        for (const std::string_view entry : split(field, ',', 64)) {
            if (!(this->*read)(entry)) return false;
        }
        return true;
    }

    bool in_order(int number, std::string_view text) {
        const bool fine = number > last_;
        last_ = number;
        return fine || refuse(quoted(text) + " is not in its place of the list");
    }

    bool read_foe(std::string_view text) {
        const auto parts = split(text, ':', 4);
        const int card = book_.number_of(parts[0]);
        const auto main = parts.size() == 3 ? read_die(parts[1]) : std::nullopt;
        const auto helper = parts.size() == 3 ? read_die(parts[2]) : std::nullopt;
        if (card < 0 || !main || !helper)
            return refuse(quoted(text) + " is not a foe like YO30:+4:0");
        if (s_.foe_count == kMostFoes) return refuse("a battle has at most eleven foes (SUS-521)");
        s_.foes[s_.foe_count++] = {static_cast<std::uint8_t>(card), static_cast<std::int8_t>(*main),
                                   static_cast<std::int8_t>(*helper)};
        return true;
    }

    bool read_asked(std::string_view text) {
        const auto seat = read_number(text, s_.players);
        if (!seat || *seat == 0) return refuse(quoted(text) + " is not a seat that was asked");
        s_.asked |= static_cast<std::uint8_t>(1u << (*seat - 1));
        return in_order(*seat, text);
    }

    bool read_terms(std::string_view text, Terms& terms, bool complete) {
        if (text == "-") return true;
        const auto parts = split(text, ':', 4);
        const bool fine = parts.size() == 3 && term(parts[0], 200, terms.k) &&
                          term(parts[1], 1, terms.y) && side(parts[2], terms.side) && terms.any() &&
                          (!complete || terms.side != Terms::kUnset);
        return fine || refuse(quoted(text) + " is not an offer like 1:0:EQ22");
    }

    static bool term(std::string_view text, int most, std::uint8_t& value) {
        if (text == "-") return true;
        const auto number = read_number(text, most);
        if (number) value = static_cast<std::uint8_t>(*number);
        return number.has_value();
    }

    bool side(std::string_view text, std::uint8_t& value) const {
        const int card = book_.number_of(text);
        if (card < 0) return term(text, 3, value);
        if (card >= kMostDeckCards || !book_.equipment.has(card)) return false;
        value = static_cast<std::uint8_t>(Terms::kItem + card);
        return true;
    }

    bool read_result(std::string_view text) {
        const auto parts = split(text, ':', 8);
        const int card = book_.number_of(parts[0]);
        const auto at = [&](std::size_t i) { return parts[i]; };
        if (card < 0 || parts.size() != 7) return bad_result(text);
        const auto seat = read_number(at(1), s_.players);
        const auto picked = at(2).size() == 1 ? kPickedLetters.find(at(2)) : std::string_view::npos;
        const auto fighters = read_signed(at(3), 127);
        const auto foes = read_signed(at(4), 127);
        const auto escape = read_signed(at(5), 127);
        const auto wards = read_number(at(6), 7);
        if (!seat || picked == std::string_view::npos || !fighters || !foes || !escape || !wards) {
            return bad_result(text);
        }
        if (s_.result_count == kMostResults)
            return refuse("a battle has at most 41 results (SUS-521)");
        const int player = *seat == 0 ? kNobody : *seat - 1;
        s_.results[s_.result_count++] = {
            static_cast<std::uint8_t>(card),
            static_cast<std::uint8_t>(player + 8 * static_cast<int>(picked) + 32 * *wards),
            static_cast<std::int8_t>(*fighters), static_cast<std::int8_t>(*foes),
            static_cast<std::int8_t>(*escape)};
        return true;
    }

    bool bad_result(std::string_view text) {
        return refuse(quoted(text) + " is not a result like EV23:2:o:0:6:0:0");
    }

    bool read_used(std::string_view text) {
        const int card = book_.number_of(text);
        if (card < 0 || book_.of(card).activation.limit != Limit::Battle) {
            return refuse(quoted(text) + " is not a card that is activated in battles");
        }
        mark_used(s_, card);
        return in_order(card, text);
    }

    bool read_poured(std::string_view text) {
        const auto parts = split(text, ':', 3);
        const int card = book_.number_of(parts[0]);
        const auto value = parts.size() == 2 ? read_number(parts[1], 99) : std::nullopt;
        if (card < 0 || !value) return refuse(quoted(text) + " is not a poured drink like YO05:3");
        if (s_.poured_count == kMostPoured) return refuse("at most 27 drinks are poured (SUS-521)");
        s_.poured[s_.poured_count++] = {static_cast<std::uint8_t>(card),
                                        static_cast<std::uint8_t>(*value)};
        return true;
    }

    const Book& book_;
    State& s_;
    int last_ = -1;
    std::string reason_;
};

}  // namespace

void mark_used(State& s, int card) {
    if (card < kMostDeckCards) {
        s.used.add(card);
    } else if (card < kFirstForm) {
        s.used_beings |= being_bit(card);
    } else {
        s.used_forms |= form_bit(card);
    }
}

std::string read_battle(const Book& book, State& s, std::string_view field) {
    return BattleReader{book, s}.read(field);
}

}  // namespace engawa::susanoo
