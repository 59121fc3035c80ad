# cmake -D IN=data/susanoo.toml -D OUT=file.cpp -P embed_cards.cmake
# Turns the default card file into the rows of card_rows.h. It understands the TOML that the file is written in: one
# key on a line, one effect on a line. A test compares the result with what cards_io reads.
cmake_minimum_required(VERSION 3.25)
file(READ "${IN}" text)
string(REGEX REPLACE "(^|\n)[ \t]*#[^\n]*" "\\1" text "${text}")
string(REPLACE ";" "@semicolon@" text "${text}")
# Square brackets would keep CMake from splitting its lists.
string(REPLACE "[" "<" text "${text}")
string(REPLACE "]" ">" text "${text}")
string(REPLACE "\n" ";" lines "${text}")

# enumerator(reward_discard Deck out): out is Deck::RewardDiscard.
function(enumerator word type out)
    string(REPLACE "_" ";" parts "${word}")
    set(name "")
    foreach(part IN LISTS parts)
        string(SUBSTRING "${part}" 0 1 first)
        string(SUBSTRING "${part}" 1 -1 rest)
        string(TOUPPER "${first}" first)
        string(APPEND name "${first}${rest}")
    endforeach()
    set(${out} "${type}::${name}" PARENT_SCOPE)
endfunction()

# The members of the rows in the order of their structs: key in the file, member, type ("int" is a number).
set(effect_members "do act Action" "n n int" "side side Side" "per per Per" "element element Element"
    "slot slot Slot" "deck deck Deck" "of of int" "from from From" "who who Who" "limit limit Limit"
    "cost cost From" "cost_n cost_n int")
set(card_members "element element Element" "level level int" "rewards rewards int" "levels levels int"
    "kind type ItemType" "vp vp int" "timing timing Timing" "until until Until")

# members(list text out): initializers for the members that the text has as `key = value`.
function(members list text out)
    set(made "")
    foreach(member IN LISTS ${list})
        string(REPLACE " " ";" member "${member}")
        list(GET member 0 key)
        list(GET member 1 name)
        list(GET member 2 type)
        if(NOT text MATCHES "[ \n]${key} = \"?([a-z_0-9-]+)\"?[, \n]")
            continue()
        endif()
        set(value "${CMAKE_MATCH_1}")
        if(NOT type STREQUAL "int")
            enumerator("${value}" ${type} value)
        endif()
        string(APPEND made ", .${name} = ${value}")
    endforeach()
    set(${out} "${made}" PARENT_SCOPE)
endfunction()

set(effect_rows "")
set(condition_rows "")
set(card_rows "")
set(card_count 0)

# One line of an effect list: a row, and rows for its conditions.
macro(add_effect line)
    set(effect " ${line} ")
    string(REGEX MATCH "on = \"([a-z]+)\"" found "${effect}")
    enumerator("${CMAKE_MATCH_1}" Trigger on)
    set(conditions 0)
    if(effect MATCHES "when = <([^>]*)>, ")
        string(REGEX MATCHALL "\"[^\"]+\"" when "${CMAKE_MATCH_1}")
        string(REGEX REPLACE "when = <[^>]*>, " "" effect "${effect}")
        foreach(condition IN LISTS when)
            math(EXPR conditions "${conditions} + 1")
            string(REGEX MATCH "\"(!?)([a-z_]+):?([a-z0-9]*)\"" found "${condition}")
            set(negated "${CMAKE_MATCH_1}")
            set(value "${CMAKE_MATCH_3}")
            enumerator("${CMAKE_MATCH_2}" Test test)
            if(test MATCHES "Element$")
                enumerator("${value}" Element value)
            elseif(test MATCHES "SlotUsed$")
                enumerator("${value}" Slot value)
            elseif(value STREQUAL "")
                set(value 0)
            endif()
            if(negated)
                set(negated true)
            else()
                set(negated false)
            endif()
            string(APPEND condition_rows "    {${test}, ${negated}, static_cast<std::uint8_t>(${value})},\n")
        endforeach()
    endif()
    members(effect_members "${effect}" made)
    string(APPEND effect_rows "    {.on = ${on}, .conditions = ${conditions}${made}},\n")
    math(EXPR effects "${effects} + 1")
endmacro()

macro(end_card)
    if(kind)
        math(EXPR card_count "${card_count} + 1")
        members(card_members "${fields}" made)
        enumerator(${kind} Kind kind)
        string(APPEND card_rows "    {.id = ${id}, .name = ${name}, .lore = ${lore}, .kind = ${kind}${made}, "
            ".effects = ${effects}},\n")
    endif()
    set(kind "")
    set(fields "\n")
    set(effects 0)
endmacro()

end_card()
foreach(line IN LISTS lines)
    if(line MATCHES "^<<([a-z_]+)>>")
        set(next "${CMAKE_MATCH_1}")
        end_card()
        set(kind "${next}")
    elseif(line MATCHES "^(id|name|lore) = (\".*\")[ \t]*$")
        set(${CMAKE_MATCH_1} "${CMAKE_MATCH_2}")
    elseif(line MATCHES "^event_passes = ([0-9]+)")
        set(event_passes ${CMAKE_MATCH_1})
    elseif(line MATCHES "^ +{ on = ")
        add_effect("${line}")
    elseif(kind AND line MATCHES "^[a-z]+ = [a-z0-9\"-]+[ \t]*$")
        string(APPEND fields "${line}\n")
    endif()
endforeach()
end_card()
string(REPLACE "<" "[" card_rows "${card_rows}")
string(REPLACE ">" "]" card_rows "${card_rows}")
string(REPLACE "@semicolon@" ";" card_rows "${card_rows}")

file(WRITE "${OUT}" "// Made from data/susanoo.toml by engine/games/susanoo/cards/embed_cards.cmake.
#include \"engine/games/susanoo/cards/card_rows.h\"

namespace engawa::susanoo {

const int kDefaultEventPasses = ${event_passes};
const int kDefaultCards = ${card_count};

const CardRow kCardRows[] = {
${card_rows}};

const EffectRow kEffectRows[] = {
${effect_rows}};

const Condition kConditionRows[] = {
${condition_rows}};

}  // namespace engawa::susanoo
")
