// The certificate of the server, and its key.
#pragma once

#include <memory>
#include <string>

#include "engine/core/result.h"

namespace engawa::server {

struct TlsFiles {
    std::string certificate;  // with the chain, in PEM
    std::string key;
};

class TlsContext;  // Asio's, inside

// TLS 1.2 and 1.3. Codes: bad_certificate, bad_key (it cannot be read, does not belong to the
// certificate, or others may read it).
Result<std::shared_ptr<TlsContext>> open_tls(const TlsFiles& files);

}  // namespace engawa::server
