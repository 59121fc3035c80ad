// Options and bots by name: each line is name=value, or a bot. What is accepted gives a game that
// can start.
#include "tests/fuzz/fuzz.h"

namespace engawa::fuzz {
namespace {

constexpr int kMostLines = 64;

Given read_given(std::string_view text) {
    Given given;
    for (int i = 0; i < kMostLines && !text.empty(); ++i) {
        const std::string_view line = take_line(text);
        const auto equals = line.find('=');
        if (equals == std::string_view::npos) continue;
        given.emplace_back(line.substr(0, equals), line.substr(equals + 1));
    }
    return given;
}

template <class G>
void start(const G& game, const Given& given) {
    const auto options = game.options(given);
    if (!options) return must_explain(options.error());
    const int seats = game.seats(*options);
    must(seats >= 1 && seats <= kMaxSeats, "a game has one to five seats");
    must(game.longest(*options) >= 0, "the bound of a game is a number");
    const auto state = game.start(*options);
    must(game.ok(state) && !game.to_act(state).empty(), "a game can start");
    const auto again = game.read(*options, game.write(state));
    must(again.ok() && *again == state, "its start is read as it is written");
}

void name_bot(std::string_view text) {
    const auto bot = read_bot(text);
    if (!bot) return must_explain(bot.error());
    const auto again = read_bot(write_bot(*bot));
    must(again.ok() && write_bot(*again) == write_bot(*bot), "a bot is read as it is written");
    must(again->level == bot->level && again->nodes == bot->nodes, "and is the same bot");
}

}  // namespace
}  // namespace engawa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace engawa;
    std::string_view text = fuzz::text_of(data, size);
    const Given given = fuzz::read_given(text);
    fuzz::each_game([&](const auto& game) { fuzz::start(game, given); });
    fuzz::name_bot(fuzz::take_line(text));
    return 0;
}
