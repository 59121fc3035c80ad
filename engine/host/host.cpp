#include "engine/host/host.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/hash.h"
#include "engine/core/text.h"

namespace engawa {
namespace {

std::uint64_t digest_of(const std::vector<std::string>& texts) {
    Fnv1a digest;
    for (const std::string& text : texts) {
        digest.add(text);
        digest.add("\n");
    }
    return digest.value();
}

}  // namespace

std::string_view write_beat(Beat beat) {
    constexpr std::array<std::string_view, 5> kNames = {"none", "quiet", "battle", "close", "head"};
    return kNames[static_cast<unsigned>(beat)];
}

Host::Host(const AnyGame& game, std::unique_ptr<Match> match, std::vector<Chair> chairs, Luck luck,
           const UsualOrders& usual)
    : game_(&game),
      match_(std::move(match)),
      chairs_(std::move(chairs)),
      luck_(std::move(luck)),
      usual_(usual) {
    reserve_.fill(kReserve);
    held_in_.fill(-1);
    // Where nobody sits the order is that of decision 0011: seats aside follow a player's move.
    if (people() > 0) to_ask_aside_ = SeatSet::first_seats(match_->seats());
}

Result<Host> Host::open(const AnyGame& game, const HostSetup& setup) {
    const auto seats = game.seats(setup.options);
    if (!seats) return seats.error();
    if (static_cast<int>(setup.chairs.size()) != *seats) {
        return error("wrong_seats", "this table has " + std::to_string(*seats) + " seats");
    }
    if (setup.luck.fair && setup.practice) {
        return error("fair_practice", "a fair table takes no draw back");
    }
    Setup begun{setup.options, setup.start, {}, setup.practice, setup.tags};
    for (const Chair& chair : setup.chairs) begun.seats.push_back(write_chair(chair));
    if (setup.luck.seed) {
        begun.tags.emplace_back(kSeedTag, std::to_string(*setup.luck.seed));
        begun.tags.emplace_back(kSeededTag, "yes");
    }
    for (const auto& [name, value] : setup.luck.proof) {
        const std::string_view tag = name;
        begun.tags.emplace_back(tag, std::string{value});
    }
    auto match = game.open(begun);
    if (!match) return match.error();
    Host host{game, std::move(match).value(), setup.chairs, setup.luck, setup.usual};
    host.settle();
    return host;
}

int Host::people() const {
    return static_cast<int>(std::count_if(chairs_.begin(), chairs_.end(),
                                          [](const Chair& chair) { return !chair.is_bot(); }));
}

// What is due.

Due Host::due() const {
    Due due;
    if (match_->over()) return due;
    due.tickets = match_->tickets();
    if (due.tickets > 0) {
        due.kind = Due::Kind::Draw;
        return due;
    }
    due.kind = Due::Kind::Wait;
    due.window = window_;
    due.again = again_;
    if (beat_over_ != window_) due.beat = facts_.beat;
    SeatSet open;
    if (collecting()) {
        for (const Seat seat : facts_.awaited) {
            if (!answers_[seat]) open = open | SeatSet{seat};
        }
    } else {
        open = SeatSet{next_seat()};
    }
    std::optional<Seat> bot;
    for (const Seat seat : open) {
        if (!is_bot(seat)) {
            due.waiting = due.waiting | SeatSet{seat};
        } else if (!bot) {
            bot = seat;
        }
    }
    if (const auto aside = next_aside()) return asking(due, *aside, true);
    return bot ? asking(due, *bot, false) : due;
}

Due Host::asking(Due due, Seat seat, bool aside) const {
    due.kind = Due::Kind::AskBot;
    due.seat = seat;
    due.decision = match_->decision(seat);
    due.bot = chair(seat).bot;
    due.seed = seed_for(seat, aside);
    due.aside = aside;
    due.steady = secrets_among_people();
    return due;
}

// Those first whose own moment it is; then bots, so that people are asked once about all they did.
Seat Host::next_seat() const {
    if (people() == 0) return match_->standing().to_ask;
    const SeatSet waiting = facts_.awaited;
    if (waiting.size() > 1) {
        for (const Seat seat : waiting) {
            if (facts_.moments[seat].kind == Moment::Kind::Own) return seat;
        }
        for (const Seat seat : waiting) {
            if (is_bot(seat)) return seat;
        }
    }
    return waiting.first();
}

// Bots that may act beside the decision that comes, once after each move.
std::optional<Seat> Host::next_aside() const {
    SeatSet aside = to_ask_aside_ & (match_->to_act() - match_->awaited());
    for (const Seat seat : aside) {
        if (!is_bot(seat)) aside = aside - SeatSet{seat};
    }
    if (aside.empty()) return {};
    return mover_ == kChance ? aside.first() : aside.first_from(mover_);
}

// Another one for each decision, and for one that is come to again after taking back.
std::uint64_t Host::seed_for(Seat seat, bool aside) const {
    std::uint64_t number = static_cast<std::uint64_t>(match_->plies()) +
                           (static_cast<std::uint64_t>(match_->standing().undone) << 32);
    // Several are asked at the same moment.
    if (collecting()) number += static_cast<std::uint64_t>(seat.index()) << 56;
    if (luck_.seed) return Rng::stream(aside ? ~*luck_.seed : *luck_.seed, number).next();
    constexpr std::uint64_t kThoughts = std::uint64_t{1} << 63;  // apart from all draws
    constexpr std::uint64_t kAside = std::uint64_t{1} << 62;
    return ChaCha20{luck_.key.reveal(), number | kThoughts | (aside ? kAside : 0)}.next();
}

Notice Host::notice(Viewer viewer) const {
    Notice notice;
    if (beat_over_ != window_) notice.beat = facts_.beat;
    notice.window = window_;
    notice.again = again_;
    for (const Seat seat : holding_) notice.somebody_holds |= in_beat(seat);
    notice.undo = undo_request_;
    notice.tie = tie_request_;
    if (viewer.is_watcher()) return notice;
    const Seat seat = viewer.seat();
    notice.undoable = undoable(seat);
    notice.answered = answers_[seat].has_value();
    notice.holds = holding_.contains(seat);
    notice.reserve = reserve_[seat];
    notice.orders = standing_orders(seat);
    notice.until = until_[seat];
    notice.passed = passed_for_[seat];
    notice.made = made_for_[seat];
    return notice;
}

std::string Host::draw() {
    const Draw draw = match_->next_draw();
    return this->draw(luck_.seed ? seeded_ticket(*luck_.seed, draw)
                                 : plain_ticket(luck_.key.reveal(), draw));
}

std::string Host::draw(std::uint32_t ticket) {
    std::string text = match_->play_ticket(ticket);
    after_move(kChance, false, false);
    settle();
    return text;
}

Result<Host::Texts> Host::answer(Seat seat, int decision, std::string_view text) {
    if (!is_player(seat) || !is_bot(seat)) return error("no_bot", "no bot sits there");
    if (decision != match_->decision(seat)) {
        return error("stale_decision", "something has changed since the bot was asked");
    }
    const bool awaited = facts_.awaited.contains(seat);
    if (!awaited) to_ask_aside_ = to_ask_aside_ - SeatSet{seat};
    if (!awaited && text.empty()) {
        settle();
        return Texts{};
    }
    const std::string move{text};
    const bool pass = move == facts_.moments[seat].pass;
    if (awaited && collecting() && (pass || match_->has_secrets())) {
        return collect(seat, {decision, pass, false, move});
    }
    auto played = make(seat, std::span{&move, 1}, decision, By::Bot);
    settle();
    return played;
}

Result<Host::Texts> Host::time_out(Seat seat, int decision) {
    if (!is_player(seat) || !facts_.awaited.contains(seat)) {
        return error("not_your_turn", "the table does not wait for that seat");
    }
    if (decision != match_->decision(seat)) {
        return error("stale_decision", "something has changed since the clock was set");
    }
    const std::string move = match_->seen_by(seat)->idle();
    match_->time_out(seat);
    auto played = make(seat, std::span{&move, 1}, decision, By::Clock);
    settle();
    return played;
}

// What a person does.

Result<Done> Host::checked(Seat seat) const {
    if (is_player(seat) && chair(seat).is_person()) return kDone;
    return error("no_person", "no person sits there");
}

Result<Host::Texts> Host::play(Seat seat, std::string_view text) {
    const std::string one{text};
    return play(seat, std::span{&one, 1});
}

Result<Host::Texts> Host::play(Seat seat, std::span<const std::string> texts,
                               std::optional<int> decision) {
    if (const auto person = checked(seat); !person) return person.error();
    const std::string& pass = facts_.moments[seat].pass;
    const bool passes = texts.size() == 1 && !pass.empty() && texts.front() == pass;
    if (passes && collecting() && facts_.awaited.contains(seat)) {
        const int current = match_->decision(seat);
        if (decision && *decision != current) {
            return error("stale_decision", "something has changed since that was decided");
        }
        set_until(seat, Until::Off);
        return collect(seat, {current, true, true, texts.front()});
    }
    auto played = make(seat, texts, decision, By::Person);
    if (!played) return played;
    set_until(seat, Until::Off);
    settle();
    return played;
}

Result<Host::Texts> Host::make(Seat seat, std::span<const std::string> texts,
                               std::optional<int> decision, By by) {
    const Moment moment = facts_.moments[seat];
    const bool aside = by == By::Bot && !facts_.awaited.contains(seat);
    const bool remembers = by == By::Person && moment.calm && people() == 1;
    const std::uint64_t choice = remembers ? digest_of(match_->seen_by(seat)->legal(false)) : 0;
    const int before = match_->plies();
    auto played = match_->play(seat, texts, decision);
    if (!played) return played;
    const bool pass = played->size() == 1 && played->front() == moment.pass;
    if (remembers && pass) passed_[seat] = {moment.window, choice};
    if (by == By::Person) {
        decisions_.push_back({before, seat});
        forget_old_decisions();
    }
    if (by == By::Order) ++(pass ? passed_for_ : made_for_)[seat];
    answers_[seat].reset();
    if (in_beat(seat)) holding_ = holding_ - SeatSet{seat};
    after_move(seat, !pass, aside);
    return played;
}

// A pass was given to what stood then: whoever acts has everybody asked again.
void Host::after_move(Seat seat, bool act, bool answers_aside) {
    if (seat != kChance && act) {
        ++acts_;
        if (facts_.window) {
            acted_in_ = facts_.of_window;
            end_until(Until::Card, seat);
        }
        for (auto& answer : answers_) {
            if (answer && answer->pass) answer.reset();
        }
    }
    mover_ = seat;
    undo_request_.reset();
    if (tie_request_ && seat != kChance && tie_request_->open.contains(seat)) tie_request_.reset();
    if (answers_aside) return;
    if (seat == kChance && people() == 0) {  // decision 0011
        to_ask_aside_ = {};
        return;
    }
    to_ask_aside_ = SeatSet::first_seats(match_->seats());
    if (seat != kChance) to_ask_aside_ = to_ask_aside_ - SeatSet{seat};
}

// Does what needs nobody: orders, moves without a choice, windows that close.
void Host::settle() {
    while (true) {
        look();
        if (match_->over() || match_->to_act().contains(kChance)) {
            answers_ = {};
            return;
        }
        drop_stale();
        if (people() == 0 || next_aside()) return;
        const int before = match_->plies();
        if (!collecting()) {
            if (!ready_to_close() && !act_unasked(next_seat())) return;
        } else {
            for (const Seat seat : facts_.awaited) {
                if (match_->plies() == before && !answers_[seat]) act_unasked(seat);
            }
        }
        if (match_->plies() != before) continue;
        if (!ready_to_close()) return;
        close_window();
    }
}

// True if something was done for that person.
bool Host::act_unasked(Seat seat) {
    if (!chair(seat).is_person() || asks_itself(seat)) return false;
    const std::string move = unasked_move(seat);
    if (move.empty()) return false;
    if (collecting() && move == facts_.moments[seat].pass) {
        answers_[seat] = Answer{match_->decision(seat), true, false, move};
        return true;
    }
    return make(seat, std::span{&move, 1}, {}, By::Order).ok();
}

// Where a campaign could be carried elsewhere it is looked at: nobody is hurried past the road.
bool Host::rests() const { return match_->head().lasting && match_->carry().ok(); }

std::string Host::unasked_move(Seat seat) const {
    const Moment& moment = facts_.moments[seat];
    const Orders orders = standing_orders(seat);
    if (until_[seat] != Until::Off && moment.kind != Moment::Kind::Own) return moment.pass;
    Asking asking;
    asking.alone = people() == 1;
    const PassedIn& passed = passed_[seat];
    asking.again = moment.calm && passed.window == moment.window;
    asking.alike = asking.again && asking.alone &&
                   passed.choice == digest_of(match_->seen_by(seat)->legal(false));
    if (orders.forced && moment.pass.empty()) asking.only = match_->seen_by(seat)->only_move(seat);
    if (!asking.only.empty()) {
        if (rests()) return {};
        asking.certain =
            !match_->has_secrets() || match_->seen_by(kWatcher)->only_move(seat) == asking.only;
    }
    return unasked(orders, moment, asking);
}

Orders Host::standing_orders(Seat seat) const {
    if (people() == 1) return orders_[seat].value_or(usual_.alone);
    return orders_[seat].value_or(usual_.among_people).blind();
}

Result<Done> Host::order(Seat seat, std::string_view orders) {
    if (const auto person = checked(seat); !person) return person.error();
    const auto given = read_orders(orders, standing_orders(seat));
    if (!given) return given.error();
    if (given->looks_at_cards() && people() > 1) {
        return error("order_leaks", "among people that order would tell what you hold");
    }
    orders_[seat] = *given;
    note("order", seat, write_orders(*given));
    settle();
    return kDone;
}

void Host::note(std::string_view word, Seat seat, std::string_view rest) {
    (void)match_->note(word, std::to_string(seat.number()) + ' ' + std::string{rest});
}

Result<Done> Host::say(Seat seat, std::string_view words) {
    if (const auto person = checked(seat); !person) return person.error();
    return match_->say(seat, words);
}

}  // namespace engawa
