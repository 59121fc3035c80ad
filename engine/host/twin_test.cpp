// Nothing is told by speed: two worlds that look the same to everybody but one seat give everybody
// else the same messages at the same times, whatever that seat holds and whenever it answers.
#include <algorithm>

#include "engine/games/eiyo/eiyo.h"
#include "engine/games/sealed_bid/sealed_bid.h"
#include "engine/games/susanoo/rules/facts.h"
#include "engine/host/host.h"
#include "engine/host/table_test.h"
#include "engine/match/any_game_of.h"
#include "engine/match/games.h"

namespace engawa {
namespace {

// What everybody but `hidden` is told of the table at this moment.
std::string told(const Host& host, Seat hidden) {
    std::string text;
    for (int i = -1; i < host.match().seats(); ++i) {
        if (i == hidden.index()) continue;
        const Viewer viewer = i < 0 ? kWatcher : Viewer{Seat{i}};
        const auto view = host.match().seen_by(viewer);
        const Notice notice = host.notice(viewer);
        text += view->text() + '|' + std::string{write_beat(notice.beat)} +
                std::to_string(notice.window) + (notice.again ? "again" : "") +
                (notice.somebody_holds ? "held" : "") + (notice.answered ? "answered" : "");
        if (i >= 0) text += '#' + std::to_string(host.match().decision(Seat{i}));
        text += '@' + std::to_string(host.match().standing().heard) + '\n';
        const auto log = host.match().log(viewer);
        for (const LogEntry& entry : *log) {
            text += ' ' + in_one_line(entry.phrase) + entry.text;
        }
        text += '\n';
    }
    return text;
}

// A table with a clock: bots answer after a time that is the same for all, a person whose choice
// the others cannot see answers when it likes, and the others let the beat run out; or they pass at
// once, and that person is asleep.
struct Clocked {
    Host host;
    Seat hidden;
    int patience;  // ticks after which the hidden seat answers
    bool asleep = false;
    int tick = 0;
    int beat_since = 0;
    int window = -1;
    int asked_since = 0;
    int asked = -1;

    static constexpr int kBeat = 8;
    static constexpr int kClock = 12;

    void run_a_tick() {
        ++tick;
        const Due due = host.due();
        if (due.kind == Due::Kind::Nothing || due.kind == Due::Kind::Draw) return;
        if (due.window != window) {
            window = due.window;
            beat_since = tick;
        }
        if (host.match().plies() != asked) {
            asked = host.match().plies();
            asked_since = tick;
        }
        const int waited = tick - asked_since;
        if (due.kind == Due::Kind::AskBot) return answer_bot(due, waited);
        if (due.beat != Beat::None && tick - beat_since >= kBeat) {
            ASSERT_TRUE(host.beat_over(due.window));
            return;
        }
        if (asleep) {
            for (const Seat seat : due.waiting - SeatSet{hidden}) pass(seat);
        } else if (due.waiting.contains(hidden) && waited >= patience) {
            return pass(hidden);
        }
        if (waited >= kClock) answer_one(due);
    }

    // In a window the answer waits, and may come when it likes.
    void answer_bot(const Due& due, int waited) {
        const bool window_open = due.beat != Beat::None;
        if (waited < (window_open && due.seat == hidden ? patience : 3)) return;
        const std::string idle = host.match().seen_by(due.seat)->idle();
        ASSERT_TRUE(host.answer(due.seat, due.decision, due.aside ? "" : idle));
    }

    void pass(Seat seat) {
        const std::string pass = host.match().seen_by(seat)->moment().pass;
        if (!pass.empty() && host.match().awaited().size() > 1) {
            ASSERT_TRUE(host.play(seat, pass));
        }
    }

    // At the end of a clock, for one after the other.
    void answer_one(const Due& due) {
        const Seat seat = due.waiting.first();
        const auto played = host.time_out(seat, host.match().decision(seat));
        ASSERT_TRUE(played) << played.error().text;
    }
};

// In its own turn or battle a seat takes its time: others wait for it by the rules.
bool own_moment(const Host& host, Seat seat) {
    const Moment moment = host.match().seen_by(seat)->moment();
    return moment.turn_of >= 0 && moment.kind == Moment::Kind::Own;
}

// Chance draws from other bags, a seat that is asked alone shows what it holds, and bids are shown:
// there the worlds part for good reason.
bool parts(const Host& host, Seat hidden) {
    if (own_moment(host, hidden)) return true;
    const Due::Kind kind = host.due().kind;
    const auto log = host.match().log(kWatcher);
    const bool shown = std::any_of(log->begin(), log->end(), [](const LogEntry& entry) {
        return entry.phrase.key == "sealed_bid.event.shown";
    });
    return shown || kind == Due::Kind::Draw || kind == Due::Kind::Nothing ||
           host.match().awaited() == SeatSet{hidden};
}

// For how many ticks the two worlds were watched, and when they were first told apart.
struct Watched {
    int ticks = 0;
    int told_apart = -1;  // -1: they were not
    std::string one;      // what the first one told then
};

Watched watch(const AnyGame& game, const HostSetup& a, const HostSetup& b, Seat hidden,
              bool asleep = false) {
    Clocked one{*Host::open(game, a), hidden, 1, asleep};
    Clocked two{*Host::open(game, b), hidden, 6, asleep};
    Watched watched;
    for (; watched.ticks < 200 && !parts(one.host, hidden); ++watched.ticks) {
        if (told(one.host, hidden) != told(two.host, hidden)) {
            watched.told_apart = watched.ticks;
            watched.one = told(one.host, hidden);
            return watched;
        }
        one.run_a_tick();
        two.run_a_tick();
    }
    if (parts(one.host, hidden) != parts(two.host, hidden)) watched.told_apart = watched.ticks;
    return watched;
}

// How many ticks; they are told the same at each of them.
int watched(const HostSetup& a, const HostSetup& b, std::string_view game, Seat hidden,
            bool asleep = false) {
    const Watched both = watch(game_named(game), a, b, hidden, asleep);
    EXPECT_EQ(both.told_apart, -1) << game << ":\n" << both.one;
    return both.ticks;
}

// A fight that seat 2 looks at, with this card in its hand.
std::string fight_with(std::string_view card) {
    constexpr std::string_view kSeat = "HB04.5.-.";
    std::string text{kFight};
    return text.replace(text.find(kSeat) + kSeat.size(), 1, card);
}

TEST(Twins, OfSusanooTellTheSameWhateverOneSeatHolds) {  // SUS-309
    for (const char* letters : {"pppp", "ppaa", "papp"}) {
        for (const Orders& orders :
             {Orders{}, Orders::usual(), Orders::alone(), *read_orders("forced=on", {})}) {
            HostSetup idle = setup_of(letters, {{"seats", "4"}}, fight_with("EQ01"));
            idle.usual = orders;
            HostSetup armed = idle;
            armed.start = fight_with("CO01");
            const Host one = open_host("susanoo", idle);
            const Host two = open_host("susanoo", armed);
            EXPECT_NE(one.match().seen_by(kTwo)->legal(false),
                      two.match().seen_by(kTwo)->legal(false));
            EXPECT_GE(watched(idle, armed, "susanoo", kTwo), Clocked::kBeat) << letters;
            if (letters[1] == 'p') EXPECT_GT(watched(idle, armed, "susanoo", kTwo, true), 0);
        }
    }
}

// Do they look the same to everybody but `hidden`?
template <class G>
bool alike(const G& game, const typename G::State& a, const typename G::State& b, int seats,
           Seat hidden) {
    for (const Seat seat : SeatSet::first_seats(seats) - SeatSet{hidden}) {
        if (game.write_view(game.observe(a, seat)) != game.write_view(game.observe(b, seat))) {
            return false;
        }
    }
    return true;
}

struct Pair {
    HostSetup one;
    HostSetup other;
};

// Tables at a moment that fits, each with one that differs in what `hidden` holds, and nobody else
// can tell them apart. `twin` makes one from a state, or the same again.
template <class G, class Twin>
std::vector<Pair> pairs_of(const AnyGame& any, const G& game, HostSetup setup, Seat hidden,
                           const std::function<bool(const Host&)>& fits, Twin&& twin) {
    const auto options = game.options(setup.options);
    std::vector<Pair> pairs;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        setup.luck = Luck::plain(key_of_seed(seed));
        Host host = *Host::open(any, setup);
        EXPECT_TRUE(play_until(host, fits));
        const auto state = game.read(*options, host.match().secret_position().reveal());
        Rng rng{seed};
        for (int tries = 0; tries < 300; ++tries) {
            const auto other = twin(*state, rng);
            if (other == *state || !alike(game, *state, other, game.seats(*options), hidden)) {
                continue;
            }
            Pair pair{setup, setup};
            pair.one.start = game.write(*state);
            pair.other.start = game.write(other);
            pairs.push_back(pair);
            break;
        }
    }
    return pairs;
}

// How many pairs were told the same.
template <class G>
int watched_twins(const G& game, const HostSetup& setup, Seat hidden,
                  const std::function<bool(const Host&)>& fits) {
    int compared = 0;
    const auto guess = [&](const typename G::State& state, Rng& rng) {
        return game.guess(game.observe(state, kOne), rng);
    };
    for (Pair& pair : pairs_of(game_named(G::kName), game, setup, hidden, fits, guess)) {
        pair.one.usual = pair.other.usual = *read_orders("forced=on", {});
        compared += watched(pair.one, pair.other, G::kName, hidden) > 0 ? 1 : 0;
    }
    return compared;
}

TEST(Twins, OfEiyoTellTheSameWhateverThePartnerHolds) {
    const auto fits = [](const Host& host) {
        return host.match().plies() > 50 && host.due().kind == Due::Kind::Wait &&
               host.match().awaited().contains(kOne);
    };
    EXPECT_GT(watched_twins(eiyo::Eiyo{}, setup_of("pp", {{"mode", "coop"}}), kTwo, fits), 3);
}

TEST(Twins, OfSealedBidsTellTheSameWhateverTheBotHolds) {
    const auto fits = [](const Host& host) {
        return host.match().awaited().size() > 1 && host.due().kind != Due::Kind::Draw;
    };
    for (const char* letters : {"ppr", "ppp"}) {
        const HostSetup setup = setup_of(letters, {{"seats", "3"}});
        EXPECT_GT(watched_twins(sealed_bid::SealedBid{}, setup, kThree, fits), 3) << letters;
    }
}

// A card of the hidden hand changes its place with one of the same back that nobody has seen.
susanoo::State with_another_card(const susanoo::Susanoo& game, susanoo::State s, Seat hidden,
                                 Rng& rng) {
    const susanoo::Book& book = game.book();
    std::vector<int> held;
    std::vector<int> unseen;
    susanoo::each(s.hand[hidden.index()], [&](int card) { held.push_back(card); });
    if (held.empty()) return s;
    const int out = held[rng.below(static_cast<std::uint32_t>(held.size()))];
    susanoo::each(s.deck & book.deck_of(book.back(out)), [&](int card) { unseen.push_back(card); });
    if (unseen.empty()) return s;
    const int in = unseen[rng.below(static_cast<std::uint32_t>(unseen.size()))];
    s.hand[hidden.index()].take(out);
    s.hand[hidden.index()].add(in);
    s.deck.take(in);
    s.deck.add(out);
    const auto read =
        game.read(*game.options({{"seats", std::to_string(s.players)}}), game.write(s));
    EXPECT_TRUE(read.ok()) << read.error().text;
    return *read;
}

TEST(Twins, OfSusanooTellTheSameAlongRandomGames) {  // SUS-309
    const susanoo::Susanoo game;
    const auto fits = [](const Host& host) {
        return host.match().plies() > 150 && host.due().kind != Due::Kind::Draw &&
               host.match().awaited().size() > 1 && host.match().awaited().contains(kTwo) &&
               !own_moment(host, kTwo);
    };
    const auto twin = [&](const susanoo::State& state, Rng& rng) {
        return with_another_card(game, state, kTwo, rng);
    };
    int compared = 0;
    for (const char* letters : {"pppp", "pppa", "papp"}) {
        const HostSetup setup = setup_of(letters, {{"seats", "4"}});
        for (Pair& pair : pairs_of(game_named("susanoo"), game, setup, kTwo, fits, twin)) {
            for (const Orders& orders :
                 {Orders{}, Orders::usual(), *read_orders("forced=on", {})}) {
                pair.one.usual = pair.other.usual = orders;
                compared += watched(pair.one, pair.other, "susanoo", kTwo) > 0 ? 1 : 0;
            }
        }
    }
    EXPECT_GT(compared, 30);
}

// A copy that does not wait for a seat without a high card: the others can tell by when the bids
// are shown.
class Hasty : public sealed_bid::SealedBid {
  public:
    SeatSet awaited(const State& s) const {
        SeatSet all = SealedBid::awaited(s);
        const bool low = s.phase == sealed_bid::Phase::Bid && s.hands[kThree].count(s.ranks) == 0;
        if (low && all.size() > 1) all = all - SeatSet{kThree};
        return all;
    }
};

TEST(Twins, AreToldApartWhereATableWaitsByWhatAHandHolds) {
    using HastyBids = Entry<Hasty, NoBrain, false>;
    const AnyGameOf<HastyBids> any{the_entry<HastyBids>()};
    const Hasty game;
    const auto fits = [](const Host& host) {
        return host.match().awaited().size() > 1 && host.due().kind != Due::Kind::Draw;
    };
    const auto guess = [&](const sealed_bid::State& state, Rng& rng) {
        return game.guess(game.observe(state, kOne), rng);
    };
    int told_apart = 0;
    const HostSetup setup = setup_of("ppp", {{"seats", "3"}});
    for (const Pair& pair : pairs_of(any, game, setup, kThree, fits, guess)) {
        told_apart += watch(any, pair.one, pair.other, kThree).told_apart >= 0 ? 1 : 0;
    }
    EXPECT_GT(told_apart, 0);
}

}  // namespace
}  // namespace engawa
