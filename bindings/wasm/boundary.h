// How JavaScript and the engine hand each other text and objects.
//
// Text comes in as an address and a length in linear memory (alloc, release). Every answer is JSON:
// the address is returned, the length is answer_size(), and it stands until the next call. A
// refusal is
// {"error": {"code", "text"}}. Matches and thinkers are handles, numbers from 1 on. Seats are
// numbered from 1, viewer 0 is the watcher. Exports whose name begins with secret_ give what no
// seat may see: they are for the owner of the process, never for the wire.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bindings/wasm/json.h"
#include "engine/match/catalogue.h"
#include "engine/match/match.h"

// NOLINTNEXTLINE(cppcoreguidelines-macro-usage)
#define ENGAWA_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace engawa::wasm {

using Answer = const char*;

Answer answer(std::string json);
std::string refusal(const Error& error);
std::string refusal(std::string_view code, std::string_view text);

// A match with the bits that chance takes at this table.
struct Table {
    std::unique_ptr<Match> match;
    ChanceKey key;  // of chance
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

Shelf<Table>& tables();
Shelf<std::unique_ptr<Thinker>>& thinkers();

// The head of a record, text or JSON, says how a match is opened; its rules version and moves are
// not looked at.
Result<Setup> read_setup(std::string_view head, const AnyGame*& game);

// Calls f(Table&) and answers with the JSON it gives.
template <class F>
Answer with_table(int handle, F&& f) {
    Table* table = tables().find(handle);
    if (table == nullptr) return answer(refusal("bad_handle", "there is no such match"));
    return answer(f(*table));
}

// Calls f(Match&, Seat) for a seat of the match.
template <class F>
Answer with_seat(int handle, int number, F&& f) {
    return with_table(handle, [&](Table& table) {
        if (number >= 1 && number <= table.match->seats()) return f(*table.match, Seat{number - 1});
        return refusal("bad_seat", "there is no seat " + std::to_string(number));
    });
}

// Calls f(Match&, Viewer) for a seat of the match or, with 0, the watcher.
template <class F>
Answer with_viewer(int handle, int number, F&& f) {
    return with_table(handle, [&](Table& table) {
        if (number == 0) return f(*table.match, kWatcher);
        if (number >= 1 && number <= table.match->seats()) {
            return f(*table.match, Viewer{Seat{number - 1}});
        }
        return refusal("bad_seat", "there is no seat " + std::to_string(number));
    });
}

std::string write_seats(SeatSet seats);  // [1,2]; chance is 0
std::string write_phrase(const Phrase& phrase);

}  // namespace engawa::wasm
