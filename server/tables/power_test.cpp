// The power goes at any write of a short game, and any part of what was not synced is lost: what
// was acknowledged is there, every table goes on, and nothing is half of a move (C-01).
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>

#include "server/store/noting_vfs_test.h"
#include "server/store/sqlite_store.h"
#include "server/tables/sim_loop_test.h"

namespace engawa::server {
namespace {

struct Promise {
    std::size_t noted = 0;  // how much was written when it was acknowledged
    std::size_t lines = 0;  // of the record
};

class Power : public testing::Test {
  protected:
    Power()
        : folder_(std::filesystem::temp_directory_path() /
                  ("engawa_power_" + std::to_string(::getpid()))) {
        std::filesystem::create_directories(folder_ / "play");
    }
    ~Power() override { std::filesystem::remove_all(folder_); }

    std::unique_ptr<Store> open(const std::string& where, std::string vfs) {
        SqliteOptions options;
        options.path = (folder_ / where / "store.db").string();
        options.checkpoint_pages = 12;  // some in a short game
        options.recent_rows = 4;
        options.vfs = std::move(vfs);
        auto store = open_sqlite_store(options);
        EXPECT_TRUE(store) << store.error().text;
        return store ? std::move(store).value() : nullptr;
    }

    // The same table, from what is on the disk now.
    void goes_on(const std::string& id, std::size_t least, const std::vector<std::string>& lines,
                 const std::string& when) {
        const auto store = open("lost", "");
        ASSERT_TRUE(store) << when;
        const auto stored = store->table(id);
        ASSERT_TRUE(stored) << when;
        if (!*stored) {
            EXPECT_EQ(least, 0u) << when;
            return;
        }
        const auto& kept = (*stored)->lines;
        ASSERT_GE(kept.size(), least) << when;
        ASSERT_LE(kept.size(), lines.size()) << when;
        EXPECT_TRUE(std::equal(kept.begin(), kept.end(), lines.begin())) << when;
        SimHouse house{*store};
        const auto table = house.tables.find(id);
        ASSERT_TRUE(table) << when;
        EXPECT_EQ((*table)->frozen(), "") << when;
    }

    std::filesystem::path folder_;
};

TEST_F(Power, MayGoAtAnyWrite) {
    NotingVfs vfs;
    std::vector<Promise> promises;
    std::vector<std::string> lines;
    std::string id;
    Disk::Files before;
    {
        const auto store = open("play", NotingVfs::kName);
        ASSERT_TRUE(store);
        before = Disk::read(folder_ / "play");
        vfs.noted.clear();
        SimHouse house{*store};
        const auto table = open_table(house, opening("eiyo", "pr", {{"mode", "coop"}}));
        ASSERT_TRUE(table);
        id = table->id();
        for (int i = 0; i < 10 && !table->host()->match().over(); ++i) {
            house.loop.pass(5'000);
            if (!table->host()->match().awaited().contains(Seat{0})) continue;
            const Told told =
                ask(house, *table, 1,
                    playing(any_move(*table, 1), "key-of-the-power-" + std::to_string(i)));
            ASSERT_EQ(told.code, "");
            promises.push_back({vfs.noted.size(), (*store->table(id).value()).lines.size()});
            store->put_away();
        }
        house.loop.pass(5'000);
        lines = (*store->table(id).value()).lines;
    }
    ASSERT_GT(promises.size(), 5u);
    const int parts = std::getenv("ENGAWA_LONG") != nullptr ? 20 : 1;
    const std::size_t stride = std::getenv("ENGAWA_LONG") != nullptr ? 1 : 3;
    std::mt19937_64 rng{5};
    int checkpoints = 0;
    for (std::size_t cut = 1; cut <= vfs.noted.size(); cut += stride) {
        checkpoints += vfs.noted[cut - 1].file == "store.db" ? 1 : 0;
        std::size_t least = 0;
        for (const Promise& promise : promises) {
            if (promise.noted <= cut) least = promise.lines;
        }
        for (int part = 0; part < parts + 2; ++part) {
            const double share = part == 0 ? 0 : part == 1 ? 1 : 0.5;
            Disk::write(Disk::after_loss(before, vfs.noted, cut, share, rng), folder_ / "lost");
            goes_on(id, least, lines,
                    "cut " + std::to_string(cut) + " part " + std::to_string(part));
            if (HasFatalFailure()) return;
        }
    }
    EXPECT_GT(checkpoints, 10);
}

}  // namespace
}  // namespace engawa::server
