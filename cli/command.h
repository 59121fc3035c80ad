// What all subcommands share: exit codes, errors, and the arguments that name a game.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"
#include "engine/match/catalogue.h"

namespace engawa {
class Words;
}

namespace engawa::cli {

inline constexpr int kOk = 0;
inline constexpr int kFailed = 1;    // the machine's fault: a file that cannot be written
inline constexpr int kBadInput = 2;  // the caller's fault
inline constexpr int kInterrupted = 130;

// What is to be done once the whole command line has been read.
using Todo = std::function<int()>;

// Both print one sentence with the code to standard error and give the exit code.
int refuse(const Error& error);
int fail(const Error& error);

// `GAME [--option k=v]... [--cards FILE]`
struct GameArguments {
    std::string game;
    std::vector<std::string> options;
    std::string cards;
};
void add_game_arguments(const Command& app, GameArguments& arguments);

struct ChosenGame {
    const AnyGame* game = nullptr;
    std::shared_ptr<const AnyGame> own;  // keeps a game with cards of one's own alive
    std::string cards;                   // these cards as JSON; empty for the usual ones
};
// Codes: unknown_game, no_cards, no_file, bad_cards.
Result<ChosenGame> choose_game(std::string_view game, const std::string& cards);

// The game that a record was played with. Without a card file, cards of one's own are looked for by
// the record's digest beside its file and among those kept. Codes: those of choose_game.
Result<ChosenGame> choose_game_of(const Record& record, const std::string& path,
                                  const std::string& cards);

struct ChosenSetup : ChosenGame {
    Given options;
};
// Codes: those of choose_game, bad_option, and those of the options.
Result<ChosenSetup> choose_setup(const GameArguments& arguments);

// A card file with all its mistakes, each as "FILE:LINE: sentence". Warnings do not keep it from
// being played with.
struct CheckedCards {
    std::string json;
    std::vector<std::string> mistakes;
    std::vector<std::string> warnings;
};
// Code: no_file.
Result<CheckedCards> check_card_file(const AnyGame& game, const std::string& path);
// The same for a text that `path` stands for.
CheckedCards check_card_text(const AnyGame& game, const std::string& path, std::string_view text);
// Code: bad_option, for text that is not k=v.
Result<Given> read_options(const std::vector<std::string>& texts);

// The options with as many seats as the position has, where nobody said how many there are.
Given with_seats_of(const AnyGame& game, const Given& options, const std::string& position);
// A match at that position, or at the start if it is empty.
Result<std::unique_ptr<Match>> open_match(const ChosenSetup& chosen, const std::string& position);

// `number` as people write seats; 0 is the watcher. Code: unknown_seat.
Result<Viewer> read_viewer(const Match& match, int number);

// A bot that this game has. Code: bad_bot.
Result<BotSpec> read_bot_of(const AnyGame& game, std::string_view text);

// Codes: no_file (the caller's fault), and those of read_record.
Result<Record> load_record(const std::string& path);
// The problem of a record, with what can be seen of its file: that it ends within a line.
Error problem_of(const std::string& path, const Error& error);
// Whoever reads the file finds the old text or the new one, never a part. Code: io_error.
Result<Done> save_text(const std::string& path, std::string_view text);
// The same after a power cut too: it waits for the disk.
Result<Done> keep_text(const std::string& path, std::string_view text);
// What is kept beside a record, in FILE.key, which nobody else can read; an empty text removes it.
Result<Done> keep_beside(const std::string& record, std::string_view text);
std::string load_beside(const std::string& record);  // empty: there is none

// "White" where the game has a word for the seat, else "seat 1".
// For --seat: empty if it may be one, else what is wrong.
std::string is_seat(const std::string& text);
// Likewise for what may not be empty, and for numbers from 1 and from 0 on.
std::string is_something(const std::string& text);
std::string is_positive(const std::string& text);
std::string is_count(const std::string& text);
std::string seat_name(const Words& words, std::string_view game, Seat seat);

// The subcommands, each in the file of its name.
void add_games(const Command& app, Todo& todo);
void add_play(const Command& app, Todo& todo);
void add_show(const Command& app, Todo& todo);
void add_moves(const Command& app, Todo& todo);
void add_apply(const Command& app, Todo& todo);
void add_perft(const Command& app, Todo& todo);
void add_sim(const Command& app, Todo& todo);
void add_replay(const Command& app, Todo& todo);
void add_bot(const Command& app, Todo& todo);
void add_bench(const Command& app, Todo& todo);
void add_signature(const Command& app, Todo& todo);
void add_cards(const Command& app, Todo& todo);
void add_serve(const Command& app, Todo& todo);  // in a library of its own

// The whole command: reads the arguments and does what they say. `more` adds what this library does
// not have.
using AddCommand = void (*)(const Command& app, Todo& todo);
int run(int count, const char* const* arguments, AddCommand more = nullptr);

}  // namespace engawa::cli
