// A conversation about one table, over a WebSocket or a stream, without either: what is heard comes
// in as text, what is said goes out through an Outlet.
//
// The first message says who it is: {"do": "hello", "token": "...", "last": 12, "choices": true}.
// Nothing of the table is told before.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/api/api.h"
#include "server/api/json.h"
#include "server/tables/listener.h"

namespace engawa::server {

class Outlet {
  public:
    virtual ~Outlet() = default;
    // Only a Wire can be sent.
    virtual void send(const Wire& message) = 0;
    // After what was sent: the codes are those of WebSocket.
    virtual void close(int code, std::string_view reason) = 0;
};

// Close codes of our own, after 4000 as the protocol has it.
inline constexpr int kClosePolicy = 1008;
inline constexpr int kCloseGoingDown = 1001;
inline constexpr int kCloseElsewhere =
    4001;  // the seat was opened elsewhere: do not come back by itself
inline constexpr int kCloseRevoked = 4002;

class Conversation final : public Listener {
  public:
    // Api and outlet live as long. `guest`: known by a token in the head of the request, or 0.
    Conversation(Api& api, Outlet& outlet, std::string table, std::string from, std::int64_t guest,
                 std::string link);
    ~Conversation() override;
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;

    void hear(std::string_view text);
    // As if it had said hello.
    Result<Done> greet(const ViewWish& wish, std::optional<int> last);
    bool greeted() const { return table_ != nullptr; }
    // Messages were dropped because nobody read them.
    void behind();

    void tell(const Wire& message) override { outlet_.send(message); }
    void dismiss(std::string_view code) override;

  private:
    void say_hello(const JsonObject& json);
    void obey(const JsonObject& json);
    void refuse(const Error& error, std::string_view key, int wait = 0);

    Api& api_;
    Outlet& outlet_;
    std::string id_;
    std::string from_;
    std::int64_t known_guest_;
    std::string link_;
    std::shared_ptr<Table> table_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
    Bucket commands_;
    Bucket words_;  // of somebody who watches
    int too_quick_ = 0;
    bool over_ = false;
};

}  // namespace engawa::server
