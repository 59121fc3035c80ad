# Read by CTest with TEST_PROGRAM set: adds a test for each suite of that program, because a process for each of two
# thousand tests takes longer than most of them. What has "Slow" in its name is another process, labelled `slow`.

# Calls add_test for the suites that have a test which the filter lets through.
macro(add_suites filter ending label timeout)
    execute_process(COMMAND ${TEST_PROGRAM} --gtest_list_tests --gtest_filter=${filter}
        OUTPUT_VARIABLE listed RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${TEST_PROGRAM} does not list its tests: ${status}")
    endif()
    string(REGEX MATCHALL "(^|\n)[^ \n]+\\." suites "${listed}")
    foreach(suite IN LISTS suites)
        string(STRIP "${suite}" suite)
        if("${suite}" MATCHES "Slow")
            set(chosen "${suite}*")
        else()
            set(chosen "${suite}${ending}")
        endif()
        string(REGEX REPLACE "\\.$" "" name "${suite}")
        if(NOT "${label}" STREQUAL "")
            string(APPEND name ".${label}")
        endif()
        add_test("${name}" ${TEST_PROGRAM} "--gtest_filter=${chosen}")
        set_tests_properties("${name}" PROPERTIES TIMEOUT ${timeout} LABELS "${label}")
        # What takes seconds begins first, so that no core waits for it at the end.
        if("${suite}" MATCHES "(Laws|Games|Master|Differential|Picture)\\.$")
            set_tests_properties("${name}" PROPERTIES COST 10)
        endif()
    endforeach()
endmacro()

if(EXISTS ${TEST_PROGRAM})
    add_suites("-*Slow*" "*-*Slow*" "" 600)
    add_suites("*Slow*" "*Slow*" "slow" 3600)
else()
    add_test("${TEST_PROGRAM}_is_not_built" ${TEST_PROGRAM})
endif()
