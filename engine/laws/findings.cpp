#include "engine/laws/findings.h"

#include <utility>

namespace engawa::laws {

std::string_view name(Law law) {
    switch (law) {
        case Law::Options: return "options";
        case Law::Bounds: return "bounds";
        case Law::Declared: return "declared";
        case Law::Invariants: return "invariants";
        case Law::Turns: return "turns";
        case Law::LegalLists: return "legal lists";
        case Law::MoveBound: return "move bound";
        case Law::ChanceWeights: return "chance weights";
        case Law::Apply: return "apply";
        case Law::NoAllocation: return "no allocation";
        case Law::Ending: return "ending";
        case Law::Report: return "report";
        case Law::Hash: return "hash";
        case Law::Representation: return "representation";
        case Law::PositionText: return "position text";
        case Law::ViewText: return "view text";
        case Law::MoveText: return "move text";
        case Law::Words: return "words";
        case Law::WhyNot: return "why not";
        case Law::ReadMove: return "read move";
        case Law::Hand: return "hand";
        case Law::OwnMoves: return "you know your own moves";
        case Law::PublicTurns: return "whom we wait for is public";
        case Law::GuessLooksSame: return "a guess looks the same";
        case Law::WatcherSeesLess: return "a watcher sees less";
        case Law::ReportsSame: return "what looks the same reports the same";
        case Law::Redaction: return "redaction";
        case Law::SoundsSame: return "what sounds the same looks the same";
        case Law::TellsNoMore: return "events tell no more";
        case Law::GuessDiverse: return "guesses are diverse";
        case Law::GuessNotNear: return "guesses are not near";
        case Law::GuessOdds: return "guesses have the odds of the deal";
        case Law::DoesNotPeek: break;
    }
    return "does not peek";
}

std::string to_text(const Violation& v) {
    std::string out = "law '" + std::string{name(v.law)} + "': " + v.what;
    if (!v.options.empty()) out += "\n  options " + v.options;
    if (!v.position.empty()) {
        out += "\n  seed " + std::to_string(v.seed) + ", ply " + std::to_string(v.ply) +
               "\n  position " + v.position;
    }
    return out;
}

void Findings::add(Violation violation) {
    if (++broken_[static_cast<unsigned>(violation.law)] <= kKept) {
        violations_.push_back(std::move(violation));
    }
}

std::vector<Law> Findings::broken() const {
    std::vector<Law> laws;
    for (unsigned i = 0; i < kLaws; ++i) {
        if (broken_[i] > 0) laws.push_back(static_cast<Law>(i));
    }
    return laws;
}

std::string Findings::summary(std::string_view game) const {
    std::string out = "laws of " + std::string{game} + ": " + std::to_string(option_sets) +
                      " sets of options, " + std::to_string(games) + " games (" +
                      std::to_string(finished) + " to the end), " + std::to_string(states) +
                      " states;";
    for (unsigned i = 0; i < kLaws; ++i) {
        if (checks_[i] == 0) continue;
        out +=
            ' ' + std::string{name(static_cast<Law>(i))} + ' ' + std::to_string(checks_[i]) + ',';
    }
    out.back() = '.';
    return out;
}

}  // namespace engawa::laws
