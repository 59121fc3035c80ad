#include "engine/games/samurai/odds/answers.h"

#include "engine/games/samurai/odds/odds.h"

namespace engawa::samurai {
namespace {

unsigned living(const State& s) {
    unsigned bits = 0;
    for (int foe = 0; foe < kEnemies; ++foe) {
        if (s.foes[foe].life != 0) bits |= 1u << foe;
    }
    return bits;
}

bool marked(const State& s) {  // SAM-582
    const Task course = s.course();
    return course == Task::Place || course == Task::Placed || course == Task::Strike ||
           course == Task::Attacked;
}

}  // namespace

std::array<int, 2> defence_values(const Book& book, const State& s, int card, int foe) {
    const bool pays =
        book.defence[card].ki_mark && s.foes[foe].ki >= book.c.ki_mark_cost;  // SAM-187
    State turned = s;
    turned.defence = static_cast<std::uint8_t>(card + 1);
    turned.defence_paid = pays ? 1 : 0;
    return {block(book, turned), dodge(book, turned)};
}

int defences_reached(const Book& book, const State& s, int which, int foe) {
    int count = 0;
    each(next_defences(s), [&](int card) {
        const int asked = defence_values(book, s, card, foe)[which];
        count += s.gauges[which] >= asked ? 1 : 0;
    });
    return count;
}

unsigned strike_targets(const State& s) {
    if (s.three() && !marked(s)) return living(s);
    return living(s) & 1u << s.foe;
}

std::vector<Answer> answers_to_come(const Book& book, const State& s) {
    std::array<bool, 2> ends{};
    for (const AnswerCase& one : answer_cases(book, s)) ends[one.s.missed != 0 ? 1 : 0] = true;
    std::vector<Answer> answers;
    each(s.answering != 0 ? s.answering : living(s), [&](int foe) {
        for (unsigned miss = 0; miss < 2; ++miss) {
            if (!ends[miss]) continue;
            Answer answer{foe, miss != 0 && ends[0], s};
            answer.s.missed = static_cast<std::uint8_t>(miss);
            answer.s.answering = static_cast<std::uint8_t>(1 << foe);
            answers.push_back(answer);
        }
    });
    return answers;
}

}  // namespace engawa::samurai
