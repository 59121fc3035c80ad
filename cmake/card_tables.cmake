# engawa_card_tables(NAME): data/NAME.toml, the game's usual cards, as tables in its library.
function(engawa_card_tables name)
    find_package(Python3 3.11 QUIET COMPONENTS Interpreter) # the first that reads TOML by itself
    if(NOT Python3_FOUND)
        message(FATAL_ERROR "Python 3.11 or newer not found: install python3, or start with ./run or ./check")
    endif()
    set(cards ${PROJECT_SOURCE_DIR}/data/${name}.toml)
    set(script ${PROJECT_SOURCE_DIR}/tools/card_tables)
    set(tables ${CMAKE_CURRENT_BINARY_DIR}/${name}_cards.cpp)
    add_custom_command(
        OUTPUT ${tables}
        COMMAND ${Python3_EXECUTABLE} ${script} ${name} ${tables}
        DEPENDS ${cards} ${script} ${CMAKE_CURRENT_SOURCE_DIR}/${name}/cards/tables.py
        COMMENT "Making tables of data/${name}.toml" VERBATIM)
    target_sources(engawa_${name} PRIVATE ${tables})
    if(NOT ENGAWA_WASM) # run once, and long to optimize
        set_source_files_properties(${tables} PROPERTIES COMPILE_OPTIONS -O0 SKIP_PRECOMPILE_HEADERS ON)
    endif()
endfunction()
