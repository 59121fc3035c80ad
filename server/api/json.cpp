#include "server/api/json.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/core/json_reader.h"
#include "server/api/text.h"

namespace engawa::server {
namespace {

constexpr int kDeepest = 32;
constexpr std::size_t kUsualMembers = 8;
constexpr std::size_t kLongestText = 1024;  // of several

}  // namespace

// Looks whether a text may be read, and notes where the members of the outermost object stand.
class JsonInspector {
  public:
    explicit JsonInspector(std::string_view text) : reader_(text) {}

    Result<JsonObject> read() {
        if (reader_.next() != '{') {
            if (!value(1)) return refusal();  // too deep all the same
            return error("bad_json", "a JSON object is expected");
        }
        JsonObject object;
        object.members_.reserve(kUsualMembers);
        if (!members(1, &object.members_) || !reader_.done()) return refusal();
        return object;
    }

  private:
    using Noted = std::vector<JsonObject::Member>;

    bool value(int depth) {
        const char first = reader_.next();
        if (first == '{') return members(depth, nullptr);
        if (first == '[') {
            return deep_enough(depth) && reader_.elements([&] { return value(depth + 1); });
        }
        return reader_.skip();
    }

    bool members(int depth, Noted* noted) {
        if (!deep_enough(depth)) return false;
        std::vector<std::string> names;
        const bool good = reader_.members([&](std::string& name) {
            reader_.next();  // past blanks
            const std::string_view from = reader_.rest();
            if (!value(depth + 1)) return false;
            if (noted == nullptr) {
                names.push_back(std::move(name));
            } else {
                noted->push_back(
                    {std::move(name), from.substr(0, from.size() - reader_.rest().size())});
            }
            return true;
        });
        return good && (noted == nullptr ? differ(names) : differ(*noted));
    }

    bool differ(std::vector<std::string>& names) {
        std::sort(names.begin(), names.end());
        return noted_twice(std::adjacent_find(names.begin(), names.end()) != names.end());
    }
    bool differ(const Noted& noted) {
        if (noted.size() <= kUsualMembers) {  // no more than a command has
            for (auto one = noted.begin(); one != noted.end(); ++one) {
                const auto same = [&](const auto& member) { return member.name == one->name; };
                if (std::any_of(noted.begin(), one, same)) return noted_twice(true);
            }
            return true;
        }
        std::vector<std::string_view> names;
        names.reserve(noted.size());
        for (const auto& member : noted) names.push_back(member.name);
        std::sort(names.begin(), names.end());
        return noted_twice(std::adjacent_find(names.begin(), names.end()) != names.end());
    }
    bool noted_twice(bool twice) {
        twice_ = twice_ || twice;
        return !twice;
    }
    bool deep_enough(int depth) {
        too_deep_ = too_deep_ || depth > kDeepest;
        return !too_deep_;
    }
    Error refusal() const {
        if (too_deep_) return error("too_deep", "the JSON is nested too deeply");
        if (twice_) return error("name_twice", "a name stands there twice");
        return error("bad_json", "that is not JSON");
    }

    JsonReader reader_;
    bool too_deep_ = false;
    bool twice_ = false;
};

Result<JsonObject> read_object(std::string_view text) {
    if (!is_utf8(text)) return error("bad_json", "that is not JSON");
    return JsonInspector{text}.read();
}

const JsonObject::Member* JsonObject::find(std::string_view name) const {
    for (const Member& member : members_) {
        if (member.name == name) return member.value == "null" ? nullptr : &member;
    }
    return nullptr;
}

std::optional<std::string> text_of(std::string_view value) {
    std::string text;
    if (!JsonReader{value}.string(text)) return {};
    return text;
}

std::optional<std::int64_t> whole_number_of(std::string_view value) {
    std::int64_t number = 0;
    const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (problem != std::errc{} || end != value.data() + value.size()) return {};
    return number;
}

std::optional<bool> flag_of(std::string_view value) {
    if (value != "true" && value != "false") return {};
    return value == "true";
}

void Members::refuse(std::string_view name) {
    if (!error_) {
        error_ = engawa::error("bad_member", '"' + std::string{name} + "\" is not as it should be");
    }
}

std::string Members::text(std::string_view name, std::size_t most) {
    const auto* found = object_.find(name);
    if (found == nullptr) return {};
    auto text = text_of(found->value);
    if (text && text->size() <= most && text->find('\0') == std::string::npos) {
        return std::move(*text);
    }
    refuse(name);
    return {};
}

bool Members::flag(std::string_view name) {
    const auto* found = object_.find(name);
    if (found == nullptr) return false;
    const auto flag = flag_of(found->value);
    if (!flag) refuse(name);
    return flag.value_or(false);
}

std::optional<int> Members::number(std::string_view name, int least, int most) {
    const auto* found = object_.find(name);
    if (found == nullptr) return {};
    const auto number = whole_number_of(found->value);
    if (number && *number >= least && *number <= most) return static_cast<int>(*number);
    refuse(name);
    return {};
}

std::vector<std::string> Members::texts(std::string_view name, std::size_t most) {
    std::vector<std::string> all;
    const auto* found = object_.find(name);
    if (found == nullptr) return all;
    JsonReader reader{found->value};
    const bool good = reader.elements([&] {
        return all.size() < most && reader.string(all.emplace_back()) &&
               all.back().size() <= kLongestText;
    });
    if (good) return all;
    refuse(name);
    return {};
}

std::optional<JsonObject> Members::object(std::string_view name) {
    const std::string_view text = object_text(name);
    if (text.empty()) return {};
    return read_object(text).value();  // it was looked through with the rest
}

std::string_view Members::object_text(std::string_view name) {
    const auto* found = object_.find(name);
    if (found == nullptr) return {};
    if (found->value.front() == '{') return found->value;
    refuse(name);
    return {};
}

}  // namespace engawa::server
