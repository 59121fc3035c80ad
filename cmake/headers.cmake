# How files are compiled, by kind. Large headers are precompiled once for each kind: clang takes a precompiled header only
# with the flags that it was made with.

# Coverage counters for libFuzzer go into what the fuzz targets run only.
set(ENGAWA_FUZZ_FLAGS $<$<BOOL:${ENGAWA_FUZZ}>:-fsanitize=fuzzer-no-link>)
# With asserts, what runs seldom or is long to compile is not optimized.
set(ENGAWA_UNHURRIED $<$<BOOL:${ENGAWA_ASSERTS}>:-O0>)

set(ENGAWA_COMPILE_engine ${ENGAWA_FUZZ_FLAGS} -fno-exceptions)
set(ENGAWA_COMPILE_host "")
# Nothing of the command is hot.
set(ENGAWA_COMPILE_command $<IF:$<BOOL:${ENGAWA_ASSERTS}>,-O0,-O1>)
# Asio and Beast, in few files: a precompiled header of theirs would be made for two. It reads what strangers send, so it
# keeps its guards where nothing else has them.
set(ENGAWA_COMPILE_server ${ENGAWA_FUZZ_FLAGS} $<IF:$<BOOL:${ENGAWA_ASSERTS}>,-O0,-O2>
    "$<$<NOT:$<BOOL:${ENGAWA_ASSERTS}>>:-fstack-protector-strong;-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2;-D_GLIBCXX_ASSERTIONS>")
set(ENGAWA_COMPILE_test ${ENGAWA_UNHURRIED})
# Templates over a game are the work of these.
set(ENGAWA_COMPILE_heavy_test $<$<BOOL:${ENGAWA_SANITIZE}>:-fno-sanitize=undefined>)
# The second implementations only say what is right; nothing outside the tests runs them.
set(ENGAWA_COMPILE_reference $<$<BOOL:${ENGAWA_SANITIZE}>:-fno-sanitize=all>)

set(core_headers <algorithm> <array> <cstdint> <functional> <map> <memory> <optional> <set> <span> <string> <string_view>
    <tuple> <utility> <vector> <engine/core/game.h>)
set(test_headers <gmock/gmock.h> <gtest/gtest.h> <rapidcheck/gtest.h> ${core_headers})
set(ENGAWA_HEADERS_engine ${core_headers})
set(ENGAWA_HEADERS_host ${core_headers})
set(ENGAWA_HEADERS_command <filesystem> <fstream> <iostream> <sstream> <nlohmann/json.hpp>
    ${core_headers} <engine/match/catalogue.h>)
set(ENGAWA_HEADERS_test ${test_headers})
set(ENGAWA_HEADERS_heavy_test ${test_headers})
set(ENGAWA_HEADERS_reference ${core_headers})

# engawa_compile(TARGET KIND): the options of the kind, and its precompiled headers.
function(engawa_compile target kind)
    target_compile_options(${target} PRIVATE ${ENGAWA_COMPILE_${kind}})
    if(kind MATCHES "test$")
        target_link_libraries(${target} PRIVATE rapidcheck GTest::gmock GTest::gtest_main)
        target_compile_definitions(${target} PRIVATE ENGAWA_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    endif()
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
    if(NOT ENGAWA_PCH OR NOT ENGAWA_HEADERS_${kind})
        return()
    endif()
    target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp") # for ccache
    if(target STREQUAL "engawa_headers_${kind}")
        target_precompile_headers(${target} PRIVATE ${ENGAWA_HEADERS_${kind}})
        return()
    endif()
    if(NOT TARGET engawa_headers_${kind})
        file(TOUCH ${CMAKE_BINARY_DIR}/headers.cpp)
        add_library(engawa_headers_${kind} OBJECT EXCLUDE_FROM_ALL ${CMAKE_BINARY_DIR}/headers.cpp)
        engawa_compile(engawa_headers_${kind} ${kind})
    endif()
    target_precompile_headers(${target} REUSE_FROM engawa_headers_${kind})
endfunction()
