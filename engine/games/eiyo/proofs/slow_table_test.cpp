#include "engine/games/eiyo/proofs/slow_table_test.h"

#include <map>

namespace engawa::eiyo {
namespace {

slow_eiyo::Weapon slow_weapon(const WeaponCard& card) {
    slow_eiyo::Weapon weapon{card.id, {}, card.copies, card.solo_copies};
    for (int corner = 0; corner < kCorners; ++corner) {
        if ((card.corners >> corner & 1) != 0) weapon.corners.insert(corner);
    }
    return weapon;
}

slow_eiyo::Foe slow_foe(const FoeCard& card) {
    const std::string troops[] = {"", "red", "black", "blue", "yellow"};
    slow_eiyo::Foe foe{
        card.id, troops[static_cast<unsigned>(card.troop)], {}, card.honor, card.copies, {}};
    for (const int n : card.damage) foe.damage.push_back(n);
    const std::map<std::string, int> effects = {
        {"reveal discard", card.effects.reveal_discard},
        {"defeat discard", card.effects.defeat_discard},
        {"front attack_cost", card.effects.attack_cost},
        {"face_up concentration", card.effects.concentration},
        {"face_up row_damage", card.effects.row_damage},
        {"front no_deflect", card.effects.no_deflect}};
    for (const auto& [name, n] : effects) {
        if (n > 0) foe.effects[name] = n;
    }
    return foe;
}

int number_of(Seat seat) { return seat == kChance ? slow_eiyo::kChance : seat.number(); }
Seat seat_of(int number) { return number == slow_eiyo::kChance ? kChance : Seat{number - 1}; }

std::set<int> numbers(SeatSet seats) {
    std::set<int> set;
    for (const Seat seat : seats) set.insert(number_of(seat));
    return set;
}

}  // namespace

Options fast_options(const Eiyo& game, const slow_eiyo::Choices& given) {
    return *game.options(Given(given.begin(), given.end()));
}

const slow_eiyo::Cards& slow_cards() {
    static const slow_eiyo::Cards cards =
        slow_eiyo::read_cards(ENGAWA_SOURCE_DIR "/data/eiyo.toml");
    return cards;
}

slow_eiyo::Cards slow_cards(const CardSet& set) {
    slow_eiyo::Cards cards;
    for (const WeaponCard& card : set.weapons) cards.weapons.push_back(slow_weapon(card));
    for (const WeaponCard& card : set.specials) cards.specials.push_back(slow_weapon(card));
    for (const EnemySet& enemies : set.enemy_sets) {
        for (const FoeCard& card : enemies.enemies) {
            cards.enemy_sets[enemies.name].push_back(slow_foe(card));
        }
    }
    for (const FoeCard& card : set.bosses) cards.bosses.push_back(slow_foe(card));
    for (const FoeCard& card : set.yamabushi) cards.yamabushi.push_back(slow_foe(card));
    for (const int coop : {0, 1}) {
        for (const Rank& rank : set.ranks[coop]) {
            cards.ranks[coop == 0 ? "solo" : "coop"][rank.from] = rank.name;
        }
    }
    const Constants& c = set.constants;
    cards.constants = {
        {"start_hand", c.start_hand},         {"draw_count", c.draw_count},
        {"hand_limit", c.hand_limit},         {"cards_below_boss", c.cards_below_boss},
        {"deflect_tokens", c.deflect_tokens}, {"concentration_cost", c.concentration_cost},
        {"max_rotations", c.max_rotations},   {"cards_per_turn", c.cards_per_turn},
        {"move_cost", c.move_cost},           {"honor_to_win", c.honor_to_win}};
    return cards;
}

SlowTable::SlowTable(const Eiyo& game, const slow_eiyo::Cards& cards,
                     const slow_eiyo::Choices& given)
    : game_(game),
      fast_(game.start(fast_options(game, given))),
      slow_(slow_eiyo::start(cards, *slow_eiyo::choose(given))) {}

SlowTable::SlowTable(const Eiyo& game, const slow_eiyo::Cards& cards,
                     const slow_eiyo::Choices& given, const std::string& position)
    : game_(game),
      fast_(*game.read(fast_options(game, given), position)),
      slow_(slow_eiyo::read(cards, *slow_eiyo::choose(given), position)) {}

void SlowTable::expect_same() const {
    const std::string text = game_.write(fast_);
    ASSERT_EQ(text, slow_eiyo::write(slow_));
    ASSERT_TRUE(game_.ok(fast_)) << text;
    ASSERT_EQ(numbers(game_.to_act(fast_)), slow_eiyo::to_act(slow_)) << text;
    ASSERT_EQ(numbers(game_.awaited(fast_)), slow_eiyo::awaited(slow_)) << text;
    for (const Seat seat : game_.to_act(fast_)) {
        ASSERT_NO_FATAL_FAILURE(expect_same_moves(seat)) << text;
    }
    ASSERT_NO_FATAL_FAILURE(expect_same_views());
    if (over()) ASSERT_NO_FATAL_FAILURE(expect_same_end()) << text;
    if (!fast_.coop()) return;
    const Talk talk = game_.talk(fast_);
    ASSERT_EQ(talk.may(Seat{0}, Seat{1}), slow_eiyo::may_talk(slow_)) << text;
    ASSERT_EQ(talk.may(Seat{1}, Seat{0}), slow_eiyo::may_talk(slow_)) << text;
}

void SlowTable::expect_same_moves(Seat seat) const {
    MoveBuffer<Eiyo> buffer;
    game_.legal(fast_, seat, buffer.list);
    if (seat == kChance) {
        slow_eiyo::Outcomes list;
        for (const Move move : buffer.list) {
            list.emplace_back(game_.write_move(fast_, seat, move), game_.weight(fast_, move));
        }
        ASSERT_EQ(list, slow_eiyo::outcomes(slow_));
        return;
    }
    slow_eiyo::Words list;
    for (const Move move : buffer.list) list.push_back(game_.write_move(fast_, seat, move));
    ASSERT_EQ(list, slow_eiyo::legal(slow_, seat.number()));
}

void SlowTable::expect_same_views() const {
    const auto expect = [&](Viewer viewer, int number) {
        ASSERT_EQ(game_.write_view(game_.observe(fast_, viewer)), slow_eiyo::view(slow_, number))
            << game_.write(fast_) << " seen by " << number;
    };
    ASSERT_NO_FATAL_FAILURE(expect(kWatcher, slow_eiyo::kWatcher));
    for (int i = 0; i < fast_.seats(); ++i) ASSERT_NO_FATAL_FAILURE(expect(Seat{i}, i + 1));
}

void SlowTable::expect_same_end() const {
    const Report fast = game_.report(fast_);
    const slow_eiyo::Report slow = slow_eiyo::report(slow_);
    std::map<std::string, int> extras;
    for (int i = 0; i < fast.extra_count; ++i) {
        const Extra& extra = fast.extras[i];
        if (extra.name != "rank") extras[std::string{extra.name}] = extra.value;
    }
    const std::map<std::string, int> expected = {
        {"won", slow.won ? 1 : 0},        {"honor", slow.honor},         {"round", slow.round},
        {"defeated", slow.defeated},      {"deflected", slow.deflected}, {"left", slow.left},
        {"exhaustions", slow.exhaustions}};
    ASSERT_EQ(fast.reason, slow.result);
    ASSERT_EQ(extras, expected);
    ASSERT_EQ(game_.rank(fast_), slow.rank);
    ASSERT_EQ(fast.winners, slow.won ? SeatSet::first_seats(fast_.seats()) : SeatSet{});
    for (int i = 0; i < fast_.seats(); ++i) {
        ASSERT_EQ(fast.utility[i], slow.won ? 1 : 0);  // EIY-280
    }
}

void SlowTable::play(int seat, const std::string& text) {
    const auto move = game_.read_move(fast_, seat_of(seat), text);
    ASSERT_TRUE(move.ok()) << text << " in " << game_.write(fast_);
    NoEvents silent;
    game_.apply(fast_, seat_of(seat), *move, silent);
    slow_ = slow_eiyo::play(slow_, seat, text);
}

}  // namespace engawa::eiyo
