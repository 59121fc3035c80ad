#include "engine/games/susanoo/cards/card_script_test.h"

namespace engawa::susanoo {
namespace {

int failures() {
    return testing::UnitTest::GetInstance()->current_test_info()->result()->total_part_count();
}

void pass_all(Table& table) {
    for (const Seat seat : the_game().to_act(table.state())) {
        table.play(std::to_string(seat.number()) + " pass");
    }
}

void help(Table& table, const std::string& helper, bool yokai) {
    table.play("1 ask:" + helper + "\n1 k:0\n" + (yokai ? "1 y:0\n" : "") + "1 side:0\n" + helper +
               " yes");
}

void compare_seat(const Table& table, const std::string& tail) {
    const auto seat = static_cast<std::size_t>(tail.at(0) - '0');
    const std::string expected = parts(position_of("end | " + tail.substr(2)), '/').at(2);
    EXPECT_EQ(parts(table.text(), '/').at(seat + 1), expected) << "seat " << tail;
}

void card_line(Table& table, const std::string& line) {
    const auto blank = line.find(' ');
    const std::string verb = line.substr(0, blank);
    const std::string tail = blank == std::string::npos ? "" : line.substr(blank + 1);
    if (verb == "seat") return compare_seat(table, tail);
    if (line == "all pass") return pass_all(table);
    if (verb == "help" || verb == "help_head") return help(table, tail, verb == "help");
    if (verb == "run") {
        table.play("1 flee\n1 roll\n* die:" + tail);
        return;
    }
    if (verb == "escaped") {
        table.play("agenda end+surplus+next");
        return;
    }
    if (verb == "caught") {
        table.play("agenda hurt:1:" + tail + "+over+end+surplus+next");
        return;
    }
    table.play(line);
}

}  // namespace

void cards(std::string_view script) {
    Table table;
    bool lost = false;  // after a difference, until the next position
    int number = 0;
    for (const std::string& line : parts(script, '\n')) {
        ++number;
        if (line.empty() || line[0] == '#') continue;
        if (line.starts_with("t ")) lost = false;
        if (lost) continue;
        const int before = failures();
        SCOPED_TRACE("line " + std::to_string(number) + " of the script: " + line);
        card_line(table, line);
        lost = failures() != before;
    }
}

void cards(const CardSet& set, std::string_view script) {
    const Susanoo game{set};
    use_game(&game);
    cards(script);
    use_game(nullptr);
}

CardSet with(CardSet set, std::string_view id, std::string_view effects) {
    bool found = false;
    for (Card& card : set.cards) {
        if (card.id != id) continue;
        card.effects = effects_of(effects);
        found = true;
    }
    EXPECT_TRUE(found) << "there is no card " << id;
    return set;
}

CardSet with(std::string_view id, std::string_view effects) {
    return with(default_cards(), id, effects);
}

}  // namespace engawa::susanoo
