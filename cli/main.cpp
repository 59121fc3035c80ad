#include "cli/command.h"

int main(int count, char** arguments) {
#ifdef ENGAWA_SERVES
    return engawa::cli::run(count, arguments, engawa::cli::add_serve);
#else
    return engawa::cli::run(count, arguments);
#endif
}
