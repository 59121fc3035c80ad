# cmake -D OUT=file.cpp -P embed_words.cmake FILE...
# Writes a source file that holds the bytes of each words file, data/words/LANGUAGE/NAME.json (data/words/words.h).
set(arrays "")
set(rows "")
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(i RANGE ${last})
    set(path "${CMAKE_ARGV${i}}")
    if(NOT path MATCHES "/([^/]+)/([^/]+)\\.json$")
        continue()
    endif()
    set(language ${CMAKE_MATCH_1})
    set(name ${CMAKE_MATCH_2})
    file(READ "${path}" bytes HEX)
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
    string(MAKE_C_IDENTIFIER "k_${language}_${name}" array)
    string(APPEND arrays "constexpr char ${array}[] = {${bytes}'\\0'};\n")
    string(APPEND rows "    {\"${language}\", \"${name}\", {${array}, sizeof ${array} - 1}},\n")
endforeach()
file(WRITE "${OUT}" "#include \"data/words/words.h\"\n\nnamespace {\n${arrays}
constexpr engawa::WordsFile kFiles[] = {\n${rows}};\n}  // namespace\n
std::span<const engawa::WordsFile> engawa::words_files() { return kFiles; }\n")
