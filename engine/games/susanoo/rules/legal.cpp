// Lists of moves and of chance outcomes, each in ascending order (SUS-405), and who may act.
#include <algorithm>

#include "engine/core/small_sort.h"
#include "engine/games/susanoo/rules/facts.h"

namespace engawa::susanoo {
namespace {

class Lister {
  public:
    Lister(const Book& book, const State& s, int player, Moves<Move>& moves)
        : book_(book), s_(s), player_(player), moves_(moves) {}

    void decision();
    void outcomes();

  private:
    void add(Word word) { moves_.add(Move{word}); }
    void cards(Word word, Cards set) {
        each(set, [&](int card) { moves_.add(Move::with_card(word, card)); });
    }
    void forms(Word word, FormSet set) {
        each_form(set, [&](int card) { moves_.add(Move::with_card(word, card)); });
    }
    void beings(Word word, BeingSet set) {
        each_being(set, [&](int card) { moves_.add(Move::with_card(word, card)); });
    }
    void seats(Word word, unsigned players) {
        for (const Seat seat : SeatSet::from_bits(static_cast<std::uint8_t>(players))) {
            moves_.add(Move::with_seat(word, seat.index()));
        }
    }
    void numbers(Word word, int last) {
        const int from = moves_.size();
        for (int i = 0; i <= last; ++i) moves_.add(Move::with_number(word, i));
        if (last >= 10) sort_from(from);
    }
    void sort_from(int from) {
        small_sort(moves_.tail() - (moves_.size() - from), moves_.tail());  // total order
    }
    void renew() {
        if (may_renew(book_, s_, player_)) add(Word::Renew);
    }

    void acts(Limit limit);
    void acts_in_escape(bool before);
    void plays(Cards timing);
    void quiet_window(bool prep);
    void battle_window();
    void offer_side();
    void escape(bool before);
    void surplus();

    const Book& book_;
    const State& s_;
    int player_;
    Moves<Move>& moves_;
};

void Lister::acts(Limit limit) {
    const unsigned mutes = muted_for(book_, s_, player_);
    const int from = moves_.size();
    each_in_force(book_, s_, player_, mutes, [&](int card) {
        if (book_.of(card).activation.limit != limit) return;
        if (may_act_with(book_, s_, player_, card)) moves_.add(Move::with_card(Word::Act, card));
    });
    sort_from(from);
}

void Lister::acts_in_escape(bool before) {  // SUS-483
    const unsigned mutes = muted_for(book_, s_, player_);
    const int from = moves_.size();
    each_in_force(book_, s_, player_, mutes, [&](int card) {
        const Activation& activation = book_.of(card).activation;
        if (activation.limit != Limit::Battle) return;
        const bool fits =
            activation.act == Action::Ward ||
            (before && (activation.act == Action::Escape || activation.act == Action::Banish));
        if (fits && may_act_with(book_, s_, player_, card)) {
            moves_.add(Move::with_card(Word::Act, card));
        }
    });
    sort_from(from);
}

void Lister::plays(Cards timing) {
    Cards playable = s_.hand[player_] & timing;
    each(playable & book_.priced, [&](int card) {
        if (!price_payable(book_, s_, player_, card)) playable.take(card);
    });
    cards(Word::Play, playable);
}

// W1 and W6 (SUS-302, SUS-308)
void Lister::quiet_window(bool prep) {
    const bool mine = player_ == s_.at_turn;
    const bool equips = mine && !(prep && s_.equip_at_end_only());
    if (mine && prep) acts(Limit::Turn);
    if (mine) cards(Word::Drop, items_in_play(book_, s_, player_));
    if (equips) cards(Word::Equip, s_.hand[player_] & book_.equipment);
    add(Word::Pass);
    plays(book_.any_time);
    renew();
    if (mine) seats(Word::Trade, trade_partners(book_, s_));
    if (!equips) return;
    Cards markable = items_in_play(book_, s_, player_);
    for (int slot = 0; slot < kSlots; ++slot) {
        if ((s_.marked >> slot & 1) != 0) markable -= book_.of_type[slot];
        const int used = s_.in_use[player_][slot];
        if (used != kNoCard) markable.take(used);
    }
    cards(Word::Use, markable);
}

// W3 (SUS-304)
void Lister::battle_window() {
    const bool main = player_ == s_.main;
    if (s_.fighter(player_)) acts(Limit::Battle);
    if (main) seats(Word::Ask, may_be_asked(book_, s_));
    if (main && (s_.helper == kNobody || s_.retreat_with_helper())) add(Word::Flee);
    const Cards heads = s_.hand[player_] & book_.heads;
    if (!heads.empty() && s_.foe_count < kMostFoes && head_among_foes(book_, s_)) {
        cards(Word::Head, heads);
    }
    add(Word::Pass);
    plays(book_.any_time | book_.in_battle);
    if (may_pour(book_, s_, player_)) add(Word::Pour);
    renew();
}

void Lister::offer_side() {  // SUS-462
    numbers(Word::Side, std::min(3, sake(book_, s_, s_.main).size()));
    cards(Word::Side, items_in_play(book_, s_, s_.main));
}

void Lister::escape(bool before) {  // SUS-483
    acts_in_escape(before);
    plays(before ? book_.saves : book_.wards);
    add(before ? Word::Roll : Word::Suffer);
}

void Lister::surplus() {  // SUS-446
    cards(Word::Drop, s_.hand[player_]);
    seats(Word::Give, surplus_receivers(s_));
}

void Lister::decision() {
    const Task& task = s_.top();
    switch (task.step) {
        case Step::Being:
            return beings(Word::Being, s_.row_beings != 0 ? s_.row_beings : s_.free_beings);
        case Step::Form: return forms(Word::Form, s_.forms[player_]);
        case Step::Prep: return quiet_window(true);
        case Step::End: return quiet_window(false);
        case Step::Fight: return battle_window();
        case Step::Choice:
            add(Word::Draw);
            return cards(Word::Fight, s_.hand[player_] & (book_.heads | book_.yokai));
        case Step::Surplus: return surplus();
        case Step::Give: return cards(Word::Pick, s_.hand[player_]);
        case Step::Show:
        case Step::Look:
        case Step::Share: return cards(Word::Pick, s_.row);
        case Step::Pool: forms(Word::Pick, s_.pool); return renew();
        case Step::Fetch:
            return cards(Word::Pick, s_.discards & book_.deck_of(static_cast<Back>(task.b)));
        case Step::Lose1:
            return cards(Word::Pick, zone_of(book_, s_, player_, static_cast<From>(task.b)));
        case Step::Pay:
            return cards(Word::Pick, static_cast<From>(task.b) == From::Item
                                         ? payable_items(book_, s_, player_)
                                         : s_.hand[player_]);
        case Step::Aim: return seats(Word::Pick, s_.living());
        case Step::Target: return seats(Word::Pick, s_.living() & ~(1u << player_));
        case Step::Side: moves_.add(Move::pick_fighters()); return moves_.add(Move::pick_foes());
        case Step::Rob:
            return seats(Word::Pick, robbable(book_, s_, player_, static_cast<From>(task.c)));
        case Step::RobItem: return cards(Word::Pick, items_in_play(book_, s_, task.b));
        case Step::Join: return cards(Word::Pick, s_.hand[player_] & book_.yokai);
        case Step::Annul: return cards(Word::Pick, lying(book_, s_));
        case Step::Banish: return cards(Word::Pick, foe_yokai_up_to(book_, s_, task.b));
        case Step::OfferK:
            return numbers(Word::K, std::min(printed_rewards(book_, s_), Move::kNumbers - 1));
        case Step::OfferY: return numbers(Word::Y, 1);
        case Step::OfferSide: return offer_side();
        case Step::Answer: add(Word::Counter); [[fallthrough]];
        case Step::CounterAnswer:
        case Step::TradeAnswer: add(Word::No); return add(Word::Yes);
        case Step::Flee: return escape(true);
        case Step::Hurt: return escape(false);
        case Step::Loot: cards(Word::Pick, s_.row); return add(Word::Skip);
        case Step::Switch: add(Word::Keep); return beings(Word::Pick, s_.free_beings);
        case Step::Renew: return cards(Word::Pay, renewal_items(book_, s_, player_));
        case Step::TradeGive: return cards(Word::Pick, items_in_play(book_, s_, player_));
        case Step::TradeWant: return cards(Word::Pick, items_in_play(book_, s_, task.a));
        default: return;
    }
}

void Lister::outcomes() {
    const Task& task = s_.top();
    switch (task.step) {
        case Step::First: return seats(Word::First, (1u << s_.players) - 1u);
        case Step::DieCard:
        case Step::DieElement:
        case Step::DieEscape:
            for (int roll = 1; roll <= 6; ++roll) {
                moves_.add(Move::with_number(Word::Die, roll));
            }
            return;
        case Step::Random: return cards(Word::Deal, s_.hand[task.a]);
        default: break;
    }
    switch (static_cast<Dealt>(task.a)) {
        case Dealt::EventByEffect:
        case Dealt::EventByTurn:
        case Dealt::Drawing:
        case Dealt::EventLook: return cards(Word::Deal, s_.deck & book_.events_deck);
        case Dealt::RewardToHand:
        case Dealt::OpenReward:
        case Dealt::RewardLook: return cards(Word::Deal, s_.deck & book_.rewards_deck);
        case Dealt::Pool: return forms(Word::Deal, s_.form_deck);
        case Dealt::Being:
        case Dealt::BeingOffer: return beings(Word::Deal, s_.free_beings);
    }
}

// Who decides a step that is not an open window.
int decider(const State& s) {
    const Task& task = s.top();
    switch (task.step) {
        case Step::Form:
        case Step::Choice:
        case Step::Surplus:
        case Step::Give:
        case Step::Show:
        case Step::TradeGive:
        case Step::TradeWant: return s.at_turn;
        default: return task.a;
    }
}

constexpr int kMostExtraDice = 11;  // 6 to the power of 12 fits in 32 bits

}  // namespace

SeatSet Susanoo::to_act(const State& s) const {
    if (s.over()) return {};
    if (s.chance()) return SeatSet{kChance};
    if (s.open_window()) {
        return SeatSet::from_bits(static_cast<std::uint8_t>(s.living() & ~unsigned{s.passed}));
    }
    return SeatSet{Seat{decider(s)}};
}

void Susanoo::legal(const State& s, Seat seat, Moves<Move>& moves) const {
    if (!to_act(s).contains(seat)) return;
    Lister lister(*book_, s, seat.index(), moves);
    if (seat == kChance) return lister.outcomes();
    lister.decision();
}

// The order of players, dice, a hand, and one for each deck.
int Susanoo::chance_key(const State& s) const {
    enum { Order, Die, Hand, Events, Rewards, Forms, Beings };
    switch (s.top().step) {
        case Step::First: return Order;
        case Step::DieCard:
        case Step::DieElement:
        case Step::DieEscape: return Die;
        case Step::Random: return Hand;
        default: break;
    }
    switch (static_cast<Dealt>(s.top().a)) {
        case Dealt::EventByEffect:
        case Dealt::EventByTurn:
        case Dealt::Drawing:
        case Dealt::EventLook: return Events;
        case Dealt::RewardToHand:
        case Dealt::OpenReward:
        case Dealt::RewardLook: return Rewards;
        case Dealt::Pool: return Forms;
        case Dealt::Being:
        case Dealt::BeingOffer: return Beings;
    }
    return Order;
}

// SUS-451. Extra dice never help a foe (SUS-452).
std::uint32_t Susanoo::die_weight(const State& s, Move outcome) const {
    const Task& task = s.top();
    if (task.step == Step::DieElement && task.c == 0) return 1;
    const int extra = std::clamp(extra_dice(*book_, s, task.a), 0, kMostExtraDice);
    const auto roll = static_cast<std::uint32_t>(outcome.number());
    std::uint32_t high = roll;
    std::uint32_t low = roll - 1;
    for (int i = 0; i < extra; ++i) {
        high *= roll;
        low *= roll - 1;
    }
    return high - low;
}

}  // namespace engawa::susanoo
