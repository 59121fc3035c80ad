#include "engine/host/chairs.h"

#include "engine/core/plain_line.h"
#include "engine/core/text.h"

namespace engawa {

std::string write_chair(const Chair& chair) {
    switch (chair.who) {
        case Chair::Who::Person: return chair.name.empty() ? "human" : "human " + chair.name;
        case Chair::Who::Bot: return write_bot(chair.bot);
        case Chair::Who::Nobody: break;
    }
    return "nobody";
}

Result<Chair> read_chair(std::string_view text) {
    constexpr std::string_view kNamed = "human ";
    if (text == "human") return Chair::person();
    if (text == "nobody") return Chair::nobody();
    if (text.starts_with(kNamed)) {
        constexpr std::size_t kLongest = 256;  // bytes
        const std::string_view name = text.substr(kNamed.size());
        if (is_plain_name(name, kLongest)) return Chair::person(std::string{name});
        return error("bad_seat",
                     "a name has something to read in it, and nothing that turns the writing");
    }
    const auto bot = read_bot(text);
    if (bot) return Chair::of_bot(*bot);
    return error("bad_seat", quoted(text) + " is nobody who can sit down: human, a bot or nobody");
}

}  // namespace engawa
