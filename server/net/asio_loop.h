// The tables' thread on Asio: one timer for all alarms. Only server.cpp includes it.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <ctime>
#include <thread>

#include "server/tables/loop.h"

namespace engawa::server {

class AsioLoop final : public Loop {
  public:
    explicit AsioLoop(boost::asio::io_context& context) : context_(context), timer_(context) {}

    Millis now() const override {
        const auto since = std::chrono::steady_clock::now().time_since_epoch();
        return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
    }
    std::int64_t seconds() const override { return std::time(nullptr); }
    void post(Work work) override { boost::asio::post(context_, std::move(work)); }
    bool here() const override {
        return thread_ == std::thread::id{} || thread_ == std::this_thread::get_id();
    }
    // On the thread that runs the context, before it does.
    void begin() { thread_ = std::this_thread::get_id(); }

  private:
    void wake_at(Millis when) override {
        using Clock = std::chrono::steady_clock;
        timer_.expires_at(Clock::time_point{std::chrono::milliseconds{when}});
        timer_.async_wait([this](const boost::system::error_code& problem) {
            if (problem) return;  // an earlier one came
            const Millis next = run_alarms();
            if (next >= 0) wake_at(next);
        });
    }

    boost::asio::io_context& context_;
    boost::asio::steady_timer timer_;
    std::thread::id thread_;
};

}  // namespace engawa::server
