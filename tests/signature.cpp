// Prints the signature and nothing else: the smallest program that proves a build, without the
// command line's libraries.
#include "engine/study/signature.h"

#include <cstdio>

int main() {
    for (const std::string& line : engawa::signature_lines()) std::puts(line.c_str());
}
