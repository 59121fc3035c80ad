#include "engine/host/fair_proof.h"

#include <algorithm>
#include <array>

#include "engine/core/sha256.h"
#include "engine/core/text.h"
#include "engine/host/kept.h"

namespace engawa {
namespace {

constexpr std::array<std::string_view, 4> kFrom = {"own", "bot", "absent", "silent"};

std::string seat_text(Seat seat) { return "seat " + std::to_string(seat.number()); }

bool take_bytes(std::string_view text, FairBytes& bytes) {
    const auto read = read_key(text);
    if (read) bytes = *read;
    return read.ok();
}

bool has_commitment(Contribution::From from) {
    return from == Contribution::From::Own || from == Contribution::From::Silent;
}

// "NUMBER own COMMITMENT BYTES", "NUMBER silent COMMITMENT", "NUMBER bot", "NUMBER absent"
bool take_seat(std::string_view text, FairProof& proof) {
    const auto parts = split(text, ' ', 4);
    if (proof.count == kMaxSeats || parts.size() < 2 ||
        parts[0] != std::to_string(proof.count + 1)) {
        return false;
    }
    const auto from = std::find(kFrom.begin(), kFrom.end(), parts[1]);
    if (from == kFrom.end()) return false;
    Contribution seat{static_cast<Contribution::From>(from - kFrom.begin())};
    const bool own = seat.from == Contribution::From::Own;
    const bool committed = has_commitment(seat.from);
    if (parts.size() != 2u + (committed ? 1 : 0) + (own ? 1 : 0) ||
        (committed && !take_bytes(parts[2], seat.commitment)) ||
        (own && !take_bytes(parts[3], seat.bytes))) {
        return false;
    }
    proof.add(seat);
    return true;
}

}  // namespace

std::string_view write_from(Contribution::From from) { return kFrom[static_cast<unsigned>(from)]; }

std::string_view write_stage(FairStanding::Stage stage) {
    constexpr std::array<std::string_view, 3> kNames = {"commit", "reveal", "done"};
    return kNames[static_cast<unsigned>(stage)];
}

std::string commitment_to_seed(const FairBytes& seed) {
    return write_key(Sha256::of("seed " + write_key(seed)));
}

std::string commitment_to_bytes(Seat seat, const FairBytes& bytes) {
    return write_key(Sha256::of(seat_text(seat) + ' ' + write_key(bytes)));
}

FairBytes bytes_for(Seat seat, const FairBytes& seed) {
    return Sha256::of(seat_text(seat) + " by the server " + write_key(seed));
}

ChanceKey fair_key(const FairBytes& seed, std::span<const Contribution> seats) {
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
    tags.emplace_back(kFairCommitmentTag, write_key(proof.commitment));
    int number = 0;
    for (const Contribution& seat : proof.all()) {
        std::string text = std::to_string(++number) + ' ' + std::string{write_from(seat.from)};
        if (has_commitment(seat.from)) text += ' ' + write_key(seat.commitment);
        if (seat.from == Contribution::From::Own) text += ' ' + write_key(seat.bytes);
        tags.emplace_back(kFairSeatTag, text);
    }
}

Result<FairProof> read_proof(const Given& tags) {
    FairProof proof;
    const auto read = read_proof(tags, proof);
    if (!read) return read.error();
    return proof;
}

Result<Done> read_proof(const Given& tags, FairProof& proof) {
    int commitments = 0;
    bool fair = false;
    bool good = true;
    for (const auto& [name, value] : tags) {
        if (name == kFairCommitmentTag) {
            ++commitments;
            good = good && take_bytes(value, proof.commitment);
        } else if (name == kFairSeatTag) {
            good = good && take_seat(value, proof);
        }
        fair = fair || name.starts_with("Fair");
    }
    if (!fair || (good && commitments == 1 && proof.there())) return kDone;
    return error("bad_proof", "the proof of fair draws makes no sense");
}

std::optional<ChanceKey> bytes_of_tag(const Given& tags, std::string_view name) {
    std::optional<ChanceKey> found;
    for (const auto& [other, value] : tags) {
        if (other != name) continue;
        ChanceKey bytes{};
        if (found || !take_bytes(value, bytes)) return {};
        found = bytes;
    }
    return found;
}

void drop_end_tags(Given& tags, bool seal_only) {
    std::erase_if(tags, [seal_only](const auto& tag) {
        const std::string_view name = tag.first;
        return name == kFairSealTag ||
               (!seal_only && (name == kFairSeedTag || name == kChanceKeyTag));
    });
}

FairBytes seal_of(const Record& record) {
    Record whole = record;
    drop_end_tags(whole.tags, true);
    auto& lines = whole.lines;
    while (!lines.empty() && !lines.back().starts_with("@end ")) lines.pop_back();
    return Sha256::of(write_record(whole));
}

}  // namespace engawa
