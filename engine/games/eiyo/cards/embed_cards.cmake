# cmake -D IN=data/eiyo.toml -D OUT=file.cpp -P embed_cards.cmake
# Turns the default card file into tables. It understands the TOML that the file is written in, one entry on a
# line; a test compares the result with what cards_io reads.
cmake_minimum_required(VERSION 3.25)
file(READ "${IN}" text)
string(REGEX REPLACE "(^|\n)[ \t]*#[^\n]*" "\\1" text "${text}")
string(REPLACE ";" "," text "${text}")
# Square brackets would keep CMake from splitting its lists.
string(REPLACE "[" "(" text "${text}")
string(REPLACE "]" ")" text "${text}")
string(REPLACE "\n" ";" lines "${text}")

set(changeable start_hand draw_count hand_limit cards_below_boss deflect_tokens concentration_cost max_rotations
    cards_per_turn move_cost honor_to_win)
set(constants "")
set(defaults "")
set(ranks_solo "")
set(ranks_coop "")
set(weapon "")
set(special_weapon "")
set(boss "")
set(yamabushi "")
set(sets "")

# The value of a key of the current entry, or the second argument.
macro(value name fallback)
    if(DEFINED entry_${name})
        set(v_${name} "${entry_${name}}")
    else()
        set(v_${name} "${fallback}")
    endif()
endmacro()

macro(read_corners)
    set(corners 0)
    set(bit 1)
    foreach(corner TL TR BR BL)
        if("${entry_positions}" MATCHES "\"${corner}\"")
            math(EXPR corners "${corners} + ${bit}")
        endif()
        math(EXPR bit "${bit} * 2")
    endforeach()
endmacro()

macro(read_effects)
    set(effects "")
    foreach(effect "reveal.*discard" "defeat.*discard" "front.*attack_cost" "face_up.*concentration"
                   "face_up.*row_damage" "front.*no_deflect")
        string(REPLACE ".*" "\", do = \"" words "${effect}")
        if("${v_effects}" MATCHES "on = \"${words}\", n = ([0-9]+)")
            list(APPEND effects ${CMAKE_MATCH_1})
        elseif("${v_effects}" MATCHES "on = \"${words}\"")
            list(APPEND effects 1)
        else()
            list(APPEND effects 0)
        endif()
    endforeach()
    list(JOIN effects ", " effects)
endmacro()

macro(flush)
    if(table MATCHES "^(weapon|special_weapon)$")
        read_corners()
        value(solo_copies 0)
        string(APPEND ${table}
            "            {${entry_id}, ${entry_name}, ${corners}, ${entry_copies}, ${v_solo_copies}, ${entry_source}},\n")
    elseif(table MATCHES "^(boss|yamabushi|enemy_set\\..*)$")
        value(effects "")
        value(text "\"\"")
        value(troop "\"None\"")
        read_effects()
        string(REGEX REPLACE "[()]" "" damage "${entry_damage}")
        string(REPLACE "\"" "" troop "${v_troop}")
        string(SUBSTRING "${troop}" 0 1 initial)
        string(SUBSTRING "${troop}" 1 -1 rest)
        string(TOUPPER "${initial}" initial)
        string(MAKE_C_IDENTIFIER "${table}" list)
        string(APPEND ${list}
            "            {${entry_id}, ${entry_name}, Troop::${initial}${rest}, {${damage}}, ${entry_honor}, "
            "${entry_copies}, {${effects}}, ${v_text}, ${entry_source}},\n")
    elseif(table STREQUAL "rank")
        string(REPLACE "\"" "" mode "${entry_mode}")
        string(APPEND ranks_${mode} "{${entry_from}, ${entry_name}}, ")
    elseif(table STREQUAL "option")
        string(APPEND defaults "{${entry_id}, ${entry_default}}, ")
    endif()
    foreach(name IN LISTS entry_names)
        unset(entry_${name})
    endforeach()
    set(entry_names "")
endmacro()

set(table "")
set(entry_names "")
foreach(line IN LISTS lines)
    if(line MATCHES "^\\(+([a-z_.]+)\\)+[ \t]*$")
        set(name "${CMAKE_MATCH_1}")
        flush()
        set(table "${name}")
        if(table MATCHES "^enemy_set\\.(.*)$" AND NOT CMAKE_MATCH_1 IN_LIST sets)
            list(APPEND sets ${CMAKE_MATCH_1})
        endif()
    elseif(line MATCHES "^([a-z_]+) = (.*)$")
        set(key "${CMAKE_MATCH_1}")
        string(REGEX REPLACE "[ \t]+#.*$" "" right "${CMAKE_MATCH_2}")
        if(table MATCHES "^constants" AND key IN_LIST changeable AND right MATCHES "value = ([0-9]+)")
            string(APPEND constants "        cards.constants.${key} = ${CMAKE_MATCH_1};\n")
        endif()
        set(entry_${key} "${right}")
        list(APPEND entry_names ${key})
    endif()
endforeach()
flush()

set(enemy_sets "")
foreach(name IN LISTS sets)
    string(APPEND enemy_sets "            {\"${name}\", {\n${enemy_set_${name}}            }},\n")
endforeach()

file(WRITE "${OUT}" "// Made from data/eiyo.toml by engine/games/eiyo/cards/embed_cards.cmake.
#include \"engine/games/eiyo/cards/cards.h\"

const engawa::eiyo::CardSet& engawa::eiyo::default_cards() {
    static const CardSet kCards = [] {
        CardSet cards;
${constants}        cards.weapons = {
${weapon}        };
        cards.specials = {
${special_weapon}        };
        cards.enemy_sets = {
${enemy_sets}        };
        cards.bosses = {
${boss}        };
        cards.yamabushi = {
${yamabushi}        };
        cards.ranks[0] = {${ranks_solo}};
        cards.ranks[1] = {${ranks_coop}};
        cards.defaults = {${defaults}};
        return cards;
    }();
    return kCards;
}
")
