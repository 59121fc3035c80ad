// Records: both forms say the same, and what replays, replays to the same match again.
#include "tests/fuzz/fuzz.h"

namespace engawa::fuzz {
namespace {

void replay_twice(const Record& record) {
    const auto match = replay(record);
    if (!match) return must_explain(match.error());
    const auto again = replay((*match)->secret_record().reveal());
    must(again.ok(), "the record of a replayed match replays");
    must((*again)->secret_record().reveal() == (*match)->secret_record().reveal(),
         "to the same record");
    must((*again)->secret_position().reveal() == (*match)->secret_position().reveal(),
         "and the same position");
    must((*again)->report().reason == (*match)->report().reason, "and the same end");
    const int plies = (*match)->plies();
    const auto part = replay(record, plies / 2);
    must(part.ok() && (*part)->plies() == plies / 2, "every part of it replays too");
}

}  // namespace
}  // namespace engawa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace engawa;
    using fuzz::must;
    const auto record = read_record(fuzz::text_of(data, size));
    if (!record) {
        fuzz::must_explain(record.error());
        return 0;
    }
    const auto from_text = read_record(write_record(*record));
    must(from_text.ok() && *from_text == *record, "a record is read as it is written");
    const auto from_json = read_record(write_record_json(*record));
    must(from_json.ok() && *from_json == *record, "its JSON twin says the same");
    fuzz::replay_twice(*record);
    return 0;
}
