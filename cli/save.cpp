// Files that are replaced as a whole.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/command.h"

namespace engawa::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kKeyEnding = ".key";

enum class Wait : std::uint8_t { No, ForTheDisk };

// An open file or folder, closed at the end of its life.
class Open {
  public:
    Open(const std::string& path, int flags, mode_t mode = 0666)
        : file_(::open(path.c_str(), flags | O_CLOEXEC, mode)) {
        if (mode != 0666 && file_ >= 0) ::fchmod(file_, mode);  // it may have been there
    }
    ~Open() {
        if (file_ >= 0) ::close(file_);
    }
    Open(const Open&) = delete;
    Open& operator=(const Open&) = delete;

    bool write(std::string_view text) const {
        while (file_ >= 0 && !text.empty()) {
            const ssize_t written = ::write(file_, text.data(), text.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) return false;
            text.remove_prefix(static_cast<std::size_t>(written));
        }
        return file_ >= 0;
    }
    // Pipes, and folders of some file systems, have nothing to wait for.
    bool sync() const {
        return file_ >= 0 && (::fsync(file_) == 0 || errno == EINVAL || errno == ENOTSUP);
    }

  private:
    int file_;
};

bool write_file(const std::string& path, std::string_view text, Wait wait, mode_t mode) {
    const Open file(path, O_WRONLY | O_CREAT | O_TRUNC, mode);
    return file.write(text) && (wait == Wait::No || file.sync());
}

// The new name is kept by the folder.
bool sync_folder_of(const std::string& path) {
    const fs::path folder = fs::path{path}.parent_path();
    return Open(folder.empty() ? "." : folder.string(), O_RDONLY | O_DIRECTORY).sync();
}

bool replace(const std::string& path, std::string_view text, Wait wait, mode_t mode) {
    std::error_code ignored;
    const bool plain = !fs::exists(path, ignored) || fs::is_regular_file(path, ignored);
    if (!plain) return write_file(path, text, Wait::No, mode);  // a pipe is written to as it is
    const std::string part = path + ".part";
    return write_file(part, text, wait, mode) && std::rename(part.c_str(), path.c_str()) == 0 &&
           (wait == Wait::No || sync_folder_of(path));
}

Result<Done> saved(const std::string& path, std::string_view text, Wait wait, mode_t mode = 0666) {
    errno = 0;
    if (replace(path, text, wait, mode)) return kDone;
    return error("io_error", "'" + path + "' cannot be written: " + std::strerror(errno));
}

}  // namespace

Result<Done> save_text(const std::string& path, std::string_view text) {
    return saved(path, text, Wait::No);
}

Result<Done> keep_text(const std::string& path, std::string_view text) {
    return saved(path, text, Wait::ForTheDisk);
}

Result<Done> keep_beside(const std::string& record, std::string_view text) {
    std::error_code ignored;
    const std::string path = record + std::string{kKeyEnding};
    if (!text.empty()) return saved(path, text, Wait::ForTheDisk, 0600);
    fs::remove(path, ignored);
    return kDone;
}

std::string load_beside(const std::string& record) {
    std::ifstream file(record + std::string{kKeyEnding}, std::ios::binary);
    std::ostringstream text;
    if (file) text << file.rdbuf();
    return text.str();
}

}  // namespace engawa::cli
