// The worked examples of the ledger as scripts, in the files that the slow implementation reads
// too.
#pragma once

#include <fstream>
#include <sstream>

#include "engine/games/susanoo/proofs/script_test.h"

namespace engawa::susanoo {

// tests/examples/susanoo/NAME.txt
inline void play_example(const std::string& name) {
    const std::ifstream file{std::string{ENGAWA_SOURCE_DIR} + "/tests/examples/susanoo/" + name +
                             ".txt"};
    std::stringstream script;
    script << file.rdbuf();
    ASSERT_FALSE(script.str().empty()) << name;
    play(script.str());
}

}  // namespace engawa::susanoo
