#include "engine/host/fair.h"

#include <array>
#include <optional>

#include "engine/host/chairs.h"
#include "engine/host/kept.h"
#include "engine/match/chance.h"

namespace engawa {
namespace {

// What the record says that chance was drawn by.
struct Source {
    std::optional<ChanceKey> key;
    std::optional<std::uint64_t> seed;
    std::optional<FairProof> proof;
    FairBytes fair_seed{};
};

std::optional<ChanceKey> bytes_in(const Record& record, std::string_view name) {
    const auto tag = find_tag(record.tags, name);
    const auto bytes = tag ? read_key(*tag) : error("bad_key", "");
    return bytes ? std::optional{*bytes} : std::nullopt;
}

Result<Source> source_of(const Record& record) {
    const auto proof = read_proof(record.tags);
    if (!proof) return proof.error();
    Source source;
    source.proof = *proof;
    if (source.proof) {
        const auto seed = bytes_in(record, kFairSeedTag);
        if (!seed) return error("no_key", "the record does not tell the seed of its fair table");
        source.fair_seed = *seed;
        source.key = fair_key(*seed, source.proof->seats);
        return source;
    }
    source.seed = public_seed(record);
    source.key = bytes_in(record, kChanceKeyTag);
    if (source.key || source.seed) return source;
    return error("no_key", "the record does not tell how chance was drawn");
}

// A seat that a bot sat on from the start has no bytes of its own, and no person is passed off as
// one.
bool seats_fit(const FairProof& proof, const Record& record, int seats) {
    if (static_cast<int>(proof.seats.size()) != seats) return false;
    for (std::size_t i = 0; i < proof.seats.size(); ++i) {
        const auto chair = i < record.seats.size() ? read_chair(record.seats[i]) : Chair::person();
        const bool bot = chair && chair->is_bot();
        if (bot != (proof.seats[i].from == Contribution::From::Bot)) return false;
    }
    return true;
}

void check_proof(const Record& record, const Source& source, const Match& end, Fairness& found) {
    const auto add = [&](bool wrong, Fairness::Fault fault, int seat = 0) {
        if (wrong) found.faults.push_back({fault, seat});
    };
    const FairProof& proof = *source.proof;
    add(proof.commitment != commitment_to_seed(source.fair_seed), Fairness::Fault::Commitment);
    for (std::size_t i = 0; i < proof.seats.size(); ++i) {
        const Contribution& seat = proof.seats[i];
        const Seat whose{static_cast<int>(i)};
        const bool own = seat.from == Contribution::From::Own;
        add(own && seat.commitment != commitment_to_bytes(whose, seat.bytes),
            Fairness::Fault::Contribution, whose.number());
    }
    add(!seats_fit(proof, record, end.seats()), Fairness::Fault::Seats);
    add(record.practice, Fairness::Fault::Practice);
    add(!end.over(), Fairness::Fault::Unfinished);
    found.seal = seal_of(record);
    add(find_tag(record.tags, kFairSealTag) != found.seal, Fairness::Fault::Seal);
    found.proof = proof;
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
    explicit Verifier(const Source& source) : source_(source) {
        if (source.proof) {
            fairness_.by = Fairness::By::Proof;
        } else if (source.seed) {
            fairness_.by = Fairness::By::Seed;
        }
    }

    void before(const Match& match, std::string_view line) override {
        ++line_;
        const Draw draw = match.next_draw();
        if (draw.tickets == 0 || is_table_line(line)) return;
        ++fairness_.draws;
        const std::uint32_t ticket =
            source_.seed ? seeded_ticket(*source_.seed, draw) : plain_ticket(*source_.key, draw);
        if (outcome_at(match, ticket) != line) fairness_.wrong.push_back(line_);
    }

    const Fairness& found() const { return fairness_; }

  private:
    const Source& source_;
    Fairness fairness_;
    int line_ = 0;
};

}  // namespace

std::string_view write_fault(Fairness::Fault fault) {
    constexpr std::array<std::string_view, 6> kNames = {"commitment", "contribution", "seats",
                                                        "practice",   "unfinished",   "seal"};
    return kNames[static_cast<unsigned>(fault)];
}

Result<Fairness> verify_draws(const AnyGame& game, const Record& record) {
    const auto source = source_of(record);
    if (!source) return source.error();
    Verifier verifier{*source};
    const auto replayed = game.replay(record, -1, &verifier);
    if (!replayed) return replayed.error();
    Fairness fairness = verifier.found();
    if (source->proof) check_proof(record, *source, **replayed, fairness);
    return fairness;
}

}  // namespace engawa
