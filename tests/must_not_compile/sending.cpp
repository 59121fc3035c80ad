// error: no viable conversion from 'std::basic_string<char>'
// error: no viable conversion from 'Secret<Wire>'
// error: no viable conversion from 'engawa::SeatView'
// error: no viable conversion from 'Secret<KeptTable>'
#include "engine/wire/wire_host.h"
#include "server/tables/listener.h"

namespace engawa::server {

inline void a_view(Listener& listener, const Host& host) {
    listener.tell(wire_of_notice(host, kWatcher));
}

#ifdef WRONG
inline void a_state(Listener& listener, const Host& host) {
    listener.tell(host.match().secret_position().reveal());
}
inline void what_is_due(Listener& listener, const Host& host) {
    listener.tell(secret_wire_of(host.due()));
}
inline void a_view_unwritten(Listener& listener, const Host& host) {
    listener.tell(*host.match().seen_by(kWatcher));
}
inline void what_is_kept(Listener& listener, const Host& host) { listener.tell(host.keep()); }
#endif

}  // namespace engawa::server
