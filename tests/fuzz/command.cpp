// What clients send: commands, and bodies that open tables. Whatever comes, it is read or refused
// with a code, and what was read is as short and plain as promised.
#include <string>

#include "server/api/reading.h"
#include "server/store/memory_store.h"
#include "tests/fuzz/promise.h"

namespace engawa::fuzz {

void one_input(std::string_view input) {
    static server::MemoryStore store;
    static server::Games games{store};
    const auto command = server::read_command(input);
    if (command) {
        must(command->key.empty() || (command->key.size() >= 16 && command->key.size() <= 64),
             "a key has its length");
        for (const std::string& text : command->texts) must(text.size() <= 1024, "texts are short");
    } else {
        must(!command.error().code.empty(), "a refusal has a code");
    }
    const auto opening = server::read_opening(input, 1, games);
    if (opening) {
        must(opening->guests.size() == opening->settings.places.size(), "each seat has its guest");
        const auto again = server::read_settings(server::write_settings(opening->settings));
        must(again.ok(), "settings can be read again");
        must(server::write_settings(*again) == server::write_settings(opening->settings),
             "and are the same");
    } else {
        must(!opening.error().code.empty(), "a refusal has a code");
    }
}

}  // namespace engawa::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    engawa::fuzz::one_input(engawa::fuzz::text_of(data, size));
    return 0;
}
