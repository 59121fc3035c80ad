#include "engine/host/fair.h"

#include <array>
#include <optional>

#include "engine/host/kept.h"
#include "engine/match/chance.h"

namespace engawa {
namespace {

// What the record says that chance was drawn by.
struct Source {
    std::optional<ChanceKey> key;
    std::optional<std::uint64_t> seed;
    FairProof proof;
    FairBytes fair_seed{};
};

Result<Done> take_source(const Record& record, Source& source) {
    if (const auto read = read_proof(record.tags, source.proof); !read) return read;
    if (source.proof.there()) {
        source.key = bytes_of_tag(record.tags, kFairSeedTag);
        if (source.key) {
            source.fair_seed = *source.key;
            source.key = fair_key(source.fair_seed, source.proof.all());
        }
    } else {
        source.seed = public_seed(record);
        source.key = bytes_of_tag(record.tags, kChanceKeyTag);
    }
    if (source.key || source.seed) return kDone;
    return error("no_key", "the record does not tell how chance was drawn");
}

// A seat that a bot sat on from the start has no bytes of its own, and no person is passed off as
// one.
bool seats_fit(const FairProof& proof, const Record& record, int seats) {
    if (proof.count != seats) return false;
    for (std::size_t i = 0; i < proof.all().size(); ++i) {
        const std::string_view who =
            i < record.seats.size() ? std::string_view{record.seats[i]} : "human";
        const bool bot = !who.starts_with("human") && who != "nobody";
        if (bot != (proof.seats[i].from == Contribution::From::Bot)) return false;
    }
    return true;
}

void check_proof(const Record& record, const Source& source, const Match& end, Fairness& found) {
    const auto add = [&](bool wrong, Fairness::Fault fault, int seat = 0) {
        if (wrong) found.faults.push_back({fault, seat});
    };
    const FairProof& proof = source.proof;
    add(write_key(proof.commitment) != commitment_to_seed(source.fair_seed),
        Fairness::Fault::Commitment);
    for (int i = 0; i < proof.count; ++i) {
        const Contribution& seat = proof.seats[i];
        const bool own = seat.from == Contribution::From::Own;
        add(own && write_key(seat.commitment) != commitment_to_bytes(Seat{i}, seat.bytes),
            Fairness::Fault::Contribution, i + 1);
    }
    add(!seats_fit(proof, record, end.seats()), Fairness::Fault::Seats);
    add(record.practice, Fairness::Fault::Practice);
    add(!end.over(), Fairness::Fault::Unfinished);
    found.seal = seal_of(record);
    add(bytes_of_tag(record.tags, kFairSealTag) != found.seal, Fairness::Fault::Seal);
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
        if (source.proof.there()) {
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
    Source source;
    if (const auto taken = take_source(record, source); !taken) return taken.error();
    Verifier verifier{source};
    const auto replayed = game.replay(record, -1, &verifier);
    if (!replayed) return replayed.error();
    Fairness fairness = verifier.found();
    if (source.proof.there()) check_proof(record, source, **replayed, fairness);
    return fairness;
}

}  // namespace engawa
