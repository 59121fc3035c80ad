#include "server/store/writer.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

#include "server/store/memory_store.h"

namespace engawa::server {
namespace {

// Stands still until it is let go, so that commits pile up.
class Gate final : public MemoryStore {
  public:
    Result<Done> commit(std::span<const Change> changes) override {
        const std::lock_guard lock{gate};
        ++commits;
        return MemoryStore::commit(changes);
    }
    std::mutex gate;
    std::atomic<int> commits = 0;
};

Change made(const std::string& id) {
    Change change;
    change.table = id;
    change.row = TableRow{id, "paiko", "", Stage::Open, true, false, 1, 1, "{}"};
    return change;
}

Change lines(const std::string& id, std::size_t first) {
    Change change;
    change.table = id;
    change.first_line = first;
    change.lines = {"line " + std::to_string(first)};
    return change;
}

const Post kAtOnce = [](const std::function<void()>& work) { work(); };

TEST(Writer, KeepsWhatPiledUpInOneCommit) {
    Gate store;
    std::atomic<int> done = 0;
    {
        Writer writer{store, kAtOnce};
        std::unique_lock held{store.gate};
        for (int i = 0; i < 50; ++i) {
            writer.commit(made("t" + std::to_string(i)),
                          [&](const auto& kept) { done += kept ? 1 : 0; });
        }
        held.unlock();
    }  // waits for all of them (C-02)
    EXPECT_EQ(done, 50);
    EXPECT_LE(store.commits, 3);
    EXPECT_TRUE(store.table("t49").value().has_value());
}

TEST(Writer, CommitsHereWhereNoDiskIsWaitedFor) {
    MemoryStore store;
    std::vector<std::function<void()>> posted;
    Writer writer{store, [&](std::function<void()> work) { posted.push_back(std::move(work)); },
                  Writer::Where::Here};
    int kept = 0;
    int refused = 0;
    const auto count = [&](const auto& result) { ++(result ? kept : refused); };
    writer.commit(made("t1"), count);
    EXPECT_TRUE(store.table("t1").value().has_value());
    writer.commit(lines("t1", 7), count);
    EXPECT_EQ(kept + refused, 0) << "never at once";
    for (const auto& work : posted) work();
    EXPECT_EQ(kept, 1);
    EXPECT_EQ(refused, 1);
    EXPECT_EQ(writer.figures().changes, 1);
    EXPECT_EQ(writer.figures().refused, 1);
    EXPECT_EQ(writer.figures().waiting, 0);
}

TEST(Writer, LetsNobodySufferForAnother) {
    Gate store;
    std::string codes;
    {
        Writer writer{store, kAtOnce};
        const std::unique_lock held{store.gate};
        const auto note = [&](const Result<Done>& kept) { codes += kept ? "+" : "-"; };
        writer.commit(made("t1"), note);
        writer.commit(lines("nowhere", 0), note);
        writer.commit(lines("t1", 0), note);
    }
    EXPECT_EQ(codes, "+-+");
}

TEST(Writer, KeepsTheOrderOfEachTableWhoeverElseWrites) {
    MemoryStore store;
    std::atomic<int> refused = 0;
    {
        Writer writer{store, kAtOnce};
        std::vector<std::thread> tables;
        for (int t = 0; t < 4; ++t) {
            tables.emplace_back([&writer, &refused, id = "t" + std::to_string(t)] {
                const auto note = [&refused](const Result<Done>& kept) { refused += kept ? 0 : 1; };
                writer.commit(made(id), note);
                for (std::size_t i = 0; i < 200; ++i) writer.commit(lines(id, i), note);
            });
        }
        for (std::thread& table : tables) table.join();
    }
    EXPECT_EQ(refused, 0);
    EXPECT_EQ((*store.table("t3").value()).lines.size(), 200u);
}

}  // namespace
}  // namespace engawa::server
