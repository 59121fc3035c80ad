// In which order tasks may lie on the stack of a state: courses at the bottom, and what interrupts
// them above.
#pragma once

#include <cstdint>

#include "engine/games/samurai/samurai.h"

namespace engawa::samurai {

using TaskSet = std::uint64_t;
constexpr TaskSet set_of() { return 0; }
template <class... Rest>
constexpr TaskSet set_of(Task first, Rest... rest) {
    return TaskSet{1} << static_cast<int>(first) | set_of(rest...);
}
constexpr bool has(TaskSet set, Task task) { return (set >> static_cast<int>(task) & 1) != 0; }

constexpr TaskSet kOpen = set_of(Task::Redraw, Task::Exchange, Task::Prepare, Task::Target,
                                 Task::Place, Task::Strike, Task::Guard, Task::End);
constexpr TaskSet kCourses =
    kOpen | set_of(Task::Road, Task::AnswerRoll, Task::BeginDuel, Task::BeginRound, Task::Placed,
                   Task::Attacked, Task::Answered, Task::NextAttack, Task::Cleanup, Task::Over);
// What happens because of a wound, an effect or damage, and what it may lie on.
constexpr TaskSet kHurting =
    set_of(Task::Place, Task::Guard, Task::Attacked, Task::Answered, Task::Ability, Task::DoEffects,
           Task::RoundKi, Task::Flip, Task::Wound, Task::Placed, Task::Road);

// The tasks on which a task may lie; none for a course.
constexpr TaskSet below(Task task) {
    switch (task) {
        case Task::Draw:
            return set_of(Task::Redraw, Task::Prepare, Task::Place, Task::Attacked, Task::Wound,
                          Task::DoEffects);
        case Task::Reward: return set_of(Task::Strike);
        case Task::Win:
            return set_of(Task::Strike, Task::Place, Task::Guard, Task::NextAttack, Task::Road,
                          Task::Event, Task::DoEffects, Task::Placed, Task::Target, Task::Attacked);
        case Task::Special:
        case Task::Keep: return set_of(Task::Win);
        case Task::Bushido:
        case Task::Virtue: return kOpen;
        case Task::DieChoice: return set_of(Task::Attacked);
        case Task::Price:
        case Task::Flip: return set_of(Task::Place, Task::Attacked, Task::Wound, Task::DoEffects);
        case Task::Spoils:
            return set_of(Task::Place, Task::NextAttack, Task::Target, Task::Attacked);
        case Task::Forget: return set_of(Task::Road, Task::DoEffects);
        case Task::Defence: return set_of(Task::Place, Task::Placed);
        case Task::Peek: return set_of(Task::Placed, Task::DoEffects);
        case Task::Reveal:
        case Task::FollowUp:
        case Task::Ability: return set_of(Task::Answered);
        case Task::Wound: return set_of(Task::Attacked, Task::Answered, Task::Ability);
        case Task::Gisei: return set_of(Task::Guard);
        case Task::Event:
        case Task::EventRoll: return set_of(Task::Road);
        case Task::Weather: return set_of(Task::BeginDuel, Task::BeginRound);
        case Task::ExploitRoll: return set_of(Task::Place, Task::Guard);
        case Task::RoundKi: return set_of(Task::Cleanup);
        case Task::RoundWound: return set_of(Task::RoundKi);
        case Task::Injury:
        case Task::Blood:
        case Task::BloodCheck: return kHurting & ~set_of(Task::Wound, Task::Placed, Task::Road);
        case Task::ArmourRoll: return kHurting | set_of(Task::BloodCheck, Task::RoundWound);
        case Task::DoEffects: return kHurting | set_of(Task::BloodCheck);
        default: return 0;
    }
}

}  // namespace engawa::samurai
