# cmake -D IN=data/samurai.toml -D OUT=file.cpp -P embed_cards.cmake
# Turns the default card file into tables. It understands the TOML that the file is written in: one key on a line,
# lists of effect lists on several. Members of the card structs have the names of the keys. A test compares the
# result with what cards_io reads.
cmake_minimum_required(VERSION 3.25)
file(READ "${IN}" text)
string(REGEX REPLACE "(^|\n)[ \t]*#[^\n]*" "\\1" text "${text}")
string(REPLACE ";" "@semicolon@" text "${text}")
# Square brackets would keep CMake from splitting its lists.
string(REPLACE "[" "<" text "${text}")
string(REPLACE "]" ">" text "${text}")
string(REGEX REPLACE "<\n" "<" text "${text}")
string(REGEX REPLACE ",\n" "," text "${text}")
string(REPLACE "\n" ";" lines "${text}")

# The numbers that Constants has; the others are the shape of the game.
set(fixed attacks_per_round cards_per_attack cards_before_reveal combo_size die_min die_max insight_limit shiro_price)

set(table "")
set(open FALSE)
set(body "")
foreach(line IN LISTS lines)
    if(line MATCHES "^<+([a-z_]+)>+[ \t]*$")
        if(open)
            string(APPEND body "    }\n")
        endif()
        set(open FALSE)
        set(table "${CMAKE_MATCH_1}")
        if(line MATCHES "^<<")
            string(APPEND body "    {\n        auto& card = cards.${table}.emplace_back();\n")
            set(open TRUE)
        endif()
    elseif(line MATCHES "^([a-z_0-9]+) = (.*)$")
        set(key "${CMAKE_MATCH_1}")
        string(REGEX REPLACE "[ \t]+#.*$" "" right "${CMAKE_MATCH_2}")
        if(table STREQUAL "constants")
            if(NOT key IN_LIST fixed AND right MATCHES "value = ([a-z0-9-]+)")
                string(APPEND body "    cards.constants.${key} = ${CMAKE_MATCH_1};\n")
            endif()
        elseif(open)
            string(REGEX REPLACE "\\{ do = (\"[a-z_]+\")" "make(\\1)" right "${right}")
            if(right MATCHES "make")
                string(REGEX REPLACE ", ([a-z]+) = ([^, }]+)" ".with(\"\\1\", \\2)" right "${right}")
                string(REPLACE " }" "" right "${right}")
            endif()
            if(key STREQUAL "default")
                set(key fallback)
            endif()
            string(APPEND body "        card.${key} = ${right};\n")
        endif()
    endif()
endforeach()
if(open)
    string(APPEND body "    }\n")
endif()
string(REPLACE "<" "{" body "${body}")
string(REPLACE ">" "}" body "${body}")
string(REPLACE "@semicolon@" ";" body "${body}")

file(WRITE "${OUT}" "// Made from data/samurai.toml by engine/games/samurai/cards/embed_cards.cmake.
#include \"engine/games/samurai/cards/cards.h\"

namespace engawa::samurai {
namespace {

struct Made : Effect {
    template <class Value>
    Made with(std::string_view parameter, Value value) && {
        set(*this, parameter, value);
        return *this;
    }
};
Made make(std::string_view word) {
    Made made;
    made.word = *word_named(word);
    return made;
}

CardSet make_cards() {
    CardSet cards;
${body}    return cards;
}

}  // namespace

const CardSet& default_cards() {
    static const CardSet kCards = make_cards();
    return kCards;
}

}  // namespace engawa::samurai
")
