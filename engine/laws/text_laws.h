// Laws about positions, views and words as text.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/text.h"
#include "engine/laws/run.h"

namespace engawa::laws {

// One character changed, left out, put in or swapped; sometimes the end cut off.
inline std::string mutated(std::string text, Rng& rng) {
    constexpr std::string_view kLetters = "0123456789abcdefnesw?@-+=:/,.*xXyz~ \xff";
    const char letter = kLetters[rng.below(static_cast<std::uint32_t>(kLetters.size()))];
    if (text.empty()) return {letter};
    const auto at = rng.below(static_cast<std::uint32_t>(text.size()));
    switch (rng.below(6)) {
        case 0: text[at] = letter; break;
        case 1: text.erase(at, 1); break;
        case 2: text.insert(at, 1, letter); break;
        case 3: std::swap(text[at], text[text.size() - 1 - at]); break;
        case 4: text[at] = text[rng.below(static_cast<std::uint32_t>(text.size()))]; break;
        default: text.resize(at); break;
    }
    return text;
}

// What a shell leaves alone without quotes; a view may also have `?`.
inline bool shell_safe(std::string_view text, bool view) {
    return !text.empty() && std::ranges::all_of(text, [&](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view{"@%+=:,./-_"}.find(c) != std::string_view::npos ||
               (view && c == '?');
    });
}

// A move may be several words with one blank between them, as in the notation of some ledgers.
inline bool shell_safe_words(std::string_view text) {
    for (const std::string_view word : split(text, ' ')) {
        if (!shell_safe(word, false)) return false;
    }
    return true;
}

// A state that a reader made of broken text must be as good as one that was played.
template <Game G>
void check_accepted(const Scene<G>& scene, const std::string& text,
                    const typename G::State& state) {
    const G& game = scene.game();
    const auto what = [&](std::string_view wrong) {
        return [&text, wrong] { return "accepted " + text + ", but " + std::string{wrong}; };
    };
    if (!scene.expect(Law::PositionText, game.ok(state), what("ok() says no"))) return;
    scene.expect(Law::PositionText, game.hash(state) == game.hash_afresh(state),
                 what("the hash is wrong"));
    const auto again = game.read(scene.setting.options, game.write(state));
    scene.expect(Law::PositionText, again.ok() && *again == state, what("it does not round-trip"));
    for (const Seat seat : scene.seats()) {
        const auto moves = legal_moves(game, state, seat);
        scene.expect(Law::PositionText, moves.empty() != game.to_act(state).contains(seat),
                     what("legal lists and to_act differ"));
        scene.expect(Law::PositionText, static_cast<int>(moves.size()) <= G::kMaxMoves,
                     what("there are more moves than the bound"));
    }
}

template <Game G>
void check_position_text(const Scene<G>& scene) {
    const G& game = scene.game();
    scene.checked(Law::PositionText);
    const std::string text = game.write(scene.state);
    scene.expect(Law::PositionText, shell_safe(text, false), "the text needs quotes in a shell");
    const auto back = game.read(scene.setting.options, text);
    if (!scene.expect(Law::PositionText, back.ok(),
                      [&] { return "refused: " + back.error().text; })) {
        return;
    }
    if (scene.expect(Law::PositionText, *back == scene.state,
                     [&] { return "read back as " + game.write(*back); })) {
        scene.expect(Law::Representation, same_bytes(*back, scene.state),
                     "read back with different bytes");
    }
    if (!scene.costly) return;
    for (int i = 0; i < scene.run.effort.mutations; ++i) {
        const std::string broken = mutated(text, scene.run.choices);
        const auto state = game.read(scene.setting.options, broken);
        if (state.ok()) check_accepted(scene, broken, *state);
    }
}

template <Game G>
void check_accepted_view(const Scene<G>& scene, const std::string& text,
                         const Observed<typename G::State>& view) {
    const G& game = scene.game();
    const auto world = game.guess(view, scene.run.guesses);
    scene.expect(Law::ViewText, game.ok(world),
                 [&] { return "accepted " + text + ", no world fits"; });
    scene.expect(Law::ViewText, game.observe(world, view.viewer()) == view,
                 [&] { return "accepted " + text + ", its worlds look different"; });
}

template <Game G>
void check_view_text(const Scene<G>& scene, Viewer viewer) {
    const G& game = scene.game();
    scene.checked(Law::ViewText);
    const auto view = game.observe(scene.state, viewer);
    const std::string text = game.write_view(view);
    const auto who = viewer_name(viewer);
    scene.expect(Law::ViewText, shell_safe(text, true), "the text needs quotes in a shell");
    const auto back = game.read_view(scene.setting.options, viewer, text);
    scene.expect(Law::ViewText, back.ok() && *back == view, [&] {
        return "the view of " + who + ", " + text +
               (back.ok() ? " is read back as " + game.write_view(*back) : " is refused");
    });
    if (text.find('?') != std::string::npos) {
        scene.expect(Law::ViewText, !game.read(scene.setting.options, text).ok(),
                     [&] { return "a view with secrets is read as a position: " + text; });
    }
    if (!scene.costly) return;
    for (int i = 0; i < scene.run.effort.mutations; ++i) {
        const std::string broken = mutated(text, scene.run.choices);
        const auto other = game.read_view(scene.setting.options, viewer, broken);
        if (other.ok()) check_accepted_view(scene, broken, *other);
    }
}

template <Game G>
bool is_phrase_of(const Phrase& phrase) {
    return phrase.key.starts_with(std::string{G::kName} + '.');
}

template <Game G>
void check_words(const Scene<G>& scene, const std::vector<Event>& events) {
    const G& game = scene.game();
    scene.checked(Law::Words);
    for (const Viewer viewer : viewers(scene.setting.seats)) {
        for (const Event& event : heard(game, events, viewer)) {
            scene.expect(Law::Words, is_phrase_of<G>(game.describe(event)),
                         [&] { return "an event is called " + game.describe(event).key; });
        }
    }
    for (const Seat seat : SeatSet::first_seats(scene.setting.seats)) {
        const Phrase prompt = game.prompt(scene.state, seat);
        scene.expect(Law::Words, is_phrase_of<G>(prompt),
                     [&] { return "a prompt is called " + prompt.key; });
    }
}

}  // namespace engawa::laws
