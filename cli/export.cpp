// engawa export: records out of the server's file.
#include <filesystem>
#include <iostream>
#include <limits>

#include "cli/hosting.h"
#include "engine/match/record.h"
#include "server/tables/games.h"
#include "server/tables/housekeeping.h"

namespace engawa::cli {
namespace {

struct Arguments {
    std::string db;
    std::string to;
    std::vector<std::string> ids;
};

Result<std::vector<std::string>> all_finished(server::Store& store) {
    server::TableQuery query;
    query.stage = server::Stage::Over;
    query.most = std::numeric_limits<int>::max();
    const auto rows = store.tables(query);
    if (!rows) return rows.error();
    std::vector<std::string> ids;
    for (const auto& row : *rows) ids.push_back(row.id);
    return ids;
}

// Beside the record, if its table has some of its own.
Result<Done> export_cards(server::Store& store, const server::TableRow& row,
                          const std::filesystem::path& folder) {
    if (row.cards.empty()) return kDone;
    const auto cards = store.cards(row.cards);
    if (!cards) return cards.error();
    if (!*cards) return error("unknown_cards", "the cards of the table are not in the store");
    return save_text((folder / (row.game + "-" + row.cards + ".json")).string(), (*cards)->json);
}

Result<std::string> export_table(server::Store& store, const std::string& id,
                                 const std::filesystem::path& folder) {
    const auto stored = store.table(id);
    if (!stored) return stored.error();
    if (!*stored) return error("unknown_table", "there is no table '" + id + "'");
    const server::TableRow& row = (*stored)->row;
    const auto game = server::Games{store}.find(row.game, row.cards);
    if (!game) return game.error();
    const auto record = server::record_of(**stored, **game);
    if (!record) return record.error();
    const std::string path = (folder / (row.game + "-" + row.id + ".record")).string();
    if (const auto kept = export_cards(store, row, folder); !kept) return kept.error();
    const auto saved = save_text(path, write_record(*record));
    if (!saved) return saved.error();
    return path;
}

int export_all(const Arguments& arguments) {
    const auto store = open_store(arguments.db, false);
    if (!store) return refuse(store.error());
    const auto ids = arguments.ids.empty() ? all_finished(**store) : arguments.ids;
    if (!ids) return fail(ids.error());
    std::error_code trouble;
    std::filesystem::create_directories(arguments.to, trouble);
    if (trouble) return fail(error("io_error", arguments.to + " cannot be made"));
    int refused = 0;
    for (const std::string& id : *ids) {
        const auto path = export_table(**store, id, arguments.to);
        if (path) {
            std::cout << *path << '\n';
            continue;
        }
        if (path.error().code == "io_error") return fail(path.error());
        refuse(error(path.error().code, "table " + id + ": " + path.error().text));
        ++refused;
    }
    return refused == 0 ? kOk : kBadInput;
}

}  // namespace

void add_export(const Command& app, Todo& todo) {
    const Command command =
        app.add_subcommand("export", "records of finished games, out of the server's file");
    const auto arguments = std::make_shared<Arguments>();
    command.add_option("table", arguments->ids, "these tables; all that are over if none is named")
        .type_name("ID...");
    command.add_option("--to", arguments->to, "a folder for GAME-ID.record")
        .required()
        .type_name("FOLDER");
    add_store_argument(command, arguments->db);
    command.footer(
        "Works while the server runs. A game with secrets that is not over is refused "
        "(game_running). Cards of one's own lie beside as GAME-DIGEST.json.");
    command.callback([arguments, &todo] { todo = [arguments] { return export_all(*arguments); }; });
}

}  // namespace engawa::cli
