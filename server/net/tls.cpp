#include "server/net/tls.h"

#include <sys/stat.h>

#include "server/net/tls_context.h"

namespace engawa::server {

Result<std::shared_ptr<TlsContext>> open_tls(const TlsFiles& files) {
    namespace ssl = boost::asio::ssl;
    struct stat key{};
    if (::stat(files.key.c_str(), &key) != 0) {
        return error("bad_key", "the key " + files.key + " cannot be read");
    }
    if ((key.st_mode & (S_IRWXG | S_IRWXO)) != 0) {
        return error("bad_key", "others may read the key " + files.key +
                                    ": make it yours alone with chmod 600");
    }
    auto tls = std::make_shared<TlsContext>();
    boost::system::error_code problem;
    tls->context.set_options(ssl::context::default_workarounds | ssl::context::no_sslv2 |
                                 ssl::context::no_sslv3 | ssl::context::no_tlsv1 |
                                 ssl::context::no_tlsv1_1 | ssl::context::single_dh_use,
                             problem);
    tls->context.use_certificate_chain_file(files.certificate, problem);
    if (problem) {
        return error("bad_certificate", "the certificate " + files.certificate + " cannot be read");
    }
    tls->context.use_private_key_file(files.key, ssl::context::pem, problem);
    if (problem) {
        return error("bad_key", "the key " + files.key + " is none of that certificate");
    }
    return tls;
}

}  // namespace engawa::server
