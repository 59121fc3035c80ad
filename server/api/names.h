// Who may talk to the server: by which names it is called, and which pages may ask it to do
// something. A name that is not known means that a foreign page had it resolved to this machine
// (DNS rebinding).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace engawa::server {

class Names {
  public:
    Names() = default;
    // Names under which it is known besides (--public-host), where something in front of it speaks
    // https.
    explicit Names(std::vector<std::string> public_hosts);

    // Whether `host`, the field of a request that came to the address `arrived_at`, names this
    // server: this machine, the address itself, or a public name. The port may be another: it may
    // be forwarded.
    bool known(std::string_view host, std::string_view arrived_at) const;
    // Whether a page of that origin is the server's own, in a request with that Host; `secure`:
    // which came over https.
    bool own(std::string_view origin, std::string_view host, bool secure = false) const;
    // Whether browsers take an origin of that Host for safe, so that they obey all headers.
    bool trustworthy(std::string_view host) const;

  private:
    bool is_public(std::string_view name) const;

    std::vector<std::string> public_hosts_;  // in small letters
};

// The name or address of a Host field in small letters, without port and brackets; empty if it is
// not one.
std::string host_name(std::string_view host);

}  // namespace engawa::server
