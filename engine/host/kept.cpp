#include "engine/host/kept.h"

#include <charconv>
#include <concepts>
#include <utility>

#include "engine/core/text.h"

namespace engawa {
namespace {

constexpr std::string_view kTitle = "engawa-table 1";

Error bad_kept(std::string_view line) {
    return error("bad_kept", "what was kept of the table cannot be read: " + quoted(line));
}

template <class Number>
bool read_whole(std::string_view text, Number& number) {
    const auto end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return read.ec == std::errc{} && read.ptr == end;
}

bool read_seat(std::string_view text, Seat& seat) {
    const auto number = read_number(text, kMaxSeats);
    if (!number || *number == 0) return false;
    seat = Seat{*number - 1};
    return true;
}

// "PLIES:SEAT SEAT ...": where no number of plies stands it is one more than the last time.
bool read_decisions(std::string_view text, std::vector<Decision>& decisions) {
    for (const std::string_view part : split(text, ' ', 1 << 20)) {
        const auto colon = part.find(':');
        Decision decision;
        if (colon != std::string_view::npos) {
            if (!read_whole(part.substr(0, colon), decision.plies)) return false;
        } else {
            if (decisions.empty()) return false;
            decision.plies = decisions.back().plies + 1;
        }
        if (!read_seat(part.substr(colon + 1), decision.seat)) return false;  // npos + 1 is 0
        decisions.push_back(decision);
    }
    return true;
}

// Words and numbers into one text, for it is written after every move.
class Lines {
  public:
    explicit Lines(std::size_t room) { text_.reserve(room); }

    Lines& operator<<(std::string_view words) {
        text_ += words;
        return *this;
    }
    Lines& operator<<(char c) {
        text_ += c;
        return *this;
    }
    Lines& operator<<(Seat seat) { return *this << static_cast<char>('0' + seat.number()); }
    template <std::integral Number>
    Lines& operator<<(Number number) {
        char digits[20];
        const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
        text_.append(digits, end);
        return *this;
    }
    std::string take() { return std::move(text_); }

  private:
    std::string text_;
};

// "SEAT DECISION pass|act own|order TEXT"
bool read_answer(std::string_view text, Beside& beside) {
    const auto parts = split(text, ' ', 5);
    Seat seat;
    Answer answer;
    if (parts.size() != 5 || !read_seat(parts[0], seat) || !read_whole(parts[1], answer.decision)) {
        return false;
    }
    answer.pass = parts[2] == "pass";
    answer.own = parts[3] == "own";
    answer.text = parts[4];
    beside.answers[seat] = answer;
    return true;
}

// "SEAT WINDOW DIGEST"
bool read_passed(std::string_view text, Beside& beside) {
    const auto parts = split(text, ' ', 3);
    Seat seat;
    PassedIn passed;
    if (parts.size() != 3 || !read_seat(parts[0], seat) || !read_whole(parts[1], passed.window) ||
        !read_whole(parts[2], passed.choice)) {
        return false;
    }
    beside.passed[seat] = passed;
    return true;
}

bool read_reserve(std::string_view text, Beside& beside) {
    const auto parts = split(text, ' ', 2);
    Seat seat;
    return parts.size() == 2 && read_seat(parts[0], seat) &&
           read_whole(parts[1], beside.reserve[seat]);
}

bool read_aside(std::string_view text, Beside& beside) {
    for (const std::string_view part : split(text, ' ')) {
        Seat seat;
        if (!read_seat(part, seat)) return false;
        beside.to_ask_aside = beside.to_ask_aside | SeatSet{seat};
    }
    return true;
}

bool read_bytes(std::string_view text, std::optional<ChanceKey>& bytes) {
    const auto key = read_key(text);
    if (key) bytes = *key;
    return key.ok();
}

bool read_line(std::string_view word, std::string_view rest, Beside& beside) {
    if (word == "key") return read_bytes(rest, beside.key);
    if (word == "fair_seed") return read_bytes(rest, beside.fair_seed);
    if (word == "reserve") return read_reserve(rest, beside);
    if (word == "aside") return read_aside(rest, beside);
    if (word == "acted") return read_whole(rest, beside.acted_in);
    if (word == "decisions") return read_decisions(rest, beside.decisions);
    if (word == "answer") return read_answer(rest, beside);
    return word == "passed" && read_passed(rest, beside);
}

// Words may follow the end, and it may have been taken back.
bool ended(const Record& record) {
    for (auto line = record.lines.rbegin(); line != record.lines.rend(); ++line) {
        if (line->starts_with("@end ")) return true;
        if (!is_table_line(*line) || line->starts_with("@undo ")) return false;
    }
    return false;
}

}  // namespace

std::string write_beside(const Beside& beside) {
    static_assert(kMaxSeats < 10);  // a seat is one digit
    Lines lines{320 + 2 * beside.decisions.size()};
    lines << kTitle << '\n';
    if (beside.key) lines << "key " << write_key(*beside.key) << '\n';
    if (beside.fair_seed) lines << "fair_seed " << write_key(*beside.fair_seed) << '\n';
    if (!beside.decisions.empty()) {
        lines << "decisions";
        int next = -1;
        for (const Decision& decision : beside.decisions) {
            lines << ' ';
            if (decision.plies != next) lines << decision.plies << ':';
            lines << decision.seat;
            next = decision.plies + 1;
        }
        lines << '\n';
    }
    if (!beside.to_ask_aside.empty()) {
        lines << "aside";
        for (const Seat seat : beside.to_ask_aside) lines << ' ' << seat;
        lines << '\n';
    }
    if (beside.acted_in >= 0) lines << "acted " << beside.acted_in << '\n';
    for (const Seat seat : SeatSet::first_seats(kMaxSeats)) {
        lines << "reserve " << seat << ' ' << beside.reserve[seat] << '\n';
        const PassedIn& passed = beside.passed[seat];
        if (passed.window >= 0) {
            lines << "passed " << seat << ' ' << passed.window << ' ' << passed.choice << '\n';
        }
        const auto& answer = beside.answers[seat];
        if (!answer) continue;
        lines << "answer " << seat << ' ' << answer->decision << (answer->pass ? " pass" : " act");
        lines << (answer->own ? " own " : " order ") << answer->text << '\n';
    }
    return lines.take();
}

Result<Beside> read_beside(std::string_view text) {
    Beside beside;
    bool titled = false;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (!titled) {
            if (line != kTitle) return bad_kept(line);
            titled = true;
            continue;
        }
        const auto blank = line.find(' ');
        if (blank == std::string_view::npos ||
            !read_line(line.substr(0, blank), line.substr(blank + 1), beside)) {
            return bad_kept(line.substr(0, blank));  // the rest may be the key
        }
    }
    if (!titled) return bad_kept("");
    return beside;
}

KeptState state_of(const AnyGame& game, const Record& record) {
    if (record.rules != game.rules_version()) return KeptState::RulesDiffer;
    if (record.cards != game.cards_digest()) return KeptState::CardsDiffer;
    return ended(record) ? KeptState::Over : KeptState::GoesOn;
}

std::optional<std::uint64_t> public_seed(const Record& record) {
    std::optional<std::uint64_t> seed;
    bool seeded = false;
    for (const auto& [name, value] : record.tags) {
        if (name == kSeededTag) seeded = true;
        std::uint64_t number = 0;
        if (name == kSeedTag && read_whole(value, number)) seed = number;
    }
    return seeded ? seed : std::nullopt;
}

}  // namespace engawa
