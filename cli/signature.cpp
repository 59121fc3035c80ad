// engawa signature: the fingerprints of rules and bots, a line for each game.
#include "engine/study/signature.h"

#include <iostream>
#include <sstream>

#include "cli/command.h"
#include "cli/json.h"

namespace engawa::cli {
namespace {

int signature(bool as_json) {
    Json all = Json::array();
    for (const std::string& line : signature_lines()) {
        if (!as_json) {
            std::cout << line << std::endl;
            continue;
        }
        std::istringstream parts(line);
        std::string game;
        std::string version;
        std::string rules;
        std::string bots;
        parts >> game >> version >> rules >> bots;
        all.push_back({{"game", game}, {"version", version}, {"rules", rules}, {"bots", bots}});
    }
    if (as_json) print(all);
    return kOk;
}

}  // namespace

void add_signature(const Command& app, Todo& todo) {
    const Command command =
        app.add_subcommand("signature", "fingerprints of the rules and the bots");
    const auto as_json = std::make_shared<bool>(false);
    command.add_flag("--json", *as_json, "print JSON, for other programs to read");
    command.footer("GAME vRULES RULES_DIGEST BOTS_DIGEST, the same on every machine.");
    command.callback([as_json, &todo] { todo = [as_json] { return signature(*as_json); }; });
}

}  // namespace engawa::cli
