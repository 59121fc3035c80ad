// What every Store keeps to. A new implementation gets a line in the list at the end.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <memory>

#include "server/store/memory_store.h"
#include "server/store/sqlite_store.h"

namespace engawa::server {
namespace {

// A store, and how to open it again as after the end of the process; nothing if it keeps nothing.
class Kind {
  public:
    virtual ~Kind() = default;
    virtual std::unique_ptr<Store> open() = 0;
    virtual bool lasts() const = 0;
};

class SqliteKind final : public Kind {
  public:
    explicit SqliteKind(int recent_rows = 2'000)
        : recent_rows_(recent_rows),
          folder_(
              std::filesystem::temp_directory_path() /
              ("engawa_contract_" + std::to_string(::getpid()) + "_" + std::to_string(++count_))) {
        std::filesystem::create_directory(folder_);
    }
    ~SqliteKind() override { std::filesystem::remove_all(folder_); }
    SqliteKind(const SqliteKind&) = delete;
    SqliteKind& operator=(const SqliteKind&) = delete;

    std::unique_ptr<Store> open() override {
        SqliteOptions options;
        options.path = (folder_ / "store.db").string();
        options.recent_rows = recent_rows_;
        auto store = open_sqlite_store(options);
        EXPECT_TRUE(store) << store.error().text;
        return store ? std::move(store).value() : nullptr;
    }
    bool lasts() const override { return true; }

  private:
    static inline int count_ = 0;
    int recent_rows_;
    std::filesystem::path folder_;
};

class MemoryKind final : public Kind {
  public:
    std::unique_ptr<Store> open() override { return std::make_unique<MemoryStore>(); }
    bool lasts() const override { return false; }
};

Digest digest(int number) {
    Digest made{};
    made[0] = static_cast<std::uint8_t>(number);
    made[31] = 7;
    return made;
}

Change made_table(const std::string& id) {
    Change change;
    change.table = id;
    change.row = TableRow{id, "paiko", "", Stage::Open, true, false, 100, 100, "{}"};
    return change;
}

Change played(const std::string& id, std::size_t first, std::vector<std::string> lines) {
    Change change;
    change.table = id;
    change.first_line = first;
    change.lines = std::move(lines);
    return change;
}

Result<Done> commit(Store& store, const Change& change) {
    auto done = store.commit({&change, 1});
    store.put_away();
    return done;
}

class StoreContract : public testing::TestWithParam<std::shared_ptr<Kind> (*)()> {
  protected:
    std::shared_ptr<Kind> kind_ = GetParam()();
    std::unique_ptr<Store> store_ = kind_->open();
};

TEST_P(StoreContract, ATableIsMadeAnewInTheCommitThatRemovesIt) {
    ASSERT_TRUE(commit(*store_, made_table("t1")));
    ASSERT_TRUE(commit(*store_, played("t1", 0, {"a", "b"})));
    Change gone;
    gone.table = "t1";
    gone.gone = true;
    Change again = made_table("t1");
    again.lines = {"c"};
    const std::vector changes{gone, again};
    ASSERT_TRUE(store_->commit(changes));
    EXPECT_EQ((*store_->table("t1").value()).lines, std::vector<std::string>{"c"});
}

TEST_P(StoreContract, ATableIsFoundWithAllItsParts) {
    Change change = made_table("t1");
    change.head = "[Game \"paiko\"]\n";
    change.lines = {"a", "b"};
    change.beside = Secret<std::string>{"key 1"};
    change.vault = Secret<std::string>{"seed"};
    change.clock = "1:2";
    change.seats = {{2, 8}, {1, 7}};
    ASSERT_TRUE(commit(*store_, change));
    const auto found = store_->table("t1");
    ASSERT_TRUE(found && found->has_value());
    const StoredTable& table = **found;
    EXPECT_EQ(table.row.game, "paiko");
    EXPECT_EQ(table.head, "[Game \"paiko\"]\n");
    EXPECT_EQ(table.lines, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(table.beside.reveal(), "key 1");
    EXPECT_EQ(table.vault.reveal(), "seed");
    EXPECT_EQ(table.clock, "1:2");
    ASSERT_EQ(table.seats.size(), 2u);
    EXPECT_EQ(table.seats[0].guest, 7);
    EXPECT_FALSE(store_->table("t2").value().has_value());
}

TEST_P(StoreContract, LinesAreOnlyEverAdded) {
    ASSERT_TRUE(commit(*store_, made_table("t1")));
    ASSERT_TRUE(commit(*store_, played("t1", 0, {"a", "b"})));
    ASSERT_TRUE(commit(*store_, played("t1", 2, {"c"})));
    EXPECT_EQ(commit(*store_, played("t1", 2, {"again"})).error().code, "storage_failed");
    EXPECT_EQ(commit(*store_, played("t1", 4, {"gap"})).error().code, "storage_failed");
    EXPECT_EQ((*store_->table("t1").value()).lines, (std::vector<std::string>{"a", "b", "c"}));
}

TEST_P(StoreContract, WhatCameLastCounts) {
    ASSERT_TRUE(commit(*store_, made_table("t1")));
    ASSERT_TRUE(commit(*store_, made_table("t2")));
    for (int i = 0; i < 5; ++i) {
        for (const char* id : {"t1", "t2"}) {
            const std::string number = std::to_string(i);
            Change change =
                played(id, static_cast<std::size_t>(2 * i), {"a" + number, "b" + number});
            change.beside = Secret<std::string>{id + number};
            if (i < 3) change.clock = "clock " + number;
            change.keys = {{1, "0123456789abcde" + number, 7, id}, {2, "0123456789abcdef", 8, id}};
            if (i > 0) change.keys.pop_back();
            ASSERT_TRUE(commit(*store_, change));
        }
    }
    for (const std::string id : {"t1", "t2"}) {
        const StoredTable table = *store_->table(id).value();
        EXPECT_EQ(table.lines.size(), 10u);
        EXPECT_EQ(table.lines.back(), "b4");
        EXPECT_EQ(table.beside.reveal(), id + "4");
        EXPECT_EQ(table.clock, "clock 2");
        EXPECT_EQ(store_->key(id, 1, "0123456789abcde3").value()->answer, id);
        EXPECT_EQ(store_->key(id, 2, "0123456789abcdef").value()->body, 8u);
        Change again = played(id, 10, {"c"});
        again.keys = {{1, "0123456789abcde3", 7, id}};
        EXPECT_FALSE(commit(*store_, again));
    }
}

TEST_P(StoreContract, ACommitIsAllOrNothing) {
    ASSERT_TRUE(commit(*store_, made_table("t1")));
    const std::vector<Change> both{played("t1", 0, {"a"}), played("nowhere", 0, {"x"})};
    EXPECT_FALSE(store_->commit(both));
    EXPECT_TRUE((*store_->table("t1").value()).lines.empty());
    const std::vector<Change> good{played("t1", 0, {"a"}), made_table("t2")};
    EXPECT_TRUE(store_->commit(good));
    EXPECT_EQ((*store_->table("t1").value()).lines.size(), 1u);
    EXPECT_TRUE(store_->table("t2").value().has_value());
}

TEST_P(StoreContract, WhatIsNotSetStays) {
    Change change = made_table("t1");
    change.beside = Secret<std::string>{"key"};
    ASSERT_TRUE(commit(*store_, change));
    Change later = made_table("t1");
    later.row->stage = Stage::Playing;
    later.row->due = true;
    ASSERT_TRUE(commit(*store_, later));
    const StoredTable table = *store_->table("t1").value();
    EXPECT_EQ(table.row.stage, Stage::Playing);
    EXPECT_TRUE(table.row.due);
    EXPECT_EQ(table.beside.reveal(), "key");
}

TEST_P(StoreContract, AKeyBelongsToOneSeatOfOneTable) {
    Change change = made_table("t1");
    change.keys = {{1, "0123456789abcdef", ~std::uint64_t{0}, "answer"}};
    ASSERT_TRUE(commit(*store_, change));
    ASSERT_TRUE(commit(*store_, made_table("t2")));
    const auto found = store_->key("t1", 1, "0123456789abcdef");
    ASSERT_TRUE(found && found->has_value());
    EXPECT_EQ((*found)->answer, "answer");
    EXPECT_EQ((*found)->body, ~std::uint64_t{0});
    EXPECT_FALSE(store_->key("t1", 2, "0123456789abcdef").value().has_value());
    EXPECT_FALSE(store_->key("t2", 1, "0123456789abcdef").value().has_value());
    Change again = played("t1", 0, {"a"});
    again.keys = change.keys;
    EXPECT_FALSE(commit(*store_, again));
    EXPECT_TRUE((*store_->table("t1").value()).lines.empty());
}

TEST_P(StoreContract, LinksLeadToTheirTableUntilTheyEnd) {
    Change change = made_table("t1");
    change.links = {{digest(1), "t1", LinkRow::Kind::Invite, 2},
                    {digest(2), "t1", LinkRow::Kind::Watch, 0}};
    ASSERT_TRUE(commit(*store_, change));
    const auto invite = *store_->link(digest(1)).value();
    EXPECT_EQ(invite.table, "t1");
    EXPECT_EQ(invite.kind, LinkRow::Kind::Invite);
    EXPECT_EQ(invite.seat, 2);
    EXPECT_FALSE(store_->link(digest(3)).value().has_value());
    Change used;
    used.table = "t1";
    used.ended_links = {digest(1)};
    ASSERT_TRUE(commit(*store_, used));
    EXPECT_FALSE(store_->link(digest(1)).value().has_value());
    EXPECT_TRUE(store_->link(digest(2)).value().has_value());
}

TEST_P(StoreContract, OwnLinksOfASeatEndWhenAnotherHasIt) {
    Change change = made_table("t1");
    change.guest = GuestRow{5, digest(5), false, 100};
    change.seats = {{1, 5}, {2, 5}};
    change.links = {{digest(11), "t1", LinkRow::Kind::Own, 1},
                    {digest(12), "t1", LinkRow::Kind::Own, 1},
                    {digest(13), "t1", LinkRow::Kind::Own, 2},
                    {digest(14), "t1", LinkRow::Kind::Invite, 1}};
    ASSERT_TRUE(commit(*store_, change));
    const auto there = [&](std::uint8_t n) { return store_->link(digest(n)).value().has_value(); };
    EXPECT_TRUE(there(11) && there(12) && there(13) && there(14));
    Change moved;
    moved.table = "t1";
    moved.seats = {{1, 6}};
    ASSERT_TRUE(commit(*store_, moved));
    EXPECT_FALSE(there(11) || there(12));
    EXPECT_TRUE(there(13) && there(14)) << "those of another seat, and other kinds";
    Change gone;
    gone.gone_guest = digest(5);
    ASSERT_TRUE(commit(*store_, gone));
    EXPECT_FALSE(there(13));
    EXPECT_TRUE(there(14));
}

TEST_P(StoreContract, AGuestWhoGoesLeavesSeatsBehind) {
    Change change = made_table("t1");
    change.guest = GuestRow{5, digest(5), true, 100};
    change.seats = {{1, 5}};
    ASSERT_TRUE(commit(*store_, change));
    EXPECT_EQ((*store_->guest(digest(5)).value()).id, 5);
    EXPECT_TRUE((*store_->guest(digest(5)).value()).bot);
    EXPECT_EQ((*store_->guest(5).value()).digest, digest(5));
    EXPECT_FALSE(store_->guest(6).value().has_value());
    Change renewed;
    renewed.guest = GuestRow{5, digest(6), true, 100};
    ASSERT_TRUE(commit(*store_, renewed));
    EXPECT_FALSE(store_->guest(digest(5)).value().has_value());
    Change gone;
    gone.gone_guest = digest(6);
    ASSERT_TRUE(commit(*store_, gone));
    EXPECT_FALSE(store_->guest(digest(6)).value().has_value());
    EXPECT_EQ((*store_->table("t1").value()).seats.at(0).guest, 0);
    EXPECT_EQ(store_->last_guest().value(), 5);  // an id is never given twice
}

TEST_P(StoreContract, TablesAreListedByWhatTheyAre) {
    Change first = made_table("t1");
    Change second = made_table("t2");
    second.row->listed = false;
    second.row->due = true;
    second.row->changed = 200;
    second.seats = {{1, 9}};
    Change third = made_table("t3");
    third.row->stage = Stage::Over;
    third.row->changed = 300;
    const std::vector<Change> all{first, second, third};
    ASSERT_TRUE(store_->commit(all));
    const auto ids = [&](const TableQuery& query) {
        std::string text;
        for (const TableRow& row : store_->tables(query).value()) text += row.id;
        return text;
    };
    EXPECT_EQ(ids({}), "t3t2t1");
    EXPECT_EQ(ids({.listed = true}), "t3t1");
    EXPECT_EQ(ids({.due = true}), "t2");
    EXPECT_EQ(ids({.stage = Stage::Over}), "t3");
    EXPECT_EQ(ids({.guest = 9}), "t2");
    EXPECT_EQ(ids({.changed_before = 200}), "t1");
    EXPECT_EQ(ids({.most = 1}), "t3");
}

TEST_P(StoreContract, CardsAreKeptOnceByTheirDigest) {
    Change change;
    change.cards = CardsRow{"abc", "eiyo", "{}"};
    ASSERT_TRUE(commit(*store_, change));
    ASSERT_TRUE(commit(*store_, change));
    EXPECT_EQ((*store_->cards("abc").value()).json, "{}");
    EXPECT_FALSE(store_->cards("abd").value().has_value());
}

TEST_P(StoreContract, ATableThatIsGoneLeavesNothing) {
    Change change = made_table("t1");
    change.lines = {"a"};
    change.links = {{digest(1), "t1", LinkRow::Kind::Invite, 0}};
    change.keys = {{1, "0123456789abcdef", 1, "answer"}};
    ASSERT_TRUE(commit(*store_, change));
    Change gone;
    gone.table = "t1";
    gone.gone = true;
    ASSERT_TRUE(commit(*store_, gone));
    EXPECT_FALSE(store_->table("t1").value().has_value());
    EXPECT_FALSE(store_->link(digest(1)).value().has_value());
    ASSERT_TRUE(commit(*store_, made_table("t1")));
    EXPECT_FALSE(store_->key("t1", 1, "0123456789abcdef").value().has_value());
}

TEST_P(StoreContract, WhatWasCommittedIsThereAfterTheEndOfTheProcess) {
    if (!kind_->lasts()) GTEST_SKIP() << "keeps nothing";
    Change change = made_table("t1");
    change.lines = {"a"};
    ASSERT_TRUE(commit(*store_, change));
    store_.reset();
    store_ = kind_->open();
    EXPECT_EQ((*store_->table("t1").value()).lines.size(), 1u);
}

INSTANTIATE_TEST_SUITE_P(Sqlite, StoreContract, testing::Values(+[]() -> std::shared_ptr<Kind> {
                             return std::make_shared<SqliteKind>();
                         }));
// What came is put away after every commit.
INSTANTIATE_TEST_SUITE_P(SqlitePutAway, StoreContract,
                         testing::Values(+[]() -> std::shared_ptr<Kind> {
                             return std::make_shared<SqliteKind>(1);
                         }));
INSTANTIATE_TEST_SUITE_P(Memory, StoreContract, testing::Values(+[]() -> std::shared_ptr<Kind> {
                             return std::make_shared<MemoryKind>();
                         }));

}  // namespace
}  // namespace engawa::server
