// Laws about turns, lists, chance, applying moves, reports and hashes.
#pragma once

#include <limits>
#include <string>
#include <vector>

#include "engine/core/draw.h"
#include "engine/laws/allocations.h"
#include "engine/laws/run.h"

namespace engawa::laws {

template <Game G>
void check_invariants(const Scene<G>& scene) {
    const G& game = scene.game();
    scene.checked(Law::Invariants);
    scene.expect(Law::Invariants, game.ok(scene.state), "ok() says no");
    scene.checked(Law::Hash);
    scene.expect(Law::Hash, game.hash(scene.state) == game.hash_afresh(scene.state),
                 "the incremental hash differs from the one from scratch");
}

template <Game G>
void check_turns(const Scene<G>& scene) {
    const SeatSet acting = scene.game().to_act(scene.state);
    const SeatSet awaited = scene.game().awaited(scene.state);
    const SeatSet chance{kChance};
    scene.checked(Law::Turns);
    scene.expect(Law::Turns, (awaited - acting).empty(), "awaited is not part of to_act");
    scene.expect(Law::Turns, awaited.empty() == acting.empty(),
                 "somebody may act, nobody is awaited");
    scene.expect(Law::Turns, !acting.contains(kChance) || acting == chance,
                 "chance does not act alone");
    scene.expect(Law::Turns, (acting - chance - SeatSet::first_seats(scene.setting.seats)).empty(),
                 "a seat that is not at the table may act");
    const Talk talk = scene.game().talk(scene.state);
    for (int i = 0; i < kMaxSeats; ++i) {
        const SeatSet others = i < scene.setting.seats
                                   ? SeatSet::first_seats(scene.setting.seats) - SeatSet{Seat{i}}
                                   : SeatSet{};
        scene.expect(Law::Turns, (talk.listeners[i] - others).empty(),
                     "somebody may talk to themselves or to nobody at the table");
    }
    scene.run.saw_chance |= acting.contains(kChance);
}

template <Game G>
void check_legal_lists(const Scene<G>& scene) {
    const SeatSet acting = scene.game().to_act(scene.state);
    scene.checked(Law::LegalLists);
    scene.checked(Law::MoveBound);
    for (const Seat seat : scene.seats()) {
        const auto moves = legal_moves(scene.game(), scene.state, seat);
        const auto who = [&] { return seat_name(seat); };
        scene.expect(Law::LegalLists, moves.empty() != acting.contains(seat), [&] {
            return who() +
                   (moves.empty() ? " may act and has no move" : " has a move and may not act");
        });
        for (unsigned i = 1; i < moves.size(); ++i) {
            if (!scene.expect(Law::LegalLists, moves[i - 1] < moves[i],
                              [&] { return "the list of " + who() + " does not ascend"; })) {
                break;
            }
        }
        scene.expect(Law::MoveBound, static_cast<int>(moves.size()) <= G::kMaxMoves,
                     [&] { return who() + " has " + std::to_string(moves.size()) + " moves"; });
    }
}

// What the game draws by itself is what the weights give.
template <Draws G>
void check_draws(const Scene<G>& scene) {
    auto outcomes = legal_moves(scene.game(), scene.state, kChance);
    Moves<typename G::Move> list{std::span{outcomes}};
    list.grow(outcomes.data() + outcomes.size());
    for (std::uint64_t i = 0; i < 8; ++i) {
        Rng one = Rng::stream(scene.game().hash(scene.state), i);
        Rng other = one;
        const bool same = scene.game().draw(scene.state, one) ==
                          pick_outcome(scene.game(), scene.state, list, other);
        if (!scene.expect(Law::ChanceWeights, same && one.next() == other.next(),
                          "the game draws otherwise than by its weights")) {
            return;
        }
    }
}

// True if the weights are fit to draw by.
template <Game G>
bool check_weights(const Scene<G>& scene) {
    if (!scene.game().to_act(scene.state).contains(kChance)) return true;
    scene.checked(Law::ChanceWeights);
    std::uint64_t total = 0;
    bool good = true;
    for (const auto move : legal_moves(scene.game(), scene.state, kChance)) {
        const std::uint32_t weight = scene.game().weight(scene.state, move);
        good &= scene.expect(Law::ChanceWeights, weight > 0, [&] {
            return "outcome " + scene.game().write_move(scene.state, kChance, move) +
                   " has weight 0";
        });
        total += weight;
    }
    good &= scene.expect(Law::ChanceWeights, total <= std::numeric_limits<std::uint32_t>::max(),
                         "the weights do not fit in 32 bits");
    if constexpr (Draws<G>) {
        if (good && total > 0) check_draws(scene);
    }
    return good && total > 0;
}

template <Game G>
void check_apply(const Scene<G>& scene, Seat seat, typename G::Move move,
                 const typename G::State& expected) {
    const G& game = scene.game();
    scene.checked(Law::Apply);
    const typename G::State original = scene.state;
    typename G::State silent = original, again = original;
    NoEvents nothing;
    game.apply(silent, seat, move, nothing);
    game.apply(again, seat, move, nothing);
    const auto text = [&] { return game.write_move(original, seat, move); };
    scene.expect(Law::Apply, silent == expected,
                 [&] { return text() + " does something else when nobody wants the events"; });
    scene.expect(Law::Apply, silent == again,
                 [&] { return text() + " does something else the second time"; });
    scene.expect(Law::Apply, same_bytes(original, scene.state),
                 [&] { return text() + ", applied to a copy, changes the original"; });
    scene.checked(Law::Representation);
    scene.expect(Law::Representation, !(silent == expected) || same_bytes(silent, expected),
                 [&] { return "after " + text() + " two equal states have different bytes"; });
}

template <Game G>
void check_no_allocation(const Scene<G>& scene) {
    const G& game = scene.game();
    static const auto buffer = std::make_unique<MoveBuffer<G>>();
    scene.checked(Law::NoAllocation);
    typename G::State copy = scene.state;
    NoEvents nothing;
    const Viewer viewer{Seat{0}};
    const std::uint64_t before = allocations();
    for (const Seat seat : game.to_act(scene.state)) {
        buffer->list.clear();
        game.legal(scene.state, seat, buffer->list);
        if (buffer->list.empty() || buffer->list.size() > G::kMaxMoves) continue;
        if (seat == kChance) (void)game.weight(scene.state, buffer->list[0]);
        copy = scene.state;
        game.apply(copy, seat, buffer->list[buffer->list.size() - 1], nothing);
    }
    (void)game.awaited(copy);
    (void)game.hash(copy);
    (void)game.report(copy);
    copy = game.guess(game.observe(scene.state, viewer), scene.run.guesses);
    const std::uint64_t asked = allocations() - before;
    scene.expect(Law::NoAllocation, asked == 0,
                 [&] { return "memory was asked for " + std::to_string(asked) + " times"; });
}

template <Game G>
void check_utilities(const Scene<G>& scene, const Report& report) {
    std::int64_t sum = 0;
    const int seats = scene.setting.seats;
    for (int i = 0; i < kMaxSeats; ++i) {
        const std::int32_t utility = report.utility[i];
        sum += utility;
        scene.expect(Law::Report, utility >= G::kMinUtility && utility <= G::kMaxUtility,
                     [&] { return "utility " + std::to_string(utility) + " is out of bounds"; });
        scene.expect(Law::Report, i < seats || utility == 0, "an empty seat has a utility");
        if (i >= seats) continue;
        if (scene.run.about.sum == Sum::Same) {
            scene.expect(Law::Report, utility == report.utility[0], "partners differ in utility");
        }
        for (const Seat winner : report.winners) {
            const std::int32_t won = report.utility[winner];
            scene.expect(Law::Report, won >= utility, "a winner has less than another seat");
        }
    }
    if (scene.run.about.sum == Sum::Zero) {
        scene.expect(Law::Report, sum == 0,
                     [&] { return "the utilities add up to " + std::to_string(sum); });
    }
}

template <Game G>
void check_report(const Scene<G>& scene) {
    const Report report = scene.game().report(scene.state);
    const bool over = scene.game().to_act(scene.state).empty();
    scene.checked(Law::Report);
    scene.expect(Law::Report, report.over() == over,
                 over ? "nobody is to act and there is no reason" : "a reason before the end");
    scene.expect(Law::Report, over || report.winners.empty(), "a winner before the end");
    scene.expect(Law::Report, (report.winners - SeatSet::first_seats(scene.setting.seats)).empty(),
                 "a winner who is not at the table");
    for (int i = scene.setting.seats; i < kMaxSeats; ++i) {
        scene.expect(Law::Report, report.points[i] == 0, "an empty seat has points");
    }
    if (over) check_utilities(scene, report);
}

}  // namespace engawa::laws
