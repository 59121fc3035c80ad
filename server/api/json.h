// Reads JSON that strangers send: no deeper than it needs to be, no name twice, and every member
// asked for by its type.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.h"

namespace engawa::server {

using Json = nlohmann::json;

// An object. Codes: bad_json, too_deep, name_twice.
Result<Json> read_object(std::string_view text);

// A member of it. Left out: nothing, or what stands beside it; of another type: bad_member with its
// name. Members that nobody asks for are ignored.
class Members {
  public:
    explicit Members(const Json& object) : object_(object) {}

    std::string text(const char* name, std::size_t most = 256);
    bool flag(const char* name);
    std::optional<int> number(const char* name, int least, int most);
    std::vector<std::string> texts(const char* name, std::size_t most);
    const Json* object(const char* name);
    const Json* list(const char* name);

    bool good() const { return !error_; }
    const Error& error() const { return *error_; }

  private:
    const Json* find(const char* name, bool fits(const Json&));
    void refuse(const char* name);

    const Json& object_;
    std::optional<Error> error_;
};

}  // namespace engawa::server
