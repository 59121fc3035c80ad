// What must be stored of a table so that it goes on exactly as it would have.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/by_seat.h"
#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "engine/match/catalogue.h"
#include "engine/match/chance.h"
#include "engine/match/record.h"

namespace engawa {

// The two texts are stored apart, the second where nobody but the keeper of the table can read it:
// from the key every card that is still to be drawn would follow.
struct KeptTable {
    std::string record;
    std::string beside;  // empty: lost, or never written. The table then needs a new key, which a
                         // fair one cannot have.
};

// A decision of a person, for taking it back.
struct Decision {
    int plies = 0;  // before it
    Seat seat;
};

// An answer that waits for its window to close.
struct Answer {
    int decision = 0;
    bool pass = false;
    bool own = false;  // by the person, not by an order
    std::string text;
};

// A quiet window in which a person has passed.
struct PassedIn {
    int window = -1;
    std::uint64_t choice = 0;  // digest of what could be done instead
};

// What is kept beside the record. How many draws there were is in the record.
struct Beside {
    std::optional<ChanceKey> key;        // none at a table with a public seed
    std::optional<ChanceKey> fair_seed;  // at a fair table, instead of the key
    BySeat<int> reserve{};               // for holding, in milliseconds
    SeatSet to_ask_aside;
    int acted_in = -1;  // the window in which somebody acted last
    std::vector<Decision> decisions;
    BySeat<std::optional<Answer>> answers;
    BySeat<PassedIn> passed;
};

std::string write_beside(const Beside& beside);
Result<Beside> read_beside(std::string_view text);  // code: bad_kept

// Whether the record can be gone on with by this program. A table of other rules or cards is never
// played on; whoever keeps it lists it with what was shown last.
enum class KeptState : std::uint8_t { GoesOn, Over, RulesDiffer, CardsDiffer };

KeptState state_of(const AnyGame& game, const Record& record);

// Tags of a record that say how chance went.
inline constexpr std::string_view kSeedTag = "Seed";
inline constexpr std::string_view kSeededTag = "Seeded";        // by that seed, which was public
inline constexpr std::string_view kChanceKeyTag = "ChanceKey";  // once the game is over

std::optional<std::uint64_t> public_seed(const Record& record);

}  // namespace engawa
