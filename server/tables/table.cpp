// The course of a change: apply, commit, tell.
#include "server/tables/table.h"

#include <exception>
#include <functional>
#include <utility>

#include "server/tables/stored_host.h"

namespace engawa::server {
namespace {

constexpr int kKeptLog = 48;           // entries that a client that comes back can still be told
constexpr std::size_t kForgetAt = 32;  // lines that have come since the table last forgot

// Only to see whether it has changed; it stays here.
std::size_t digest_of(const Secret<std::string>& text) {
    return std::hash<std::string>{}(text.reveal());
}

}  // namespace

Table::Table(House& house, const Tempo& tempo, std::shared_ptr<const AnyGame> game,
             const StoredTable& stored, Settings settings)
    : house_(house),
      tempo_(tempo),
      game_(std::move(game)),
      row_(stored.row),
      settings_(std::move(settings)),
      vault_(stored.vault),
      clock_(stored.clock),
      sittings_(settings_->places.size()) {
    for (const SeatRow& seat : stored.seats) {
        if (seat.seat >= 1 && seat.seat <= seats()) sitting(seat.seat).guest = seat.guest;
    }
    for (Sitting& each : sittings_) each.away_since = house_.loop.now();
}

Table::~Table() { let_go(); }

void Table::let_go() {
    if (!std::exchange(alone_, true)) stop_alarms();
}

void Table::resume(const StoredTable& stored) {
    stale_ = false;
    host_.reset();
    stored_lines_ = stored.lines.size();
    stored_beside_ = digest_of(stored.beside);
    ceremony_.reset();
    if (!stored.vault.reveal().empty()) {
        auto ceremony = Ceremony::resume(stored.vault.reveal());
        if (!ceremony) return freeze(ceremony.error().code);
        ceremony_.emplace(std::move(ceremony).value());
    }
    if (stored.head.empty()) return;
    auto host = host_of(stored, *game_, Luck::plain(house_.random_key()));
    if (!host) return freeze(host.error().code);
    host_.emplace(std::move(host).value());
    host_->forget_past(kKeptLog);
}

void Table::wake() {
    enqueue([this] { keep({}, [](const Result<Done>&) {}); });
}

void Table::next() {
    if (busy_ || queue_.empty()) return;
    const auto self = shared_from_this();  // the last one may let go of it
    while (!busy_ && !queue_.empty()) {
        const auto work = std::move(queue_.front());
        queue_.pop_front();
        run(work);
    }
}

// Whatever goes wrong here is this table's trouble alone.
void Table::run(const std::function<void()>& work) {
    try {
        if (stale_) go_back();
        work();
    } catch (const std::exception&) {
        busy_ = false;
        host_.reset();  // nobody knows how far it came
        freeze("broken_table");
    }
}

void Table::freeze(std::string_view code) {
    frozen_ = code;
    told_stamp_.reset();
    stop_alarms();
    question_ = 0;
    publish();
}

// Draws are part of the change that leads to them.
void Table::keep(Change change, Then then) {
    while (host_ && host_->due().kind == Due::Kind::Draw) host_->draw();
    change.table = row_.id;
    if (!add_what_changed(change)) {
        then(kDone);
        wind_clocks();
        publish();
        return arrange();
    }
    busy_ = true;
    const std::size_t lines = change.first_line + change.lines.size();
    house_.commit(std::move(change), [self = shared_from_this(), lines, beside = kept_beside_,
                                      then = std::move(then)](const Result<Done>& result) {
        self->busy_ = false;
        const auto go_on = [&] {
            if (result) {
                self->stored_lines_ = lines;
                self->stored_beside_ = beside;
            } else {
                self->go_back();
            }
            then(result);
            self->wind_clocks();
            self->publish();
            self->forget();
            self->arrange();
        };
        self->run(std::ref(go_on));
        self->next();
    });
}

// The store has all of it: what nobody at the table needs any more comes from there.
void Table::forget() {
    if (host_ && host_->match().secret_record().reveal().lines.size() >= kForgetAt) {
        host_->forget_past(kKeptLog);
    }
}

// False: there is nothing to keep.
bool Table::add_what_changed(Change& change) {
    bool changed = !change.seats.empty() || !change.links.empty() || !change.keys.empty() ||
                   !change.ended_links.empty() || change.head || change.vault;
    const Stage stage = current_stage();
    const bool due = something_due();
    if (stage != row_.stage || due != row_.due || settings_.edits() != written_edits_) {
        row_.stage = stage;
        row_.due = due;
        row_.settings = write_settings(*settings_);
        row_.changed = house_.loop.seconds();
        written_edits_ = settings_.edits();
        change.row = row_;
        changed = true;
    }
    change.first_line = stored_lines_;
    kept_beside_ = stored_beside_;
    if (host_) {
        const auto& lines = host_->match().secret_record().reveal().lines;
        const auto known = stored_lines_ - host_->match().standing().forgotten_lines;
        change.lines.assign(lines.begin() + static_cast<std::ptrdiff_t>(known), lines.end());
        auto beside = host_->keep_beside();
        kept_beside_ = digest_of(beside);
        if (kept_beside_ != stored_beside_) change.beside = std::move(beside);
        changed = changed || !change.lines.empty() || change.beside;
        if (changed && settings_->seconds > 0) change.clock = written_clock();
    }
    return changed;
}

Stage Table::current_stage() const {
    if (settings_->closed) return Stage::Closed;
    if (!host_) return row_.stage;
    return host_->match().over() ? Stage::Over : Stage::Playing;
}

bool Table::something_due() const {
    if (settings_->closed || !host_) return ceremony_ && !host_ && !settings_->closed;
    const Due due = host_->due();
    return due.kind == Due::Kind::AskBot || due.beat != Beat::None ||
           (due.kind == Due::Kind::Wait && settings_->seconds > 0);
}

// Nothing of it happened: the store knows how the table stands.
void Table::go_back() {
    stop_alarms();
    question_ = 0;
    stale_ = true;
    const auto stored = house_.store.table(row_.id);
    if (!stored || !*stored) return;
    const StoredTable& table = **stored;
    auto settings = read_settings(table.row.settings);
    if (!settings) return freeze(settings.error().code);
    row_ = table.row;
    settings_.edit() = std::move(settings).value();
    written_edits_ = settings_.edits();
    vault_ = table.vault;
    clock_ = table.clock;
    for (Sitting& each : sittings_) each.guest = 0;
    for (const SeatRow& seat : table.seats) sitting(seat.seat).guest = seat.guest;
    resume(table);
}

void Table::reply_after(Change change, Reply reply, ServedAnswer answer) {
    keep(std::move(change), [this, reply = std::move(reply),
                             answer = std::move(answer)](const Result<Done>& kept) mutable {
        if (!kept) return reply(kept.error());
        if (host_) answer.sequence = host_->match().standing().heard;
        reply(answer);
    });
}

bool Table::idle() const {
    if (!listeners_.empty() || busy_ || !queue_.empty() || question_ != 0) return false;
    return !frozen_.empty() || !row_.due;
}

}  // namespace engawa::server
