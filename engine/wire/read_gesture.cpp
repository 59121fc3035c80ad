#include "engine/wire/read_gesture.h"

#include <utility>

#include "engine/core/json_reader.h"

namespace engawa {
namespace {

constexpr std::size_t kMostParts = 16;
constexpr int kMostNumber = 1'000'000;

}  // namespace

Result<GivenGesture> read_gesture(std::string_view json) {
    GivenGesture given;
    JsonReader reader{json};
    const auto read_part = [&] {
        Part part;
        std::string role;
        const bool taken = reader.members([&](const std::string& name) {
            if (name == "role") return reader.string(role);
            if (name == "ref") return reader.string(part.ref);
            return name == "number" && reader.whole_number(part.number, kMostNumber);
        });
        part.role = given.keep(std::move(role));
        given.gesture_.parts.push_back(std::move(part));
        return taken && given.gesture_.parts.size() <= kMostParts;
    };
    const bool whole = reader.members([&](const std::string& name) {
        std::string verb;
        if (name == "parts") return reader.elements(read_part);
        if (name != "verb" || !reader.string(verb)) return false;
        given.gesture_.verb = given.keep(std::move(verb));
        return true;
    });
    if (whole && reader.done()) return given;
    return error("bad_gesture", "a gesture is an object with a verb and parts");
}

Result<Refusal> why_not(const SeatView& view, std::string_view attempt) {
    if (!attempt.starts_with('{')) return view.why_not(attempt);
    const auto given = read_gesture(attempt);
    if (!given) return given.error();
    return view.why_not(given->gesture());
}

}  // namespace engawa
