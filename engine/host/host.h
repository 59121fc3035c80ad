// Host: the table around a match, the same for terminal, browser and server.
//
// It holds a match and who sits where, and says what is due; whoever calls does that and tells what
// came of it. Who is asked next, bots aside, standing orders, windows that collect their answers,
// moves without a choice, undo among people, leaving and sitting down: all here, once.
//
// It has no clock, no thread and no I/O, and knows no person: the caller measures beats, and says
// for whom it speaks. What of a table may be told to whom is in Match (views and logs) and in
// notice(); due() is for the caller alone.
//
//     for (Due due = host.due(); due.kind != Due::Kind::Nothing; due = host.due()) {
//         switch (due.kind) {
//             case Due::Kind::Draw: host.draw(); break;
//             case Due::Kind::AskBot: host.answer(due.seat, due.decision, thought(due)); break;
//             case Due::Kind::Wait: host.play(...), host.beat_over(due.window), ...; break;
//         }
//     }
//
// Functions that refuse change nothing. Not thread-safe: one writer for each table.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/by_seat.h"
#include "engine/core/moment.h"
#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "engine/core/secret.h"
#include "engine/host/chairs.h"
#include "engine/host/due.h"
#include "engine/host/fair_proof.h"
#include "engine/host/kept.h"
#include "engine/host/orders.h"
#include "engine/match/catalogue.h"
#include "engine/match/chance.h"

namespace engawa {

// What decides draws: a key that nobody knows, a public seed (docs/decisions/0012), or a key that
// everybody at the table had a hand in (docs/fairness.md).
struct Luck {
    Secret<ChanceKey> key{ChanceKey{}};
    std::optional<std::uint64_t> seed = {};
    bool fair = false;
    Secret<FairBytes> fair_seed{FairBytes{}};  // which the record gets at the end
    Given proof = {};                          // and the tags that it begins with

    static Luck plain(const ChanceKey& key) { return {Secret{key}}; }
    static Luck seeded(std::uint64_t seed) { return {Secret{ChanceKey{}}, seed}; }
    static Luck fair_by(const FairBytes& seed, const FairProof& proof);
};

struct HostSetup {
    Given options;
    std::string start;  // a position; empty: the usual start
    bool practice = false;
    Given tags;
    std::vector<Chair> chairs;  // one for each seat
    Luck luck;
    UsualOrders usual;
};

class Host {
  public:
    using Texts = std::vector<std::string>;

    // The game must outlive the host. Codes: wrong_seats, fair_practice (a fair table takes nothing
    // back past chance), and those of AnyGame::open.
    static Result<Host> open(const AnyGame& game, const HostSetup& setup);
    // Goes on as the table would have. Of `fresh` the key is taken if it was lost, and the seed if
    // the record has none; a fair table has no other key than its own. Codes: bad_kept, seed_lost,
    // bad_proof, and those of reading and replaying a record.
    static Result<Host> resume(const AnyGame& game, const KeptTable& kept, const Luck& fresh,
                               const UsualOrders& usual = {});

    const Match& match() const { return *match_; }
    const Chair& chair(Seat seat) const { return chairs_[seat.index()]; }
    int people() const;  // seats without a bot
    std::optional<std::uint64_t> public_seed() const { return luck_.seed; }
    std::optional<FairProof> proof() const;  // of a fair table
    // Whose decision would be taken back first, if a person decided anything that stands.
    std::optional<Seat> last_decider() const;
    Due due() const;
    Notice notice(Viewer viewer) const;

    // What is due.

    std::string draw();  // by the table's own luck
    std::string draw(std::uint32_t ticket);
    // The answer of a bot; empty if it declines to act aside. Nothing is given back while it waits
    // for its window. Codes: stale_decision, no_bot, and those of a move.
    Result<Texts> answer(Seat seat, int decision, std::string_view text);
    // Code: stale_window.
    Result<Done> beat_over(int window);
    // At the end of a clock: the seat's idle move. Codes: stale_decision, not_your_turn.
    Result<Texts> time_out(Seat seat, int decision);

    // What a person does. Code for all: no_person.

    // As Match::play. A pass in a window waits for the others, and nothing is given back.
    Result<Texts> play(Seat seat, std::span<const std::string> texts,
                       std::optional<int> decision = {});
    Result<Texts> play(Seat seat, std::string_view text);
    // Takes back a pass that waits; in this window no order gives it again. Code:
    // nothing_to_withdraw.
    Result<Done> withdraw(Seat seat);
    // "quiet=pass close=5": what is not named stays. Codes: bad_order, order_leaks.
    Result<Done> order(Seat seat, std::string_view orders);
    // Codes: bad_order (there is no battle that could be over).
    Result<Done> pass_until(Seat seat, Until until);
    // Stops the beat for this seat, now or in the next window, and takes back what waits or was
    // passed until. Codes: nothing_to_hold, no_reserve.
    Result<Done> hold(Seat seat);
    // At most so long, in milliseconds.
    int longest_hold(Seat seat) const;
    // After it, however it ended: what it took, as the caller measured it. Somebody who still holds
    // then does so no longer.
    Result<Done> hold_over(Seat seat, int milliseconds);
    Result<Done> say(Seat seat, std::string_view words);
    // Two sides, or seats that win together: the game is over. Else a bot sits down.
    Result<Done> resign(Seat seat);
    // To call it even: all others must be people, and agree. A move of somebody who was asked is a
    // no. Codes: no_tie (they win or lose together, or a bot sits there), chat_closed, game_over.
    Result<Done> ask_tie(Seat seat);
    Result<Done> answer_tie(Seat seat, bool agreed);  // codes: nothing_asked, game_over

    // To before the own last decision: how many moves were taken back. Codes: undo_asks (another
    // person must grant it), undo_others (somebody else decided after it), and those of
    // Match::undo.
    Result<int> undo(Seat seat);
    // Codes: chat_closed (a request is a word to the others), and those of undo.
    Result<Done> ask_undo(Seat seat);
    // 0: refused, or others have not answered yet. Codes: nothing_asked, and those of undo.
    Result<int> answer_undo(Seat seat, bool granted);

    // Who sits where.

    Result<Done> leave(Seat seat);                    // the seat waits
    Result<Done> sit(Seat seat, const Chair& chair);  // code: bad_words

    // The table after this one: everybody one seat on.
    HostSetup rematch(const Luck& luck) const;

    // What is kept. The key, or the seed and the seal of a fair table, are in a record once the
    // game is over. Code: game_running.
    Result<Record> record() const;
    Secret<KeptTable> keep() const;
    Secret<std::string> keep_beside() const;                         // the second of its texts
    void forget_past(int entries) { match_->forget_past(entries); }  // as Match says

  private:
    static constexpr int kReserve = 180'000;
    static constexpr int kLongestHold = 20'000;
    static constexpr int kReserveATurn = 5'000;
    static constexpr int kCloseBeat = 10;  // totals within it make a close battle

    // What everybody can see, as of the last move.
    struct Facts {
        SeatSet awaited;  // players
        bool window = false;
        BySeat<Moment> moments{};  // empty ones at a table of bots
        int gap = -1;
        bool alarm = false;
        int turn_of = -1;
        int of_window = -1;  // Moment::window of those whose own moment it is not
        Beat beat = Beat::None;
    };
    // What a beat starts anew by.
    struct Signs {
        int of_window = -1;
        Beat beat = Beat::None;
        int gap = -1;
        int acts = 0;

        friend bool operator==(const Signs&, const Signs&) = default;
    };
    enum class By : std::uint8_t { Person, Bot, Order, Clock };

    Host(const AnyGame& game, std::unique_ptr<Match> match, std::vector<Chair> chairs, Luck luck,
         const UsualOrders& usual);
    void follow_table_lines(const Record& record);

    // The course of the game (host.cpp).

    bool is_bot(Seat seat) const { return chair(seat).is_bot(); }
    bool is_player(Seat seat) const { return seat.index() < match_->seats(); }
    bool secrets_among_people() const { return match_->has_secrets() && people() > 1; }
    Result<Done> checked(Seat seat) const;
    Result<Texts> make(Seat seat, std::span<const std::string> texts, std::optional<int> decision,
                       By by);
    void after_move(Seat seat, bool act, bool answers_aside);
    void settle();
    bool act_unasked(Seat seat);
    std::string unasked_move(Seat seat) const;
    bool rests() const;
    Seat next_seat() const;
    std::optional<Seat> next_aside() const;
    std::uint64_t seed_for(Seat seat, bool aside) const;
    Due asking(Due due, Seat seat, bool aside) const;
    void note(std::string_view word, Seat seat, std::string_view rest);
    Orders standing_orders(Seat seat) const;

    // Windows, holding and passing until (windows.cpp).

    bool collecting() const { return facts_.window && people() > 1; }
    bool in_beat(Seat seat) const;
    bool asks_itself(Seat seat) const;
    void take_back_answer(Seat seat);
    void pass_for(Seat seat);
    void look();
    Facts facts() const;
    Beat beat_of(const Facts& facts) const;
    void begin_turn(Seat seat);
    void end_until(Until until, Seat except = kChance);
    void set_until(Seat seat, Until until);
    void end_holds();
    Result<Texts> collect(Seat seat, Answer answer);
    void drop_stale();
    bool ready_to_close() const;
    void close_window();

    // Undo (undo.cpp).

    SeatSet other_persons(Seat seat) const;
    bool may_undo(Seat seat) const;
    Notice::Undo undoable(Seat seat) const;
    Result<int> plies_to_undo(Seat seat) const;
    Result<int> take_back(Seat seat);
    Result<int> take_back_to_a_person(Seat seat);
    void forget_undone();
    void forget_later_decisions();
    void forget_old_decisions();

    const AnyGame* game_;
    std::unique_ptr<Match> match_;
    std::vector<Chair> chairs_;
    Luck luck_;
    UsualOrders usual_;
    Facts facts_;
    int window_ = 0;  // as in Due
    bool again_ = false;
    int beat_over_ = -1;  // the window whose beat is over
    Signs signs_;         // of that number
    int acts_ = 0;        // moves of players that were no pass
    int acted_in_ = -1;   // the window in which the latest was made
    SeatSet to_ask_aside_;
    Seat mover_ = kChance;
    std::vector<Decision> decisions_;
    std::optional<Request> undo_request_;
    std::optional<Request> tie_request_;
    BySeat<std::optional<Orders>> orders_;
    BySeat<Until> until_{};
    BySeat<std::optional<Answer>> answers_;
    BySeat<PassedIn> passed_;
    BySeat<int> passed_for_{};
    BySeat<int> made_for_{};
    SeatSet holding_;
    // The window in which the seat held, or took an answer back; -1: none yet, or it waits for one.
    BySeat<int> held_in_{};
    BySeat<int> reserve_{};
};

}  // namespace engawa
