// Was chance fair? A record that is over carries the seed of a fair table, the key of its draws, or
// the public seed: whoever has it can draw again and compare.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/host/fair_proof.h"
#include "engine/match/catalogue.h"

namespace engawa {

struct Fairness {
    // Only a proof binds whoever kept the table; a key shows that it drew as it says it did.
    enum class By : std::uint8_t { Key, Seed, Proof };

    enum class Fault : std::uint8_t {
        Commitment,    // the seed is not the one that was committed to
        Contribution,  // a seat's bytes are not those that it committed to
        Seats,         // contributions are not one for each seat, or hide who sat there
        Practice,      // draws could be taken back
        Unfinished,    // the seed was told before the end
        Seal,          // the record is not what it was when it was finished
    };
    struct Found {
        Fault fault = Fault::Seal;
        int seat = 0;  // from 1; 0: of no single seat
    };

    By by = By::Key;
    int draws = 0;           // all that were made, those of moves that were taken back too
    std::vector<int> wrong;  // lines of the record, from 1, that key or seed did not give
    std::vector<Found> faults;
    FairProof proof;   // of a fair table
    FairBytes seal{};  // what it should be; whoever noted the seal at the end compares

    bool holds() const { return wrong.empty() && faults.empty(); }
};

std::string_view write_fault(Fairness::Fault fault);

// Codes: no_key (the record has none of them: it is not over, or was never kept), bad_proof, and
// those of replaying.
Result<Fairness> verify_draws(const AnyGame& game, const Record& record);

}  // namespace engawa
