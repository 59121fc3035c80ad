// The conversation at a table: words out, lines in.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/line_editor.h"
#include "cli/terminal.h"
#include "cli/wrapping.h"
#include "words/words.h"

namespace engawa::cli {

// A blank at which no line is broken.
inline constexpr char kHardBlank = '\x01';

class Console {
  public:
    Console(const Words& words, const Terminal& terminal) : words_(words), terminal_(terminal) {}

    const Words& words() const { return words_; }
    const Terminal& terminal() const { return terminal_; }
    void measure() {
        if (terminal_.output) cli::measure(terminal_);
    }

    // A line of the person's, without blanks around it; nothing at the end of the input.
    std::optional<std::string> ask(std::string_view prompt);
    // What Tab completes from now on.
    void complete_with(LineEditor::Complete complete) {
        editor_.complete_with(std::move(complete));
    }
    // A sentence from the words, wrapped to 79 columns.
    void say(std::string_view key, const Fillers& arguments = {});
    void text(std::string_view sentence, int indent = 0, Ink ink = Ink::Plain, bool strong = false);
    void list(std::string_view left, std::string_view right, int column);
    void show(const Picture& picture);
    void blank();
    // A line that the next one replaces; only on a terminal.
    void passing(std::string_view line);
    void end_passing();
    // Leaves nothing on the screen, behind it or in the history of typed lines.
    void clear();

  private:
    const Words& words_;
    Terminal terminal_;
    LineEditor editor_;
    bool passing_ = false;
};

}  // namespace engawa::cli
