// error: no matching function for call to 'wire_of'
// error: no matching function for call to 'wire_of'
// error: no matching function for call to 'wire_of'
// error: no matching function for call to 'wire_of_played'
// error: calling a private constructor of class 'engawa::Wire'
#include "engine/wire/wire.h"

namespace engawa {

inline Wire finished(const Match& match) {
    const auto record = match.record();
    return record ? wire_of(*record) : wire_of(record.error());
}

#ifdef WRONG
inline Wire a_position(const Match& match) { return wire_of(match.secret_position()); }
inline Wire a_running_record(const Match& match) { return wire_of(match.secret_record()); }
inline Wire a_text(const std::string& text) { return wire_of(text); }
inline Wire weights(const Match& match) { return wire_of_played(match.secret_outcomes()); }
inline Wire a_wire_of_ones_own(const std::string& text) { return Wire{text}; }
#endif

}  // namespace engawa
