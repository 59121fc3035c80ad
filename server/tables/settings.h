// What a table was opened with, and how it is written for the store.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/options.h"
#include "engine/core/result.h"
#include "engine/host/chairs.h"

namespace engawa::server {

// Who may sit on a seat, before the game begins.
struct Place {
    enum class Kind : std::uint8_t { Open, Person, Bot };
    Kind kind = Kind::Open;
    std::string name;      // of a person, also of one who resigned to a bot
    bool program = false;  // of a person: plays by the API
    BotSpec bot;           // of a bot
    bool lent = false;     // a bot sits there until the person is back
};

enum class Chances : std::uint8_t { Plain, Fair, Seeded };

struct Settings {
    enum class End : std::uint8_t { Idle, Bot };  // of a clock
    enum class TakeOver : std::uint8_t { Auto, On, Off };

    std::string game;
    Given options;
    std::string cards;     // digest
    std::string position;  // empty: the usual start
    bool practice = false;
    bool listed = false;
    Chances chance = Chances::Plain;
    std::optional<std::uint64_t> seed;
    int seconds = 0;  // for each decision; 0: no clock
    End end = End::Idle;
    TakeOver take_over = TakeOver::Auto;
    std::vector<Place> places;
    std::int64_t owner = 0;  // the guest who opened it
    bool closed = false;
    std::string next;  // the table that this one's people have gone on to

    // Whether a bot sits down for somebody who stays away: by itself only where a clock runs and
    // more than two sit.
    bool takes_over() const {
        if (take_over != TakeOver::Auto) return take_over == TakeOver::On;
        return seconds > 0 && places.size() > 2;
    }
};

std::string write_settings(const Settings& settings);
Result<Settings> read_settings(std::string_view text);  // code: bad_settings

std::string_view write_chances(Chances chance);
Result<Chances> read_chances(std::string_view text);  // code: bad_chance

}  // namespace engawa::server
