#include "server/tables/thinkers.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace engawa::server {
namespace {

constexpr std::uint32_t kSlice = 256;  // nodes between two looks at the clock

}  // namespace

std::string thought(const Question& question) {
    using Clock = std::chrono::steady_clock;
    if (question.aside) return question.view->aside(question.bot.level, question.seed);
    const auto thinker = question.view->think(question.bot, question.seed);
    if (!thinker) return {};
    Thinker& mind = **thinker;
    const auto end = Clock::now() + std::chrono::milliseconds{question.milliseconds};
    const std::uint32_t budget = question.bot.nodes != 0 ? question.bot.nodes : mind.budget();
    for (std::uint32_t done = 0; done < budget; done += kSlice) {
        if (mind.run(std::min(kSlice, budget - done))) break;
        if (question.milliseconds > 0 && Clock::now() >= end) break;
    }
    return mind.best();
}

Thinkers::Thinkers(int threads, Post post) : post_(std::move(post)) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

Thinkers::~Thinkers() {
    {
        const std::lock_guard lock{mutex_};
        ending_ = true;
    }
    woken_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void Thinkers::think(Question question, Answered then) {
    {
        const std::lock_guard lock{mutex_};
        jobs_.push_back({std::move(question), std::move(then)});
    }
    woken_.notify_one();
}

int Thinkers::waiting() const {
    const std::lock_guard lock{mutex_};
    return static_cast<int>(jobs_.size());
}

void Thinkers::run() {
    while (true) {
        Job job;
        {
            std::unique_lock lock{mutex_};
            woken_.wait(lock, [this] { return ending_ || !jobs_.empty(); });
            if (ending_) return;
            job = std::move(jobs_.front());
            jobs_.pop_front();
        }
        std::string text = thought(job.question);
        job.question = {};
        post_([then = std::move(job.then), text = std::move(text)] { then(text); });
    }
}

}  // namespace engawa::server
