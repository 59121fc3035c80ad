// Somebody who looks at a table: a socket or a stream, without its socket.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/seat.h"
#include "engine/wire/wire.h"

namespace engawa::server {

class Listener {
  public:
    virtual ~Listener() = default;

    // Never waits. Only a Wire can be told.
    virtual void tell(const Wire& message) = 0;
    // The conversation is over; the code says why.
    virtual void dismiss(std::string_view code) = 0;

    Viewer viewer = kWatcher;
    std::int64_t guest = 0;
    bool alone = true;  // of several at one seat only the newest stays; a stream stays beside it
    ViewWish wish;
    int sequence = 0;              // entries of the log that it was told; -1: nothing at all yet
    std::uint64_t standing = 0;    // digest of the view and notice that it was told
    std::size_t table_digest = 0;  // of what it was told about the table
};

}  // namespace engawa::server
