// Laws about moves as text, and about attempts that are not legal.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/laws/run.h"
#include "engine/laws/text_laws.h"

namespace engawa::laws {

template <Game G>
void check_legal_move(const Scene<G>& scene, Seat seat, typename G::Move move) {
    const G& game = scene.game();
    const std::string text = game.write_move(scene.state, seat, move);
    scene.checked(Law::MoveText);
    scene.expect(Law::MoveText, shell_safe_words(text),
                 [&] { return text + " is not words that a shell takes as they are"; });
    const auto back = game.read_move(scene.state, seat, text);
    scene.expect(Law::MoveText, back.ok() && *back == move, [&] {
        return text +
               (back.ok() ? " is read as another move" : " is refused: " + back.error().text);
    });
    scene.checked(Law::WhyNot);
    const RuleId reason = game.why_not(scene.state, seat, game.attempt(scene.state, seat, move));
    scene.expect(Law::WhyNot, reason.none(), [&] {
        return text + " is legal, and the reason why not is " + std::string{reason.text()};
    });
    constexpr std::size_t kRemembered = 256;
    scene.run.move_texts.push_back(text);
    if (scene.run.move_texts.size() > kRemembered) scene.run.move_texts.pop_front();
}

// For any text and any seat: why_not allows it, read_move reads it and the list has it, or none of
// the three.
template <Game G>
void check_attempt(const Scene<G>& scene, Seat seat, const std::string& text,
                   const std::vector<typename G::Move>& legal) {
    const G& game = scene.game();
    const auto attempt = game.read_attempt(scene.state, seat, text);
    const auto move = game.read_move(scene.state, seat, text);
    const auto what = [&](std::string_view wrong) {
        return [&text, seat, wrong] {
            return seat_name(seat) + ", " + text + ": " + std::string{wrong};
        };
    };
    scene.checked(Law::ReadMove);
    if (!attempt.ok()) {
        scene.expect(Law::ReadMove, !move.ok(), what("not even an attempt, and read as a move"));
        return;
    }
    const bool listed = move.ok() && std::ranges::binary_search(legal, *move);
    const bool allowed = game.why_not(scene.state, seat, *attempt).none();
    scene.checked(Law::WhyNot);
    scene.expect(Law::WhyNot, !allowed || listed, what("no reason why not, and it is not legal"));
    scene.expect(Law::WhyNot, allowed || !listed, what("legal, and there is a reason why not"));
    scene.expect(Law::ReadMove, !move.ok() || listed, what("read as a move that is not legal"));
}

// Legal moves of this state by any seat, of other states, and broken texts of both.
template <Game G>
void check_attempts(const Scene<G>& scene) {
    const auto& texts = scene.run.move_texts;
    if (texts.empty()) return;
    for (const Seat seat : scene.seats()) {
        if (seat == kChance && !G::kHasChance) continue;
        const auto legal = legal_moves(scene.game(), scene.state, seat);
        for (int i = 0; i < scene.run.effort.mutations; ++i) {
            const bool recent = scene.run.choices.below(2) == 0;
            const auto size = static_cast<std::uint32_t>(texts.size());
            const auto window = recent ? std::min(size, 16u) : size;
            const std::string& text = texts[size - 1 - scene.run.choices.below(window)];
            check_attempt(scene, seat, text, legal);
            check_attempt(scene, seat, mutated(text, scene.run.choices), legal);
        }
    }
}

template <Game G>
void check_unique_texts(const Scene<G>& scene) {
    for (const Seat seat : scene.game().to_act(scene.state)) {
        std::set<std::string> texts;
        for (const auto move : legal_moves(scene.game(), scene.state, seat)) {
            const std::string text = scene.game().write_move(scene.state, seat, move);
            scene.expect(Law::MoveText, texts.insert(text).second,
                         [&] { return "two moves are written " + text; });
        }
    }
}

template <Game G>
void check_moves_as_text(const Scene<G>& scene) {
    for (const Seat seat : scene.game().to_act(scene.state)) {
        const auto moves = legal_moves(scene.game(), scene.state, seat);
        const int most = scene.run.effort.sample;
        for (const auto move : sampled(moves, most, scene.run.choices)) {
            check_legal_move(scene, seat, move);
        }
    }
    if (!scene.costly) return;
    check_attempts(scene);
    check_unique_texts(scene);
}

}  // namespace engawa::laws
