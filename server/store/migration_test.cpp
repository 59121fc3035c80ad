// Backups, and from one version of the schema to the next.
#include "server/store/migration.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <memory>

#include "server/store/backup.h"
#include "server/store/schema.h"
#include "server/store/sqlite_file.h"
#include "server/store/sqlite_store.h"
#include "server/store/statement.h"

namespace engawa::server {
namespace {

constexpr std::array kSteps{
    Migration{1, "ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';"},
    Migration{2, "CREATE TABLE moods(name TEXT); INSERT INTO moods SELECT mood FROM tables;"},
};

class StoreFile : public testing::Test {
  protected:
    StoreFile()
        : folder_(std::filesystem::temp_directory_path() /
                  ("engawa_store_" + std::to_string(::getpid()))) {
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directory(folder_);
    }
    ~StoreFile() override { std::filesystem::remove_all(folder_); }

    std::string path(const std::string& name = "store.db") const {
        return (folder_ / name).string();
    }
    static std::unique_ptr<Store> open(const std::string& path) {
        auto store = open_sqlite_store({.path = path});
        EXPECT_TRUE(store) << store.error().text;
        return store ? std::move(store).value() : nullptr;
    }
    static void add_table(Store& store, const std::string& id) {
        Change change;
        change.table = id;
        change.row = TableRow{id, "paiko", "", Stage::Over, true, false, 100, 100, "{}"};
        change.head = "head of " + id;
        change.lines = {"a", "b"};
        ASSERT_TRUE(store.commit({&change, 1}));
    }
    static std::string head_in(const std::string& path, const std::string& id) {
        const auto store = open(path);
        const auto table = store->table(id);
        return table && *table ? (*table)->head : "";
    }
    static Database raw(const std::string& path) {
        sqlite3* database = nullptr;
        EXPECT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
        return Database{database};
    }
    // As the first version had it.
    static void make_first_version(sqlite3* database) {
        constexpr const char* kBack =
            "INSERT INTO lines(n, first, text) SELECT n, first, text FROM recent "
            "WHERE text IS NOT NULL; DROP TABLE recent; PRAGMA user_version=1;";
        ASSERT_EQ(sqlite3_exec(database, kBack, nullptr, nullptr, nullptr), SQLITE_OK);
    }
    static std::int64_t number(sqlite3* database, const char* query) {
        Statement statement{database, query};
        return statement.step() == SQLITE_ROW ? statement.number(0) : -1;
    }

    std::filesystem::path folder_;
};

TEST_F(StoreFile, IsBackedUpWhileAServerHasIt) {
    const auto store = open(path());
    add_table(*store, "one");
    ASSERT_TRUE(back_up_store(path(), path("copy.db")));
    add_table(*store, "two");
    EXPECT_EQ(head_in(path("copy.db"), "one"), "head of one");
    EXPECT_EQ(head_in(path("copy.db"), "two"), "") << "it came after the copy";
    struct stat facts{};
    ASSERT_EQ(::stat(path("copy.db").c_str(), &facts), 0);
    EXPECT_EQ(facts.st_mode & 0777, 0600u);
    EXPECT_FALSE(std::filesystem::exists(path("copy.db.part")));
}

TEST_F(StoreFile, ABackupReplacesNothing) {
    open(path());
    std::ofstream{path("precious")} << "precious";
    const auto refused = back_up_store(path(), path("precious"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "backup_exists");
    EXPECT_EQ(std::filesystem::file_size(path("precious")), 8u);
}

TEST_F(StoreFile, ABackupOfNothingIsRefused) {
    EXPECT_EQ(back_up_store(path("nowhere"), path("copy.db")).error().code, "no_store");
    EXPECT_FALSE(std::filesystem::exists(path("nowhere"))) << "nor is an empty store made";
    std::ofstream{path("letter")} << "no database at all, but long enough to be taken for one";
    EXPECT_EQ(back_up_store(path("letter"), path("copy.db")).error().code, "no_store");
    open(path());
    EXPECT_EQ(back_up_store(path(), path("no/such/folder/copy.db")).error().code, "no_backup");
}

TEST_F(StoreFile, KeepsNothingOfWhatWasDeletedOnceItIsTidied) {
    const auto bytes = [&] {
        std::string all;
        for (const auto& file : std::filesystem::directory_iterator{folder_}) {
            std::ifstream in{file.path(), std::ios::binary};
            all.append(std::istreambuf_iterator<char>{in}, {});
        }
        return all;
    };
    const auto store = open(path());
    add_table(*store, "one");
    add_table(*store, "two");
    Change gone;
    gone.table = "one";
    gone.gone = true;
    ASSERT_TRUE(store->commit({&gone, 1}));
    ASSERT_TRUE(tidy_store(path()));
    EXPECT_EQ(bytes().find("head of one"), std::string::npos);
    EXPECT_NE(bytes().find("head of two"), std::string::npos);
    EXPECT_EQ(tidy_store(path("nowhere")).error().code, "no_store");
}

TEST_F(StoreFile, GoesThroughAllStepsAndLeavesACopyOfWhatWas) {
    add_table(*open(path()), "one");
    const Database database = raw(path());
    make_first_version(database.get());
    ASSERT_TRUE(migrate(database.get(), path(), 1, kSteps, 3));
    EXPECT_EQ(number(database.get(), "PRAGMA user_version"), 3);
    EXPECT_EQ(number(database.get(), "SELECT count(*) FROM moods WHERE name = 'calm'"), 1);
    EXPECT_EQ(number(raw(path("store.db.v1")).get(), "PRAGMA user_version"), 1);
    EXPECT_EQ(head_in(path("store.db.v1"), "one"), "head of one");
}

TEST_F(StoreFile, IsAsItWasIfAStepFails) {
    add_table(*open(path()), "one");
    const Database database = raw(path());
    make_first_version(database.get());
    constexpr std::array kBroken{kSteps[0], Migration{2, "INSERT INTO nowhere VALUES(1);"}};
    const auto refused = migrate(database.get(), path(), 1, kBroken, 3);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "no_store");
    EXPECT_EQ(number(database.get(), "PRAGMA user_version"), 1);
    EXPECT_EQ(number(database.get(), "SELECT count(mood) FROM tables"), -1);
    EXPECT_EQ(head_in(path(), "one"), "head of one");
    // And the next try, with better steps, succeeds although the copy is there.
    EXPECT_TRUE(migrate(database.get(), path(), 1, kSteps, 3));
}

TEST_F(StoreFile, NothingIsTouchedWithoutAWay) {
    open(path());
    const Database database = raw(path());
    make_first_version(database.get());
    const auto refused = migrate(database.get(), path(), 1, std::span{kSteps}.subspan(1), 3);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "old_store");
    EXPECT_FALSE(std::filesystem::exists(path("store.db.v1")));
}

TEST_F(StoreFile, OfTheFirstVersionGoesOnWhereItStood) {
    add_table(*open(path()), "one");
    make_first_version(raw(path()).get());
    const auto store = open(path());
    ASSERT_TRUE(store);
    EXPECT_EQ(number(raw(path()).get(), "PRAGMA user_version"), kSchemaVersion);
    EXPECT_EQ(number(raw(path("store.db.v1")).get(), "PRAGMA user_version"), 1);
    Change change;
    change.table = "one";
    change.first_line = 2;
    change.lines = {"c"};
    ASSERT_TRUE(store->commit({&change, 1}));
    EXPECT_EQ((*store->table("one"))->lines, (std::vector<std::string>{"a", "b", "c"}));
    EXPECT_EQ((*store->table("one"))->head, "head of one");
}

TEST_F(StoreFile, EveryVersionHasAWayToThisOne) {
    std::int64_t reached = 1;
    for (const Migration& step : migrations()) {
        EXPECT_EQ(step.from, reached);
        ++reached;
    }
    EXPECT_EQ(reached, kSchemaVersion);
}

// A log that grows costs a sync of its length with every commit.
TEST_F(StoreFile, HasALogAsLongAsItGetsBeforeTheFirstCommit) {
    const auto log_size = [&] { return std::filesystem::file_size(path("store.db-wal")); };
    auto store = open(path());
    const auto size = log_size();
    EXPECT_GE(size, 1'000u * 4'096);
    for (int i = 0; i < 60; ++i) {
        std::vector<Change> many;
        for (int j = 0; j < 100; ++j) {
            const std::string id = "table " + std::to_string(100 * i + j);
            many.emplace_back();
            many.back().table = id;
            many.back().row = TableRow{id, "paiko", "", Stage::Over, true, false, 100, 100, "{}"};
            many.back().head = "head of " + id;
        }
        ASSERT_TRUE(store->commit(many));
    }
    EXPECT_LT(log_size(), size + size / 10) << "it begins anew";
    store.reset();
    EXPECT_FALSE(std::filesystem::exists(path("store.db-wal"))) << "one file is left";
    store = open(path());
    EXPECT_EQ(log_size(), size);
    EXPECT_EQ((*store->table("table 5999"))->head, "head of table 5999");
}

TEST_F(StoreFile, OfALaterVersionIsRefusedWithASentence) {
    open(path());
    const std::string later = "PRAGMA user_version=" + std::to_string(kSchemaVersion + 1);
    ASSERT_EQ(sqlite3_exec(raw(path()).get(), later.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
    const auto refused = open_sqlite_store({.path = path()});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "newer_store");
    EXPECT_NE(refused.error().text.find("later version"), std::string::npos);
    EXPECT_FALSE(std::filesystem::exists(path("store.db-wal"))) << "and left as it was";
}

}  // namespace
}  // namespace engawa::server
