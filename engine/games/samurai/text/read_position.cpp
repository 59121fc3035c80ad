// Reading positions; the format is described in samurai.h. What must hold between the fields is
// checked at the end, as for every state (check.cpp).
#include "engine/core/text.h"
#include "engine/games/samurai/text/names.h"

namespace engawa::samurai {
namespace {

constexpr std::size_t kFields = 17;

class Reader {
  public:
    // `start` has the options; everything else is read.
    Reader(const Book& book, const State& start) : book_(book) {
        s_.mode = start.mode;
        s_.opponent = start.opponent;
        s_.own_weapon = start.own_weapon;
        s_.surrounding = start.surrounding;
        s_.difficulty = start.difficulty;
        s_.yoroi = start.yoroi;
        s_.flags = start.flags;
        fixed_sky_ = start.random_weather() ? -1 : start.sky;
    }

    Result<State> read(std::string_view text) {
        const auto fields = split(text, '/', kFields + 2);
        if (fields.size() != kFields) {
            return bad("a position has seventeen fields joined by '/', not " +
                       std::to_string(fields.size()));
        }
        const bool readable =
            read_you(fields[0]) && read_time(fields[3]) && read_foes(fields[1]) &&
            read_armour(fields[2]) && read_gauges(fields[4]) && read_hand(fields[7]) &&
            read_table(fields[8]) && read_cards(fields[9], s_.reserve) &&
            read_specials(fields[10]) && read_deck(fields[5], fields[6]) &&
            read_defence(fields[11]) && read_counter(fields[12]) && read_blood(fields[13]) &&
            read_bushido(fields[14]) && read_world(fields[15]) && read_stack(fields[16]);
        if (!readable) return bad(reason_);
        set_ability();
        const std::string wrong = fault(book_, s_);
        if (!wrong.empty()) return bad(wrong);
        if (!is_written_so(fields)) return bad(reason_);
        return s_;
    }

  private:
    static Error bad(std::string text) { return error("bad_position", std::move(text)); }
    bool refuse(std::string reason) {
        reason_ = std::move(reason);
        return false;
    }
    bool refuse_part(std::string_view part, const std::string& wanted) {
        return refuse(quoted(part) + " is not " + wanted);
    }

    // A position has one text, but for `rest`.
    bool is_written_so(const std::vector<std::string_view>& fields) {
        const std::string text = write(book_, s_);
        const auto written = split(text, '/', kFields + 2);
        for (std::size_t i = 0; i < kFields; ++i) {
            const bool may_be_rest = i == 5 || i == 6 || i == 10;
            if (fields[i] == written[i] || (may_be_rest && fields[i] == "rest")) continue;
            return refuse(quoted(fields[i]) + " is written " + quoted(written[i]));
        }
        return true;
    }

    // Numbers.

    static std::optional<int> signed_number(std::string_view text, int limit) {
        const bool minus = text.starts_with('-');
        const auto number = read_number(minus ? text.substr(1) : text, limit);
        if (!number || (minus && *number == 0)) return {};
        return minus ? -*number : *number;
    }
    static bool read_byte(std::string_view text, std::uint8_t& value, int low = 0) {
        const auto number = read_number(text, 255);
        if (!number || *number < low) return false;
        value = static_cast<std::uint8_t>(*number - low);
        return true;
    }
    static bool read_short(std::string_view text, std::int16_t& value) {
        const auto number = signed_number(text, 30000);
        if (number) value = static_cast<std::int16_t>(*number);
        return number.has_value();
    }

    bool read_you(std::string_view field) {
        const auto parts = split(field, '.', 4);
        const bool good = parts.size() == 3 && read_byte(parts[0], s_.life) &&
                          read_byte(parts[1], s_.ki) && read_byte(parts[2], s_.die);
        return good || refuse_part(field, "Life, Ki and die like 8.5.1");
    }

    bool read_foes(std::string_view field) {
        if (field.ends_with(".B")) {
            s_.side = 1;
            field.remove_suffix(2);
        }
        const auto foes = split(field, '+', 5);
        bool good = foes.size() == (s_.three() ? 3u : 1u);
        for (std::size_t i = 0; good && i < foes.size(); ++i) {
            const auto parts = split(foes[i], '.', 3);
            good = parts.size() == 2 && read_byte(parts[0], s_.foes[i].life) &&
                   read_byte(parts[1], s_.foes[i].ki);
        }
        return good || refuse_part(field, s_.three() ? "three foes like 2.1+3.1+4.2"
                                                     : "a foe with Life and Ki like 8.5");
    }

    bool read_armour(std::string_view field) {
        if (field == "-") return true;
        const auto parts = split(field, '.', 3);
        bool good = parts.size() == 2 && read_byte(parts[1], s_.armour);
        if (good && parts[0] == "you")
            s_.wearer = Wearer::You;
        else if (good && parts[0] == "foe")
            s_.wearer = Wearer::Foe;
        else
            good = false;
        return good || refuse_part(field, "armour like you.4 or foe.4");
    }

    bool read_time(std::string_view field) {
        const auto parts = split(field, '.', 5);
        const bool good = parts.size() == 4 && read_byte(parts[0], s_.stage, 1) &&
                          read_byte(parts[1], s_.round) && read_byte(parts[2], s_.attack, 1) &&
                          read_byte(parts[3], s_.foe, 1);
        return good || refuse_part(field, "stage, round, attack and foe like 1.1.1.1");
    }

    bool read_gauges(std::string_view field) {
        const auto parts = split(field, '.', 5);
        const bool good = parts.size() == 4 && read_short(parts[0], s_.gauges[0]) &&
                          read_short(parts[1], s_.gauges[1]) &&
                          read_short(parts[2], s_.gauges[2]) &&
                          read_short(parts[3], s_.start_technique);
        return good || refuse_part(field, "three gauges and a start like 6.-1.-1.0");
    }

    // Cards.

    // f(id) gives the number of a card. Each card at most once.
    template <class F, class Bits>
    bool read_list(std::string_view field, Bits& cards, F&& f) {
        if (field == "-") return true;
        for (const std::string_view id : split(field, ',', kMostCards + 2)) {
            const std::optional<int> card = f(id);
            if (!card) return refuse("there is no card " + quoted(id) + " of that kind");
            const Bits bit = static_cast<Bits>(Bits{1} << *card);
            if ((cards & bit) != 0) return refuse("card " + quoted(id) + " lies there twice");
            cards = static_cast<Bits>(cards | bit);
        }
        return true;
    }
    bool read_cards(std::string_view field, Cards& cards) {
        return read_list(field, cards, [&](std::string_view id) { return card_named(book_, id); });
    }
    // FIRST:SECOND, where ":SECOND" may be missing.
    bool read_two(std::string_view field, Cards& first, Cards& second) {
        const auto parts = split(field, ':', 3);
        if (parts.size() > 2) return refuse_part(field, "cards, or cards:cards");
        if (!read_cards(parts[0], first)) return false;
        return parts.size() == 1 || read_cards(parts[1], second);
    }

    bool read_hand(std::string_view field) {
        Cards drawn = 0;
        if (!read_two(field, drawn, s_.swapped)) return false;
        s_.hand = drawn | s_.swapped;
        return true;
    }
    bool read_table(std::string_view field) {
        Cards earlier = 0;
        if (!read_two(field, earlier, s_.placed)) return false;
        s_.table = earlier | s_.placed;
        return true;
    }
    bool read_specials(std::string_view field) {
        if (field != "rest") return read_two(field, s_.specials, s_.looked);
        rest_specials_ = true;
        return true;
    }

    bool read_deck(std::string_view bag, std::string_view discard) {
        if (bag == "rest" && discard == "rest") {
            return refuse("bag and discard cannot both be the rest");
        }
        if (bag != "rest" && !read_cards(bag, s_.bag)) return false;
        if (discard != "rest" && !read_cards(discard, s_.discard)) return false;
        const Cards used = s_.bag | s_.discard | s_.hand | s_.table | s_.reserve | s_.looked;
        if (bag == "rest") s_.bag = book_.all_actions & ~used;
        if (discard == "rest") s_.discard = book_.all_actions & ~used;
        if (rest_specials_) s_.specials = book_.all_specials & ~used;
        return true;
    }

    bool read_defence(std::string_view field) {
        const auto id = [&](std::string_view name) {
            return entry_named(book_.cards.defence, name);
        };
        const auto parts = split(field, ':', 3);
        if (parts.size() > 2) return refuse_part(field, "defence cards like D1,D2:D9+");
        if (!read_list(parts[0], s_.defence_discard, id)) return false;
        Pile turned = 0;
        if (parts.size() == 2) {
            std::string_view card = parts[1];
            if (card.ends_with('+')) {
                s_.defence_paid = 1;
                card.remove_suffix(1);
            }
            const auto number = id(card);
            if (!number) return refuse("there is no Defence card " + quoted(card));
            s_.defence = static_cast<std::uint8_t>(*number + 1);
            turned = pile_bit(*number);
        }
        if ((turned & s_.defence_discard) != 0) return refuse("a Defence card lies there twice");
        s_.defence_bag = book_.all_defence & ~(s_.defence_discard | turned);
        return true;
    }

    bool read_counter(std::string_view field) {
        const auto id = [&](std::string_view name) {
            return entry_named(book_.cards.counter, name);
        };
        const auto parts = split(field, ':', 4);
        if (parts.size() > 3) return refuse_part(field, "counterattack cards like C1,C2:C3:C4");
        if (!read_list(parts[0], s_.counter_discard, id)) return false;
        if (parts.size() > 1 && !read_list(parts[1], s_.counter_turned, id)) return false;
        Pile known = 0;
        if (parts.size() > 2) {
            const auto number = id(parts[2]);
            if (!number) return refuse("there is no Counterattack card " + quoted(parts[2]));
            s_.known = static_cast<std::uint8_t>(*number + 1);
            known = pile_bit(*number);
        }
        if ((s_.counter_discard & s_.counter_turned) != 0 ||
            (known & (s_.counter_discard | s_.counter_turned)) != 0) {
            return refuse("a Counterattack card lies there twice");
        }
        s_.counter_bag = book_.all_counter & ~(s_.counter_discard | s_.counter_turned | known);
        return true;
    }

    bool read_blood(std::string_view field) {
        if (field == "-") return true;
        for (const std::string_view part : split(field, ',', kMostTable + 2)) {
            const auto words = split(part, '.', 3);
            const auto card = entry_named(book_.cards.blood, words[0]);
            const bool good = words.size() == 2 && card && (words[1] == "1" || words[1] == "2");
            if (!good) return refuse_part(part, "a Blood card with its level like BL1.2");
            const unsigned level = words[1] == "1" ? 0 : 1;
            const unsigned bit = 1u << *card;
            if (((s_.blood[0] | s_.blood[1]) & bit) != 0) return refuse("a Blood card twice");
            s_.blood[level] = static_cast<std::uint16_t>(s_.blood[level] | bit);
        }
        return true;
    }

    bool read_bushido(std::string_view field) {
        const auto parts = split(field, '.', 4);
        bool good = (parts.size() == 1 || parts.size() == 3) && read_byte(parts[0], s_.pawn);
        if (good && parts.size() == 3) {
            const auto card = entry_named(book_.cards.bushido, parts[1]);
            good = card && read_byte(parts[2], s_.credit);
            if (good) s_.virtue = static_cast<std::uint8_t>(*card + 1);
        }
        return good || refuse_part(field, "kanji, or kanji, card and count like 3.BU4.5");
    }

    // The world.

    bool read_world(std::string_view field) {
        const auto parts = split(field, ':', 7);
        if (parts.size() != 6) return refuse_part(field, "six parts joined by ':'");
        const auto counts = split(parts[0], '.', 7);
        bool good = counts.size() == 6 && read_byte(counts[0], s_.redraws) &&
                    read_byte(counts[2], s_.breaths) && read_byte(counts[3], s_.exploited) &&
                    read_byte(counts[4], s_.giseis) && read_byte(counts[5], s_.missed);
        const auto dealt = good ? read_number(counts[1], 65535) : std::nullopt;
        if (!dealt) return refuse_part(parts[0], "six counts joined by '.'");
        s_.dealt = static_cast<std::uint16_t>(*dealt);
        const auto weapon = entry_named(book_.cards.weapon, parts[1]);
        if (!weapon) return refuse("there is no weapon " + quoted(parts[1]));
        s_.weapon = static_cast<std::uint8_t>(*weapon);
        if (!read_weather(parts[2], s_.sky) || !read_weather(parts[3], s_.weather)) return false;
        if (fixed_sky_ >= 0 && s_.sky != fixed_sky_) {
            return refuse("the weather of the game is not that of the options");
        }
        const auto event = [&](std::string_view id) { return entry_named(book_.cards.event, id); };
        return read_list(parts[4], s_.events, event) && read_next(parts[5]);
    }

    bool read_weather(std::string_view text, std::uint8_t& weather) {
        if (text == "-") return true;
        const auto card = entry_named(book_.cards.weather, text);
        if (!card) return refuse("there is no weather " + quoted(text));
        weather = static_cast<std::uint8_t>(*card + 1);
        return true;
    }

    bool read_next(std::string_view field) {
        if (field == "-") return true;
        for (const std::string_view part : split(field, ',', 6)) {
            if (!read_next_part(part)) return refuse_part(part, "something of the next duel");
        }
        return true;
    }

    bool read_next_part(std::string_view part) {
        if (part.starts_with("ki")) {
            const auto number = signed_number(part.substr(2), 99);
            if (!number || *number == 0) return false;
            s_.next_ki = static_cast<std::int8_t>(*number);
            return true;
        }
        if (part.starts_with("weapon=")) {
            const auto weapon = entry_named(book_.cards.weapon, part.substr(7));
            if (!weapon) return false;
            s_.next_weapon = static_cast<std::uint8_t>(*weapon + 1);
            return true;
        }
        if (part == "weather") {
            s_.next_weather = 1;
        } else if (part == "yoroi=you") {
            s_.next_yoroi = Wearer::You;
        } else if (part == "yoroi=foe") {
            s_.next_yoroi = Wearer::Foe;
        } else {
            return false;
        }
        return true;
    }

    // The stack.

    bool read_stack(std::string_view field) {
        const auto tasks = split(field, '+', State::kDeepest + 2);
        if (tasks.size() > State::kDeepest) return refuse("the stack is too deep");
        for (const std::string_view text : tasks) {
            Pending pending;
            if (!read_task(split(text, '.', 6), pending)) {
                return refuse_part(text, "something that can be due");
            }
            s_.stack[s_.depth++] = pending;
        }
        return true;
    }

    using Parts = std::vector<std::string_view>;

    bool read_task(const Parts& parts, Pending& pending) {
        if (const auto cause = index_in(kCauseWords, parts[0])) {
            pending = {Task::Over, static_cast<std::uint8_t>(*cause), 0};
            return parts.size() == 1;
        }
        const auto word = index_in(kTaskWords, parts[0]);
        if (!word) return false;
        pending.task = static_cast<Task>(*word);
        switch (pending.task) {
            case Task::DieChoice:
            case Task::Forget:
            case Task::Draw:
            case Task::Blood:
            case Task::Weather:
            case Task::Attacked: return parts.size() == 2 && read_byte(parts[1], pending.a);
            case Task::Win: {
                std::uint8_t look = 0;
                if (parts.size() != 3 || !read_byte(parts[2], look)) return false;
                pending.b = look;
                return read_byte(parts[1], pending.a);
            }
            case Task::Injury:
            case Task::Wound: {
                std::uint8_t victim = 0;
                if (parts.size() != 3 || !read_victim(parts[2], victim)) return false;
                pending.b = victim;
                return read_byte(parts[1], pending.a);
            }
            case Task::ArmourRoll: return parts.size() == 2 && read_victim(parts[1], pending.a);
            case Task::EventRoll: {
                const auto event =
                    parts.size() == 2 ? entry_named(book_.cards.event, parts[1]) : std::nullopt;
                if (event) pending.b = static_cast<std::uint16_t>(*event);
                return event.has_value();
            }
            case Task::Guard:
            case Task::Answered: return parts.size() == 2 && read_answering(parts[1]);
            case Task::DoEffects: return parts.size() == 5 && read_effects(parts, pending);
            case Task::Over: return false;  // it is written as its cause
            default: return parts.size() == 1;
        }
    }

    static bool read_victim(std::string_view text, std::uint8_t& victim) {
        const auto index = index_in(kVictimWords, text);
        if (index) victim = static_cast<std::uint8_t>(*index);
        return index.has_value();
    }

    bool read_answering(std::string_view digits) {
        char last = '0';
        for (const char c : digits) {
            if (c <= last || c > '3') return false;
            s_.answering = static_cast<std::uint8_t>(s_.answering | 1 << (c - '1'));
            last = c;
        }
        return true;
    }

    bool read_effects(const Parts& parts, Pending& pending) {
        const auto row = read_number(parts[2], 6);
        const auto number = read_number(parts[3], 255);
        if (!row || !number || *number == 0 || !read_victim(parts[4], pending.a)) return false;
        for (const ListName& list : book_.lists) {
            if (list.owner != parts[1] || list.row != *row || *number > list.count) continue;
            pending.b = static_cast<std::uint16_t>(list.first + *number - 1);
            return true;
        }
        return false;
    }

    // The opponent whose effects count follows from the options and the stage.
    void set_ability() {
        if (s_.three() || s_.stage >= kMostTable || s_.depth == 0) return;
        const bool on_the_road =
            s_.mode == Mode::Campaign && (s_.course() == Task::Road || s_.round == 0);
        if (on_the_road || s_.course() == Task::BeginDuel) return;
        s_.ability = foe_of(book_, s_, s_.stage).ability;
    }

    const Book& book_;
    State s_;
    int fixed_sky_ = -1;
    bool rest_specials_ = false;
    std::string reason_;
};

}  // namespace

Result<State> Samurai::read(const Options& options, std::string_view text) const {
    return Reader{*book_, start(options)}.read(text);
}

}  // namespace engawa::samurai
