#include "server/store/writer.h"

#include <utility>

namespace engawa::server {

Writer::Writer(Store& store, Post post, Where where)
    : store_(store),
      post_(std::move(post)),
      thread_(where == Where::OwnThread ? std::thread{[this] { run(); }} : std::thread{}) {}

Writer::~Writer() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock{mutex_};
        ending_ = true;
    }
    woken_.notify_one();
    thread_.join();
}

void Writer::commit(Change change, Done done) {
    if (!thread_.joinable()) return write_here(change, std::move(done));
    {
        const std::lock_guard lock{mutex_};
        waiting_.push_back({std::move(change), std::move(done)});
        ++figures_.waiting;
    }
    woken_.notify_one();
}

Writer::Figures Writer::figures() const {
    using Clock = std::chrono::steady_clock;
    const std::lock_guard lock{mutex_};
    Figures figures = figures_;
    if (began_ != Clock::time_point{}) {
        figures.busy_seconds =
            std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - began_).count();
    }
    return figures;
}

void Writer::run() {
    while (true) {
        std::vector<Job> jobs;
        {
            std::unique_lock lock{mutex_};
            woken_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            jobs = std::exchange(waiting_, {});
            began_ = std::chrono::steady_clock::now();
        }
        write(std::move(jobs));
    }
}

void Writer::write_here(const Change& change, Done done) {
    auto result = store_.commit({&change, 1});
    {
        const std::lock_guard lock{mutex_};
        ++figures_.commits;
        figures_.refuses = !result;
        ++(result ? figures_.changes : figures_.refused);
    }
    post_([done = std::move(done), result = std::move(result)] { done(result); });
}

void Writer::write(std::vector<Job> jobs) {
    std::vector<Change> changes;
    changes.reserve(jobs.size());
    for (Job& job : jobs) changes.push_back(std::move(job.change));
    std::vector<Result<engawa::Done>> results(jobs.size(), store_.commit(changes));
    if (!results.front() && jobs.size() > 1) {
        for (std::size_t i = 0; i < jobs.size(); ++i) results[i] = store_.commit({&changes[i], 1});
    }
    {
        const std::lock_guard lock{mutex_};
        began_ = {};
        ++figures_.commits;
        figures_.refuses = !results.back();
        for (const auto& result : results) ++(result ? figures_.changes : figures_.refused);
        figures_.waiting -= static_cast<std::int64_t>(jobs.size());
    }
    post_([jobs = std::move(jobs), results = std::move(results)] {
        for (std::size_t i = 0; i < jobs.size(); ++i) jobs[i].done(results[i]);
    });
    store_.put_away();
}

}  // namespace engawa::server
