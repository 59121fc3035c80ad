// Writes JSON into one string, part after part, without a tree in between.
#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/json_text.h"

namespace engawa {

class JsonWriter {
  public:
    JsonWriter& open_object() { return open('{'); }
    JsonWriter& close_object() { return close('}'); }
    JsonWriter& open_list() { return open('['); }
    JsonWriter& close_list() { return close(']'); }

    // The name of the member that comes next.
    JsonWriter& name(std::string_view name) {
        comma();
        add_json_quoted(out_, name);
        out_ += ':';
        fresh_ = true;
        return *this;
    }
    JsonWriter& text(std::string_view text) {
        comma();
        add_json_quoted(out_, text);
        return *this;
    }
    JsonWriter& number(std::int64_t value) {
        comma();
        char digits[24];
        const auto end = std::to_chars(digits, digits + sizeof digits, value);
        out_.append(digits, end.ptr);
        return *this;
    }
    // From 0 to 1, with twelve decimals: the same digits on every target, and no table of powers.
    JsonWriter& chance(double value) {
        constexpr std::int64_t kOne = 1'000'000'000'000;
        const auto parts = static_cast<std::int64_t>(value * kOne + 0.5);
        comma();
        if (parts <= 0 || parts >= kOne) {
            out_ += parts <= 0 ? '0' : '1';
            return *this;
        }
        char digits[24];
        const auto end = std::to_chars(digits, digits + sizeof digits, kOne + parts);
        std::string_view decimals{digits + 1, static_cast<std::size_t>(end.ptr - digits) - 1};
        decimals = decimals.substr(0, decimals.find_last_not_of('0') + 1);
        out_ += "0.";
        out_ += decimals;
        return *this;
    }
    JsonWriter& flag(bool value) {
        comma();
        out_ += value ? "true" : "false";
        return *this;
    }
    JsonWriter& nothing() {
        comma();
        out_ += "null";
        return *this;
    }

    // A value that is JSON already.
    JsonWriter& raw(std::string_view json) {
        comma();
        out_ += json;
        return *this;
    }

    // Members of an object.
    JsonWriter& text(std::string_view member, std::string_view value) {
        return name(member).text(value);
    }
    JsonWriter& number(std::string_view member, std::int64_t value) {
        return name(member).number(value);
    }
    JsonWriter& flag(std::string_view member, bool value) { return name(member).flag(value); }

    // [..] of what write(element) writes for each.
    template <class Range, class Write>
    JsonWriter& list(const Range& range, Write&& write) {
        open_list();
        for (const auto& one : range) write(one);
        return close_list();
    }
    template <class Range>
    JsonWriter& texts(const Range& range) {
        return list(range, [this](std::string_view one) { text(one); });
    }
    template <class Range>
    JsonWriter& numbers(const Range& range) {
        return list(range, [this](std::int64_t one) { number(one); });
    }

    std::string take() { return std::move(out_); }

  private:
    JsonWriter& open(char bracket) {
        comma();
        out_ += bracket;
        fresh_ = true;
        return *this;
    }
    JsonWriter& close(char bracket) {
        out_ += bracket;
        fresh_ = false;
        return *this;
    }
    void comma() {
        if (!fresh_) out_ += ',';
        fresh_ = false;
    }

    std::string out_;
    bool fresh_ = true;  // nothing stands before what comes next
};

}  // namespace engawa
