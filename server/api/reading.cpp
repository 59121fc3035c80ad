#include "server/api/reading.h"

#include <algorithm>
#include <charconv>

#include "engine/core/hash.h"
#include "engine/wire/json_writer.h"

namespace engawa::server {
namespace {

constexpr std::size_t kLongestName = 40;
constexpr std::size_t kLongestWords = 280;
constexpr std::size_t kMostMoves = 32;
constexpr int kLongestClock = 7 * 24 * 3'600;

// The next character of UTF-8 text; -1: it is none.
int take_character(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    const int more = first < 0x80 ? 0 : first >> 5 == 6 ? 1 : first >> 4 == 14 ? 2 : 3;
    if (first >> 6 == 2 || first > 0xf4 || text.size() <= static_cast<std::size_t>(more)) return -1;
    int character = more == 0 ? first : first & (0x3f >> more);
    for (int i = 1; i <= more; ++i) {
        const auto next = static_cast<unsigned char>(text[static_cast<std::size_t>(i)]);
        if (next >> 6 != 2) return -1;
        character = character << 6 | (next & 0x3f);
    }
    constexpr int kLeast[] = {0, 0x80, 0x800, 0x10000};
    if (character < kLeast[more] || character > 0x10ffff || character >> 11 == 0x1b) return -1;
    text.remove_prefix(static_cast<std::size_t>(more) + 1);
    return character;
}

// Control characters, and those that turn the direction of what follows.
bool breaks_a_line(int c) {
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x61c || c == 0x200e || c == 0x200f ||
           (c >= 0x2028 && c <= 0x202e) || (c >= 0x2060 && c <= 0x206f) || c == 0xfeff ||
           (c >= 0xfff9 && c <= 0xfffb);
}

Result<Done> read_clock(Members& members, Settings& settings) {
    const auto clock = members.object("clock");
    if (!clock) return kDone;
    Members inner{*clock};
    settings.seconds = inner.number("seconds", 0, kLongestClock).value_or(0);
    const std::string end = inner.text("end");
    if (!inner.good()) return inner.error();
    if (!end.empty() && end != "idle" && end != "bot") {
        return error("bad_member", "\"end\" of a clock is idle or bot");
    }
    settings.end = end == "bot" ? Settings::End::Bot : Settings::End::Idle;
    return kDone;
}

Result<Done> read_options(Members& members, Settings& settings) {
    const auto options = members.object("options");
    if (!options) return kDone;
    for (const auto& [name, value] : options->members()) {
        auto text = text_of(value);
        if (!text && (whole_number_of(value) || flag_of(value))) text = std::string{value};
        if (!text || name.size() > 64 || settings.options.size() >= 64) {
            return error("bad_member", "an option is a text or a number");
        }
        settings.options.emplace_back(name, std::move(*text));
    }
    return kDone;
}

Result<Done> read_seed(Members& members, Settings& settings) {
    const std::string text = members.text("seed");
    if (text.empty()) return kDone;
    std::uint64_t seed = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (problem != std::errc{} || end != text.data() + text.size()) {
        return error("bad_member", "\"seed\" is a number as a text");
    }
    settings.seed = seed;
    return kDone;
}

Result<Place> read_place(const std::string& text, const Place& me) {
    if (text == "me") return me;
    if (text == "open") return Place{};
    const auto bot = read_bot(text);
    if (!bot) return bot.error();
    if (bot->nodes > 0 || bot->seconds > 0) {
        return error("bad_bot",
                     "here a bot is a level: how long it thinks is the server's business");
    }
    return Place{Place::Kind::Bot, {}, false, *bot, false};
}

Result<Done> read_seats(const std::vector<std::string>& texts, const Place& me, std::int64_t guest,
                        Tables::Opening& opening) {
    int mine = 0;
    for (const std::string& text : texts) {
        const auto place = read_place(text, me);
        if (!place) return place.error();
        const bool is_me = text == "me";
        mine += is_me ? 1 : 0;
        opening.settings.places.push_back(*place);
        opening.guests.push_back(is_me ? guest : 0);
    }
    if (mine > 1) return error("bad_seat", "one person has one seat");
    return kDone;
}

// Of all that was said but the key, in one order whatever the order in the text.
std::uint64_t digest_of(const Members& said, const Command& command, std::string_view what,
                        std::string_view words) {
    JsonWriter out;
    out.open_object();
    if (command.decision) out.number("decision", *command.decision);
    out.text("do", what);
    if (said.has("moves")) out.name("moves").texts(command.texts);
    if (said.has("name")) out.text("name", command.name);
    if (command.seat != 0) out.number("seat", command.seat);
    if (said.has("text")) out.text("text", words);
    if (said.has("yes")) out.flag("yes", command.yes);
    Fnv1a digest;
    digest.add(out.close_object().take());
    return digest.value();
}

}  // namespace

bool is_plain_text(std::string_view text, std::size_t most) {
    if (text.size() > most) return false;
    while (!text.empty()) {
        if (text.front() >= ' ' && text.front() < 0x7f) {  // mostly
            text.remove_prefix(1);
            continue;
        }
        const int character = take_character(text);
        if (character < 0 || breaks_a_line(character)) return false;
    }
    return true;
}

Result<std::string> read_name(std::string_view text) {
    const bool padded = !text.empty() && (text.front() == ' ' || text.back() == ' ');
    if (is_plain_text(text, kLongestName) && !padded) return std::string{text};
    return error("bad_name", "a name has at most 40 bytes of plain text");
}

Result<Command> read_command(std::string_view text) {
    const auto json = read_object(text);
    if (!json) return json.error();
    return read_command(*json);
}

Result<Command> read_command(const JsonObject& json) {
    Members members{json};
    Command command;
    const std::string what = members.text("do");
    const auto deed = read_deed(what);
    command.key = members.text("key", 64);
    command.decision = members.number("decision", 0, 1 << 30);
    command.texts = members.texts("moves", kMostMoves);
    const std::string words = members.text("text", kLongestWords);
    command.yes = members.flag("yes");
    const auto name = read_name(members.text("name"));
    command.seat = members.number("seat", 1, kMaxSeats).value_or(0);
    if (!members.good()) return members.error();
    if (!deed) return deed.error();
    if (!name) return name.error();
    command.name = *name;
    command.deed = *deed;
    command.digest = digest_of(members, command, what, words);
    const bool key_fits = command.key.size() >= 16 && is_plain_text(command.key, 64);
    if (!command.key.empty() && !key_fits) {
        return error("bad_key", "a key has 16 to 64 characters");
    }
    if (command.deed == Deed::Play && command.texts.empty()) {
        return error("bad_member", "\"moves\" is a list of moves");
    }
    if (!is_plain_text(words, kLongestWords)) {
        return error("bad_words", "words have at most 280 bytes of plain text");
    }
    if (command.deed != Deed::Play) command.texts.clear();
    if (!words.empty()) command.texts = {words};
    return command;
}

Result<Tables::Opening> read_opening(std::string_view text, std::int64_t guest, Games& games) {
    const auto json = read_object(text);
    if (!json) return json.error();
    Members members{*json};
    Tables::Opening opening;
    Settings& settings = opening.settings;
    settings.owner = guest;
    settings.game = members.text("game");
    settings.cards = members.text("cards");
    settings.position = members.text("position", 4096);
    settings.practice = members.flag("practice");
    settings.listed = members.flag("listed");
    const std::string chance = members.text("chance");
    const std::string take_over = members.text("take_over");
    const auto name = read_name(members.text("name"));
    const bool program = members.flag("program");
    std::vector<std::string> seats = members.texts("seats", kMaxSeats);
    for (const auto& read : {read_options(members, settings), read_clock(members, settings),
                             read_seed(members, settings)}) {
        if (!read) return read.error();
    }
    if (!members.good()) return members.error();
    if (!name) return name.error();
    const auto game = games.find(settings.game, settings.cards);
    if (!game) return game.error();
    const auto count = (*game)->seats(settings.options);
    if (!count) return count.error();
    if (seats.empty()) {
        seats.assign(static_cast<unsigned>(*count), "open");
        seats.front() = "me";
    }
    if (static_cast<int>(seats.size()) != *count) {
        return error("wrong_seats", "this table has " + std::to_string(*count) + " seats");
    }
    if (!chance.empty()) {
        const auto chances = read_chances(chance);
        if (!chances) return chances.error();
        settings.chance = *chances;
    }
    if ((settings.chance == Chances::Seeded) != settings.seed.has_value()) {
        return error("bad_chance", "a seed belongs to seeded chance, and to no other");
    }
    if (take_over == "on") settings.take_over = Settings::TakeOver::On;
    if (take_over == "off") settings.take_over = Settings::TakeOver::Off;
    const Place me{Place::Kind::Person, *name, program, {}, false};
    const auto read = read_seats(seats, me, guest, opening);
    if (!read) return read.error();
    return opening;
}

}  // namespace engawa::server
