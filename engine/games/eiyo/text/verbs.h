// The verbs of gestures, in the order of Kind.
#pragma once

#include <string_view>

namespace engawa::eiyo {

inline constexpr std::string_view kVerbs[] = {"attack", "deflect", "keep", "redraw", "stand",
                                              "first",  "agree",   "swap", "object", "move",
                                              "show",   "done",    "pass"};

}  // namespace engawa::eiyo
