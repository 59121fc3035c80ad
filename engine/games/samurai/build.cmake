# The default cards as tables, and JSON for other ones.
set(samurai_cards ${CMAKE_CURRENT_BINARY_DIR}/samurai_cards.cpp)
set(samurai_embed ${CMAKE_CURRENT_SOURCE_DIR}/samurai/cards/embed_cards.cmake)
add_custom_command(
    OUTPUT ${samurai_cards}
    COMMAND ${CMAKE_COMMAND} -D IN=${PROJECT_SOURCE_DIR}/data/samurai.toml -D OUT=${samurai_cards} -P ${samurai_embed}
    DEPENDS ${PROJECT_SOURCE_DIR}/data/samurai.toml ${samurai_embed}
    COMMENT "Making tables of data/samurai.toml" VERBATIM)
target_sources(engawa_samurai PRIVATE ${samurai_cards})
if(NOT ENGAWA_WASM) # run once, and long to optimize
    set_source_files_properties(${samurai_cards} PROPERTIES COMPILE_OPTIONS -O0)
endif()
