// Who sits where: joining, beginning, leaving, bots that sit down for somebody, playing again.
#include <algorithm>
#include <utility>

#include "engine/match/record.h"
#include "server/tables/table.h"

namespace engawa::server {
namespace {

BotSpec usual_bot(const AnyGame& game) {
    const auto levels = game.levels();
    const bool adept = std::find(levels.begin(), levels.end(), Level::Adept) != levels.end();
    return {adept ? Level::Adept : levels.back(), 0, 0};
}

std::string_view stage_word(Stage stage) {
    switch (stage) {
        case Stage::Open: return "open";
        case Stage::Playing: return "playing";
        case Stage::Over: return "over";
        case Stage::Closed: return "closed";
    }
    return "";
}

Chair chair_of(const Place& place) {
    if (place.kind == Place::Kind::Bot || place.lent) return Chair::of_bot(place.bot);
    return Chair::person(place.name);
}

}  // namespace

ServedTable served_of(const TableRow& row, const Settings& settings) {
    ServedTable table;
    table.id = row.id;
    table.game = row.game;
    table.options = settings.options;
    table.cards = row.cards;
    table.stage = stage_word(row.stage);
    table.listed = row.listed;
    table.practice = settings.practice;
    table.chance = write_chances(settings.chance);
    table.seed = settings.seed;
    table.clock = {settings.seconds, settings.end == Settings::End::Idle ? "idle" : "bot"};
    table.created = row.created;
    table.next = settings.next;
    for (const Place& place : settings.places) {
        ServedSeat seat;
        const bool bot = place.kind == Place::Kind::Bot;
        seat.who = place.kind == Place::Kind::Open ? "open" : bot ? "bot" : "person";
        if (!bot) seat.name = place.name;
        if (bot || place.lent) seat.level = level_name(place.bot.level);
        seat.away = place.kind == Place::Kind::Person;
        seat.program = place.program;
        seat.lent = place.lent;
        table.seats.push_back(std::move(seat));
    }
    return table;
}

ServedTable Table::served() const {
    ServedTable table = served_of(row_, *settings_);
    table.frozen = frozen_;
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        ServedSeat& seat = table.seats[i];
        seat.away = seat.away && sittings_[i].away_since >= 0;
        seat.ready = sittings_[i].ready;
        const bool left =
            host_ && host_->chair(Seat{static_cast<int>(i)}).who == Chair::Who::Nobody;
        if (left) seat.who = "nobody";
    }
    for (const Listener* each : listeners_) table.watchers += each->viewer.is_watcher() ? 1 : 0;
    return table;
}

int Table::seat_of(std::int64_t guest) const {
    for (std::size_t i = 0; guest != 0 && i < sittings_.size(); ++i) {
        if (sittings_[i].guest == guest) return static_cast<int>(i) + 1;
    }
    return 0;
}

Result<int> Table::seat_for(const Joining& joining) const {
    if (row_.stage != Stage::Open) return error("not_open", "nobody can join this table any more");
    if (joining.seat < 0 || joining.seat > seats()) {
        return error("bad_seat", "there is no such seat");
    }
    for (int seat = 1; seat <= seats(); ++seat) {
        const bool open =
            settings_->places[static_cast<unsigned>(seat - 1)].kind == Place::Kind::Open;
        if (open && (joining.seat == 0 || joining.seat == seat)) return seat;
    }
    return error("seat_taken", "somebody else sits there");
}

// From another device of the same person: the seat is the newer one's from now on.
void Table::move_in(const Joining& joining, const Joined& then) {
    for (Listener* each : std::list<Listener*>{listeners_}) {
        if (each->viewer.is(Seat{joining.seat - 1})) each->dismiss("seat_opened_elsewhere");
    }
    sitting(joining.seat).guest = joining.guest;
    Change change;
    change.seats.push_back({joining.seat, joining.guest});
    if (joining.invitation) change.ended_links.push_back(*joining.invitation);
    keep(std::move(change), [then, seat = joining.seat](const Result<Done>& kept) {
        if (!kept) return then(kept.error());
        then(seat);
    });
}

void Table::join(const Joining& joining, Joined then) {
    enqueue([this, joining, then = std::move(then)] {
        if (const int seat = seat_of(joining.guest)) return then(seat);
        if (joining.moves_in) return move_in(joining, then);
        const auto seat = seat_for(joining);
        if (!seat) return then(seat.error());
        edit_place(*seat) = Place{Place::Kind::Person, joining.name, joining.program, {}, false};
        sitting(*seat).guest = joining.guest;
        sitting(*seat).away_since = house_.loop.now();
        Change change;
        change.seats.push_back({*seat, joining.guest});
        if (joining.invitation) change.ended_links.push_back(*joining.invitation);
        if (full()) {
            if (const auto begun = begin(change); !begun) {
                stale_ = true;  // as if nobody had come
                return then(begun.error());
            }
        }
        keep(std::move(change), [then, seat = *seat](const Result<Done>& kept) {
            if (!kept) return then(kept.error());
            then(seat);
        });
    });
}

void Table::begin_if_full(Then then) {
    enqueue([this, then = std::move(then)] {
        if (row_.stage != Stage::Open || host_ || ceremony_ || !full()) return then(kDone);
        Change change;
        if (const auto begun = begin(change); !begun) return then(begun.error());
        keep(std::move(change), then);
    });
}

bool Table::full() const {
    return std::none_of(settings_->places.begin(), settings_->places.end(),
                        [](const Place& place) { return place.kind == Place::Kind::Open; });
}

// Bots sit down where nobody does. A fair table first comes to its key.
Result<Done> Table::begin(Change& change) {
    std::vector<Place> places = settings_->places;
    SeatSet bots;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].kind == Place::Kind::Open) {
            places[i].kind = Place::Kind::Bot;
            places[i].bot = usual_bot(*game_);
        }
        if (places[i].kind == Place::Kind::Bot) bots = bots | SeatSet{Seat{static_cast<int>(i)}};
    }
    std::swap(places, settings_.edit().places);
    auto begun = settings_->chance == Chances::Fair ? begin_ceremony(bots, change) : kDone;
    if (begun && (!ceremony_ || ceremony_->done())) begun = open_host(change);
    if (!begun) std::swap(places, settings_.edit().places);
    return begun;
}

Result<Done> Table::begin_ceremony(SeatSet bots, Change& change) {
    const auto seed = fresh_seed();
    if (!seed) return seed.error();
    ceremony_.emplace(*seed, seats(), bots);
    vault_ = ceremony_->keep();
    change.vault = vault_;  // kept before its commitment is shown
    return kDone;
}

Result<Done> Table::open_host(Change& change) {
    HostSetup setup;
    setup.options = settings_->options;
    setup.start = settings_->position;
    setup.practice = settings_->practice;
    if (ceremony_) {
        const auto luck = ceremony_->luck();
        if (!luck) return luck.error();
        setup.luck = *luck;
    } else {
        setup.luck = settings_->chance == Chances::Seeded
                         ? Luck::seeded(settings_->seed.value_or(0))
                         : Luck::plain(house_.random_key());
    }
    for (const Place& place : settings_->places) setup.chairs.push_back(chair_of(place));
    auto host = Host::open(*game_, setup);
    if (!host) return host.error();
    host_.emplace(std::move(host).value());
    change.head = written_head();
    return kDone;
}

// What somebody adds to the key of a fair table.
Result<Done> Table::contribute(int seat, const Command& command, Change& change) {
    if (!ceremony_) return error("not_fair", "nothing is committed to at this table");
    const std::string text = command.texts.empty() ? std::string{} : command.texts.front();
    const auto done = command.deed == Deed::Commit ? ceremony_->commit(Seat{seat - 1}, text)
                                                   : ceremony_->reveal(Seat{seat - 1}, text);
    if (!done) return done;
    return go_on_with_ceremony(change);
}

Result<Done> Table::go_on_with_ceremony(Change& change) {
    house_.loop.cancel(patience_);
    vault_ = ceremony_->keep();
    change.vault = vault_;
    return ceremony_->done() && !host_ ? open_host(change) : kDone;
}

// Whoever takes too long is waited for no longer.
void Table::watch_ceremony() {
    if (!ceremony_ || ceremony_->done() || host_ || patience_ != Loop::kNone) return;
    patience_ = house_.loop.after(tempo_.ceremony, [this] {
        patience_ = Loop::kNone;
        enqueue([this] {
            if (!ceremony_ || ceremony_->done() || host_) return;
            ceremony_->pass_over(ceremony_->standing().awaited);
            Change change;
            if (const auto begun = go_on_with_ceremony(change); !begun) {
                return freeze(begun.error().code);
            }
            keep(std::move(change), [](const Result<Done>&) {});
        });
    });
}

std::string Table::written_head() const {
    Record head = host_->match().secret_record().reveal();
    head.lines.clear();
    return write_record(head);
}

void Table::manage(int seat, const Command& command, const Reply& reply) {
    Change change;
    Result<Done> done = kDone;
    switch (command.deed) {
        case Deed::Leave: done = leave(seat, change); break;
        case Deed::Return: done = come_back(seat); break;
        case Deed::SubstituteBot: done = substitute(seat, command); break;
        case Deed::Remove: done = remove(seat, command, change); break;
        case Deed::Close: done = close(seat); break;
        case Deed::Commit:
        case Deed::Reveal: done = contribute(seat, command, change); break;
        default:
            if (row_.stage != Stage::Open || ceremony_) {
                return reply(error("not_open", "the game has begun"));
            }
            done = begin(change);
    }
    if (!done) return reply(done.error());
    reply_after(std::move(change), reply, {command.key, 0, {}, {}});
}

Result<Done> Table::leave(int seat, Change& change) {
    if (host_) return host_->leave(Seat{seat - 1});
    if (ceremony_) return error("not_open", "the game is about to begin");
    edit_place(seat) = {};
    sitting(seat).guest = 0;
    change.seats.push_back({seat, 0});
    return kDone;
}

Result<Done> Table::come_back(int seat) {
    // Whoever resigned has given the seat away.
    if (!host_ || place(seat).kind != Place::Kind::Person) return kDone;
    if (place(seat).lent) edit_place(seat).lent = false;
    if (host_->chair(Seat{seat - 1}).is_person()) return kDone;
    return host_->sit(Seat{seat - 1}, chair_of(place(seat)));
}

bool Table::away_for_long(int seat) const {
    const Millis since = sittings_[static_cast<unsigned>(seat - 1)].away_since;
    const bool left = host_ && host_->chair(Seat{seat - 1}).who == Chair::Who::Nobody;
    return left || (since >= 0 && house_.loop.now() - since >= tempo_.grace);
}

// The others of a table that waits for somebody decide: to wait, a bot, or to close.
Result<Done> Table::substitute(int seat, const Command& command) {
    const int whose = command.seat;
    if (!host_ || whose < 1 || whose > seats() || whose == seat ||
        place(whose).kind != Place::Kind::Person) {
        return error("bad_seat", "a bot cannot sit down there");
    }
    if (!away_for_long(whose)) return error("not_away", "that seat is not left alone");
    BotSpec bot = usual_bot(*game_);
    if (!command.texts.empty()) {
        const auto read = read_bot(command.texts.front());
        if (!read) return read.error();
        bot = *read;
    }
    return lend(whose, bot);
}

Result<Done> Table::remove(int seat, const Command& command, Change& change) {
    if (row_.stage != Stage::Open || ceremony_) return error("not_open", "the game has begun");
    const int whose = command.seat;
    if (whose < 1 || whose > seats() || whose == seat || place(whose).kind != Place::Kind::Person) {
        return error("bad_seat", "nobody sits there who could be asked to go");
    }
    if (sitting(seat).guest != settings_->owner) {
        return error("not_yours", "only who opened the table may do that");
    }
    for (Listener* each : std::list<Listener*>{listeners_}) {
        if (each->guest == sitting(whose).guest) each->dismiss("removed");
    }
    edit_place(whose) = {};
    sitting(whose).guest = 0;
    change.seats.push_back({whose, 0});
    return kDone;
}

// One's own game can be closed; another's only if they have left it alone.
Result<Done> Table::close(int seat) {
    if (row_.stage == Stage::Open && sitting(seat).guest != settings_->owner) {
        return error("not_yours", "only who opened the table may do that");
    }
    for (int other = 1; row_.stage == Stage::Playing && other <= seats(); ++other) {
        if (other != seat && place(other).kind == Place::Kind::Person && !away_for_long(other)) {
            return error("not_away", "others play here");
        }
    }
    settings_.edit().closed = true;
    return kDone;
}

void Table::rematch(int seat, const Command& command, const Reply& reply) {
    if (row_.stage != Stage::Over) return reply(error("not_over", "the game is not over"));
    ServedAnswer answer{command.key, 0, {}, settings_->next};
    if (!settings_->next.empty()) return reply(answer);
    sitting(seat).ready = true;
    for (int each = 1; each <= seats(); ++each) {
        const bool person = place(each).kind == Place::Kind::Person && sitting(each).guest != 0;
        if (person && !sitting(each).ready) {
            reply(answer);
            return publish();
        }
    }
    Settings settings = *settings_;
    std::vector<std::int64_t> guests;
    for (std::size_t i = 0; i < sittings_.size(); ++i) {
        Place& each = settings.places[i];
        each.lent = false;
        // Who resigned is asked like everybody and waited for by nobody.
        const bool resigned = each.kind == Place::Kind::Bot && sittings_[i].guest != 0;
        if (resigned && sittings_[i].ready)
            each = {Place::Kind::Person, each.name, false, {}, false};
        guests.push_back(each.kind == Place::Kind::Person ? sittings_[i].guest : 0);
    }
    std::rotate(settings.places.begin(), settings.places.begin() + 1, settings.places.end());
    std::rotate(guests.begin(), guests.begin() + 1, guests.end());
    busy_ = true;  // until the other table is stored
    house_.open_again(
        settings, guests,
        [self = shared_from_this(), reply, answer](const Result<std::string>& opened) mutable {
            self->busy_ = false;
            if (opened) {
                self->settings_.edit().next = *opened;
                answer.table = *opened;
                self->run([&] { self->reply_after({}, reply, answer); });
            } else {
                reply(opened.error());
            }
            self->next();
        });
}

// Somebody has come or gone.
void Table::presence(int seat) {
    Sitting& sits = sitting(seat);
    const bool here =
        std::any_of(listeners_.begin(), listeners_.end(),
                    [seat](const Listener* each) { return each->viewer.is(Seat{seat - 1}); });
    if (here == (sits.away_since < 0)) return;
    house_.loop.cancel(sits.grace);
    sits.away_since = here ? -1 : house_.loop.now();
    if (here && place(seat).lent) {
        enqueue([this, seat] {
            if (come_back(seat)) keep({}, [](const Result<Done>&) {});
        });
    }
    if (!here && host_ && settings_->takes_over() && place(seat).kind == Place::Kind::Person) {
        sits.grace = house_.loop.after(
            tempo_.grace, [this, seat] { enqueue([this, seat] { lend_and_keep(seat); }); });
    }
}

Result<Done> Table::lend(int seat, const BotSpec& bot) {
    const auto sat = host_->sit(Seat{seat - 1}, Chair::of_bot(bot));
    if (!sat) return sat;
    edit_place(seat).bot = bot;
    edit_place(seat).lent = true;
    return kDone;
}

void Table::lend_and_keep(int seat) {
    if (!host_ || host_->match().over() || sitting(seat).away_since < 0) return;
    if (place(seat).kind != Place::Kind::Person || place(seat).lent) return;
    if (lend(seat, usual_bot(*game_))) keep({}, [](const Result<Done>&) {});
}

void Table::revoke(std::int64_t guest) {
    for (Listener* each : std::list<Listener*>{listeners_}) {
        if (each->guest == guest) each->dismiss("token_revoked");
    }
    if (const int seat = seat_of(guest)) sitting(seat).guest = 0;
}

}  // namespace engawa::server
