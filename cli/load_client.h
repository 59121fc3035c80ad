// A client of a server on this machine, as bare as it can be: what it costs is not measured, but it
// shares the cores with what is. 127.0.0.1 is the only address that it connects to.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace engawa::cli {

// Client number n has an address of its own, 127.n.n.n: limits count addresses.
int connect_from(int port, std::uint32_t number);

// One request of JSON on a connection of its own: the body of an answer below 300. Code: refused.
Result<std::string> ask(int port, std::uint32_t number, std::string_view method,
                        const std::string& path, const std::string& body, const std::string& token);

// The text of a member, or the number, of JSON that a server wrote; the first of that name.
std::string text_in(std::string_view json, std::string_view name);
int number_in(std::string_view json, std::string_view name);

class Talker {
  public:
    // Shakes hands at that path. Code: refused.
    static Result<Talker> open(int port, std::uint32_t number, const std::string& path);
    Talker(Talker&& other) noexcept;
    Talker& operator=(Talker&& other) noexcept;
    ~Talker();

    int file() const { return file_; }
    void say(std::string_view text);
    // Takes what has come; false if the other side has gone.
    bool take();
    // The next whole message; pings are answered. It is valid until the next call.
    std::optional<std::string_view> next();
    // Waits for it.
    Result<std::string> wait();

  private:
    explicit Talker(int file) : file_(file) {}
    void send_frame(unsigned char first, std::string_view payload) const;

    int file_ = -1;
    std::string bytes_;
    std::size_t read_ = 0;  // bytes of them that are done with
};

}  // namespace engawa::cli
