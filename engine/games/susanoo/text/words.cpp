// Words for events: keys of data/words with their arguments.
#include "engine/games/susanoo/rules/happening.h"
#include "engine/games/susanoo/text/names.h"
#include "engine/games/susanoo/text/phrases.h"

namespace engawa::susanoo {
namespace {

class Teller {
  public:
    Teller(const Book& book, const Event& event) : book_(book), event_(event) {}

    Phrase tell() const;

  private:
    int n(unsigned i) const { return event_.numbers[i]; }

    Phrase say(std::string_view key, Arguments arguments = {}) const {
        return {"susanoo.event." + std::string{key}, std::move(arguments)};
    }
    // An argument that is player, card or number i of the event.
    Argument who(unsigned i = 0) const { return {"who", Term::seat(n(i))}; }
    Argument player(std::string_view name, unsigned i) const { return {name, Term::seat(n(i))}; }
    Argument card(unsigned i = 1) const { return {"card", card_term(book_, n(i))}; }
    Argument number(std::string_view name, unsigned i) const { return {name, Term::number(n(i))}; }
    static Argument word(std::string_view name, std::string_view key) {
        return {name, Term::word("susanoo." + std::string{key})};
    }
    // A card that only some hear: -1 is one of which the back is seen.
    Argument secret() const {
        if (n(1) >= 0) return card();
        return {"card", Term::word(n(2) == 0 ? "susanoo.back.event" : "susanoo.back.reward")};
    }

    Phrase one(std::string_view key) const { return say(key, {who()}); }
    Phrase two(std::string_view key) const { return say(key, {who(), card()}); }
    Phrase offered() const;
    Phrase of_battle() const;
    Phrase of_cards() const;
    Phrase level_changed() const;
    Phrase element_die() const;
    Phrase ended() const;

    const Book& book_;
    const Event& event_;
};

Phrase Teller::offered() const {
    return say("offered", {who(),
                           word("does", n(5) == 1 ? "offers" : "wants"),
                           {"terms", terms_term(book_, n(1), n(2) == 1, n(3), n(4))}});
}

Phrase Teller::level_changed() const {
    return say("level_changed", {who(),
                                 word("does", n(1) > 0 ? "level.rises" : "level.falls"),
                                 {"by", Term::number(n(1) > 0 ? n(1) : -n(1))},
                                 number("level", 2)});
}

Phrase Teller::element_die() const {
    Argument fighter{"better", Term::seat(n(0))};
    Argument foe{"worse", card_term(book_, n(1))};
    if (n(3) != 1) std::swap(fighter.term, foe.term);
    return say("element_die", {std::move(fighter), std::move(foe), number("roll", 2)});
}

Phrase Teller::ended() const {
    return say("ended", {word("reason", "end." + std::string{kCauseNames[n(0)]})});
}

Phrase Teller::of_battle() const {
    switch (static_cast<Happening>(event_.kind)) {
        case Happening::FightBegan: return two("fight_began");
        case Happening::FoeJoined: return two("foe_joined");
        case Happening::CardDie:
            if (n(0) != kNobody) return say("card_die", {who(), number("roll", 1)});
            return say("card_die", {word("who", "the_foe"), number("roll", 1)});
        case Happening::ElementDie: return element_die();
        case Happening::EscapeDie:
            return say("escape_die", {who(), card(), number("roll", 2), number("sum", 3),
                                      word("how", n(4) == 1 ? "escape.done" : "escape.failed")});
        case Happening::Runs: return one("runs");
        case Happening::NoYokai: return one("no_yokai");
        case Happening::Forfeited: return say("forfeited");
        case Happening::NamesCards: return say("names_cards", {who(), number("count", 1)});
        case Happening::NamesYokai:
            return say("names_yokai",
                       {who(), word("whom", n(1) == 1 ? "the_helper" : "the_fighter")});
        case Happening::Asked: return say("asked", {who(), player("other", 1)});
        case Happening::Offered: return offered();
        case Happening::Countered: return one("countered");
        case Happening::HelpAgreed: return one("help_agreed");
        case Happening::HelpRefused: return one("help_refused");
        case Happening::PouredOnHead: return say("poured", {who(), card(), number("value", 2)});
        case Happening::PouredAgainst: return two("poured_against");
        case Happening::Retreated: return one("retreated");
        case Happening::Judged:
            return say("judged", {number("fighters", 0), number("foes", 1),
                                  word("outcome", n(2) == 1 ? "judged.won" : "judged.lost")});
        case Happening::FoeLeft: return say("foe_left", {card(0)});
        case Happening::Banished: return two("banished");
        case Happening::Annulled: return two("annulled");
        case Happening::WardUsed: return one("ward_used");
        case Happening::Suffered: return two("suffered");
        case Happening::Died: return one("died");
        case Happening::Shown: return two("shown");
        case Happening::Looted: return two("looted");
        case Happening::LootDeclined: return one("loot_declined");
        case Happening::HeadWon: return two("head_won");
        default: return say("battle_over");
    }
}

Phrase Teller::of_cards() const {
    switch (static_cast<Happening>(event_.kind)) {
        case Happening::Robs: return say("robs", {who(), player("other", 1)});
        case Happening::DrawsUnseen: return one("draws_unseen");
        case Happening::GivesTo: return say("gives_to", {who(), player("other", 1)});
        case Happening::Drew: return say("drew", {who(), secret()});
        case Happening::Looked: return say("looked", {who(), secret()});
        case Happening::Kept: return say("kept", {who(), secret()});
        case Happening::Stole: return say("stole", {who(), player("other", 3), secret()});
        case Happening::Gave: return say("gave", {who(), player("other", 3), secret()});
        case Happening::Revealed: return two("revealed");
        case Happening::ToHand: return two("to_hand");
        case Happening::OpenReward: return say("open_reward", {card(0)});
        case Happening::TookReward: return two("took_reward");
        case Happening::PoolFilled: return say("pool_filled", {card(0)});
        case Happening::BeingOffered: return two("being_offered");
        case Happening::BeingChosen: return two("being_chosen");
        case Happening::BeingKept: return one("being_kept");
        case Happening::FormDeclared: return two("form_declared");
        case Happening::FormGained: return two("form_gained");
        case Happening::Discarded: return two("discarded");
        case Happening::LostAtRandom: return two("lost_at_random");
        case Happening::Fetched: return two("fetched");
        case Happening::SakeGained: return two("sake_gained");
        case Happening::SakePassed: return say("sake_passed", {who(), player("other", 1), card(2)});
        case Happening::ItemPassed: return say("item_passed", {who(), player("other", 1), card(2)});
        case Happening::Stays: return two("stays");
        case Happening::StayEnded: return two("stay_ended");
        case Happening::Reshuffled:
            return say("reshuffled",
                       {{"deck", Term::place(n(0) == 0 ? "deck.events" : "deck.rewards")}});
        default: return of_battle();
    }
}

Phrase Teller::tell() const {
    const auto trade = [&](std::string_view key) {
        return say(key, {who(),
                         player("other", 1),
                         {"given", card_term(book_, n(2))},
                         {"wanted", card_term(book_, n(3))}});
    };
    switch (static_cast<Happening>(event_.kind)) {
        case Happening::FirstPlayer: return one("first");
        case Happening::TurnBegan: return say("turn_began", {who(), number("turn", 1)});
        case Happening::Returned: return one("returned");
        case Happening::Passed: return one("passed");
        case Happening::Played: return two("played");
        case Happening::Aimed: return say("aimed", {card(), player("other", 2)});
        case Happening::SidePicked:
            return say("side",
                       {who(), card(), {"side", Term::place(n(2) == 0 ? "fighters" : "foes")}});
        case Happening::TargetPicked: return say("target", {who(), card(), player("other", 2)});
        case Happening::Activated: return two("activated");
        case Happening::Equipped: return two("equipped");
        case Happening::Marked: return two("marked");
        case Happening::TradeBegan: return say("trade_began", {who(), player("other", 1)});
        case Happening::TradeGives: return two("trade_gives");
        case Happening::TradeOffered: return trade("trade_offered");
        case Happening::Traded: return trade("traded");
        case Happening::TradeRefused: return one("trade_refused");
        case Happening::RenewBegan: return one("renew_began");
        case Happening::Paid: return two("paid");
        case Happening::PoolRenewed: return one("pool_renewed");
        case Happening::LevelChanged: return level_changed();
        case Happening::Ended: return ended();
        default: return of_cards();
    }
}

}  // namespace

Term terms_term(const Book& book, int cards, bool yokai, int drinks, int item) {
    Arguments terms;
    const auto count = [&](std::string_view key, int number) {
        Phrase counted{"susanoo.term." + std::string{key}, {{"count", Term::number(number)}}};
        if (number > 0) terms.push_back({{}, Term::phrase(std::move(counted))});
    };
    count("cards", cards);
    if (yokai) terms.push_back({{}, Term::word("susanoo.term.yokai")});
    if (item != kNoCard) {
        terms.push_back({{}, card_term(book, item)});
    } else {
        count("drinks", drinks);
    }
    if (terms.empty()) terms.push_back({{}, Term::word("susanoo.term.nothing")});
    return Term::list(std::move(terms));
}

Term card_term(const Book& book, int card) {
    return Term::card(book.id(card), book.usual ? std::string_view{} : book.card(card).name);
}

Phrase Susanoo::describe(const Event& event) const { return Teller{*book_, event}.tell(); }

}  // namespace engawa::susanoo
