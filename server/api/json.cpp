#include "server/api/json.h"

#include <set>
#include <vector>

namespace engawa::server {
namespace {

constexpr int kDeepest = 32;

// Builds nothing itself: only looks whether the text may be read.
class Inspector : public nlohmann::json_sax<Json> {
  public:
    std::string_view code;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return enter(); }
    bool end_object() override { return leave(); }
    bool start_array(std::size_t) override { return enter(); }
    bool end_array() override { return leave(); }
    bool key(string_t& name) override {
        if (names_.back().insert(name).second) return true;
        code = "name_twice";
        return false;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        code = "bad_json";
        return false;
    }

  private:
    bool enter() {
        names_.emplace_back();
        if (names_.size() <= kDeepest) return true;
        code = "too_deep";
        return false;
    }
    bool leave() {
        names_.pop_back();
        return true;
    }

    std::vector<std::set<std::string>> names_;
};

}  // namespace

Result<Json> read_object(std::string_view text) {
    Inspector inspector;
    if (!Json::sax_parse(text, &inspector)) {
        if (inspector.code == "too_deep") return error("too_deep", "the JSON is nested too deeply");
        if (inspector.code == "name_twice") return error("name_twice", "a name stands there twice");
        return error("bad_json", "that is not JSON");
    }
    Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return error("bad_json", "a JSON object is expected");
    return json;
}

const Json* Members::find(const char* name, bool fits(const Json&)) {
    const auto found = object_.find(name);
    if (found == object_.end() || found->is_null()) return nullptr;
    if (fits(*found)) return &*found;
    refuse(name);
    return nullptr;
}

void Members::refuse(const char* name) {
    if (!error_) {
        error_ =
            engawa::error("bad_member", std::string{"\""} + name + "\" is not as it should be");
    }
}

std::string Members::text(const char* name, std::size_t most) {
    const Json* found = find(name, [](const Json& json) { return json.is_string(); });
    if (found == nullptr) return {};
    std::string text = found->get<std::string>();
    if (text.size() > most || text.find('\0') != std::string::npos) {
        refuse(name);
        return {};
    }
    return text;
}

bool Members::flag(const char* name) {
    const Json* found = find(name, [](const Json& json) { return json.is_boolean(); });
    return found != nullptr && found->get<bool>();
}

std::optional<int> Members::number(const char* name, int least, int most) {
    const Json* found = find(name, [](const Json& json) { return json.is_number_integer(); });
    if (found == nullptr) return {};
    const bool huge = found->is_number_unsigned() && found->get<std::uint64_t>() > 1u << 31;
    const std::int64_t value = huge ? std::int64_t{most} + 1 : found->get<std::int64_t>();
    if (value < least || value > most) {
        refuse(name);
        return {};
    }
    return static_cast<int>(value);
}

std::vector<std::string> Members::texts(const char* name, std::size_t most) {
    std::vector<std::string> all;
    const Json* found = list(name);
    if (found == nullptr) return all;
    for (const Json& each : *found) {
        if (!each.is_string() || all.size() >= most || each.get<std::string>().size() > 1024) {
            refuse(name);
            return {};
        }
        all.push_back(each.get<std::string>());
    }
    return all;
}

const Json* Members::object(const char* name) {
    return find(name, [](const Json& json) { return json.is_object(); });
}

const Json* Members::list(const char* name) {
    return find(name, [](const Json& json) { return json.is_array(); });
}

}  // namespace engawa::server
