// Moves: a line with a position (or anything else for the start), then one move on a line. What is
// accepted is in the list, what is refused breaks a rule, and the door agrees with the rules.
#include <algorithm>

#include "tests/fuzz/fuzz.h"

namespace engawa::fuzz {
namespace {

constexpr int kMostMoves = 24;

template <class G>
void try_move(const G& game, typename G::State& state, std::string_view text) {
    const Seat seat = game.to_act(state).first();
    const auto attempt = game.read_attempt(state, seat, text);
    const auto move = game.read_move(state, seat, text);
    if (!attempt) {
        must(!move.ok(), "what cannot be attempted cannot be played");
        return must_explain(attempt.error());
    }
    must(move.ok() == game.why_not(state, seat, *attempt).none(), "why_not fits read_move");
    if (!move) return must_explain(move.error());
    const auto buffer = moves_of(game, state, seat);
    must(std::binary_search(buffer->list.begin(), buffer->list.end(), *move),
         "a move that is read is in the list");
    const auto again = game.read_move(state, seat, game.write_move(state, seat, *move));
    must(again.ok() && *again == *move, "a move is read as it is written");
    NoEvents silent;
    game.apply(state, seat, *move, silent);
    must(game.ok(state), "a legal move leads to a sound position");
}

template <class G>
void play_by_rules(const G& game, std::string_view text) {
    const auto options = *game.options({});
    const auto read = game.read(options, take_line(text));
    auto state = read.ok() ? *read : game.start(options);
    for (int i = 0; i < kMostMoves && !text.empty() && !game.to_act(state).empty(); ++i) {
        try_move(game, state, take_line(text));
    }
}

void play_at_the_door(const AnyGame& game, std::string_view text) {
    Setup setup;
    setup.start = take_line(text);
    auto opened = game.open(setup);
    if (!opened) {
        must_explain(opened.error());
        opened = game.open(Setup{});
    }
    Match& match = *opened.value();
    for (int i = 0; i < kMostMoves && !text.empty() && !match.over(); ++i) {
        const std::string_view line = take_line(text);
        const Seat seat = match.awaited().first();
        const std::string before = match.secret_position().reveal();
        const int plies = match.plies();
        const auto played = match.play(seat, line);
        if (played) {
            must(match.plies() == plies + static_cast<int>(played->size()), "every move is a ply");
        } else {
            must_explain(played.error());
            must(match.secret_position().reveal() == before && match.plies() == plies,
                 "a refusal changes nothing");
        }
    }
    const auto again = game.replay(match.secret_record().reveal());
    must(again.ok() && (*again)->secret_position().reveal() == match.secret_position().reveal(),
         "the record replays");
}

}  // namespace
}  // namespace engawa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace engawa;
    const std::string_view text = fuzz::text_of(data, size);
    fuzz::each_game([&](const auto& game) { fuzz::play_by_rules(game, text); });
    for (const AnyGame* game : all_games()) fuzz::play_at_the_door(*game, text);
    return 0;
}
