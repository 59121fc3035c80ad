#include "server/page/shelf.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>

namespace engawa::server {
namespace {

constexpr std::string_view kFirstLine = "engawa-page 1 ";
constexpr std::size_t kFields = 12;

std::optional<std::size_t> read_number(std::string_view text) {
    std::size_t number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size()) return {};
    return number;
}

// The line in front, without its end; takes it and its end away.
std::optional<std::string_view> take_line(std::string_view& text) {
    const auto end = text.find('\n');
    if (end == std::string_view::npos) return {};
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    return line;
}

std::optional<std::array<std::string_view, kFields>> read_fields(std::string_view line) {
    std::array<std::string_view, kFields> fields;
    for (std::size_t i = 0; i < kFields; ++i) {
        const auto end = line.find('\t');
        if ((end == std::string_view::npos) != (i + 1 == kFields)) return {};
        fields[i] = line.substr(0, end);
        line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
    }
    return fields;
}

std::optional<Form> read_form(const std::string_view* fields, std::string_view bytes) {
    if (fields[0] == "-") return Form{};
    const auto begin = read_number(fields[1]);
    const auto size = read_number(fields[2]);
    if (fields[0].size() < 3 || !begin || !size) return {};
    if (*begin > bytes.size() || *size > bytes.size() - *begin) return {};
    return Form{fields[0], bytes.substr(*begin, *size)};
}

std::optional<File> read_file(std::string_view line, std::string_view bytes) {
    const auto fields = read_fields(line);
    if (!fields || !(*fields)[0].starts_with('/')) return {};
    const auto plain = read_form(fields->data() + 3, bytes);
    const auto gzip = read_form(fields->data() + 6, bytes);
    const auto brotli = read_form(fields->data() + 9, bytes);
    if (!plain || !plain->exists() || !gzip || !brotli) return {};
    return File{(*fields)[0], (*fields)[1], (*fields)[2] == "immutable", *plain, *gzip, *brotli};
}

Error bad_page(const std::string& what) {
    return error("bad_page", "the page inside this program cannot be read: " + what);
}

}  // namespace

Result<Shelf> Shelf::read(std::string_view packed) {
    Shelf shelf;
    if (packed.empty()) return shelf;
    const auto first = take_line(packed);
    if (!first || !first->starts_with(kFirstLine)) return bad_page("it does not begin as one");
    const auto count = read_number(first->substr(kFirstLine.size()));
    if (!count) return bad_page("it does not say how many files it has");
    std::vector<std::string_view> lines;
    while (lines.size() < *count) {
        const auto line = take_line(packed);
        if (!line) return bad_page("its table ends too soon");
        lines.push_back(*line);
    }
    for (const std::string_view line : lines) {
        const auto file = read_file(line, packed);
        if (!file) return bad_page("line '" + std::string{line} + "'");
        if (!shelf.empty() && shelf.files_.back().address >= file->address) {
            return bad_page("its table is not in order");
        }
        shelf.files_.push_back(*file);
    }
    return shelf;
}

const File* Shelf::find(std::string_view address) const {
    const auto found = std::lower_bound(
        files_.begin(), files_.end(), address,
        [](const File& file, std::string_view wanted) { return file.address < wanted; });
    return found != files_.end() && found->address == address ? &*found : nullptr;
}

}  // namespace engawa::server
