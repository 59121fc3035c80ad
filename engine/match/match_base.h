// What every match is, whatever the game: its record, its log, undo, words at the table, and
// following a record. The rules come in through the private functions, which MatchOf writes for a
// game. Not a template, so that four games do not bring four copies of it into the module of a
// page.
#pragma once

#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/by_seat.h"
#include "engine/match/match.h"

namespace engawa {

// A move of any game, which has at most eight bytes.
using PackedMove = std::uint64_t;

template <class Move>
PackedMove pack(const Move& move) {
    static_assert(sizeof(Move) <= sizeof(PackedMove));
    PackedMove packed = 0;
    std::memcpy(&packed, &move, sizeof(Move));
    return packed;
}

template <class Move>
Move unpack(PackedMove packed) {
    Move move;
    std::memcpy(&move, &packed, sizeof(Move));
    return move;
}

class MatchBase : public Match {
  public:
    const TableHead& head() const final { return head_; }
    const Standing& standing() const final { return standing_; }
    Report report() const final;

    Result<std::vector<LogEntry>> log(Viewer viewer, int from) const final;
    int decision(Seat seat) const final;
    Statistics statistics() const final;

    Result<std::vector<std::string>> play(Seat seat, std::span<const std::string> texts,
                                          std::optional<int> decision) final;
    using Match::play;
    Draw next_draw() const final;
    std::string play_ticket(std::uint32_t ticket) final;

    Result<int> undo(int count) final;
    Result<Done> end(Seat seat, Ending how) final;
    Result<Done> say(Seat seat, std::string_view words) final;
    Result<Done> sit(Seat seat, std::string_view who) final;
    void time_out(Seat seat) final;
    Result<Done> note(std::string_view word, std::string_view rest) final;

    Result<Record> record() const final;
    const Secret<Record>& secret_record() const final { return record_; }
    void forget_past(int entries) final;
    Secret<std::vector<Outcome>> secret_outcomes() const final;

    // Plays one line of a record, moves and table lines alike. Code: record_mismatch.
    Result<Done> follow(std::string_view line);

  protected:
    MatchBase(std::string_view game, int seats, bool secrets, bool lasting, Record record)
        : head_{game, seats, secrets && seats > 1, record.practice, lasting, record.options},
          record_(std::move(record)) {}

    // To be called after every change, and when the rules can be asked for the first time.
    void settle();
    std::vector<Event> events_of(Viewer viewer) const;

  private:
    static constexpr int kMarkEvery = 64;

    struct Step {
        PackedMove move = 0;
        Seat seat;
        int chance_key = -1;  // of a move of chance
        int free = 0;  // how many steps up to this one came after the latest chance or secret
        int own = 0;   // and after the latest move of another seat
    };
    // An entry of the log before it is redacted.
    struct Kept {
        LogEntry::Kind kind = LogEntry::Kind::Event;
        Seat seat = {};
        SeatSet listeners = {};  // who hears the text
        Event event = {};
        int ply = 0;
        int undone = 0;
        std::unique_ptr<const std::string> text = {};  // most entries have none
    };
    struct Happened {  // by a move that stands
        Event event;
        int ply = 0;
    };
    struct Question {
        std::uint64_t digest = 0;  // of what the seat may do and is asked
        int number = 1;
    };

    // What the rules say of the state that stands.

    virtual SeatSet rules_to_act() const = 0;
    virtual SeatSet rules_awaited() const = 0;
    virtual Seat rules_to_ask() const = 0;
    virtual Talk rules_talk() const = 0;
    virtual Report rules_report() const = 0;
    virtual std::pair<int, int> utilities() const = 0;  // lowest, highest
    virtual bool together() const = 0;                  // the seats win or lose together
    virtual Event redact(const Event& event, Viewer viewer) const = 0;
    virtual Phrase describe(const Event& event) const = 0;
    virtual std::unique_ptr<MatchBase> begun_again() const = 0;  // from the same start
    // Of what the seat's own view lets it do and asks it; 0 if it is not to act.
    virtual std::uint64_t question(Seat seat) const = 0;
    virtual std::vector<PackedMove> outcomes() const = 0;
    virtual std::uint32_t weight(PackedMove move) const = 0;
    virtual int chance_key() const = 0;
    virtual std::string write_move(Seat seat, PackedMove move) const = 0;
    virtual Result<PackedMove> read_move(Seat seat, std::string_view text) const = 0;
    // The moves that the texts stand for; refused as a whole if one of them cannot be made.
    virtual Result<std::vector<PackedMove>> read_moves(
        Seat seat, std::span<const std::string> texts) const = 0;
    virtual void apply(Seat seat, PackedMove move, EventList& happened) = 0;
    virtual void keep_mark() = 0;                // the state that stands, behind the marks so far
    virtual void go_back_to_mark(int mark) = 0;  // and forgets it and the later ones
    virtual void forget_marks(int count) = 0;    // the first of those that are kept
    virtual bool needs_events() const = 0;       // of the whole game, for its chronicle
    virtual Traits traits(Seat seat) const = 0;  // for statistics

    Record& lines() { return record_.reveal(); }
    std::string step(Seat seat, PackedMove move);
    void advance(Seat seat, PackedMove move);
    void ask_again();
    void tell(Kept entry);
    LogEntry seen(const Kept& kept, int sequence, Viewer viewer) const;
    bool ended_by_people() const { return tied_ || !resigned_.empty(); }
    Result<int> undo_to_barrier(int count, bool own_only);
    bool hidden_from_somebody(const Event& event) const;
    void forget_steps(int before);
    int take_back(int count);
    void go_back_to(int ply);
    void write_end();
    std::pair<Seat, std::string_view> seat_of(std::string_view line) const;
    Result<Done> follow_move(std::string_view line);
    Result<Done> follow_table(std::string_view line);
    Result<Done> follow_words(std::string_view rest);

    TableHead head_;
    Standing standing_;
    Secret<Record> record_;
    std::vector<Step> steps_;
    int first_step_ = 0;  // the ply of the first that is kept; there is a mark before it
    std::vector<std::pair<int, int>> drawn_before_;  // chance_key and how often, before those
    std::vector<Happened> happened_;
    std::vector<Kept> log_;
    int forgotten_ = 0;          // entries before those
    bool drops_events_ = false;  // once they are in the log: nobody asks for them here
    int undone_ = 0;
    // Kept only once somebody has asked for a number: a replay to look at goes ten times faster.
    mutable bool asks_ = false;
    mutable BySeat<Question> questions_{};
    std::uint64_t drawn_ = 0;
    SeatSet resigned_;
    bool tied_ = false;
};

}  // namespace engawa
