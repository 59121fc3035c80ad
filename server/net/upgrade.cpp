#include "server/net/upgrade.h"

#include <openssl/evp.h>
#include <openssl/sha.h>

#include <array>

#include "server/api/text.h"

namespace engawa::server {
namespace {

std::string accepted(std::string_view key) {
    std::string text{key};
    text += "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";  // RFC 6455
    std::array<unsigned char, SHA_DIGEST_LENGTH> digest{};
    SHA1(reinterpret_cast<const unsigned char*>(text.data()), text.size(), digest.data());
    std::array<unsigned char, 32> written{};
    const int size = EVP_EncodeBlock(written.data(), digest.data(), SHA_DIGEST_LENGTH);
    return {reinterpret_cast<const char*>(written.data()), static_cast<std::size_t>(size)};
}

}  // namespace

bool asks_for_websocket(const Request& request) {
    return request.method == "GET" && request.upgrade &&
           small_letters(request.upgrade_to) == "websocket" && request.websocket_version == "13" &&
           request.websocket_key.size() == 24;
}

std::string upgrade_head(const Request& request) {
    return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Accept: " +
           accepted(request.websocket_key) + "\r\n\r\n";
}

std::string lines_head() {
    return "HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\nCache-Control: no-store\r\n"
           "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
           "X-Accel-Buffering: no\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n";
}

}  // namespace engawa::server
