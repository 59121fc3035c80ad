// The bytes of a connection: however they are cut, the same answers come of them, each with a head
// of plain lines. The first byte is how many bytes come at once the second time.
#include <algorithm>
#include <string>
#include <vector>

#include "server/api/head.h"
#include "server/api/site.h"
#include "server/net/http_reader.h"
#include "tests/fuzz/promise.h"

namespace engawa::fuzz {
namespace {

using server::HttpReader;
using State = HttpReader::State;

const server::Site& site() {
    static const server::Site kSite{
        server::Shelf::read(
            "engawa-page 1 2\n"
            "/a-12345678.js\ttext/javascript\timmutable\t\"a\"\t0\t2\t\"b\"\t2\t1\t\"c\"\t3\t1\n"
            "/index.html\ttext/html\tno-cache\t\"d\"\t0\t4\t-\t0\t0\t-\t0\t0\n"
            "pqGB")
            .value(),
        {"paiko"},
        server::Names{{"games.example.org"}}};
    return kSite;
}

void must_be_plain(const std::string& head) {
    must(head.starts_with("HTTP/1.1 ") && head.ends_with("\r\n\r\n"),
         "a head has a beginning and an end");
    must(head.find("\r\n\r\n") == head.size() - 4, "and one end only");
    must(std::all_of(head.begin(), head.end(),
                     [](char c) { return (c >= ' ' && c <= '~') || c == '\r' || c == '\n'; }),
         "it is plain");
}

std::string answer_to(const HttpReader& reader) {
    server::Answer answer;
    if (reader.state() == State::Refused) {
        answer = server::refusal(reader.status());
        must(answer.status == reader.status(), "a reader refuses by a status that has a sentence");
    } else {
        server::Request request = reader.request();
        request.arrived_at = "127.0.0.1";
        answer = site().answer(request);
    }
    must(answer.status == 200 || answer.status == 304 || !answer.code.empty(),
         "a refusal has a code");
    std::string head =
        server::write_head(answer, 0, reader.state() == State::Ready && reader.stays());
    must_be_plain(head);
    return head += answer.content();
}

// Everything that is answered to the bytes, `step` of which come at once.
std::vector<std::string> converse(std::string_view bytes, std::size_t step) {
    server::Limits limits;
    limits.head_bytes = 512;
    limits.body_bytes = 256;
    HttpReader reader{limits};
    std::vector<std::string> answers;
    while (!bytes.empty() && reader.state() != State::Refused) {
        reader.take(bytes.substr(0, step));
        bytes.remove_prefix(std::min(step, bytes.size()));
        while (reader.state() == State::Ready) {
            answers.push_back(answer_to(reader));
            reader.next();
        }
    }
    if (reader.state() == State::Refused) answers.push_back(answer_to(reader));
    return answers;
}

}  // namespace
}  // namespace engawa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace engawa;
    if (size == 0) return 0;
    const std::string_view bytes = fuzz::text_of(data + 1, size - 1);
    const auto whole = fuzz::converse(bytes, bytes.size());
    const auto cut = fuzz::converse(bytes, 1 + data[0] % 64);
    fuzz::must(whole == cut, "it does not matter how the bytes are cut");
    return 0;
}
