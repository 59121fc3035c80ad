// Reads JSON that strangers send: no deeper than it needs to be, no name twice, and every member
// asked for by its type. It is looked through once and no tree is built: a command comes with every
// move.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace engawa::server {

// An object whose text is JSON throughout. The text must live as long.
class JsonObject {
  public:
    struct Member {
        std::string name;
        std::string_view value;  // as it stands there, from its first character to its last
    };

    const std::vector<Member>& members() const { return members_; }
    const Member* find(std::string_view name) const;  // null: it is not there, or is null

  private:
    friend class JsonInspector;
    std::vector<Member> members_;
};

// Codes: bad_json, too_deep, name_twice.
Result<JsonObject> read_object(std::string_view text);

// What a value is that stands in such an object. Nothing: it is of another kind.
std::optional<std::string> text_of(std::string_view value);
std::optional<std::int64_t> whole_number_of(std::string_view value);
std::optional<bool> flag_of(std::string_view value);

// A member of it. Left out: nothing, or what stands beside it; of another type: bad_member with its
// name. Members that nobody asks for are ignored.
class Members {
  public:
    explicit Members(const JsonObject& object) : object_(object) {}

    bool has(std::string_view name) const { return object_.find(name) != nullptr; }
    std::string text(std::string_view name, std::size_t most = 256);
    bool flag(std::string_view name);
    std::optional<int> number(std::string_view name, int least, int most);
    std::vector<std::string> texts(std::string_view name, std::size_t most);
    std::optional<JsonObject> object(std::string_view name);
    std::string_view object_text(std::string_view name);  // empty: it is not there

    bool good() const { return !error_; }
    const Error& error() const { return *error_; }

  private:
    void refuse(std::string_view name);

    const JsonObject& object_;
    std::optional<Error> error_;
};

}  // namespace engawa::server
