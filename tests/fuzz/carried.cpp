// The line that carries a campaign of Way of the Samurai elsewhere: whatever is read goes on at the
// road, and is written as a line that says the same.
#include "engine/games/samurai/text/campaign_save.h"
#include "tests/fuzz/playing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace engawa;
    using fuzz::must;
    static const samurai::Samurai game;
    const auto save = samurai::read_save(game, fuzz::text_of(data, size));
    if (!save) {
        fuzz::must_explain(save.error());
        return 0;
    }
    must(game.ok(save->state) && game.point(save->state) == "ROAD", "a campaign waits at the road");
    const auto line = samurai::write_save(game, save->state, save->duels);
    must(line.ok(), "at the road it can be written");
    const auto again = samurai::read_save(game, *line);
    must(again.ok() && again->state == save->state, "it is read as it is written");
    must(again->duels == save->duels, "with what was counted");
    must(*samurai::write_save(game, again->state, again->duels) == *line, "and has one line");
    const auto options = game.options(save->options);
    must(options.ok(), "its options are possible");
    must(*options == *game.options(again->options), "and are carried too");
    fuzz::play_on(game, *options, save->state, 300);
    return 0;
}
