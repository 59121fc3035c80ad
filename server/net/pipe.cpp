#include "server/net/pipe.h"

#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <charconv>
#include <utility>

namespace engawa::server {
namespace {

namespace asio = boost::asio;

constexpr std::size_t kReadBytes = 256;  // most messages; each connection has so many waiting
constexpr int kMostUnanswered = 2;
constexpr int kMostDropped = 2;
constexpr std::size_t kUsualBytes = 2 * 1024;        // of what is written at once
constexpr std::size_t kKeptBytes = 8 * kUsualBytes;  // of a buffer that goes round
constexpr std::size_t kKeptBuffers = 128;

void add_line(std::string& to, std::string_view json) {
    std::array<char, 20> size{};
    const auto end = std::to_chars(size.data(), size.data() + size.size(), json.size() + 1, 16);
    to.append(size.data(), end.ptr).append("\r\n").append(json).append("\n\r\n");
}

}  // namespace

void Outbox::add(std::shared_ptr<Pipe> pipe) {
    waiting_.push_back(std::move(pipe));
    if (waiting_.size() > 1) return;
    asio::post(waiting_.front()->stream_.socket().get_executor(), [this] { write_all(); });
}

void Outbox::write_all() {
    written_.swap(waiting_);
    for (const auto& pipe : written_) pipe->write_now();
    written_.clear();
}

std::string Outbox::buffer() {
    std::string buffer;
    if (spare_.empty()) {
        buffer.reserve(kUsualBytes);
    } else {
        buffer = std::move(spare_.back());
        spare_.pop_back();
    }
    return buffer;
}

void Outbox::take_back(std::string buffer) {
    const bool usual = buffer.capacity() >= kUsualBytes && buffer.capacity() <= kKeptBytes;
    if (!usual || spare_.size() >= kKeptBuffers) return;
    buffer.clear();
    spare_.push_back(std::move(buffer));
}

Pipe::Pipe(Kind kind, Stream& stream, Api& api, const Limits& limits, Outbox& outbox)
    : kind_(kind),
      stream_(stream),
      api_(api),
      limits_(limits),
      outbox_(outbox),
      frames_(static_cast<std::size_t>(limits.message_bytes)) {}

asio::awaitable<void> Pipe::run(Conversation& conversation) {
    const auto self = shared_from_this();
    conversation_ = &conversation;
    Loop& loop = api_.tables().loop();
    pulse_ = loop.after(Millis{limits_.ping_seconds} * 1'000, [this] { beat(); });
    if (!conversation.greeted()) {
        hello_ = loop.after(Millis{limits_.hello_seconds} * 1'000, [this] {
            hello_ = Loop::kNone;
            if (!conversation_->greeted()) close(kClosePolicy, "no_hello");
        });
    }
    co_await listen();
    loop.cancel(pulse_);
    loop.cancel(hello_);
    tell_known();
    closed_ = true;
    conversation_ = nullptr;
    stream_.close();
    if (!writing_) co_return;
    asio::steady_timer ended{stream_.socket().get_executor(),
                             asio::steady_timer::time_point::max()};
    ended_ = &ended;  // what is being written needs the stream
    co_await ended.async_wait(asio::as_tuple(asio::use_awaitable));
}

void Pipe::tell_known() {
    if (const auto known = std::exchange(known_, {})) known();
}

asio::awaitable<void> Pipe::listen() {
    std::array<char, kReadBytes> bytes;
    while (!closed_) {
        stream_.expires_never();
        const auto [problem, count] = co_await stream_.read_some(asio::buffer(bytes));
        if (problem) co_return;
        unanswered_ = 0;
        if (kind_ == Kind::Socket && !closing_) hear({bytes.data(), count});
    }
}

void Pipe::hear(std::string_view bytes) {
    using Heard = FrameReader::Heard;
    frames_.take(bytes);
    for (Heard heard = frames_.next(); heard != Heard::Nothing && !closing_;
         heard = frames_.next()) {
        switch (heard) {
            case Heard::Text:
                conversation_->hear(frames_.text());
                if (conversation_->greeted()) tell_known();
                break;
            case Heard::Ping: put(pong_frame(frames_.text())); break;
            case Heard::Close: return close(kCloseNormal, "");
            case Heard::Broken: return close(frames_.code(), "");
            default: break;
        }
    }
}

// Below the application: a client that answers nothing for two of them has gone.
void Pipe::beat() {
    pulse_ = Loop::kNone;
    if (closed_) return;
    if (kind_ == Kind::Socket && unanswered_++ >= kMostUnanswered) {
        closed_ = true;
        return stream_.close();
    }
    if (kind_ == Kind::Socket) {
        put(ping_frame());
    } else {
        add_line(queue_, wire_of_keep_alive().json());
        write_soon();
    }
    pulse_ = api_.tables().loop().after(Millis{limits_.ping_seconds} * 1'000, [this] { beat(); });
}

void Pipe::send(const Wire& message) {
    if (closing_ || closed_) return;
    const bool full = queued_ >= limits_.queue_messages ||
                      queue_.size() >= static_cast<std::size_t>(limits_.queue_bytes);
    if (full) {
        queue_.clear();
        queued_ = 0;
        api_.metrics().count("queues_dropped");
        if (++dropped_ >= kMostDropped) {
            closed_ = true;
            return stream_.close();
        }
        return conversation_->behind();
    }
    ++queued_;
    if (queue_.capacity() < kUsualBytes && queue_.empty()) queue_ = outbox_.buffer();
    kind_ == Kind::Socket ? add_text_frame(queue_, message.json())
                          : add_line(queue_, message.json());
    write_soon();
}

void Pipe::put(std::string_view bytes) {
    queue_ += bytes;
    write_soon();
}

// After what else is said in this moment: an answer and its news are one write.
void Pipe::write_soon() {
    if (std::exchange(writing_, true)) return;
    outbox_.add(shared_from_this());
}

// All that waits. What the kernel does not take at once is waited for.
void Pipe::write_now() {
    std::string bytes = std::exchange(queue_, {});
    queued_ = 0;
    if (closed_) return written();
    const std::size_t count = stream_.write_now({asio::buffer(bytes), asio::const_buffer{}});
    if (count == bytes.size()) {
        outbox_.take_back(std::move(bytes));
        return written();
    }
    bytes.erase(0, count);
    asio::co_spawn(
        stream_.socket().get_executor(),
        [self = shared_from_this(), bytes = std::move(bytes)]() mutable -> asio::awaitable<void> {
            co_await self->write_all(std::move(bytes));
        },
        asio::detached);
}

asio::awaitable<void> Pipe::write_all(std::string bytes) {
    while (!bytes.empty() && !closed_) {
        stream_.expires_after(std::chrono::seconds{limits_.write_seconds});
        if (!co_await stream_.write({asio::buffer(bytes), asio::const_buffer{}})) {
            closed_ = true;
            stream_.close();
        }
        bytes = std::exchange(queue_, {});
        queued_ = 0;
    }
    written();
}

void Pipe::written() {
    writing_ = false;
    if (closing_ && !closed_) stream_.say_goodbye();
    if (ended_ != nullptr) ended_->cancel();
}

void Pipe::close(int code, std::string_view reason) {
    if (std::exchange(closing_, true) || closed_) return;
    put(kind_ == Kind::Socket ? close_frame(code, reason) : "0\r\n\r\n");
    // A client that does not go is let go.
    Loop& loop = api_.tables().loop();
    loop.after(1'000, [weak = weak_from_this()] {
        const auto self = weak.lock();
        if (self && !self->closed_) self->stream_.close();
    });
}

void Pipe::stop() {
    if (conversation_ != nullptr) conversation_->dismiss("going_down");
}

}  // namespace engawa::server
