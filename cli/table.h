// A table in the terminal: people and bots around one match.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "cli/console.h"
#include "cli/orders.h"
#include "cli/sight.h"
#include "engine/match/catalogue.h"

namespace engawa::cli {

struct Chair {
    bool human = true;
    BotSpec bot;
};

struct TableSetup {
    const AnyGame* game = nullptr;
    std::shared_ptr<const AnyGame> own_game;  // if it has cards of its own
    std::string cards;                        // these as JSON
    std::unique_ptr<Match> match;
    std::vector<Chair> chairs;
    std::optional<std::uint64_t> seed;  // public: chance goes by it, whatever the players do
    ChanceKey key{};                    // without a seed: nobody is shown it
    PictureWish wish;
    std::string file;  // the record it was resumed from, or saves itself to
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

    const Chair& chair(Seat seat) const { return setup_.chairs[seat.index()]; }
    Match& match() const { return *setup_.match; }
    std::string name(Seat seat) const;
    std::string who(Seat seat) const;
    Viewer viewer() const;
    Seen seen() const;  // by the viewer
    int people() const;
    bool anybody_human() const { return people() > 0; }
    // Several people share a screen and may not see each other's cards.
    bool curtained() const { return match().has_secrets() && people() > 1; }
    std::string key(std::string_view rest) const {
        return std::string{match().game()} + "." + std::string{rest};
    }

    void greet();
    void step();
    void human_turn(Seat seat);
    void ask_bots_aside();
    void bot_turn(Seat seat);
    void after_the_end();
    std::string think(Seat seat, const BotSpec& bot, Thought& thought);
    std::uint64_t bot_seed(bool aside) const;
    void draw();
    bool continues(Seat seat) const;
    Picture fresh(const Picture& picture) const;
    void leave();
    void keep();
    Result<Done> save_to(const std::string& file);
    void lower_curtain(Seat seat);
    void offer_beside(Seat deciding);
    std::string by_enter(Seat seat) const;
    std::string enter_means(Seat seat) const;
    void tell_beside(Seat seat);

    // Standing orders (table_orders.cpp).

    Orders& orders(Seat seat);
    bool has_orders() const;
    bool acts_for(Seat seat);
    void tell_passed(Seat seat);
    void note_pass(Seat seat, const Moment& moment, const std::string& move,
                   std::vector<std::string> choices);
    bool passed_alike(Seat seat, const Moment& moment, const std::vector<std::string>& legal) const;
    Seat next_seat() const;

    struct Decision {
        int plies = 0;  // before it
        Seat seat;
    };

    // What happened (table_news.cpp).

    struct News {
        std::string left;  // a move as notation, or nothing
        std::string text;
        bool heading = false;
        int ply = 0;
        std::vector<std::string> cards = {};  // whose text may be new to the listener
    };
    std::vector<News> news_since(int sequence) const;
    void tell(const News& news);
    bool in_list(std::string_view list, const std::string& name) const;
    bool told_in(std::string_view list, const Phrase& phrase) const;
    void explain_card(const std::string& name);
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
    void play_number(long long number, const std::string& text);
    bool may_play(Seat seat) const;
    bool plays_beside(const std::string& line);
    void asks_beside(Seat seat, const std::string& move);
    std::string numbered(const std::string& text) const;
    bool offered(const Command& command) const;
    std::vector<std::string> meant(const std::string& text) const;
    std::vector<std::string> conceivable() const;
    std::vector<std::string> attempts(const std::string& text) const;
    bool turns_too_often(const std::string& text) const;
    std::string broken(const std::string& text) const;
    std::string written_out(const std::string& text) const;
    std::string example() const;
    void explain(const std::string& text, const Error& error);
    void tell_illegal(const std::string& move, const std::string& rule);
    void suggest(const std::string& text);
    void tell_weighed(const std::string& chosen);
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
    bool may_undo() const;
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
    int asked_aside_at_ = -1;        // the ply at which bots were last asked
    bool left_ = false;
    bool changed_ = true;  // since the board was drawn
    int asked_at_ = -1;    // the ply at which a person was last asked
    int ordered_at_ = -1;  // the ply at which an order was given
    Picture shown_;        // what was drawn last
    std::set<std::pair<std::size_t, std::string>> explained_;  // cards, by listener
    bool ended_ = false;                                       // the result was told
    bool pause_ = true;  // between the moves of bots that somebody watches
    bool resigning_ = false;
    bool cards_kept_ = false;          // cards of one's own lie where the record finds them
    bool unkept_ = false;              // it was told that the game cannot save itself
    std::vector<int> told_;            // entries of the log told so far, by listener
    std::vector<int> words_told_;      // and looked through for words
    std::size_t saved_ = 0;            // lines of the record that are saved
    std::vector<Decision> decisions_;  // texts that people played
    std::vector<std::string> list_;    // numbered moves
    std::size_t listed_ = 0;           // how many of them were shown
    bool paging_ = false;              // Enter shows the next ones
    std::vector<Orders> orders_;       // by seat
    std::vector<std::vector<std::string>> passed_with_;  // moves that a typed pass let go, likewise
    std::vector<int> passed_for_;  // passes by order that were not told yet, likewise
};

}  // namespace engawa::cli
