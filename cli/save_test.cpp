#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/command.h"

namespace {

namespace fs = std::filesystem;

std::string text_of(const std::string& path) {
    std::ifstream in(path);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// What was waited for, in order, with what the watched file held at that moment.
struct Watch {
    std::string path;
    std::vector<std::string> seen;
};
Watch* watch = nullptr;

}  // namespace

// In the place of the C library's: nobody can cut the power in a test.
extern "C" int fsync(int file) {
    struct stat about{};
    if (watch != nullptr && fstat(file, &about) == 0) {
        const char* kind = S_ISDIR(about.st_mode) ? "folder, " : "file, ";
        watch->seen.push_back(kind + text_of(watch->path));
    }
    return static_cast<int>(syscall(SYS_fsync, file));
}

namespace engawa::cli {
namespace {

class Save : public testing::Test {
  protected:
    void SetUp() override {
        fs::create_directories(folder_);
        watch_.path = path_;
        watch = &watch_;
    }
    void TearDown() override {
        watch = nullptr;
        fs::remove_all(folder_);
    }

    const std::string folder_ = testing::TempDir() + "engawa_save_" + std::to_string(getpid());
    const std::string path_ = folder_ + "/game.record";
    Watch watch_;
};

TEST_F(Save, WhatIsKeptIsOnTheDiskBeforeItTakesTheOldOnesPlace) {
    ASSERT_TRUE(save_text(path_, "old"));
    EXPECT_TRUE(watch_.seen.empty());
    ASSERT_TRUE(keep_text(path_, "new"));
    EXPECT_EQ(watch_.seen, (std::vector<std::string>{"file, old", "folder, new"}));
    EXPECT_EQ(text_of(path_), "new");
    EXPECT_FALSE(fs::exists(path_ + ".part"));
}

TEST_F(Save, AFileWithoutAFolderInItsNameIsKeptToo) {
    const fs::path here = fs::current_path();
    fs::current_path(folder_);
    EXPECT_TRUE(keep_text("game.record", "new"));
    fs::current_path(here);
    EXPECT_EQ(watch_.seen, (std::vector<std::string>{"file, ", "folder, new"}));
}

TEST_F(Save, APipeIsWrittenToAsItIs) {
    EXPECT_TRUE(keep_text("/dev/null", "anything"));
    EXPECT_FALSE(fs::exists("/dev/null.part"));
}

TEST_F(Save, SaysWhatIsWrong) {
    const auto saved = keep_text(folder_ + "/nowhere/game.record", "new");
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().code, "io_error");
    EXPECT_NE(saved.error().text.find("No such file"), std::string::npos) << saved.error().text;
}

}  // namespace
}  // namespace engawa::cli
