# The default cards as tables, and JSON for other ones.
set(susanoo_cards ${CMAKE_CURRENT_BINARY_DIR}/susanoo_cards.cpp)
set(susanoo_embed ${CMAKE_CURRENT_SOURCE_DIR}/susanoo/cards/embed_cards.cmake)
add_custom_command(
    OUTPUT ${susanoo_cards}
    COMMAND ${CMAKE_COMMAND} -D IN=${PROJECT_SOURCE_DIR}/data/susanoo.toml -D OUT=${susanoo_cards} -P ${susanoo_embed}
    DEPENDS ${PROJECT_SOURCE_DIR}/data/susanoo.toml ${susanoo_embed}
    COMMENT "Making tables of data/susanoo.toml" VERBATIM)
target_sources(engawa_susanoo PRIVATE ${susanoo_cards})
