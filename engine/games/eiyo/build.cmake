# The default cards as tables, and JSON for other ones.
set(eiyo_cards ${CMAKE_CURRENT_BINARY_DIR}/eiyo_cards.cpp)
set(eiyo_embed ${CMAKE_CURRENT_SOURCE_DIR}/eiyo/cards/embed_cards.cmake)
add_custom_command(
    OUTPUT ${eiyo_cards}
    COMMAND ${CMAKE_COMMAND} -D IN=${PROJECT_SOURCE_DIR}/data/eiyo.toml -D OUT=${eiyo_cards} -P ${eiyo_embed}
    DEPENDS ${PROJECT_SOURCE_DIR}/data/eiyo.toml ${eiyo_embed}
    COMMENT "Making tables of data/eiyo.toml" VERBATIM)
target_sources(engawa_eiyo PRIVATE ${eiyo_cards})
