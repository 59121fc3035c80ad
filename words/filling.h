// A sentence with its arguments filled in. The syntax: {name}, {name|one|many} with a form for each
// class of numbers that the language has, [a part that is dropped if an argument in it is absent],
// and \ before a sign that is meant as it is.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "engine/core/phrase.h"

namespace engawa {

using SayTerm = std::function<std::string(const Term&)>;

std::string filled(std::string_view sentence, const Arguments& arguments, std::string_view language,
                   const SayTerm& say);

}  // namespace engawa
