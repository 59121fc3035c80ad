// Which form of a word a number asks for, by language: the classes of the Unicode CLDR, for whole
// numbers. The page asks Intl.PluralRules; tests/words/examples.json holds both to one behaviour.
#pragma once

#include <cstddef>
#include <string_view>

namespace engawa {

// The place of the number's class among those that the language has, in the order zero, one, two,
// few, many, other. A language that is not known counts as English does.
std::size_t plural_form(std::string_view language, int count);

}  // namespace engawa
