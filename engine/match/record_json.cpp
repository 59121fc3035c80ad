// The JSON twin of a record.
#include <utility>

#include "engine/core/json_reader.h"
#include "engine/match/record_parts.h"

namespace engawa {
namespace {

class Reader {
  public:
    explicit Reader(std::string_view text) : json_(text) {}

    Result<Record> read() {
        const bool whole =
            json_.members([&](const std::string& name) { return member(name); }) && json_.done();
        if (!whole) {
            return error("bad_record",
                         reason_.empty() ? "the record is not a JSON object" : reason_);
        }
        return checked(std::move(record_), named_);
    }

  private:
    bool member(const std::string& name) {
        if (name == "format") return must(number(named_.format), "format is not a whole number");
        if (name == "rules") {
            named_.rules = true;
            return must(number(record_.rules), "rules is not a whole number");
        }
        if (name == "game") return must(line(record_.game), "game is not a line of text");
        if (name == "cards") return must(line(record_.cards), "cards is not a line of text");
        if (name == "start") return must(line(record_.start), "start is not a line of text");
        if (name == "practice") {
            return must(json_.boolean(record_.practice), "practice is not true or false");
        }
        if (name == "options") {
            return must(pairs(record_.options, is_option_name), "options are not pairs of text");
        }
        if (name == "tags") {
            return must(pairs(record_.tags, is_free_tag_name), "tags are not pairs of text");
        }
        if (name == "seats") return must(lines(record_.seats, is_line), "seats are not text");
        if (name == "lines") {
            return must(lines(record_.lines, is_record_line), "lines are not lines of a record");
        }
        return json_.skip();
    }

    bool must(bool read, const char* otherwise) {
        if (!read) reason_ = otherwise;
        return read;
    }

    bool number(int& value) { return json_.whole_number(value, kHighestVersion); }
    bool line(std::string& value) { return json_.string(value) && is_line(value); }

    bool lines(std::vector<std::string>& values, bool (*fits)(std::string_view)) {
        values.clear();
        return json_.elements([&] {
            values.emplace_back();
            return json_.string(values.back()) && fits(values.back());
        });
    }

    bool pairs(Given& values, bool (*fits)(std::string_view)) {
        values.clear();
        return json_.elements([&] {
            int count = 0;
            auto& pair = values.emplace_back();
            const bool read = json_.elements(
                [&] { return ++count <= 2 && line(count == 1 ? pair.first : pair.second); });
            return read && count == 2 && fits(pair.first);
        });
    }

    JsonReader json_;
    Record record_;
    Named named_;
    std::string reason_;
};

}  // namespace

Result<Record> read_record_json(std::string_view text) { return Reader{text}.read(); }

}  // namespace engawa
