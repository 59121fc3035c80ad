#include "bindings/wasm/boundary.h"

#include <cstdlib>

namespace engawa::wasm {
namespace {

std::string& last_answer() {
    static std::string text;
    return text;
}

}  // namespace

Answer answer(std::string json) {
    last_answer() = std::move(json);
    return last_answer().data();
}

std::string refusal(std::string_view code, std::string_view text) {
    return Object{}.add("error", Object{}.text("code", code).text("text", text).done()).done();
}

std::string refusal(const Error& error) { return refusal(error.code, error.text); }

Shelf<Table>& tables() {
    static Shelf<Table> shelf;
    return shelf;
}

Shelf<std::unique_ptr<Thinker>>& thinkers() {
    static Shelf<std::unique_ptr<Thinker>> shelf;
    return shelf;
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

std::string write_seats(SeatSet seats) {
    return list(seats,
                [](Seat seat) { return std::to_string(seat == kChance ? 0 : seat.number()); });
}

std::string write_phrase(const Phrase& phrase) {
    Object arguments;
    for (const auto& [name, value] : phrase.arguments) arguments.text(name, value);
    return Object{}.text("key", phrase.key).add("arguments", arguments.done()).done();
}

}  // namespace engawa::wasm

using namespace engawa::wasm;

ENGAWA_EXPORT(alloc) void* engawa_alloc(std::uint32_t size) { return std::malloc(size); }
ENGAWA_EXPORT(release) void engawa_release(void* bytes) { std::free(bytes); }
ENGAWA_EXPORT(answer_size) std::uint32_t engawa_answer_size() {
    return static_cast<std::uint32_t>(last_answer().size());
}
