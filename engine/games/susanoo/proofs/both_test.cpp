#include "engine/games/susanoo/proofs/both_test.h"

#include <algorithm>

#include "engine/games/susanoo/cards/book.h"
#include "engine/games/susanoo/rules/happening.h"

namespace engawa::susanoo {

const slow_susanoo::Cards& slow_cards() {
    static const slow_susanoo::Cards cards =
        slow_susanoo::read_cards(std::string(ENGAWA_SOURCE_DIR) + "/data/susanoo.toml");
    return cards;
}

Fast::Fast(const Given& given, const Susanoo& game) : game_(game), given_(given) {
    const auto options = game_.options(given);
    EXPECT_TRUE(options.ok());
    if (!options.ok()) return;
    options_ = *options;
    state_ = game_.start(options_);
}

void Fast::set(const std::string& text) {
    std::erase_if(given_, [](const auto& entry) { return entry.first == "seats"; });
    given_.emplace_back("seats", text.substr(0, 1));
    const auto options = game_.options(given_);
    ASSERT_TRUE(options.ok());
    options_ = *options;
    const auto state = game_.read(options_, text);
    ASSERT_TRUE(state.ok()) << text;
    state_ = *state;
    ASSERT_TRUE(game_.ok(state_));
}

std::vector<int> Fast::to_act() const {
    std::vector<int> seats;
    for (const Seat seat : game_.to_act(state_))
        if (seat.is_player()) seats.push_back(seat.number());
    return seats;
}

Words Fast::moves(int seat) const {
    MoveBuffer<Susanoo> buffer;
    game_.legal(state_, Seat{seat - 1}, buffer.list);
    Words texts;
    for (const Move move : buffer.list)
        texts.push_back(game_.write_move(state_, Seat{seat - 1}, move));
    return texts;
}

Pairs Fast::outcomes() const {
    Pairs found;
    if (!chance()) return found;
    MoveBuffer<Susanoo> buffer;
    game_.legal(state_, kChance, buffer.list);
    for (const Move move : buffer.list)
        found.emplace_back(game_.write_move(state_, kChance, move),
                           static_cast<int>(game_.weight(state_, move)));
    return found;
}

void Fast::apply(Seat seat, Move move) {
    EventList list;
    game_.apply(state_, seat, move, list);
    events_ = list.events;
    EXPECT_TRUE(game_.ok(state_)) << text();
}

void Fast::play(int seat, const std::string& move) {
    const auto read = game_.read_move(state_, Seat{seat - 1}, move);
    ASSERT_TRUE(read.ok()) << move << " in " << text();
    apply(Seat{seat - 1}, *read);
}

void Fast::happen(const std::string& outcome) {
    const auto read = game_.read_move(state_, kChance, outcome);
    ASSERT_TRUE(read.ok()) << outcome << " in " << text();
    apply(kChance, *read);
}

std::pair<int, int> Fast::totals() const {
    const Totals totals = game_.totals(state_);
    return {totals.fighters, totals.foes};
}

Viewer Fast::viewer(int number) const { return number == 0 ? kWatcher : Viewer{Seat{number - 1}}; }

std::string Fast::view(int number) const {
    return game_.write_view(game_.observe(state_, viewer(number)));
}

Words Fast::moves_of_view(int seat) const {
    const auto view = game_.read_view(options_, viewer(seat), this->view(seat));
    EXPECT_TRUE(view.ok()) << this->view(seat);
    if (!view.ok()) return {};
    MoveBuffer<Susanoo> buffer;
    game_.legal(view->state(), Seat{seat - 1}, buffer.list);
    Words texts;
    for (const Move move : buffer.list)
        texts.push_back(game_.write_move(view->state(), Seat{seat - 1}, move));
    return texts;
}

Pairs Fast::score(int seat) const {
    const Score s = game_.score(state_, seat - 1);
    const Pairs all = {{"level", s.level}, {"top", s.top},     {"heads", s.heads},
                       {"sake", s.sake},   {"most", s.most},   {"items", s.items},
                       {"forms", s.forms}, {"pairs", s.pairs}, {"sets", s.sets},
                       {"cards", s.cards}};
    Pairs parts;
    for (const auto& part : all)
        if (part.second != 0) parts.push_back(part);
    return parts;
}

std::vector<int> Fast::winners() const {
    std::vector<int> seats;
    for (const Seat seat : game_.winners(state_)) seats.push_back(seat.number());
    return seats;
}

std::string Fast::heard(int number) const {
    for (const Event& event : events_) {
        const auto kind = static_cast<Happening>(event.kind);
        if (kind != Happening::Drew && kind != Happening::Looked && kind != Happening::Kept &&
            kind != Happening::Stole && kind != Happening::Gave)
            continue;
        const Event heard = game_.redact(event, viewer(number));
        if (heard.numbers[1] < 0) return heard.numbers[2] == 0 ? "?e" : "?r";
        return std::string(game_.book().id(heard.numbers[1]));
    }
    return "";
}

void expect_same(const Fast& fast, const slow_susanoo::Table& slow) {
    ASSERT_EQ(fast.text(), slow_susanoo::write(slow));
    ASSERT_EQ(fast.to_act(), slow_susanoo::to_act(slow)) << fast.text();
    ASSERT_EQ(fast.outcomes(), slow_susanoo::outcomes(slow)) << fast.text();
    for (int seat = 1; seat <= fast.seats(); ++seat) {
        const Words list = slow_susanoo::moves(slow, seat);
        ASSERT_EQ(fast.moves(seat), list) << seat << " in " << fast.text();
        ASSERT_EQ(fast.moves_of_view(seat), list) << seat << " in " << fast.text();
        ASSERT_EQ(fast.score(seat), slow_susanoo::score(slow, seat)) << fast.text();
    }
    for (int viewer = 0; viewer <= fast.seats(); ++viewer)
        ASSERT_EQ(fast.view(viewer), slow_susanoo::view(slow, viewer)) << viewer;
    ASSERT_EQ(fast.winners(), slow_susanoo::winners(slow)) << fast.text();
    ASSERT_EQ(fast.reason(), slow_susanoo::reason(slow)) << fast.text();
    if (fast.in_battle()) ASSERT_EQ(fast.totals(), slow_susanoo::totals(slow)) << fast.text();
}

void play_both(Fast& fast, slow_susanoo::Table& slow, int seat, const std::string& move) {
    const std::string before = fast.text();
    Words heard;
    bool secret = false;
    for (int viewer = 0; viewer <= fast.seats(); ++viewer) {
        heard.push_back(seat == 0 ? slow_susanoo::heard(slow, move, viewer)
                                  : slow_susanoo::heard(slow, seat, move, viewer));
        secret = secret || heard.back() != move;
    }
    if (seat == 0) {
        slow_susanoo::happen(slow, move);
        ASSERT_NO_FATAL_FAILURE(fast.happen(move));
    } else {
        slow_susanoo::play(slow, seat, move);
        ASSERT_NO_FATAL_FAILURE(fast.play(seat, move));
    }
    for (int viewer = 0; viewer <= fast.seats(); ++viewer) {
        const std::string& text = heard[viewer];
        ASSERT_EQ(fast.heard(viewer), secret ? text.substr(text.find(':') + 1) : "")
            << move << " heard by " << viewer << " in " << before;
    }
}

}  // namespace engawa::susanoo
