// The game object, its options, the start and the report.
#include "engine/games/eiyo/cards/book.h"

namespace engawa::eiyo {
namespace {

std::uint8_t flag(bool on, std::uint8_t bit) { return on ? bit : std::uint8_t{0}; }

std::uint8_t flags_of(const Options& options) {
    return static_cast<std::uint8_t>(
        flag(options.coop, State::kCoop) | flag(options.path, State::kPath) |
        flag(options.mulligan, State::kMulligan) | flag(options.draft, State::kDraft) |
        flag(options.refill_front, State::kRefillFront) |
        flag(options.special_to_discards, State::kSpecialToDiscards) |
        flag(options.emptied, State::kEmptied) | flag(options.no_limit, State::kNoLimit));
}

// Index of the rank from 1; 0 without victory (EIY-277, EIY-278).
int rank_number(const Book& book, const State& s) {
    if (s.phase != Phase::Victory) return 0;
    int number = 0;
    for (const Rank& rank : book.cards.ranks[s.coop()]) number += s.honor >= rank.from ? 1 : 0;
    return number;
}

std::string_view result_name(Phase phase) {
    switch (phase) {
        case Phase::Victory: return "victory";
        case Phase::ClearedWithoutHonor: return "cleared_without_honor";
        case Phase::Overrun: return "overrun";
        default: return "";
    }
}

}  // namespace

Eiyo::Eiyo() : Eiyo(default_cards()) {}
Eiyo::Eiyo(const CardSet& cards) : book_(std::make_shared<const Book>(cards)) {}

std::string Eiyo::cards_digest() const { return book_->usual ? "" : digest(book_->cards); }

std::span<const OptionSpec> Eiyo::schema() const { return book_->schema; }

Result<Options> Eiyo::options(const Given& given) const {
    const auto chosen = choose(schema(), given);
    if (!chosen) return chosen.error();
    const auto value = [&](unsigned i) { return (*chosen)[i].value; };
    Options options;
    options.coop = value(0) == 1;
    options.path = value(1) == 1;
    options.draft = value(3) == 1;
    const bool off_by_edition = options.draft && !(*chosen)[2].given;  // EIY-022
    options.mulligan = value(2) == 0 && !off_by_edition;
    options.enemy_set = static_cast<std::uint8_t>(value(4));
    options.refill_front = value(5) == 1;
    options.special_to_discards = value(6) == 1;
    options.emptied = value(7) == 1;
    options.no_limit = value(8) == 1;
    options.placement_talk = value(9) == 1;
    const auto conflict = [](const char* why) { return error("option_conflict", why); };
    if (options.draft && !options.coop) {  // EIY-029
        return conflict("edition=draft is a cooperative rulebook: it needs mode=coop");
    }
    if (options.placement_talk && !options.coop) {
        return conflict("placement_talk=open is for two: it needs mode=coop");
    }
    if (options.no_limit && !fits_any_hand(book_->cards)) {  // EIY-030
        return conflict("these cards have too many kinds of weapons for hand_limit=none");
    }
    return options;
}

State Eiyo::start(const Options& options) const {
    State s;
    s.flags = flags_of(options);
    s.enemy_set = options.enemy_set & 127;
    s.placement_talk = options.placement_talk;
    s.deck = book_->deck;
    s.deck_size = static_cast<std::uint8_t>(s.deck.size());
    s.table = book_->specials[s.coop()];
    s.table_size = static_cast<std::uint8_t>(s.table.size());
    s.unseen = book_->foes(s).bags[s.path()];
    const int stack = s.coop() ? 7 : 10;  // EIY-054, EIY-055
    for (int row = 0; row < s.row_count(); ++row) {
        s.rows[row] = Row::with_stack(stack);
    }
    s.foes_left = static_cast<std::uint8_t>(stack * s.row_count());
    return s;
}

Report Eiyo::report(const State& s) const {  // EIY-279, EIY-280
    const bool won = s.phase == Phase::Victory;
    Report report;
    report.reason = result_name(s.phase);
    report.together = true;  // EIY-280
    if (won) report.winners = SeatSet::first_seats(s.seats());
    for (unsigned i = 0; i < static_cast<unsigned>(s.seats()); ++i) {
        report.utility[i] = won ? 1 : 0;
        report.points[i] = s.honor;
    }
    report.add_extra("won", won ? 1 : 0);
    report.add_extra("honor", s.honor);
    report.add_extra("rank", rank_number(*book_, s));
    report.add_extra("round", s.round);
    report.add_extra("defeated", s.honor_stack.size());
    report.add_extra("deflected", removed(s));
    report.add_extra("left", s.foes_left);
    report.add_extra("exhaustions", exhaustions(s));
    return report;
}

// Questions of bots, pictures and tests.

const CardSet& Eiyo::cards() const { return book_->cards; }
int Eiyo::weapon_kinds() const { return book_->weapons; }
const WeaponCard& Eiyo::weapon(int kind) const { return book_->weapon(kind); }
const FoeCard& Eiyo::foe(const State& s, Foe kind) const { return *book_->foes(s).cards[kind]; }
int Eiyo::row_at(const State& s, int player, int corner) const {
    return eiyo::row_at(s, player, corner);
}
int Eiyo::concentration_cost(const State& s) const { return eiyo::concentration_cost(*book_, s); }
int Eiyo::cost(const State& s, Move play) const {
    return play.is_play() ? play_cost(*book_, s, play) : book_->constants.move_cost;
}
bool Eiyo::payable(const State& s, int cost) const { return eiyo::payable(s, cost); }
int Eiyo::damage(const State& s, int row) const {
    if (s.has_token(row)) return 0;
    return row_damage(book_->foes(s), s.rows[row]);
}
int Eiyo::damage(const State& s) const {
    int total = 0;
    for (int row = 0; row < s.row_count(); ++row) total += damage(s, row);
    return total;
}
int Eiyo::exhaustions(const State& s) const { return eiyo::exhaustions(*book_, s); }
int Eiyo::removed(const State& s) const {
    const int all = s.coop() ? 42 : 40;  // EIY-019
    return all - s.foes_left - s.honor_stack.size();
}
int Eiyo::supply(const State& s) const { return eiyo::supply(*book_, s); }
std::string_view Eiyo::rank(const State& s) const {
    const int number = rank_number(*book_, s);
    if (number == 0) return {};
    return book_->cards.ranks[s.coop()][number - 1].name;
}

}  // namespace engawa::eiyo
