// Writing positions; the format is described in samurai.h.
#include "engine/games/samurai/text/names.h"

namespace engawa::samurai {
namespace {

class Writer {
  public:
    Writer(const Book& book, const State& s) : book_(book), s_(s) {}

    std::string text() const {
        std::string out = you();
        for (const std::string& field :
             {foes(), armour(), moment(), gauges(), cards(s_.bag), cards(s_.discard), hand(),
              with(cards(s_.table & ~s_.placed), s_.placed), cards(s_.reserve),
              with(cards(s_.specials), s_.looked), defence(), counter(), blood(), bushido(),
              world(), stack()}) {
            out += '/' + field;
        }
        return out;
    }

  private:
    static std::string number(int value) { return std::to_string(value); }

    std::string you() const { return number(s_.life) + '.' + number(s_.ki) + '.' + number(s_.die); }

    std::string foes() const {
        std::string out;
        for (unsigned i = 0; i < (s_.three() ? 3u : 1u); ++i) {
            if (i != 0) out += '+';
            out += number(s_.foes[i].life) + '.' + number(s_.foes[i].ki);
        }
        return s_.side != 0 ? out + ".B" : out;
    }

    std::string armour() const {
        if (s_.wearer == Wearer::Nobody) return "-";
        return (s_.wearer == Wearer::You ? "you." : "foe.") + number(s_.armour);
    }

    std::string moment() const {
        return number(s_.stage + 1) + '.' + number(s_.round) + '.' + number(s_.attack + 1) + '.' +
               number(s_.foe + 1);
    }

    std::string gauges() const {
        return number(s_.gauges[0]) + '.' + number(s_.gauges[1]) + '.' + number(s_.gauges[2]) +
               '.' + number(s_.start_technique);
    }

    // f(card) gives the id.
    template <class F>
    static std::string listed(Cards cards, F&& f) {
        std::string out;
        each(cards, [&](int card) {
            if (!out.empty()) out += ',';
            out += f(card);
        });
        return out.empty() ? "-" : out;
    }
    std::string cards(Cards cards) const {
        return listed(cards, [&](int card) { return book_.card_id(card); });
    }
    std::string with(const std::string& first, Cards second) const {
        return second == 0 ? first : first + ':' + cards(second);
    }

    std::string hand() const { return with(cards(s_.hand & ~s_.swapped), s_.swapped); }

    std::string defence() const {
        const auto id = [&](int card) { return book_.cards.defence[card].id; };
        std::string out = listed(s_.defence_discard, id);
        if (s_.defence != 0) out += ':' + id(s_.defence - 1);
        return s_.defence_paid != 0 ? out + '+' : out;
    }

    std::string counter() const {
        const auto id = [&](int card) { return book_.cards.counter[card].id; };
        std::string out = listed(s_.counter_discard, id);
        if (s_.counter_turned != 0 || s_.known != 0) out += ':' + listed(s_.counter_turned, id);
        if (s_.known != 0) out += ':' + id(s_.known - 1);
        return out;
    }

    std::string blood() const {
        std::string out;
        for (int card = 0; card < book_.bloods(); ++card) {
            for (unsigned level = 0; level < 2; ++level) {
                if ((s_.blood[level] >> card & 1) == 0) continue;
                if (!out.empty()) out += ',';
                out += book_.cards.blood[card].id + (level == 0 ? ".1" : ".2");
            }
        }
        return out.empty() ? "-" : out;
    }

    std::string bushido() const {
        std::string out = number(s_.pawn);
        if (s_.virtue == 0) return out;
        return out + '.' + book_.cards.bushido[s_.virtue - 1u].id + '.' + number(s_.credit);
    }

    std::string sky(int weather) const {
        return weather == 0 ? "-" : book_.cards.weather[weather - 1].id;
    }

    std::string world() const {
        std::string out;
        for (const int count : {int{s_.redraws}, int{s_.dealt}, int{s_.breaths}, int{s_.exploited},
                                int{s_.giseis}, int{s_.missed}}) {
            if (!out.empty()) out += '.';
            out += number(count);
        }
        const auto id = [&](int card) { return book_.cards.event[card].id; };
        return out + ':' + book_.cards.weapon[s_.weapon].id + ':' + sky(s_.sky) + ':' +
               sky(s_.weather) + ':' + listed(s_.events, id) + ':' + next();
    }

    std::string next() const {
        std::string out;
        const auto add = [&](const std::string& word) {
            if (!out.empty()) out += ',';
            out += word;
        };
        if (s_.next_ki != 0) add("ki" + number(s_.next_ki));
        if (s_.next_weapon != 0) add("weapon=" + book_.cards.weapon[s_.next_weapon - 1u].id);
        if (s_.next_weather != 0) add("weather");
        if (s_.next_yoroi == Wearer::You) add("yoroi=you");
        if (s_.next_yoroi == Wearer::Foe) add("yoroi=foe");
        return out.empty() ? "-" : out;
    }

    std::string stack() const {
        std::string out;
        for (unsigned i = 0; i < s_.depth; ++i) {
            if (i != 0) out += '+';
            out += task(s_.stack[i]);
        }
        return out;
    }

    std::string answering() const {
        std::string out = ".";
        each(s_.answering, [&](int foe) { out += number(foe + 1); });
        return out;
    }

    static std::string victim(int index) { return std::string{kVictimWords[index]}; }

    std::string task(const Pending& pending) const {
        const std::string word{kTaskWords[static_cast<unsigned>(pending.task)]};
        switch (pending.task) {
            case Task::DieChoice:
            case Task::Forget:
            case Task::Draw:
            case Task::Blood:
            case Task::Weather:
            case Task::Attacked: return word + '.' + number(pending.a);
            case Task::Win: return word + '.' + number(pending.a) + '.' + number(pending.b);
            case Task::Injury:
            case Task::Wound: return word + '.' + number(pending.a) + '.' + victim(pending.b);
            case Task::ArmourRoll: return word + '.' + victim(pending.a);
            case Task::EventRoll: return word + '.' + book_.cards.event[pending.b].id;
            case Task::Guard:
            case Task::Answered: return word + answering();
            case Task::DoEffects: return word + '.' + effects(pending);
            case Task::Over: return std::string{kCauseWords[pending.a]};
            default: return word;
        }
    }

    std::string effects(const Pending& pending) const {
        for (const ListName& list : book_.lists) {
            if (pending.b < list.first || pending.b >= list.first + list.count) continue;
            return list.owner + '.' + number(list.row) + '.' + number(pending.b - list.first + 1) +
                   '.' + victim(pending.a);
        }
        return {};
    }

    const Book& book_;
    const State& s_;
};

}  // namespace

std::string write(const Book& book, const State& s) { return Writer{book, s}.text(); }
std::string Samurai::write(const State& s) const { return samurai::write(*book_, s); }

}  // namespace engawa::samurai
