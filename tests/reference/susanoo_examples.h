// Replays the files of tests/examples/susanoo on any implementation of Warriors of Susanoo.
//
// Lines of a file: `p TEXT` sets the position if it is the first or follows an empty line, and is
// compared otherwise; `1 MOVE` a move of seat 1; `* OUTCOME` of chance; `1? ...` the whole list of
// seat 1; `*? ...` all outcomes, each with `x` and its weight; `= A B` the totals of fighters and
// foes; `act ...` the seats to act; `v2 TEXT` the view of seat 2 (0: watcher); `agenda TEXT` the
// last field of the position; `score SEAT SUM = PART:POINTS ...`; `win ...`; `#` a comment.
//
// An implementation has the functions of slow_susanoo, as members:
//   void set(text); std::string text(); std::vector<int> to_act(); Words moves(seat);
//   pairs<text, weight> outcomes(); void play(seat, move); void happen(outcome);
//   std::pair<int, int> totals(); std::string view(viewer); pairs<name, points> score(seat);
//   std::vector<int> winners();
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace engawa::susanoo_examples {

template <class Implementation>
class Replay {
  public:
    explicit Replay(Implementation& game) : game_(game) {}

    // The disagreements, each with its line; empty: all agree.
    std::vector<std::string> run(const std::string& path) {
        std::ifstream in(path);
        if (!in) wrong("cannot be read", path);
        bool fresh = true;
        int count = 0;
        for (line_ = ""; std::getline(in, line_);) {
            if (line_.empty()) fresh = true;
            if (line_.empty() || line_[0] == '#') continue;
            ++count;
            obey(fresh);
            fresh = false;
            if (!wrong_.empty()) break;
        }
        if (count == 0) wrong("has no lines", path);
        return wrong_;
    }

  private:
    void wrong(const std::string& expected, const std::string& got) {
        wrong_.push_back(line_ + "\n  expected " + expected + "\n  got      " + got);
    }
    void compare(const std::string& expected, const std::string& got) {
        if (expected != got) wrong(expected, got);
    }

    static std::string spaced(const auto& parts, const auto& text) {
        std::string all;
        for (const auto& part : parts) all += (all.empty() ? "" : " ") + text(part);
        return all;
    }
    static std::string numbers(const std::vector<int>& all) {
        return spaced(all, [](int n) { return std::to_string(n); });
    }
    std::string list(int seat) {
        return spaced(game_.moves(seat), [](const std::string& move) { return move; });
    }
    std::string outcomes() {
        return spaced(game_.outcomes(),
                      [](const auto& o) { return o.first + "x" + std::to_string(o.second); });
    }

    void play(int seat, const std::string& move) {
        for (const std::string& legal : game_.moves(seat))
            if (legal == move) return game_.play(seat, move);
        wrong("legal", list(seat));
    }
    void happen(const std::string& outcome) {
        for (const auto& [possible, weight] : game_.outcomes())
            if (possible == outcome) return game_.happen(outcome);
        wrong("possible", outcomes());
    }

    void score(const std::string& rest) {
        std::stringstream in(rest);
        int seat = 0, sum = 0;
        in >> seat;
        std::string parts;
        for (const auto& [name, points] : game_.score(seat)) {
            parts += " " + name + ":" + std::to_string(points);
            sum += points;
        }
        compare(rest, std::to_string(seat) + " " + std::to_string(sum) + " =" + parts);
    }

    void obey(bool fresh) {
        const auto space = line_.find(' ');
        const std::string word = line_.substr(0, space);
        const std::string rest = space == std::string::npos ? "" : line_.substr(space + 1);
        if (word == "p" && fresh) game_.set(rest);
        if (word == "p") {
            compare(rest, game_.text());
        } else if (word == "*") {
            happen(rest);
        } else if (word == "*?") {
            compare(rest, outcomes());
        } else if (word == "=") {
            const auto [fighters, foes] = game_.totals();
            compare(rest, numbers({fighters, foes}));
        } else if (word == "act") {
            compare(rest, numbers(game_.to_act()));
        } else if (word == "agenda") {
            const std::string text = game_.text();
            compare(rest, text.substr(text.rfind('/') + 1));
        } else if (word == "score") {
            score(rest);
        } else if (word == "win") {
            compare(rest, numbers(game_.winners()));
        } else if (word.size() == 2 && word[0] == 'v') {
            compare(rest, game_.view(word[1] - '0'));
        } else if (word.size() == 2 && word[1] == '?') {
            compare(rest, list(word[0] - '0'));
        } else if (word.size() == 1) {
            play(word[0] - '0', rest);
        } else {
            wrong("a line that can be read", word);
        }
    }

    Implementation& game_;
    std::string line_;
    std::vector<std::string> wrong_;
};

}  // namespace engawa::susanoo_examples
