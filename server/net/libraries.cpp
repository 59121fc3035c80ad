#include "server/net/libraries.h"

#include <openssl/crypto.h>
#include <sodium.h>
#include <sqlite3.h>

#include <boost/version.hpp>

namespace engawa::server {

std::vector<std::string> libraries() {
    constexpr int kBoost = BOOST_VERSION;
    return {OpenSSL_version(OPENSSL_VERSION), std::string{"SQLite "} + sqlite3_libversion(),
            std::string{"libsodium "} + sodium_version_string(),
            "Boost " + std::to_string(kBoost / 100'000) + '.' +
                std::to_string(kBoost / 100 % 1'000) + '.' + std::to_string(kBoost % 100)};
}

}  // namespace engawa::server
