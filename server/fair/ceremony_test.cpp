#include "server/fair/ceremony.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/host/fair.h"
#include "engine/wire/wire_host.h"

namespace engawa::server {
namespace {

using Stage = FairStanding::Stage;
using From = Contribution::From;

constexpr Seat kOne{0};
constexpr Seat kTwo{1};
constexpr Seat kThree{2};

FairBytes bytes_of(Seat seat) {
    return key_of_seed(100 + static_cast<std::uint64_t>(seat.index()));
}
std::string promise(Seat seat) { return commitment_to_bytes(seat, bytes_of(seat)); }
FairBytes promised(Seat seat) { return *read_key(promise(seat)); }
std::string told(Seat seat) { return write_key(bytes_of(seat)); }

// Two persons and a bot.
Ceremony three() { return {key_of_seed(7), 3, SeatSet{kThree}}; }

std::string code(const Result<Done>& result) { return result ? "" : result.error().code; }

// Every test goes through it between two steps: nothing may depend on what is not kept.
void reload(Ceremony& ceremony) {
    auto again = Ceremony::resume(ceremony.keep().reveal());
    ASSERT_TRUE(again);
    ASSERT_EQ(again->keep(), ceremony.keep());
    ASSERT_EQ(wire_of(again->standing()).json(), wire_of(ceremony.standing()).json());
    ceremony = std::move(again).value();
}

TEST(Ceremony, AllCommitThenAllReveal) {
    Ceremony ceremony = three();
    EXPECT_EQ(ceremony.standing().stage, Stage::Commit);
    EXPECT_EQ(write_key(ceremony.standing().proof.commitment), commitment_to_seed(key_of_seed(7)));
    EXPECT_TRUE(ceremony.commit(kOne, promise(kOne)));
    reload(ceremony);
    EXPECT_EQ(code(ceremony.reveal(kOne, told(kOne))), "too_early");
    EXPECT_TRUE(ceremony.commit(kTwo, promise(kTwo)));
    reload(ceremony);
    EXPECT_EQ(ceremony.standing().stage, Stage::Reveal);
    EXPECT_TRUE(ceremony.reveal(kTwo, told(kTwo)));
    reload(ceremony);
    EXPECT_EQ(ceremony.luck().error().code, "too_early");
    EXPECT_TRUE(ceremony.reveal(kOne, told(kOne)));
    reload(ceremony);
    ASSERT_TRUE(ceremony.done());
    const std::vector<Contribution> seats{{From::Own, promised(kOne), bytes_of(kOne)},
                                          {From::Own, promised(kTwo), bytes_of(kTwo)},
                                          {From::Bot}};
    EXPECT_EQ(ceremony.luck()->key.reveal(), fair_key(key_of_seed(7), seats));
}

TEST(Ceremony, NobodyIsToldTheSeed) {
    Ceremony ceremony = three();
    const std::string seed = write_key(key_of_seed(7));
    EXPECT_NE(ceremony.keep().reveal().find(seed), std::string::npos);
    for (const auto& step : std::vector<std::function<void()>>{
             [] {},
             [&] { (void)ceremony.commit(kOne, promise(kOne)); },
             [&] { (void)ceremony.commit(kTwo, promise(kTwo)); },
             [&] { (void)ceremony.reveal(kOne, told(kOne)); },
             [&] { (void)ceremony.reveal(kTwo, told(kTwo)); },
         }) {
        step();
        const std::string all{wire_of(ceremony.standing()).json()};
        EXPECT_EQ(all.find(seed), std::string::npos);
        EXPECT_NE(all.find(commitment_to_seed(key_of_seed(7))), std::string::npos);
    }
}

TEST(Ceremony, WhoNeverCommitsOrStaysSilentIsMarked) {
    Ceremony absent = three();
    EXPECT_TRUE(absent.commit(kOne, promise(kOne)));
    absent.pass_over(absent.standing().awaited);
    reload(absent);
    EXPECT_EQ(absent.standing().stage, Stage::Reveal);
    EXPECT_EQ(code(absent.commit(kTwo, promise(kTwo))), "not_asked");
    EXPECT_EQ(code(absent.reveal(kTwo, told(kTwo))), "not_asked");
    absent.pass_over(absent.standing().awaited);
    reload(absent);
    ASSERT_TRUE(absent.done());
    const auto& seats = absent.standing().proof.seats;
    EXPECT_EQ(seats[0], (Contribution{From::Silent, promised(kOne)}));
    EXPECT_EQ(seats[1], (Contribution{From::Absent}));
    EXPECT_EQ(seats[2], (Contribution{From::Bot}));
    EXPECT_EQ(code(absent.reveal(kOne, told(kOne))), "not_asked") << "it is too late";
}

TEST(Ceremony, ATableOfBotsIsDoneAtOnce) {
    const Ceremony bots{key_of_seed(7), 2, SeatSet::first_seats(2)};
    EXPECT_TRUE(bots.done());
}

TEST(Ceremony, TheSameAgainChangesNothing) {
    Ceremony ceremony = three();
    EXPECT_TRUE(ceremony.commit(kOne, promise(kOne)));
    EXPECT_TRUE(ceremony.commit(kOne, promise(kOne)));
    EXPECT_EQ(code(ceremony.commit(kOne, promise(kTwo))), "committed");
    EXPECT_TRUE(ceremony.commit(kTwo, promise(kTwo)));
    EXPECT_TRUE(ceremony.commit(kOne, promise(kOne)));
    EXPECT_TRUE(ceremony.reveal(kOne, told(kOne)));
    EXPECT_TRUE(ceremony.reveal(kOne, told(kOne)));
    EXPECT_TRUE(ceremony.reveal(kTwo, told(kTwo)));
    EXPECT_TRUE(ceremony.reveal(kTwo, told(kTwo)));
}

TEST(Ceremony, WhatIsNotWhatItShouldBeIsRefused) {
    Ceremony ceremony = three();
    EXPECT_EQ(code(ceremony.commit(kOne, "abc")), "bad_commitment");
    EXPECT_EQ(code(ceremony.commit(kThree, promise(kThree))), "not_asked");
    EXPECT_EQ(code(ceremony.commit(Seat{4}, promise(kOne))), "not_asked");
    EXPECT_EQ(code(ceremony.commit(kChance, promise(kOne))), "not_asked");
    EXPECT_TRUE(ceremony.commit(kOne, promise(kOne)));
    // Another one's commitment can be copied, but never revealed.
    EXPECT_TRUE(ceremony.commit(kTwo, promise(kOne)));
    EXPECT_EQ(code(ceremony.reveal(kOne, "xyz")), "bad_bytes");
    EXPECT_EQ(code(ceremony.reveal(kOne, told(kTwo))), "wrong_bytes");
    EXPECT_EQ(code(ceremony.reveal(kTwo, told(kOne))), "wrong_bytes");
    EXPECT_EQ(code(ceremony.reveal(kThree, told(kThree))), "not_asked");
}

TEST(Ceremony, WhatWasKeptAndIsBrokenIsRefused) {
    const std::string kept = three().keep().reveal();
    for (std::size_t cut = 0; cut < kept.size(); ++cut) {
        const auto read = Ceremony::resume(kept.substr(0, cut));
        if (!read) {
            EXPECT_EQ(read.error().code, "bad_kept");
        } else {
            EXPECT_LT(read->standing().proof.count, 3);
        }
    }
}

TEST(Ceremony, SeedsAreNeverTheSame) {
    std::set<FairBytes> seeds;
    for (int i = 0; i < 1000; ++i) seeds.insert(*fresh_seed());
    EXPECT_EQ(seeds.size(), 1000u);
}

TEST(Ceremony, ItsKeyDrawsAtATableThatProvesIt) {
    Ceremony ceremony{*fresh_seed(), 1, {}};
    ASSERT_TRUE(ceremony.commit(kOne, promise(kOne)));
    ASSERT_TRUE(ceremony.reveal(kOne, told(kOne)));
    const AnyGame& game = **find_game("samurai");
    HostSetup setup;
    setup.chairs = {Chair::person("Ada")};
    setup.luck = *ceremony.luck();
    auto host = Host::open(game, setup);
    ASSERT_TRUE(host);
    for (int i = 0; i < 100 && host->due().kind != Due::Kind::Nothing; ++i) {
        if (host->due().kind == Due::Kind::Draw) {
            host.value().draw();
        } else {
            const std::string move = host->match().seen_by(kOne)->legal(false).front();
            ASSERT_TRUE(host.value().play(kOne, move));
        }
    }
    if (!host->match().over()) ASSERT_TRUE(host.value().resign(kOne));
    const auto fairness = verify_draws(game, *host->record());
    ASSERT_TRUE(fairness) << fairness.error().text;
    EXPECT_TRUE(fairness->holds());
    EXPECT_GT(fairness->draws, 3);
}

}  // namespace
}  // namespace engawa::server
