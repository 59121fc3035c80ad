// What a hand tried to do, as it comes over the wire: {"verb": "deploy", "parts": [{"role": "tile",
// "ref": "hand.1/Sw"}, {"role": "facing", "number": 2}]}, Gesture of docs/wire/parts.schema.json.
#pragma once

#include <deque>
#include <string>
#include <string_view>

#include "engine/core/gesture.h"
#include "engine/core/refusal.h"
#include "engine/core/result.h"
#include "engine/match/seat_view.h"

namespace engawa {

// A gesture with the words that it points into.
class GivenGesture {
  public:
    GivenGesture() = default;
    GivenGesture(GivenGesture&&) = default;
    GivenGesture& operator=(GivenGesture&&) = default;

    const Gesture& gesture() const { return gesture_; }

  private:
    friend Result<GivenGesture> read_gesture(std::string_view json);
    std::string_view keep(std::string word) { return words_.emplace_back(std::move(word)); }

    std::deque<std::string> words_;  // they never move
    Gesture gesture_;
};

// Code: bad_gesture.
Result<GivenGesture> read_gesture(std::string_view json);

// An attempt is a gesture if it begins with a brace, else the text of a move.
Result<Refusal> why_not(const SeatView& view, std::string_view attempt);

}  // namespace engawa
