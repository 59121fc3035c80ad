// What makes chance at a fair table checkable afterwards: the server commits to a seed, every
// person at the table adds bytes that nobody else could choose, and the key of all draws follows
// from both. docs/fairness.md says what it protects against and what not.
//
// Here are the formulas and how a record writes them. Who commits when is server/fair's, and
// whether a record keeps to it is found in engine/host/fair.h.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/by_seat.h"
#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "engine/match/chance.h"
#include "engine/match/record.h"

namespace engawa {

// A seed, or what a seat adds; as text 64 hexadecimal digits (write_key, read_key).
using FairBytes = ChanceKey;

// What one seat added to the key.
struct Contribution {
    enum class From : std::uint8_t {
        Own,     // the seat's own bytes
        Bot,     // the server's, for a bot sat there
        Absent,  // the server's: the seat never committed
        Silent,  // the server's: the seat committed, and did not reveal
    };

    From from = From::Absent;
    FairBytes commitment = {};  // Own, Silent
    FairBytes bytes = {};       // Own; the server's follow from its seed

    friend bool operator==(const Contribution&, const Contribution&) = default;
};

std::string_view write_from(Contribution::From from);

struct FairProof {
    FairBytes commitment{};  // to the server's seed, shown before any seat commits
    int count = 0;           // of the seats; 0: there is no proof
    BySeat<Contribution> seats{};

    bool there() const { return count > 0; }
    std::span<const Contribution> all() const { return {seats.data(), std::size_t(count)}; }
    void add(const Contribution& seat) { seats[count++] = seat; }

    friend bool operator==(const FairProof&, const FairProof&) = default;
};

// How far a table is on the way to its key, as everybody may know it.
struct FairStanding {
    enum class Stage : std::uint8_t { Commit, Reveal, Done };

    Stage stage = Stage::Commit;
    SeatSet awaited;  // who has not committed, or not revealed
    FairProof proof;  // what was shown so far
};

std::string_view write_stage(FairStanding::Stage stage);

// What is shown before the bytes are, 64 hexadecimal digits. They name whose they are, so that
// nobody can give another one's commitment as an own one.
std::string commitment_to_seed(const FairBytes& seed);
std::string commitment_to_bytes(Seat seat, const FairBytes& bytes);

// The server's bytes for a seat that has none. They follow from the seed that was committed to:
// free to choose them, a server that has seen the others' could choose the key.
FairBytes bytes_for(Seat seat, const FairBytes& seed);

ChanceKey fair_key(const FairBytes& seed, std::span<const Contribution> seats);

// Tags of a record.
inline constexpr std::string_view kFairCommitmentTag = "FairCommitment";
inline constexpr std::string_view kFairSeatTag = "FairSeat";  // one for each seat, in order
inline constexpr std::string_view kFairSeedTag = "FairSeed";  // once the game is over
inline constexpr std::string_view kFairSealTag = "FairSeal";  // and so is this, as the last

void write_proof(const FairProof& proof, Given& tags);
// None is there if the table was no fair one. Code: bad_proof, for tags that make no sense.
Result<FairProof> read_proof(const Given& tags);
Result<Done> read_proof(const Given& tags, FairProof& proof);
// 32 bytes that the only tag of that name has.
std::optional<ChanceKey> bytes_of_tag(const Given& tags, std::string_view name);

// Without what a record gets at its end: key, seed and seal, or the seal alone.
void drop_end_tags(Given& tags, bool seal_only);

// Over the whole record up to its end; words that were said afterwards are not in it.
FairBytes seal_of(const Record& record);

}  // namespace engawa
