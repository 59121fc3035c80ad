#include "server/store/migration.h"

#include <array>

#include "server/store/backup.h"
#include "server/store/schema.h"

namespace engawa::server {

std::span<const Migration> migrations() {
    static constexpr std::array kSteps{Migration{1, kRecentSchema}};
    return kSteps;
}

Result<Done> migrate(sqlite3* database, const std::string& path, std::int64_t version,
                     std::span<const Migration> steps, int to) {
    std::string all = "BEGIN IMMEDIATE;";
    std::int64_t reached = version;
    for (const Migration& step : steps) {
        if (step.from != reached || reached >= to) continue;
        all += step.sql;
        ++reached;
    }
    if (reached != to) {
        return error("old_store", "the store " + path + " is of version " +
                                      std::to_string(version) +
                                      ", which this program no longer reads");
    }
    all += "PRAGMA user_version=" + std::to_string(to) + ";COMMIT;";
    const std::string backup = path + ".v" + std::to_string(version);
    const auto copied = copy_database(database, backup);
    // One that is there is from a try that failed after it: the file has not changed since.
    if (!copied && copied.error().code != "backup_exists") return copied;
    if (sqlite3_exec(database, all.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK) return kDone;
    const std::string why = sqlite3_errmsg(database);
    sqlite3_exec(database, "ROLLBACK", nullptr, nullptr, nullptr);
    return error("no_store", "the store " + path + " could not be brought to version " +
                                 std::to_string(to) + " and is as it was; a copy is " + backup +
                                 ": " + why);
}

}  // namespace engawa::server
