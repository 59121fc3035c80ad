// What those who look are told, and when there is nothing to tell.
#include <algorithm>
#include <functional>
#include <utility>

#include "engine/wire/wire_host.h"
#include "server/tables/table.h"

namespace engawa::server {
namespace {

std::size_t digest_of(std::string_view text) { return std::hash<std::string_view>{}(text); }

}  // namespace

void Table::look(Listener& listener, std::optional<int> last) {
    // The newest device of a seat is the one that plays.
    for (Listener* each : std::list<Listener*>{listeners_}) {
        if (each != &listener && !listener.viewer.is_watcher() && each->viewer == listener.viewer &&
            listener.alone && each->alone) {
            each->dismiss("seat_opened_elsewhere");
        }
    }
    listeners_.push_back(&listener);
    if (!listener.viewer.is_watcher()) presence(listener.viewer.seat().number());
    enqueue([this, &listener, last] {
        if (std::find(listeners_.begin(), listeners_.end(), &listener) == listeners_.end()) return;
        listener.sequence = last.value_or(0);
        const bool known = last && host_ && *last >= 0 &&
                           *last <= host_->match().standing().heard &&
                           host_->match().log(listener.viewer, *last);
        tell(listener, !known);
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
            tell(listener, true);
        }
    });
}

void Table::show(Viewer viewer, const ViewWish& wish, Shown then) {
    enqueue([this, viewer, wish, then = std::move(then)] {
        if (stale_) return then(error("storage_failed", "the store cannot be read at the moment"));
        ServedNews news;
        news.whole = true;
        news.table = wire_of_table(served(), viewer.is_watcher() ? 0 : viewer.seat().number());
        if (ceremony_) news.fair = wire_of(ceremony_->standing());
        if (host_) {
            news.sequence = host_->match().standing().heard;
            news.view = view_of(viewer, wish);
            news.notice = wire_of_notice(*host_, viewer);
            news.times = times(viewer);
        }
        then(wire_of_news(news));
    });
}

// What was forgotten here comes from a replay.
void Table::show_log(Viewer viewer, int from, Shown then) {
    enqueue([this, viewer, from, then = std::move(then)] {
        if (!host_) return then(error("not_begun", "the game has not begun"));
        auto log = host_->match().log(viewer, from);
        if (!log && log.error().code == "log_gap") {
            const auto replayed = game_->replay(host_->match().secret_record().reveal());
            if (!replayed) return then(replayed.error());
            log = (*replayed)->log(viewer, from);
        }
        if (!log) return then(log.error());
        then(wire_of(std::span<const LogEntry>{*log}));
    });
}

void Table::show_record(bool as_json, Shown then) {
    enqueue([this, as_json, then = std::move(then)] {
        if (!host_) return then(error("not_begun", "the game has not begun"));
        const auto record = host_->record();
        if (!record) return then(record.error());
        then(wire_of(*record, as_json));
    });
}

void Table::publish() {
    if (busy_) return;  // what stands is not kept yet
    for (Listener* each : std::list<Listener*>{listeners_}) tell(*each, false);
}

Wire Table::view_of(Viewer viewer, const ViewWish& wish) const {
    const Match& match = host_->match();
    return wire_of(Opened{*game_, match.head().options}, *match.seen_by(viewer),
                   at_table(match, viewer), wish);
}

void Table::tell(Listener& listener, bool whole) {
    ServedNews news;
    news.whole = whole;
    bool new_things = whole;
    const int you = listener.viewer.is_watcher() ? 0 : listener.viewer.seat().number();
    Wire table = wire_of_table(served(), you);
    std::optional<Wire> fair;
    if (ceremony_) fair = wire_of(ceremony_->standing());
    const auto about = digest_of(table.json() + (fair ? fair->json() : ""));
    if (whole || about != listener.table_digest) {
        listener.table_digest = about;
        news.table = std::move(table);
        news.fair = std::move(fair);
        new_things = true;
    }
    if (host_) {
        const Match& match = host_->match();
        news.sequence = match.standing().heard;
        news.view = view_of(listener.viewer, listener.wish);
        news.notice = wire_of_notice(*host_, listener.viewer);
        const auto digest =
            digest_of(news.view->json()) ^ (digest_of(news.notice->json()) * 0x9e3779b97f4a7c15);
        const bool heard = news.sequence > listener.sequence;
        if (!whole && heard) {
            const auto log = match.log(listener.viewer, listener.sequence);
            if (log) {
                news.log = wire_of(std::span<const LogEntry>{*log});
            } else {
                news.whole = true;
            }
        }
        new_things = new_things || heard || digest != listener.digest;
        listener.digest = digest;
        listener.sequence = news.sequence;
        news.times = times(listener.viewer);
    }
    if (new_things) listener.tell(wire_of_news(news));
}

}  // namespace engawa::server
