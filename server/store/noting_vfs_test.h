// An SQLite VFS that passes everything on and notes what was written and synced, so that a test can
// make the files as a loss of power would have left them: a killed process cannot show a missing
// sync.
#pragma once

#include <sqlite3.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace engawa::server {

struct Noted {
    enum class Kind : std::uint8_t { Write, Sync, Truncate };
    Kind kind = Kind::Write;
    std::string file;
    std::int64_t at = 0;  // of a write; the size, of a truncation
    std::string bytes;
};

class NotingVfs {
  public:
    static constexpr const char* kName = "noting";

    // Registers it; one at a time.
    NotingVfs() {
        usual_ = sqlite3_vfs_find(nullptr);
        vfs_ = *usual_;
        vfs_.zName = kName;
        vfs_.szOsFile = static_cast<int>(sizeof(File)) + usual_->szOsFile;
        vfs_.xOpen = open;
        self_ = this;
        sqlite3_vfs_register(&vfs_, 0);
    }
    ~NotingVfs() { sqlite3_vfs_unregister(&vfs_); }
    NotingVfs(const NotingVfs&) = delete;
    NotingVfs& operator=(const NotingVfs&) = delete;

    std::vector<Noted> noted;

  private:
    struct File {
        sqlite3_file base;
        const char* name;
        sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
    };
    static File* own(sqlite3_file* file) { return reinterpret_cast<File*>(file); }
    static const sqlite3_io_methods* real(sqlite3_file* file) {
        return own(file)->real()->pMethods;
    }

    static int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out) {
        File* opened = own(file);
        opened->name = name;
        const int result = usual_->xOpen(usual_, name, opened->real(), flags, out);
        opened->base.pMethods = result == SQLITE_OK ? &methods() : nullptr;
        return result;
    }
    static void note(sqlite3_file* file, Noted::Kind kind, std::int64_t at, std::string bytes) {
        if (own(file)->name == nullptr) return;
        self_->noted.push_back(
            {kind, std::filesystem::path{own(file)->name}.filename(), at, std::move(bytes)});
    }
    static int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
        note(file, Noted::Kind::Write, at,
             {static_cast<const char*>(bytes), static_cast<std::size_t>(size)});
        return real(file)->xWrite(own(file)->real(), bytes, size, at);
    }
    static int sync(sqlite3_file* file, int flags) {
        const int result = real(file)->xSync(own(file)->real(), flags);
        note(file, Noted::Kind::Sync, 0, {});
        return result;
    }
    static int truncate(sqlite3_file* file, sqlite3_int64 size) {
        note(file, Noted::Kind::Truncate, size, {});
        return real(file)->xTruncate(own(file)->real(), size);
    }
    static const sqlite3_io_methods& methods() {
        using F = sqlite3_file;
        static const sqlite3_io_methods kMethods = [] {
            sqlite3_io_methods m{};
            m.iVersion = 2;  // no memory-mapped reads: all goes through here
            m.xClose = [](F* f) { return real(f)->xClose(own(f)->real()); };
            m.xRead = [](F* f, void* p, int n, sqlite3_int64 at) {
                return real(f)->xRead(own(f)->real(), p, n, at);
            };
            m.xWrite = write;
            m.xTruncate = truncate;
            m.xSync = sync;
            m.xFileSize = [](F* f, sqlite3_int64* n) {
                return real(f)->xFileSize(own(f)->real(), n);
            };
            m.xLock = [](F* f, int k) { return real(f)->xLock(own(f)->real(), k); };
            m.xUnlock = [](F* f, int k) { return real(f)->xUnlock(own(f)->real(), k); };
            m.xCheckReservedLock = [](F* f, int* n) {
                return real(f)->xCheckReservedLock(own(f)->real(), n);
            };
            m.xFileControl = [](F* f, int op, void* p) {
                return real(f)->xFileControl(own(f)->real(), op, p);
            };
            m.xSectorSize = [](F* f) { return real(f)->xSectorSize(own(f)->real()); };
            // A disk that promises nothing.
            m.xDeviceCharacteristics = [](F*) { return 0; };
            m.xShmMap = [](F* f, int a, int b, int c, void volatile** p) {
                return real(f)->xShmMap(own(f)->real(), a, b, c, p);
            };
            m.xShmLock = [](F* f, int a, int b, int c) {
                return real(f)->xShmLock(own(f)->real(), a, b, c);
            };
            m.xShmBarrier = [](F* f) { real(f)->xShmBarrier(own(f)->real()); };
            m.xShmUnmap = [](F* f, int a) { return real(f)->xShmUnmap(own(f)->real(), a); };
            return m;
        }();
        return kMethods;
    }

    sqlite3_vfs vfs_{};
    static inline sqlite3_vfs* usual_ = nullptr;
    static inline NotingVfs* self_ = nullptr;
};

// Files as they were, and what is done to them.
class Disk {
  public:
    using Files = std::map<std::string, std::string>;

    static Files read(const std::filesystem::path& folder) {
        Files files;
        for (const auto& entry : std::filesystem::directory_iterator{folder}) {
            const std::string name = entry.path().filename();
            if (name.ends_with("-shm") || name.ends_with("-lock")) continue;  // made anew
            std::ifstream in{entry.path(), std::ios::binary};
            files[name] = {std::istreambuf_iterator<char>{in}, {}};
        }
        return files;
    }
    static void write(const Files& files, const std::filesystem::path& folder) {
        std::filesystem::remove_all(folder);
        std::filesystem::create_directory(folder);
        for (const auto& [name, bytes] : files) {
            std::ofstream{folder / name, std::ios::binary} << bytes;
        }
    }
    static void apply(Files& files, const Noted& noted) {
        std::string& bytes = files[noted.file];
        if (noted.kind == Noted::Kind::Truncate) bytes.resize(static_cast<std::size_t>(noted.at));
        if (noted.kind != Noted::Kind::Write) return;
        const auto end = static_cast<std::size_t>(noted.at) + noted.bytes.size();
        if (bytes.size() < end) bytes.resize(end);
        bytes.replace(static_cast<std::size_t>(noted.at), noted.bytes.size(), noted.bytes);
    }

    // What may be there if the power goes after the first `count` notes: of what was not synced all
    // (share 1), nothing (0), or a part, each write torn into pieces of 512 bytes.
    static Files after_loss(Files files, const std::vector<Noted>& noted, std::size_t count,
                            double share, std::mt19937_64& rng) {
        std::map<std::string, std::size_t> synced;
        for (std::size_t i = 0; i < count; ++i) {
            if (noted[i].kind == Noted::Kind::Sync) synced[noted[i].file] = i;
        }
        std::bernoulli_distribution kept{share};
        for (std::size_t i = 0; i < count; ++i) {
            const auto last = synced.find(noted[i].file);
            if (last != synced.end() && i <= last->second) {
                apply(files, noted[i]);
            } else if (noted[i].kind == Noted::Kind::Truncate) {
                if (kept(rng)) apply(files, noted[i]);
            } else {
                for (std::size_t at = 0; at < noted[i].bytes.size(); at += 512) {
                    if (!kept(rng)) continue;
                    Noted piece = noted[i];
                    piece.at += static_cast<std::int64_t>(at);
                    piece.bytes = noted[i].bytes.substr(at, 512);
                    apply(files, piece);
                }
            }
        }
        return files;
    }
};

}  // namespace engawa::server
