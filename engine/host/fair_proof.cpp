#include "engine/host/fair_proof.h"

#include <algorithm>
#include <array>

#include "engine/core/sha256.h"
#include "engine/core/text.h"

namespace engawa {
namespace {

constexpr std::array<std::string_view, 4> kFrom = {"own", "bot", "absent", "silent"};

std::string seat_text(Seat seat) { return "seat " + std::to_string(seat.number()); }

std::string sealed(const std::string& text) { return write_key(Sha256::of(text)); }

Error bad_proof(std::string_view value) {
    return error("bad_proof", quoted(value) + " is no part of a proof of fair draws");
}

bool has_commitment(Contribution::From from) {
    return from == Contribution::From::Own || from == Contribution::From::Silent;
}

// "NUMBER own COMMITMENT BYTES", "NUMBER silent COMMITMENT", "NUMBER bot", "NUMBER absent"
std::optional<Contribution> read_contribution(std::string_view text, int number) {
    const auto parts = split(text, ' ', 4);
    if (parts.size() < 2 || parts[0] != std::to_string(number)) return {};
    const auto from = std::find(kFrom.begin(), kFrom.end(), parts[1]);
    if (from == kFrom.end()) return {};
    Contribution seat{static_cast<Contribution::From>(from - kFrom.begin())};
    const bool own = seat.from == Contribution::From::Own;
    if (parts.size() != (own ? 4u : has_commitment(seat.from) ? 3u : 2u)) return {};
    if (has_commitment(seat.from)) {
        if (!read_key(parts[2])) return {};
        seat.commitment = parts[2];
    }
    if (own) {
        const auto bytes = read_key(parts[3]);
        if (!bytes) return {};
        seat.bytes = *bytes;
    }
    return seat;
}

}  // namespace

std::string_view write_from(Contribution::From from) { return kFrom[static_cast<unsigned>(from)]; }

std::string_view write_stage(FairStanding::Stage stage) {
    constexpr std::array<std::string_view, 3> kNames = {"commit", "reveal", "done"};
    return kNames[static_cast<unsigned>(stage)];
}

std::string commitment_to_seed(const FairBytes& seed) { return sealed("seed " + write_key(seed)); }

std::string commitment_to_bytes(Seat seat, const FairBytes& bytes) {
    return sealed(seat_text(seat) + ' ' + write_key(bytes));
}

FairBytes bytes_for(Seat seat, const FairBytes& seed) {
    return Sha256::of(seat_text(seat) + " by the server " + write_key(seed));
}

ChanceKey fair_key(const FairBytes& seed, const std::vector<Contribution>& seats) {
    std::string text = "engawa-fair 1\nseed " + write_key(seed) + '\n';
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const Seat seat{static_cast<int>(i)};
        const bool own = seats[i].from == Contribution::From::Own;
        text += seat_text(seat) + (own ? " own " : " server ") +
                write_key(own ? seats[i].bytes : bytes_for(seat, seed)) + '\n';
    }
    return Sha256::of(text);
}

void write_proof(const FairProof& proof, Given& tags) {
    tags.emplace_back(kFairCommitmentTag, proof.commitment);
    for (std::size_t i = 0; i < proof.seats.size(); ++i) {
        const Contribution& seat = proof.seats[i];
        std::string text = std::to_string(i + 1) + ' ' + std::string{write_from(seat.from)};
        if (has_commitment(seat.from)) text += ' ' + seat.commitment;
        if (seat.from == Contribution::From::Own) text += ' ' + write_key(seat.bytes);
        tags.emplace_back(kFairSeatTag, text);
    }
}

Result<std::optional<FairProof>> read_proof(const Given& tags) {
    FairProof proof;
    bool fair = false;
    for (const auto& [name, value] : tags) {
        if (name == kFairCommitmentTag) {
            if (!proof.commitment.empty() || !read_key(value)) return bad_proof(value);
            proof.commitment = value;
        } else if (name == kFairSeatTag) {
            const auto seat = read_contribution(value, static_cast<int>(proof.seats.size()) + 1);
            if (!seat) return bad_proof(value);
            proof.seats.push_back(*seat);
        }
        fair = fair || name.starts_with("Fair");
    }
    if (!fair) return std::optional<FairProof>{};
    if (proof.commitment.empty()) return error("bad_proof", "there is no commitment to the seed");
    return std::optional{proof};
}

std::optional<std::string_view> find_tag(const Given& tags, std::string_view name) {
    std::optional<std::string_view> found;
    for (const auto& [other, value] : tags) {
        if (other != name) continue;
        if (found) return {};
        found = value;
    }
    return found;
}

std::string seal_of(const Record& record) {
    Record whole = record;
    std::erase_if(whole.tags, [](const auto& tag) { return tag.first == kFairSealTag; });
    auto& lines = whole.lines;
    while (!lines.empty() && !lines.back().starts_with("@end ")) lines.pop_back();
    return sealed(write_record(whole));
}

}  // namespace engawa
