#include "cli/command.h"
#ifdef ENGAWA_SERVES
#include "cli/hosting.h"
#endif

int main(int count, char** arguments) {
#ifdef ENGAWA_SERVES
    return engawa::cli::run(count, arguments, engawa::cli::add_hosting);
#else
    return engawa::cli::run(count, arguments);
#endif
}
