#include "cli/line_editor.h"

#include <gtest/gtest.h>

namespace engawa::cli {
namespace {

TEST(EditedLine, MovesAndErasesByCharacters) {
    EditedLine line;
    line.insert("Paikō");
    line.left();
    line.insert("k");
    EXPECT_EQ(line.text(), "Paikkō");
    line.erase_right();
    EXPECT_EQ(line.text(), "Paikk");
    line.erase_left();
    line.home();
    line.erase_right();
    EXPECT_EQ(line.text(), "aik");
    line.erase_left();
    EXPECT_EQ(line.text(), "aik");
}

TEST(EditedLine, ErasesWordsAndLines) {
    EditedLine line;
    line.set("why Sw@g5  ");
    line.erase_word();
    EXPECT_EQ(line.text(), "why ");
    line.insert("Ai@g4");
    line.left();
    line.erase_to_start();
    EXPECT_EQ(line.text(), "4");
    line.home();
    line.erase_to_end();
    EXPECT_EQ(line.text(), "");
    line.right();
    EXPECT_EQ(line.after_cursor(), "");
}

TEST(CommonBeginning, IsWhatAllShare) {
    EXPECT_EQ(common_beginning({"Sw@g5", "Sw@g6"}), "Sw@g");
    EXPECT_EQ(common_beginning({"Sw@g5"}), "Sw@g5");
    EXPECT_EQ(common_beginning({"undo", "hint"}), "");
    EXPECT_EQ(common_beginning({}), "");
}

}  // namespace
}  // namespace engawa::cli
