# Libraries that are not ours, each behind one name.

# nlohmann-json is headers only. WebAssembly must not see the rest of the host's include folder, so it gets a
# folder with a link to this one library.
find_path(ENGAWA_JSON_DIR nlohmann/json.hpp PATHS /usr/include /usr/local/include
          NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
if(NOT ENGAWA_JSON_DIR)
    message(FATAL_ERROR "nlohmann/json.hpp not found: install nlohmann-json3-dev, or start with ./run or ./check")
endif()
add_library(engawa_json INTERFACE)
if(ENGAWA_WASM)
    file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/host_headers)
    file(CREATE_LINK ${ENGAWA_JSON_DIR}/nlohmann ${CMAKE_BINARY_DIR}/host_headers/nlohmann SYMBOLIC)
    target_include_directories(engawa_json SYSTEM INTERFACE ${CMAKE_BINARY_DIR}/host_headers)
else()
    find_path(ENGAWA_TOML_DIR toml++/toml.h)
    if(NOT ENGAWA_TOML_DIR)
        message(FATAL_ERROR "toml++/toml.h not found: install libtomlplusplus-dev, or start with ./run or ./check")
    endif()
    find_package(CLI11 REQUIRED)
    find_package(Threads REQUIRED)
endif()

if(ENGAWA_TESTS)
    find_package(GTest REQUIRED)
    find_package(rapidcheck CONFIG REQUIRED)
    include(GoogleTest)
endif()
