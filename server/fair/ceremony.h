// How a fair table comes to its key (docs/fairness.md): the server has committed to a seed, the
// persons commit to bytes of their own, then all reveal them.
//
// No clock, no sockets, no storage: whoever keeps the table calls, tells everybody `standing()`
// (engine/wire: `fair`), decides how long to wait (`pass_over`), and stores `keep()`.
//
//     const auto seed = fresh_seed();
//     Ceremony ceremony{*seed, seats, bots};
//     store(ceremony.keep());                         // durable, before ...
//     tell_all(wire_of(ceremony.standing()));         // ... its commitment is shown
//     ... commit(seat, text), reveal(seat, text): store keep(), then acknowledge and tell all
//     ... at the end of patience: pass_over(ceremony.standing().awaited), store, tell
//     once stage is Done: setup.luck = *ceremony.luck(); Host::open(game, setup)
//
// From then on host.keep() has everything; the ceremony's text can go in the same commit.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "engine/core/secret.h"
#include "engine/host/fair_proof.h"
#include "engine/host/host.h"

namespace engawa::server {

// 32 bytes of the system's randomness. Code: no_randomness.
Result<FairBytes> fresh_seed();

class Ceremony {
  public:
    Ceremony(const FairBytes& seed, int seats, SeatSet bots);
    // Code: bad_kept.
    static Result<Ceremony> resume(std::string_view kept);
    // Holds the seed: for the store alone.
    Secret<std::string> keep() const;

    // What everybody at the table may know.
    const FairStanding& standing() const { return standing_; }
    bool done() const { return standing_.stage == FairStanding::Stage::Done; }

    // 64 hexadecimal digits. The same a second time changes nothing. Codes: bad_commitment,
    // not_asked (not this seat, or not any more), committed (to something else).
    Result<Done> commit(Seat seat, std::string_view commitment);
    // 64 hexadecimal digits. Codes: bad_bytes, too_early (others have not committed), not_asked,
    // wrong_bytes (not those that the seat committed to).
    Result<Done> reveal(Seat seat, std::string_view bytes);
    // They are waited for no longer; the server's bytes stand in, and the record says so.
    void pass_over(SeatSet seats);

    // Code: too_early.
    Result<Luck> luck() const;

  private:
    using Stage = FairStanding::Stage;

    Contribution& of(Seat seat) { return standing_.proof.seats[seat]; }
    bool is_seat(Seat seat) const;
    void answered(SeatSet seats);

    Secret<FairBytes> seed_;
    FairStanding standing_;
};

}  // namespace engawa::server
