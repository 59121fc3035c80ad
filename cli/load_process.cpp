#include "cli/load_process.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <utility>

#include "server/net/echo.h"

namespace engawa::cli {
namespace {

constexpr int kFlushes = 400;

// Time on a core and time waiting for one, in nanoseconds.
struct Scheduled {
    double ran = 0;
    double waited = 0;
};

Scheduled scheduled(const std::string& path) {
    Scheduled times;
    std::ifstream{path} >> times.ran >> times.waited;
    return times;
}

// The number behind the last colon of the first line with `sign` in it.
int port_in(int pipe, std::string_view sign) {
    std::string text;
    std::array<char, 512> bytes;
    while (text.find("Ctrl-C") == std::string::npos) {
        const auto count = ::read(pipe, bytes.data(), bytes.size());
        if (count <= 0) return 0;
        text.append(bytes.data(), static_cast<std::size_t>(count));
    }
    const auto at = text.find(sign);
    if (at == std::string::npos) return 0;
    return std::atoi(text.c_str() + at + sign.size());
}

[[noreturn]] void become_server(int out, const std::vector<std::string>& arguments) {
    ::dup2(out, STDOUT_FILENO);
    ::dup2(::open("/dev/null", O_WRONLY | O_CLOEXEC), STDERR_FILENO);
    std::vector<std::string> texts{"engawa", "serve", "--port", "0", "--bind", "127.0.0.1"};
    texts.insert(texts.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& text : texts) pointers.push_back(text.data());
    pointers.push_back(nullptr);
    ::execv("/proc/self/exe", pointers.data());
    ::_exit(127);
}

[[noreturn]] void become_echo(int out) {
    const auto served = server::serve_echo([out](std::uint16_t port) {
        const std::string text = "at :" + std::to_string(port) + " Ctrl-C\n";
        if (::write(out, text.data(), text.size()) < 0) ::_exit(1);
    });
    ::_exit(served ? 0 : 1);
}

}  // namespace

double wall_seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

double share(std::vector<double> values, double part) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

double middle(std::vector<double> values) { return share(std::move(values), 0.5); }

Result<Served> Served::server(const std::vector<std::string>& arguments) {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return error("no_server", "no pipe");
    const double begun = wall_seconds();
    const pid_t pid = ::fork();
    if (pid == 0) become_server(ends[1], arguments);
    ::close(ends[1]);
    const int port = pid > 0 ? port_in(ends[0], "localhost:") : 0;
    const double took = 1'000 * (wall_seconds() - begun);
    ::close(ends[0]);
    Served served{pid, port, took};
    if (port == 0) return error("no_server", "`engawa serve` did not start");
    return served;
}

Result<Served> Served::echo() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return error("no_server", "no pipe");
    const pid_t pid = ::fork();
    if (pid == 0) become_echo(ends[1]);
    ::close(ends[1]);
    const int port = pid > 0 ? port_in(ends[0], "at :") : 0;
    ::close(ends[0]);
    Served served{pid, port, 0};
    if (port == 0) return error("no_server", "the echo did not start");
    return served;
}

Served::Served(Served&& other) noexcept
    : pid_(std::exchange(other.pid_, -1)), port_(other.port_), opened_after_(other.opened_after_) {}

Served::~Served() {
    if (pid_ <= 0) return;
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
}

double Served::cpu_seconds() const {
    double total = 0;
    std::error_code gone;
    const std::string tasks = "/proc/" + std::to_string(pid_) + "/task";
    for (const auto& task : std::filesystem::directory_iterator{tasks, gone}) {
        total += scheduled(task.path() / "schedstat").ran;
    }
    return total / 1e9;
}

double Served::resident_kb() const {
    std::ifstream status{"/proc/" + std::to_string(pid_) + "/status"};
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) return std::atof(line.c_str() + 6);
    }
    return 0;
}

Result<Flush> flush_of(const std::string& folder) {
    const std::string path = folder + "/flush";
    const int file = ::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
    if (file < 0 || ::ftruncate(file, 0) != 0) return error("io_error", path + " cannot be made");
    const std::array<char, 128> bytes{};
    for (int i = 0; i < kFlushes; ++i) {
        if (::write(file, bytes.data(), bytes.size()) < 0) break;
    }
    ::fsync(file);
    std::vector<double> wall;
    std::vector<double> alone;
    for (int i = 0; i < kFlushes; ++i) {
        const double begun = wall_seconds();
        const double waited = scheduled("/proc/thread-self/schedstat").waited;
        if (::pwrite(file, bytes.data(), bytes.size(), i * 128) < 0 || ::fdatasync(file) != 0)
            break;
        wall.push_back(1'000 * (wall_seconds() - begun));
        const double in_queue = scheduled("/proc/thread-self/schedstat").waited - waited;
        alone.push_back(wall.back() - in_queue / 1e6);
    }
    ::close(file);
    ::unlink(path.c_str());
    return Flush{middle(wall), middle(alone)};
}

}  // namespace engawa::cli
