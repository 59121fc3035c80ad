// Real messages of every game along random games, for wire_test.py: on each line the name of a
// schema, a tab and the message.
#include <algorithm>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/sealed_bid/sealed_bid.h"
#include "engine/laws/option_sets.h"
#include "engine/match/any_game_of.h"
#include "engine/match/games.h"
#include "engine/wire/wire.h"
#include "engine/wire/wire_host.h"

namespace engawa {
namespace {

constexpr int kStates = 4;              // of a game that are written about
constexpr std::size_t kOptionSets = 2;  // of a game that are played with
constexpr std::uint32_t kNodes = 50;

void put(std::string_view schema, const Wire& message) {
    std::cout << schema << '\t' << message.json() << '\n';
}

template <class T>
const T& any_of(const std::vector<T>& all, Rng& rng) {
    return all[rng.below(static_cast<std::uint32_t>(all.size()))];
}

// What a seat that is to act may ask.
void put_questions(const SeatView& view, Rng& rng) {
    const std::vector<Choice> choices = view.choices();
    if (choices.empty()) return;
    put("choices", wire_of(choices));
    const std::string& text = any_of(choices, rng).text;
    const auto foresight = view.foresee({&text, 1});
    put(foresight ? "foresight" : "error",
        foresight ? wire_of(*foresight) : wire_of(foresight.error()));
    const auto legal = view.why_not(text);
    if (legal) put("rule", wire_of(*legal));
    Gesture gesture = any_of(choices, rng).gesture;
    if (!gesture.parts.empty()) gesture.parts.back() = {"square", "g7", 0};
    const auto tried = view.why_not(gesture);
    put(tried ? "rule" : "error", tried ? wire_of(*tried) : wire_of(tried.error()));
    const auto nonsense = view.why_not("?");
    if (!nonsense) put("error", wire_of(nonsense.error()));
    const auto thinker = view.think({.level = Level::Master, .nodes = kNodes}, 1);
    if (thinker) {
        (*thinker)->run(kNodes);
        put("thinker", wire_of_begun(**thinker, {.level = Level::Master, .seconds = 0.5}));
        put("thought", wire_of((*thinker)->thought()));
        put("move", wire_of_best(**thinker));
    }
}

void put_state(const AnyGame& game, const Match& match, Rng& rng) {
    put("table", wire_of(match));
    for (const Seat seat : match.to_act() - SeatSet{kChance}) {
        put("moves", wire_of_moves(match.to_act(), match.seen_by(seat)->legal(true)));
    }
    std::vector<Viewer> viewers{kWatcher};
    for (const Seat seat : SeatSet::first_seats(match.seats())) viewers.emplace_back(seat);
    for (const Viewer viewer : viewers) {
        const auto view = match.seen_by(viewer);
        const ViewWish wish{rng.below(2) != 0, rng.below(2) != 0, rng.below(2) != 0};
        put("view", wire_of({game, match.head().options}, *view, at_table(match, viewer), wish));
        const auto read = game.read_view(match.head().options, viewer, view->text());
        if (read)
            put("view", wire_of({game, match.head().options}, **read, {}, {true, true, true}));
        if (const auto log = match.log(viewer, std::max(0, match.standing().heard - 20))) {
            put("log", wire_of(*log));
        }
        put("tableau", wire_of(view->tableau()));
        put("move", wire_of_idle(*view));
        put("odds", wire_of(view->odds(), view->reasons()));
        put_questions(*view, rng);
    }
    const auto record = match.record();
    put(record ? "record" : "error", record ? wire_of(*record) : wire_of(record.error()));
}

// One that the rules refuse, if there is one among a few that other states allow.
void put_broken_rule(const SeatView& view, const std::vector<std::string>& heard) {
    for (const std::string& text : heard) {
        const auto rule = view.why_not(text);
        if (rule && !rule->none()) return put("rule", wire_of(*rule));
    }
}

void play_on(Match& match, std::vector<std::string>& heard, Rng& rng) {
    if (match.to_act().contains(kChance)) {
        match.play_ticket(rng.below(match.tickets()));
        return;
    }
    const Seat seat = match.standing().to_ask;
    const auto view = match.seen_by(seat);
    if (heard.size() < 20) put_broken_rule(*view, heard);
    heard.push_back(any_of(view->legal(false), rng));
    const auto played = match.play(seat, heard.back());
    if (played && heard.size() % 16 == 1) put("played", wire_of_played(*played));
    if (heard.size() == 3 && match.standing().undoable > 0) static_cast<void>(match.undo(1));
    if (heard.size() == 5) static_cast<void>(match.say(seat, "good \"luck\" \\ 縁側"));
    if (heard.size() == 7) static_cast<void>(match.sit(seat, "human Ada"));
    if (heard.size() == 8) match.time_out(seat);
}

int length_of(const AnyGame& game, const Given& options, std::uint64_t seed) {
    const std::vector<BotSpec> bots(static_cast<std::size_t>(*game.seats(options)),
                                    {.level = Level::Random});
    return game.self_play(options, bots, seed, false)->plies;
}

void put_game(const AnyGame& game, const Given& options, std::uint64_t seed) {
    Setup setup;
    setup.options = options;
    const auto match = std::move(game.open(setup)).value();
    Rng rng{seed};
    std::vector<std::string> heard;
    const int every = std::max(1, length_of(game, options, seed) / kStates);
    bool ended = false;  // by its people
    for (int ply = 0; !match->over(); ++ply) {
        if (ply % every == 0) put_state(game, *match, rng);
        if (ply == 2 * every) {
            put("weigh", wire_of(match->seen_by(Seat{0})->weigh(1)));
        }
        if (ply == 3 * every && seed % 3 == 0) ended = match->resign(Seat{0}).ok();
        if (ply == 3 * every && seed % 3 == 1) ended = match->tie(Seat{0}).ok();
        if (!ended) play_on(*match, heard, rng);
    }
    put_state(game, *match, rng);
}

Luck luck_of(const std::vector<Chair>& chairs, std::uint64_t seed) {
    if (seed == 0) return Luck::seeded(seed);
    if (seed == 1) return Luck::plain(key_of_seed(seed));
    FairStanding standing;
    standing.proof.commitment = *read_key(commitment_to_seed(key_of_seed(seed)));
    for (std::size_t i = 0; i < chairs.size(); ++i) {
        const Seat seat{static_cast<int>(i)};
        const FairBytes promise = *read_key(commitment_to_bytes(seat, {}));
        Contribution own{Contribution::From::Own, promise, {}};
        if (chairs[i].is_bot()) own = {Contribution::From::Bot};
        if (i == 3) own = {Contribution::From::Silent, promise};
        standing.proof.add({});
        put("commitment", wire_of_commitment(seat, {}));
        put("fair", wire_of(standing));
        standing.proof.seats[seat] = own;
        standing.stage = static_cast<FairStanding::Stage>(std::min<std::size_t>(i, 2));
        put("fair", wire_of(standing));
        standing.awaited = SeatSet{seat};
    }
    return Luck::fair_by(key_of_seed(seed), standing.proof);
}

// A table with people and a bot, where everybody does anything.
void put_host(const AnyGame& game, const Given& options, std::uint64_t seed) {
    HostSetup setup;
    setup.options = options;
    setup.chairs.assign(static_cast<unsigned>(*game.seats(options)), Chair::person("Ada"));
    if (setup.chairs.size() > 2) setup.chairs[2] = Chair::of_bot({.level = Level::Novice});
    setup.luck = luck_of(setup.chairs, seed);
    auto host = std::move(Host::open(game, setup)).value();
    Rng rng{seed};
    const auto put_table = [&] {
        put("due", secret_wire_of(host.due()).reveal());
        put("chairs", wire_of_chairs(host));
        put("kept", secret_wire_of(host.keep()).reveal());
        put("kept_state", wire_of_kept(game, host.match().secret_record().reveal()));
        put("position", secret_wire_of(host.match().secret_position()).reveal());
        put("setup", secret_wire_of(game, host.rematch({})).reveal());
        put("notice", wire_of_notice(host, kWatcher));
        for (const Seat seat : SeatSet::first_seats(host.match().seats())) {
            put("notice", wire_of_notice(host, seat));
        }
    };
    for (int i = 0; i < 200; ++i) {
        const Due due = host.due();
        if (i % 16 < 4) put_table();
        if (due.kind == Due::Kind::Nothing) break;
        if (due.kind == Due::Kind::Draw) {
            host.draw();
        } else if (due.kind == Due::Kind::AskBot) {
            const auto view = host.match().seen_by(due.seat);
            const std::string move = due.aside ? std::string{} : any_of(view->legal(true), rng);
            static_cast<void>(host.answer(due.seat, due.decision, move));
        } else {
            const Seat seat = due.waiting.first();
            static_cast<void>(
                host.play(seat, any_of(host.match().seen_by(seat)->legal(true), rng)));
            if (i % 5 == 0) static_cast<void>(host.ask_undo(seat));
            if (i % 7 == 0) static_cast<void>(host.ask_tie(seat));
        }
    }
    put_table();
    while (!host.match().over()) {
        const Due due = host.due();
        if (due.kind == Due::Kind::Draw) {
            host.draw();
            continue;
        }
        const Seat seat = due.kind == Due::Kind::AskBot ? due.seat : due.waiting.first();
        const std::string move = any_of(host.match().seen_by(seat)->legal(false), rng);
        if (due.kind == Due::Kind::AskBot) {
            static_cast<void>(host.answer(seat, due.decision, due.aside ? "" : move));
        } else {
            static_cast<void>(host.play(seat, move));
        }
    }
    put("fairness", wire_of(*verify_draws(game, *host.record())));
}

void put_all(const AnyGame& game) {
    Rng rng{1};
    const auto sets = laws::option_sets(
        game.schema(), [&](const Given& given) { return game.seats(given).ok(); }, 0, rng);
    const std::size_t count = std::min(sets.size(), kOptionSets);
    for (std::size_t i = 0; i < count; ++i) {
        put_game(game, sets[i * sets.size() / count], i);
        put_host(game, sets[i * sets.size() / count], i);
        put("refusals", wire_of_refusals(game, sets[i * sets.size() / count]));
    }
    put_host(game, sets.front(), count);
    put("cards", wire_of(game.cards()));
}

// Between two duels of a campaign, where it can be carried away.
void put_carried() {
    Setup road;
    road.options = {{"mode", "campaign"}};
    road.start =
        "8.5.1/0.0/-/2.0.1.1/0.0.0.0/rest/-/-/-/-/rest/-/-/-/0/"
        "0.0.0.0.0.0:WE-K:-:-:EV1,EV2,EV3,EV4,EV6,EV7,EV8,EV9:-/road";
    const AnyGame& samurai = **find_game("samurai");
    put("carried", wire_of_carried(*(*samurai.open(road))->carry()));
}

class Quoting : public Speaker {
  public:
    std::string say(std::string_view key) const override { return "\"" + std::string{key} + "\""; }
};

}  // namespace
}  // namespace engawa

int main() {
    using namespace engawa;
    using Fixture = Entry<sealed_bid::SealedBid, NoBrain, false>;
    const AnyGameOf<Fixture> fixture{the_entry<Fixture>()};
    for (const AnyGame* game : all_games()) put_all(*game);
    put_all(fixture);
    put_carried();
    const Quoting quoting;
    put("games", wire_of(all_games(), nullptr));
    put("games", wire_of(all_games(), &quoting));
    put("error", wire_of(find_game("go").error()));
    LogEntry note;
    note.kind = LogEntry::Kind::Note;
    note.text = "order 1 pass";
    put("log", wire_of({&note, 1}));
}
