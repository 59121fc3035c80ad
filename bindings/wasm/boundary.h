// How JavaScript and the engine hand each other text and objects.
//
// Text comes in as an address and a length in linear memory (alloc, release); several texts are
// one, with line ends between them. An export gives a number: a handle, a count, 0; or -1 for a
// refusal. What it has to say is a message of the wire (docs/wire), which stands at answer() with
// its length answer_size() until the next call; of a refusal that is the `error` message. Hosts,
// matches, views and thinkers are handles, numbers from 1 on. Seats are numbered from 1, viewer 0
// is the watcher. Exports whose name begins with secret_ give what no seat may see: they are for
// the keeper of the table, never for somebody who sits there.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/host/host.h"
#include "engine/match/catalogue.h"
#include "engine/wire/wire.h"
#include "engine/wire/wire_host.h"

// NOLINTNEXTLINE(cppcoreguidelines-macro-usage)
#define ENGAWA_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace engawa::wasm {

using Reply = int;
inline constexpr Reply kSaid = 0;
inline constexpr Reply kRefused = -1;

Reply say(const Wire& message);
Reply say_json(std::string json);  // of studies, which are no messages
Reply refuse(const Error& error);

inline Reply reply(const Result<Done>& done) { return done ? kSaid : refuse(done.error()); }
inline Reply reply(const Result<int>& count) { return count ? *count : refuse(count.error()); }
inline Reply reply(const Result<std::vector<std::string>>& played) {
    return played ? say(wire_of_played(*played)) : refuse(played.error());
}

// What one viewer may know, with what its messages tell beside it.
struct Seen {
    const AnyGame* game = nullptr;
    Given options;
    std::optional<AtTable> at;  // none if it was read from its text
    std::unique_ptr<SeatView> view;
};

// A table, or the replay of one.
struct Table {
    const AnyGame* game = nullptr;
    Host host;
};
struct Replay {
    const AnyGame* game = nullptr;
    std::unique_ptr<Match> match;
};

// Objects that JavaScript holds by number. Numbers are used again after close.
template <class T>
class Shelf {
  public:
    int put(T thing) {
        for (std::size_t i = 0; i < things_.size(); ++i) {
            if (things_[i] != nullptr) continue;
            things_[i] = std::make_unique<T>(std::move(thing));
            return static_cast<int>(i) + 1;
        }
        things_.push_back(std::make_unique<T>(std::move(thing)));
        return static_cast<int>(things_.size());
    }
    T* find(int handle) const {
        const auto i = static_cast<std::size_t>(handle - 1);
        return i < things_.size() ? things_[i].get() : nullptr;
    }
    bool close(int handle) {
        if (find(handle) == nullptr) return false;
        things_[handle - 1] = nullptr;
        return true;
    }

  private:
    std::vector<std::unique_ptr<T>> things_;
};

// The one shelf of its kind.
template <class T>
Shelf<T>& shelf() {
    static Shelf<T> shelf;
    return shelf;
}

Reply refuse_handle();
Reply refuse_seat(int number);

// Calls f(T&) for what the handle names.
template <class T, class F>
Reply with(int handle, F&& f) {
    T* thing = shelf<T>().find(handle);
    return thing == nullptr ? refuse_handle() : f(*thing);
}

// A seat, or 0 for the watcher; nothing if there is no such seat.
std::optional<Viewer> viewer_of(int number, int seats);

std::vector<std::string> lines_of(std::string_view text);
// The head of a record, text or JSON, says how a table is opened; its rules version and moves are
// not looked at.
Result<Setup> read_setup(std::string_view head, const AnyGame*& game);

// Messages of a match, whoever holds it.
Reply say_view(const AnyGame& game, const Match& match, int viewer, int wish);
Reply say_log(const Match& match, int viewer, int from);
Reply put_seen(const AnyGame& game, const Match& match, int viewer);
ViewWish read_wish(int bits);  // 1 tableau, 2 choices, 4 odds

}  // namespace engawa::wasm
