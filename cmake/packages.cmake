# Libraries that are not ours, each behind one name.

# The engine needs none, so WebAssembly does not look for them.
if(NOT ENGAWA_WASM)
    find_path(ENGAWA_JSON_DIR nlohmann/json.hpp PATHS /usr/include /usr/local/include NO_DEFAULT_PATH)
    if(NOT ENGAWA_JSON_DIR)
        message(FATAL_ERROR "nlohmann/json.hpp not found: install nlohmann-json3-dev, or start with ./run or ./check")
    endif()
    add_library(engawa_json INTERFACE)
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
endif()
