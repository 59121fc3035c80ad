// A JSON text as a tree, for card files of one's own: they are small, and a reader that reports
// every mistake must look at them more than once.
//
// Members keep the order of the text. A number that is not whole, or does not fit in 64 bits, is
// kept as a number without a value.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engawa {

class JsonReader;

class Json {
  public:
    struct Member;

    static constexpr std::size_t kMostEntries = 1000;  // of an array or object

    // None if the text is no JSON, nests too deeply, names a member twice or has too many entries.
    static std::optional<Json> parse(std::string_view text);

    bool is_object() const { return kind_ == Kind::Object; }
    bool is_array() const { return kind_ == Kind::Array; }
    bool is_string() const { return kind_ == Kind::String; }
    bool is_boolean() const { return kind_ == Kind::Boolean; }
    bool is_whole_number() const { return kind_ == Kind::WholeNumber; }

    const std::string& string() const {
        assert(is_string());
        return string_;
    }
    std::int64_t number() const {
        assert(is_whole_number());
        return number_;
    }

    bool boolean() const {
        assert(is_boolean());
        return number_ != 0;
    }

    // Elements of an array or members of an object; 0 for everything else.
    std::size_t size() const;
    bool empty() const { return size() == 0; }
    const Json& operator[](std::size_t i) const { return elements_[i]; }
    const Json* begin() const { return elements_.data(); }
    const Json* end() const { return elements_.data() + elements_.size(); }
    const std::vector<Member>& items() const { return members_; }
    const Json* find(std::string_view name) const;         // null: there is none
    const Json& operator[](std::string_view name) const {  // it must be there
        const Json* const found = find(name);
        assert(found != nullptr);
        return *found;
    }

    friend bool operator==(const Json& json, std::string_view text) {
        return json.is_string() && json.string_ == text;
    }

  private:
    enum class Kind : std::uint8_t { Other, Boolean, WholeNumber, String, Array, Object };

    bool read(JsonReader& reader, int depth);
    bool read_word(JsonReader& reader);  // true, false, null
    bool read_number(JsonReader& reader);

    Kind kind_ = Kind::Other;
    std::int64_t number_ = 0;
    std::string string_;
    std::vector<Json> elements_;
    std::vector<Member> members_;
};

struct Json::Member {
    std::string name;
    Json value;
};

}  // namespace engawa
