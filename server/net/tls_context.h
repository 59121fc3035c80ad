// What is inside of a TlsContext. Only tls.cpp and stream.cpp include it.
#pragma once

#include <boost/asio/ssl/context.hpp>

#include "server/net/tls.h"

namespace engawa::server {

class TlsContext {
  public:
    boost::asio::ssl::context context{boost::asio::ssl::context::tls_server};
};

}  // namespace engawa::server
