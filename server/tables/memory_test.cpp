// What a table costs while people look at it, and that it costs nothing when nobody does. Bytes of
// the heap, which are the same on every run; `engawa load memory` measures the process.
#include <gtest/gtest.h>
#include <malloc.h>

#include <iostream>

#include "engine/match/bots.h"
#include "engine/match/record.h"
#include "server/tables/sim_loop_test.h"

#if __has_feature(address_sanitizer)
#include <sanitizer/allocator_interface.h>
#endif

namespace engawa::server {
namespace {

std::size_t heap() {
#if __has_feature(address_sanitizer)
    return __sanitizer_get_current_allocated_bytes();
#else
    return mallinfo2().uordblks;
#endif
}

// A store whose own memory is not the tables': it has one table under many names.
class OneTable final : public MemoryStore {
  public:
    explicit OneTable(StoredTable table) : table_(std::move(table)) {}
    Result<std::optional<StoredTable>> table(std::string_view id) override {
        StoredTable named = table_;
        named.row.id = id;
        return std::optional{std::move(named)};
    }
    Result<Done> commit(std::span<const Change>) override { return kDone; }

  private:
    StoredTable table_;
};

// People at every seat, after so many moves of a game of bots; the longest of some games.
StoredTable after(std::string game, std::string_view letters, const Given& options, int plies) {
    const std::vector<BotSpec> bots(letters.size(), *read_bot("random"));
    Record longest;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        auto played = (*find_game(game))->self_play(options, bots, seed, true).value();
        if (played.record.lines.size() > longest.lines.size()) longest = played.record;
    }
    if (static_cast<int>(longest.lines.size()) > plies) {
        longest.lines.resize(static_cast<std::size_t>(plies));
    }
    StoredTable stored;
    Settings settings = opening(game, letters, options).settings;
    stored.lines = std::exchange(longest.lines, {});
    for (std::string& seat : longest.seats) seat = "human";
    stored.head = write_record(longest);
    stored.row =
        TableRow{"", game, "", Stage::Playing, true, false, 0, 0, write_settings(settings)};
    return stored;
}

// Kilobytes of each of several such tables while two look at it.
double kilobytes_of(StoredTable stored) {
    constexpr int kTables = 16;
    OneTable store{std::move(stored)};
    SimHouse house{store};
    std::vector<std::unique_ptr<Ear>> ears;
    for (int i = 0; i < 2 * kTables; ++i) {
        ears.push_back(std::make_unique<Ear>(house.loop, Seat{i % 2}));
    }
    const auto wake = [&](int number) {
        const auto table = house.tables.find("t" + std::to_string(number)).value();
        for (int seat = 0; seat < 2; ++seat) table->look(*ears[2u * number + seat], {});
        house.loop.settle();
        EXPECT_EQ(table->frozen(), "");
        for (const auto& ear : ears) ear->forget();
    };
    wake(0);  // what all share
    const std::size_t before = heap();
    for (int i = 1; i < kTables; ++i) wake(i);
    const std::size_t awake = heap() - before;
    for (int i = 0; i < kTables; ++i) {
        const auto table = house.tables.find("t" + std::to_string(i)).value();
        for (int seat = 0; seat < 2; ++seat) table->look_away(*ears[2u * i + seat]);
    }
    house.loop.pass(60'000);
    for (const auto& ear : ears) ear->forget();
    EXPECT_EQ(house.tables.figures().awake, 0);
    EXPECT_LT(heap(), before) << "a table that sleeps is its record alone";
    return static_cast<double>(awake) / (kTables - 1) / 1'000;
}

TEST(Memory, OfATableIsThatOfWhatItIsAsked) {
    const double paiko = kilobytes_of(after("paiko", "pp", {}, 200));
    const double susanoo = kilobytes_of(after("susanoo", "ppp", {{"seats", "3"}}, 1'000));
    RecordProperty("paiko_kb", std::to_string(paiko));
    RecordProperty("susanoo_kb", std::to_string(susanoo));
    EXPECT_LT(paiko, 18.0);
    EXPECT_LT(susanoo, 15.0);
    std::cout << "a table of Paiko " << paiko << " kB, of Susanoo after 1,000 moves " << susanoo
              << " kB, sockets aside\n";
}

}  // namespace
}  // namespace engawa::server
