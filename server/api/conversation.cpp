#include "server/api/conversation.h"

#include <utility>

#include "server/api/reading.h"

namespace engawa::server {
namespace {

constexpr int kMostTooQuick = 3;

}  // namespace

Conversation::Conversation(Api& api, Outlet& outlet, std::string table, std::string from,
                           std::int64_t guest, std::string link)
    : api_(api),
      outlet_(outlet),
      id_(std::move(table)),
      from_(std::move(from)),
      known_guest_(guest),
      link_(std::move(link)) {}

Conversation::~Conversation() {
    *alive_ = false;
    if (table_) table_->look_away(*this);
}

void Conversation::hear(std::string_view text) {
    if (over_) return;
    if (const int wait = commands_.take(api_.rates().commands, api_.tables().loop().now())) {
        refuse(error("slow_down", "too many messages at once"), {}, wait);
        if (++too_quick_ >= kMostTooQuick) dismiss("slow_down");
        return;
    }
    const auto json = read_object(text);
    if (!json) {
        refuse(json.error(), {});
        if (!greeted()) dismiss("bad_hello");
        return;
    }
    greeted() ? obey(*json) : say_hello(*json);
}

void Conversation::say_hello(const JsonObject& json) {
    Members members{json};
    const bool hello = members.text("do") == "hello";
    const std::string token = members.text("token", 64);
    const std::string watch = members.text("watch", 64);
    const ViewWish wished{members.flag("tableau"), members.flag("choices"), members.flag("odds")};
    const auto last = members.number("last", 0, 1 << 30);
    Result<Done> greeted = kDone;
    if (!hello || !members.good()) {
        greeted = error("bad_hello", "the first message says hello");
    } else if (!token.empty()) {
        const auto guest = api_.guest_of(token);
        if (guest)
            known_guest_ = *guest;
        else
            greeted = guest.error();
    }
    if (!watch.empty()) link_ = watch;
    if (greeted) greeted = greet(wished, last);
    if (greeted) return;
    refuse(greeted.error(), {});
    dismiss(greeted.error().code);
}

Result<Done> Conversation::greet(const ViewWish& wished, std::optional<int> last) {
    const auto allowed = api_.access(id_, known_guest_, link_, from_);
    if (!allowed) return allowed.error();
    guest = allowed->guest;
    viewer = allowed->viewer;
    wish = wished;
    table_ = allowed->table;
    table_->look(*this, last);
    return kDone;
}

void Conversation::obey(const JsonObject& json) {
    auto command = read_command(json);
    if (!command) {
        Members members{json};
        return refuse(command.error(), members.text("key", 64));
    }
    // The seat of the one who talks, as it is now: never one that a message names.
    const int seat = viewer.is_watcher() ? 0 : table_->seat_of(guest);
    if (seat == 0 && command->deed == Deed::Say) {  // a seat's words are counted with the seat
        if (const int wait = words_.take(api_.rates().words, api_.tables().loop().now())) {
            return refuse(error("slow_down", "too many words at once"), command->key, wait);
        }
    }
    const std::string key = command->key;
    api_.obey(table_, seat, std::move(command).value(),
              [this, alive = alive_, key](const Result<ServedAnswer>& answer) {
                  if (!*alive) return;
                  if (answer)
                      outlet_.send(wire_of_answer(*answer));
                  else
                      outlet_.send(wire_of_refusal(answer.error(), key));
              });
}

void Conversation::refuse(const Error& error, std::string_view key, int wait) {
    api_.metrics().refuse(error.code);
    outlet_.send(wire_of_refusal(error, key, wait));
}

void Conversation::behind() {
    if (table_) table_->show_again(*this);
}

void Conversation::dismiss(std::string_view code) {
    if (std::exchange(over_, true)) return;
    const bool elsewhere = code == "seat_opened_elsewhere";
    const bool revoked = code == "token_revoked" || code == "removed";
    if (elsewhere || revoked) {
        outlet_.send(wire_of_refusal(error(code, "this connection is no longer the seat's"), {}));
    }
    outlet_.close(elsewhere              ? kCloseElsewhere
                  : revoked              ? kCloseRevoked
                  : code == "going_down" ? kCloseGoingDown
                                         : kClosePolicy,
                  code);
}

}  // namespace engawa::server
