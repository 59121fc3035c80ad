// What those who look are told, and when there is nothing to tell.
#include <algorithm>
#include <functional>
#include <utility>

#include "engine/wire/wire_host.h"
#include "server/tables/stored_host.h"
#include "server/tables/table.h"

namespace engawa::server {
void Table::look(Listener& listener, std::optional<int> last) {
    // The newest device of a seat is the one that plays.
    for (Listener* each : std::list<Listener*>{listeners_}) {
        if (each != &listener && !listener.viewer.is_watcher() && each->viewer == listener.viewer &&
            listener.alone && each->alone) {
            each->dismiss("seat_opened_elsewhere");
        }
    }
    listener.sequence = -1;  // until it is told what stands, no news reach it
    listeners_.push_back(&listener);
    if (!listener.viewer.is_watcher()) presence(listener.viewer.seat().number());
    enqueue([this, &listener, last] {
        if (std::find(listeners_.begin(), listeners_.end(), &listener) == listeners_.end()) return;
        listener.sequence = std::max(last.value_or(0), 0);
        const bool known = last && host_ && *last >= 0 &&
                           *last <= host_->match().standing().heard &&
                           host_->match().log(listener.viewer, *last);
        Messages made{host()};
        tell(listener, !known, made);
        publish();
    });
}

void Table::look_away(Listener& listener) {
    listeners_.remove(&listener);
    if (!listener.viewer.is_watcher()) presence(listener.viewer.seat().number());
    enqueue([this] { publish(); });
}

void Table::show_again(Listener& listener) {
    enqueue([this, &listener] {
        if (std::find(listeners_.begin(), listeners_.end(), &listener) != listeners_.end()) {
            Messages made{host()};
            tell(listener, true, made);
        }
    });
}

void Table::show(Viewer viewer, const ViewWish& wish, Shown then) {
    enqueue([this, viewer, wish, then = std::move(then)] {
        if (stale_) return then(error("storage_failed", "the store cannot be read at the moment"));
        ServedNews news;
        news.whole = true;
        add_about(news, viewer);
        add_standing(news, viewer, wish);
        AlikeNews alone{true};
        then(wire_of_news(news, alone).message);
    });
}

// What was forgotten here comes from a replay of what is stored.
void Table::show_log(Viewer viewer, int from, Shown then) {
    enqueue([this, viewer, from, then = std::move(then)] {
        if (!host_) return then(error("not_begun", "the game has not begun"));
        auto log = host_->match().log(viewer, from);
        if (!log && log.error().code == "log_gap") {
            const auto whole = stored_host();
            log = whole ? whole->match().log(viewer, from) : whole.error();
        }
        if (!log) return then(log.error());
        then(wire_of(std::span<const LogEntry>{*log}));
    });
}

Result<Host> Table::stored_host() const {
    const auto stored = house_.store.table(row_.id);
    if (!stored) return stored.error();
    if (!*stored) return error("unknown_table", "there is no such table");
    return host_of(**stored, *game_, Luck::plain({}));
}

void Table::show_record(bool as_json, Shown then) {
    enqueue([this, as_json, then = std::move(then)] {
        if (!host_) return then(error("not_begun", "the game has not begun"));
        auto record = host_->record();
        if (!record && record.error().code == "past_forgotten") {
            const auto whole = stored_host();
            record = whole ? whole->record() : whole.error();
        }
        if (!record) return then(record.error());
        then(wire_of(*record, as_json));
    });
}

void Table::publish() {
    if (busy_) return;  // what stands is not kept yet
    Messages made{host()};
    made.all.reserve(listeners_.size());
    for (Listener* each : std::vector<Listener*>{listeners_.begin(), listeners_.end()}) {
        if (each->sequence >= 0) tell(*each, false, made);
    }
}

Table::AboutStamp Table::about_stamp() const {
    AboutStamp stamp{settings_.edits(), 0, {}, {}, {}, row_.stage, !frozen_.empty()};
    for (const Listener* each : listeners_) stamp.watchers += each->viewer.is_watcher() ? 1 : 0;
    for (std::size_t i = 0; i < sittings_.size(); ++i) {
        const SeatSet seat{Seat{static_cast<int>(i)}};
        const bool left = host_ && host_->chair(seat.first()).who == Chair::Who::Nobody;
        if (sittings_[i].away_since >= 0) stamp.away = stamp.away | seat;
        if (sittings_[i].ready) stamp.ready = stamp.ready | seat;
        if (left) stamp.left = stamp.left | seat;
    }
    return stamp;
}

// Of what everybody is told about the table itself, which seldom changes.
std::size_t Table::about_digest() {
    const AboutStamp stamp = about_stamp();
    const bool settled = host_ || !ceremony_;
    if (settled && told_stamp_ == stamp) return told_digest_;
    ServedNews about;
    add_about(about, kWatcher);
    AlikeNews alone{true};
    told_digest_ = std::hash<std::string>{}(wire_of_news(about, alone).message.json());
    told_stamp_.reset();
    if (settled) told_stamp_ = stamp;
    return told_digest_;
}

void Table::add_about(ServedNews& news, Viewer viewer) const {
    news.table = wire_of_table(served(), viewer.is_watcher() ? 0 : viewer.seat().number());
    if (ceremony_) news.fair = wire_of(ceremony_->standing());
}

void Table::add_standing(ServedNews& news, Viewer viewer, const ViewWish& wish) const {
    if (!host_) return;
    news.sequence = host_->match().standing().heard;
    news.host = &*host_;
    news.game = game_.get();
    news.viewer = viewer;
    news.wish = wish;
    news.times = times(viewer);
}

// Those who see alike and heard alike are told the same bytes.
const WrittenNews& Table::message_for(const Listener& listener, bool whole, bool about,
                                      Messages& made) const {
    const Message wanted{listener.viewer, listener.wish, listener.sequence, whole, about, {}};
    const auto known = std::find_if(made.all.begin(), made.all.end(), [&](const Message& each) {
        return each.viewer == wanted.viewer && each.wish == wanted.wish &&
               each.from == wanted.from && each.whole == whole && each.about == about;
    });
    if (known != made.all.end()) return *known->news;
    ServedNews news;
    news.whole = whole;
    if (about) add_about(news, listener.viewer);
    add_standing(news, listener.viewer, listener.wish);
    if (host_ && !whole && news.sequence > listener.sequence) news.log_from = listener.sequence;
    made.all.push_back(wanted);
    return made.all.back().news.emplace(wire_of_news(news, made.alike));
}

void Table::tell(Listener& listener, bool whole, Messages& made) {
    if (!made.about) made.about = about_digest();
    const std::size_t digest = *made.about;
    const bool about = whole || digest != listener.table_digest;
    const WrittenNews& news = message_for(listener, whole, about, made);
    const int heard = host_ ? host_->match().standing().heard : listener.sequence;
    const bool new_things =
        about || heard > listener.sequence || news.standing != listener.standing;
    listener.table_digest = digest;
    listener.standing = news.standing;
    listener.sequence = heard;
    if (new_things) listener.tell(news.message);
}

}  // namespace engawa::server
