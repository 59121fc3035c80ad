# cmake -D OUT=file.cpp -D HEADER=header.h -D FUNCTION=name -P embed_files.cmake FILE...
# Writes a source file that holds the bytes of each file, so that the one binary needs no data beside it. The function, in the
# namespace engawa and declared in the header, finds them by the file's name without its ending.
set(arrays "")
set(cases "")
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(i RANGE ${last})
    set(path "${CMAKE_ARGV${i}}")
    if(NOT path MATCHES "\\.(json|toml|txt)$")
        continue()
    endif()
    get_filename_component(name "${path}" NAME_WE)
    file(READ "${path}" bytes HEX)
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
    string(APPEND arrays "constexpr char k_${name}[] = {${bytes}'\\0'};\n")
    string(APPEND cases "    if (name == \"${name}\") return {k_${name}, sizeof k_${name} - 1};\n")
endforeach()
file(WRITE "${OUT}" "#include \"${HEADER}\"\n\nnamespace {\n${arrays}}  // namespace\n
std::string_view engawa::${FUNCTION}(std::string_view name) {\n${cases}    (void)name;\n    return {};\n}\n")
