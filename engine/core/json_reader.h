// Reading JSON of a known shape, value by value, without building a tree.
//
// Each function skips blanks and takes one value from the front. If a value of another kind stands
// there, or none, it gives false, and the reader is of no more use. Nothing nests deeper than the
// caller asks, so no text can exhaust the stack. Strings come out as UTF-8 if the text is UTF-8.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace engawa {

class JsonReader {
  public:
    explicit JsonReader(std::string_view text) : rest_(text) {}

    bool string(std::string& value);
    bool boolean(bool& value);
    bool whole_number(int& value, int limit);  // from 0 to the limit
    bool number(std::string_view& text);       // any number, as it is written
    bool skip();                               // any value, nested up to kDeepest
    bool done();                               // nothing is left but blanks

    char next();                                     // where the next value starts; 0 at the end
    std::string_view rest() const { return rest_; }  // what has not been taken

    static constexpr int kDeepest = 32;

    // {..}: calls f(name) for each member; f takes the value and says whether it could.
    template <class F>
    bool members(F&& f) {
        return enclosed('{', '}', [&] {
            std::string name;
            return string(name) && take(':') && f(name);
        });
    }
    // [..]: calls f() for each element.
    template <class F>
    bool elements(F&& f) {
        return enclosed('[', ']', f);
    }

  private:
    template <class F>
    bool enclosed(char open, char close, F&& f) {
        if (!take(open)) return false;
        if (take(close)) return true;
        do {
            if (!f()) return false;
        } while (take(','));
        return take(close);
    }

    void skip_blanks();
    bool take(char expected);
    bool take_word(std::string_view word);
    bool escape(std::string& value);
    bool hex(std::uint32_t& unit);
    bool skip_value(int depth);
    bool skip_number();
    bool skip_digits();

    std::string_view rest_;
};

}  // namespace engawa
