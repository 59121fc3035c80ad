// Every number of tests/perft/eiyo.perft, counted by the slow implementation; the engine's are
// counted by tools/check_perft.
#include <fstream>

#include "engine/games/eiyo/proofs/slow_table_test.h"

namespace engawa::eiyo {
namespace {

using slow_eiyo::Words;

Words words_of(const std::string& field) {
    Words list;
    for (const std::string& word : slow_eiyo::words(field)) {
        if (!word.empty()) list.push_back(word);
    }
    return list;
}

int counted(const std::string& line) {
    const Words fields = slow_eiyo::words(line, '|');
    slow_eiyo::Choices given;
    for (const std::string& option : words_of(fields.at(2))) {
        const Words pair = slow_eiyo::words(option, '=');
        given[pair.at(0)] = pair.at(1);
    }
    const auto options = *slow_eiyo::choose(given);
    const std::string text = words_of(fields.at(1)).at(0);
    const auto position = text == "-" ? slow_eiyo::start(slow_cards(), options)
                                      : slow_eiyo::read(slow_cards(), options, text);
    if (text != "-") EXPECT_EQ(slow_eiyo::write(position), text);
    const Words counts = words_of(fields.at(3));
    for (std::size_t i = 0; i + 1 < counts.size(); i += 2) {
        EXPECT_EQ(slow_eiyo::perft(position, std::stoi(counts[i].substr(1))),
                  std::stoll(counts[i + 1]))
            << fields[0] << counts[i];
    }
    return static_cast<int>(counts.size()) / 2;
}

TEST(EiyoPerft, TheSlowOneCountsTheSameLeaves) {  // EIY-285
    std::ifstream file(ENGAWA_SOURCE_DIR "/tests/perft/eiyo.perft");
    int numbers = 0;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line[0] != '#') numbers += counted(line);
    }
    EXPECT_GT(numbers, 60);
}

}  // namespace
}  // namespace engawa::eiyo
