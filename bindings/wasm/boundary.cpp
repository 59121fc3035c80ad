#include "bindings/wasm/boundary.h"

#include <cstdlib>

namespace engawa::wasm {
namespace {

std::string& last_answer() {
    static std::string text;
    return text;
}

}  // namespace

Reply say_json(std::string json) {
    last_answer() = std::move(json);
    return kSaid;
}

Reply say(const Wire& message) { return say_json(message.json()); }

Reply refuse(const Error& error) {
    last_answer() = wire_of(error).json();
    return kRefused;
}

Reply refuse_handle() { return refuse(error("bad_handle", "there is no such object")); }
Reply refuse_seat(int number) {
    return refuse(error("bad_seat", "there is no seat " + std::to_string(number)));
}

std::optional<Viewer> viewer_of(int number, int seats) {
    if (number == 0) return kWatcher;
    if (number < 1 || number > seats) return {};
    return Viewer{Seat{number - 1}};
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (true) {
        const auto end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return lines;
        text.remove_prefix(end + 1);
    }
}

Result<Setup> read_setup(std::string_view head, const AnyGame*& game) {
    auto record = read_record(head);
    if (!record) return record.error();
    const auto found = find_game(record->game);
    if (!found) return found.error();
    game = *found;
    Record& read = record.value();
    return Setup{std::move(read.options), std::move(read.start), std::move(read.seats),
                 read.practice, std::move(read.tags)};
}

ViewWish read_wish(int bits) { return {(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0}; }

Reply say_view(const AnyGame& game, const Match& match, int viewer, int wish) {
    const auto who = viewer_of(viewer, match.seats());
    if (!who) return refuse_seat(viewer);
    return say(wire_of({game, match.head().options}, *match.seen_by(*who), at_table(match, *who),
                       read_wish(wish)));
}

Reply say_log(const Match& match, int viewer, int from) {
    const auto who = viewer_of(viewer, match.seats());
    if (!who) return refuse_seat(viewer);
    const auto log = match.log(*who, from);
    return log ? say(wire_of(*log)) : refuse(log.error());
}

Reply put_seen(const AnyGame& game, const Match& match, int viewer) {
    const auto who = viewer_of(viewer, match.seats());
    if (!who) return refuse_seat(viewer);
    return shelf<Seen>().put(
        {&game, match.head().options, at_table(match, *who), match.seen_by(*who)});
}

}  // namespace engawa::wasm

using namespace engawa::wasm;

ENGAWA_EXPORT(alloc) void* engawa_alloc(std::uint32_t size) { return std::malloc(size); }
ENGAWA_EXPORT(release) void engawa_release(void* bytes) { std::free(bytes); }
ENGAWA_EXPORT(answer) const char* engawa_answer() { return last_answer().data(); }
ENGAWA_EXPORT(answer_size) std::uint32_t engawa_answer_size() {
    return static_cast<std::uint32_t>(last_answer().size());
}
