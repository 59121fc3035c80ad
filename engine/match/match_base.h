// What every match is, whatever the game: its record, its events, undo, words at the table, and
// following a record. The rules come in through the private functions, which MatchOf writes for a
// game. Not a template, so that four games do not bring four copies of it into the module of a
// page.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <utility>
#include <vector>

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
    int seats() const final { return seats_; }
    SeatSet to_act() const final;
    SeatSet awaited() const final;
    Talk talk() const final;
    Report report(Viewer viewer) const final;
    int plies() const final { return static_cast<int>(steps_.size()); }

    std::vector<SeenEvent> events(Viewer viewer, int from) const final;
    std::vector<Event> redacted_events(Viewer viewer) const final;
    std::vector<std::pair<std::string, int>> statistics() const final;

    std::vector<std::string> legal(Seat seat) const final;
    std::vector<std::string> sensible(Seat seat) const final;
    Result<std::vector<std::string>> play(Seat seat, std::string_view text) final;
    std::vector<Outcome> outcomes() const final;
    std::string play_chance(Rng& rng) final;
    std::string play_seeded_chance(std::uint64_t seed) final;

    int undoable() const final;
    Result<int> undo(int count) final;
    Seat last_mover() const final { return steps_.empty() ? kChance : steps_.back().seat; }
    Result<Done> resign(Seat seat) final;
    Result<Done> say(Seat seat, std::string_view words) final;
    const Record& record() const final { return record_; }

    // Plays one line of a record, moves and table lines alike. Code: record_mismatch.
    Result<Done> follow(std::string_view line);

  protected:
    MatchBase(int seats, Record record) : seats_(seats), record_(std::move(record)) {}

    bool resigned() const { return !resigned_.empty(); }

  private:
    static constexpr int kMarkEvery = 64;

    struct Step {
        Seat seat;
        PackedMove move = 0;
        bool told_a_secret = false;
        int chance_key = -1;  // of a move of chance
    };
    struct Kept {
        Event event;
        int ply = 0;
    };

    // What the rules say of the state that stands.

    virtual SeatSet rules_to_act() const = 0;
    virtual SeatSet rules_awaited() const = 0;
    virtual Talk rules_talk() const = 0;
    virtual Report rules_report(Viewer viewer) const = 0;
    virtual std::pair<int, int> utilities() const = 0;  // lowest, highest
    virtual bool together() const = 0;                  // the seats win or lose together
    virtual Event redact(const Event& event, Viewer viewer) const = 0;
    virtual Phrase describe(const Event& event) const = 0;
    virtual std::vector<PackedMove> moves(Seat seat) const = 0;
    virtual bool is_wasteful(Seat seat, PackedMove move) const = 0;
    virtual std::uint32_t weight(PackedMove move) const = 0;
    virtual PackedMove draw(Rng& rng) const = 0;
    virtual int chance_key() const = 0;
    virtual std::string write_move(Seat seat, PackedMove move) const = 0;
    virtual Result<PackedMove> read_move(Seat seat, std::string_view text) const = 0;
    // One text may stand for several moves; it is refused as a whole if one of them is illegal.
    virtual Result<std::vector<PackedMove>> read_moves(Seat seat, std::string_view text) const = 0;
    virtual void apply(Seat seat, PackedMove move, EventList& happened) = 0;
    virtual void keep_mark() = 0;                // the state that stands, behind the marks so far
    virtual void go_back_to_mark(int mark) = 0;  // and forgets it and the later ones

    std::string step(Seat seat, PackedMove move);
    void advance(Seat seat, PackedMove move);
    int steps_since_barrier(int most, bool own_only) const;
    Result<int> undo_to_barrier(int count, bool own_only);
    bool hidden_from_somebody(const Event& event) const;
    int take_back(int count);
    void go_back_to(int ply);
    void write_end();
    std::pair<Seat, std::string_view> seat_of(std::string_view line) const;
    Result<Done> follow_move(std::string_view line);
    Result<Done> follow_table(std::string_view line);
    Result<Done> follow_words(std::string_view rest);

    int seats_;
    Record record_;
    std::vector<Step> steps_;
    std::vector<Kept> events_;
    SeatSet resigned_;
};

}  // namespace engawa
