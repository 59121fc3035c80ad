#include "engine/core/json.h"

#include <charconv>
#include <utility>

#include "engine/core/json_reader.h"

namespace engawa {

std::optional<Json> Json::parse(std::string_view text) {
    JsonReader reader{text};
    Json root;
    if (!root.read(reader, 0) || !reader.done()) return std::nullopt;
    return root;
}

bool Json::read(JsonReader& reader, int depth) {
    if (depth > JsonReader::kDeepest) return false;
    switch (reader.next()) {
        case '{':
            kind_ = Kind::Object;
            return reader.members([&](const std::string& name) {
                if (members_.size() == kMostEntries || find(name) != nullptr) return false;
                Json value;
                if (!value.read(reader, depth + 1)) return false;
                members_.push_back({name, std::move(value)});
                return true;
            });
        case '[':
            kind_ = Kind::Array;
            return reader.elements([&] {
                return elements_.size() < kMostEntries &&
                       elements_.emplace_back().read(reader, depth + 1);
            });
        case '"': kind_ = Kind::String; return reader.string(string_);
        default: return read_number(reader) || read_word(reader);
    }
}

bool Json::read_number(JsonReader& reader) {
    std::string_view text;
    if (!reader.number(text)) return false;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number_);
    if (error == std::errc{} && end == text.data() + text.size()) kind_ = Kind::WholeNumber;
    return true;
}

bool Json::read_word(JsonReader& reader) {
    bool value = false;
    if (!reader.boolean(value)) return reader.skip();
    kind_ = Kind::Boolean;
    number_ = value ? 1 : 0;
    return true;
}

std::size_t Json::size() const { return elements_.size() + members_.size(); }

const Json* Json::find(std::string_view name) const {
    for (const Member& member : members_) {
        if (member.name == name) return &member.value;
    }
    return nullptr;
}

}  // namespace engawa
