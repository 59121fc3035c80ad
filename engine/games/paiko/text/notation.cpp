// Moves as text (N-11 to N-14).
#include "engine/core/text.h"
#include "engine/games/paiko/paiko.h"
#include "engine/games/paiko/rules/path.h"
#include "engine/games/paiko/text/names.h"

namespace engawa::paiko {
namespace {

std::string write_draw(Move move) {
    std::string out = "+";
    for (int i = 0; i < move.drawn_count(); ++i) out += code(move.drawn(i));
    return out;
}

// Only the facing types may carry one, and they must (N-03).
bool facing_fits(Type type, const std::optional<Facing>& facing, std::string_view rest) {
    return rest.empty() && facing.has_value() == has_facing(type);
}

std::optional<Attempt> parse_draw(std::string_view rest) {
    std::array<Type, 3> types{};
    unsigned count = 0;
    while (!rest.empty()) {
        const auto type = take_type(rest);
        if (!type || count == 3) return {};
        unsigned at = count++;  // keep the types in order: any order is accepted (N-14)
        for (; at > 0 && types[at - 1] > *type; --at) types[at] = types[at - 1];
        types[at] = *type;
    }
    if (count == 1) return Attempt{Move::draw(types[0]), {}};
    if (count == 2) return Attempt{Move::draw(types[0], types[1]), {}};
    if (count == 3) return Attempt{Move::draw(types[0], types[1], types[2]), {}};
    return {};
}

std::optional<Attempt> parse_pick(std::string_view rest, bool reward) {
    const auto type = take_type(rest);
    if (!type || !rest.empty()) return {};
    return Attempt{reward ? Move::reward(*type) : Move::pick(*type), {}};
}

std::optional<Attempt> parse_deploy(Type type, std::string_view rest) {
    const auto square = take_square(rest);
    if (!square) return {};
    if (type == Type::Sai && take(rest, "-")) {
        const auto end = take_square(rest);
        const auto facing = take_facing(rest);
        if (!end || !facing_fits(type, facing, rest)) return {};
        return Attempt{Move::sai_bonus(*end, *facing), *square};
    }
    const auto facing = take_facing(rest);
    if (!facing_fits(type, facing, rest)) return {};
    return Attempt{Move::deploy(type, *square, facing.value_or(Facing::North)), {}};
}

// The facing that a shift needs depends on the tile; an empty start square reads either way, so
// that why_not can answer.
std::optional<Attempt> parse_shift(const State& s, std::string_view rest) {
    const auto from = take_square(rest);
    if (!from) return {};
    const bool redeploy = take(rest, "=");
    if (!redeploy && !take(rest, "-")) return {};
    const auto to = take_square(rest);
    if (!to) return {};
    if (redeploy) {
        if (!rest.empty()) return {};
        return Attempt{Move::redeploy(*from, *to), {}};
    }
    const auto facing = take_facing(rest);
    const Tile tile = s.board.tile(*from);
    if (!rest.empty()) return {};
    if (!tile.none() && facing.has_value() != has_facing(tile.type())) return {};
    return Attempt{Move::shift(*from, *to, facing.value_or(Facing::North)), {}};
}

std::optional<Attempt> parse(const State& s, std::string_view text) {
    std::string_view rest = text;
    if (rest == "pass") return Attempt{Move::pass(), {}};
    if (take(rest, "+")) {
        return s.phase == Phase::SetUp ? parse_pick(rest, false) : parse_draw(rest);
    }
    if (take(rest, ":")) return parse_pick(rest, true);
    if (const auto type = take_type(rest)) {
        return take(rest, "@") ? parse_deploy(*type, rest) : std::nullopt;
    }
    return parse_shift(s, rest);
}

// N-13: `=` may be written for every legal redeploy target, but the move is a shift where the Water
// can walk there.
Move canonical(const Paiko& game, const State& s, Move move) {
    if (move.kind() != Kind::Redeploy) return move;
    const Move walked = Move::shift(move.from(), move.to(), Facing::North);
    return game.why_not(s, Seat{s.seat}, {walked, {}}).none() ? walked : move;
}

}  // namespace

std::string_view kind_name(const Move& move) {
    switch (move.kind()) {
        case Kind::Pick: return "pick";
        case Kind::Reward: return "reward";
        case Kind::Draw: return "draw";
        case Kind::Deploy: return "deploy";
        case Kind::SaiBonus: return "sai-bonus";
        case Kind::Shift: return move.is_turn() ? "turn" : "shift";
        case Kind::Redeploy: return "redeploy";
        case Kind::Pass: break;
    }
    return "pass";
}

std::string Paiko::write_move(const State& s, Seat, Move move) const {
    switch (move.kind()) {
        case Kind::Pick: return "+" + std::string{code(move.type())};
        case Kind::Reward: return ":" + std::string{code(move.type())};
        case Kind::Draw: return write_draw(move);
        case Kind::Deploy:
            return std::string{code(move.type())} + '@' +
                   spot_name(move.type(), move.to(), move.facing());
        case Kind::SaiBonus:
            return "Sa@" + square_name(bonus_deploy_square(*this, s, move)) + '-' +
                   spot_name(Type::Sai, move.to(), move.facing());
        case Kind::Shift:
            return square_name(move.from()) + '-' +
                   spot_name(s.board.tile(move.from()).type(), move.to(), move.facing());
        case Kind::Redeploy: return square_name(move.from()) + '=' + square_name(move.to());
        case Kind::Pass: break;
    }
    return "pass";
}

Attempt Paiko::attempt(const State& s, Seat, Move move) const {
    if (move.kind() != Kind::SaiBonus) return {move, {}};
    return {move, bonus_deploy_square(*this, s, move)};
}

Result<Attempt> Paiko::read_attempt(const State& s, Seat, std::string_view text) const {
    const auto attempt = parse(s, text);
    if (attempt) return *attempt;
    return error("bad_move", quoted(text) + " is not a move of Paikō");
}

std::vector<std::string> Paiko::spell_out(const State& s, std::string_view text) const {
    const bool picks = s.phase == Phase::SetUp && text.starts_with('+');
    const bool rewards = s.phase == Phase::Reward && text.starts_with(':');
    std::string_view rest = text.substr(text.empty() ? 0 : 1);
    std::array<int, kTypes> counts{};
    while (const auto type = take_type(rest)) ++counts[index(*type)];
    if (!(picks || rewards) || !rest.empty() || text.size() > 1 + 2 * kCopies * kTypes) {
        return {std::string{text}};
    }
    std::vector<std::string> singles;
    for (unsigned t = 0; t < kTypes; ++t) {
        for (int i = 0; i < counts[t]; ++i) singles.push_back(text[0] + std::string{kCodes[t]});
    }
    return singles.empty() ? std::vector{std::string{text}} : singles;
}

Result<Move> Paiko::read_move(const State& s, Seat seat, std::string_view text) const {
    const auto attempt = read_attempt(s, seat, text);
    if (!attempt) return attempt.error();
    const RuleId broken = why_not(s, seat, *attempt);
    if (!broken.none()) {
        return error("illegal_move",
                     quoted(text) + " is not legal here (" + std::string{broken.text()} + ")");
    }
    return canonical(*this, s, attempt->move);
}

}  // namespace engawa::paiko
