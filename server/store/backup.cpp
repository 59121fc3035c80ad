#include "server/store/backup.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "server/store/sqlite_file.h"
#include "server/store/statement.h"

namespace engawa::server {
namespace {

constexpr int kBusyMilliseconds = 5'000;

Error no_backup(const std::string& to, std::string_view why) {
    return error("no_backup", "the backup " + to + " cannot be written: " + std::string{why});
}

bool sync(const std::string& path, int flags) {
    const int file = ::open(path.c_str(), flags | O_CLOEXEC);
    if (file < 0) return false;
    const bool synced = ::fsync(file) == 0;
    ::close(file);
    return synced;
}

Database open_existing(const std::string& path) {
    sqlite3* raw = nullptr;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
    const int opened = sqlite3_open_v2(path.c_str(), &raw, flags, nullptr);
    Database database{raw};
    if (opened != SQLITE_OK) return {};
    sqlite3_busy_timeout(raw, kBusyMilliseconds);
    return database;
}

bool sound(const std::string& path) {
    const Database copy = open_existing(path);
    if (!copy) return false;
    Statement check{copy.get(), "PRAGMA integrity_check(1)"};
    return check.step() == SQLITE_ROW && check.text(0) == "ok";
}

// Removed again unless it becomes the backup.
class Part {
  public:
    explicit Part(std::string path) : path_(std::move(path)) { ::unlink(path_.c_str()); }
    ~Part() { ::unlink(path_.c_str()); }
    Part(const Part&) = delete;
    Part& operator=(const Part&) = delete;

    const std::string& path() const { return path_; }
    // Empty, which SQLite writes into, so that it never has other rights than these.
    bool make() const {
        const int made = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        return made >= 0 && ::close(made) == 0;
    }

  private:
    std::string path_;
};

}  // namespace

Result<Done> copy_database(sqlite3* database, const std::string& to) {
    if (::access(to.c_str(), F_OK) == 0) {
        return error("backup_exists", to + " is there already: choose another name");
    }
    const Part part{to + ".part"};
    if (!part.make()) return no_backup(to, std::strerror(errno));
    Statement copy{database, "VACUUM INTO ?"};
    if (copy.with(part.path()).run() != SQLITE_DONE) return no_backup(to, sqlite3_errmsg(database));
    if (!sound(part.path())) return error("broken_store", "the copy fails SQLite's own check");
    const std::string folder = std::filesystem::absolute(to).parent_path().string();
    if (!sync(part.path(), O_RDWR) || ::link(part.path().c_str(), to.c_str()) != 0 ||
        !sync(folder, O_RDONLY | O_DIRECTORY)) {
        return no_backup(to, std::strerror(errno));
    }
    return kDone;
}

Result<Done> back_up_store(const std::string& path, const std::string& to) {
    const Database database = open_existing(path);
    Statement tables{database.get(), "SELECT count(*) FROM tables"};
    if (!database || tables.step() != SQLITE_ROW) {
        return error("no_store", "there is no store at " + path);
    }
    tables.reset();
    return copy_database(database.get(), to);
}

Result<Done> tidy_store(const std::string& path) {
    const Database database = open_existing(path);
    const int done = database
                         ? sqlite3_exec(database.get(), "VACUUM; PRAGMA wal_checkpoint(TRUNCATE);",
                                        nullptr, nullptr, nullptr)
                         : SQLITE_CANTOPEN;
    if (done == SQLITE_OK) return kDone;
    return error("no_store", "the store " + path + " could not be written anew");
}

}  // namespace engawa::server
