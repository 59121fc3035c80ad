// Who sits on a seat, and how a record writes it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/match/bots.h"

namespace engawa {

struct Chair {
    enum class Who : std::uint8_t { Person, Bot, Nobody };

    Who who = Who::Person;
    std::string name;  // of a person; may be empty
    BotSpec bot;

    static Chair person(std::string name = {}) { return {Who::Person, std::move(name), {}}; }
    static Chair of_bot(const BotSpec& bot) { return {Who::Bot, {}, bot}; }
    static Chair nobody() { return {Who::Nobody, {}, {}}; }

    bool is_bot() const { return who == Who::Bot; }
    bool is_person() const { return who == Who::Person; }
};

// "human", "human Ada", "master:nodes=20000", "nobody".
std::string write_chair(const Chair& chair);
Result<Chair> read_chair(std::string_view text);  // code: bad_seat

}  // namespace engawa
