#include "server/store/sqlite_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>
#include <vector>

#include "server/store/migration.h"
#include "server/store/schema.h"
#include "server/store/statement.h"

namespace engawa::server {
namespace {

constexpr int kBusyMilliseconds = 5'000;  // a backup or `engawa tables` beside us
constexpr const char* kSettings =
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; "
    "PRAGMA trusted_schema=OFF; PRAGMA foreign_keys=OFF; PRAGMA temp_store=MEMORY;";

Error no_store(const std::string& path, std::string_view why) {
    return error("no_store", "the store " + path + " cannot be opened: " + std::string{why});
}

Result<Database> connect(const SqliteOptions& options) {
    sqlite3* raw = nullptr;
    // Each connection is used by one thread at a time.
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    const int opened = sqlite3_open_v2(options.path.c_str(), &raw, flags,
                                       options.vfs.empty() ? nullptr : options.vfs.c_str());
    Database database{raw};
    if (opened != SQLITE_OK) return no_store(options.path, sqlite3_errstr(opened));
    sqlite3_busy_timeout(raw, kBusyMilliseconds);
    const int set = sqlite3_exec(raw, kSettings, nullptr, nullptr, nullptr);
    if (set != SQLITE_OK) return no_store(options.path, sqlite3_errstr(set));
    // Seldom enough not to be felt, often enough for a quick start.
    sqlite3_wal_autocheckpoint(raw, options.checkpoint_pages);
    return database;
}

std::int64_t version_of(sqlite3* database) {
    Statement version{database, "PRAGMA user_version"};
    return version.step() == SQLITE_ROW ? version.number(0) : -1;
}

bool sound(sqlite3* database) {
    Statement check{database, "PRAGMA quick_check(1)"};
    return check.step() == SQLITE_ROW && check.text(0) == "ok";
}

Result<Done> make_schema(sqlite3* database, const std::string& path) {
    const std::string all = std::string{"BEGIN IMMEDIATE;"} + kSchema + kRecentSchema +
                            "PRAGMA user_version=" + std::to_string(kSchemaVersion) + ";COMMIT;";
    const int made = sqlite3_exec(database, all.c_str(), nullptr, nullptr, nullptr);
    if (made != SQLITE_OK) return no_store(path, sqlite3_errstr(made));
    return kDone;
}

// A log that grows has its length synced with every commit, which takes as long again as what is in
// it. So it is as long as it gets before the first one: bytes that are no frames end it, and after
// a checkpoint it is written from its beginning again. One that is there has something in it, and
// SQLite wants none beside an empty file.
class LongLog {
  public:
    explicit LongLog(const SqliteOptions& options) : path_(options.path + "-wal") {
        struct stat database{};
        const bool fits = options.serves && ::stat(options.path.c_str(), &database) == 0;
        if (!fits || database.st_size == 0) return;
        const int file = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (file < 0) return;
        constexpr std::size_t kFrame = 4096 + 24;
        const std::vector<char> zeros(kFrame * static_cast<std::size_t>(options.checkpoint_pages));
        const auto size = static_cast<ssize_t>(zeros.size());
        made_ = ::write(file, zeros.data(), zeros.size()) == size && ::fsync(file) == 0;
        ::close(file);
        if (!made_) ::unlink(path_.c_str());  // no room: SQLite makes a short one
    }
    bool made() const { return made_; }
    // The file was refused, and its connections are closed.
    void take_back() const {
        if (made_) ::unlink(path_.c_str());
    }

  private:
    std::string path_;
    bool made_ = false;
};

// Codes as open_database.
Result<Done> bring_up(sqlite3* database, const SqliteOptions& options) {
    const std::int64_t version = version_of(database);
    if (version > kSchemaVersion) {
        return error("newer_store", "the store " + options.path +
                                        " was written by a later version of engawa: use that one");
    }
    if (version < 0 || !sound(database)) {
        return error("broken_store",
                     "the store " + options.path + " is damaged: go back to a backup of it");
    }
    if (version == 0) return make_schema(database, options.path);
    if (version == kSchemaVersion) return kDone;
    return migrate(database, options.path, version, migrations(), kSchemaVersion);
}

}  // namespace

FileLock::~FileLock() {
    if (file_ >= 0) ::close(file_);
}

Result<FileLock> FileLock::take(const std::string& path) {
    FileLock lock;
    // Nobody but the host may read what is in the store: made before SQLite would make it.
    const int made = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (made < 0) {
        return no_store(path, errno == EACCES ? "it may not be written" : "there is no such place");
    }
    ::close(made);
    lock.file_ = ::open((path + "-lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock.file_ < 0) return no_store(path, "its lock cannot be made");
    if (::flock(lock.file_, LOCK_EX | LOCK_NB) != 0) {
        return error("store_taken", "another server has the store " + path +
                                        ": stop it, or choose another file with --db");
    }
    return lock;
}

Result<Database> open_database(const SqliteOptions& options) {
    const LongLog log{options};
    auto opened = connect(options);
    const Result<Done> good = opened ? bring_up(opened.value().get(), options) : opened.error();
    if (good && (log.made() || !options.serves)) return opened;
    if (opened) opened.value().reset();  // and with it the log: what was in it is in the file
    if (!good) {
        log.take_back();
        return good.error();
    }
    const LongLog again{options};
    return connect(options);
}

Result<Database> open_reader(const SqliteOptions& options) { return connect(options); }

}  // namespace engawa::server
