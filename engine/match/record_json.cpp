// The JSON twin of a record. Every type is checked before it is read: exceptions are off.
#include <nlohmann/json.hpp>

#include "engine/match/record.h"

namespace engawa {
namespace {

using Json = nlohmann::json;

Error bad(const std::string& what) { return error("bad_record", what); }

bool read_string(const Json& json, const char* name, std::string& value) {
    const auto found = json.find(name);
    if (found == json.end()) return true;
    if (!found->is_string()) return false;
    value = found->get_ref<const std::string&>();
    return true;
}

bool read_strings(const Json& json, const char* name, std::vector<std::string>& values) {
    const auto found = json.find(name);
    if (found == json.end()) return true;
    if (!found->is_array()) return false;
    for (const Json& one : *found) {
        if (!one.is_string()) return false;
        const auto& line = one.get_ref<const std::string&>();
        if (line.empty() || line.find_first_of("\r\n") != std::string::npos) return false;
        values.push_back(line);
    }
    return true;
}

bool read_pairs(const Json& json, const char* name, Given& pairs) {
    const auto found = json.find(name);
    if (found == json.end()) return true;
    if (!found->is_array()) return false;
    for (const Json& pair : *found) {
        if (!pair.is_array() || pair.size() != 2 || !pair[0].is_string() || !pair[1].is_string()) {
            return false;
        }
        pairs.emplace_back(pair[0].get<std::string>(), pair[1].get<std::string>());
    }
    return true;
}

bool read_int(const Json& json, const char* name, int& value) {
    const auto found = json.find(name);
    if (found == json.end() || !found->is_number_unsigned()) return false;
    const auto number = found->get<std::uint64_t>();
    if (number > 1000000) return false;
    value = static_cast<int>(number);
    return true;
}

}  // namespace

Result<Record> read_record_json(std::string_view text) {
    const Json json = Json::parse(text.begin(), text.end(), nullptr, false);
    if (json.is_discarded() || !json.is_object()) return bad("the record is not a JSON object");
    Record record;
    int format = 0;
    if (!read_int(json, "format", format) || format != kRecordFormat) {
        return bad("the record does not name format " + std::to_string(kRecordFormat));
    }
    if (!read_string(json, "game", record.game) || record.game.empty()) {
        return bad("the record does not name its game");
    }
    if (!read_int(json, "rules", record.rules)) return bad("rules is not a whole number");
    if (const auto practice = json.find("practice"); practice != json.end()) {
        if (!practice->is_boolean()) return bad("practice is not true or false");
        record.practice = practice->get<bool>();
    }
    if (!read_pairs(json, "options", record.options)) return bad("options are not pairs of text");
    if (!read_pairs(json, "tags", record.tags)) return bad("tags are not pairs of text");
    if (!read_strings(json, "seats", record.seats)) return bad("seats are not lines of text");
    if (!read_strings(json, "lines", record.lines)) return bad("lines are not lines of text");
    if (!read_string(json, "start", record.start)) return bad("start is not text");
    if (!read_string(json, "cards", record.cards)) return bad("cards is not text");
    return record;
}

}  // namespace engawa
