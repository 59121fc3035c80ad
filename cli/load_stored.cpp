#include "cli/load_stored.h"

#include <ctime>
#include <utility>

#include "engine/host/chairs.h"
#include "engine/match/catalogue.h"
#include "engine/match/record.h"
#include "server/store/sqlite_store.h"
#include "server/tables/settings.h"
#include "server/tables/tokens.h"

namespace engawa::cli {
namespace {

constexpr int kGamesToChooseFrom = 40;
constexpr std::size_t kAtOnce = 500;  // tables in a commit

// The longest of some random games.
Result<Record> long_game(const AnyGame& game, const StoredWish& wish, int seats) {
    const std::vector<BotSpec> bots(static_cast<std::size_t>(seats), *read_bot("random"));
    Record longest;
    for (std::uint64_t seed = 1; seed <= kGamesToChooseFrom; ++seed) {
        auto played = game.self_play(wish.options, bots, seed, true);
        if (!played) return played.error();
        if (played->record.lines.size() > longest.lines.size()) longest = played->record;
        if (static_cast<int>(longest.lines.size()) > wish.plies) break;
    }
    const auto plies = static_cast<std::size_t>(wish.plies);
    if (longest.lines.size() > plies) longest.lines.resize(plies);
    for (std::string& seat : longest.seats) seat = write_chair(Chair::person(""));
    return longest;
}

server::Settings settings_of(const StoredWish& wish, int seats) {
    server::Settings settings;
    settings.game = wish.game;
    settings.options = wish.options;
    settings.owner = 1;
    settings.places.resize(static_cast<std::size_t>(seats));
    for (server::Place& place : settings.places) place.kind = server::Place::Kind::Person;
    return settings;
}

server::Change guest(std::int64_t id, const std::string& token, std::int64_t now) {
    server::Change change;
    change.guest = server::GuestRow{id, server::digest_of(token), true, now};
    return change;
}

}  // namespace

Result<StoredTables> write_stored(const std::string& path, const StoredWish& wish) {
    if (const auto random = server::open_randomness(); !random) return random.error();
    const auto game = find_game(wish.game);
    if (!game) return game.error();
    const auto seats = (*game)->seats(wish.options);
    if (!seats) return seats.error();
    auto record = long_game(**game, wish, *seats);
    if (!record) return record.error();
    auto store = server::open_sqlite_store({.path = path});
    if (!store) return store.error();

    const std::int64_t now = std::time(nullptr);
    StoredTables made{{}, {server::make_token(), server::make_token()}};
    std::vector<server::Change> changes{guest(1, made.tokens[0], now),
                                        guest(2, made.tokens[1], now)};
    server::Change table;
    table.lines = std::exchange(record.value().lines, {});
    table.head = write_record(*record);
    table.seats = {{1, 1}, {2, 2}};
    const std::string settings = write_settings(settings_of(wish, *seats));
    for (int i = 0; i < wish.tables; ++i) {
        made.ids.push_back(server::make_table_id());
        table.table = made.ids.back();
        table.row = server::TableRow{
            table.table, wish.game, "", server::Stage::Playing, false, false, now, now, settings};
        changes.push_back(table);
        if (changes.size() < kAtOnce && i + 1 < wish.tables) continue;
        if (const auto kept = (*store)->commit(changes); !kept) return kept.error();
        changes.clear();
    }
    return made;
}

}  // namespace engawa::cli
