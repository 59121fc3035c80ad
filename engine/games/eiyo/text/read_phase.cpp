#include "engine/games/eiyo/text/read_phase.h"

#include "engine/core/text.h"

namespace engawa::eiyo {
namespace {

constexpr std::string_view kLaterPhases[] = {"victory", "cleared_without_honor", "overrun"};

class Reader {
  public:
    Reader(const Book& book, State& s, std::string& reason) : book_(book), s_(s), reason_(reason) {}

    bool read(std::string_view field) {
        parts_ = split(field, '.', 12);
        next_ = 0;
        if (!read_phase_itself()) {
            return reason_.empty() ? refuse(quoted(field) + " is not a phase") : false;
        }
        const bool decision = s_.phase == Phase::FirstProposal || s_.phase == Phase::FirstAnswer ||
                              s_.phase == Phase::Fight;
        bool fits = true;
        if (decision && next_is("pay"))
            fits = read_payment();
        else if (s_.phase == Phase::Fight && next_is("effect"))
            fits = read_effect();
        if (fits && next_is("take")) fits = read_taking();
        if (!fits || next_ != parts_.size()) return refuse(quoted(field) + " is not a phase");
        if (s_.phase == Phase::Hands && s_.coop()) {
            s_.seat = s_.hand_size[0] >= book_.constants.start_hand ? 1 : 0;
        }
        return true;
    }

  private:
    bool refuse(std::string reason) {
        reason_ = std::move(reason);
        return false;
    }
    bool more() const { return next_ < parts_.size(); }
    bool next_is(std::string_view word) {
        if (!more() || parts_[next_] != word) return false;
        ++next_;
        return true;
    }
    std::optional<int> take_number(int limit) {
        if (!more()) return {};
        const auto number = read_number(parts_[next_++], limit);
        return number ? std::optional<int>{*number} : std::nullopt;
    }
    std::optional<int> take_seat() {
        if (!more()) return {};
        return seat_named(parts_[next_++]);
    }
    bool read_seat(Phase phase, std::uint8_t& where) {
        const auto seat = take_seat();
        if (!seat || *seat >= s_.seats()) return false;
        s_.phase = phase;
        where = static_cast<std::uint8_t>(*seat);
        return true;
    }

    bool plain(Phase phase) {
        s_.phase = phase;
        return true;
    }

    bool read_phase_itself() {
        if (next_is("rows")) return plain(Phase::Rows);
        if (next_is("hands")) return plain(Phase::Hands);
        if (next_is("mulligan")) return read_seat(Phase::Mulligan, s_.seat);
        if (next_is("redraw")) return read_seat(Phase::Redraw, s_.seat);
        if (next_is("stand")) return read_stand();
        if (next_is("first")) return read_first_decision();
        if (next_is("draw")) return s_.coop() ? read_coop_draw() : read_solo_draw();
        if (next_is("fight")) return s_.coop() ? read_turn() : plain(Phase::Fight);
        if (next_is("damage")) return read_left(Phase::Damage, 255);
        if (next_is("refill")) {
            const bool effect = more() && parts_[next_] != "take";
            return effect ? read_left(Phase::RevealEffect, 3) : plain(Phase::Refill);
        }
        for (unsigned i = 0; i < 3; ++i) {
            if (next_is(kLaterPhases[i])) {
                return plain(static_cast<Phase>(static_cast<unsigned>(Phase::Victory) + i));
            }
        }
        return false;
    }

    bool read_stand() {
        if (!read_seat(Phase::StandProposal, s_.seat)) return false;
        if (s_.seat == 1) s_.phase = Phase::StandAnswer;
        return true;
    }

    bool read_first_decision() {
        const bool answer = more() && seat_named(parts_[next_]).has_value();
        const int proposer = s_.round % 2 == 1 ? 0 : 1;
        s_.phase = answer ? Phase::FirstAnswer : Phase::FirstProposal;
        s_.seat = static_cast<std::uint8_t>(answer ? 1 - proposer : proposer);
        if (answer) s_.first = static_cast<std::uint8_t>(*take_seat() + 1);
        return s_.coop() || refuse("solo has no first player (EIY-089)");
    }

    bool read_solo_draw() {
        const auto drawn = take_number(9);
        if (!drawn) return false;
        s_.drawn[0] = static_cast<std::uint8_t>(*drawn);
        return plain(Phase::Draw);
    }

    bool read_coop_draw() {
        if (!read_seat(Phase::Draw, s_.seat) || !more()) return false;
        const std::string_view drawn = parts_[next_++];
        if (drawn.size() != 2) return false;
        for (std::size_t i = 0; i < 2; ++i) {
            const auto count = read_number(drawn.substr(i, 1), 9);
            if (!count) return false;
            s_.drawn[i] = static_cast<std::uint8_t>(*count);
        }
        return true;
    }

    bool read_turn() {
        if (!read_seat(Phase::Fight, s_.seat)) return false;
        const auto played = take_number(99);
        if (!played || !more()) return false;
        s_.played = static_cast<std::uint8_t>(*played);
        const std::string_view passed = parts_[next_++];
        if (passed == "-") return true;
        const auto seat = seat_named(passed);
        if (!seat) return false;
        s_.passed = static_cast<std::uint8_t>(1 << *seat);
        return true;
    }

    bool read_left(Phase phase, int most) {
        const auto left = take_number(most);
        if (!left) return false;
        s_.left = static_cast<std::uint8_t>(*left);
        return plain(phase);
    }

    bool read_payment() {
        s_.back = s_.phase;
        if (!read_left(Phase::Cost, 99) || !read_seat(Phase::Cost, s_.payer) || !more()) {
            return false;
        }
        const std::string_view text = parts_[next_++];
        s_.pending = Move::plain(Kind::Move);
        return text == "move" || read_pending(text);
    }

    bool read_pending(std::string_view text) {
        const auto words = split(text, ':', 6);
        if (words.size() != 4 || (words[0] != "attack" && words[0] != "deflect")) return false;
        const auto kind = weapon_named(book_, words[1]);
        const auto corner = corner_named(words[2]);
        const auto rotations = read_number(words[3], 3);
        if (!kind || !corner || !rotations) return false;
        s_.pending = words[0] == "attack" ? Move::attack(*kind, *corner, *rotations)
                                          : Move::deflect(*kind, *corner, *rotations);
        return true;
    }

    bool read_effect() { return read_left(Phase::DefeatEffect, 3); }

    bool read_taking() {
        if (!more()) return false;
        const std::string_view seats = parts_[next_++];
        s_.taking = seats == "1" ? 1 : seats == "2" ? 2 : seats == "12" ? 3 : 0;
        return s_.taking != 0;
    }

    const Book& book_;
    State& s_;
    std::string& reason_;
    std::vector<std::string_view> parts_;
    std::size_t next_ = 0;
};

}  // namespace

bool read_phase(const Book& book, std::string_view field, State& s, std::string& reason) {
    return Reader{book, s, reason}.read(field);
}

}  // namespace engawa::eiyo
