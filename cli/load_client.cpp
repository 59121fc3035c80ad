#include "cli/load_client.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <utility>

namespace engawa::cli {
namespace {

constexpr int kPatience = 30'000;  // milliseconds, for a server that hangs

sockaddr_in address(std::uint32_t host, int port) {
    sockaddr_in named{};
    named.sin_family = AF_INET;
    named.sin_port = htons(static_cast<std::uint16_t>(port));
    named.sin_addr.s_addr = htonl(host);
    return named;
}

void send_all(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto sent = ::send(file, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent < 0 && errno != EINTR) return;  // the next read says that it has gone
        if (sent > 0) bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

bool receive(int file, std::string& into) {
    std::array<char, 16 * 1024> bytes;
    const auto count = ::recv(file, bytes.data(), bytes.size(), 0);
    if (count <= 0) return false;
    into.append(bytes.data(), static_cast<std::size_t>(count));
    return true;
}

std::string head_of(std::string_view method, const std::string& path, int port) {
    return std::string{method} + ' ' + path +
           " HTTP/1.1\r\nHost: localhost:" + std::to_string(port) + "\r\n";
}

}  // namespace

int connect_from(int port, std::uint32_t number) {
    const int file = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (file < 0) return -1;
    const int on = 1;
    ::setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    const std::uint32_t host = (127u << 24) + 256 + number % (1u << 23);
    const sockaddr_in from = address(host, 0);
    const sockaddr_in to = address(INADDR_LOOPBACK, port);
    if (::bind(file, reinterpret_cast<const sockaddr*>(&from), sizeof from) == 0 &&
        ::connect(file, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0) {
        return file;
    }
    ::close(file);
    return -1;
}

Result<std::string> ask(int port, std::uint32_t number, std::string_view method,
                        const std::string& path, const std::string& body,
                        const std::string& token) {
    const int file = connect_from(port, number);
    if (file < 0) return error("refused", "no connection to the server");
    std::string text = head_of(method, "/api/v1" + path, port) +
                       "Connection: close\r\nContent-Type: application/json\r\nContent-Length: " +
                       std::to_string(body.size()) + "\r\n";
    if (!token.empty()) text += "Authorization: Bearer " + token + "\r\n";
    send_all(file, text + "\r\n" + body);
    std::string answer;
    while (receive(file, answer)) {
    }
    ::close(file);
    const auto end = answer.find("\r\n\r\n");
    if (end == std::string::npos || !answer.starts_with("HTTP/1.1 2")) {
        return error("refused", path + ": " + answer.substr(0, answer.find('\r')) + ' ' +
                                    text_in(answer, "code"));
    }
    return answer.substr(end + 4);
}

std::string text_in(std::string_view json, std::string_view name) {
    const auto at = json.find('"' + std::string{name} + "\":");
    if (at == std::string_view::npos) return {};
    const auto from = json.find('"', at + name.size() + 3) + 1;
    return std::string{json.substr(from, json.find('"', from) - from)};
}

int number_in(std::string_view json, std::string_view name) {
    const auto at = json.find('"' + std::string{name} + "\":");
    if (at == std::string_view::npos) return 0;
    return std::atoi(json.data() + at + name.size() + 3);
}

Result<Talker> Talker::open(int port, std::uint32_t number, const std::string& path) {
    Talker talker{connect_from(port, number)};
    if (talker.file_ < 0) return error("refused", "no connection to the server");
    send_all(talker.file_, head_of("GET", path, port) +
                               "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                               "Sec-WebSocket-Version: 13\r\n"
                               "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
    while (talker.bytes_.find("\r\n\r\n") == std::string::npos) {
        if (!receive(talker.file_, talker.bytes_)) break;
    }
    if (!talker.bytes_.starts_with("HTTP/1.1 101")) {
        return error("refused", "no WebSocket: " + talker.bytes_.substr(0, 40));
    }
    talker.bytes_.erase(0, talker.bytes_.find("\r\n\r\n") + 4);
    return talker;
}

Talker::Talker(Talker&& other) noexcept
    : file_(std::exchange(other.file_, -1)), bytes_(std::move(other.bytes_)), read_(other.read_) {}

Talker& Talker::operator=(Talker&& other) noexcept {
    std::swap(file_, other.file_);
    std::swap(bytes_, other.bytes_);
    std::swap(read_, other.read_);
    return *this;
}

Talker::~Talker() {
    if (file_ >= 0) ::close(file_);
}

// Masked with zeros: the bytes stay as they are.
void Talker::send_frame(unsigned char first, std::string_view payload) const {
    std::string frame{static_cast<char>(first)};
    if (payload.size() < 126) {
        frame += static_cast<char>(0x80 | payload.size());
    } else {
        frame += static_cast<char>(0x80 | 126);
        frame += static_cast<char>(payload.size() >> 8);
        frame += static_cast<char>(payload.size() & 0xff);
    }
    send_all(file_, frame.append(4, '\0').append(payload));
}

void Talker::say(std::string_view text) { send_frame(0x81, text); }

bool Talker::take() {
    bytes_.erase(0, std::exchange(read_, 0));
    return receive(file_, bytes_);
}

std::optional<std::string_view> Talker::next() {
    while (true) {
        const std::string_view rest = std::string_view{bytes_}.substr(read_);
        if (rest.size() < 2) return {};
        std::size_t size = static_cast<unsigned char>(rest[1]);
        std::size_t head = 2;
        if (size >= 126) {
            const std::size_t more = size == 126 ? 2 : 8;
            if (rest.size() < 2 + more) return {};
            size = 0;
            for (; head < 2 + more; ++head) {
                size = size << 8 | static_cast<unsigned char>(rest[head]);
            }
        }
        if (rest.size() < head + size) return {};
        read_ += head + size;
        const std::string_view payload = rest.substr(head, size);
        const int kind = rest[0] & 15;
        if (kind == 1) return payload;
        if (kind == 9) send_frame(0x8a, payload);
    }
}

Result<std::string> Talker::wait() {
    while (true) {
        if (const auto message = next()) return std::string{*message};
        pollfd ready{file_, POLLIN, 0};
        if (::poll(&ready, 1, kPatience) <= 0 || !take()) {
            return error("refused", "the server said nothing");
        }
    }
}

}  // namespace engawa::cli
