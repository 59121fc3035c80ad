# clang-19 with Debian's wasi-libc: a reactor module without exceptions, RTTI or threads. The stack lies first in
# memory, so that an overflow traps instead of overwriting static data.
set(ENGAWA_WASM ON)
set(CMAKE_SYSTEM_NAME Generic) # "WASI" is unknown to CMake 3.25
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_EXECUTABLE_SUFFIX_CXX .wasm) # plain CMAKE_EXECUTABLE_SUFFIX is overwritten
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -msimd128")
# clang calls wasm-opt where there is one: a module must not depend on whether there is.
find_program(ENGAWA_WASM_OPT wasm-opt)
if(NOT ENGAWA_WASM_OPT)
    message(FATAL_ERROR "wasm-opt not found: install binaryen, or start with ./check")
endif()
set(CMAKE_EXE_LINKER_FLAGS_INIT
    "-mexec-model=reactor -Wl,--strip-all -Wl,--stack-first,-z,stack-size=1048576")
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
