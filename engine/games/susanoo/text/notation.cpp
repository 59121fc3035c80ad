// Moves and outcomes of chance as text (section Notation of the ledger): "play:EV12", "pass",
// "deal:YO03". The seat in front, "3:pass", is not part of it.
#include "engine/core/read_legal.h"
#include "engine/core/text.h"
#include "engine/games/susanoo/text/names.h"

namespace engawa::susanoo {
namespace {

std::optional<Move> parse(const Book& book, std::string_view text) {
    const auto colon = text.find(':');
    const int word = find_name(kWordNames, text.substr(0, colon));
    if (word < 0) return {};
    const auto verb = static_cast<Word>(word);
    if (colon == std::string_view::npos) return Move{verb};
    const std::string_view argument = text.substr(colon + 1);
    if (const auto number = read_number(argument, Move::kNumbers - 1)) {
        return Move::with_number(verb, *number);
    }
    if (const int card = book.number_of(argument); card >= 0) return Move::with_card(verb, card);
    if (verb != Word::Pick) return {};
    if (argument == "fighters") return Move::pick_fighters();
    if (argument == "foes") return Move::pick_foes();
    return {};
}

}  // namespace

std::string Susanoo::write_move(const State&, Seat, Move move) const {
    std::string text{kWordNames[static_cast<unsigned>(move.word())]};
    if (move.has_number()) return text + ':' + std::to_string(move.number());
    if (move.has_card()) return text + ':' + std::string{book_->id(move.card())};
    if (move.has_side()) return text + (move.foes() ? ":foes" : ":fighters");
    return text;
}

Result<Move> Susanoo::read_attempt(const State&, Seat, std::string_view text) const {
    if (const auto move = parse(*book_, text)) return *move;
    return error("bad_move", quoted(text) + " is not a move of Warriors of Susanoo");
}

// SUS-533: only what is in the list of its seat.
Result<Move> Susanoo::read_move(const State& s, Seat seat, std::string_view text) const {
    return read_legal(*this, s, seat, text);
}

}  // namespace engawa::susanoo
