// Which moves there are at each decision point, and the outcomes of each chance event, ascending.
#include "engine/games/samurai/cards/book.h"

namespace engawa::samurai {
namespace {

void add_cards(Moves<Move>& moves, Kind kind, Cards cards) {
    each(cards, [&](int card) { moves.add(Move{kind, card}); });
}

void add_if(Moves<Move>& moves, bool legal, Kind kind, int a = 0) {
    if (legal) moves.add(Move{kind, a});
}

int count_of(const auto& table) { return static_cast<int>(table.size()); }

// SAM-114
void add_free_actions(const Book& book, const State& s, Moves<Move>& moves) {
    if (!is_open_point(s)) return;
    add_if(moves, may_step(book, s), Kind::Step);
    add_if(moves, may_bokken(book, s), Kind::Bokken);
    if (s.virtue == 0) return;
    add_if(moves, may_jin(book, s), Kind::Jin);
    add_if(moves, may_credit(book, s), Kind::Credit);
}

void add_exchanges(const Book& book, const State& s, Moves<Move>& moves) {  // SAM-533
    moves.add(Move{Kind::Exchange});
    const bool pairs = virtue(book, s).exchange >= 2;
    each(s.hand, [&](int one) {
        moves.add(Move{Kind::Exchange, one + 1});
        const Cards later = s.hand & ~((card_bit(one) << 1) - 1);
        if (pairs) each(later, [&](int two) { moves.add(Move{Kind::Exchange, one + 1, two + 1}); });
    });
}

void add_prepare(const Book& book, const State& s, Moves<Move>& moves) {  // SAM-150
    add_if(moves, may_breath(book, s), Kind::Breath);
    const Cards drawn = s.hand & ~s.swapped;  // SAM-156
    each(s.reserve, [&](int reserve) {
        each(drawn, [&](int hand) { moves.add(Move{Kind::Swap, reserve, hand}); });
    });
    moves.add(Move{Kind::Ready});
}

void add_placings(const Book& book, const State& s, Moves<Move>& moves) {  // SAM-172, SAM-176
    if (s.placed == 0) {
        add_if(moves, may_exploit(book, s), Kind::Exploit);
        add_if(moves, may_insight(book, s), Kind::Insight);
    }
    add_cards(moves, Kind::Place, s.hand);
}

void add_prices(const State& s, Moves<Move>& moves) {  // SAM-397
    add_if(moves, s.ki >= 1, Kind::PriceKi);
    moves.add(Move{Kind::PriceLife});
    add_if(moves, s.die >= 2, Kind::PriceDie);
    add_cards(moves, Kind::PriceCard, s.hand | s.reserve);
}

void add_guard(const Book& book, const State& s, Moves<Move>& moves) {  // SAM-302
    add_if(moves, may_exploit(book, s), Kind::Exploit);
    add_if(moves, s.ki >= book.c.focus_cost, Kind::Focus);
    add_if(moves, may_gisei(book, s), Kind::Gisei);
    moves.add(Move{Kind::Reveal});
}

void add_decisions(const Book& book, const State& s, Moves<Move>& moves) {
    add_free_actions(book, s, moves);
    switch (s.top().task) {
        case Task::Redraw: moves.add(Move{Kind::Redraw}); return moves.add(Move{Kind::Hold});
        case Task::Exchange: return add_exchanges(book, s, moves);
        case Task::Prepare: return add_prepare(book, s, moves);
        case Task::Target:
            for (int i = 0; i < kEnemies; ++i) {
                add_if(moves, s.foes[i].life != 0, Kind::Target, i);
            }
            return;
        case Task::Place: return add_placings(book, s, moves);
        case Task::Reward:
            add_if(moves, may_gain_ki(book, s), Kind::RewardKi);
            add_if(moves, s.specials != 0, Kind::RewardSpecial);
            return add_if(moves, may_move_pawn(book, s), Kind::RewardPawn);
        case Task::Keep: return add_cards(moves, Kind::Keep, s.looked);
        case Task::Virtue:
            for (int i = 0; i < count_of(book.cards.bushido); ++i) {
                add_if(moves, !book.virtues[i].chooses, Kind::Virtue, i);
            }
            return;
        case Task::Strike:
            add_if(moves, !weapon(book, s).no_strike[0], Kind::Strike, 0);
            return add_if(moves, !weapon(book, s).no_strike[1], Kind::Strike, 1);
        case Task::DieChoice: moves.add(Move{Kind::UseDie}); return moves.add(Move{Kind::SaveDie});
        case Task::Price: return add_prices(s, moves);
        case Task::Guard: return add_guard(book, s, moves);
        case Task::End: return moves.add(Move{Kind::End});
        case Task::Spoils:
            add_if(moves, s.life < max_life(book, s), Kind::SpoilsLife);
            add_if(moves, may_gain_ki(book, s), Kind::SpoilsKi);
            return add_if(moves, s.specials != 0, Kind::SpoilsSpecial);
        case Task::Forget: return add_cards(moves, Kind::Forget, s.bag);
        default: return moves.add(Move{Kind::Continue});
    }
}

// All outcomes of a chance event are one kind of move, and each is as likely as the others.
struct Outcomes {
    Kind kind;
    Cards cards;
};

constexpr Cards first_cards(int count) { return ~Cards{0} >> (64 - count); }

Outcomes outcomes_of(const Book& book, const State& s) {  // SAM-082
    switch (s.top().task) {
        case Task::Draw: return {Kind::DrawCard, s.bag};
        case Task::Special: return {Kind::SpecialCard, s.specials};
        case Task::Defence: return {Kind::DefenceCard, s.defence_bag};
        case Task::Peek:
        case Task::Reveal:
        case Task::FollowUp: return {Kind::CounterCard, s.counter_bag};
        case Task::Injury: return {Kind::InjuryCard, first_cards(book.injuries())};
        case Task::Blood: {
            const Cards kept = static_cast<Cards>(s.blood[0] | s.blood[1]);
            return {Kind::BloodCard, first_cards(book.bloods()) & ~kept};
        }
        case Task::Gisei: return {Kind::GiseiCard, first_cards(count_of(book.cards.gisei))};
        case Task::Bushido: return {Kind::BushidoCard, first_cards(count_of(book.cards.bushido))};
        case Task::Event: return {Kind::EventCard, s.events};
        case Task::Weather: return {Kind::WeatherCard, first_cards(count_of(book.cards.weather))};
        default: return {Kind::Roll, first_cards(7) & ~Cards{1}};
    }
}

}  // namespace

void add_moves(const Book& book, const State& s, Moves<Move>& moves) {
    if (s.over()) return;
    if (s.chance()) {
        const Outcomes outcomes = outcomes_of(book, s);
        return add_cards(moves, outcomes.kind, outcomes.cards);
    }
    add_decisions(book, s, moves);
}

Move Samurai::draw(const State& s, Rng& rng) const {
    auto [kind, cards] = outcomes_of(*book_, s);
    for (int left = rng.below(size_of(cards)); left > 0; --left) cards &= cards - 1;
    return Move{kind, first_of(cards)};
}

void Samurai::legal(const State& s, Seat seat, Moves<Move>& moves) const {
    if (s.over() || seat != (s.chance() ? kChance : Seat{0})) return;
    add_moves(*book_, s, moves);
}

}  // namespace engawa::samurai
