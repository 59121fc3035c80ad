#include "engine/host/fair_proof.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/core/sha256.h"

namespace engawa {
namespace {

using From = Contribution::From;

constexpr Seat kOne{0};
constexpr Seat kTwo{1};

// As docs/fairness.md has them, so that nobody needs this program to check one.
TEST(FairProof, FormulasAreThoseOfThePage) {
    const FairBytes seed = key_of_seed(1);
    const std::string hex = "01" + std::string(62, '0');
    EXPECT_EQ(commitment_to_seed(seed), write_key(Sha256::of("seed " + hex)));
    EXPECT_EQ(commitment_to_bytes(kTwo, seed), write_key(Sha256::of("seat 2 " + hex)));
    EXPECT_EQ(bytes_for(kTwo, seed), Sha256::of("seat 2 by the server " + hex));
    const std::string own(64, '0');
    const std::vector<Contribution> seats{{From::Own}, {From::Bot}};
    EXPECT_EQ(fair_key(seed, seats),
              Sha256::of("engawa-fair 1\nseed " + hex + "\nseat 1 own " + own + "\nseat 2 server " +
                         write_key(bytes_for(kTwo, seed)) + "\n"));
}

TEST(FairProof, EveryContributionChangesTheKey) {
    const FairBytes seed = key_of_seed(1);
    std::vector<Contribution> seats(5, {From::Own, {}, key_of_seed(2)});
    const ChanceKey key = fair_key(seed, seats);
    EXPECT_NE(fair_key(key_of_seed(3), seats), key);
    for (Contribution& seat : seats) {
        const Contribution before = seat;
        seat.bytes[31] ^= 1;
        EXPECT_NE(fair_key(seed, seats), key);
        seat = {From::Silent};
        EXPECT_NE(fair_key(seed, seats), key);
        seat = before;
    }
    EXPECT_EQ(fair_key(seed, seats), key);
}

TEST(FairProof, NobodyCanCommitToWhatAnotherOneDid) {
    EXPECT_NE(commitment_to_bytes(kOne, {}), commitment_to_bytes(kTwo, {}));
    EXPECT_NE(commitment_to_bytes(kOne, {}), commitment_to_seed({}));
}

TEST(FairProof, TagsReadBack) {
    FairProof proof{key_of_seed(1)};
    proof.add({From::Own, key_of_seed(2), key_of_seed(3)});
    proof.add({From::Bot});
    proof.add({From::Absent});
    proof.add({From::Silent, key_of_seed(4)});
    Given tags{{"Date", "2026-11-17"}};
    write_proof(proof, tags);
    const auto read = read_proof(tags);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, proof);
    EXPECT_FALSE(read_proof({{"Date", "2026-11-17"}})->there());
}

TEST(FairProof, TagsThatMakeNoSenseAreRefused) {
    const std::string good = commitment_to_seed({});
    for (const Given& tags : {
             Given{{"FairSeat", "1 bot"}},
             Given{{"FairCommitment", good}},
             Given{{"FairSeed", good}},
             Given{{"FairCommitment", "x"}},
             Given{{"FairCommitment", good}, {"FairCommitment", good}},
             Given{{"FairCommitment", good}, {"FairSeat", "2 bot"}},
             Given{{"FairCommitment", good}, {"FairSeat", "1"}},
             Given{{"FairCommitment", good}, {"FairSeat", "1 friend"}},
             Given{{"FairCommitment", good}, {"FairSeat", "1 bot " + good}},
             Given{{"FairCommitment", good}, {"FairSeat", "1 own " + good}},
             Given{{"FairCommitment", good}, {"FairSeat", "1 own " + good + " z"}},
             Given{{"FairCommitment", good}, {"FairSeat", "1 silent"}},
         }) {
        const auto read = read_proof(tags);
        ASSERT_FALSE(read) << tags.back().second;
        EXPECT_EQ(read.error().code, "bad_proof");
    }
}

}  // namespace
}  // namespace engawa
