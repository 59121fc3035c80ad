// Bots: they think on threads of their own, from a SeatView and nothing else, within a budget.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "engine/match/catalogue.h"
#include "engine/match/seat_view.h"
#include "server/store/writer.h"

namespace engawa::server {

struct Question {
    std::unique_ptr<SeatView> view;
    std::shared_ptr<const AnyGame> game;  // which the view needs
    BotSpec bot;
    std::uint64_t seed = 0;
    bool aside = false;
    int milliseconds = 1'000;  // for a bot that would think longer
};
using Answered = std::function<void(const std::string&)>;

class Thinking {
  public:
    virtual ~Thinking() = default;
    // `then` is called on the thread of the tables, never at once.
    virtual void think(Question question, Answered then) = 0;
};

// What the bot says, thought out here and now.
std::string thought(const Question& question);

class Thinkers final : public Thinking {
  public:
    Thinkers(int threads, Post post);
    // What is being thought is thought to its end, and nothing more begun.
    ~Thinkers() override;
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;

    void think(Question question, Answered then) override;
    int waiting() const;

  private:
    struct Job {
        Question question;
        Answered then;
    };
    void run();

    Post post_;
    mutable std::mutex mutex_;
    std::condition_variable woken_;
    std::deque<Job> jobs_;
    bool ending_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace engawa::server
