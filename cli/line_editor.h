// A line typed on a terminal, with arrow keys, history and completion by Tab.
//
// Only for a terminal on standard input and output; pipes are read with read_line.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engawa::cli {

// The text under the cursor's hand. Positions are bytes, steps are characters of UTF-8.
class EditedLine {
  public:
    const std::string& text() const { return text_; }
    std::string_view before_cursor() const { return std::string_view{text_}.substr(0, cursor_); }
    std::string_view after_cursor() const { return std::string_view{text_}.substr(cursor_); }

    void set(std::string text);
    void insert(std::string_view more);
    void left();
    void right();
    void home() { cursor_ = 0; }
    void end() { cursor_ = text_.size(); }
    void erase_left();
    void erase_right();
    void erase_to_start();
    void erase_to_end() { text_.resize(cursor_); }
    void erase_word();

  private:
    std::size_t previous(std::size_t at) const;
    std::size_t next(std::size_t at) const;

    std::string text_;
    std::size_t cursor_ = 0;
};

// The longest text that all of them begin with.
std::string common_beginning(const std::vector<std::string>& texts);

class LineEditor {
  public:
    // Whole lines that could be meant by this beginning of one.
    using Complete = std::function<std::vector<std::string>(const std::string& begun)>;

    void complete_with(Complete complete) { complete_ = std::move(complete); }
    // Nothing if the person left with Ctrl-D or Ctrl-C. `shown` is the prompt with its colours, and
    // takes `columns` columns.
    std::optional<std::string> read(std::string_view shown, int columns);
    // Nothing that was typed before can be brought back.
    void forget() { history_.clear(); }

  private:
    enum class Key : int;
    enum class Answer : int { GoesOn, Done, Left, Suspended };

    Answer edit();
    Answer press(int key);
    int read_key();
    void complete();
    void go_back_in_history(int steps);
    void redraw() const;

    Complete complete_;
    std::vector<std::string> history_;
    std::size_t at_ = 0;  // in the history; its size is the line being typed
    std::string typed_;   // that line, while another is shown
    EditedLine line_;
    std::string prompt_;
    int prompt_columns_ = 0;
};

}  // namespace engawa::cli
