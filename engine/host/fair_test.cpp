#include "engine/host/fair.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/long_run_test.h"
#include "engine/host/table_test.h"

namespace engawa {
namespace {

using testing::IsEmpty;
using testing::UnorderedElementsAre;
using Fault = Fairness::Fault;
using From = Contribution::From;

// Seats give bytes of their own, but for bots; the last of four persons says nothing.
Luck fair_luck(std::string_view letters) {
    const FairBytes seed = key_of_seed(99);
    FairProof proof{*read_key(commitment_to_seed(seed))};
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const Seat seat{static_cast<int>(i)};
        const FairBytes bytes = key_of_seed(1000 + i);
        const FairBytes promise = *read_key(commitment_to_bytes(seat, bytes));
        Contribution own{From::Own, promise, bytes};
        if (letters[i] != 'p') own = {From::Bot};
        if (letters[i] == 'p' && i == 3) own = {From::Silent, promise};
        proof.add(own);
    }
    return Luck::fair_by(seed, proof);
}

HostSetup fair_setup(std::string_view letters) {
    HostSetup setup = setup_of(letters);
    setup.luck = fair_luck(letters);
    return setup;
}

Record played(std::string_view game, const HostSetup& setup) {
    Host host = open_host(game, setup);
    while (step(host)) {
    }
    EXPECT_TRUE(host.match().over());
    return *host.record();
}

void set_tag(Record& record, std::string_view name, std::string_view value) {
    for (auto& tag : record.tags) {
        if (tag.first == name) tag.second = value;
    }
}

TEST(Fair, TheKeyOfAFinishedRecordGivesEveryDraw) {
    for (const auto& [game, letters] :
         {std::pair{"eiyo", "p"}, {"samurai", "p"}, {"susanoo", "paar"}}) {
        const auto fairness = verify_draws(game_named(game), played(game, setup_of(letters)));
        ASSERT_TRUE(fairness) << fairness.error().text;
        EXPECT_EQ(fairness->by, Fairness::By::Key);
        EXPECT_GT(fairness->draws, 10) << game;
        EXPECT_THAT(fairness->wrong, IsEmpty()) << game;
    }
}

TEST(Fair, AnotherKeyGivesOtherDraws) {
    Record record = played("eiyo", setup_of("p"));
    set_tag(record, kChanceKeyTag, write_key(key_of_seed(8)));
    const auto fairness = verify_draws(game_named("eiyo"), record);
    ASSERT_TRUE(fairness);
    EXPECT_GT(fairness->wrong.size(), 5u);
}

TEST(Fair, APublicSeedIsChecked) {
    HostSetup setup = setup_of("p");
    setup.luck = Luck::seeded(12);
    Record record = played("samurai", setup);
    const auto fairness = verify_draws(game_named("samurai"), record);
    ASSERT_TRUE(fairness);
    EXPECT_EQ(fairness->by, Fairness::By::Seed);
    EXPECT_THAT(fairness->wrong, IsEmpty());
    set_tag(record, kSeedTag, "13");
    EXPECT_FALSE(verify_draws(game_named("samurai"), record)->wrong.empty());
}

TEST(Fair, DrawsThatWereTakenBackCount) {
    HostSetup setup = setup_of("p");
    setup.practice = true;
    Host host = open_host("eiyo", setup);
    ASSERT_TRUE(play_until(host, [](const Host& h) { return h.match().plies() > 30; }));
    while (host.due().kind != Due::Kind::Wait) ASSERT_TRUE(step(host));
    ASSERT_TRUE(host.undo(kOne));
    while (step(host)) {
    }
    const Record record = *host.record();
    ASSERT_NE(std::find_if(record.lines.begin(), record.lines.end(),
                           [](const std::string& line) { return line.starts_with("@undo "); }),
              record.lines.end());
    const auto fairness = verify_draws(game_named("eiyo"), record);
    ASSERT_TRUE(fairness) << fairness.error().text;
    EXPECT_THAT(fairness->wrong, IsEmpty());
}

// Fair tables.

class FairTable : public testing::Test {
  protected:
    static const Record& finished() {
        static const Record record = played("eiyo", fair_setup("p"));
        return record;
    }

    std::string& tag(std::string_view name) {
        for (auto& [other, value] : record_.tags) {
            if (other == name) return value;
        }
        ADD_FAILURE() << "no tag " << name;
        return record_.tags.front().second;
    }
    void seal_again() { tag(kFairSealTag) = write_key(seal_of(record_)); }
    std::vector<Fault> faults() const {
        std::vector<Fault> all;
        for (const auto& found : checked().faults) all.push_back(found.fault);
        return all;
    }
    Fairness checked() const {
        const auto fairness = verify_draws(game_named(record_.game), record_);
        EXPECT_TRUE(fairness) << fairness.error().text;
        return fairness ? *fairness : Fairness{};
    }
    std::string refusal() const {
        const auto fairness = verify_draws(game_named(record_.game), record_);
        return fairness ? "" : fairness.error().code;
    }
    // The lines that chance wrote.
    std::vector<int> drawn() const {
        struct Draws : LineWatcher {
            std::vector<int> lines;
            int line = 0;
            void before(const Match& match, std::string_view text) override {
                if (match.tickets() > 1 && !is_table_line(text)) lines.push_back(line);
                ++line;
            }
        } draws;
        EXPECT_TRUE(game_named(record_.game).replay(record_, -1, &draws));
        return draws.lines;
    }

    Record record_ = finished();
};

TEST_F(FairTable, ARecordProvesEveryDraw) {
    const Fairness fairness = checked();
    EXPECT_EQ(fairness.by, Fairness::By::Proof);
    EXPECT_TRUE(fairness.holds());
    EXPECT_GT(fairness.draws, 10);
    EXPECT_EQ(write_key(fairness.seal), tag(kFairSealTag));
    EXPECT_EQ(fairness.proof.commitment, *read_key(commitment_to_seed(key_of_seed(99))));
    for (const auto& [game, letters] : {std::pair{"samurai", "p"}, {"susanoo", "pappr"}}) {
        HostSetup setup = fair_setup(letters);
        if (setup.chairs.size() == 5) setup.options = {{"seats", "5"}};
        record_ = played(game, setup);
        EXPECT_TRUE(checked().holds()) << game;
        EXPECT_GT(checked().draws, 10) << game;
    }
}

TEST_F(FairTable, TheJsonTwinProvesTheSame) {
    record_ = *read_record(write_record_json(record_));
    EXPECT_TRUE(checked().holds());
}

TEST_F(FairTable, AChangedDrawIsFound) {
    // Another outcome of the same draw that fits all later lines, wherever there is one.
    int tried = 0;
    for (const int line : drawn()) {
        const Record before = finished();
        for (const int other : drawn()) {
            if (before.lines[line] == before.lines[other]) continue;
            record_ = before;
            record_.lines[line] = before.lines[other];
            seal_again();
            const auto fairness = verify_draws(game_named("eiyo"), record_);
            if (!fairness) continue;  // illegal: found
            ++tried;
            EXPECT_THAT(fairness->wrong, testing::Contains(line + 1));
            break;
        }
        record_ = before;
        if (tried == 10) break;
    }
    EXPECT_GT(tried, 0);
}

TEST_F(FairTable, AChangedMoveIsFound) {
    // Without chance many a changed game is legal to its end: then only the seal tells.
    record_ = played("paiko", fair_setup("pp"));
    EXPECT_TRUE(checked().holds());
    int found = 0;
    for (std::size_t i = 0; i < record_.lines.size(); ++i) {
        Record changed = record_;
        changed.lines[i] = "+SaWa";
        if (changed.lines == record_.lines) continue;
        const auto fairness = verify_draws(game_named("paiko"), changed);
        EXPECT_TRUE(!fairness || !fairness->holds()) << i;
        ++found;
    }
    EXPECT_GT(found, 5);
    record_.lines.insert(record_.lines.begin(), "@say 1 I never said that");
    EXPECT_THAT(faults(), UnorderedElementsAre(Fault::Seal));
}

TEST_F(FairTable, WordsAfterTheEndAreNotSealed) {
    record_ = played("paiko", fair_setup("pp"));
    record_.lines.emplace_back("@say 1 well played");
    EXPECT_TRUE(checked().holds());
}

TEST_F(FairTable, AnotherSeedIsFound) {
    tag(kFairSeedTag) = write_key(key_of_seed(98));
    seal_again();
    EXPECT_THAT(faults(), UnorderedElementsAre(Fault::Commitment));
    EXPECT_GT(checked().wrong.size(), 5u);
}

TEST_F(FairTable, AnotherCommitmentIsFound) {
    tag(kFairCommitmentTag) = commitment_to_seed(key_of_seed(98));
    seal_again();
    EXPECT_THAT(faults(), UnorderedElementsAre(Fault::Commitment));
}

TEST_F(FairTable, AnotherContributionIsFound) {
    const FairBytes bytes = key_of_seed(5);
    std::string& seat = tag(kFairSeatTag);
    const std::string commitment = seat.substr(6, 64);
    seat = "1 own " + commitment + ' ' + write_key(bytes);
    seal_again();
    EXPECT_THAT(faults(), UnorderedElementsAre(Fault::Contribution));
    EXPECT_EQ(checked().faults.front().seat, 1);
    EXPECT_GT(checked().wrong.size(), 5u);

    tag(kFairSeatTag) = "1 own " + commitment_to_bytes(kOne, bytes) + ' ' + write_key(bytes);
    seal_again();
    EXPECT_THAT(faults(), IsEmpty()) << "whoever noted the commitment would know";
    EXPECT_GT(checked().wrong.size(), 5u);

    tag(kFairSeatTag) = "1 silent " + commitment;
    seal_again();
    EXPECT_GT(checked().wrong.size(), 5u);
}

TEST_F(FairTable, AnotherOrderIsFound) {
    record_ = played("susanoo", [] {
        HostSetup setup = fair_setup("pppr");
        setup.options = {{"seats", "4"}};
        return setup;
    }());
    ASSERT_TRUE(checked().holds());
    const Record before = record_;
    // Two seats' contributions, each still under its own number.
    std::vector<std::string*> seats;
    for (auto& [name, value] : record_.tags) {
        if (name == kFairSeatTag) seats.push_back(&value);
    }
    ASSERT_EQ(seats.size(), 4u);
    std::swap(*seats[0], *seats[1]);
    EXPECT_EQ(refusal(), "bad_proof");
    // And under the other's number.
    (*seats[0])[0] = '1';
    (*seats[1])[0] = '2';
    seal_again();
    EXPECT_THAT(faults(), UnorderedElementsAre(Fault::Contribution, Fault::Contribution));
    // Two lines, in some thirty places of the game: each is a whole game to check.
    int found = 0;
    const std::size_t step = long_run() ? 7 : before.lines.size() / 30 | 1;
    for (std::size_t i = 0; i + 1 < before.lines.size(); i += step) {
        record_ = before;
        std::swap(record_.lines[i], record_.lines[i + 1]);
        if (record_.lines == before.lines) continue;
        const auto fairness = verify_draws(game_named("susanoo"), record_);
        EXPECT_TRUE(!fairness || !fairness->holds()) << i;
        ++found;
    }
    EXPECT_GT(found, 5);
}

TEST_F(FairTable, WhoSatThereIsNotHidden) {
    record_.seats.front() = "novice";
    seal_again();
    EXPECT_THAT(faults(), UnorderedElementsAre(Fault::Seats));
    record_ = finished();
    tag(kFairSeatTag) = "1 bot";
    seal_again();
    EXPECT_THAT(faults(), UnorderedElementsAre(Fault::Seats));
    std::erase_if(record_.tags, [](const auto& tag) { return tag.first == kFairSeatTag; });
    EXPECT_EQ(refusal(), "bad_proof");
}

TEST_F(FairTable, AShorterRecordIsFound) {
    record_.lines.resize(record_.lines.size() / 2);
    EXPECT_THAT(faults(), UnorderedElementsAre(Fault::Unfinished, Fault::Seal));
    record_ = finished();
    std::erase_if(record_.tags, [](const auto& tag) { return tag.first == kFairSealTag; });
    EXPECT_THAT(faults(), UnorderedElementsAre(Fault::Seal));
    std::erase_if(record_.tags, [](const auto& tag) { return tag.first == kFairSeedTag; });
    EXPECT_EQ(refusal(), "no_key");
}

TEST_F(FairTable, NoDrawIsTakenBack) {
    HostSetup setup = fair_setup("p");
    setup.practice = true;
    const auto refused = Host::open(game_named("eiyo"), setup);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, "fair_practice");

    Host host = open_host("eiyo", fair_setup("p"));
    ASSERT_TRUE(play_until(host, [](const Host& h) {
        return h.due().kind == Due::Kind::Wait && h.match().plies() > 30 &&
               h.match().standing().last_mover == kChance;
    }));
    const auto undone = host.undo(kOne);
    ASSERT_FALSE(undone);
    EXPECT_EQ(undone.error().code, "undo_barrier");

    record_.practice = true;
    EXPECT_THAT(faults(), UnorderedElementsAre(Fault::Practice, Fault::Seal));
    record_.practice = false;
    record_.lines.insert(record_.lines.begin() + drawn().front() + 1, "@undo 1");
    EXPECT_EQ(refusal(), "record_mismatch");
}

TEST_F(FairTable, GoesOnFromWhatWasKept) {
    Host host = open_host("eiyo", fair_setup("p"));
    ASSERT_TRUE(play_until(host, [](const Host& h) { return h.match().plies() > 30; }));
    const KeptTable kept = host.keep().reveal();
    EXPECT_EQ(kept.record.find(write_key(key_of_seed(99))), std::string::npos);
    auto again = Host::resume(game_named("eiyo"), kept, Luck::plain(key_of_seed(3)));
    ASSERT_TRUE(again) << again.error().text;
    while (step(again.value())) {
    }
    EXPECT_EQ(*again->record(), finished());
    // What is over is kept whole, and comes back as it was.
    const auto over = Host::resume(game_named("eiyo"), again->keep().reveal(), {});
    ASSERT_TRUE(over);
    EXPECT_EQ(*over->record(), finished());

    const auto lost = Host::resume(game_named("eiyo"), {kept.record, ""}, {});
    ASSERT_FALSE(lost);
    EXPECT_EQ(lost.error().code, "seed_lost");
    std::string other = kept.beside;
    other.replace(other.find("fair_seed ") + 10, 2, "ff");
    const auto wrong = Host::resume(game_named("eiyo"), {kept.record, other}, {});
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().code, "bad_proof");
}

TEST_F(FairTable, ARunningTableTellsNoSeed) {
    const Host host = open_host("samurai", fair_setup("p"));
    const auto fairness = verify_draws(game_named("samurai"), *host.match().record());
    ASSERT_FALSE(fairness);
    EXPECT_EQ(fairness.error().code, "no_key");
}

TEST(Fair, ARunningRecordDoesNotTell) {
    const Host host = open_host("eiyo", setup_of("p"));
    const auto fairness = verify_draws(game_named("eiyo"), *host.match().record());
    ASSERT_FALSE(fairness);
    EXPECT_EQ(fairness.error().code, "no_key");
}

}  // namespace
}  // namespace engawa
