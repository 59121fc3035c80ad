// Messages about the table around a match, for whoever keeps one and for those who sit there.
//
// What only the keeper of the table may have is a Secret<Wire>: it says so where it is revealed,
// and cannot be sent in the place of a Wire.
#pragma once

#include "engine/core/secret.h"
#include "engine/host/fair.h"
#include "engine/host/host.h"
#include "engine/wire/wire.h"

namespace engawa {

// For a viewer.
Wire wire_of_notice(const Host& host, Viewer viewer);  // notice.schema.json
Wire wire_of_chairs(const Host& host);                 // chairs.schema.json

Wire wire_of(const Fairness& fairness);      // fairness.schema.json
Wire wire_of(const FairStanding& standing);  // fair.schema.json
// What a seat shows before its bytes, which nobody can find from it.
Wire wire_of_commitment(Seat seat, const FairBytes& bytes);  // commitment.schema.json
// The standing of a table as one line, to go on elsewhere; whoever looks on knows all that it
// tells.
Wire wire_of_carried(std::string_view line);  // carried.schema.json

// For the keeper.
Secret<Wire> secret_wire_of(const Due& due);                              // due.schema.json
Secret<Wire> secret_wire_of(const Secret<KeptTable>& kept);               // kept.schema.json
Secret<Wire> secret_wire_of(const Secret<std::string>& position);         // position.schema.json
Secret<Wire> secret_wire_of(const AnyGame& game, const HostSetup& next);  // setup.schema.json
Wire wire_of_kept(const AnyGame& game, const Record& record);             // kept_state.schema.json
Wire wire_of_begun(const Thinker& thinker, const BotSpec& bot);           // thinker.schema.json

}  // namespace engawa
