#include "cli/console.h"

#include <algorithm>
#include <iostream>

#include "cli/input.h"

namespace engawa::cli {
namespace {

constexpr int kWidth = 79;

}  // namespace

std::optional<std::string> Console::ask(std::string_view prompt) {
    const std::string shown = painted(terminal_, prompt, Ink::Gold, true);
    if (terminal_.input && terminal_.output && terminal_.cursor) {
        const auto typed = editor_.read(shown, columns(prompt));
        if (!typed) return {};
        return trimmed(*typed);
    }
    std::cout << shown << std::flush;
    std::string line;
    const LineRead read = read_line(std::cin, line);
    // A transcript should read like a conversation.
    if (!terminal_.input) std::cout << line << '\n';
    if (read == LineRead::End) {
        if (terminal_.input) std::cout << '\n';
        return {};
    }
    return trimmed(line);
}

void Console::say(std::string_view key, const Fillers& arguments) {
    text(words_.say(key, arguments));
}

void Console::text(std::string_view sentence, int indent, Ink ink, bool strong) {
    std::string out = wrapped(sentence, kWidth, indent);
    std::replace(out.begin(), out.end(), kHardBlank, ' ');
    std::cout << painted(terminal_, out, ink, strong) << '\n';
}

void Console::list(std::string_view left, std::string_view right, int column) {
    const int gap = std::max(1, column - columns(left));
    std::string head = std::string{left} + std::string(static_cast<unsigned>(gap), ' ');
    std::replace(head.begin(), head.end(), ' ', kHardBlank);
    text(head + std::string{right}, column);
}

void Console::show(const Picture& picture) { std::cout << painted(terminal_, picture); }

void Console::blank() { std::cout << '\n'; }

void Console::passing(std::string_view line) {
    if (!terminal_.output) return;
    std::cout << "\r\x1b[K" << painted(terminal_, line, Ink::Quiet) << std::flush;
    passing_ = true;
}

void Console::end_passing() {
    if (passing_) std::cout << "\r\x1b[K" << std::flush;
    passing_ = false;
}

void Console::clear() {
    editor_.forget();
    if (!terminal_.output) return;
    if (terminal_.cursor) {
        std::cout << "\x1b[H\x1b[2J\x1b[3J" << std::flush;
    } else {
        std::cout << std::string(static_cast<unsigned>(2 * terminal_.rows), '\n') << std::flush;
    }
}

}  // namespace engawa::cli
