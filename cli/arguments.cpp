#include "cli/arguments.h"

#include <CLI/CLI.hpp>
#include <utility>

namespace engawa::cli {

Argument Argument::required() const { return Argument{option_->required()}; }

Argument Argument::type_name(const std::string& name) const {
    return Argument{option_->type_name(name)};
}

Argument Argument::expected(int values) const { return Argument{option_->expected(values)}; }

Argument Argument::expected(int least, int most) const {
    return Argument{option_->expected(least, most)};
}

Argument Argument::take_all() const { return Argument{option_->take_all()}; }

Argument Argument::excludes(const Argument& other) const {
    return Argument{option_->excludes(other.option_)};
}

Argument Argument::check(std::string (*mistake)(const std::string& text)) const {
    return Argument{option_->check(mistake)};
}

bool Argument::given() const { return option_->count() > 0; }

Command Command::add_subcommand(const std::string& name, const std::string& sentence) const {
    return Command{*app_->add_subcommand(name, sentence)};
}

void Command::require_subcommand() const { app_->require_subcommand(1); }

Argument Command::add_option(const std::string& name, std::string& value,
                             const std::string& sentence) const {
    return Argument{app_->add_option(name, value, sentence)};
}

Argument Command::add_option(const std::string& name, std::vector<std::string>& values,
                             const std::string& sentence) const {
    return Argument{app_->add_option(name, values, sentence)};
}

Argument Command::add_option(const std::string& name, int& value,
                             const std::string& sentence) const {
    return Argument{app_->add_option(name, value, sentence)};
}

Argument Command::add_option(const std::string& name, std::uint64_t& value,
                             const std::string& sentence) const {
    return Argument{app_->add_option(name, value, sentence)};
}

Argument Command::add_flag(const std::string& name, bool& value,
                           const std::string& sentence) const {
    return Argument{app_->add_flag(name, value, sentence)};
}

void Command::footer(const std::string& text) const { app_->footer(text); }

void Command::callback(std::function<void()> then) const { app_->callback(std::move(then)); }

}  // namespace engawa::cli
