// Positions: what is read is sound, is written and read back equal, and can be played on.
#include "tests/fuzz/fuzz.h"

namespace engawa::fuzz {
namespace {

template <class G>
void play_some(const G& game, const typename G::State& state, Seat seat) {
    const auto buffer = moves_of(game, state, seat);
    must(!buffer->list.empty(), "whoever is to act has a move");
    Rng rng{game.hash(state)};
    NoEvents silent;
    for (int i = 0; i < 8; ++i) {
        auto next = state;
        const auto move = buffer->list[rng.below(buffer->list.size())];
        game.apply(next, seat, move, silent);
        must(game.ok(next), "a legal move leads to a sound position");
        must(game.hash(next) == game.hash_afresh(next), "the hash is kept up to date");
        const auto again = game.read_move(state, seat, game.write_move(state, seat, move));
        must(again.ok() && *again == move, "a move is read as it is written");
    }
}

template <class G>
void read_position(const G& game, std::string_view text) {
    const auto options = *game.options({});
    const auto read = game.read(options, text);
    if (!read) return must_explain(read.error());
    must(game.ok(*read), "a position that is read is sound");
    must(game.hash(*read) == game.hash_afresh(*read), "its hash is right");
    const auto again = game.read(options, game.write(*read));
    must(again.ok() && *again == *read, "a position is read as it is written");
    must(game.write(*again) == game.write(*read), "and has one text");
    for (const Seat seat : game.to_act(*read)) play_some(game, *read, seat);
    must(game.to_act(*read).empty() == game.report(*read).over(), "nobody acts once it is over");
}

}  // namespace
}  // namespace engawa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace engawa::fuzz;
    each_game([&](const auto& game) { read_position(game, text_of(data, size)); });
    return 0;
}
