// Listens, and holds a conversation with everybody who connects, on the thread that calls run().
// Plain types only: Asio stays inside.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "server/api/api.h"
#include "server/api/site.h"
#include "server/net/limits.h"
#include "server/net/log.h"
#include "server/net/peers.h"
#include "server/net/tls.h"

namespace engawa::server {

class Server {
  public:
    // Site and log must live as long.
    Server(const Site& site, const Limits& limits, Log& log);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    // Listens at all of the addresses, with one port; 0 takes one that is free everywhere. An IPv6
    // address that this machine has no IPv6 for is left out, if another is left. Codes:
    // bad_address, port_taken, port_forbidden, no_socket.
    Result<Done> open(const std::vector<std::string>& addresses, std::uint16_t port);
    std::uint16_t port() const;
    std::vector<std::string> addresses() const;

    // The thread of run(): tables live there.
    Loop& loop();
    // Answers /api/v1 with it; it lives as long as run() runs.
    void serve(Api& api);
    void trust(Peers peers);
    // Codes as open_tls. SIGHUP reads the files again.
    Result<Done> use_tls(const TlsFiles& files);

    // Until SIGTERM or SIGINT comes; then what is under way is finished, within the limit of its
    // time.
    void run();

  private:
    class Inside;
    std::unique_ptr<Inside> inside_;
};

// The addresses of this machine by which others reach it, the likeliest first.
std::vector<std::string> own_addresses();

}  // namespace engawa::server
