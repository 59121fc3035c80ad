# What every target is compiled with. Results must not depend on the target, so floating-point contraction is
# off everywhere and nothing here may turn on fast-math or a CPU (the preset `fma` does, to prove that it is safe).

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

find_program(ENGAWA_CCACHE ccache)
if(ENGAWA_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${ENGAWA_CCACHE})
    if(ENGAWA_PCH) # without this, ccache refuses precompiled headers
        list(PREPEND CMAKE_CXX_COMPILER_LAUNCHER
            ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros)
    endif()
endif()

# -Wconversion as g++ understands it: clang's would add a cast to every index that is an int.
add_compile_options(-ffp-contract=off
    -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion -Wshadow)
if(ENGAWA_WERROR)
    add_compile_options(-Werror)
endif()

# One setting of nlohmann-json, which cards_io, cli and tests read files with, for all files of a program: two would be
# two definitions of the same functions. A type is checked before it is read, as everywhere.
add_compile_definitions(JSON_NOEXCEPTION JSON_NO_IO)

if(ENGAWA_ASSERTS)
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

# Of UBSan without what watches over pointers: AddressSanitizer sees what they lead to, and these checks, one at every
# access, took a fifth of the time to compile.
if(ENGAWA_SANITIZE)
    add_compile_options(-fsanitize=address,undefined -fno-sanitize=null,alignment,object-size -fno-sanitize-recover=all)
    add_link_options(-fsanitize=address,undefined)
endif()

if(NOT ENGAWA_WASM)
    find_program(ENGAWA_LINKER NAMES mold ld.lld-19)
    if(ENGAWA_LINKER MATCHES "mold")
        add_link_options(-fuse-ld=mold)
    elseif(ENGAWA_LINKER)
        add_link_options(--ld-path=${ENGAWA_LINKER})
    endif()
endif()

# A module is optimized as a whole: virtual functions that no export reaches go, a tenth of what a page loads.
if(ENGAWA_WASM)
    set(whole -flto -fvisibility=hidden -fwhole-program-vtables -fvirtual-function-elimination)
    add_compile_options(${whole})
    add_link_options(${whole})
endif()
