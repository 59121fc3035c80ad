#include "engine/games/susanoo/proofs/walk_test.h"

namespace engawa::susanoo {
namespace {

class Generator {
  public:
    explicit Generator(std::uint64_t x0) : x_(x0) {}
    std::uint32_t below(std::uint32_t n) {
        x_ = x_ * 6364136223846793005u + 1442695040888963407u;
        return static_cast<std::uint32_t>((x_ >> 33) % n);
    }

  private:
    std::uint64_t x_;
};

class Fnv {
  public:
    void add(std::string_view text) {
        for (const char c : text) {
            value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
        }
    }
    std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0xcbf29ce484222325u;
};

std::string verb(const std::string& move) { return move.substr(0, move.find(':')); }

// The places of the moves that the rule eager keeps.
std::vector<int> eager_places(const Words& texts) {
    for (const char* wanted : {"equip", "fight", "ask", "pour", "yes", "pass"}) {
        std::vector<int> kept;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (verb(texts[i]) == wanted) kept.push_back(static_cast<int>(i));
        }
        if (!kept.empty()) return kept;
    }
    return {};
}

int outcome(const State& state, const Moves<Move>& list, Generator& generator) {
    std::uint32_t sum = 0;
    for (const Move move : list) sum += the_game().weight(state, move);
    std::uint32_t left = generator.below(sum);
    int at = 0;
    while (left >= the_game().weight(state, list[at])) left -= the_game().weight(state, list[at++]);
    return at;
}

int choice(const State& state, Seat seat, const Moves<Move>& list, bool eager,
           Generator& generator) {
    const auto all = static_cast<std::uint32_t>(list.size());
    if (!eager) return static_cast<int>(generator.below(all));
    Words texts;
    for (const Move move : list) texts.push_back(the_game().write_move(state, seat, move));
    const std::vector<int> kept = eager_places(texts);
    if (kept.empty()) return static_cast<int>(generator.below(all));
    return kept[generator.below(static_cast<std::uint32_t>(kept.size()))];
}

Seat mover(SeatSet acting, Generator& generator) {
    if (acting.contains(kChance)) return kChance;
    std::uint32_t skip = generator.below(static_cast<std::uint32_t>(acting.size()));
    for (const Seat seat : acting) {
        if (skip-- == 0) return seat;
    }
    return acting.first();
}

}  // namespace

Walk walk(const Options& options, std::uint64_t x0, bool eager, const Visit& visit) {
    const Susanoo& game = the_game();
    Generator generator{x0};
    Fnv moves;
    Walk found{.end = game.start(options)};
    State& state = found.end;
    while (!game.to_act(state).empty() && !testing::Test::HasFailure()) {
        const Seat seat = mover(game.to_act(state), generator);
        MoveBuffer<Susanoo> buffer;
        game.legal(state, seat, buffer.list);
        const int at = seat == kChance ? outcome(state, buffer.list, generator)
                                       : choice(state, seat, buffer.list, eager, generator);
        const Move move = buffer.list[at];
        const std::string text = game.write_move(state, seat, move);
        moves.add((seat == kChance ? "*" : std::to_string(seat.number()) + ":") + text + "\n");
        const State before = state;
        NoEvents silent;
        game.apply(state, seat, move, silent);
        ++found.steps;
        if (visit) visit({before, seat, text, state});
    }
    found.moves_digest = moves.value();
    Fnv end;
    end.add(game.write(state));
    found.end_digest = end.value();
    return found;
}

void along_games(int games, const Visit& visit) {
    for (int seats = 3; seats <= 5; ++seats) {
        const Options options = options_of("", seats);
        for (int i = 0; i < games && !testing::Test::HasFailure(); ++i) {
            walk(options, static_cast<std::uint64_t>(i) + 1000, i % 2 == 1, visit);
        }
    }
}

}  // namespace engawa::susanoo
