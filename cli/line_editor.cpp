#include "cli/line_editor.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <iostream>

#include "cli/wrapping.h"

namespace engawa::cli {
namespace {

bool is_inside_character(char c) { return (c & 0xc0) == 0x80; }

// Keys come one by one and are not shown while one of these lives.
class RawMode {
  public:
    RawMode() {
        good_ = tcgetattr(STDIN_FILENO, &before_) == 0;
        termios raw = before_;
        raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG | IEXTEN);
        raw.c_iflag &= ~static_cast<tcflag_t>(IXON | ICRNL);
        raw.c_cc[VMIN] = 1;
        raw.c_cc[VTIME] = 0;
        if (good_) tcsetattr(STDIN_FILENO, TCSADRAIN, &raw);
    }
    ~RawMode() {
        if (good_) tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);
    }
    RawMode(const RawMode&) = delete;
    RawMode& operator=(const RawMode&) = delete;

  private:
    termios before_{};
    bool good_ = false;
};

int read_byte() {
    unsigned char byte = 0;
    return ::read(STDIN_FILENO, &byte, 1) == 1 ? byte : -1;
}

// The rest of an escape sequence comes at once, or it was the key Esc.
bool more_comes() {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return poll(&input, 1, 50) > 0;
}

int terminal_columns() {
    winsize size{};
    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 20 ? size.ws_col : 80;
}

constexpr int control(char letter) { return letter & 0x1f; }

}  // namespace

// The text.

void EditedLine::set(std::string text) {
    text_ = std::move(text);
    cursor_ = text_.size();
}

void EditedLine::insert(std::string_view more) {
    text_.insert(cursor_, more);
    cursor_ += more.size();
}

std::size_t EditedLine::previous(std::size_t at) const {
    if (at > 0) --at;
    while (at > 0 && is_inside_character(text_[at])) --at;
    return at;
}

std::size_t EditedLine::next(std::size_t at) const {
    if (at < text_.size()) ++at;
    while (at < text_.size() && is_inside_character(text_[at])) ++at;
    return at;
}

void EditedLine::left() { cursor_ = previous(cursor_); }
void EditedLine::right() { cursor_ = next(cursor_); }

void EditedLine::erase_left() {
    const std::size_t from = previous(cursor_);
    text_.erase(from, cursor_ - from);
    cursor_ = from;
}

void EditedLine::erase_right() { text_.erase(cursor_, next(cursor_) - cursor_); }

void EditedLine::erase_to_start() {
    text_.erase(0, cursor_);
    cursor_ = 0;
}

void EditedLine::erase_word() {
    while (cursor_ > 0 && text_[cursor_ - 1] == ' ') erase_left();
    while (cursor_ > 0 && text_[cursor_ - 1] != ' ') erase_left();
}

std::string common_beginning(const std::vector<std::string>& texts) {
    if (texts.empty()) return "";
    std::string common = texts.front();
    for (const std::string& text : texts) {
        std::size_t size = 0;
        while (size < common.size() && size < text.size() && common[size] == text[size]) ++size;
        common.resize(size);
    }
    return common;
}

// Keys.

enum class LineEditor::Key : int {
    Up = 1000,
    Down,
    Right,
    Left,
    Home,
    End,
    Delete,
    Unknown,
};

int LineEditor::read_key() {
    const int first = read_byte();
    if (first != 27 || !more_comes()) return first;
    const int second = read_byte();
    if (second != '[' && second != 'O') return static_cast<int>(Key::Unknown);
    const int third = read_byte();
    switch (third) {
        case 'A': return static_cast<int>(Key::Up);
        case 'B': return static_cast<int>(Key::Down);
        case 'C': return static_cast<int>(Key::Right);
        case 'D': return static_cast<int>(Key::Left);
        case 'H': return static_cast<int>(Key::Home);
        case 'F': return static_cast<int>(Key::End);
        default: break;
    }
    int last = third;  // longer sequences end with a letter or '~'
    while (last >= 0 && last != '~' && (last < '@' || last > 'z')) last = read_byte();
    if (last != '~') return static_cast<int>(Key::Unknown);
    if (third == '3') return static_cast<int>(Key::Delete);
    if (third == '1' || third == '7') return static_cast<int>(Key::Home);
    if (third == '4' || third == '8') return static_cast<int>(Key::End);
    return static_cast<int>(Key::Unknown);
}

LineEditor::Answer LineEditor::press(int key) {
    switch (key) {
        case -1: return Answer::Left;
        case '\r':
        case '\n': return Answer::Done;
        case control('C'):
            if (line_.text().empty()) return Answer::Left;
            line_.set("");
            break;
        case control('D'):
            if (line_.text().empty()) return Answer::Left;
            line_.erase_right();
            break;
        case control('Z'): return Answer::Suspended;
        case control('L'): std::cout << "\x1b[H\x1b[2J"; break;
        case control('A'):
        case static_cast<int>(Key::Home): line_.home(); break;
        case control('E'):
        case static_cast<int>(Key::End): line_.end(); break;
        case control('B'):
        case static_cast<int>(Key::Left): line_.left(); break;
        case control('F'):
        case static_cast<int>(Key::Right): line_.right(); break;
        case control('P'):
        case static_cast<int>(Key::Up): go_back_in_history(1); break;
        case control('N'):
        case static_cast<int>(Key::Down): go_back_in_history(-1); break;
        case control('H'):
        case 127: line_.erase_left(); break;
        case static_cast<int>(Key::Delete): line_.erase_right(); break;
        case control('U'): line_.erase_to_start(); break;
        case control('K'): line_.erase_to_end(); break;
        case control('W'): line_.erase_word(); break;
        case '\t': complete(); break;
        default:
            if (key >= 32 && key < 256) line_.insert(std::string(1, static_cast<char>(key)));
            break;
    }
    return Answer::GoesOn;
}

void LineEditor::go_back_in_history(int steps) {
    const auto target = static_cast<long long>(at_) - steps;
    if (target < 0 || target > static_cast<long long>(history_.size())) return;
    if (at_ == history_.size()) typed_ = line_.text();
    at_ = static_cast<std::size_t>(target);
    line_.set(at_ == history_.size() ? typed_ : history_[at_]);
}

void LineEditor::complete() {
    constexpr std::size_t kMostShown = 60;
    if (!complete_ || !line_.after_cursor().empty()) return;
    const std::vector<std::string> choices = complete_(line_.text());
    const std::string common = common_beginning(choices);
    if (common.size() > line_.text().size() || choices.size() == 1) return line_.set(common);
    if (choices.empty() || choices.size() > kMostShown) {
        std::cout << '\a';
        return;
    }
    std::string list;
    for (const std::string& choice : choices) list += (list.empty() ? "" : " ") + choice;
    std::cout << "\r\n" << wrapped(list, 79, 0) << '\n';
}

// A line that is too long for the terminal is shown around the cursor.
void LineEditor::redraw() const {
    const int room = std::max(10, terminal_columns() - prompt_columns_ - 1);
    std::string before{line_.before_cursor()};
    std::string after{line_.after_cursor()};
    while (columns(before) > room) {
        do {
            before.erase(0, 1);
        } while (!before.empty() && is_inside_character(before.front()));
    }
    while (columns(before) + columns(after) > room) after.pop_back();
    std::cout << '\r' << prompt_ << before << after << "\x1b[K";
    if (const int back = columns(after); back > 0) std::cout << "\x1b[" << back << 'D';
    std::cout << std::flush;
}

LineEditor::Answer LineEditor::edit() {
    const RawMode raw;
    for (;;) {
        redraw();
        const Answer answer = press(read_key());
        if (answer == Answer::GoesOn) continue;
        line_.end();
        redraw();
        std::cout << "\r\n" << std::flush;
        return answer;
    }
}

std::optional<std::string> LineEditor::read(std::string_view shown, int columns) {
    prompt_ = shown;
    prompt_columns_ = columns;
    line_.set("");
    at_ = history_.size();
    Answer answer = edit();
    while (answer == Answer::Suspended) {  // with the terminal as the shell wants it
        std::raise(SIGTSTP);
        answer = edit();
    }
    if (answer == Answer::Left) return {};
    const std::string& text = line_.text();
    if (!text.empty() && (history_.empty() || history_.back() != text)) history_.push_back(text);
    return text;
}

}  // namespace engawa::cli
