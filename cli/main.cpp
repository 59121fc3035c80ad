#include "cli/command.h"

int main(int count, char** arguments) { return engawa::cli::run(count, arguments); }
