// Moves as text (EIY-286): "attack katana_top BR +1", "first 2", "pass". An outcome of chance is
// the id of the card that leaves its bag.
#include "engine/core/read_legal.h"
#include "engine/core/text.h"
#include "engine/games/eiyo/text/names.h"

namespace engawa::eiyo {
namespace {

struct PlainWord {
    std::string_view word;
    Kind kind;
};
constexpr PlainWord kPlainWords[] = {
    {"keep", Kind::Keep}, {"redraw", Kind::Redraw}, {"agree", Kind::Agree},
    {"swap", Kind::Swap}, {"object", Kind::Object}, {"move", Kind::Move},
    {"show", Kind::Show}, {"done", Kind::Done},     {"pass", Kind::Pass},
};

std::string write_play(const Book& book, Move play) {
    return std::string{play.is_attack() ? "attack " : "deflect "} + book.weapon(play.weapon()).id +
           ' ' + std::string{kCornerNames[play.corner()]} + " +" + std::to_string(play.rotations());
}

std::optional<Move> parse_play(const Book& book, const std::vector<std::string_view>& words) {
    if (words.size() != 4 || !words[3].starts_with('+')) return {};
    const auto kind = weapon_named(book, words[1]);
    const auto corner = corner_named(words[2]);
    const auto rotations = read_number(words[3].substr(1), 3);  // EIY-134
    if (!kind || !corner || !rotations) return {};
    if (words[0] == "attack") return Move::attack(*kind, *corner, *rotations);
    if (words[0] == "deflect") return Move::deflect(*kind, *corner, *rotations);
    return {};
}

std::optional<Move> parse_choice(const std::vector<std::string_view>& words) {
    if (words.size() == 1) {
        for (const PlainWord& plain : kPlainWords) {
            if (plain.word == words[0]) return Move::plain(plain.kind);
        }
    }
    if (words.size() != 2 || words[1].size() != 1) return {};
    if (words[0] == "stand") {
        const auto spot = kSpotNames.find(words[1]);
        if (spot != std::string_view::npos) return Move::stand(static_cast<int>(spot));
    }
    if (words[0] == "first") {
        // The ledger calls the seats A and B.
        if (words[1] == "1" || words[1] == "A") return Move::first(0);
        if (words[1] == "2" || words[1] == "B") return Move::first(1);
    }
    return {};
}

std::optional<Move> parse_outcome(const Book& book, const State& s, std::string_view id) {
    if (const auto foe = foe_named(book, s, id)) return Move::reveal(*foe);
    const auto kind = weapon_named(book, id);
    if (!kind) return {};
    if (s.taking != 0 && *kind >= book.standard) return Move::take_special(*kind - book.standard);
    return Move::take_weapon(*kind);
}

}  // namespace

std::string Eiyo::write_move(const State& s, Seat, Move move) const {
    switch (move.kind()) {
        case Kind::Attack:
        case Kind::Deflect: return write_play(*book_, move);
        case Kind::Stand: return std::string{"stand "} + kSpotNames[move.spot()];
        case Kind::First: return "first " + std::to_string(move.seat() + 1);
        case Kind::TakeWeapon: return book_->weapon(move.card()).id;
        case Kind::TakeSpecial: return book_->weapon(book_->standard + move.card()).id;
        case Kind::Reveal: return foe(s, move.card()).id;
        default: break;
    }
    for (const PlainWord& plain : kPlainWords) {
        if (plain.kind == move.kind()) return std::string{plain.word};
    }
    return {};
}

Result<Move> Eiyo::read_attempt(const State& s, Seat seat, std::string_view text) const {
    const auto words = split(text, ' ', 6);
    std::optional<Move> move;
    if (seat == kChance) {
        move = parse_outcome(*book_, s, text);
    } else {
        move = parse_choice(words);
        if (!move) move = parse_play(*book_, words);
    }
    if (move) return *move;
    return error("bad_move", quoted(text) + " is not a move of Eiyo");
}

Result<Move> Eiyo::read_move(const State& s, Seat seat, std::string_view text) const {
    return read_legal(*this, s, seat, text);
}

}  // namespace engawa::eiyo
