// Eiyo as text for its tests, so that a test reads like the rule ledger.
//
// A Scene is a position in short form, a Table a position that can be asked and played on. Enemies
// have the names of the ledger (champion, war_archer, drum), seats are 'A' and 'B'. Almost
// everything goes through the texts of the notation.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/eiyo/eiyo.h"

namespace engawa::eiyo {

using Words = std::vector<std::string>;

Words words(std::string_view text);                                    // between blanks
Words parts(std::string_view text, char separator);                    // without blanks around them
Words list(std::string_view text);                                     // "a; b; c"
Options options_of(std::string_view text, const Eiyo& game = Eiyo{});  // "mode=coop path=on"
std::string short_name(const std::string& foe);                        // "red_champion" is champion
// In the order of the position text (eiyo.h), and the place of one there by its id or short name.
std::vector<FoeCard> foe_kinds(const Eiyo& game, const Options& options);
std::size_t foe_number(const std::vector<FoeCard>& kinds, const std::string& name);

// Rows with ordinary enemies: those of X3, and six for coop (F0 to N2), where F1 and N2 have a red
// front.
inline constexpr std::string_view kSoloRows =
    "champion|archer|conscript + scout|blade|war_archer + spearman|retainer|veteran_archer + "
    "sergeant|conscript|shadow_master";
inline constexpr std::string_view kCoopRows =
    "scout|blade|war_archer + champion|archer|conscript + spearman|sergeant|veteran_archer + "
    "sergeant|conscript|shadow_master + archer|scout|blade + retainer|spearman|veteran_archer";

// What is not said lies where it harms nobody: weapons in the deck, enemies on the removed pile.
struct Scene {
    std::string options = "";
    // Rows by index, joined by '+': "champion|archer|conscript.7", front first, "-.7" if no card is
    // face up. Unseen cards that are not said: as after the setup. Then ".t", ".1=tanto_tr".
    std::string rows = "";
    std::string hand = "-";  // A's, as in a position: "special:tanto_tl,tanto_tl" in coop
    std::string hand_b = "-";
    int deck = -1;           // its size; the other weapons are the discards. -1: no discards
    std::string cards = "";  // these are in the deck: "tanto_tl yari_rising"
    int table = -1;          // special weapons on the table; -1: all
    int honor = 0;
    std::string unseen = "";  // these enemies are not on the honor stack or the removed pile
    std::string spots = "LR";
    int round = 1;
    std::string first = "1";
    std::string phase = "";  // "": fight, A's turn

    std::string text(const Eiyo& game = Eiyo{}) const;
};

class Table {
  public:
    explicit Table(const Scene& scene, const Eiyo& game = Eiyo{});
    Table(std::string_view options, std::string_view position, const Eiyo& game = Eiyo{});
    static Table start(std::string_view options, const Eiyo& game = Eiyo{});

    const State& state() const { return state_; }
    const Eiyo& game() const { return game_; }
    std::string text() const { return game_.write(state_); }
    std::string phase() const;
    std::string who() const;      // "A", "B", "chance" or "": the one the table waits for
    std::string may_act() const;  // all of them: "AB"

    // Moves; a seat of 0 is the one the table waits for.

    Words moves(char seat = 0) const;  // in the order of the list
    int count(std::string_view prefix, char seat = 0) const;
    bool has(std::string_view move, char seat = 0) const;         // all of "a; b"
    bool lacks(std::string_view move, char seat = 0) const;       // all of "a; b" are refused
    std::string why(std::string_view move, char seat = 0) const;  // the rule that it breaks
    int weight(std::string_view outcome) const;                   // 0: it cannot happen
    int total_weight() const;

    // Playing; each fails the test if a move is not legal.

    Table& play(std::string_view moves);       // "attack tanto_tl TL +0; B: show"
    Table& chance(std::string_view outcomes);  // "tanto_tl archer"
    Table& settle(int most = 1000);            // chance goes on with the first outcome
    Table& random_settle(Rng& rng);
    std::string random_move(Rng& rng);  // "B: show", "chance: tanto_tl"
    Table then(std::string_view moves) const;

    // What lies where.

    int deck() const { return state_.deck_size; }
    int discards() const { return state_.discards_size; }
    int table() const { return state_.table_size; }
    int gone() const { return state_.gone.size(); }
    int supply() const { return game_.supply(state_); }
    int honor() const { return state_.honor; }
    int removed() const { return game_.removed(state_); }
    int exhaustions() const { return game_.exhaustions(state_); }
    int hand(char seat = 'A') const;
    std::string hand_cards(char seat = 'A') const;  // "tanto_tl tanto_tl yari_rising"
    std::string known(char seat) const;
    std::string discard_cards() const;
    int in_deck(std::string_view weapon) const;
    int in_discards(std::string_view weapon) const;
    int in_honor(std::string_view foe) const;
    int in_removed(std::string_view foe) const;
    std::string row(int index) const;  // "archer|blade"
    int stack(int index) const { return state_.rows[index].stack(); }
    bool token(int index) const { return state_.has_token(index); }
    std::string active(int index) const;  // "A tanto_tr" or ""
    std::string spots() const;
    int round() const { return state_.round; }
    int damage() const { return game_.damage(state_); }
    int damage(int row) const { return game_.damage(state_, row); }
    Report report() const { return game_.report(state_); }
    int extra(std::string_view name) const;  // of the report
    bool chat() const;                       // both seats may talk to each other

    // What is seen and heard.

    Observed<State> view(char viewer) const;  // 'A', 'B' or 'w' for a watcher
    std::string view_text(char viewer) const;
    // The happenings of the latest play, chance or settle, as "drew 1 tanto_tl".
    Words heard(char viewer = 'A') const;
    bool heard(std::string_view happening, char viewer = 'A') const;

  private:
    Seat seat_of(char seat) const;
    int weapon_of(std::string_view id) const;
    std::string bag_text(const WeaponBag& bag) const;
    void apply(Seat seat, std::string_view text);
    void apply(Seat seat, Move move);

    Eiyo game_;
    Options options_;
    State state_;
    std::vector<Event> events_;
};

// Plays random games and shows every step, until a check fails.
using Visit = std::function<void(const Table& before, const std::string& move, const Table& after)>;
void along_random_games(std::string_view options, int games, std::uint64_t seed, const Visit& visit,
                        const Eiyo& game = Eiyo{});

}  // namespace engawa::eiyo
