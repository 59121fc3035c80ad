#include "engine/host/fair.h"

#include <optional>

#include "engine/host/kept.h"
#include "engine/match/chance.h"

namespace engawa {
namespace {

std::optional<ChanceKey> key_in(const Record& record) {
    for (const auto& [name, value] : record.tags) {
        if (name != kChanceKeyTag) continue;
        const auto key = read_key(value);
        if (key) return *key;
    }
    return {};
}

// The outcome that the ticket falls on, as play_ticket counts them off.
std::string outcome_at(const Match& match, std::uint32_t ticket) {
    for (const Outcome& outcome : match.secret_outcomes().reveal()) {
        if (ticket < outcome.weight) return outcome.text;
        ticket -= outcome.weight;
    }
    return {};
}

class Verifier : public LineWatcher {
  public:
    Verifier(const std::optional<ChanceKey>& key, const std::optional<std::uint64_t>& seed)
        : key_(key), seed_(seed) {
        fairness_.by = seed ? Fairness::By::Seed : Fairness::By::Key;
    }

    void before(const Match& match, std::string_view line) override {
        ++line_;
        const Draw draw = match.next_draw();
        if (draw.tickets == 0 || is_table_line(line)) return;
        ++fairness_.draws;
        const std::uint32_t ticket =
            seed_ ? seeded_ticket(*seed_, draw) : plain_ticket(*key_, draw);
        if (outcome_at(match, ticket) != line) fairness_.wrong.push_back(line_);
    }

    const Fairness& found() const { return fairness_; }

  private:
    std::optional<ChanceKey> key_;
    std::optional<std::uint64_t> seed_;
    Fairness fairness_;
    int line_ = 0;
};

}  // namespace

Result<Fairness> verify_draws(const AnyGame& game, const Record& record) {
    const auto key = key_in(record);
    const auto seed = public_seed(record);
    if (!key && !seed) return error("no_key", "the record does not tell how chance was drawn");
    Verifier verifier{key, seed};
    const auto replayed = game.replay(record, -1, &verifier);
    if (!replayed) return replayed.error();
    return verifier.found();
}

}  // namespace engawa
