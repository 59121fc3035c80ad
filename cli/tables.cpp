// engawa tables: what lies in the server's file, and tidying it.
#include <array>
#include <chrono>
#include <iostream>
#include <limits>

#include "cli/hosting.h"
#include "cli/json.h"
#include "server/store/backup.h"
#include "server/tables/housekeeping.h"

namespace engawa::cli {
namespace {

using server::Stage;
using server::TableRow;

constexpr std::array<std::string_view, 4> kStages = {"open", "playing", "over", "closed"};
constexpr std::int64_t kDay = 86'400;
constexpr int kMostDays = 100'000;

struct Arguments {
    std::string db;
    std::string stage;
    std::vector<std::string> ids;
    std::uint64_t guest = 0;
    int days = -1;
    bool json = false;
};

std::int64_t now() {
    return std::chrono::duration_cast<std::chrono::seconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

std::string_view stage_of(const TableRow& row) { return kStages[static_cast<unsigned>(row.stage)]; }

Result<server::TableQuery> query_of(const Arguments& arguments) {
    server::TableQuery query;
    query.guest = static_cast<std::int64_t>(arguments.guest);
    query.most = std::numeric_limits<int>::max();
    if (arguments.stage.empty()) return query;
    for (std::size_t i = 0; i < kStages.size(); ++i) {
        if (kStages[i] == arguments.stage) query.stage = static_cast<Stage>(i);
    }
    if (query.stage) return query;
    return error("usage",
                 "--stage is open, playing, over or closed, not '" + arguments.stage + "'");
}

// Guests by the seats they have, 0 for seats that are nobody's.
Result<std::vector<std::int64_t>> guests_at(server::Store& store, const std::string& id) {
    const auto table = store.table(id);
    if (!table) return table.error();
    std::vector<std::int64_t> guests;
    if (!*table) return guests;
    for (const auto& seat : (*table)->seats) guests.push_back(seat.guest);
    return guests;
}

int list(const Arguments& arguments) {
    const auto query = query_of(arguments);
    if (!query) return refuse(query.error());
    const auto store = open_store(arguments.db, false);
    if (!store) return refuse(store.error());
    const auto rows = (*store)->tables(*query);
    if (!rows) return fail(rows.error());
    Json all = Json::array();
    for (const TableRow& row : *rows) {
        const auto guests = guests_at(**store, row.id);
        if (!guests) return fail(guests.error());
        if (arguments.json) {
            all.push_back({{"id", row.id},
                           {"game", row.game},
                           {"stage", stage_of(row)},
                           {"listed", row.listed},
                           {"created", row.created},
                           {"changed", row.changed},
                           {"guests", *guests}});
            continue;
        }
        std::cout << row.id << "  " << row.game << "  " << stage_of(row) << "  "
                  << write_time(row.changed) << "  guests";
        for (const std::int64_t guest : *guests) std::cout << ' ' << guest;
        std::cout << '\n';
    }
    if (arguments.json) print(Json{{"tables", all}});
    return kOk;
}

// What was deleted is not to be found in the file either.
int tidied(const Arguments& arguments) {
    const auto tidy = server::tidy_store(arguments.db);
    return tidy ? kOk : fail(tidy.error());
}

// Does it for each table that is named; what was done before a refusal stays done.
template <class Do>
int for_each_table(const Arguments& arguments, std::string_view done, Do&& one) {
    const auto store = open_store(arguments.db, true);
    if (!store) return refuse(store.error());
    for (const std::string& id : arguments.ids) {
        const auto result = one(**store, id);
        if (!result) return refuse(result.error());
        std::cout << done << ' ' << id << '\n';
    }
    return tidied(arguments);
}

int close(const Arguments& arguments) {
    return for_each_table(arguments, "closed", [](server::Store& store, const std::string& id) {
        return server::close_table(store, id, now());
    });
}

int remove(const Arguments& arguments) {
    return for_each_table(arguments, "deleted", server::delete_table);
}

int prune(const Arguments& arguments) {
    if (arguments.days < 0 || arguments.days > kMostDays) {
        return refuse(error("usage", "--days is a number from 0 to 100000"));
    }
    const auto store = open_store(arguments.db, true);
    if (!store) return refuse(store.error());
    const auto count = server::delete_finished(**store, now() - arguments.days * kDay);
    if (!count) return fail(count.error());
    std::cout << "deleted " << *count << '\n';
    return tidied(arguments);
}

int forget(const Arguments& arguments) {
    const auto store = open_store(arguments.db, true);
    if (!store) return refuse(store.error());
    const auto ids = server::forget_guest(**store, static_cast<std::int64_t>(arguments.guest));
    if (!ids) return refuse(ids.error());
    std::cout << "forgot guest " << arguments.guest << ", who sat at " << ids->size()
              << " tables\n";
    return tidied(arguments);
}

using Shared = std::shared_ptr<Arguments>;

Command add(const Command& tables, Todo& todo, const Shared& arguments, const std::string& name,
            const std::string& sentence, int (*run)(const Arguments&)) {
    const Command command = tables.add_subcommand(name, sentence);
    add_store_argument(command, arguments->db);
    command.callback([arguments, run, &todo] { todo = [=] { return run(*arguments); }; });
    return command;
}

void add_ids(const Command& command, const Shared& arguments) {
    command.add_option("table", arguments->ids, "ids as `engawa tables list` shows them")
        .required()
        .type_name("ID...");
}

}  // namespace

void add_tables(const Command& app, Todo& todo) {
    const Command tables = app.add_subcommand("tables", "the tables in the server's file");
    tables.require_subcommand();
    const auto arguments = std::make_shared<Arguments>();

    const Command all = add(tables, todo, arguments, "list", "all of them, latest first", list);
    all.add_option("--stage", arguments->stage, "only those: open, playing, over or closed")
        .type_name("STAGE");
    all.add_option("--guest", arguments->guest, "only those where that guest sits").type_name("N");
    all.add_flag("--json", arguments->json, "print JSON, for other programs to read");

    add_ids(add(tables, todo, arguments, "close", "nobody plays on; the record stays", close),
            arguments);
    add_ids(add(tables, todo, arguments, "delete", "with record, links and keys", remove),
            arguments);
    add(tables, todo, arguments, "prune", "delete games that have been over for long", prune)
        .add_option("--days", arguments->days, "for so many days")
        .required()
        .type_name("N");
    add(tables, todo, arguments, "forget",
        "delete a guest: token, seats, name, and what was said at finished tables", forget)
        .add_option("guest", arguments->guest, "a number as `engawa tables list` shows it")
        .required()
        .type_name("N");
    tables.footer(
        "`list` works while the server runs. The others need its file for themselves: stop it "
        "first.");
}

}  // namespace engawa::cli
