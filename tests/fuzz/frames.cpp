// The bytes of a WebSocket: however they are cut, the same messages come of them, in text that is
// UTF-8 and no longer than allowed. The first byte is how many bytes come at once the second time.
#include "server/net/frames.h"

#include <algorithm>
#include <string>
#include <vector>

#include "server/api/text.h"
#include "tests/fuzz/promise.h"

namespace engawa::fuzz {
namespace {

using server::FrameReader;
using Heard = FrameReader::Heard;

constexpr std::size_t kMost = 64;

std::vector<std::string> heard(std::string_view bytes, std::size_t step) {
    FrameReader reader{kMost};
    std::vector<std::string> all;
    while (!bytes.empty()) {
        reader.take(bytes.substr(0, step));
        bytes.remove_prefix(std::min(step, bytes.size()));
        for (Heard next = reader.next(); next != Heard::Nothing; next = reader.next()) {
            if (next == Heard::Text) {
                must(reader.text().size() <= kMost, "no message is longer than allowed");
                must(server::is_utf8(reader.text()), "a message is text");
            }
            const bool ends = next == Heard::Close || next == Heard::Broken;
            all.push_back(std::to_string(static_cast<int>(next)) +
                          (ends ? std::to_string(reader.code()) : reader.text()));
            if (next == Heard::Broken) return all;
        }
    }
    return all;
}

}  // namespace

void one_input(std::string_view input) {
    if (input.empty()) return;
    const std::size_t step = static_cast<unsigned char>(input.front()) % 16 + 1;
    input.remove_prefix(1);
    must(heard(input, input.size() + 1) == heard(input, step), "however the bytes come");
}

}  // namespace engawa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    engawa::fuzz::one_input(engawa::fuzz::text_of(data, size));
    return 0;
}
