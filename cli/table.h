// A table in the terminal: what its host says is due is shown, asked and typed.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "cli/console.h"
#include "cli/sight.h"
#include "engine/host/host.h"
#include "engine/match/catalogue.h"

namespace engawa::cli {

struct TableSetup {
    const AnyGame* game = nullptr;
    std::shared_ptr<const AnyGame> own_game;  // if it has cards of its own
    std::string cards;                        // these as JSON
    std::unique_ptr<Host> host;
    PictureWish wish;
    std::string file;  // the record that people name: resumed from, saved to, or of a long game
    std::string
        kept;  // where it keeps itself after every move; empty: in a new record of that date
    std::string date;
};

class Table {
  public:
    Table(TableSetup setup, Console& console);
    // Until somebody leaves. The exit code.
    int run();

  private:
    struct Command;
    static const std::vector<Command>& commands();

    // The course of the game (table.cpp).

    Host& host() const { return *setup_.host; }
    const Match& match() const { return host().match(); }
    const Chair& chair(Seat seat) const { return host().chair(seat); }
    std::string name(Seat seat) const;
    std::string who(Seat seat) const;
    Viewer viewer() const;
    Seen seen() const;  // by the viewer
    std::string asked_in_words(Seat seat) const;
    // Moves of a seat with the names of their cards.
    std::vector<std::string> named(Seat seat, std::vector<std::string> moves) const;
    std::string named(Seat seat, const std::string& move) const {
        return named(seat, std::vector{move}).front();
    }
    int people() const { return host().people(); }
    bool anybody_human() const { return people() > 0; }
    // Several people share a screen and may not see each other's cards.
    bool curtained() const { return match().has_secrets() && people() > 1; }
    std::string key(std::string_view rest) const {
        return std::string{match().game()} + "." + std::string{rest};
    }

    void greet();
    void step();
    void human_turn(Seat seat);
    void bot_turn(Seat seat);
    void answer(const Due& due, const std::string& move);
    void after_the_end();
    BotSpec at_a_table(BotSpec bot) const;
    std::string think(Seat seat, const BotSpec& bot, std::uint64_t seed, Thought& thought);
    void draw();
    bool continues(Seat seat) const;
    Picture fresh(const Picture& picture) const;
    void leave();
    void keep();
    bool unsaved() const;
    Result<Done> save_to(const std::string& file);
    void lower_curtain(Seat seat);
    void offer_beside(Seat deciding);
    std::string by_enter(Seat seat) const;
    std::string enter_means(Seat seat) const;
    void tell_beside(Seat seat);

    // Standing orders (table_orders.cpp).

    bool has_orders() const;
    void tell_passed(Seat seat);
    void let_the_answer_be_read();
    Seat first_of(SeatSet waiting) const;

    // What happened (table_news.cpp).

    struct News {
        std::string left;  // a move as notation, or nothing
        std::string text;
        bool heading = false;
        int ply = 0;
        std::vector<Term> cards = {};  // whose text may be new to the listener
    };
    std::vector<News> news_since(int sequence) const;
    void tell(const News& news);
    const Manners& manners() const;
    static bool in_list(std::string_view list, const std::string& name);
    void tell_option(const OptionSpec& option);
    bool told_in(std::string_view list, const Phrase& phrase) const;
    void explain_card(const Term& term);
    Fillers figures() const;  // numbers of the rules that a card file may change
    std::size_t listener() const;
    void tell_news();
    void tell_words(int ply);
    void tell_no_news();
    void tell_choices(Seat seat);
    void tell_result();
    std::string points() const;
    bool listen(std::string_view prompt);

    // What people type (table_commands.cpp).

    std::vector<std::string> completions(const std::string& begun) const;
    void obey(const std::string& line);
    void play(const std::string& text);
    void make(const std::string& move, const std::string& typed);
    Result<Done> try_move(const std::string& text);
    void play_number(long long number, const std::string& text);
    std::string counting(long long number) const;
    bool asks_for_number(Seat seat) const;
    bool is_daring(const std::string& move) const;
    bool gathers(const std::string& text);
    int picks_wanted(const std::string& text) const;
    std::vector<Thing> pile_of_picks(const SeatView& view) const;
    bool may_play(Seat seat) const;
    bool plays_beside(const std::string& line);
    void asks_beside(Seat seat, const std::string& move);
    std::string numbered(const std::string& text) const;
    bool offered(const Command& command) const;
    // The moves that a text can stand for; wasteful if no other one is meant.
    struct Meaning {
        std::vector<std::string> moves = {};
        bool wasteful = false;
    };
    Meaning meant(const std::string& text) const;
    std::vector<std::string> by_yes_or_no(const std::string& text,
                                          const std::vector<std::string>& legal) const;
    // The sensible moves in the order in which they are listed.
    std::vector<std::string> in_order(std::vector<std::string> moves) const;
    std::vector<std::string> conceivable() const;
    std::vector<std::string> attempts(const std::string& text) const;
    bool turns_too_often(const std::string& text) const;
    std::string broken(const std::string& text) const;
    std::string written_out(const std::string& text) const;
    std::string example() const;
    void explain(const std::string& text, const Error& error);
    void tell_illegal(const std::string& move, const std::string& rule);
    void suggest(const std::string& text);
    void tell_weighed();
    void tell_story(const std::string& move);
    std::string in_words(Seat seat, const std::string& move) const;
    void write_record_to(const std::string& file);

    void do_help(const std::string& rest);
    void do_moves(const std::string& rest);
    void do_board(const std::string& rest);
    void do_threat(const std::string& rest);
    void do_cover(const std::string& rest);
    void do_odds(const std::string& rest);
    void do_piles(const std::string& rest);
    void do_try(const std::string& rest);
    void do_card(const std::string& rest);
    bool tell_cards(const std::string& name);
    void do_log(const std::string& rest);
    void do_order(const std::string& rest);
    void do_orders(const std::string& rest);
    void do_say(const std::string& rest);
    void do_hint(const std::string& rest);
    void do_why(const std::string& rest);
    void do_rules(const std::string& rest);
    bool tell_rules(const std::string& wanted);
    void tell_bends(const std::string& entry);
    bool tell_ledger(const std::string& id);
    void do_undo(const std::string& rest);
    Result<int> undo();
    void do_save(const std::string& rest);
    void do_save_over(const std::string& rest);
    void do_export(const std::string& rest);
    void do_record(const std::string& rest);
    void do_position(const std::string& rest);
    void do_resign(const std::string& rest);
    void do_quit(const std::string& rest);

    // Lists of moves (table_moves.cpp).

    void show_overview();
    void show_page();
    void show_groups();

    TableSetup setup_;
    Console& console_;
    Seat asked_;                     // whose line is read
    std::optional<Seat> at_screen_;  // the person who looks at it
    Seat acted_ = kChance;           // who moved last
    bool left_ = false;
    bool changed_ = true;  // since the board was drawn
    int asked_at_ = -1;    // the ply at which a person was last asked
    Picture shown_;        // what was drawn last
    CardList cards_;       // of this game, once one was explained
    std::set<std::pair<std::size_t, std::string>> explained_;  // cards, by listener
    bool ended_ = false;                                       // the result was told
    bool pause_ = true;  // between the moves of bots that somebody watches
    bool resigning_ = false;
    std::string daring_;             // a move that was asked for once, and may lose at once
    std::string dared_;              // the same, for the line that is obeyed
    std::string gathered_;           // picks that are not made yet
    bool cards_kept_ = false;        // cards of one's own lie where the record finds them
    bool unkept_ = false;            // it was told that the game cannot save itself
    std::string kept_;               // what was kept last, of the record
    std::string kept_beside_;        // and beside it
    std::vector<int> told_;          // entries of the log told so far, by listener
    std::vector<int> words_told_;    // and looked through for words
    std::size_t saved_ = 0;          // lines of the record that are saved
    std::vector<std::string> list_;  // numbered moves
    std::size_t listed_ = 0;         // how many of them were shown
    bool paging_ = false;            // Enter shows the next ones
    std::vector<int> passed_told_;   // passes by order, by seat
};

}  // namespace engawa::cli
