#include "server/fair/ceremony.h"

#include <sys/random.h>

#include "engine/core/text.h"

namespace engawa::server {
namespace {

constexpr std::string_view kTitle = "engawa-fair 1";

Error bad_kept() { return error("bad_kept", "what was kept of the fair table cannot be read"); }

Error not_asked() { return error("not_asked", "nothing is awaited from that seat"); }

}  // namespace

Result<FairBytes> fresh_seed() {
    FairBytes seed{};
    std::size_t filled = 0;
    while (filled < seed.size()) {
        const ssize_t got = getrandom(seed.data() + filled, seed.size() - filled, 0);
        if (got <= 0) return error("no_randomness", "the system gives no random bytes");
        filled += static_cast<std::size_t>(got);
    }
    return seed;
}

Ceremony::Ceremony(const FairBytes& seed, int seats, SeatSet bots) : seed_(seed) {
    standing_.proof.commitment = *read_key(commitment_to_seed(seed));
    standing_.proof.count = seats;
    for (const Seat bot : bots) of(bot).from = Contribution::From::Bot;
    standing_.awaited = SeatSet::first_seats(seats) - bots;
    answered({});
}

bool Ceremony::is_seat(Seat seat) const {
    return seat.is_player() && seat.index() < standing_.proof.count;
}

Result<Done> Ceremony::commit(Seat seat, std::string_view commitment) {
    const auto told = read_key(commitment);
    if (!told) {
        return error("bad_commitment", "a commitment is 64 hexadecimal digits, in lower case");
    }
    if (!is_seat(seat)) return not_asked();
    Contribution& own = of(seat);
    const bool committed =
        own.from == Contribution::From::Own || own.from == Contribution::From::Silent;
    if (committed && own.commitment == *told) return kDone;
    if (committed) {
        return error("committed", "that seat has committed to something else");
    }
    if (standing_.stage != Stage::Commit || !standing_.awaited.contains(seat)) return not_asked();
    own.commitment = *told;
    own.from = Contribution::From::Silent;
    answered(SeatSet{seat});
    return kDone;
}

Result<Done> Ceremony::reveal(Seat seat, std::string_view bytes) {
    const auto told = read_key(bytes);
    if (!told) return error("bad_bytes", "64 hexadecimal digits are awaited, in lower case");
    if (!is_seat(seat)) return not_asked();
    if (standing_.stage == Stage::Commit) {
        return error("too_early", "nobody reveals before all have committed");
    }
    Contribution& own = of(seat);
    if (own.from == Contribution::From::Own && own.bytes == *told) return kDone;
    if (standing_.stage != Stage::Reveal || !standing_.awaited.contains(seat)) return not_asked();
    if (commitment_to_bytes(seat, *told) != write_key(own.commitment)) {
        return error("wrong_bytes", "these are not the bytes that the seat committed to");
    }
    own.bytes = *told;
    own.from = Contribution::From::Own;
    answered(SeatSet{seat});
    return kDone;
}

void Ceremony::pass_over(SeatSet seats) {
    if (!done()) answered(seats);
}

// Once nobody is awaited the next stage begins, with those who committed.
void Ceremony::answered(SeatSet seats) {
    standing_.awaited = standing_.awaited - seats;
    if (standing_.stage == Stage::Commit && standing_.awaited.empty()) {
        standing_.stage = Stage::Reveal;
        for (const Seat seat : SeatSet::first_seats(standing_.proof.count)) {
            if (of(seat).from == Contribution::From::Silent) {
                standing_.awaited = standing_.awaited | SeatSet{seat};
            }
        }
    }
    if (standing_.stage == Stage::Reveal && standing_.awaited.empty()) {
        standing_.stage = Stage::Done;
    }
}

Result<Luck> Ceremony::luck() const {
    if (!done()) return error("too_early", "the table waits for the bytes of its seats");
    return Luck::fair_by(seed_.reveal(), standing_.proof);
}

// Title, seed, stage, the seats awaited, then a line for each seat as in a record's tag.
Secret<std::string> Ceremony::keep() const {
    std::string text = std::string{kTitle} + "\nseed " + write_key(seed_.reveal()) + "\nstage " +
                       std::string{write_stage(standing_.stage)} + "\nawaited";
    for (const Seat seat : standing_.awaited) text += ' ' + std::to_string(seat.number());
    text += '\n';
    Given tags;
    write_proof(standing_.proof, tags);
    for (const auto& [name, value] : tags) {
        if (name == kFairSeatTag) text += value + '\n';
    }
    return Secret{std::move(text)};
}

Result<Ceremony> Ceremony::resume(std::string_view kept) {
    const auto lines = split(kept, '\n');
    if (lines.size() < 5 || lines[0] != kTitle || !lines[1].starts_with("seed ") ||
        !lines[2].starts_with("stage ") || !lines[3].starts_with("awaited") ||
        !lines.back().empty()) {
        return bad_kept();
    }
    const auto seed = read_key(lines[1].substr(5));
    if (!seed) return bad_kept();
    Given tags{{std::string{kFairCommitmentTag}, commitment_to_seed(*seed)}};
    for (std::size_t i = 4; i + 1 < lines.size(); ++i) {
        tags.emplace_back(kFairSeatTag, lines[i]);
    }
    const auto proof = read_proof(tags);
    if (!proof) return bad_kept();
    Ceremony ceremony{*seed, proof->count, {}};
    ceremony.standing_ = {Stage::Done, {}, *proof};
    for (const Stage stage : {Stage::Commit, Stage::Reveal}) {
        if (lines[2].substr(6) == write_stage(stage)) ceremony.standing_.stage = stage;
    }
    for (const std::string_view number : split(lines[3], ' ')) {
        const auto seat = read_number(number, kMaxSeats);
        if (!seat || *seat == 0) continue;
        ceremony.standing_.awaited = ceremony.standing_.awaited | SeatSet{Seat{*seat - 1}};
    }
    return ceremony;
}

}  // namespace engawa::server
