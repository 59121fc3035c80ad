// What lies where on the table of Paikō, and its moves as gestures. The facts are described in
// docs/games/paiko.md.
#include "engine/core/tableau.h"

#include "engine/core/gesture.h"
#include "engine/games/paiko/paiko.h"
#include "engine/games/paiko/text/names.h"

namespace engawa::paiko {
namespace {

// Places come in reading order, so that a square is its number in that order.
std::int32_t place_number(Cell cell) { return reading_order(cell); }

int region(Cell cell) { return kHome[0].contains(cell) ? 1 : kHome[1].contains(cell) ? 2 : 0; }

// PAI-057: what the other side must bring to capture a tile that stands here.
int threat_to_capture(const Board& board, int owner, Cell cell) {
    return board.cover[owner].contains(cell) ? 3 : 2;
}

Thing tile_on(const State& s, Cell cell) {
    const Tile tile = s.board.tile(cell);
    const int owner = tile.owner();
    Thing thing{std::string{code(tile.type())}, 1, {{"seat", owner + 1}}};
    if (has_facing(tile.type())) {
        thing.facts.push_back({"facing", static_cast<std::int32_t>(tile.facing())});
    }
    if (tile.type() == Type::Fire) thing.facts.push_back({"both", 1});  // PAI-051
    thing.facts.push_back({"points", points_of(tile.type(), owner, cell)});
    thing.facts.push_back({"threatened", s.board.threat[1 - owner].at(cell)});
    thing.facts.push_back({"captured_at", threat_to_capture(s.board, owner, cell)});
    const Run& run = s.run(owner);
    if (run.count > 0 && run.cell == cell) thing.facts.push_back({"run", run.count});
    threat_stamp(tile, cell).each([&](Cell other) {
        thing.facts.push_back({"threatens", place_number(other)});
    });
    cover_stamp(tile, cell).each([&](Cell other) {
        thing.facts.push_back({"covers", place_number(other)});
    });
    return thing;
}

engawa::Place square(const State& s, Cell cell) {
    engawa::Place place{square_name(cell), {}, {{"region", region(cell)}}};
    if (kBlack.contains(cell)) place.facts.push_back({"black", 1});
    place.facts.push_back({"scores.1", points_of(Type::Sword, 0, cell)});
    place.facts.push_back({"scores.2", points_of(Type::Sword, 1, cell)});
    place.facts.push_back({"threat.1", s.board.threat[0].at(cell)});
    place.facts.push_back({"threat.2", s.board.threat[1].at(cell)});
    place.facts.push_back({"cover.1", int{s.board.cover[0].contains(cell)}});
    place.facts.push_back({"cover.2", int{s.board.cover[1].contains(cell)}});
    if (!s.board.tile(cell).none()) place.things.push_back(tile_on(s, cell));
    return place;
}

engawa::Place pile(std::string_view name, int player, Stock stock) {
    engawa::Place place{std::string{name} + '.' + std::to_string(player + 1), {}, {}};
    for (int type = 0; type < kTypes; ++type) {
        const int count = stock.count(static_cast<Type>(type));
        if (count > 0) place.things.push_back({std::string{kCodes[type]}, count, {}});
    }
    return place;
}

// Every type with where its copies are: what a tray with a well for each type shows.
engawa::Place tray(const State& s, int player) {
    engawa::Place place{"tray." + std::to_string(player + 1), {}, {}};
    const Stocks& stocks = s.of(player);
    for (int i = 0; i < kTypes; ++i) {
        const auto type = static_cast<Type>(i);
        const int hand = stocks.hand.count(type);
        const int reserve = stocks.reserve.count(type);
        const int lost = stocks.discard.count(type);
        place.things.push_back({std::string{kCodes[i]},
                                kCopies,
                                {{"hand", hand},
                                 {"board", kCopies - hand - reserve - lost},
                                 {"reserve", reserve},
                                 {"lost", lost}}});
    }
    return place;
}

int picks_left(const State& s) {
    if (s.phase == Phase::SetUp) return set_up_stage(s).picks_left;
    return s.phase == Phase::Reward ? s.rewards : 0;
}

std::vector<Fact> facts_of(const State& s) {
    std::vector<Fact> facts{
        {"turn", static_cast<std::int32_t>(s.turns) + 1},
        {"turn_cap", s.turn_cap},
        {"phase", static_cast<std::int32_t>(s.phase)},
        {"points.1", s.points(0)},
        {"points.2", s.points(1)},
        {"points_to_win", kWinningPoints},
        {"lost.1", s.losses(0)},
        {"lost.2", s.losses(1)},
        {"run_limit", kLongestRun},
        {"passes", s.passes},
        {"picks_left", picks_left(s)},
    };
    if (!s.over()) facts.push_back({"seat", s.seat + 1});
    return facts;
}

// A type in a pile, of which the lowest one is taken first in the engine's order.
Part tile_in(std::string_view pile, int player, Type type) {
    return {"tile", ref_to(std::string{pile} + '.' + std::to_string(player + 1), code(type)), 0};
}
Part to_square(Cell cell) { return {"square", square_name(cell), 0}; }

Gesture with_facing(Gesture gesture, Type type, Facing facing) {
    if (has_facing(type)) {
        gesture.parts.push_back({"facing", {}, static_cast<std::int32_t>(facing)});
    }
    return gesture;
}

Gesture draw_gesture(int player, Move move) {
    Gesture gesture{"draw", {}};
    for (int i = 0; i < move.drawn_count(); ++i) {
        gesture.parts.push_back(tile_in("reserve", player, move.drawn(i)));
    }
    return gesture;
}

Gesture shift_gesture(const State& s, Move move) {
    const Type type = s.board.tile(move.from()).type();
    const Part tile{"tile", ref_to(square_name(move.from()), code(type)), 0};
    if (move.is_turn()) return with_facing({"turn", {tile}}, type, move.facing());
    return with_facing({"shift", {tile, to_square(move.to())}}, type, move.facing());
}

}  // namespace

Tableau Paiko::tableau(const Observed<State>& view) const {
    const State& s = view.state();
    Tableau tableau{{}, facts_of(s)};
    tableau.places.reserve(kCells + 8);
    for (int i = 0; i < kCells; ++i) {
        tableau.places.push_back(square(s, cell_in_reading_order(i)));
    }
    for (int player = 0; player < 2; ++player) {
        tableau.places.push_back(pile("hand", player, s.of(player).hand));
        tableau.places.push_back(pile("reserve", player, s.of(player).reserve));
        tableau.places.push_back(pile("lost", player, s.of(player).discard));
        tableau.places.push_back(tray(s, player));
    }
    return tableau;
}

Gesture Paiko::gesture(const State& s, Seat seat, Move move) const {
    const int player = seat.index();
    switch (move.kind()) {
        case Kind::Pick: return {"pick", {tile_in("reserve", player, move.type())}};
        case Kind::Reward: return {"give", {tile_in("reserve", 1 - player, move.type())}};
        case Kind::Draw: return draw_gesture(player, move);
        case Kind::Deploy:
            return with_facing(
                {"deploy", {tile_in("hand", player, move.type()), to_square(move.to())}},
                move.type(), move.facing());
        case Kind::SaiBonus:
            return with_facing(
                {"bonus", {tile_in("hand", player, Type::Sai), to_square(move.to())}}, Type::Sai,
                move.facing());
        case Kind::Shift: return shift_gesture(s, move);
        case Kind::Redeploy:
            return {"redeploy",
                    {{"tile", ref_to(square_name(move.from()), code(Type::Water)), 0},
                     to_square(move.to())}};
        case Kind::Pass: break;
    }
    return {"pass", {}};
}

}  // namespace engawa::paiko
