// What the messages of the wire are put together from. Only engine/wire includes this: it can make
// a Wire, and everything it is given has been seen by a viewer.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/wire/json_writer.h"
#include "engine/wire/wire.h"

namespace engawa {

class Host;

class WireMaker {
  public:
    Wire done() { return Wire{out_.take()}; }
    JsonWriter& out() { return out_; }

    void seat(Seat seat) { out_.number(seat == kChance ? 0 : seat.number()); }
    void seats(SeatSet seats);
    void phrase(const Phrase& phrase);
    void phrase(std::string_view key, const Arguments& arguments);
    void term(const Term& term);
    void pairs(const Given& pairs);
    void options(const Opened& opened);          // numbers as numbers
    void facts(const std::vector<Fact>& facts);  // a list of pairs, for names may repeat
    void tableau(const Tableau& tableau);
    void choices(std::span<const Choice> choices);
    void odds(const OddsList& odds);
    void reasons(const ReasonList& reasons);
    void report(const Report& report, int seats);
    void talk(const Talk& talk, int seats);
    void moment(const Moment& moment);

  private:
    JsonWriter out_;
};

// Messages that are also parts of others.
void write_view(WireMaker& maker, const Opened& opened, const SeatView& view,
                const std::optional<AtTable>& at, const ViewWish& wish);
void write_log(WireMaker& maker, std::span<const LogEntry> entries);
void write_notice(WireMaker& maker, const Host& host, Viewer viewer);

}  // namespace engawa
