// What the C++ library calls when it gives up. Its own version prints, which would link all of
// printf and ask the host for files; the host sees a trap in either case.
#include <__verbose_abort>

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

extern "C" [[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }
