#include "cli/verify.h"

#include <algorithm>

#include "engine/core/text.h"

namespace engawa::cli {
namespace {

std::string fault_text(const Fairness::Found& found) {
    switch (found.fault) {
        case Fairness::Fault::Commitment:
            return "the seed is not the one that the server had committed to";
        case Fairness::Fault::Contribution:
            return "the bytes of seat " + std::to_string(found.seat) +
                   " are not those that it had committed to";
        case Fairness::Fault::Seats: return "the contributions do not fit those who sat there";
        case Fairness::Fault::Practice: return "draws could be taken back";
        case Fairness::Fault::Unfinished: return "the seed was told before the end";
        case Fairness::Fault::Seal: return "the record was changed after it was sealed";
    }
    return "";
}

std::string join(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : "; ") + part;
    return text;
}

std::string wrong_text(const std::vector<int>& wrong) {
    constexpr std::size_t kShown = 5;
    std::string text = wrong.size() == 1 ? "the draw in line" : "the draws in lines";
    for (std::size_t i = 0; i < wrong.size() && i < kShown; ++i) {
        text += (i == 0 ? " " : ", ") + std::to_string(wrong[i]);
    }
    if (wrong.size() > kShown) text += " and " + std::to_string(wrong.size() - kShown) + " more";
    return text + (wrong.size() == 1 ? " is" : " are") + " not what the record's own " +
           "seed or key gives";
}

bool is_noted(const Fairness& fairness, std::string_view noted) {
    return fairness.proof.there() &&
           (noted == write_key(fairness.proof.commitment) || noted == write_key(fairness.seal));
}

}  // namespace

Result<std::optional<Fairness>> verify_chance(const AnyGame& game, const Record& record,
                                              std::string_view noted) {
    const auto found = verify_draws(game, record);
    if (!found) {
        if (found.error().code != "no_key" || !noted.empty()) return found.error();
        return std::optional<Fairness>{};
    }
    std::vector<std::string> faults;
    if (!found->wrong.empty()) faults.push_back(wrong_text(found->wrong));
    for (const auto& fault : found->faults) faults.push_back(fault_text(fault));
    if (!faults.empty()) return error("not_fair", join(faults));
    if (!noted.empty() && !is_noted(*found, noted)) {
        return error("not_noted",
                     "what was noted is neither the commitment nor the seal of this record: it is "
                     "the record of another game");
    }
    return std::optional{*found};
}

std::string verdict_on_chance(const std::optional<Fairness>& fairness) {
    if (!fairness) {
        return "(the record holds no shuffle proof: this game has no chance, or was not played at "
               "a fair table)";
    }
    const std::string draws = std::to_string(fairness->draws) + " draws";
    if (fairness->by == Fairness::By::Seed) return "chance: " + draws + " by the public seed";
    if (fairness->by == Fairness::By::Key) {
        return "chance: " + draws +
               " by the key in the record (no shuffle proof: nobody at the "
               "table had a hand in that key)";
    }
    const auto seats = fairness->proof.all();
    const auto own = std::count_if(seats.begin(), seats.end(), [](const Contribution& seat) {
        return seat.from == Contribution::From::Own;
    });
    return "fair: " + draws + " by the committed seed and the bytes of " + std::to_string(own) +
           " of " + std::to_string(seats.size()) + " seats; commitment " +
           write_key(fairness->proof.commitment) + ", seal " + write_key(fairness->seal);
}

}  // namespace engawa::cli
