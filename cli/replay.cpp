// engawa replay: a record move by move in words, and the position it leads to.
#include <algorithm>
#include <iostream>
#include <optional>

#include "cli/command.h"
#include "cli/json.h"
#include "cli/sight.h"
#include "cli/table.h"
#include "cli/terminal.h"
#include "cli/verify.h"
#include "engine/wire/wire_host.h"
#include "words/words.h"

namespace engawa::cli {
namespace {

struct Arguments {
    std::string file;
    std::string cards;
    std::string noted;
    int to = -1;
    bool verify = false;
    bool reveal = false;
    bool json = false;
};

// What is shown, and whether as a watcher was told it or with every card.
struct Shown {
    const AnyGame& game;
    const Record& record;
    const Match& match;
    bool revealed = true;
};

bool has_end(const Record& record) {
    for (const std::string& line : record.lines) {
        if (is_table_line(line) && read_table_line(line).word == "end") return true;
    }
    return false;
}

std::vector<Phrase> happened(const std::vector<LogEntry>& events, int ply) {
    std::vector<Phrase> phrases;
    auto event = std::lower_bound(events.begin(), events.end(), ply,
                                  [](const LogEntry& one, int at) { return one.ply < at; });
    for (; event != events.end() && event->ply == ply; ++event) phrases.push_back(event->phrase);
    return phrases;
}

void print_head(const Words& words, const Record& record) {
    std::cout << words.say(record.game + ".name") << ", rules version " << record.rules << '\n';
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        std::cout << seat_name(words, record.game, Seat{static_cast<int>(i)}) << ": "
                  << record.seats[i] << '\n';
    }
    for (const auto& [name, value] : record.options) std::cout << name << ": " << value << '\n';
    if (record.practice) std::cout << "a practice table: moves could be taken back freely\n";
    std::cout << '\n';
}

void print_moves(const Words& words, const Shown& shown) {
    const std::vector<std::string> moves = standing_moves(shown.match.secret_record().reveal());
    const auto events = standing_events(*shown.match.log(kWatcher));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        std::string line = std::to_string(i + 1);
        line.insert(0, line.size() < 4 ? 4 - line.size() : 0, ' ');
        line += "  ";
        if (shown.revealed) {
            line += moves[i];
            line += std::string(line.size() < 19 ? 19 - line.size() : 1, ' ');
        }
        line += words.tell(happened(events, static_cast<int>(i)));
        std::cout << line << '\n';
    }
    std::cout << '\n';
}

void print_json(const Arguments& arguments, const Words& words, const Shown& shown,
                const std::optional<Fairness>& fairness) {
    const auto& [game, record, match, revealed] = shown;
    Json json = json_of(view_message(game, match, kWatcher, {}));
    json["players"] = record.seats;
    json["entries"] = json_of(wire_of(*match.log(kWatcher)))["entries"];
    json["moves"] = Json::array();
    const std::vector<std::string> moves = standing_moves(match.secret_record().reveal());
    const auto events = standing_events(*match.log(kWatcher));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        Json move;
        if (revealed) move["move"] = moves[i];
        move["words"] = words.tell(happened(events, static_cast<int>(i)));
        json["moves"].push_back(std::move(move));
    }
    if (revealed) json["position"] = match.secret_position().reveal();
    if (arguments.verify) json["verified"] = has_end(record) ? "end" : "moves";
    if (fairness) json["fairness"] = json_of(wire_of(*fairness));
    print(json);
}

// Reaching this point means that every line fitted, the @end line included.
void print_verdict(const Record& record, const std::optional<Fairness>& fairness) {
    std::cout << (has_end(record) ? "verified: every move is legal and leads to the recorded end\n"
                                  : "verified: every move is legal; the record has no end yet\n");
    std::cout << verdict_on_chance(fairness) << '\n';
}

int replay_file(const Arguments& arguments) {
    const auto record = load_record(arguments.file);
    if (!record) return refuse(record.error());
    if (!arguments.noted.empty() && !arguments.verify) {
        return refuse(error("usage", "--noted goes with --verify"));
    }
    const auto chosen = choose_game_of(*record, arguments.file, arguments.cards);
    if (!chosen) return refuse(chosen.error());
    const auto match = chosen->game->replay(*record, arguments.to);
    if (!match) return refuse(problem_of(arguments.file, match.error()));
    // Verifying looks at the whole record, whatever is shown of it.
    std::optional<Fairness> fairness;
    if (arguments.verify) {
        const auto whole = chosen->game->replay(*record);
        if (!whole) return refuse(whole.error());
        const auto found = verify_chance(*chosen->game, *record, arguments.noted);
        if (!found) return refuse(found.error());
        fairness = *found;
    }
    // A record of a game that goes on names every card that somebody holds.
    const bool running = (*match)->has_secrets() && !has_end(*record);
    const Shown shown{*chosen->game, *record, **match, !running || arguments.reveal};
    const Words words;
    if (arguments.json) {
        print_json(arguments, words, shown, fairness);
        return kOk;
    }
    const Terminal terminal = this_terminal();
    PictureWish wish;
    wish.ascii = !terminal.unicode;
    print_head(words, *record);
    print_moves(words, shown);
    const Seen seen = seen_by(*chosen->game, **match, kWatcher);
    std::cout << painted(terminal, draw_board(seen, wish))
              << (shown.revealed ? (*match)->secret_position().reveal() : seen.view) << '\n';
    if (!shown.revealed) {
        std::cout << "the game goes on: what the players hold is not shown (--reveal shows it)\n";
    }
    if (arguments.verify) print_verdict(*record, fairness);
    return kOk;
}

}  // namespace

void add_replay(const Command& app, Todo& todo) {
    const Command command = app.add_subcommand("replay", "replay a record, and check it");
    const auto arguments = std::make_shared<Arguments>();
    command.add_option("file", arguments->file, "a record, as text or JSON")
        .required()
        .type_name("FILE");
    command.add_option("--cards", arguments->cards, "the cards it was played with")
        .type_name("FILE");
    command.add_option("--to", arguments->to, "only the first N moves")
        .type_name("N")
        .check(is_count);
    command.add_flag("--reveal", arguments->reveal,
                     "a game that goes on: with the cards that the players hold");
    command.add_flag("--verify", arguments->verify,
                     "check that the moves lead to the @end line, and draw every card again");
    command
        .add_option("--noted", arguments->noted,
                    "with --verify: the commitment or the seal that the table showed")
        .type_name("HEX");
    command.add_flag("--json", arguments->json, "print JSON, for other programs to read");
    command.callback(
        [arguments, &todo] { todo = [arguments] { return replay_file(*arguments); }; });
}

}  // namespace engawa::cli
