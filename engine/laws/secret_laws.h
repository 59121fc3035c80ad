// Laws about one state and what a viewer knows of it.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/laws/run.h"

namespace engawa::laws {

inline bool same_phrase(const Phrase& a, const Phrase& b) {
    return a.key == b.key && a.arguments == b.arguments;
}

inline bool same_report(const Report& a, const Report& b) {
    const auto same = [](const Extra& x, const Extra& y) {
        return x.name == y.name && x.value == y.value;
    };
    return a.winners == b.winners && a.reason == b.reason && a.utility == b.utility &&
           a.points == b.points && a.together == b.together && a.extra_count == b.extra_count &&
           std::equal(a.extras.begin(), a.extras.begin() + a.extra_count, b.extras.begin(), same);
}

template <Game G>
void check_own_moves(const Scene<G>& scene, const Observed<typename G::State>& view) {
    const G& game = scene.game();
    const auto& seen = view.state();
    const Seat seat = view.viewer().seat();
    scene.checked(Law::OwnMoves);
    const auto moves = legal_moves(game, scene.state, seat);
    if (!scene.expect(Law::OwnMoves, legal_moves(game, seen, seat) == moves, [&] {
            return seat_name(seat) + " finds other moves in its view, " + game.write_view(view);
        })) {
        return;
    }
    for (const auto move : sampled(moves, scene.run.effort.sample, scene.run.choices)) {
        scene.expect(Law::OwnMoves,
                     game.write_move(seen, seat, move) == game.write_move(scene.state, seat, move),
                     [&] { return "a move is written differently in the view"; });
    }
    scene.expect(Law::OwnMoves,
                 same_phrase(game.prompt(seen, seat), game.prompt(scene.state, seat)),
                 "the prompt depends on what " + seat_name(seat) + " does not see");
}

// Why a seat may not do something must not tell it what others hold.
template <Game G>
void check_own_reasons(const Scene<G>& scene, const Observed<typename G::State>& view) {
    const G& game = scene.game();
    const auto& seen = view.state();
    const Seat seat = view.viewer().seat();
    for (int i = 0; i < scene.run.effort.sample && !scene.run.move_texts.empty(); ++i) {
        const auto size = static_cast<std::uint32_t>(scene.run.move_texts.size());
        const std::string& text = scene.run.move_texts[scene.run.choices.below(size)];
        const auto attempt = game.read_attempt(scene.state, seat, text);
        const auto in_view = game.read_attempt(seen, seat, text);
        if (!scene.expect(Law::OwnMoves, attempt.ok() == in_view.ok(),
                          [&] { return text + " is an attempt only in position or view"; }) ||
            !attempt.ok()) {
            continue;
        }
        scene.expect(
            Law::OwnMoves,
            game.why_not(scene.state, seat, *attempt) == game.why_not(seen, seat, *in_view), [&] {
                return "the reason against " + text + " tells " + seat_name(seat) + " a secret";
            });
    }
}

template <Game G>
void check_public_turns(const Scene<G>& scene, const Observed<typename G::State>& view) {
    const G& game = scene.game();
    const auto& seen = view.state();
    scene.checked(Law::PublicTurns);
    const auto who = [&] {
        return " as " + viewer_name(view.viewer()) + " sees it, " + game.write_view(view);
    };
    scene.expect(Law::PublicTurns, game.to_act(seen) == game.to_act(scene.state),
                 [&] { return "who may act is different" + who(); });
    scene.expect(Law::PublicTurns, game.awaited(seen) == game.awaited(scene.state),
                 [&] { return "who is awaited is different" + who(); });
    scene.expect(Law::PublicTurns, game.talk(seen) == game.talk(scene.state),
                 [&] { return "who may talk is different" + who(); });
}

// While the game goes on a viewer hears the report of its view, never that of the state. `report`
// is that of the view, and `world` looks the same.
template <Game G>
void check_seen_report(const Scene<G>& scene, const Observed<typename G::State>& view,
                       const Report& report, const typename G::State& world) {
    const G& game = scene.game();
    if (game.to_act(scene.state).empty()) return;
    const auto to_whom = [&] {
        return " to " + viewer_name(view.viewer()) + ", who sees " + game.write_view(view);
    };
    scene.checked(Law::ReportsSame);
    scene.expect(Law::ReportsSame, !report.over() && report.winners.empty(),
                 [&] { return "a running game is reported as over" + to_whom(); });
    const Report other = game.report(game.observe(world, view.viewer()).state());
    scene.expect(Law::ReportsSame, same_report(report, other),
                 [&] { return game.write(world) + " is reported differently" + to_whom(); });
}

template <Game G>
void check_guess(const Scene<G>& scene, const Observed<typename G::State>& view) {
    const G& game = scene.game();
    const Report report = game.report(view.state());
    const auto world = game.guess(view, scene.run.guesses);
    check_seen_report(scene, view, report, world);
    const auto what = [&](std::string_view wrong) {
        return [&, wrong] {
            return viewer_name(view.viewer()) + " guesses " + game.write(world) + ", " +
                   std::string{wrong};
        };
    };
    scene.checked(Law::GuessLooksSame);
    scene.expect(Law::GuessLooksSame, game.ok(world), what("where an invariant is broken"));
    scene.expect(Law::GuessLooksSame, game.hash(world) == game.hash_afresh(world),
                 what("with a wrong hash"));
    scene.expect(Law::GuessLooksSame, game.observe(world, view.viewer()) == view,
                 what("which looks different"));
    scene.checked(Law::WatcherSeesLess);
    scene.expect(Law::WatcherSeesLess,
                 game.observe(world, kWatcher) == game.observe(scene.state, kWatcher),
                 what("and a watcher could tell"));
}

template <Game G>
void check_secrets(const Scene<G>& scene) {
    for (const Viewer viewer : viewers(scene.setting.seats)) {
        const auto view = scene.game().observe(scene.state, viewer);
        scene.run.saw_secret |= !(view.state() == scene.state);
        check_public_turns(scene, view);
        check_guess(scene, view);
        if (viewer.is_watcher()) continue;
        check_own_moves(scene, view);
        check_own_reasons(scene, view);
    }
}

template <Game G>
void check_redaction(const Scene<G>& scene, const std::vector<Event>& events) {
    const G& game = scene.game();
    scene.checked(Law::Redaction);
    for (const Event& event : events) {
        const Event watched = game.redact(event, kWatcher);
        for (const Viewer viewer : viewers(scene.setting.seats)) {
            const Event once = game.redact(event, viewer);
            scene.expect(Law::Redaction, game.redact(once, viewer) == once,
                         "redacting twice changes an event again");
            scene.expect(Law::Redaction, game.redact(once, kWatcher) == watched,
                         "a watcher hears what " + viewer_name(viewer) + " does not");
        }
    }
}

}  // namespace engawa::laws
