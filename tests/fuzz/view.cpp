// Views: what is read is written and read back equal, and is enough to guess and to move from.
#include "tests/fuzz/fuzz.h"

namespace engawa::fuzz {
namespace {

template <class G>
void read_view(const G& game, Viewer viewer, std::string_view text) {
    const auto options = *game.options({});
    const auto view = game.read_view(options, viewer, text);
    if (!view) return must_explain(view.error());
    must(view->viewer() == viewer, "a view is its viewer's");
    const auto again = game.read_view(options, viewer, game.write_view(*view));
    must(again.ok() && *again == *view, "a view is read as it is written");
    Rng rng{1};
    const auto guess = game.guess(*view, rng);
    must(game.ok(guess), "a guess is sound");
    must(game.observe(guess, viewer) == *view, "a guess looks like the view");
    if (viewer.is_watcher() || !game.to_act(view->state()).contains(viewer.seat())) return;
    const auto seen = moves_of(game, view->state(), viewer.seat());
    const auto real = moves_of(game, guess, viewer.seat());
    must(!seen->list.empty(), "whoever is to act has a move");
    must(seen->list.size() == real->list.size(), "one knows one's own moves");
}

}  // namespace
}  // namespace engawa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace engawa;
    const std::string_view text = fuzz::text_of(data, size);
    fuzz::each_game([&](const auto& game) {
        for (int i = 0; i < game.seats(*game.options({})); ++i) {
            fuzz::read_view(game, Seat{i}, text);
        }
        fuzz::read_view(game, kWatcher, text);
    });
    return 0;
}
