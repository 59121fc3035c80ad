#include "server/tables/command.h"

#include <array>
#include <utility>

namespace engawa::server {
namespace {

constexpr std::array<std::pair<std::string_view, Deed>, 23> kDeeds{{
    {"play", Deed::Play},
    {"withdraw", Deed::Withdraw},
    {"order", Deed::Order},
    {"pass_until", Deed::PassUntil},
    {"hold", Deed::Hold},
    {"release", Deed::Release},
    {"say", Deed::Say},
    {"point", Deed::Point},
    {"undo", Deed::Undo},
    {"ask_undo", Deed::AskUndo},
    {"answer_undo", Deed::AnswerUndo},
    {"ask_tie", Deed::AskTie},
    {"answer_tie", Deed::AnswerTie},
    {"resign", Deed::Resign},
    {"leave", Deed::Leave},
    {"return", Deed::Return},
    {"commit", Deed::Commit},
    {"reveal", Deed::Reveal},
    {"start", Deed::Start},
    {"substitute_bot", Deed::SubstituteBot},
    {"remove", Deed::Remove},
    {"rematch", Deed::Rematch},
    {"close", Deed::Close},
}};

}  // namespace

Result<Deed> read_deed(std::string_view text) {
    for (const auto& [name, deed] : kDeeds) {
        if (name == text) return deed;
    }
    return error("unknown_command", "there is no such command");
}

}  // namespace engawa::server
