# One folder, one target. Sources are found, links are written down.

# What ./check builds in `dev`.
add_custom_target(all_tests)
add_custom_target(all_fuzz)

# Coverage counters for libFuzzer go into what the fuzz targets run only.
set(ENGAWA_FUZZ_FLAGS $<$<BOOL:${ENGAWA_FUZZ}>:-fsanitize=fuzzer-no-link>)

# engawa_library(NAME [ENGINE] [ROOMS] [EXCEPT file...] [LINKS target...])
#   makes engawa_NAME of the current folder's *.cpp without the tests; an INTERFACE library if there are none.
#   ENGINE: compiled without exceptions. ROOMS: the folder has inner rooms, whose files belong to it.
function(engawa_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "ENGINE;ROOMS" "DIR" "EXCEPT;LINKS")
    set(dir ${CMAKE_CURRENT_SOURCE_DIR}/${arg_DIR})
    set(patterns ${dir}/*.cpp)
    if(arg_ROOMS)
        list(APPEND patterns ${dir}/*/*.cpp)
    endif()
    file(GLOB sources CONFIGURE_DEPENDS ${patterns})
    list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
    foreach(file IN LISTS arg_EXCEPT)
        list(REMOVE_ITEM sources ${dir}/${file})
    endforeach()
    if(sources)
        add_library(engawa_${name} STATIC ${sources})
        set(scope PUBLIC)
        if(arg_ENGINE)
            target_compile_options(engawa_${name} PRIVATE ${ENGAWA_FUZZ_FLAGS} -fno-exceptions)
        endif()
    else()
        add_library(engawa_${name} INTERFACE)
        set(scope INTERFACE)
    endif()
    target_include_directories(engawa_${name} ${scope} ${PROJECT_SOURCE_DIR})
    target_link_libraries(engawa_${name} ${scope} ${arg_LINKS})
endfunction()

# With ENGAWA_PCH large headers that many files include are parsed once.
function(engawa_precompile target)
    if(ENGAWA_PCH)
        target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp") # for ccache
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()

# What every test is compiled with. Tests are compiled quickly: in a sanitized build without optimization, unless the
# templates that they run are the work. The libraries under test keep theirs.
function(engawa_test_settings target optimized)
    target_link_libraries(${target} PRIVATE rapidcheck GTest::gmock GTest::gtest_main)
    target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR})
    target_compile_definitions(${target} PRIVATE ENGAWA_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    if(ENGAWA_SANITIZE AND NOT optimized)
        target_compile_options(${target} PRIVATE -O0)
    endif()
endfunction()

function(engawa_use_test_headers target optimized)
    if(ENGAWA_PCH)
        target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
        target_precompile_headers(${target} REUSE_FROM engawa_test_headers_${optimized})
    endif()
endfunction()

if(ENGAWA_TESTS AND ENGAWA_PCH)
    file(WRITE ${CMAKE_BINARY_DIR}/test_headers.cpp "")
    foreach(optimized IN ITEMS ON OFF)
        add_library(engawa_test_headers_${optimized} OBJECT EXCLUDE_FROM_ALL ${CMAKE_BINARY_DIR}/test_headers.cpp)
        engawa_test_settings(engawa_test_headers_${optimized} ${optimized})
        engawa_precompile(engawa_test_headers_${optimized}
            <gmock/gmock.h> <gtest/gtest.h> <rapidcheck/gtest.h> <algorithm> <string> <string_view> <vector>)
    endforeach()
endif()

# engawa_tests(NAME [ROOMS] [OPTIMIZED regex] [DIR folder] [LINKS target...])
#   makes NAME_test of the folder's *_test.cpp, and of those of its inner rooms (ROOMS); files whose names match the regex are optimized. A test with "Slow" in its
#   name gets the label `slow` and runs in ./check --full.
function(engawa_tests name)
    if(NOT ENGAWA_TESTS)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 arg "ROOMS" "OPTIMIZED;DIR" "LINKS")
    set(patterns ${CMAKE_CURRENT_SOURCE_DIR}/${arg_DIR}/*_test.cpp)
    if(arg_ROOMS)
        list(APPEND patterns ${CMAKE_CURRENT_SOURCE_DIR}/${arg_DIR}/*/*_test.cpp)
    endif()
    file(GLOB sources CONFIGURE_DEPENDS ${patterns})
    if(NOT sources)
        return()
    endif()
    set(parts ${name}_test)
    if(arg_OPTIMIZED)
        set(heavy ${sources})
        list(FILTER heavy INCLUDE REGEX "/[^/]*(${arg_OPTIMIZED})[^/]*$")
        list(REMOVE_ITEM sources ${heavy})
        add_library(${name}_heavy_test OBJECT ${heavy})
        list(APPEND sources $<TARGET_OBJECTS:${name}_heavy_test>)
        engawa_test_settings(${name}_heavy_test ON)
        engawa_use_test_headers(${name}_heavy_test ON)
        list(APPEND parts ${name}_heavy_test)
    endif()
    add_executable(${name}_test ${sources})
    add_dependencies(all_tests ${name}_test)
    engawa_test_settings(${name}_test OFF)
    engawa_use_test_headers(${name}_test OFF)
    foreach(part IN LISTS parts)
        target_link_libraries(${part} PRIVATE ${arg_LINKS})
    endforeach()
    gtest_discover_tests(${name}_test DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 120
        TEST_FILTER "-*Slow*" TEST_LIST ${name}_quick_tests PROPERTIES TIMEOUT 600)
    gtest_discover_tests(${name}_test DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 120
        TEST_FILTER "*Slow*" TEST_LIST ${name}_slow_tests PROPERTIES TIMEOUT 3600 LABELS slow)
endfunction()

# engawa_game(NAME [TEST_LINKS target...]): the room of one game, engine/games/NAME.
function(engawa_game name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "TEST_LINKS")
    engawa_library(${name} ENGINE ROOMS DIR ${name} LINKS engawa_core)
    engawa_tests(${name} ROOMS DIR ${name} LINKS engawa_${name} engawa_laws ${arg_TEST_LINKS}
        OPTIMIZED "laws|games|decisions|differential|perft|propert|symmetry|check_|slow_|guess|bounds|length|safety|both|walk|bot|picture")
endfunction()
