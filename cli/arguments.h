// What a command line may say: commands, arguments and flags, each told once with its sentence.
//
// CLI11 reads it, and only arguments.cpp and run.cpp include CLI11: every file that does compiles
// most of it anew. Both classes are handles; what they stand for lives as long as the CLI::App.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace engawa::cli {

class Argument {
  public:
    explicit Argument(CLI::Option* option) : option_(option) {}

    Argument required() const;
    Argument type_name(const std::string& name) const;  // as --help writes its value
    Argument expected(int values) const;
    Argument expected(int least, int most) const;  // -1: any number
    Argument take_all() const;                     // it may be given again and again
    Argument excludes(const Argument& other) const;
    // Empty if the text may be a value, else what is wrong with it.
    Argument check(std::string (*mistake)(const std::string& text)) const;
    bool given() const;

  private:
    CLI::Option* option_;
};

class Command {
  public:
    explicit Command(CLI::App& app) : app_(&app) {}

    Command add_subcommand(const std::string& name, const std::string& sentence) const;
    void require_subcommand() const;
    // A name without dashes stands by its place. The value is kept if the command line has none.
    Argument add_option(const std::string& name, std::string& value,
                        const std::string& sentence) const;
    Argument add_option(const std::string& name, std::vector<std::string>& values,
                        const std::string& sentence) const;
    Argument add_option(const std::string& name, int& value, const std::string& sentence) const;
    Argument add_option(const std::string& name, std::uint64_t& value,
                        const std::string& sentence) const;
    Argument add_flag(const std::string& name, bool& value, const std::string& sentence) const;
    void footer(const std::string& text) const;
    // Called when the whole command line has been read, if it names this command.
    void callback(std::function<void()> then) const;

  private:
    CLI::App* app_;
};

}  // namespace engawa::cli
