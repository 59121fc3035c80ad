# cmake -D OUT=file.cpp -P embed_words.cmake LANGUAGE.json...
# Writes a source file that holds the bytes of each file, so that the one binary needs no data beside it.
set(arrays "")
set(cases "")
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(i RANGE ${last})
    set(path "${CMAKE_ARGV${i}}")
    if(NOT path MATCHES "\\.json$")
        continue()
    endif()
    get_filename_component(language "${path}" NAME_WE)
    file(READ "${path}" bytes HEX)
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
    string(APPEND arrays "constexpr char k_${language}[] = {${bytes}'\\0'};\n")
    string(APPEND cases
        "    if (language == \"${language}\") return {k_${language}, sizeof k_${language} - 1};\n")
endforeach()
file(WRITE "${OUT}" "#include \"data/words/words.h\"\n\nnamespace {\n${arrays}}  // namespace\n
std::string_view engawa::words_json(std::string_view language) {\n${cases}    (void)language;\n    return {};\n}\n")
