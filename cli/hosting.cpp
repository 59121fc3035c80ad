// engawa backup, and what it shares with the other commands for hosts.
#include "cli/hosting.h"

#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <iostream>

#include "server/store/backup.h"
#include "server/store/sqlite_store.h"

namespace engawa::cli {
namespace {

struct BackupArguments {
    std::string db;
    std::string to;
};

int back_up(const BackupArguments& arguments) {
    const auto done = server::back_up_store(arguments.db, arguments.to);
    if (!done) {
        return done.error().code == "no_backup" ? fail(done.error()) : refuse(done.error());
    }
    std::cout << "backed up to " << arguments.to << '\n';
    return kOk;
}

}  // namespace

std::string usual_store() {
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    std::filesystem::path folder{"."};
    if (data != nullptr && *data != '\0') {
        folder = data;
    } else if (home != nullptr) {
        folder = std::filesystem::path{home} / ".local" / "share";
    }
    return (folder / "engawa" / "tables.db").string();
}

void add_store_argument(const Command& command, std::string& file) {
    file = usual_store();
    command.add_option("--db", file, "the file of the server, if not " + file).type_name("FILE");
}

Result<std::unique_ptr<server::Store>> open_store(const std::string& file, bool alone) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(file, ignored)) {
        return error("no_store", "there is no store at " + file + ": name one with --db");
    }
    return server::open_sqlite_store({.path = file, .serves = alone});
}

Result<std::unique_ptr<server::Store>> open_or_make_store(const std::string& file) {
    const std::string path = file.empty() ? usual_store() : file;
    std::error_code ignored;
    if (file.empty()) {
        std::filesystem::create_directories(std::filesystem::path{path}.parent_path(), ignored);
    }
    return server::open_sqlite_store({.path = path});
}

std::string write_time(std::int64_t seconds) {
    const std::time_t when = seconds;
    std::tm local{};
    localtime_r(&when, &local);
    char text[24];
    std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local);
    return text;
}

void add_hosting(const Command& app, Todo& todo) {
    add_serve(app, todo);
    add_backup(app, todo);
    add_export(app, todo);
    add_tables(app, todo);
    add_load(app, todo);
}

void add_backup(const Command& app, Todo& todo) {
    const Command command =
        app.add_subcommand("backup", "a copy of the server's file, while it runs");
    const auto arguments = std::make_shared<BackupArguments>();
    command.add_option("file", arguments->to, "where to; nothing may be there yet")
        .required()
        .type_name("FILE");
    add_store_argument(command, arguments->db);
    command.footer(
        "The copy is whole and checked, as of one moment, and nobody but you can read it: it holds "
        "the secrets of running games. To go back to it, stop the server and put it in the place "
        "of its file.");
    command.callback([arguments, &todo] { todo = [arguments] { return back_up(*arguments); }; });
}

}  // namespace engawa::cli
