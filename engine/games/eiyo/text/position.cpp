// Writing positions; the format is described in eiyo.h.
#include "engine/games/eiyo/rules/outlook.h"
#include "engine/games/eiyo/text/names.h"

namespace engawa::eiyo {
namespace {

class Writer {
  public:
    Writer(const Book& book, const State& s) : book_(book), s_(s) {}

    std::string text() const {
        std::string hands = hand(0);
        if (s_.coop()) hands += '+' + hand(1);
        std::string rows = row(0);
        for (int index = 1; index < s_.row_count(); ++index) rows += '+' + row(index);
        return weapons(s_.deck) + '/' + weapons(s_.discards) + '/' + table() + '/' + hands + '/' +
               rows + '/' + foes(s_.honor_stack) + '/' + foes(removed_pile(book_, s_)) + '/' +
               spots() + '/' + std::to_string(s_.round) + '/' + first() + '/' + phase();
    }

  private:
    static char digit(int count) { return static_cast<char>('0' + count); }
    static std::string seat(int player) { return std::string{digit(player + 1)}; }

    std::string weapons(const WeaponBag& bag) const {
        if (bag.empty()) return "-";
        std::string out;
        for (int kind = 0; kind < book_.weapons; ++kind) out += digit(bag.count(kind));
        return out;
    }

    std::string table() const {
        std::string out;
        for (int special = 0; special < book_.weapons - book_.standard; ++special) {
            out += digit(s_.table.count(special));
        }
        return out;
    }

    std::string foes(const FoeBag& bag) const {
        if (bag.empty()) return "-";
        std::string out;
        each_foe_kind(book_, s_, [&](Foe foe) { out += digit(bag.count(foe)); });
        return out;
    }

    void append(std::string& out, const WeaponBag& cards) const {
        cards.each([&](int kind) {
            for (int i = 0; i < cards.count(kind); ++i) {
                if (!out.empty() && out.back() != ':') out += ',';
                out += book_.weapon(kind).id;
            }
        });
    }

    std::string hand(int player) const {
        const auto i = static_cast<unsigned>(player);
        std::string out;
        append(out, s_.known[i]);
        if (!out.empty()) out += ':';
        WeaponBag others = s_.hands[i];
        others.take_all(s_.known[i]);
        append(out, others);
        for (int left = s_.unnamed(player); left > 0; --left) {
            if (!out.empty() && out.back() != ':') out += ',';
            out += '?';
        }
        return out.empty() ? "-" : out;
    }

    std::string row(int index) const {
        const auto i = static_cast<unsigned>(index);
        const Row row = s_.rows[i];
        std::string out;
        for (int place = 0; place < row.size(); ++place) {
            if (place > 0) out += ',';
            out += book_.foes(s_).cards[row.at(place)]->id;
        }
        if (out.empty()) out = "-";
        out += '.' + std::to_string(row.stack());
        if (s_.has_token(index)) out += ".t";
        if (const ActiveWeapon active = s_.active[i]; !active.none()) {
            out += '.' + seat(active.owner()) + '=' + book_.weapon(active.weapon()).id;
        }
        return out;
    }

    std::string spots() const {
        if (!s_.placed() && s_.phase != Phase::StandAnswer) return "-";
        return {kSpotNames[s_.spots[0]], kSpotNames[s_.spots[1]]};
    }

    std::string first() const {
        const bool proposed = decision() == Phase::FirstAnswer;
        return s_.first == 0 || proposed ? "-" : seat(s_.first - 1);
    }

    Phase decision() const { return s_.phase == Phase::Cost ? s_.back : s_.phase; }

    std::string phase() const {
        std::string out = phase_itself();
        if (s_.phase == Phase::Cost) {
            out += ".pay." + std::to_string(s_.left) + '.' + seat(s_.payer) + '.' + pending();
        }
        if (s_.phase == Phase::DefeatEffect) out += ".effect." + std::to_string(s_.left);
        if (s_.taking == 1) out += ".take.1";
        if (s_.taking == 2) out += ".take.2";
        if (s_.taking == 3) out += ".take.12";
        return out;
    }

    std::string phase_itself() const {
        switch (decision()) {
            case Phase::Rows: return "rows";
            case Phase::Hands: return "hands";
            case Phase::Mulligan: return "mulligan." + seat(s_.seat);
            case Phase::Redraw: return "redraw." + seat(s_.seat);
            case Phase::StandProposal: return "stand.1";
            case Phase::StandAnswer: return "stand.2";
            case Phase::FirstProposal: return "first";
            case Phase::FirstAnswer: return "first." + seat(s_.first - 1);
            case Phase::Draw: return "draw." + draws();
            case Phase::Fight:
            case Phase::DefeatEffect: return s_.coop() ? "fight." + turn() : "fight";
            case Phase::Damage: return "damage." + std::to_string(s_.left);
            case Phase::Refill: return "refill";
            case Phase::RevealEffect: return "refill." + std::to_string(s_.left);
            case Phase::Victory: return "victory";
            case Phase::ClearedWithoutHonor: return "cleared_without_honor";
            default: return "overrun";
        }
    }

    std::string draws() const {
        if (!s_.coop()) return {digit(s_.drawn[0])};
        return seat(s_.seat) + '.' + digit(s_.drawn[0]) + digit(s_.drawn[1]);
    }

    std::string turn() const {
        return seat(s_.seat) + '.' + digit(s_.played) + '.' +
               (s_.passed == 0 ? "-" : seat(1 - s_.seat));
    }

    std::string pending() const {
        const Move play = s_.pending;
        if (!play.is_play()) return "move";
        return std::string{play.is_attack() ? "attack:" : "deflect:"} +
               book_.weapon(play.weapon()).id + ':' + std::string{kCornerNames[play.corner()]} +
               ':' + digit(play.rotations());
    }

    const Book& book_;
    const State& s_;
};

}  // namespace

std::string Eiyo::write(const State& s) const { return Writer{*book_, s}.text(); }

}  // namespace engawa::eiyo
