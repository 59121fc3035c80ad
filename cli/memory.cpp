#include "cli/memory.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "cli/command.h"

namespace engawa::cli {
namespace {

namespace fs = std::filesystem;

fs::path folder() {
    const char* state = std::getenv("XDG_STATE_HOME");
    if (state != nullptr && *state == '/') return fs::path{state} / "engawa";
    const char* home = std::getenv("HOME");
    if (home != nullptr && *home == '/') return fs::path{home} / ".local" / "state" / "engawa";
    return {};
}

fs::path made_folder() {
    const fs::path path = folder();
    std::error_code problem;
    if (!path.empty()) fs::create_directories(path, problem);
    return problem ? fs::path{} : path;
}

fs::path table_file(const fs::path& where, std::string_view game) {
    return where / (std::string{game} + ".table");
}

// A digest is part of a file's name, and a record can come from anywhere.
bool is_digest(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

bool is_unfinished(const std::string& path) {
    const auto record = load_record(path);
    if (!record) return false;
    for (const std::string& line : record->lines) {
        if (line.starts_with("@end")) return false;
    }
    return true;
}

}  // namespace

std::optional<Given> last_options(std::string_view game) {
    if (folder().empty()) return {};
    std::ifstream file(table_file(folder(), game));
    if (!file) return {};
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line) && lines.size() < 100;) lines.push_back(line);
    const auto options = read_options(lines);
    if (!options) return {};
    return *options;
}

void remember_options(std::string_view game, const Given& options) {
    const fs::path where = made_folder();
    if (where.empty()) return;
    std::string text;
    for (const auto& [name, value] : options)
        text.append(name).append("=").append(value).append("\n");
    [[maybe_unused]] const auto saved = save_text(table_file(where, game).string(), text);
}

std::string new_record(std::string_view game, std::string_view date) {
    const fs::path where = made_folder();
    if (where.empty()) return {};
    for (int number = 1; number < 10000; ++number) {
        const std::string name =
            std::string{game} + "-" + std::string{date} + "-" + std::to_string(number) + ".record";
        std::error_code ignored;
        if (!fs::exists(where / name, ignored)) return (where / name).string();
    }
    return {};
}

std::vector<std::pair<std::string, Error>> damaged_records() {
    std::vector<std::pair<std::string, Error>> found;
    std::error_code problem;
    fs::directory_iterator files(folder(), problem);
    if (problem) return found;
    for (const fs::directory_entry& entry : files) {
        const std::string path = entry.path().string();
        if (!path.ends_with(".record")) continue;
        const auto record = load_record(path);
        if (!record) found.emplace_back(path, record.error());
    }
    std::sort(found.begin(), found.end(),  // total order: paths are unique
              [](const auto& a, const auto& b) { return a.first < b.first; });
    return found;
}

std::string unfinished_record(std::string_view game, const std::set<std::string>& leave_out) {
    std::error_code problem;
    fs::directory_iterator files(folder(), problem);
    if (problem) return {};
    fs::path latest;
    fs::file_time_type when;
    for (const fs::directory_entry& entry : files) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(std::string{game} + "-") || !name.ends_with(".record")) continue;
        const auto written = entry.last_write_time(problem);
        if (problem || (!latest.empty() && written <= when)) continue;
        if (leave_out.contains(entry.path().string())) continue;
        if (!is_unfinished(entry.path().string())) continue;
        latest = entry.path();
        when = written;
    }
    return latest.string();
}

Result<Done> keep_cards(std::string_view game, std::string_view digest, std::string_view json,
                        const std::string& record) {
    const std::string name = std::string{game} + "-" + std::string{digest} + ".json";
    const fs::path where = made_folder();
    std::error_code problem;
    if (!where.empty()) fs::create_directories(where / "cards", problem);
    if (!where.empty() && !problem) {
        const auto kept = save_text((where / "cards" / name).string(), json);
        if (kept) return kept;
    }
    return save_text((fs::path{record}.parent_path() / name).string(), json);
}

std::vector<std::string> kept_cards(std::string_view game, std::string_view digest,
                                    const std::string& record) {
    if (!is_digest(digest)) return {};
    const fs::path beside = fs::path{record}.parent_path();
    std::vector<fs::path> folders{beside, beside / "cards"};
    if (!folder().empty()) folders.push_back(folder() / "cards");
    std::vector<std::string> files;
    for (const fs::path& each : folders) {
        const std::string name = std::string{game} + "-" + std::string{digest};
        files.push_back((each / (name + ".json")).string());
        files.push_back((each / (name + ".toml")).string());
    }
    return files;
}

}  // namespace engawa::cli
